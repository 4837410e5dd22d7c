"""The laboratory: the same unit gives the same result everywhere, runs go on where they were, reports say so."""

import json
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from nachtspiel.bots.levels import Bot
from nachtspiel.bots.mind import Mind
from nachtspiel.cli import main
from nachtspiel.cli.lab import bar_text
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.bloodborne.box import read_files
from nachtspiel.games.registry import NAMES, content_texts, game
from nachtspiel.lab.compare import answer, compare, measured, version, with_content
from nachtspiel.lab.ladder import Ladder, Pair, as_data, as_text, climb, measure, rate
from nachtspiel.lab.report import effects, even_share, report
from nachtspiel.lab.run import Folder, Found, Plan, make_plan, play
from nachtspiel.lab.simulate import Plan as MatchPlan
from nachtspiel.lab.simulate import play_match
from nachtspiel.lab.stats import share_of, strict, wilson
from nachtspiel.lab.unit import Choices, Play, Result, Unit, play_unit
from nachtspiel.lab.workers import play_units

SMALL = Unit("bloodborne", 3, ("random", "random", "random"), 5, 2)


def plain(results: list[Result]) -> list[str]:
    return sorted(json.dumps(vars(result), sort_keys=True) for result in results)


# ---------------------------------------------------------------- units


def test_a_unit_is_the_same_games_as_a_match_with_the_same_seed() -> None:
    rows = play_unit(SMALL).rows
    match = play_match(game("bloodborne"), MatchPlan("bloodborne", 3, ["random"], {}), 5)
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
        gain = played.game.chances(played.table)[seat] - expected
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


def test_those_who_chose_are_measured_by_what_was_expected_before() -> None:
    played, choices = stubborn_play(3, "")
    won = played.game.chances(played.table)
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


def small_plan(games: int = 60) -> Plan:
    return make_plan("bloodborne", games, 3, "random", 3)


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


# ---------------------------------------------------------------- reports


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


def choice(option: str, number: int, mean: float, kind: str = "upgrade") -> dict[str, object]:
    squares = number * (mean * mean + 0.16)
    return {
        "label": "", "kind": kind, "option": option, "asked": 3 * number, "chosen": number, "kept": 0,
        "trials": number, "trial_sum": number * mean, "trial_squares": squares,
        "taken": number, "taken_sum": number * mean, "taken_squares": squares, "wins": number / 3,
    }  # fmt: skip


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
    share, low, high = share_of([0.5] * 4 + [1.0] * 4 + [0.0] * 4, 24)
    assert share == 0.5
    assert (low, high) == pytest.approx(wilson(0.5 * 16.5, 16.5))  # more than twelve seeds, less than 24 games
    assert share_of([0.0, 1.0] * 50, 100)[1:] == pytest.approx(wilson(49.5, 99))
    assert share_of([0.5] * 100, 200)[1:] == pytest.approx(wilson(50, 100))  # all alike: each seed counts once


# ---------------------------------------------------------------- ladder


def test_a_ladder_tells_who_is_better() -> None:
    pytest.importorskip("openskill")
    ladder = climb("bloodborne", ["random", "greedy"], 3, 12, workers=1)
    (pair,) = ladder.pairs
    assert (pair.one, pair.others, pair.games) == ("greedy", "random", 12)
    assert pair.share > 0.5
    assert ladder.ratings[1].mean > ladder.ratings[0].mean
    assert as_text(ladder).splitlines()[1].startswith("one greedy among 2 random: wins ")


def test_the_interval_of_a_pair_counts_seeds_not_games() -> None:
    pair = Pair("a", "b", 2)
    rows = [{"label": "", "seed": seed, "bot": "a", "won": float(seed % 2)} for seed in range(10) for _ in range(2)]
    measure(pair, rows + [{"label": "", "seed": 0, "bot": "b", "won": 1.0}])
    assert (pair.games, pair.share, len(pair.seeds)) == (20, 0.5, 10)
    assert (pair.low, pair.high) == pytest.approx(wilson(4.5, 9))  # ten seeds, and one goes for not knowing the mean


def test_an_interval_of_victories_stays_within_bounds() -> None:
    pair = Pair("a", "b", 2)
    rows = [{"label": "", "seed": seed, "bot": "a", "won": 1.0} for seed in range(6) for _ in range(2)]
    measure(pair, rows)
    assert (pair.share, pair.low, pair.high) == pytest.approx((1.0, *wilson(6, 6)))
    measure(pair, rows[:1])
    assert (pair.share, pair.low, pair.high) == pytest.approx((1.0, *wilson(1, 1)))


def test_ratings_follow_places() -> None:
    pytest.importorskip("openskill")
    worst, middle, best = rate(["c", "b", "a"], [[("a", 1), ("b", 2), ("c", 3)], [("b", 2), ("c", 3), ("a", 1)]] * 20)
    assert worst.mean < middle.mean < best.mean
    even = rate(["a", "b"], [[("a", 1), ("b", 2)], [("b", 1), ("a", 2)]] * 40)
    assert even[0].mean == pytest.approx(even[1].mean, abs=1.0)


def test_a_ladder_in_a_folder_goes_on_where_it_was(tmp_path: Path) -> None:
    """Both pairs are kept; the second time nothing is played, and the answer is the same."""
    steps: list[tuple[int, int]] = []
    levels = ["random", "greedy", "adept:3"]

    def again() -> Ladder:
        return climb("bloodborne", levels, 3, 6, 4, progress=lambda *step: steps.append(step), out=tmp_path)

    first = again()
    assert [step for step in steps if step[0] not in (0, 6, 12)] == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["adept-3-greedy", "greedy-random"]
    steps.clear()
    assert as_data(again()) == as_data(first) == as_data(climb("bloodborne", levels, 3, 6, 4))
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
    (pair,) = climb("bluthelden", ["random", "greedy"], games=20, workers=1).pairs
    assert pair.games == 32
    assert len(pair.seeds) == 16
    assert pair.share > 0.7


def test_a_ladder_of_one_level_is_none() -> None:
    for levels in (["greedy"], ["greedy", "greedy"]):
        with pytest.raises(Mistake, match=r"^a ladder needs two or more different levels"):
            climb("bloodborne", levels)


# ---------------------------------------------------------------- comparisons


def test_a_clear_difference_is_found_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["nachtspiel.lab.compare"], "BATCH", 20)
    plan = make_plan("bloodborne", 200, 3, "random")
    verdict = compare(plan, version("bloodborne", "final_boss=gehrman,stall_rounds=1", plan), "decisions", workers=1)
    same = compare(plan, plan, "length", band=0.5, workers=1)
    assert verdict.games < 200
    assert verdict.answer in ("more", "less")
    assert (same.answer, same.difference, same.games) == ("same", 0.0, 200)  # what is alike so far may differ yet


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


def test_progress_has_rate_and_time_left() -> None:
    assert bar_text(50, 100, 25, 5.0) == "[############............] 50/100 games  5.0/s  0:00:10 left"
    assert bar_text(0, 100, 0, 0.0) == "[........................] 0/100 games"
    assert bar_text(40, 36040, 40, 4.0).endswith("10.0/s  1:00:00 left")
