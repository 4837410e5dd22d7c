"""Takes the pictures of docs/pictures: nine places, two sizes, three languages. Run by `make pictures`.

The games are played over HTTP with given seeds and opened where something is to be seen, so that the same pictures come
out every time. `python -m tests.browser.pictures [FOLDER] [WORD ...]` takes only those whose names hold a word.
"""

import base64
import json
import os
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, ROOT, SIZES, Server
from tests.browser.hands import CONFIRM, found, sit_down
from tests.words import LANGUAGES

Json = dict[str, Any]
QUALITY = 0.8
SEATS = [{"kind": "person", "name": "Ada"}, *[{"kind": "greedy"}] * 3]
TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


class Play:
    """A game played over HTTP by a plain policy, until something is the case."""

    def __init__(self, server: Server, seed: int, reckless: bool = False) -> None:
        self.address = server.address
        self.reckless = reckless
        self.told = found(server.address, SEATS, seed=str(seed), settings={"final_boss": "rom"})
        self.damage = {card["key"]: card["damage"] for card in self.get("/api/games/bloodborne/catalogue")["cards"]}

    def get(self, path: str, body: Json | None = None) -> Json:
        headers = {"authorization": f"Bearer {self.told['keys']['0']}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            heard: Json = json.load(answer)
        return heard

    def look(self) -> Json:
        """The table when it waits for us, or is over."""
        for _ in range(2000):
            table = self.get(f"/api/matches/{self.told['match']}")
            if table["view"]["question"] or table["view"]["over"]:
                return table
            time.sleep(0.005)
        raise RuntimeError("the table is stuck")

    def choose(self, view: Json) -> int:
        options = {one["name"]: int(one["option"]) for one in view["question"]["options"]}
        own = view["hunters"][0]
        if view["question"]["kind"] == "play":
            tired = own["health"] <= 3 or own["collected"] >= 6 or len(options) <= 2
            if tired and not (self.reckless and len(options) > 1):
                return options["hunters_dream"]
            if "transform" in options and view["round"] % 3 == 1:
                return options["transform"]
            options.pop("hunters_dream", None) if len(options) > 1 else None
        return options[max(options, key=lambda name: self.damage.get(name, 0))]

    def until(self, wanted: Callable[[Json], bool]) -> bool:
        """Play on until it is so; false if the game ends before."""
        while True:
            table = self.look()
            view = table["view"]
            if wanted(view):
                return True
            if view["over"]:
                return False
            body = {"decision": view["question"]["number"], "option": self.choose(view), "age": table["age"]}
            self.get(f"/api/matches/{self.told['match']}/decisions", body)


def asked(view: Json) -> str:
    return str(view["question"]["kind"]) if view["question"] else ""


def own(view: Json) -> Json:
    hunter: Json = view["hunters"][0]
    return hunter


SCENES: dict[str, Callable[[Json], bool]] = {
    "table": lambda view: asked(view) == "play" and view["round"] >= 6 and len(own(view)["hand"]) >= 4,
    "reveal": lambda view: asked(view) == "transform" and view["round"] >= 4 and len(view["question"]["options"]) > 1,
    "death": lambda view: asked(view) == "upgrade" and own(view)["dead"],
    "dream": lambda view: asked(view) == "upgrade" and own(view)["dreaming"] and own(view)["banked"] >= 6,
    "result": lambda view: bool(view["over"]),
}


def played(server: Server, name: str) -> Play:
    """The first seed whose game comes to such a scene."""
    for seed in range(1, 60):
        play = Play(server, seed, reckless=name == "death")
        if play.until(SCENES[name]):
            return play
    raise RuntimeError(f"no game comes to the scene '{name}'")


class Studio:
    """One visitor with a camera."""

    def __init__(self, browser: Browser, address: str, folder: Path, size: str, language: str) -> None:
        scale = 2 if size == "phone" else 1
        self.context = browser.new_context(
            viewport=SIZES[size], locale=language, reduced_motion="reduce", device_scale_factor=scale
        )
        self.page: Page = self.context.new_page()
        self.darkroom: Page = self.context.new_page()
        self.address, self.folder, self.name = address, folder, f"{size}-{language}"

    def take(self, scene: str) -> None:
        self.page.wait_for_timeout(500)
        self.page.evaluate("document.fonts.ready")
        png = base64.b64encode(self.page.screenshot()).decode()
        webp = self.darkroom.evaluate(TO_WEBP, [png, QUALITY])
        (self.folder / f"{scene}-{self.name}.webp").write_bytes(base64.b64decode(webp))

    def open(self, play: Play) -> None:
        sit_down(self.page, self.address, play.told, [0])

    # ------------------------------------------------------------ the nine places

    def start(self, _: Play | None) -> None:
        self.page.goto(self.address)
        self.page.locator(".learn").wait_for()

    def rulebook(self, _: Play | None) -> None:
        self.page.goto(f"{self.address}/#/rules/bloodborne/BB-13.02")
        self.page.locator(".hit").first.wait_for()
        self.page.evaluate("scrollTo(0, 0)")

    def lesson(self, _: Play | None) -> None:
        self.page.goto(self.address)
        self.page.locator(".learn").click()
        self.page.locator(".card.selectable").click()
        self.page.locator(CONFIRM).click()
        for _phase in range(3):  # phases 2, 3 and 4 are read; the picture shows the fifth
            self.page.locator('.ribbon [aria-current="step"]').wait_for()
            self.page.wait_for_timeout(200)
            self.page.locator(CONFIRM).click()

    def table(self, play: Play) -> None:
        self.open(play)
        self.page.locator(".card.selectable").nth(1).click()

    def reveal(self, play: Play) -> None:
        self.open(play)
        self.page.locator(".card.selectable").first.click()
        self.page.locator(".outlook li").first.wait_for()

    def death(self, play: Play) -> None:
        self.open(play)
        self.page.locator(".ask .btn.main").wait_for()

    dream = death

    def result(self, play: Play) -> None:
        self.open(play)
        self.page.locator(".res").wait_for()

    def replay(self, play: Play) -> None:
        self.open(play)
        self.page.goto(f"{self.address}/#/replay/{play.told['match']}/0/31")
        self.page.locator(".scrub").wait_for()


PLACES = ("start", "table", "reveal", "death", "dream", "result", "replay", "rulebook", "lesson")


def shoot(
    folder: Path, words: list[str], places: Sequence[str], prepare: Callable[[Server, str], Any],
    act: Callable[[Studio, str, Any], None],
) -> None:  # fmt: skip
    """Take the pictures whose names hold one of the words (none: all of them)."""
    folder.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(
            Path(temporary),
            "requests_per_second=9999,request_burst=9999,pages_per_second=9999,page_burst=9999,founded_per_minute=9999,"
            "found_burst=999",
        )
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for place in places:
                wanted = [
                    (size, language) for size in SIZES for language in LANGUAGES
                    if not words or any(word in f"{place}-{size}-{language}" for word in words)
                ]  # fmt: skip
                prepared = prepare(server, place) if wanted else None
                for size, language in wanted:
                    studio = Studio(browser, server.address, folder, size, language)
                    act(studio, place, prepared)
                    studio.take(place)
                    studio.context.close()
        finally:
            browser.close()
            server.kill()
    total = sum(file.stat().st_size for file in folder.glob("*.webp"))
    print(f"{len(list(folder.glob('*.webp')))} pictures, {total / 1e6:.1f} MB")


def scene(server: Server, place: str) -> Play | None:
    wanted = "result" if place == "replay" else place
    return played(server, wanted) if wanted in SCENES else None


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    shoot(folder, sys.argv[2:], PLACES, scene, lambda studio, place, play: getattr(studio, place)(play))
