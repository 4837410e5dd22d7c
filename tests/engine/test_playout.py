"""Random play: one answer, or to the end."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.game import waiting_seats, winners
from nachtspiel.engine.playout import answer_one, play_on
from nachtspiel.engine.table import Listener
from nachtspiel.games.registry import game

GAME = game("bloodborne")


class Counter(Listener):
    """Remembers every answer."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, int]] = []

    def answered(self, seat: int, option: int) -> None:
        self.answers.append((seat, option))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_play_on_ends_the_game_and_counts_the_decisions(seats: int, seed: int) -> None:
    table = GAME.new(seats, {"final_boss": "gehrman"}, seed)  # under Rom's law nobody may be left to win
    ear = Counter()
    table.listener = ear
    decisions = play_on(table, seeded(seed))
    assert table.over
    assert decisions == len(ear.answers) > 20
    assert {seat for seat, _ in ear.answers} == set(range(seats))
    assert winners(GAME, table)


def test_the_same_chance_plays_the_same_game() -> None:
    first, second, other = (GAME.new(3, seed=5) for _ in range(3))
    assert play_on(first, seeded(9)) == play_on(second, seeded(9))
    assert first == second
    play_on(other, seeded(10))
    assert other != first


def test_a_finished_game_is_left_alone() -> None:
    table = GAME.new(3)
    play_on(table, seeded(1))
    before, chance = table.key(), seeded(1)
    assert play_on(table, chance) == 0
    assert table.key() == before
    assert chance.key() == seeded(1).key()


def test_the_first_who_still_owes_an_answer_is_played_for() -> None:
    table = GAME.new(3)
    question = table.question(0)
    assert question is not None
    table.answer(0, question.options[0])
    answer_one(table, seeded(1))
    assert waiting_seats(table) == [2]


def test_every_option_is_taken_sometimes() -> None:
    taken = set()
    for seed in range(60):
        table = GAME.new(3, seed=1)
        ear = Counter()
        table.listener = ear
        table.answer(0, 0)
        answer_one(table, seeded(seed))
        taken |= {GAME.naming.option_name(option) for seat, option in ear.answers[1:2]}
    assert taken == {"hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"}
