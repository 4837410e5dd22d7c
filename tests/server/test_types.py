"""The browser's types are the server's own messages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.engine.table import NOBODY
from nachtspiel.games.registry import games
from nachtspiel.server.messages import coding
from nachtspiel.server.messages.told import BaseView

CLIENT = Path(__file__).parents[2] / "client"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_types", CLIENT / "make_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_browser_are_fresh() -> None:
    fresh = (CLIENT / "src" / "lib" / "types.ts").read_text(encoding="utf-8") == maker().text()
    assert fresh, "client/src/lib/types.ts is stale: say `make types`"


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"type": "string"}}, "string[]"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}]}, "[number, boolean]"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"enum": ["told"]}, "'told'"),
        ({"$ref": "#/$defs/Table"}, "TableMessage"),
        ({"$ref": "#/$defs/SeatTold"}, "SeatTold"),
    ],
)
def test_how_a_type_is_written(schema: dict[str, object], written: str) -> None:
    assert maker().type_of(schema) == written


def test_only_what_the_client_writes_may_be_left_out() -> None:
    text = maker().text()
    assert "  age?: number;" in text[text.index("interface Decide ") :].split("}")[0]
    assert "  fork: number | null;" in text[text.index("interface ErrorTold ") :].split("}")[0]


def test_the_views_of_every_game_are_what_the_types_say() -> None:
    for game in games():
        match = Match(game, game.fewest, {}, 3)
        for _ in range(60):
            if match.table.over:
                break
            for seat in [NOBODY, *range(game.fewest)]:
                view = msgspec.json.decode(coding.ENCODER.encode(game.knowing.view(match.table, seat)))
                base = msgspec.convert(view, BaseView)
                assert (base.game, base.seat, base.over) == (game.name, seat, False)
                assert base.waiting == waiting_seats(match.table)
                assert (base.question is not None) == (seat in base.waiting)
            seat = waiting_seats(match.table)[0]
            question = match.table.question(seat)
            assert question is not None
            match.answer(seat, question.options[0])
