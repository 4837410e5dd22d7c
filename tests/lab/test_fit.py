"""The fit finds weights that are known, and the file of weights reads back as it was written."""

import random
import tomllib
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("scipy")

from nachtspiel.bots.search import led_answer
from nachtspiel.engine.chance import Chance, apart
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.table import Question, Table
from nachtspiel.games.bluthelden.table import duel_of
from nachtspiel.games.registry import game
from nachtspiel.lab.fit import (
    Gathering,
    Portion,
    fit,
    fit_game,
    gather,
    gather_choices,
    gather_portion,
    gather_positions,
    halves,
    likelihood,
    tables,
    write_weights,
)

GAME = game("bloodborne")


def known(weights: list[float], cases: int, seed: int = 1) -> Gathering:
    """Cases in which the odds are as the weights say."""
    import math

    rng = random.Random(seed)
    found = Gathering(["worth.a", "worth.b"])
    for number in range(cases):
        rows = [[rng.gauss(0, 1), rng.gauss(0, 2)] for _ in range(4)]
        odds = [math.exp(sum(w * x for w, x in zip(weights, row, strict=True))) for row in rows]
        won = rng.choices(range(4), odds)[0]
        found.add(rows, [float(place == won) for place in range(4)], number)
    return found


def test_known_weights_are_found() -> None:
    weights = fit(known([0.8, -0.3], 3000).cases())
    assert weights["worth.a"] == pytest.approx(0.8, abs=0.08)
    assert weights["worth.b"] == pytest.approx(-0.3, abs=0.05)


def test_the_better_weights_have_the_greater_likelihood_in_unseen_games() -> None:
    learned, unseen = halves(known([0.8, -0.3], 2000).cases())
    assert len(unseen) == 400
    assert not set(learned.group) & set(unseen.group)
    assert likelihood(unseen, fit(learned)) > likelihood(unseen, {"worth.a": 0.8}) > likelihood(unseen, {})
    assert likelihood(unseen, {}) == pytest.approx(0.25)


def test_positions_come_with_who_won() -> None:
    cases = gather_positions(GAME, 3, 4, 1)
    assert cases.marks.shape == (3 * len(cases), len(GAME.thinking.mark_names()[0]))
    assert len(cases) > 8
    assert cases.came.sum() == pytest.approx(len(cases))


def test_several_processes_gather_what_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nachtspiel.lab.fit.PORTION", 2)
    weights = (files("nachtspiel.games.bloodborne") / "judge.toml").read_text()
    whole = Portion("bloodborne", weights, "positions", 3, 5, 64, 0, 2)
    one, two = gather_portion(whole).cases, gather(whole, 2)
    assert two.names == one.names
    for name in ("marks", "came", "starts", "group"):
        assert np.array_equal(getattr(one, name), getattr(two, name))
    assert {64, 68} < set(two.group) < set(range(64, 69))  # the second hunt nobody won


def test_a_portion_plays_with_its_own_weights() -> None:
    """Who leans to nothing plays otherwise than who leans."""
    weights = (files("nachtspiel.games.bloodborne") / "judge.toml").read_text()
    whole = Portion("bloodborne", weights, "positions", 3, 2, 40, 0, 2)
    before = GAME.thinking.mark_weights()
    without = gather(replace(whole, weights="[worth]"), 1)
    assert not np.array_equal(gather(whole, 1).marks, without.marks)
    assert GAME.thinking.mark_weights() == before  # those of the game that others play with


