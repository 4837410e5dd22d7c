"""Everybody: axe-core finds nothing on any page, in three languages, large and small."""

import json

import pytest

from tests.browser.conftest import ROOT, Company, Server
from tests.browser.hands import begin, play_to_the_end

AXE = (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "axe.run(document, {resultTypes: ['violations']}).then(found => JSON.stringify(found.violations))"


def violations(page: object) -> list[str]:
    page.evaluate(AXE)  # type: ignore[attr-defined]
    found = json.loads(page.evaluate(RUN))  # type: ignore[attr-defined]
    return [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:3]}" for one in found]


@pytest.mark.parametrize("language", ["de", "en", "ru"])
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
    play_to_the_end(page)
    found["result"] = violations(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
