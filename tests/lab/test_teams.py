"""Games in which all stand together: what the laboratory says of them is about won and lost."""

import re
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nachtspiel.cli import main
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.games.registry import game
from nachtspiel.lab.compare import compare, measured, version
from nachtspiel.lab.coverage import fired
from nachtspiel.lab.fit import fit, gather_choices, gather_positions
from nachtspiel.lab.ladder import Ladder, climb, mixed, rate, tables_of
from nachtspiel.lab.report import report
from nachtspiel.lab.run import in_order, make_plan, play
from nachtspiel.lab.stats import mean_error
from nachtspiel.lab.team import Gap, Standing
from nachtspiel.lab.unit import Unit, benches_of, play_unit, plays
from tests.bots.wardens import keen

BEACON = game("beacon")
SOLO = Unit("beacon", 1, ("random",), 0, 12)


class Pairs(Game):
    """Two against two, and one who sits between them belongs to the second side."""

    def sides(self, seats: int) -> list[int]:
        return [0, 1, 0, 1, 1][:seats]


# ---------------------------------------------------------------- units


def test_a_lost_solo_game_is_lost() -> None:
    rows = play_unit(SOLO).rows
    assert {row["won"] for row in rows} == {0.0, 1.0}
    for row in rows:
        assert (row["won"], row["end"]) in ((0.0, "dark"), (1.0, "dawn"))
        assert (row["score"] > 0) == bool(row["won"])
        assert (row["place"], row["side"], row["swings"], row["lowest"]) == (None, 0, 0, None)
        assert row["length"] in (1, 2, 3)


def test_all_of_a_team_have_won_or_lost() -> None:
    rows = play_unit(Unit("beacon", 3, ("random",) * 3, 0, 10)).rows
    for i in range(0, len(rows), 3):
        assert {row["won"] for row in rows[i : i + 3]} in ({0.0}, {1.0})
    assert {row["won"] for row in rows} == {0.0, 1.0}


def test_those_who_act_at_once_act_in_any_order() -> None:
    unit = replace(SOLO, seats=3, bots=("random",) * 3, records=True, games=8)
    first = {next(line for line in text.splitlines() if re.match(r"\d: ", line))[0] for text in play_unit(unit).records}
    assert first == {"1", "2", "3"}


def test_a_campaign_goes_on_with_what_its_runs_leave_until_its_end() -> None:
    unit = Unit("beacon", 2, ("greedy", "greedy"), 1, 2, runs=6)
    found = [(play, play.table) for play in plays(unit, BEACON, {})]
    campaigns = [list(runs) for _, runs in groupby(found, key=lambda pair: pair[0].seed)]
    assert len(campaigns) == 2
    for runs in campaigns:
        assert [play.number for play, _ in runs] == list(range(1, len(runs) + 1))
        left = [BEACON.leaves(table) for _, table in runs]
        assert [play.ended for play, _ in runs] == [not BEACON.goes_on(text) for text in left]
        assert len(runs) == 6 or runs[-1][0].ended
        for (_, table), carried in zip(runs[1:], left, strict=False):
            fresh = BEACON.lay_out(2, {}, 0, carried)
            assert BEACON.knowing.facts(fresh)["night"] == BEACON.knowing.facts(table)["night"]


def test_the_runs_of_a_campaign_have_seeds_of_their_own_and_their_records_verify(tmp_path: Path) -> None:
    plan = make_plan("beacon", 2, 1, "random", 5, runs=3, records=True)
    texts = [text for result in in_order(plan, 1) for text in result.records]
    seeds = [re.findall(r"^seed: (\d+)$", text, re.MULTILINE)[0] for text in texts]
    assert len(set(seeds)) == len(texts) == 6
    assert {"5", "6"} < set(seeds)
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.record").write_text(text, encoding="utf-8")
    assert main(["record", "verify", str(tmp_path)]) == 0


def test_runs_are_for_campaigns() -> None:
    with pytest.raises(Mistake, match=r"^--runs is for campaigns, and bloodborne is played one game at a time, not 3$"):
        make_plan("bloodborne", 2, runs=3)
    with pytest.raises(Mistake, match=r"^--runs must be 1 or more, not 0$"):
        make_plan("beacon", 2, runs=0)
    assert (make_plan("beacon", 2).runs, make_plan("bloodborne", 2).runs) == (10, 1)


def test_sides_change_places_as_a_whole() -> None:
    assert benches_of(Pairs(), 4) == [[0, 2], [1, 3]]
    assert benches_of(BEACON, 3) == [[0], [1], [2]]  # all together: who is the odd one goes round
    unit = Unit("beacon", 3, ("greedy", "random", "random"), 7, 6, rotate=True)
    assert [unit.seating(number) for number in (0, 1, 3)] == [
        (7, ["greedy", "random", "random"]), (7, ["random", "greedy", "random"]), (8, ["greedy", "random", "random"]),
    ]  # fmt: skip


