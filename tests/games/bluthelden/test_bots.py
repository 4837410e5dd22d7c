"""Bluthelden's bots: they see the last blow, do not think about the obvious, and know no more than their seat."""

import pytest

from nachtspiel.bots.advice import advise, tell
from nachtspiel.bots.levels import SearchBot, bot
from nachtspiel.bots.mind import Mind
from nachtspiel.bots.reasons import reasons
from nachtspiel.bots.search import Branch, Search
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.table import Question, Table
from nachtspiel.engine.thinking import Thinking
from nachtspiel.games.registry import speech
from tests.games.bluthelden.kit import GAME, Play
from tests.words import LANGUAGES

OPEN = {"resource-left": "fertile_field"}
NAMES = ["Anna", "Ben"]


def choice(level: str, play: Play, seed: int = 1) -> str:
    seat = waiting_seats(play.table)[0]
    return GAME.naming.option_name(bot(level, seed, 0.0).choose(Mind(GAME, play.table, seat)))


def at_declaration(**ben: object) -> Play:
    play = Play("combat", Anna={"pieces": {**OPEN, "war-left-1": "swordsman"}}, Ben=dict(ben))
    play.both_pass()
    assert play.kind() == "declare"
    return play


@pytest.mark.parametrize("level", ["greedy", "adept", "master:100"])
def test_the_last_blow_is_struck(level: str) -> None:
    assert choice(level, at_declaration(lp=1)) == "attack"


@pytest.mark.parametrize("level", ["greedy", "adept"])
def test_two_tables_a_seat_cannot_tell_apart_give_the_same_choice(level: str) -> None:
    for seed in range(3):
        chosen: set[str] = set()
        for hand in (["nascent_necromancer", "blood"], ["skeleton_warrior", "exodus"]):
            play = Play(Anna={"asp": 3, "hand": ["swordsman", "medica"], "pieces": OPEN}, Ben={"hand": hand})
            pile = play.table.players[1].spells
            for card in (
                GAME.box.numbers[key] for key in ("nascent_necromancer", "blood", "skeleton_warrior", "exodus")
            ):
                pile.append(card)
            for card in play.table.players[1].hand:
                pile.remove(card)
            pile.sort()
            play.table.chance = seeded(len(chosen))
            chosen.add(choice(level, play, seed))
        assert len(chosen) == 1


def test_choosing_changes_nothing() -> None:
    play = Play(Anna={"asp": 3, "hand": ["swordsman"], "pieces": OPEN}, Ben={})
    before = play.table.key()
    for level in ("greedy", "adept"):
        choice(level, play)
    assert play.table.key() == before


def test_the_obvious_is_done_without_thinking() -> None:
    play = Play(Anna={"pieces": OPEN}, Ben={"pieces": OPEN})
    question = play.table.questions[0]
    sure = [0.001] * len(question.options)
    sure[question.options.index(GAME.naming.option("pass"))] = 1.0
    one = SearchBot(1, 1_000_000)
    mind = Mind(GAME, play.table, 0)
    mind.game = Sure(sure)
    assert GAME.naming.option_name(one.choose(mind)) == "pass"
    assert one.chance.key() == SearchBot(1, 5).chance.key()


class Sure(Game):
    """A game that leans one way."""

    def __init__(self, leans: list[float]) -> None:
        super().__init__()
        self.thinking = Leaning(self, leans)


class Leaning(Thinking):
    def __init__(self, game: Game, leans: list[float]) -> None:
        super().__init__(game)
        self.leaning = leans

    def leans(self, table: Table, question: Question) -> list[float]:
        return self.leaning


def test_no_branch_grows_where_a_fair_player_is_sure() -> None:
    play = Play(Anna={"asp": 3, "hand": ["swordsman", "medica"], "pieces": OPEN}, Ben={"pieces": OPEN})
    search = Search(Mind(GAME, play.table, 0), 1, 1, 2.0)
    for _ in range(60):
        search.iterate()
    assert sum(search.root().visits) == 60
    grown = [branch for roots in search.roots for branch in roots.values()]
    for branch in grown:
        grown += branch.children.values()
    routine: list[Branch] = [branch for branch in grown if branch.routine]
    assert 0 < len(routine) < len(grown)
    assert all(sum(branch.visits) == 0 and not branch.children for branch in routine)


# ---------------------------------------------------------------- reasons


def test_an_attack_nobody_blocks_is_good_because_of_the_other_ones_life_points() -> None:
    play = at_declaration(lp=12)
    found = reasons(Mind(GAME, play.table, 0), GAME.naming.option("attack"), GAME.naming.option("nothing"), 1)
    power = play.value("1-war-left-1", "power")
    assert (found[0].seat, found[0].what) == (1, "lp")
    assert found[0].change == pytest.approx(-power)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    speaks = speech("bluthelden", language, NAMES)
    lines = tell(advise(Mind(GAME, at_declaration(lp=12).table, 0), 1, 40, 0.0), speaks)
    assert any(f"Ben: {speaks.words.say('mark-lp')} -" in line for line in lines)


@pytest.mark.parametrize("deck", ["green", "orange", "white"])
def test_before_the_first_decision_nobody_is_far_ahead_whatever_the_decks(deck: str) -> None:
    """How well decks do among bots is no mark of a position."""
    chance = GAME.thinking.chances(GAME.new(2, {"deck1": "black", "deck2": deck}, 3))[0]
    assert 0.4 < chance < 0.6


def test_of_a_mulligan_nothing_is_guessed() -> None:
    """The other's cards are set aside by their places in a hand that nobody sees."""
    advice = advise(Mind(GAME, GAME.new(2, seed=3), 0), 1, 80, 0.0)
    assert advice.rule == "BH-2.12"
    assert len(advice.prospects) == 64
    assert advice.guesses == []
