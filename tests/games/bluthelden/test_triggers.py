"""Triggers: their order, their numbers, what they remember, when they wait, and when they loop."""

import pytest

from nachtspiel.games.bluthelden.terms import ENTERS, PLUS_COUNTER
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.zones import add_counter
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import GAME, Play

OPEN = {"resource-left": "fertile_field"}
WIDE = {f"resource-{lane}": "fertile_field" for lane in ("left", "middle", "right")}


def decks(first: str, second: str) -> dict[str, dict[str, str]]:
    return {"settings": {"deck1": first, "deck2": second}}


# ---------------------------------------------------------------- triggers


@pytest.mark.rule("BH-D29", "BH-D100", "BH-D114")
def test_of_two_cards_that_come_back_their_player_says_which_comes_first() -> None:
    play = Play(
        Anna={"asp": 8, "hand": ["offspring", "offspring"]},
        Ben={"pieces": {**OPEN, "war-left-1": "smith", "war-left-2": "swordsman"}},
        position=decks("orange", "white"),
    )
    play.choose("Anna", "offspring", "2-war-left-1")
    play.resolve()
    play.choose("Anna", "offspring", "2-war-left-2")
    play.resolve()
    while play.kind() == "priority":
        play.both_pass()
    assert (play.phase, play.waits(), play.kind()) == ("beginning", ["Ben"], "order")
    assert len(play.offered("Ben")) == 2
    play.choose("Ben", play.offered("Ben")[0])  # first on the chain, last to come
    assert play.kind() == "place"
    play.choose("Ben", "2-war-left-1")
    assert play.card("2-war-left-1") == "swordsman"
    play.choose("Ben", "2-war-left-2")
    assert play.card("2-war-left-2") == "smith"
    assert play.asked("Anna") == "draw"


@pytest.mark.rule("BH-D29", "BH-D123")
@pytest.mark.parametrize(("second", "asked"), [("war-right-1", True), ("war-left-2", False)])
def test_the_dead_of_two_lanes_are_put_in_order_but_not_those_of_one(second: str, asked: bool) -> None:
    """Two with Madness die of Divine Storm at once; each leaves a Ghost in its own lane."""
    mad = {"card": "elvish_archer", "damage": 1, "counters": {"madness": 1}}
    play = Play(
        Anna={"asp": 9, "hand": ["divine_storm"]},
        Ben={"pieces": {**WIDE, "war-left-1": mad, second: mad}, "shadows": {"left": 1, "right": 1}},
        position=decks("white", "orange"),
    )
    play.choose("Anna", "use 1-sovereign 2")
    play.resolve()
    play.choose("Anna", "divine_storm")
    play.resolve()
    assert play.graveyard("Ben") == ["elvish_archer", "elvish_archer"]
    if asked:
        assert (play.waits(), play.kind()) == (["Ben"], "order")
        play.choose("Ben", play.offered("Ben")[1])
    assert (play.waits(), play.kind()) == (["Anna"], "priority")
    assert len(play.chain()) == 2
    play.resolve()
    assert (play.waits(), play.kind()) == (["Ben"], "place")
    lanes = {place.split("-")[2] for place in play.offered("Ben")}
    assert lanes == {"left"}  # of two lanes: the left one, put on the chain last, resolves first


@pytest.mark.rule("BH-D29")
def test_triggers_of_the_same_kind_that_need_no_order_are_not_asked_about() -> None:
    """Skeletons of three lanes are sacrificed at the end of the round, each by its own trigger."""
    bones = {f"war-{lane}-1": "skeleton" for lane in ("left", "middle", "right")}
    play = Play("end", Anna={"pieces": bones}, Ben={}, position=decks("black", "white"))
    assert (play.waits(), play.kind()) == (["Anna"], "priority")
    assert play.chain() == ["skeleton"] * 3
    play.resolve_all()
    assert play.where("skeleton") == []


@pytest.mark.rule("BH-D113")
@BOTH_SIDES
def test_the_power_of_its_source_is_fixed_when_a_trigger_goes_on_the_chain(seat: int) -> None:
    """Amazon Rider deals damage by its Power. It grows after the trigger, and once more after that."""
    pieces = {**OPEN, "war-left-1": "amazon_rider"}
    b = Board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "oak_colossus"}}, deck="white")
    rider = next(piece for piece in b.table.pieces if piece.place % 200 == 0 and piece.controller == seat - 1)
    power = int(rider.power)
    notify(b.table, ENTERS, rider, seat - 1, 0)
    add_counter(b.table, rider, PLUS_COUNTER, 1, "BH-12.01")
    b.does("use me-rune 1")
    b.does("foe-war-left-1")
    add_counter(b.table, rider, PLUS_COUNTER, 1, "BH-12.01")
    b.resolve()
    assert b.happened(f"BH-12.04 hurt oak_colossus foe-war-left-1 {power + 1}")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- turns and loops


