"""Resources: their levels, their colours, the Rune; and Move in a Main Phase."""

from typing import Any

import pytest

from tests.games.bluthelden.kit import Play


def black(hand: list[str], pieces: dict[str, Any], **more: str) -> Play:
    position = {"settings": {"deck1": "black", "deck2": "white", **more}}
    return Play(Anna={"hand": hand, "pieces": pieces}, Ben={}, position=position)


@pytest.mark.rule("BH-D59", "BH-D60", "BH-9.28", "BH-9.27", "BH-D71", "BH-D53", "BH-9.22")
def test_a_level_2_resource_arrives_unturned_and_banishes_what_it_covers() -> None:
    turned = {"card": "fertile_field", "turned": True}
    play = black(["ritual_place", "fertile_field"], {"resource-left": turned, "safety-left-1": "blood_priest"})
    assert play.value("1-safety-left-1", "bound") is True
    play.choose("Anna", "ritual_place")
    play.resolve()
    assert play.card("1-resource-left") == "ritual_place"
    assert play.value("1-resource-left", "turned") is False
    assert play.banished("Anna") == ["fertile_field"]
    assert play.graveyard("Anna") == []
    assert play.value("1-safety-left-1", "bound") is True
    assert "use 1-resource-left 1" in play.offered("Anna")
    assert play.refused("Anna", "fertile_field") == "BH-9.25"  # it was the one resource of the round


@pytest.mark.rule("BH-D60")
def test_by_the_later_rule_the_covered_resource_goes_to_the_graveyard() -> None:
    play = black(["ritual_place"], {"resource-left": "fertile_field"}, covered="graveyard")
    play.choose("Anna", "ritual_place")
    play.resolve()
    assert play.graveyard("Anna") == ["fertile_field"]
    assert play.banished("Anna") == []


@pytest.mark.rule("BH-D130", "BH-D61", "BH-9.23", "BH-9.27")
def test_which_fields_a_resource_may_be_placed_on() -> None:
    pieces = {"resource-left": "ritual_place", "resource-middle": "fertile_field"}
    play = black(["forge", "burial_chamber"], pieces)
    play.choose("Anna", "forge")  # level 1: only the empty field
    play.resolve()
    assert play.card("1-resource-right") == "forge"
    play = black(["burial_chamber"], pieces)
    play.choose("Anna", "burial_chamber")  # level 2: only the one of level 1
    play.resolve()
    assert play.card("1-resource-middle") == "burial_chamber"
    assert play.card("1-resource-left") == "ritual_place"
    play = black(["burial_chamber"], {"resource-left": "ritual_place"})
    assert "burial_chamber" not in play.offered("Anna")
    full = {f"resource-{lane}": "fertile_field" for lane in ("left", "middle", "right")}
    assert "forge" not in black(["forge"], full).offered("Anna")


@pytest.mark.rule("BH-D130")
def test_a_field_whose_resource_has_left_takes_a_level_1_resource_again() -> None:
    position = {"settings": {"deck1": "black"}}
    anna = {"asp": 3, "hand": ["blood_victim", "forge"], "pieces": {"resource-left": "ritual_place"}}
    play = Play(Anna=anna, Ben={}, position=position)
    play.choose("Anna", "blood_victim", "1-resource-left")
    assert play.card("1-resource-left") is None
    play.choose("Anna", "forge")
    assert "1-resource-left" in play.offered("Anna")


@pytest.mark.rule("BH-D27", "BH-D121")
def test_a_level_2_resource_whose_level_1_resource_is_gone_leaves_the_allowance_free() -> None:
    anna = {"asp": 3, "hand": ["blood_victim", "forge", "ritual_place"], "pieces": {"resource-left": "fertile_field"}}
    play = Play(Anna=anna, Ben={}, position={"settings": {"deck1": "black"}})
    play.choose("Anna", "ritual_place")
    assert play.refused("Anna", "forge") == "BH-9.25"
    play.choose("Anna", "blood_victim", "1-resource-left")
    play.resolve()
    play.choose("Anna", "spell_pile")
    play.resolve()
    assert play.graveyard("Anna") == ["fertile_field", "blood_victim", "ritual_place"]
    assert "forge" in play.offered("Anna")


