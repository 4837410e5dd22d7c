"""Records: a whole game as a text that a person can read and write. docs/record-format.md describes it."""

import hashlib
import json

from nachtspiel.engine.asking import GROUP, NOBODY
from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.match import MOST_SEED, Line, Match, check_carried, check_names, replay
from nachtspiel.engine.table import Table

TITLE = "Nachtspiel record 1"
FIELDS = ("game", "rules", "content", "seats", "names", "seed", "chance", "carried")
LED = "led"  # chance was not left to the seed alone: the game goes on from another one, or was written by hand
BETWEEN = " / "  # between the lines of what is carried
BY = " by "  # between a position and the way it is described
MOST_DIGITS = 30


def digest(game: Game, table: Table) -> str:
    """A short hash of a position by what is known of it: its facts, and who is asked what. No number of an option or a
    card goes into it, and nothing of how the program keeps a table."""
    return hashed([game.knowing.facts(table), asked(game, table)], 16)


def asked(game: Game, table: Table) -> list[object]:
    """Who is asked what, with the answers that are in; and who is away. All by name."""
    name = game.naming.option_name
    waiting = waiting_seats(table)
    found: list[object] = []
    for question in table.questions:
        seat = int(question.seat)
        answer = table.answers[seat]
        has_answered = seat not in waiting if question.way != GROUP else answer != NOBODY
        options = sorted([name(option) for option in question.options])
        found.append([seat, question.kind, options, name(answer) if has_answered else None])
    found.append([seat for seat in range(table.seats) if (table.away >> seat) & 1])
    return found


def described(match: Match) -> str:
    """A position and the way it is described. Programs that describe tables otherwise do not compare theirs with it."""
    return f"{digest(match.game, match.table)}{BY}{shape(match)}"


def shape(match: Match) -> str:
    """Which facts this program tells of a table like this one: a short hash of their names, whatever their values."""
    fresh = match.game.new(int(match.table.seats), match.settings, 0, match.carried)
    return hashed(sorted(set(paths(match.game.knowing.facts(fresh), ""))), 4)


def paths(facts: object, path: str) -> list[str]:
    """The paths of all facts; the entries of a list count as one."""
    if isinstance(facts, dict):
        return [inner for name, value in facts.items() for inner in paths(value, f"{path}.{name}")]
    if isinstance(facts, list):
        return [path, *[inner for value in facts for inner in paths(value, f"{path}[]")]]
    return [path]


def hashed(what: object, length: int) -> str:
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:length]


def write(match: Match, with_seed: bool = True) -> str:
    """The record of a match, finished or not. Without its seed nobody can tell from it what would come."""
    game = match.game
    defaults = {setting.name: setting.default for setting in game.settings}
    chosen = {name: value for name, value in match.settings.items() if value != defaults[name]}
    seed = match.seed if with_seed else None
    led = with_seed and match.stray is not None
    out = heading(game.name, game.version, game.content, match.names, seed, led, chosen, match.carried)
    rounds = {mark.lines: game.round(table) for mark, table in zip(match.marks, match.points(), strict=False)}
    last_round = 0
    for place, line in enumerate(match.lines):
        if place in rounds:
            number = rounds[place]
            if number != last_round:
                out.append(f"# round {number}")
                last_round = number
        if line.is_chance():
            out.append(f"* {line.purpose} {game.naming.outcome_name(line.purpose, line.value)}")
        else:
            out.append(f"{line.seat + 1}: {game.naming.decision_name(line.value)}")
    if match.table.over:
        out.append("")
        out.append(f"scores: {' '.join(str(score) for score in game.scores(match.table))}")
        if game.leaves(match.table):
            out.append(f"leaves: {one_line(game.leaves(match.table))}")
    out.append(f"position: {described(match)}")
    return "\n".join(out) + "\n"


def heading(
    game: str, rules: int, content: str, names: list[str], seed: int | None, led: bool,
    chosen: dict[str, str], carried: str,
) -> list[str]:  # fmt: skip
    """What stands above the lines of a record."""
    out = [
        TITLE, f"game: {game}", f"rules: {rules}", f"content: {content}", f"seats: {len(names)}",
        f"names: {', '.join(names)}",
    ]  # fmt: skip
    if seed is not None:
        out.append(f"seed: {seed}")
    if led:
        out.append(f"chance: {LED}")
    out += [f"set {name}: {value}" for name, value in chosen.items()]
    if carried:
        out.append(f"carried: {one_line(carried)}")
    return [*out, ""]


