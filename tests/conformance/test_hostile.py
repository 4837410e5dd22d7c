"""Whatever is sent to a table: what the rules forbid is refused in a sentence, and nothing has changed."""

from collections.abc import Callable
from functools import cache, partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nachtspiel.bots.levels import LEVELS, bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import check, waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.record import parse, verify, write
from nachtspiel.games import registry
from tests.conformance.anatomy import own_state
from tests.conformance.support import Party, log, matches, options, positions, random_match, speeches, story

EXAMPLES = 80
SPREAD = {"games": 6, "every": 29, "after_secret": 1, "first_seed": 900, "most": 200}
HUGE = (2**15, 2**16, 2**31, 2**32 - 1, 2**62, 2**63 - 1, 2**63, 2**64, 2**100, -(2**31), -(2**63), -(2**100))
WRONG_SEATS = (-1, -2, 99, *HUGE)
WRONG_OPTIONS = (-1, -50, 255, 1_000, 65_535, *HUGE)

anything = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)  # fmt: skip


@cache
def rules(game: str) -> set[str]:
    return set(registry.rulebook(game, "en").rules)


def state(match: Match) -> tuple[object, ...]:
    return (match.table.key(), own_state(match.table), log(match), story(match), len(match.marks))


def refused(party: Party, match: Match, seat: int, option: int) -> Refused:
    """This answer must be refused, by a rule of this game if by any, and leave no trace."""
    before = state(match)
    with pytest.raises(Refused) as caught:
        match.answer(seat, option)
    with pytest.raises(Refused) as again:
        check(party.game, match.table, seat, option)
    assert state(match) == before
    assert str(caught.value).strip()
    assert str(again.value) == str(caught.value)
    assert caught.value.rule == "" or caught.value.rule in rules(party.game.name)
    for speech in speeches(party.game.name, party.seats):
        assert speech.refusal(caught.value).strip()
    return caught.value


def mistaken(make: Callable[[], object], wrong: str, *right: str) -> None:
    """It must be a Mistake that says in one sentence what is wrong, and what would be right."""
    with pytest.raises(Mistake) as caught:
        make()
    sentence = str(caught.value)
    assert sentence.strip()
    assert "\n" not in sentence
    assert wrong in sentence, f"'{sentence}' does not say what is wrong: {wrong}"
    for choice in right:
        assert choice in sentence, f"'{sentence}' does not name {choice}"


# ---------------------------------------------------------------- answers


def test_seats_that_do_not_exist_are_refused(party: Party) -> None:
    for decisions in (0, 7, 23):
        match = random_match(party, 31, {}, decisions)
        for seat in (*WRONG_SEATS, party.seats):
            refused(party, match, seat, 0)


def test_options_that_are_not_offered_are_refused(party: Party) -> None:
    for decisions in (0, 7, 23, 48):
        match = random_match(party, 32, {}, decisions)
        for seat in waiting_seats(match.table):
            for option in {*WRONG_OPTIONS, *range(0, 200, 3)} - set(options(match.table, seat)):
                refusal = refused(party, match, seat, option)
                assert refusal.rule, "no rule is named"


def test_seats_that_are_not_asked_are_refused(party: Party) -> None:
    found = 0
    for match in [random_match(party, seed, {}, 60) for seed in range(40, 46)]:
        for seat in set(range(party.seats)) - set(waiting_seats(match.table)):
            for option in (0, 1, 160, -1, 2**64):
                refused(party, match, seat, option)
            found += 1
    assert found or party.seats == 1


def test_answering_twice_is_refused(party: Party) -> None:
    for seed in range(50, 54):
        match = random_match(party, seed, {}, 0)
        seat, *others = waiting_seats(match.table)
        option = options(match.table, seat)[0]
        question = match.table.question(seat)
        assert question is not None
        match.answer(seat, option)
        later = match.table.question(seat)
        if others and question.way == TOGETHER:
            assert later is None
        for other in question.options:
            if later is None or other not in later.options:
                refused(party, match, seat, other)


