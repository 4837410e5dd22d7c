"""The green Spells and Trainings."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board


def green(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="green", other="black", **more)


# ---------------------------------------------------------------- Seed


@BOTH_SIDES
@pytest.mark.rule("BH-D49", "BH-D73", "BH-11.12")
def test_seed_creates_a_creeper_plant_in_an_open_lane(seat: int) -> None:
    b = green(seat, {"asp": 2, "hand": ["seed"], "pieces": {"resource-middle": "fertile_field"}})
    b.does_and("seed")
    assert b.asp("Anna") == 0
    slots = ["safety-middle-1", "safety-middle-2", "safety-middle-3", "war-middle-1", "war-middle-2", "war-middle-3"]
    assert b.offered("Anna") == [f"me-{slot}" for slot in slots]
    b.does("me-war-middle-1")
    assert b.where("creeper_plant") == ["me-war-middle-1"]
    assert b.body("me-war-middle-1") == "1/2 R1 I1"
    assert b.graveyard("Anna") == ["seed"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_seed_without_room_creates_nothing_and_costs_2(seat: int) -> None:
    assert not green(seat, {"asp": 1, "hand": ["seed"]}).can("seed")
    b = green(seat, {"asp": 2, "hand": ["seed"]})
    b.does_and("seed")
    assert b.where("creeper_plant") == []
    assert b.graveyard("Anna") == ["seed"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Fog


@BOTH_SIDES
@pytest.mark.rule("BH-D133", "BH-3.36")
def test_in_the_fog_own_characters_cannot_be_chosen_by_the_enemy_for_a_round(seat: int) -> None:
    own = {"war-left-1": "gardener", "safety-left-1": "gardener", "advisor": "ulfred_brigbuck_the_wise"}
    theirs = {
        "asp": 8,
        "hand": ["poisoned_blood", "visitation_of_the_plague"],
        "pieces": {"war-right-1": "zombie_warrior"},
    }
    b = green(seat, {"asp": 4, "hand": ["fog"], "pieces": OPEN | own}, theirs)
    b.does_and("fog")
    assert b.value("foe-war-right-1", "keywords") == []  # Ben's stay as they are
    assert b.asp("Anna") == 0
    assert b.value("me-advisor", "keywords") == ["mythic", "untargetable"]
    b.close()
    b.foe("poisoned_blood")
    assert b.offered("Ben") == ["foe-war-right-1"]
    b.foe("foe-war-right-1")
    b.resolve()
    b.foe("visitation_of_the_plague", "left", "done")
    b.resolve()
    assert b.card("me-war-left-1") is None  # all in a War Zone: nobody is chosen
    b.to_next("main1")
    assert b.value("me-safety-left-1", "keywords") == []
    assert b.ready == "Anna"


@BOTH_SIDES
def test_fog_does_not_hide_from_oneself_nor_those_who_come_later(seat: int) -> None:
    mine = {"asp": 8, "hand": ["fog", "seed", "elvish_armor"], "pieces": OPEN | {"war-left-1": "gardener"}}
    b = green(seat, mine)
    b.does_and("fog")
    b.does_and("seed")
    b.does("me-war-left-2")
    assert b.value("me-war-left-2", "keywords") == []
    b.does("elvish_armor")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    assert b.asked("Anna") == "target"


@BOTH_SIDES
@pytest.mark.rule("BH-D28", "BH-D133")
def test_fog_in_response_takes_the_target_away(seat: int) -> None:
    theirs = {"asp": 3, "hand": ["exodus"]}
    mine = {"asp": 4, "hand": ["fog"], "pieces": OPEN | {"war-left-1": "gardener"}}
    b = green(seat, mine, theirs, phase="end", initiative="Ben")
    b.foe("exodus", "me-war-left-1")
    b.passes("Ben")
    b.does("fog")
    b.resolve()
    b.resolve()
    assert b.card("me-war-left-1") == "gardener"
    assert b.graveyard("Ben") == ["exodus"]
    assert b.ready == "Ben"


# ---------------------------------------------------------------- Hornets Rage


@BOTH_SIDES
@pytest.mark.rule("BH-D66", "BH-D111")
def test_hornets_rage_hurts_up_to_five_characters_anywhere(seat: int) -> None:
    theirs = {
        "pieces": {
            "war-left-1": "nameless_blade", "safety-left-1": "vampire_soldier", "war-middle-1": "buragaor_flying_demon",
            "safety-right-3": "baal_the_necromancer", "war-right-1": "vampire_soldier", "advisor": "archdemon_kangor",
        }
    }  # fmt: skip
    b = green(seat, {"asp": 6, "hand": ["hornets_rage"], "pieces": OPEN | {"war-left-1": "centaur"}}, theirs)
    b.does("hornets_rage")
    assert "foe-advisor" not in b.offered("Anna")
    b.does("foe-war-left-1", "foe-safety-left-1", "foe-war-middle-1", "foe-safety-right-3", "me-war-left-1")
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 2  # Resistance 5
    assert b.value("foe-war-middle-1", "damage") == 0  # Resistance 6
    assert b.value("foe-safety-left-1", "damage") == b.value("foe-safety-right-3", "damage") == 2
    assert b.value("me-war-left-1", "damage") == 2
    assert b.value("foe-war-right-1", "damage") == 0  # not chosen
    assert b.ready == "Anna"


@BOTH_SIDES
def test_hornets_rage_may_choose_fewer_but_nobody_twice(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "vampire_soldier", "war-left-2": "vampire_soldier"}}
    b = green(seat, {"asp": 6, "hand": ["hornets_rage"]}, theirs)
    b.does("hornets_rage", "foe-war-left-1")
    assert b.offered("Anna") == ["done", "foe-war-left-2"]
    b.does("done")
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 2
    assert b.value("foe-war-left-2", "damage") == 0
    assert not green(seat, {"asp": 5, "hand": ["hornets_rage"]}, theirs).can("hornets_rage")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Trainings


@BOTH_SIDES
@pytest.mark.rule("BH-10.10", "BH-10.11", "BH-D70")
@pytest.mark.parametrize(
    ("training", "asp", "body", "keywords"),
    [
        ("elvish_armor", 2, "1/3 R2 I2", []),
        ("strength", 4, "3/3 R2 I2", []),
        ("hunters_eye", 3, "1/1 R2 I2", ["target_strike"]),
    ],
)
def test_trainings_for_an_own_character(seat: int, training: str, asp: int, body: str, keywords: list[str]) -> None:
    own = {"war-left-1": "gardener", "advisor": "ulfred_brigbuck_the_wise"}
    theirs = {"pieces": {"war-left-1": "zombie_warrior"}}
    assert not green(seat, {"asp": asp - 1, "hand": [training], "pieces": OPEN | own}, theirs).can(training)
    b = green(seat, {"asp": asp, "hand": [training], "pieces": OPEN | own}, theirs)
    b.does(training)
    assert b.offered("Anna") == ["me-war-left-1"]  # no enemy, no Advisor
    b.does("me-war-left-1")
    b.resolve()
    assert b.asp("Anna") == 0
    assert b.trainings("me-war-left-1") == [training]
    assert b.body("me-war-left-1") == body
    assert b.value("me-war-left-1", "keywords") == keywords
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-12.05", "BH-D71")
def test_whoever_loses_the_armor_dies_of_old_wounds(seat: int) -> None:
    wounded = {"card": "gardener", "damage": 2, "trainings": ["elvish_armor"]}
    b = Board(seat, {"asp": 3, "hand": ["antimagic"]}, {"pieces": {"war-left-1": wounded}})
    assert b.body("foe-war-left-1") == "1/3-2 R2 I2"
    b.does_and("antimagic", "foe-training-1")
    assert sorted(b.graveyard("Ben")) == ["elvish_armor", "gardener"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.15")
def test_with_the_hunters_eye_a_character_strikes_another(seat: int) -> None:
    hunter = {"card": "elf_warrior", "trainings": ["hunters_eye"]}
    theirs = {"pieces": {"war-left-1": "zombie_warrior", "safety-left-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | {"war-left-1": hunter}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    assert b.offered("Anna") == ["foe-sovereign", "foe-war-left-1"]
    b.does("foe-war-left-1")
    b.fight()
    assert b.graveyard("Ben") == ["zombie_warrior"]
    assert b.lp("Ben") == 30
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D70", "BH-13.15")
def test_the_hunters_eye_is_for_ones_own_and_ends_with_its_host(seat: int) -> None:
    mine = {"asp": 3, "hand": ["hunters_eye"], "pieces": {"war-left-1": "gardener"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "smith"}}, deck="green")
    b.does("hunters_eye")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does_and("me-war-left-1")
    assert b.asp("Anna") == 0
    assert "target_strike" in b.value("me-war-left-1", "keywords")
    assert b.trainings("me-war-left-1") == ["hunters_eye"]
    assert b.ready == "Anna"
