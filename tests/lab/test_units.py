"""The same unit gives the same result everywhere: in this process, in others, on a cluster."""

import json
import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from nachtspiel.bots.levels import Bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine import record
from nachtspiel.engine.chance import apart
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.table import Question
from nachtspiel.games.registry import game
from nachtspiel.lab.run import Folder, make_plan
from nachtspiel.lab.unit import Choices, Play, Result, Unit, play_unit
from nachtspiel.lab.workers import play_units

SMALL = Unit("bloodborne", 3, ("random", "random", "random"), 5, 2)


def plain(results: list[Result]) -> list[str]:
    return sorted(json.dumps(vars(result), sort_keys=True) for result in results)


# ---------------------------------------------------------------- units


def test_a_unit_is_the_same_games_as_a_match_with_the_same_seed() -> None:
    rows = play_unit(SMALL).rows
    kept = play_unit(replace(SMALL, records=True))
    assert kept.rows == play_unit(SMALL).rows
    match = record.play(record.parse(kept.records[0]), game("bloodborne"))
    assert match.seed == 5
    assert [row["score"] for row in rows[:3]] == match.game.scores(match.table)
    assert rows[0]["decisions"] == len(match.marks)
    deaths = [sum(event.what == "dies" and event.a == seat for event in match.events) for seat in range(3)]
    assert [row["events"].get("dies", 0) for row in rows[:3]] == deaths
    assert rows[0]["length"] == sum(event.what == "round" for event in match.events)


