"""Elimination: who is out of the game for good, and how the others hunt on (BB-D36)."""

import pytest

from tests.games.bloodborne.kit import ALL, GAME, Play

CLEAVERS = {"Henryk": "saw_cleaver", "Eileen": "saw_cleaver", "Ludwig": "saw_cleaver"}


@pytest.mark.rule("BB-D36", "BB-18.04", "BB-D50")
@pytest.mark.parametrize(("deaths", "gone"), [(0, False), (1, True)])
def test_under_rom_the_second_death_is_the_last(deaths: int, gone: bool) -> None:
    play = Play(
        final_boss="rom",
        Henryk={"health": 1, "deaths": deaths, "collected": 2, "banked": 7, "used": ["hunter_axe"]},
        Eileen={}, Ludwig={},
    )  # fmt: skip
    play.given("green 1", "dungeon garden_of_eyes")
    play.choose(**CLEAVERS)
    assert play.happened("BB-16.02 dies Henryk 2")
    assert play.happened("BB-D36 eliminated Henryk") == gone
    assert play.happened("BB-16.03 keeps_bank Henryk 7") != gone
    if not gone:
        assert play.waits() == ["Henryk"]
        play.choose(Henryk="decline")
        assert play.health("Henryk") == 8
        assert play.banked("Henryk") == 7
        assert play.waits() == ALL
        return
    assert not play.happened("BB-16.04 returns Henryk")
    assert (play.collected("Henryk"), play.banked("Henryk")) == (0, 0)
    assert play.hand("Henryk") + play.used("Henryk") == []
    assert not play.happened("BB-15.02 puts_away Henryk")
    assert not play.happened("BB-7.02 sits_out Henryk")
    assert play.waits() == ["Eileen", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-18.04")
def test_only_rom_eliminates() -> None:
    play = Play(final_boss="gehrman", Henryk={"health": 1, "deaths": 4}, Eileen={}, Ludwig={})
    play.round("green 1", **CLEAVERS)
    assert play.facts("Henryk")["deaths"] == 5
    assert play.facts("Henryk")["gone"] is False
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D36", "BB-D24")
def test_the_eliminated_earn_no_trophy_for_a_monster_killed_later_in_the_round() -> None:
    play = Play(final_boss="rom", echoes=3, Henryk={"health": 1, "deaths": 1}, Eileen={}, Ludwig={})
    play.round("green 1", "dungeon garden_of_eyes", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert [play.trophies(name)["beast"] for name in ALL] == [0, 1, 1]
    assert play.waits() == ["Eileen", "Ludwig"]


@pytest.mark.rule("BB-D36")
def test_the_eliminated_are_no_targets_and_suffer_nothing() -> None:
    play = Play(
        final_boss="rom", Henryk={"also": ["shaman_bone_blade"]}, Eileen={"gone": True, "health": 5, "collected": 3},
        Ludwig={"collected": 1},
    )  # fmt: skip
    assert play.waits() == ["Henryk", "Ludwig"]
    play.choose(Henryk="shaman_bone_blade", Ludwig="saw_cleaver")
    assert play.offered("Henryk") == ["hunter 3"]
    assert play.refused("Henryk", "hunter 2") == "BB-D61"
    play.round("green 1", "dungeon beast_patient", Henryk="hunter 3")
    assert [play.health(name) for name in ALL] == [6, 5, 4]
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-15.05", "BB-14.04")
def test_the_player_count_stays_that_of_the_start() -> None:
    play = Play(
        final_boss="rom", echoes=2,
        Henryk={}, Eileen={"gone": True}, Ludwig={"gone": True}, Maria={}, Djura={"gone": True},
    )  # fmt: skip
    play.round("green 0", Henryk="hunters_dream", Maria="hunter_axe")
    play.round("dungeon bloody_crow", Henryk="kirkhammer")
    assert play.echoes == 6 + 2
    assert len(play.game.knowing.facts(play.table)["row"]) == 5  # type: ignore[arg-type]
    assert play.waits() == ["Henryk", "Maria"]


@pytest.mark.rule("BB-D34", "BB-D36", "BB-15.04")
def test_the_marker_passes_over_the_eliminated() -> None:
    play = Play(
        final_boss="rom", position={"first": "Henryk"},
        Henryk={}, Eileen={"gone": True}, Ludwig={"gone": True}, Maria={}, Djura={},
    )  # fmt: skip
    play.round("green 0", "dungeon garden_of_eyes", Henryk="saw_cleaver", Maria="saw_cleaver", Djura="saw_cleaver")
    assert play.happened("BB-15.04 marker Maria")
    assert play.happened("BB-6.02 round 2 Maria")
    assert play.waits() == ["Henryk", "Maria", "Djura"]


@pytest.mark.rule("BB-D34", "BB-D36")
def test_if_the_first_player_is_eliminated_the_next_seat_leads_the_rest_of_the_round() -> None:
    play = Play(
        final_boss="rom", position={"first": "Eileen"},
        Henryk={"also": ["molotov_cocktail"]}, Eileen={"health": 1, "deaths": 1}, Ludwig={}, Maria={},
    )  # fmt: skip
    play.round(
        "green 0", "dungeon garden_of_eyes",
        Henryk="molotov_cocktail", Eileen="saw_cleaver", Ludwig="saw_cleaver", Maria="saw_cleaver",
    )  # fmt: skip
    assert play.happened("BB-D36 eliminated Eileen")
    assert play.happened("BB-10.01 rolls Ludwig green 0")
    assert [line for line in play.told() if line.startswith("BB-11.03")] == [
        "BB-11.03 hits Ludwig carrion_crows 1",
        "BB-11.03 hits Maria carrion_crows 1",
    ]
    assert play.happened("BB-15.04 marker Ludwig")  # the next seat to the left of Eileen
    assert play.waits() == ["Henryk", "Ludwig", "Maria"]


@pytest.mark.rule("BB-D34", "BB-D36")
def test_log_and_view_name_who_leads_for_a_first_player_eliminated_in_the_middle_of_the_round() -> None:
    """Henryk has a target to choose while Eileen, the first player, is out of the game already."""
    play = Play(
        final_boss="rom", position={"first": "Eileen"},
        Henryk={"also": ["shaman_bone_blade"]}, Eileen={"health": 1, "deaths": 1},
        Ludwig={"also": ["molotov_cocktail"]}, Maria={},
    )  # fmt: skip
    play.choose(Henryk="shaman_bone_blade", Eileen="saw_cleaver", Ludwig="molotov_cocktail", Maria="saw_cleaver")
    assert play.happened("BB-D36 eliminated Eileen")
    assert play.waits() == ["Henryk"]
    assert play.table.first == 1
    assert GAME.knowing.view(play.table, 0)["first"] == 2


@pytest.mark.rule("BB-D34", "BB-D36", "BB-6.02")
def test_log_and_view_name_who_leads_for_a_first_player_eliminated_by_a_reveal() -> None:
    play = Play(final_boss="rom", echoes=1, Henryk={}, Eileen={"health": 1, "deaths": 1}, Ludwig={})
    play.round("dungeon beast_patient", Henryk="hunter_pistol", Eileen="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-15.04 marker Eileen")
    assert play.happened("BB-D36 eliminated Eileen")
    assert play.happened("BB-6.02 round 2 Ludwig")
    assert not play.happened("BB-6.02 round 2 Eileen")
    assert GAME.knowing.view(play.table, 0)["first"] == 2
    assert play.waits() == ["Henryk", "Ludwig"]


@pytest.mark.rule("BB-D36", "BB-D46")
def test_all_that_the_eliminated_had_leaves_the_game_in_the_open() -> None:
    play = Play(
        final_boss="rom", position={"removed": ["cannon"], "settings": {"dream_halves": "attack"}},
        Henryk={"also": ["molotov_cocktail"]},
        Eileen={
            "health": 1, "deaths": 1, "banked": 4, "trophies": {"kin": 2, "beast": 3}, "used": ["hunter_axe"],
            "also": ["kirkhammer"],
        },
        Ludwig={"also": ["shaman_bone_blade"]},
    )  # fmt: skip
    play.choose(Henryk="molotov_cocktail", Eileen="hunters_dream", Ludwig="shaman_bone_blade")
    assert play.happened("BB-D36 eliminated Eileen")
    for seat in (-1, 0, 1, 2):
        view = GAME.knowing.view(play.table, seat)
        assert view["removed"] == [
            "hunter_axe", "saw_cleaver", "hunter_pistol", "transform", "hunters_dream", "kirkhammer", "cannon",
        ]  # fmt: skip
        assert isinstance(view["hunters"], list)
        board = view["hunters"][1]
        assert (board["level"], board["banked"], sum(board["trophies"].values())) == (0, 0, 0)
        assert (board["gone"], board["dreaming"], board["played"], board["hand_size"]) == (True, False, None, 0)
    assert play.waits() == ["Ludwig"]


@pytest.mark.rule("BB-D36", "BB-D46")
def test_nothing_of_the_round_clings_to_the_eliminated() -> None:
    """Eileen's pistol has clashed, and is out of the game with her."""
    play = Play(
        final_boss="rom", Henryk={}, Eileen={"health": 1, "deaths": 1}, Ludwig={"also": ["molotov_cocktail"]}, Maria={}
    )  # fmt: skip
    play.round(
        "green 0", "dungeon garden_of_eyes",
        Henryk="hunter_pistol", Eileen="hunter_pistol", Ludwig="molotov_cocktail", Maria="saw_cleaver",
    )  # fmt: skip
    assert play.happened("BB-D36 eliminated Eileen")
    board = play.facts("Eileen")
    assert [board[field] for field in ("cancelled", "delayed", "hampered", "dealt")] == [False, False, 0, 0]
    assert play.waits() == ["Henryk", "Ludwig", "Maria"]


@pytest.mark.rule("BB-D36")
def test_the_last_hunter_hunts_on_alone() -> None:
    play = Play(final_boss="rom", Henryk={}, Eileen={"gone": True}, Ludwig={"health": 1, "deaths": 1})
    play.round("green 1", "dungeon garden_of_eyes", Henryk="saw_cleaver", Ludwig="saw_cleaver")
    assert play.happened("BB-D36 eliminated Ludwig")
    assert not play.table.over
    play.round("yellow 0", "dungeon bloody_crow", Henryk="hunter_axe")
    assert play.happened("BB-15.04 marker Henryk")
    assert play.waits() == ["Henryk"]


@pytest.mark.rule("BB-D36")
def test_when_nobody_is_left_the_game_ends_at_once_without_a_winner() -> None:
    play = Play(
        final_boss="rom", Henryk={"health": 1, "deaths": 1, "banked": 5}, Eileen={"gone": True},
        Ludwig={"health": 2, "deaths": 1},
    )  # fmt: skip
    play.round("green 2", Henryk="saw_cleaver", Ludwig="saw_cleaver")
    assert play.told_from("BB-D36 eliminated Henryk") == [
        "BB-D36 eliminated Henryk",
        "BB-10.02 hurt Ludwig 2 0",
        "BB-16.01 dies Ludwig 0",
        "BB-D36 eliminated Ludwig",
        "BB-D36 all_gone",
        "BB-D36 hunt_over",
    ]
    assert play.table.over
    assert GAME.places(play.table) == [3, 3, 3]
    assert GAME.scores(play.table) == [0, 0, 0]
    assert play.waits() == []
