"""Spells of the orange deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

# Characters by their Resistance.
R3, R4, R5 = "swordsman", "consecrated_monk", "griffin"


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="orange", other="white", **more)


def next_round(b: Board) -> None:
    """Everybody passes until the draw step of the next round is over."""
    b.pass_to("end")
    b.resolve_all()
    b.close()
    while b.kind() == "draw":
        b.choose(b.waits()[0], "spell_pile")


# ---------------------------------------------------------------- Herbal Decoction


@BOTH_SIDES
@pytest.mark.rule("BH-D119", "BH-3.36")
def test_decoction_takes_everything_but_hp_for_the_round(seat: int) -> None:
    victim = {
        "card": "medica",
        "damage": 1,
        "counters": {"plus": 1, "initiative": 1},
        "trainings": ["blade_of_the_ancients"],
    }
    mine = {"asp": 3, "hand": ["herbal_decoction"] + ["medium"] * 3}
    b = board(seat, mine, {"hand": ["medica"] * 3, "pieces": {"safety-left-1": victim}}, phase="main1")
    b.does_and("herbal_decoction", "foe-safety-left-1")
    assert b.body("foe-safety-left-1") == "1/3-1 R0 I1"  # only the counters are left
    assert b.value("foe-safety-left-1", "keywords") == ["first_damage"]  # what others give stays
    b.passes("Anna")
    assert "use foe-safety-left-1 1" not in b.offered("Ben")
    b.passes("Ben")
    next_round(b)
    assert b.body("foe-safety-left-1") == "3/3-1 R3 I4"
    assert b.table.round == 4
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D119")
def test_decoction_takes_keywords_and_statics(seat: int) -> None:
    theirs = {"war-left-1": "watch_dog", "war-left-2": "war_falcon"}
    b = board(seat, {"asp": 6, "hand": ["herbal_decoction"] * 2}, {"pieces": theirs})
    assert b.value("foe-war-left-2", "initiative") == 4
    b.does_and("herbal_decoction", "foe-war-left-1")
    assert b.value("foe-war-left-2", "initiative") == 3  # the dog is silent
    assert b.body("foe-war-left-1") == "0/2 R0 I0"
    b.does_and("herbal_decoction", "foe-war-left-2")
    assert b.value("foe-war-left-2", "keywords") == []
    assert b.body("foe-war-left-2") == "0/2 R0 I0"
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-11.05")
@pytest.mark.parametrize(("who", "works"), [(R3, True), (R4, False)])
def test_decoction_against_resistance(seat: int, who: str, works: bool) -> None:
    b = board(seat, {"asp": 3, "hand": ["herbal_decoction"]}, {"pieces": {"war-left-1": who}})
    b.does_and("herbal_decoction", "foe-war-left-1")
    assert (b.value("foe-war-left-1", "power") == 0) is works
    assert b.graveyard("Anna") == ["herbal_decoction"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Cold Breath of the Dead


@BOTH_SIDES
@pytest.mark.rule("BH-13.22", "BH-D95")
def test_cold_breath_stuns_over_the_next_round(seat: int) -> None:
    mine = {"asp": 2, "hand": ["cold_breath_of_the_dead"] + ["medium"] * 3}
    theirs = {"hand": ["medica"] * 3, "pieces": {"war-left-1": R4, "safety-left-1": {"card": R3, "turned": True}}}
    b = board(seat, mine, theirs)
    b.does_and("cold_breath_of_the_dead", "foe-war-left-1")
    assert b.value("foe-war-left-1", "turned") is True
    assert b.value("foe-war-left-1", "resistance") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    next_round(b)
    assert b.table.round == 4
    assert b.value("foe-war-left-1", "turned") is True  # it misses this unturning
    assert b.value("foe-war-left-1", "missed") is False
    assert b.value("foe-safety-left-1", "turned") is False


@BOTH_SIDES
@pytest.mark.rule("BH-11.05", "BH-D64")
def test_cold_breath_against_resistance(seat: int) -> None:
    theirs = {
        "war-left-1": R5,
        "war-left-2": R4,
        "advisor": "magister_tillion_of_weidenheim",
        "area-1": "charm_of_wards",
    }
    mine = {"asp": 6, "hand": ["cold_breath_of_the_dead"] * 3, "pieces": {"war-left-1": "medium"}}
    b = board(seat, mine, {"pieces": theirs})
    b.does("cold_breath_of_the_dead")
    assert b.offered("Anna") == ["foe-advisor", "foe-war-left-1", "foe-war-left-2", "me-war-left-1"]
    b.does_and("foe-war-left-1")
    assert b.value("foe-war-left-1", "turned") is False
    assert b.value("foe-war-left-1", "missed") is False
    b.does_and("cold_breath_of_the_dead", "foe-advisor")
    assert b.value("foe-advisor", "turned") is False  # Resistance 5
    b.does_and("cold_breath_of_the_dead", "me-war-left-1")
    assert b.value("me-war-left-1", "turned") is True  # equal, and one's own
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Spectral Bolt


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_spectral_bolt_brings_three_moths(seat: int) -> None:
    b = board(seat, {"asp": 3, "hand": ["spectral_bolt"], "pieces": {"resource-left": "sacred_site"}})
    b.does_and("spectral_bolt")
    b.does("me-war-left-1", "me-war-left-2", "me-safety-left-1")
    assert b.where("spectral_moth") == ["me-safety-left-1", "me-war-left-1", "me-war-left-2"]
    assert b.graveyard("Anna") == ["spectral_bolt"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D73")
def test_spectral_bolt_as_far_as_there_is_room(seat: int) -> None:
    pieces = {"resource-left": "sacred_site", **{f"safety-left-{i}": "medium" for i in (1, 2, 3)}}
    b = board(seat, {"asp": 3, "hand": ["spectral_bolt"], "pieces": pieces})
    b.does_and("spectral_bolt")
    b.does("me-war-left-2")  # the second goes into the last slot by itself, the third nowhere
    assert b.where("spectral_moth") == ["me-war-left-1", "me-war-left-2"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    none = board(seat, {"asp": 3, "hand": ["spectral_bolt"]})
    none.does_and("spectral_bolt")
    assert none.where("spectral_moth") == []
    assert (none.kind(), none.waits()) == ("priority", ["Anna"])


# ---------------------------------------------------------------- Offspring


@BOTH_SIDES
@pytest.mark.rule("BH-D100", "BH-D128")
def test_offspring_returns_stronger(seat: int) -> None:
    victim = {"card": R4, "damage": 2, "counters": {"poison": 1}, "turned": True, "trainings": ["sacred_talisman"]}
    theirs = {
        "hand": ["medica"] * 3,
        "pieces": {"war-left-1": victim, "resource-right": "fertile_field", "war-right-1": "medica"},
    }
    b = board(seat, {"asp": 3, "hand": ["offspring"] + ["medium"] * 3}, theirs)
    b.does_and("offspring", "foe-war-left-1")
    assert b.card("foe-war-left-1") is None
    assert b.banished("Ben") == [R4]
    assert b.graveyard("Ben") == ["sacred_talisman"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("combat")
    b.fight()
    b.foe("nothing")  # the Medica
    b.pass_to("end")
    b.close()
    assert b.table.round == 4
    assert b.asked("Ben") == "place"  # a free slot of his choice, without a level 2 resource
    assert b.offered("Ben") == [
        "foe-safety-right-1", "foe-safety-right-2", "foe-safety-right-3", "foe-war-right-2",
    ]  # fmt: skip
    b.foe("foe-war-right-2")
    assert b.body("foe-war-right-2") == "3/5 R5 I4"
    assert b.value("foe-war-right-2", "counters") == {"plus": 1, "resistance": 1}
    assert b.value("foe-war-right-2", "turned") is False
    assert b.banished("Ben") == []


@BOTH_SIDES
@pytest.mark.rule("BH-D74")
def test_offspring_of_a_token_never_comes(seat: int) -> None:
    mine = {
        "asp": 3, "hand": ["offspring"] + ["medium"] * 3,
        "pieces": {"war-left-1": "spectral_moth", "resource-left": "sacred_site"},
    }  # fmt: skip
    b = board(seat, mine, {"hand": ["medica"] * 3})
    b.does_and("offspring", "me-war-left-1")
    next_round(b)
    assert b.where("spectral_moth") == []
    assert b.kind() == "priority"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.05")
def test_offspring_against_resistance(seat: int) -> None:
    b = board(seat, {"asp": 3, "hand": ["offspring"]}, {"pieces": {"war-left-1": R5}})
    b.does_and("offspring", "foe-war-left-1")
    assert b.card("foe-war-left-1") == R5
    assert b.banished("Ben") == []
    assert b.graveyard("Anna") == ["offspring"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Strings of the Spirits


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-3.36")
def test_strings_lead_an_enemy_for_the_round(seat: int) -> None:
    puppet = {"card": "watch_dog", "damage": 1, "counters": {"plus": 1}, "trainings": ["sacred_talisman"]}
    mine = {"asp": 4, "hand": ["strings_of_the_spirits"] + ["medium"] * 3, "pieces": {"resource-left": "sacred_site"}}
    b = board(seat, mine, {"hand": ["medica"] * 3, "pieces": {"safety-left-1": puppet, "war-left-1": "medica"}})
    b.does("strings_of_the_spirits")
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-left-1"]
    b.does_and("foe-safety-left-1")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    b.does("me-war-left-2")
    assert b.card("me-war-left-2") == "watch_dog"
    assert b.value("me-war-left-2", "owner") == 2 - seat  # Ben's card
    assert b.body("me-war-left-2") == "3/3-1 R3 I4"
    assert b.trainings("me-war-left-2") == ["sacred_talisman"]
    assert b.value("foe-war-left-1", "initiative") == 3  # the dog is no longer on this side
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("combat")
    b.fight()
    assert b.asked("Anna") == "declare"
    b.does("attack")
    b.fight()
    b.foe("done")
    b.fight()
    assert b.lp("Ben") == 27
    b.foe("nothing")
    b.pass_to("end")
    b.close()
    assert b.asked("Ben") == "place"  # a free own slot of the same lane, open or not
    b.foe("foe-safety-left-3")
    assert b.card("foe-safety-left-3") == "watch_dog"
    assert b.value("foe-safety-left-3", "controller") == 2 - seat
    assert b.value("foe-safety-left-3", "damage") == 1


@BOTH_SIDES
@pytest.mark.rule("BH-D118", "BH-11.05")
def test_strings_need_a_free_war_zone_slot_and_weak_will(seat: int) -> None:
    hand = ["strings_of_the_spirits"]
    closed = board(seat, {"asp": 4, "hand": hand}, {"pieces": {"war-left-1": R3}})
    closed.does_and(hand[0], "foe-war-left-1")
    assert closed.card("foe-war-left-1") == R3  # no open lane
    full = {"resource-left": "sacred_site", "war-left-1": "medium", "war-left-2": "medium"}
    b = board(seat, {"asp": 4, "hand": hand, "pieces": full}, {"pieces": {"war-left-1": R3}})
    b.does_and(hand[0], "foe-war-left-1")
    assert b.card("foe-war-left-1") == R3
    assert b.graveyard("Anna") == hand
    for who, taken in ((R4, True), (R5, False)):
        b = board(
            seat, {"asp": 4, "hand": hand, "pieces": {"resource-left": "sacred_site"}}, {"pieces": {"war-left-1": who}}
        )
        b.does_and(hand[0], "foe-war-left-1")
        assert (b.asked("Anna") == "place") is taken
    own = board(seat, {"asp": 4, "hand": hand, "pieces": {"war-left-1": "medium"}})
    assert not own.can(hand[0])
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D32")
def test_a_puppet_that_dies_goes_to_its_owner(seat: int) -> None:
    mine = {
        "asp": 4,
        "hand": ["strings_of_the_spirits"],
        "pieces": {"resource-left": "sacred_site", "war-left-1": "medium"},
    }
    b = board(
        seat, mine, {"asp": 2, "hand": ["light_of_retribution"], "pieces": {"war-left-1": {"card": R3, "damage": 1}}}
    )
    b.does_and("strings_of_the_spirits", "foe-war-left-1")
    assert b.card("me-war-left-2") == R3
    b.pass_to("main2")
    b.foe("light_of_retribution", "me-war-left-2")
    b.resolve()
    assert sorted(b.graveyard("Ben")) == ["light_of_retribution", R3]
    assert b.graveyard("Anna") == ["strings_of_the_spirits"]
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
