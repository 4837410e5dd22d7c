"""The white Sovereign, the Pool cards, the master who comes from the Spell deck, and the white tokens."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

FORGE = {"resource-left": "the_river_forge"}


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="white", other="white", **more)


# ---------------------------------------------------------------- Sirunian Seehoff


@BOTH_SIDES
@pytest.mark.rule("BH-D110", "BH-D31")
def test_sirunian_gives_life_for_an_astral_point(seat: int) -> None:
    b = board(seat, {})
    assert b.lp("Anna") == 30
    b.does("use me-sovereign 1")
    assert (b.lp("Anna"), b.asp("Anna")) == (29, 0)  # the price is paid, the ASP are on the chain
    assert b.value("me-sovereign", "turned") is True
    b.resolve()
    assert b.asp("Anna") == 1
    assert not b.can("use me-sovereign 1")
    assert not b.can("use me-sovereign 2")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D35")
def test_sirunian_cannot_pay_more_than_he_has(seat: int) -> None:
    assert not board(seat, {"lp": 3, "hand": ["magic_missile"]}).can("use me-sovereign 2")
    assert board(seat, {"lp": 4, "hand": ["magic_missile"]}).can("use me-sovereign 2")
    b = board(seat, {"lp": 1})
    b.does("use me-sovereign 1")
    assert b.winner == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-11.10", "BH-D24")
def test_sirunian_plays_a_miracle_for_life(seat: int) -> None:
    hand = ["magic_missile", "light_of_retribution", "avatar_of_healing"]
    b = board(seat, {"hand": hand}, {"pieces": {"war-left-1": "consecrated_monk"}}, phase="main2")  # the enemy's turn
    b.passes("Ben")
    b.does("use me-sovereign 2")
    assert b.lp("Anna") == 26
    b.resolve()
    assert b.asked("Anna") == "play"
    assert b.offered("Anna") == ["avatar_of_healing", "done", "magic_missile"]  # a Spell is no Miracle
    b.does("magic_missile", "foe-war-left-1")
    assert b.chain() == ["magic_missile"]
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])  # the active player may respond (BH-D24)
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 2
    assert b.graveyard("Anna") == ["magic_missile"]
    assert b.hand("Anna") == ["avatar_of_healing", "light_of_retribution"]


@BOTH_SIDES
@pytest.mark.rule("BH-D24")
def test_sirunian_may_play_none(seat: int) -> None:
    b = board(seat, {"hand": ["magic_missile"]}, {"pieces": {"war-left-1": "medica"}})
    b.does_and("use me-sovereign 2")
    b.does("done")
    assert b.hand("Anna") == ["magic_missile"]
    assert b.lp("Anna") == 26
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D102", "BH-D126")
def test_sirunian_heals_once_per_round(seat: int) -> None:
    pieces = {"war-left-1": {"card": "consecrated_monk", "damage": 3}}
    theirs = {"war-left-1": {"card": "consecrated_monk", "damage": 3}, "advisor": "magister_tillion_of_weidenheim"}
    b = board(seat, {"asp": 5, "pieces": pieces, "sovereign_turned": True}, {"pieces": theirs})
    b.does("use me-sovereign 3")  # it needs no turning
    assert b.offered("Anna") == ["foe-war-left-1", "me-war-left-1"]
    b.does_and("me-war-left-1")
    assert b.value("me-war-left-1", "damage") == 1
    assert b.asp("Anna") == 3
    assert not b.can("use me-sovereign 3")
    poor = board(seat, {"asp": 1, "pieces": pieces})
    assert not poor.can("use me-sovereign 3")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D62", "BH-9.02")
@pytest.mark.parametrize(
    ("card", "asp"),
    [("cocoon", 5), ("charm_of_wards", 3), ("equilibras_blessing", 2), ("ring_of_the_blood_moon", None)],
)
def test_sirunian_asks_more_for_foreign_colours(seat: int, card: str, asp: int | None) -> None:
    """Orange two more, black never, grey and white as printed."""
    if asp is None:
        assert not board(seat, {"asp": 20, "hand": [card]}).can(card)
        return
    assert not board(seat, {"asp": asp - 1, "hand": [card]}).can(card)
    b = board(seat, {"asp": asp, "hand": [card]})
    b.does_and(card)
    assert b.asp("Anna") == 0
    assert b.card("me-area-1") == card
    assert b.ready == "Anna"


# ---------------------------------------------------------------- The River Forge


@BOTH_SIDES
@pytest.mark.rule("BH-D57", "BH-9.17")
def test_river_forge_counts_names(seat: int) -> None:
    """The Rune counts, the same name twice does not."""
    two = {"resource-left": "the_river_forge", "resource-middle": "the_river_forge"}
    b = board(seat, {"pieces": two})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1  # Rune and Forge
    three = {"resource-left": "the_river_forge", "resource-middle": "fertile_field"}
    b = board(seat, {"pieces": three}, {"pieces": {"resource-left": "forge"}})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 2
    assert b.value("me-resource-left", "turned") is True
    assert not b.can("use me-resource-left 2")
    foreign = board(seat, {"pieces": FORGE}, {"pieces": {"resource-left": "forge", "resource-right": "fertile_field"}})
    foreign.does_and("use me-resource-left 1")
    assert foreign.asp("Anna") == 1  # the enemy's do not count
    assert (foreign.kind(), foreign.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-11.13")
def test_river_forge_makes_a_healing_vessel(seat: int) -> None:
    b = board(seat, {"pieces": {**FORGE, "war-left-1": {"card": "medica", "damage": 1}}})
    b.does_and("use me-resource-left 2")
    assert b.card("me-area-1") == "healing_vessel"
    assert b.asp("Anna") == 0
    b.does("use me-area-1 1", "me-war-left-1")
    assert b.where("healing_vessel") == []  # sacrificed as its cost
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 0
    assert b.graveyard("Anna") == []
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-13.49", "BH-D31")
def test_healing_vessel(seat: int) -> None:
    hurt = {"card": "consecrated_monk", "damage": 2}
    pieces = {"area-1": "healing_vessel", "area-2": {"card": "healing_vessel", "turned": True}, "war-left-1": hurt}
    b = board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": hurt, "advisor": "magister_tillion_of_weidenheim"}})
    assert not b.can("use me-area-2 1")  # turned
    b.does("use me-area-1 1")
    assert b.offered("Anna") == ["foe-war-left-1", "me-war-left-1"]
    b.does_and("foe-war-left-1")
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("me-war-left-1", "damage") == 2
    assert b.ready == "Anna"


# ---------------------------------------------------------------- the smiths


@BOTH_SIDES
@pytest.mark.rule("BH-13.01", "BH-13.03")
@pytest.mark.parametrize(
    ("key", "asp"),
    [("young_blacksmith", 1), ("master_blacksmith", 2), ("arion_paladin_of_the_falcon_guard", 1)],
)
def test_bound_smiths_make_astral_points(seat: int, key: str, asp: int) -> None:
    pieces = {**FORGE, "safety-left-3": {"card": key, "bound": True}, "war-right-1": key, "safety-middle-1": key}
    b = board(seat, {"pieces": pieces})
    assert not b.can("use me-war-right-1 1")  # not bound
    assert not b.can("use me-safety-middle-1 1")  # no resource there
    b.does_and("use me-safety-left-3 1")
    assert b.asp("Anna") == asp
    assert b.value("me-safety-left-3", "turned") is True
    assert not b.can("use me-safety-left-3 1")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-13.29", "BH-D42", "BH-D53")
def test_young_blacksmith_becomes_a_master(seat: int) -> None:
    b = board(seat, {"asp": 2, "pieces": {**FORGE, "safety-left-1": {"card": "young_blacksmith", "bound": True}}})
    b.does_and("use me-safety-left-1 5")
    b.does("master_blacksmith")
    assert b.card("me-safety-left-1") == "master_blacksmith"
    assert b.value("me-safety-left-1", "bound") is True
    assert b.graveyard("Anna") == ["young_blacksmith"]
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 2
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_master_blacksmith_onto_the_young_one(seat: int) -> None:
    pieces = {**FORGE, "safety-left-1": {"card": "young_blacksmith", "bound": True, "turned": True}}
    b = board(seat, {"asp": 2, "hand": ["master_blacksmith"], "pieces": pieces})
    b.does_and("master_blacksmith")
    assert b.card("me-safety-left-1") == "master_blacksmith"
    assert b.value("me-safety-left-1", "turned") is False
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Arion


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-11.13")
def test_arion_brings_a_falcon(seat: int) -> None:
    mine = {
        "asp": 4, "hand": ["arion_paladin_of_the_falcon_guard"],
        "pieces": {**FORGE, "resource-right": "fertile_field", "war-right-1": "medica"},
    }  # fmt: skip
    b = board(seat, mine)
    b.does_and("arion_paladin_of_the_falcon_guard", "me-safety-left-1")
    assert b.value("me-safety-left-1", "bound") is True
    b.resolve()
    assert b.asked("Anna") == "place"
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2", "me-war-right-2"]  # War Zones of open lanes
    b.does("me-war-right-2")
    assert b.card("me-war-right-2") == "falcon"
    assert b.body("me-war-right-2") == "1/1 R3 I3"
    assert b.value("me-war-right-2", "keywords") == ["flying"]
    assert b.value("me-war-right-2", "turned") is False
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_arion_finds_no_room_for_his_falcon(seat: int) -> None:
    pieces = {**FORGE, "war-left-1": "medica", "war-left-2": "medica"}
    b = board(seat, {"asp": 4, "hand": ["arion_paladin_of_the_falcon_guard"], "pieces": pieces})
    b.does_and("arion_paladin_of_the_falcon_guard", "me-safety-left-1")
    b.resolve()
    assert b.where("falcon") == []
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-11.14", "BH-D74")
def test_a_falcon_that_dies_ceases_to_exist(seat: int) -> None:
    b = board(seat, {"asp": 2, "lp": 20, "hand": ["light_of_retribution"]}, {"pieces": {"war-left-1": "falcon"}})
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.where("falcon") == []
    assert b.graveyard("Ben") == []
    assert b.lp("Anna") == 21
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Magister Tillion


@BOTH_SIDES
@pytest.mark.rule("BH-10.03", "BH-D65")
def test_tillion_sits_beside_the_king(seat: int) -> None:
    hand = ["magister_tillion_of_weidenheim"]
    b = board(seat, {"asp": 4, "hand": hand * 2, "pieces": {"resource-left": "fertile_field"}})
    b.does_and(hand[0])
    assert b.card("me-advisor") == hand[0]
    assert b.value("me-advisor", "resistance") == 5
    assert not b.can(hand[0])
    assert board(seat, {"asp": 4, "hand": hand}).refused("Anna", hand[0]) == "BH-10.20"  # no level 1 resource
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-12.01")
def test_tillion_gathers_peace(seat: int) -> None:
    b = board(seat, {"asp": 2, "pieces": {"advisor": "magister_tillion_of_weidenheim"}})
    assert not b.can("use me-advisor 2")  # no Peace counter yet
    b.does_and("use me-advisor 1")
    assert b.value("me-advisor", "counters") == {"peace": 1}
    assert b.value("me-advisor", "turned") is True
    assert b.asp("Anna") == 1
    assert not b.can("use me-advisor 1")
    b.does_and("use me-advisor 2", "left")  # this one needs no turning
    assert b.value("me-advisor", "counters") == {}
    assert b.asp("Anna") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-3.36")
def test_tillions_peace_lies_on_one_lane_for_the_round(seat: int) -> None:
    advisor = {"card": "magister_tillion_of_weidenheim", "counters": {"peace": 2}}
    mine = {"asp": 1, "pieces": {"advisor": advisor, "war-left-1": "swordsman", "war-right-1": "swordsman"}}
    b = board(seat, mine, {"pieces": {"war-left-1": "consecrated_monk", "safety-left-1": "archer_of_the_guard"}})
    b.does("use me-advisor 2")
    assert b.offered("Anna") == ["left", "middle", "right"]
    b.does_and("left")
    assert b.value("me-advisor", "counters") == {"peace": 1}
    b.pass_to("combat")
    b.fight()
    b.foe("attack")  # the monk
    b.fight()
    b.does("me-war-left-1")  # blocked: neither deals damage
    b.fight()
    assert b.value("me-war-left-1", "damage") == 0
    assert b.value("foe-war-left-1", "damage") == 0
    b.foe("shoot", "me-war-left-1")  # nor does the archer behind
    b.fight()
    assert b.value("me-war-left-1", "damage") == 0
    b.does("attack")  # the right lane is not at peace
    b.fight()
    assert b.lp("Ben") == 28
    b.pass_to("end")
    b.close()
    assert b.table.lasting == []
    assert b.asked("Anna") == "draw"
