"""The orange Sovereign, the Pool cards, Shadow tokens and the orange tokens."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

TENT = {"resource-left": "shaman_tent"}


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="orange", other="white", **more)


# ---------------------------------------------------------------- Kaela al Shamal


@BOTH_SIDES
@pytest.mark.rule("BH-D110")
def test_kaela_pays_with_life(seat: int) -> None:
    b = board(seat, {})
    b.does_and("use me-sovereign 1")
    assert (b.lp("Anna"), b.asp("Anna")) == (29, 1)
    assert not b.can("use me-sovereign 2")  # turned
    b = board(seat, {})
    b.does_and("use me-sovereign 2")
    assert b.offered("Anna") == ["left", "middle", "right"]
    b.does("middle")
    assert (b.lp("Anna"), b.asp("Anna")) == (28, 0)
    assert b.shadows("Anna") == [0, 1, 0]
    assert b.value("me-sovereign", "turned") is True
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert not board(seat, {"lp": 1}).can("use me-sovereign 2")


@BOTH_SIDES
@pytest.mark.rule("BH-9.13", "BH-D126", "BH-D123")
def test_kaela_calls_a_ghost_with_the_fourth_shadow(seat: int) -> None:
    mine = {
        "asp": 2,
        "shadows": {"left": 3, "right": 3},
        "pieces": {"resource-left": "sacred_site", "resource-right": "sacred_site", "safety-left-1": "medium"},
    }
    b = board(seat, mine)
    b.does_and("use me-sovereign 3")
    assert b.asp("Anna") == 1
    assert b.value("me-sovereign", "turned") is False
    assert not b.can("use me-sovereign 3")
    b.does_and("use me-safety-left-1 1")
    b.does("left")
    assert b.shadows("Anna") == [4, 0, 3]
    b.resolve()
    assert b.asked("Anna") == "may"
    b.does("yes")
    assert b.offered("Anna") == ["me-safety-left-2", "me-safety-left-3", "me-war-left-1", "me-war-left-2"]  # that lane
    b.does("me-war-left-1")
    assert b.card("me-war-left-1") == "ghost"
    assert b.body("me-war-left-1") == "1/2 R2 I2"
    assert "madness" in b.value("me-war-left-1", "keywords")  # four Shadows lie there
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.does_and("use me-sovereign 2")
    b.does("right")  # a fourth one again, but the ghost came already
    assert b.shadows("Anna") == [4, 0, 4]
    assert b.chain() == []


@BOTH_SIDES
@pytest.mark.rule("BH-9.13", "BH-D123")
@pytest.mark.parametrize("lane", ["left", "middle", "right"])
def test_the_fourth_shadow_of_one_lane_calls_the_ghost_whatever_lies_in_the_others(seat: int, lane: str) -> None:
    others = {"left": 1, "middle": 1, "right": 1} | {lane: 3}
    b = board(seat, {"asp": 1, "shadows": others, "pieces": {f"resource-{lane}": "sacred_site"}})
    b.does_and("use me-sovereign 3")
    b.does_and("use me-sovereign 2")
    b.does(lane)
    assert b.chain() == ["kaela_al_shamal"]
    b.resolve()
    assert b.asked("Anna") == "may"


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
@pytest.mark.parametrize(("left", "middle", "right", "enough"), [(0, 2, 0, True), (1, 0, 1, True), (0, 1, 1, True),
                                                                  (0, 1, 0, False), (0, 0, 0, False)])  # fmt: skip
def test_shadows_pay_from_any_lanes(seat: int, left: int, middle: int, right: int, enough: bool) -> None:
    shadows = {"left": left, "middle": middle, "right": right}
    mine = {"asp": 1, "shadows": shadows, "pieces": {"war-left-1": "mistheart_the_ghost_shaman"}}
    b = board(seat, mine, {"pieces": {"war-left-1": "swordsman"}})
    assert b.can("use me-war-left-1 1") == enough


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_kaela_must_have_called_before(seat: int) -> None:
    mine = {"asp": 1, "shadows": {"left": 3}, "pieces": {"resource-left": "sacred_site", "safety-left-1": "medium"}}
    b = board(seat, mine)
    b.does_and("use me-safety-left-1 1")
    b.does("left")
    assert b.chain() == []
    assert b.where("ghost") == []
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D113", "BH-3.36")
def test_kaela_may_decline_and_forgets_with_the_round(seat: int) -> None:
    mine = {
        "asp": 1, "shadows": {"left": 3}, "hand": ["medium"] * 3,
        "pieces": {"resource-left": "sacred_site", "safety-left-1": "medium"},
    }  # fmt: skip
    b = board(seat, mine)
    b.does_and("use me-sovereign 3")
    b.does_and("use me-safety-left-1 1")
    b.does("left")
    b.resolve()
    b.does("no")
    assert b.where("ghost") == []
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b = board(seat, mine, {"hand": ["medica"] * 3})
    b.does_and("use me-sovereign 3")
    b.pass_to("end")
    b.close()
    assert b.table.lasting == []


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_the_enemys_fourth_shadow_is_not_kaelas(seat: int) -> None:
    theirs = {"shadows": {"left": 3}, "pieces": {"safety-left-1": "medium"}}
    b = board(seat, {"asp": 1, "pieces": {"resource-left": "sacred_site"}}, theirs)
    b.does_and("use me-sovereign 3")
    b.pass_to("main2")
    b.foe("use foe-safety-left-1 1")
    b.resolve()
    b.foe("left")
    assert b.chain() == []
    own_third = board(
        seat, {"asp": 1, "shadows": {"left": 2}, "pieces": {"safety-left-1": "medium"}}, {"shadows": {"left": 2}}
    )
    own_third.does_and("use me-sovereign 3")
    own_third.does_and("use me-safety-left-1 1")
    own_third.does("left")  # five lie there, but only three are hers
    assert own_third.chain() == []
    assert own_third.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D62")
@pytest.mark.parametrize(("card", "asp"), [("charm_of_wards", 5), ("cocoon", 3), ("ring_of_the_blood_moon", 2)])
def test_kaela_asks_more_for_foreign_colours(seat: int, card: str, asp: int) -> None:
    """White two more, black and orange as printed."""
    assert not board(seat, {"asp": asp - 1, "hand": [card]}).can(card)
    b = board(seat, {"asp": asp, "hand": [card]})
    b.does_and(card)
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D62")
def test_kaela_asks_one_more_for_green(seat: int) -> None:
    hand = ["elvish_archer"]
    assert not board(seat, {"asp": 2, "hand": hand, "pieces": TENT}).can(hand[0])
    assert board(seat, {"asp": 3, "hand": hand, "pieces": TENT}).can(hand[0])


# ---------------------------------------------------------------- resources


@BOTH_SIDES
def test_sacred_site_calls_a_smith(seat: int) -> None:
    pieces = {"resource-left": "sacred_site", "resource-right": "sacred_site", "safety-left-2": "medium"}
    b = board(seat, {"asp": 2, "pieces": pieces})
    b.does_and("use me-resource-left 2")
    assert b.offered("Anna") == ["me-safety-left-1", "me-safety-left-3"]  # Safety Zone of this lane
    b.does("me-safety-left-3")
    assert b.card("me-safety-left-3") == "smith_ghost"
    assert b.body("me-safety-left-3") == "0/4 R1 I2"
    assert b.value("me-safety-left-3", "keywords") == ["binding", "madness"]
    assert b.value("me-safety-left-3", "bound") is True
    assert b.asp("Anna") == 0
    assert not b.can("use me-resource-left 1")
    b.does_and("use me-safety-left-3 1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-3", "turned") is True
    loose = board(seat, {"pieces": {"war-left-1": "smith_ghost"}})
    assert not loose.can("use me-war-left-1 1")
    b.does_and("use me-resource-right 1")
    assert b.asp("Anna") == 2
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert not board(seat, {"asp": 1, "pieces": pieces}).can("use me-resource-left 2")


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D45")
def test_smith_ghost_wastes_away(seat: int) -> None:
    b = board(seat, {"pieces": {"safety-left-1": {"card": "smith_ghost", "damage": 3, "bound": True}}}, phase="end")
    b.resolve()
    assert b.where("smith_ghost") == []
    assert b.graveyard("Anna") == []
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
@pytest.mark.parametrize(("own", "foreign", "asp"), [(3, 4, 1), (4, 0, 2), (5, 0, 2)])
def test_shaman_tent_counts_own_shadows_of_its_lane(seat: int, own: int, foreign: int, asp: int) -> None:
    b = board(seat, {"shadows": {"left": own, "right": 4}, "pieces": TENT}, {"shadows": {"left": foreign}})
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == asp
    assert b.value("me-resource-left", "turned") is True
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
def test_jungle_of_spirits(seat: int) -> None:
    pieces = {"resource-left": "jungle_of_spirits", "resource-right": "jungle_of_spirits"}
    b = board(seat, {"pieces": pieces})
    b.does_and("use me-resource-left 2")
    b.does("middle")
    assert b.shadows("Anna") == [0, 1, 0]
    assert b.asp("Anna") == 0
    assert not b.can("use me-resource-left 1")
    b.does_and("use me-resource-right 1")
    assert b.asp("Anna") == 1
    assert b.shadows("Anna") == [0, 1, 0]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


# ---------------------------------------------------------------- Pool Characters


@BOTH_SIDES
@pytest.mark.rule("BH-13.01", "BH-13.03", "BH-D73")
def test_acolyte_brings_a_moth_and_is_bound(seat: int) -> None:
    b = board(seat, {"asp": 2, "hand": ["acolyte_of_the_swarm"], "pieces": TENT})
    b.does_and("acolyte_of_the_swarm", "me-safety-left-1")
    assert b.asp("Anna") == 0
    b.resolve()
    b.does("me-war-left-1")
    assert b.where("spectral_moth") == ["me-war-left-1"]
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-1", "turned") is True
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    free = board(seat, {"pieces": {**TENT, "war-left-1": "acolyte_of_the_swarm"}})
    assert not free.can("use me-war-left-1 1")


@BOTH_SIDES
@pytest.mark.rule("BH-13.03")
def test_shadow_summoner_has_the_choice(seat: int) -> None:
    pieces = {**TENT, "safety-left-1": {"card": "shadow_summoner", "bound": True}, "war-left-1": "shadow_summoner"}
    b = board(seat, {"pieces": pieces})
    assert b.can("use me-war-left-1 1")  # this needs no bond
    assert not b.can("use me-war-left-1 2")
    b.does_and("use me-war-left-1 1")
    b.does("right")
    assert b.shadows("Anna") == [0, 0, 1]
    b.does_and("use me-safety-left-1 2")
    assert b.asp("Anna") == 1
    assert not b.can("use me-safety-left-1 1")  # turned
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


# ---------------------------------------------------------------- Erojo


@BOTH_SIDES
@pytest.mark.rule("BH-10.03", "BH-10.20")
def test_erojo_comes_with_a_shadow(seat: int) -> None:
    hand = ["erojo_warden_of_the_beyond"]
    low = board(seat, {"asp": 4, "hand": hand, "pieces": {"resource-left": "sacred_site"}})
    assert low.refused("Anna", hand[0]) == "BH-10.21"
    b = board(seat, {"asp": 4, "hand": hand, "pieces": TENT})
    b.does_and(hand[0])
    assert b.card("me-advisor") == hand[0]
    b.resolve()
    b.does("right")
    assert b.shadows("Anna") == [0, 0, 1]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D69", "BH-D119", "BH-3.36")
def test_erojo_withers_a_war_zone(seat: int) -> None:
    mine = {
        "asp": 1, "shadows": {"left": 1, "right": 3}, "hand": ["medium"] * 3,
        "pieces": {"advisor": "erojo_warden_of_the_beyond", "war-left-1": "medium", "safety-left-1": "medium"},
    }  # fmt: skip
    theirs = {
        "shadows": {"left": 1}, "hand": ["medica"] * 3,
        "pieces": {
            "war-left-1": {"card": "consecrated_monk", "turned": True}, "war-left-2": "swordsman",
            "war-right-1": "medica",
        },
    }  # fmt: skip
    b = board(seat, mine, theirs)
    b.does("use me-advisor 1")
    assert b.offered("Anna") == ["left", "middle", "right"]
    b.does_and("left")  # two Shadows lie there, one of each player
    assert b.body("foe-war-left-1") == "0/2 R0 I0"
    assert b.graveyard("Ben") == ["swordsman"]  # 2 HP - 2
    assert b.body("me-war-left-1") == "0/1 R4 I3"
    assert b.body("me-safety-left-1") == "0/3 R4 I3"
    assert b.body("foe-war-right-1") == "2/2 R3 I3"
    assert b.asp("Anna") == 0
    assert b.value("me-advisor", "turned") is True
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("combat")
    while b.kind() == "declare" or b.phase == "combat":
        if b.kind() == "declare":
            b.choose(b.waits()[0], "nothing")
        else:
            b.both_pass()
    b.close()
    assert b.value("foe-war-left-1", "hp") == 4


@BOTH_SIDES
def test_erojo_without_shadows_there(seat: int) -> None:
    mine = {"asp": 1, "shadows": {"right": 2}, "pieces": {"advisor": "erojo_warden_of_the_beyond"}}
    b = board(seat, mine, {"pieces": {"war-left-1": "medica"}})
    b.does_and("use me-advisor 1", "left")
    assert b.body("foe-war-left-1") == "2/2 R3 I3"
    assert b.ready == "Anna"


@BOTH_SIDES
def test_erojo_is_reached_by_spells_only(seat: int) -> None:
    """Spectral Ward: neither abilities nor Trainings can choose him, whoever uses them."""
    theirs = {"pieces": {"advisor": "erojo_warden_of_the_beyond"}, "hand": [], "asp": 0}
    mine = {"asp": 20, "hand": ["cold_breath_of_the_dead", "exile", "ghost_of_the_alchemist"], "pieces": TENT}
    b = board(seat, mine, theirs)
    assert not b.can("exile")
    b.does_and("ghost_of_the_alchemist", "me-war-left-1")
    b.does("me-war-left-1")  # only itself can be chosen
    b.resolve()
    b.does_and("cold_breath_of_the_dead", "foe-advisor")
    assert b.value("foe-advisor", "turned") is True  # Resistance 4 against 4
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Shadow tokens and Ghosts


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_who_goes_mad_among_shadows_becomes_a_ghost(seat: int) -> None:
    mine = {
        "shadows": {"left": 2},
        "pieces": {"war-left-1": {"card": "medium", "damage": 2}, "resource-left": "sacred_site"},
    }
    theirs = {"shadows": {"left": 2}, "pieces": {"war-left-1": "medium"}}
    b = board(seat, mine, theirs, phase="end")
    assert b.value("foe-war-left-1", "keywords") == ["madness"]
    b.resolve()  # Madness of Ben's Medium
    b.resolve()  # and of Anna's
    assert b.graveyard("Anna") == ["medium"]
    b.resolve()  # her Medium died among Shadows, two of them hers
    assert b.asked("Anna") == "place"
    b.does("me-safety-left-1")
    assert b.card("me-safety-left-1") == "ghost"
    assert b.shadows("Anna") == [0, 0, 0]
    assert b.shadows("Ben") == [0, 0, 0]
    assert b.value("foe-war-left-1", "keywords") == []  # and so the other is sane again
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_without_own_shadows_no_ghost(seat: int) -> None:
    mine = {"pieces": {"war-left-1": {"card": "medium", "damage": 2}, "resource-left": "sacred_site"}}
    b = board(seat, mine, {"shadows": {"left": 4}}, phase="end")
    b.resolve_all()
    assert b.where("ghost") == []
    assert b.shadows("Ben") == [0, 0, 0]
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_three_shadows_drive_nobody_mad(seat: int) -> None:
    b = board(seat, {"shadows": {"left": 2}, "pieces": {"war-left-1": "medium"}}, {"shadows": {"left": 1}}, phase="end")
    assert b.chain() == []
    assert b.value("me-war-left-1", "keywords") == []


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-D31")
def test_the_jungle_of_spirits_casts_one_shadow_for_its_player_only(seat: int) -> None:
    b = Board(seat, {"pieces": {"resource-left": "jungle_of_spirits"}}, {"shadows": {"left": 2}}, deck="orange")
    b.does_and("use me-resource-left 2")
    assert b.offered("Anna") == ["left", "middle", "right"]
    b.does("left")
    assert (b.shadows("Anna"), b.shadows("Ben")) == ([1, 0, 0], [2, 0, 0])
    assert not b.can("use me-resource-left 2")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-7.01")
def test_the_shaman_tent_gives_one_point_without_shadows_to_whom_it_belongs(seat: int) -> None:
    b = Board(seat, {"pieces": TENT}, {"shadows": {"left": 4}, "pieces": TENT}, deck="orange", other="orange")
    b.does_and("use me-resource-left 1")
    assert b.asp("Anna") == 1
    b.passes("Anna")
    b.foe("use foe-resource-left 1")
    b.resolve()
    assert (b.asp("Anna"), b.asp("Ben")) == (1, 2)
    assert b.ready == "Anna"
