"""Hands at the table of Bluthelden: they look, point, and press, as a person would, only faster."""

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.browser.hands import CONFIRM, CURTAIN, RESULT, tool
from tests.words import LANGUAGES

KEEP = 6  # cards of the Mulligan
Hand = Callable[[Page, random.Random], bool]

OPTIONS = ".card.selectable, .chip, .tile.can, .strip.can, .pick, .item.can, .pl.can, .who.can"
MENU = "dialog li .btn"
BACK_ROW = "dialog .tile.can, dialog .pick, dialog .pl.can, dialog .card.selectable"

# Whether anything is to be done, and whether a word is missing: then its id stands there in braces.
LOOK = r"""(curtain) => ({
  words: document.body.textContent.match(/\{[a-z][\w.-]*\}/g) ?? [],
  curtain: !!document.querySelector(curtain),
  sheet: !!document.querySelector('dialog[open]'),
  asked: !!document.querySelector('.ask .btn.main') && !document.querySelector('.ask .btn.quiet'),
})"""

# Where one of the things can be clicked: only what is really seen there, nothing that something else covers.
POINT = """([selector, wish]) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const first = Math.floor(wish * all.length);
  for (const element of [...all.slice(first), ...all.slice(0, first)]) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const part of [0.5, 0.2, 0.8]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * part];
      const top = document.elementFromPoint(x, y);
      if (top && (element === top || element.contains(top))) return [x, y];
    }
  }
  return null;
}"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK, CURTAIN)
    assert found["words"] == [], "a word is missing"
    return found


def click(page: Page, selector: str, wish: float = 0.0) -> bool:
    """Click one of these where it lies, if there is one."""
    point = page.evaluate(POINT, [selector, wish])
    if point is None:
        return False
    page.mouse.click(*point)
    return True


def by_mouse(page: Page, chance: random.Random) -> bool:
    """Click something that glows and confirm it, or pass. True if the table was answered."""
    now = look(page)
    if now["curtain"]:
        assert page.locator(".card, .tile").count() == 0, "the curtain hides the table"
        click(page, CURTAIN)
        return False
    if now["sheet"]:  # it opened a moment after we had looked
        page.keyboard.press("Escape")
        return False
    if not now["asked"]:
        return False
    if chance.random() < 0.6 and click(page, OPTIONS, chance.random()) and look(page)["sheet"]:
        # a thing that can do several things, or a player's back row on the phone, which may hold such a thing
        if not click(page, MENU, chance.random()) and click(page, BACK_ROW, chance.random()):
            click(page, MENU, chance.random())
        if look(page)["sheet"]:
            page.keyboard.press("Escape")
    return not look(page)["sheet"] and click(page, CONFIRM)


def by_keyboard(page: Page, chance: random.Random) -> bool:
    """The same without a mouse: arrows and digits choose, Enter confirms, P passes."""
    now = look(page)
    if now["curtain"]:
        page.keyboard.press("Enter")
        return False
    if now["sheet"]:
        page.keyboard.press("Escape")
        return False
    if not now["asked"]:
        return False
    wish = chance.random()
    if wish < 0.15:
        page.keyboard.press("p")
        return True
    if wish < 0.4:
        page.keyboard.press(str(chance.randrange(9) + 1))
    else:
        for _ in range(chance.randrange(4) + 1):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return True


def play(pages: list[Page], hand: Hand, seconds: float, seed: int = 1, languages: bool = False) -> int:
    """All of them play until every one sees the result. With `languages` the language changes all the time."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    answers = 0
    heard: set[str] = set()
    while True:
        left = [page for page in pages if not page.locator(RESULT).count()]
        if not left:
            assert not languages or heard == set(LANGUAGES)
            return answers
        assert time.monotonic() < end, f"the duel did not end; {answers} answers were given"
        moved = False
        for page in left:
            spoken = LANGUAGES[answers // 15 % 3]
            if languages and look(page)["asked"]:
                if page.locator("html").get_attribute("lang") != spoken:
                    speak(page, spoken)
                heard.add(page.locator("html").get_attribute("lang") or "")
            if hand(page, chance):
                answers += 1
                moved = True
        if not moved:
            left[0].wait_for_timeout(20)


def give_up(page: Page) -> None:
    """From the menu, and once more when asked."""
    tool(page, "Menu")
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Give up: the other player wins").click()


def speak(page: Page, language: str) -> None:
    """Another language, from the menu. Where a sheet opens before it, or the duel ends, it stays as it is."""
    tools = page.locator(".tool:visible")
    try:
        (tools.last if page.evaluate("innerWidth") > 1000 else tools.first).click(timeout=3000)
        page.locator(f"dialog .lang [lang={language}]").click(timeout=3000)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
    except TimeoutError:
        pass
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
