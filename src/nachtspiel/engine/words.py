"""Every word a person reads, by Fluent: a language is there if its files are, and English stands behind."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

Value = str | int
ENGLISH: Final = "en"
ENDING: Final = ".ftl"


def languages(package: str) -> tuple[str, ...]:
    """The languages of a package: those of `words/XX.ftl` and of the folders `words/XX`. English always is one."""
    folder: Traversable = files(package) / "words"
    found = {ENGLISH}
    if folder.is_dir():
        for entry in folder.iterdir():
            if entry.is_dir():
                found.add(entry.name)
            elif entry.name.endswith(ENDING):
                found.add(entry.name.removesuffix(ENDING))
    return tuple(sorted(found))


class Words:
    """The words of one language from any number of packages. What it lacks is said in English. `given` can be put into
    every message: the settings of the table, on which texts may depend."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self.packages = packages
        self.behind: Words | None = None
        self.given: dict[str, Value] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self.bundle.add_resource(resource(package, language))

    def say(self, message: str, attribute: str = "", **values: Value) -> str:
        """A message with its values put in. An unknown one is a mistake of ours, never silence."""
        if not self.owns(message, attribute):
            if self.language == ENGLISH:
                raise KeyError(f"no word for {message}{'.' + attribute if attribute else ''} in any language")
            return self.english().say(message, attribute, **values)
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {**self.given, **values})
        if errors:
            raise KeyError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether it can be said, at least in English."""
        if self.owns(message, attribute):
            return True
        return self.language != ENGLISH and self.english().owns(message, attribute)

    def owns(self, message: str, attribute: str = "") -> bool:
        """Whether it can be said in this very language."""
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def english(self) -> "Words":
        if self.behind is None:
            self.behind = Words(ENGLISH, *self.packages)
            self.behind.given = self.given
        return self.behind


_resources: dict[tuple[str, str], Resource] = {}  # reading one takes a tenth of a second


def resource(package: str, language: str) -> Resource:
    """All words of a package in one language, also those of the sealed parts: who speaks has the whole box."""
    if (package, language) not in _resources:
        parts = [sealed_text(package, language, code) for code in sealed(package, language)]
        _resources[package, language] = FluentResource("\n".join([ftl_text(package, language), *parts]))
    return _resources[package, language]


def sealed(package: str, language: str) -> list[str]:
    """The codes of the sealed parts that have words of their own."""
    folder: Traversable = files(package) / "words" / language / "sealed"
    if not folder.is_dir():
        return []
    return sorted([file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING)])


def sealed_text(package: str, language: str, code: str) -> str:
    """The words of a sealed part of the box: `words/en/sealed/CODE.ftl`; empty if there are none."""
    file: Traversable = files(package) / "words" / language / "sealed" / f"{code}{ENDING}"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def ftl_text(package: str, language: str) -> str:
    """All words of a package in one language: `words/en.ftl`, and what lies in the folder `words/en`, if any."""
    folder: Traversable = files(package) / "words"
    first, more = folder / f"{language}{ENDING}", folder / language
    parts = [first] if first.is_file() else []
    if more.is_dir():
        inside = [part for part in more.iterdir() if part.name.endswith(ENDING)]
        parts += sorted(inside, key=lambda part: part.name)
    return "\n".join([part.read_text(encoding="utf-8") for part in parts])
