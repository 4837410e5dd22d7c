"""Who sits where, by what was wished."""

from typing import NamedTuple

from nachtspiel.bots.levels import LEVELS
from nachtspiel.server import guards
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.wishes import SeatWish
from nachtspiel.server.tables import PERSON


class Seated(NamedTuple):
    """Who sits on each seat (a person, or a bot's level), by which name, and the first seat of the same person."""

    kinds: list[str]
    names: list[str]
    owners: list[int]


def seated(seats: list[SeatWish], length: int, spare: list[str]) -> Seated:
    """What was wished, made fit: names are all different and can stand in a record; who gives none gets a spare one."""
    kinds: list[str] = []
    names: list[str] = []
    owners: list[int] = []
    for seat, wish in enumerate(seats):
        if wish.kind != PERSON and wish.kind not in LEVELS:
            raise Problem(400, "kind", f"a seat is for a person or a bot ({', '.join(LEVELS)}), not for that")
        kinds.append(wish.kind)
        owners.append(seat if wish.owner is None else wish.owner)
        if wish.owner is not None and (wish.owner >= seat or owners[wish.owner] != wish.owner or wish.kind != PERSON):
            raise Problem(400, "owner", "a seat can only belong to the person of an earlier seat")
        name = guards.clean(wish.name or "", length)
        for sign in ",;#:":
            name = name.replace(sign, " ")
        name = " ".join(name.split())
        if not name:
            free = [one for one in spare if one not in names and one not in [other.name for other in seats]]
            name = free[0] if free else f"{seat + 1}"
        if name in names:
            name = f"{name[: length - 3]} {seat + 1}"
        names.append(name)
    if PERSON not in kinds:
        raise Problem(400, "nobody", "at least one seat must be for a person")
    return Seated(kinds, names, owners)
