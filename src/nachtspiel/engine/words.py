"""Every word a person reads, in three languages, by Fluent."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.rulebook import LANGUAGES

Value = str | int


class Words:
    """The words of one language from any number of folders (`en.ftl`, `de.ftl`, `ru.ftl` in each)."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise Mistake(f"there is no language '{language}'; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self.bundle.add_resource(resource(package, language))

    def say(self, message: str, attribute: str = "", **values: Value) -> str:
        """A message with its values put in. An unknown one is a mistake of ours, never silence."""
        found = self.bundle.get_message(message) if self.bundle.has_message(message) else None
        pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KeyError(f"no word for {message}{'.' + attribute if attribute else ''} in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, message: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes


_resources: dict[tuple[str, str], Resource] = {}  # reading one takes a tenth of a second


def resource(package: str, language: str) -> Resource:
    if (package, language) not in _resources:
        _resources[package, language] = FluentResource(ftl_text(package, language))
    return _resources[package, language]


def ftl_text(package: str, language: str) -> str:
    """All words of a package in one language: `words/en.ftl`, and what lies in the folder `words/en`, if any."""
    folder: Traversable = files(package) / "words"
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8")]
    more = folder / language
    if more.is_dir():
        parts = sorted([part for part in more.iterdir() if part.name.endswith(".ftl")], key=lambda part: part.name)
        texts += [part.read_text(encoding="utf-8") for part in parts]
    return "\n".join(texts)
