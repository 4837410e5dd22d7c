"""Whole games in a real browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company, Server
from tests.browser.hands import begin, is_over, play_by_keyboard, play_on, play_to_the_end


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "de")])
def test_a_whole_game_is_played_by_clicking(server: Server, company: Company, size: str, language: str) -> None:
    somebody = company.visitor(size, language)
    begin(somebody.page, server.address)
    assert play_to_the_end(somebody.page) > 15
    assert is_over(somebody.page)
    assert somebody.complaints == []


def test_a_whole_game_is_played_by_keyboard(server: Server, company: Company) -> None:
    somebody = company.visitor(language="ru")
    somebody.page.goto(server.address)
    somebody.page.locator(".btn.go").wait_for()
    somebody.page.locator(".btn.go").focus()
    somebody.page.keyboard.press("Enter")
    somebody.page.locator(".ask").wait_for()
    assert play_by_keyboard(somebody.page) > 5
    assert somebody.complaints == []


def test_the_first_card_is_played_after_three_clicks(server: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    page.goto(server.address)
    page.locator(".btn.go").click()
    page.locator(".card.selectable").first.click()
    page.locator(".ask .btn.main").click()
    page.get_by_text("Round 2").first.wait_for()


def test_two_people_a_bot_and_a_spectator_share_a_table(server: Server, company: Company) -> None:
    host, guest, looker = company.visitor(), company.visitor(language="de"), company.visitor()
    page = host.page
    page.goto(server.address)
    page.locator(".btn.go").wait_for()
    page.locator(".seat select").nth(1).select_option("friend")
    page.locator(".btn.go").click()
    page.locator(".ask").wait_for()
    match = page.url.split("#/t/")[1].split("/")[0]
    keys = page.evaluate("JSON.parse(localStorage.getItem('nachtspiel.seats'))[0].invites")
    (key,) = keys.values()
    guest.page.goto(f"{server.address}/#/t/{match}/k/{key}")
    guest.page.locator(".ask").wait_for()
    expect(guest.page).not_to_have_url(re.compile(key))  # it must not stay in the address
    looker.page.goto(f"{server.address}/#/t/{match}")
    looker.page.locator(".ask, .plate").first.wait_for()
    assert looker.page.locator(".card.selectable").count() == 0
    assert play_to_the_end(host.page, guest.page) > 30
    looker.page.locator(".res").wait_for()
    assert host.complaints + guest.complaints + looker.complaints == []


def test_nothing_is_lost_when_the_server_is_killed(mortal: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    begin(page, mortal.address)
    chance = random.Random(4)
    for _ in range(3):
        play_on(page, 4, chance)
        mortal.kill()
        page.locator(".banner", has_text="connect").wait_for()  # it is said
        mortal.start()
    assert play_to_the_end(page) > 5
