"""Whole duels in a real browser: by mouse and by keyboard, on the desk and on the phone, in all languages; at one
screen, over two, with a spectator; and what comes after."""

import json
import random
import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Company, Server, Visitor
from tests.browser.duels import Hand, by_keyboard, by_mouse, give_up, play
from tests.browser.hands import CONFIRM, CURTAIN, CURTAINS, RESULT, found, sit_down, tool, untranslated
from tests.browser.test_access import violations

ADA, BO = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}
BOT = {"kind": "random"}
FOE = {"kind": "greedy"}  # wins soon against people who click anything
DECKS = {"deck1": "black", "deck2": "white"}
LIMIT = 300.0  # seconds for a whole duel on a busy machine


def control(somebody: Visitor, full: bool) -> None:
    """Full control: asked everywhere, so that no pass waits for its pause."""
    wishes = json.dumps({"stops": ["own_main", "their_card", "after_declaration"], "full": full})
    somebody.context.add_init_script(f"localStorage.setItem('nachtspiel.flow.bluthelden', {json.dumps(wishes)})")


def complaints(somebody: Visitor) -> list[str]:
    """All but the refusals that the page itself asks for, to say why something cannot be played."""
    return [one for one in somebody.complaints if "409" not in one]


def duel(server: Server, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    return found(server.address, seats, game="bluthelden", settings=DECKS, **more)


@pytest.mark.parametrize(("size", "hand"), [("desk", by_mouse), ("phone", by_mouse), ("desk", by_keyboard)])
def test_a_whole_duel_in_three_languages(server: Server, company: Company, size: str, hand: Hand) -> None:
    """Passing by itself where nothing is to be said, as most people will; the tests below have full control."""
    somebody = company.visitor(size)
    control(somebody, False)
    page = somebody.page
    sit_down(page, server.address, duel(server, [ADA, FOE], seed="1"), [0], "bluthelden")
    page.locator(".ask").wait_for()
    assert play([page], hand, LIMIT, seed=3, languages=True) > 30  # so that each language had its turn
    assert untranslated(page) == []
    assert violations(page) == []
    assert complaints(somebody) == []


def hidden_from(page: Page) -> None:
    assert page.locator(".handzone .card, .strip .card").count() == 0, "a spectator sees a hand"


def test_two_browsers_and_a_spectator_with_taking_back_and_a_stand_in(server: Server, company: Company) -> None:
    told = duel(server, [ADA, BO], seed="5")
    ada, bo, watcher = company.visitor(), company.visitor("phone", "de"), company.visitor(language="ru")
    for one in (ada, bo):
        control(one, True)
    sit_down(ada.page, server.address, told, [0], "bluthelden")
    sit_down(bo.page, server.address, told, [1], "bluthelden")
    watcher.page.goto(f"{server.address}/#/t/{told['match']}")
    watcher.page.locator(".ask").wait_for()
    hidden_from(watcher.page)

    # both choose their Mulligan in secret; Ada takes hers back before Bo has chosen
    ada.page.locator(".card.selectable").first.click()
    ada.page.locator(CONFIRM).click()
    ada.page.locator(CONFIRM).wait_for(state="detached")
    tool(ada.page, "Take back")
    bo.page.get_by_role("alertdialog").get_by_role("button").first.click()
    ada.page.locator(CONFIRM).wait_for()
    expect(ada.page.locator(CONFIRM)).to_have_text(re.compile(r"^\s*Keep all cards"))

    # a bot plays for Bo for a while, who then takes the seat back
    chance = random.Random(2)
    bo.page.locator(".tool").first.click()
    bo.page.get_by_role("button", name="Einen Bot für mich spielen lassen").click()
    bo.page.keyboard.press("Escape")
    done = 0
    while done < 8:
        done += by_mouse(ada.page, chance)
        ada.page.wait_for_timeout(30)
    bo.page.get_by_role("button", name="Den Platz wieder einnehmen").click()
    bo.page.get_by_role("button", name="Den Platz wieder einnehmen").wait_for(state="detached")

    # both play on by themselves, until Ada gives up when she is asked again; all three see who has won
    answers = [0, 0]
    end = time.monotonic() + LIMIT
    while min(answers) < 12 or not ada.page.locator(f"{CONFIRM}:enabled").count():
        assert time.monotonic() < end, f"the table is stuck after {answers}"
        moved = [by_mouse(ada.page, chance), by_mouse(bo.page, chance)]
        answers = [count + did for count, did in zip(answers, moved, strict=True)]
        if not any(moved):
            ada.page.wait_for_timeout(20)
    hidden_from(watcher.page)
    give_up(ada.page)
    for one in (ada, bo, watcher):
        expect(one.page.locator(f"{RESULT} .ranks .first")).to_contain_text("Du" if one is bo else "Bo")
        assert untranslated(one.page) == []
        assert complaints(one) == []


def test_one_screen_for_two_behind_a_curtain(server: Server, company: Company) -> None:
    """What a player passes by itself lets no curtain fall, so that it always falls for the other."""
    somebody = company.visitor("phone")
    page = somebody.page
    control(somebody, False)
    somebody.context.add_init_script(CURTAINS)
    sit_down(page, server.address, duel(server, [ADA, BO], seed="3"), [0, 1], "bluthelden")
    page.locator(CURTAIN).wait_for()
    chance = random.Random(7)
    answers = 0
    end = time.monotonic() + LIMIT
    while answers < 25:
        assert time.monotonic() < end, f"the table is stuck after {answers} answers"
        answers += by_mouse(page, chance)  # opens the curtain, and sees to it that no card shows before
        page.wait_for_timeout(20)
    asked: list[str] = page.evaluate("window.curtains")
    assert set(asked) == {"Ada", "Bo"}
    assert all(one != other for one, other in pairwise(asked)), "the curtain fell twice for the same person"
    assert len(asked) < answers
    assert complaints(somebody) == []


def test_the_way_back_through_a_duel_and_on_from_a_point(server: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    control(somebody, True)
    sit_down(page, server.address, duel(server, [ADA, BOT], seed="9"), [0], "bluthelden")
    page.locator(".ask").wait_for()
    chance = random.Random(4)
    answers = 0
    while answers < 30:
        answers += by_mouse(page, chance)
        page.wait_for_timeout(20)
    give_up(page)
    page.locator(RESULT).wait_for()
    page.get_by_role("link", name="Watch from the start").click()
    slide = page.locator(".scrub input[type=range]")
    slide.wait_for()
    last = int(slide.get_attribute("max") or "0")
    assert last > 30
    slide.fill("3")
    expect(page).to_have_url(re.compile("/open/3$"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".slide")).to_contain_text("4")
    page.locator(".handzone .card").first.wait_for()
    page.locator(".scrub select").select_option("spectator")
    expect(page.locator(".handzone .card")).to_have_count(0)
    assert violations(page) == []
    page.locator(".scrub select").select_option("open")
    slide.fill(str(last // 2))
    page.get_by_role("button", name="Continue from here").click()
    page.locator(CONFIRM).wait_for()
    expect(page).to_have_url(re.compile("/t/"))
    by_mouse(page, chance)
    assert complaints(somebody) == []
