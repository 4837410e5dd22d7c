"""The visible mind in the browser: hints at the table, and the game looked back at."""

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.conftest import Company, Server, serving
from tests.browser.hands import (
    CONFIRM,
    choose,
    ended,
    found,
    is_over,
    play_over_http,
    sit_down,
    untranslated,
)  # fmt: skip
from tests.browser.test_access import violations

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "random"}, {"kind": "random"}]
FRIENDS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, {"kind": "random"}]
ONE_AT_A_TIME = "reviews=1,review_iterations=1000000,review_seconds=15"
SLOW = "hint_iterations=1000000,hint_seconds=60,review_iterations=1000000,review_seconds=100"
BUTTON = ".aside.hint"
NOTE = "aside.note"


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server that thinks longer than anybody waits."""
    yield from serving(tmp_path, SLOW)


@pytest.fixture
def one_at_a_time(tmp_path: Path) -> Iterator[Server]:
    """A server at which only one game can be looked back at, for a while."""
    yield from serving(tmp_path, ONE_AT_A_TIME)


def follow_hints(page: Page, most: int, seconds: float = 600) -> tuple[int, list[str]]:
    """Wherever there is a hint, ask for it and do as it says, so often or to the end. How often, and what axe found."""
    followed, wrong = 0, []
    chance = random.Random(4)
    end = time.monotonic() + seconds
    while followed < most and not is_over(page):
        assert time.monotonic() < end, f"the game did not go on; {followed} hints were followed"
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
            wrong += violations(page) + untranslated(page)
        chances = [int(text.split()[0].rstrip("%")) for text in page.locator(f"{NOTE} .row b").all_inner_texts()]
        assert 1 <= len(chances) <= 3
        assert all(0 <= number <= 100 for number in chances)
        glowing = page.locator(".card.best, .chip.best, .hunter.best, .oh.best")
        assert len({one.split("\n")[0] for one in glowing.all_inner_texts()}) == 1  # two of a kind are the same option
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")
        page.locator(CONFIRM).click()
        expect(page.locator(NOTE)).to_have_count(0)
        followed += 1
    return followed, wrong


def look_back(page: Page) -> Locator:
    """The curve, once all of it has been thought of."""
    back = page.locator("section.back")
    back.locator("svg").wait_for()
    expect(back.locator("progress")).to_have_count(0)
    return back


@pytest.mark.parametrize(("size", "language", "most"), [("desk", "en", 1000), ("phone", "de", 4), ("desk", "ru", 4)])
def test_hints_are_followed(server: Server, company: Company, size: str, language: str, most: int) -> None:
    """In English to the end of the game; and there it is looked back at."""
    told = found(server.address, SEATS, seed="12", language=language, settings={"final_boss": "gehrman"})
    visitor = company.visitor(size, language)
    page = visitor.page
    sit_down(page, server.address, told, [0])
    page.locator(".card.selectable").first.wait_for()
    followed, wrong = follow_hints(page, most)
    assert followed >= min(most, 8)
    assert wrong == []
    if most > followed:
        look_back(page)
    assert visitor.complaints == []


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "de"), ("desk", "ru")])
def test_the_game_is_looked_back_at(server: Server, company: Company, size: str, language: str) -> None:
    told = ended(server.address)
    visitor = company.visitor(size, language)
    page = visitor.page
    sit_down(page, server.address, told, [0])

    # a curve with a table for those who do not see it
    back = look_back(page)
    moments = back.locator("table.sr tbody tr")
    assert moments.count() >= 5
    path = back.locator("svg path[stroke='#f0b95c']").get_attribute("d") or ""
    assert path.count("L") == moments.count() - 1  # as many points as the table has rows
    turns = back.locator(".cols > div").nth(0).locator("li")
    expect(turns).to_have_count(3)
    expect(back.locator("rect")).to_have_count(3)
    slips = back.locator(".cols > div").nth(1).locator("li")
    expect(slips).to_have_count(back.locator("svg g circle").count())
    assert untranslated(page) == []
    assert violations(page) == []

    # whose game it was can be chosen; a careless bot has made mistakes, and each leads to its place
    back.locator("select").select_option("1")
    expect(back.locator("progress")).to_have_count(0)
    expect(slips.first).to_be_visible()
    slips.first.locator("button").click()
    page.locator(".scrub").wait_for()
    expect(page).to_have_url(re.compile(r"/replay/\w+/1/\d+$"))  # as that seat saw it
    expect(page.locator(".slide")).to_contain_text(page.url.rpartition("/")[2])
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
    assert time.monotonic() - began < 30
    assert page.locator(".tip").count() == 0
    assert visitor.complaints == []


def test_a_hint_stays_while_others_decide(server: Server, company: Company) -> None:
    told = found(server.address, FRIENDS, seed="12", hints=True)
    page, friend = company.visitor().page, company.visitor().page
    sit_down(page, server.address, told, [0])
    sit_down(friend, server.address, told, [1])
    page.locator(BUTTON).click()
    page.locator(f"{NOTE} .row").first.wait_for()
    expect(page.locator(".ask")).to_contain_text("Bo")
    friend.locator(".card.selectable").first.click()
    friend.locator(CONFIRM).click()
    expect(page.locator(".ask")).not_to_contain_text("Bo")  # who is no longer waited for
    expect(page.locator(f"{NOTE} .row")).to_have_count(3)
    assert page.locator(".hand .tip").count() == page.locator(".hand .card.selectable").count()


def test_hints_among_friends_only_if_the_founder_allows_them(server: Server, company: Company) -> None:
    page = company.visitor().page
    for allowed in (False, True):
        page.goto(f"{server.address}/#/")
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
    play_over_http(slow.address, told)
    back = page.locator("section.back")
    expect(back.locator("progress")).to_be_visible()
    expect(back.locator("svg")).to_be_visible()  # the curve is there before the mistakes are
    said = back.locator(".said").first
    expect(said).to_contain_text(re.compile(r"Decision \d+ of \d+"))
    before = said.inner_text()
    assert violations(page) == []
    expect(said).not_to_have_text(before)
    told_now = [re.findall(r"\d+", text) for text in (before, said.inner_text())]
    assert told_now[0][1] == told_now[1][1]
    assert int(told_now[0][0]) < int(told_now[1][0]) < int(told_now[1][1])


def test_who_looks_back_while_others_do_waits_and_asks_again(one_at_a_time: Server, company: Company) -> None:
    pages = []
    for seed, size, language in (("12", "desk", "en"), ("13", "phone", "de")):
        told = found(one_at_a_time.address, SEATS, seed=seed)
        play_over_http(one_at_a_time.address, told)
        visitor = company.visitor(size, language)
        sit_down(visitor.page, one_at_a_time.address, told, [0])
        pages.append(visitor.page.locator("section.back"))
        if not pages[1:]:
            pages[0].locator("svg").wait_for()  # the first is being thought of
    said = pages[1].locator(".said").first
    expect(said).to_contain_text("Gerade blicken viele zurück")
    assert violations(visitor.page) + untranslated(visitor.page) == []
    expect(pages[1].locator("svg")).to_be_visible()
    expect(said).not_to_contain_text("Gerade blicken viele zurück")
    assert visitor.complaints == []
