"""The rulebook in the program: every rule by its id, in three languages."""

import tomllib
from importlib.resources import files

from nachtspiel.engine.errors import Mistake

LANGUAGES = ("de", "en", "ru")
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

    def __init__(self, game: str, language: str) -> None:
        if language not in LANGUAGES:
            raise Mistake(f"there is no rulebook in '{language}'; the languages are {', '.join(LANGUAGES)}")
        room = "examples" if game == "beacon" else "games"
        folder = files(f"nachtspiel.{room}.{game}") / "rulebook"
        index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
        words = tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
        self.sections: dict[str, str] = words["sections"]
        self.rules: dict[str, Rule] = {}
        for entry in index["rule"]:
            rule_id = entry["id"]
            section = "D" if entry["kind"] == "reading" else rule_id.split("-")[1].split(".")[0]
            title, text = words[rule_id]["title"], words[rule_id]["text"]
            self.rules[rule_id] = Rule(rule_id, entry["kind"], entry["page"], section, title, text)

    def rule(self, rule_id: str) -> Rule:
        found = self.rules.get(rule_id.upper())
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
