"""The content of the box is checked field by field; what is wrong names the file, the entry and the field."""

import pytest

from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.box import FILES, open_box, read_files
from nachtspiel.games.bloodborne.pieces import (
    AFTER_ALL,
    BEFORE_ALL,
    BOSS,
    FINAL_BOSS,
    IN_TURN,
    MELEE,
    ORDINARY,
    RANGED,
    UTILITY,
    Box,
)  # fmt: skip

FINE = read_files()


def broken(file: str, *changes: str) -> ContentMistake:
    """The mistake after replacing texts in a file: old, new, old, new, ..."""
    text = FINE[file]
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text, f"'{old}' does not stand in {file}"
        text = text.replace(old, new, 1)
    with pytest.raises(ContentMistake) as caught:
        open_box({**FINE, file: text})
    return caught.value


def changed(file: str, old: str, new: str) -> Box:
    assert old in FINE[file]
    return open_box({**FINE, file: FINE[file].replace(old, new, 1)})


def entry_of(file: str, key: str) -> str:
    """The text of one card or monster, up to the next."""
    start = FINE[file].index(f'key = "{key}"')
    end = FINE[file].find("[[", start)
    return FINE[file][start:] if end < 0 else FINE[file][start:end]


# ---------------------------------------------------------------- what is in the box


@pytest.mark.rule("BB-1.03", "BB-1.04", "BB-5.05", "BB-5.06")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = open_box(FINE)
    starting = [card for card in box.cards if card.starting]
    assert [(card.key, card.kind, card.damage, card.instant_damage, card.copies) for card in starting] == [
        ("hunter_axe", MELEE, 2, False, 5),
        ("saw_cleaver", MELEE, 1, False, 5),
        ("hunter_pistol", RANGED, 1, True, 5),
        ("transform", UTILITY, 0, False, 5),
        ("hunters_dream", UTILITY, 0, False, 5),
    ]
    assert box.starting_set == [0, 1, 2, 3, 4]
    assert len(box.upgrades) == 32
    assert box.upgrades == sorted(box.upgrades)
    assert (len(box.ordinary), len(box.bosses), len(box.final_bosses)) == (18, 7, 5)
    assert box.ordinary + box.bosses + box.final_bosses == list(range(30))
    assert [monster.number for monster in box.monsters] == list(range(30))
    assert (box.cards[box.dream].key, box.cards[box.pistol].key) == ("hunters_dream", "hunter_pistol")


@pytest.mark.rule("BB-1.05", "BB-2.18", "BB-14.09")
def test_the_board_and_the_dice_are_as_the_rulebook_shows() -> None:
    box = open_box(FINE)
    assert (box.full_health, box.card_limit) == (8, 7)
    assert box.track[:3] == [1, 3, 5]
    assert len(box.dice) == 3
    assert all(len(die) == 6 for die in box.dice)
    assert (2, True) in box.dice[2]
    assert (0, False) in box.dice[2]
    means = [sum(number for number, _ in die) / 6 for die in box.dice]
    assert means == sorted(set(means))  # green is the weakest, red the most dangerous


@pytest.mark.rule("BB-12.09", "BB-17.07", "BB-3.12", "BB-4.04", "BB-3.08")
def test_types_and_abilities_are_as_the_rulebook_says() -> None:
    box = open_box(FINE)
    for monster in box.monsters:
        assert len(monster.types) in {ORDINARY: {1}, BOSS: {2, 3}, FINAL_BOSS: {3}}[monster.rank]
        assert monster.powers or monster.rank == ORDINARY
    plain = [monster for monster in box.monsters if not monster.powers]
    assert 0 < len(plain) < 9


def test_a_card_is_in_the_box_as_often_as_it_says() -> None:
    box = open_box(FINE)
    vial = next(card for card in box.cards if card.key == "blood_vial")
    cane = next(card for card in box.cards if card.key == "threaded_cane")
    assert (vial.copies, box.upgrades.count(vial.number)) == (2, 2)
    assert (cane.copies, box.upgrades.count(cane.number)) == (1, 1)


def test_a_card_takes_its_place_in_the_round_from_any_of_its_abilities() -> None:
    box = open_box(FINE)
    assert [card.key for card in box.cards if card.when == BEFORE_ALL] == ["blade_of_mercy"]
    assert [card.key for card in box.cards if card.when == AFTER_ALL] == ["kirkhammer"]
    assert {card.when for card in box.cards} == {BEFORE_ALL, IN_TURN, AFTER_ALL}
    assert [card.key for card in box.cards if card.transforms is True] == ["transform", "beast_blood_pellet"]
    assert [card.transforms for card in box.cards].count(False) == 32
    assert all(len(card.abilities) == len(box.texts.get(card.key, [])) for card in box.cards)
    first = changed("cards.toml", '{ does = "swift" }', '{ does = "swift" }, { does = "boss_bane", bonus = 1 }')
    assert [card.key for card in first.cards if card.when == BEFORE_ALL] == ["blade_of_mercy"]


