"""Takes the pictures of Bluthelden in docs/pictures: nine places, two sizes, three languages. Run by `make pictures`.

The first duel of two bots that has all scenes is played here, and again on the server up to each scene, so that the
same pictures come out every time. `python -m tests.browser.duel_pictures [FOLDER] [WORD ...]` takes only some of them.
"""

import json
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nachtspiel.bots.levels import bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.games.registry import game
from tests.browser.conftest import ROOT, Server
from tests.browser.hands import found, sit_down
from tests.browser.pictures import Studio, shoot

Json = dict[str, Any]
SETTINGS = {"deck1": "white", "deck2": "black"}
NAMES = ("Ada", "Bo")


def asked(view: Json) -> str:
    return str(view["question"]["kind"]) if view["question"] else ""


def characters(view: Json) -> int:
    return sum(piece.get("kind") == "character" for piece in view["pieces"])


SCENES: dict[str, Callable[[Json], bool]] = {
    "table": lambda view: asked(view) == "priority" and not view["chain"] and view["phase"] in (2, 3)
    and characters(view) >= 7 and len(view["players"][view["seat"]]["hand"]) >= 3
    and len(view["question"]["options"]) >= 3,
    "chain": lambda view: asked(view) == "priority" and len(view["chain"]) >= 2 and characters(view) >= 3,
    "combat": lambda view: asked(view) == "block" and bool(view["combat"]) and characters(view) >= 6,
    "target": lambda view: asked(view) == "target" and len(view["question"]["options"]) >= 3 and characters(view) >= 5,
}  # fmt: skip


class Duel:
    """A duel of two bots, and the points at which its scenes are to be seen: how many decisions, and whose eyes."""

    def __init__(self, seed: int) -> None:
        bluthelden = game("bluthelden")
        self.seed = seed
        self.match = Match(bluthelden, 2, SETTINGS, seed, list(NAMES), every=10_000)
        bots = [bot("greedy", seat) for seat in range(2)]
        self.scenes: dict[str, tuple[int, int]] = {}
        table = self.match.table
        while not table.over:
            seat = waiting_seats(table)[0]
            view = bluthelden.knowing.view(table, seat)
            for name, wanted in SCENES.items():
                if name not in self.scenes and wanted(view):
                    self.scenes[name] = (len(self.match.marks), seat)
            self.match.answer(seat, bots[seat].choose(Mind(bluthelden, table, seat)))
        self.scenes["result"] = (len(self.match.marks), bluthelden.places(table).index(1))

    def is_whole(self) -> bool:
        return set(SCENES) <= set(self.scenes)

    def on(self, server: Server, scene: str) -> tuple[Json, int]:
        """The same duel on a server, up to the scene: the match with its keys, and who looks."""
        until, seat = self.scenes[scene]
        told = found(
            server.address, [{"kind": "person", "name": name} for name in NAMES], game="bluthelden",
            settings=SETTINGS, seed=str(self.seed),
        )  # fmt: skip
        choices = [line for line in self.match.lines if not line.is_chance()][:until]
        for line in choices:
            key = told["keys"][str(line.seat)]
            address = f"{server.address}/api/matches/{told['match']}"
            question = ask(address, key)["view"]["question"]
            ask(f"{address}/decisions", key, {"decision": question["number"], "option": line.value, "age": 0})
        return told, seat


def ask(address: str, key: str, body: Json | None = None) -> Json:
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        heard: Json = json.load(answer)
    return heard


Point = tuple[Json, int]


def at_table(studio: Studio, point: Point) -> None:
    told, seat = point
    studio.page.goto(f"{studio.address}/#/credits")
    wishes = json.dumps({"stops": [], "full": True})
    studio.page.evaluate("wishes => localStorage.setItem('nachtspiel.flow.bluthelden', wishes)", wishes)
    sit_down(studio.page, studio.address, told, [seat], "bluthelden")
    studio.page.locator(".ask, .res").first.wait_for()


def start(studio: Studio, _: Point | None) -> None:
    studio.page.goto(studio.address)
    studio.page.locator(".d-bluthelden .can").click()
    studio.page.locator("#setting-deck1").wait_for()


def chosen(studio: Studio, point: Point) -> None:
    at_table(studio, point)
    studio.page.locator(".tile.can, .item.can").first.click()


def why(studio: Studio, point: Point) -> None:
    at_table(studio, point)
    studio.page.locator(".card:not(.selectable)").first.click()
    studio.page.locator(".why").wait_for()


def replay(studio: Studio, point: Point) -> None:
    at_table(studio, point)
    studio.page.goto(f"{studio.address}/#/replay/{point[0]['match']}/open/120")
    studio.page.locator(".scrub").wait_for()


def decks(studio: Studio, _: Point | None) -> None:
    studio.page.goto(f"{studio.address}/#/decks")
    studio.page.locator(".verdict .good").wait_for()


PLACES: dict[str, tuple[str, Callable[[Studio, Any], None]]] = {  # which scene, and what is done there
    "start": ("", start), "table": ("table", at_table), "chain": ("chain", at_table), "combat": ("combat", at_table),
    "target": ("target", chosen), "why": ("table", why), "result": ("result", at_table), "replay": ("result", replay),
    "decks": ("", decks),
}  # fmt: skip


def main(folder: Path, words: list[str]) -> None:
    duel = next(duel for duel in map(Duel, range(1, 60)) if duel.is_whole())
    points: dict[str, Point] = {}

    def prepare(server: Server, place: str) -> Point | None:
        scene = PLACES[place.removeprefix("duel-")][0]
        if scene and scene not in points:
            points[scene] = duel.on(server, scene)
        return points.get(scene)

    def act(studio: Studio, place: str, point: Point | None) -> None:
        PLACES[place.removeprefix("duel-")][1](studio, point)

    shoot(folder, words, [f"duel-{place}" for place in PLACES], prepare, act)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures", sys.argv[2:])
