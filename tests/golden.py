"""What follows from rules and content, kept as texts: golden games, counts, all that is printed, examples of documents.

`make golden` writes all of it anew. A change of rules or content shows in the difference, line by line: read it, and
commit it if it is meant.
"""

from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import RecordMistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, play, write
from nachtspiel.engine.table import EVERYONE
from nachtspiel.games import registry
from tests import documents
from tests.conformance.counting import STARTS, count
from tests.conformance.support import PARTIES, Party, decisions, events_at, go_on, random_match
from tests.words import LANGUAGES

ROOT = Path(__file__).parents[1]
FOLDER = Path(__file__).parent / "conformance" / "golden"
SEED = 1  # of a game that is written out for the first time
EVENTS = "Events"


class Kept(NamedTuple):
    """A text, where it is kept, and how it is made."""

    path: Path
    make: Callable[[], str]

    def difference(self) -> str:
        """Where what is kept and what is true now part; empty if they do not."""
        if not self.path.exists():
            return f"{self.path.name} is not there yet; `make golden` writes it"
        found = first_difference(self.path.read_text(encoding="utf-8"), self.make())
        return found and f"{self.path.name}, {found}\nIf this change is meant, write it anew: `make golden`"

    def renew(self) -> bool:
        """Write what is true now; whether that changes anything."""
        text = self.make()
        if self.path.exists() and self.path.read_text(encoding="utf-8") == text:
            return False
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(text, encoding="utf-8", newline="\n")
        return True


def first_difference(expected: str, found: str) -> str:
    """Where two texts part, with the line before; empty if they do not."""
    last = ""
    for number, (old, new) in enumerate(zip_longest(expected.splitlines(), found.splitlines()), 1):
        if old != new:
            return f"line {number}, after '{last}':\n  golden: {old}\n  now:    {new}"
        last = old or ""
    return ""


# ---------------------------------------------------------------- games


def events(match: Match, start: int, end: int) -> list[str]:
    found = []
    for event in match.events[start:end]:
        line = f"  {match.game.naming.event_line(event, match.names)}"
        if event.to != EVERYONE:
            told = [match.names[seat] for seat in range(match.table.seats) if event.may_know(seat)]
            line += f" (only to {', '.join(told)})"
        found.append(line)
    return found


def played_again(party: Party, text: str) -> Match:
    """The game of a golden text, decided and drawn as it was as far as that still fits, and then anyhow: so a new card
    changes nothing of it, and a changed rule shows from where it matters."""
    record = parse(text.partition(f"\n{EVENTS}\n")[0])
    decided = None
    while decided is None or decided >= 0:
        try:
            return go_on(play(record, party.game, decided), seeded(SEED))
        except RecordMistake as mistake:
            fitting = [who for place, who, _ in record.entries if place < mistake.line and who != "*"]
            decided = min(len(fitting), len(fitting) if decided is None else decided) - 1
    return random_match(party, SEED, {})


def playthrough(party: Party, path: Path) -> str:
    """The record of a match, and then what happened: decision by decision with the events that followed."""
    game = party.game
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    match = played_again(party, kept) if kept else random_match(party, SEED, {})
    out = [*write(match).splitlines(), "", EVENTS, "", *events(match, 0, events_at(match, 0))]
    for point, (seat, option) in enumerate(decisions(match)):
        question = match.at(point).question(seat)
        assert question is not None
        offered = ", ".join(game.naming.option_name(choice) for choice in question.options)
        out.append(
            f"{match.names[seat]}: {game.naming.option_name(option)} ({question.rule} {question.kind}: {offered})"
        )
        out += events(match, events_at(match, point), events_at(match, point + 1))
    places = " ".join(str(place) for place in game.places(match.table))
    return "\n".join([*out, "", f"places: {places}"]) + "\n"


def golden_game(party: Party) -> Kept:
    path = FOLDER / f"{party.name}.txt"
    return Kept(path, partial(playthrough, party, path))


# ---------------------------------------------------------------- counts


def counts_of(party: Party) -> str:
    """How many ways lead from three positions, and to how many positions, after 1, 2 and 3 decisions."""
    lines = []
    for seed, before in STARTS:
        numbers = ", ".join(f"{ways} ways to {places}" for ways, places in count(party, seed, before))
        lines.append(f"seed {seed}, {before} decisions: {numbers}\n")
    return "".join(lines)


def counts(party: Party) -> Kept:
    return Kept(FOLDER / f"{party.name}-counts.txt", partial(counts_of, party))


# ---------------------------------------------------------------- what is printed


USUAL: tuple[object, ...] = (None, False, 0, "", [], {})  # is not said


def said(name: str, value: object) -> str:
    """A value of the catalogue by its name, in words."""
    if value is True:
        return name
    if isinstance(value, dict):
        return f"{name} " + " ".join(said(inner, each) for inner, each in value.items() if each not in USUAL)
    return f"{name} {' '.join(str(each) for each in value) if isinstance(value, list) else value}"


def block(game: Game, part: str, entry: dict[str, object]) -> str:
    """A piece: its key, its values as the game has read them, its abilities, and its words in every language."""
    key = str(entry["key"])
    values, lines = [], []
    for name, value in entry.items():
        if name in ("key", "number") or value in USUAL:
            continue
        if isinstance(value, list) and isinstance(value[0], dict):
            lines += [
                f"  {name}: {'; '.join(said(*each) for each in one.items() if each[1] not in USUAL)}" for one in value
            ]
        else:
            values.append(said(name, value))
    for language in LANGUAGES:
        called, *rest = registry.speech(game.name, language, []).printed(part, key)
        lines += [f"  {language}: {called}", *[f"      {line.strip()}" for line in rest if line.strip()]]
    return "\n".join([f"{key} ({part})", f"  {'; '.join(values)}", *lines])


def printed_in(game: Game) -> str:
    """All that is printed in a game, piece by piece. What is not named is 0, or no, or nothing."""
    catalogue = game.knowing.catalogue()
    blocks = []
    for part in game.printed:
        entries = catalogue[part]
        assert isinstance(entries, list)
        blocks += [block(game, part, entry) for entry in entries]
    return "\n\n".join(blocks) + "\n"


def printed(game: Game) -> Kept:
    return Kept(FOLDER / f"{game.name}-printed.txt", partial(printed_in, game))


# ---------------------------------------------------------------- all of it


def kept() -> list[Kept]:
    found = [printed(game) for game in registry.games() if game.printed]
    found += [make(party) for make in (golden_game, counts) for party in PARTIES]
    return [*found, Kept(documents.RECORD_FORMAT, documents.record_format)]


def main() -> None:
    changed = 0
    for one in kept():
        new = one.renew()
        changed += new
        print(f"{one.path.relative_to(ROOT)}: {'written anew' if new else 'as it was'}", flush=True)
    print(f"{changed} changed; read the difference, then make test" if changed else "nothing has changed")


if __name__ == "__main__":
    main()
