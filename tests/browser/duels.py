"""Hands at the table of Bluthelden: they look, point, and press, as a person would, only faster."""

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.browser.hands import CURTAIN, LANGUAGES, RESULT, tool

KEEP = 6  # cards of the Mulligan
Hand = Callable[[Page, random.Random], bool]

# Where the things lie that can be clicked now: only what is really seen there, nothing that something else covers.
LOOK = r"""(curtain) => {
  const seen = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const part of [0.5, 0.2, 0.8]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * part];
      const top = document.elementFromPoint(x, y);
      if (top && (element === top || element.contains(top))) return [x, y];
    }
    return null;
  };
  const points = (selector) => [...document.querySelectorAll(selector)].map(seen).filter(Boolean);
  const dialog = document.querySelector('dialog[open]');
  const main = document.querySelector('.ask .btn.main:not(:disabled)');
  return {
    curtain: points(curtain),
    words: document.body.innerText.match(/\{[a-z][\w.-]*\}/g) ?? [],
    menu: dialog ? points('dialog li .btn') : [],
    sheet: !!dialog,
    back: dialog ? points('dialog .tile.can, dialog .pick, dialog .pl.can, dialog .card.selectable') : [],
    options: dialog ? [] : points('.card.selectable, .chip, .tile.can, .strip.can, .pick, .item.can, .pl.can'),
    behind: dialog ? [] : points('.who.can'),
    asked: !!document.querySelector('.ask .btn.main') && !document.querySelector('.ask .btn.quiet'),
    confirm: !dialog && main ? seen(main) : null,
  };
}"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK, CURTAIN)
    assert found["words"] == [], "a word is missing"
    return found


def by_mouse(page: Page, chance: random.Random) -> bool:
    """Click something that glows and confirm it, or pass. True if the table was answered."""
    now = look(page)
    if now["curtain"]:
        assert page.locator(".card, .tile").count() == 0, "the curtain hides the table"
        page.mouse.click(*now["curtain"][0])
        return False
    if now["sheet"]:  # it opened a moment after we had looked
        page.keyboard.press("Escape")
        return False
    if not now["asked"]:
        return False
    options = now["options"] + now["behind"]
    if options and chance.random() < 0.85:
        page.mouse.click(*chance.choice(options))
        now = look(page)
        if now["sheet"]:  # a thing that can do several things, or a player's back row on the phone
            inside = now["menu"] or now["back"]
            if inside:
                page.mouse.click(*chance.choice(inside))
            now = look(page)
            if now["menu"]:
                page.mouse.click(*chance.choice(now["menu"]))
                now = look(page)
            if now["sheet"]:
                page.keyboard.press("Escape")
                now = look(page)
    if now["confirm"] is None:
        return False
    page.mouse.click(*now["confirm"])
    return True


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
    while True:
        left = [page for page in pages if not page.locator(RESULT).count()]
        if not left:
            return answers
        assert time.monotonic() < end, f"the duel did not end; {answers} answers were given"
        moved = False
        for page in left:
            spoken = LANGUAGES[answers // 15 % 3]
            if languages and look(page)["asked"] and page.locator("html").get_attribute("lang") != spoken:
                speak(page, spoken)
            if hand(page, chance):
                answers += 1
                moved = True
        left[0].wait_for_timeout(15 if moved else 40)


def give_up(page: Page) -> None:
    """From the menu, and once more when asked."""
    tool(page, "Menu")
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Give up: the other player wins").click()


def speak(page: Page, language: str) -> None:
    """Another language, from the menu; at the end of a duel there is none, and then the result is there in a moment."""
    tools = page.locator(".tool:visible")
    try:
        (tools.last if page.evaluate("innerWidth") > 1000 else tools.first).click(timeout=3000)
        page.locator(f"dialog .lang [lang={language}]").click(timeout=3000)
    except TimeoutError:
        page.locator(RESULT).wait_for()
        return
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
