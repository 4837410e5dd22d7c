"""Phase 5: hunters attack one after the other, and what it means to kill a monster (section 11)."""

import pytest

from tests.games.bloodborne.kit import Play


def phase5(play: Play) -> list[str]:
    told = play.told()
    return told[told.index("BB-6.01 phase 5") + 1 : told.index("BB-6.01 phase 6")]


@pytest.mark.rule("BB-11.01", "BB-11.03", "BB-11.04", "BB-11.05", "BB-11.10")
@pytest.mark.parametrize(
    ("first", "lines", "collected"),
    [
        (
            "Henryk",
            [
                "BB-11.03 hits Henryk carrion_crows 2", "BB-11.03 hits Eileen carrion_crows 1",
                "BB-11.04 hits Ludwig carrion_crows 1", "BB-11.10 slain carrion_crows Ludwig",
                "BB-11.11 trophy Henryk beast 1", "BB-11.11 trophy Eileen beast 1", "BB-11.11 trophy Ludwig beast 1",
                "BB-11.05 hits_air Alfred saw_cleaver",
            ],
            [2, 1, 1, 0],
        ),
        (
            "Eileen",
            [
                "BB-11.03 hits Eileen carrion_crows 1", "BB-11.03 hits Ludwig carrion_crows 2",
                "BB-11.03 hits Alfred carrion_crows 1", "BB-11.10 slain carrion_crows Alfred",
                "BB-11.11 trophy Eileen beast 1", "BB-11.11 trophy Ludwig beast 1", "BB-11.11 trophy Alfred beast 1",
                "BB-11.05 hits_air Henryk hunter_axe",
            ],
            [0, 1, 2, 1],
        ),
        (
            "Alfred",
            [
                "BB-11.03 hits Alfred carrion_crows 1", "BB-11.03 hits Henryk carrion_crows 2",
                "BB-11.03 hits Eileen carrion_crows 1", "BB-11.10 slain carrion_crows Eileen",
                "BB-11.11 trophy Alfred beast 1", "BB-11.11 trophy Henryk beast 1", "BB-11.11 trophy Eileen beast 1",
                "BB-11.05 hits_air Ludwig hunter_axe",
            ],
            [2, 1, 0, 1],
        ),
    ],
)  # fmt: skip
def test_hunters_attack_clockwise_from_the_first_player(first: str, lines: list[str], collected: list[int]) -> None:
    play = Play(echoes=4, Henryk={}, Eileen={}, Ludwig={}, Alfred={}, position={"first": first})
    play.round("green 0", Alfred="saw_cleaver", Ludwig="hunter_axe", Eileen="saw_cleaver", Henryk="hunter_axe")
    assert phase5(play) == lines
    assert [play.collected(name) for name in play.names] == collected
    assert play.waits() == play.names


