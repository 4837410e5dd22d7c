"""Several people: invitations, announcements, time, one screen for all, bots that stand in."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
import zxingcpp
from playwright.sync_api import expect

from tests.browser.conftest import Company, Server
from tests.browser.hands import (
    CONFIRM,
    CURTAIN,
    CURTAINS,
    ask,
    begin,
    choose,
    found,
    is_over,
    play_on,
    play_over_http,
    sit_down,
    tool,
)  # fmt: skip
from tests.browser.test_access import violations

PERSON = {"kind": "person"}
BOT = {"kind": "random"}
WARNED = [
    ("desk", "en", "No weapon is left in your hand"),
    ("phone", "de", "Du hast keine Waffe mehr auf der Hand"),
    ("desk", "ru", "На руке не осталось оружия"),
]
STANDING = "window.curtains = [...document.querySelectorAll('.curtain h1')].map((one) => one.textContent.split(',')[0])"


def test_an_invitation_is_shown_as_a_qr_code(server: Server, company: Company) -> None:
    page = company.visitor().page
    page.goto(server.address)
    page.locator(".seat select").nth(1).select_option("friend")
    page.locator(".btn.go").click()
    invitation = page.locator("dialog .inv").first
    expect(invitation.locator("input")).to_have_value(re.compile("/k/"))  # the link of a seat, not of the gallery
    link = invitation.locator("input").input_value()
    invitation.locator(".tool").click()
    page.locator("dialog .qr").wait_for()
    assert seen_by_a_phone(page.evaluate("document.querySelector('dialog .qr path').getAttribute('d')")) == link
    assert violations(page) == []


def seen_by_a_phone(path: str) -> str:
    """What a reader makes of the drawn squares."""
    dark = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)]
    pixel = 6
    size = (max(y for _, y in dark) + 4) * pixel
    picture = bytearray(b"\xff") * (size * size)
    for x, y in dark:
        for row in range(y * pixel, (y + 1) * pixel):
            picture[row * size + x * pixel : row * size + (x + 1) * pixel] = bytes(pixel)
    (found_one,) = zxingcpp.read_barcodes(memoryview(picture).cast("B", shape=[size, size]))
    return str(found_one.text)


def test_a_card_is_announced_to_all_and_binds_nobody(server: Server, company: Company) -> None:
    told = found(server.address, [{**PERSON, "name": "Ada"}, {**PERSON, "name": "Bo"}, BOT])
    ada, bo = company.visitor().page, company.visitor(language="de").page
    sit_down(ada, server.address, told, [0])
    sit_down(bo, server.address, told, [1])
    ada.locator(".card.selectable", has_text="Hunter Axe").click()
    ada.get_by_role("button", name="Announce it").click()
    ada.get_by_role("button", name="Announced").wait_for()
    bo.locator(".hunter .said", has_text="Jägeraxt").wait_for()
    assert bo.get_by_text("Ada kündigt an").count() or bo.locator("ol li", has_text="Jägeraxt").count()
    ada.locator(".card.selectable", has_text="Saw Cleaver").click()
    ada.locator(CONFIRM).click()
    bo.locator(".hunter", has_text="Ada").get_by_text("Jägeraxt").first.wait_for()
    assert bo.locator(".hunter .card", has_text="Sägehackbeil").count() == 0  # still secret


def test_a_card_is_announced_after_one_has_chosen_and_in_other_phases(server: Server, company: Company) -> None:
    """BB-7.04, BB-D39: at any time. Ada has laid her card; then she waits while Bo chooses a weapon."""
    told = found(server.address, [{**PERSON, "name": "Ada"}, {**PERSON, "name": "Bo"}, BOT])
    ada, bo = company.visitor().page, company.visitor(size="phone", language="de").page
    sit_down(ada, server.address, told, [0])
    sit_down(bo, server.address, told, [1])
    ada.locator(".card.selectable", has_text="Saw Cleaver").click()
    ada.locator(CONFIRM).click()
    ada.locator(".handzone .card", has_text="Hunter Axe").click()
    ada.locator("dialog").get_by_role("button", name="Announce it").click()
    ada.locator("dialog").get_by_role("button", name="Announced").wait_for()
    assert violations(ada) == []
    bo.locator(".oh", has_text="Ada").get_by_text("Jägeraxt").wait_for()
    bo.locator(".card.selectable", has_text="Transformieren").click()
    bo.locator(CONFIRM).click()
    bo.locator(".ask", has_text="Waffe").wait_for()
    ada.keyboard.press("Escape")
    ada.locator(".handzone .card", has_text="Transform").click()
    ada.locator("dialog").get_by_role("button", name="Announce it").click()
    ada.locator("dialog").get_by_role("button", name="Announced").wait_for()
    bo.locator(".card.selectable", has_text="Jägerpistole").click()
    bo.get_by_role("button", name="Ankündigen").click()
    ada.keyboard.press("Escape")
    ada.locator(".hunter .said", has_text="Hunter Pistol").wait_for()


def without_weapons(address: str, told: dict[str, Any]) -> None:
    """Ada plays her weapons one after the other, until none is left in her hand."""
    path, key = f"/api/matches/{told['match']}", told["keys"]["0"]
    while True:
        table = ask(address, path, key)
        question = table["view"]["question"]
        if question is None:
            continue
        options = {one["name"]: one["option"] for one in question["options"]}
        weapons = [options[name] for name in ("hunter_axe", "saw_cleaver", "hunter_pistol") if name in options]
        if question["kind"] == "play" and not weapons:
            return
        option = weapons[0] if question["kind"] == "play" else options["decline"]
        body = {"decision": question["number"], "option": option, "age": table["age"]}
        ask(address, f"{path}/decisions", key, body)


@pytest.mark.parametrize(("size", "language", "words"), WARNED)
def test_whoever_would_transform_without_a_weapon_is_warned(
    server: Server, company: Company, size: str, language: str, words: str
) -> None:
    """BB-D21: before the choice is final; and only for that card."""
    told = found(server.address, [{**PERSON, "name": "Ada"}, BOT, BOT], settings={"final_boss": "gehrman"})
    without_weapons(server.address, told)
    page = company.visitor(size, language).page
    sit_down(page, server.address, told, [0])
    transform, dream = page.locator(".card.selectable").nth(0), page.locator(".card.selectable").nth(1)
    transform.click()
    page.locator(".ask [role=alert]", has_text=words).wait_for()
    assert violations(page) == []
    dream.click()
    expect(page.locator(".ask [role=alert]")).to_have_count(0)


def test_time_runs_and_a_bot_decides_when_it_is_up(server: Server, company: Company) -> None:
    told = found(server.address, [{**PERSON, "name": "Ada"}, BOT, BOT], timer=8)
    page = company.visitor().page
    sit_down(page, server.address, told, [0])
    clock = page.get_by_role("timer")
    clock.wait_for()
    first = clock.inner_text()
    assert re.fullmatch(r"0:\d\d", first)
    expect(clock).not_to_have_text(first)
    assert clock.inner_text() < first
    assert violations(page) == []
    page.get_by_text("Round 2").first.wait_for()


def test_the_timer_is_chosen_on_the_start_page(server: Server, company: Company) -> None:
    page = company.visitor(language="de").page
    page.goto(server.address)
    page.locator(".morebtn").click()
    page.locator("#timer").select_option("60")
    page.locator(".btn.go").click()
    page.get_by_role("timer").wait_for()
    assert re.fullmatch(r"1:00|0:5\d", page.get_by_role("timer").inner_text())


def test_what_might_follow_is_shown_before_a_weapon_is_drawn(server: Server, company: Company) -> None:
    told = found(server.address, [{**PERSON, "name": "Ada"}, BOT, BOT], seed="5")
    page = company.visitor().page
    sit_down(page, server.address, told, [0])
    page.locator(".card.selectable", has_text="Transform").click()
    assert page.locator(".outlook").count() == 0  # others' cards are not known yet
    page.locator(CONFIRM).click()
    page.locator(".card.selectable", has_text="Hunter Axe").click()
    page.locator(".outlook li").first.wait_for()
    expect(page.locator(".outlook")).to_have_attribute("aria-label", "If you choose Hunter Axe")
    shown = page.locator(".outlook li").all_inner_texts()
    assert len(shown) == 4
    assert "Damage:" in shown[1]
    assert violations(page) == []
    page.locator(".card.selectable", has_text="Saw Cleaver").click()
    page.locator('.outlook[aria-label="If you choose Saw Cleaver"]').wait_for()


def test_one_screen_for_three_behind_a_curtain(server: Server, company: Company) -> None:
    """Three people take turns; `choose` opens the curtain, and sees to it that no card shows before. The middle of the
    game is played without a browser, its beginning and its end by hand."""
    told = found(server.address, [{**PERSON, "name": name} for name in ("Ada", "Bo", "Cy")], seed="3")
    somebody = company.visitor()
    somebody.context.add_init_script(CURTAINS)
    page = somebody.page
    sit_down(page, server.address, told, [0, 1, 2])
    page.locator(CURTAIN).wait_for()
    assert violations(page) == []
    chance = random.Random(7)

    def everybody_was_asked() -> bool:
        return set(page.evaluate("window.curtains")) == {"Ada", "Bo", "Cy"}

    def take_turns(until: Callable[[], bool]) -> None:
        page.evaluate(STANDING)
        end = time.monotonic() + 240
        while not until():
            assert time.monotonic() < end, f"the table is stuck; asked were {page.evaluate('window.curtains')}"
            if not choose(page, chance):
                page.wait_for_timeout(30)

    take_turns(everybody_was_asked)
    assert not is_over(page)
    play_over_http(server.address, told, until=lambda view: view["monster"] == view["final_boss"])
    take_turns(lambda: is_over(page))
    assert everybody_was_asked()
    assert somebody.complaints == []


def test_a_bot_stands_in_for_one_who_left_and_hands_back(server: Server, company: Company) -> None:
    told = found(server.address, [{**PERSON, "name": "Ada"}, {**PERSON, "name": "Bo"}, BOT], seed="4")
    host, guest = company.visitor(), company.visitor()
    sit_down(host.page, server.address, told, [0])
    sit_down(guest.page, server.address, told, [1])
    chance = random.Random(3)
    play_on(guest.page, 1, chance)
    play_on(host.page, 1, chance)
    guest.page.close()
    tool(host.page, "Menu")
    host.page.get_by_role("button", name="Seats and invitations").click()
    host.page.locator("dialog li", has=host.page.get_by_text("Bo", exact=True)).get_by_role(
        "button", name="Let a bot stand in"
    ).click()
    host.page.locator("dialog li", has_text="a bot stands in").wait_for()
    assert violations(host.page) == []
    host.page.keyboard.press("Escape")
    play_on(host.page, 4, chance)
    back = guest.context.new_page()
    back.goto(f"{server.address}/#/t/{told['match']}")
    back.get_by_role("button", name="Take the seat back").click()
    back.get_by_role("button", name="Take the seat back").wait_for(state="detached")
    answers = [0, 0]
    end = time.monotonic() + 120
    while min(answers) < 2:  # the table waits for Bo again, who decides
        assert time.monotonic() < end, f"the table is stuck after {answers}"
        answers = [answers[0] + choose(host.page, chance), answers[1] + choose(back, chance)]
    assert host.complaints == []


def test_sound_is_off_until_it_is_wanted(server: Server, company: Company) -> None:
    page = company.visitor().page
    page.add_init_script(
        "window.made = 0; const Real = window.AudioContext;"
        "window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };"
    )
    begin(page, server.address)
    page.locator(".card.selectable").first.click()
    page.locator(CONFIRM).click()
    page.locator(".card.selected").wait_for(state="detached")  # the table has gone on, in silence
    assert page.evaluate("window.made") == 0
    tool(page, "Menu")
    switch = page.get_by_role("switch", name="Sound")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    assert violations(page) == []
    page.wait_for_function("window.made === 1")
