"""What Beacon shows and what is in its box, as types. The browser's own are made from them (`make types`)."""

from typing import TypedDict


class WardenView(TypedDict):
    seat: int
    strength: int
    done: bool
    has_looked: bool


class NightView(TypedDict):
    night: int
    hour: int
    flame: int
    wood: int
    chest: int
    kept: list[str]
    storm: str | None  # the side it comes from, for those who have looked
    wardens: list[WardenView]


class Catalogue(TypedDict):
    items: list[str]


View = NightView
