"""Readings that were settled on single cards (BH-D135 to BH-D140), and rules that cards had not kept."""

from typing import Any

import pytest

from nachtspiel.engine.knowing import Json
from nachtspiel.games.bluthelden.state import COVER
from nachtspiel.games.bluthelden.vocabulary import PLACE_NAMES
from tests.games.bluthelden.cards.board import BOTH_SIDES, OPEN, Board
from tests.games.bluthelden.kit import GAME

TILLION = {"card": "magister_tillion_of_weidenheim", "counters": {"peace": 1}}
GHOSTKING = "ghostking_arvelian_seehoff"


def green(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="green", **more)


# ---------------------------------------------------------------- Protective Shield


@BOTH_SIDES
@pytest.mark.rule("BH-13.20", "BH-D91")
@pytest.mark.parametrize("bearer", ["safety-left-1", "safety-left-3"])
def test_who_bears_a_shield_covers_nobody_from_the_safety_zone(seat: int, bearer: str) -> None:
    b = green(seat, {"pieces": {bearer: "centaur", "war-left-1": "ranger", "safety-left-2": "ranger"}})
    assert not b.can(f"use me-{bearer} 7")
    b = green(seat, {"pieces": {"war-left-2": "centaur", "war-left-1": "ranger", "safety-left-2": "ranger"}})
    b.does("use me-war-left-2 7")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does_and("me-war-left-1")
    assert [lasting.kind for lasting in b.table.lasting] == [COVER]


@BOTH_SIDES
@pytest.mark.rule("BH-D91", "BH-12.02")
def test_a_cover_ends_with_who_gives_it(seat: int) -> None:
    mine = {"pieces": {"war-left-1": "ranger", "war-left-2": {"card": "centaur", "damage": 3}}}
    b = green(seat, mine, {"asp": 2, "hand": ["light_of_retribution"]}, other="white")
    b.does_and("use me-war-left-2 7", "me-war-left-1")
    b.pass_to("main2")
    b.foe("light_of_retribution", "me-war-left-2")
    b.resolve()
    assert (b.card("me-war-left-2"), b.table.lasting) == (None, [])


@BOTH_SIDES
@pytest.mark.rule("BH-D91", "BH-D28")
def test_who_has_died_meanwhile_covers_nobody(seat: int) -> None:
    """The ability is on the chain and its source is sacrificed above it."""
    altar = {"war-left-1": "ranger", "war-left-2": "centaur", "area-1": "altar_of_hunger"}
    b = green(seat, {"asp": 1, "pieces": altar})
    b.does("use me-war-left-2 7", "me-war-left-1")
    b.does("use me-area-1 1", "me-war-left-2")
    b.resolve()
    b.does("spell_pile")
    b.resolve()
    assert (b.graveyard("Anna"), b.table.lasting) == (["centaur"], [])


# ---------------------------------------------------------------- control, and where it leads


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-D49")
def test_the_lie_leads_into_any_own_war_zone_of_an_open_lane(seat: int) -> None:
    """The victim's lane is closed on the new side, and one of the two open ones has a free slot less."""
    own = {
        "resource-middle": "forge",
        "resource-right": "fertile_field",
        "war-middle-1": "skeleton",
        "safety-right-1": "skeleton",
    }
    b = Board(seat, {"asp": 4, "hand": ["the_lie"], "pieces": own}, {"pieces": {"war-left-1": "ranger"}})
    b.does_and("the_lie", "foe-war-left-1", "me-safety-right-1")
    assert b.offered("Anna") == ["me-war-middle-2", "me-war-right-1", "me-war-right-2"]
    b.does("me-war-right-2")
    assert b.where("ranger") == ["me-war-right-2"]


