"""Decks over HTTP: read by key or by name in any language, checked by the game's own rules, refused by their line."""

import json
from importlib.resources import files
from typing import Any

import pytest
from litestar.testing import TestClient

from nachtspiel.engine import record
from nachtspiel.games.bluthelden.vocabulary import CONCEDE
from nachtspiel.games.registry import game
from nachtspiel.server.app import Server
from tests.server.kit import bearer, look, reason

Client = TestClient[Server]
WHITE = (files("nachtspiel.games.bluthelden") / "content" / "decks" / "white.deck").read_text(encoding="utf-8")


def check(client: Client, text: str, game: str = "bluthelden") -> Any:
    return client.post(f"/api/games/{game}/decks/check", json={"text": text})


def faults(client: Client, text: str) -> list[tuple[str, str, str, int]]:
    answer = check(client, text)
    assert answer.status_code == 200, answer.text
    return [(one["rule"], one["card"], one["reason"], one["number"]) for one in answer.json()["faults"]]


@pytest.mark.parametrize("colour", ["black", "green", "orange", "white"])
def test_the_ready_decks_are_legal_and_come_back_as_they_were(client: Client, colour: str) -> None:
    deck = (files("nachtspiel.games.bluthelden") / "content" / "decks" / f"{colour}.deck").read_text(encoding="utf-8")
    told = check(client, deck).json()
    assert told["faults"] == []
    assert (sum(told["spells"].values()), sum(told["pool"].values())) == (40, 18)
    assert check(client, told["text"]).json() == told


def test_cards_are_known_by_their_names_in_every_language(client: Client) -> None:
    for name in ("swordsman", "Swordsman", "Schwertkämpfer"):
        told = check(client, WHITE.replace("3 swordsman", f"3 {name}")).json()
        assert told["spells"]["swordsman"] == 3, name


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("3 swordsman", "4 swordsman", ("BH-6.09", "swordsman", "copies", 4)),
        ("3 swordsman", "3 fertile_field", ("BH-D107", "fertile_field", "in-spells", 7)),
        ("3 swordsman", "3 falcon", ("BH-11.12", "falcon", "token", 3)),
        ("1 arion_paladin_of_the_falcon_guard", "1 swordsman", ("BH-2.07", "swordsman", "not-pool", 4)),
        ("1 arion_paladin_of_the_falcon_guard", "1 creeper_field", ("BH-2.08", "creeper_field", "pool-colour", 1)),
    ],
)
def test_each_broken_rule_names_its_card(client: Client, old: str, new: str, fault: tuple[str, str, str, int]) -> None:
    assert old in WHITE
    assert fault in faults(client, WHITE.replace(old, new))


def test_a_deck_that_is_too_small_says_so_by_rule(client: Client) -> None:
    found = faults(client, WHITE.replace("3 swordsman", "2 swordsman"))
    assert found == [("BH-16.02", "", "too-small", 59), ("BH-D105", "", "few-spells", 39)]


def test_what_is_no_deck_is_refused_by_its_line(client: Client) -> None:
    answer = check(client, WHITE.replace("3 swordsman", "3 nobody"))
    assert (answer.status_code, reason(answer)) == (400, "deck-unknown")
    error = answer.json()["error"]
    line = WHITE.splitlines().index("3 swordsman") + 1
    assert error["names"] == {"line": str(line), "text": "nobody"}
    assert error["sentence"] == f"deck, line {line}: there is no card 'nobody'"


@pytest.mark.parametrize(
    ("old", "new", "reason", "rule"),
    [
        ("rune: sovereigns_rune\n", "", "deck-no-rune", "BH-2.02"),
        ("rune:", "rune: rune_of_the_bandits\nrune:", "deck-second-rune", "BH-9.16"),
        ("sovereign:", "sovereign: kaela_al_shamal\nsovereign:", "deck-second-sovereign", "BH-9.08"),
    ],
)
def test_what_is_no_deck_by_a_rule_names_it(client: Client, old: str, new: str, reason: str, rule: str) -> None:
    assert old in WHITE
    answer = check(client, WHITE.replace(old, new))
    error = answer.json()["error"]
    assert (answer.status_code, error["reason"], error["rule"]) == (400, reason, rule)
    assert error["sentence"].endswith(f" ({rule})")


def test_only_games_with_decks_check_them(client: Client) -> None:
    assert check(client, WHITE, "bloodborne").status_code == 404
    assert check(client, WHITE, "nothing").status_code == 404
    assert check(client, "x" * 20_001).status_code == 413
    assert client.post("/api/games/bluthelden/decks/check", json={"text": 3}).status_code == 400


# ---------------------------------------------------------------- playing with one's own


PAIR = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
OWN = WHITE.replace("3 swordsman", "2 swordsman\n1 nobleman")


def begin(client: Client, **settings: str) -> Any:
    return client.post("/api/matches", json={"game": "bluthelden", "seats": PAIR, "settings": settings})


def test_a_match_is_played_with_an_own_deck_that_only_its_player_is_told(client: Client) -> None:
    told = begin(client, deck1=OWN, deck2="black").json()
    match, keys = told["match"], told["keys"]
    mine = look(client, match, keys["0"])
    assert "1 nobleman" in mine["settings"]["deck1"]
    assert sum(mine["view"]["players"][0]["pool_deck"].values()) == 18
    for key in (keys["1"], ""):
        other = look(client, match, key)
        assert other["settings"]["deck1"] == "own"
        assert other["settings"]["deck2"] == "black"
        hidden = json.dumps(other)
        assert "swordsman" not in hidden
        assert "nobleman" not in hidden
        assert client.get(f"/api/matches/{match}/record", headers=bearer(key) if key else {}).status_code == 403


def test_the_record_and_the_game_that_goes_on_have_the_deck(client: Client) -> None:
    told = begin(client, deck1=OWN, deck2=OWN).json()
    match, keys = told["match"], told["keys"]
    table = look(client, match, keys["1"])
    body = {"decision": table["view"]["question"]["number"], "option": CONCEDE, "age": 0}
    done = client.post(f"/api/matches/{match}/decisions", json=body, headers=bearer(keys["1"]))
    assert done.status_code == 200, done.text
    written = client.get(f"/api/matches/{match}/record").text
    again = record.verify(record.parse(written), game("bluthelden"))
    assert "nobleman" in again.settings["deck1"]
    assert look(client, match)["settings"] == again.settings  # all is open when the game is over
    forked = client.post(f"/api/matches/{match}/fork", json={"decisions": 0}).json()
    assert look(client, forked["match"], forked["keys"]["0"])["settings"]["deck1"] == again.settings["deck1"]
    assert look(client, forked["match"], forked["keys"]["0"])["settings"]["deck2"] == "own"


def test_a_match_with_a_deck_against_the_rules_is_not_founded(client: Client) -> None:
    answer = begin(client, deck2=WHITE.replace("3 swordsman", "4 swordsman"))
    error = answer.json()["error"]
    assert (answer.status_code, error["reason"], error["rule"]) == (409, "deck-copies", "BH-6.09")
    assert error["names"] == {"card": "swordsman", "number": "4"}
    assert error["sentence"].startswith("deck2: swordsman is in the deck 4 times")
    assert begin(client, deck1="purple").status_code == 409
    assert begin(client, deck1="x" * 8001).status_code == 400