@pytest.mark.rule("BH-D30")
def test_what_arises_after_the_end_of_the_turn_waits_for_the_next_one() -> None:
    """Diverted Power, played at the end of the round: the discard comes at the end of the next own Main Phase."""
    b = Board(1, {"asp": 2, "hand": ["diverted_power", "watch_dog"]}, {"lp": 9}, deck="white", phase="end")
    b.does("diverted_power")
    b.resolve()
    b.does("spell_pile")
    assert b.lp("Ben") == 8
    assert len(b.hand("Anna")) == 2
    b.to_next("main1")
    assert (b.phase, b.ready, b.chain()) == ("main1", "Anna", [])
    b.close()
    assert (b.phase, b.ready, b.chain()) == ("main1", "Anna", ["diverted_power"])
    b.both_pass()
    assert (b.kind(), b.waits()) == ("discard", ["Anna"])
    b.does("watch_dog")
    assert b.graveyard("Anna")[-1] == "watch_dog"
    b.close()
    assert (b.phase, b.ready, b.chain()) == ("main2", "Ben", [])


@pytest.mark.rule("BH-D37")
def test_the_hundred_uses_are_counted_for_each_source() -> None:
    drummers = {"war-left-1": "war_drummer", "war-right-1": "war_drummer"}
    play = Play(Anna={"asp": 2, "pieces": drummers}, Ben={})
    play.table.players[0].asp = 500
    for _ in range(100):
        assert "use 1-war-left-1 1" in play.offered("Anna")
        play.choose("Anna", "use 1-war-left-1 1", "1-war-left-1")
    assert "use 1-war-left-1 1" not in play.offered("Anna")
    assert "use 1-war-right-1 1" in play.offered("Anna")
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D37")
def test_tokens_of_one_name_share_their_hundred_uses() -> None:
    """A Blood Trinket for 1 ASP, 1 ASP for a Blood Trinket, without end."""
    area = {"area-1": "ring_of_might", "area-2": "blood_trinket", "area-3": "blood_trinket"}
    play = Play(Anna={"asp": 1, "pieces": area}, Ben={}, position=decks("black", "white"))
    for _ in range(100):
        trinket = play.where("blood_trinket")[0]
        play.choose("Anna", f"use {trinket} 1")
        play.resolve()
        play.table.players[0].asp -= 1
        if len(play.where("blood_trinket")) < 2:
            play.choose("Anna", "use 1-area-1 2")
            play.resolve()
            play.table.players[0].asp = 1
    assert len(play.where("blood_trinket")) >= 1
    assert not [choice for choice in play.offered("Anna") if choice.startswith("use 1-area-2")]
    assert not [choice for choice in play.offered("Anna") if choice.startswith("use 1-area-3")]
    play.pass_to("main2")
    assert play.waits() == ["Ben"]


@pytest.mark.rule("BH-D37")
@pytest.mark.parametrize(("before", "draw"), [(498, False), (499, True)])
def test_five_hundred_triggers_in_a_row_are_a_draw(before: int, draw: bool) -> None:
    play = Play("end", Anna={"pieces": {"war-left-1": "skeleton"}}, Ben={}, position=decks("black", "white"))
    play.table.streak = before
    play.both_pass()
    assert play.winner == ("draw" if draw else "")
    assert play.happened("BH-D37 loop") == draw


@pytest.mark.rule("BH-D37")
def test_triggers_of_different_windows_are_not_in_a_row() -> None:
    play = Play("main2", Anna={"pieces": {"war-left-1": {"card": "skeleton", "turned": True}}}, Ben={})
    play.table.streak = 499
    play.pass_to("end")
    assert play.chain() == ["skeleton"]
    play.both_pass()
    assert play.winner == ""
    assert play.waits() == ["Anna"]


# ---------------------------------------------------------------- slots


# ---------------------------------------------------------------- giving up


# ---------------------------------------------------------------- items of the chain


# ---------------------------------------------------------------- drawing


