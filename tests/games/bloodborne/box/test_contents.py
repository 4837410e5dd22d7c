"""What is in the box, and its files."""

import pytest

from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.box import FILES, open_box
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
)  # fmt: skip
from tests.games.bloodborne.box.breaking import FINE, changed

# ---------------------------------------------------------------- what is in the box


@pytest.mark.rule("BB-1.03", "BB-1.04", "BB-2.07", "BB-2.11", "BB-5.01", "BB-5.05", "BB-5.06", "BB-9.07", "BB-13.01")
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


@pytest.mark.rule("BB-5.01", "BB-8.04")
@pytest.mark.parametrize(("kind", "weapon"), [(MELEE, True), (RANGED, True), (UTILITY, False)])
def test_melee_and_ranged_cards_are_weapons_and_utility_cards_are_not(kind: int, weapon: bool) -> None:
    assert {card.is_weapon() for card in open_box(FINE).cards if card.kind == kind} == {weapon}


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
    upgrades = [card for card in box.cards if not card.starting]
    assert all(box.upgrades.count(card.number) == card.copies for card in upgrades)
    assert {1, 2} <= {card.copies for card in upgrades}


def test_a_card_takes_its_place_in_the_round_from_any_of_its_abilities() -> None:
    box = open_box(FINE)
    assert [card.key for card in box.cards if card.when == BEFORE_ALL] == ["blade_of_mercy"]
    assert [card.key for card in box.cards if card.when == AFTER_ALL] == ["kirkhammer"]
    assert {card.when for card in box.cards} == {BEFORE_ALL, IN_TURN, AFTER_ALL}
    assert [card.key for card in box.cards if card.transforms is True] == [
        "transform",
        "blood_vial",
        "beast_blood_pellet",
        "lead_elixir",
    ]
    assert {card.transforms for card in box.cards} == {True, False}
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