@pytest.mark.rule("BB-11.02")
def test_only_hunters_with_a_weapon_attack() -> None:
    play = Play(Henryk={"also": ["bold_hunters_mark"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="bold_hunters_mark", Eileen="hunters_dream", Ludwig="saw_cleaver")
    assert phase5(play) == [
        "BB-11.02 no_attack Henryk bold_hunters_mark",
        "BB-11.02 no_attack Eileen hunters_dream",
        "BB-11.03 hits Ludwig carrion_crows 1",
    ]
    assert [play.collected(name) for name in play.names] == [0, 0, 1]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.03", "BB-0.03")
@pytest.mark.parametrize(
    ("card", "damage"),
    [("saw_cleaver", 1), ("hunter_axe", 2), ("threaded_cane", 3), ("kirkhammer", 4), ("repeating_pistol", 1)],
)
def test_an_attack_takes_the_damage_of_the_weapon_into_the_collected_area(card: str, damage: int) -> None:
    upgrade = card not in ("saw_cleaver", "hunter_axe")
    hunter = {"collected": 3, "banked": 1, **({"also": [card]} if upgrade else {})}
    play = Play(echoes=7, Henryk=hunter, Eileen={"collected": 2}, Ludwig={})
    play.round("green 0", Henryk=card, Eileen="hunters_dream", Ludwig="hunters_dream")
    assert play.happened(f"BB-11.03 hits Henryk carrion_crows {damage}")
    assert (play.collected("Henryk"), play.banked("Henryk")) == (3 + damage, 1)
    assert play.happened(f"BB-12.01 escapes carrion_crows {7 - damage}")
    assert play.facts("Henryk")["dealt"] == damage
    assert play.facts("Eileen")["dealt"] == 0
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.04", "BB-11.10", "BB-3.05")
@pytest.mark.parametrize(
    ("echoes", "taken", "rule", "killed"),
    [
        (1, 1, "BB-11.04", True), (2, 2, "BB-11.04", True), (3, 3, "BB-11.03", True), (4, 3, "BB-11.03", False),
    ],
)  # fmt: skip
def test_no_more_echoes_are_taken_than_are_left(echoes: int, taken: int, rule: str, killed: bool) -> None:
    play = Play(echoes=echoes, Henryk={"also": ["threaded_cane"]}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="threaded_cane", Eileen="hunters_dream", Ludwig="hunters_dream")
    assert phase5(play)[2] == f"{rule} hits Henryk carrion_crows {taken}"
    assert play.collected("Henryk") == taken
    assert play.happened("BB-11.10 slain carrion_crows Henryk") == killed
    assert play.happened("BB-12.01 escapes carrion_crows 1") != killed
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.05", "BB-11.06", "BB-D55")
def test_who_comes_too_late_takes_nothing_and_has_dealt_no_damage() -> None:
    play = Play(echoes=1, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert phase5(play) == [
        "BB-11.02 no_attack Ludwig hunters_dream",
        "BB-11.04 hits Henryk carrion_crows 1",
        "BB-11.10 slain carrion_crows Henryk",
        "BB-11.11 trophy Henryk beast 1",
        "BB-11.05 hits_air Eileen hunter_axe",
    ]
    assert [play.facts(name)["dealt"] for name in play.names] == [1, 0, 0]
    assert [play.trophies(name)["beast"] for name in play.names] == [1, 0, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-11.06")
@pytest.mark.parametrize(("weapon", "taken"), [("hunter_axe", 0), ("threaded_cane", 1)])
def test_an_attack_that_takes_no_echo_has_dealt_no_damage_and_earns_no_trophy(weapon: str, taken: int) -> None:
    play = Play(echoes=3, Henryk={"also": ["threaded_cane"]}, Eileen={"also": ["blunderbuss"]}, Ludwig={})
    play.choose(Henryk=weapon, Eileen="blunderbuss", Ludwig="hunter_axe")
    play.round("green 0", Eileen="hunter 1")
    line = "BB-11.03 hits Henryk carrion_crows 1" if taken else f"BB-11.06 hits_air Henryk {weapon}"
    assert phase5(play)[0] == line
    assert play.happened("BB-11.10 slain carrion_crows Ludwig")
    assert play.collected("Henryk") == taken
    assert [play.trophies(name)["beast"] for name in play.names] == [taken, 1, 1]
    assert play.waits() == play.names


@pytest.mark.rule("BB-11.06", "BB-11.04")
def test_the_damage_dealt_is_what_was_taken_not_what_the_weapon_shows() -> None:
    play = Play(echoes=3, Henryk={}, Eileen={"also": ["kirkhammer"]}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="kirkhammer", Ludwig="hunters_dream")
    assert [play.facts(name)["dealt"] for name in play.names] == [2, 1, 0]
    assert [play.collected(name) for name in play.names] == [2, 1, 0]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-11.07", "BB-11.05")
def test_echoes_come_only_from_the_monster_being_fought() -> None:
    play = Play(
        echoes=1, Henryk={"collected": 3}, Eileen={"collected": 4, "banked": 2}, Ludwig={"collected": 5, "banked": 1}
    )  # fmt: skip
    play.round(
        "green 0", "dungeon watchdog", Henryk="saw_cleaver", Eileen="hunter_axe", Ludwig="hunter_axe",
    )  # fmt: skip
    assert [play.collected(name) for name in play.names] == [4, 4, 5]
    assert [play.banked(name) for name in play.names] == [0, 2, 1]
    assert (play.monster, play.echoes, play.table.full_echoes) == ("watchdog", 14, 14)
    assert play.waits() == play.names


@pytest.mark.rule("BB-11.08")
@pytest.mark.parametrize(("echoes", "collected"), [(7, 1), (1, 1)])
def test_a_weapon_that_struck_in_phase_3_does_not_attack_again(echoes: int, collected: int) -> None:
    play = Play(echoes=echoes + 3, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="saw_cleaver", Eileen="hunter_pistol", Ludwig="hunter_axe")
    assert phase5(play)[:3] == [
        "BB-11.08 no_attack Eileen hunter_pistol",
        "BB-11.03 hits Henryk carrion_crows 1",
        "BB-11.03 hits Ludwig carrion_crows 2",
    ]
    assert play.collected("Eileen") == collected
    assert play.happened(f"BB-12.01 escapes carrion_crows {echoes - 1}") == (echoes == 7)
    assert play.waits() == play.names


@pytest.mark.rule("BB-11.09")
@pytest.mark.parametrize("card", ["hunter_axe", "hunter_pistol", "transform"])
def test_hunters_killed_in_phase_3_do_not_attack(card: str) -> None:
    play = Play(Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1, "collected": 2}, Ludwig={})
    play.given("green 0")
    play.choose(Henryk="molotov_cocktail", Eileen=card, Ludwig="saw_cleaver")
    if card == "transform":
        play.choose(Eileen="hunter_axe")
    arm = "hunter_axe" if card == "transform" else card
    assert play.happened("BB-16.02 dies Eileen 2")
    assert play.happened(f"BB-11.09 cannot_attack Eileen {arm}")
    assert not any(" hits Eileen" in line for line in play.told())
    assert play.collected("Eileen") == 0
    assert play.happened("BB-11.03 hits Ludwig carrion_crows 1")
    assert play.happened("BB-12.01 escapes carrion_crows 5")
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-11.09")
def test_a_hunter_killed_in_phase_5_before_the_own_blow_does_not_attack() -> None:
    play = Play("yharnam_huntsman", 9, Henryk={"health": 1}, Eileen={"health": 2}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="hunter_axe", Ludwig="hunters_dream")
    assert phase5(play) == [
        "BB-11.02 no_attack Ludwig hunters_dream",
        "BB-3.15 hurt Henryk 1 0",
        "BB-16.01 dies Henryk 0",
        "BB-11.03 hits Eileen yharnam_huntsman 2",
    ]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-11.10")
def test_a_killed_monster_leaves_the_game_and_does_not_escape() -> None:
    play = Play("rabid_dog", 2, Henryk={}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="hunters_dream")
    assert play.happened("BB-11.10 slain rabid_dog Eileen")
    assert (play.monster, play.echoes) == (None, 0)
    assert play.game.knowing.facts(play.table)["past"] == ["rabid_dog"]
    assert not any("escapes" in line or "BB-12.03" in line for line in play.told())
    assert [play.health(name) for name in play.names] == [8, 8, 8]
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-11.11", "BB-9.05")
def test_who_damaged_it_in_phase_3_or_phase_5_earns_one_trophy() -> None:
    play = Play(
        echoes=5, Henryk={}, Eileen={}, Ludwig={"also": ["molotov_cocktail"]}, Alfred={}, Gilbert={"collected": 4}
    )  # fmt: skip
    play.round(
        "green 0",
        Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="molotov_cocktail", Alfred="hunter_axe",
        Gilbert="hunters_dream",
    )  # fmt: skip
    assert [line for line in play.told() if "trophy" in line] == [
        f"BB-11.11 trophy {name} beast 1" for name in ("Henryk", "Eileen", "Ludwig", "Alfred")
    ]
    assert [play.trophies(name) for name in play.names] == [{"kin": 0, "humanoid": 0, "beast": 1}] * 4 + [
        {"kin": 0, "humanoid": 0, "beast": 0}
    ]
    assert play.waits() == ["Gilbert"]


@pytest.mark.rule("BB-11.11")
def test_who_damaged_a_boss_only_in_an_earlier_round_earns_nothing() -> None:
    play = Play("watchdog", 3, Henryk={}, Eileen={}, Ludwig={})
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert (play.echoes, play.collected("Henryk")) == (1, 2)
    play.round("red 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-11.10 slain watchdog Eileen")
    assert [play.trophies(name)["kin"] for name in play.names] == [0, 1, 0]
    assert play.waits() == play.names


@pytest.mark.rule("BB-11.11")
def test_nobody_earns_a_trophy_while_the_monster_lives() -> None:
    play = Play(echoes=4, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-12.01 escapes carrion_crows 1")
    assert [play.trophies(name) for name in play.names] == [{"kin": 0, "humanoid": 0, "beast": 0}] * 3
    assert play.waits() == play.names


@pytest.mark.rule("BB-11.12")
@pytest.mark.parametrize(("before", "value"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_a_trophy_moves_its_marker_one_space_and_no_other(before: int, value: int) -> None:
    play = Play(
        "executioner", 1, Henryk={"trophies": {"kin": 2, "humanoid": before, "beast": 1}}, Eileen={}, Ludwig={}
    )  # fmt: skip
    play.round("red 0", Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened(f"BB-11.11 trophy Henryk humanoid {value}")
    assert play.trophies("Henryk") == {"kin": 2, "humanoid": before + 1, "beast": 1}
    assert play.facts("Henryk")["level"] == 3 + value + 1
    assert play.trophies("Eileen") == {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.waits() == play.names


@pytest.mark.rule("BB-D32")
def test_nobody_is_asked_whether_or_how_hard_to_attack() -> None:
    play = Play("watchdog", 4, Henryk={}, Eileen={}, Ludwig={})
    asked = play.table.asked
    play.round("red 0", Henryk="hunter_axe", Eileen="hunter_pistol", Ludwig="saw_cleaver")
    assert [play.collected(name) for name in play.names] == [2, 1, 1]
    assert play.happened("BB-11.10 slain watchdog Ludwig")
    assert play.table.asked == asked + 3  # only the three choices of the next round
    assert play.waits() == play.names


@pytest.mark.rule("BB-D55")
def test_trophies_are_moved_at_the_moment_of_the_kill() -> None:
    play = Play(echoes=5, Henryk={}, Eileen={"also": ["logarius_wheel"], "health": 2}, Ludwig={})
    play.round("green 0", Henryk="hunter_axe", Eileen="logarius_wheel", Ludwig="saw_cleaver")
    assert phase5(play) == [
        "BB-11.03 hits Henryk carrion_crows 2",
        "BB-11.04 hits Eileen carrion_crows 3",
        "BB-11.10 slain carrion_crows Eileen",
        "BB-11.11 trophy Henryk beast 1",
        "BB-11.11 trophy Eileen beast 1",
        "BB-D57 hurt Eileen 2 0",
        "BB-16.02 dies Eileen 3",
        "BB-11.05 hits_air Ludwig saw_cleaver",
    ]
    assert [play.trophies(name)["beast"] for name in play.names] == [1, 1, 0]
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-0.04", "BB-D12")
def test_nothing_happens_any_more_after_the_blow_that_kills_the_final_boss() -> None:
    play = Play("gehrman", 4, Henryk={"also": ["logarius_wheel"], "health": 2}, Eileen={}, Ludwig={})
    play.round("yellow 0", Henryk="logarius_wheel", Eileen="hunter_axe", Ludwig="hunters_dream")
    told = play.told()
    assert told[told.index("BB-19.01 hunt_over") + 1 :] == [
        "BB-19.02 banks Henryk 4",
        "BB-19.04 scores Henryk 7 1",
        "BB-19.06 scores Eileen 0 2",
        "BB-19.06 scores Ludwig 0 2",
    ]
    assert (play.health("Henryk"), play.banked("Henryk")) == (2, 4)
    assert play.waits() == []
    assert play.table.over