def test_nothing_is_answered_after_the_end(party: Party) -> None:
    match = random_match(party, 60)
    assert match.table.over
    for seat in range(party.seats):
        for option in (0, 1, -1, 2**64):
            refused(party, match, seat, option)


def test_a_table_itself_refuses_too(party: Party) -> None:
    for table in positions(party, **SPREAD):
        before = table.key()
        for seat, option in ((-1, 0), (party.seats, 0), (99, 1), (waiting_seats(table)[0], 65_535)):
            with pytest.raises(Refused, match=r"\w"):
                table.answer(seat, option)
            assert table.key() == before


@anything
@given(seat=st.integers() | st.integers(0, 6), option=st.integers() | st.integers(-10, 300), point=st.integers(0, 120))
def test_any_numbers_are_accepted_if_offered_and_refused_if_not(
    party: Party, seat: int, option: int, point: int
) -> None:
    match = random_match(party, 70, {}, point)
    if seat in range(party.seats) and option in options(match.table, seat):
        match.answer(seat, option)
        assert len(match.marks) > 0
    else:
        refused(party, match, seat, option)


def test_nothing_that_was_refused_comes_into_the_record(party: Party) -> None:
    match = random_match(party, 71, {}, 20)
    text = write(match)
    for seat in (-1, 0, 1, 99):
        with pytest.raises(Refused):
            match.answer(seat, 65_535)
    assert write(match) == text


# ---------------------------------------------------------------- before the game


def test_wrong_seat_counts_name_the_right_ones(party: Party) -> None:
    game = party.game
    for seats in (-1, 0, game.fewest - 1, game.most + 1, 2**40, 2**100):
        right = (str(game.fewest), str(game.most))
        mistaken(partial(game.settle, seats, {}), str(seats), *right)
        mistaken(partial(game.new, seats), str(seats), *right)
        mistaken(partial(Match, game, seats, {}, 1), str(seats), *right)


def test_unknown_settings_name_the_known_ones(party: Party) -> None:
    known = [setting.name for setting in party.game.settings]
    for name in ("", "colour", "final boss", "Upgrade", "__class__"):
        mistaken(partial(party.game.settle, party.seats, {name: "yes"}), f"'{name}'", *known)
        mistaken(partial(Match, party.game, party.seats, {name: "yes"}, 1), f"'{name}'", *known)


def test_wrong_values_of_settings_name_the_right_ones(party: Party) -> None:
    for setting in party.game.settings:
        right = setting.values or [str(setting.low), str(setting.high)]
        for value in ("", "perhaps", "-1", "1.5", "²", str(10**12), "None"):
            if value not in setting.values:
                make = partial(party.game.settle, party.seats, {setting.name: value})
                mistaken(make, f"'{value}'", setting.name, *right)
        with pytest.raises(Mistake):
            party.game.settle(party.seats, {setting.name: "9" * 5_000})


@anything
@given(name=st.text(), value=st.text() | st.integers().map(str))
def test_any_setting_is_settled_or_a_mistake(party: Party, name: str, value: str) -> None:
    for chosen in ({name: value}, *[{setting.name: value} for setting in party.game.settings]):
        sentence = ""
        try:
            settled = party.game.settle(party.seats, chosen)
        except Mistake as mistake:
            settled, sentence = {}, str(mistake)
        assert sentence.strip() or list(settled) == [setting.name for setting in party.game.settings]


@pytest.mark.parametrize("seed", [-1, 2**96, 10**40])
def test_a_seed_that_no_record_could_hold_is_a_mistake(party: Party, seed: int) -> None:
    mistaken(lambda: Match(party.game, party.seats, {}, seed), "seed")


