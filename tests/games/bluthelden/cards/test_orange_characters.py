"""The Characters of the orange Spell deck."""

from typing import Any

import pytest

from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

FIELD = {"resource-left": "fertile_field"}
TENT = {"resource-left": "shaman_tent"}  # level 2


def board(seat: int, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Board:
    return Board(seat, mine, theirs, deck="orange", other="orange", **more)


def fight(seat: int, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Board:
    """Combat, with the first acting Character about to declare."""
    b = board(seat, {"pieces": mine}, {"pieces": theirs}, phase="combat", **more)
    b.fight()
    return b


# ---------------------------------------------------------------- Tribal Shaman and Mistheart


@BOTH_SIDES
@pytest.mark.rule("BH-13.29", "BH-13.31", "BH-13.33")
def test_shaman_rises_into_mistheart(seat: int) -> None:
    b = board(seat, {"asp": 2, "pieces": {**TENT, "war-left-1": "tribal_shaman"}})
    b.does_and("use me-war-left-1 5")
    b.does("mistheart_the_ghost_shaman")
    assert b.card("me-war-left-1") == "mistheart_the_ghost_shaman"
    assert b.body("me-war-left-1") == "1/2 R5 I3"
    assert b.graveyard("Anna") == ["tribal_shaman"]
    assert b.asp("Anna") == 0
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    assert not board(seat, {"asp": 1, "pieces": {**TENT, "war-left-1": "tribal_shaman"}}).can("use me-war-left-1 5")
    assert not board(seat, {"asp": 2, "pieces": {**FIELD, "war-left-1": "tribal_shaman"}}).can("use me-war-left-1 5")


@BOTH_SIDES
@pytest.mark.rule("BH-D122")
def test_mistheart_onto_a_shaman(seat: int) -> None:
    hand = ["mistheart_the_ghost_shaman"]
    pieces = {**TENT, "war-left-1": "tribal_shaman"}
    assert not board(seat, {"asp": 2, "hand": hand, "pieces": pieces}).can(hand[0])
    b = board(seat, {"asp": 3, "hand": hand, "pieces": pieces})
    b.does_and(hand[0])
    assert b.card("me-war-left-1") == hand[0]
    assert b.graveyard("Anna") == ["tribal_shaman"]
    assert b.asp("Anna") == 0
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D123", "BH-3.03")
def test_mistheart_punishes(seat: int) -> None:
    mine = {"asp": 2, "shadows": {"left": 1, "right": 2}, "pieces": {"safety-left-1": "mistheart_the_ghost_shaman"}}
    theirs = {
        "pieces": {
            "war-left-1": {"card": "ghostking_arvelian_seehoff", "turned": True}, "safety-middle-1": "medium",
            "safety-left-1": "medium",
        },
        "hand": ["medium"] * 3,
    }  # fmt: skip
    b = board(seat, mine, theirs)
    b.does("use me-safety-left-1 1")
    assert b.offered("Anna") == ["foe-safety-left-1", "foe-war-left-1", "me-safety-left-1"]  # this lane
    b.does("foe-war-left-1")
    assert b.offered("Anna") == ["left", "right"]
    b.does("left")
    assert b.offered("Anna") == ["right"]
    b.does("right")
    assert b.shadows("Anna") == [0, 0, 1]
    assert b.asp("Anna") == 1
    assert b.value("me-safety-left-1", "turned") is False
    b.resolve()
    assert b.trainings("foe-war-left-1") == ["misthearts_punishment"]  # no magic value, so Resistance does not count
    assert not b.can("use me-safety-left-1 1")  # one Shadow token is not enough
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])
    b.pass_to("end")
    b.close()
    assert b.value("foe-war-left-1", "turned") is True  # it does not unturn any more
    while b.kind() == "draw":
        b.choose(b.waits()[0], "spell_pile")
    assert b.table.round == 4


