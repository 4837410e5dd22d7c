"""One whole game of each kind, written out: every choice offered and taken, every stroke of chance, every event.

A change of the rules shows here line by line. If it is meant, write the texts anew and read the difference:

    NACHTSPIEL_GOLDEN=write pytest tests/conformance/test_golden.py
"""

import os
from itertools import zip_longest
from pathlib import Path

import pytest

from nachtspiel.engine.match import Match
from nachtspiel.engine.record import write
from nachtspiel.engine.table import EVERYONE
from tests.conformance.support import PARTIES, Party, decisions, events_at, random_match

FOLDER = Path(__file__).parent / "golden"
SEED = 1  # of the game that is written out
AGAIN = "NACHTSPIEL_GOLDEN=write pytest tests/conformance/test_golden.py"


def events(match: Match, start: int, end: int) -> list[str]:
    found = []
    for event in match.events[start:end]:
        line = f"  {match.game.event_line(event, match.names)}"
        if event.to != EVERYONE:
            told = [match.names[seat] for seat in range(match.table.seats) if event.may_know(seat)]
            line += f" (only to {', '.join(told)})"
        found.append(line)
    return found


def playthrough(match: Match) -> str:
    """The record of a match, and then what happened: decision by decision with the events that followed."""
    game = match.game
    out = [*write(match).splitlines(), "", "Events", "", *events(match, 0, events_at(match, 0))]
    for point, (seat, option) in enumerate(decisions(match)):
        question = match.at(point).question(seat)
        assert question is not None
        offered = ", ".join(game.option_name(choice) for choice in question.options)
        out.append(f"{match.names[seat]}: {game.option_name(option)} ({question.rule} {question.kind}: {offered})")
        out += events(match, events_at(match, point), events_at(match, point + 1))
    places = " ".join(str(place) for place in game.places(match.table))
    return "\n".join([*out, "", f"places: {places}"]) + "\n"


def first_difference(expected: str, found: str) -> str:
    """Where two texts part, with the line before; empty if they do not."""
    last = ""
    for number, (old, new) in enumerate(zip_longest(expected.splitlines(), found.splitlines()), 1):
        if old != new:
            return f"line {number}, after '{last}':\n  golden: {old}\n  now:    {new}"
        last = old or ""
    return ""


def test_the_golden_game_goes_as_written(party: Party) -> None:
    path = FOLDER / f"{party.name}.txt"
    text = playthrough(random_match(party, SEED, {}))
    if os.environ.get("NACHTSPIEL_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    if not path.exists():
        pytest.fail(f"there is no golden game {path.name} yet; write it with {AGAIN}")
    difference = first_difference(path.read_text(encoding="utf-8"), text)
    if difference:
        pytest.fail(f"{path.name}, {difference}\nIf this change is meant, write the golden games anew: {AGAIN}")


def test_every_golden_game_belongs_to_a_registered_game() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{party.name}.txt" for party in PARTIES)


def test_the_first_difference_is_shown() -> None:
    assert first_difference("a\nb\n", "a\nb\n") == ""
    assert first_difference("a\nb\n", "a\nc\n") == "line 2, after 'a':\n  golden: b\n  now:    c"
    assert first_difference("a\n", "a\nc\n") == "line 2, after 'a':\n  golden: None\n  now:    c"
