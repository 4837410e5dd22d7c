"""The folders of words, read as their files are written: which messages there are, and which values they put in."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import nachtspiel
from nachtspiel.engine.game import Game
from nachtspiel.engine.words import ftl_text
from nachtspiel.games import registry

HOME = Path(nachtspiel.__file__).parent
FOLDERS = [path.parent for path in HOME.rglob("words/en.ftl") if "static" not in path.parts]
PACKAGES = sorted(".".join(folder.relative_to(HOME.parent).parts[:-1]) for folder in FOLDERS)
SPOKEN = [
    (package, path.stem)
    for package in PACKAGES
    for path in sorted(HOME.parent.joinpath(*package.split("."), "words").glob("*.ftl"))
]
# they say everything; another language may leave messages to English
LANGUAGES = tuple(sorted({language for name in registry.PACKAGES for language in registry.shelf(name).complete}))


def package_of(game: Game) -> str:
    """Where the words of a game lie."""
    return type(game).__module__.rpartition(".")[0]


class Variables(Visitor):
    """Gathers the names of all values that a message puts in."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """All message ids of a folder, with attributes as id.attribute, and the values each puts in."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(ftl_text(package, language)).body:
        if isinstance(entry, Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for name, part in parts.items():
                assert part is not None, name
                assert name not in found, f"{name} stands twice in {language}"
                variables = Variables()
                variables.visit(part)
                found[name] = variables.names
        elif isinstance(entry, Term):
            raise AssertionError(f"terms are not used: {entry.id.name}")
        else:
            assert type(entry).__name__ != "Junk", f"{language}: {entry.content}"
    return found
