"""Figures that must hold: how heavy the client is, how soon a table can be played, how small its print is."""

import gzip
import json
import time

import pytest

from tests.browser.conftest import ROOT, Company, Server
from tests.browser.hands import found, sit_down
from tests.words import LANGUAGES

STATIC = ROOT / "src" / "nachtspiel" / "server" / "static"
FACES = sorted(path.parent.name for path in (ROOT / "client" / "src" / "games").glob("*/index.ts"))
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


def weight(room: str, language: str) -> int:
    """What one game in one language needs, compressed: code, styles, words and icons of the shell and of the
    game, with every page; without typefaces and pictures. An empty room is the shell alone."""
    parts = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    found = {"index.html"}
    ahead = ["index.html"]
    names: set[str] = set()
    while ahead:
        name = ahead.pop()
        if name in names or (name.startswith("src/games/") and name.split("/")[2] != room):
            continue
        if name.endswith(".ftl?raw") and not name.endswith(f"/{language}.ftl?raw"):
            continue
        names.add(name)
        part = parts[name]
        found |= {part["file"], *part.get("css", [])}
        ahead += [*part.get("imports", []), *part.get("dynamicImports", [])]
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FACES)
def test_the_shell_and_one_game_are_light(game: str, language: str) -> None:
    assert 50_000 < weight("", language) < weight(game, language) < 220_000


def share() -> float:
    """How much of a processor the machine has left for us just now."""
    began, used = time.monotonic(), time.process_time()
    while time.monotonic() - began < 0.4:
        pass
    return (time.process_time() - used) / (time.monotonic() - began)


def test_a_table_can_be_played_within_two_seconds(server: Server, company: Company) -> None:
    """From an empty cache to a card that can be clicked, on a machine that has nothing else to do: what it gives to
    others is not counted."""
    told = found(server.address, [{"kind": "person"}, {"kind": "greedy"}, {"kind": "greedy"}])
    first = company.visitor().page
    sit_down(first, server.address, told, [0])
    first.locator(".card.selectable").first.wait_for()
    kept = first.evaluate("localStorage.getItem('nachtspiel.seats')")
    times: list[float] = []
    while len(times) < 6 and min(times, default=9.9) >= 2.0:
        ours = share()
        page = company.visitor().page
        page.add_init_script(f"localStorage.setItem('nachtspiel.seats', {kept!r})")
        page.goto(f"{server.address}/#/t/{told['match']}", wait_until="commit")
        page.locator(".card.selectable").first.wait_for()
        seconds = page.evaluate("performance.now()") / 1000  # since the page was asked for
        times.append(seconds * (ours + share()) / 2)
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
