"""Readings of the ledger at their edges: triggers, turns, loops, lost slots, giving up, items of the chain."""

import pytest

from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import check
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.terms import ENTERS, PLUS_COUNTER
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from nachtspiel.games.bluthelden.zones import add_counter
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import Play, set_up

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


@pytest.mark.rule("BH-D50", "BH-D33")
@BOTH_SIDES
def test_without_force_of_nature_one_of_three_goes(seat: int) -> None:
    pieces = {"war-left-1": "swordsman", "war-left-2": "watch_dog", "war-left-3": "medica", "war-right-1": "smith"}
    b = Board(seat, {"pieces": pieces}, deck="white")
    assert (b.kind(), b.waits()) == ("keep", ["Anna"])
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2", "me-war-left-3"]
    b.does("me-war-left-1")
    assert b.graveyard("Anna") == ["swordsman"]
    assert (b.card("me-war-left-1"), b.card("me-war-left-2")) == ("medica", "watch_dog")
    assert b.card("me-war-left-3") is None
    assert b.ready == "Anna"


@pytest.mark.rule("BH-D50")
@BOTH_SIDES
@pytest.mark.parametrize("lane", ["left", "middle", "right"])
def test_who_still_finds_room_stays(seat: int, lane: str) -> None:
    b = Board(seat, {"pieces": {f"war-{lane}-1": "swordsman", f"war-{lane}-3": "medica"}}, deck="white")
    assert (b.card(f"me-war-{lane}-1"), b.card(f"me-war-{lane}-2")) == ("swordsman", "medica")
    assert b.graveyard("Anna") == []
    assert b.ready == "Anna"


# ---------------------------------------------------------------- giving up


@pytest.mark.rule("BH-D109")
def test_a_player_gives_up_while_the_other_thinks() -> None:
    play = Play(Anna={}, Ben={})
    assert play.waits() == ["Anna"]
    play.choose("Ben", "concede")
    assert (play.over, play.winner) == (True, "Anna")
    assert play.happened("BH-D109 concedes Ben")
    assert play.waits() == []
    with pytest.raises(Refused, match="over"):
        check(play.game, play.table, 0, CONCEDE)
    with pytest.raises(Refused):
        play.table.answer(0, CONCEDE)
    assert play.winner == "Anna"


@pytest.mark.rule("BH-D109", "BH-D05")
def test_a_player_gives_up_after_the_mulligan_is_chosen() -> None:
    play = set_up()
    play.choose("Anna", "mulligan none")
    assert play.waits() == ["Ben"]
    play.choose("Anna", "concede")
    assert (play.over, play.winner) == (True, "Ben")


# ---------------------------------------------------------------- items of the chain


@pytest.mark.rule("BH-D132", "BH-13.24")
def test_a_hidden_card_stays_hidden_if_its_turning_up_loses_its_text() -> None:
    """As if Zaya's Ritual took the text away instead of turning damage round."""
    files = read_files()
    files["orange.toml"] = files["orange.toml"].replace('{do = "mend", to', '{do = "void", to')
    play = Play(
        Anna={"pieces": {"area-1": "zayas_ritual", **{f"war-left-{i}": "spectral_moth" for i in (1, 2)},
                         "war-right-1": "spectral_moth"}},
        Ben={"asp": 4, "pieces": {"hidden-middle-1": "slave_of_the_abyss"}},
        position=decks("orange", "black"), game=Bluthelden(open_box(files)),
    )  # fmt: skip
    play.passes("Anna")
    play.choose("Ben", "use 2-hidden-middle-1 6")
    play.passes("Ben")
    play.choose("Anna", "use 1-area-1 1", "chain 1", "1-war-left-1", "1-war-left-2", "1-war-right-1")
    play.resolve()
    assert play.happened("BH-D132 voided Ben")
    play.resolve()
    assert play.where("slave_of_the_abyss") == ["2-hidden-middle-1"]
    assert play.waits() == ["Anna"]


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("BH-D12", "BH-15.02")
@pytest.mark.parametrize(("left", "winner"), [([], "Ben"), (["watch_dog"], "")])
def test_who_must_draw_from_a_pile_that_is_empty_loses(left: list[str], winner: str) -> None:
    """As if the Altar of Hunger drew from the Spell deck; the Pool does not help."""
    files = read_files()
    altar, _ = files["black.toml"].split('key = "altar_of_hunger"')[1].split("[[card]]", 1)
    changed = altar.replace('do = "draw", n = 1', 'do = "draw", n = 1, from = "spell"')
    assert changed != altar
    files["black.toml"] = files["black.toml"].replace(altar, changed)
    play = Play(
        Anna={"asp": 1, "spells": left, "pieces": {"area-1": "altar_of_hunger", "war-left-1": "smith"}}, Ben={},
        position=decks("white", "black"), game=Bluthelden(open_box(files)),
    )  # fmt: skip
    play.choose("Anna", "use 1-area-1 1", "1-war-left-1")
    play.resolve()
    assert play.winner == winner
    assert play.hand("Anna") == left
