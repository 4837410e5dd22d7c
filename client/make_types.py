"""Writes src/lib/types.ts from the server's own messages, and src/games/GAME/types.ts from what each game shows.
`make types` runs it; a test says when one is stale."""

from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from nachtspiel.engine import views as engine
from nachtspiel.server.messages import answers, campaigns, heard, insight, problem, told, wishes

SOURCES = Path(__file__).parent / "src"
HEAD = """\
// Made by `make types` from the server's messages (src/nachtspiel/server/messages/) and from what every game shows
// (src/nachtspiel/engine/views.py): do not edit. What a game adds stands in games/GAME/types.ts.
"""
GAME_HEAD = """\
// Made by `make types` from src/nachtspiel/games/{game}/views.py: do not edit.
import type {{ BaseCatalogue, BaseView }} from '../../lib/types';
"""
NAMES = {
    "Table": "TableMessage", "Told": "ToldMessage", "Error": "ErrorTold", "Point": "PointTold", "Replay": "ReplayTold",
    "Views": "ViewsTold", "Earlier": "EarlierTold",
}  # fmt: skip
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def structs(module: ModuleType) -> list[Any]:
    """The messages that a module declares itself, in their order."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [one for one in found if one.__module__ == module.__name__]


# What the client writes may leave out what is optional. All else comes from the server, and is always whole.
WRITTEN = [*get_args(heard.FromClient), *structs(wishes), campaigns.Begin, campaigns.RunWish, campaigns.Branch]
READ = [
    told.ToClient, problem.Failed, *structs(answers), insight.Hint, insight.Review, campaigns.CampaignFounded,
    campaigns.CampaignTold,
]  # fmt: skip


def name_of(ref: str) -> str:
    name = ref.rpartition("/")[2]
    return NAMES.get(name, name)


def type_of(schema: Schema) -> str:
    """A schema as TypeScript."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if schema["type"] == "array" and "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    if schema["type"] == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {'type': 'string'})}>"
    return PLAIN[schema["type"]]


def interface(name: str, schema: Schema, is_written: bool) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {NAMES.get(name, name)} {{")
    for field, inner in schema["properties"].items():
        optional = "?" if is_written and field not in schema["required"] else ""
        lines.append(f"  {field}{optional}: {type_of(inner)};")
    return "\n".join([*lines, "}"])


# ---------------------------------------------------------------- what games show


def written(hint: Any, module: ModuleType) -> str:
    """A hint of Python as TypeScript."""
    if hint is bool or hint is str or hint is NoneType:
        return {bool: "boolean", str: "string", NoneType: "null"}[hint]
    if hint is int or hint is float:
        return "number"
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return written(inner[0], module)
    if origin is Literal:
        named = [name for name, value in vars(module).items() if value == hint]
        return named[0] if named else " | ".join(f"'{value}'" for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(one, module) for one in inner))
    if origin is list:
        one = written(inner[0], module)
        return f"({one})[]" if " " in one else f"{one}[]"
    if origin is dict:
        return f"Record<{written(inner[0], module)}, {written(inner[1], module)}>"
    raise TypeError(f"{module.__name__} shows {hint}, for which there is no type in the browser yet")


def shown(typed: Any, module: ModuleType, base: str = "") -> str:
    """What is shown, field by field."""
    lines = [f"/** {' '.join(typed.__doc__.split())} */"] if typed.__doc__ else []
    lines.append(f"export interface {typed.__name__} {f'extends {base} ' if base else ''}{{")
    for field, hint in get_type_hints(typed, include_extras=True).items():
        optional = "?" if get_origin(hint) is NotRequired else ""
        lines.append(f"  {field}{optional}: {written(hint, module)};")
    return "\n".join([*lines, "}"])


def own(module: ModuleType) -> list[Any]:
    """The types that a module declares itself, in their order."""
    found = [value for value in vars(module).values() if is_typeddict(value) and value.__module__ == module.__name__]
    return list(dict.fromkeys(found))


def words_of(module: ModuleType) -> list[str]:
    """The words that a module declares: as a list where it has one, and as a type."""
    found = []
    for name, hint in vars(module).items():
        if get_origin(hint) is not Literal:
            continue
        values = ", ".join(f"'{value}'" for value in get_args(hint))
        listed = [other for other, value in vars(module).items() if value == get_args(hint)]
        if listed:
            found.append(f"export const {listed[0]} = [{values}] as const;")
        union = f"(typeof {listed[0]})[number]" if listed else values.replace(", ", " | ")
        found.append(f"export type {name} = {union};")
    return found


def game_text(game: str) -> str:
    """The whole file of a game."""
    module = import_module(f"nachtspiel.games.{game}.views")
    bases = {module.View: "BaseView", module.Catalogue: "BaseCatalogue"}
    parts = [shown(typed, module, bases.get(typed, "")) for typed in own(module)]
    return GAME_HEAD.format(game=game) + "\n" + "\n\n".join(["\n".join(words_of(module)), *parts]) + "\n"


# ---------------------------------------------------------------- the files


def text() -> str:
    """The whole file of the messages."""
    _, components = msgspec.json.schema_components([*WRITTEN, *READ], ref_template="#/$defs/{name}")
    by_client = {one.__name__ for one in WRITTEN}
    parts = [interface(name, schema, name in by_client) for name, schema in components.items()]
    parts += [shown(typed, engine) for typed in own(engine)]
    for name, union in (("FromClient", heard.FromClient), ("ToClient", told.ToClient)):
        (schema,), _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
        parts.append("\n  | ".join([f"export type {name} =", *(type_of(one) for one in schema["anyOf"])]) + ";")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    """Every file with what it should say."""
    games = sorted(path.parent.name for path in SOURCES.glob("games/*/index.ts"))
    found = {SOURCES / "lib" / "types.ts": text()}
    return found | {SOURCES / "games" / game / "types.ts": game_text(game) for game in games}


if __name__ == "__main__":
    for file, what in files().items():
        file.write_text(what, encoding="utf-8")
