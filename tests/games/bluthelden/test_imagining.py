"""Imagined tables in the middle of something: what is announced is known, what is hidden is dealt anew (BH-D108)."""

from typing import Any

import pytest

from nachtspiel.engine.table import NOBODY, Question
from nachtspiel.games.bluthelden import seen
from nachtspiel.games.bluthelden.box import read_files
from nachtspiel.games.bluthelden.table import Duel, duel_of
from nachtspiel.games.registry import open_content
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.kit import GAME, Play
from tests.games.bluthelden.test_hidden_cards import hidden

BOX = GAME.box
FIELD = {"resource-left": "fertile_field"}
DREAMS = range(12)


def number(key: str) -> int:
    return BOX.numbers[key]


def dreams(play: Play, seat: int = 1) -> list[Duel]:
    return [duel_of(GAME.knowing.imagine(play.table, seat, seed)) for seed in DREAMS]


def sizes(duel: Duel, seat: int = 0) -> tuple[int, int, int]:
    player = duel.players[seat]
    return len(player.hand), len(player.spells), len(player.pool)


def options_of(duel: Duel, seat: int = 0) -> list[int]:
    question = duel.question(seat)
    assert question is not None
    return question.options


def test_a_card_of_both_lists_may_lie_in_either_pile_and_no_other_in_the_pool() -> None:
    """The game's own decks have none; a deck that is altered may."""
    texts = read_files()
    texts["green.deck"] = texts["green.deck"].replace("2 ranger\n", "1 ranger\n1 smith\n")
    altered = open_content("bluthelden", texts)
    table = altered.new(2, {"deck1": "green", "deck2": "white"}, 3)
    green = duel_of(table).players[0]
    whole = sorted(green.hand + green.spells + green.pool)
    in_pool = set()
    for seed in range(40):
        player = duel_of(altered.knowing.imagine(table, 1, seed)).players[0]
        assert sorted(player.hand + player.spells + player.pool) == whole
        assert (len(player.hand), len(player.spells), len(player.pool)) == (6, 34, 18)
        assert set(player.pool) <= set(player.deck.pool)
        in_pool.add(player.pool.count(number("smith")))
    assert in_pool == {2}  # sixteen others and two of the three: the pile is as large as its list


def test_a_card_that_is_being_played_is_known_to_be_in_the_hand() -> None:
    play = Play(Anna={"asp": 9, "hand": ["watch_dog", "ban", "exile"], "pieces": FIELD}, Ben={})
    play.choose("Anna", "watch_dog")
    hands = set()
    for dream in dreams(play):
        assert number("watch_dog") in dream.players[0].hand
        assert sizes(dream) == (3, 40, 18)
        assert options_of(dream) == options_of(play.table)  # slots do not hang on hidden cards
        hands.add(tuple(dream.players[0].hand))
    assert len(hands) > 3


def test_cards_discarded_for_what_is_being_played_are_known_too() -> None:
    play = Play(Anna={"asp": 9, "hand": ["watch_dog", "watch_dog", "ban", "exile"], "pieces": FIELD}, Ben={})
    play.choose("Anna", "watch_dog")
    making = play.table.making
    assert making is not None
    making.discards = [number("watch_dog"), number("ban")]
    for dream in dreams(play):
        assert dream.players[0].hand.count(number("watch_dog")) >= 2
        assert number("ban") in dream.players[0].hand
        assert sizes(dream) == (4, 40, 18)


@pytest.mark.rule("BH-D96", "BH-D108")
def test_a_card_that_is_being_played_face_down_may_be_any_with_hideout() -> None:
    play = Play(
        Anna={"asp": 4, "hand": ["tracker", "ranger", "wild_boar"]}, Ben={}, position={"settings": {"deck1": "green"}}
    )
    play.table.players[0].shown = [number("wild_boar"), number("ranger")]
    play.choose("Anna", "hide tracker")
    making = play.table.making
    assert making is not None
    found = set()
    for dream in dreams(play):
        twin = dream.making
        assert twin is not None
        assert twin.card in dream.players[0].hand
        assert BOX.cards[twin.card].hideout >= 0
        assert number("ranger") in dream.players[0].hand  # it has no Hideout, so it cannot be this one
        assert sizes(dream) == (3, 40, 18)
        assert dream.players[0].hand == sorted(dream.players[0].hand)
        found.add(int(twin.card))
    assert len(found) > 1
    assert making.card == number("tracker")
    assert {int(dream.making.card) for dream in dreams(play, 0) if dream.making is not None} == {number("tracker")}


