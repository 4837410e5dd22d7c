"""What holds for every melee upgrade."""

import pytest

from tests.games.bloodborne.kit import Play, blows, boards

PLAIN = [
    ("kirkhammer", 4), ("stake_driver", 2), ("threaded_cane", 3), ("burial_blade", 2), ("logarius_wheel", 4),
    ("chikage", 2), ("tonitrus", 2), ("saw_spear", 2), ("blade_of_mercy", 2), ("beast_claw", 2),
]  # fmt: skip


@pytest.mark.rule("BB-11.03", "BB-14.07", "BB-0.03")
@pytest.mark.parametrize(("card", "damage"), [*PLAIN, ("ludwigs_holy_blade", 4), ("whirligig_saw", 2)])
def test_a_melee_upgrade_takes_its_damage_in_phase_5(card: str, damage: int) -> None:
    """Against an ordinary Humanoid, at full health, with one used card."""
    play = Play("bloody_crow", 6, Henryk={"used": ["hunter_axe"], "also": [card]}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert blows(play) == [f"BB-11.03 hits Henryk bloody_crow {damage}"]
    told = play.told()
    assert told.index("BB-6.01 phase 5") < told.index(blows(play)[0]) < told.index("BB-6.01 phase 6")
    assert play.collected("Henryk") == damage
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-14.12", "BB-8.06")
@pytest.mark.parametrize(("card", "damage"), [*PLAIN, ("ludwigs_holy_blade", 4), ("whirligig_saw", 2)])
def test_transform_brings_in_a_melee_upgrade_at_its_own_strength(card: str, damage: int) -> None:
    play = Play("bloody_crow", 6, Henryk={"used": ["hunter_axe"], "also": [card]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.waits() == ["Henryk"]
    assert play.offered("Henryk") == sorted(["saw_cleaver", "hunter_pistol", card])
    play.round("red 0", Henryk=card)
    assert blows(play) == [f"BB-11.03 hits Henryk bloody_crow {damage}"]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.09", "BB-10.06")
@pytest.mark.parametrize("card", [card for card, _ in PLAIN] + ["ludwigs_holy_blade", "whirligig_saw"])
def test_a_hunter_killed_in_phase_4_does_not_attack_whatever_the_weapon(card: str) -> None:
    hunter = {"health": 2, "collected": 5, "banked": 1, "also": [card]}
    play = Play("carrion_crows", 1, Henryk=hunter, Eileen={}, Ludwig={})
    play.round("green 2", Henryk=card, Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert f"BB-11.09 cannot_attack Henryk {card}" in play.told()
    assert blows(play) == ["BB-11.03 hits Ludwig carrion_crows 1"]
    assert boards(play) == [(0, 0, 1), (7, 0, 0), (6, 1, 0)]
    assert play.trophies("Henryk") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == ["Henryk"]


LATE = [card for card, _ in PLAIN if card != "blade_of_mercy"] + ["ludwigs_holy_blade", "whirligig_saw"]


@pytest.mark.rule("BB-11.05", "BB-17.01")
@pytest.mark.parametrize("card", LATE)
def test_a_melee_upgrade_finds_nothing_on_a_monster_already_dead(card: str) -> None:
    play = Play("carrion_crows", 2, Henryk={}, Eileen={"collected": 3, "also": [card]}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen=card, Ludwig="hunters_dream")
    assert blows(play) == ["BB-11.03 hits Henryk carrion_crows 2", f"BB-11.05 hits_air Eileen {card}"]
    assert (play.collected("Eileen"), play.banked("Eileen")) == (3, 0)
    assert (play.trophies("Henryk")["beast"], play.trophies("Eileen")["beast"]) == (1, 0)
    assert play.waits() == ["Ludwig"]
