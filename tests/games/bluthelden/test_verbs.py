"""Every word of docs/bluthelden-cards.md for what a text can do, on Spells made for this: what it does to whom, and
whether `if = {did = true}` then holds. Cards that no deck has yet may be written with them."""

from functools import cache
from typing import Any

import pytest

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

ONE = 'targets = [{what = "fighter"}]'

# Magic value 3: the Ranger (Resistance 3) is reached, the Centaur (4) is not.
SPELLS = {
    "turn": (ONE, '{do = "turn", to = "target"}'),
    "unturn": (ONE, '{do = "unturn", to = "target"}'),
    "stun": (ONE, '{do = "stun", to = "target"}'),
    "fear": (ONE, '{do = "fear", to = "target"}'),
    "shift": (ONE, '{do = "shift", to = "target"}'),
    "return_to_hand": (ONE, '{do = "return_to_hand", to = "target"}'),
    "destroy": (ONE, '{do = "destroy", to = "target"}'),
    "banish": (ONE, '{do = "banish", to = "target"}'),
    "counter": (ONE, '{do = "counter", name = "plus", n = 2, to = "target"}'),
    "change": (ONE, '{do = "change", to = "target", power = 1, hp = 2}'),
    "blood_rush": (ONE, '{do = "blood_rush", n = 2, to = "target"}'),
    "prevent": (ONE, '{do = "prevent", n = 2, to = "target"}'),
    "damage": (ONE, '{do = "damage", n = 1, to = "target"}'),
    "heal": (ONE, '{do = "heal", n = 1, to = "target"}'),
    "remove_counters": (ONE, '{do = "remove_counters", names = ["poison", "madness"], to = "target"}'),
    "create_training": (ONE, '{do = "create", token = "growth", to = "target"}'),
    "create": ("", '{do = "create", token = "skeleton", n = 2, zone = "war"}'),
    "create_there": (ONE, '{do = "create", token = "skeleton", zone = "safety", lane = "target"}'),
    "two": (
        'targets = [{what = "fighter", side = "own"}, {what = "fighter", side = "enemy"}]',
        '{do = "damage", n = 1, to = "target"}, {do = "damage", n = 2, to = "target2"}',
    ),
    "copy": (ONE, '{do = "copy", of = "target"}'),
    "fuse": ('targets = [{what = "war_zone"}]', '{do = "fuse", token = "skeleton", n = 2, into = "mutant_demon"}'),
    "shadow": ("", '{do = "shadow", n = 2}'),
    "shadow_there": ('targets = [{what = "war_zone"}]', '{do = "shadow", n = 2, lane = "target"}'),
    "no_damage": ('targets = [{what = "war_zone"}]', '{do = "no_damage"}'),
    "control": (ONE, '{do = "control", to = "target", until = "game"}'),
    "move": (ONE, '{do = "move", to = "target", zone = "safety"}'),
    "rise": (ONE, '{do = "rise", to = "target"}'),
    "gain_lp": ("", '{do = "gain_lp", n = 2, who = "opponent"}'),
    "lose_lp": ("", '{do = "lose_lp", n = 2, who = "opponent"}'),
    "gain_asp": ("", '{do = "gain_asp", n = 2}'),
    "sacrifice": ("", '{do = "sacrifice", n = 2, who = "opponent"}'),
    "discard": ("", '{do = "discard", n = 2, who = "opponent"}'),
    "draw_spell": ("", '{do = "draw", n = 2, from = "spell"}'),
    "draw": ("", '{do = "draw", n = 2}'),
    "draw_pool": ("", '{do = "draw", n = 1, from = "pool"}'),
    "fetch": ("", '{do = "fetch", from = "graveyard", of = {species = "undead"}, put = "hand"}'),
    "play_free": ("", '{do = "play_free", of = {type = "spell"}}'),
    "later": ("", '{do = "later", when = "turn_ends", then = [{do = "gain_asp", n = 1}]}'),
}

SPELL = """
[[card]]
key = "trial_{name}"
type = "spell"
colour = "grey"
rarity = "F"
asp = 0
magic = 3
origin = "original"
[[card.effect]]
{targets}
do = [{do}, {{do = "gain_lp", n = 1, if = {{did = true}}}}]
"""

