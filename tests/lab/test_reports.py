"""Reports say what was found, with intervals."""

from pathlib import Path

import pytest

from nachtspiel.lab.report import effects, even_share, report
from nachtspiel.lab.run import Folder, Found, make_plan, play
from nachtspiel.lab.stats import share_of, strict, wilson
from tests.lab.small import choice, small_plan


def test_a_run_is_kept_as_tables_and_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    plan = make_plan("bloodborne", 50, 3, "random", vary="final_boss", trial="upgrade")
    folder = Folder(tmp_path / "run")
    page = folder.write(folder.play(plan, 1)).read_text(encoding="utf-8")
    games = polars.read_parquet(tmp_path / "run" / "games.parquet")
    assert games.height == 150
    assert games.filter(games["label"] != "rom")["won"].sum() == pytest.approx(40)  # under Rom nobody may be left
    assert {"label", "seed", "seat", "bot", "score", "length", "swings", "n_dies"} <= set(games.columns)
    choices = polars.read_parquet(tmp_path / "run" / "choices.parquet")
    assert choices["trials"].sum() <= 50
    assert "50 games" in page
    for title in ("Who wins, by seat", "By final_boss", "How long a game is", "Swings", "Choices: upgrade"):
        assert f"<h2>{title}</h2>" in page
    assert "http" not in page
    assert "<script" not in page


def found_with(choices: list[dict[str, object]]) -> Found:
    return Found(small_plan(), play(small_plan(25), 1).rows, choices)


def test_effects_are_against_the_average_and_allow_for_many_comparisons() -> None:
    rows = [choice(f"card{i}", 400, 0.0) for i in range(18)] + [choice("strong", 400, 0.2), choice("weak", 400, -0.2)]
    found = effects(found_with(rows).options(), "upgrade", True)
    assert [found[0].name, found[-1].name] == ["strong", "weak"]
    assert found[0].mean == pytest.approx(0.2)
    assert found[0].error == pytest.approx(0.02, rel=0.01)  # 0.4 over the root of 400
    assert [one.name for one in found if one.is_clear()] == ["strong", "weak"]
    # A deviation that one comparison would call clear is none among twenty.
    rows[0] = choice("card0", 400, 0.042)
    assert "card0" not in [one.name for one in effects(found_with(rows).options(), "upgrade", True) if one.is_clear()]


def test_what_is_never_and_nearly_always_chosen_is_said() -> None:
    rows = [
        choice("cannon", 400, 0.0),
        {**choice("evelyn", 0, 0.0), "asked": 90},
        {**choice("chikage", 95, 0.0), "asked": 100},
    ]
    page = report(found_with(rows))
    assert "Never chosen: evelyn." in page
    assert "Chosen nearly always: chikage." in page


def test_the_even_share_is_what_seats_win_on_average() -> None:
    """In games that end without a winner nobody wins: that is no disadvantage of any seat."""
    found = found_with([choice("cannon", 400, 0.0)])
    for row in found.rows[:15]:
        row["won"] = 0.0
    assert even_share(found.games()) == pytest.approx(sum(row["won"] for row in found.rows) / 75)


def test_what_is_kept_is_counted_over_all_labels() -> None:
    kept = [
        {**choice("cannon", 0, 0.0, "has"), "label": label, "kept": number} for label, number in (("a", 3), ("b", 4))
    ]
    assert "<td>7</td>" in report(found_with([choice("cannon", 400, 0.0), choice("evelyn", 400, 0.0), *kept]))


@pytest.mark.parametrize(("games", "bars"), [(5, 0), (10, 5)])
def test_a_report_of_one_game_for_each_value_has_no_intervals_to_show(games: int, bars: int) -> None:
    page = report(play(make_plan("bloodborne", games, 3, "random", vary="final_boss"), 1))
    part = page[page.index("<h2>By final_boss</h2>") : page.index("<h2>How long a game is</h2>")]
    assert part.count('class="range"') == bars
    assert all(name in part for name in ("gehrman", "rom", "mergos wet nurse", "ebrietas", "moon presence"))


def test_intervals_of_many_seats_allow_for_all_of_them() -> None:
    assert strict(1) == pytest.approx(1.96, abs=0.001)
    assert strict(5) == pytest.approx(2.576, abs=0.001)  # 0.05 / 5 is one in a hundred
    share, low, high = share_of([[0.0, 1.0]] * 4 + [[1.0, 1.0]] * 4 + [[0.0, 0.0]] * 4)
    assert share == 0.5
    assert (low, high) == pytest.approx(wilson(0.5 * 16.5, 16.5))  # more than twelve seeds, less than 24 games
    assert share_of([[0.0], [1.0]] * 50)[1:] == pytest.approx(wilson(49.5, 99))
    assert share_of([[0.0, 1.0]] * 100)[1:] == pytest.approx(wilson(50, 100))  # all alike: each seed counts once


def test_every_game_counts_the_same_however_long_its_campaign_was() -> None:
    share, low, high = share_of([[1.0], [1.0], [0.0, 0.0, 0.0, 0.0], [0.0, 1.0]])
    assert share == pytest.approx(3 / 8)
    # by hand: the clusters are off by 5/8, 5/8, -3/2 and 1/4, so 3/8 * 5/8 over (3.09375 / 64 * 4/3)
    assert (low, high) == pytest.approx(wilson(3 / 8 * 3.63636, 3.63636), abs=1e-4)
