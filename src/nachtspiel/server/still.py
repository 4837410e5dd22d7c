"""Lines that do not move the game: names, stand-ins, announcements, claims, and who asks to take back. Until the game
moves on only the last of each counts: what it replaces keeps its number in the store, and nothing else."""

from nachtspiel.server.tables import Row

ANNOUNCE = "announce"
SIT = "sit"
NAME = "name"
CLAIM = "claim"
UNDO = "undo"
AGREE = "agree"
SIGNAL = "signal"
GONE = "gone"  # what such a line becomes when it is replaced
STILL = frozenset({ANNOUNCE, SIT, NAME, CLAIM, UNDO, AGREE, SIGNAL, GONE})
CONSENT = (UNDO, AGREE)


class Still:
    """Such a line, since the game last moved: its number in the store, which entry it is, and how many events there
    were before it, and whether it told another one."""

    __slots__ = ("entry", "kind", "place", "seat", "seq", "told")

    def __init__(self, row: Row, seq: int, entry: int, place: int, told: bool) -> None:
        self.kind = row.kind
        self.seat = row.seat
        self.seq = seq
        self.entry = entry
        self.place = place
        self.told = told


def replaced(lines: list[Still], row: Row) -> list[Still]:
    """Which of these lines mean nothing any more once there is this one."""
    if row.kind not in STILL or row.kind in (SIGNAL, GONE):
        return []
    if row.kind == UNDO or (row.kind == AGREE and not row.value):  # it begins or ends with this
        return [line for line in lines if line.kind in CONSENT]
    return [line for line in lines if (line.kind, line.seat) == (row.kind, row.seat)]
