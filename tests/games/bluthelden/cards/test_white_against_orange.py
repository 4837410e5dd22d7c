"""White and orange cards meeting each other: responses, stolen Characters, gone targets."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

FORGE = {"resource-left": "the_river_forge"}
SITE = {"resource-left": "sacred_site"}
MOTHS = {"safety-middle-1": "spectral_moth", "safety-middle-2": "spectral_moth", "safety-middle-3": "spectral_moth"}


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    """Anna is white, Ben orange."""
    return Board(seat, mine, theirs, deck="white", other="orange", **more)


def soul_strikes(b: Board, target: str) -> None:
    """Ben responds: his Soul of Confusion deals 1 damage."""
    b.foe("use foe-safety-right-1 1", target, *[f"foe-{place}" for place in MOTHS])


SOUL = {"pieces": {"safety-right-1": "soul_of_confusion", **MOTHS}}


@BOTH_SIDES
@pytest.mark.rule("BH-D122", "BH-D27")
def test_swordmaster_comes_alone_if_his_swordsman_falls_meanwhile(seat: int) -> None:
    pieces = {**FORGE, "war-left-1": {"card": "swordsman", "damage": 1}}
    b = board(seat, {"asp": 2, "hand": ["swordmaster_kaelric_dawnlight"], "pieces": pieces}, SOUL)
    b.does("swordmaster_kaelric_dawnlight")
    b.passes("Anna")
    soul_strikes(b, "me-war-left-1")
    b.resolve()
    assert b.graveyard("Anna") == ["swordsman"]
    b.resolve()
    assert b.card("me-war-left-1") == "swordmaster_kaelric_dawnlight"
    assert b.graveyard("Anna") == ["swordsman"]
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.34")
def test_the_swordmaster_is_found_even_if_the_swordsman_is_dead(seat: int) -> None:
    pieces = {**FORGE, "war-left-1": {"card": "swordsman", "damage": 1}}
    b = board(seat, {"asp": 2, "pieces": pieces}, SOUL)
    b.does("use me-war-left-1 5")
    b.passes("Anna")
    soul_strikes(b, "me-war-left-1")
    b.resolve()
    b.resolve()
    b.does("swordmaster_kaelric_dawnlight")
    assert b.card("me-war-left-1") == "swordmaster_kaelric_dawnlight"
    assert b.graveyard("Anna") == ["swordsman"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D27")
def test_a_training_whose_host_has_died_goes_to_the_graveyard(seat: int) -> None:
    pieces = {"war-left-1": {"card": "medica", "damage": 1}}
    b = board(seat, {"asp": 3, "hand": ["sacred_talisman"], "pieces": pieces}, SOUL)
    b.does("sacred_talisman", "me-war-left-1")
    b.passes("Anna")
    soul_strikes(b, "me-war-left-1")
    b.resolve_all()
    assert sorted(b.graveyard("Anna")) == ["medica", "sacred_talisman"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D28")
def test_magic_missile_goes_on_without_one_of_its_targets(seat: int) -> None:
    mine = {"asp": 4, "hand": ["magic_missile"], "pieces": {"war-left-1": {"card": "medica", "damage": 1}}}
    b = board(seat, mine, SOUL)
    b.does("magic_missile", "me-war-left-1", "foe-safety-right-1")
    b.passes("Anna")
    soul_strikes(b, "me-war-left-1")
    b.resolve()
    assert b.card("me-war-left-1") is None
    b.resolve()
    assert b.value("foe-safety-right-1", "damage") == 2
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D28")
def test_light_on_somebody_gone_has_no_effect(seat: int) -> None:
    mine = {
        "asp": 2,
        "lp": 20,
        "hand": ["light_of_retribution"],
        "pieces": {"war-left-1": {"card": "medica", "damage": 1}},
    }
    b = board(seat, mine, SOUL)
    b.does("light_of_retribution", "me-war-left-1")
    b.passes("Anna")
    soul_strikes(b, "me-war-left-1")
    b.resolve()
    b.resolve()
    assert b.happened("BH-D28 fizzles")
    assert b.lp("Anna") == 20  # it did not die from the Light
    assert sorted(b.graveyard("Anna")) == ["light_of_retribution", "medica"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D32", "BH-D71")
def test_an_exiled_puppet_returns_to_its_owner(seat: int) -> None:
    """Ben leads Anna's Medica; Anna exiles her, and when Exile leaves she comes back to Anna."""
    stolen = {"card": "medica", "foreign": True}
    mine = {"asp": 7, "hand": ["exile", "antimagic"], "pieces": SITE}
    b = board(seat, mine, {"pieces": {"war-left-1": stolen}})
    b.does_and("exile", "foe-war-left-1")
    assert b.banished("Anna") == ["medica"]
    assert b.banished("Ben") == []
    b.does_and("antimagic", "me-area-1")
    assert b.asked("Anna") == "place"
    b.does("me-war-left-1")
    assert b.card("me-war-left-1") == "medica"
    assert b.value("me-war-left-1", "controller") == seat - 1
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D118")
def test_a_puppet_comes_home_to_another_open_lane(seat: int) -> None:
    """While it was led, its own lane was filled."""
    full = {f"safety-left-{i}": "medica" for i in (1, 2, 3)} | {"war-left-1": "medica"}
    theirs = {"asp": 4, "hand": ["strings_of_the_spirits", *["medium"] * 3], "pieces": SITE}
    for opened in (True, False):
        pieces = {**full, "war-left-2": {"card": "watch_dog", "turned": True}}
        if opened:
            pieces |= {"resource-left": "fertile_field", "resource-right": "fertile_field"}
        b = board(seat, {"asp": 2, "hand": ["medica", *["ban"] * 3], "pieces": pieces}, theirs, initiative="Ben")
        b.foe("strings_of_the_spirits", "me-war-left-2")
        b.resolve()
        b.foe("foe-war-left-1")
        assert b.card("foe-war-left-1") == "watch_dog"
        b.pass_to("main2")
        if opened:
            b.does_and("medica", "me-war-left-2")
        b.pass_to("combat")
        while b.phase == "combat":
            if b.kind() == "priority":
                b.both_pass()
            else:
                who = b.waits()[0]
                b.choose(who, "nothing" if b.kind() == "declare" else b.offered(who)[0])
        b.close()
        if opened:
            assert b.asked("Anna") == "place"
            assert all("right" in place for place in b.offered("Anna"))
        else:
            assert b.card("me-war-left-2") == "watch_dog"  # the only free slot of its lane, open or not
    assert b.asked("Ben") == "draw"


