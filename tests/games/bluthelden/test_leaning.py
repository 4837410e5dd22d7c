"""Every mark by which a fair player leans, with its value, where it is seen and where it is not."""

import math
from typing import Any

import pytest

from nachtspiel.games.bluthelden import leaning
from nachtspiel.games.bluthelden.weights import read_weights
from tests.games.bluthelden.kit import GAME, Play, weights_of
from tests.games.bluthelden.weighing import weighed

FIELD = {"resource-left": "fertile_field"}
TWO = {**FIELD, "resource-middle": "forge"}
THREE = {**TWO, "resource-right": "forge"}


def test_a_leaning_is_an_exponential_within_bounds() -> None:
    play = Play(Anna={"asp": 1}, Ben={})
    question = play.table.questions[0]
    place = question.options.index(GAME.naming.option("pass"))
    for text, total in (("pass_main = 2.5", 2.5), ("pass_main = 21", 20.0), ("pass_main = -21", -20.0)):
        weights = read_weights(GAME.box, f"[lean]\n{text}\n")
        assert leaning.leans(play.table, question, weights)[place] == pytest.approx(math.exp(total))
    both = read_weights(GAME.box, "[lean]\npass_main = 1.5\npass_main_asp = 0.25\nuse_main = 3\n")
    found = leaning.leans(play.table, question, both)
    assert found[place] == pytest.approx(math.exp(1.75))
    use = question.options.index(GAME.naming.option("use 1-rune 1"))
    assert found[use] == pytest.approx(math.exp(3))


def test_marks_are_read_from_values_that_are_up_to_date() -> None:
    play = Play(Anna={"pieces": {**FIELD, "war-left-1": "swordsman"}}, Ben={})
    play.table.stale = True
    piece = play.table.at(0)
    assert piece is not None
    piece.power = 9
    assert weighed(play, "Anna", "priority", "move 1-war-left-1") == {"move_out": 1, "move_out_power": 2}
    piece.power = 9
    play.table.stale = True
    assert leaning.leans(play.table, play.table.questions[0], weights_of(GAME))
    assert (piece.power, play.table.stale) == (2, False)


# ---------------------------------------------------------------- with priority


@pytest.mark.parametrize(
    ("phase", "name", "found"),
    [
        ("main1", "Anna", {"pass_main": 1, "pass_main_asp": 5}),
        ("main1", "Ben", {"pass_away": 1}),
        ("main2", "Anna", {"pass_away": 1}),
        ("main2", "Ben", {"pass_main": 1, "pass_main_asp": 6}),
        ("combat", "Anna", {"pass_combat": 1}),
        ("combat", "Ben", {"pass_combat": 1}),
        ("end", "Anna", {"pass_end": 1}),
        ("end", "Ben", {"pass_end": 1}),
    ],
)
def test_passing_on_an_empty_chain(phase: str, name: str, found: dict[str, float]) -> None:
    play = Play(phase, Anna={"asp": 5}, Ben={"asp": 7})
    assert play.phase == phase
    assert weighed(play, name, "priority", "pass") == found


def chained() -> Play:
    """Anna's ability lies on the chain, Ben's on top of it."""
    play = Play(Anna={"pieces": {**FIELD, "war-left-1": "swordsman", "safety-left-1": "medica"}}, Ben={})
    play.choose("Anna", "use 1-resource-left 1")
    play.passes("Anna")
    play.choose("Ben", "use 2-rune 1")
    return play


@pytest.mark.parametrize(
    ("choice", "anna", "ben"),
    [
        ("pass", {"pass_foe_top": 1}, {"pass_own_top": 1}),
        ("ban", *[{"play_spell": 1, "play_asp": 4, "play.ban": 1, "play_on_chain": 1}] * 2),
        ("hide tracker", *[{"hide": 1, "play_on_chain": 1}] * 2),
        ("move 1-war-left-1", *[{"move_out": 1, "move_out_power": 2, "play_on_chain": 1}] * 2),
        ("move 1-safety-left-1", *[{"move_in": 1, "move_in_power": 2, "play_on_chain": 1}] * 2),
        ("use 1-war-left-1 7", {"use_foe_top": 1, "shield": 1}, {"use_own_top": 1, "shield": 1}),
    ],
)
def test_what_lies_on_top_of_the_chain_counts(choice: str, anna: dict[str, float], ben: dict[str, float]) -> None:
    play = chained()
    assert play.table.chain[-1].seat == 1
    assert weighed(play, "Anna", "priority", choice) == anna
    assert weighed(play, "Ben", "priority", choice) == ben


