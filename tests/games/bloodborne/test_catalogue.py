"""The catalogue: what is in the box and what every number means, for clients that draw the table."""

import json

import pytest

from nachtspiel.engine.knowing import Json
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.vocabulary import BURY, DECLINE, EVENTS, IN_PLAY, LEAVE, SEAT, USED, card_in

GAME_RULES = {
    "game": "bloodborne",
    "track": [1, 3, 5, 7, 9, 12],
    "full_health": 8,
    "card_limit": 7,
}


@pytest.fixture
def game() -> Bloodborne:
    return Bloodborne()


def entries(game: Bloodborne, what: str, by: str) -> dict[object, Json]:
    found = game.knowing.catalogue()[what]
    assert isinstance(found, list)
    return {entry[by]: entry for entry in found}


@pytest.mark.rule("BB-2.18", "BB-14.09", "BB-17.02")
def test_the_catalogue_says_what_holds_for_the_whole_game(game: Bloodborne) -> None:
    told = game.knowing.catalogue()
    assert {name: told[name] for name in GAME_RULES} == GAME_RULES
    assert set(told) == {*GAME_RULES, "cards", "monsters", "dice", "options", "events", "stops", "seat", "roles"}


def test_the_catalogue_can_be_sent_and_is_not_the_box_itself(game: Bloodborne) -> None:
    told = game.knowing.catalogue()
    assert json.loads(json.dumps(told)) == told
    assert told["track"] is not game.box.track


@pytest.mark.rule("BB-1.05")
def test_the_faces_of_the_dice_are_those_of_the_rulebook(game: Bloodborne) -> None:
    dice = game.knowing.catalogue()["dice"]
    assert isinstance(dice, dict)
    assert list(dice) == ["green", "yellow", "red"]
    shown = {die: [f"{face['number']}{'+' * face['again']}" for face in faces] for die, faces in dice.items()}
    assert shown == {
        "green": ["0", "0", "1", "1+", "1+", "2"],
        "yellow": ["0", "1", "1", "1+", "2+", "3"],
        "red": ["0", "1+", "2", "2+", "3", "4"],
    }
    assert dice["green"][3] == {"number": 1, "again": True}
    assert dice["green"][5] == {"number": 2, "again": False}


@pytest.mark.rule("BB-5.05", "BB-5.06")
@pytest.mark.parametrize(
    "card",
    [
        {
            "key": "hunter_pistol", "kind": "ranged", "damage": 1, "instant": True, "starting": True,
            "copies": 5, "dream": False, "clashes": True, "abilities": [], "origin": "published",
        },
        {
            "key": "hunters_dream", "kind": "utility", "damage": 0, "instant": False, "starting": True,
            "copies": 5, "dream": True, "clashes": False, "abilities": [], "origin": "published",
        },
        {
            "key": "ludwigs_holy_blade", "kind": "melee", "damage": 2, "instant": False,
            "starting": False, "copies": 1, "dream": False, "clashes": False,
            "abilities": [{"does": "alone", "kind": "melee", "bonus": 2}], "origin": "original",
        },
    ],
    ids=lambda card: str(card["key"]),
)  # fmt: skip
def test_a_card_is_told_with_all_that_stands_on_it(game: Bloodborne, card: Json) -> None:
    key = str(card["key"])
    assert entries(game, "cards", "key")[key] == {**card, "number": game.cards[key]}