def test_seatings_of_sides_of_different_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nachtspiel.lab.unit.game_of", lambda *_: Pairs())
    unit = Unit("pairs", 5, ("a", "b", "a", "c", "b"), 7, 4, rotate=True)
    assert unit.seating(0) == (7, ["a", "b", "a", "c", "b"])
    assert unit.seating(1) == (7, ["b", "a", "c", "a", "a"])
    assert unit.seating(2)[0] == 8


# ---------------------------------------------------------------- ladder


def test_a_team_has_win_rates_at_every_difficulty_and_no_ratings() -> None:
    found = climb("beacon", ["random", "greedy"], 2, 18, 3, workers=1)
    assert isinstance(found, Standing)
    labels = ["mild", "wild", "deafening"]
    assert [(team.bots, team.label, team.games) for team in found.teams] == [
        (level, label, 6) for level in ("random", "greedy") for label in labels
    ]
    for team in found.teams:
        plan = make_plan("beacon", 6, 2, team.bots, 3, {"storm": team.label}, runs=1)
        rows = play(plan, 1).rows
        assert team.share.mean == pytest.approx(sum(row["won"] for row in rows) / 12)
    assert [(gap.one, gap.other, gap.label, gap.seeds) for gap in found.gaps] == [
        ("greedy", "random", label, 6) for label in labels
    ]
    means = {(team.bots, team.label): team.share.mean for team in found.teams}
    for gap in found.gaps:
        assert gap.mean == pytest.approx(means["greedy", gap.label] - means["random", gap.label])
    assert found.text().splitlines()[0] == "beacon, 2 seats against the box"
    assert "even" not in found.text()


def test_a_difference_is_paired_by_seeds() -> None:
    found = climb("beacon", ["random", "greedy"], 1, 30, workers=1)
    assert isinstance(found, Standing)
    gap = next(gap for gap in found.gaps if gap.label == "wild")
    won = [
        [row["won"] for row in play(make_plan("beacon", 10, 1, level, 0, {"storm": "wild"}, runs=1), 1).rows]
        for level in ("random", "greedy")
    ]
    pairs = [second - first for first, second in zip(*won, strict=True)]
    assert (gap.mean, gap.error) == pytest.approx(mean_error(sum(pairs), sum(pair * pair for pair in pairs), 10))
    assert found.text().startswith("beacon, 1 seat against the box\n")


def test_a_difference_that_no_seed_shows_has_no_interval() -> None:
    assert Gap("b", "a", "", 9, 0.0, 0.0).line() == "b against a: +0.0 points on the same 9 seeds, all of them alike"
    assert Gap("b", "a", "wild", 9, 0.1, 0.05).line() == "b against a at wild: +10.0 ± 9.8 points on the same 9 seeds"


def test_partners_of_other_levels() -> None:
    assert mixed(["a", "b", "c"], 1) == []
    assert mixed(["a", "b"], 2) == [("a", "b")]
    assert mixed(["a", "b"], 3) == [("a", "b"), ("b", "a")]
    found = climb("beacon", ["random", "greedy"], 2, 6, workers=1, partners=True)
    assert isinstance(found, Standing)
    assert [(team.bots, team.games) for team in found.teams[6:]] == [("one random among 1 greedy", 2)] * 3
    with pytest.raises(
        Mistake, match=r"^--partners is for games in which all stand together, and bloodborne is played"
    ):
        climb("bloodborne", ["random", "greedy"], partners=True)


def test_a_ladder_of_a_team_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab ladder beacon --seats 1 --levels random,greedy --games 3 --workers 1 --json"
    assert main(line.split()) == 0
    out = capsys.readouterr().out
    assert '"teams"' in out
    assert '"ratings"' not in out


def test_ratings_of_sides() -> None:
    pytest.importorskip("openskill")
    rows: list[dict[str, Any]] = [
        {"bot": "a" if seat % 2 == 0 else "b", "side": seat % 2, "place": None, "won": float(seat % 2 == 0)}
        for _ in range(20)
        for seat in range(4)
    ]
    tables = tables_of(rows, 4)
    assert tables[0] == [("a", 0, 1), ("b", 1, 2), ("a", 0, 1), ("b", 1, 2)]
    better, worse = rate(["a", "b"], tables)
    assert better.mean > worse.mean


def test_everyone_alone_still_has_a_ladder_of_places() -> None:
    pytest.importorskip("openskill")
    assert isinstance(climb("bloodborne", ["random", "greedy"], 3, 3, workers=1), Ladder)


# ---------------------------------------------------------------- compare


def test_the_lead_of_the_first_is_measured_only_between_sides() -> None:
    plan = make_plan("beacon", 4, 1, "random")
    for measure in ("spread", "swings"):
        with pytest.raises(
            Mistake, match=rf"^'{measure}' cannot be measured; choose length, score, won, decisions, runs"
        ):
            compare(plan, plan, measure)
    with pytest.raises(Mistake, match=r"^'runs' cannot be measured"):
        compare(make_plan("bloodborne", 2), make_plan("bloodborne", 2), "runs")


