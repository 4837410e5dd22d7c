"""What holds for every ranged upgrade."""

import pytest

from tests.games.bloodborne.kit import ALL, Play, blows, boards

SLOW = [("repeating_pistol", 1), ("flamesprayer", 1), ("rosmarinus", 2), ("cannon", 2), ("rifle_spear", 2)]


@pytest.mark.rule("BB-11.03", "BB-14.07", "BB-D52")
@pytest.mark.parametrize(("card", "damage"), [*SLOW, ("blunderbuss", 1)])
def test_most_ranged_upgrades_attack_in_phase_5(card: str, damage: int) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk carrion_crows {damage}"]
    told = play.told()
    assert told.index("BB-6.01 phase 5") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 6")
    assert boards(play) == [(8, damage, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-9.03", "BB-11.08")
@pytest.mark.parametrize(("card", "damage", "price"), [("ludwigs_rifle", 2, 3), ("evelyn", 1, 2)])
def test_the_rifle_and_the_evelyn_strike_in_phase_3_and_not_again(card: str, damage: int, price: int) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-9.03 hits Henryk carrion_crows {damage}"]
    told = play.told()
    assert told.index("BB-6.01 phase 3") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 4")
    assert f"BB-11.08 no_attack Henryk {card}" in told
    assert boards(play) == [(8 - price, damage, 0), (8, 0, 0), (8, 0, 0)]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-14.12", "BB-8.06")
@pytest.mark.parametrize(
    ("card", "line"),
    [(card, f"BB-11.03 hits Henryk carrion_crows {damage}") for card, damage in [*SLOW, ("blunderbuss", 1)]]
    + [("ludwigs_rifle", "BB-9.03 hits Henryk carrion_crows 2"), ("evelyn", "BB-9.03 hits Henryk carrion_crows 1")],
)
def test_transform_brings_in_a_ranged_upgrade(card: str, line: str) -> None:
    play = Play("carrion_crows", 7, Henryk={"also": [card]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunters_dream", Ludwig="hunters_dream")
    play.round("green 0", Henryk=card)
    assert blows(play) == [line]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.05", "BB-D57")
@pytest.mark.parametrize("card", [card for card, _ in SLOW])
def test_a_ranged_upgrade_finds_nothing_on_a_monster_killed_in_phase_5(card: str) -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"also": [card]}, Ludwig={"collected": 3})
    play.round("green 0", Henryk="hunter_axe", Eileen=card, Ludwig="hunters_dream")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 2", f"BB-11.05 hits_air Eileen {card}"]
    assert play.collected("Eileen") == 0
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 0, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-9.07", "BB-D22")
@pytest.mark.parametrize(("card", "taken"), [("repeating_pistol", 1), ("ludwigs_rifle", 2)])
def test_only_hunter_pistols_clash(card: str, taken: int) -> None:
    also = {"also": [card]}
    play = Play("carrion_crows", 9, Henryk=also, Eileen=also, Ludwig={}, Maria={})
    play.round("green 0", Henryk=card, Eileen=card, Ludwig="hunter_pistol", Maria="hunters_dream")
    assert [play.collected(name) for name in play.names] == [taken, taken, 1, 0]
    assert not play.happened("BB-9.07")
    assert play.waits() == ["Maria"]
