"""The black Spells and Trainings."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

# ---------------------------------------------------------------- Blood


@BOTH_SIDES
@pytest.mark.rule("BH-D103", "BH-D111")
def test_blood_sacrifices_a_character_for_1_asp(seat: int) -> None:
    mine = {
        "asp": 2,
        "hand": ["blood"],
        "pieces": OPEN | {"war-left-1": "skeleton", "safety-left-1": "baal_the_necromancer"},
    }
    b = Board(seat, mine, {"pieces": {"war-left-1": "centaur"}})
    b.does_and("blood", "mode 1")
    assert b.asp("Anna") == 0
    assert b.asked("Anna") == "sacrifice"
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]  # never Ben's
    b.does("me-war-left-1")
    assert b.asp("Anna") == 1
    assert b.where("skeleton") == []
    assert b.graveyard("Anna") == ["blood"]
    assert b.chain() == []  # a token: no Lord of the Dead
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D127")
def test_blood_without_a_character_gains_nothing(seat: int) -> None:
    b = Board(seat, {"asp": 2, "hand": ["blood"], "pieces": OPEN}, {"pieces": {"war-left-1": "centaur"}})
    b.does_and("blood")  # only the first mode can be chosen: the second needs a target
    assert b.asp("Anna") == 0
    assert b.card("foe-war-left-1") == "centaur"
    assert b.graveyard("Anna") == ["blood"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.13", "BH-13.14", "BH-D46")
def test_blood_gives_blood_rush_1(seat: int) -> None:
    mine = {
        "asp": 2,
        "hand": ["blood"],
        "pieces": OPEN | {"war-left-1": "zombie_warrior", "war-left-2": "baal_the_necromancer"},
    }
    b = Board(seat, mine, {"pieces": {"war-left-1": "centaur"}})
    b.does("blood", "mode 2")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    b.does("me-war-left-1")
    b.resolve()
    assert b.body("me-war-left-1") == "3/3 R2 I1"
    assert b.body("me-war-left-2") == "3/4 R4 I3"
    b.pass_to("combat")
    while b.phase == "combat":
        b.fight()
        if b.kind() == "declare":
            b.choose(b.waits()[0], "nothing")
    assert b.phase == "end"
    b.resolve()
    assert b.card("me-war-left-1") is None
    assert b.banished("Anna") == ["zombie_warrior"]  # it does not die
    assert b.graveyard("Anna") == ["blood"]
    assert b.card("me-war-left-2") == "baal_the_necromancer"
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
def test_blood_costs_2(seat: int) -> None:
    assert not Board(seat, {"asp": 1, "hand": ["blood"], "pieces": OPEN}).can("blood")


# ---------------------------------------------------------------- Exodus


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D67")
@pytest.mark.parametrize(
    ("victim", "dies"),
    [("centaur", True), ("canopy_warden", True), ("oak_colossus", False), ("garran_ironroot_protector", True)],
)
def test_exodus_destroys_up_to_resistance_4(seat: int, victim: str, dies: bool) -> None:
    b = Board(seat, {"asp": 3, "hand": ["exodus"]}, {"pieces": {"safety-left-3": victim}})
    b.does_and("exodus", "foe-safety-left-3")
    assert b.asp("Anna") == 0
    assert (b.card("foe-safety-left-3") is None) is dies
    assert b.graveyard("Ben") == ([victim] if dies else [])
    assert b.graveyard("Anna") == ["exodus"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-14.15", "BH-D64", "BH-D66")
def test_exodus_may_choose_any_character_but_nothing_else(seat: int) -> None:
    mine = {
        "asp": 3,
        "hand": ["exodus"],
        "pieces": OPEN | {"war-left-1": "baal_the_necromancer", "area-1": "blood_chalice"},
    }
    theirs = {"pieces": {"advisor": {"card": "ulfred_brigbuck_the_wise", "turned": True}, "area-1": "ring_of_nature"}}
    b = Board(seat, mine, theirs)
    b.does("exodus")
    assert b.offered("Anna") == ["foe-advisor", "me-war-left-1"]
    b.does("foe-advisor")
    b.resolve()
    assert b.graveyard("Ben") == ["ulfred_brigbuck_the_wise"]  # turned it has Resistance 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-6.05", "BH-D25", "BH-D133")
def test_exodus_needs_a_character_that_may_be_chosen(seat: int) -> None:
    assert not Board(seat, {"asp": 3, "hand": ["exodus"]}).can("exodus")
    assert not Board(seat, {"asp": 3, "hand": ["exodus"]}, {"pieces": {"war-left-1": "merciless_warrior"}}).can(
        "exodus"
    )
    assert not Board(seat, {"asp": 2, "hand": ["exodus"]}, {"pieces": {"war-left-1": "centaur"}}).can("exodus")
    b = Board(seat, {}, {"asp": 3, "hand": ["exodus"], "pieces": {"war-left-1": "centaur"}}, other="black")
    b.passes("Anna")
    assert b.refused("Ben", "exodus") == "BH-6.05"
    assert b.ready == "Ben"


# ---------------------------------------------------------------- Poisoned Blood


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-13.19", "BH-D93")
def test_poisoned_blood_hurts_and_poisons(seat: int) -> None:
    b = Board(seat, {"asp": 3, "hand": ["poisoned_blood"]}, {"pieces": {"safety-left-1": "centaur"}})
    b.does_and("poisoned_blood", "foe-safety-left-1")
    assert [line.split()[1] for line in b.told() if "centaur" in line] == ["hurt", "counter"]  # in this order
    assert b.asp("Anna") == 0
    assert b.value("foe-safety-left-1", "damage") == 1
    assert b.value("foe-safety-left-1", "counters") == {"poison": 1}
    assert b.ready == "Anna"
    b.pass_to("combat")
    assert b.value("foe-safety-left-1", "damage") == 1  # not yet in this round
    b.to_next("combat")
    assert b.value("foe-safety-left-1", "damage") == 2


@BOTH_SIDES
@pytest.mark.rule("BH-11.05")
def test_poisoned_blood_fails_against_resistance_5(seat: int) -> None:
    b = Board(seat, {"asp": 3, "hand": ["poisoned_blood"]}, {"pieces": {"war-left-1": "oak_colossus"}})
    b.does_and("poisoned_blood", "foe-war-left-1")
    assert b.value("foe-war-left-1", "damage") == 0
    assert b.value("foe-war-left-1", "counters") == {}
    assert b.graveyard("Anna") == ["poisoned_blood"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D64")
def test_poisoned_blood_cannot_choose_an_advisor_or_a_sovereign(seat: int) -> None:
    theirs = {"pieces": {"advisor": "ulfred_brigbuck_the_wise"}}
    assert not Board(seat, {"asp": 3, "hand": ["poisoned_blood"]}, theirs).can("poisoned_blood")


# ---------------------------------------------------------------- Call of the Crypt

DEAD = ["zombie_warrior", "nascent_necromancer", "baal_the_necromancer", "exodus"]


@BOTH_SIDES
def test_call_of_the_crypt_takes_an_undead_to_hand(seat: int) -> None:
    b = Board(seat, {"asp": 2, "hand": ["call_of_the_crypt"], "graveyard": DEAD}, {"graveyard": ["skeleton_warrior"]})
    b.does_and("call_of_the_crypt")  # with 2 ASP it is the only mode
    assert b.asp("Anna") == 0
    assert b.offered("Anna") == ["baal_the_necromancer", "done", "zombie_warrior"]  # no Human, not Ben's
    b.does("baal_the_necromancer")
    assert b.hand("Anna") == ["baal_the_necromancer"]
    assert b.graveyard("Anna") == ["zombie_warrior", "nascent_necromancer", "exodus", "call_of_the_crypt"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111", "BH-D128")
def test_call_of_the_crypt_for_1_more_puts_it_into_a_war_zone(seat: int) -> None:
    pieces = {"resource-left": "fertile_field", "war-left-1": "hired_brute"}
    b = Board(seat, {"asp": 3, "hand": ["call_of_the_crypt"], "graveyard": DEAD, "pieces": pieces})
    b.does("call_of_the_crypt")
    assert b.offered("Anna") == ["mode 1", "mode 2"]
    b.does("mode 2")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.offered("Anna") == ["done", "zombie_warrior"]  # Baal needs a level 2 resource
    b.does("zombie_warrior")
    assert b.where("zombie_warrior") == ["me-war-left-2"]  # the only free War Zone slot of an open lane
    assert b.graveyard("Anna") == ["nascent_necromancer", "baal_the_necromancer", "exodus", "call_of_the_crypt"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_call_of_the_crypt_brings_baal_with_a_level_2_resource(seat: int) -> None:
    pieces = {"resource-left": "poison_cellar"}
    b = Board(seat, {"asp": 3, "hand": ["call_of_the_crypt"], "graveyard": DEAD, "pieces": pieces})
    b.does_and("call_of_the_crypt", "mode 2")
    b.does("baal_the_necromancer")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    b.does("me-war-left-2")
    assert b.where("baal_the_necromancer") == ["me-war-left-2"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_call_of_the_crypt_may_find_nothing(seat: int) -> None:
    b = Board(seat, {"asp": 2, "hand": ["call_of_the_crypt"], "graveyard": ["exodus"]})
    b.does_and("call_of_the_crypt")
    assert b.hand("Anna") == []
    assert b.graveyard("Anna") == ["exodus", "call_of_the_crypt"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Visitation of the Plague

PLAGUED = {
    "war-left-1": "centaur", "war-left-2": "oak_colossus", "safety-left-1": "centaur", "war-middle-1": "centaur",
    "war-right-1": "centaur",
}  # fmt: skip


@BOTH_SIDES
@pytest.mark.rule("BH-D66")
def test_the_plague_hurts_two_war_zones_on_both_sides(seat: int) -> None:
    own = {"war-left-1": "baal_the_necromancer", "war-left-2": "nameless_blade", "war-middle-2": "zombie_warrior"}
    b = Board(seat, {"asp": 5, "hand": ["visitation_of_the_plague"], "pieces": OPEN | own}, {"pieces": PLAGUED})
    b.does("visitation_of_the_plague", "left")
    assert b.offered("Anna") == ["done", "middle", "right"]  # another War Zone
    b.does("middle")
    b.resolve()
    order = [line.split()[3] for line in b.told() if " hurt " in line]
    assert all("left" in place for place in order[:2])
    assert all("middle" in place for place in order[2:])
    assert b.asp("Anna") == 0
    hurt = [place for place in PLAGUED if b.value("foe-" + place, "damage")]
    assert hurt == ["war-left-1", "war-middle-1"]  # Resistance 5, Safety Zone and third lane are spared
    assert b.value("foe-war-left-1", "damage") == 2
    assert b.value("foe-war-middle-1", "damage") == 1
    assert b.value("me-war-left-1", "damage") == 2
    assert b.value("me-war-left-2", "damage") == 0
    assert b.value("me-war-middle-2", "damage") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_plague_may_stop_after_one_war_zone(seat: int) -> None:
    b = Board(seat, {"asp": 5, "hand": ["visitation_of_the_plague"], "pieces": OPEN}, {"pieces": PLAGUED})
    b.does_and("visitation_of_the_plague", "right", "done")
    assert b.value("foe-war-right-1", "damage") == 2
    assert [b.value("foe-" + place, "damage") for place in PLAGUED].count(0) == 4
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Cruel Drill


@BOTH_SIDES
@pytest.mark.rule("BH-10.11", "BH-D70")
def test_cruel_drill_gives_2_power(seat: int) -> None:
    mine = {
        "asp": 3,
        "hand": ["cruel_drill"],
        "pieces": OPEN | {"war-left-1": "zombie_warrior", "advisor": "archdemon_kangor"},
    }
    b = Board(seat, mine, {"pieces": {"war-left-1": "centaur"}})
    b.does("cruel_drill")
    assert b.offered("Anna") == ["me-war-left-1"]  # no enemy, no Advisor
    b.does("me-war-left-1")
    b.resolve()
    assert b.asp("Anna") == 0
    assert b.trainings("me-war-left-1") == ["cruel_drill"]
    assert b.body("me-war-left-1") == "4/2 R2 I1"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D71", "BH-3.29")
def test_cruel_drill_at_the_end_of_the_round_and_without_host(seat: int) -> None:
    mine = {"asp": 3, "hand": ["cruel_drill", "zombie_warrior"], "pieces": OPEN | {"war-left-1": "zombie_warrior"}}
    b = Board(seat, mine, phase="end")
    assert not b.can("zombie_warrior")
    b.does_and("cruel_drill", "me-war-left-1")
    assert b.value("me-war-left-1", "power") == 4
    drilled = {"card": "zombie_warrior", "trainings": ["cruel_drill"]}
    b = Board(seat, {"asp": 3, "hand": ["exodus"], "pieces": OPEN | {"war-left-1": drilled}})
    b.does_and("exodus", "me-war-left-1")
    assert b.graveyard("Anna") == ["zombie_warrior", "exodus", "cruel_drill"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Prison


@BOTH_SIDES
@pytest.mark.rule("BH-10.13", "BH-D119")
def test_prison_takes_everything_but_the_hp(seat: int) -> None:
    theirs = {
        "asp": 2,
        "pieces": {"resource-left": "fertile_field", "safety-left-1": "gardener", "war-left-1": "gardener"},
    }
    mine = {"asp": 4, "hand": ["prison"], "pieces": OPEN | {"safety-left-1": "zombie_warrior"}}
    b = Board(seat, mine, theirs)
    b.does("prison")
    assert b.offered("Anna") == ["foe-safety-left-1"]  # the enemy's Safety Zone
    b.does("foe-safety-left-1")
    b.resolve()
    assert b.asp("Anna") == 0
    assert b.trainings("foe-safety-left-1") == ["prison"]
    assert b.body("foe-safety-left-1") == "0/1 R0 I0"
    assert b.body("foe-war-left-1") == "1/1 R2 I2"
    b.passes("Anna")
    assert "use foe-war-left-1 1" in b.offered("Ben")
    assert "use foe-safety-left-1 1" not in b.offered("Ben")
    b.passes("Ben")
    assert "move foe-war-left-1" in b.offered("Ben")
    assert "move foe-safety-left-1" not in b.offered("Ben")  # Initiative 0
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-10.13", "BH-10.14")
@pytest.mark.parametrize(
    ("victim", "holds"), [("oak_colossus", True), ("green_dragon", False), ("creeper_plant", True)]
)
def test_prison_holds_up_to_resistance_5(seat: int, victim: str, holds: bool) -> None:
    b = Board(seat, {"asp": 4, "hand": ["prison"]}, {"pieces": {"safety-left-1": victim}})
    b.does_and("prison", "foe-safety-left-1")
    assert b.trainings("foe-safety-left-1") == (["prison"] if holds else [])
    assert b.graveyard("Anna") == ([] if holds else ["prison"])
    assert (b.value("foe-safety-left-1", "power") == 0) is holds
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_in_prison_bonuses_of_others_stay(seat: int) -> None:
    armed = {"card": "elf_warrior", "trainings": ["strength"], "counters": {"plus": 1}}
    b = Board(seat, {"asp": 4, "hand": ["prison"]}, {"pieces": {"safety-left-1": armed}})
    assert b.value("foe-safety-left-1", "keywords") == ["speed"]
    b.does_and("prison", "foe-safety-left-1")
    assert b.body("foe-safety-left-1") == "3/7 R0 I0"
    assert b.value("foe-safety-left-1", "keywords") == []
    assert b.ready == "Anna"
