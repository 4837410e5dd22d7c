"""The black artifacts, Rituals and Pool cards."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

# ---------------------------------------------------------------- artifacts


@BOTH_SIDES
@pytest.mark.rule("BH-13.47", "BH-D101")
def test_the_ring_of_the_blood_moon_gives_an_asp_or_a_trinket(seat: int) -> None:
    b = Board(seat, {"asp": 2, "hand": ["ring_of_the_blood_moon"]})
    b.does_and("ring_of_the_blood_moon")
    assert b.asp("Anna") == 0
    b.does_and("use me-area-1 1")
    assert b.offered("Anna") == ["asp", "trinket"]
    b.does("trinket")
    assert b.asp("Anna") == 0
    assert b.where("blood_trinket") == ["me-area-2"]
    assert not b.can("use me-area-1 1")  # turned
    b = Board(seat, {"pieces": {"area-1": "ring_of_the_blood_moon"}})
    b.does_and("use me-area-1 1")
    b.does("asp")
    assert b.asp("Anna") == 1
    assert b.where("blood_trinket") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.30", "BH-10.31", "BH-10.32")
def test_only_one_ring_of_the_blood_moon_stays(seat: int) -> None:
    theirs = {"pieces": {"area-1": "ring_of_the_blood_moon"}}
    mine = {"asp": 2, "hand": ["ring_of_the_blood_moon"], "pieces": {"area-1": "ring_of_the_blood_moon"}}
    b = Board(seat, mine, theirs)
    b.does_and("ring_of_the_blood_moon")
    assert b.offered("Anna") == ["me-area-1", "me-area-2"]
    b.does("me-area-1")
    assert b.where("ring_of_the_blood_moon") == ["foe-area-1", "me-area-1"]
    assert b.graveyard("Anna") == ["ring_of_the_blood_moon"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.06", "BH-D66")
def test_the_blood_chalice_poisons_up_to_two_with_resistance_5_at_most(seat: int) -> None:
    theirs = {
        "pieces": {"war-left-1": "green_dragon", "safety-left-1": "oak_colossus", "advisor": "ulfred_brigbuck_the_wise"}
    }
    b = Board(seat, {"asp": 2, "pieces": {"area-1": "blood_chalice", "war-left-1": "zombie_warrior"}}, theirs)
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["done", "foe-safety-left-1", "foe-war-left-1", "me-war-left-1"]
    b.does("foe-safety-left-1", "foe-war-left-1")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.value("foe-safety-left-1", "counters") == {"poison": 1}
    assert b.value("foe-war-left-1", "counters") == {}  # Resistance 6
    assert b.value("me-area-1", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_blood_chalice_may_choose_nobody_but_costs_2_asp(seat: int) -> None:
    assert not Board(seat, {"asp": 1, "pieces": {"area-1": "blood_chalice"}}).can("use me-area-1 1")
    b = Board(seat, {"asp": 2, "pieces": {"area-1": "blood_chalice", "war-left-1": "zombie_warrior"}})
    b.does_and("use me-area-1 1", "done")
    assert b.value("me-war-left-1", "counters") == {}
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Demonic Fire


@BOTH_SIDES
def test_demonic_fire_creates_a_demon_in_a_war_zone(seat: int) -> None:
    pieces = {"resource-left": "fertile_field", "war-left-1": "zombie_warrior"}
    b = Board(seat, {"asp": 7, "hand": ["demonic_fire"], "pieces": pieces})
    b.does_and("demonic_fire")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.where("mutant_demon") == ["me-war-left-2"]
    assert b.where("demonic_fire") == ["me-area-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D124", "BH-D66")
def test_demonic_fire_burns_the_same_war_zone_in_the_second_and_the_third_round(seat: int) -> None:
    fire = {"card": "demonic_fire", "entered": 2}
    own = {"area-1": fire, "war-left-1": "baal_the_necromancer", "war-right-1": "zombie_warrior"}
    theirs = {"pieces": {"war-left-1": "oak_colossus", "war-left-2": "green_dragon", "safety-left-1": "centaur"}}
    b = Board(seat, {"pieces": OPEN | own}, theirs, round=3)
    assert b.offered("Anna") == ["left", "middle", "right"]
    b.does_and("left")
    assert b.value("foe-war-left-1", "damage") == 2
    assert b.value("foe-war-left-2", "damage") == 2  # Resistance 6 against magic 6
    assert b.value("me-war-left-1", "damage") == 2
    assert b.value("foe-safety-left-1", "damage") == 0
    assert b.value("me-war-right-1", "damage") == 0
    assert b.where("demonic_fire") == ["me-area-1"]
    b.to_next("main1")
    assert b.ready == "Ben"  # the Green Dragon takes the Initiative
    b.close()
    assert b.chain() == ["demonic_fire"]  # no question: the same War Zone again
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 4
    assert b.card("foe-war-left-2") is None
    assert b.graveyard("Anna")[-2:] == ["demonic_fire", "baal_the_necromancer"]


@BOTH_SIDES
@pytest.mark.parametrize(("slot", "others"), [("left", ["middle", "right"]), ("right", ["left", "middle"])])
def test_demonic_fire_burns_another_war_zone_than_that_of_its_demon(seat: int, slot: str, others: list[str]) -> None:
    wide = {f"resource-{lane}": "fertile_field" for lane in ("left", "right")}
    b = Board(seat, {"asp": 7, "hand": ["demonic_fire"], "pieces": wide})
    b.does_and("demonic_fire")
    b.resolve()
    b.does(f"me-war-{slot}-1")
    assert b.where("mutant_demon") == [f"me-war-{slot}-1"]
    assert b.value("me-area-1", "remembers") == slot
    b.to_next("main1")
    assert b.offered("Anna") == others
    b.does_and("middle")
    assert b.value("me-area-1", "remembers") == "middle"
    assert b.where("mutant_demon") == [f"me-war-{slot}-1"]


@BOTH_SIDES
def test_demonic_fire_without_room_for_its_demon_may_burn_anywhere(seat: int) -> None:
    b = Board(seat, {"asp": 7, "hand": ["demonic_fire"]})
    b.does_and("demonic_fire")
    b.resolve()
    assert b.where("mutant_demon") == []
    assert b.value("me-area-1", "remembers") is None
    b.to_next("main1")
    assert b.offered("Anna") == ["left", "middle", "right"]


@BOTH_SIDES
def test_demonic_fire_is_quiet_in_its_first_and_fourth_round(seat: int) -> None:
    for entered in (3, 0):
        b = Board(seat, {"pieces": OPEN | {"area-1": {"card": "demonic_fire", "entered": entered}}}, round=3)
        assert (b.kind(), b.chain()) == ("priority", [])


# ---------------------------------------------------------------- Altar of Hunger


@BOTH_SIDES
@pytest.mark.rule("BH-D125")
def test_the_altar_of_hunger_takes_a_character_of_each_player(seat: int) -> None:
    own = {"war-left-1": "zombie_warrior", "safety-left-1": "skeleton"}
    theirs = {"pieces": {"war-left-1": "centaur", "safety-left-1": "gardener"}}
    b = Board(seat, {"asp": 3, "hand": ["altar_of_hunger"], "pieces": OPEN | own}, theirs)
    b.does_and("altar_of_hunger")
    assert b.asp("Anna") == 0
    b.resolve()
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]  # the active player first
    b.does("me-safety-left-1")
    assert b.where("skeleton") == ["me-safety-left-1"]  # both at the same time
    assert b.offered("Ben") == ["foe-safety-left-1", "foe-war-left-1"]
    b.foe("foe-war-left-1")
    assert b.where("skeleton") == b.where("centaur") == []
    assert b.graveyard("Ben") == ["centaur"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_who_has_no_character_is_skipped_by_the_altar(seat: int) -> None:
    b = Board(seat, {"asp": 3, "hand": ["altar_of_hunger"], "pieces": OPEN}, {"pieces": {"war-left-1": "centaur"}})
    b.does_and("altar_of_hunger")
    b.resolve()
    assert b.graveyard("Ben") == ["centaur"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D10", "BH-D126")
def test_the_altar_of_hunger_gives_a_card_for_a_character_once_per_round(seat: int) -> None:
    own = {"area-1": "altar_of_hunger", "war-left-1": "skeleton", "war-left-2": "skeleton"}
    b = Board(seat, {"asp": 2, "pieces": OPEN | own})
    b.does("use me-area-1 1", "me-war-left-1")
    assert b.asp("Anna") == 1
    assert b.where("skeleton") == ["me-war-left-2"]
    b.resolve()
    assert b.offered("Anna") == ["pool_pile", "spell_pile"]
    b.given("pool smith")
    b.does("pool_pile")
    assert b.hand("Anna") == ["smith"]
    assert not b.can("use me-area-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_altar_of_hunger_needs_1_asp_and_an_own_character(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "centaur"}}
    assert not Board(seat, {"asp": 1, "pieces": {"area-1": "altar_of_hunger"}}, theirs).can("use me-area-1 1")
    pieces = {"area-1": "altar_of_hunger", "war-left-1": "skeleton"}
    assert not Board(seat, {"pieces": pieces}, theirs).can("use me-area-1 1")
    assert Board(seat, {"asp": 1, "pieces": pieces}, theirs).can("use me-area-1 1")


# ---------------------------------------------------------------- Burial Chamber and Poison Cellar


@BOTH_SIDES
@pytest.mark.rule("BH-9.27", "BH-9.28")
def test_the_burial_chamber_brings_a_skeleton(seat: int) -> None:
    b = Board(
        seat, {"hand": ["burial_chamber"], "pieces": {"resource-left": "fertile_field", "war-left-1": "zombie_warrior"}}
    )
    b.does_and("burial_chamber")
    assert b.banished("Anna") == ["fertile_field"]
    assert b.chain() == ["burial_chamber"]
    b.resolve()
    b.does("me-war-left-2")
    assert b.where("skeleton") == ["me-war-left-2"]
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_burial_chamber_turns_a_character_into_a_skeleton(seat: int) -> None:
    pieces = {"resource-left": "burial_chamber", "war-left-1": "nascent_necromancer", "war-left-2": "skeleton"}
    b = Board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "centaur"}})
    b.does("use me-resource-left 2")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    b.does("me-war-left-1")
    assert b.graveyard("Anna") == ["nascent_necromancer"]
    assert b.chain() == ["burial_chamber", "barabas_ulfaran"]
    b.resolve()
    b.does("me-war-left-1")
    b.resolve()
    b.does("me-safety-left-1")
    assert b.where("skeleton") == ["me-safety-left-1", "me-war-left-1", "me-war-left-2"]
    assert b.asp("Anna") == 0
    assert not b.can("use me-resource-left 1")  # turned
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_burial_chamber_needs_somebody_to_sacrifice(seat: int) -> None:
    b = Board(seat, {"pieces": {"resource-left": "burial_chamber"}}, {"pieces": {"war-left-1": "centaur"}})
    assert b.can("use me-resource-left 1")
    assert not b.can("use me-resource-left 2")


@BOTH_SIDES
@pytest.mark.rule("BH-11.07", "BH-12.01")
def test_the_poison_cellar_has_three_doses(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "green_dragon", "safety-left-1": "centaur", "war-left-2": "smith"}}
    b = Board(seat, {"asp": 4, "hand": ["poison_cellar"], "pieces": {"resource-left": "fertile_field"}}, theirs)
    b.does_and("poison_cellar")
    assert b.value("me-resource-left", "counters") == {"cellar": 3}
    for left, victim in ((2, "foe-war-left-1"), (1, "foe-safety-left-1"), (0, "foe-war-left-2")):
        b.does_and("use me-resource-left 2", victim)
        assert b.value("me-resource-left", "counters") == ({"cellar": left} if left else {})
        assert b.value(victim, "counters") == {"poison": 1}  # no magic value: Resistance does not matter
    assert b.asp("Anna") == 1
    assert not b.can("use me-resource-left 2")
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 2
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_poison_cellar_works_turned_but_not_without_asp(seat: int) -> None:
    turned = {"resource-left": {"card": "poison_cellar", "turned": True}}
    theirs = {"pieces": {"war-left-1": "centaur"}}
    assert Board(seat, {"asp": 1, "pieces": turned}, theirs).can("use me-resource-left 2")
    assert not Board(seat, {"pieces": turned}, theirs).can("use me-resource-left 2")
    assert not Board(seat, {"asp": 1, "pieces": turned}, theirs).can("use me-resource-left 1")


# ---------------------------------------------------------------- Blood Priest and Crypt Walker


@BOTH_SIDES
@pytest.mark.rule("BH-13.03", "BH-13.47", "BH-D101")
def test_the_bound_blood_priest_gives_an_asp_or_a_trinket(seat: int) -> None:
    pieces = {"resource-left": "fertile_field", "safety-left-1": "blood_priest", "safety-left-2": "blood_priest"}
    b = Board(seat, {"pieces": pieces})
    b.does_and("use me-safety-left-1 1")
    b.does("trinket")
    b.does_and("use me-safety-left-2 1")
    b.does("asp")
    assert b.asp("Anna") == 1
    assert b.where("blood_trinket") == ["me-area-1"]
    assert b.value("me-safety-left-1", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.01", "BH-13.03")
def test_an_unbound_blood_priest_gives_nothing(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"war-left-1": "blood_priest"}})
    assert not b.can("use me-war-left-1 1")
    b = Board(seat, {"pieces": {"resource-left": "fertile_field", "safety-middle-1": "blood_priest"}})
    assert not b.can("use me-safety-middle-1 1")


@BOTH_SIDES
@pytest.mark.rule("BH-D108")
def test_the_crypt_walker_takes_an_undead_from_the_graveyard(seat: int) -> None:
    mine = {"asp": 3, "hand": ["crypt_walker"], "graveyard": ["exodus", "hired_brute", "zombie_warrior"]}
    b = Board(seat, mine | {"pieces": {"resource-left": "fertile_field"}}, {"graveyard": ["skeleton_warrior"]})
    b.does_and("crypt_walker", "me-safety-left-1")
    b.resolve()
    assert b.offered("Anna") == ["done", "zombie_warrior"]
    b.does("zombie_warrior")
    assert b.hand("Anna") == ["zombie_warrior"]
    assert b.graveyard("Anna") == ["exodus", "hired_brute"]
    b.does_and("use me-safety-left-1 1")  # bound at once
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_crypt_walker_without_a_dead_undead(seat: int) -> None:
    b = Board(seat, {"asp": 3, "hand": ["crypt_walker"], "pieces": {"resource-left": "fertile_field"}})
    b.does_and("crypt_walker", "me-war-left-1")
    b.resolve()
    assert b.hand("Anna") == []
    assert not b.can("use me-war-left-1 1")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Archdemon Kangor


@BOTH_SIDES
@pytest.mark.rule("BH-10.03", "BH-D65")
def test_kangor_turns_another_character_into_a_trinket(seat: int) -> None:
    b = Board(
        seat,
        {
            "asp": 5,
            "hand": ["archdemon_kangor"],
            "pieces": {"resource-left": "fertile_field", "war-left-1": "skeleton"},
        },
    )
    b.does_and("archdemon_kangor")
    assert b.card("me-advisor") == "archdemon_kangor"
    b.does("use me-advisor 1")
    assert b.offered("Anna") == ["me-war-left-1"]  # not himself
    b.does("me-war-left-1")
    b.resolve()
    assert b.where("blood_trinket") == ["me-area-1"]
    assert b.where("skeleton") == []
    assert b.value("me-advisor", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
def test_kangor_alone_cannot_sacrifice_himself(seat: int) -> None:
    b = Board(seat, {"pieces": OPEN | {"advisor": "archdemon_kangor"}}, {"pieces": {"war-left-1": "centaur"}})
    assert not b.can("use me-advisor 1")


@BOTH_SIDES
@pytest.mark.rule("BH-D113")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_kangor_may_make_a_demon_of_a_dead_enemy(seat: int, answer: str) -> None:
    mine = {"asp": 5, "hand": ["exodus"], "pieces": OPEN | {"advisor": "archdemon_kangor"}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "creeper_plant"}})
    b.does_and("exodus", "foe-war-left-1")
    assert b.chain() == ["archdemon_kangor"]
    b.resolve()
    assert b.asked("Anna") == "may"
    b.does(answer)
    if answer == "yes":
        b.does("me-war-left-1")
    assert b.where("mutant_demon") == (["me-war-left-1"] if answer == "yes" else [])
    assert b.asp("Anna") == (0 if answer == "yes" else 2)
    assert b.value("me-advisor", "turned") is (answer == "yes")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.parametrize(("asp", "turned"), [(4, False), (5, True)])
def test_kangor_needs_2_asp_and_to_be_unturned(seat: int, asp: int, turned: bool) -> None:
    advisor = {"card": "archdemon_kangor", "turned": turned}
    mine = {"asp": asp, "hand": ["exodus"], "pieces": OPEN | {"advisor": advisor}}
    b = Board(seat, mine, {"pieces": {"war-left-1": "creeper_plant"}})
    b.does_and("exodus", "foe-war-left-1")
    b.resolve_all()
    assert b.where("mutant_demon") == []
    assert b.asp("Anna") == asp - 3
    assert b.ready == "Anna"


@BOTH_SIDES
def test_kangor_does_not_care_for_own_dead(seat: int) -> None:
    mine = {"asp": 5, "hand": ["exodus"], "pieces": OPEN | {"advisor": "archdemon_kangor", "war-left-1": "skeleton"}}
    b = Board(seat, mine)
    b.does_and("exodus", "me-war-left-1")
    assert b.chain() == []
    assert b.ready == "Anna"
