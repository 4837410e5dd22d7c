"""Blunderbuss: hampers a melee weapon."""

import pytest

from tests.games.bloodborne.kit import ALL, NEXT, Play, boards


@pytest.mark.rule("BB-D61", "BB-D60", "BB-9.01")
def test_the_blunderbuss_may_be_aimed_only_at_other_hunters_with_a_melee_weapon_in_play() -> None:
    play = Play(
        Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={}, Maria={}, Djura={},
    )  # fmt: skip
    play.choose(
        Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="hunter_pistol", Maria="hunters_dream", Djura="transform"
    )
    play.choose(Djura="saw_cleaver")
    assert play.waits() == ["Henryk"]
    assert play.asked("Henryk") == "target"
    assert play.offered("Henryk") == ["hunter 2", "hunter 5"]
    for seat in ("hunter 1", "hunter 3", "hunter 4"):
        assert play.refused("Henryk", seat) == "BB-D61"
    assert play.refused("Eileen", "hunter 2") == ""
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D26", "BB-D61")
def test_the_blunderbuss_finds_no_target_without_a_melee_weapon_in_play() -> None:
    play = Play("carrion_crows", 7, Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={"health": 0})
    play.round("green 0", Henryk="blunderbuss", Eileen="hunter_pistol")
    assert "BB-D61 no_target Henryk blunderbuss" in play.told()
    assert [play.collected(name) for name in ALL] == [1, 1, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-5.03", "BB-D19", "BB-D52")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("saw_cleaver", "BB-11.06 hits_air Eileen saw_cleaver"),
        ("hunter_axe", "BB-11.06 hits_air Eileen hunter_axe"),
        ("threaded_cane", "BB-11.03 hits Eileen carrion_crows 1"),
        ("kirkhammer", "BB-11.03 hits Eileen carrion_crows 2"),
        ("saw_spear", "BB-11.03 hits Eileen carrion_crows 2"),
    ],
)
def test_the_blunderbuss_takes_two_off_the_chosen_melee_weapon(card: str, line: str) -> None:
    play = Play(
        "carrion_crows", 20, Henryk={"also": ["blunderbuss"]},
        Eileen={"also": ["threaded_cane", "kirkhammer", "saw_spear"]}, Ludwig={},
    )  # fmt: skip
    play.given("green 0", NEXT)
    play.choose(Henryk="blunderbuss", Eileen=card, Ludwig="hunter_axe")
    play.choose(Henryk="hunter 2")
    assert play.told()[0] == f"BB-5.03 hampers Henryk Eileen {card}"
    assert line in play.told()
    assert play.collected("Henryk") == 1
    assert play.collected("Ludwig") == 2
    assert play.waits() == ALL


@pytest.mark.rule("BB-5.03")
def test_two_blunderbusses_on_one_weapon_take_four() -> None:
    also = {"also": ["blunderbuss"]}
    play = Play(
        "carrion_crows", 7, Henryk=also, Eileen=also, Ludwig={"also": ["kirkhammer"]}, Maria={"also": ["saw_spear"]}
    )
    play.given("green 0", NEXT)
    play.choose(Henryk="blunderbuss", Eileen="blunderbuss", Ludwig="kirkhammer", Maria="saw_spear")
    play.choose(Henryk="hunter 3")
    assert play.waits() == ["Eileen"]
    play.choose(Eileen="hunter 3")
    assert [play.collected(name) for name in play.names] == [1, 1, 0, 4]
    assert "BB-11.06 hits_air Ludwig kirkhammer" in play.told()
    assert play.waits() == ["Henryk", "Eileen", "Ludwig", "Maria"]


@pytest.mark.rule("BB-11.06", "BB-17.01")
def test_a_weapon_hampered_to_nothing_earns_no_trophy() -> None:
    play = Play("carrion_crows", 3, Henryk={"also": ["blunderbuss"]}, Eileen={}, Ludwig={})
    play.given("green 0", NEXT)
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="hunter_axe")
    play.choose(Henryk="hunter 2")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D27")
def test_the_hampering_ends_with_the_round() -> None:
    play = Play("vicar_amelia", 10, Henryk={"also": ["blunderbuss"]}, Eileen={"also": ["hunter_axe"]}, Ludwig={})
    play.given("red 0")
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="saw_cleaver")
    play.choose(Henryk="hunter 2")
    assert [play.collected(name) for name in ALL] == [1, 0, 1]
    play.round("red 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert [play.collected(name) for name in ALL] == [2, 2, 3]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D43")
def test_the_hampering_stands_when_its_author_is_killed_afterwards() -> None:
    play = Play("carrion_crows", 7, Henryk={"health": 1, "also": ["blunderbuss"]}, Eileen={}, Ludwig={})
    play.given("green 1")
    play.choose(Henryk="blunderbuss", Eileen="hunter_axe", Ludwig="hunter_axe")
    play.choose(Henryk="hunter 3")
    assert "BB-11.09 cannot_attack Henryk blunderbuss" in play.told()
    assert boards(play) == [(0, 0, 0), (7, 2, 0), (7, 0, 0)]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D03", "BB-9.04")
def test_the_blunderbuss_is_aimed_even_if_the_monster_is_dead() -> None:
    play = Play("carrion_crows", 1, Henryk={}, Eileen={"also": ["blunderbuss"]}, Ludwig={})
    play.given(NEXT)
    play.choose(Henryk="hunter_pistol", Eileen="blunderbuss", Ludwig="hunter_axe")
    assert play.waits() == ["Eileen"]
    assert play.offered("Eileen") == ["hunter 3"]
    play.choose(Eileen="hunter 3")
    assert boards(play) == [(8, 1, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ALL