@BOTH_SIDES
@pytest.mark.rule("BH-D118")
def test_strings_of_the_spirits_lead_into_the_victims_lane_only(seat: int) -> None:
    own = {"resource-middle": "forge"}
    mine = {"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": own}
    b = Board(seat, mine, {"pieces": {"war-left-1": "ranger"}}, deck="orange")
    b.does_and("strings_of_the_spirits", "foe-war-left-1")
    assert b.where("ranger") == ["foe-war-left-1"]
    assert b.happened("BH-D118 no_room Anna ranger")


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-D129")
def test_who_must_be_played_into_a_war_zone_comes_back_into_a_safety_zone(seat: int) -> None:
    """Control ends, and the War Zone is full: "must be played into" concerns playing only."""
    tired = {"card": "medium", "turned": True}
    mine = {"asp": 4, "hand": ["strings_of_the_spirits"], "pieces": OPEN}
    theirs = {"pieces": {"war-left-1": {"card": GHOSTKING, "turned": True}, "war-left-2": tired,
                         "safety-left-1": tired, "safety-left-2": tired,
                         "resource-left": "fertile_field"}}  # fmt: skip
    b = Board(seat, mine, theirs, deck="orange", other="orange", phase="main1")
    b.does_and("strings_of_the_spirits", "foe-war-left-1")
    b.does("me-war-left-1")
    medium = next(piece for piece in b.table.pieces if PLACE_NAMES[piece.place] == b.there("foe-safety-left-2"))
    medium.place = PLACE_NAMES.index(b.there("foe-war-left-1"))  # another Character takes the slot that became free
    while b.kind() != "place":
        b.both_pass() if b.kind() == "priority" else b.choose(b.waits()[0], "nothing")
    assert b.offered("Ben") == ["foe-safety-left-2", "foe-safety-left-3"]
    b.foe("foe-safety-left-3")
    assert b.where(GHOSTKING) == ["foe-safety-left-3"]


@BOTH_SIDES
@pytest.mark.rule("BH-D129", "BH-D100")
def test_offspring_lets_him_return_into_a_safety_zone(seat: int) -> None:
    mine = {
        "asp": 3,
        "hand": ["offspring"],
        "pieces": {"resource-left": "sacred_site", "war-left-1": {"card": GHOSTKING, "turned": True}},
    }
    b = Board(seat, mine, deck="orange")
    b.does_and("offspring", "me-war-left-1")
    assert b.banished("Anna") == [GHOSTKING]
    while b.kind() != "place":
        b.both_pass() if b.kind() == "priority" else b.choose(b.waits()[0], "spell_pile")
    assert "me-safety-left-3" in b.offered("Anna")
    b.does("me-safety-left-3")
    assert b.card("me-safety-left-3") == GHOSTKING


# ---------------------------------------------------------------- Moves without turning


def moves(b: Board, place: str) -> int:
    """How often the Character there can go to and fro now."""
    number = 0
    while b.can(f"use {place} 8"):
        b.does(f"use {place} 8")
        place = b.offered("Anna")[0]
        b.does_and(place)
        number += 1
    return number


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
@pytest.mark.parametrize("first", [True, False])
def test_the_gatekeeper_grants_one_more_whether_the_own_is_used_or_not(seat: int, first: bool) -> None:
    mine = {"asp": 4, "hand": ["elven_gatekeeper"], "pieces": OPEN | {"safety-left-1": "forest_dwellers"}}
    b = green(seat, mine)
    place = "me-safety-left-1"
    if first:
        b.does_and(f"use {place} 8", "me-war-left-1")
        place = "me-war-left-1"
    b.does_and("elven_gatekeeper", "me-war-right-1")
    b.does_and(place)
    assert "tactical_shift" in b.value(place, "keywords")
    assert moves(b, place) == (1 if first else 2)


