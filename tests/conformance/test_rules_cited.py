"""Everything that happens and everything that is asked names its rule, and can be said in three languages."""

import pytest

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.table import EVERYONE, Event, Question
from nachtspiel.games.registry import rulebook
from tests.conformance.support import Party, complete, matches, options, random_match, speeches

GAMES = 15


def events(party: Party) -> list[Event]:
    return [event for match in matches(party, GAMES) for event in match.events]


def questions(party: Party) -> list[Question]:
    return [
        question for match in matches(party, GAMES) for mark in match.marks for question in mark.table.questions
    ]  # fmt: skip


def test_every_event_cites_a_rule_of_the_rulebook(party: Party) -> None:
    rules = rulebook(party.game.name, "en").rules
    unknown = {(event.what, event.rule) for event in events(party) if event.rule not in rules}
    assert unknown == set()


def test_every_question_cites_a_rule_of_the_rulebook(party: Party) -> None:
    rules = rulebook(party.game.name, "en").rules
    unknown = {(question.kind, question.rule) for question in questions(party) if question.rule not in rules}
    assert unknown == set()


def test_the_rulebook_has_the_same_rules_with_words_in_every_language(party: Party) -> None:
    books = [rulebook(party.game.name, language) for language in complete(party.game.name)]
    assert len(books[0].rules) > 0
    for book in books:
        assert list(book.rules) == list(books[0].rules)
        assert set(book.sections) == set(books[0].sections)
        for rule in book.rules.values():
            assert rule.id.startswith(f"{party.game.prefix}-")
            assert rule.title.strip(), f"{rule.id} has no title"
            assert rule.text.strip(), f"{rule.id} has no text"


def test_every_event_is_known_to_the_game_and_told_to_somebody(party: Party) -> None:
    most = (1 << party.seats) - 1
    for event in events(party):
        assert event.what in party.game.naming.events
        assert event.to == EVERYONE or 0 < event.to <= most
        for role, seat in zip(party.game.naming.events[event.what], (event.a, event.b, event.c), strict=False):
            if role in (party.game.seat, "target"):
                assert 0 <= seat < party.seats


def test_every_event_can_be_said_in_every_language(party: Party) -> None:
    different = {(event.what, event.a, event.b, event.c): event for event in events(party)}
    for speech in speeches(party.game.name, party.seats):
        for event in different.values():
            said = speech.event(event)
            assert said.strip()
            assert "{" not in said


def test_every_event_can_be_written_as_scenarios_write_it(party: Party) -> None:
    names = [f"Name{seat}" for seat in range(party.seats)]
    for event in events(party):
        line = party.game.naming.event_line(event, names)
        assert line.startswith(f"{event.rule} {event.what}")
        assert line == line.strip()


def test_every_question_and_every_option_can_be_said_in_every_language(party: Party) -> None:
    asked = {(question.kind, question.about): question for question in questions(party)}
    offered = {option for question in questions(party) for option in question.options}
    for speech in speeches(party.game.name, party.seats):
        for question in asked.values():
            assert speech.question(question).strip()
            assert speech.help(question).strip()
        for option in offered:
            assert speech.option(option).strip()
            speech.option_text(option)


def test_different_options_of_one_question_are_said_differently(party: Party) -> None:
    for speech in speeches(party.game.name, party.seats):
        said = {option: speech.option(option) for question in questions(party) for option in question.options}
        for question in questions(party):
            words = [said[option] for option in question.options]
            assert len(set(words)) == len(words)


def test_an_announcement_is_heard_by_all_cites_its_rule_and_changes_nothing(party: Party) -> None:
    rules = rulebook(party.game.name, "en").rules
    match = random_match(party, 7, {}, 0)
    before, lines = match.table.key(), len(match.lines)
    for seat in waiting_seats(match.table):
        for option in options(match.table, seat):
            if "announces" not in party.game.naming.events:
                with pytest.raises(Mistake):
                    match.announce(seat, option)
                continue
            match.announce(seat, option)
            for listener in party.everyone:
                event = match.heard(listener)[-1]
                assert event.rule in rules
                assert event.what in party.game.naming.events
            assert all(speech.event(event).strip() for speech in speeches(party.game.name, party.seats))
    assert match.table.key() == before
    assert len(match.lines) == lines


def test_a_signal_is_heard_by_all_cites_its_rule_and_changes_nothing(party: Party) -> None:
    rules = rulebook(party.game.name, "en").rules
    match = random_match(party, 7, {}, 0)
    before, lines = match.table.key(), len(match.lines)
    for seat in range(party.seats):
        with pytest.raises(Mistake, match=r"'no such thing' is no signal"):
            match.signal(seat, "no such thing")
        for name in party.game.naming.signals:
            match.signal(seat, name)
            for listener in party.everyone:
                event = match.heard(listener)[-1]
                assert (event.what, event.a, event.b) == ("signals", seat, party.game.naming.signals.index(name))
                assert event.rule in rules
            assert all(speech.event(event).strip() for speech in speeches(party.game.name, party.seats))
    assert match.table.key() == before
    assert len(match.lines) == lines


def test_the_settings_of_a_game_have_different_names_and_valid_defaults(party: Party) -> None:
    names = [setting.name for setting in party.game.settings]
    assert len(set(names)) == len(names)
    for setting in party.game.settings:
        setting.check(setting.default)
    settled = party.game.settle(party.seats, {})
    assert settled == {setting.name: setting.default for setting in party.game.settings}