@BOTH_SIDES
def test_mistheart_needs_own_shadows(seat: int) -> None:
    mine = {"asp": 1, "shadows": {"left": 1}, "pieces": {"safety-left-1": "mistheart_the_ghost_shaman"}}
    b = board(seat, mine, {"shadows": {"left": 2}, "pieces": {"war-left-1": "medium"}})
    assert not b.can("use me-safety-left-1 1")


@BOTH_SIDES
@pytest.mark.rule("BH-D71", "BH-D74")
def test_the_punishment_ends_with_the_token(seat: int) -> None:
    punished = {"card": "medium", "turned": True, "enemy_trainings": ["misthearts_punishment"]}
    theirs = {"asp": 3, "hand": ["antimagic"], "pieces": {"war-left-1": punished}}
    b = board(seat, {"hand": ["medium"] * 3}, theirs, phase="main2")
    assert "stays_turned" in b.value("foe-war-left-1", "keywords")
    b.foe("antimagic", "me-training-1")
    b.resolve()
    assert b.trainings("foe-war-left-1") == []
    assert b.graveyard("Anna") == []  # a token
    b.pass_to("end")
    b.close()
    assert b.value("foe-war-left-1", "turned") is False
    assert b.asked("Anna") == "draw"


# ---------------------------------------------------------------- Medium, Shadow Caster


@BOTH_SIDES
@pytest.mark.rule("BH-D123")
@pytest.mark.parametrize(("key", "asp"), [("medium", 0), ("shadow_caster", 2)])
def test_makers_of_shadows(seat: int, key: str, asp: int) -> None:
    b = board(seat, {"asp": asp, "pieces": {"safety-left-1": key}})
    b.does_and("use me-safety-left-1 1")
    assert b.asp("Anna") == 0
    assert b.offered("Anna") == ["left", "middle", "right"]  # any War Zone, open or not
    b.does("right")
    assert b.shadows("Anna") == [0, 0, 1]
    assert b.shadows("Ben") == [0, 0, 0]
    assert b.value("me-safety-left-1", "turned") is True
    assert not b.can("use me-safety-left-1 1")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
def test_shadow_caster_needs_two_asp(seat: int) -> None:
    assert not board(seat, {"asp": 1, "pieces": {"safety-left-1": "shadow_caster"}}).can("use me-safety-left-1 1")


@BOTH_SIDES
@pytest.mark.rule("BH-D120", "BH-D123")
def test_medium_turns_three_shadows_against_a_sovereign(seat: int) -> None:
    mine = {"asp": 3, "shadows": {"left": 3, "right": 1}, "pieces": {"war-left-1": "medium"}}
    b = board(seat, mine, {"lp": 2, "shadows": {"left": 1}})
    b.does("use me-war-left-1 2")
    assert b.offered("Anna") == ["foe-sovereign", "me-sovereign"]
    b.does("foe-sovereign", "left", "left", "left")
    assert b.shadows("Anna") == [0, 0, 1]
    assert b.shadows("Ben") == [1, 0, 0]
    assert b.asp("Anna") == 0
    assert not b.over
    b.resolve()
    assert b.lp("Ben") == 0
    assert b.winner == "Anna"


@BOTH_SIDES
@pytest.mark.parametrize(("asp", "shadows", "turned"), [(2, 3, False), (3, 2, False), (3, 3, True)])
def test_medium_must_pay_it_all(seat: int, asp: int, shadows: int, turned: bool) -> None:
    pieces = {"war-left-1": {"card": "medium", "turned": turned}}
    b = board(seat, {"asp": asp, "shadows": {"left": shadows}, "pieces": pieces}, {"shadows": {"left": 3}})
    assert not b.can("use me-war-left-1 2")


# ---------------------------------------------------------------- Cocoon Lover


