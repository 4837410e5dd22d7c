"""A copy is the same table, and yet another one: whatever happens to it, no other table notices."""

from nachtspiel.engine.asking import Free
from nachtspiel.engine.chance import seeded
from nachtspiel.engine.playout import play_on
from nachtspiel.engine.table import Table
from tests.conformance.anatomy import DERIVED, NO_PART, SHARED, changes, dump, fields, mutables, own_state
from tests.conformance.support import (
    PARTIES,
    Party,
    Witness,
    decisions,
    fits,
    matches,
    positions,
    random_answer,
    random_match,
    setting_values,
    table_at,
)

GAMES = 4
DISSECTED = 12  # every so-manieth of these positions is taken apart attribute by attribute
SPREAD = {"games": 8, "every": 23, "after_secret": 2, "first_seed": 300, "most": 60}


def noticed(table: Table, key: tuple[object, ...]) -> bool:
    """Whether a table shows that it is not the one with this key. Failing to make a key is noticed too."""
    try:
        return table.key() != key
    except (AttributeError, TypeError, IndexError, ValueError):
        return True


def test_a_copy_equals_the_original_after_every_decision(party: Party) -> None:
    for match in matches(party, GAMES):
        for point in range(len(match.marks) + 1):
            table = table_at(match, point)
            twin = table.copy()
            assert twin is not table
            assert type(twin) is type(table)
            assert twin.key() == table.key()
            assert twin == table
            assert hash(twin) == hash(table)
            assert own_state(twin) == own_state(table), "copy() has forgotten something"


def test_a_table_differs_from_the_next_one_and_from_anything_else(party: Party) -> None:
    match = matches(party, GAMES)[0]
    for point in range(len(match.marks)):
        assert table_at(match, point) != table_at(match, point + 1)
    assert match.table != "a table"


def test_tables_of_other_settings_differ(party: Party) -> None:
    game = party.game
    plain = game.settle(party.seats, {})
    for name, word in setting_values(game):
        if plain[name] != word and fits(party, {name: word}):
            other = game.settle(party.seats, {name: word})
            assert game.lay_out(party.seats, other, 0) != game.lay_out(party.seats, plain, 0), (name, word)


def test_a_copy_has_no_listener(party: Party) -> None:
    match = random_match(party, 5, decisions=9)
    assert match.table.listener is match
    assert match.table.copy().listener is None
    table = match.table.copy()
    table.listener = Witness()
    assert table.copy().listener is None
    assert party.game.knowing.imagine(table, 0, 1).listener is None
    assert all(mark.table.listener is None for mark in match.marks)


def test_playing_on_with_a_copy_never_changes_the_original(party: Party) -> None:
    for table in positions(party, **SPREAD):
        before, state = table.key(), own_state(table)
        play_on(table.copy(), seeded(1))
        play_on(table.copy().copy(), seeded(2))
        assert table.key() == before
        assert own_state(table) == state


def test_looking_thinking_and_judging_never_change_a_table(party: Party) -> None:
    game = party.game
    for table in positions(party, **SPREAD):
        before, state = table.key(), own_state(table)
        for seat in party.everyone:
            game.knowing.view(table, seat)
            play_on(game.knowing.imagine(table, seat, 5), seeded(3))
        for seat in range(party.seats):
            game.thinking.judge(table, seat)
        game.knowing.facts(table)
        game.scores(table)
        assert table.key() == before
        assert own_state(table) == state


def test_no_earlier_table_changes_when_a_later_one_is_played(party: Party) -> None:
    for seed in range(GAMES):
        table = party.game.new(party.seats, seed=seed)
        chance = seeded(seed)
        kept = []
        while not table.over:
            kept.append((table, table.key(), own_state(table)))
            table = table.copy()
            table.answer(*random_answer(table, chance))
        for earlier, key, state in kept:
            assert earlier.key() == key
            assert own_state(earlier) == state


