"""A game being played: its log, and the way back. Tried with Bloodborne, but only through the engine's face."""

import pytest

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.errors import Mistake, RecordMistake, Refused
from nachtspiel.engine.match import Line, Match, replay
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.engine.table import ANEW, NOBODY
from nachtspiel.games.registry import game

GAME = game("bloodborne")


def begun(seed: int | None = 7, seats: int = 3) -> Match:
    return Match(GAME, seats, {}, seed)


def play(match: Match, decisions: int, seed: int = 1) -> None:
    """So many decisions at random, or until the game is over."""
    chance = seeded(seed)
    for _ in range(decisions):
        if match.table.over:
            return
        question = next(q for q in match.table.questions if match.table.question(q.seat) is not None)
        match.answer(question.seat, question.options[chance.below(len(question.options))])


def log(match: Match) -> list[tuple[int, str, int]]:
    return [(line.seat, line.purpose, line.value) for line in match.lines]


# ---------------------------------------------------------------- the log


def test_a_line_is_chance_or_a_decision() -> None:
    assert Line(NOBODY, "red", 3).is_chance()
    assert not Line(0, "", 3).is_chance()
    assert (Line(0, "", 3).place, Line(0, "", 3, 9).place) == (0, 9)


def test_the_setup_is_logged_as_chance() -> None:
    match = begun()
    assert [line.purpose for line in match.lines] == [
        "final_boss", "upgrade", "upgrade", "upgrade", "first_player", "dungeon",
    ]  # fmt: skip
    assert all(line.is_chance() for line in match.lines)
    assert match.marks == []
    assert match.stray is None
    assert match.table.waiting == 0b111


def test_every_decision_is_logged_with_its_seat_in_the_order_made() -> None:
    match = begun()
    start = len(match.lines)
    axe, cleaver = GAME.naming.option("hunter_axe"), GAME.naming.option("saw_cleaver")
    match.answer(2, axe)
    match.answer(0, cleaver)
    assert log(match)[start:] == [(2, "", axe), (0, "", cleaver)]
    assert [mark.lines for mark in match.marks] == [start, start + 1]
    assert match.table.waiting == 0b010


def test_a_refused_decision_is_neither_logged_nor_marked() -> None:
    match = begun()
    before, lines, events = match.table.key(), log(match), len(match.events)
    for seat, option in ((0, GAME.naming.option("kirkhammer")), (3, 0), (-1, 0), (0, 999)):
        with pytest.raises(Refused):
            match.answer(seat, option)
    assert match.table.key() == before
    assert (log(match), len(match.events), match.marks) == (lines, events, [])


def test_the_settings_are_complete_and_checked() -> None:
    match = Match(GAME, 3, {"final_boss": "rom"}, 0)
    assert match.settings["final_boss"] == "rom"
    assert match.settings["upgrade"] == "may"
    assert set(match.settings) == {setting.name for setting in GAME.settings}


@pytest.mark.parametrize(
    ("seats", "settings", "message"),
    [
        (2, {}, "bloodborne is for 3 to 5 players, not 2"),
        (6, {}, "bloodborne is for 3 to 5 players, not 6"),
        (3, {"boss": "rom"}, "bloodborne has no setting 'boss'; its settings are final_boss, "),
        (3, {"upgrade": "never"}, "upgrade cannot be 'never'; choose one of may, must"),
        (3, {"stall_rounds": "0"}, "stall_rounds must be a number from 1 to 999, not '0'"),
        (3, {"stall_rounds": "1000"}, "stall_rounds must be a number from 1 to 999, not '1000'"),
        (3, {"stall_rounds": "ten"}, "stall_rounds must be a number from 1 to 999, not 'ten'"),
        (3, {"stall_rounds": "9" * 5000}, "stall_rounds must be a number from 1 to 999, not '999"),
        (3, {"first_player": "4"}, "first_player cannot be seat 4, the seats are 1 to 3"),
    ],
)
def test_a_game_that_cannot_begin_says_why(seats: int, settings: dict[str, str], message: str) -> None:
    with pytest.raises(Mistake) as caught:
        Match(GAME, seats, settings, 0)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("stall", ["1", "999"])
def test_the_ends_of_a_range_are_allowed(stall: str) -> None:
    assert Match(GAME, 3, {"stall_rounds": stall}, 0).settings["stall_rounds"] == stall