@BOTH_SIDES
@pytest.mark.rule("BH-D73", "BH-D113")
def test_cocoon_lover_brings_a_moth(seat: int) -> None:
    b = board(seat, {"asp": 2, "hand": ["cocoon_lover"], "pieces": FIELD})
    b.does_and("cocoon_lover", "me-safety-left-1")
    assert b.chain() == ["cocoon_lover"]
    b.resolve()
    assert b.asked("Anna") == "place"
    assert b.offered("Anna") == ["me-safety-left-2", "me-safety-left-3", "me-war-left-1", "me-war-left-2"]
    b.does("me-war-left-1")
    assert b.card("me-war-left-1") == "spectral_moth"
    assert b.body("me-war-left-1") == "1/1 R1 I2"
    assert b.value("me-war-left-1", "keywords") == ["flying"]
    assert b.value("me-war-left-1", "token") is True
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-D28")
def test_the_moth_comes_even_if_its_lover_is_gone(seat: int) -> None:
    moths = {f"safety-left-{i}": "spectral_moth" for i in (1, 2, 3)}
    mine = {"asp": 2, "hand": ["cocoon_lover"], "pieces": FIELD}
    b = board(seat, mine, {"pieces": {"war-left-1": "soul_of_confusion", **moths}})
    b.does_and("cocoon_lover", "me-war-left-1")
    b.passes("Anna")
    b.foe("use foe-war-left-1 1", "me-war-left-1", *[f"foe-safety-left-{i}" for i in (1, 2, 3)])
    assert b.chain() == ["cocoon_lover", "soul_of_confusion"]
    b.resolve()
    assert b.graveyard("Anna") == ["cocoon_lover"]
    b.resolve()
    b.does("me-war-left-2")
    assert b.where("spectral_moth") == ["me-war-left-2"]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Palisades Wall


@BOTH_SIDES
@pytest.mark.rule("BH-13.51", "BH-13.53", "BH-D90")
def test_palisades_stand_beside_the_slots(seat: int) -> None:
    pieces = {**FIELD, "war-left-1": "medium", "war-left-2": "medium"}
    b = board(seat, {"asp": 4, "hand": ["palisades_wall"] * 2, "pieces": pieces})
    b.does_and("palisades_wall")
    assert b.card("me-barrier-left") == "palisades_wall"
    assert not b.can("palisades_wall")  # one for each War Zone
    assert not b.can("move me-barrier-left")
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-13.52", "BH-D126")
def test_palisades_cast_a_shadow_once_a_round(seat: int) -> None:
    mine = {"war-left-1": "spirit_wolf", "war-left-2": "spirit_wolf"}
    b = fight(seat, mine, {"barrier-left": "palisades_wall"}, initiative="Anna")
    assert b.asked("Anna") == "acting"
    b.does("me-war-left-1")
    b.fight()
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-barrier-left"]
    b.foe("foe-barrier-left")
    while b.kind() == "priority" and not b.table.chain:
        b.both_pass()
    assert b.value("foe-barrier-left", "damage") == 3
    assert b.chain() == ["palisades_wall"]
    b.resolve()
    assert b.shadows("Ben") == [1, 0, 0]
    assert b.shadows("Anna") == [0, 0, 0]
    b.fight()
    assert b.asked("Anna") == "declare"
    b.does("attack")
    b.fight()
    assert b.lp("Ben") == 27  # the wall is turned
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D126")
def test_a_second_blow_casts_no_second_shadow(seat: int) -> None:
    mine = {"safety-left-1": "archer_of_the_guard", "safety-left-2": "archer_of_the_guard"}
    b = fight(seat, mine, {"barrier-left": "palisades_wall"})
    b.does("me-safety-left-1")
    b.fight()
    b.does("shoot", "foe-barrier-left")
    b.fight()
    assert b.shadows("Ben") == [1, 0, 0]
    assert b.asked("Anna") == "declare"
    b.does("shoot", "foe-barrier-left")
    b.fight()
    assert b.value("foe-barrier-left", "damage") == 2
    assert b.shadows("Ben") == [1, 0, 0]
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-13.52")
def test_palisades_do_not_block_for_others(seat: int) -> None:
    b = fight(seat, {"war-left-1": "spirit_wolf"}, {"barrier-left": "palisades_wall", "war-left-1": "cocoon_lover"})
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-war-left-1"]
    assert b.refused("Ben", "foe-barrier-left") == "BH-13.52"
    assert b.asked("Ben") == "block"


