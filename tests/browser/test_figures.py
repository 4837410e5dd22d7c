"""Figures that must hold: how heavy the client is, how soon a table can be played, how small its print is."""

import gzip

import pytest

from tests.browser.conftest import ROOT, Company, Server
from tests.browser.hands import LANGUAGES, found, sit_down

STATIC = ROOT / "src" / "nachtspiel" / "server" / "static"
CODE = {".js", ".css", ".html", ".svg", ".json"}
SMALL_PRINT = """() => {
  const found = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || element.closest('.sr, script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (!box.width || !box.height || style.visibility === 'hidden') continue;
    let zoom = 1;
    for (let one = element; one; one = one.parentElement) zoom *= parseFloat(getComputedStyle(one).zoom) || 1;
    const size = parseFloat(style.fontSize) * zoom;
    if (size < 12.99) found[text.slice(0, 40)] = `${size.toFixed(1)} ${element.className}`;
  }
  return found;
}"""


def test_the_client_is_light() -> None:
    """All code, styles, words and icons together, compressed; without typefaces and pictures."""
    files = [path for path in STATIC.rglob("*") if path.suffix in CODE]
    assert len(files) > 10
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) < 300_000


def test_a_table_can_be_played_within_two_seconds(server: Server, company: Company) -> None:
    """From an empty cache to a card that can be clicked."""
    told = found(server.address, [{"kind": "person"}, {"kind": "greedy"}, {"kind": "greedy"}])
    first = company.visitor().page
    sit_down(first, server.address, told, [0])
    first.locator(".card.selectable").first.wait_for()
    kept = first.evaluate("localStorage.getItem('nachtspiel.seats')")
    times: list[float] = []
    while len(times) < 6 and min(times, default=9.9) >= 2.0:  # what else the machine does may be in the way, not always
        page = company.visitor().page
        page.add_init_script(f"localStorage.setItem('nachtspiel.seats', {kept!r})")
        page.goto(f"{server.address}/#/t/{told['match']}", wait_until="commit")
        page.locator(".card.selectable").first.wait_for()
        times.append(page.evaluate("performance.now()") / 1000)  # since the page was asked for
        page.locator(".card.selectable").first.click()
        page.locator(".card.selected").wait_for()
    assert min(times) < 2.0, times


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_phone_is_set_smaller_than_13_px(server: Server, company: Company, language: str) -> None:
    page = company.visitor("phone", language).page
    page.goto(server.address)
    page.locator(".btn.go").wait_for()
    small = {"start": page.evaluate(SMALL_PRINT)}
    told = found(server.address, [{"kind": "person"}, *[{"kind": "random"}] * 4], seed="8")
    sit_down(page, server.address, told, [0])
    page.locator(".card.selectable").first.wait_for()
    for tab in range(3):
        page.get_by_role("tab").nth(tab).click()
        page.wait_for_timeout(100)
        small[f"tab {tab}"] = page.evaluate(SMALL_PRINT)
    page.get_by_role("tab").first.click()
    page.locator(
        ".card.selectable", has_text={"de": "Transformieren", "en": "Transform", "ru": "Трансформация"}[language]
    ).click()
    page.locator(".ask .btn.main").click()
    page.locator(".clash, .pmn").first.wait_for()
    page.wait_for_timeout(300)
    small["cards of the round"] = page.evaluate(SMALL_PRINT)
    page.locator(".oh").first.click()
    small["hunter"] = page.evaluate(SMALL_PRINT)
    assert {where: words for where, words in small.items() if words} == {}
