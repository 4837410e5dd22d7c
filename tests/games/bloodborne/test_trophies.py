"""Trophies: who earns them, how the markers move (section 17)."""

import pytest

from tests.games.bloodborne.kit import ALL, GAME, Play

CLEAVERS = {"Henryk": "saw_cleaver", "Eileen": "saw_cleaver", "Ludwig": "saw_cleaver"}
TYPES = ["kin", "humanoid", "beast"]
TRACK = [0, 1, 3, 5, 7, 9, 12]  # beside the track, then its six spaces


def nothing(**earned: int) -> dict[str, int]:
    return {"kin": 0, "humanoid": 0, "beast": 0, **earned}


@pytest.mark.rule("BB-17.02", "BB-17.03", "BB-17.07", "BB-11.12")
@pytest.mark.parametrize(
    ("monster", "die", "kind"),
    [("garden_of_eyes", "yellow", "kin"), ("bloody_crow", "red", "humanoid"), ("carrion_crows", "green", "beast")],
)
def test_each_type_has_its_own_track(monster: str, die: str, kind: str) -> None:
    play = Play(
        monster=monster, echoes=3, Henryk={"trophies": {"kin": 1, "humanoid": 2, "beast": 3}}, Eileen={}, Ludwig={}
    )
    play.round(f"{die} 0", "dungeon scourge_beast", **CLEAVERS)
    moved = {"kin": 1, "humanoid": 2, "beast": 3}
    moved[kind] += 1
    assert play.trophies("Henryk") == moved
    assert play.trophies("Eileen") == nothing(**{kind: 1})
    assert [line for line in play.told() if "trophy" in line] == [
        f"BB-11.11 trophy Henryk {kind} {TRACK[moved[kind]]}",
        f"BB-11.11 trophy Eileen {kind} 1",
        f"BB-11.11 trophy Ludwig {kind} 1",
    ]
    assert play.waits() == ALL


@pytest.mark.rule("BB-17.07", "BB-17.03", "BB-20.02")
def test_an_ordinary_monster_gives_one_trophy_whatever_the_damage() -> None:
    play = Play(echoes=5, Henryk={}, Eileen={"also": ["threaded_cane"]}, Ludwig={"also": ["bold_hunters_mark"]})
    play.round(
        "green 0", "dungeon garden_of_eyes", Henryk="hunter_axe", Eileen="threaded_cane", Ludwig="bold_hunters_mark"
    )
    assert [play.collected(name) for name in ALL] == [2, 3, 0]
    assert [play.trophies(name) for name in ALL] == [nothing(beast=1), nothing(beast=1), nothing()]
    assert play.waits() == ALL


@pytest.mark.rule("BB-17.01", "BB-11.05", "BB-20.02")
@pytest.mark.parametrize(("echoes", "last"), [(2, 0), (3, 1)])
def test_who_took_no_echo_earns_no_trophy(echoes: int, last: int) -> None:
    play = Play(echoes=echoes, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert [play.collected(name) for name in ALL] == [1, 1, last]
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 1, last]
    assert play.waits() == ALL


@pytest.mark.rule("BB-17.05", "BB-12.10", "BB-D01", "BB-12.09", "BB-D06", "BB-17.01")
@pytest.mark.parametrize(
    ("monster", "die", "earned"),
    [
        ("father_gascoigne", "red", nothing(humanoid=1, beast=1)),
        ("watchdog", "red", nothing(kin=1, beast=1)),
        ("cleric_beast", "red", nothing(humanoid=1, beast=1)),
        ("vicar_amelia", "red", nothing(kin=1, humanoid=1)),
        ("amygdala", "red", nothing(kin=1, humanoid=1, beast=1)),
    ],
)
def test_a_boss_gives_one_trophy_of_each_of_its_types(monster: str, die: str, earned: dict[str, int]) -> None:
    play = Play(monster=monster, echoes=2, position={"full_echoes": 9}, Henryk={}, Eileen={}, Ludwig={})
    play.round(f"{die} 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert [play.trophies(name) for name in ALL] == [earned, earned, nothing()]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D24", "BB-17.01", "BB-16.08")
