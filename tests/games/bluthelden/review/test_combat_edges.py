"""Edges of combat that a small slip in the rules would move: finished lanes, actions used up, who has survived."""

import pytest

from tests.games.bluthelden.kit import GAME
from tests.games.bluthelden.combat.test_order_and_windows import acting, declare, fight


@pytest.mark.rule("BH-D18", "BH-14.03", "BH-3.25")
def test_whoever_becomes_ready_in_a_finished_lane_comes_too_late() -> None:
    """The left lane is finished first, then the middle one; on the right the last Character acts."""
    late = {"card": "medica", "turned": True}
    mine = {"war-left-1": "toshi_the_blessed", "war-left-2": late, "war-middle-1": "watch_dog", "war-middle-2": late}
    play = fight({**mine, "war-right-1": "smith"}, {})
    order = []
    while play.table.acting:
        order.append(acting(play))
        if order[-1] in ("1-war-middle-1", "1-war-right-1"):
            for piece in play.table.pieces:
                piece.turned = False
            play.table.stale = True
        declare(play, "nothing")
    assert order == ["1-war-left-1", "1-war-middle-1", "1-war-middle-2", "1-war-right-1"]
    assert play.phase == "combat"
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-14.17", "BH-13.37", "BH-14.04")
def test_a_defender_that_has_blocked_stays_unturned_but_does_not_act_any_more() -> None:
    play = fight({"war-left-1": "toshi_the_blessed"}, {"war-left-1": "consecrated_monk"})
    assert acting(play) == "1-war-left-1"
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1")
    play.close()
    assert play.value("2-war-left-1", "turned") is False
    assert play.value("2-war-left-1", "damage") == 3
    assert play.table.acting == 0
    assert GAME.moment(play.table, 0) == "combat_end"
    assert play.waits() == ["Anna"]


@pytest.mark.rule("BH-D117")
@pytest.mark.parametrize(("blocks", "counters"), [(True, {"resistance": 1}), (False, {})])
def test_a_blocker_survives_combat_and_a_bystander_does_not(blocks: bool, counters: dict[str, int]) -> None:
    """Vow of the Steadfast: a counter for the first own Character that has survived combat."""
    theirs = {"war-left-1": "lookout_of_the_high_wall", "area-1": "vow_of_the_steadfast"}
    play = fight({"war-left-1": "archer_of_the_guard"}, theirs)
    while play.table.acting != 0 and acting(play) != "1-war-left-1":
        declare(play, "nothing")
    declare(play, "attack")
    play.close()
    play.choose("Ben", "2-war-left-1" if blocks else "done")
    while play.phase == "combat":
        if play.kind() == "declare":
            play.choose(play.waits()[0], "nothing")
        else:
            play.both_pass()
    assert play.value("2-war-left-1", "counters") == counters


@pytest.mark.rule("BH-D117")
def test_who_has_fought_and_retreated_has_not_survived_combat() -> None:
    """Prayer of the Ancestors takes the attacker back into the Safety Zone at the end of its attack."""
    mine = {"war-left-1": "watch_dog", "area-1": "vow_of_the_steadfast", "area-2": "prayer_of_the_ancestors"}
    play = fight(mine, {}, ben={"lp": 20})
    declare(play, "attack")
    play.close()
    play.choose("Anna", "use 1-area-2 1", "left")
    play.resolve()
    if play.kind() == "place":
        play.choose("Anna", "1-safety-left-1")
    assert play.card("1-safety-left-1") == "watch_dog"
    while play.phase == "combat":
        play.both_pass()
    assert play.lp("Ben") == 20
    assert play.value("1-safety-left-1", "counters") == {}


