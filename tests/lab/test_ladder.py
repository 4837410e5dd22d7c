"""The ladder of bots: shares with intervals, and ratings."""

import sys
from pathlib import Path

import pytest

from nachtspiel.cli import main
from nachtspiel.engine.errors import Mistake
from nachtspiel.lab.ladder import Ladder, climb, measured, rate
from nachtspiel.lab.run import make_plan
from nachtspiel.lab.stats import wilson
from nachtspiel.lab.team import Standing


def test_a_ladder_tells_who_is_better() -> None:
    pytest.importorskip("openskill")
    ladder = climb("bloodborne", ["random", "greedy"], 3, 12, workers=1)
    assert isinstance(ladder, Ladder)
    (pair,) = ladder.pairs
    assert (pair.one, pair.others, pair.games) == ("greedy", "random", 12)
    assert pair.share.mean > 0.5
    assert ladder.ratings[1].mean > ladder.ratings[0].mean
    assert ladder.text().splitlines()[1].startswith("one greedy among 2 random: wins ")


def test_the_interval_of_a_pair_counts_seeds_not_games() -> None:
    rows = [{"label": "", "seed": seed, "bot": "a", "won": float(seed % 2)} for seed in range(10) for _ in range(2)]
    pair = measured("a", "b", 2, rows + [{"label": "", "seed": 0, "bot": "b", "won": 1.0}])
    assert (pair.one, pair.others, pair.sides, pair.games) == ("a", "b", 2, 20)
    assert pair.share == pytest.approx((0.5, *wilson(4.5, 9)))  # ten seeds, and one goes for not knowing the mean


def test_the_same_seed_with_other_settings_is_another_deal() -> None:
    rows = [{"label": str(i), "seed": 1, "bot": "a", "won": float(i % 2)} for i in range(10)]
    assert measured("a", "b", 2, rows).share == pytest.approx((0.5, *wilson(4.5, 9)))


def test_an_interval_of_victories_stays_within_bounds() -> None:
    rows = [{"label": "", "seed": seed, "bot": "a", "won": 1.0} for seed in range(6) for _ in range(2)]
    assert measured("a", "b", 2, rows).share == pytest.approx((1.0, *wilson(6, 6)))
    assert measured("a", "b", 2, rows[:1]).share == pytest.approx((1.0, *wilson(1, 1)))


def test_ratings_follow_places() -> None:
    pytest.importorskip("openskill")
    tables = [[("a", 0, 1), ("b", 1, 2), ("c", 2, 3)], [("b", 0, 2), ("c", 1, 3), ("a", 2, 1)]]
    worst, middle, best = rate(["c", "b", "a"], tables * 20)
    assert worst.mean < middle.mean < best.mean
    even = rate(["a", "b"], [[("a", 0, 1), ("b", 1, 2)], [("b", 0, 1), ("a", 1, 2)]] * 40)
    assert even[0].mean == pytest.approx(even[1].mean, abs=1.0)


def test_a_ladder_in_a_folder_goes_on_where_it_was(tmp_path: Path) -> None:
    """Both pairs are kept; the second time nothing is played, and the answer is the same."""
    steps: list[tuple[int, int]] = []
    levels = ["random", "greedy", "adept:3"]

    def again() -> Ladder | Standing:
        return climb("bloodborne", levels, 3, 6, 4, progress=lambda *step: steps.append(step), out=tmp_path)

    first = again()
    assert [step for step in steps if step[0] not in (0, 6, 12)] == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["adept-3-greedy", "greedy-random"]
    steps.clear()
    assert again().data() == first.data() == climb("bloodborne", levels, 3, 6, 4).data()
    assert steps == [(6, 12), (12, 12)]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ([], "interrupted; nothing was kept, --out would"),
        (["--out", "here"], "interrupted; the same command goes on from here (here)"),
    ],
)
def test_whoever_interrupts_a_ladder_is_told_what_is_kept(
    more: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> Ladder:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["nachtspiel.lab.ladder"], "climb", interrupt)
    assert main(["lab", "ladder", "bloodborne", *more]) == 130
    told = capsys.readouterr()
    assert (told.out, told.err.strip()) == ("", sentence)


def test_a_ladder_of_duels_plays_every_pairing_of_decks_alike() -> None:
    plan = make_plan("bluthelden", 20, 2, ["greedy", "random"], vary="deck1,deck2", rotate=True)
    units = plan.units()
    assert len(units) == 16
    assert {unit.label for unit in units} == {
        f"{one}+{two}" for one in ("black", "green", "orange", "white") for two in ("black", "green", "orange", "white")
    }
    assert all(
        dict(unit.settings) == dict(zip(("deck1", "deck2"), unit.label.split("+"), strict=True)) for unit in units
    )
    assert all((unit.games, unit.rotate) == (2, True) for unit in units)  # each seed once in both seats
    assert plan.played() == 32
    ladder = climb("bluthelden", ["random", "greedy"], games=20, workers=1)
    assert isinstance(ladder, Ladder)
    (pair,) = ladder.pairs
    assert pair.games == 32
    assert pair.share.mean > 0.7


def test_a_ladder_of_one_level_is_none() -> None:
    for levels in (["greedy"], ["greedy", "greedy"]):
        with pytest.raises(Mistake, match=r"^a ladder needs two or more different levels"):
            climb("bloodborne", levels)
