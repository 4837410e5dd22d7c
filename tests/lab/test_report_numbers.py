"""Every number of a report, against twelve games that were written down by hand."""

import math
import re
from dataclasses import replace
from statistics import mean, stdev
from typing import Any

import pytest

from nachtspiel.lab.report import report
from nachtspiel.lab.run import Found, make_plan
from nachtspiel.lab.stats import share_of, strict
from tests.lab.small import choice

pytest.importorskip("polars")

WINNERS = [0, 0, 1, 1, 0, 1, 0, 2, 1, 0, 1, 0]  # the first six games are Rom's, with the seeds of the others
LENGTHS = [10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25]
SWINGS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
BEHIND = (2, 7, 9)  # in these games the winner had once had a tenth of the chances


def seat_row(number: int, seat: int) -> dict[str, Any]:
    won = WINNERS[number] == seat
    return {
        "label": "rom" if number < 6 else "mergos_wet_nurse", "seed": number % 6, "run": 1, "seat": seat,
        "side": seat, "end": "wins", "ended": True,
        "bot": "greedy" if seat == number % 3 else "random", "won": float(won), "place": 1 if won else 2,
        "score": 30 if won else 12 + seat, "length": LENGTHS[number], "decisions": 50, "swings": SWINGS[number],
        "lowest": 0.1 if number in BEHIND or not won else 0.2,
        "events": {"kills": 3 + number % 2, "never": 0} if won else {"kills": 1 + number % 2, "dies": 1 + seat},
    }  # fmt: skip


def page(choices: list[dict[str, object]] | None = None, **more: Any) -> str:
    plan = make_plan("bloodborne", 12, 3, ["greedy", "random", "random"], 3, vary="final_boss", rotate=True)
    rows = [seat_row(number, seat) for number in range(12) for seat in range(3)]
    return report(Found(replace(plan, **more), rows, choices or [choice("cannon", 400, 0.0)]))


def part(text: str, title: str) -> str:
    return text.split(f"<h2>{title}</h2>")[1].split("<h2>")[0]


def bars(text: str) -> dict[str, tuple[str, str]]:
    """Of every bar or dot its note and its colour."""
    names = re.findall(r'class="name"[^>]*>([^<]*)<', text)
    notes = re.findall(r'class="note"[^>]*>([^<]*)<', text)
    tones = re.findall(r'class="(?:bar|dot) (\w*)"', text)
    return {name: (note, tone) for name, note, tone in zip(names, notes, tones, strict=True)}


def cells(text: str) -> list[list[str]]:
    return [re.findall(r"<td>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", text)[1:]]


def spread(values: list[int]) -> float:
    return 1.959964 * stdev(values) / math.sqrt(len(values))


def test_the_answer_comes_first() -> None:
    text = page(settings=(("upgrade", "must"),), trial="upgrade")
    assert "<h1>Bloodborne: 12 games</h1>" in text
    assert "3 seats; bots greedy, random, random; seeds from 3; upgrade = must; one " in text
    assert "decision in each game left to chance where it came to it (400 in all)" in text
    assert (
        f"A game takes 17.5 ± {spread(LENGTHS):.1f} rounds, its favourite changes 1.5 ± {spread(SWINGS):.1f} times."
        in text
    )
    assert "In 25% of the games the winner had once had less than half of an even chance." in text
    assert "No seat wins more or less than its share beyond luck." in text


def test_wins_by_seat_and_by_bot() -> None:
    text = page()
    shown = bars(part(text, "Who wins, by seat"))
    for seat, share in enumerate((6 / 12, 5 / 12, 1 / 12)):
        won = [[float(WINNERS[game] == seat) for game in (seed, seed + 6)] for seed in range(6)]
        expected = share_of(won, strict(3))
        assert expected.mean == pytest.approx(share)
        assert shown[f"seat {seat + 1}"] == (expected.note(), "")
    greedy = sum(WINNERS[number] == number % 3 for number in range(12))
    assert bars(part(text, "Who wins, by bot"))["greedy"][0].startswith(f"{100 * greedy / 12:.1f} % (")
    assert bars(part(text, "Who wins, by bot"))["random"][0].startswith(f"{100 * (12 - greedy) / 24:.1f} % (")


