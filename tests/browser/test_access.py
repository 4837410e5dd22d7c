"""Everybody: axe-core finds nothing on any page, in three languages, large and small."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Company, Server
from tests.browser.hands import begin, ended, sit_down
from tests.words import LANGUAGES

AXE = (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "axe.run(document, {resultTypes: ['violations']}).then(found => JSON.stringify(found.violations))"


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = json.loads(page.evaluate(RUN))
    return [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:3]}" for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_no_violations(server: Server, company: Company, size: str, language: str) -> None:
    page = company.visitor(size, language).page
    page.goto(server.address)
    page.locator(".btn.go").wait_for()
    found = {"start": violations(page)}
    page.goto(f"{server.address}/#/rules/bloodborne/BB-13.02")
    page.get_by_text("BB-13.02").first.wait_for()
    found["rulebook"] = violations(page)
    page.goto(f"{server.address}/#/credits")
    page.locator("h1").first.wait_for()
    found["credits"] = violations(page)
    begin(page, server.address)
    page.locator(".card.selectable").first.wait_for()
    found["table"] = violations(page)
    page.keyboard.press("1")
    page.keyboard.press("i")
    page.locator("dialog .insp").wait_for()
    found["inspector"] = violations(page)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("dialog .pin h3, dialog .pin p").first.wait_for()
    found["rule"] = violations(page)
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.locator("dialog .book dl").wait_for()
    found["search"] = violations(page)
    page.keyboard.press("Escape")
    page.locator(".tool").nth(0 if size == "phone" else 3).click()
    page.locator("dialog .menu").wait_for()
    found["menu"] = violations(page)
    for row, name in ((0, "seats"), (1, "talk")):
        page.locator("dialog .menu button.row:not([role])").nth(row).click()
        page.locator("dialog .menu").wait_for(state="detached")
        found[name] = violations(page)
        page.keyboard.press("Escape")
        page.locator(".tool").nth(0 if size == "phone" else 3).click()
        page.locator("dialog .menu").wait_for()
    page.keyboard.press("Escape")
    over = ended(server.address)
    sit_down(page, server.address, over, [0])
    page.locator("section.back svg").wait_for()
    expect(page.locator("section.back progress")).to_have_count(0)
    found["result"] = violations(page)
    page.goto(f"{server.address}/#/replay/{over['match']}/open/9")
    page.locator(".scrub").wait_for()
    found["replay"] = violations(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
