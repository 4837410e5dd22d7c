"""A record is written, read and documented; it plays the same game again."""

import re

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import Json, Knowing
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import described, differences, digest, parse, play, unchecked, verify, write
from nachtspiel.engine.table import AWAY, Table
from nachtspiel.games.bloodborne.game import Bloodborne
from tests.documents import RECORD_FORMAT, record_format, wrong_records
from tests.engine.records import FINISHED, GAME, TEXT, finished, mistake_of, place_of, some_match
from tests.golden import Kept

EXAMPLES = re.findall(r"```record\n(.*?)```", RECORD_FORMAT.read_text(encoding="utf-8"), re.DOTALL)


# ---------------------------------------------------------------- writing and reading


def test_a_record_begins_with_its_header() -> None:
    match = some_match(0, final_boss="rom", upgrade="may", stall_rounds="9")
    rows = write(match).splitlines()
    assert rows[:10] == [
        "Nachtspiel record 1",
        "game: bloodborne",
        f"rules: {GAME.version}",
        f"content: {GAME.content}",
        "seats: 3",
        "names: Henryk, Eileen, Ludwig",
        "seed: 7",
        "set final_boss: rom",
        "set stall_rounds: 9",
        "",
    ]
    assert rows[-1] == f"position: {described(match)}"
    assert not any(row.startswith(("scores", "chance")) for row in rows)


def test_decisions_and_chance_are_written_by_name_and_rounds_as_comments() -> None:
    rows = write(some_match(40)).splitlines()
    assert "# round 1" in rows
    assert "# round 2" in rows
    rounds = [row for row in rows if row.startswith("# round")]
    assert rounds == [f"# round {number}" for number in range(1, len(rounds) + 1)]
    body = [row for row in rows[rows.index("") + 1 : -1] if row]
    assert all(re.fullmatch(r"\* [a-z_]+ [a-z0-9_+]+|[123]: [a-z_ 0-9]+|# round \d+", row) for row in body)
    assert rows[rows.index("# round 1") + 1][1] == ":"


class Ignorant(Knowing):
    """Knows no facts."""

    def facts(self, _table: Table) -> Json:
        return {}


class Timeless(Game):
    """Bloodborne as a game that does not count its rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.most = 3

        self.knowing = Ignorant(self)
        self.naming = GAME.naming

    def lay_out(self, seats: int, settings: dict[str, str], seed: int, carried: str = "") -> Table:
        return GAME.lay_out(seats, settings, seed)

    def start(self, table: Table) -> None:
        GAME.start(table)


def test_a_game_without_rounds_has_no_comments_about_them() -> None:
    match = Match(Timeless(), 3, {}, 7)
    for seat in range(3):
        match.answer(seat, GAME.naming.option("hunter_axe"))
    rows = write(match).splitlines()
    assert {f"{seat}: hunter_axe" for seat in (1, 2, 3)} < set(rows)
    assert not any("#" in row for row in rows)


def test_a_finished_game_ends_with_its_scores() -> None:
    match = finished()
    rows = write(match).splitlines()
    assert rows[-2] == "scores: " + " ".join(str(score) for score in GAME.scores(match.table))
    assert rows[-3] == ""


@pytest.mark.parametrize("decisions", [0, 1, 3, 20, 5000])
def test_a_record_replays_to_the_same_table(decisions: int) -> None:
    match = some_match(decisions, dream_halves="attack")
    text = write(match)
    again = verify(parse(text), GAME)
    assert again.table == match.table
    assert write(again) == text
    assert (again.names, again.settings, again.seed) == (match.names, match.settings, 7)
    assert len(again.marks) == len(match.marks)


def test_what_a_record_does_not_say_is_empty() -> None:
    record = parse("Nachtspiel record 1\ngame: bloodborne\nseats: 3")
    assert (record.rules, record.content, record.names, record.seed) == ("", "", [], None)
    assert (record.led, record.settings, record.entries) == (False, {}, [])
    assert (record.scores, record.position) == ("", "")


def test_parse_reads_every_field() -> None:
    record = parse(FINISHED)
    assert (record.game, record.rules, record.content) == ("bloodborne", str(GAME.version), GAME.content)
    assert (record.seats, record.names, record.seed) == (3, ["Henryk", "Eileen", "Ludwig"], 7)
    assert (record.settings, record.led) == ({}, False)
    assert record.entries[0] == (9, "*", record.entries[0][2])
    assert record.places["scores"] == place_of(FINISHED, "scores")
    assert record.places["position"] == place_of(FINISHED, "position")
    assert record.places["seats"] == place_of(FINISHED, "seats")
    assert parse("Nachtspiel record 1\ngame: x\nseats: 3").seed is None


@pytest.mark.parametrize("point", [0, 1, 10, 40])
def test_a_record_can_be_played_to_any_point(point: int) -> None:
    match = some_match(40)
    stopped = play(parse(TEXT), GAME, point)
    assert len(stopped.marks) == point
    assert stopped.table == match.at(point)


def test_there_is_no_point_beyond_the_last() -> None:
    with pytest.raises(Mistake, match=r"^the record has 40 decisions, so there is no point 41$"):
        play(parse(TEXT), GAME, 41)


def test_the_digest_tells_tables_apart() -> None:
    match = some_match(5)
    assert digest(GAME, match.table) == digest(GAME, match.table.copy())
    assert re.fullmatch("[0-9a-f]{16} by [0-9a-f]{4}", described(match))
    before = digest(GAME, match.table)
    match.undo()
    assert digest(GAME, match.table) != before


def test_answers_that_are_in_and_seats_that_are_away_make_another_position() -> None:
    match = some_match(0)
    found = [digest(GAME, match.table)]
    match.answer(1, GAME.naming.option("hunter_axe"))
    found.append(digest(GAME, match.table))
    match.undo()
    match.answer(1, GAME.naming.option("saw_cleaver"))
    found.append(digest(GAME, match.table))
    match.answer(0, AWAY)
    found.append(digest(GAME, match.table))
    assert len(set(found)) == 4
    text = write(match)
    assert "\n1: away\n" in text
    assert verify(parse(text), GAME).table == match.table


class Talkative(Knowing):
    """Tells one fact more of a table than Bloodborne does now."""

    def facts(self, table: Table) -> Json:
        return {**GAME.knowing.facts(table), "weather": "fog"}


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Bloodborne with a fact more."""
    later = Bloodborne()
    monkeypatch.setattr(later, "knowing", Talkative(later))
    return later


