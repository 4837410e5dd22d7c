"""Options: all that can be chosen in a game, declared once. Names, parts and the catalogue follow from it.

The rules of a game add and subtract the first numbers of its ranges, which are constants; everybody else asks here.
"""

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.views import RangePart, RangeTold


class Part:
    """Something that the options of a range are about: one of several things, counted from 0, by their names."""

    __slots__ = ("name", "names")

    def __init__(self, name: str, names: list[str]) -> None:
        self.name = name
        self.names = names


def numbers(name: str, size: int) -> Part:
    """A part that is a number, written from 1."""
    return Part(name, [str(number + 1) for number in range(size)])


class Range:
    """Options of one kind, for every combination of their parts: the last part counts fastest."""

    __slots__ = ("kind", "first", "parts", "written", "size")

    def __init__(self, kind: str, first: int, parts: list[Part], written: str = "") -> None:
        self.kind = kind
        self.first = first
        self.parts = parts
        self.written = written  # stands before the names of the parts
        self.size = 1
        for part in parts:
            self.size *= len(part.names)

    def indices(self, option: int) -> list[int]:
        """Which of each part an option of this range is about."""
        rest = option - self.first
        found: list[int] = []
        for part in reversed(self.parts):
            found.append(rest % len(part.names))
            rest //= len(part.names)
        found.reverse()
        return found

    def name(self, option: int) -> str:
        words = [self.written] if self.written else []
        for part, index in zip(self.parts, self.indices(option), strict=True):
            words.append(part.names[index])
        return " ".join(words)

    def told(self) -> RangeTold:
        parts: list[RangePart] = [{"name": part.name, "size": len(part.names)} for part in self.parts]
        return {"kind": self.kind, "first": self.first, "parts": parts}


def word(kind: str, option: int, written: str = "") -> Range:
    """An option that is about nothing but itself."""
    return Range(kind, option, [], written or kind)


class Option:
    """An option taken apart: its kind, the number of each of its parts, and its name as records write it. What is no
    option at all has no kind."""

    __slots__ = ("number", "kind", "parts", "name")

    def __init__(self, number: int, kind: str, parts: dict[str, int], name: str) -> None:
        self.number = number
        self.kind = kind
        self.parts = parts
        self.name = name

    def part(self, name: str) -> int:
        """The number of a part; -1 if it has none of that name."""
        return self.parts.get(name, -1)

    def is_word(self) -> bool:
        return bool(self.kind) and not self.parts


class Options:
    """All options of a game."""

    def __init__(self, ranges: list[Range]) -> None:
        self.ranges = ranges
        self.numbers: dict[str, int] = {}  # by name
        self.names: dict[int, str] = {}
        kinds: dict[str, Range] = {}
        for one in ranges:
            if one.kind in kinds:
                raise Mistake(f"two ranges of options are called '{one.kind}'")
            kinds[one.kind] = one
            for option in range(one.first, one.first + one.size):
                self.enter(option, one)
        self.kinds = kinds

    def enter(self, option: int, one: Range) -> None:
        name = one.name(option)
        if option in self.names:
            raise Mistake(
                f"option {option} is both '{self.names[option]}' and '{name}': "
                f"the range '{one.kind}' needs more room, or another first number"
            )
        if name in self.numbers:
            raise Mistake(f"the options {self.numbers[name]} and {option} are both written '{name}'")
        self.names[option] = name
        self.numbers[name] = option

    def name(self, option: int) -> str:
        """An option as records and scenarios write it."""
        return self.names.get(option, f"option {option}")

    def read(self, option: int) -> Option:
        """What an option is about."""
        if option in self.names:
            for one in self.ranges:
                if one.first <= option < one.first + one.size:
                    parts = {part.name: index for part, index in zip(one.parts, one.indices(option), strict=True)}
                    return Option(option, one.kind, parts, self.names[option])
        return Option(option, "", {}, self.name(option))

    def of_kind(self, kind: str) -> list[int]:
        """The options of a range."""
        one = self.kinds[kind]
        return list(range(one.first, one.first + one.size))

    def words(self) -> list[int]:
        """The options that are about nothing but themselves."""
        return [one.first for one in self.ranges if not one.parts]

    def told(self) -> list[RangeTold]:
        """As the catalogue has it. The names of things are not told here: they may have to be found out first."""
        return [one.told() for one in self.ranges]
