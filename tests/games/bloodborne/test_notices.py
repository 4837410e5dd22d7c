"""Whose text is at work is said before it does anything, so that nobody wonders where damage came from."""

import pytest

from tests.games.bloodborne.kit import Play


@pytest.mark.rule("BB-9.01")
def test_an_instant_text_is_named_before_it_works_and_only_then() -> None:
    play = Play(Henryk={"also": ["blood_vial"], "health": 3}, Eileen={"also": ["blunderbuss"]}, Ludwig={})
    play.choose(Henryk="blood_vial", Eileen="blunderbuss", Ludwig="hunters_dream")
    play.round("green 0", Henryk="hunter_pistol")
    assert play.notices() == ["BB-9.01 uses Henryk blood_vial", "BB-9.01 uses Eileen blunderbuss"]
    lines = play.lines()
    assert lines.index("BB-9.01 uses Henryk blood_vial") + 1 == lines.index("BB-9.01 heals Henryk 5")
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-3.14")
def test_an_ambush_is_named_once_before_anybody_is_hurt() -> None:
    play = Play(echoes=1, Henryk={}, Eileen={}, Ludwig={}, free=())
    play.round("green 0", "dungeon beast_patient", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    lines = play.lines()
    place = lines.index("BB-3.14 acts beast_patient")
    assert lines[place + 1] == "BB-3.14 hurt Eileen 1 7"
    assert play.notices() == ["BB-18.05 acts gehrman", "BB-3.14 acts beast_patient"]
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]


@pytest.mark.rule("BB-3.14")
@pytest.mark.parametrize(("collected", "named"), [(0, False), (4, True)])
def test_envy_is_named_only_if_it_finds_somebody(collected: int, named: bool) -> None:
    play = Play(echoes=9, free=(), Henryk={"collected": collected}, Eileen={}, Ludwig={})
    play.given("green 0", "dungeon masked_hunter")
    play.choose(Henryk="transform", Eileen="transform", Ludwig="transform")
    play.choose(Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert ("BB-3.14 acts masked_hunter" in play.notices()) is named
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]


@pytest.mark.rule("BB-12.03")
@pytest.mark.parametrize("monster", ["rabid_dog", "bloodlicker", "brainsucker"])
def test_an_escape_ability_is_named(monster: str) -> None:
    play = Play(monster, 9, Henryk={}, Eileen={}, Ludwig={})
    lantern = {"rabid_dog": "yellow", "bloodlicker": "red", "brainsucker": "yellow"}[monster]
    play.round(f"{lantern} 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.notices()[0] == f"BB-12.03 acts {monster}"


@pytest.mark.rule("BB-12.03")
def test_ransom_is_named_only_if_somebody_can_pay() -> None:
    play = Play("executioner", 9, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-12.03 acts executioner" in play.notices()
    play = Play("executioner", 9, Henryk={}, Eileen={}, Ludwig={}, position={"row": []})
    play.round("red 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert "BB-12.03 acts executioner" not in play.notices()
    assert play.waits() == ["Henryk", "Eileen", "Ludwig"]


@pytest.mark.rule("BB-3.15")
def test_thorns_and_first_blood_are_named() -> None:
    play = Play("winter_lantern", 9, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.notices()[:1] == ["BB-3.15 acts winter_lantern"]
    assert play.notices().count("BB-3.15 acts winter_lantern") == 1
    play = Play("yharnam_huntsman", 9, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.notices()[:1] == ["BB-3.15 acts yharnam_huntsman"]


@pytest.mark.rule("BB-D59")
def test_what_bosses_do_is_named() -> None:
    play = Play("blood_starved_beast", 20, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.notices() == ["BB-D59 acts blood_starved_beast"]


@pytest.mark.rule("BB-D58", "BB-D59")
def test_pending_poison_is_named_by_the_slain_boss() -> None:
    pending = {"settings": {"after_kill": "pending"}}
    play = Play("blood_starved_beast", 4, position=pending, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert "BB-D59 acts blood_starved_beast" in play.notices()
    play = Play("blood_starved_beast", 20, position={"row": []}, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.notices() == []
