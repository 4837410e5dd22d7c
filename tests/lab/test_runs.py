"""Runs go on where they were, and what is wrong with a plan is said before anything is played."""

import json
from pathlib import Path

import pytest

from nachtspiel.cli import main
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.registry import game
from nachtspiel.lab.run import Folder, make_plan, play
from tests.lab.small import small_plan

# ---------------------------------------------------------------- runs


def test_a_plan_is_cut_into_units_and_every_value_meets_the_same_seeds() -> None:
    plan = make_plan("bloodborne", 150, 3, "random", 10, vary="final_boss")
    units = plan.units()
    assert sum(unit.games for unit in units) == 150
    labels = {unit.label for unit in units}
    assert labels == {"gehrman", "rom", "mergos_wet_nurse", "ebrietas", "moon_presence"}
    for label in labels:
        own = [unit for unit in units if unit.label == label]
        assert [(unit.seed, unit.games) for unit in own] == [(10, 25), (35, 5)]
        assert all(dict(unit.settings)["final_boss"] == label for unit in own)
    assert len({unit.key() for unit in units}) == len(units)


def test_with_rotation_every_seed_has_all_its_seatings_in_one_unit() -> None:
    plan = make_plan("bloodborne", 60, 4, "greedy,random,random,random", rotate=True)
    assert [(unit.seed, unit.games) for unit in plan.units()] == [(0, 28), (7, 28), (14, 4)]


def test_units_of_bots_that_think_are_short() -> None:
    """So that little is lost with an interruption."""
    plan = make_plan("bloodborne", 12, 3, "adept,greedy,greedy")
    assert [(unit.seed, unit.games) for unit in plan.units()] == [(0, 5), (5, 5), (10, 2)]
    plan = make_plan("bluthelden", 10, 2, "master:9,greedy", rotate=True)
    assert [(unit.seed, unit.games) for unit in plan.units()] == [(0, 6), (3, 4)]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"games": 0}, "--games must be 1 or more, not 0"),
        ({"seed": -1}, "--seed must be 0 or more, not -1"),
        ({"seats": 9}, "bloodborne is for 3 to 5 players, not 9"),
        ({"bots": "genius"}, "there is no bot 'genius'; the levels are random, greedy, adept, master"),
        ({"bots": "random,random"}, "there are 2 bots for 3 seats; name one for all or one for each"),
        ({"vary": "weather"}, "--vary takes a setting with several values, and 'weather' is none of bloodborne"),
        (
            {"vary": "stall_rounds"},
            "--vary takes a setting with several values, and 'stall_rounds' is none of bloodborne",
        ),
        ({"vary": "upgrade,upgrade"}, "--vary upgrade,upgrade names a setting twice; once is enough"),
        (
            {"rotate": True},
            "--rotate is for different bots: the same ones would play every game again, once for each seat",
        ),
        (
            {"trial": "upgrde"},
            "--trial takes a kind of decision, and bloodborne has play, transform, target, foresee, upgrade, remove, "
            "not 'upgrde'",
        ),
    ],
)
def test_what_is_wrong_with_a_plan_is_said_in_a_sentence(options: dict[str, object], sentence: str) -> None:
    given: dict[str, object] = {"games": 5, **options}
    with pytest.raises(Mistake) as caught:
        make_plan("bloodborne", **given)  # type: ignore[arg-type]
    assert str(caught.value) == sentence


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play(small_plan(), 1)
    folder = Folder(tmp_path / "run")

    def interrupt(done: int, total: int) -> None:
        if done >= 25:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        folder.play(small_plan(), 1, progress=interrupt)
    assert len(folder.results()) == 1
    with folder.journal.open("a", encoding="utf-8") as journal:
        journal.write('{"key": "cut off in the mid')
    steps: list[tuple[int, int]] = []
    found = folder.play(small_plan(), 1, progress=lambda done, total: steps.append((done, total)))
    assert steps == [(25, 60), (50, 60), (60, 60)]
    assert found.rows == whole.rows
    assert found.choices == whole.choices
    again: list[tuple[int, int]] = []
    folder.play(small_plan(), 1, progress=lambda done, total: again.append((done, total)))
    assert again == [(60, 60)]


def test_a_run_is_not_continued_with_other_cards_rules_or_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Folder(tmp_path).begin(small_plan())
    Folder(tmp_path).begin(small_plan())  # nothing has changed
    with monkeypatch.context() as other:
        other.setattr(game("bloodborne"), "content", "0" * 16)
        with pytest.raises(Mistake, match=r"^rules, cards or weights of bloodborne have changed since"):
            Folder(tmp_path).begin(small_plan())
    fields = json.loads((tmp_path / "plan.json").read_text())
    (tmp_path / "plan.json").write_text(json.dumps({**fields, "edition": "of other weights"}))
    with pytest.raises(Mistake, match=r"take another folder$"):
        Folder(tmp_path).begin(small_plan())


def test_a_folder_keeps_its_run(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.begin(small_plan())
    assert folder.plan()[0] == small_plan()
    with pytest.raises(Mistake, match=r"holds another run; take another folder"):
        folder.begin(small_plan(61))
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(Mistake, match=r"cannot be read"):
        folder.begin(small_plan())
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear hunter")
    with pytest.raises(Mistake, match=r"is not empty and holds no run"):
        Folder(other).begin(small_plan())


# ---------------------------------------------------------------- the command line


def test_a_run_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("polars")
    out = str(tmp_path / "run")
    assert main(["lab", "run", "bloodborne", "--games", "6", "--bots", "random", "--out", out, "--workers", "1"]) == 0
    assert capsys.readouterr().out == f"6 games are in {out}; read {out}/report.html\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("lab run bloodborne --bots wizard", "there is no bot 'wizard'; the levels are random, greedy, adept, master"),
        ("lab run chess", "there is no game 'chess'; the games are bloodborne"),
        ("lab run bloodborne --workers 0", "--workers must be 1 or more, not 0"),
        ("lab run bloodborne --on mars --games 1 --out {out}", "--on takes here or ray, not 'mars'"),
        ("lab compare own weather=wet bloodborne", "bloodborne has no setting 'weather'"),
        ("lab ladder bloodborne --levels greedy", "a ladder needs two or more different levels"),
    ],
)
def test_a_wrong_option_is_explained_in_one_sentence(
    line: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.format(out=tmp_path / "x").split()) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"nachtspiel: {sentence}")
    assert said.count("\n") == 1