def test_who_chooses_has_a_stream_apart_from_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first choice of a game would follow from the Final Boss that was drawn."""
    met: list[tuple[int, int, int, int]] = []

    def noted(game: Game, table: Table, question: Question, chance: Chance) -> int:
        met.append(chance.key())
        return int(led_answer(game, table, question, chance))

    monkeypatch.setattr("nachtspiel.lab.fit.led_answer", noted)
    gather_positions(GAME, 3, 1, 7)
    gather_choices(GAME, 3, 1, 7, 1, 99)
    assert met.count(apart(7).key()) == 2  # each began with it


def test_a_game_nobody_won_brings_no_cases() -> None:
    cases = gather_positions(GAME, 3, 1, 2)
    assert (len(cases), cases.marks.shape) == (0, (0, len(GAME.thinking.mark_names()[0])))


def test_a_whole_fit_leaves_weights_data_and_log(tmp_path: Path) -> None:
    import polars

    lines = list(fit_game("bloodborne", 3, 12, 10, 2, 1, 40, tmp_path / "out", 9, 2))
    assert (tmp_path / "out" / "log.txt").read_text().splitlines() == lines
    assert [line.partition(":")[0] for line in lines] == ["round 1, positions", "round 1, choices"]
    weights = tomllib.loads((tmp_path / "out" / "judge.toml").read_text())
    assert {"worth", "play"} <= set(weights)
    positions = polars.read_parquet(tmp_path / "out" / "positions.parquet")
    assert len(set(positions["game"])) == 3  # a fifth of the games: by them the fit was judged
    choices = polars.read_parquet(tmp_path / "out" / "choices.parquet")
    assert choices.group_by("case").agg(polars.col("came").sum())["came"].to_list() == pytest.approx(
        [1.0] * choices["case"].n_unique()
    )


@pytest.mark.parametrize("wrong", range(5))
def test_a_fit_of_too_little_says_so(tmp_path: Path, wrong: int) -> None:
    least = [10, 10, 1, 1, 1]
    least[wrong] -= 1
    games, choices, iterations, rounds, every = least
    with pytest.raises(Mistake, match=r"^a fit needs at least 10 games"):
        next(fit_game("bloodborne", 3, games, choices, iterations, rounds, 0, tmp_path / "out", every))
    assert not (tmp_path / "out").exists()


def test_a_fit_at_an_unknown_place_leaves_no_folder(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="moon"):
        next(fit_game("bloodborne", 3, 10, 10, 1, 1, 0, tmp_path / "out", 1, on="moon"))
    assert not (tmp_path / "out").exists()


def test_choices_come_with_what_was_chosen() -> None:
    cases = gather_choices(GAME, 3, 1, 1, 4, 1)
    assert cases.came.sum() == pytest.approx(len(cases))
    assert len(cases) > 20
    assert cases.came.max() > 0.4  # shares of the search, not the same for all
    assert set(np.round(cases.came * 4) / 4) == set(cases.came)  # of four iterations
    assert cases.marks.shape[1] == len(GAME.thinking.mark_names()[1])
    assert 0 < len(gather_choices(GAME, 3, 1, 1, 4, 4)) < len(cases)  # of them only every fourth or so


def test_weights_stay_where_they_were_unless_there_is_a_reason() -> None:
    cases = known([0.8, -0.3], 400).cases()
    held = fit(cases, {"worth.a": -2.0, "worth.b": 0.5}, 1e9)
    assert held == pytest.approx({"worth.a": -2.0, "worth.b": 0.5}, abs=0.01)
    assert fit(cases, {"worth.a": -2.0})["worth.a"] > 0.5


def test_self_play_goes_through_all_pairings_of_decks() -> None:
    duel = game("bluthelden")
    met = {tuple(player.deck.key for player in duel_of(table).players) for _, table in tables(duel, 2, 16, 5)}
    assert len(met) == 16
    cases = gather_positions(duel, 2, 2, 1, 9)
    assert cases.marks.shape == (2 * len(cases), len(duel.thinking.mark_names()[0]))
    assert len(cases) > 10


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "judge.toml"
    write_weights(path, {"worth.level": 0.5, "worth.none": 0.0, "play.cannon": -1.25}, "two\nlines")
    assert tomllib.loads(path.read_text()) == {"worth": {"level": 0.5}, "play": {"cannon": -1.25}}
    assert path.read_text().startswith("# two\n# lines\n")


def test_a_game_without_marks_says_so() -> None:
    with pytest.raises(Mistake, match=r"^this game names no marks"):
        Gathering([])


def test_the_weights_in_use_beat_those_they_replaced() -> None:
    """In games the fit has not seen, by the marks that were weighed by hand before."""
    by_hand = {
        "worth.level": 0.1, "worth.level_late": 0.1, "worth.collected": 0.08, "worth.collected_in_danger": -0.06,
        "worth.health": 0.3, "worth.gone": -20.0, "worth.hand_early": 0.05, "worth.damage_in_hand_early": 0.05,
    }  # fmt: skip
    from nachtspiel.lab.fit import known_weights

    cases = gather_positions(GAME, 4, 60, 900_000)
    assert likelihood(cases, known_weights(GAME)) > likelihood(cases, by_hand) > 0.25
