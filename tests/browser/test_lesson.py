"""The guided first game: every step says what happens and what to click, by mouse and by keyboard."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Company, Server, Visitor
from tests.browser.hands import CONFIRM, untranslated
from tests.browser.test_access import violations
from tests.words import LANGUAGES

ROUND_1 = ["Transform", "Instant effects", "the Monster attacks", "the Hunters attack", "the Monster escapes"]


def learn(company: Company, server: Server, size: str = "desk", language: str = "en") -> Visitor:
    somebody = company.visitor(size, language)
    page = somebody.page
    page.goto(server.address)
    page.locator(".learn").click()
    page.locator(".ask.read").wait_for()
    return somebody


def title(page) -> str:  # type: ignore[no-untyped-def]
    return str(page.locator(".ask.read h1").inner_text())


WATCH = """() => {
  window.read = {};
  const look = () => {
    const bar = document.querySelector('.ask.read');
    if (bar) window.read[bar.querySelector('h1').textContent] = bar.querySelector('p').textContent;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""  # every text of the lesson by its title, however fast it is passed


def test_the_eight_phases_are_taught_in_their_order(server: Server, company: Company) -> None:
    somebody = learn(company, server)
    page = somebody.page
    expect(page.locator(".card.selectable")).to_have_count(1)
    expect(page.locator(".card.selectable")).to_contain_text("Hunter Axe")
    page.locator(".card.selectable").click()
    page.locator(CONFIRM).click()
    titles = []
    for number in range(2, 9):
        page.locator(".ask.read h1", has_text=f"Phase {number}:").wait_for()
        titles.append(title(page).split(": ")[1])
        expect(page.locator('.ribbon [aria-current="step"]')).to_have_count(1)
        page.locator(CONFIRM).click()
    assert titles[:5] == ROUND_1
    page.locator(".ask.read h1", has_text="Round 2").wait_for()
    assert somebody.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_whole_lesson_by_keyboard_alone(server: Server, company: Company, size: str, language: str) -> None:
    somebody = learn(company, server, size, language)
    page = somebody.page
    found = {"lesson": violations(page)}
    page.evaluate(WATCH)
    end = time.monotonic() + 90
    while page.locator(".card.selectable").count() < 2:  # then the lesson is over, all may be chosen
        assert time.monotonic() < end, "the lesson did not end"
        assert untranslated(page) == []
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    found["farewell"] = violations(page)
    texts = page.evaluate("window.read")
    seen = list(texts)
    assert all(len(text) > 60 for text in texts.values())
    words = (ROOT / "client" / "src" / "games" / "bloodborne" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^bb-lesson-first-[\d-]+ = .*\n    \.title = (.*)$", words, re.MULTILINE)
    assert sorted(seen) == sorted(written)  # all that is written is said, once
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert somebody.complaints == []


SLOWLY = "window.setTimeout = ((real) => (act, ms) => real(act, ms * 1000))(window.setTimeout)"  # nobody waits so long


def test_words_wait_even_where_things_move(server: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    page.emulate_media(reduced_motion="no-preference")
    page.goto(server.address)
    page.locator(".learn").click()
    page.locator(".card.selectable").click()
    page.locator(CONFIRM).click()
    for number in (2, 3, 4):
        page.locator(".ask.read h1", has_text=f"Phase {number}:").wait_for()
        page.wait_for_timeout(300)
        assert title(page).startswith(f"Phase {number}")
        if number == 4:
            page.evaluate(SLOWLY)
        page.locator(CONFIRM).click()
    page.locator(".ask .btn.quiet").wait_for()
    page.mouse.click(720, 300)  # skips the motion, not the words
    page.locator(".ask.read h1", has_text="Phase 5:").wait_for()


def test_the_lesson_can_be_left_for_a_free_game(server: Server, company: Company) -> None:
    somebody = learn(company, server)
    page = somebody.page
    lesson = page.url
    page.locator(".ask.read .aside").click()
    assert violations(page) == []
    page.locator("dialog .btn").first.click()
    page.locator(".ask:not(.read)").wait_for()
    page.locator(".card.selectable").nth(4).wait_for()
    assert page.url != lesson
    expect(page.locator(".card.selectable")).to_have_count(5)
    page.goto(lesson)  # and the lesson waits
    page.locator(".ask.read").wait_for()