@BOTH_SIDES
@pytest.mark.rule("BH-D134")
def test_who_was_killed_before_counts_no_more(seat: int) -> None:
    mine = {"asp": 4, "lp": 20, "hand": ["light_of_retribution"] * 2}
    b = Board(seat, mine, {"pieces": {"war-left-1": "gardener", "war-left-2": "ranger"}}, deck="white")
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.lp("Anna") == 21
    b.does_and("light_of_retribution", "foe-war-left-2")
    assert b.value("foe-war-left-2", "damage") == 1
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127", "BH-D131")
def test_who_rose_before_does_not_shift_again(seat: int) -> None:
    """The second time nobody rises, so nobody may move without turning."""
    pieces = {
        "resource-left": "arena_training", "resource-middle": "arena_training", "safety-left-1": "druid_of_the_earth",
        "safety-middle-1": "druid_of_the_earth",
    }  # fmt: skip
    mine = {"asp": 2, "pieces": pieces, "spells": ["drumin_the_druid"] * 2}
    b = Board(seat, mine, deck="green")
    b.does_and("use me-resource-left 2", "me-safety-left-1")
    b.does("drumin_the_druid")
    b.does_and("use me-safety-left-1 8", "me-war-left-1")
    assert not b.can("use me-war-left-1 8")
    b.does_and("use me-resource-middle 2", "me-safety-middle-1")
    b.does("done")
    assert b.card("me-safety-middle-1") == "druid_of_the_earth"
    assert not b.can("use me-war-left-1 8")
    assert not b.can("use me-safety-middle-1 8")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D37")
def test_only_triggers_count_towards_the_five_hundred(seat: int) -> None:
    b = Board(seat, {})
    b.table.streak = 499
    b.does_and("use me-sovereign 1")
    assert not b.over
    assert b.table.streak == 0
    assert b.table.resolving is None
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D29")
def test_the_active_player_orders_and_puts_his_own_triggers_first(seat: int) -> None:
    """Both have two Characters that die at once, in two lanes: no order for one text, and Anna's lie below."""
    pieces = {"resource-left": "fertile_field", "war-left-1": "zombie_warrior", "war-left-2": "zombie_warrior"}
    mine = {"asp": 5, "hand": ["visitation_of_the_plague"], "pieces": pieces}
    b = Board(seat, mine, {"pieces": pieces}, other="black")
    b.does_and("visitation_of_the_plague", "left", "done")
    assert b.chain() == ["barabas_ulfaran"] * 4
    assert [b.names[item["seat"]] for item in b.facts()["chain"]] == ["Anna", "Anna", "Ben", "Ben"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D29")
@pytest.mark.parametrize(("second", "asked"), [("acolyte_of_the_swarm", True), ("cocoon_lover", False), ("", False)])
def test_different_texts_are_put_in_order_by_their_player(seat: int, second: str, asked: bool) -> None:
    """Two Characters come back in the same moment; what they do on entering play is put in order if it differs."""
    theirs = ["cocoon_lover"] + ([second] if second else [])
    pieces = {f"war-left-{index + 1}": key for index, key in enumerate(theirs)} | {"resource-left": "shaman_tent"}
    mine = {"asp": 6, "hand": ["offspring"] * len(theirs) + ["medium"] * 3}
    b = Board(seat, mine, {"hand": ["medium"] * 3, "pieces": pieces}, deck="orange", other="orange")
    for index in range(len(theirs)):
        b.does_and("offspring", f"foe-war-left-{index + 1}")
    b.pass_to("end")
    b.close()
    assert b.table.round == 4
    assert (b.asked("Ben") == "order") is asked


@pytest.mark.rule("BH-D113")
@BOTH_SIDES
@pytest.mark.parametrize(("asp", "turned", "asked"), [(2, False, True), (1, False, False), (2, True, False)])
def test_a_price_that_cannot_be_paid_is_not_asked_for(seat: int, asp: int, turned: bool, asked: bool) -> None:
    """Archdemon Kangor: 2 ASP and turning him for a demon when an enemy dies."""
    kangor = {"card": "archdemon_kangor", "turned": turned}
    dying = {"card": "elvish_archer", "damage": 1}
    mine = {"asp": asp + 2, "hand": ["light_of_retribution"], "pieces": {**OPEN, "advisor": kangor}}
    b = Board(seat, mine, {"pieces": {"war-left-1": dying}}, deck="green", other="white")
    b.table.players[seat - 1].asp = asp + GAME.box.cards[GAME.box.numbers["light_of_retribution"]].asp
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.chain() == ["archdemon_kangor"]
    b.table.players[seat - 1].asp = asp
    b.resolve()
    assert (b.kind() == "may") == asked
    if not asked:
        assert b.ready == "Anna"
