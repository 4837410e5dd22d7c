"""The monsters are checked field by field; what is wrong names the file, the entry and the field."""

import pytest

from nachtspiel.games.bloodborne.box import open_box
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, ORDINARY
from tests.games.bloodborne.box.breaking import FINE, broken, entry_of, wrong


@pytest.mark.parametrize(
    ("key", "old", "new", "message"),
    [
        (
            "amygdala",
            '"amygdala"',
            '"Amy"',
            "monsters.toml, Amy, key: must be made of small letters, digits and underscores",
        ),
        ("amygdala", '"amygdala"', '"watchdog"', "monsters.toml, watchdog, key: is used twice"),
        (
            "amygdala",
            'rank = "boss"',
            'rank = "king"',
            "monsters.toml, amygdala, rank: must be one of ordinary, boss, final_boss, not 'king'",
        ),
        (
            "amygdala",
            "grapple",
            "more_echoes",
            "monsters.toml, amygdala, abilities: there is no such ability 'more_echoes' here; known: ambush, ",
        ),
        (
            "gehrman",
            "more_echoes",
            "first_blood",
            "monsters.toml, gehrman, abilities: there is no such ability 'first_blood' here; known: blood_tithe, ",
        ),
        (
            "amygdala",
            "more = 1",
            "more = 3",
            "monsters.toml, amygdala, more: must be a whole number from 1 to 2, not 3",
        ),
        ("amygdala", "more = 1", "more = 1, force = 1", "monsters.toml, amygdala, force: is not a known field; "),
        (
            "watchdog",
            'kind = "ranged"',
            'kind = "far"',
            "monsters.toml, watchdog, kind: must be one of melee, ranged, utility, not 'far'",
        ),
        ("amygdala", 'types = ["kin", "humanoid", "beast"]', "", "monsters.toml, amygdala, types: is missing"),
        (
            "amygdala",
            '"kin", "humanoid", "beast"',
            '"kin", "cat"',
            "monsters.toml, amygdala, types: must be one of kin, humanoid, beast, not 'cat'",
        ),
        (
            "amygdala",
            '"kin", "humanoid", "beast"',
            '"kin", "kin"',
            "monsters.toml, amygdala, types: names something twice",
        ),
        (
            "amygdala",
            '"kin", "humanoid", "beast"',
            '"kin"',
            "monsters.toml, amygdala, types: a boss has two or three types (BB-12.09)",
        ),
        (
            "rabid_dog",
            '"beast"',
            '"beast", "kin"',
            "monsters.toml, rabid_dog, types: an ordinary monster has exactly one type (BB-17.07)",
        ),
        (
            "rabid_dog",
            '["beast"]',
            "[]",
            "monsters.toml, rabid_dog, types: an ordinary monster has exactly one type (BB-17.07)",
        ),
        (
            "gehrman",
            '"kin", "humanoid", "beast"',
            '"kin", "beast"',
            "monsters.toml, gehrman, types: a Final Boss has all three types (BB-18.03)",
        ),
        (
            "amygdala",
            'abilities = [{ does = "grapple", kind = "melee", more = 1 }]',
            "",
            "monsters.toml, amygdala, abilities: every boss and Final Boss has an ability (BB-3.12, BB-4.04)",
        ),
        (
            "gehrman",
            'abilities = [{ does = "more_echoes", echoes = 2 }]',
            "",
            "monsters.toml, gehrman, abilities: every boss and Final Boss has an ability",
        ),
        (
            "amygdala",
            "health = 11",
            "health = 0",
            "monsters.toml, amygdala, health: must be a whole number from 1 to 30, not 0",
        ),
        (
            "amygdala",
            "health = 11",
            "health = 31",
            "monsters.toml, amygdala, health: must be a whole number from 1 to 30, not 31",
        ),
        (
            "amygdala",
            'lantern = "red"',
            'lantern = "blue"',
            "monsters.toml, amygdala, lantern: must be one of green, yellow, red, not 'blue'",
        ),
        ("amygdala", 'origin = "original"', "", "monsters.toml, amygdala, origin: is missing"),
        (
            "amygdala",
            'origin = "original"',
            'origin = "original"\ntext = "?"',
            "monsters.toml, amygdala, text: must be one of published, original",
        ),
        ("amygdala", "health = 11", "health = 11\narms = 8", "monsters.toml, amygdala, arms: is not a known field; "),
        # the whole set
        ("scourge_beast", entry_of("monsters.toml", "scourge_beast"), "", "monsters.toml, key: is missing"),
    ],
)
def test_a_wrong_monster_is_named(key: str, old: str, new: str, message: str) -> None:
    assert wrong("monsters.toml", key, old, new).startswith(message)


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("scourge_beast", "there must be 18 of rank ordinary (BB-1.04), not 17"),
        ("amygdala", "there must be 7 of rank boss (BB-1.04), not 6"),
        ("rom", "there must be 5 of rank final_boss (BB-1.04), not 4"),
    ],
)
def test_a_missing_monster_is_noticed(key: str, message: str) -> None:
    entry = "[[monster]]\n" + entry_of("monsters.toml", key)
    assert str(broken("monsters.toml", entry, "")) == f"monsters.toml, monster: {message}"


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("scourge_beast", "there must be 18 of rank ordinary (BB-1.04), not 19"),
        ("amygdala", "there must be 7 of rank boss (BB-1.04), not 8"),
        ("rom", "there must be 5 of rank final_boss (BB-1.04), not 6"),
    ],
)
def test_one_monster_too_many_is_noticed(key: str, message: str) -> None:
    entry = "[[monster]]\n" + entry_of("monsters.toml", key)
    twice = entry + entry.replace(key, f"{key}_2")
    assert str(broken("monsters.toml", entry, twice)) == f"monsters.toml, monster: {message}"


def test_monsters_are_numbered_by_rank_whatever_their_order_in_the_file() -> None:
    entry = "[[monster]]\n" + entry_of("monsters.toml", "rom")
    moved = entry + FINE["monsters.toml"].replace(entry, "")
    box = open_box({**FINE, "monsters.toml": moved})
    assert [monster.rank for monster in box.monsters] == [ORDINARY] * 18 + [BOSS] * 7 + [FINAL_BOSS] * 5
    assert [monster.number for monster in box.monsters] == list(range(30))
    assert box.monsters[25].key == "rom"


def test_every_piece_says_where_it_comes_from() -> None:
    box = open_box(FINE)
    cards = {card.key: card.origin for card in box.cards}
    monsters = {monster.key: monster.origin for monster in box.monsters}
    assert (cards["hunter_axe"], cards["threaded_cane"]) == ("published", "original")
    assert (monsters["gehrman"], monsters["amygdala"]) == ("published", "original")
