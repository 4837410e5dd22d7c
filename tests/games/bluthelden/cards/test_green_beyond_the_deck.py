"""Published green cards beyond those of the deck plan; some of them are in the deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board

LEVEL_2 = {"resource-left": "fertile_field", "resource-middle": "the_two_rivers"}


def green(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="green", other="black", **more)


# ---------------------------------------------------------------- Dragon Babe and Nidhogg


@BOTH_SIDES
@pytest.mark.rule("BH-13.31", "BH-D122")
def test_the_dragon_babe_becomes_nidhogg(seat: int) -> None:
    b = green(seat, {"asp": 2, "pieces": LEVEL_2 | {"war-left-1": "dragon_babe"}, "spells": ["nidhogg"]})
    b.does_and("use me-war-left-1 5")
    b.does("nidhogg")
    assert b.body("me-war-left-1") == "4/5 R3 I4"
    hand = {"asp": 3, "hand": ["nidhogg"]}
    assert not green(seat, hand | {"pieces": LEVEL_2}).can("nidhogg")
    b = green(seat, hand | {"pieces": LEVEL_2 | {"war-left-1": "dragon_babe"}})
    b.does_and("nidhogg")
    assert (b.asp("Anna"), b.card("me-war-left-1")) == (0, "nidhogg")  # 3 less
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-3.36", "BH-13.45")
def test_nidhogg_grows_as_often_as_it_is_paid_and_punches(seat: int) -> None:
    b = green(
        seat,
        {"asp": 5, "pieces": OPEN | {"war-left-1": "nidhogg"}},
        {"pieces": {"war-left-1": "zombie_warrior"}},
        phase="combat",
    )
    b.does_and("use me-war-left-1 1")
    b.does_and("use me-war-left-1 1")
    assert b.asp("Anna") == 1
    assert b.body("me-war-left-1") == "6/7 R3 I4"
    assert not b.can("use me-war-left-1 1")
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.lp("Ben") == 26
    b.to_next("main1")
    assert b.body("me-war-left-1") == "4/5-2 R3 I4"
    assert b.ready == "Anna"


# ---------------------------------------------------------------- other Characters


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_the_elven_gatekeeper_lets_somebody_shift(seat: int) -> None:
    mine = {"asp": 4, "hand": ["elven_gatekeeper"], "pieces": OPEN | {"safety-middle-1": "ranger"}}
    b = green(seat, mine, {"pieces": {"war-left-1": "zombie_warrior"}})
    b.does_and("elven_gatekeeper", "me-war-left-1")
    assert b.offered("Anna") == ["foe-war-left-1", "me-safety-middle-1", "me-war-left-1"]
    b.does("me-safety-middle-1")
    b.resolve()
    b.does_and("use me-safety-middle-1 8", "me-war-middle-3")
    assert b.card("me-war-middle-3") == "ranger"
    assert b.value("me-war-middle-3", "turned") is False
    assert not b.can("use me-war-middle-3 8")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_luminary_of_growth_brings_two_plants(seat: int) -> None:
    b = green(seat, {"asp": 4, "hand": ["luminary_of_growth"], "pieces": OPEN})
    b.does_and("luminary_of_growth", "me-war-left-1")
    b.resolve()
    b.does("me-war-right-1", "me-safety-middle-1")
    assert b.where("creeper_plant") == ["me-safety-middle-1", "me-war-right-1"]
    assert b.ready == "Anna"
    b = green(seat, {"asp": 2, "pieces": OPEN | {"hidden-left-1": "luminary_of_growth"}})
    b.does_and("use me-hidden-left-1 6")
    b.does("me-war-left-1")
    b.resolve()
    b.does("me-war-left-2", "me-war-left-3")
    assert b.where("creeper_plant") == ["me-war-left-2", "me-war-left-3"]


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_the_wild_boar_comes_with_another_in_its_lane(seat: int) -> None:
    b = green(seat, {"asp": 4, "hand": ["wild_boar"], "pieces": OPEN})
    b.does_and("wild_boar", "me-war-left-1")
    b.resolve()
    assert all("-left-" in slot for slot in b.offered("Anna"))
    b.does("me-war-left-2")
    assert b.body("me-war-left-2") == "2/2 R3 I3"
    assert b.where("wild_boar_token") == ["me-war-left-2"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_a_hidden_boar_brings_the_other_when_it_comes_up(seat: int) -> None:
    b = green(seat, {"asp": 2, "pieces": OPEN | {"hidden-right-1": "wild_boar"}})
    b.does_and("use me-hidden-right-1 6")
    b.does("me-war-right-1")
    b.resolve()
    b.does("me-war-right-2")
    assert b.where("wild_boar_token") == ["me-war-right-2"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_a_ranger_has_no_ability(seat: int) -> None:
    b = green(seat, {"asp": 3, "hand": ["ranger"], "pieces": OPEN})
    b.does_and("ranger", "me-war-left-1")
    assert (b.asp("Anna"), b.body("me-war-left-1"), b.value("me-war-left-1", "keywords")) == (0, "2/3 R3 I3", [])
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.15")
def test_ulfreds_hornets_strike_whom_they_want(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | {"war-left-1": "ulfreds_hornets"}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    assert b.offered("Anna") == ["foe-sovereign", "foe-war-left-1"]
    assert b.asked("Anna") == "object"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11")
@pytest.mark.parametrize(("key", "through"), [("woodland_hawk", 1), ("green_dragon", 4)])
def test_flyers_are_not_blocked_by_those_on_the_ground(seat: int, key: str, through: int) -> None:
    theirs = {"pieces": {"war-left-1": "vampire_soldier"}}
    b = green(seat, {"pieces": OPEN | {"war-left-1": key}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 30 - through
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-13.46")
def test_the_avatar_of_the_forest_punches(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | {"war-left-1": "avatar_of_the_forest"}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    b.fight()
    assert b.lp("Ben") == 27
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-D53")
def test_the_growing_beast_counts_unbound_own_characters_of_its_lane(seat: int) -> None:
    own = {"war-left-1": "growing_beast", "safety-left-1": "smith", "war-middle-1": "gardener"}
    theirs = {"pieces": {"war-left-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | own}, theirs)
    assert b.body("me-war-left-1") == "2/2 R2 I2"  # itself; the Smith is bound
    b = green(seat, {"asp": 2, "hand": ["seed"], "pieces": OPEN | own | {"war-left-2": "gardener"}}, theirs)
    assert b.body("me-war-left-1") == "3/3 R3 I3"
    b.does_and("seed")
    b.does("me-safety-left-2")
    assert b.body("me-war-left-1") == "4/4 R4 I4"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D53", "BH-D119")
def test_the_growing_beast_knows_at_once_who_is_bound(seat: int) -> None:
    b = green(seat, {"asp": 2, "hand": ["smith"], "pieces": OPEN | {"war-left-1": "growing_beast"}})
    b.does_and("smith", "me-safety-left-1")
    assert b.body("me-war-left-1") == "2/2 R2 I2"
    b.does_and("move me-safety-left-1", "me-war-left-2")
    assert b.body("me-war-left-1") == "3/3 R3 I3"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D89")
def test_paki_shoots_from_the_back_row(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "zombie_warrior"}}
    b = green(seat, {"pieces": OPEN | {"safety-left-2": "paki_master_marksman"}}, theirs, phase="combat")
    b.fight()
    b.does("shoot", "foe-war-left-1")
    b.fight()
    assert b.graveyard("Ben") == ["zombie_warrior"]
    assert b.value("me-safety-left-2", "damage") == 0
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-10.24", "BH-D72")
def test_paki_stands_once_in_a_lane(seat: int) -> None:
    pieces = OPEN | {"resource-left": "the_two_rivers", "safety-left-2": "paki_master_marksman"}
    b = green(seat, {"asp": 8, "hand": ["paki_master_marksman"] * 2, "pieces": pieces})
    b.does_and("paki_master_marksman", "me-safety-right-1")
    b.does_and("paki_master_marksman", "me-safety-left-1")
    assert b.asked("Anna") == "keep"
    b.does("me-safety-left-2")
    assert b.where("paki_master_marksman") == ["me-safety-left-2", "me-safety-right-1"]
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_wood_elf_grows_plants_without_turning(seat: int) -> None:
    b = green(seat, {"asp": 5, "pieces": OPEN | {"war-left-1": "wood_elf"}})
    b.does_and("use me-war-left-1 1")
    b.does("me-war-right-1")
    b.does_and("use me-war-left-1 1")
    b.does("me-war-right-2")
    assert b.where("creeper_plant") == ["me-war-right-1", "me-war-right-2"]
    assert (b.asp("Anna"), b.value("me-war-left-1", "turned")) == (1, False)
    assert not b.can("use me-war-left-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_the_unified_let_somebody_of_their_lane_grow(seat: int) -> None:
    pieces = LEVEL_2 | {"war-left-1": "gardener", "war-middle-1": "gardener"}
    b = green(seat, {"asp": 3, "hand": ["the_unified"], "pieces": pieces}, {"pieces": {"war-left-1": "zombie_warrior"}})
    b.does_and("the_unified", "me-safety-left-1")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    assert b.body("me-war-left-1") == "3/2 R2 I2"
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Ritual, Trainings, Spells


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_wind_whispers_when_an_own_training_enters_play(seat: int) -> None:
    own = {"area-1": "wind_whispers", "war-left-1": "gardener"}
    b = green(
        seat, {"asp": 2, "hand": ["elvish_armor"], "pieces": OPEN | own}, {"pieces": {"war-left-1": "zombie_warrior"}}
    )
    b.does_and("elvish_armor", "me-war-left-1")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    b.does_and("use me-war-left-1 8", "me-safety-left-1")
    assert b.card("me-safety-left-1") == "gardener"
    assert b.value("me-safety-left-1", "turned") is False
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D131", "BH-D126")
def test_elvish_boots_let_their_wearer_shift_every_round(seat: int) -> None:
    b = green(seat, {"asp": 3, "hand": ["elvish_boots"], "pieces": OPEN | {"war-left-1": "gardener"}})
    b.does_and("elvish_boots", "me-war-left-1")
    b.does_and("use me-war-left-1 8", "me-safety-left-1")
    assert not b.can("use me-safety-left-1 8")
    b.to_next("main1")
    assert b.can("use me-safety-left-1 8")
    assert b.ready == "Anna"


@BOTH_SIDES
def test_solidarity_gives_1_of_each(seat: int) -> None:
    b = green(
        seat,
        {"asp": 2, "hand": ["solidarity"], "pieces": OPEN | {"war-left-1": "gardener"}},
        {"pieces": {"war-left-1": "smith"}},
    )
    b.does("solidarity")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    assert (b.asp("Anna"), b.body("me-war-left-1")) == (0, "2/2 R2 I2")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D116")
def test_peace_of_mind_stops_the_attacks_of_one_war_zone(seat: int) -> None:
    theirs = {"pieces": {"war-left-1": "skeleton_warrior", "war-right-1": "zombie_warrior"}}
    b = green(seat, {"asp": 3, "hand": ["peace_of_mind"], "pieces": OPEN | {"war-left-1": "elf_warrior"}}, theirs)
    b.does_and("peace_of_mind", "left")
    assert b.value("foe-war-right-1", "keywords") == []
    assert b.value("me-war-left-1", "keywords") == ["speed"]
    b.pass_to("combat")
    b.fight()
    b.does("nothing")
    b.fight()
    assert b.offered("Ben") == ["move", "nothing"]  # it must attack, but cannot
    b.foe("nothing")
    b.fight()
    assert b.offered("Ben") == ["attack", "move", "nothing"]
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_peace_of_mind_is_for_whoever_lies_there_now(seat: int) -> None:
    """Neither for the Back Row nor for those who come later."""
    theirs = {
        "asp": 2,
        "hand": ["zombie_warrior"],
        "pieces": OPEN | {"war-left-1": "smith", "safety-left-1": "morning_star"},
    }
    b = green(seat, {"asp": 3, "hand": ["peace_of_mind"], "pieces": OPEN}, theirs)
    b.does_and("peace_of_mind", "left")
    assert b.value("foe-war-left-1", "keywords") == ["binding", "cannot_attack"]
    assert b.value("foe-safety-left-1", "keywords") == ["poison", "ranged"]
    b.pass_to("main2")
    b.foe("zombie_warrior", "foe-war-left-2")
    b.resolve()
    assert b.value("foe-war-left-2", "keywords") == []
    assert b.ready == "Ben"


@BOTH_SIDES
def test_talking_trees_fuse_three_plants(seat: int) -> None:
    plants = {"war-left-1": "creeper_plant", "war-left-2": "creeper_plant", "safety-left-1": "creeper_plant"}
    b = green(seat, {"asp": 3, "hand": ["talking_trees"], "pieces": OPEN | plants})
    b.does_and("talking_trees", "left")
    b.does("me-war-left-3")
    assert b.where("giant_creeper_plant") == ["me-war-left-3"]
    assert b.where("creeper_plant") == []
    assert b.ready == "Anna"


@BOTH_SIDES
def test_wonders_of_nature_grow_two_plants(seat: int) -> None:
    b = green(seat, {"asp": 3, "hand": ["wonders_of_nature"], "pieces": OPEN})
    b.does_and("wonders_of_nature")
    b.does("me-war-left-1", "me-war-right-1")
    assert b.where("creeper_plant") == ["me-war-left-1", "me-war-right-1"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Ulfred's Garden and Elaria


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_flora_thrives_in_ulfreds_garden(seat: int) -> None:
    pieces = {
        "resource-left": "ulfred_brigbucks_garden", "resource-middle": "forge", "war-left-1": "creeper_plant",
        "safety-left-1": "gardener", "war-middle-1": "creeper_plant",
    }  # fmt: skip
    b = green(seat, {"pieces": pieces})
    assert b.body("me-war-left-1") == "2/3 R2 I1"
    assert b.body("me-safety-left-1") == "1/1 R2 I2"
    assert b.body("me-war-middle-1") == "1/2 R1 I1"
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-D126")
def test_elaria_leads_and_copies_flora(seat: int) -> None:
    own = {"war-left-1": "creeper_plant", "safety-middle-1": "gardener"}
    theirs = {"pieces": {"war-left-1": "creeper_plant"}}
    b = green(seat, {"asp": 5, "sovereign": "elaria_windwhisper", "pieces": OPEN | own}, theirs)
    assert b.body("me-war-left-1") == "2/2 R2 I2"
    assert b.body("me-safety-middle-1") == "1/1 R2 I2"
    assert b.body("foe-war-left-1") == "1/2 R1 I1"
    b.does("use me-sovereign 2")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    assert all("me-" in slot and "-left-" in slot for slot in b.offered("Anna"))
    b.does("me-war-left-2")
    assert b.where("creeper_plant") == ["foe-war-left-1", "me-war-left-1", "me-war-left-2"]
    b.does("use me-sovereign 3")
    assert b.offered("Anna") == ["me-safety-middle-1", "me-war-left-1", "me-war-left-2"]  # own Characters
    b.does_and("me-safety-middle-1")
    assert b.asp("Anna") == 1
    assert not b.can("use me-sovereign 3")  # once per round
    assert b.can("use me-safety-middle-1 8")
    b.does_and("use me-sovereign 1")
    assert (b.asp("Anna"), b.lp("Anna")) == (2, 29)
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-4.09", "BH-9.11")
def test_elaria_has_no_force_of_nature(seat: int) -> None:
    own = {"war-left-1": "gardener", "war-left-2": "gardener", "resource-left": "fertile_field"}
    b = green(seat, {"asp": 2, "hand": ["seed"], "sovereign": "elaria_windwhisper", "pieces": own})
    b.does_and("seed")
    assert all("-safety-" in slot for slot in b.offered("Anna"))
    assert b.asked("Anna") == "place"


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-11.13")
def test_the_creeper_field_grows_nothing_in_a_full_lane(seat: int) -> None:
    slots = [f"war-left-{i}" for i in (1, 2, 3)] + [f"safety-left-{i}" for i in (1, 2, 3)]
    pieces = {"resource-left": "creeper_field", "resource-right": "fertile_field"}
    b = Board(seat, {"pieces": {**pieces, **dict.fromkeys(slots, "gardener")}}, deck="green")
    b.does_and("use me-resource-left 2")
    assert b.where("creeper_plant") == []  # there is room on the right, but a plant grows in this lane
    assert b.happened("BH-D73 no_room Anna creeper_plant")
    assert b.value("me-resource-left", "turned") is True
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D31", "BH-9.23")
def test_a_turned_creeper_field_gives_nothing_to_anybody(seat: int) -> None:
    turned = {"card": "creeper_field", "turned": True}
    b = Board(seat, {"pieces": {"resource-left": turned}}, {"pieces": {"resource-left": "creeper_field"}}, deck="green")
    assert not b.can("use me-resource-left 1")
    assert not b.can("use me-resource-left 2")
    assert not b.can("use foe-resource-left 1")
    b.passes("Anna")
    assert "use foe-resource-left 1" in b.offered("Ben")
    assert b.ready == "Ben"