@BOTH_SIDES
def test_palisades_fear_no_spell(seat: int) -> None:
    """Damage that is not combat damage casts no Shadow."""
    b = Board(
        seat, {"asp": 6, "hand": ["divine_storm"]}, {"pieces": {"barrier-left": "palisades_wall"}},
        deck="white", other="orange",
    )  # fmt: skip
    b.does_and("divine_storm")
    assert b.value("foe-barrier-left", "damage") == 1
    assert b.chain() == []
    assert b.shadows("Ben") == [0, 0, 0]
    assert b.ready == "Anna"


# ---------------------------------------------------------------- Bowpiper


@BOTH_SIDES
@pytest.mark.rule("BH-13.22", "BH-D89")
def test_bowpiper_lulls_everybody_there(seat: int) -> None:
    mine = {"safety-left-1": "bowpiper", "war-left-1": "medium", "safety-left-2": "medium"}
    theirs = {"war-left-1": "medium", "war-left-2": "ghostking_arvelian_seehoff", "war-right-1": "medium"}
    b = board(seat, {"pieces": mine}, {"pieces": {**theirs, "barrier-left": "palisades_wall"}}, phase="combat")
    assert b.happened("acting")
    b.fight()
    b.does("shoot", "foe-war-left-1")
    assert b.chain() == ["bowpiper"]
    assert b.value("foe-war-left-2", "turned") is False
    # in the order in which they came: own Medium, enemy Medium, Ghostking, Palisades
    order = ["me-war-left-1", "foe-war-left-1", "foe-war-left-2", "foe-barrier-left"]
    if seat == 2:
        order = [*order[1:], order[0]]
    dice = {"me-war-left-1": 3, "foe-war-left-1": 4, "foe-war-left-2": 1, "foe-barrier-left": 6}
    b.resolve(*[f"d6 {dice[place]}" for place in order])
    for place, die in dice.items():
        assert b.value(place, "turned") is (die <= 3), place
        assert b.value(place, "missed") is (die <= 3), place
    assert b.value("me-safety-left-2", "turned") is False  # not in the War Zone
    assert b.value("foe-war-right-1", "turned") is False
    assert b.value("me-safety-left-1", "missed") is False
    b.both_pass()
    assert b.value("foe-war-left-1", "damage") == 0  # Power 0
    assert b.ready == "Ben"


@BOTH_SIDES
@pytest.mark.rule("BH-14.23")
def test_bowpiper_in_the_war_zone_plays_no_tune(seat: int) -> None:
    b = fight(seat, {"war-left-1": "bowpiper"}, {"war-left-1": {"card": "medium", "turned": True}})
    assert "shoot" not in b.offered("Anna")
    b.does("attack")
    b.fight()
    assert b.value("foe-war-left-1", "missed") is False
    assert (b.phase, b.ready) == ("end", "Anna")


# ---------------------------------------------------------------- Small Ghost


@BOTH_SIDES
@pytest.mark.rule("BH-13.44")
def test_nobody_blocks_the_small_ghost(seat: int) -> None:
    b = fight(seat, {"war-left-1": "small_ghost"}, {"war-left-1": "keeper_of_the_canopy", "war-left-2": "medium"})
    # the enemy's Characters have Initiative 3, too: Anna has the Initiative and goes first
    assert b.asked("Anna") == "declare"
    b.does("attack")
    b.both_pass()
    assert b.asked("Ben") != "block"
    b.fight()
    assert b.lp("Ben") == 29
    assert b.asked("Ben") == "acting"


# ---------------------------------------------------------------- Ghostking


