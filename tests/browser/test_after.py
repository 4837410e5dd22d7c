"""After the game: how it came about, looked at again from every seat, kept, and continued."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Company, Server
from tests.browser.hands import RESULT, ended, sit_down, untranslated
from tests.browser.test_access import violations


def test_the_result_and_the_way_back_through_the_game(server: Server, company: Company) -> None:
    told = ended(server.address)
    somebody = company.visitor()
    page = somebody.page
    sit_down(page, server.address, told, [0])
    page.locator(RESULT).wait_for()

    # the pictures of the result agree with the places
    levels = [int(text) for text in page.locator(".rk .tot").all_inner_texts()]
    assert levels == sorted(levels, reverse=True)
    expect(page.locator("figure.chart polyline")).to_have_count(3)
    rows = page.locator(".taken ol > li")
    expect(rows).to_have_count(11)  # ten of the dungeon, and the Final Boss
    assert page.locator(".taken img").evaluate_all("all => all.every(one => one.complete || one.loading === 'lazy')")
    assert page.locator(".moments article").count() >= 1
    assert page.locator(".moments img").count() >= 1
    assert untranslated(page) == []

    # a turning point leads to its place in the game
    page.locator(".moments .cite").first.click()
    page.locator(".scrub").wait_for()
    expect(page).to_have_url(re.compile(r"/open/[1-9]\d*$"))

    # all open shows every hand, a seat's honest view only its own
    page.locator(".scrub input[type=range]").fill("2")
    expect(page.locator(".hc .sr")).to_have_count(2)
    page.locator(".scrub select").select_option("0")
    expect(page.locator(".hc .sr")).to_have_count(0)
    page.locator(".hand .card").first.wait_for()
    page.locator(".scrub select").select_option("spectator")
    expect(page.locator(".hand .card")).to_have_count(0)
    assert violations(page) == []

    # kept as a file, shared by link, continued
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("Nachtspiel record 1\n")
    assert "scores:" in text
    page.locator(".scrub select").select_option("open")
    page.locator(".scrub input[type=range]").fill("4")
    expect(page).to_have_url(re.compile("/open/4$"))
    stranger = company.visitor("phone", "ru").page
    stranger.goto(page.url)
    expect(stranger.locator(".slide")).to_contain_text("4")
    assert violations(stranger) == []
    page.get_by_role("button", name="Continue from here").click()
    page.locator(".ask").wait_for()
    expect(page).not_to_have_url(re.compile(told["match"]))
    assert somebody.complaints == []


def test_a_late_answer_does_not_cover_what_was_asked_for_since(server: Server, company: Company) -> None:
    page = company.visitor().page
    held: list[Route] = []
    page.route(re.compile(r"/replay\?seat=0$"), lambda route: held.append(route))
    page.goto(f"{server.address}/#/replay/{ended(server.address)['match']}/open/2")
    expect(page.locator(".hc .sr")).to_have_count(2)
    with page.expect_request(re.compile(r"/replay\?seat=0$")):
        page.locator(".scrub select").select_option("0")
    page.locator(".scrub select").select_option("spectator")
    expect(page.locator(".hc .sr")).to_have_count(0)
    with page.expect_response(re.compile(r"/replay\?seat=0$")) as answer:
        held[0].continue_()
    answer.value.finished()
    page.wait_for_timeout(200)  # time enough to do it wrong
    assert page.locator(".hand .card").count() == 0
