"""The visible mind in the browser: hints at the table, and the game looked back at."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Company, Server
from tests.browser.hands import CONFIRM, choose, found, is_over, play_to_the_end, sit_down, untranslated
from tests.browser.test_access import violations

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "random"}, {"kind": "random"}]
FRIENDS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, {"kind": "random"}]
QUICK = "hint_iterations=40,hint_seconds=0,hints_per_minute=60000,hint_burst=1000,review_iterations=16"
SLOW = "hint_iterations=1000000,hint_seconds=8,review_iterations=1000000,review_seconds=120"
BUTTON = ".aside.hint"
NOTE = "aside.note"


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, QUICK)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, SLOW)
    server.start()
    yield server
    server.kill()


def follow_hints(page: Page, seconds: float = 200) -> tuple[int, list[str]]:
    """Play to the end: wherever there is a hint, ask for it and do as it says. How often, and what axe found."""
    followed, wrong = 0, []
    chance = random.Random(4)
    end = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < end, f"the game did not end; {followed} hints were followed"
        if not page.locator(BUTTON).count():
            choose(page, chance)
            page.wait_for_timeout(40)
            continue
        first = page.locator(f"{NOTE} .row").first
        try:
            page.locator(BUTTON).click(timeout=2000)
            first.wait_for(timeout=10_000)
        except Error:  # the table has moved on meanwhile
            continue
        if followed % 10 == 0:
            wrong += violations(page)
        chances = [int(text.split()[0].rstrip("%")) for text in page.locator(f"{NOTE} .row b").all_inner_texts()]
        assert 1 <= len(chances) <= 3
        assert all(0 <= number <= 100 for number in chances)
        glowing = page.locator(".card.best, .chip.best, .hunter.best, .oh.best")
        assert len({one.split("\n")[0] for one in glowing.all_inner_texts()}) == 1  # two of a kind are the same option
        first.click()
        assert first.get_attribute("aria-pressed") == "true"
        page.locator(CONFIRM).click()
        expect(page.locator(NOTE)).to_have_count(0)
        followed += 1
    return followed, wrong


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "de"), ("desk", "ru")])
def test_a_whole_game_by_hints_and_the_look_back(quick: Server, company: Company, size: str, language: str) -> None:
    told = found(quick.address, SEATS, seed="12", language=language, settings={"final_boss": "gehrman"})
    visitor = company.visitor(size, language)
    page = visitor.page
    sit_down(page, quick.address, told, [0])
    page.locator(".card.selectable").first.wait_for()
    followed, wrong = follow_hints(page)
    assert followed >= 8
    assert wrong == []

    # the look back: a curve with a table for those who do not see it
    back = page.locator("section.back")
    back.wait_for()
    expect(back.locator("progress")).to_have_count(0, timeout=60_000)
    moments = back.locator("table.sr tbody tr")
    assert moments.count() >= 5
    path = back.locator("svg path[stroke='#f0b95c']").get_attribute("d") or ""
    assert path.count("L") == moments.count() - 1  # as many points as the table has rows
    turns = back.locator(".cols > div").nth(0).locator("li")
    assert turns.count() == 3
    assert back.locator("rect").count() == 3
    slips = back.locator(".cols > div").nth(1).locator("li")
    assert back.locator("svg g circle").count() == slips.count()
    assert untranslated(page) == []
    assert violations(page) == []

    # whose game it was can be chosen; a careless bot has made mistakes, and each leads to its place
    back.locator("select").select_option("1")
    expect(back.locator("progress")).to_have_count(0, timeout=60_000)
    expect(slips.first).to_be_visible(timeout=60_000)
    slips.first.locator("button").click()
    page.locator(".scrub").wait_for()
    place = page.url.rsplit("/", 2)
    assert place[1] == "1"  # as that seat saw it
    assert place[2] in page.locator(".slide").inner_text()
    assert visitor.complaints == []


def test_a_hint_holds_nothing_up_and_goes_away(slow: Server, company: Company) -> None:
    told = found(slow.address, SEATS, seed="12")
    visitor = company.visitor()
    page = visitor.page
    sit_down(page, slow.address, told, [0])
    page.locator(BUTTON).wait_for()
    page.keyboard.press("h")
    expect(page.locator(NOTE)).to_contain_text("Thinking it through")
    assert violations(page) == []
    page.keyboard.press("h")
    expect(page.locator(NOTE)).to_have_count(0)
    page.keyboard.press("h")
    page.locator(NOTE).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    page.locator(BUTTON).click()
    page.locator(NOTE).wait_for()
    began = time.monotonic()
    page.locator(".card.selectable").first.click()
    page.locator(CONFIRM).click()
    expect(page.locator(NOTE)).to_have_count(0)  # decided while it was still thought about
    assert time.monotonic() - began < 6
    assert page.locator(".tip").count() == 0
    assert visitor.complaints == []


def test_a_hint_stays_while_others_decide(quick: Server, company: Company) -> None:
    told = found(quick.address, FRIENDS, seed="12", hints=True)
    page, friend = company.visitor().page, company.visitor().page
    sit_down(page, quick.address, told, [0])
    sit_down(friend, quick.address, told, [1])
    page.locator(BUTTON).click()
    page.locator(f"{NOTE} .row").first.wait_for()
    expect(page.locator(".ask")).to_contain_text("Bo")
    friend.locator(".card.selectable").first.click()
    friend.locator(CONFIRM).click()
    expect(page.locator(".ask")).not_to_contain_text("Bo")  # who is no longer waited for
    assert page.locator(f"{NOTE} .row").count() == 3
    assert page.locator(".hand .tip").count() == page.locator(".hand .card.selectable").count()


def test_hints_among_friends_only_if_the_founder_allows_them(quick: Server, company: Company) -> None:
    page = company.visitor().page
    for allowed in (False, True):
        page.goto(f"{quick.address}/#/")
        page.reload()
        page.locator(".seat select").nth(1).select_option("friend")
        page.locator(".morebtn").last.click()
        if allowed:
            page.locator("#hints").select_option("yes")
        page.locator(".btn.go").click()
        page.locator("dialog").wait_for()  # the invitations
        page.keyboard.press("Escape")
        page.locator(".card.selectable").first.wait_for()
        expect(page.locator(BUTTON)).to_have_count(1 if allowed else 0)
        page.keyboard.press("h")
        expect(page.locator(NOTE)).to_have_count(1 if allowed else 0)
    stranger = company.visitor().page
    stranger.goto(page.url)
    stranger.locator(".ask").wait_for()
    assert stranger.locator(BUTTON).count() == 0
    stranger.keyboard.press("h")
    assert stranger.locator(NOTE).count() == 0


def test_the_look_back_shows_how_far_it_has_come(slow: Server, company: Company) -> None:
    told = found(slow.address, SEATS, seed="12")
    page = company.visitor("phone").page
    sit_down(page, slow.address, told, [0])
    page.locator(".card.selectable").first.wait_for()
    play_to_the_end(page)
    back = page.locator("section.back")
    expect(back.locator("progress")).to_be_visible()
    expect(back.locator("svg")).to_be_visible(timeout=30_000)  # the curve is there before the mistakes are
    expect(back.locator(".said").first).to_contain_text("Decision 0 of")
    assert violations(page) == []
    expect(back.locator(".said").first).to_contain_text("Decision 1 of", timeout=30_000)