def test_a_seat_that_wins_beyond_luck_is_named() -> None:
    plan = make_plan("bloodborne", 60, 3, "random", 3)
    rows = [
        {**seat_row(0, seat), "label": "", "seed": seed, "bot": "random", "won": float(seat == (0 if seed % 6 else 1))}
        for seed in range(60)
        for seat in range(3)
    ]
    text = report(Found(plan, rows, [choice("cannon", 400, 0.0)]))
    assert "Beyond luck: seat 1, seat 2, seat 3." in text
    tones = {name: tone for name, (_, tone) in bars(part(text, "Who wins, by seat")).items()}
    assert tones == {"seat 1": "good", "seat 2": "bad", "seat 3": "bad"}
    assert "Who wins, by bot" not in text  # all are alike


def test_every_value_of_what_was_varied() -> None:
    shown = part(page(), "By final_boss")
    assert {name: note for name, (note, _) in bars(shown).items()} == {
        "rom": f"12.5 ± {spread(LENGTHS[:6]):.1f}", "mergos wet nurse": f"22.5 ± {spread(LENGTHS[6:]):.1f}",
    }  # fmt: skip
    scores = [
        [30 if WINNERS[game] == seat else 12 + seat for game in range(12) for seat in range(3)][i : i + 18]
        for i in (0, 18)
    ]
    deaths = [
        sum(1 + seat for game in games for seat in range(3) if WINNERS[game] != seat) / 18
        for games in (range(6), range(6, 12))
    ]
    assert cells(shown) == [
        ["rom", f"{mean(scores[0]):.1f}", "1.0", f"{deaths[0]:.2f}", "50 / 50 / 0"],
        ["mergos wet nurse", f"{mean(scores[1]):.1f}", "2.0", f"{deaths[1]:.2f}", "50 / 33 / 17"],
    ]


def test_what_winners_do() -> None:
    """Kills: 3.5 against 1.5, a half of them odd; deaths: none against one to three. What never happens is left out."""
    won = [3 + number % 2 for number in range(12)]
    lost = [1 + number % 2 for number in range(12) for _ in range(2)]
    fallen = [1 + seat for number in range(12) for seat in range(3) if WINNERS[number] != seat]
    kills = math.hypot(spread(won), spread(lost))
    assert cells(part(page(), "What winners do")) == [
        ["dies", "0.00", f"{mean(fallen):.2f}", f"-{mean(fallen):.2f} ± {spread(fallen):.2f}"],
        ["kills", "3.50", "1.50", f"+2.00 ± {kills:.2f}"],
    ]


def test_what_a_choice_does() -> None:
    rows = [choice(f"card_{i}", 400, 0.0) for i in range(3)] + [choice("strong", 400, 0.2), choice("weak", 400, -0.2)]
    rows[0] |= {"asked": 0, "chosen": 0, "wins": 0.0}
    shown = part(page(rows, trial="upgrade"), "Choices: upgrade")
    half = 196 * 0.4 / math.sqrt(399)
    found = bars(shown)
    assert found["strong"] == (f"+20.0 (+{20 - half:.1f} to +{20 + half:.1f})", "good")
    assert found["weak"] == (f"-20.0 (-{20 + half:.1f} to -{20 - half:.1f})", "bad")
    assert found["card 1"] == (f"+0.0 (-{half:.1f} to +{half:.1f})", "")
    table = {row[0]: row[1:] for row in cells(shown)}
    assert table["strong"] == ["1,200", "33.3%", "", "33.3%", "0.000"]
    assert table["card 0"] == ["0", "0.0%", "", "0.0%", "1.000"]
    assert list(table)[-1] == "card 0"  # by how often they are chosen
    assert "so this is cause and effect" in shown
    assert "this is no experiment" in part(page(rows), "Choices: upgrade")