def test_the_texts_of_abilities_are_remembered_as_written() -> None:
    texts = open_box(FINE).texts
    assert texts["molotov_cocktail"] == [("throw", {"damage": 1}), ("scorch", {"damage": 1})]
    assert texts["watchdog"] == [("hide", {"kind": "ranged", "most": 1})]
    assert "threaded_cane" not in texts


def test_comments_do_not_change_the_fingerprint_but_numbers_do() -> None:
    fine = open_box(FINE).fingerprint
    assert changed("board.toml", "full_health = 8", "full_health    = 8 # yes").fingerprint == fine
    assert changed("board.toml", "full_health = 8", "full_health = 9").fingerprint != fine
    assert changed("monsters.toml", "health = 3", "health = 4").fingerprint != fine
    assert changed("cards.toml", "damage = 2", "damage = 3").fingerprint != fine


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(file: str) -> None:
    texts = {name: text for name, text in FINE.items() if name != file}
    with pytest.raises(ContentMistake) as caught:
        open_box(texts)
    assert str(caught.value) == (
        f"{file}: is missing; the content of Bloodborne is board.toml, cards.toml, monsters.toml"
    )


@pytest.mark.parametrize("file", FILES)
def test_broken_toml_is_named(file: str) -> None:
    with pytest.raises(ContentMistake, match=rf"^{file}: is not valid TOML: "):
        open_box({**FINE, file: FINE[file] + "\n= nothing\n"})


@pytest.mark.parametrize("file", FILES)
def test_an_unknown_table_is_named(file: str) -> None:
    with pytest.raises(ContentMistake, match=rf"^{file}, weather: is not a known field; "):
        open_box({**FINE, file: FINE[file] + '\n[weather]\nrain = "yes"\n'})


# ---------------------------------------------------------------- board.toml


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[board]", "[baord]", "board.toml, board: is missing"),
        ("boards = 5", "boards = 4", "board.toml, board, boards: must be a whole number from 5 to 5, not 4"),
        ("boards = 5", "", "board.toml, board, boards: is missing"),
        (
            "full_health = 8",
            "full_health = 0",
            "board.toml, board, full_health: must be a whole number from 1 to 20, not 0",
        ),
        (
            "full_health = 8",
            "full_health = 21",
            "board.toml, board, full_health: must be a whole number from 1 to 20, not 21",
        ),
        (
            "card_limit = 7",
            "card_limit = 5",
            "board.toml, board, card_limit: must be a whole number from 6 to 20, not 5",
        ),
        (
            "card_limit = 7",
            "card_limit = 21",
            "board.toml, board, card_limit: must be a whole number from 6 to 20, not 21",
        ),
        ("card_limit = 7", "card_limit = 7\nluck = 1", "board.toml, board, luck: is not a known field; "),
        (
            'origin = "published"',
            'origin = "stolen"',
            "board.toml, board, origin: must be one of published, original, not 'stolen'",
        ),
        ("[trophies]", "[trophy]", "board.toml, trophies: is missing"),
        ("track = [1, 3, 5, 7, 9, 12]", "", "board.toml, trophies, track: is missing"),
        (
            "track = [1, 3, 5, 7, 9, 12]",
            "track = []",
            "board.toml, trophies, track: must be a list of rising numbers, not []",
        ),
        (
            "track = [1, 3, 5, 7, 9, 12]",
            "track = 3",
            "board.toml, trophies, track: must be a list of rising numbers, not 3",
        ),
        (
            "track = [1, 3, 5",
            "track = [1, 3, 3",
            "board.toml, trophies, track: must rise from space to space, but 3 stands in [1, 3, 3, ",
        ),
        (
            "track = [1, 3, 5",
            "track = [0, 3, 5",
            "board.toml, trophies, track: must rise from space to space, but 0 stands in ",
        ),
        (
            "track = [1, 3, 5",
            "track = [true, 3, 5",
            "board.toml, trophies, track: must rise from space to space, but True stands in ",
        ),
        (
            "track = [1, 3, 5",
            "track = [1, '3', 5",
            "board.toml, trophies, track: must rise from space to space, but '3' stands in ",
        ),
        ('origin = "original"', "", "board.toml, trophies, origin: is missing"),
        ('origin = "original"', 'origin = "original"\nsize = 3', "board.toml, trophies, size: is not a known field; "),
        ('lantern = "red"', 'lantern = "blue"', "board.toml, lantern: must be one of green, yellow, red, not 'blue'"),
        ('lantern = "red"', 'lantern = "green"', "board.toml, die green, lantern: has its die already"),
        (
            '"0", "1+", "2", "2+", "3", "4"',
            '"0", "1+", "2", "2+", "3"',
            "board.toml, die red, faces: must be a list of six faces, not ['0'",
        ),
        (
            'faces = ["0", "1+"',
            'faces = 3\nx = ["0", "1+"',
            "board.toml, die red, faces: must be a list of six faces, not 3",
        ),
        (
            '"0", "1+", "2"',
            '"x", "1+", "2"',
            "board.toml, die red, faces: must be numbers with or without '+', such as \"2+\", not 'x'",
        ),
        (
            '"0", "1+", "2"',
            '"0", "1++", "2"',
            "board.toml, die red, faces: must be numbers with or without '+', such as \"2+\", not '1++'",
        ),
        (
            '"0", "1+", "2"',
            '0, "1+", "2"',
            "board.toml, die red, faces: must be numbers with or without '+', such as \"2+\", not 0",
        ),
        (
            '"0", "1+", "2", "2+", "3", "4"',
            '"0+", "1+", "2+", "2+", "3+", "4+"',
            "board.toml, die red, faces: all carry a '+', so a combo would never end",
        ),
    ],
)
def test_a_wrong_board_is_named(old: str, new: str, message: str) -> None:
    assert str(broken("board.toml", old, new)).startswith(message)