@BOTH_SIDES
@pytest.mark.rule("BH-13.06", "BH-13.07", "BH-13.08", "BH-D94")
def test_ghostking_spreads_fear(seat: int) -> None:
    theirs = {
        "war-left-1": "medium", "war-left-2": {"card": "cocoon_lover", "turned": True}, "safety-left-1": "cocoon_lover",
        "war-right-1": "cocoon_lover", "barrier-left": "palisades_wall",
    }  # fmt: skip
    mine = {"asp": 5, "hand": ["ghostking_arvelian_seehoff"], "pieces": {**TENT, "war-left-1": "cocoon_lover"}}
    b = board(seat, mine, {"pieces": theirs})
    b.does("ghostking_arvelian_seehoff")  # one War Zone slot of an open lane is left
    b.resolve()
    assert b.card("me-war-left-2") == "ghostking_arvelian_seehoff"
    b.resolve("d6 4", "d6 1", "d6 4")  # Medium: Resistance 4; turned: 0; Palisades: 5
    assert b.value("foe-war-left-1", "turned") is True
    assert b.value("foe-war-left-1", "missed") is True
    assert b.value("foe-war-left-2", "missed") is True
    assert b.value("foe-barrier-left", "turned") is False
    assert b.value("foe-safety-left-1", "turned") is False
    assert b.value("foe-war-right-1", "turned") is False
    assert b.value("me-war-left-1", "turned") is False
    assert (b.kind(), b.waits()) == ("priority", ["Anna"])


@BOTH_SIDES
@pytest.mark.rule("BH-13.07")
def test_fear_below_resistance(seat: int) -> None:
    mine = {"asp": 5, "hand": ["ghostking_arvelian_seehoff"], "pieces": TENT}
    b = board(seat, mine, {"pieces": {"war-left-1": "medium"}})
    b.does_and("ghostking_arvelian_seehoff", "me-war-left-1")
    b.resolve("d6 3")
    assert b.value("foe-war-left-1", "turned") is False
    assert b.value("foe-war-left-1", "missed") is False
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D25")
def test_ghostking_comes_into_a_war_zone_only(seat: int) -> None:
    hand = ["ghostking_arvelian_seehoff"]
    b = board(seat, {"asp": 5, "hand": hand, "pieces": TENT})
    b.does(hand[0])
    assert b.offered("Anna") == ["me-war-left-1", "me-war-left-2"]
    full = board(seat, {"asp": 5, "hand": hand, "pieces": {**TENT, "war-left-1": "medium", "war-left-2": "medium"}})
    assert not full.can(hand[0])
    moved = board(seat, {"pieces": {**TENT, "war-left-1": hand[0]}})
    assert moved.can("move me-war-left-1")  # later it may retreat like anybody
    assert b.asked("Anna") == "slot"


# ---------------------------------------------------------------- Thalvoryn, Keeper of the Canopy


@BOTH_SIDES
@pytest.mark.rule("BH-13.11", "BH-13.12")
def test_thalvoryn_and_the_keeper_of_the_canopy(seat: int) -> None:
    b = fight(
        seat,
        {"war-left-1": "thalvoryn_spirit_of_the_dragon"},
        {"war-left-1": "keeper_of_the_canopy", "war-left-2": "medium"},
    )
    b.does("attack")
    b.fight()
    assert b.offered("Ben") == ["done", "foe-war-left-1"]  # the Medium cannot reach a flyer
    b.foe("foe-war-left-1")
    b.fight()
    assert b.graveyard("Ben") == ["keeper_of_the_canopy"]
    assert b.value("me-war-left-1", "damage") == 2
    assert b.lp("Ben") == 30
    assert b.asked("Ben") == "declare"


@BOTH_SIDES
@pytest.mark.rule("BH-10.24")
@pytest.mark.parametrize("key", ["thalvoryn_spirit_of_the_dragon", "mistheart_the_ghost_shaman"])
def test_epic_spirits(seat: int, key: str) -> None:
    b = board(seat, {"asp": 5, "hand": [key], "pieces": {**TENT, "war-left-1": key}}, {"pieces": {"war-left-1": key}})
    b.does_and(key, "me-safety-left-1")
    assert b.asked("Anna") == "keep"
    b.does("me-war-left-1")
    assert b.where(key) == ["foe-war-left-1", "me-war-left-1"]
    assert b.graveyard("Anna") == [key]
    assert b.ready == "Anna"
