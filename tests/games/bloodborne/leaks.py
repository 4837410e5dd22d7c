"""Leaks that only Bloodborne can have: cards chosen face down, and monsters that one hunter has foreseen (BB-D46)."""

from typing import Any

import pytest

from nachtspiel.engine.game import Game
from nachtspiel.engine.knowing import EVERYTHING
from nachtspiel.engine.table import NOBODY, Table
from nachtspiel.games.bloodborne import seen
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.knowing import HuntKnowing
from nachtspiel.games.bloodborne.naming import HuntNaming
from nachtspiel.games.bloodborne.table import Hunt, hunt_of
from tests.leaks.injected import SECRET_ANSWERS, Leaks, after

LEAKS = Leaks()
SETTINGS = [{"open_hands": "no"}]
LIKES = ("madmans_knowledge", "hunters_dream")  # who dreams can take the card by which one foresees
Patch = pytest.MonkeyPatch


def change_hunter(patch: Patch, name: str, value: Any) -> None:
    """Something on a hunter board follows from the card that was chosen face down."""

    def changed(view: Any, hunt: Hunt, hunter: Hunter, seat: int) -> Any:
        answer = hunt.answers[hunter.seat]
        return view if seat == EVERYTHING or answer == NOBODY else view | {name: value(view[name], answer)}

    after(patch, seen, "hunter_view", changed)


@LEAKS.add("a chosen card", "it counts as played before the others are", "table: view.hunters.played", SECRET_ANSWERS)
def played(patch: Patch, game: Game) -> None:
    change_hunter(patch, "played", lambda _, answer: game.naming.option_name(answer))


@LEAKS.add("a hand", "it is shown without the card that was chosen", "table: view.hunters.hand", SECRET_ANSWERS)
def hand(patch: Patch, game: Game) -> None:
    change_hunter(patch, "hand", lambda _, answer: ["saw_cleaver"] * (answer % 5))


@LEAKS.add("the size of a hand", "it is smaller if a card was chosen", "table: view.hunters.hand_size", SECRET_ANSWERS)
def hand_size(patch: Patch, game: Game) -> None:
    change_hunter(patch, "hand_size", lambda size, answer: size - answer % 5)


@LEAKS.add("a weapon", "it is transformed when that is chosen", "table: view.hunters.weapon", SECRET_ANSWERS)
def weapon(patch: Patch, game: Game) -> None:
    change_hunter(patch, "weapon", lambda weapon, answer: f"{weapon} {answer}")


@LEAKS.add("who dreams", "whoever chooses the Dream is there at once", "table: view.hunters.dreaming", SECRET_ANSWERS)
def dreaming(patch: Patch, game: Game) -> None:
    change_hunter(patch, "dreaming", lambda _, answer: bool(answer % 2))


@LEAKS.add("the damage", "it is counted when the card is chosen", "table: view.hunters.dealt", SECRET_ANSWERS)
def dealt(patch: Patch, game: Game) -> None:
    change_hunter(patch, "dealt", lambda dealt, answer: dealt + answer)


@LEAKS.add("used cards", "the chosen card lies there already", "table: view.hunters.used", SECRET_ANSWERS)
def used(patch: Patch, game: Game) -> None:
    change_hunter(patch, "used", lambda used, answer: [*used, game.naming.option_name(answer)])


def change_sight(patch: Patch, name: str, value: Any) -> None:
    """Something on the table follows from the monster that somebody has foreseen."""

    def changed(view: Any, _: HuntKnowing, table: Table, seat: int) -> Any:
        dungeon = hunt_of(table).dungeon
        known = [*dungeon.top, *dungeon.bottom]
        return view if seat == EVERYTHING or not known else view | {name: value(view[name], known[-1])}

    after(patch, HuntKnowing, "sight", changed)


@LEAKS.add("a foreseen monster", "all see what lies on top of the dungeon", "table: view.dungeon.top.card")
def top(patch: Patch, game: Game) -> None:
    plain = seen.places_view

    def places_view(hunt: Hunt, places: list[int], known: list[int], seat: int) -> Any:
        return [{**one, "card": int(card)} for one, card in zip(plain(hunt, places, known, seat), places, strict=True)]

    patch.setattr(seen, "places_view", places_view)


@LEAKS.add("an id that stays", "a foreseen card is known by a number", "table: view.dungeon.id")
def stays(patch: Patch, game: Game) -> None:
    change_sight(patch, "dungeon", lambda dungeon, monster: {**dungeon, "id": monster})


@LEAKS.add("the size of the dungeon", "monsters count by what they are", "table: view.dungeon.cards")
def size(patch: Patch, game: Game) -> None:
    change_sight(patch, "dungeon", lambda dungeon, monster: {**dungeon, "cards": dungeon["cards"] + monster})


@LEAKS.add("removed cards", "what cannot come any more is named", "table: view.removed")
def removed(patch: Patch, game: Game) -> None:
    change_sight(patch, "removed", lambda removed, monster: [*removed, str(monster)])


@LEAKS.add("the echoes to come", "those of the next monster are shown", "table: view.echoes")
def echoes(patch: Patch, game: Game) -> None:
    change_sight(patch, "echoes", lambda echoes, monster: echoes + monster)


@LEAKS.add("monsters of the past", "the next one counts among them", "table: view.past")
def past(patch: Patch, game: Game) -> None:
    change_sight(patch, "past", lambda past, monster: [*past, str(monster)])


@LEAKS.add("a card that others have chosen", "its refusal says so", "refusal: error.names", SECRET_ANSWERS)
def refusal(patch: Patch, game: Game) -> None:
    def changed(refused: Any, _: HuntNaming, table: Table, *__: int) -> Any:
        refused.names = {**refused.names, "chosen": str(table.answers)}
        return refused

    after(patch, HuntNaming, "refusal", changed)
