"""Examples of documents that follow from rules and content, made anew by `make golden`."""

import re
from pathlib import Path

from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.games.registry import game

RECORD_FORMAT = Path(__file__).parents[1] / "docs" / "record-format.md"
NAMES = ["Henryk", "Eileen", "Ludwig"]
COLUMN = 35  # of the comments
JOINED = "1: hunter_pistol; 2: hunters_dream; 3: saw_cleaver"

# A record of two rounds line by line, with the comments of the document. A game that goes otherwise explains less.
EXAMPLE = [
    (r"Nachtspiel record 1", "always the first line; the 1 is the version of this format"),
    (r"game: bloodborne", "which game"),
    (r"rules: \d+", "by which version of its rules it was played"),
    (r"content: \w+", "with which content (a short hash of the cards, monsters, dice)"),
    (r"seats: 3", ""),
    (r"names: Henryk, Eileen, Ludwig", "seat 1, seat 2, seat 3"),
    (r"seed: \d+", "what chance came from"),
    (r"set final_boss: gehrman", "a setting that is not as usual"),
    (r"", ""),
    (r"\* upgrade \w+", "chance: an upgrade is drawn"),
    (r"\* upgrade \w+", ""),
    (r"\* upgrade \w+", ""),
    (r"\* first_player 2", "Eileen begins"),
    (r"\* dungeon \w+", "the first Monster"),
    (r"# round 1", ""),
    (r"1: transform", "a decision of seat 1, Henryk"),
    (r"2: hunter_pistol", ""),
    (r"3: hunter_axe", ""),
    (r"1: saw_cleaver", "the weapon he transforms into"),
    (r"\* (\w+) (\d)", "the {0} die shows {1}"),
    (r"\* dungeon \w+", ""),
    (r"# round 2", ""),
    (JOINED, ""),
    (r"\* (\w+) \d\+", "a '+': the {0} die is rolled again"),
    (r"\* \w+ \d", ""),
    (r"2: \w+", "the upgrade that Eileen takes"),
    (r"\* upgrade \w+", "the row is filled up"),
    (r"\* dungeon \w+", ""),
    (r"position: \w+ by \w+", "a hash of the table after the last line, and of how it is described"),
]


def two_rounds(seed: int) -> Match:
    """A game in which the same is done whatever comes up."""
    match = Match(game("bloodborne"), 3, {"final_boss": "gehrman"}, seed, NAMES)
    drawn = [line.value for line in match.lines if line.purpose == "upgrade"]
    option = match.game.naming.option
    for seat, name in enumerate(("transform", "hunter_pistol", "hunter_axe")):
        match.answer(seat, option(name))
    match.answer(0, option("saw_cleaver"))
    for seat, name in enumerate(("hunter_pistol", "hunters_dream", "saw_cleaver")):
        match.answer(seat, option(name))
    match.answer(1, drawn[-1])
    return match


def annotated(rows: list[str]) -> str:
    """The rows of a record with their comments; empty if the game does not show what the document explains."""
    out = []
    if len(rows) != len(EXAMPLE):
        return ""
    for row, (pattern, comment) in zip(rows, EXAMPLE, strict=True):
        found = re.fullmatch(pattern, row)
        if found is None:
            return ""
        out.append(f"{row:{COLUMN}}# {comment.format(*found.groups())}" if comment else row)
    return "\n".join(out) + "\n"


def example() -> str:
    """The record of the first game from seed 2024 on that shows all of it."""
    for seed in range(2024, 12024):
        try:
            rows = write(two_rounds(seed)).replace(JOINED.replace("; ", "\n"), JOINED).splitlines()
        except Mistake:  # somebody is asked something else
            continue
        found = annotated(rows)
        if found:
            return found
    raise AssertionError("no game shows what docs/record-format.md explains")


def wrong_records(text: str) -> list[str]:
    """The example with one mistake each: a decision, a stroke of chance, the position."""
    die = re.search(r"^\* (green|yellow|red) (\d)", text, re.MULTILINE)
    assert die is not None
    face = max(set("0123") - {die[2]})
    changes = [("2: hunter_pistol", "2: kirkhammer"), (die[0], f"* {die[1]} {face}"), ("position: ", "position: 0")]
    return [text.replace(old, new, 1) for old, new in changes]


def mistake_in(text: str) -> str:
    """What is said about a record that does not verify."""
    try:
        verify(parse(text), game("bloodborne"))
    except RecordMistake as mistake:
        return str(mistake)
    raise AssertionError("nothing is wrong with this record")


def record_format() -> str:
    """docs/record-format.md with its first example and the mistakes it quotes as they are now."""
    text, first = RECORD_FORMAT.read_text(encoding="utf-8"), example()
    mistakes = "".join(f"{mistake_in(wrong)}\n" for wrong in wrong_records(first))
    for language, inside in (("record", first), ("text", mistakes)):
        before, opening, rest = text.partition(f"```{language}\n")
        text = before + opening + inside + rest[rest.index("```") :]
    return text
