"""Spells and Miracles of the white deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

# Characters by their Resistance.
R3, R4, R5, R6 = "swordsman", "consecrated_monk", "griffin", "ghostking_arvelian_seehoff"


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="white", other="white", **more)


# ---------------------------------------------------------------- Light of Retribution


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D134")
def test_light_kills_and_gives_one_lp(seat: int) -> None:
    mine = {"asp": 2, "lp": 20, "hand": ["light_of_retribution"]}
    b = board(seat, mine, {"pieces": {"war-left-1": {"card": R3, "damage": 1}}})
    b.does("light_of_retribution", "foe-war-left-1")
    assert b.asp("Anna") == 0
    assert b.card("foe-war-left-1") == R3  # it waits on the chain
    b.resolve()
    assert b.card("foe-war-left-1") is None
    assert b.graveyard("Ben") == [R3]
    assert b.graveyard("Anna") == ["light_of_retribution"]
    assert b.lp("Anna") == 21
    assert b.lp("Ben") == 30
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D134", "BH-D36")
def test_light_gives_nothing_if_the_victim_lives_or_lp_are_full(seat: int) -> None:
    b = board(
        seat, {"asp": 2, "lp": 20, "hand": ["light_of_retribution"]}, {"pieces": {"safety-left-1": R3}}
    )  # fmt: skip
    b.does_and("light_of_retribution", "foe-safety-left-1")
    assert b.value("foe-safety-left-1", "damage") == 1
    assert b.lp("Anna") == 20
    full = board(
        seat, {"asp": 2, "hand": ["light_of_retribution"]}, {"pieces": {"war-left-1": {"card": R3, "damage": 1}}}
    )  # fmt: skip
    full.does_and("light_of_retribution", "foe-war-left-1")
    assert full.lp("Anna") == 30
    assert full.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D66", "BH-D67")
@pytest.mark.parametrize(("who", "hurt"), [(R3, 1), (R4, 0)])
def test_light_against_resistance(seat: int, who: str, hurt: int) -> None:
    """Equal is enough, one less is not; on one's own side, too."""
    mine = {"asp": 4, "hand": ["light_of_retribution"] * 2, "pieces": {"war-left-1": who}}
    b = board(seat, mine, {"pieces": {"war-left-1": who}})
    b.does_and("light_of_retribution", "foe-war-left-1")
    b.does_and("light_of_retribution", "me-war-left-1")
    assert b.value("foe-war-left-1", "damage") == hurt
    assert b.value("me-war-left-1", "damage") == hurt
    assert b.graveyard("Anna") == ["light_of_retribution"] * 2
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-14.15")
def test_light_reaches_whoever_is_turned(seat: int) -> None:
    b = board(
        seat, {"asp": 2, "hand": ["light_of_retribution"]}, {"pieces": {"war-left-1": {"card": R6, "turned": True}}}
    )
    b.does_and("light_of_retribution", "foe-war-left-1")
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D25", "BH-D133")
def test_light_needs_somebody_to_shine_on(seat: int) -> None:
    advisor = {"pieces": {"advisor": "magister_tillion_of_weidenheim", "area-1": "charm_of_wards"}}
    b = board(seat, {"asp": 2, "hand": ["light_of_retribution"]}, advisor)
    assert b.refused("Anna", "light_of_retribution") == "BH-D25"
    poor = board(seat, {"asp": 1, "hand": ["light_of_retribution"]}, {"pieces": {"war-left-1": R3}})
    assert poor.refused("Anna", "light_of_retribution") == "BH-7.10"


# ---------------------------------------------------------------- Ban


