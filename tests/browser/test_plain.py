"""A game without a face of its own: its plain table, people who play together, and a whole campaign."""

import contextlib
import time

from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Company, Server
from tests.browser.hands import found, sit_down, untranslated

TILE = ".tiles button"
CONFIRM = ".ask .btn.main"
WISE = ("Look out", "Feed the fire", "Gather wood", "Burn it", "Nothing more")
PATIENCE = 180  # seconds


def tile(page: Page, name: str) -> bool:
    """Choose a tile by its name and confirm, if it is there; again if the table has moved on meanwhile."""
    one = page.locator(TILE).filter(has_text=name)
    while one.count():
        with contextlib.suppress(Error):
            if one.first.get_attribute("aria-pressed", timeout=1000) != "true":
                one.first.click(timeout=1500)
            page.locator(CONFIRM).click(timeout=1500)
            return True
    return False


def storm(page: Page) -> str:
    """From where the storm will come, as far as this seat knows."""
    said = page.locator(".log li, .log").filter(has_text="You see the storm").last.inner_text()
    return "The left one" if "left" in said.rsplit("You see the storm", 1)[1].split("\n")[0] else "The right one"


def play_a_night(page: Page) -> None:
    """Look out, feed the fire, close the right shutter, hour by hour."""
    end = time.monotonic() + PATIENCE
    while not page.locator("main.end").count():
        assert time.monotonic() < end, "the night does not end"
        if not page.locator(TILE).count():
            page.wait_for_timeout(30)
            continue
        before = page.locator(".ask h1").inner_text()
        if page.locator(TILE).filter(has_text="The left one").count():
            tile(page, storm(page))
        else:
            next(name for name in WISE if tile(page, name))
        page.wait_for_timeout(60)
        assert before


def test_a_campaign_of_three_nights_on_the_plain_table(company: Company, server: Server) -> None:
    page = company.visitor().page
    page.goto(f"{server.address}/#/c/new/beacon")
    page.get_by_label("Name of the campaign").fill("The long winter")
    for number in (1, 2, 3):
        page.get_by_role("button", name=f"Begin run {number}").click()
        expect(page.locator(".plain header h2")).to_have_text("Beacon")
        assert untranslated(page) == []
        play_a_night(page)
        expect(page.locator("main.end h1")).to_contain_text("You have won")
        assert untranslated(page) == []
        page.get_by_role("link", name="On to the campaign").click()
        expect(page.locator(".campaign ol > li")).to_have_count(number)
        assert untranslated(page) == []
    expect(page.locator(".over")).to_contain_text("This campaign has come to its end")
    expect(page.locator(".campaign h1")).to_have_text("The long winter")
    page.get_by_role("link", name="Watch from the start").nth(1).click()
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator(TILE).first).to_be_visible()
    expect(page.locator(".board")).to_contain_text("Night\n2")
    page.goto(server.address)
    expect(page.locator(".saved").first).to_contain_text("The long winter")
    expect(page.locator(".saved").first.locator("li")).to_have_count(2)


def test_a_group_sees_proposals_and_two_browsers_act_at_once(company: Company, server: Server) -> None:
    page, friend = company.visitor().page, company.visitor("phone").page
    told = found(
        server.address, [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}], game="beacon",
        settings={"storm": "wild"},
    )  # fmt: skip
    sit_down(page, server.address, told, [0], "beacon")
    sit_down(friend, server.address, told, [1], "beacon")
    for one in (page, friend):
        one.locator(TILE).first.wait_for()
    assert tile(friend, "Gather wood")
    assert tile(page, "Gather wood")
    expect(page.locator(".board")).to_contain_text("2")
    for one in (page, friend):
        assert tile(one, "Nothing more")
    expect(page.locator(TILE)).to_have_count(2)
    assert tile(friend, "The left one")
    expect(page.locator(".ask")).to_contain_text("Bo proposes: The left one")
    friend.locator(".company button", has_text="Right!").click()
    expect(page.locator(".log")).to_contain_text("Bo signals: Right!")
    assert tile(friend, "The right one")
    expect(page.locator(".ask")).to_contain_text("Bo proposes: The right one")
    assert tile(page, "The right one")
    storm_has_come = page.locator(".log", has_text="The storm comes")  # or has put out the fire
    expect(storm_has_come.or_(page.locator("main.end"))).to_be_visible()


def test_one_person_with_two_heroes_sees_no_curtain(company: Company, server: Server) -> None:
    page = company.visitor().page
    told = found(
        server.address, [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Eva", "owner": 0}],  # type: ignore[dict-item]
        game="beacon",
    )  # fmt: skip
    assert told["keys"]["0"] == told["keys"]["1"]
    sit_down(page, server.address, told, [0, 1], "beacon")
    page.locator(TILE).first.wait_for()
    assert page.locator(".curtain").count() == 0
    assert tile(page, "Look out")
    page.locator(".company button", has_text="Eva").click()
    expect(page.locator(".company button", has_text="Eva")).to_have_attribute("aria-pressed", "true")
    assert tile(page, "Gather wood")
    assert page.locator(".curtain").count() == 0
