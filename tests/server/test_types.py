"""The browser's types are the server's own messages, and what games themselves show."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal, NotRequired, TypedDict

import pytest

from nachtspiel.games.registry import games

CLIENT = Path(__file__).parents[2] / "client"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_types", CLIENT / "make_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_browser_are_fresh() -> None:
    files = maker().files()
    assert {file.parent.name for file in files} >= {"lib", *[game.name for game in games()]}
    stale = [file.relative_to(CLIENT) for file, text in files.items() if file.read_text(encoding="utf-8") != text]
    assert not stale, f"{', '.join(map(str, stale))}: stale, say `make types`"


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


Mood = Literal["calm", "wild"]


class Inner(TypedDict):
    count: int


class Shown(TypedDict):
    """Something that
    is shown."""

    words: list[str | None]
    mood: Mood
    moods: dict[Mood, list[int]]
    inner: Inner | None
    rare: NotRequired[bool]
    other: Literal["one", "two"]


def test_how_what_a_game_shows_is_written() -> None:
    here = sys.modules[__name__]
    assert maker().shown(Shown, here, "BaseView").splitlines() == [
        "/** Something that is shown. */",
        "export interface Shown extends BaseView {",
        "  words: (string | null)[];",
        "  mood: Mood;",
        "  moods: Record<Mood, number[]>;",
        "  inner: Inner | null;",
        "  rare?: boolean;",
        "  other: 'one' | 'two';",
        "}",
    ]
    with pytest.raises(TypeError, match=r"shows .*Path.*, for which there is no type in the browser yet"):
        maker().written(Path, here)


def test_words_of_a_game_are_a_list_and_a_type() -> None:
    text = maker().game_text("bloodborne")
    assert "export const LANTERNS = ['green', 'yellow', 'red'] as const;\n" in text
    assert "export type Lantern = (typeof LANTERNS)[number];\n" in text
    assert "export interface HuntView extends BaseView {\n" in text
    assert "export interface Catalogue extends BaseCatalogue {\n" in text
    assert "export type ItemKind = 'card' | 'ability' | " in maker().game_text("bluthelden")