@BOTH_SIDES
@pytest.mark.rule("BH-13.04")
@pytest.mark.parametrize(
    ("place", "card"),
    [("war-left-1", R4), ("area-1", "charm_of_wards"), ("area-1", "vow_of_the_steadfast"), ("safety-right-2", R3)],
)
def test_ban_removes_it_for_good(seat: int, place: str, card: str) -> None:
    b = board(seat, {"asp": 4, "hand": ["ban"]}, {"pieces": {place: card}})
    b.does_and("ban", f"foe-{place}")
    assert b.where(card) == []
    assert b.banished("Ben") == [card]
    assert b.graveyard("Ben") == []
    assert b.graveyard("Anna") == ["ban"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.to_next("main1")
    assert b.banished("Ben") == [card]


@BOTH_SIDES
@pytest.mark.rule("BH-13.04", "BH-D71")
def test_ban_takes_a_training_and_leaves_its_host(seat: int) -> None:
    host = {"card": R6, "trainings": ["sacred_talisman"]}
    b = board(seat, {"asp": 4, "hand": ["ban"]}, {"pieces": {"war-left-1": host}})
    b.does("ban")
    assert b.offered("Anna") == ["foe-training-1", "foe-war-left-1"]
    b.does_and("foe-training-1")
    assert b.banished("Ben") == ["sacred_talisman"]
    assert b.card("foe-war-left-1") == R6
    assert b.value("foe-war-left-1", "reduce") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D64", "BH-D57")
def test_ban_against_resistance(seat: int) -> None:
    theirs = {
        "advisor": "magister_tillion_of_weidenheim", "war-left-1": R5, "resource-left": "fertile_field",
        "safety-left-1": {"card": R5, "turned": True},
    }  # fmt: skip
    b = board(seat, {"asp": 12, "hand": ["ban"] * 3}, {"pieces": theirs})
    b.does("ban")
    assert b.offered("Anna") == ["foe-advisor", "foe-safety-left-1", "foe-war-left-1"]  # no resource, no Sovereign
    b.does_and("foe-war-left-1")
    b.does_and("ban", "foe-advisor")
    assert b.banished("Ben") == []  # Resistance 5 against 4
    b.does_and("ban", "foe-safety-left-1")
    assert b.banished("Ben") == [R5]  # turned: Resistance 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D74")
def test_ban_ends_a_token(seat: int) -> None:
    b = board(seat, {"asp": 4, "hand": ["ban"]}, {"pieces": {"war-left-1": "falcon"}})
    b.does_and("ban", "foe-war-left-1")
    assert b.where("falcon") == []
    assert b.banished("Ben") == []
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Magic Missile


@BOTH_SIDES
@pytest.mark.rule("BH-7.12", "BH-10.15", "BH-D66")
def test_magic_missile_hits_two_each_for_itself(seat: int) -> None:
    theirs = {"war-left-1": R4, "war-right-1": R5, "safety-left-1": R3}
    b = board(seat, {"asp": 4, "hand": ["magic_missile"]}, {"pieces": theirs})
    b.does("magic_missile", "foe-war-left-1")
    assert b.offered("Anna") == ["done", "foe-safety-left-1", "foe-war-right-1"]  # nobody twice
    b.does_and("foe-war-right-1")
    assert b.value("foe-war-left-1", "damage") == 2
    assert b.value("foe-war-right-1", "damage") == 0  # Resistance 5 against 4
    assert b.value("foe-safety-left-1", "damage") == 0
    assert b.graveyard("Anna") == ["magic_missile"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D25")
def test_magic_missile_at_one_or_none(seat: int) -> None:
    b = board(
        seat, {"asp": 8, "hand": ["magic_missile"] * 2, "pieces": {"war-left-1": R3}}, {"pieces": {"war-left-1": R3}}
    )
    b.does_and("magic_missile", "done")
    assert b.value("foe-war-left-1", "damage") == 0
    b.does_and("magic_missile", "foe-war-left-1", "done")
    assert b.graveyard("Ben") == [R3]
    assert b.value("me-war-left-1", "damage") == 0
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.09", "BH-11.11", "BH-6.06")
def test_a_miracle_is_played_like_a_spell(seat: int) -> None:
    """Its own Main Phase and the End of the Round; not the enemy's turn, not combat."""
    mine = {"asp": 4, "hand": ["magic_missile"], "pieces": {"war-left-1": R3}}
    b = board(seat, mine, phase="main2")
    b.passes("Ben")
    assert b.refused("Anna", "magic_missile") == "BH-6.05"
    assert board(seat, mine, phase="combat").refused("Anna", "magic_missile") == "BH-6.06"
    assert board(seat, mine, phase="end").can("magic_missile")
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Divine Storm


@BOTH_SIDES
@pytest.mark.rule("BH-D66", "BH-D133")
def test_divine_storm_falls_on_all_enemies(seat: int) -> None:
    theirs = {
        "war-left-1": R5, "safety-middle-3": {"card": R3, "damage": 1}, "war-right-1": R6,
        "war-right-2": "merciless_warrior", "advisor": "magister_tillion_of_weidenheim",
    }  # fmt: skip
    b = board(seat, {"asp": 6, "lp": 10, "hand": ["divine_storm"], "pieces": {"war-left-1": R3}}, {"pieces": theirs})
    b.does_and("divine_storm")
    assert b.value("foe-war-left-1", "damage") == 1  # Resistance 5: equal
    assert b.graveyard("Ben") == [R3]
    assert b.value("foe-war-right-1", "damage") == 0  # Resistance 6
    assert b.value("foe-war-right-2", "damage") == 1  # it cannot be chosen, but nobody is chosen here
    assert b.value("me-war-left-1", "damage") == 0
    assert b.lp("Ben") == 30
    assert b.lp("Anna") == 10
    assert b.asp("Anna") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


# ---------------------------------------------------------------- Avatar of Healing


@BOTH_SIDES
@pytest.mark.rule("BH-13.49", "BH-D120", "BH-D133")
def test_avatar_heals_and_protects_all_own(seat: int) -> None:
    sick = {
        "card": R4,
        "damage": 2,
        "poisoned": 1,
        "counters": {"poison": 1, "madness": 1, "resistance_down": 1, "plus": 1},
    }
    mine = {"asp": 6, "hand": ["avatar_of_healing"], "pieces": {"war-left-1": sick, "safety-right-1": R3}}
    theirs = {
        "asp": 8, "hand": ["magic_missile", "divine_storm"],
        "pieces": {"war-left-1": {"card": R3, "damage": 1, "counters": {"poison": 1}}, "war-left-2": "medica"},
    }  # fmt: skip
    b = board(seat, mine, theirs)
    b.does_and("avatar_of_healing")
    assert b.value("me-war-left-1", "counters") == {"plus": 1}
    assert b.value("me-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("foe-war-left-1", "counters") == {"poison": 1}
    b.pass_to("main2")
    b.foe("magic_missile")
    assert b.offered("Ben") == ["done", "foe-war-left-1", "foe-war-left-2"]
    b.foe("done")
    b.resolve()
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-3.36")
def test_avatar_protects_from_all_damage_until_the_round_ends(seat: int) -> None:
    mine = {"asp": 6, "hand": ["avatar_of_healing"], "pieces": {"war-left-1": R3}}
    b = board(seat, mine, {"asp": 6, "hand": ["divine_storm"], "pieces": {"war-left-1": R4}})
    b.does_and("avatar_of_healing")
    b.pass_to("main2")
    b.foe("divine_storm")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 0
    b.pass_to("combat")
    b.fight()
    b.foe("attack")  # the monk is faster
    b.fight()
    b.does("me-war-left-1")
    b.fight()
    assert b.value("me-war-left-1", "damage") == 0
    assert b.value("foe-war-left-1", "damage") == 2
    b.pass_to("end")
    b.close()
    assert b.table.round == 4
    assert "cannot_be_hurt" not in b.value("me-war-left-1", "keywords")
    assert "untargetable" not in b.value("me-war-left-1", "keywords")
    assert b.asked("Anna") == "draw"


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_avatar_does_not_protect_who_comes_later(seat: int) -> None:
    mine = {"asp": 9, "hand": ["avatar_of_healing", R3], "pieces": {"resource-left": "fertile_field"}}
    b = board(seat, mine)
    b.does_and("avatar_of_healing")
    b.does_and(R3, "me-war-left-1")
    assert "cannot_be_hurt" not in b.value("me-war-left-1", "keywords")
    assert b.ready == "Anna"
