"""No leak: two tables that differ only in what a seat cannot know are one and the same to that seat.

The pairs are made without knowing the game: others' secret answers, another chance from here on, everything hidden
dealt anew, and a stroke of chance that only one seat was told of.
"""

import json

import pytest

from nachtspiel.bots.levels import LEVELS, bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.asking import TOGETHER
from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import EVERYONE, NOBODY, Event, Table
from tests.conformance.support import (
    Party,
    Witness,
    decisions,
    events_at,
    is_secret,
    knowledge,
    lines_at,
    matches,
    numbers,
    options,
    pick,
    positions,
    seen,
)

GAMES, EVERY, FIRST = 40, 6, 500
SPREAD = {"games": GAMES, "every": EVERY, "after_secret": 10, "first_seed": FIRST, "most": 1_200}
LEAST = 1_000  # so many pairs must be compared for each seat count, if its games are long enough
SEED = 20_240
BOT_POSITIONS = 8  # for each kind of pair, level and seat count
OTHERS = 4  # outcomes that might have been instead, for each secret stroke of chance

Pair = tuple[Table, Table, list[int]]  # two tables, and the seats that cannot tell them apart


def crowd(party: Party) -> list[Table]:
    return positions(party, **SPREAD)


def laid(table: Table, answers: dict[int, int]) -> tuple[Table, Witness]:
    """A copy on which these seats have answered, and who listened."""
    twin, witness = table.copy(), Witness()
    twin.listener = witness
    for seat, option in answers.items():
        twin.answer(seat, option)
    twin.listener = None
    return twin, witness


def other_option(table: Table, seat: int, option: int, chance: Chance) -> int:
    rest = [other for other in options(table, seat) if other != option]
    return pick(chance, rest) if rest else option


def secret_answers(party: Party, table: Table, chance: Chance) -> list[tuple[Pair, Witness, Witness]]:
    """Pairs in which all have answered but one: everybody else differently, or just one of them."""
    waiting = waiting_seats(table)
    if len(waiting) < 2 or not is_secret(table):
        return []
    found = []
    last = pick(chance, waiting)
    answers = {seat: pick(chance, options(table, seat)) for seat in waiting if seat != last}
    changed = {seat: other_option(table, seat, option, chance) for seat, option in answers.items()}
    first, first_witness = laid(table, answers)
    second, second_witness = laid(table, changed)
    blind = [seat for seat in party.everyone if seat not in answers]
    found.append(((first, second, blind), first_witness, second_witness))
    liar = pick(chance, list(answers))
    third, third_witness = laid(table, {**answers, liar: changed[liar]})
    found.append(((first, third, [seat for seat in party.everyone if seat != liar]), first_witness, third_witness))
    return found


def dreamt(party: Party, table: Table, seat: int, seed: int) -> Pair:
    """Two tables that this seat could believe in."""
    return (party.game.knowing.imagine(table, seat, seed), party.game.knowing.imagine(table, seat, seed + 1), [seat])


def taken_back(table: Table, seat: int) -> Table:
    """The same moment, but the others have not answered yet: an imagined table leaves that to whoever imagines."""
    twin = table.copy()
    for question in table.questions:
        if question.seat != seat and question.way == TOGETHER:
            twin.answers[question.seat] = NOBODY
            twin.waiting |= 1 << question.seat
    return twin


def check_pair(party: Party, pair: Pair) -> None:
    first, second, blind = pair
    for seat in blind:
        assert seen(party, first, seat) == seen(party, second, seat), f"the view of seat {seat} leaks"
        assert options(first, seat) == options(second, seat)
        dreams = [party.game.knowing.imagine(table, seat, SEED).key() for table in (first, second)]
        assert dreams[0] == dreams[1], f"what seat {seat} imagines leaks"


def test_others_secret_answers_show_to_nobody(party: Party) -> None:
    chance = seeded(1)
    compared = different = 0
    for table in crowd(party):
        for pair, first, second in secret_answers(party, table, chance):
            check_pair(party, pair)
            for seat in pair[2]:
                assert first.heard(seat) == second.heard(seat), f"seat {seat} hears what was chosen in secret"
            compared += 1
            different += pair[0] != pair[1]
    assert compared == 0 or different > compared // 2, "the pairs hardly differ"


