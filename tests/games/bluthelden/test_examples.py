"""Worked examples of the rulebook that are no scenarios: decks, and a card that cannot come up."""

import pytest

from nachtspiel.engine.errors import ScenarioMistake
from nachtspiel.games.bluthelden.deck import faults
from nachtspiel.games.bluthelden.pieces import Deck
from nachtspiel.games.bluthelden.terms import COLOURS, RARITIES, RESOURCE, RUNE, SOVEREIGN
from tests.games.bluthelden.kit import GAME, set_up

BOX = GAME.box
WHITE = GAME.decks["white"]
MOST_COPIES = {"K": 4, "N": 3, "L": 2, "F": 1}


def deck_of(spells: int, pool: int) -> Deck:
    """The white test deck with further white and grey cards, or without its last: so many Spells and Pool cards."""
    parts = []
    for cards, size, in_pool in ((WHITE.spells, spells, False), (WHITE.pool, pool, True)):
        part = list(cards[:size])
        for card in BOX.cards:
            fits = card.pool if in_pool else not card.pool and card.type not in (RESOURCE, SOVEREIGN, RUNE)
            if fits and not card.token and COLOURS[card.colour] in ("white", "grey"):
                while len(part) < size and part.count(card.number) < MOST_COPIES[RARITIES[card.rarity]]:
                    part.append(int(card.number))
        assert len(part) == size
        parts.append(part)
    return Deck("test", "Test", WHITE.sovereign, WHITE.rune, parts[0], parts[1])


def broken(deck: Deck) -> list[str]:
    return [fault.rule for fault in faults(BOX, deck)]


@pytest.mark.example("BH-E22")
@pytest.mark.rule("BH-16.01", "BH-16.02", "BH-16.03", "BH-16.04")
@pytest.mark.parametrize(
    ("spells", "pool", "rules"),
    [
        pytest.param(40, 18, [], id="A: 60 cards"),
        pytest.param(57, 20, [], id="B: 79 cards"),
        pytest.param(59, 20, ["BH-16.03"], id="C: 81 cards"),
        pytest.param(39, 18, ["BH-16.02", "BH-D105"], id="D: 59 cards"),
        pytest.param(58, 20, [], id="the recommended 80 cards"),
    ],
)
def test_a_deck_has_60_to_80_cards(spells: int, pool: int, rules: list[str]) -> None:
    assert broken(deck_of(spells, pool)) == rules


@pytest.mark.example("BH-E23")
@pytest.mark.rule("BH-5.16", "BH-5.17", "BH-6.08", "BH-6.09", "BH-6.10", "BH-6.11", "BH-16.06")
@pytest.mark.parametrize(
    ("card", "rarity", "copies", "rule"),
    [
        ("balm", "K", 4, "BH-6.08"),
        ("toshis_gift", "N", 3, "BH-6.09"),
        ("griffin", "L", 2, "BH-6.10"),
        ("tobin_frostwing_bird_general", "F", 1, "BH-6.11"),
    ],
)
def test_the_rarity_of_a_card_limits_its_copies(card: str, rarity: str, copies: int, rule: str) -> None:
    number = BOX.numbers[card]
    assert RARITIES[BOX.cards[number].rarity] == rarity

    def with_copies(times: int) -> Deck:
        return Deck("test", "Test", WHITE.sovereign, WHITE.rune, WHITE.spells + [number] * times, WHITE.pool)

    assert broken(with_copies(copies)) == []
    assert broken(with_copies(copies + 1)) == [rule]


@pytest.mark.example("BH-E06")
@pytest.mark.rule("BH-2.15")
def test_a_card_that_was_set_aside_cannot_be_drawn_for_it() -> None:
    """There is one Watch Dog in the deck. For the four cards it cannot come up, as the seventh it can."""
    hand = ("swordsman", "watch_dog", "archer_of_the_guard", "war_falcon", "medica", "lookout_of_the_high_wall")
    others = ("exile", "ban", "divine_storm")
    for drawn in range(4):
        play = set_up(*[f"spell {card}" for card in hand])
        play.given(*[f"spell {card}" for card in (*others[:drawn], "watch_dog")])
        play.choose("Anna", "mulligan 1 2 3 4")
        with pytest.raises(ScenarioMistake, match="'watch_dog' cannot come up for 'spell'"):
            play.choose("Ben", "mulligan none")
    play = set_up(*[f"spell {card}" for card in hand])
    play.given(*[f"spell {card}" for card in (*others, "avatar_of_healing", "watch_dog")])
    play.choose("Anna", "mulligan 1 2 3 4")
    play.choose("Ben", "mulligan none")
    assert "watch_dog" in play.hand("Anna")
    assert play.waits() == ["Anna"]