@pytest.mark.parametrize("lantern", ["green", "yellow", "red"])
def test_a_missing_die_is_named(lantern: str) -> None:
    start = FINE["board.toml"].index(f'[[die]]\nlantern = "{lantern}"')
    end = FINE["board.toml"].find("[[die]]", start + 1)
    die = FINE["board.toml"][start:] if end < 0 else FINE["board.toml"][start:end]
    assert str(broken("board.toml", die, "")) == f"board.toml, die: the {lantern} die is missing"


def test_one_face_without_a_plus_is_enough() -> None:
    box = changed("board.toml", '"0", "1+", "2", "2+", "3", "4"', '"0", "1+", "2+", "2+", "3+", "4+"')
    assert box.dice[2] == [(0, False), (1, True), (2, True), (2, True), (3, True), (4, True)]


# ---------------------------------------------------------------- cards.toml


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
            "tonitrus",
            'type = "kin"',
            'type = "cat"',
            "cards.toml, tonitrus, type: must be one of kin, humanoid, beast, not 'cat'",
        ),
        ("flamesprayer", "melee = true", "melee = 1", "cards.toml, flamesprayer, melee: must be true or false, not 1"),
        (
            "kirkhammer",
            "damage = 4",
            "damage = 4\nstarting = 3",
            "cards.toml, kirkhammer, starting: must be true or false, not 3",
        ),
        (
            "blood_vial",
            "copies = 2",
            "copies = 0",
            "cards.toml, blood_vial, copies: must be a whole number from 1 to 8, not 0",
        ),
        (
            "blood_vial",
            "copies = 2",
            "copies = 9",
            "cards.toml, blood_vial, copies: must be a whole number from 1 to 8, not 9",
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
            "blood_vial",
            "copies = 2",
            "copies = 1",
            "cards.toml, card: there must be 32 upgrade cards (BB-1.04), not 31",
        ),
        (
            "blood_vial",
            "copies = 2",
            "copies = 3",
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
    entry = entry_of("cards.toml", key)
    assert old in entry
    assert str(broken("cards.toml", entry, entry.replace(old, new, 1))).startswith(message)


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


# ---------------------------------------------------------------- monsters.toml


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
            "first_blood",
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
            "damage = 2",
            "damage = 3",
            "monsters.toml, amygdala, damage: must be a whole number from 1 to 2, not 3",
        ),
        ("amygdala", "damage = 2", "damage = 2, force = 1", "monsters.toml, amygdala, force: is not a known field; "),
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
            'abilities = [{ does = "first_blood", damage = 2 }]',
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
    entry = entry_of("monsters.toml", key)
    assert old in entry
    assert str(broken("monsters.toml", entry, entry.replace(old, new, 1))).startswith(message)


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