def test_a_copy_has_the_same_future(party: Party) -> None:
    for match in matches(party, GAMES):
        half = len(match.marks) // 2
        table = table_at(match, half).copy()
        for point, (seat, option) in enumerate(decisions(match)[half:], half):
            assert table.key() == table_at(match, point).key()
            table.answer(seat, option)
            table = table.copy()
        assert table == match.table


def test_a_table_plays_the_same_whether_anybody_listens_or_not(party: Party) -> None:
    for match in matches(party, GAMES):
        table = party.game.new(party.seats, match.settings, match.seed or 0)
        for seat, option in decisions(match):
            table.answer(seat, option)
        assert table.key() == match.table.key()


def test_a_copy_shares_nothing_that_is_changed_in_place_and_all_that_never_changes(party: Party) -> None:
    for match in matches(party, GAMES):
        for point in range(len(match.marks) + 1):
            table = table_at(match, point)
            twin = table.copy()
            for (path, mine), (_, yours) in zip(mutables(table, False), mutables(twin, False), strict=True):
                assert mine is not yours, f"copy() shares {path}"
            for (path, mine), (_, yours) in zip(mutables(table, True), mutables(twin, True), strict=True):
                assert mine is yours, f"copy() has forgotten {path}"


def test_whatever_is_done_to_a_copy_does_not_show_in_the_original(party: Party) -> None:
    for table in positions(party, **SPREAD):
        before, state = table.key(), own_state(table)
        twin = table.copy()
        own = [id(value) for _, value in mutables(table, False)]
        assert not set(own) & {id(value) for _, value in mutables(twin, False)}  # or content would be spoilt below
        made = [change for change in changes(table) if change.grows and change.apply(twin)]
        assert len(made) > 5
        assert table.key() == before
        assert own_state(table) == state


def test_every_attribute_of_a_table_takes_part_in_its_key(party: Party) -> None:
    for table in positions(party, **SPREAD)[::DISSECTED]:
        before = table.key()
        forgotten: list[str] = []
        unwritten: list[str] = []
        for change in changes(table):
            twin = table.copy()
            if not change.apply(twin):
                unwritten.append(change.name)
            elif not noticed(twin, before):
                forgotten.append(change.name)
        assert forgotten == [], "key() does not know of it"
        assert unwritten == []


def test_every_attribute_of_a_table_is_copied_even_if_it_hardly_ever_changes(party: Party) -> None:
    """Random games may never come to a copy at the right moment; so each attribute is altered by hand."""
    without = SHARED | NO_PART | DERIVED | {"Table.seats"}  # the number of seats never changes
    for table in positions(party, **SPREAD)[::DISSECTED]:
        forgotten: list[str] = []
        for change in changes(table):
            if change.what == "altered":
                altered = table.copy()
                change.apply(altered)
                if dump(altered.copy(), without) != dump(altered, without):
                    forgotten.append(change.name)
        assert forgotten == [], "copy() does not know of it"


def test_what_copies_share_never_changes_in_any_game(party: Party) -> None:
    for seed in range(GAMES):
        table = party.game.new(party.seats, seed=seed)
        chance = seeded(seed + 9)
        found: dict[int, tuple[object, object]] = {}  # kept, so that no id is used twice
        while not table.over:
            for _, value in mutables(table, True):
                if id(value) not in found:
                    found[id(value)] = (value, dump(value))
            table.answer(*random_answer(table, chance))
        for value, before in found.values():
            assert dump(value) == before


def test_the_exceptions_are_attributes_that_exist() -> None:
    """So that the list of exceptions stays short and true."""
    known: set[str] = set()
    for party in PARTIES:
        table = party.game.new(party.seats)
        chance = seeded(1)
        while not table.over:  # some things lie on the table only in the middle of a move
            for piece in [table, Free([]), *[value for _, value in mutables(table, False)]]:
                known.update(f"{kind.__name__}.{name}" for kind in type(piece).__mro__ for name in fields(piece))
            table.answer(*random_answer(table, chance))
    assert known >= SHARED | NO_PART | DERIVED
