"""Action cards (section 5)."""

import pytest

from nachtspiel.games.bloodborne.pieces import MELEE, RANGED, UTILITY
from tests.games.bloodborne.chapters.layout import BOX, CARDS
from tests.games.bloodborne.kit import Play


@pytest.mark.rule("BB-5.01")
def test_starting_cards_and_upgrades_are_melee_ranged_or_utility() -> None:
    kinds = [card.kind for card in BOX.cards]
    assert set(kinds) == {MELEE, RANGED, UTILITY} == {0, 1, 2}
    for card in BOX.cards:
        assert card.is_weapon() == (card.kind != UTILITY)
        assert (card.damage > 0) == card.is_weapon()
    assert sorted(BOX.starting_set + sorted(set(BOX.upgrades))) == list(range(len(BOX.cards)))


@pytest.mark.rule("BB-5.02", "BB-5.03")
def test_melee_weapons_as_a_rule_deal_more_than_ranged_ones() -> None:
    melee = sorted(card.damage for card in BOX.cards if card.kind == MELEE)
    ranged = sorted(card.damage for card in BOX.cards if card.kind == RANGED)
    assert sum(melee) / len(melee) > sum(ranged) / len(ranged)
    assert max(melee) == 4
    assert max(ranged) == 2
    slowest = [card for card in BOX.cards if card.kind == MELEE and card.instant_damage]
    assert slowest == []


@pytest.mark.rule("BB-5.04", "BB-11.02")
@pytest.mark.parametrize(
    "card", sorted(card.key for card in BOX.cards if card.kind == UTILITY and not card.transforms)
)  # fmt: skip
def test_who_plays_a_utility_card_does_not_attack(card: str) -> None:
    hunter = {"collected": 5} if CARDS[card].starting else {"also": [card], "collected": 5}
    play = Play(Henryk=hunter, Eileen={}, Ludwig={}, position={"monsters_left": 0, "bosses_left": 0})
    play.given("green 0")
    play.choose(Henryk=card, Eileen="saw_cleaver", Ludwig="hunter_axe")
    if card == "shaman_bone_blade":
        play.choose(Henryk="hunter 2")
    assert play.happened(f"BB-11.02 no_attack Henryk {card}")
    assert not play.happened("BB-11.03 hits Henryk")
    assert play.happened("BB-11.03 hits Eileen carrion_crows 1")
    assert play.happened("BB-11.03 hits Ludwig carrion_crows 2")
    assert play.waits() == (["Henryk"] if card == "hunters_dream" else play.names)


@pytest.mark.rule("BB-5.04", "BB-5.05")
@pytest.mark.parametrize(("card", "damage"), [("transform", 2), ("beast_blood_pellet", 4)])
def test_a_utility_card_that_says_so_brings_in_a_weapon(card: str, damage: int) -> None:
    hunter = {} if card == "transform" else {"also": [card]}
    play = Play(Henryk=hunter, Eileen={}, Ludwig={})
    play.choose(Henryk=card, Eileen="saw_cleaver", Ludwig="hunter_axe")
    assert (play.asked("Henryk"), play.waits()) == ("transform", ["Henryk"])
    play.round("green 0", Henryk="hunter_axe")
    assert play.happened(f"BB-11.03 hits Henryk carrion_crows {damage}")
    assert play.waits() == play.names


@pytest.mark.rule("BB-5.06", "BB-11.03")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("hunter_axe", "BB-11.03 hits Henryk carrion_crows 2"),
        ("saw_cleaver", "BB-11.03 hits Henryk carrion_crows 1"),
        ("hunter_pistol", "BB-9.03 hits Henryk carrion_crows 1"),
        ("hunters_dream", ""),
    ],
)
def test_the_starting_weapons_deal_two_one_and_one_at_once(card: str, line: str) -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert [told for told in play.told() if " hits " in told] == ([line] if line else [])
    assert play.waits() == (["Henryk"] if card == "hunters_dream" else ["Eileen"])


@pytest.mark.rule("BB-5.03", "BB-D19")
@pytest.mark.parametrize(("weapon", "dealt"), [("hunter_axe", 0), ("saw_cleaver", 0), ("threaded_cane", 1)])
def test_a_ranged_weapon_can_hamper_the_melee_attack_of_another_hunter(weapon: str, dealt: int) -> None:
    play = Play(Henryk={"also": ["blunderbuss"]}, Eileen={"also": ["threaded_cane"]}, Ludwig={})
    play.choose(Henryk="blunderbuss", Eileen=weapon, Ludwig="hunter_pistol")
    assert play.offered("Henryk") == ["hunter 2"]  # no ranged weapon, and not oneself
    assert play.refused("Henryk", "hunter 3") == "BB-D61"
    play.round("green 0", Henryk="hunter 2")
    assert play.happened(f"BB-5.03 hampers Henryk Eileen {weapon}")
    assert play.collected("Eileen") == dealt
    assert (play.collected("Henryk"), play.collected("Ludwig")) == (1, 1)
    assert play.waits() == play.names


@pytest.mark.rule("BB-5.03", "BB-D19")
@pytest.mark.parametrize(("roll", "own", "other"), [("0", 8, 8), ("1", 8, 7), ("2", 8, 6), ("3", 7, 5), ("4", 6, 4)])
def test_a_ranged_weapon_can_protect_its_user_alone(roll: str, own: int, other: int) -> None:
    play = Play("scourge_beast", 9, Henryk={"also": ["repeating_pistol"]}, Eileen={}, Ludwig={})
    rolls = ["red 1+", "red 0"] if roll == "1" else [f"red {roll}"]
    play.round(*rolls, Henryk="repeating_pistol", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert (play.health("Henryk"), play.health("Eileen")) == (own, other)
    assert play.happened("BB-11.03 hits Henryk scourge_beast 1")
    assert play.waits() == ["Ludwig"]