THINGS = """
[[card]]
key = "trial_thing"
type = "artifact"
colour = "grey"
rarity = "F"
asp = 0
origin = "original"
[[card.activated]]
cost = {turn = true}
do = [{do = "sacrifice_this"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true}
do = [{do = "banish_this"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "sacrifice_this"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "banish_this"}, {do = "gain_lp", n = 1, if = {did = true}}]

[[card]]
key = "trial_drill"
type = "training"
colour = "grey"
rarity = "F"
asp = 0
host = {what = "fighter", side = "own"}
origin = "original"
[[card.activated]]
cost = {turn = true}
do = [{do = "counter", name = "plus", n = 2, to = "host"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "counter", name = "plus", n = 2, to = "host"}, {do = "gain_lp", n = 1, if = {did = true}}]

[[card]]
key = "trial_bloodmage"
type = "artifact"
colour = "grey"
rarity = "F"
asp = 0
keywords = ["bloodmage"]
origin = "original"
[[card.activated]]
cost = {turn = true}
do = [{do = "gain_asp", n = 2}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "gain_asp", n = 2}, {do = "gain_lp", n = 1, if = {did = true}}]
"""


@cache
def game() -> Bluthelden:
    texts = read_files()
    spells = [SPELL.format(name=name, targets=targets, do=do) for name, (targets, do) in SPELLS.items()]
    return Bluthelden(open_box(texts | {"neutral.toml": texts["neutral.toml"] + "".join(spells) + THINGS}))


def cast(
    seat: int, name: str, *choices: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None,
    **more: Any,
) -> Board:  # fmt: skip
    """Anna, at 20 LP, has played the Spell of this verb and it has resolved; at 21 LP it did something."""
    own = {"lp": 20, "hand": [f"trial_{name}"]}
    own |= mine or {}
    b = Board(seat, own, theirs, game=game(), **more)
    b.does(f"trial_{name}", *choices)
    assert b.chain() == [f"trial_{name}"]
    return b


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-11.05")
@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ("turn", {"turned": True}), ("stun", {"turned": True, "missed": True}),
        ("counter", {"counters": {"plus": 2}, "power": 4, "hp": 5}), ("change", {"power": 3, "hp": 5}),
        ("blood_rush", {"power": 4, "hp": 5}), ("damage", {"damage": 1}), ("shift", {"keywords": ["tactical_shift"]}),
        ("create_training", {"power": 4, "hp": 4}), ("prevent", {"damage": 0}),
    ],
)  # fmt: skip
def test_what_happens_to_whom_it_reaches(seat: int, verb: str, words: dict[str, Any]) -> None:
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}})
    b.resolve()
    for field, value in words.items():
        assert b.value("foe-war-left-1", field) == value
    assert b.body("foe-war-left-2") == "2/3 R3 I3"
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "centaur"}})
    b.resolve()
    assert b.body("foe-war-left-1") == "3/4 R4 I3"  # it resists
    assert b.value("foe-war-left-1", "counters") == {}
    assert b.trainings("foe-war-left-1") == []
    assert b.lp("Anna") == 20
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-11.05")
@pytest.mark.parametrize("verb", ["destroy", "banish", "return_to_hand"])
def test_what_makes_it_leave_play(seat: int, verb: str) -> None:
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}})
    b.resolve()
    assert b.where("ranger") == ["foe-war-left-2"]
    assert b.graveyard("Ben") == (["ranger"] if verb == "destroy" else [])
    assert b.banished("Ben") == (["ranger"] if verb == "banish" else [])
    assert b.hand("Ben") == (["ranger"] if verb == "return_to_hand" else [])
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"
    b = cast(seat, verb, "foe-war-left-1", theirs={"pieces": {"war-left-1": "centaur"}})
    b.resolve()
    assert b.where("centaur") == ["foe-war-left-1"]
    assert b.lp("Anna") == 20


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-D31")
def test_unturning_and_who_is_unturned_anyway(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "centaur", "turned": True}}}
    b = cast(seat, "unturn", "foe-war-left-1", theirs=theirs)
    b.resolve()  # a turned Character has Resistance 0
    assert b.body("foe-war-left-1") == "3/4 R4 I3"
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.07", "BH-13.08")
@pytest.mark.parametrize(("die", "stunned"), [(2, False), (3, True), (6, True)])
def test_fear_needs_as_much_as_the_resistance(seat: int, die: int, stunned: bool) -> None:
    b = cast(seat, "fear", "foe-war-left-1", theirs={"pieces": {"war-left-1": "ranger"}})
    b.resolve(f"d6 {die}")
    assert b.value("foe-war-left-1", "turned") is stunned
    assert b.value("foe-war-left-1", "missed") is stunned
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.49", "BH-13.50", "BH-D127")
@pytest.mark.parametrize(("damage", "left", "lp"), [(2, 1, 21), (1, 0, 21), (0, 0, 20)])
def test_healing_is_something_only_if_there_is_damage(seat: int, damage: int, left: int, lp: int) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "ranger", "damage": damage}}}
    b = cast(seat, "heal", "foe-war-left-1", theirs=theirs)
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == left
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-12.01", "BH-D127")
@pytest.mark.parametrize(
    ("counters", "left", "lp"),
    [({"poison": 2, "plus": 1}, {"plus": 1}, 21), ({"madness": 1}, {}, 21), ({"plus": 1}, {"plus": 1}, 20)],
)
def test_counters_of_these_names_are_taken_off(
    seat: int, counters: dict[str, int], left: dict[str, int], lp: int
) -> None:
    theirs = {"pieces": {"war-left-1": {"card": "ranger", "counters": counters}}}
    b = cast(seat, "remove_counters", "foe-war-left-1", theirs=theirs)
    b.resolve()
    assert b.value("foe-war-left-1", "counters") == left
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


