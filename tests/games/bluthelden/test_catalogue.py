"""What clients are told of the box is what its content files say."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from nachtspiel.engine.views import BaseCatalogue
from nachtspiel.games.bluthelden import terms, vocabulary
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.catalogue import card_entry, counted, keywords_of
from nachtspiel.games.bluthelden.pieces import Box
from nachtspiel.games.bluthelden.views import COLOURS, Catalogue
from tests.games.bluthelden.content import HERO, read
from tests.games.bluthelden.kit import GAME

FILES = ("black", "green", "neutral", "orange", "white", "tokens")


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(read_files())


def documents() -> list[tuple[dict[str, Any], bool]]:
    """All cards and tokens in the order of their files, and whether each is a token."""
    folder = files("nachtspiel.games.bluthelden") / "content" / "cards"
    found: list[tuple[dict[str, Any], bool]] = []
    for file in FILES:
        token = file == "tokens"
        document = tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))
        found += [(fields, token) for fields in document["token" if token else "card"]]
    return found


def abilities_of(fields: dict[str, Any]) -> list[dict[str, Any]]:
    """The activated abilities as they are printed, and Rise in a place of its own."""
    found = []
    for number, ability in enumerate(fields.get("activated", [])):
        cost = ability.get("cost", {})
        found.append(
            {"number": number, "asp": cost.get("asp", 0), "lp": cost.get("lp", 0), "turn": cost.get("turn", False),
             "bound": ability.get("bound", False)}
        )  # fmt: skip
    if "rise" in fields:
        found.append({"number": 4, "asp": fields["rise"]["asp"], "lp": 0, "turn": True, "bound": False})
    return found


def printed(fields: dict[str, Any], number: int, token: bool) -> dict[str, Any]:
    entry = {
        "key": fields["key"],
        "number": number,
        "type": fields["type"],
        "colour": fields["colour"],
        "rarity": None if token else fields["rarity"],
        "asp": fields.get("asp", 0),
        "level": fields.get("level", 0),
        "power": fields.get("power", 0),
        "hp": fields.get("hp", 0),
        "resistance": fields.get("resistance", 0),
        "initiative": fields.get("initiative", 0),
        "species": fields.get("species", []),
        "magic": fields.get("magic"),
        "pool": fields.get("pool", False) or fields["type"] == "resource",
        "keywords": sorted(fields.get("keywords", []), key=terms.KEYWORDS.index),
        "token": token,
        "origin": fields["origin"],
        "rise": fields.get("rise"),
        "onto": fields.get("onto"),
        "hideout": fields["hideout"]["asp"] if "hideout" in fields else None,
        "abilities": abilities_of(fields),
        "modes": len(fields.get("effect", [])),
    }
    if fields["type"] == "sovereign":
        entry["lp"] = fields["lp"]
        extra = fields.get("surcharge", {})
        entry["surcharge"] = {
            colour: -1 if extra.get(colour) == "never" else extra.get(colour, 0) for colour in COLOURS
        }
    return entry


def test_every_card_is_told_as_it_is_printed(box: Box) -> None:
    everything = documents()
    assert len(box.cards) == len(everything) + 1  # and the rulebook's own abilities
    for number, (fields, token) in enumerate(everything):
        assert card_entry(box, box.cards[number]) == printed(fields, number, token)


def test_cards_of_every_type_by_hand(box: Box) -> None:
    """What the files say, once more in plain words, so that both readings cannot go astray together."""
    told: dict[str, Any] = {key: card_entry(box, box.cards[box.numbers[key]]) for key in box.numbers}
    smith = told["young_blacksmith"]
    assert (smith["type"], smith["colour"], smith["rarity"], smith["asp"]) == ("character", "white", "K", 1)
    assert (smith["level"], smith["power"], smith["hp"]) == (1, 1, 1)
    assert (smith["resistance"], smith["initiative"]) == (2, 2)
    assert (smith["pool"], smith["token"], smith["keywords"]) == (True, False, ["binding"])
    assert smith["rise"] == {"into": "master_blacksmith", "asp": 2}
    assert smith["abilities"] == [
        {"number": 0, "asp": 0, "lp": 0, "turn": True, "bound": True},
        {"number": 4, "asp": 2, "lp": 0, "turn": True, "bound": False},
    ]
    assert told["master_blacksmith"]["onto"] == {"base": "young_blacksmith", "less": 2}
    lord = told["barabas_ulfaran"]
    assert (lord["lp"], lord["number"]) == (30, 0)
    assert lord["surcharge"] == {"black": 0, "green": 2, "orange": 0, "white": -1, "grey": 0}
    assert lord["abilities"][1] == {"number": 1, "asp": 0, "lp": 4, "turn": True, "bound": False}
    assert lord["abilities"][2] == {"number": 2, "asp": 0, "lp": 2, "turn": False, "bound": False}
    assert (told["skeleton"]["token"], told["skeleton"]["rarity"]) == (True, None)
    assert (told["tracker"]["hideout"], told["watch_dog"]["hideout"]) == (2, None)
    assert (told["blood"]["modes"], told["watch_dog"]["modes"]) == (2, 0)
    assert "lp" not in told["watch_dog"]
    assert "surcharge" not in told["sovereigns_rune"]


def test_nought_is_not_nothing() -> None:
    """A magic value of 0, a Hideout for 0, the card with number 0, and an ability without a cost."""
    fields = {
        "magic": 0,
        "hideout": {"asp": 0},
        "rise": {"into": "hero", "asp": 0},
        "onto": {"base": "hero", "less": 0},
    }
    hero = read({**HERO, **fields, "activated": [{"do": [{"do": "draw"}]}]})
    told: Any = card_entry(Box([hero], [], [], "", 0), hero)
    assert (told["magic"], told["hideout"]) == (0, 0)
    assert (told["rise"], told["onto"]) == ({"into": "hero", "asp": 0}, {"base": "hero", "less": 0})
    assert told["abilities"][0] == {"number": 0, "asp": 0, "lp": 0, "turn": False, "bound": False}


def test_the_catalogue_holds_everything(box: Box) -> None:
    found: Any = GAME.knowing.catalogue()
    assert set(found) == {*BaseCatalogue.__annotations__, *Catalogue.__annotations__}
    assert found["game"] == "bluthelden"
    assert found["cards"] == [card_entry(box, card) for card in box.cards]
    kinds = {word for fields, _ in documents() for word in fields.get("species", [])}
    assert kinds <= set(found["species"])
    assert found["species"] == box.species
    assert found["counters"][:6] == ["poison", "plus", "resistance", "initiative", "resistance_down", "madness"]
    assert found["counters"] == box.counters
    assert len(found["places"]) == 400
    assert found["uses"] == {"rise": 4, "reveal": 5, "shield": 6, "shift": 7}
    assert (found["places"][0], found["places"][199], found["places"][200]) == (
        "1-war-left-1", "1-training-64", "2-war-left-1",
    )  # fmt: skip
    assert found["events"]["moves"] == ["player", "card", "place"]
    assert (found["events"]["lane_done"], found["events"]["drawn"]) == (["lane"], [])
    assert list(found["events"]) == list(vocabulary.EVENTS)


def test_the_catalogue_tells_what_each_option_means(box: Box) -> None:
    options: Any = GAME.knowing.catalogue()["options"]
    told = {one["kind"]: (one["first"], [(part["name"], part["size"]) for part in one["parts"]]) for one in options}
    cards, places = ("card", len(box.cards)), ("place", 400)
    assert {kind: one for kind, one in told.items() if one[1]} == {
        "card": (0, [cards]), "hide": (1000, [cards]), "ability": (2000, [places, ("ability", 8)]),
        "move": (5200, [places]), "place": (5600, [places]), "lane": (6000, [("lane", 3)]),
        "mode": (6010, [("mode", 10)]), "chain": (6020, [("item", 100)]), "order": (6120, [("trigger", 180)]),
        "mulligan": (6300, [("cards", 64)]),
    }  # fmt: skip
    words = {kind: first for kind, (first, parts) in told.items() if not parts}
    assert (words["pass"], words["retreat"], words["concede"], len(words)) == (6400, 6411, 6417, 18)


@pytest.mark.parametrize("place", range(4))
def test_the_catalogue_lists_the_decks_card_by_card(box: Box, place: int) -> None:
    key = ("black", "green", "orange", "white")[place]
    folder = files("nachtspiel.games.bluthelden") / "content" / "decks"
    parts: dict[str, dict[str, int]] = {"spells": {}, "pool": {}}
    heads: dict[str, str] = {}
    part = ""
    for raw in (folder / f"{key}.deck").read_text(encoding="utf-8").splitlines():
        line = raw.partition("#")[0].strip()
        if line in parts:
            part = line
        elif part and line:
            number, card = line.split()
            parts[part][card] = int(number)
        elif ":" in line:
            heads[line.partition(":")[0]] = line.partition(":")[2].strip()
    decks: Any = GAME.knowing.catalogue()["decks"]
    found = decks[place]
    assert found == {"key": key, **heads, **parts}
    assert (sum(found["spells"].values()), sum(found["pool"].values())) == (40, 18)


def test_cards_are_counted_and_keywords_named(box: Box) -> None:
    dog, forge = box.numbers["watch_dog"], box.numbers["forge"]
    assert counted(box, [dog, forge, dog, dog]) == {"forge": 1, "watch_dog": 3}
    assert list(counted(box, [dog, forge])) == ["forge", "watch_dog"]
    assert keywords_of(terms.BINDING | terms.FLYING | terms.SPECTRAL_WARD) == ["binding", "flying", "spectral_ward"]
    assert keywords_of(0) == []
