"""Bluthelden in a real browser: why not, stops, and the deck builder."""

import json
import random
import re
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from nachtspiel.games.registry import content_texts, game
from tests.browser.conftest import Company, Server
from tests.browser.duel_pictures import Duel
from tests.browser.duels import KEEP, by_mouse, give_up, look
from tests.browser.hands import CONFIRM, RESULT, is_over, sit_down, tool
from tests.browser.test_access import violations


def begin(page: Page, address: str, opponent: str = "random", decks: tuple[str, str] = ("white", "black")) -> None:
    page.goto(address)
    page.locator(".d-bluthelden .can").click()
    page.locator("#setting-deck1").select_option(decks[0])
    page.locator("#setting-deck2").select_option(decks[1])
    page.locator(".seat select").nth(1).select_option(opponent)
    page.locator(".btn.go").click()
    page.locator(".ask").wait_for()


def test_the_mulligan_is_a_row_of_cards_to_set_aside(server: Server, company: Company) -> None:
    page = company.visitor().page
    begin(page, server.address)
    button = page.locator(CONFIRM)
    expect(button).to_have_text(re.compile(r"^\s*Keep all cards"))
    page.locator(".card.selectable").nth(0).click()
    page.keyboard.press("3")
    expect(button).to_have_text(re.compile(r"^\s*Set aside 2 cards"))
    page.keyboard.press("1")
    expect(button).to_have_text(re.compile(r"^\s*Set aside 1 card"))
    expect(page.locator(".card.selected")).to_have_count(1)
    expect(page.locator(".card.selectable")).to_have_count(KEEP)


def test_what_is_chosen_can_be_read_from_close_by(server: Server, company: Company) -> None:
    """The key I, where the choice is about a card."""
    somebody = company.visitor()
    page = somebody.page
    begin(page, server.address)
    sheet = page.locator("dialog .insp")
    page.keyboard.press("1")
    expect(page.locator(".card.selected")).to_have_count(1)
    page.keyboard.press("i")  # the cards of a Mulligan are one choice
    expect(sheet).to_have_count(0)
    main_phase(page)
    page.keyboard.press("i")  # nothing is chosen yet
    expect(sheet).to_have_count(0)
    while not page.locator(".tile.selected").count():  # an ability of the Sovereign
        page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    name = page.locator(".tile.selected").get_attribute("aria-label") or ""
    expect(sheet).to_contain_text(name.split(",")[0])
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert somebody.complaints == []