@BOTH_SIDES
@pytest.mark.rule("BH-D131", "BH-3.36")
def test_two_songs_grant_two_moves_for_the_round(seat: int) -> None:
    own = {"area-1": "song_of_the_glade", "area-2": "wind_whispers", "war-left-1": "ranger"}
    b = green(seat, {"asp": 2, "hand": ["elvish_armor"], "pieces": OPEN | own})
    b.does_and("elvish_armor", "me-war-left-1")
    b.does("trigger 1")
    b.does("me-war-left-1", "me-war-left-1")
    b.resolve_all()
    assert moves(b, "me-war-left-1") == 2
    (place,) = b.where("ranger")
    assert "tactical_shift" not in b.value(place, "keywords")  # each is gone with its Move
    b = green(seat, {"asp": 2, "hand": ["elvish_armor"], "pieces": OPEN | own})
    b.does_and("elvish_armor", "me-war-left-1")
    b.does("trigger 1", "me-war-left-1", "me-war-left-1")
    b.resolve_all()
    b.to_next("main1")
    assert not b.can("use me-war-left-1 8")


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_the_keyword_counts_once_however_often_it_is_there(seat: int) -> None:
    dwellers = {"card": "forest_dwellers", "trainings": ["elvish_boots", "elvish_boots"]}
    assert moves(green(seat, {"pieces": OPEN | {"safety-left-1": dwellers}}), "me-safety-left-1") == 1


@BOTH_SIDES
@pytest.mark.rule("BH-D131")
def test_the_own_move_is_used_before_the_granted_one(seat: int) -> None:
    """Who loses the boots afterwards still has what was granted."""
    own = {"war-left-1": {"card": "ranger", "trainings": ["elvish_boots"]}}
    b = green(seat, {"asp": 4, "hand": ["elven_gatekeeper"], "pieces": OPEN | own})
    b.does_and("elven_gatekeeper", "me-war-right-1")
    b.does_and("me-war-left-1")
    b.does_and("use me-war-left-1 8", "me-safety-left-1")
    boots = next(piece for piece in b.table.pieces if piece.host)
    b.table.pieces.remove(boots)
    b.table.stale = True
    assert moves(b, "me-safety-left-1") == 1


# ---------------------------------------------------------------- BH-D135: who is attacking


@BOTH_SIDES
@pytest.mark.rule("BH-D135", "BH-D116")
def test_the_ring_of_nature_serves_attacks_but_no_ranged_attacks(seat: int) -> None:
    own = {"area-1": "ring_of_nature", "war-left-1": "ranger", "safety-left-1": "elvish_archer"}
    b = green(seat, {"pieces": own}, {"pieces": {"war-left-1": "consecrated_monk"}}, other="white", phase="combat")
    power = {key: GAME.box.cards[GAME.box.numbers[key]].power for key in ("ranger", "elvish_archer")}
    seen: dict[str, int] = {}
    while b.phase == "combat":
        if b.kind() == "priority":
            for place, key in (("me-war-left-1", "ranger"), ("me-safety-left-1", "elvish_archer")):
                if b.card(place) == key:
                    seen[key] = max(seen.get(key, 0), b.value(place, "power") - power[key])
            b.both_pass()
        elif b.kind() == "declare":
            offered = b.offered(b.waits()[0])
            wanted = [word for word in ("shoot", "attack") if word in offered] if b.waits() == ["Anna"] else []
            b.choose(b.waits()[0], wanted[0] if wanted else "nothing")
        elif b.kind() == "object":
            b.does("foe-war-left-1")
            assert b.value("me-safety-left-1", "turned")
        else:
            assert b.kind() == "block"
            b.foe("done")
    assert seen == {"ranger": 1, "elvish_archer": 0}
    assert b.value("foe-war-left-1", "damage") == power["elvish_archer"]


@BOTH_SIDES
@pytest.mark.rule("BH-D135", "BH-D76")
def test_who_still_names_the_object_of_an_attack_is_not_attacking_yet(seat: int) -> None:
    own = {"area-1": "ring_of_nature", "war-left-1": "ulfreds_hornets"}
    b = green(seat, {"pieces": own}, {"pieces": {"war-left-1": {"card": "medica", "turned": True}}}, phase="combat")
    b.fight()
    b.does("attack")
    assert b.kind() == "object"
    b.table.stale = True  # as if anything had changed
    assert b.body("me-war-left-1") == "1/2 R2 I3"
    b.does("foe-war-left-1")
    assert b.body("me-war-left-1") == "2/2 R0 I0"