@pytest.mark.rule("BH-D108", "BH-D97")
def test_with_open_hands_a_card_played_face_down_is_one_of_those_that_lie_open() -> None:
    hand = ["ranger", "tracker", "wild_boar"]
    open_hands = {"settings": {"deck1": "green", "deck2": "black", "open_hands": "yes"}}
    play = Play(Anna={"asp": 4, "hand": hand}, Ben={}, position=open_hands)
    play.choose("Anna", "hide tracker")
    found = dreams(play)
    assert all(duel.players[0].hand == play.table.players[0].hand for duel in found)
    assert {BOX.cards[duel.making.card].key for duel in found if duel.making is not None} == {"tracker", "wild_boar"}


@pytest.mark.rule("BH-D96", "BH-D108")
def test_a_card_that_waits_face_down_on_the_chain_is_dealt_anew() -> None:
    play = Play(
        Anna={"asp": 9, "hand": ["tracker", "ranger"], "pieces": {**FIELD, "hidden-left-1": "wild_boar"}},
        Ben={},
        position={"settings": {"deck1": "green"}},
    )
    play.choose("Anna", "use 1-resource-left 1")
    play.choose("Anna", "hide tracker", "1-hidden-left-2")
    found, under = set(), set()
    for dream in dreams(play):
        field, item = dream.chain
        assert (field.card, field.serial) == (number("fertile_field"), play.table.chain[0].serial)
        assert (item.serial, item.slot, item.way) == (play.table.chain[1].serial, play.table.chain[1].slot, 1)
        face = dream.at(27)
        assert face is not None
        assert BOX.cards[item.card].hideout >= 0
        assert BOX.cards[face.card].hideout >= 0
        assert sizes(dream) == (1, 40, 18)
        found.add(int(item.card))
        under.add(int(face.card))
    assert len(found) > 1
    assert len(under) > 1
    assert play.table.chain[1].card == number("tracker")
    assert [dream.chain[1].card for dream in dreams(play, 0)] == [number("tracker")] * len(DREAMS)
    assert seen.hidden_faces(play.table, 0) == [number("wild_boar"), number("tracker")]
    assert seen.hidden_faces(play.table, 1) == []


# ---------------------------------------------------------------- questions asked anew


def test_discarding_at_the_end_of_the_round() -> None:
    hand = ["ban", "exile", "forge", "medica", "watch_dog", "swordsman", "war_falcon", "smith", "charm_of_wards"]
    play = Play("end", Anna={"hand": hand}, Ben={})
    play.close()
    assert play.asked("Anna") == "discard"
    asked = set()
    for dream in dreams(play):
        assert options_of(dream) == sorted(set(dream.players[0].hand))
        asked.add(tuple(options_of(dream)))
    assert len(asked) > 3
    assert all(options_of(dream) == options_of(play.table) for dream in dreams(play, 0))


def test_discarding_for_a_cost_leaves_out_the_card_that_is_played() -> None:
    play = Play(Anna={"asp": 9, "hand": ["watch_dog", "ban", "exile"], "pieces": FIELD}, Ben={})
    play.choose("Anna", "watch_dog")
    question = Question(0, "discard", [], "BH-7.01", number("watch_dog"), 9)
    found = seen.asked_anew(play.table, question)
    assert sorted(found.options) == sorted([number("ban"), number("exile")])
    assert (found.seat, found.kind, found.rule, found.about, found.number) == (
        0, "discard", "BH-7.01", number("watch_dog"), 9,
    )  # fmt: skip


def test_rising_hangs_on_what_is_in_the_spell_deck() -> None:
    play = Play(
        Anna={"asp": 2, "hand": ["ban"], "spells": ["swordmaster_kaelric_dawnlight"],
              "pieces": {"resource-left": "the_river_forge", "war-left-1": "swordsman"}},
        Ben={},
    )  # fmt: skip
    play.choose("Anna", "use 1-war-left-1 5")
    play.resolve()
    assert play.asked("Anna") == "rise"
    form, done = number("swordmaster_kaelric_dawnlight"), GAME.naming.option("done")
    met = set()
    for dream in dreams(play):
        there = form in dream.players[0].spells
        assert options_of(dream) == ([form, done] if there else [done])
        met.add(there)
    assert met == {True, False}