def one_line(carried: str) -> str:
    return BETWEEN.join(carried.splitlines())


class Record:
    """What a record says, before anything is played."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.content = ""
        self.seats = 0
        self.names: list[str] = []
        self.seed: int | None = None
        self.led = False
        self.settings: dict[str, str] = {}
        self.entries: list[tuple[int, str, str]] = []  # line of the text, who or '*', what
        self.carried = ""
        self.scores = ""
        self.leaves = ""
        self.position = ""
        self.by = ""  # how the position is described
        self.first = 1  # the line on which it begins
        self.places: dict[str, int] = {}  # on which line each field stands


def parse(text: str, above: int = 0) -> Record:
    """Read the text of a record. `above`: so many lines stand above it in its file."""
    record = Record()
    rows = text.removeprefix("\ufeff").splitlines()
    if not rows or not is_title(rows[0]):
        raise RecordMistake(above + 1, f"a record begins with the words '{TITLE}'")
    record.first = above + 1
    for place, row in enumerate(rows[1:], above + 2):
        line = row.split("#", 1)[0].strip()
        for part in line.split(";"):
            part = part.strip()
            if part:
                read_part(record, place, part)
    for field in ("game", "seats"):
        if field not in record.places:
            raise RecordMistake(
                above and record.first, f"the record does not say its {field}; add a line '{field}: ...'"
            )
    if record.names and len(record.names) != record.seats:
        place = record.places["names"]
        raise RecordMistake(place, f"there are {len(record.names)} names for {record.seats} seats")
    return record


def is_title(row: str) -> bool:
    """Whether a line is the first one of a record."""
    return row.split("#", 1)[0].strip() == TITLE


def read_part(record: Record, place: int, part: str) -> None:
    if part.startswith("*"):
        record.entries.append((place, "*", part[1:].strip()))
        return
    head, colon, tail = part.partition(":")
    head, tail = " ".join(head.split()), tail.strip()
    if not colon or not tail:
        raise RecordMistake(place, f"'{part}' is neither 'seat: choice' nor '* chance outcome' nor 'field: value'")
    if head.isdecimal():
        record.entries.append((place, head, tail))
        return
    if head in record.places:
        raise RecordMistake(place, f"'{head}' is said twice")
    record.places[head] = place
    if head == "game":
        record.game = tail
    elif head == "rules":
        record.rules = tail
    elif head == "content":
        record.content = tail
    elif head == "seats":
        record.seats = number(place, head, tail)
    elif head == "names":
        record.names = [name.strip() for name in tail.split(",")]
    elif head == "seed":
        record.seed = number(place, head, tail)
    elif head == "chance":
        if tail != LED:
            raise RecordMistake(place, f"chance can only be '{LED}', not '{tail}'")
        record.led = True
    elif head.startswith("set "):
        record.settings[head[4:]] = tail
    elif head == "carried":
        record.carried = several_lines(tail)
    elif head == "scores":
        record.scores = tail
    elif head == "leaves":
        record.leaves = several_lines(tail)
    elif head == "position":
        record.position, _, record.by = tail.partition(BY)
    else:
        raise RecordMistake(place, f"'{head}' is not a field of a record; the fields are {', '.join(FIELDS)}, set NAME")


def several_lines(text: str) -> str:
    return "\n".join(line.strip() for line in text.split(BETWEEN))


def number(place: int, field: str, text: str) -> int:
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise RecordMistake(place, f"{field} must be a whole number, not '{text[:40]}'")
    return int(text)


def differences(record: Record, game: Game) -> list[str]:
    """Where the record was made by other rules or other content than this program has."""
    found = []
    if record.rules and record.rules != str(game.version):
        found.append(f"the record was played by version {record.rules} of the rules, this program has {game.version}")
    if record.content and record.content != game.content:
        found.append(f"the record was played with content {record.content}, this program has {game.content}")
    return found


def check_header(record: Record, game: Game) -> None:
    """Settings and seats that this game does not have, by their lines."""
    if record.game != game.name:
        raise RecordMistake(record.places["game"], f"this is a record of '{record.game}', not of {game.name}")
    for field, place in record.places.items():
        try:
            if field == "seats":
                game.settle(record.seats, {})
            elif field == "names":
                check_names(record.names, record.seats)
            elif field == "seed" and record.seed is not None and record.seed > MOST_SEED:
                raise Mistake(f"a seed is a number from 0 to {MOST_SEED}")
            elif field.startswith("set "):
                name = field[4:]
                game.lay_out(record.seats, {name: record.settings[name]}, 0)
            elif field == "carried":
                game.lay_out(record.seats, record.settings, 0, check_carried(game, record.carried))
        except Mistake as mistake:
            raise RecordMistake(place, str(mistake)) from None


def play(record: Record, game: Game, decisions: int | None = None) -> Match:
    """Play a record again, to its end or to the point where so many decisions have been made."""
    check_header(record, game)
    try:
        lines = read_lines(record, game, decisions)
        names = record.names or None
        return replay(game, record.seats, record.settings, record.seed, names, lines, record.carried)
    except RecordMistake as mistake:
        other = differences(record, game)
        if not other:
            raise
        far = f"it fits up to decision {fitting(record, mistake.line)}"
        raise RecordMistake(mistake.line, f"{plain(mistake)} ({'; '.join([*other, far])})") from None


def read_lines(record: Record, game: Game, decisions: int | None) -> list[Line]:
    """The lines of a record, all or up to the point where so many decisions have been made."""
    lines: list[Line] = []
    decided = 0
    for place, who, what in record.entries:
        if who != "*":
            if decided == decisions:
                break
            decided += 1
        lines.append(read_line(game, record.seats, place, who, what))
    if decisions is not None and decided < decisions:
        raise Mistake(f"the record has {decided} decisions, so there is no point {decisions}")
    return lines


def fitting(record: Record, line: int) -> int:
    """How many decisions fit, with all that followed from them, if this line does not."""
    made = sum(1 for place, who, _ in record.entries if place < line and who != "*")
    at_fault = next((who for place, who, _ in record.entries if place == line), "")
    return max(0, made - 1) if at_fault == "*" else made


def plain(mistake: RecordMistake) -> str:
    return str(mistake).removeprefix(f"line {mistake.line}: ")


def read_line(game: Game, seats: int, place: int, who: str, what: str) -> Line:
    try:
        if who == "*":
            purpose, _, outcome = what.partition(" ")
            return Line(NOBODY, purpose, game.naming.outcome(purpose, outcome.strip()), place)
        seat = int(who[:9])
        if not 1 <= seat <= seats:
            raise Mistake(f"there is no seat {who}, the seats are 1 to {seats}")
        return Line(seat - 1, "", game.naming.decision(what), place)
    except RecordMistake:
        raise
    except Mistake as mistake:
        raise RecordMistake(place, str(mistake)) from None


def verify(record: Record, game: Game) -> Match:
    """Play a record again and check all it claims: chance by its seed, scores, and the final position; but for what
    `unchecked` names."""
    match = play(record, game)
    same = not differences(record, game)
    if match.stray is not None and record.seed is not None and not record.led and same:
        line = match.stray
        name = game.naming.outcome_name(line.purpose, line.value)
        raise RecordMistake(line.place, f"seed {record.seed} does not give '{name}' for '{line.purpose}' here")
    if record.scores:
        scores = " ".join(str(score) for score in game.scores(match.table))
        if not match.table.over:
            raise RecordMistake(
                record.places["scores"], "scores are given, but the game is not over; lines are missing"
            )
        if record.scores != scores:
            raise RecordMistake(record.places["scores"], f"the scores are {scores}, not {record.scores}")
    if record.leaves and (not match.table.over or record.leaves != game.leaves(match.table)):
        raise RecordMistake(record.places["leaves"], "this game does not leave to the next what the record says")
    if record.position and same and record.by == shape(match) and record.position != digest(game, match.table):
        raise RecordMistake(record.places["position"], "the game ends in another position than the record says")
    return match


def unchecked(record: Record, match: Match) -> list[str]:
    """What a record claims and this program cannot check."""
    found = []
    other = bool(differences(record, match.game))
    if other and record.seed is not None and not record.led:
        found.append("the seed gives other chances with other rules or content; they are as the record says")
    if record.position and (other or record.by != shape(match)):
        found.append("this program describes positions otherwise; the position of the record is not compared")
    return found
