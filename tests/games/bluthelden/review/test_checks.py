"""The state check, Epic cards, Protective Shields: cases between two rules."""

import pytest

from tests.games.bluthelden.kit import Play

OPEN = {"resource-left": "fertile_field"}


def decks(first: str, second: str) -> dict[str, dict[str, str]]:
    return {"settings": {"deck1": first, "deck2": second}}


@pytest.mark.rule("BH-D120", "BH-D91")
def test_damage_that_is_not_dealt_does_not_use_up_a_protective_shield() -> None:
    play = Play(
        phase="combat",
        Anna={
            "asp": 1,
            "pieces": {
                "advisor": {"card": "magister_tillion_of_weidenheim", "counters": {"peace": 1}},
                "war-left-1": "falconer",
            },
        },
        Ben={"pieces": {"war-left-1": "ranger", "war-left-2": "centaur"}},
        position=decks("white", "green"),
    )
    play.choose("Anna", "use 1-advisor 2", "left")
    play.resolve()
    play.passes("Anna")
    play.choose("Ben", "use 2-war-left-2 7", "2-war-left-1")
    play.resolve()
    play.close()
    play.choose("Anna", "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()
    assert not play.happened("shielded")
    assert play.value("2-war-left-1", "damage") == 0
    assert play.value("1-war-left-1", "damage") == 0
    assert [lasting.target for lasting in play.table.lasting if lasting.kind == 3] != []


@pytest.mark.rule("BH-D91", "BH-13.20", "BH-13.21")
def test_without_peace_the_shield_takes_the_damage() -> None:
    play = Play(
        phase="combat",
        Anna={"pieces": {"war-left-1": "falconer"}},
        Ben={"pieces": {"war-left-1": "ranger", "war-left-2": "centaur"}},
        position=decks("white", "green"),
    )
    play.passes("Anna")
    play.choose("Ben", "use 2-war-left-2 7", "2-war-left-1")
    play.resolve()
    play.close()
    play.choose("Anna", "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()
    assert play.value("2-war-left-1", "damage") == 0
    assert play.value("2-war-left-2", "damage") == 2
    assert play.value("1-war-left-1", "damage") == 2


@pytest.mark.rule("BH-D91", "BH-D120")
def test_the_same_shield_twice_is_no_choice() -> None:
    play = Play(
        phase="combat",
        Anna={"pieces": {"war-left-1": "falconer"}},
        Ben={"pieces": {"war-left-1": "ranger", "war-left-2": "centaur"}},
        position=decks("white", "green"),
    )
    play.passes("Anna")
    play.choose("Ben", "use 2-war-left-2 7", "2-war-left-1")
    play.resolve()
    play.table.add_lasting(play.table.lasting[0])  # as if it had been unturned and used again
    play.close()
    play.choose("Anna", "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()
    assert play.kind() != "shield"
    assert play.value("2-war-left-2", "damage") == 2


EPIC = {"card": "swordmaster_kaelric_dawnlight"}


@pytest.mark.rule("BH-D72", "BH-10.24", "BH-10.25", "BH-10.26")
def test_of_two_epic_cards_in_a_lane_the_other_is_sacrificed() -> None:
    pieces = {"war-left-1": EPIC, "safety-left-1": EPIC, "war-right-1": EPIC}
    play = Play(Anna={"pieces": pieces}, Ben={"pieces": {"war-left-1": EPIC}}, position=decks("white", "white"))
    assert play.asked("Anna") == "keep"
    assert play.offered("Anna") == ["1-safety-left-1", "1-war-left-1"]
    assert play.asked("Ben") == ""
    play.choose("Anna", "1-safety-left-1")
    assert play.where("swordmaster_kaelric_dawnlight") == ["1-safety-left-1", "1-war-right-1", "2-war-left-1"]
    assert play.graveyard("Anna") == ["swordmaster_kaelric_dawnlight"]
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D72", "BH-D119")
def test_a_card_that_has_lost_epic_does_not_collide_until_it_has_it_again() -> None:
    """Prison takes the printed abilities of the first; the copy in the other lane is never touched."""
    imprisoned = {**EPIC, "enemy_trainings": ["prison"]}
    pieces = {"safety-left-1": imprisoned, "war-left-1": EPIC, "war-right-1": EPIC}
    play = Play(Anna={"pieces": pieces}, Ben={}, position=decks("white", "black"))
    assert play.asked("Anna") == "priority"
    assert play.where("swordmaster_kaelric_dawnlight") == ["1-safety-left-1", "1-war-left-1", "1-war-right-1"]


@pytest.mark.rule("BH-D72", "BH-10.30", "BH-10.31", "BH-10.32")
def test_a_mythic_card_lies_once_on_the_whole_side() -> None:
    play = Play(Anna={"pieces": {"area-1": "ring_of_the_blood_moon", "area-2": "ring_of_the_blood_moon"}}, Ben={})
    assert play.asked("Anna") == "keep"
    play.choose("Anna", "1-area-2")
    assert play.where("ring_of_the_blood_moon") == ["1-area-2"]


@pytest.mark.rule("BH-D33", "BH-D34", "BH-15.04")
def test_both_sovereigns_at_zero_in_one_check_are_a_draw() -> None:
    play = Play(Anna={"lp": 0}, Ben={"lp": 0})
    assert play.winner == "draw"


@pytest.mark.rule("BH-D34", "BH-15.05", "BH-D11")
def test_both_without_cards_in_one_draw_step_are_a_draw() -> None:
    play = Play(phase="beginning", Anna={"spells": [], "pool": []}, Ben={"spells": [], "pool": []})
    assert play.winner == "draw"
    assert play.happened("BH-15.05 drawn")


@pytest.mark.rule("BH-D11", "BH-15.02", "BH-D12")
def test_one_without_cards_loses_after_the_other_has_drawn() -> None:
    play = Play(phase="beginning", Anna={"spells": [], "pool": []}, Ben={"spells": ["swordsman"], "pool": []})
    assert play.winner == "Ben"
    assert play.hand("Ben") == ["swordsman"]


@pytest.mark.rule("BH-D109")
def test_who_concedes_loses_at_once() -> None:
    play = Play(Anna={}, Ben={})
    assert play.waits() == ["Anna"]
    play.choose("Anna", "concede")
    assert play.winner == "Ben"
    assert play.over


@pytest.mark.rule("BH-D33", "BH-D100", "BH-D72")
def test_a_card_that_comes_back_in_a_check_is_checked_itself() -> None:
    """Two Exiles keep two copies of an Epic Character. Both leave; the copies come back into the same lane."""
    play = Play(
        Anna={
            "asp": 8,
            "hand": ["exile", "exile"],
            "pieces": {**OPEN, "war-left-1": EPIC, "safety-left-1": {"card": "swordsman"}},
        },
        Ben={},
        position=decks("white", "black"),
    )
    play.choose("Anna", "exile", "1-war-left-1")
    play.resolve()
    assert play.banished("Anna") == ["swordmaster_kaelric_dawnlight"]
    exile = next(piece for piece in play.table.pieces if piece.captive >= 0)
    play.table.players[0].banished.append(exile.captive)
    twin = exile.copy()
    twin.serial = play.table.serial()
    twin.place += 1
    play.table.pieces.append(twin)
    exile.kind = twin.kind = 3  # Trainings without a host: the next check takes both
    play.table.stale = True
    play.choose("Anna", "use 1-sovereign 1")
    assert play.asked("Anna") == "place"
    play.choose("Anna", "1-war-left-1", "1-war-left-2")
    assert play.asked("Anna") == "keep"