def test_playing_for_free_hangs_on_the_hand() -> None:
    play = Play(
        Anna={"hand": ["magic_missile", "forge"], "spells": ["divine_storm", "ban"]},
        Ben={"pieces": {"war-left-1": "medica"}},
    )
    play.choose("Anna", "use 1-sovereign 2")
    play.resolve()
    assert play.asked("Anna") == "play"
    met = set()
    for dream in dreams(play):
        cards = [option for option in options_of(dream) if option < len(BOX.cards)]
        assert set(cards) == {number("magic_missile"), number("divine_storm")} & set(dream.players[0].hand)
        met.add(tuple(cards))
    assert len(met) > 1
    assert options_of(dreams(play, 0)[0]) == options_of(play.table)


def test_a_question_that_hangs_on_nothing_hidden_stays() -> None:
    play = Play(Anna={"hand": ["ban"]}, Ben={})
    question = Question(0, "may", [GAME.naming.option("yes"), GAME.naming.option("no")], "BH-D127", NOBODY, 4)
    assert seen.asked_anew(play.table, question).key() == question.key()
    fetched = Question(0, "fetch", [GAME.naming.option("done")], "BH-D127", NOBODY, 4)
    assert seen.asked_anew(play.table, fetched).key() == fetched.key()  # nothing resolves


def test_a_tactical_shift_is_told_as_one() -> None:
    play = Play(
        Anna={"pieces": {**FIELD, "safety-left-1": "forest_dwellers"}},
        Ben={},
        position={"settings": {"deck1": "green"}},
    )
    play.choose("Anna", "use 1-safety-left-1 8")
    while play.kind() != "priority":
        play.choose("Anna", play.offered("Anna")[0])
    chain: Any = GAME.knowing.view(play.table, 1)["chain"]
    assert [(item["kind"], item["card"]) for item in chain] == [("shift", "forest_dwellers")]


@pytest.mark.rule("BH-D108", "BH-2.09")
@BOTH_SIDES
def test_a_card_shown_is_known_until_it_is_played(seat: int) -> None:
    """The Crypt Walker takes an Undead to hand for all to see."""
    mine = {"asp": 9, "hand": ["crypt_walker", "watch_dog"], "graveyard": ["skeleton_warrior"]}
    b = Board(seat, {**mine, "pieces": {"resource-left": "burial_chamber"}})

    def known() -> list[str]:
        return [GAME.box.cards[number].key for number in b.table.players[seat - 1].shown]

    b.does_and("crypt_walker", "me-war-left-1")
    b.resolve()
    b.does("skeleton_warrior")
    assert known() == ["skeleton_warrior"]
    b.does_and("skeleton_warrior", "me-war-left-2")
    assert known() == []
    assert b.ready == "Anna"


def test_an_imagined_table_keeps_sizes_and_what_is_known_and_deals_the_rest_anew() -> None:
    play = hidden()
    faces = set()
    for seed in range(12):
        dream = duel_of(GAME.knowing.imagine(play.table, 1, seed))
        anna = dream.players[0]
        assert (len(anna.hand), len(anna.spells), len(anna.pool)) == (2, 40, 18)
        assert dream.players[1].key() == play.table.players[1].key()
        face = dream.at(27)
        assert face is not None
        assert GAME.box.cards[face.card].hideout >= 0  # only such a card can lie there
        faces.add(int(face.card))
        own = duel_of(GAME.knowing.imagine(play.table, 0, seed))
        assert own.players[0].hand == play.table.players[0].hand
    assert len(faces) > 1


@pytest.mark.rule("BH-D108")
def test_a_card_taken_openly_to_the_hand_stays_known() -> None:
    play = Play(
        Anna={"asp": 2, "hand": ["revival", "exodus"], "graveyard": ["zombie_warrior"]},
        Ben={},
        position={"settings": {"deck1": "black"}},
    )
    play.choose("Anna", "revival")
    play.resolve()
    play.choose("Anna", "zombie_warrior")
    for seed in range(6):
        dream = duel_of(GAME.knowing.imagine(play.table, 1, seed))
        assert GAME.box.numbers["zombie_warrior"] in dream.players[0].hand
    assert GAME.knowing.view(play.table, 1)["players"][0]["shown"] == ["zombie_warrior"]  # type: ignore[index]