def test_campaigns_are_compared_as_a_whole() -> None:
    rows = [
        {"run": run, "side": 0, "score": score, "won": won, "length": 3, "events": {}}
        for run, score, won in ((1, 4, 1.0), (2, 0, 0.0), (3, 2, 1.0), (1, 7, 1.0))
    ]
    assert measured(rows, 1, "runs") == [3.0, 1.0]
    assert measured(rows, 1, "score") == [2.0, 7.0]
    assert measured(rows, 1, "won") == [pytest.approx(2 / 3), 1.0]


def test_a_harder_storm_is_won_less_often() -> None:
    plan = make_plan("beacon", 100, 1, "random", runs=1)
    verdict = compare(plan, version("beacon", "storm=deafening", plan), "won", workers=1)
    assert verdict.second < verdict.first


# ---------------------------------------------------------------- fit


def test_to_win_and_to_lose_are_the_alternatives_of_a_team() -> None:
    cases = gather_positions(keen(), 2, 40, 0, 1)
    assert not cases.marks[1::2].any()  # to lose has no marks
    assert np.array_equal(cases.came[::2] + cases.came[1::2], np.ones(len(cases)))
    assert 0 < cases.came[::2].mean() < 1  # lost games count
    assert cases.marks[0].tolist() == [3.0, 4.0]  # the marks of both wardens: all of the fire, and what each can do
    assert fit(cases)["worth.flame"] > 0.1


def test_choices_of_a_team_are_gathered() -> None:
    cases = gather_choices(keen(), 2, 2, 1, 4, 2)
    assert len(cases) > 3
    assert cases.came.sum() == pytest.approx(len(cases))


# ---------------------------------------------------------------- reports


def page(**more: Any) -> str:
    pytest.importorskip("polars")
    return report(play(make_plan("beacon", 24, 2, "random", 2, **more), 1))


def test_a_report_of_a_team_speaks_of_won_and_lost() -> None:
    text = page(runs=1)
    found = play(make_plan("beacon", 24, 2, "random", 2, runs=1), 1)
    share = sum(row["won"] for row in found.rows) / 48
    assert f"Won: {100 * share:.1f} % (" in text
    for title in ("What it ended by", "How long a game is", "Scores", "Won and lost"):
        assert f"<h2>{title}</h2>" in text
    for nonsense in ("favourite", "even", "share", "seat 1", "Swings", "What winners do", "Run by run", "winner"):
        assert nonsense not in text.split("<h2>Choices")[0].split("</style>")[1]
    dawn = sum(row["end"] == "dawn" for row in found.rows[::2])
    assert f"<td>dawn</td><td>{dawn}</td><td>{dawn / 24:.1%}</td><td>100.0%</td>" in text
    assert f"<td>dark</td><td>{24 - dawn}</td><td>{1 - dawn / 24:.1%}</td><td>0.0%</td>" in text


def test_a_report_of_campaigns_goes_run_by_run() -> None:
    text = page(runs=4)
    found = play(make_plan("beacon", 24, 2, "random", 2, runs=4), 1)
    ended = sum(row["ended"] for row in found.rows[::2])
    part = text.split("<h2>Run by run</h2>")[1].split("<h2>")[0]
    assert f"{ended} of 24 campaigns came to their end" in part
    assert "; the others were broken off after 4 runs" in part
    assert "<td>run 1</td><td>24</td><td>0</td>" in part
    second = [row["score"] for row in found.rows if row["run"] == 2]
    assert re.search(rf"<td>run 2</td><td>24</td>.*<td>{sum(second) / len(second):.1f} ±", part)
    assert f"{found.number()} games" in text
    assert "24 campaigns of at most 4 runs" in text


def test_a_report_of_difficulties_says_how_often_each_is_won() -> None:
    pytest.importorskip("polars")
    text = report(play(make_plan("beacon", 30, 1, "greedy", vary="storm", runs=1), 1))
    part = text.split("<h2>By storm</h2>")[1].split("<h2>")[0]
    assert re.findall(r'class="name"[^>]*>([^<]*)<', part) == ["mild", "wild", "deafening"]
    assert part.count(" % (") == 3
    assert "wins by seat" not in part


# ---------------------------------------------------------------- many games at once


def test_campaigns_are_simulated_and_their_rules_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "beacon", "--seats", "2", "--games", "3", "--runs", "2", "--workers", "1"]) == 0
    assert re.match(r"6 games of beacon, [\d.]+ decisions each, in 3 campaigns\n", capsys.readouterr().out)
    assert {"BE-2.01", "BE-3.01", "BE-3.02"} <= set(fired("beacon", 4, 1))