@BOTH_SIDES
@pytest.mark.rule("BH-D24", "BH-14.11")
def test_a_miracle_in_the_middle_of_combat(seat: int) -> None:
    mine = {"hand": ["magic_missile"], "pieces": {"war-left-1": "medica"}}
    b = board(seat, mine, {"pieces": {"war-left-1": "cocoon_lover"}}, phase="combat", initiative="Ben")
    b.fight()
    assert b.asked("Anna") == "declare"
    b.does("nothing")
    b.fight()
    b.foe("attack")
    b.passes("Ben")
    b.does("use me-sovereign 2")
    b.resolve()
    b.does("magic_missile", "foe-war-left-1", "done")
    assert (b.kind(), b.waits()) == ("priority", ["Ben"])
    b.resolve()
    assert b.graveyard("Ben") == ["cocoon_lover"]
    b.fight()
    assert b.lp("Anna") == 26  # only what the Miracle cost


@BOTH_SIDES
@pytest.mark.rule("BH-D120")
def test_peace_silences_the_abilities_of_that_lane_too(seat: int) -> None:
    advisor = {"card": "magister_tillion_of_weidenheim", "counters": {"peace": 1}}
    b = board(seat, {"asp": 1, "pieces": {"advisor": advisor, "war-left-1": "medica"}}, SOUL)
    b.does_and("use me-advisor 2", "right")
    b.passes("Anna")
    soul_strikes(b, "me-war-left-1")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-D93")
def test_the_charm_is_used_up_over_several_sources(seat: int) -> None:
    mine = {"pieces": {"area-1": "charm_of_wards", "war-left-1": "consecrated_monk"}}
    b = board(seat, mine, {"pieces": {"safety-left-1": "archer_of_the_guard", "safety-left-2": "archer_of_the_guard"}},
              phase="combat")  # fmt: skip
    b.does("use me-area-1 1", "me-war-left-1")
    b.fight()
    b.does("nothing")
    b.fight()
    b.foe("foe-safety-left-1")
    b.fight()
    b.foe("shoot", "me-war-left-1")
    b.fight()
    assert b.value("me-war-left-1", "damage") == 0
    b.foe("shoot", "me-war-left-1")
    b.fight()
    assert b.value("me-war-left-1", "damage") == 1
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
def test_drummed_to_death_among_own_shadows(seat: int) -> None:
    """Anna's mad Character dies in its Safety Zone: a Ghost for her, and the Shadows stay."""
    mad = {"card": "medica", "damage": 1, "enemy_trainings": ["drums_of_the_jungle"]}
    mine = {"shadows": {"left": 1}, "pieces": {**SITE, "safety-left-1": mad}}
    b = board(seat, mine, {"shadows": {"left": 1}}, phase="end")
    b.resolve()
    assert b.graveyard("Anna") == ["medica"]
    assert b.graveyard("Ben") == ["drums_of_the_jungle"]
    b.resolve()
    assert b.asked("Anna") == "place"
    b.does("me-war-left-1")
    assert b.card("me-war-left-1") == "ghost"
    assert (b.shadows("Anna"), b.shadows("Ben")) == ([1, 0, 0], [1, 0, 0])
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D28")
def test_the_tune_goes_on_when_the_bowpiper_is_gone(seat: int) -> None:
    mine = {"pieces": {"war-left-1": "medica", "area-1": "healing_vessel"}, "hand": ["magic_missile"]}
    b = board(seat, mine, {"pieces": {"safety-left-1": "bowpiper"}}, phase="combat")
    b.fight()
    b.foe("shoot", "me-war-left-1")
    assert b.chain() == ["bowpiper"]
    b.passes("Ben")
    b.does("use me-sovereign 2")
    b.resolve()
    b.does("magic_missile", "foe-safety-left-1", "done")
    b.resolve()
    assert b.graveyard("Ben") == ["bowpiper"]
    b.resolve("d6 2")
    assert b.value("me-war-left-1", "missed") is True
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_erojos_number_is_fixed(seat: int) -> None:
    theirs = {
        "asp": 1,
        "shadows": {"left": 1},
        "pieces": {"advisor": "erojo_warden_of_the_beyond", "safety-left-1": "medium"},
    }
    b = board(seat, {"pieces": {"war-left-1": "consecrated_monk"}}, theirs, phase="main2")
    b.foe("use foe-advisor 1", "left")
    b.resolve()
    assert b.body("me-war-left-1") == "1/3 R4 I4"
    b.foe("use foe-safety-left-1 1")
    b.resolve()
    b.foe("left")
    assert b.shadows("Ben") == [2, 0, 0]
    assert b.body("me-war-left-1") == "1/3 R4 I4"
    assert b.ready == "Ben"
