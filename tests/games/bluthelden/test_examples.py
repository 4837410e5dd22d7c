"""Worked examples that are no scenarios: decks, a card that cannot come up, cards that nobody has printed."""

import pytest

from nachtspiel.engine.errors import ScenarioMistake
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.deck import faults
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.pieces import Deck
from nachtspiel.games.bluthelden.terms import RARITIES, RESOURCE, RUNE, SOVEREIGN
from nachtspiel.games.bluthelden.views import COLOURS
from tests.games.bluthelden.kit import GAME, Play, set_up
from tests.games.kit import examples_in_scenarios

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


def test_all_worked_examples_are_there() -> None:
    """As scenarios, except what no scenario can show: sizes of decks, and what else is here."""
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", [])]
    here = {mark.args[0] for mark in marks if mark.name == "example"}
    assert {f"BH-E{number:02}" for number in range(1, 57)} <= here | examples_in_scenarios("bluthelden")


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
        ("cape_of_protection", "L", 2, "BH-6.10"),
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
    """There is one Banner of Wisdom in the deck. For the four cards it cannot come up, as the seventh it can."""
    hand = ("swordsman", "banner_of_wisdom", "watch_dog", "falconer", "medica", "griffin")
    others = ("exile", "ban", "divine_storm")
    for drawn in range(4):
        play = set_up(*[f"spell {card}" for card in hand])
        play.given(*[f"spell {card}" for card in (*others[:drawn], "banner_of_wisdom")])
        play.choose("Anna", "mulligan 1 2 3 4")
        with pytest.raises(ScenarioMistake, match="'banner_of_wisdom' cannot come up for 'spell'"):
            play.choose("Ben", "mulligan none")
    play = set_up(*[f"spell {card}" for card in hand])
    play.given(*[f"spell {card}" for card in (*others, "avatar_of_healing", "banner_of_wisdom")])
    play.choose("Anna", "mulligan 1 2 3 4")
    play.choose("Ben", "mulligan none")
    assert "banner_of_wisdom" in play.hand("Anna")
    assert play.waits() == ["Anna"]


# Cards that the examples need and no deck has.
FURTHER = """
[[card]]
key = "eclipse"
type = "spell"
colour = "grey"
rarity = "F"
asp = 2
origin = "original"
[[card.effect]]
do = [{do = "damage", n = 2, to = {what = "sovereign"}}]

[[card]]
key = "ember_thrower"
type = "character"
colour = "grey"
rarity = "N"
asp = 2
level = 1
power = 2
hp = 2
resistance = 3
initiative = 5
species = ["demon"]
keywords = ["ranged"]
origin = "original"
"""


def further_game() -> Bluthelden:
    texts = read_files()
    return Bluthelden(open_box(texts | {"neutral.toml": texts["neutral.toml"] + FURTHER}))


@pytest.mark.example("BH-E34")
@pytest.mark.rule("BH-15.01", "BH-15.04")
@pytest.mark.parametrize(
    ("own", "other", "winner", "rule"),
    [(2, 2, "draw", "BH-15.04"), (1, 2, "draw", "BH-15.04"), (2, 3, "Ben", "BH-15.01"), (3, 2, "Anna", "BH-15.01")],
)
def test_both_sovereigns_fall_at_the_same_time(own: int, other: int, winner: str, rule: str) -> None:
    play = Play(Anna={"lp": own, "asp": 2, "hand": ["eclipse"]}, Ben={"lp": other}, game=further_game())
    play.choose("Anna", "eclipse")
    assert not play.over
    play.resolve()
    assert play.lp("Anna") == max(own - 2, 0)  # nobody is told of less than none
    assert play.lp("Ben") == max(other - 2, 0)
    assert play.over
    assert play.winner == winner
    assert play.told()[-1].startswith(rule)
    assert play.waits() == []


def test_sovereigns_with_more_life_points_survive_it() -> None:
    play = Play(Anna={"lp": 3, "asp": 2, "hand": ["eclipse"]}, Ben={"lp": 3}, game=further_game())
    play.choose("Anna", "eclipse")
    play.resolve()
    assert not play.over
    assert play.waits() == ["Anna"]


@pytest.mark.example("BH-E35")
@pytest.mark.rule("BH-12.20")
@pytest.mark.parametrize("newcomer", [True, False])
def test_a_newcomer_in_combat_makes_no_ranged_attack(newcomer: bool) -> None:
    """The Sovereign Vorathis plays a Demon with Ranged Combat into the Back Row while the Falconer is acting."""
    pieces = {"resource-left": "forge"}
    if not newcomer:
        pieces["safety-left-1"] = "ember_thrower"
    anna = {"sovereign": "vorathis", "hand": ["ember_thrower"], "pieces": pieces}
    ben = {"pieces": {"war-left-1": "falconer"}}
    play = Play(
        phase="combat",
        Anna=anna,
        Ben=ben,
        game=further_game(),
        position={"settings": {"deck1": "black", "deck2": "white"}},
    )
    if newcomer:
        play.passes("Ben")
        play.choose("Anna", "use 1-sovereign 2")
        play.resolve()
        play.choose("Anna", "ember_thrower", "1-safety-left-1")
        play.resolve()
        play.close()
        play.choose("Ben", "nothing")
    assert play.card("1-safety-left-1") == "ember_thrower"
    assert play.waits() == ["Anna"]
    play.close()
    assert play.offered("Anna") == (["move", "nothing"] if newcomer else ["move", "nothing", "shoot"])