@pytest.mark.parametrize("seed", [-1, 2**96])
def test_a_seed_has_at_most_96_bits(seed: int) -> None:
    with pytest.raises(Mistake, match=r"^a seed is a number from 0 to 79228162514264337593543950335, not "):
        Match(GAME, 3, {}, seed)


def test_the_largest_seed_is_a_seed() -> None:
    assert Match(GAME, 3, {}, 2**96 - 1).seed == 2**96 - 1


# ---------------------------------------------------------------- names


def test_without_names_the_seats_are_counted() -> None:
    assert begun(seats=4).names == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]


def test_names_are_kept_as_given() -> None:
    assert Match(GAME, 3, {}, 0, ["Åsa", "Юрий", "O'Neil 2"]).names == ["Åsa", "Юрий", "O'Neil 2"]


@pytest.mark.parametrize("name", ["", " ", " a", "a ", "a,b", "a;b", "a#b", "a\nb", "a\u2028b", "a\x1cb"])
def test_a_name_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(Mistake, match="cannot be a name"):
        Match(GAME, 3, {}, 0, ["x", name, "z"])


def test_there_must_be_a_name_for_every_seat() -> None:
    with pytest.raises(Mistake, match=r"^there are 2 names for 3 seats$"):
        Match(GAME, 3, {}, 0, ["x", "y"])


# ---------------------------------------------------------------- hearing


def test_a_seat_hears_what_it_may_know_since_a_point() -> None:
    match = begun()
    match.table.tell_seat(1, "T-1", "foresees", 1, 2)
    since = len(match.events) - 1
    assert [event.what for event in match.heard(1, since)] == ["foresees"]
    assert match.heard(0, since) == []
    assert match.heard(NOBODY, since) == []
    assert match.heard(0) == match.events[:-1]
    assert match.heard(1) == match.events


# ---------------------------------------------------------------- going back


def test_undo_returns_the_same_table_log_and_events() -> None:
    match = begun()
    seen = []
    for _ in range(12):
        seen.append((match.table.copy(), log(match), len(match.events), len(match.marks)))
        play(match, 1, seed=len(seen))
    for table, lines, events, marks in reversed(seen):
        match.undo()
        assert match.table == table
        assert (log(match), len(match.events), len(match.marks)) == (lines, events, marks)
        assert match.table.listener is match
    assert match.marks == []


