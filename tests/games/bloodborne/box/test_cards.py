"""The cards are checked field by field; what is wrong names the file, the entry and the field."""

import pytest

from nachtspiel.games.bloodborne.box import open_box
from tests.games.bloodborne.box.breaking import FINE, broken, changed, entry_of, wrong


@pytest.mark.parametrize(
    ("key", "old", "new", "message"),
    [
        ("kirkhammer", 'key = "kirkhammer"\n', "", "cards.toml, key: is missing"),
        (
            "kirkhammer",
            '"kirkhammer"',
            '"Kirkhammer"',
            "cards.toml, Kirkhammer, key: must be made of small letters, digits and underscores",
        ),
        ("kirkhammer", '"kirkhammer"', '"kirk hammer"', "cards.toml, kirk hammer, key: must be made of small letters"),
        ("kirkhammer", '"kirkhammer"', '"kirkhämmer"', "cards.toml, kirkhämmer, key: must be made of small letters"),
        ("kirkhammer", '"kirkhammer"', '"_"', "cards.toml, _, key: must be made of small letters"),
        ("kirkhammer", '"kirkhammer"', '"chikage"', "cards.toml, chikage, key: is used twice"),
        (
            "kirkhammer",
            'kind = "melee"',
            'kind = "magic"',
            "cards.toml, kirkhammer, kind: must be one of melee, ranged, utility, not 'magic'",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 0",
            "cards.toml, kirkhammer, damage: must be a whole number from 1 to 9, not 0",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 10",
            "cards.toml, kirkhammer, damage: must be a whole number from 1 to 9, not 10",
        ),
        ("kirkhammer", "damage = 4", "", "cards.toml, kirkhammer, damage: is missing"),
        (
            "blood_vial",
            'kind = "utility"',
            'kind = "utility"\ndamage = 1',
            "cards.toml, blood_vial, damage: is not a known field; ",
        ),
        (
            "blood_vial",
            'kind = "utility"',
            'kind = "utility"\ninstant = true',
            "cards.toml, blood_vial, instant: is not a known field; ",
        ),
        (
            "ludwigs_rifle",
            "instant = true",
            "instant = 1",
            "cards.toml, ludwigs_rifle, instant: must be true or false, not 1",
        ),
        (
            "kirkhammer",
            '"slow"',
            '"lazy"',
            "cards.toml, kirkhammer, abilities: there is no ability 'lazy'; known: alone, backstab, ",
        ),
        ("kirkhammer", '{ does = "slow" }', "{ }", "cards.toml, kirkhammer, does: is missing"),
        (
            "kirkhammer",
            '[{ does = "slow" }]',
            '"slow"',
            "cards.toml, kirkhammer, abilities: must be a list of tables, not 'slow'",
        ),
        ("kirkhammer", '"slow" }', '"slow", very = true }', "cards.toml, kirkhammer, very: is not a known field; "),
        (
            "stake_driver",
            "bonus = 2",
            "bonus = 4",
            "cards.toml, stake_driver, bonus: must be a whole number from 1 to 3, not 4",
        ),
        ("stake_driver", ", bonus = 2", "", "cards.toml, stake_driver, bonus: is missing"),
        (
            "saw_spear",
            'type = "beast"',
            'type = "cat"',
            "cards.toml, saw_spear, type: must be one of kin, humanoid, beast, not 'cat'",
        ),
        ("flamesprayer", "melee = true", "melee = 1", "cards.toml, flamesprayer, melee: must be true or false, not 1"),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\nstarting = 3",
            "cards.toml, kirkhammer, starting: must be true or false, not 3",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\ncopies = 0",
            "cards.toml, kirkhammer, copies: must be a whole number from 1 to 8, not 0",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\ncopies = 9",
            "cards.toml, kirkhammer, copies: must be a whole number from 1 to 8, not 9",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\ndream = 1",
            "cards.toml, kirkhammer, dream: must be true or false, not 1",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\nclashes = 1",
            "cards.toml, kirkhammer, clashes: must be true or false, not 1",
        ),
        ("kirkhammer", 'origin = "published"', "", "cards.toml, kirkhammer, origin: is missing"),
        (
            "kirkhammer",
            'origin = "published"',
            'origin = "?"',
            "cards.toml, kirkhammer, origin: must be one of published, original, not '?'",
        ),
        (
            "kirkhammer",
            'text = "original"',
            'text = "?"',
            "cards.toml, kirkhammer, text: must be one of published, original, not '?'",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\ncolour = 'red'",
            "cards.toml, kirkhammer, colour: is not a known field; ",
        ),
        # the whole set
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\nstarting = true",
            "cards.toml, card: there must be 5 different starting cards, five of each (BB-1.03)",
        ),
        (
            "hunter_axe",
            "copies = 5",
            "copies = 4",
            "cards.toml, card: there must be 5 different starting cards, five of each (BB-1.03)",
        ),
        (
            "hunter_axe",
            "starting = true",
            "",
            "cards.toml, card: there must be 5 different starting cards, five of each (BB-1.03)",
        ),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\ncopies = 2",
            "cards.toml, card: there must be 32 upgrade cards (BB-1.04), not 33",
        ),
        (
            "hunters_dream",
            "dream = true",
            "",
            "cards.toml, dream: exactly one starting card must be Hunter's Dream (dream = true)",
        ),
        (
            "transform",
            'kind = "utility"',
            'kind = "utility"\ndream = true',
            "cards.toml, dream: exactly one starting card must be Hunter's Dream",
        ),
        (
            "hunter_pistol",
            "clashes = true",
            "",
            "cards.toml, clashes: exactly one Instant weapon must be the clashing Hunter Pistol (clashes = true)",
        ),
        (
            "hunter_pistol",
            "instant = true",
            "",
            "cards.toml, clashes: exactly one Instant weapon must be the clashing Hunter Pistol",
        ),
        (
            "ludwigs_rifle",
            "instant = true",
            "instant = true\nclashes = true",
            "cards.toml, clashes: exactly one Instant weapon must be the clashing",
        ),
    ],
)
def test_a_wrong_card_is_named(key: str, old: str, new: str, message: str) -> None:
    assert wrong("cards.toml", key, old, new).startswith(message)


def test_a_missing_upgrade_is_noticed() -> None:
    mistake = broken("cards.toml", "[[card]]\n" + entry_of("cards.toml", "kirkhammer"), "")
    assert str(mistake) == "cards.toml, card: there must be 32 upgrade cards (BB-1.04), not 31"


def test_the_dream_must_be_a_starting_card() -> None:
    mistake = broken("cards.toml", "dream = true\n", "", "damage = 3\n", "damage = 3\ndream = true\n")
    assert str(mistake) == "cards.toml, dream: exactly one starting card must be Hunter's Dream (dream = true)"


def test_all_upgrades_may_be_different() -> None:
    one = '[[card]]\nkey = "c{}"\nkind = "melee"\ndamage = 1\norigin = "original"\n'
    start = FINE["cards.toml"].index('[[card]]\nkey = "kirkhammer"')
    sets = FINE["cards.toml"][:start]
    fits = sets + "".join(one.format(number) for number in range(32))
    assert len(open_box({**FINE, "cards.toml": fits}).cards) == 37


@pytest.mark.parametrize("instant", [True, False])
def test_a_weapon_is_instant_only_if_it_says_so(instant: bool) -> None:
    entry = entry_of("cards.toml", "ludwigs_rifle")
    box = changed("cards.toml", entry, entry.replace("instant = true", f"instant = {str(instant).lower()}"))
    assert next(card for card in box.cards if card.key == "ludwigs_rifle").instant_damage is instant
