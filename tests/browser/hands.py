"""What hands do at the table: click a glowing thing, confirm; or the same by keyboard."""

import json
import random
import re
import time
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Error, Page

OPTIONS = ".card.selectable, .chip, .cover, .oh.target"
CONFIRM = ".ask .btn.main"
RESULT = ".res"
CURTAIN = ".curtain .btn"
CURTAINS = """window.curtains = []; let last = '';
new MutationObserver(() => {
  const name = document.querySelector('.curtain h1')?.textContent.split(',')[0] ?? '';
  if (name && name !== last) window.curtains.push(name);
  last = name;
}).observe(document, { subtree: true, childList: true, characterData: true });"""  # for whom the curtain fell


def ask(address: str, path: str, key: str = "", body: dict[str, Any] | None = None) -> dict[str, Any]:
    """The server's answer over HTTP."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def found(address: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """A match founded without the start page: its id and keys."""
    return ask(address, "/api/matches", body={"game": "bloodborne", "seats": seats, **more})


def is_ended(view: dict[str, Any]) -> bool:
    return bool(view["over"])


def play_over_http(
    address: str, told: dict[str, Any], until: Callable[[dict[str, Any]], bool] = is_ended, seed: int = 1
) -> None:  # fmt: skip
    """All people of a match decide anything, without a browser, until it is so. The same seed plays the same game."""
    chance = random.Random(seed)
    path = f"/api/matches/{told['match']}"
    end = time.monotonic() + 600
    while time.monotonic() < end:
        asked = False
        for key in told["keys"].values():
            table = ask(address, path, key)
            view = table["view"]
            if until(view):
                return
            if view["question"]:
                option = chance.choice(view["question"]["options"])["option"]
                decision = {"decision": view["question"]["number"], "option": option, "age": table["age"]}
                ask(address, f"{path}/decisions", key, decision)
                asked = True
        if not asked:
            time.sleep(0.005)
    raise AssertionError("the table is stuck")


@cache
def ended(address: str) -> dict[str, Any]:
    """A game that is over, played once for all who look at it; careless people and bots have made mistakes in it."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "random"}, {"kind": "random"}]
    told = found(address, seats, seed="12", settings={"final_boss": "gehrman", "open_hands": "no"})
    play_over_http(address, told)
    return told


def sit_down(page: Page, address: str, told: dict[str, Any], seats: list[int], game: str = "bloodborne") -> None:
    """Open the table with the keys of these seats, as if this browser had founded it."""
    own = {str(seat): told["keys"][str(seat)] for seat in seats}
    kept = [{"match": told["match"], "game": game, "at": 0, "own": own, "invites": {}}]
    page.goto(f"{address}/#/credits")
    page.evaluate("kept => localStorage.setItem('nachtspiel.seats', JSON.stringify(kept))", kept)
    page.goto(f"{address}/#/t/{told['match']}")


def tool(page: Page, name: str) -> None:
    """One of the round tools, by its icon's label; on the phone most of them are in the menu."""
    page.locator(f'.tool[aria-label^="{name}"]').first.click()


def untranslated(page: Page) -> list[str]:
    """Words that are missing show their ids in braces."""
    return re.findall(r"\{[a-z][\w.-]*\}", page.locator("body").inner_text())


def begin(page: Page, address: str) -> None:
    """From the start page to the table: one click."""
    page.goto(address)
    page.locator(".btn.go").click()
    page.locator(".ask").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(RESULT).count() > 0


def choose(page: Page, chance: random.Random) -> bool:
    """Answer what is asked, if anything. True if something was chosen."""
    if page.locator(CURTAIN).count():
        assert page.locator(".card").count() == 0, "the curtain hides the table"
        page.locator(CURTAIN).click()
        return False
    if not page.locator(CONFIRM).count():
        return False
    try:
        options = page.locator(OPTIONS)
        count = options.count()
        if count:
            one = options.nth(chance.randrange(count))
            if one.get_attribute("aria-pressed", timeout=1000) != "true":
                one.click(timeout=1500)
        page.locator(CONFIRM).click(timeout=1500)
    except Error:  # the table has moved on meanwhile, or something lies over it
        page.keyboard.press("Escape")
        return False
    return True


def play_on(page: Page, answers: int, chance: random.Random, seconds: float = 600) -> None:
    """So many choices, or to the end."""
    end = time.monotonic() + seconds
    done = 0
    while done < answers and not is_over(page):
        assert time.monotonic() < end, f"the table is stuck after {done} choices"
        if choose(page, chance):
            done += 1
        else:
            page.wait_for_timeout(30)


def play_to_the_end(*pages: Page, seconds: float = 600, seed: int = 1) -> int:
    """All these people click until every one of them sees the result. Returns how many choices they made."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    choices = 0
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < end, f"the game did not end; {choices} choices were made"
        moved = [choose(page, chance) for page in pages if not is_over(page)]
        choices += sum(moved)
        if not any(moved):
            pages[0].wait_for_timeout(60)
    return choices


def play_by_keyboard(page: Page, seconds: float = 600, seed: int = 2) -> int:
    """Digits choose, Enter confirms; no mouse at all."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    choices = 0
    while not is_over(page):
        assert time.monotonic() < end, f"the game did not end; {choices} choices were made"
        count = page.locator(OPTIONS).count()
        if page.locator(CONFIRM).count():
            if count:
                page.keyboard.press(str(chance.randrange(min(count, 9)) + 1))
            page.keyboard.press("Enter")
            choices += 1
        page.wait_for_timeout(40)
    return choices