def test_a_play_at_the_end_of_the_round_is_told_from_one_on_the_chain() -> None:
    play = Play("end", Anna={"pieces": FIELD}, Ben={})
    ban = {"play_spell": 1, "play_asp": 4, "play.ban": 1}
    assert weighed(play, "Anna", "priority", "ban") == {**ban, "play_end": 1}
    play.choose("Anna", "use 1-resource-left 1")
    assert weighed(play, "Anna", "priority", "ban") == {**ban, "play_on_chain": 1}
    assert weighed(Play("combat", Anna={}, Ben={}), "Anna", "priority", "ban") == ban


@pytest.mark.parametrize(
    ("card", "kind", "asp"),
    [
        ("toshi_the_blessed", "character", 4), ("archdemon_kangor", "advisor", 5), ("blood_chalice", "artifact", 2),
        ("cruel_drill", "training", 3), ("demonic_fire", "ritual", 7), ("exodus", "spell", 3),
        ("magic_missile", "miracle", 4), ("forge", "resource", 0),
    ],
)  # fmt: skip
def test_a_card_is_seen_by_its_type_its_price_and_its_name(card: str, kind: str, asp: int) -> None:
    found = weighed(Play(Anna={}, Ben={}), "Anna", "priority", card)
    assert found == {f"play_{kind}": 1, f"play.{card}": 1} | ({"play_asp": asp} if asp else {})


def test_hiding_and_moving() -> None:
    play = Play(Anna={"pieces": {"war-left-1": "elf_warrior", "safety-right-3": "garran_ironroot_protector"}}, Ben={})
    assert weighed(play, "Anna", "priority", "hide barabas_ulfaran") == {"hide": 1}  # the first number of its kind
    assert weighed(play, "Anna", "priority", "move 1-war-left-1") == {"move_out": 1, "move_out_power": 2}
    assert weighed(play, "Anna", "priority", "move 1-safety-right-3") == {"move_in": 1, "move_in_power": 3}
    assert weighed(play, "Anna", "priority", "move 1-safety-right-2") == {}


USERS: dict[str, Any] = {
    "war-left-1": "medica", "safety-left-1": "medica", "war-middle-1": "swordsman", "war-right-1": "war_drummer",
    "hidden-left-1": "tracker", "resource-left": "burial_chamber", "safety-left-2": {"card": "smith", "bound": True},
    "area-1": "ring_of_the_blood_moon",
}  # fmt: skip


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        ("1-war-left-1 1", {"use.medica_1": 1, "use_turns_ready": 2}),
        ("1-war-left-1 2", {"use.medica_2": 1, "use_turns_ready": 2}),
        ("1-safety-left-1 1", {"use.medica_1": 1}),
        ("1-war-middle-1 5", {"use.swordsman_5": 1, "rise": 1, "use_turns_ready": 2}),
        ("1-war-middle-1 6", {"reveal": 1}),
        ("1-war-middle-1 7", {"shield": 1}),
        ("1-war-middle-1 8", {"shift": 1}),
        ("1-hidden-left-1 6", {"reveal": 1}),
        ("1-war-right-1 1", {"use.war_drummer_1": 1}),
        ("1-resource-left 1", {"use.burial_chamber_1": 1, "use_asp_main": 1}),
        ("1-resource-left 2", {"use.burial_chamber_2": 1}),
        ("1-safety-left-2 1", {"use.smith_1": 1, "use_asp_main": 1}),
        ("1-area-1 1", {"use.ring_of_the_blood_moon_1": 1, "use_asp_main": 1}),
        ("1-sovereign 1", {"use.barabas_ulfaran_1": 1, "use_asp_main": 1, "use_lp": 1, "use_lp_low": 0.125}),
        ("1-sovereign 2", {"use.barabas_ulfaran_2": 1, "use_lp": 4, "use_lp_low": 0.5}),
        ("1-sovereign 3", {"use.barabas_ulfaran_3": 1, "use_lp": 2, "use_lp_low": 0.25}),
        ("1-war-left-2 1", None),
    ],
)
def test_what_there_is_to_see_in_an_ability(choice: str, found: dict[str, float] | None) -> None:
    play = Play(Anna={"lp": 8, "sovereign": "barabas_ulfaran", "pieces": USERS}, Ben={"lp": 2})
    assert weighed(play, "Anna", "priority", f"use {choice}") == ({} if found is None else {**found, "use_main": 1})


