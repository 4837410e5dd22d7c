"""The eighteen ordinary monsters: their numbers, and what a designer may write on them."""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake
from nachtspiel.games.bloodborne.abilities.monsters import LAWS, POWERS
from nachtspiel.games.bloodborne.pieces import ORDINARY
from tests.games.bloodborne.kit import ALL, GAME, NEXT, by, collected, health, set_up
from tests.games.bloodborne.monsters.fights import before, fight

MONSTERS = [
    # key, health with three hunters, lantern, type
    ("scourge_beast", 3, "red", "beast"),
    ("winter_lantern", 6, "yellow", "kin"),
    ("executioner", 5, "red", "humanoid"),
    ("beast_patient", 4, "green", "beast"),
    ("rabid_dog", 5, "yellow", "beast"),
    ("carrion_crows", 7, "green", "beast"),
    ("garden_of_eyes", 7, "yellow", "kin"),
    ("bloody_crow", 6, "red", "humanoid"),
    ("celestial_emissary", 4, "green", "kin"),
    ("fluorescent_flower", 7, "green", "kin"),
    ("brainsucker", 5, "yellow", "kin"),
    ("parasite_larva", 3, "red", "kin"),
    ("yharnam_huntsman", 4, "green", "humanoid"),
    ("church_giant", 6, "yellow", "humanoid"),
    ("bell_ringing_woman", 5, "green", "humanoid"),
    ("masked_hunter", 4, "red", "humanoid"),
    ("maneater_boar", 6, "yellow", "beast"),
    ("bloodlicker", 5, "red", "beast"),
]
PLAIN = ["scourge_beast", "carrion_crows", "garden_of_eyes", "bloody_crow"]


# ---------------------------------------------------------------- the cards


@pytest.mark.rule("BB-1.04", "BB-17.07")
def test_there_are_eighteen_ordinary_monsters_of_exactly_one_type() -> None:
    ordinary = [monster for monster in GAME.box.monsters if monster.rank == ORDINARY]
    assert [monster.key for monster in ordinary] == [key for key, _, _, _ in MONSTERS]
    assert [len(monster.types) for monster in ordinary] == [1] * 18
    assert [[kind for _, _, _, kind in MONSTERS].count(kind) for kind in ("kin", "humanoid", "beast")] == [6, 6, 6]


@pytest.mark.parametrize(("key", "echoes", "lantern", "kind"), MONSTERS)
@pytest.mark.rule("BB-3.01", "BB-3.04", "BB-2.17")
def test_a_monster_appears_with_its_health_in_echoes(key: str, echoes: int, lantern: str, kind: str) -> None:
    play = set_up(f"dungeon {key}", final_boss="rom")
    assert play.monster == key
    assert play.echoes == echoes
    assert f"BB-3.01 appears {key} {echoes}" in play.told()
    assert not any("more_echoes" in line for line in play.told())
    assert play.waits() == ALL


@pytest.mark.parametrize(("key", "echoes", "lantern", "kind"), MONSTERS)
@pytest.mark.rule("BB-3.06", "BB-3.07", "BB-11.11", "BB-17.07", "BB-12.03")
def test_a_monster_rolls_the_die_of_its_lantern_and_yields_one_trophy_of_its_type(
    key: str, echoes: int, lantern: str, kind: str
) -> None:
    play = fight(key, 2, {"collected": 4})
    play.round(f"{lantern} 0", "dungeon bloody_crow" if key != "bloody_crow" else NEXT,
               Henryk="hunter_axe", Eileen="saw_cleaver", Ludwig="saw_cleaver")  # fmt: skip
    nothing = {"kin": 0, "humanoid": 0, "beast": 0}
    assert play.trophies("Henryk") == {**nothing, kind: 1}
    assert play.trophies("Eileen") == nothing
    assert play.trophies("Ludwig") == nothing
    assert collected(play) == [6, 0, 0]  # and no escape text took anything: it was killed
    assert by(play, "BB-12.03") == []
    assert by(play, "BB-11.10") == [f"BB-11.10 slain {key} Henryk"]
    assert play.waits() == ALL


@pytest.mark.parametrize("key", PLAIN)
@pytest.mark.rule("BB-3.08")
def test_a_monster_without_text_only_has_its_numbers(key: str) -> None:
    lantern = {name: die for name, _, die, _ in MONSTERS}[key]
    play = before(key, {"collected": 3}, {"collected": 9})
    assert health(play) == [8, 8, 8]
    assert collected(play) == [3, 9, 0]
    play = fight(key, 9, {"collected": 3}, {"collected": 9, "also": ["kirkhammer"]}, {"also": ["rosmarinus"]})
    play.round(f"{lantern} 0", "dungeon fluorescent_flower",
               Henryk="hunter_axe", Eileen="kirkhammer", Ludwig="rosmarinus")  # fmt: skip
    assert collected(play) == [5, 13, 2]
    assert health(play) == [8, 8, 8]
    told = play.told()
    assert told[told.index(f"BB-12.01 escapes {key} 1") + 1] == "BB-6.01 phase 7"
    assert play.waits() == ALL


# ---------------------------------------------------------------- what a designer may write


@pytest.mark.parametrize(
    ("name", "field", "least", "most", "rest"),
    [
        ("ambush", "damage", 1, 2, {"collected": 0}),
        ("ambush", "collected", 0, 9, {"damage": 1}),
        ("envy", "damage", 1, 2, {}),
        ("parting_blow", "damage", 1, 2, {}),
        ("drain", "echoes", 1, 2, {}),
        ("ransom", "echoes", 1, 2, {}),
        ("call", "echoes", 1, 3, {}),
        ("thorns", "echoes", 1, 4, {"damage": 1}),
        ("thorns", "damage", 1, 2, {"echoes": 1}),
        ("weakness", "bonus", 1, 2, {"kind": "ranged"}),
        ("hide", "most", 0, 4, {}),
        ("sluggish", "less", 1, 3, {}),
        ("trample", "more", 1, 2, {}),
        ("grapple", "more", 1, 2, {"kind": "melee"}),
        ("first_blood", "damage", 1, 2, {}),
        ("poison", "damage", 1, 2, {}),
        ("more_echoes", "echoes", 1, 3, {}),
        ("last_death", "deaths", 2, 5, {}),
        ("shallow_rest", "health", 1, 7, {}),
        ("fewer_cards", "cards", 5, 7, {}),
        ("upgrade_price", "echoes", 1, 3, {}),
        ("blood_tithe", "echoes", 1, 5, {}),
    ],
)
def test_the_numbers_of_a_text_have_limits(name: str, field: str, least: int, most: int, rest: dict[str, Any]) -> None:
    power = {**POWERS, **LAWS}[name]
    for number in (least, most):
        entry = Entry("monsters.toml", "a monster", {**rest, field: number})
        power(entry)
        entry.done()
    for number in (least - 1, most + 1):
        with pytest.raises(Mistake, match=f"monsters.toml.*a monster.*{field}"):
            power(Entry("monsters.toml", "a monster", {**rest, field: number}))


def test_the_laws_of_final_bosses_are_no_texts_of_other_monsters() -> None:
    assert sorted(LAWS) == ["blood_tithe", "fewer_cards", "last_death", "more_echoes", "shallow_rest", "upgrade_price"]
    assert not set(LAWS) & set(POWERS)
    assert len(POWERS) == 19
