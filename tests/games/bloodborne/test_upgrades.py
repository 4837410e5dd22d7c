"""Upgrades and the card limit (section 14)."""

import pytest

from nachtspiel.engine.errors import ScenarioMistake
from nachtspiel.engine.table import EVERYONE
from tests.games.bloodborne.kit import ALL, GAME, ROW, Play

START = ["hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream"]


def dreams(play: Play, *outcomes: str) -> None:
    """Henryk dreams, the others hack away."""
    play.round(*outcomes, Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")


@pytest.mark.rule("BB-14.01", "BB-14.02", "BB-13.12", "BB-16.06")
@pytest.mark.parametrize("first", ALL)
def test_dreaming_and_killed_hunters_pick_one_each_in_turn_order(first: str) -> None:
    play = Play(position={"first": first}, Henryk={}, Eileen={"health": 1}, Ludwig={"health": 5})
    play.round("green 2", Henryk="hunters_dream", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    order = ["Eileen", "Henryk"] if first == "Eileen" else ["Henryk", "Eileen"]
    assert play.waits() == [order[0]]
    play.round(**{order[0]: "kirkhammer"})
    assert play.waits() == [order[1]]
    assert play.offered(order[1]) == ["decline", "saw_spear", "threaded_cane"]
    play.round("upgrade cannon", "upgrade evelyn", "dungeon garden_of_eyes", **{order[1]: "saw_spear"})
    assert "kirkhammer" in play.hand(order[0])
    assert "saw_spear" in play.hand(order[1])
    assert len(play.hand("Ludwig")) == 4
    assert sorted(play.game.knowing.facts(play.table)["row"]) == ["cannon", "evelyn", "threaded_cane"]  # type: ignore[call-overload]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D10", "BB-13.09", "BB-14.01", "BB-10.07")
def test_an_upgrade_may_be_declined() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert play.told()[:3] == ["BB-D10 declines Henryk", "BB-13.11 rests Henryk 8", "BB-6.01 phase 8"]
    assert sorted(play.hand("Henryk")) == sorted(START)
    assert play.game.knowing.facts(play.table)["row"] == ["threaded_cane", "kirkhammer", "saw_spear"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D10")
def test_a_table_may_agree_that_an_upgrade_must_be_taken() -> None:
    play = Play(position={"settings": {"upgrade": "must"}}, Henryk={}, Eileen={"health": 1}, Ludwig={})
    dreams(play, "green 1")
    assert play.offered("Henryk") == ["kirkhammer", "saw_spear", "threaded_cane"]
    assert play.refused("Henryk", "decline") == "BB-D10"
    play.round(Henryk="kirkhammer")
    assert play.offered("Eileen") == ["saw_spear", "threaded_cane"]
    assert play.refused("Eileen", "decline") == "BB-D10"
    assert play.waits() == ["Eileen"]


@pytest.mark.rule("BB-14.03", "BB-14.07", "BB-15.02", "BB-13.07")
def test_an_upgrade_is_played_used_and_taken_back_like_any_card() -> None:
    play = Play(Henryk={}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round("dungeon fluorescent_flower", Henryk="kirkhammer")
    assert "kirkhammer" in play.offered("Henryk")  # from the next round on
    play.round("green 0", "dungeon garden_of_eyes", Henryk="kirkhammer", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert play.happened("BB-15.02 puts_away Henryk kirkhammer")
    assert play.used("Henryk") == ["kirkhammer"]
    assert play.refused("Henryk", "kirkhammer") == "BB-15.07"
    play.round("yellow 0", Henryk="hunters_dream", Eileen="hunter_pistol", Ludwig="hunter_pistol")
    assert play.happened("BB-13.07 takes_back Henryk 2")
    assert sorted(play.hand("Henryk")) == sorted([*START, "kirkhammer"])
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-14.12", "BB-14.07")
def test_an_upgrade_weapon_can_be_drawn_by_transform_and_other_upgrades_cannot() -> None:
    play = Play(Henryk={"also": ["threaded_cane", "cannon", "blood_vial"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["cannon", "hunter_axe", "hunter_pistol", "saw_cleaver", "threaded_cane"]
    assert play.refused("Henryk", "blood_vial") == "BB-8.04"
    play.round("green 0", "dungeon garden_of_eyes", Henryk="threaded_cane")
    assert play.happened("BB-11.03 hits Henryk carrion_crows 3")
    assert sorted(play.used("Henryk")) == ["threaded_cane", "transform"]
    assert play.waits() == ALL


# ---------------------------------------------------------------- the row and the deck


@pytest.mark.rule("BB-14.04", "BB-13.10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_row_grows_back_to_the_number_of_players(seats: int) -> None:
    names = ["Henryk", "Eileen", "Ludwig", "Maria", "Djura"][:seats]
    play = Play(**{name: {} for name in names})  # type: ignore[arg-type]
    played = dict.fromkeys(names, "saw_cleaver")
    played["Henryk"] = "hunters_dream"
    play.round("green 0", **played)
    assert len(play.offered("Henryk")) == seats + 1
    play.round("upgrade cannon", "dungeon garden_of_eyes", Henryk="threaded_cane")
    assert play.game.knowing.facts(play.table)["row"] == [*ROW[1:seats], "cannon"]
    assert not play.happened("BB-14.05")
    assert play.waits() == names


@pytest.mark.rule("BB-14.04", "BB-14.05", "BB-D18", "BB-14.06", "BB-14.13")
def test_the_last_upgrades_can_be_taken_from_the_row_though_the_deck_is_empty() -> None:
    play = Play(
        position={"row": ["threaded_cane", "kirkhammer"], "upgrades": [], "first": "Ludwig"},
        Henryk={}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="hunters_dream")
    play.round(Ludwig="kirkhammer")
    assert play.offered("Henryk") == ["decline", "threaded_cane"]
    play.round("dungeon garden_of_eyes", Henryk="threaded_cane")
    assert play.told()[:8] == [
        "BB-14.03 takes_upgrade Henryk threaded_cane",
        "BB-13.11 rests Henryk 8",
        "BB-13.07 takes_back Eileen 1",
        "BB-14.06 no_upgrade Eileen",
        "BB-13.11 rests Eileen 8",
        "BB-14.05 upgrades_over",
        "BB-6.01 phase 8",
        "BB-15.04 marker Henryk",
    ]
    assert play.game.knowing.facts(play.table)["row"] == []
    assert len(play.hand("Eileen")) == 5
    assert play.waits() == ALL


@pytest.mark.rule("BB-14.05", "BB-14.04")
def test_a_deck_of_one_refills_one_place() -> None:
    play = Play(position={"upgrades": ["cannon"]}, Henryk={}, Eileen={}, Ludwig={})
    play.round("green 0", Henryk="hunters_dream", Eileen="hunters_dream", Ludwig="saw_cleaver")
    play.round(Henryk="kirkhammer")
    play.round("dungeon garden_of_eyes", Eileen="saw_spear")
    assert play.told()[2:5] == ["BB-14.04 row cannon", "BB-14.05 upgrades_over", "BB-6.01 phase 8"]
    assert play.game.knowing.facts(play.table)["row"] == ["threaded_cane", "cannon"]
    assert play.game.knowing.facts(play.table)["upgrades"] == 0
    assert play.waits() == ALL


@pytest.mark.rule("BB-14.05")
def test_a_full_row_needs_no_deck() -> None:
    play = Play(position={"upgrades": []}, Henryk={}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round("dungeon garden_of_eyes", Henryk="decline")
    assert play.told()[2] == "BB-6.01 phase 8"
    assert play.waits() == ALL


@pytest.mark.rule("BB-D18", "BB-14.06")
def test_an_empty_row_is_skipped_by_the_dreaming_and_the_killed_alike() -> None:
    play = Play(position={"row": [], "upgrades": []}, Henryk={"health": 3}, Eileen={"health": 1}, Ludwig={})
    dreams(play, "green 1", "dungeon garden_of_eyes")
    assert play.happened("BB-14.06 no_upgrade Henryk")
    assert play.happened("BB-14.06 no_upgrade Eileen")
    assert [play.health(name) for name in ALL] == [8, 8, 7]
    assert play.waits() == ALL


@pytest.mark.rule("BB-14.13", "BB-D17")
def test_neither_used_nor_removed_upgrades_return_to_the_deck() -> None:
    play = Play(
        position={"upgrades": []},
        Henryk={"also": ["cannon", "evelyn"]}, Eileen={"used": ["saw_cleaver"], "also": ["ritual_blood"]}, Ludwig={},
    )  # fmt: skip
    play.round("green 0", Henryk="hunters_dream", Eileen="ritual_blood", Ludwig="saw_cleaver")
    play.round(Henryk="kirkhammer")
    play.round("dungeon garden_of_eyes", Henryk="cannon")
    assert play.game.knowing.facts(play.table)["upgrade_deck"] == []
    assert play.game.knowing.facts(play.table)["row"] == ["threaded_cane", "saw_spear"]
    assert play.game.knowing.facts(play.table)["removed"] == ["cannon"]
    assert play.happened("BB-14.05 upgrades_over")
    assert play.waits() == ALL


@pytest.mark.rule("BB-14.13")
def test_what_lies_in_hands_used_piles_or_row_is_not_in_the_deck() -> None:
    play = Play(Henryk={"also": ["cannon"]}, Eileen={"used": ["evelyn"]}, Ludwig={"also": ["blood_vial"]})
    deck = play.game.knowing.facts(play.table)["upgrade_deck"]
    assert isinstance(deck, list)
    assert len(deck) == len(GAME.box.upgrades) - 3 - 3
    assert deck.count("blood_vial") == GAME.box.upgrades.count(GAME.cards["blood_vial"]) - 1
    dreams(play, "green 0")
    play.given("upgrade cannon")
    with pytest.raises(ScenarioMistake, match="'cannon' cannot come up for 'upgrade'"):
        play.choose(Henryk="kirkhammer")
    assert not play.table.over


# ---------------------------------------------------------------- the card limit


@pytest.mark.rule("BB-14.09", "BB-14.10")
@pytest.mark.parametrize(("also", "eighth"), [([], False), (["cannon"], False), (["cannon", "evelyn"], True)])
def test_the_seventh_card_is_allowed_and_the_eighth_costs_one(also: list[str], eighth: bool) -> None:
    play = Play(Henryk={"also": also}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.given("dungeon garden_of_eyes")
    play.choose(Henryk="kirkhammer")
    if not eighth:
        assert len(play.hand("Henryk")) == 6 + len(also)
        assert not play.happened("BB-14.10")
        assert play.waits() == ALL
        return
    assert play.told() == ["BB-14.03 takes_upgrade Henryk kirkhammer"]  # at once: no rest before
    assert play.asked("Henryk") == "remove"
    assert play.table.questions[0].rule == "BB-14.10"
    assert play.offered("Henryk") == [
        "cannon", "evelyn", "hunter_axe", "hunter_pistol", "kirkhammer", "saw_cleaver", "transform",
    ]  # fmt: skip
    assert play.refused("Henryk", "decline") == "BB-14.10"
    play.round(Henryk="saw_cleaver")
    assert play.told()[:2] == ["BB-14.10 removes Henryk saw_cleaver", "BB-13.11 rests Henryk 8"]
    assert len(play.hand("Henryk")) == 7
    assert "saw_cleaver" not in play.hand("Henryk")
    assert play.waits() == ALL


@pytest.mark.rule("BB-14.11", "BB-D33", "BB-D50")
def test_the_dream_can_never_be_removed() -> None:
    play = Play(Henryk={"also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round(Henryk="kirkhammer")
    for option in ("hunters_dream", "used hunters_dream", "in_play hunters_dream"):
        assert option not in play.offered("Henryk")
        assert play.refused("Henryk", option) == "BB-14.11"
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D16", "BB-D33", "BB-14.09", "BB-14.11", "BB-D42")
@pytest.mark.parametrize(
    ("option", "hand", "used"),
    [
        ("hunters_dream", 0, 0),
        ("kirkhammer", 4, 3),
        ("transform", 4, 3),
        ("used evelyn", 5, 2),
        ("used hunter_axe", 5, 2),
        ("in_play saw_cleaver", 5, 2),
    ],
)
def test_hand_used_pile_and_cards_in_play_all_count_and_all_can_go(option: str, hand: int, used: int) -> None:
    """A killed hunter with four cards in hand, two used and one in play takes the eighth."""
    play = Play(
        Henryk={"health": 1, "used": ["hunter_axe", "evelyn"], "also": ["cannon"]}, Eileen={}, Ludwig={},
    )  # fmt: skip
    play.round("green 1", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round(Henryk="kirkhammer")
    assert play.offered("Henryk") == [
        "cannon", "hunter_pistol", "in_play saw_cleaver", "kirkhammer", "transform", "used evelyn", "used hunter_axe",
    ]  # fmt: skip
    if option == "hunters_dream":
        assert play.refused("Henryk", option) == "BB-14.11"
        assert play.refused("Henryk", "hunter_axe") == "BB-14.10"  # it lies in the used pile
        assert play.waits() == ["Henryk"]
        return
    play.round("dungeon garden_of_eyes", Henryk=option)
    card = option.split()[-1]
    assert play.told()[:3] == [f"BB-14.10 removes Henryk {card}", "BB-16.04 returns Henryk", "BB-16.05 rests Henryk 8"]
    assert len(play.hand("Henryk")) == hand
    assert len(play.used("Henryk")) == used
    assert card not in play.hand("Henryk") + play.used("Henryk")
    assert play.game.knowing.facts(play.table)["removed"] == [card]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D16", "BB-D33", "BB-D42", "BB-15.09")
@pytest.mark.parametrize(("gone", "left"), [("transform", "hunter_axe"), ("hunter_axe", "transform")])
def test_of_transform_and_its_weapon_either_can_be_removed_and_the_other_goes_to_the_used_pile(
    gone: str, left: str
) -> None:
    play = Play(Henryk={"health": 1, "also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={})
    play.choose(Henryk="transform", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("green 1", Henryk="hunter_axe")
    play.round(Henryk="kirkhammer")
    assert play.offered("Henryk") == [
        "cannon", "evelyn", "hunter_pistol", "in_play hunter_axe", "in_play transform", "kirkhammer", "saw_cleaver",
    ]  # fmt: skip
    play.round("dungeon garden_of_eyes", Henryk=f"in_play {gone}")
    assert play.used("Henryk") == [left]
    assert gone not in play.hand("Henryk")
    assert len(play.hand("Henryk")) == 6
    assert play.game.knowing.facts(play.table)["removed"] == [gone]
    assert play.waits() == ALL


@pytest.mark.rule("BB-D16")
def test_a_killed_hunter_with_six_cards_in_all_may_keep_the_seventh() -> None:
    play = Play(Henryk={"health": 1, "used": ["hunter_axe", "evelyn"]}, Eileen={}, Ludwig={})
    play.round("green 1", Henryk="saw_cleaver", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    play.round("dungeon garden_of_eyes", Henryk="kirkhammer")
    assert len(play.hand("Henryk") + play.used("Henryk")) == 7
    assert play.waits() == ALL


@pytest.mark.rule("BB-D17", "BB-14.10", "BB-14.13")
def test_a_removed_card_is_gone_for_good() -> None:
    play = Play(Henryk={"also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round(Henryk="kirkhammer")
    play.round("dungeon garden_of_eyes", Henryk="hunter_axe")
    assert play.game.knowing.facts(play.table)["removed"] == ["hunter_axe"]
    assert play.used("Henryk") == []
    assert play.refused("Henryk", "hunter_axe") == "BB-7.01"
    play.round("yellow 0", Henryk="hunters_dream", Eileen="hunter_axe", Ludwig="hunter_axe")
    assert "hunter_axe" not in play.hand("Henryk")  # not even the Dream brings it back
    assert len(play.hand("Henryk")) == 7
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D33")
def test_removal_is_public() -> None:
    play = Play(Henryk={"also": ["cannon", "evelyn"]}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round(Henryk="kirkhammer")
    play.round("dungeon garden_of_eyes", Henryk="kirkhammer")  # the very card just taken
    assert [event.to for event in play.script.events if event.what == "removes"] == [EVERYONE]
    for seat in (-1, 0, 1, 2):
        assert GAME.knowing.view(play.table, seat)["removed"] == ["kirkhammer"]
    assert play.waits() == ALL


@pytest.mark.rule("BB-14.09", "BB-14.10", "BB-D10")
def test_two_equal_cards_are_offered_once_and_one_of_them_goes() -> None:
    play = Play(Henryk={"also": ["blood_vial", "blood_vial"]}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    play.round(Henryk="kirkhammer")
    assert play.offered("Henryk").count("blood_vial") == 1
    play.round("dungeon garden_of_eyes", Henryk="blood_vial")
    assert play.hand("Henryk").count("blood_vial") == 1
    assert play.waits() == ALL


@pytest.mark.rule("BB-13.09")
def test_of_two_equal_cards_in_the_row_one_is_taken() -> None:
    play = Play(position={"row": ["blood_vial", "cannon", "blood_vial"]}, Henryk={}, Eileen={}, Ludwig={})
    dreams(play, "green 0")
    assert play.offered("Henryk") == ["blood_vial", "cannon", "decline"]
    play.round("upgrade evelyn", "dungeon garden_of_eyes", Henryk="blood_vial")
    assert play.game.knowing.facts(play.table)["row"] == ["cannon", "blood_vial", "evelyn"]
    assert play.waits() == ALL