OPEN = {"resource-left": "fertile_field"}


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-D127")
@pytest.mark.parametrize(
    ("pieces", "tokens", "lp"), [(OPEN, 2, 21), (OPEN | {"war-left-1": "ranger"}, 1, 21), ({}, 0, 20)]
)
def test_tokens_come_as_far_as_there_is_room(seat: int, pieces: dict[str, str], tokens: int, lp: int) -> None:
    b = cast(seat, "create", mine={"pieces": pieces})
    b.resolve()
    if tokens == 2:
        assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
        b.does("me-war-left-2")  # the other goes into the last slot by itself
    assert len(b.where("skeleton")) == tokens
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D49", "BH-D127")
def test_a_token_in_the_lane_of_whom_was_chosen(seat: int) -> None:
    mine = {"pieces": {"resource-left": "fertile_field", "resource-right": "fertile_field"}}
    b = cast(seat, "create_there", "foe-war-right-1", mine=mine, theirs={"pieces": {"war-right-1": "ranger"}})
    b.resolve()
    assert b.offered("Anna") == ["me-safety-right-1", "me-safety-right-2", "me-safety-right-3"]
    b.does("me-safety-right-2")
    assert b.where("skeleton") == ["me-safety-right-2"]
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111", "BH-D28")
@pytest.mark.parametrize("place", ["war-left-1", "safety-right-1"])
def test_two_that_are_chosen_each_for_its_own(seat: int, place: str) -> None:
    mine = {"pieces": {"war-left-1": "ranger", "war-left-2": "ranger"}}
    b = cast(seat, "two", "me-war-left-1", f"foe-{place}", mine=mine, theirs={"pieces": {place: "ranger"}})
    b.resolve()
    assert [b.value(f"me-war-left-{number}", "damage") for number in (1, 2)] == [1, 0]
    assert b.value(f"foe-{place}", "damage") == 2
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.11", "BH-D127")
@pytest.mark.parametrize(("ability", "body", "lp"), [(1, "4/5 R3 I3", 21), (2, "2/3 R3 I3", 20)])
def test_what_a_training_does_to_its_host(seat: int, ability: int, body: str, lp: int) -> None:
    """Once it is gone it has no host any more."""
    pieces = {"war-left-1": {"card": "ranger", "trainings": ["trial_drill"]}, "war-left-2": "ranger"}
    b = Board(seat, {"lp": 20, "pieces": pieces}, game=game())
    b.does_and(f"use me-training-1 {ability}")
    assert b.body("me-war-left-1") == body
    assert b.body("me-war-left-2") == "2/3 R3 I3"
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-D127")
def test_a_copy_is_a_token_of_whoever_makes_it(seat: int) -> None:
    full = OPEN | {f"safety-left-{number}": "smith" for number in (1, 2, 3)} | {"war-left-1": "smith"}
    b = cast(seat, "copy", "foe-war-left-1", mine={"pieces": full}, theirs={"pieces": {"war-left-1": "ranger"}})
    b.resolve()
    assert b.where("ranger") == ["foe-war-left-1", "me-war-left-2"]
    assert b.value("me-war-left-2", "token") is True
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D127")
@pytest.mark.parametrize(("tokens", "fused"), [(2, True), (1, False)])
def test_fusing_needs_enough_of_them(seat: int, tokens: int, fused: bool) -> None:
    pieces = OPEN | {f"safety-left-{number + 1}": "skeleton" for number in range(tokens)}
    pieces |= {"war-left-1": "smith", "war-left-2": "smith", "safety-left-3": "smith"}
    b = cast(seat, "fuse", "left", mine={"pieces": pieces}, theirs={"pieces": {"war-left-1": "skeleton"}})
    b.resolve()
    if fused:
        assert b.offered("Anna") == ["me-safety-left-1", "me-safety-left-2"]
        b.does("me-safety-left-2")
    assert b.where("mutant_demon") == (["me-safety-left-2"] if fused else [])
    assert b.where("skeleton") == (["foe-war-left-1"] if fused else ["foe-war-left-1", "me-safety-left-1"])
    assert b.lp("Anna") == (21 if fused else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D127")
def test_two_shadows_in_lanes_of_choice(seat: int) -> None:
    b = cast(seat, "shadow")
    b.resolve()
    b.does("left", "right")
    assert (b.shadows("Anna"), b.shadows("Ben")) == ([1, 0, 1], [0, 0, 0])
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D127")
def test_two_shadows_in_a_lane_that_is_named(seat: int) -> None:
    b = cast(seat, "shadow_there", "middle")
    b.resolve()
    assert (b.shadows("Anna"), b.shadows("Ben")) == ([0, 2, 0], [0, 0, 0])
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-D127")
def test_peace_is_something(seat: int) -> None:
    b = cast(seat, "no_damage", "middle")
    b.resolve()
    assert b.happened("BH-D120 peace")
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-D127")
@pytest.mark.parametrize(
    ("whose", "open_lane", "taken"), [("foe", True, True), ("foe", False, False), ("me", True, False)]
)
def test_control_needs_an_enemy_and_a_slot(seat: int, whose: str, open_lane: bool, taken: bool) -> None:
    pieces = OPEN if open_lane else {}
    mine = {"pieces": pieces | ({"safety-left-1": "ranger"} if whose == "me" else {})}
    b = cast(seat, "control", f"{whose}-safety-left-1", mine=mine, theirs={"pieces": {"safety-left-1": "ranger"}})
    b.resolve()
    if taken:
        b.does("me-safety-left-3")
        assert b.where("ranger") == ["me-safety-left-3"]
        b.to_next("main1")
        assert b.where("ranger") == ["me-safety-left-3"]  # for the game
    else:
        assert "foe-safety-left-1" in b.where("ranger")
    assert b.lp("Anna") == (21 if taken else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111", "BH-D90", "BH-D127")
@pytest.mark.parametrize(
    ("place", "card", "moves"),
    [("war-left-1", "ranger", True), ("safety-left-1", "ranger", False), ("barrier-left", "ranger_wall", False)],
)
def test_moving_without_turning(seat: int, place: str, card: str, moves: bool) -> None:
    """Who is there already stays, and so does a Barrier, whose Resistance is gone while it is turned."""
    who: Any = {"card": "palisades_wall", "turned": True} if card == "ranger_wall" else card
    b = cast(seat, "move", f"foe-{place}", theirs={"pieces": {place: who}})
    b.resolve()
    if moves:
        assert b.offered("Anna") == ["foe-safety-left-1", "foe-safety-left-2", "foe-safety-left-3"]
        b.does("foe-safety-left-2")
        assert b.where("ranger") == ["foe-safety-left-2"]
        assert b.value("foe-safety-left-2", "turned") is False
    else:
        assert b.piece(f"foe-{place}") is not None
    assert b.lp("Anna") == (21 if moves else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D41", "BH-D127")
@pytest.mark.parametrize(("answer", "lp"), [("baal_the_necromancer", 21), ("done", 20)])
def test_rising_is_something_only_if_the_form_comes(seat: int, answer: str, lp: int) -> None:
    pieces = {"resource-left": "poison_cellar", "war-left-1": "nascent_necromancer"}
    mine = {"pieces": pieces, "spells": ["baal_the_necromancer"]}
    b = cast(seat, "rise", "me-war-left-1", mine=mine, deck="green", other="black")
    b.resolve()
    b.does(answer)
    assert b.card("me-war-left-1") == (answer if lp == 21 else "nascent_necromancer")
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D36", "BH-D120", "BH-D127")
@pytest.mark.parametrize(
    ("verb", "before", "after", "lp"),
    [("gain_lp", 20, 22, 21), ("gain_lp", 29, 30, 21), ("gain_lp", 30, 30, 20), ("lose_lp", 20, 18, 21)],
)
def test_life_points_of_the_opponent(seat: int, verb: str, before: int, after: int, lp: int) -> None:
    b = cast(seat, verb, theirs={"lp": before})
    b.resolve()
    assert (b.lp("Ben"), b.lp("Anna")) == (after, lp)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-7.06", "BH-D127")
def test_astral_points_are_something(seat: int) -> None:
    b = cast(seat, "gain_asp")
    b.resolve()
    assert (b.asp("Anna"), b.asp("Ben"), b.lp("Anna")) == (2, 0, 21)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D125", "BH-D127")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_opponent_sacrifices_two_of_his_choice_or_all_he_has(seat: int, number: int) -> None:
    theirs = {"pieces": {f"safety-left-{index + 1}": "ranger" for index in range(number)}}
    b = cast(seat, "sacrifice", mine={"pieces": {"war-left-1": "ranger"}}, theirs=theirs)
    b.resolve()
    if number == 3:
        assert b.offered("Ben") == ["foe-safety-left-1", "foe-safety-left-2", "foe-safety-left-3"]
        b.foe("foe-safety-left-2")
        assert b.offered("Ben") == ["foe-safety-left-1", "foe-safety-left-3"]
        assert b.graveyard("Ben") == []  # both together
        b.foe("foe-safety-left-3")
        assert b.where("ranger") == ["foe-safety-left-1", "me-war-left-1"]
    assert b.graveyard("Ben") == ["ranger"] * min(number, 2)
    assert b.card("me-war-left-1") == "ranger"
    assert b.lp("Anna") == (21 if number else 20)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127")
@pytest.mark.parametrize(
    ("hand", "chosen", "left", "lp"),
    [
        ([], [], [], 20), (["seed"], [], [], 21), (["seed", "seed"], [], [], 21), (["seed", "fog"], ["seed"], [], 21),
        (["fog", "seed", "strength"], ["seed", "strength"], ["fog"], 21),
    ],
)  # fmt: skip
def test_the_opponent_discards_two_of_his_choice_or_all_he_has(
    seat: int, hand: list[str], chosen: list[str], left: list[str], lp: int
) -> None:
    b = cast(seat, "discard", mine={"hand": ["trial_discard", "exodus"]}, theirs={"hand": hand})
    b.resolve()
    for card in chosen:
        assert b.asked("Ben") == "discard"
        b.foe(card)
    assert b.hand("Ben") == left
    assert sorted([*b.graveyard("Ben"), *left]) == sorted(hand)
    assert b.hand("Anna") == ["exodus"]
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D10", "BH-D127")
@pytest.mark.parametrize(("verb", "spells", "pool", "cards"), [("draw_spell", 38, 18, 2), ("draw_pool", 40, 17, 1)])
def test_drawing_from_a_pile_that_is_named(seat: int, verb: str, spells: int, pool: int, cards: int) -> None:
    b = cast(seat, verb)
    b.resolve()
    player = b.player("Anna")
    assert (player["spells"], player["pool"], len(b.hand("Anna"))) == (spells, pool, cards)
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D10", "BH-D127")
def test_the_pile_is_chosen_for_each_card(seat: int) -> None:
    b = cast(seat, "draw")
    b.resolve()
    b.does("pool_pile")
    assert (b.asked("Anna"), b.lp("Anna")) == ("draw", 20)
    b.does("spell_pile")
    player = b.player("Anna")
    assert (player["spells"], player["pool"], len(b.hand("Anna"))) == (39, 17, 2)
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.47", "BH-D101", "BH-D127")
@pytest.mark.parametrize("ability", [1, 2])
@pytest.mark.parametrize(
    ("first", "second", "asp"), [("trinket", "asp", 1), ("trinket", "trinket", 0), ("asp", "asp", 2)]
)
def test_a_bloodmage_is_asked_for_each_point(seat: int, ability: int, first: str, second: str, asp: int) -> None:
    """Also if the source was its own price."""
    b = Board(seat, {"lp": 20, "pieces": {"area-1": "trial_bloodmage"}}, game=game())
    b.does_and(f"use me-area-1 {ability}")
    b.does(first)
    assert (b.asked("Anna"), b.offered("Anna")) == ("asp", ["asp", "trinket"])
    b.does(second)
    assert b.asp("Anna") == asp
    assert len(b.where("blood_trinket")) == 2 - asp
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D41", "BH-D108", "BH-D127")
@pytest.mark.parametrize(("answer", "lp"), [("zombie_warrior", 21), ("done", 20)])
def test_fetching_is_something_only_if_a_card_is_taken(seat: int, answer: str, lp: int) -> None:
    b = cast(seat, "fetch", mine={"graveyard": ["ranger", "zombie_warrior"]})
    b.resolve()
    assert b.offered("Anna") == ["done", "zombie_warrior"]
    b.does(answer)
    assert b.hand("Anna") == (["zombie_warrior"] if lp == 21 else [])
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D24", "BH-D127")
@pytest.mark.parametrize(("answer", "lp"), [("seed", 21), ("done", 20)])
def test_playing_for_nothing(seat: int, answer: str, lp: int) -> None:
    b = cast(seat, "play_free", mine={"hand": ["trial_play_free", "seed", "strength"]})
    b.resolve()
    assert b.offered("Anna") == ["done", "seed"]
    b.does(answer)
    assert b.chain() == (["seed"] if lp == 21 else [])
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D30", "BH-D127")
def test_what_is_set_up_for_later_works_once(seat: int) -> None:
    b = cast(seat, "later")
    b.resolve()
    assert (b.asp("Anna"), b.lp("Anna"), b.ready) == (0, 21, "Anna")
    b.close()
    b.resolve()
    assert (b.asp("Anna"), b.phase, b.ready) == (1, "main1", "Anna")
    b.close()
    assert (b.asp("Anna"), b.phase, b.ready) == (1, "main2", "Ben")


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-13.04", "BH-D127")
@pytest.mark.parametrize(
    ("ability", "goes", "lp"), [(1, "graveyard", 21), (2, "banished", 21), (3, "graveyard", 20), (4, "graveyard", 20)]
)
def test_a_thing_that_ends_itself(seat: int, ability: int, goes: str, lp: int) -> None:
    """What was its own price already can do it no more."""
    b = Board(seat, {"lp": 20, "pieces": {"area-1": "trial_thing"}}, game=game())
    b.does_and(f"use me-area-1 {ability}")
    assert b.where("trial_thing") == []
    assert (b.graveyard("Anna"), b.banished("Anna")) == (
        ["trial_thing"] if goes == "graveyard" else [],
        ["trial_thing"] if goes == "banished" else [],
    )
    assert b.lp("Anna") == lp
    assert b.ready == "Anna"
