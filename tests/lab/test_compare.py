"""Two versions on paired seeds, until the answer is clear."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.games.bloodborne.box import read_files
from nachtspiel.games.registry import NAMES, content_texts
from nachtspiel.lab.compare import answer, compare, measured, version, with_content
from nachtspiel.lab.run import make_plan, play
from nachtspiel.lab.stats import anytime
from tests.lab.small import small_plan


def test_a_clear_difference_is_found_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["nachtspiel.lab.compare"], "BATCH", 20)
    plan = make_plan("bloodborne", 200, 3, "random")
    verdict = compare(plan, version("bloodborne", "final_boss=gehrman,stall_rounds=1", plan), "decisions", workers=1)
    same = compare(plan, plan, "length", band=0.5, workers=1)
    assert verdict.games < 200
    assert verdict.answer in ("more", "less")
    assert (same.answer, same.difference, same.games) == ("same", 0.0, 200)  # what is alike so far may differ yet


def test_a_verdict_is_made_of_the_differences_of_all_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["nachtspiel.lab.compare"], "BATCH", 6)
    plan = make_plan("bloodborne", 16, 3, "random", seed=40)
    other = version("bloodborne", "dream_halves=attack,open_hands=no", plan)
    columns = [measured(play(one, 1).rows, 3, "score") for one in (plan, other)]
    pairs = [b - a for a, b in zip(*columns, strict=True)]
    verdict = compare(plan, other, "score", workers=1)
    assert (verdict.games, verdict.answer) == (16, "open")
    assert (verdict.first, verdict.second) == pytest.approx([sum(column) / 16 for column in columns])
    mean, half = anytime(sum(pairs), sum(pair * pair for pair in pairs), 16)
    assert (verdict.difference, verdict.half) == pytest.approx((mean, half))
    assert compare(plan, other, "score", band=abs(mean) + half + 0.01, workers=1).answer == "same"


@pytest.mark.parametrize(
    ("measure", "numbers"),
    [
        ("score", [20.0, 3.0]), ("spread", [12.0, 0.0]), ("won", [0.0, 0.5]), ("length", [14.0, 9.0]),
        ("swings", [2.0, 1.0]), ("decisions", [80.0, 50.0]), ("dies", [1.0, 0.0]),
    ],
)  # fmt: skip
def test_what_is_measured_of_a_game(measure: str, numbers: list[float]) -> None:
    """A mean of its seats, the lead of the first, the victory of the first seat, or a number of the whole game."""
    rows = [
        {"run": 1, "side": seat, "score": score, "won": won, "length": length, "swings": swings,
         "decisions": decisions, "events": events}
        for seat, score, won, length, swings, decisions, events in (
            (0, 18, 0.0, 14, 2, 80, {"dies": 3}), (1, 12, 0.0, 14, 2, 80, {}), (2, 30, 1.0, 14, 2, 80, {"hurt": 2}),
            (0, 4, 0.5, 9, 1, 50, {}), (1, 4, 0.5, 9, 1, 50, {}), (2, 1, 0.0, 9, 1, 50, {}),
        )
    ]  # fmt: skip
    assert measured(rows, 3, measure) == numbers


def test_one_pair_says_nothing_yet() -> None:
    verdict = compare(small_plan(1), small_plan(1), "length", workers=1)
    assert verdict.line() == "length: 1 pair of games says nothing yet; take more"
    assert (verdict.data()["half"], verdict.data()["answer"]) == (None, "open")


def test_what_an_answer_means() -> None:
    found = [answer(2, 1, 0), answer(-2, 1, 0), answer(0.1, 1, 0), answer(0.1, 0.3, 0.5)]
    assert found == ["more", "less", "open", "same"]
    assert [answer(0, 0, 0), answer(0, 0, 0.5), answer(1, 0, 0), answer(-1, 0, 0)] == ["open", "open", "more", "less"]


def test_content_of_every_game_can_be_compared(tmp_path: Path) -> None:
    """A folder like the project's own, whatever lies in which folder of it; files that are not there are our own."""
    for name in NAMES:
        plan = make_plan(name, 2, None, "random")
        texts = content_texts(name)
        file = list(texts)[-1]
        (tmp_path / name / "deeper").mkdir(parents=True)
        (tmp_path / name / "deeper" / file).write_text(texts[file] + "\n# another\n", encoding="utf-8")
        other = dict(version(name, str(tmp_path / name), plan).content)
        assert other == {**texts, file: texts[file] + "\n# another\n"}
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(Mistake, match=r"holds none of board\.toml, "):
        version("bloodborne", str(empty), make_plan("bloodborne", 2))


def test_a_version_keeps_what_the_plan_varies() -> None:
    plan = make_plan("bloodborne", 6, 3, ["greedy", "random", "random"], vary="upgrade", rotate=True)
    other = version("bloodborne", "bots=random+greedy+random,final_boss=rom", plan)
    assert other == replace(plan, bots=("random", "greedy", "random"), settings=(("final_boss", "rom"),))
    verdict = compare(plan, other, "decisions", workers=1)
    assert verdict.games == 6
    assert verdict.first == pytest.approx(sum(measured(play(plan, 1).rows, 3, "decisions")) / 6)


def test_changed_content_is_played() -> None:
    plan = make_plan("bloodborne", 20, 3, "greedy")
    board = read_files()["board.toml"].replace("full_health = 8", "full_health = 2")
    other = with_content("bloodborne", {"board.toml": board}, plan)
    first, second = (measured(play(one, 1).rows, 3, "dies") for one in (plan, other))
    assert sum(second) > 2 * sum(first)


@pytest.mark.parametrize("text", ["nowhere", "/nowhere/at/all"])
def test_a_version_that_is_none_is_named(text: str) -> None:
    with pytest.raises(Mistake, match=r"is no version: say own, a folder of content files, or NAME=VALUE"):
        version("bloodborne", text, small_plan())


def test_what_cannot_be_measured_is_named() -> None:
    with pytest.raises(Mistake, match=r"^'beauty' cannot be measured; choose length, score, spread"):
        compare(small_plan(), small_plan(), "beauty")
    with pytest.raises(Mistake, match=r"^'slain' cannot be measured; .*, or an event: .*, dies, "):
        compare(small_plan(), small_plan(), "slain")  # it happens to a monster, not to a seat
