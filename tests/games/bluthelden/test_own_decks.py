"""A deck of one's own at the table: in the settings, in the record, checked, and a secret of its player (BH-D108)."""

import json

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake, RecordMistake, Refused
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, play, verify, write
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden.belief import without
from nachtspiel.games.bluthelden.deck import write_deck
from nachtspiel.games.bluthelden.seen import hidden_faces
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.bluthelden.terms import RESOURCE, RUNE, SOVEREIGN
from tests.games.bluthelden.kit import GAME

BOX = GAME.box
GREEN = write_deck(BOX, GAME.decks["green"])
BLACK = write_deck(BOX, GAME.decks["black"])
EVERYONE = (0, 1, NOBODY)


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


# Cards that stand in both lists make it hard to say where a card that was seen has come from.
MINE = changed(GREEN, ("name: ", "name: Thorns; / and "), ("2 tracker", "1 tracker\n1 forest_dwellers"))
YOURS = changed(BLACK, ("1 valara_ulfaran", "1 crypt_walker"))
SETTINGS = {"deck1": MINE, "deck2": YOURS}


def random_games(number: int, settings: dict[str, str], every: int) -> list[Match]:
    """Unfinished and finished games, with marks at every so-manieth decision."""
    found = []
    for seed in range(number):
        match = Match(GAME, 2, settings, seed, every=1)
        chance = seeded(seed)
        while not match.table.over and len(match.marks) < every:
            seats = waiting_seats(match.table)
            seat = seats[int(chance.below(len(seats)))]
            question = match.table.question(seat)
            assert question is not None
            match.answer(seat, question.options[int(chance.below(len(question.options)))])
        found.append(match)
    return found


# ---------------------------------------------------------------- settings and records


def test_a_deck_is_a_setting_on_one_line_that_reads_back_as_itself() -> None:
    settled = GAME.settle(2, SETTINGS)
    line = settled["deck1"]
    assert line.startswith("name: Thorns and")
    assert not set(line) & set(";#\n")
    assert "1 forest_dwellers" in line
    assert GAME.settle(2, settled) == settled
    duel = duel_of(GAME.new(2, SETTINGS, 4))
    deck = duel.players[0].deck
    assert (deck.key, len(deck.spells), len(deck.pool)) == ("own", 40, 18)
    assert deck.spells.count(BOX.numbers["tracker"]) == 1
    assert duel.players[1].deck.spells.count(BOX.numbers["crypt_walker"]) == 1
    assert duel.players[1].deck.spells.count(BOX.numbers["valara_ulfaran"]) == 0


def test_a_record_with_own_decks_verifies_and_can_be_continued() -> None:
    match = random_games(1, SETTINGS, 10_000)[0]
    assert match.table.over
    text = write(match)
    assert text.count("set deck") == 2
    again = verify(parse(text), GAME)
    assert again.table == match.table
    assert again.settings == match.settings
    middle = play(parse(text), GAME, 60)
    assert len(middle.marks) == 60
    forked = middle.fork(40, 9)
    assert forked.settings == match.settings
    assert GAME.knowing.facts(forked.table) == GAME.knowing.facts(match.at(40))


def test_a_record_whose_deck_breaks_a_rule_says_which_and_where() -> None:
    match = Match(GAME, 2, SETTINGS, 1)
    text = write(match)
    rows = text.splitlines()
    place = next(number for number, row in enumerate(rows, 1) if row.startswith("set deck1"))
    with pytest.raises(RecordMistake, match=rf"^line {place}: deck1: tracker is in the deck 9 times") as mistake:
        verify(parse(text.replace("1 tracker", "9 tracker")), GAME)
    assert "BH-6." in str(mistake.value)


