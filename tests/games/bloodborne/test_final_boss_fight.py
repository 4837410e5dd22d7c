"""The Final Boss: when it enters, how it is fought, what its law does before (section 18)."""

import pytest

from tests.games.bloodborne.kit import ALL, GAME, Play

FIVE = ["Henryk", "Eileen", "Ludwig", "Maria", "Djura"]
CLEAVERS = {"Henryk": "saw_cleaver", "Eileen": "saw_cleaver", "Ludwig": "saw_cleaver"}
EMPTY = {"monsters_left": 0, "bosses_left": 0}


@pytest.mark.rule("BB-18.01", "BB-D28", "BB-15.05", "BB-D37")
@pytest.mark.parametrize("echoes", [3, 7])
def test_when_the_last_dungeon_card_is_killed_or_gone_the_final_boss_enters(echoes: int) -> None:
    play = Play(echoes=echoes, position=EMPTY, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", **CLEAVERS)
    assert play.happened("BB-12.01 escapes carrion_crows 4") == (echoes == 7)
    assert play.told_from("BB-15.04 marker Eileen") == [
        "BB-15.04 marker Eileen",
        "BB-18.01 final_boss_enters gehrman",
        "BB-3.01 appears gehrman 14",
        "BB-6.02 round 2 Eileen",
        "BB-6.01 phase 1",
    ]
    assert (play.monster, play.echoes) == ("gehrman", 14)
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.01")
@pytest.mark.parametrize("left", [{"monsters_left": 1, "bosses_left": 0}, {"monsters_left": 0, "bosses_left": 1}])
def test_while_one_dungeon_card_is_left_the_final_boss_waits(left: dict[str, int]) -> None:
    play = Play(position=left, Henryk={}, Eileen={}, Ludwig={})
    card = "garden_of_eyes" if left["monsters_left"] else "watchdog"
    play.round("green 0", f"dungeon {card}", **CLEAVERS)
    assert play.monster == card
    assert not play.happened("BB-18.01")
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.01", "BB-12.07")
def test_a_boss_that_is_the_last_dungeon_card_must_be_killed_first() -> None:
    play = Play(monster="watchdog", echoes=4, position=EMPTY, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", **CLEAVERS)
    assert (play.monster, play.echoes) == ("watchdog", 1)
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert (play.monster, play.echoes) == ("gehrman", 14)
    assert play.waits() == ALL


@pytest.mark.rule("BB-D28", "BB-18.05")
@pytest.mark.parametrize(
    ("final_boss", "health"),
    [("gehrman", 14), ("rom", 14), ("mergos_wet_nurse", 16), ("ebrietas", 15), ("moon_presence", 13)],
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_final_boss_gets_its_health_and_one_for_each_player_above_three(
    final_boss: str, health: int, seats: int
) -> None:
    names = FIVE[:seats]
    play = Play(final_boss=final_boss, echoes=1, position=EMPTY, **{name: {} for name in names})  # type: ignore[arg-type]
    play.round("green 0", **dict.fromkeys(names, "saw_cleaver"))
    assert (play.monster, play.echoes) == (final_boss, health + seats - 3)
    assert not play.happened("BB-18.05")  # not even Gehrman adds to himself
    assert play.waits() == names


@pytest.mark.rule("BB-D28")
def test_before_it_enters_the_final_boss_carries_no_echoes_and_cannot_be_attacked() -> None:
    play = Play(echoes=1, Henryk={}, Eileen={}, Ludwig={})
    view = GAME.knowing.view(play.table, 0)
    assert (view["final_boss"], view["monster"], view["echoes"]) == ("gehrman", "carrion_crows", 1)
    play.round("green 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert not any("gehrman" in line for line in play.told())
    assert [play.collected(name) for name in ALL] == [1, 0, 0]
    assert play.waits() == ALL


@pytest.mark.rule("BB-12.03", "BB-D28")
def test_what_was_called_comes_with_the_final_boss_too() -> None:
    play = Play(monster="bell_ringing_woman", echoes=5, position=EMPTY, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", **CLEAVERS)
    assert (play.monster, play.echoes) == ("gehrman", 16)
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.02", "BB-12.05", "BB-12.08")
def test_the_final_boss_is_fought_like_any_boss() -> None:
    play = Play(
        monster="gehrman", echoes=14, Henryk={"health": 2}, Eileen={}, Ludwig={"collected": 2},
    )  # fmt: skip
    play.round("yellow 1+", "yellow 1", Henryk="hunter_pistol", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert [line for line in play.told() if " phase " in line] == [f"BB-6.01 phase {phase}" for phase in range(2, 8)]
    assert play.happened("BB-9.03 hits Henryk gehrman 1")
    assert play.happened("BB-16.02 dies Henryk 1")
    assert play.happened("BB-12.07 boss_stays gehrman 11")
    assert [play.health(name) for name in ALL] == [0, 6, 7]
    assert play.waits() == ["Henryk"]
    play.round(Henryk="decline")
    play.round(Ludwig="decline")
    assert play.happened("BB-15.06 boss_stays gehrman 11")
    assert (play.monster, play.echoes) == ("gehrman", 11)
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.03", "BB-19.01", "BB-12.10")
def test_the_killers_of_the_final_boss_earn_all_three_trophies() -> None:
    play = Play(
        monster="gehrman", echoes=3,
        Henryk={"trophies": {"kin": 2}}, Eileen={"trophies": {"beast": 6}}, Ludwig={},
    )  # fmt: skip
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert play.told_from("BB-11.10 slain gehrman Eileen")[:7] == [
        "BB-11.10 slain gehrman Eileen",
        "BB-18.03 trophy Henryk kin 5",
        "BB-18.03 trophy Henryk humanoid 1",
        "BB-18.03 trophy Henryk beast 1",
        "BB-18.03 trophy Eileen kin 1",
        "BB-18.03 trophy Eileen humanoid 1",
        "BB-D30 track_full Eileen beast",
    ]
    assert play.trophies("Henryk") == {"kin": 3, "humanoid": 1, "beast": 1}
    assert play.trophies("Eileen") == {"kin": 1, "humanoid": 1, "beast": 6}
    assert play.trophies("Ludwig") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.table.over


@pytest.mark.rule("BB-18.03")
def test_damage_to_the_final_boss_in_an_earlier_round_earns_nothing() -> None:
    play = Play(monster="rom", final_boss="rom", echoes=3, Henryk={"also": ["bold_hunters_mark"]}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert play.echoes == 2
    play.round("yellow 0", Henryk="bold_hunters_mark", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [sum(play.trophies(name).values()) for name in ALL] == [0, 3, 3]
    assert play.table.over


# ---------------------------------------------------------------- its law


@pytest.mark.rule("BB-18.05", "BB-18.04")
@pytest.mark.parametrize(
    ("card", "health"), [("scourge_beast", 3), ("garden_of_eyes", 7), ("watchdog", 12), ("amygdala", 11)]
)
@pytest.mark.parametrize(("final_boss", "more"), [("gehrman", 2), ("rom", 0), ("ebrietas", 0)])
def test_gehrman_puts_two_echoes_on_every_other_monster(card: str, health: int, final_boss: str, more: int) -> None:
    play = Play(final_boss=final_boss, echoes=1, Henryk={}, Eileen={}, Ludwig={}, Maria={})
    play.round("green 0", f"dungeon {card}", **CLEAVERS, Maria="saw_cleaver")
    assert play.echoes == health + 1 + more
    assert play.happened(f"BB-18.05 more_echoes {card} 2") == bool(more)
    assert play.game.knowing.facts(play.table)["full_echoes"] == health + 1 + more
    assert play.waits() == ["Henryk", "Eileen", "Ludwig", "Maria"]


@pytest.mark.rule("BB-18.05", "BB-18.04")
def test_gehrmans_law_holds_for_the_very_first_monster() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    for final_boss, more in (("gehrman", 2), ("rom", 0)):
        table = play.game.new(3, {"final_boss": final_boss}, seed=5)
        facts = GAME.knowing.facts(table)
        monster = next(found for found in GAME.box.monsters if found.key == facts["monster"])
        assert facts["echoes"] == monster.health + more
    assert play.waits() == ALL


@pytest.mark.rule("BB-18.04")
def test_the_law_of_the_final_boss_holds_while_other_bosses_are_fought() -> None:
    """The Moon Presence takes its tithe though Vicar Amelia strikes; Amelia's own text works beside it."""
    play = Play(
        monster="vicar_amelia", echoes=20, final_boss="moon_presence",
        Henryk={"health": 4, "banked": 5}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("red 4", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-10.02 hurt Henryk 4 0")  # Amelia's attack is not halved
    assert play.happened("BB-18.04 loses_banked Henryk 2")
    assert play.banked("Henryk") == 3
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-18.04")
def test_the_law_still_holds_in_the_fight_with_the_final_boss_itself() -> None:
    play = Play(
        monster="moon_presence", echoes=20, final_boss="moon_presence",
        Henryk={"health": 4, "banked": 5}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("red 4", **CLEAVERS)
    assert play.happened("BB-18.04 loses_banked Henryk 2")
    assert play.banked("Henryk") == 3
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D50")
def test_a_card_still_wins_where_it_speaks_of_the_same_thing() -> None:
    """The rifle spear keeps its hunter alive, the blood vial heals fully under the Wet Nurse."""
    play = Play(
        final_boss="mergos_wet_nurse",
        Henryk={"health": 1, "also": ["rifle_spear"]}, Eileen={"health": 2, "also": ["blood_vial"]}, Ludwig={},
    )  # fmt: skip
    play.choose(Henryk="rifle_spear", Eileen="blood_vial", Ludwig="saw_cleaver")
    play.round("green 2", "dungeon garden_of_eyes", Eileen="saw_cleaver")
    assert play.happened("BB-5.03 endures Henryk")
    assert [play.health(name) for name in ALL] == [1, 6, 6]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D50", "BB-12.05", "BB-13.13")
def test_card_text_wins_over_the_rulebook() -> None:
    """Bold Hunter's Mark banks without any Dream; Ritual Blood earns trophies without any damage."""
    play = Play(
        echoes=1,
        Henryk={"collected": 6, "also": ["bold_hunters_mark"]}, Eileen={"also": ["ritual_blood"]}, Ludwig={},
    )  # fmt: skip
    play.round(
        "green 0", "dungeon garden_of_eyes", Henryk="bold_hunters_mark", Eileen="ritual_blood", Ludwig="saw_cleaver"
    )
    assert (play.collected("Henryk"), play.banked("Henryk")) == (2, 4)
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 2, 1]
    assert play.waits() == ALL