def test_a_position_that_is_described_otherwise_is_not_compared(tomorrow: Game) -> None:
    record = parse(TEXT)
    match = verify(record, tomorrow)
    assert match.table == some_match(40).table
    assert described(match) != described(some_match(40))
    assert unchecked(record, match) == [
        "this program describes positions otherwise; the position of the record is not compared"
    ]
    assert unchecked(record, verify(record, GAME)) == []
    assert unchecked(parse(write(match)), match) == []


def test_a_position_that_does_not_say_how_it_is_described_is_not_compared() -> None:
    record = parse(re.sub(r"position: .*", "position: 0123456789abcdef", TEXT))
    assert len(unchecked(record, verify(record, GAME))) == 1


def test_other_content_gives_other_chances_and_positions_but_the_same_scores() -> None:
    text = re.sub("content: .*", "content: 0123456789ab", FINISHED)
    changed = re.sub("seed: .*", "seed: 8", text)
    match = verify(parse(changed), GAME)
    assert match.stray is not None
    assert len(unchecked(parse(changed), match)) == 2
    assert len(unchecked(parse(changed.replace("seed:", "chance: led\nseed:")), match)) == 1
    wrong = re.sub("scores: .*", "scores: 1 2 3", text)
    assert mistake_of(wrong).line == place_of(wrong, "scores")


def test_layout_does_not_matter() -> None:
    loose = "\ufeff" + TEXT.replace("\n", "  # a comment: with; signs * in it\r\n  ").rstrip()
    assert verify(parse(loose), GAME).table == some_match(40).table
    assert parse(TEXT.replace("\n", " # one # two\n", 1)).seats == 3
    rows = TEXT.splitlines()
    start = rows.index("") + 1
    joined = "\n".join([*rows[:start], " ; ".join(row for row in rows[start:] if not row.startswith("#"))])
    assert verify(parse(joined), GAME).table == some_match(40).table


def test_a_forked_game_is_written_as_led_and_can_be_verified() -> None:
    fork = some_match(40).fork(20, 99)
    text = write(fork)
    assert "\nseed: 99\nchance: led\n" in text
    again = verify(parse(text), GAME)
    assert again.table == fork.table
    assert write(again) == text
    assert mistake_of(text.replace("chance: led\n", "")).line


# ---------------------------------------------------------------- the documentation


def test_the_document_has_two_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("text", EXAMPLES, ids=["by the program", "by hand"])
def test_the_examples_of_the_document_are_valid(text: str) -> None:
    match = verify(parse(text), GAME)
    assert match.table.waiting == 0b111


def test_the_first_example_is_what_the_program_writes() -> None:
    record = parse(EXAMPLES[0])
    assert differences(record, GAME) == []
    match = verify(record, GAME)
    plain = [part.strip() for row in EXAMPLES[0].splitlines() for part in row.split("#")[0].split(";")]
    written = [row.split("#")[0] for row in write(match).splitlines()]
    assert [row for row in plain if row] == [row for row in written if row]


def test_the_second_example_is_by_hand_and_has_no_seed() -> None:
    record = parse(EXAMPLES[1])
    assert (record.seed, record.names, record.rules, record.content) == (None, [], "", "")
    match = verify(record, GAME)
    assert (match.seed, match.stray) == (None, None)
    assert match.names == ["Seat 1", "Seat 2", "Seat 3"]
    facts = GAME.knowing.facts(match.table)
    assert (facts["monster"], facts["echoes"], facts["round"]) == ("father_gascoigne", 4, 2)
    assert verify(parse(write(match)), GAME).table == match.table


def test_the_first_example_and_the_errors_quoted_in_the_document_are_real() -> None:
    assert Kept(RECORD_FORMAT, record_format).difference() == ""


def test_every_mistake_in_a_record_is_found_on_its_line() -> None:
    wrong = wrong_records(EXAMPLES[0])
    rows = [
        next(n for n, (a, b) in enumerate(zip(text.splitlines(), EXAMPLES[0].splitlines(), strict=True), 1) if a != b)
        for text in wrong
    ]
    assert [mistake_of(text).line for text in wrong] == rows
