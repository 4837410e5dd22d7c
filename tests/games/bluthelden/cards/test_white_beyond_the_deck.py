"""Published white cards beyond those of the deck plan; some of them are in the deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

FIELD = {"resource-left": "fertile_field"}
FORGE = {"resource-left": "the_river_forge"}
TILLION = "magister_tillion_of_weidenheim"


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="white", other="white", **more)


@BOTH_SIDES
@pytest.mark.rule("BH-11.07")
def test_alchemist_of_resistance(seat: int) -> None:
    pieces = {
        "safety-left-1": "alchemist_of_resistance",
        "safety-left-2": "alchemist_of_resistance",
        "war-right-1": "medica",
    }
    b = board(seat, {"asp": 4, "pieces": pieces}, {"pieces": {"war-left-1": "griffin"}})
    b.does("use me-safety-left-1 1")
    assert b.offered("Anna") == ["foe-war-left-1", "me-safety-left-1", "me-safety-left-2"]
    b.does_and("me-safety-left-2")
    assert b.value("me-safety-left-2", "resistance") == 7
    b.does_and("use me-safety-left-2 2", "foe-war-left-1")
    assert b.value("foe-war-left-1", "resistance") == 4  # no check: there is no magic value
    assert b.asp("Anna") == 0
    assert b.value("me-safety-left-1", "turned") is True
    assert b.value("me-safety-left-2", "turned") is True
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert not board(seat, {"asp": 1, "pieces": pieces}).can("use me-safety-left-1 1")
    b = board(seat, {"asp": 2, "pieces": pieces})
    b.does("use me-safety-left-1 2")
    assert b.offered("Anna") == ["me-safety-left-1", "me-safety-left-2"]


@BOTH_SIDES
@pytest.mark.rule("BH-D43", "BH-D122")
@pytest.mark.parametrize(
    ("base", "form"),
    [("alchemist_of_strength", "master_alchemist_of_strength"), ("apprentice", "silas_the_protection_mage")],
)
def test_two_pairs_joined_by_rise(seat: int, base: str, form: str) -> None:
    b = board(seat, {"asp": 2, "spells": [form], "pieces": {**FORGE, "war-left-1": base}})
    b.does_and("use me-war-left-1 5")
    b.does(form)
    assert b.card("me-war-left-1") == form
    assert b.asp("Anna") == 0
    b = board(seat, {"asp": 2, "hand": [form], "pieces": {**FORGE, "war-left-1": base}})
    b.does_and(form)
    assert b.card("me-war-left-1") == form
    assert b.graveyard("Anna") == [base]
    assert b.asp("Anna") == 0
    assert not board(seat, {"asp": 1, "hand": [form], "pieces": {**FORGE, "war-left-1": base}}).can(form)
    assert b.ready == "Anna"


@BOTH_SIDES
def test_master_alchemist_strengthens(seat: int) -> None:
    pieces = {"war-left-1": "master_alchemist_of_strength", "war-left-2": "medica", "war-right-1": "medica"}
    b = board(seat, {"asp": 2, "pieces": pieces})
    b.does("use me-war-left-1 1")
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    b.does_and("me-war-left-2")
    assert b.value("me-war-left-2", "counters") == {"plus": 1}
    assert b.body("me-war-left-2") == "3/3 R3 I3"
    assert b.asp("Anna") == 0
    assert b.value("me-war-left-1", "turned") is True
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D113")
def test_amazon_rider_charges_with_her_power(seat: int) -> None:
    mine = {"asp": 4, "hand": ["amazon_rider"], "pieces": {**FIELD, "area-1": "banner_of_wisdom"}}
    theirs = {"war-left-1": "griffin", "safety-left-1": "medica", "war-right-1": "medica"}
    b = board(seat, mine, {"pieces": theirs})
    b.does_and("amazon_rider", "me-war-left-1")
    assert b.asked("Anna") == "target"
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-left-1"]
    b.does("foe-war-left-1")
    b.resolve()
    assert b.value("foe-war-left-1", "damage") == 3  # Power 2 and the banner
    assert b.value("me-war-left-1", "damage") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    alone = board(seat, {"asp": 4, "hand": ["amazon_rider"], "pieces": FIELD}, {"pieces": {"war-right-1": "medica"}})
    alone.does_and("amazon_rider", "me-war-left-1")
    assert alone.chain() == []


@BOTH_SIDES
@pytest.mark.rule("BH-D133", "BH-D113")
def test_amazon_rider_charges_at_whoever_can_be_chosen_in_her_lane(seat: int) -> None:
    foes = {"war-left-1": "merciless_warrior", "war-left-2": "spirit_wolf", "war-right-1": "medica"}
    mine = {"asp": 4, "hand": ["amazon_rider"], "pieces": FIELD}
    b = board(seat, mine, {"pieces": foes})
    b.does_and("amazon_rider", "me-war-left-1")
    assert (b.chain(), b.ready) == ([], "Anna")  # nobody can be chosen, and so nothing triggers
    b = board(seat, mine, {"pieces": foes | {"safety-left-1": "oak_colossus"}})
    b.does_and("amazon_rider", "me-war-left-1")
    assert b.offered("Anna") == ["foe-safety-left-1"]
    b.does("foe-safety-left-1")
    b.resolve()
    assert b.value("foe-safety-left-1", "damage") == 2  # whatever its Resistance
    assert b.ready == "Anna"


@BOTH_SIDES
def test_apprentice_heals_when_he_comes(seat: int) -> None:
    pieces = {**FIELD, "war-left-1": {"card": "consecrated_monk", "damage": 2}, "war-right-1": "medica"}
    b = board(seat, {"asp": 2, "hand": ["apprentice"], "pieces": pieces})
    b.does_and("apprentice", "me-safety-left-1")
    assert b.offered("Anna") == ["me-safety-left-1", "me-war-left-1"]
    b.does("me-war-left-1")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.ready == "Anna"


@BOTH_SIDES
def test_falconer_and_silas_create(seat: int) -> None:
    pieces = {**FIELD, "safety-left-1": "falconer", "safety-left-2": "silas_the_protection_mage"}
    b = board(seat, {"asp": 1, "pieces": pieces})
    b.does_and("use me-safety-left-1 1")
    b.does("me-war-left-1")
    assert b.card("me-war-left-1") == "falcon"
    assert b.asp("Anna") == 0
    assert b.value("me-safety-left-1", "turned") is True
    b.does_and("use me-safety-left-2 1")
    assert b.card("me-area-1") == "healing_vessel"
    assert not b.can("use me-safety-left-2 1")
    assert not board(seat, {"pieces": pieces}).can("use me-safety-left-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-11.13")
def test_a_falcon_flies_where_its_falconer_has_an_open_lane(seat: int) -> None:
    """Any free slot of an open lane will do; a full hand of ASP makes no second falcon, for the falconer is turned."""
    pieces = {**FIELD, "war-left-1": "falconer", "war-left-2": "medica", "safety-left-1": "medica"}
    b = board(seat, {"asp": 5, "pieces": pieces}, {"pieces": {"war-left-1": "griffin"}})
    b.does_and("use me-war-left-1 1")
    assert b.asked("Anna") == "place"
    assert b.offered("Anna") == ["me-safety-left-2", "me-safety-left-3"]
    b.does("me-safety-left-3")
    assert b.card("me-safety-left-3") == "falcon"
    assert b.asp("Anna") == 4
    assert not b.can("use me-war-left-1 1")
    assert not b.table.chain  # nothing of the opponent was touched
    assert b.value("foe-war-left-1", "damage") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-13.11")
@pytest.mark.parametrize(
    ("blocker", "may"), [("swordsman", False), ("war_falcon", True), ("lookout_of_the_high_wall", True)]
)
def test_white_pegasus_is_blocked_in_the_air_only(seat: int, blocker: str, may: bool) -> None:
    theirs = {"pieces": {"war-left-1": blocker}}
    b = board(seat, {"pieces": {"war-left-1": "white_pegasus"}}, theirs, phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    if may:
        assert b.offered("Ben") == ["done", "foe-war-left-1"]
        b.foe("done")
        b.fight()
    assert b.lp("Ben") == 28
    assert b.value("me-war-left-1", "turned") is True


@BOTH_SIDES
@pytest.mark.rule("BH-D117")
def test_golden_light_paladin_is_tested_once(seat: int) -> None:
    for counters, healed in (({}, True), ({"proven": 1}, False)):
        paladin = {"card": "golden_light_paladin", "damage": 3, "counters": counters}
        b = board(seat, {"pieces": {"war-left-1": paladin}}, phase="combat")
        b.fight()
        b.does("attack")
        while b.phase == "combat" and not b.table.chain:
            b.both_pass()
        assert bool(b.chain()) is healed
        b.resolve_all()
        assert b.value("me-war-left-1", "damage") == (0 if healed else 3)
        assert b.value("me-war-left-1", "counters").get("resistance", 0) == (1 if healed else 0)
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
def test_nobleman_exchanges_a_card(seat: int) -> None:
    b = board(seat, {"asp": 3, "hand": ["nobleman", "ban"], "spells": ["balm"], "pieces": FIELD})
    b.does_and("nobleman", "me-war-left-1")
    b.resolve()
    b.does("spell_pile")
    assert b.asked("Anna") == "discard"
    assert b.offered("Anna") == ["balm", "ban"]
    b.does("ban")
    assert b.hand("Anna") == ["balm"]
    assert b.graveyard("Anna") == ["ban"]
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D102", "BH-D36", "BH-D120")
def test_healing_wizard(seat: int) -> None:
    pieces = {"safety-left-1": "healing_wizard", "safety-left-2": "healing_wizard", "war-left-1": "medica"}
    b = board(seat, {"asp": 1, "lp": 28, "pieces": pieces}, {"asp": 4, "hand": ["magic_missile"]})
    b.does("use me-safety-left-1 1")
    assert b.offered("Anna") == ["foe-sovereign", "me-sovereign"]
    b.does_and("me-sovereign")
    assert b.lp("Anna") == 29
    assert b.value("me-safety-left-1", "turned") is True
    b.does_and("use me-safety-left-2 2", "me-war-left-1")
    assert b.asp("Anna") == 0
    assert b.value("me-safety-left-2", "turned") is True
    b.pass_to("main2")
    b.foe("magic_missile", "me-war-left-1", "done")
    b.resolve()
    assert b.value("me-war-left-1", "damage") == 1
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-D98", "BH-D116")
def test_royal_scout_ties_somebody_down(seat: int) -> None:
    mine = {"asp": 2, "pieces": {"hidden-left-1": "royal_scout"}}
    b = board(seat, mine, {"pieces": {"war-right-1": "swordsman", "safety-left-1": "medica", "advisor": TILLION}})
    b.does("use me-hidden-left-1 6")
    b.resolve()
    b.does("me-war-left-1")
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-right-1"]
    b.does("foe-war-right-1")
    b.resolve()
    assert b.value("foe-war-right-1", "keywords") == ["cannot_attack", "cannot_block"]
    assert b.asp("Anna") == 0
    open_play = board(
        seat, {"asp": 3, "hand": ["royal_scout"], "pieces": FORGE}, {"pieces": {"war-right-1": "swordsman"}}
    )
    open_play.does_and("royal_scout", "me-war-left-1")
    open_play.does("foe-war-right-1")
    open_play.resolve()
    assert open_play.value("foe-war-right-1", "keywords") == ["cannot_attack", "cannot_block"]
    assert open_play.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D45", "BH-D133")
def test_cape_of_protection_is_worn_once(seat: int) -> None:
    pieces = {"area-1": "cape_of_protection", "safety-left-1": "medica"}
    b = board(seat, {"pieces": pieces}, {"asp": 2, "hand": ["light_of_retribution"]})
    b.does_and("use me-area-1 1", "me-safety-left-1")
    assert sorted(b.value("me-safety-left-1", "keywords")) == ["cannot_be_hurt", "untargetable"]
    assert b.value("me-area-1", "turned") is True
    b.pass_to("main2")
    assert "light_of_retribution" not in b.offered("Ben")
    b.pass_to("end")
    b.resolve()
    assert b.graveyard("Anna") == ["cape_of_protection"]
    unworn = board(seat, {"pieces": pieces}, phase="end")
    assert unworn.chain() == []
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
def test_horns_of_camorrus_sound_twice(seat: int) -> None:
    pieces = {"area-1": "horns_of_camorrus", "war-left-1": "medica", "safety-right-1": "war_falcon"}
    b = board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "medica"}})
    assert b.value("me-area-1", "counters") == {"horn": 2}
    b.does_and("use me-area-1 1")
    assert b.body("me-war-left-1") == "3/3 R4 I4"
    assert b.body("me-safety-right-1") == "2/3 R4 I4"
    assert b.body("foe-war-left-1") == "2/2 R3 I3"
    assert b.card("me-area-1") == "horns_of_camorrus"
    assert b.value("me-area-1", "turned") is True
    horns = {"card": "horns_of_camorrus", "counters": {"horn": 1}}
    last = board(seat, {"pieces": {"area-1": horns, "war-left-1": "medica"}})
    last.does("use me-area-1 1")
    assert last.graveyard("Anna") == ["horns_of_camorrus"]
    last.resolve()
    assert last.body("me-war-left-1") == "3/3 R4 I4"
    assert last.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D54")
@pytest.mark.parametrize("falcon", [True, False])
def test_prayer_of_the_ancestors_leads_back(seat: int, falcon: bool) -> None:
    pieces = {
        "area-1": "prayer_of_the_ancestors", "war-left-1": "medica", "war-left-2": "war_falcon",
        "safety-left-1": "medica", "safety-left-2": "medica", "war-right-1": "medica",
    }  # fmt: skip
    b = board(seat, {"pieces": pieces}, {"pieces": {"war-left-1": "medica"}})
    turned = {"area-1": {"card": "prayer_of_the_ancestors", "turned": True}, "war-left-1": "medica"}
    assert not board(seat, {"pieces": turned}).can("use me-area-1 1")
    b.does("use me-area-1 1", "left")
    assert b.graveyard("Anna") == ["prayer_of_the_ancestors"]
    b.resolve()
    assert b.offered("Anna") == ["done", "me-safety-left-3"]  # one slot is free for two: Medica, or who comes after
    b.does("done" if falcon else "me-safety-left-3")
    assert b.card("me-safety-left-3") == ("war_falcon" if falcon else "medica")
    assert b.card("me-war-left-1") == ("medica" if falcon else None)
    assert b.card("me-war-left-2") == (None if falcon else "war_falcon")
    assert b.value("me-safety-left-3", "turned") is False
    assert b.card("me-war-right-1") == "medica"
    assert b.card("foe-war-left-1") == "medica"
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D54", "BH-D90")
def test_prayer_of_the_ancestors_leads_everybody_but_a_barrier_back(seat: int) -> None:
    pieces = {
        "area-1": "prayer_of_the_ancestors", "war-left-1": "medica", "war-left-2": "war_falcon",
        "barrier-left": "palisades_wall", "safety-left-2": "medica",
    }  # fmt: skip
    b = board(seat, {"pieces": pieces})
    b.does_and("use me-area-1 1", "left")
    assert b.offered("Anna") == ["me-safety-left-1", "me-safety-left-3"]
    b.does("me-safety-left-3")
    assert b.card("me-safety-left-3") == "medica"
    assert b.card("me-safety-left-1") == "war_falcon"  # the only slot left is not asked for
    assert b.card("me-barrier-left") == "palisades_wall"
    assert b.card("me-war-left-1") is None
    assert b.card("me-war-left-2") is None
    assert b.ready == "Anna"


@BOTH_SIDES
def test_swiftstrike_gives_target_strike(seat: int) -> None:
    b = board(
        seat,
        {"asp": 3, "hand": ["swiftstrike"], "pieces": {"war-left-1": "medica"}},
        {"pieces": {"war-left-1": "medica"}},
    )
    b.does("swiftstrike")
    assert b.offered("Anna") == ["me-war-left-1"]
    b.does_and("me-war-left-1")
    assert b.value("me-war-left-1", "keywords") == ["target_strike"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D102")
@pytest.mark.parametrize(("damage", "left"), [(4, 1), (2, 0)])
def test_balm_heals_three(seat: int, damage: int, left: int) -> None:
    b = board(
        seat,
        {"asp": 3, "hand": ["balm"], "pieces": {"war-left-1": {"card": "warrior_of_the_shieldwall", "damage": damage}}},
    )
    b.does_and("balm", "me-war-left-1")
    assert b.value("me-war-left-1", "damage") == left
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D111")
@pytest.mark.parametrize(("mode", "body"), [("mode 1", "2/2 R5 I3"), ("mode 2", "3/4 R3 I3")])
def test_consecration_has_two_modes(seat: int, mode: str, body: str) -> None:
    b = board(seat, {"asp": 3, "hand": ["consecration_ritual"], "pieces": {"war-left-1": "medica"}})
    b.does("consecration_ritual")
    assert b.offered("Anna") == ["mode 1", "mode 2"]
    b.does_and(mode, "me-war-left-1")
    assert b.body("me-war-left-1") == body
    assert b.ready == "Anna"


@BOTH_SIDES
def test_melody_and_amulet_are_for_one_lane(seat: int) -> None:
    pieces = {"war-left-1": "medica", "safety-left-1": "war_falcon", "war-right-1": "medica"}
    b = board(
        seat,
        {"asp": 5, "hand": ["melody_of_courage", "heavens_amulet"], "pieces": pieces},
        {"pieces": {"war-left-1": "medica"}},
    )
    b.does_and("melody_of_courage", "left")
    assert b.value("me-war-left-1", "counters") == {"resistance": 1}
    assert b.value("me-safety-left-1", "counters") == {"resistance": 1}
    assert b.value("me-war-right-1", "counters") == {}
    assert b.value("foe-war-left-1", "counters") == {}
    b.does_and("heavens_amulet", "left")
    assert b.asp("Anna") == 0
    assert [lasting.a for lasting in b.table.lasting] == [1, 1]  # 1 damage for each of the two
    assert b.ready == "Anna"


@BOTH_SIDES
def test_toshis_gift(seat: int) -> None:
    b = board(seat, {"asp": 4, "hand": ["toshis_gift"], "pieces": {"war-left-1": "medica"}})
    b.does_and("toshis_gift", "me-war-left-1")
    assert b.value("me-war-left-1", "keywords") == ["speed", "two_handed"]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-13.11")
def test_guardian_of_the_shield_dome_brings_flyers_down(seat: int) -> None:
    guardian = {"card": "guardian_of_the_shield_dome", "bound": True}
    b = board(
        seat, {"pieces": {**FORGE, "safety-left-1": guardian, "war-left-1": "war_falcon"}},
        {"pieces": {"war-left-1": "griffin", "war-right-1": "griffin"}},
    )  # fmt: skip
    assert b.value("foe-war-left-1", "keywords") == []
    assert b.value("me-war-left-1", "keywords") == []
    assert b.value("foe-war-right-1", "keywords") == ["flying"]
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-1", "turned") is True
    loose = board(
        seat, {"pieces": {"war-left-1": "guardian_of_the_shield_dome"}}, {"pieces": {"war-left-1": "griffin"}}
    )
    assert loose.value("foe-war-left-1", "keywords") == ["flying"]
    assert not loose.can("use me-war-left-1 1")
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D108")
def test_tobin_calls_a_bird(seat: int) -> None:
    hand = ["tobin_frostwing_bird_general"]
    spells = ["war_falcon", "medica", "healing_wizard"]
    pieces = {**FORGE, "war-left-1": "falcon", "war-left-2": "medica"}
    b = board(seat, {"asp": 5, "hand": hand, "spells": spells, "pieces": pieces}, {"pieces": {"war-left-1": "falcon"}})
    b.does_and(hand[0])
    b.resolve()
    assert b.offered("Anna") == ["done", "healing_wizard", "war_falcon"]
    b.does("war_falcon")
    assert b.hand("Anna") == ["war_falcon"]
    assert b.player("Anna")["shown"] == ["war_falcon"]
    b.does("use me-advisor 1")
    assert b.offered("Anna") == ["me-war-left-1"]
    assert b.value("me-advisor", "turned") is False  # not paid before all is chosen (BH-D111)
    b.does_and("me-war-left-1")
    assert b.value("me-advisor", "turned") is True
    assert b.body("me-war-left-1") == "2/2 R3 I3"
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D116")
def test_diplomat_talks_somebody_out_of_fighting(seat: int) -> None:
    mine = {"asp": 2, "hand": ["falcon_guard_diplomat"], "pieces": FIELD}
    b = board(seat, mine, {"pieces": {"war-right-1": "griffin", "advisor": "magister_tillion_of_weidenheim"}})
    b.does_and("falcon_guard_diplomat", "me-safety-left-1")
    assert b.offered("Anna") == ["foe-war-right-1", "me-safety-left-1"]
    b.does("foe-war-right-1")
    b.resolve()
    b.pass_to("combat")
    b.fight()
    assert b.offered("Ben") == ["move", "nothing"]
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-D133", "BH-D95")
def test_holy_forge_protects_and_rests(seat: int) -> None:
    pieces = {"resource-left": "holy_forge", "safety-left-1": "medica", "safety-right-1": "medica"}
    b = board(seat, {"hand": ["medica"] * 3, "pieces": pieces}, {"hand": ["medica"] * 3})
    b.does("use me-resource-left 2")
    assert b.offered("Anna") == ["me-safety-left-1"]
    b.does_and("me-safety-left-1")
    assert sorted(b.value("me-safety-left-1", "keywords")) == ["cannot_be_hurt", "untargetable"]
    assert b.value("me-resource-left", "counters") == {"protection": 1}
    assert not b.can("use me-resource-left 1")
    b.to_next("main1")
    assert b.value("me-resource-left", "turned") is True
    b.to_next("main1")
    assert b.value("me-resource-left", "turned") is False
    used = board(seat, {"pieces": {"resource-left": {"card": "holy_forge", "counters": {}}, "safety-left-1": "medica"}})
    assert not used.can("use me-resource-left 2")
    used.does_and("use me-resource-left 1")
    assert used.asp("Anna") == 1
    assert used.value("me-resource-left", "turned") is True
    turned = {"resource-left": {"card": "holy_forge", "turned": True}, "safety-left-1": "medica"}
    assert not board(seat, {"pieces": turned}).can("use me-resource-left 2")
    assert used.ready == "Anna"