@pytest.mark.parametrize("name", ["", " ", "a,b", "a;b", "a#b", "a\nseed: 5", "a\u2028b", " a"])
def test_a_name_that_no_record_could_hold_is_a_mistake(party: Party, name: str) -> None:
    with pytest.raises(Mistake, match="name"):
        Match(party.game, party.seats, {}, 1, [name, *[f"Hunter {seat}" for seat in range(1, party.seats)]])


@pytest.mark.parametrize("name", ["Ann: 3", "* red 2", "Söhnke", "Андрей", "set x: y", "1: play", "0", "a  b", "'"])
def test_a_strange_name_comes_back_from_the_record(party: Party, name: str) -> None:
    names = [name, *[f"Hunter {seat}" for seat in range(1, party.seats)]]
    match = Match(party.game, party.seats, {}, 1, names)
    assert verify(parse(write(match)), party.game).names == names


def test_too_few_or_too_many_names_are_a_mistake(party: Party) -> None:
    for number in {0, 1, party.seats - 1, party.seats + 1} - {party.seats}:
        with pytest.raises(Mistake, match=str(party.seats)):
            Match(party.game, party.seats, {}, 1, [f"Hunter {i}" for i in range(number)])


# ---------------------------------------------------------------- names


@cache
def names_in(party: Party) -> tuple[set[str], dict[str, set[str]]]:
    """The options and, for each purpose, the outcomes of some random games, by name."""
    found: set[str] = set()
    outcomes: dict[str, set[str]] = {}
    for match in matches(party, SPREAD["games"], SPREAD["first_seed"]):
        for line in match.lines:
            if line.is_chance():
                outcomes.setdefault(line.purpose, set()).add(party.game.naming.outcome_name(line.purpose, line.value))
            else:
                found.add(party.game.naming.option_name(line.value))
    return found, outcomes


def test_unknown_options_and_outcomes_are_said_to_be_unknown(party: Party) -> None:
    known, outcomes = names_in(party)
    for wrong in ("no such thing", "?", *[f"{name}?" for name in sorted(known)]):
        mistaken(partial(party.game.naming.option, wrong), f"'{wrong}'")
    for purpose, names in outcomes.items():
        for wrong in ("no such thing", "?", *[f"{name}?" for name in sorted(names)]):
            mistaken(partial(party.game.naming.outcome, purpose, wrong), f"'{wrong}'")
    mistaken(lambda: party.game.naming.outcome("weather", "rain"), "'weather'", *outcomes)


@anything
@given(name=st.text())
def test_any_word_is_an_option_or_a_mistake(party: Party, name: str) -> None:
    _, outcomes = names_in(party)
    reads: list[Callable[[str], int]] = [partial(party.game.naming.outcome, purpose) for purpose in [*outcomes, name]]
    for read in [party.game.naming.option, *reads]:
        number, sentence = -1, ""
        try:
            number = read(name)
        except Mistake as mistake:
            sentence = str(mistake)
        assert sentence.strip() or number >= 0


@anything
@given(option=st.integers(-(2**40), 2**40))
def test_any_number_has_a_name_of_an_option(party: Party, option: int) -> None:
    assert party.game.naming.option_name(option)


def test_unknown_games_languages_and_bots_name_the_known_ones(party: Party) -> None:
    mistaken(lambda: registry.game("chess"), "'chess'", *registry.NAMES)
    mistaken(lambda: registry.speech(party.game.name, "fr", []), "'fr'", "de", "en", "ru")
    mistaken(lambda: bot("divine", 1), "'divine'", *LEVELS)
    mistaken(lambda: registry.rulebook(party.game.name, "fr"), "'fr'", "de", "en", "ru")
    mistaken(lambda: registry.rulebook(party.game.name, "en").rule("XX-0.0"), "'XX-0.0'", party.game.prefix)


def test_a_bot_without_a_question_is_told_so(party: Party) -> None:
    match = random_match(party, 60)
    with pytest.raises(ValueError, match="nothing to decide"):
        Mind(party.game, match.table, 0)