@pytest.mark.rule("BB-3.06", "BB-3.07", "BB-18.03")
@pytest.mark.parametrize(
    "monster",
    [
        {
            "key": "winter_lantern", "rank": "ordinary", "health": 6, "lantern": "yellow",
            "types": ["kin"], "abilities": [{"does": "thorns", "echoes": 2, "damage": 1}], "origin": "published",
        },
        {
            "key": "carrion_crows", "rank": "ordinary", "health": 7, "lantern": "green",
            "types": ["beast"], "abilities": [], "origin": "published",
        },
        {
            "key": "watchdog", "rank": "boss", "health": 12, "lantern": "red",
            "types": ["kin", "beast"], "abilities": [{"does": "hide", "kind": "ranged", "most": 1}],
            "origin": "published",
        },
        {
            "key": "moon_presence", "rank": "final_boss", "health": 13, "lantern": "red",
            "types": ["kin", "humanoid", "beast"], "abilities": [{"does": "blood_tithe", "echoes": 2}],
            "origin": "original",
        },
    ],
    ids=lambda monster: str(monster["key"]),
)  # fmt: skip
def test_a_monster_is_told_with_all_that_stands_on_it(game: Bloodborne, monster: Json) -> None:
    key = str(monster["key"])
    assert entries(game, "monsters", "key")[key] == {**monster, "number": game.monsters[key]}


@pytest.mark.rule("BB-1.03", "BB-1.04")
def test_the_whole_box_is_told_in_the_order_of_its_numbers(game: Bloodborne) -> None:
    for part, box in (("cards", game.box.cards), ("monsters", game.box.monsters)):
        assert [entry["key"] for entry in entries(game, part, "number").values()] == [piece.key for piece in box]
        assert list(entries(game, part, "number")) == list(range(len(box)))


@pytest.mark.parametrize(
    ("option", "name", "kind", "parts"),
    [
        (0, "hunter_axe", "card", {"card": 0}),
        (USED, "used hunter_axe", "used", {"card": 0}),
        (USED + 4, "used hunters_dream", "used", {"card": 4}),
        (IN_PLAY, "in_play hunter_axe", "in_play", {"card": 0}),
        (IN_PLAY + 1, "in_play saw_cleaver", "in_play", {"card": 1}),
        (SEAT, "hunter 1", "seat", {"seat": 0}),
        (SEAT + 4, "hunter 5", "seat", {"seat": 4}),
        (DECLINE, "decline", "decline", {}),
        (LEAVE, "leave", "leave", {}),
        (BURY, "bury", "bury", {}),
        (SEAT + 5, f"option {SEAT + 5}", "", {}),
    ],
)
def test_an_option_is_about_a_card_in_its_place_or_a_hunter_or_only_a_word(
    game: Bloodborne, option: int, name: str, kind: str, parts: dict[str, int]
) -> None:
    meant = game.naming.options.read(option)
    assert (meant.number, meant.name, meant.kind, meant.parts) == (option, name, kind, parts)
    assert card_in(option) == meant.part("card") or not kind


def test_the_ranges_of_the_options_are_told(game: Bloodborne) -> None:
    card = [{"name": "card", "size": len(game.box.cards)}]
    assert game.knowing.catalogue()["options"] == [
        {"kind": "card", "first": 0, "parts": card},
        {"kind": "used", "first": USED, "parts": card},
        {"kind": "in_play", "first": IN_PLAY, "parts": card},
        {"kind": "seat", "first": SEAT, "parts": [{"name": "seat", "size": 5}]},
        {"kind": "decline", "first": DECLINE, "parts": []},
        {"kind": "leave", "first": LEAVE, "parts": []},
        {"kind": "bury", "first": BURY, "parts": []},
    ]


def test_every_event_is_told_with_the_roles_of_its_numbers(game: Bloodborne) -> None:
    events = game.knowing.catalogue()["events"]
    assert isinstance(events, dict)
    assert list(events) == list(EVENTS) == list(game.naming.events)
    assert events["trophy"] == ["hunter", "type", "number"]
    assert events["hunt_over"] == []


def test_a_new_game_names_its_content_its_cards_and_its_monsters(game: Bloodborne) -> None:
    assert game.content == game.box.fingerprint
    assert game.cards == {card.key: card.number for card in game.box.cards}
    assert game.monsters == {monster.key: monster.number for monster in game.box.monsters}
    box = game.box
    assert Bloodborne(box).box is box
