"""Further sides of cards that had but one test: what they do not do, and to whom."""

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

TENT = {"resource-left": "shaman_tent"}


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


@BOTH_SIDES
@pytest.mark.rule("BH-D71", "BH-10.11")
def test_ethereal_enchantment_falls_with_its_moth(seat: int) -> None:
    moth = {"card": "spectral_moth", "trainings": ["ethereal_enchantment", "ethereal_enchantment"], "damage": 1}
    b = Board(
        seat, {"pieces": {"war-left-1": moth}}, {"asp": 3, "hand": ["poisoned_blood"]}, deck="orange", other="black"
    )
    assert b.body("me-war-left-1") == "3/3-1 R3 I4"  # two of them add up
    moth["damage"] = 2
    b = Board(
        seat, {"pieces": {"war-left-1": moth}}, {"asp": 3, "hand": ["poisoned_blood"]}, deck="orange", other="black",
        phase="end", initiative="Ben",
    )  # fmt: skip
    b.foe("poisoned_blood", "me-war-left-1")
    b.resolve()
    assert b.card("me-war-left-1") is None
    assert b.graveyard("Anna") == ["ethereal_enchantment", "ethereal_enchantment"]  # the moth was a token
    assert b.ready == "Ben"


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
@pytest.mark.rule("BH-D73")
def test_the_acolyte_finds_no_room_for_a_moth(seat: int) -> None:
    slots = ["war-left-1", "war-left-2", "safety-left-2", "safety-left-3"]
    pieces = {**TENT, **dict.fromkeys(slots, "medium")}
    b = Board(seat, {"asp": 2, "hand": ["acolyte_of_the_swarm"], "pieces": pieces}, deck="orange")
    b.does_and("acolyte_of_the_swarm")
    assert b.where("acolyte_of_the_swarm") == ["me-safety-left-1"]
    b.resolve()
    assert b.where("spectral_moth") == []
    assert b.happened("BH-D73 no_room Anna spectral_moth")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-10.20", "BH-10.21", "BH-5.07")
def test_the_shadow_summoner_needs_level_2_and_casts_even_from_the_war_zone(seat: int) -> None:
    low = Board(
        seat, {"asp": 2, "hand": ["shadow_summoner"], "pieces": {"resource-left": "sacred_site"}}, deck="orange"
    )
    assert low.refused("Anna", "shadow_summoner") == "BH-10.21"
    b = Board(seat, {"asp": 2, "hand": ["shadow_summoner"], "pieces": TENT}, deck="orange")
    b.does_and("shadow_summoner", "me-war-left-2")
    assert b.asp("Anna") == 0
    b.does_and("use me-war-left-2 1")  # there is no waiting for a round
    b.does("left")
    assert b.shadows("Anna") == [1, 0, 0]
    assert not b.can("use me-war-left-2 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11", "BH-13.12")
def test_the_keeper_of_the_canopy_is_blocked_by_anybody(seat: int) -> None:
    """Skyguard reaches flyers, but does not fly."""
    b = Board(
        seat, {"pieces": {"war-left-1": "keeper_of_the_canopy"}}, {"pieces": {"war-left-1": "smith"}}, deck="orange",
        phase="combat",
    )  # fmt: skip
    b.fight()
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-war-left-1"]
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 28
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11")
def test_thalvoryn_is_not_blocked_by_those_on_the_ground(seat: int) -> None:
    b = Board(
        seat, {"pieces": {"war-left-1": "thalvoryn_spirit_of_the_dragon"}},
        {"pieces": {"war-left-1": "smith", "war-left-2": {"card": "keeper_of_the_canopy", "turned": True}}},
        deck="orange", phase="combat",
    )  # fmt: skip
    b.fight()
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 26  # nobody was asked: the keeper is turned
    assert b.asked("Ben") == "declare"


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
