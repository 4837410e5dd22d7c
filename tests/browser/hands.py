"""What hands do at the table: click a glowing thing, confirm; or the same by keyboard."""

import json
import random
import re
import time
import urllib.request
from typing import Any

from playwright.sync_api import Error, Page

OPTIONS = ".card.selectable, .chip, .cover, .oh.target"
CONFIRM = ".ask .btn.main"
RESULT = ".res"
CURTAIN = ".curtain .btn"
LANGUAGES = ("de", "en", "ru")


def found(address: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """A match founded without the start page: its id and keys."""
    body = json.dumps({"game": "bloodborne", "seats": seats, **more}).encode()
    request = urllib.request.Request(f"{address}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
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


def play_to_the_end(*pages: Page, seconds: float = 240, seed: int = 1) -> int:
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


def play_by_keyboard(page: Page, seconds: float = 240, seed: int = 2) -> int:
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