@pytest.mark.parametrize(
    ("phase", "name", "asp", "window", "ready"),
    [
        ("main1", "Anna", "main", "main", True), ("main1", "Ben", "away", "away", True),
        ("main2", "Anna", "away", "away", True), ("main2", "Ben", "main", "main", True),
        ("combat", "Anna", "away", "combat", False), ("end", "Ben", "away", "end", False),
    ],
)  # fmt: skip
def test_an_ability_is_seen_by_its_moment(phase: str, name: str, asp: str, window: str, ready: bool) -> None:
    pieces = {"war-left-1": "elf_warrior", "war-right-1": "medica", "resource-left": "fertile_field"}
    play = Play(phase, Anna={"pieces": pieces}, Ben={"pieces": pieces})
    seat = play.names.index(name) + 1
    field = weighed(play, name, "priority", f"use {seat}-resource-left 1")
    assert field == {f"use_{window}": 1, "use.fertile_field_1": 1, f"use_asp_{asp}": 1}
    healer = weighed(play, name, "priority", f"use {seat}-war-right-1 1")
    assert healer == {f"use_{window}": 1, "use.medica_1": 1} | ({"use_turns_ready": 2} if ready else {})


@pytest.mark.parametrize(("lp", "share"), [(8, 0.5), (2, 2.0), (1, 4.0), (0, 4.0)])
def test_life_is_dearer_the_less_there_is(lp: int, share: float) -> None:
    play = Play(Anna={"sovereign": "barabas_ulfaran"}, Ben={})
    play.table.players[0].lp = lp
    found = weighed(play, "Anna", "priority", "use 1-sovereign 2")
    assert (found["use_lp"], found["use_lp_low"]) == (4, share)


# ---------------------------------------------------------------- where


@pytest.mark.parametrize("kind", ["slot", "place"])
@pytest.mark.parametrize(
    ("card", "choice", "found"),
    [
        ("elf_warrior", "1-war-left-1",
         {"slot_war": 1, "slot_war_power": 2, "slot_war_foes": 5, "slot_war_friends": 2}),
        ("elf_warrior", "1-war-middle-2", {"slot_war": 1, "slot_war_power": 2, "slot_war_foes": 1}),
        ("oak_colossus", "1-war-right-1",
         {"slot_war": 1, "slot_war_power": 6, "slot_war_free": 6, "slot_war_friends": 1}),
        ("barabas_ulfaran", "1-war-middle-1", {"slot_war": 1, "slot_war_foes": 1}),  # the card with number nought
        ("smith", "1-safety-left-3", {"slot_safe_binding": 1}),
        ("smith", "1-war-middle-1", {"slot_war": 1, "slot_war_power": 2, "slot_war_foes": 1}),
        ("elf_warrior", "1-safety-left-1", {}),
        ("elvish_archer", "1-safety-left-1", {"slot_back_ranged": 1}),
        ("elvish_archer", "1-safety-middle-2", {"slot_back_ranged": 1}),
        ("elvish_archer", "1-safety-left-3", {}),
        ("smith", "1-hidden-left-1", {}),
        ("smith", "2-hidden-left-1", {}),
        ("smith", "1-area-1", {}),
        ("forge", "1-resource-left", {"slot_higher": 1}),
        ("forge", "1-resource-middle", {"slot_new_lane": 1}),
        ("forge", "2-resource-left", {"slot_new_lane": 1}),
        ("smith", "pass", {}),
        ("smith", "left", {}),
        ("smith", "move 1-safety-left-1", {}),
        ("", "1-war-left-1", {}),
        ("", "1-resource-left", {"slot_higher": 1}),
    ],
)  # fmt: skip
def test_where_a_card_goes(kind: str, card: str, choice: str, found: dict[str, float]) -> None:
    """Left: two friends, and foes of 2 and 3; middle: a foe of 1; right: a friend, and a wall without Power."""
    play = Play(
        Anna={"pieces": {**FIELD, "war-left-2": "watch_dog", "war-left-3": "medica", "war-right-2": "medica"}},
        Ben={"pieces": {"war-left-1": "watch_dog", "war-left-2": "garran_ironroot_protector",
                        "safety-left-1": "medica", "war-middle-1": "war_falcon", "barrier-right": "palisades_wall"}},
    )  # fmt: skip
    assert weighed(play, "Anna", kind, choice, card) == found


def test_where_a_card_of_the_other_seat_goes() -> None:
    play = Play(Anna={"pieces": {"war-left-1": "oak_colossus"}}, Ben={"pieces": {"war-left-1": "medica"}})
    found = {"slot_war": 1, "slot_war_power": 2, "slot_war_foes": 6, "slot_war_friends": 1}
    assert weighed(play, "Ben", "slot", "2-war-left-2", "watch_dog") == found
    assert weighed(play, "Ben", "slot", "2-safety-left-2", "archer_of_the_guard") == {"slot_back_ranged": 1}