def test_who_dealt_instant_damage_and_died_still_earns_the_trophy() -> None:
    play = Play(echoes=3, Henryk={"health": 1}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-16.02 dies Henryk 1")
    assert [play.trophies(name)["beast"] for name in ALL] == [1, 1, 1]
    assert [play.collected(name) for name in ALL] == [0, 1, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D24")
def test_who_died_without_having_dealt_damage_earns_none() -> None:
    play = Play(echoes=2, Henryk={"health": 1}, Eileen={}, Ludwig={})
    play.round("green 1", **CLEAVERS)
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 1]
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D49", "BB-17.01")
def test_stolen_echoes_earn_no_trophy() -> None:
    play = Play(
        echoes=2, Henryk={"also": ["sinister_bell"], "collected": 1}, Eileen={"collected": 3, "banked": 6},
        Ludwig={"banked": 6},
    )  # fmt: skip
    play.round("green 0", "dungeon garden_of_eyes", Henryk="sinister_bell", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-D49 steals Henryk Eileen 1")
    assert not play.happened("BB-D49 steals Henryk Ludwig")  # banked echoes are out of reach
    assert [play.collected(name) for name in ALL] == [2, 3, 1]
    assert [play.banked(name) for name in ALL] == [0, 6, 6]
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 1]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D08", "BB-17.04", "BB-17.03")
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 5, 6])
def test_a_track_is_worth_the_space_its_marker_stands_on(kind: str, steps: int) -> None:
    play = Play(Henryk={"banked": 10, "trophies": {kind: steps}}, Eileen={}, Ludwig={})
    assert play.facts("Henryk")["level"] == 10 + TRACK[steps]
    assert play.facts("Eileen")["level"] == 0
    assert play.waits() == ALL


@pytest.mark.rule("BB-D08", "BB-17.04")
def test_the_marker_starts_beside_the_track_and_the_first_trophy_is_worth_one() -> None:
    play = Play(echoes=1, Henryk={}, Eileen={}, Ludwig={})
    assert play.facts("Henryk")["level"] == 0
    play.round("green 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert play.happened("BB-11.11 trophy Henryk beast 1")
    assert [play.facts(name)["level"] for name in ALL] == [1, 0, 0]
    table = GAME.new(3)
    hunters = GAME.knowing.facts(table)["hunters"]
    assert isinstance(hunters, list)
    assert [hunter["trophies"] for hunter in hunters] == [nothing()] * 3
    assert play.waits() == ALL


@pytest.mark.rule("BB-17.04")
def test_the_three_tracks_are_added_up() -> None:
    play = Play(Henryk={"banked": 2, "trophies": {"kin": 1, "humanoid": 2, "beast": 3}}, Eileen={}, Ludwig={})
    assert play.facts("Henryk")["level"] == 2 + 1 + 3 + 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-D30")
@pytest.mark.parametrize(("steps", "full"), [(4, False), (5, False), (6, True)])
def test_at_the_end_of_the_track_the_marker_stays(steps: int, full: bool) -> None:
    play = Play(echoes=2, Henryk={"trophies": {"beast": steps, "kin": 2}}, Eileen={}, Ludwig={})
    play.round("green 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert play.happened("BB-D30 track_full Henryk beast") == full
    assert play.happened("BB-11.11 trophy Henryk") != full
    assert play.trophies("Henryk") == nothing(kin=2, beast=min(steps + 1, 6))
    assert play.trophies("Eileen") == nothing(beast=1)  # a full track of one hunter does not bother the next
    assert play.waits() == ALL


@pytest.mark.rule("BB-D30", "BB-12.10")
def test_a_full_track_does_not_stop_the_other_trophies_of_a_boss() -> None:
    play = Play(monster="amygdala", echoes=1, Henryk={"trophies": {"kin": 6}}, Eileen={}, Ludwig={})
    play.round("red 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert [line for line in play.told() if "Henryk" in line and ("trophy" in line or "track" in line)] == [
        "BB-D30 track_full Henryk kin",
        "BB-12.10 trophy Henryk humanoid 1",
        "BB-12.10 trophy Henryk beast 1",
    ]
    assert play.trophies("Henryk") == {"kin": 6, "humanoid": 1, "beast": 1}
    assert play.waits() == ALL


@pytest.mark.rule("BB-D31")
def test_the_reserve_of_echoes_never_runs_out() -> None:
    play = Play(
        echoes=60, monster="watchdog",
        Henryk={"collected": 100}, Eileen={"banked": 135}, Ludwig={"banked": 135},
    )  # fmt: skip
    play.round("red 0", Henryk="hunters_dream", Eileen="hunter_axe", Ludwig="saw_cleaver")
    assert [play.collected(name) for name in ALL] == [0, 2, 1]
    assert [play.banked(name) for name in ALL] == [100, 135, 135]
    play = Play(echoes=1, Henryk={"collected": 135}, Eileen={"banked": 135}, Ludwig={})
    play.round("green 0", "dungeon garden_of_eyes", **CLEAVERS)
    assert play.collected("Henryk") == 136
    assert play.echoes == 9
    assert play.waits() == ALL
