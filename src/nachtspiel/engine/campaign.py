"""Campaigns: runs of one game, each laid out with what the one before has left. docs/record-format.md describes the
text of one."""

from nachtspiel.engine import record
from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import Record

TITLE = "Nachtspiel campaign 1"


class Campaign:
    """The chain of its runs, and nothing else: what a campaign is now follows from them."""

    def __init__(self, game: Game) -> None:
        if not game.carries:
            raise Mistake(f"{game.name} is not played in campaigns: nothing is carried from one game to the next")
        self.game = game
        self.runs: list[Match] = []
        self.closed: list[str] = []  # the records of all runs but the last, as they were written

    def open_run(self) -> Match | None:
        """The run that is being played; only the last one may be."""
        return self.runs[-1] if self.runs and not self.runs[-1].table.over else None

    def carried(self) -> str:
        """What the next run is laid out with; of an open run, what it was laid out with itself."""
        if not self.runs:
            return ""
        last = self.runs[-1]
        return self.game.leaves(last.table) if last.table.over else last.carried

    def is_over(self) -> bool:
        """Whether there is no run after the last one."""
        return bool(self.runs) and self.open_run() is None and not self.game.goes_on(self.carried())

    def begin(self, seats: int, settings: dict[str, str], seed: int | None, names: list[str]) -> Match:
        """The next run. Who comes along, and how many, is up to each run."""
        number = len(self.runs)
        if self.open_run() is not None:
            raise Mistake(f"run {number} is not over; it has to be played to its end before run {number + 1} begins")
        if self.is_over():
            raise Mistake(f"the campaign is over: it ended with run {number}")
        match = Match(self.game, seats, settings, seed, names, carried=self.carried())
        self.add(match)
        return match

    def add(self, match: Match) -> None:
        """Go on with this run; the one before is closed for good."""
        if self.runs:
            self.closed.append(record.write(self.runs[-1]))
        self.runs.append(match)

    def run(self, number: int) -> Match:
        """A run by its number, from 1."""
        if not 1 <= number <= len(self.runs):
            raise Mistake(f"there is no run {number}; this campaign has the runs 1 to {len(self.runs)}")
        return self.runs[number - 1]

    def fork(self, number: int, decisions: int, seed: int | None) -> "Campaign":
        """Another campaign that goes on from a point of a run: the runs before it, and this one up to there."""
        match = self.run(number).fork(decisions, seed)
        twin = Campaign(self.game)
        twin.runs = [*self.runs[: number - 1], match]
        twin.closed = self.closed[: number - 1]
        return twin

    def write(self) -> str:
        """The record of a campaign: the records of its runs, one after the other."""
        texts = [*self.closed, *[record.write(match) for match in self.runs[-1:]]]
        return chained(texts)


def chained(records: list[str]) -> str:
    """The record of a campaign, from the records of its runs."""
    return "\n".join([f"{TITLE}\n", *records])


class Chain:
    """What the record of a campaign says, before anything is played."""

    def __init__(self, records: list[Record], texts: list[str]) -> None:
        self.records = records
        self.texts = texts
        self.game = records[0].game


def is_campaign(text: str) -> bool:
    """Whether a text is the record of a campaign."""
    rows = text.removeprefix("\ufeff").splitlines()
    return bool(rows) and rows[0].split("#", 1)[0].strip() == TITLE


def parse(text: str) -> Chain:
    """Read the record of a campaign."""
    if not is_campaign(text):
        raise RecordMistake(1, f"the record of a campaign begins with the words '{TITLE}'")
    rows = text.removeprefix("\ufeff").splitlines()
    firsts = [place for place, row in enumerate(rows) if record.is_title(row)]
    for place, row in enumerate(rows[1 : firsts[0] if firsts else len(rows)], 2):
        if row.split("#", 1)[0].strip():
            raise RecordMistake(place, f"the first run begins here, with the words '{record.TITLE}'")
    if not firsts:
        raise RecordMistake(1, f"the campaign has no run; one begins with the words '{record.TITLE}'")
    texts = ["\n".join(rows[first:end]).strip() + "\n" for first, end in zip(firsts, [*firsts[1:], None], strict=True)]
    records = [record.parse(part, first) for part, first in zip(texts, firsts, strict=True)]
    for number, one in enumerate(records, 1):
        if number == 1 or records[number - 2].leaves:
            check_link(number, one, records[number - 2].leaves if number > 1 else "")
    return Chain(records, texts)


def check_link(number: int, one: Record, left: str) -> None:
    """A run carries what the one before has left; the first carries nothing."""
    if one.carried != left:
        place = one.places.get("carried", one.first)
        before = f"run {number - 1} left '{record.one_line(left)}'" if number > 1 else "nothing was left before"
        raise RecordMistake(place, f"run {number} does not begin with what it should carry: {before}")


def play(chain: Chain, game: Game) -> Campaign:
    """Play all runs of a campaign again, and see whether each begins with what the one before has left."""
    return join(chain, game, [record.play(one, game) for one in chain.records])


def verify(chain: Chain, game: Game) -> Campaign:
    """Play a campaign again and check all that its runs claim, and that they are a chain."""
    return join(chain, game, [record.verify(one, game) for one in chain.records])


def join(chain: Chain, game: Game, runs: list[Match]) -> Campaign:
    campaign = Campaign(game)
    for number, (match, one) in enumerate(zip(runs, chain.records, strict=True), 1):
        if campaign.open_run() is not None:
            raise RecordMistake(one.first, f"run {number} begins here, but run {number - 1} is not over")
        if campaign.is_over():
            raise RecordMistake(one.first, f"run {number} begins here, but the campaign ended with run {number - 1}")
        if number > 1 and not chain.records[number - 2].leaves:
            check_link(number, one, campaign.carried())
        campaign.runs.append(match)
    campaign.closed = chain.texts[:-1]
    return campaign