def test_the_card_that_is_being_played_is_meant() -> None:
    play = Play(Anna={"asp": 9, "hand": ["smith"], "pieces": FIELD}, Ben={})
    play.choose("Anna", "smith")
    assert weighed(play, "Anna", "slot", "1-safety-left-1", "watch_dog") == {"slot_safe_binding": 1}
    assert weighed(play, "Anna", "target", "2-sovereign", "watch_dog") == {"aim.smith": 1, "aim_sovereign": 1}


# ---------------------------------------------------------------- whom


AIMS: dict[str, Any] = {
    "war-left-1": {"card": "garran_ironroot_protector", "damage": 1}, "resource-left": "fertile_field",
    "area-1": "charm_of_wards", "advisor": "archdemon_kangor",
}  # fmt: skip


@pytest.mark.parametrize(
    ("choice", "strength"),
    [("war-left-1", 7), ("resource-left", 2), ("area-1", 2), ("advisor", 2), ("rune", 2), ("war-left-2", None)],
)
def test_whom_a_card_is_aimed_at(choice: str, strength: int | None) -> None:
    """A Character is as strong as 1, its Power and the HP that are left; anything else as 2."""
    play = Play(Anna={"pieces": AIMS}, Ben={"pieces": AIMS})
    for name, own, foe in (("Anna", 1, 2), ("Ben", 2, 1)):
        friend = weighed(play, name, "target", f"{own}-{choice}", "barabas_ulfaran")
        enemy = weighed(play, name, "target", f"{foe}-{choice}", "barabas_ulfaran")
        if strength is None:
            assert friend == enemy == {}
            continue
        assert friend == {"aim.barabas_ulfaran": -1, "aim_own_strength": strength}
        assert enemy == {"aim.barabas_ulfaran": 1, "aim_foe": 1, "aim_foe_strength": strength}
        assert weighed(play, name, "target", f"{foe}-{choice}") == {"aim_foe": 1, "aim_foe_strength": strength}


def test_sovereigns_and_nobody_as_targets() -> None:
    play = Play(Anna={}, Ben={})
    assert weighed(play, "Anna", "target", "2-sovereign", "exodus") == {"aim.exodus": 1, "aim_sovereign": 1}
    assert weighed(play, "Ben", "target", "2-sovereign", "exodus") == {"aim.exodus": -1, "aim_sovereign": -1}
    assert weighed(play, "Anna", "target", "done", "exodus") == {"aim_done": 1}
    assert weighed(play, "Anna", "target", "left", "exodus") == {}
    assert weighed(play, "Anna", "target", "chain 1", "exodus") == {}


def test_items_of_the_chain_as_targets() -> None:
    play = chained()
    assert weighed(play, "Anna", "target", "chain 1") == weighed(play, "Ben", "target", "chain 2") == {}
    assert weighed(play, "Anna", "target", "chain 2") == {"aim_foe_item": 1}
    assert weighed(play, "Ben", "target", "chain 1") == {"aim_foe_item": 1}
    assert weighed(play, "Ben", "target", "chain 3") == {}


def test_more_damage_than_hp_leaves_none() -> None:
    play = Play(Anna={"pieces": {"war-left-1": "garran_ironroot_protector"}}, Ben={})
    piece = play.table.at(0)
    assert piece is not None
    for damage, strength in ((3, 5), (4, 4), (6, 4)):
        piece.damage = damage
        assert weighed(play, "Anna", "sacrifice", "1-war-left-1") == {"offer_strength": strength}


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        ("1-war-left-1", {"offer_strength": 8}),
        ("1-war-left-2", {"offer_strength": 5, "offer_token": 1}),
        ("1-resource-left", {"offer_strength": 2, "offer_resource": 1}),
        ("1-rune", {"offer_strength": 2}),
        ("1-sovereign", {"offer_strength": 6}),
        ("1-war-right-1", {"offer_done": 1}),
        ("done", {"offer_done": 1}),
        ("move 1-war-left-1", {"offer_done": 1}),
    ],
)
def test_what_is_given_up(choice: str, found: dict[str, float]) -> None:
    pieces = {**FIELD, "war-left-1": "garran_ironroot_protector", "war-left-2": "skeleton"}
    assert weighed(Play(Anna={"pieces": pieces}, Ben={}), "Anna", "sacrifice", choice) == found
