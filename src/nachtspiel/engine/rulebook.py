"""The rulebook in the program: every rule by its id, in every language; English stands behind what is missing."""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from nachtspiel.engine.errors import Mistake

ENGLISH = "en"
TESTABLE = ("setup", "flow", "choice", "effect", "limit", "end", "content")


class Rule:
    """A rule: where it stands, what sort it is, and its words in one language."""

    __slots__ = ("id", "kind", "page", "section", "title", "text")

    def __init__(self, id: str, kind: str, page: int, section: str, title: str, text: str) -> None:
        self.id = id
        self.kind = kind
        self.page = page
        self.section = section
        self.title = title
        self.text = text

    def is_testable(self) -> bool:
        return self.kind in TESTABLE


class Rulebook:
    """All rules of a game in one language, in the order of the printed rulebook."""

    def __init__(self, package: str, language: str) -> None:
        folder: Traversable = files(package) / "rulebook"
        own, english = read(folder, language), read(folder, ENGLISH)
        self.sections: dict[str, str] = {**english.get("sections", {}), **own.get("sections", {})}
        self.rules: dict[str, Rule] = {}
        for entry in read(folder, "index").get("rule", []):
            rule_id = entry["id"]
            section = "D" if entry["kind"] == "reading" else rule_id.split("-")[1].split(".")[0]
            words = {**english.get(rule_id, {}), **own.get(rule_id, {})}
            if "title" not in words or "text" not in words:
                raise Mistake(f"{package}: rule {rule_id} has no title or no text in rulebook/en.toml; write it there")
            self.rules[rule_id] = Rule(rule_id, entry["kind"], entry["page"], section, words["title"], words["text"])

    def rule(self, rule_id: str) -> Rule:
        found = self.rules.get(rule_id.upper())
        if found is None and not self.rules:
            raise Mistake(f"there is no rule '{rule_id}'; this game has no rulebook yet")
        if found is None:
            first, last = next(iter(self.rules)), list(self.rules)[-1]
            raise Mistake(f"there is no rule '{rule_id}'; the ids run from {first} to {last}")
        return found

    def search(self, words: str) -> list[Rule]:
        """Rules in which all these words occur, those with them in the title first."""
        wanted = words.casefold().split()
        in_title: list[Rule] = []
        in_text: list[Rule] = []
        for rule in self.rules.values():
            title = f"{rule.id} {rule.title}".casefold()
            text = f"{title} {rule.text}".casefold()
            if all(word in title for word in wanted):
                in_title.append(rule)
            elif all(word in text for word in wanted):
                in_text.append(rule)
        return in_title + in_text


def read(folder: Traversable, name: str) -> dict[str, Any]:
    """A file of the rulebook; empty if there is none."""
    file = folder / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
