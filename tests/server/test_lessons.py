"""Guided games: the lesson goes as written, whoever is faster; it survives the store, and can be left at any moment."""

import re
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from nachtspiel.engine import record
from nachtspiel.engine.scenario import Scenario
from nachtspiel.games.registry import game
from nachtspiel.server.app import Server
from nachtspiel.server.lessons import lessons
from tests.server.kit import ALONE, PATIENT, bearer, decide, found, hall_of, look, reason, wait_for
from tests.words import LANGUAGES

Client = TestClient[Server]
Json = dict[str, Any]
LESSON = files("nachtspiel.games.bloodborne") / "lessons" / "first.toml"
WORDS = Path(__file__).parents[2] / "client" / "src" / "games" / "bloodborne" / "words"
CHOICES = ["hunter_axe", "transform", "hunter_pistol", "hunters_dream", "saw_spear", "saw_spear"]


def learn(client: Client, body: Json | None = None) -> tuple[str, str]:
    answer = client.post("/api/games/bloodborne/lessons/first", json=body or {})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert list(told["keys"]) == ["0"]
    return told["match"], told["keys"]["0"]


def obey(client: Client, match: str, key: str) -> str:
    """Do what the lesson says; the name of the choice."""
    table = wait_for(client, match, key)
    options = table["view"]["question"]["options"]
    place = [one["option"] for one in options].index(table["lesson"]["option"])
    assert decide(client, match, key, place).status_code == 200
    return str(options[place]["name"])


def test_the_lesson_is_a_scenario_and_goes_as_written() -> None:
    table = Scenario("first.toml", LESSON.read_text(encoding="utf-8")).run(game("bloodborne"))
    assert table.waiting == 0b111


def test_the_learner_is_led_through_the_whole_lesson_and_plays_on_alone(client: Client) -> None:
    assert client.get("/api/games").json()[0]["lessons"] == ["first"]
    match, key = learn(client, {"name": "Ada"})
    head = look(client, match, key)
    assert [(seat["name"], seat["kind"]) for seat in head["seats"]] == [
        ("Ada", "person"), ("Eileen", "greedy"), ("Ludwig", "greedy"),
    ]  # fmt: skip
    assert head["lesson"] == {"name": "first", "step": 0, "steps": 6, "option": head["lesson"]["option"]}
    assert [obey(client, match, key) for _ in CHOICES] == CHOICES
    table = wait_for(client, match, key)
    view, own = table["view"], table["view"]["hunters"][0]
    assert (view["round"], view["monster"], view["echoes"]) == (5, "cleric_beast", 2)
    assert (own["health"], own["collected"], own["banked"]) == (7, 4, 3)
    assert table["lesson"] == {"name": "first", "step": 6, "steps": 6, "option": None}
    assert decide(client, match, key).status_code == 200
    assert wait_for(client, match, key)["lesson"] is None


def test_the_others_are_called_as_the_lesson_calls_them_in_every_language(client: Client) -> None:
    """What stands in the words of the lesson must be what stands at the seats."""
    for language in ("de", "en", "ru"):
        words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        lesson = words[words.index("bb-lesson-first-0") :]
        match, key = learn(client, {"language": language})
        for seat in look(client, match, key)["seats"][1:]:
            assert seat["name"] in lesson
    assert not re.search("Eileen|Ludwig", words), "names in Latin letters in the Russian words"


def test_another_choice_than_the_lessons_is_refused_and_changes_nothing(client: Client) -> None:
    hall_of(client).company.wake = lambda *_: None  # type: ignore[method-assign]
    match, key = learn(client)
    before = wait_for(client, match, key)
    places = [one["option"] for one in before["view"]["question"]["options"]]
    wrong = next(place for place, option in enumerate(places) if option != before["lesson"]["option"])
    refused = decide(client, match, key, wrong)
    assert (refused.status_code, reason(refused)) == (409, "lesson")
    after = look(client, match, key)
    assert (after["view"], after["lesson"]) == (before["view"], before["lesson"])


def test_only_the_learner_is_told_of_the_lesson(client: Client) -> None:
    match, _ = learn(client)
    assert look(client, match)["lesson"] is None
    other, keys = found(client, ALONE)
    assert look(client, other, keys[0])["lesson"] is None


def test_the_lesson_goes_on_after_a_restart_and_its_record_is_sound(client: Client) -> None:
    match, key = learn(client)
    for _ in range(3):
        obey(client, match, key)
    wait_for(client, match, key)
    hall = hall_of(client)
    hall.rooms.clear()
    assert wait_for(client, match, key)["lesson"]["step"] == 3
    assert [obey(client, match, key) for _ in range(3)] == CHOICES[3:]
    wait_for(client, match, key)
    played = hall.rooms[match].ledger.match
    text = record.write(played)
    assert "seed" not in text
    assert record.write(record.verify(record.parse(text), game("bloodborne"))) == text


def test_what_was_taken_back_is_taught_again(client: Client) -> None:
    hall_of(client).company.wake = lambda *_: None  # type: ignore[method-assign]
    match, key = learn(client)
    obey(client, match, key)
    assert look(client, match, key)["lesson"]["step"] == 1
    assert client.post(f"/api/matches/{match}/undo", json={}, headers=bearer(key)).status_code == 200
    table = look(client, match, key)
    assert table["lesson"]["step"] == 0
    assert obey(client, match, key) == "hunter_axe"


def test_a_bot_that_stands_in_follows_the_lesson_too(client: Client) -> None:
    match, key = learn(client)
    answer = client.post(f"/api/matches/{match}/seat", json={"stand_in": "random"}, headers=bearer(key))
    assert answer.status_code == 200
    end = time.monotonic() + PATIENT
    while look(client, match, key)["view"]["round"] < 5 and time.monotonic() < end:
        time.sleep(0.01)
    plays = [event["b"] for event in look(client, match, key)["events"] if event["what"] == "plays" and event["a"] == 0]
    names = {card["number"]: card["key"] for card in client.get("/api/games/bloodborne/catalogue").json()["cards"]}
    assert [names[card] for card in plays[:4]] == ["hunter_axe", "transform", "hunters_dream", "saw_spear"]


def test_whoever_leaves_the_lesson_plays_on_freely(client: Client) -> None:
    match, key = learn(client)
    obey(client, match, key)
    here = wait_for(client, match, key)["decisions"]
    fork = client.post(f"/api/matches/{match}/fork", json={"decisions": here}, headers=bearer(key)).json()
    table = wait_for(client, fork["match"], fork["keys"]["0"])
    assert (table["lesson"], table["view"]["round"], table["view"]["monster"]) == (None, 2, "scourge_beast")
    assert decide(client, fork["match"], fork["keys"]["0"], 0).status_code == 200


def test_lessons_that_do_not_exist_are_named(client: Client) -> None:
    for place in ("/api/games/bloodborne/lessons/second", "/api/games/chess/lessons/first"):
        answer = client.post(place, json={})
        assert (answer.status_code, reason(answer)) == (404, "unknown")
    assert client.post("/api/games/bloodborne/lessons/first", json={"nome": "x"}).status_code == 400


def test_every_lesson_has_words_for_each_of_its_steps() -> None:
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        for name, lesson in lessons("bloodborne").items():
            for step in range(len(lesson.moves[0]) + 1):
                assert f"\nbb-lesson-{name}-{step} =" in text