@pytest.mark.rule("BH-D61", "BH-9.29", "BH-9.30", "BH-10.20")
def test_a_level_2_resource_allows_level_2_in_every_open_lane() -> None:
    pieces = {"resource-left": "ritual_place", "resource-right": "fertile_field"}
    play = Play(
        Anna={"asp": 9, "hand": ["dark_rider"], "pieces": pieces}, Ben={}, position={"settings": {"deck1": "black"}}
    )
    play.choose("Anna", "dark_rider")
    assert "1-war-left-1" in play.offered("Anna")
    assert "1-war-right-1" in play.offered("Anna")
    assert "1-war-middle-1" not in play.offered("Anna")


@pytest.mark.rule("BH-D56", "BH-D55", "BH-12.11", "BH-12.12", "BH-12.13", "BH-12.15", "BH-12.18")
def test_a_move_in_a_main_phase_turns_and_leaves_no_action() -> None:
    play = Play(Anna={"pieces": {"safety-left-3": "swordsman"}}, Ben={})
    play.choose("Anna", "move 1-safety-left-3")
    assert play.offered("Anna") == ["1-war-left-1", "1-war-left-2"]
    play.choose("Anna", "1-war-left-2")
    assert play.value("1-safety-left-3", "turned") is True
    play.resolve()
    assert play.card("1-war-left-2") == "swordsman"
    assert "move 1-war-left-2" not in play.offered("Anna")
    play.pass_to("combat")
    assert play.table.acting == 0
    assert next(piece.actions for piece in play.table.pieces if piece.place == 1) == 0


@pytest.mark.rule("BH-D55", "BH-12.15")
def test_a_move_finds_its_slot_taken_and_the_character_stays_turned() -> None:
    play = Play(Anna={"pieces": {"safety-left-1": "swordsman", "safety-left-2": "medica"}}, Ben={})
    play.choose("Anna", "move 1-safety-left-1", "1-war-left-1")
    play.choose("Anna", "move 1-safety-left-2", "1-war-left-1")
    play.resolve_all()
    assert play.card("1-war-left-1") == "medica"
    assert play.card("1-safety-left-1") == "swordsman"
    assert play.value("1-safety-left-1", "turned") is True


@pytest.mark.rule("BH-D62", "BH-9.02")
def test_a_resource_of_another_colour_costs_the_surcharge_or_cannot_be_played() -> None:
    anna = {"asp": 2, "hand": ["creeper_field", "the_river_forge"], "pieces": {"resource-left": "fertile_field"}}
    play = Play(Anna=anna, Ben={}, position={"settings": {"deck1": "black"}})
    assert "creeper_field" in play.offered("Anna")  # green: two more
    assert "the_river_forge" not in play.offered("Anna")  # white: never
    play.choose("Anna", "creeper_field", "1-resource-right")
    assert play.asp("Anna") == 0
    play = Play(Anna={**anna, "asp": 1}, Ben={}, position={"settings": {"deck1": "black"}})
    assert "creeper_field" not in play.offered("Anna")


@pytest.mark.rule("BH-D57", "BH-9.17")
def test_the_rune_may_be_sacrificed_as_a_resource_and_is_not_replaced() -> None:
    anna = {"asp": 3, "hand": ["blood_victim"], "pieces": {"resource-left": "fertile_field"}}
    play = Play(Anna=anna, Ben={}, position={"settings": {"deck1": "black"}})
    play.choose("Anna", "blood_victim")
    assert play.offered("Anna") == ["1-resource-left", "1-rune"]
    play.choose("Anna", "1-rune")
    play.resolve()
    play.choose("Anna", "spell_pile")
    assert play.card("1-rune") is None
    assert [option for option in play.offered("Anna") if "1-rune" in option] == []
    for seat in range(2):
        assert play.game.knowing.view(play.table, seat)
