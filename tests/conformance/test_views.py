"""What every game shows, the engine's part and its own, as both are typed; and its options by name and parts."""

from importlib import import_module
from typing import Any

import msgspec

from nachtspiel.engine.asking import GROUP
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.knowing import EVERYTHING, SILENT
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.engine.views import BaseCatalogue, BaseView
from tests.conformance.support import Party, random_match

SEEDS = (81, 82)


def tables(party: Party) -> list[Table]:
    """Every tenth moment of a few random games, and their ends."""
    found: list[Table] = []
    for seed in SEEDS:
        match = random_match(party, seed)
        points = list(match.points())
        found += [*points[::10], points[-1]]
    return found


def own_types(party: Party) -> Any:
    """The types of what a game shows; its facets lie beside them."""
    room, _, _ = type(party.game).__module__.rpartition(".")
    return import_module(f"{room}.views")


def typed(told: dict[str, object], *types: Any) -> dict[str, object]:
    """What is left of something told if only what its types name is read; whatever is missing is a mistake."""
    sent = msgspec.json.decode(msgspec.json.encode(told))
    found: dict[str, object] = {}
    for one in types:
        found |= msgspec.convert(sent, one)
    return found


def test_a_view_is_exactly_what_its_types_say(party: Party) -> None:
    for table in tables(party):
        for seat in (*party.everyone, EVERYTHING):
            view = party.game.knowing.view(table, seat)
            assert typed(view, BaseView, own_types(party).View) == msgspec.json.decode(msgspec.json.encode(view))


def test_the_catalogue_is_exactly_what_its_types_say(party: Party) -> None:
    told = party.game.knowing.catalogue()
    assert typed(told, BaseCatalogue, own_types(party).Catalogue) == msgspec.json.decode(msgspec.json.encode(told))
    assert told["game"] == party.game.name
    assert told["options"] == party.game.naming.options.told()
    assert list(told["events"]) == list(party.game.naming.events)  # type: ignore[call-overload]


def test_what_every_view_has_comes_from_the_table(party: Party) -> None:
    game = party.game
    for table in tables(party):
        for seat in party.everyone:
            view: Any = game.knowing.view(table, seat)
            assert (view["game"], view["seat"], view["over"]) == (game.name, seat, table.over)
            assert view["waiting"] == waiting_seats(table)
            assert view["sides"] == game.sides(party.seats)
            question = table.question(seat) if seat != NOBODY else None
            assert (view["question"] is None) == (question is None)
            assert view["talk"] == (SILENT if seat == NOBODY else game.knowing.talk(table, seat))
            assert view["signals"] == ([] if view["talk"] == SILENT else game.naming.signals)
            ends = [game.won(table), game.places(table), game.scores(table)] if table.over else [[], [], []]
            assert [view["won"], view["places"], view["scores"]] == ends
            for other in range(party.seats):
                answer = view["answers"][other]
                is_open = other == seat or any(one.way == GROUP for one in table.questions if one.seat == other)
                assert (answer is not None) == (is_open and view["laid"][other])
                assert answer is None or answer["option"] == table.answers[other]
                assert not (view["laid"][other] and other in view["waiting"])


def test_to_those_who_look_back_every_answer_is_open_and_nothing_is_asked(party: Party) -> None:
    for table in tables(party):
        view: Any = party.game.knowing.view(table, EVERYTHING)
        assert (view["seat"], view["question"]) == (NOBODY, None)
        assert [answer is not None for answer in view["answers"]] == view["laid"]
        facts = party.game.knowing.facts(table)
        assert {name: view[name] for name in facts if name in view} == {
            name: fact for name, fact in facts.items() if name in view
        }


def test_every_option_has_a_name_of_its_own_that_leads_back_and_parts(party: Party) -> None:
    options = party.game.naming.options
    assert options.numbers
    for one in options.ranges:
        for option in options.of_kind(one.kind):
            meant = options.read(option)
            assert (meant.number, meant.kind) == (option, one.kind)
            assert list(meant.parts) == [part.name for part in one.parts]
            assert party.game.naming.option(meant.name) == option
            assert party.game.naming.option_name(option) == meant.name
    assert len(options.numbers) == sum(one.size for one in options.ranges)


def test_every_option_that_is_offered_is_declared(party: Party) -> None:
    options = party.game.naming.options
    for table in tables(party):
        for question in table.questions:
            assert all(options.read(option).kind for option in question.options)
            view: Any = party.game.knowing.view(table, question.seat)
            told = [] if view["question"] is None else view["question"]["options"]
            assert all(party.game.naming.option(one["name"]) == one["option"] for one in told)
