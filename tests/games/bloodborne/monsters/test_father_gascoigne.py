"""Father Gascoigne."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, by, collected
from tests.games.bloodborne.monsters.fights import PENDING, fight


def removed(play: Play) -> list[str]:
    """Cards that left the game."""
    return [play.table.box.cards[card].key for card in play.table.removed]


@pytest.mark.rule("BB-3.12", "BB-D59", "BB-D42")
def test_every_weapon_that_damaged_father_gascoigne_leaves_the_game_at_the_end_of_the_round() -> None:
    play = fight("father_gascoigne", 8, position={"first": "Ludwig"})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert by(play, "BB-D59") == [
        "BB-D59 weapon_lost Ludwig saw_cleaver", "BB-D59 weapon_lost Henryk hunter_axe",
        "BB-D59 weapon_lost Eileen hunter_pistol",
    ]  # fmt: skip
    assert sorted(removed(play)) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert [play.used(name) for name in ALL] == [[], [], []]
    assert sorted(play.hand("Henryk")) == ["hunter_pistol", "hunters_dream", "saw_cleaver", "transform"]
    assert by(play, "BB-15.02") == []
    assert play.refused("Henryk", "hunter_axe") == "BB-7.01"
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_weapons_are_lost_after_the_dream_and_before_cards_are_put_away() -> None:
    play = fight("father_gascoigne", 8)
    play.given("red 0")
    play.choose(Henryk="saw_cleaver", Eileen="hunters_dream", Ludwig="hunter_pistol")
    assert removed(play) == []
    play.choose(Eileen="decline")
    told = play.told()
    phase = told.index("BB-6.01 phase 8")
    assert told[phase + 1 : phase + 4] == [
        "BB-D59 weapon_lost Henryk saw_cleaver", "BB-D59 weapon_lost Ludwig hunter_pistol", "BB-15.04 marker Eileen",
    ]  # fmt: skip
    assert "hunters_dream" in play.hand("Eileen")
    assert play.waits() == ALL


@pytest.mark.rule("BB-D59")
def test_the_boss_has_his_say_before_the_cards_of_the_hunters() -> None:
    play = fight("father_gascoigne", 8, {}, {"hand": ["hunters_dream", "lead_elixir"], "health": 3}, {})
    play.round("red 0", Henryk="saw_cleaver", Eileen="lead_elixir", Ludwig="hunter_pistol")
    assert by(play, "BB-D59") == [
        "BB-D59 weapon_lost Henryk saw_cleaver", "BB-D59 weapon_lost Ludwig hunter_pistol", "BB-D59 heals Eileen 2",
    ]  # fmt: skip
    assert play.waits() == ALL


@pytest.mark.rule("BB-11.06", "BB-3.12")
def test_a_weapon_that_took_nothing_from_father_gascoigne_stays() -> None:
    play = fight("father_gascoigne", 8)
    play.round("red 0", Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert removed(play) == ["hunter_axe"]
    assert [play.used(name) for name in ALL] == [["hunter_pistol"], ["hunter_pistol"], []]
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-15.09", "BB-5.01")
def test_transform_and_thrown_things_are_no_weapons_and_stay() -> None:
    play = fight("father_gascoigne", 8, {}, {"also": ["molotov_cocktail"]}, {})
    play.choose(Henryk="transform", Eileen="molotov_cocktail", Ludwig="hunters_dream")
    play.given("red 0")
    play.choose(Henryk="hunter_axe")
    play.choose(Ludwig="decline")
    assert collected(play) == [2, 1, 0]
    assert by(play, "BB-D59") == ["BB-D59 weapon_lost Henryk hunter_axe"]
    assert [play.used(name) for name in ALL] == [["transform"], ["molotov_cocktail"], []]
    assert removed(play) == ["hunter_axe"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58", "BB-3.12", "BB-3.15")
def test_in_the_round_of_his_death_father_gascoigne_breaks_nothing() -> None:
    play = fight("father_gascoigne", 3)
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert removed(play) == []
    assert [play.used(name) for name in ALL] == [["hunter_axe"], ["hunter_pistol"], ["saw_cleaver"]]
    assert by(play, "BB-D59") == []
    play.round("yellow 0", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert removed(play) == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-D58")
def test_a_table_may_agree_that_he_breaks_weapons_after_his_death() -> None:
    play = fight("father_gascoigne", 3, position=PENDING)
    play.round("red 0", NEXT, Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert sorted(removed(play)) == ["hunter_axe", "hunter_pistol"]
    assert play.used("Ludwig") == ["saw_cleaver"]  # came too late
    play.round("yellow 0", "dungeon bloody_crow", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_pistol")
    assert len(removed(play)) == 2  # but only in that round
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D24")
def test_the_weapon_of_a_hunter_killed_after_the_shot_is_lost_too() -> None:
    play = fight("father_gascoigne", 8, {}, {"health": 4}, {})
    play.given("red 4")
    play.choose(Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="decline")
    assert sorted(removed(play)) == ["hunter_axe", "hunter_pistol", "saw_cleaver"]
    assert play.used("Eileen") == []
    assert play.waits() == ALL


@pytest.mark.rule("BB-3.12", "BB-D33", "BB-D42")
def test_transform_stays_even_if_its_weapon_was_given_up_for_an_upgrade() -> None:
    """Henryk shoots, dies, and removes the rifle in play as his eighth card: nothing is left for the boss to break."""
    play = fight("father_gascoigne", 8, {"health": 1, "also": ["ludwigs_rifle", "ritual_blood"]}, {}, {})
    play.choose(Henryk="transform", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    play.given("red 4")
    play.choose(Henryk="ludwigs_rifle")
    play.choose(Henryk="threaded_cane")
    assert play.asked("Henryk") == "remove"
    play.choose(Henryk="in_play ludwigs_rifle")
    assert removed(play) == ["ludwigs_rifle"]
    assert play.used("Henryk") == ["transform"]
    assert by(play, "BB-D59") == []
    assert play.waits() == ALL