def main_phase(page: Page) -> None:
    """Through setup and drawing, until we have priority and may play something."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        asked = look(page)["asked"]
        if asked and "Your Main Phase" in page.locator(".ask h1").inner_text():
            return
        if asked:
            if page.locator(f"{CONFIRM}:disabled").count():
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    raise AssertionError("nobody gave us priority")


def test_what_cannot_be_played_says_why_and_by_which_rule(server: Server, company: Company) -> None:
    page = company.visitor().page
    begin(page, server.address)
    main_phase(page)
    page.locator(".handzone .card:not(.selectable)").first.click()
    why = page.locator(".why")
    why.wait_for()
    expect(why.locator(".cite")).to_have_text(re.compile(r"^\s*BH-"))
    why.locator(".cite").click()
    page.locator(".pin").wait_for()
    assert page.locator(".pin p").first.inner_text() != ""


def test_full_control_asks_everywhere_and_is_remembered(server: Server, company: Company) -> None:
    page = company.visitor().page
    begin(page, server.address)
    control = page.get_by_role("button", name="Full control")
    expect(control).to_have_attribute("aria-pressed", "false")
    control.click()
    page.reload()
    page.locator(".ask").wait_for()
    expect(page.get_by_role("button", name="Full control")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Where to stop").click()
    flowing = game("bluthelden").flowing
    boxes = page.locator("dialog input[type=checkbox]")

    def stops() -> list[str]:
        expect(boxes).to_have_count(len(flowing.moments()))
        return [moment for i, moment in enumerate(flowing.moments()) if boxes.nth(i).is_checked()]

    assert stops() == flowing.first_stops()
    boxes.nth(flowing.moments().index("their_card")).uncheck()
    page.reload()
    page.get_by_role("button", name="Where to stop").click()
    assert stops() == [moment for moment in flowing.first_stops() if moment != "their_card"]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_giving_up_is_asked_twice_and_ends_the_duel(server: Server, company: Company, size: str) -> None:
    """It is no choice among others: only in the menu, and nothing happens before the second word."""
    somebody = company.visitor(size)
    page = somebody.page
    begin(page, server.address)
    assert page.get_by_text("Give up").count() == 0
    sure = page.get_by_role("button", name="Give up: the other player wins")
    tool(page, "Menu")
    assert sure.count() == 0
    page.get_by_role("button", name="Give up", exact=True).click()
    sure.wait_for()
    page.keyboard.press("Escape")
    tool(page, "Menu")
    assert sure.count() == 0, "whoever closes the menu is asked anew"
    assert not is_over(page)
    page.keyboard.press("Escape")
    give_up(page)
    page.locator(RESULT).wait_for()
    expect(page.locator("h1")).to_contain_text("wins the duel")
    assert somebody.complaints == []


def test_whoever_founds_a_table_chooses_both_decks(server: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    page.goto(server.address)
    page.locator(".d-bluthelden .can").click()
    page.locator(".seat select").nth(1).select_option("greedy")
    page.get_by_label("Your deck").select_option("orange")
    page.get_by_label("Deck of Bot 2").select_option("green")
    page.locator(".btn.go").click()
    page.locator(".ask").wait_for()
    match = page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{server.address}/api/matches/{match}") as answer:
        pieces = json.load(answer)["view"]["pieces"]
    lies = {piece["place"]: piece["card"] for piece in pieces}
    assert (lies["1-sovereign"], lies["2-sovereign"]) == ("kaela_al_shamal", "king_loemeling")
    assert somebody.complaints == []


def test_not_to_block_is_the_button_and_says_so(tmp_path: Path, company: Company) -> None:
    server = Server(tmp_path, "requests_per_second=9999,request_burst=9999,pages_per_second=9999,page_burst=9999")
    server.start()
    try:
        told, seat = next(duel for duel in map(Duel, range(1, 60)) if "combat" in duel.scenes).on(server, "combat")
        for language, words in (("en", "No block"), ("de", "Kein Block"), ("ru", "Без блока")):
            page = company.visitor(language=language).page
            sit_down(page, server.address, told, [seat], "bluthelden")
            button = page.locator(CONFIRM)
            button.wait_for()
            expect(button).to_contain_text(words)
            assert page.locator(".chip").count() == 0
            page.locator(".tile.can").first.click()
            expect(button).not_to_contain_text(words)
            page.keyboard.press("Escape")
            expect(button).to_contain_text(words)
        button.click()
        expect(page.locator(".ask h1")).not_to_contain_text("атакует: блокируете?")
    finally:
        server.kill()


def test_what_the_pointer_rests_on_can_be_read(server: Server, company: Company) -> None:
    page = company.visitor().page
    begin(page, server.address)
    peek = page.locator(".peek .card")
    assert peek.count() == 0
    first = page.locator(".handzone .card").first
    first.hover()
    peek.wait_for()
    name = peek.locator(".name").inner_text()
    assert name
    assert name in first.inner_text()
    page.mouse.move(5, 5)
    peek.wait_for(state="detached")


def test_the_deck_builder_names_the_card_and_the_rule(server: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    page.goto(f"{server.address}/#/decks")
    page.locator(".verdict .good").wait_for()
    page.get_by_label("Name or text").fill("Hired Brute")
    page.locator(".grid li").nth(1).wait_for(state="detached")
    for _ in range(5):
        page.get_by_label("Add Hired Brute").first.click()
    fault = page.locator(".verdict li").filter(has_text="Hired Brute")
    fault.wait_for()
    own = re.search(r"^(\d+) hired_brute$", content_texts("bluthelden")["black.deck"], re.MULTILINE)
    assert own is not None
    expect(fault).to_contain_text(f"{int(own[1]) + 5} times")
    expect(fault.locator(".cite")).to_have_text(re.compile(r"^\s*BH-6\."))
    page.get_by_role("button", name="Test draw").click()
    expect(page.locator("dialog .card")).to_have_count(7)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Paste as text").click()
    page.locator("textarea").fill("name: Mine\nsovereign: nobody\nrune: sovereigns_rune\nspells\npool\n")
    page.get_by_role("button", name="Take this text").click()
    page.locator("dialog .bad").wait_for()
    text = "name: Mine\nsovereign: king_loemeling\nrune: sovereigns_rune\nspells\n2 Elfenkrieger\npool\n"
    page.locator("textarea").fill(text)
    page.get_by_role("button", name="Take this text").click()
    page.get_by_text("Spell deck: 2").wait_for()
    page.get_by_role("button", name="Save in this browser").click()
    page.reload()
    page.locator(".verdict .good").wait_for()
    page.get_by_label("Decks").select_option(label="Mine")
    page.get_by_text("Spell deck: 2").wait_for()
    assert [one for one in somebody.complaints if "400" not in one] == []  # the text that was refused


def test_a_deck_of_ones_own_is_built_chosen_and_played(server: Server, company: Company) -> None:
    somebody = company.visitor()
    page = somebody.page
    page.goto(f"{server.address}/#/decks")
    page.locator(".verdict .good").wait_for()
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_label("Name or text").fill("Vampire Soldier")
    page.get_by_label("Add Vampire Soldier").first.click()
    page.get_by_text("Spell deck: 41").wait_for()
    page.get_by_role("button", name="Play this deck").click()
    first = page.locator("#setting-deck1")
    first.wait_for()
    expect(first.locator("option:checked")).to_have_text("Mine")
    page.locator("#setting-deck2").select_option(label="Mine")
    page.locator(".btn.go").click()
    page.locator(".ask").wait_for()
    match = page.url.rpartition("/")[2]
    expect(page.locator(".card.selectable")).to_have_count(KEEP)
    give_up(page)
    page.locator(RESULT).wait_for()
    with urllib.request.urlopen(f"{server.address}/api/matches/{match}/record") as answer:
        record = answer.read().decode()
    assert "set deck1: name: Mine / sovereign: " in record
    assert " / 3 vampire_soldier / " in record
    assert somebody.complaints == []


def test_a_deck_against_the_rules_is_refused_by_card_and_rule(server: Server, company: Company) -> None:
    page = company.visitor(language="de").page
    page.goto(f"{server.address}/#/decks")
    page.locator(".verdict .good").wait_for()
    page.get_by_label("Name des Decks").fill("Zu viele")
    page.get_by_label("Name oder Text").fill("Vampirsoldat")
    for _ in range(4):
        page.get_by_label("Vampirsoldat dazunehmen").first.click()
    page.locator(".verdict li").first.wait_for()
    expect(page.get_by_role("button", name="Mit diesem Deck spielen")).to_be_disabled()
    page.get_by_role("button", name="In diesem Browser speichern").click()
    page.goto(server.address)
    page.locator(".d-bluthelden .can").click()
    page.locator("#setting-deck2").select_option(label="Zu viele")
    page.locator(".btn.go").click()
    problem = page.locator(".problem")
    problem.wait_for()
    expect(problem).to_have_text("Vampirsoldat ist 6-mal im Deck, öfter als die Seltenheit erlaubt. (BH-6.09)")


@pytest.mark.parametrize(("size", "language"), [("desk", "de"), ("phone", "ru"), ("desk", "en")])
def test_axe_finds_no_violations(server: Server, company: Company, size: str, language: str) -> None:
    page = company.visitor(size, language).page
    page.goto(f"{server.address}/#/decks")
    page.locator(".verdict .good").wait_for()
    found = {"decks": violations(page)}
    begin(page, server.address)
    page.locator(".card.selectable").first.wait_for()
    found["mulligan"] = violations(page)
    chance = random.Random(5)
    answers = 0
    end = time.monotonic() + 120
    while answers < 12:
        assert time.monotonic() < end, f"the table is stuck after {answers} answers"
        answers += by_mouse(page, chance)
        page.wait_for_timeout(20)
    found["table"] = violations(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