def test_the_chance_to_come_shows_to_nobody(party: Party) -> None:
    tables = crowd(party)
    for table in tables:
        twin = table.copy()
        twin.chance = seeded(SEED)
        check_pair(party, (table, twin, party.everyone))
    assert len(tables) >= min(LEAST, sum(len(match.marks) for match in matches(party, GAMES, FIRST)) // EVERY)


def test_what_is_hidden_shows_neither_in_view_nor_options_nor_dreams(party: Party) -> None:
    """A table a seat imagines looks to it as the true one, and imagining on from there adds and loses nothing."""
    hidden = secrets = 0
    for table in crowd(party):
        for seat in party.everyone:
            first, second, _ = dreamt(party, table, seat, SEED)
            assert options(first, seat) == options(table, seat)
            check_pair(party, (taken_back(table, seat), first, [seat]))
            check_pair(party, (first, second, [seat]))
            first.chance = second.chance = seeded(0)
            hidden += first != second
    for match in matches(party, SPREAD["games"], SPREAD["first_seed"]):
        secrets += sum(event.to != EVERYONE for event in match.events)
    assert hidden or not secrets, "secrets were told, but no table hides anything"


def test_the_same_seed_imagines_the_same_table(party: Party) -> None:
    for table in crowd(party)[::10]:
        for seat in party.everyone:
            assert party.game.knowing.imagine(table, seat, 7) == party.game.knowing.imagine(table, seat, 7)
            assert party.game.knowing.imagine(table, seat, 7) != party.game.knowing.imagine(table, seat, 8), (
                "chance is not new"
            )


def test_an_imagined_table_can_be_played_and_asks_no_seat_that_has_answered_itself(party: Party) -> None:
    chance = seeded(4)
    for table in crowd(party)[::4]:
        for (first, _, _), _, _ in secret_answers(party, table, chance)[:1]:
            for seat in range(party.seats):
                dream = party.game.knowing.imagine(first, seat, SEED)
                assert (dream.question(seat) is None) == (first.question(seat) is None)
                others = {question.seat for question in first.questions} - {seat}
                assert set(waiting_seats(dream)) - {seat} == others, "others' secret answers are still laid down"
                assert all(dream.answers[other] == NOBODY for other in others)


def test_views_are_plain_json_and_name_their_seat_only(party: Party) -> None:
    for table in crowd(party)[::10]:
        for seat in party.everyone:
            view = party.game.knowing.view(table, seat)
            assert json.loads(json.dumps(view)) == view
            if seat == NOBODY:
                assert view.get("question") is None
        facts = party.game.knowing.facts(table)
        assert json.loads(json.dumps(facts)) == facts


# ---------------------------------------------------------------- told to one seat only


class Telling:
    """A decision after which something was told to some seats only, and how it can be made again."""

    def __init__(self, match: Match, point: int) -> None:
        self.table = match.marks[point].table
        self.choice = decisions(match)[point]

    def happen(self, outcomes: list[int]) -> tuple[Table, Witness]:
        twin, witness = self.table.copy(), Witness(outcomes)
        twin.listener = witness
        twin.answer(*self.choice)
        twin.listener = None
        return twin, witness


def tellings(party: Party) -> list[Telling]:
    found = []
    for match in matches(party, SPREAD["games"], SPREAD["first_seed"]):
        for point in range(len(match.marks)):
            news = match.events[events_at(match, point) : events_at(match, point + 1)]
            if any(event.to != EVERYONE for event in news):
                found.append(Telling(match, point))
    return found


def private(witness: Witness) -> list[Event]:
    return [event for event in witness.events if event.to != EVERYONE]


def told_of(first: list[Event], second: list[Event], outcome: int, other: int) -> int:
    """Who was told of a stroke of chance in private: the mask of the event in which one number became the other."""
    if len(first) == len(second):
        for mine, yours in zip(first, second, strict=True):
            slots = zip(numbers(mine), numbers(yours), strict=True)
            if mine.to == yours.to and any(slot == (outcome, other) for slot in slots):
                return int(mine.to)
    return 0


def secret_strokes(party: Party) -> list[tuple[Pair, Witness, Witness]]:
    """Pairs of tables with one history, but for a stroke of chance that only some seats were told of."""
    found = []
    for telling in tellings(party):
        first, witness = telling.happen([])
        outcomes = [outcome for _, outcome, _ in witness.strokes]
        for place, (_, outcome, choices) in enumerate(witness.strokes):
            for other in [choice for choice in choices if choice != outcome][:OTHERS]:
                second, other_witness = telling.happen([*outcomes[:place], other, *outcomes[place + 1 :]])
                mask = told_of(private(witness), private(other_witness), outcome, other)
                if mask:
                    blind = [seat for seat in party.everyone if seat == NOBODY or not (mask >> seat) & 1]
                    found.append(((first, second, blind), witness, other_witness))
    return found


def test_what_one_seat_is_told_no_other_hears_or_sees(party: Party) -> None:
    pairs = secret_strokes(party)
    if not pairs:
        assert not tellings(party), "something is told in private, but no stroke of chance was found behind it"
        pytest.skip("nothing is ever told in private")
    different = 0
    for pair, first, second in pairs:
        different += pair[0] != pair[1]  # two cards drawn the other way round make the same table
        check_pair(party, pair)
        for seat in pair[2]:
            assert first.heard(seat) == second.heard(seat), f"seat {seat} hears what only another was told"
    assert different > len(pairs) // 2, "the pairs hardly differ"


def hidden_strokes(party: Party) -> list[tuple[Pair, Witness, Witness]]:
    """Pairs of tables with one history, but for a stroke of chance that is still on the table and that spectators
    cannot tell from another one; with all seats that cannot either, by what they imagine."""
    found = []
    for match in matches(party, SPREAD["games"], SPREAD["first_seed"]):
        for point in range(len(match.marks)):
            if lines_at(match, point + 1) - lines_at(match, point) == 1:  # the decision alone
                continue
            telling = Telling(match, point)
            first, witness = telling.happen([])
            dreams = {NOBODY: party.game.knowing.imagine(first, NOBODY, SEED).key()}
            outcomes = [outcome for _, outcome, _ in witness.strokes]
            for place, (_, outcome, choices) in enumerate(witness.strokes):
                others = [choice for choice in choices if choice != outcome]
                if not others:
                    continue
                laid_down = [*outcomes[:place], others[point % len(others)], *outcomes[place + 1 :]]
                second, other_witness = telling.happen(laid_down)
                first.chance = second.chance = seeded(0)  # an outcome may have asked chance for more
                if first == second or party.game.knowing.imagine(second, NOBODY, SEED).key() != dreams[NOBODY]:
                    continue
                blind = []
                for seat in party.everyone:
                    if seat not in dreams:
                        dreams[seat] = party.game.knowing.imagine(first, seat, SEED).key()
                    if party.game.knowing.imagine(second, seat, SEED).key() == dreams[seat]:
                        blind.append(seat)
                found.append(((first, second, blind), witness, other_witness))
    return found


def test_what_chance_laid_down_in_secret_is_told_to_nobody_who_cannot_know_it(party: Party) -> None:
    pairs = hidden_strokes(party)
    for pair, first, second in pairs:
        check_pair(party, pair)
        for seat in pair[2]:
            assert first.heard(seat) == second.heard(seat), f"seat {seat} hears what lies hidden"
    assert pairs or not tellings(party)


# ---------------------------------------------------------------- bots


def bot_pairs(party: Party) -> list[Pair]:
    chance = seeded(8)
    answered: list[Pair] = []
    imagined: list[Pair] = []
    tables = crowd(party)
    for table in tables[:: max(1, len(tables) // (4 * BOT_POSITIONS))]:
        answered += [pair for pair, _, _ in secret_answers(party, table, chance)]
        imagined += [dreamt(party, table, seat, SEED) for seat in waiting_seats(table)]
    told = [pair for pair, _, _ in secret_strokes(party)]
    found: list[Pair] = []
    for pairs in (answered, imagined, told):
        asked = [pair for pair in pairs if any(len(options(pair[0], seat)) > 1 for seat in pair[2])]
        found += asked[:: max(1, len(asked) // BOT_POSITIONS)][:BOT_POSITIONS]
    return found


HASTY = [f"{level}:40" if level in ("adept", "master") else level for level in LEVELS]  # the same thought, cut short


@pytest.mark.parametrize("level", HASTY)
def test_bots_choose_the_same_where_they_cannot_tell_the_difference(party: Party, level: str) -> None:
    asked = 0
    for first, second, blind in bot_pairs(party):
        for seat in blind:
            if len(options(first, seat)) > 1:
                choices = [bot(level, SEED, 0.0).choose(Mind(party.game, table, seat)) for table in (first, second)]
                assert choices[0] == choices[1], f"{level} knows what seat {seat} cannot know"
                assert choices[0] in options(first, seat)
                asked += 1
    assert asked >= BOT_POSITIONS


@pytest.mark.parametrize("level", HASTY)
def test_bots_change_nothing_by_thinking(party: Party, level: str) -> None:
    for table in crowd(party)[:: max(1, len(crowd(party)) // 3)]:
        before = table.key()
        for seat in waiting_seats(table):
            bot(level, 1, 0.0).choose(Mind(party.game, table, seat))
        assert table.key() == before


def test_the_comparison_would_notice_a_leak(party: Party) -> None:
    """The knowledge of a seat does change with what it may know: its own secret answer."""
    chance = seeded(6)
    noticed = tried = 0
    for table in crowd(party)[::10]:
        for (first, second, blind), _, _ in secret_answers(party, table, chance)[1:]:
            liar = next(seat for seat in range(party.seats) if seat not in blind)
            if first != second:
                tried += 1
                noticed += knowledge(party, first, liar, SEED) != knowledge(party, second, liar, SEED)
    assert noticed == tried