@pytest.mark.rule("BH-D89", "BH-14.23")
@pytest.mark.parametrize("gone", ["victim", "shooter"])
def test_a_ranged_attack_on_or_by_somebody_gone_hurts_nobody(gone: str) -> None:
    """In window B one of the two is sacrificed in a Burial Chamber."""
    mine = {"safety-left-1": "archer_of_the_guard", "resource-right": "burial_chamber"}
    theirs = {"war-left-2": "smith", "resource-right": "burial_chamber"}
    play = fight(mine, theirs, "black", "black")
    while acting(play) != "1-safety-left-1":
        declare(play, "nothing")
    declare(play, "shoot")
    if play.kind() == "object":
        play.choose("Anna", "2-war-left-2")
    assert play.kind() == "priority"
    if gone == "victim":
        play.passes("Anna")
        play.choose("Ben", "use 2-resource-right 2", "2-war-left-2")
    else:
        play.choose("Anna", "use 1-resource-right 2", "1-safety-left-1")
    while play.phase == "combat":
        if play.kind() == "declare":
            play.choose(play.waits()[0], "nothing")
        elif play.kind() == "place":
            play.choose(play.waits()[0], play.offered(play.waits()[0])[0])
        else:
            play.both_pass()
    survivor = "1-safety-left-1" if gone == "victim" else "2-war-left-2"
    assert play.value(survivor, "damage") == 0
    assert play.phase == "end"


@pytest.mark.rule("BH-13.19", "BH-D93")
def test_poison_is_no_combat_damage() -> None:
    """The Palisades cast a Shadow when they take combat damage."""
    poisoned = {"card": "palisades_wall", "counters": {"poison": 1}, "poisoned": 2}
    play = fight({"barrier-left": poisoned}, {}, "orange", "white")
    assert play.value("1-barrier-left", "damage") == 1
    assert play.shadows("Anna") == [0, 0, 0]
    assert play.chain() == []


@pytest.mark.rule("BH-D21", "BH-3.21", "BH-3.22")
def test_at_the_start_of_combat_the_player_of_the_opening_check_has_priority_first() -> None:
    """Anna has the Initiative of the round, but only Ben's centaur can act. Her poisoned Character dies, and Barabas
    raises a Skeleton."""
    dying = {"card": "nascent_necromancer", "damage": 1, "counters": {"poison": 1}, "poisoned": 2}
    mine = {"safety-left-1": dying, "resource-left": "fertile_field"}
    play = fight(mine, {"war-left-1": "centaur"}, "black", "green")
    assert play.chain() == ["barabas_ulfaran"]
    assert play.waits() == ["Ben"]
    assert GAME.moment(play.table, 0) == "combat_start"


@pytest.mark.rule("BH-D76")
def test_every_window_of_combat_has_its_name() -> None:
    """A swordsman against a wall: windows A, B, C, the one after damage (the wall casts a Shadow), and the last."""
    play = fight({"war-left-1": "swordsman"}, {"barrier-left": "palisades_wall"}, "white", "orange")
    seen = []
    while play.phase == "combat":
        if play.kind() == "priority":
            seen.append(GAME.moment(play.table, 0))
            play.both_pass()
        elif play.kind() == "declare":
            play.choose("Anna", "attack")
        else:
            assert play.kind() == "block"
            play.choose("Ben", "2-barrier-left")
    assert list(dict.fromkeys(seen)) == [
        "before_declaration",
        "after_declaration",
        "before_damage",
        "after_damage",
        "combat_end",
    ]
    assert GAME.moment(play.table, 0) == "end_of_round"


@pytest.mark.rule("BH-13.39", "BH-13.40", "BH-D86")
def test_two_handed_combat_is_two_actions_in_any_order() -> None:
    """Toshi blocks with the first action, attacks with the second, and cannot block again."""
    mine = {"war-left-1": "toshi_the_blessed"}
    theirs = {"war-left-1": "watch_dog", "war-left-2": "watch_dog"}
    play = fight(mine, theirs, initiative="Ben")
    blocked = 0
    attacked = False
    while play.phase == "combat":
        name = play.waits()[0]
        if play.kind() == "declare":
            attacked = attacked or name == "Anna"
            play.choose(name, "attack")
        elif play.kind() == "block" and name == "Anna":
            assert not (attacked and blocked)
            blocked += 1
            play.choose(name, "1-war-left-1")
        elif play.kind() == "block":
            play.choose(name, "done")
        elif play.kind() == "acting":
            play.choose(name, play.offered(name)[0])
        else:
            play.both_pass()
    assert play.phase == "end"
    assert blocked + attacked == 2