# ---------------------------------------------------------------- BH-D136: once per round, several at once


@BOTH_SIDES
@pytest.mark.rule("BH-D136", "BH-D117", "BH-D126")
@pytest.mark.parametrize("chosen", ["me-war-left-1", "me-war-right-1"])
def test_the_vow_hardens_the_survivor_of_its_players_choice(seat: int, chosen: str) -> None:
    own = {"area-1": "vow_of_the_steadfast", "war-left-1": "medica", "war-right-1": "medica", "war-middle-1": "medica"}
    b = Board(seat, {"pieces": own}, deck="white", phase="combat")
    attackers = iter(["attack", "attack", "nothing"])
    while b.kind() != "target":
        if b.kind() == "priority":
            b.both_pass()
        elif b.kind() == "acting":
            b.does(min(b.offered("Anna"), key=lambda place: "middle" in place))
        else:
            b.does(next(attackers))
    assert b.offered("Anna") == ["me-war-left-1", "me-war-right-1"]  # the third has not fought
    assert len(GAME.thinking.leans(b.table, b.table.questions[0])) == 2
    b.does(chosen)
    assert b.chain() == ["vow_of_the_steadfast"]
    b.resolve()
    counters = {place: b.value(place, "counters") for place in ("me-war-left-1", "me-war-middle-1", "me-war-right-1")}
    assert {place for place, found in counters.items() if found} == {chosen}
    assert (b.ready, b.chain()) == ("Anna", [])


# ---------------------------------------------------------------- BH-D137: too late for the end of the round


@BOTH_SIDES
@pytest.mark.rule("BH-D137", "BH-D45", "BH-3.36")
@pytest.mark.parametrize("phase", ["main1", "end"])
def test_a_cape_worn_in_the_end_window_is_destroyed_in_the_same_round(seat: int, phase: str) -> None:
    b = Board(seat, {"pieces": {"area-1": "cape_of_protection", "war-left-1": "medica"}}, deck="white", phase=phase)
    b.does_and("use me-area-1 1", "me-war-left-1")
    assert b.value("me-war-left-1", "keywords") == ["untargetable", "cannot_be_hurt"]
    b.to_next("main1")
    assert (b.where("cape_of_protection"), b.graveyard("Anna")) == ([], ["cape_of_protection"])
    assert b.value("me-war-left-1", "keywords") == []
    assert [lasting.kind for lasting in b.table.lasting] == []


# ---------------------------------------------------------------- BH-D138: peace in a lane


@BOTH_SIDES
@pytest.mark.rule("BH-D138", "BH-D119", "BH-D120")
def test_peace_holds_for_those_who_lie_there_and_goes_with_them(seat: int) -> None:
    """The swordsman that comes later fights; the elf that leaves the War Zone keeps the peace."""
    mine = {"asp": 9, "hand": ["swordsman"], "pieces": OPEN | {"advisor": TILLION, "war-left-1": "medica"}}
    theirs = {"pieces": {"safety-left-1": "archer_of_the_guard", "war-right-1": "medica"}}
    b = Board(seat, mine, theirs, deck="white", other="white")
    b.does_and("use me-advisor 2", "left")
    b.does_and("swordsman", "me-war-left-2")
    peaceful = {place: "deals_no_damage" in b.value(place, "keywords") for place in
                ("me-war-left-1", "me-war-left-2", "foe-safety-left-1", "foe-war-right-1")}  # fmt: skip
    assert peaceful == {
        "me-war-left-1": True,
        "me-war-left-2": False,
        "foe-safety-left-1": True,
        "foe-war-right-1": False,
    }
    b.does_and("move me-war-left-1", "me-safety-left-3")
    assert "deals_no_damage" in b.value("me-safety-left-3", "keywords")
    b.pass_to("combat")
    b.fight()
    while b.kind() == "declare" and b.waits() == ["Ben"]:
        b.foe("nothing")
        b.fight()
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 28
    b.to_next("main1")
    assert "deals_no_damage" not in b.value("me-safety-left-3", "keywords")


