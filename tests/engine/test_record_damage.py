"""A record that is damaged, of another version, or not a record at all is refused in a sentence."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake, RecordMistake
from nachtspiel.engine.match import Match
from nachtspiel.engine.playout import play_on
from nachtspiel.engine.record import Record, differences, parse, play, verify, write
from tests.engine.records import FINISHED, GAME, TEXT, mistake_of, place_of, some_match

# ---------------------------------------------------------------- damaged records


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "a record begins with the words 'Nachtspiel record 1'"),
        ("Nachtspiel record 2\n", 1, "a record begins with the words 'Nachtspiel record 1'"),
        ("\nNachtspiel record 1\n", 1, "a record begins with the words 'Nachtspiel record 1'"),
        ("Nachtspiel record 1\n", 0, "the record does not say its game; add a line 'game: ...'"),
        ("Nachtspiel record 1\ngame: x\n", 0, "the record does not say its seats; add a line 'seats: ...'"),
        ("Nachtspiel record 1\nseats: 3\n", 0, "the record does not say its game; add a line 'game: ...'"),
        ("Nachtspiel record 1\ngame: x\ngame: x\n", 3, "'game' is said twice"),
        ("Nachtspiel record 1\n\nset a: x; set  a: y\n", 3, "'set a' is said twice"),
        ("Nachtspiel record 1\nseats: three\n", 2, "seats must be a whole number, not 'three'"),
        ("Nachtspiel record 1\nseats: -3\n", 2, "seats must be a whole number, not '-3'"),
        ("Nachtspiel record 1\nseed: 1.5\n", 2, "seed must be a whole number, not '1.5'"),
        ("Nachtspiel record 1\nseed: " + "9" * 31, 2, "seed must be a whole number, not '" + "9" * 31 + "'"),
        ("Nachtspiel record 1\nseed: " + "9" * 99999, 2, "seed must be a whole number, not '" + "9" * 40 + "'"),
        ("Nachtspiel record 1\nchance: good\n", 2, "chance can only be 'led', not 'good'"),
        (
            "Nachtspiel record 1\ngame: x\nnames: a, b\nseats: 3\n",
            3,
            "there are 2 names for 3 seats",
        ),
        (
            "Nachtspiel record 1\n#\nwinner: me\n",
            3,
            "'winner' is not a field of a record; "
            "the fields are game, rules, content, seats, names, seed, chance, carried, set NAME",
        ),
        (
            "Nachtspiel record 1\nhello\n",
            2,
            "'hello' is neither 'seat: choice' nor '* chance outcome' nor 'field: value'",
        ),
        ("Nachtspiel record 1\n1:\n", 2, "'1:' is neither 'seat: choice' nor '* chance outcome' nor 'field: value'"),
    ],
)
def test_a_text_that_is_no_record_is_refused_by_line(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordMistake) as caught:
        parse(text)
    assert caught.value.line == line
    assert str(caught.value) == (f"line {line}: {message}" if line else message)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("game: bloodborne", "game: chess", 2, "this is a record of 'chess', not of bloodborne"),
        ("seats: 3", "seats: 6", 6, "there are 3 names for 6 seats"),
        ("seats: 3\nnames: Henryk, Eileen, Ludwig", "seats: 6", 5, "bloodborne is for 3 to 5 players, not 6"),
        ("Henryk, Eileen", "Henryk, ", 6, "'' cannot be a name: "),
        ("seed: 7", "seed: " + "9" * 30, 7, "a seed is a number from 0 to 79228162514264337593543950335"),
        ("seed: 7", "seed: 7\nset boss: rom", 8, "bloodborne has no setting 'boss'; "),
        ("seed: 7", "seed: 7\nset upgrade: no", 8, "upgrade cannot be 'no'; choose one of may, must"),
        ("seed: 7", "seed: 7\nset first_player: 4", 8, "first_player cannot be seat 4, the seats are 1 to 3"),
    ],
)
def test_a_header_that_the_game_cannot_have_is_refused_by_line(old: str, new: str, line: int, message: str) -> None:
    assert old in TEXT
    found = mistake_of(TEXT.replace(old, new, 1))
    assert found.line == line
    assert str(found).startswith(f"line {line}: {message}")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("0: hunter_axe", "there is no seat 0, the seats are 1 to 3"),
        ("4: hunter_axe", "there is no seat 4, the seats are 1 to 3"),
        ("9999999999999: hunter_axe", "there is no seat 9999999999999, the seats are 1 to 3"),
        ("1: excalibur", "'excalibur' is no card and no choice of bloodborne"),
        ("1: kirkhammer", "kirkhammer is not among this hunter's cards"),
        ("1: decline", "that is not one of the choices offered now"),
        ("* red 0", "nothing is drawn for 'red' here"),
        ("* red 9", "the red die has no face '9'"),
        ("* weather rain", "nothing is ever drawn for 'weather'; chance decides green, yellow, red, first_player, "),
        ("*", "nothing is ever drawn for ''; chance decides "),
        ("* red 0 0", "the red die has no face '0 0'"),
        ("*red 9", "the red die has no face '9'"),
        ("1: hunter: axe", "'hunter: axe' is no card and no choice of bloodborne"),
        ("* dungeon godzilla", "there is no monster 'godzilla'"),
        ("* upgrade excalibur", "there is no card 'excalibur'"),
        ("* first_player 6", "'6' is no seat"),
    ],
)
def test_an_entry_that_does_not_fit_is_refused_by_line(entry: str, message: str) -> None:
    place = place_of(TEXT, "# round 1")
    found = mistake_of(TEXT.replace("# round 1", entry, 1))
    assert found.line == place
    assert str(found).startswith(f"line {place}: {message}")


def test_a_decision_of_somebody_who_is_not_asked_is_refused_by_line() -> None:
    place = place_of(TEXT, "# round 1") + 1
    rows = TEXT.splitlines()
    seat = rows[place - 1][0]
    found = mistake_of("\n".join([*rows[:place], f"{seat}: hunter_axe", *rows[place:]]))
    assert str(found) == f"line {place + 1}: seat {seat} is not asked anything now"


def test_a_decision_after_the_end_is_refused_by_line() -> None:
    place = place_of(FINISHED, "scores")
    found = mistake_of(FINISHED.replace("scores:", "1: hunter_axe\nscores:"))
    assert str(found) == f"line {place}: the game is over"


def test_chance_that_the_seed_does_not_give_is_found_by_line() -> None:
    place = place_of(TEXT, "* first_player")
    seat = TEXT.splitlines()[place - 1].split()[-1]
    other = "1" if seat != "1" else "2"
    text = TEXT.replace(f"* first_player {seat}", f"* first_player {other}")
    with pytest.raises(RecordMistake, match=rf"^line {place}: seed 7 does not give '{other}' for 'first_player' here$"):
        verify(parse(text.split("# round 1")[0]), GAME)
    assert play(parse(text.split("# round 1")[0]), GAME).stray is not None
    assert verify(parse(text.split("# round 1")[0].replace("seed: 7\n", "")), GAME).seed is None
    assert verify(parse(text.split("# round 1")[0].replace("seed: 7", "seed: 7\nchance: led")), GAME).stray is not None


def test_chance_of_another_purpose_is_refused_by_line() -> None:
    place = place_of(TEXT, "* first_player")
    text = re.sub(r"\* first_player \d", "* green 0", TEXT)
    assert str(mistake_of(text)) == f"line {place}: 'first_player' is drawn here, not 'green'"


def test_chance_that_cannot_come_up_is_refused_by_line() -> None:
    place = place_of(TEXT, "* first_player")
    text = re.sub(r"\* first_player \d", "* first_player 4", TEXT)
    assert str(mistake_of(text)) == f"line {place}: '4' cannot come up here for 'first_player'"


def test_chance_that_is_left_out_comes_from_the_seed() -> None:
    short = "\n".join(row for row in TEXT.splitlines() if not row.startswith("*"))
    assert verify(parse(short), GAME).table == some_match(40).table


def test_wrong_scores_are_found_by_line() -> None:
    place = place_of(FINISHED, "scores")
    right = FINISHED.splitlines()[place - 1].removeprefix("scores: ")
    found = mistake_of(re.sub(r"scores: .*", "scores: 1 2 3", FINISHED))
    assert str(found) == f"line {place}: the scores are {right}, not 1 2 3"


def test_scores_of_an_unfinished_game_are_found_by_line() -> None:
    place = place_of(TEXT, "position")
    found = mistake_of(TEXT.replace("position:", "scores: 1 2 3\nposition:"))
    assert str(found) == f"line {place}: scores are given, but the game is not over; lines are missing"


def test_another_position_is_found_by_line() -> None:
    place = place_of(TEXT, "position")
    found = mistake_of(re.sub(r"position: \w+", "position: 0123456789abcdef", TEXT))
    assert str(found) == f"line {place}: the game ends in another position than the record says"


def test_an_edited_decision_leads_to_another_position_or_a_refusal() -> None:
    first = place_of(TEXT, "1: ")
    rows = TEXT.splitlines()
    for card in ("hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"):
        if rows[first - 1] != f"1: {card}":
            assert mistake_of("\n".join([*rows[: first - 1], f"1: {card}", *rows[first:]])).line > first


# ---------------------------------------------------------------- other versions


def test_other_versions_are_named() -> None:
    assert differences(parse(TEXT), GAME) == []
    assert differences(parse("Nachtspiel record 1\ngame: bloodborne\nseats: 3"), GAME) == []
    other = parse(TEXT.replace(f"rules: {GAME.version}", "rules: 0").replace(GAME.content, "abc"))
    assert differences(other, GAME) == [
        f"the record was played by version 0 of the rules, this program has {GAME.version}",
        f"the record was played with content abc, this program has {GAME.content}",
    ]
    assert verify(other, GAME).table == some_match(40).table


def test_a_line_that_does_not_fit_is_explained_by_other_versions() -> None:
    place = place_of(TEXT, "# round 1")
    text = TEXT.replace("# round 1", "1: kirkhammer", 1).replace(f"rules: {GAME.version}", "rules: 0")
    assert str(mistake_of(text)) == (
        f"line {place}: kirkhammer is not among this hunter's cards "
        f"(the record was played by version 0 of the rules, this program has {GAME.version}; it fits up to decision 0)"
    )
    assert str(mistake_of(text.replace(GAME.content, "abc"))) == (
        f"line {place}: kirkhammer is not among this hunter's cards "
        f"(the record was played by version 0 of the rules, this program has {GAME.version}; "
        f"the record was played with content abc, this program has {GAME.content}; it fits up to decision 0)"
    )


@pytest.mark.parametrize("beginning", ["* dungeon", "1: ", "* upgrade"])
def test_how_far_a_record_fits_is_a_point_it_can_be_played_to(beginning: str) -> None:
    place = place_of(TEXT, beginning, -1)
    rows = TEXT.replace(GAME.content, "abc").splitlines()
    rows[place - 1] = f"{beginning} zeppelin" if beginning[0] == "*" else f"{beginning}zeppelin"
    record = parse("\n".join(rows))
    with pytest.raises(RecordMistake, match=rf"^line {place}: .*; it fits up to decision \d+\)$") as caught:
        play(record, GAME)
    far = int(str(caught.value).rsplit(" ", 1)[1].removesuffix(")"))
    assert far > 0
    assert play(record, GAME, far).table == some_match(40).at(far)
    with pytest.raises(RecordMistake):
        play(record, GAME, far + 1)


# ---------------------------------------------------------------- fuzz


def swallow(text: str) -> Record | None:
    """Whatever the text is, only a Mistake may come of it."""
    try:
        record = parse(text)
        verify(record, GAME)
    except Mistake:
        return None
    return record


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    swallow(text)
    swallow("Nachtspiel record 1\n" + text)


@given(st.lists(st.text(alphabet="*:;#0123456789 \ngamesetdblornchp_,+\u0663\u00b2"), max_size=20))
def test_any_row_of_signs_is_read_or_refused(parts: list[str]) -> None:
    swallow("Nachtspiel record 1\ngame: bloodborne\nseats: 3\n" + "\n".join(parts))


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.data())
def test_a_mutated_record_is_read_or_refused(data: st.DataObject) -> None:
    rows = TEXT.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(rows) - 1))
        other = data.draw(st.integers(0, len(rows) - 1))
        match data.draw(st.sampled_from(["drop", "twice", "swap", "copy", "sign", "cut"])):
            case "drop":
                del rows[at]
            case "twice":
                rows.insert(at, rows[at])
            case "swap":
                rows[at], rows[other] = rows[other], rows[at]
            case "copy":
                rows[at] = rows[other]
            case "sign":
                place = data.draw(st.integers(0, len(rows[at])))
                rows[at] = rows[at][:place] + data.draw(st.characters()) + rows[at][place:]
            case _:
                rows[at] = rows[at][: data.draw(st.integers(0, len(rows[at])))]
        if not rows:
            rows = [""]
    swallow("\n".join(rows))


@given(st.integers(0, 2**96 - 1), st.integers(3, 5))
@settings(max_examples=15, deadline=None)
def test_every_finished_game_can_be_verified(seed: int, seats: int) -> None:
    match = Match(GAME, seats, {}, seed)
    play_on(match.table, seeded(seed + 1))  # without marks: only the log
    assert verify(parse(write(match)), GAME).table == match.table
