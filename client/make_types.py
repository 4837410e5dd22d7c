"""Writes src/lib/types.ts from the server's own messages. `make types` runs it; a test says when it is stale."""

from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from nachtspiel.server.messages import answers, heard, insight, problem, told, wishes

FILE = Path(__file__).parent / "src" / "lib" / "types.ts"
HEAD = """\
// Made by `make types` from the server's messages (src/nachtspiel/server/messages/): do not edit. What a game puts
// into its view beyond BaseView is its own affair: see games/<game>/types.ts.
"""


def structs(room: ModuleType) -> list[type]:
    """Every message that a module declares."""
    return [one for one in vars(room).values() if isinstance(one, type) and one.__module__ == room.__name__]


# By the client: what may be left out is optional. All else comes from the server, and is always whole.
WRITTEN = [*get_args(heard.FromClient), *structs(wishes)]
READ = [told.BaseView, told.ToClient, problem.Failed, *structs(answers), insight.Hint, insight.Review]
NAMES = {
    "Table": "TableMessage", "Told": "ToldMessage", "Error": "ErrorTold", "Point": "PointTold", "Replay": "ReplayTold",
    "Views": "ViewsTold", "Earlier": "EarlierTold",
}  # fmt: skip
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


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


def text() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components([*WRITTEN, *READ], ref_template="#/$defs/{name}")
    written = {one.__name__ for one in WRITTEN}
    parts = [interface(name, schema, name in written) for name, schema in components.items()]
    for name, union in (("FromClient", heard.FromClient), ("ToClient", told.ToClient)):
        (schema,), _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
        parts.append("\n  | ".join([f"export type {name} =", *(type_of(one) for one in schema["anyOf"])]) + ";")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