@pytest.mark.parametrize("every", [1, 2, 5, 16, 1000])
def test_tables_that_are_not_kept_are_played_again(every: int) -> None:
    """Whether every table is kept or one of many: every point of the game is the same, to look at and to return to."""
    match = Match(GAME, 3, {}, 7, every=every)
    tables = []
    for number in range(40):
        tables.append(match.table.copy())
        play(match, 1, seed=number)
    assert len(match.marks) == 40
    assert [mark.ahead for mark in match.marks] == [number % every for number in range(40)]
    assert len({id(mark.table) for mark in match.marks}) == -(-40 // every)
    now = match.table.copy()
    for since in (0, 1, 15, 16, 17, 39):
        assert all(a == b for a, b in zip(match.points(since), [*tables[since:], now], strict=True))
        assert match.at(since) == tables[since]
        assert match.at(since).listener is None
    assert [table.key() for table in match.points(40)] == [now.key()]
    assert match.at(40) == now
    match.at(3).over = True  # one's own copy
    assert match.table == now
    for number in (39, 33, 32, 31, 16, 3, 0):
        match.rewind(number)
        assert match.table == tables[number]
        assert match.table.listener is match
        play(match, 1, seed=number)
        assert match.table == (tables[number + 1] if number < 39 else now)
        match.undo()
        assert match.table == tables[number]


def test_a_game_led_by_hand_is_played_again_as_it_was() -> None:
    """Chance as it was logged, not as the seed would have it."""
    match = begun()
    play(match, 40)
    other = Match(GAME, 3, {}, 8, script=[], every=16)
    led = replay(GAME, 3, {}, 8, match.names, match.lines)
    assert led.stray is not None
    thin = Match(GAME, 3, {}, 8, match.names, match.lines, every=16)
    while thin.followed < len(match.lines):
        line = match.lines[thin.followed]
        thin.followed += 1
        thin.answer(line.seat, line.value)
    assert other.table != thin.table
    assert [table.key() for table in thin.points()] == [table.key() for table in led.points()]


def test_after_undo_the_same_decision_gives_the_same_game() -> None:
    match = begun()
    play(match, 20)
    table, lines = match.table.copy(), log(match)
    match.undo(20)
    play(match, 20)
    assert match.table == table
    assert log(match) == lines


def test_several_decisions_can_be_taken_back_at_once() -> None:
    match = begun()
    play(match, 10)
    match.undo(4)
    assert len(match.marks) == 6
    match.undo(0)
    assert len(match.marks) == 6
    match.rewind(6)
    assert len(match.marks) == 6
    match.rewind(2)
    assert len(match.marks) == 2
    match.rewind(0)
    assert match.table == begun().table


def test_a_finished_game_can_be_taken_back_too() -> None:
    match = begun()
    play(match, 2000)
    assert match.table.over
    with pytest.raises(Refused, match="the game is over"):
        match.answer(0, 0)
    match.undo()
    assert not match.table.over
    assert match.table.waiting


def test_what_was_never_decided_cannot_be_taken_back() -> None:
    match = begun()
    play(match, 3)
    with pytest.raises(Mistake, match=r"^only 3 decisions can be taken back, not 4$"):
        match.undo(4)
    for point in (-1, 4):
        with pytest.raises(Mistake, match=rf"^this game has 3 decisions, so there is no point {point}$"):
            match.rewind(point)
        with pytest.raises(Mistake, match=rf"^this game has 3 decisions, so there is no point {point}$"):
            match.fork(point, 1)
    with pytest.raises(Mistake, match=r"^this game has 3 decisions, so there is no point 4$"):
        match.undo(-1)
    assert len(match.marks) == 3


# ---------------------------------------------------------------- going on from there


@pytest.mark.parametrize("point", [0, 1, 7, 19, 20])
def test_a_fork_has_the_same_past_and_a_future_of_its_own(point: int) -> None:
    match = begun()
    play(match, 20)
    table, lines = match.table.copy(), log(match)
    fork = match.fork(point, 99)
    assert len(fork.marks) == point
    end = match.marks[point].lines if point < 20 else len(lines)
    past = match.at(point)
    assert log(fork)[:end] == lines[:end]
    assert len(fork.lines) == end
    assert GAME.knowing.facts(fork.table) == GAME.knowing.facts(past)
    assert fork.table.chance.key() != past.chance.key()
    assert (fork.names, fork.settings, fork.seed) == (match.names, match.settings, 99)
    assert fork.stray is not None
    play(fork, 30, seed=3)
    assert match.table == table
    assert log(match) == lines
    fork.undo(30 if not fork.table.over else 1)
    assert fork.table.waiting


def test_a_replay_is_the_same_game() -> None:
    match = begun()
    play(match, 25)
    again = replay(GAME, 3, {}, 7, match.names, match.lines)
    assert again.table == match.table
    assert log(again) == log(match)
    assert [event.what for event in again.events] == [event.what for event in match.events]
    assert again.stray is None
    assert (again.script, again.followed) == ([], 0)
    play(match, 5)
    play(again, 5)
    assert again.table == match.table


def test_a_replay_with_another_seed_notes_the_first_stroke_of_chance_that_differs() -> None:
    match = begun()
    again = replay(GAME, 3, {}, 8, match.names, match.lines)
    drawn = begun(8)
    first = next(i for i in range(6) if match.lines[i].value != drawn.lines[i].value)
    assert again.stray is match.lines[first]
    assert log(again) == log(match)


def test_a_log_that_does_not_fit_names_its_line() -> None:
    match = begun()
    lines = [Line(line.seat, line.purpose, line.value, place) for place, line in enumerate(match.lines, 10)]
    swapped = [*lines[:4], lines[5], lines[4]]
    with pytest.raises(RecordMistake, match=r"^line 15: 'first_player' is drawn here, not 'dungeon'$"):
        replay(GAME, 3, {}, 7, None, swapped)
    twice = [*lines, Line(NOBODY, "dungeon", 3, 16)]
    with pytest.raises(RecordMistake, match=r"^line 16: nothing is drawn for 'dungeon' here$"):
        replay(GAME, 3, {}, 7, None, twice)
    impossible = [*lines[:4], Line(NOBODY, "first_player", 4, 14)]
    with pytest.raises(RecordMistake, match=r"^line 14: '5' cannot come up here for 'first_player'$"):
        replay(GAME, 3, {}, 7, None, impossible)
    illegal = [*lines, Line(0, "", GAME.naming.option("kirkhammer"), 16)]
    with pytest.raises(RecordMistake, match=r"^line 16: kirkhammer is not among this hunter's cards$"):
        replay(GAME, 3, {}, 7, None, illegal)


# ---------------------------------------------------------------- without a seed


def drawn(match: Match) -> list[tuple[str, int]]:
    return [(line.purpose, line.value) for line in match.lines if line.is_chance()]


def test_without_a_seed_nothing_that_a_match_keeps_says_what_will_come() -> None:
    match = begun(None)
    twins = [replay(GAME, 3, {}, None, match.names, match.lines) for _ in range(8)]
    for twin in twins:
        assert twin.table == match.table
        play(twin, 30)
    assert len({tuple(drawn(twin)) for twin in twins}) > 1


def test_chance_without_a_seed_is_even() -> None:
    firsts = [begun(None).lines[4].value for _ in range(600)]
    assert {firsts.count(seat) > 140 for seat in range(3)} == {True}  # 200 are expected; 5 deviations would be 142


def test_a_game_without_a_seed_can_be_played_again_from_its_lines() -> None:
    match = begun(None)
    play(match, 40)
    again = replay(GAME, 3, {}, None, match.names, match.lines)
    assert (again.table, log(again)) == (match.table, log(match))
    assert again.is_live
    assert "seed" not in write(match)
    assert "chance: led" not in write(match)
    read = verify(parse(write(match)), GAME)
    assert (read.seed, read.stray, read.table) == (None, None, match.table)


def test_what_a_log_without_a_seed_leaves_out_comes_from_seed_0() -> None:
    assert drawn(replay(GAME, 3, {}, None, None, [])) == drawn(begun(0))


def test_taking_back_rolls_no_die_again() -> None:
    for _ in range(5):
        match = begun(None)
        play(match, 30)
        before = log(match)
        match.undo(len(match.marks) - 5)
        for seat, _, option in [line for line in before[len(match.lines) :] if line[0] != NOBODY]:
            match.answer(seat, option)
        assert log(match) == before
        assert match.taken_back == []


def test_who_decides_otherwise_after_taking_back_meets_what_can_still_come() -> None:
    match = begun(None)
    play(match, 12)
    came = drawn(match)[6:]
    match.undo(12)
    assert [(line.purpose, line.value) for line in match.taken_back] == came
    play(match, 12, seed=2)
    assert len(match.marks) == 12
    seeded_match = begun(7)
    play(seeded_match, 12)
    seeded_match.undo(12)
    assert seeded_match.taken_back == []  # its generator went back with the table


# ---------------------------------------------------------------- dealt anew


def test_what_a_seat_does_not_know_is_dealt_anew_as_a_line_of_the_log() -> None:
    match = begun(None)
    play(match, 10)
    before = GAME.knowing.view(match.table, 1)
    match.deal_anew(1)
    assert log(match)[match.marks[-1].lines] == (1, "", ANEW)
    assert GAME.naming.decision_name(ANEW) == "anew"
    now = GAME.knowing.view(match.table, 1)
    for changed in ("laid", "waiting"):  # others decide again what they had decided in secret
        before.pop(changed), now.pop(changed)
    assert now == before
    play(match, 8)
    again = verify(parse(write(match)), GAME)
    assert again.table == match.table
    assert match.at(11) == again.at(11)


def test_nobody_takes_back_that_the_cards_were_dealt_anew() -> None:
    match = begun(None)
    play(match, 10)
    assert match.last_of(1) is not None
    assert match.dealt_anew() is None
    match.deal_anew(1)
    assert [match.last_of(seat) for seat in range(3)] == [None, None, None]
    assert (match.dealt_anew(), match.dealt_anew(10), match.dealt_anew(11)) == (1, 1, None)
    play(match, 3)
    assert max(match.last_of(seat) or 0 for seat in range(3)) == 13


def test_dealing_anew_is_nobodys_choice() -> None:
    match = begun(None)
    with pytest.raises(Refused):
        match.answer(0, ANEW)
