"""How bots behave among people: in a group they let people speak first, and then do as most of the people say."""

from nachtspiel.engine.asking import GROUP
from nachtspiel.engine.table import NOBODY, Table


def unheard(table: Table, people: list[int]) -> list[int]:
    """The people of an open group who are here and have proposed nothing yet. Bots wait for them."""
    if not table.questions or table.questions[0].way != GROUP:
        return []
    return [seat for seat in table.here() if seat in people and table.answers[seat] == NOBODY]


def proposed(table: Table, people: list[int]) -> int:
    """What most of the people of an open group propose, of equals what the first of them does; else `NOBODY`."""
    if not table.questions or table.questions[0].way != GROUP:
        return NOBODY
    found: list[int] = [table.answers[seat] for seat in people if table.answers[seat] != NOBODY]
    return max(found, key=found.count) if found else NOBODY