# ---------------------------------------------------------------- BH-D139: triggered without a target


@BOTH_SIDES
@pytest.mark.rule("BH-D139", "BH-D113", "BH-D126")
def test_the_ring_of_ghosts_is_used_up_without_a_target(seat: int) -> None:
    own = {"area-1": "ring_of_ghosts", "safety-left-1": "medium", "safety-left-2": "medium", "safety-left-3": "medium"}
    b = Board(seat, {"pieces": own}, {"pieces": {"war-right-1": "ranger"}}, deck="orange")
    b.does_and("use me-safety-left-1 1")
    b.does("left")
    assert b.chain() == []  # nobody to be afraid there
    ranger = next(piece for piece in b.table.pieces if PLACE_NAMES[piece.place] == b.there("foe-war-right-1"))
    ranger.place -= 6  # to the left lane
    b.does_and("use me-safety-left-2 1")
    b.does("left")
    assert (b.chain(), b.shadows("Anna")) == ([], [2, 0, 0])
    ranger.place += 3
    b.does_and("use me-safety-left-3 1")
    b.does("middle", "foe-war-middle-1")
    assert b.chain() == ["ring_of_ghosts"]  # every lane is counted for itself


# ---------------------------------------------------------------- BH-D140: turning up


def seen_at(b: Board, seat: int, place: str) -> list[object]:
    pieces: Json = GAME.knowing.view(b.table, seat)
    return [piece["card"] for piece in pieces["pieces"] if piece["place"] == b.there(place)]  # type: ignore[attr-defined]


@BOTH_SIDES
@pytest.mark.rule("BH-D140", "BH-D98", "BH-13.25")
def test_a_hidden_card_keeps_its_face_until_its_slot_is_chosen(seat: int) -> None:
    """King Loemeling has a third slot, and it is taken: nothing is ever shown on it."""
    own = {"hidden-left-1": "wild_boar", "war-left-3": "ranger"}
    b = green(seat, {"asp": 2, "pieces": own})
    b.does_and("use me-hidden-left-1 6")
    assert (b.asked("Anna"), b.offered("Anna")) == ("slot", ["me-war-left-1", "me-war-left-2"])
    assert len(GAME.thinking.leans(b.table, b.table.questions[0])) == 2
    for viewer, card in ((seat - 1, "wild_boar"), (2 - seat, None)):
        assert seen_at(b, viewer, "me-hidden-left-1") == [card]
        assert seen_at(b, viewer, "me-war-left-3") == ["ranger"]
    b.does("me-war-left-2")
    assert b.told()[:2] == [
        "BH-13.24 turned_up Anna wild_boar me-hidden-left-1", "BH-13.25 moves Anna wild_boar me-war-left-2",
    ]  # fmt: skip
    assert (b.card("me-war-left-2"), b.card("me-hidden-left-1")) == ("wild_boar", None)


@BOTH_SIDES
@pytest.mark.rule("BH-D140", "BH-13.26", "BH-13.27")
def test_without_a_slot_it_is_turned_up_where_it_lies(seat: int) -> None:
    own = {"hidden-left-1": "wild_boar", "war-left-1": "ranger", "war-left-2": "ranger", "war-left-3": "ranger"}
    b = green(seat, {"asp": 2, "pieces": own})
    b.does_and("use me-hidden-left-1 6")
    assert b.happened("BH-13.26 turned_up Anna wild_boar me-hidden-left-1")
    assert b.graveyard("Anna") == ["wild_boar"]
    assert b.where("ranger") == ["me-war-left-1", "me-war-left-2", "me-war-left-3"]