@pytest.mark.rule("BH-16.02", "BH-6.08", "BH-D107")
@pytest.mark.parametrize(
    ("old", "new", "rule", "reason", "card", "number"),
    [
        ("2 tracker", "1 tracker", "BH-16.02", "deck-too-small", "", "59"),
        ("2 tracker", "9 tracker", "BH-6.08", "deck-copies", "tracker", "9"),
        ("2 tracker", "1 tracker\n1 arena_training", "BH-D107", "deck-in-spells", "arena_training", "3"),
    ],
)
def test_a_deck_that_breaks_a_rule_is_refused_by_card_and_rule(
    old: str, new: str, rule: str, reason: str, card: str, number: str
) -> None:
    with pytest.raises(Refused) as mistake:
        GAME.settle(2, {"deck2": changed(GREEN, (old, new))})
    found = mistake.value
    assert (found.rule, found.reason, found.names) == (rule, reason, {"card": card, "number": number})
    assert str(found).startswith("deck2: ")
    assert card in str(found)
    assert rule in str(found)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("purple", "deck1 cannot be 'purple'; choose one of black, green, orange, white, or give a deck's text"),
        ("own", "deck1 cannot be 'own'"),
        ("sovereign: sirunian_seehoff", "deck1: names no rune (BH-2.02)"),
        (changed(GREEN, ("2 tracker", "2 nobody")), "there is no card 'nobody'"),
        (changed(GREEN, ("2 tracker", "0080123456789012 tracker")), "must be a number and a card"),
        ("x:" * 8_000, "deck1: is longer than 8000 characters"),
    ],
)
def test_what_is_no_deck_is_refused(value: str, sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        GAME.settle(2, {"deck1": value})
    assert sentence in str(mistake.value)


# ---------------------------------------------------------------- what the other may know


@pytest.mark.rule("BH-D108")
def test_only_its_player_is_told_the_setting() -> None:
    settled = GAME.settle(2, {"deck1": MINE, "deck2": "white"})
    assert GAME.knowing.settings(settled, 0) == settled
    for seat in (1, NOBODY):
        told = GAME.knowing.settings(settled, seat)
        assert told == {**settled, "deck1": "own"}
    assert settled["deck1"] != "own"


@pytest.mark.rule("BH-D108", "BH-2.09")
def test_two_spell_decks_look_the_same_to_the_other_player_and_the_pool_deck_is_open() -> None:
    other = changed(GREEN, ("2 tracker", "1 ranger\n1 tracker"), ("name: ", "name: Moss "))
    tables = [GAME.new(2, {"deck1": deck, "deck2": "white"}, 11) for deck in (MINE, other)]
    for seat in (1, NOBODY):
        views = [json.dumps(GAME.knowing.view(table, seat)) for table in tables]
        assert views[0] == views[1]
        dreams = [GAME.knowing.imagine(table, seat, 5).key() for table in tables]
        assert dreams[0] == dreams[1]
    view = GAME.knowing.view(tables[0], 1)
    pool = view["players"][0]["pool_deck"]  # type: ignore[index]
    assert sum(pool.values()) == 18
    assert pool["forest_dwellers"] == 3
    assert view["players"][0]["spell_cards"] is None  # type: ignore[index]
    assert GAME.knowing.view(tables[0], 0) != GAME.knowing.view(tables[1], 0)


@pytest.mark.rule("BH-D108")
def test_what_is_imagined_of_an_own_deck_follows_only_from_what_was_seen() -> None:
    compared = 0
    for match in random_games(6, SETTINGS, 400):
        for table in [*[mark.table for mark in match.marks[::9]], match.table]:
            for seat in EVERYONE:
                dream, other = GAME.knowing.imagine(table, seat, 1), GAME.knowing.imagine(table, seat, 2)
                assert json.dumps(GAME.knowing.view(dream, seat)) == json.dumps(GAME.knowing.view(other, seat))
                assert GAME.knowing.imagine(dream, seat, 3).key() == GAME.knowing.imagine(other, seat, 3).key()
                if not table.waiting & ~(1 << max(seat, 0)):
                    assert GAME.knowing.imagine(table, seat, 3).key() == GAME.knowing.imagine(dream, seat, 3).key()
                compared += 1
    assert compared > 400


@pytest.mark.rule("BH-D108")
def test_an_imagined_deck_is_one_that_its_player_could_have_built() -> None:
    for match in random_games(4, SETTINGS, 300):
        for mark in match.marks[::25]:
            true = duel_of(mark.table)
            dream = duel_of(GAME.knowing.imagine(true, 1, 7))
            mine, guess = true.players[0], dream.players[0]
            sizes = [(len(one.hand), len(one.spells), len(one.pool)) for one in (mine, guess)]
            assert sizes[0] == sizes[1]
            assert guess.deck.pool == mine.deck.pool
            assert len(guess.deck.spells) == 40
            assert without(guess.pool, guess.deck.pool) == []
            hidden = mine.hand + mine.spells + mine.pool + hidden_faces(true, 0)
            known = without(mine.deck.spells + mine.deck.pool, hidden)
            assert without(known, guess.deck.spells + guess.deck.pool) == []
            for number in guess.deck.spells:
                card = BOX.cards[number]
                assert card.type not in (RESOURCE, SOVEREIGN, RUNE)
                assert not card.token
            assert dream.players[1].key() == true.players[1].key()
