"""Looking into a table without knowing it: every attribute of it and of its pieces, compiled or not.

An attribute that `copy()` or `key()` forgets is found by changing it and seeing that nothing happens.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from nachtspiel.engine.table import Table

# Attributes are named with their class. What a game has of such, `tests/games/GAME/anatomy.py` says.
GAMES = Path(__file__).parents[1] / "games"


def declared(what: str, *own: str) -> frozenset[str]:
    """The attributes of every table that are so, and those that the games say of their own."""
    found = set(own)
    for path in sorted(GAMES.glob("*/anatomy.py")):
        found |= getattr(import_module(f"tests.games.{path.parent.name}.anatomy"), what, set())
    return frozenset(found)


# Attributes that copies of a table share, because nothing in a game ever changes them. Whether that is so is tested.
SHARED = declared("SHARED", "Table.questions", "Free.aside", "Free.kept")  # lists that are replaced, never changed
# Attributes that make no difference to a position.
NO_PART = declared("NO_PART", "Table.listener")  # who listens
# Attributes that only keep what follows from others: a copy has its own, but they need not be in the key.
DERIVED = declared("DERIVED")

Way = tuple[str | int, ...]


NAMES: dict[type, list[str]] = {}


def names_of(kind: type) -> list[str]:
    """The public attributes of a class that are neither methods nor computed."""
    if kind not in NAMES:
        public = [(name, getattr(kind, name)) for name in dir(kind) if not name.startswith("_")]
        NAMES[kind] = [name for name, value in public if not callable(value) and not isinstance(value, property)]
    return NAMES[kind]


def fields(piece: object) -> dict[str, object]:
    """The public attributes of a piece with their values."""
    names = [*names_of(type(piece)), *[name for name in getattr(piece, "__dict__", {}) if not name.startswith("_")]]
    return {name: getattr(piece, name) for name in names if hasattr(piece, name)}


AMONG: dict[tuple[type, str | int, frozenset[str]], bool] = {}


def is_among(kind: type, part: str | int, names: frozenset[str]) -> bool:
    """Whether an attribute of a class, or of one it is made from, is among these."""
    asked = (kind, part, names)
    if asked not in AMONG:
        AMONG[asked] = any(f"{each.__name__}.{part}" in names for each in kind.__mro__)
    return AMONG[asked]


def is_piece(value: object) -> bool:
    """Whether it is one of our own objects, with attributes to look at."""
    return type(value).__module__.startswith(("nachtspiel.", "tests.")) and not callable(value)


def dump(value: object, without: frozenset[str] = frozenset(), inside: tuple[int, ...] = ()) -> object:
    """Everything that can be reached, as plain values that can be compared and kept."""
    if value is None or isinstance(value, (int, str, float)):
        return value
    if id(value) in inside:
        return "inside itself"
    inside = (*inside, id(value))
    if isinstance(value, (list, tuple)):
        return tuple([dump(item, without, inside) for item in value])
    if isinstance(value, (set, frozenset)):
        return tuple(sorted([repr(dump(item, without, inside)) for item in value]))
    if isinstance(value, dict):
        return tuple(sorted([repr((key, dump(item, without, inside))) for key, item in value.items()]))
    if is_piece(value):
        kind = type(value)
        parts = [(name, item) for name, item in fields(value).items() if not is_among(kind, name, without)]
        found = [(name, dump(item, without, inside)) for name, item in parts]
        return (type(value).__name__, tuple(found))
    return repr(value)


def own_state(table: Table) -> object:
    """All of a table that may change in a game."""
    return dump(table, SHARED | NO_PART)


def inner(place: object) -> dict[str | int, object]:
    """The attributes of a piece, the items of a list or dict."""
    parts: dict[str | int, object] = {}
    if isinstance(place, list):
        parts.update(enumerate(place))
    elif isinstance(place, dict):
        parts.update(place)
    elif is_piece(place):
        parts.update(fields(place))
    return parts


def mutables(place: object, shared: bool, path: Way = ()) -> Iterator[tuple[Way, object]]:
    """Everything inside a table that could be changed in place: what copies share, or what is their own."""
    for part, value in inner(place).items():
        here = (*path, part)
        if is_among(type(place), part, NO_PART) or not (is_piece(value) or isinstance(value, (list, dict, set))):
            continue
        if is_among(type(place), part, SHARED):
            if shared:
                yield here, value
            continue
        if not shared:
            yield here, value
        yield from mutables(value, shared, here)


# ---------------------------------------------------------------- changing


class Change:
    """A change to one place of a table. `grows`: it can be made together with all others."""

    def __init__(self, path: Way, what: str, make: Callable[[object, str | int], None], grows: bool) -> None:
        self.path = path
        self.what = what
        self.name = f"{'.'.join(str(part) for part in path)} {what}"
        self.make = make
        self.grows = grows

    def apply(self, table: Table) -> bool:
        """Make the change; false if the place cannot be written to."""
        place: object = table
        for part in self.path[:-1]:
            place = reach(place, part)
        try:
            self.make(place, self.path[-1])
        except (AttributeError, TypeError):  # computed, or of a type that does not take it
            return False
        return True


def reach(place: object, part: str | int) -> object:
    if isinstance(place, list):
        return place[int(part)]
    if isinstance(place, dict):
        return place[part]
    return getattr(place, str(part))


def store(place: object, part: str | int, value: object) -> None:
    if isinstance(place, list):
        place[int(part)] = value
    elif isinstance(place, dict):
        place[part] = value
    else:
        setattr(place, str(part), value)


def alter(place: object, part: str | int) -> None:
    value = reach(place, part)
    other: object
    if isinstance(value, bool):
        other = not value
    elif isinstance(value, str):
        other = value + "x"
    elif isinstance(value, (int, float)):
        other = value + 1
    elif isinstance(value, tuple):
        other = (*value, 0)
    else:
        other = 1
    store(place, part, other)


def grow(place: object, part: str | int) -> None:
    value = reach(place, part)
    if isinstance(value, list):
        value.append(value[-1] if value else 0)
    elif isinstance(value, set):
        value.add(-987)
    elif isinstance(value, dict):
        value[-987] = next(iter(value.values()), 0)


def shrink(place: object, part: str | int) -> None:
    value = reach(place, part)
    if isinstance(value, (list, set)):
        value.pop()
    elif isinstance(value, dict):
        value.popitem()


def empty(place: object, part: str | int) -> None:
    store(place, part, [])


def changes(place: object, path: Way = ()) -> Iterator[Change]:
    """Every change that should make another table of it: each attribute, each list, each item."""
    for part, value in inner(place).items():
        here = (*path, part)
        if is_among(type(place), part, NO_PART | DERIVED):
            continue
        if is_among(type(place), part, SHARED):
            if isinstance(value, list) and value:
                yield Change(here, "emptied", empty, False)
        elif is_piece(value):
            yield from changes(value, here)
        elif isinstance(value, (list, dict, set)):
            yield Change(here, "with one more", grow, True)
            if value:
                yield Change(here, "with one less", shrink, False)
            yield from changes(value, here)
        elif value is not None:  # a piece that is missing here is looked at in positions where it is not
            yield Change(here, "altered", alter, True)