def test_every_game_is_won_once() -> None:
    rows = play_unit(replace(SMALL, games=6, settings=(("final_boss", "gehrman"),))).rows
    assert len(rows) == 18
    for i in range(0, 18, 3):
        assert sum(row["won"] for row in rows[i : i + 3]) == pytest.approx(1)
        assert {row["seed"] for row in rows[i : i + 3]} == {5 + i // 3}


def test_seats_are_taken_in_turn() -> None:
    unit = Unit("bloodborne", 3, ("greedy", "random", "adept"), 7, 6, rotate=True)
    assert [unit.seating(number) for number in range(4)] == [
        (7, ["greedy", "random", "adept"]),
        (7, ["adept", "greedy", "random"]),
        (7, ["random", "adept", "greedy"]),
        (8, ["greedy", "random", "adept"]),
    ]


def test_choices_are_counted() -> None:
    result = play_unit(replace(SMALL, games=4))
    by_name = {(row["kind"], row["option"]): row for row in result.choices}
    dream = by_name["play", "hunters_dream"]
    assert 0 < dream["chosen"] < dream["asked"]
    assert dream["taken"] <= 12
    assert by_name["has", "hunters_dream"]["kept"] <= 12
    for row in result.choices:
        assert row["chosen"] <= row["asked"]
        assert row["wins"] <= row["taken"]
        assert row["trials"] == 0


def test_a_trial_leaves_one_decision_of_a_game_to_chance() -> None:
    result = play_unit(replace(SMALL, games=12, trial="play"))
    assert sum(row["trials"] for row in result.choices) == 12
    assert all(row["kind"] == "play" for row in result.choices if row["trials"])


class Stubborn(Bot):
    """Takes the first option, always."""

    def choose(self, mind: Mind) -> int:
        return int(mind.question.options[0])


def stubborn_play(seed: int, trial: str) -> tuple[Play, Choices]:
    played = Play(replace(SMALL, seed=seed, games=1, trial=trial), game("bloodborne"), 0, {})
    played.bots = [Stubborn(seat) for seat in range(3)]
    choices: Choices = {}
    played.run(choices)
    return played, choices


def test_a_trial_is_forced_on_a_seat_and_its_effect_is_what_came_beyond_expectation() -> None:
    """The others go on choosing for themselves; whose decision, which of the first ten and what is chosen changes."""
    tried = []
    for seed in range(40):
        played, choices = stubborn_play(seed, "play")
        if played.trial is None:  # a stubborn player does not always get so far
            continue
        seat, kind, name, expected = played.trial
        tried.append((seat, name))
        gain = played.game.thinking.chances(played.table)[seat] - expected
        assert 0 < expected < 1
        found = choices[kind, name]
        assert (found.trial_sum, found.trial_squares) == pytest.approx((gain, gain**2))
        assert found.trials == 1
        assert sum(choice.trials for choice in choices.values()) == 1
    assert len(tried) > 20
    assert {seat for seat, _ in tried} == {0, 1, 2}
    first = stubborn_play(0, "")[0]
    assert first.trial is None
    assert len({name for _, name in tried}) >= 4  # a stubborn player has one first option at a time


class Watched(Play):
    """Knows when its trial came: whose, and how many decisions of that kind the seat had had before."""

    when: tuple[int, str, int] | None = None

    def decide(self, seat: int, question: Question, choices: Choices) -> int:
        if not hasattr(self, "had"):
            self.had: Counter[int] = Counter()
        option = super().decide(seat, question, choices)
        if self.trial is not None and self.when is None:
            self.when = (seat, question.kind, self.had[seat])
        if question.kind == self.unit.trial and len(question.options) > 1:
            self.had[seat] += 1
        return option


def test_the_lot_says_whose_decision_is_the_trial_and_which_of_the_first_ten() -> None:
    for seed in range(12):
        lot = apart(seed)
        number, seat = int(lot.below(10)), int(lot.below(3))
        played = Watched(replace(SMALL, seed=seed, games=1, trial="play"), game("bloodborne"), 0, {})
        played.run({})
        assert played.when in ((seat, "play", number), None)
        assert (played.when is None) == (played.had[seat] <= number)


def test_every_option_that_was_offered_beside_others_is_counted() -> None:
    """The seven cards of the first hands are offered to three hunters, and each chooses one of them."""
    choices: Choices = {}
    played = Play(replace(SMALL, games=1), game("bloodborne"), 0, {})
    table = played.table
    played.game.start(table)
    for seat in range(3):
        question = table.question(seat)
        assert question is not None
        table.answer(seat, played.decide(seat, question, choices))
    offered = {name: choice.asked for (_, name), choice in choices.items()}
    assert set(offered.values()) == {3}
    assert set(offered) == {"hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"}
    assert sum(choice.chosen for choice in choices.values()) == 3


def test_those_who_chose_are_measured_by_what_was_expected_before() -> None:
    played, choices = stubborn_play(3, "")
    won = played.game.thinking.chances(played.table)
    for (kind, name), choice in choices.items():
        if kind == "has":
            continue
        gains = [won[seat] - chance for (seat, *what), chance in played.chosen.items() if what == [kind, name]]
        assert choice.taken == len(gains)
        assert choice.taken_sum == pytest.approx(sum(gains))
        assert choice.taken_squares == pytest.approx(sum(gain * gain for gain in gains))
    curve = played.curve
    rows = played.rows()
    assert rows[0]["length"] == len(curve)
    leaders = [chances.index(max(chances)) for chances in curve]
    assert rows[0]["swings"] == sum(leaders[i] != leaders[i - 1] for i in range(1, len(leaders)))
    assert [row["lowest"] for row in rows] == [min(chances[seat] for chances in curve) for seat in range(3)]


# ---------------------------------------------------------------- workers


def test_one_process_and_two_give_the_same() -> None:
    units = [replace(SMALL, seed=seed) for seed in range(4)]
    assert plain(list(play_units(units, 1))) == plain(list(play_units(units, 2)))


def die_once(unit: Unit) -> Result:
    """The first worker to meet seed 2 dies in the middle of it."""
    mark = Path(os.environ["NACHTSPIEL_TEST_MARK"])
    if unit.seed == 2 and not mark.exists():
        mark.write_text("dead")
        os.kill(os.getpid(), signal.SIGKILL)
    return play_unit(unit)


def test_the_units_of_a_lost_process_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NACHTSPIEL_TEST_MARK", str(tmp_path / "mark"))
    units = [replace(SMALL, seed=seed) for seed in range(5)]
    assert plain(list(play_units(units, 2, work=die_once))) == plain(list(play_units(units, 1)))
    assert (tmp_path / "mark").exists()


def always_dies(unit: Unit) -> Result:
    os.kill(os.getpid(), signal.SIGKILL)
    return Result("")


def test_workers_that_always_die_end_it_with_a_sentence() -> None:
    with pytest.raises(Mistake, match=r"^workers were lost 5 times in a row; is there enough memory\?$"):
        list(play_units([SMALL, replace(SMALL, seed=6)], 2, work=always_dies))


def test_ray_gives_the_same_and_a_killed_worker_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("NACHTSPIEL_TEST_MARK", str(tmp_path / "mark"))
    root = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), root]))
    units = [replace(SMALL, seed=seed) for seed in range(5)]
    assert plain(list(play_units(units, 2, "ray", die_once))) == plain(list(play_units(units, 1)))
    assert (tmp_path / "mark").exists()


def test_an_unknown_place_is_named_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"^--on takes here or ray, not 'moon'$"):
        list(play_units([SMALL], on="moon"))
    with pytest.raises(Mistake, match=r"^--on takes here or ray, not 'moon'$"):
        Folder(tmp_path / "new").play(make_plan("bloodborne", 1, 3, "random"), on="moon")
    assert not (tmp_path / "new").exists()
