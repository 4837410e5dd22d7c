"""How a Combat Phase opens, who has no part in it, who has survived it, and what it leaves to the next."""

from typing import Any

import pytest

from nachtspiel.games.bluthelden.flowing import MOMENTS
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.combat.test_order_and_windows import acting, declare, fight

OPEN = {"resource-left": "fertile_field"}


@BOTH_SIDES
@pytest.mark.rule("BH-14.03", "BH-14.17", "BH-3.24")
def test_every_combat_begins_anew(seat: int) -> None:
    """The lane is gone through again, and everybody has an action again, though Speed never turned this one."""
    b = Board(seat, {"pieces": {"war-left-1": "elf_warrior"}}, deck="green", phase="combat")
    for lp in (28, 26, 24):
        b.fight()
        assert b.offered("Anna") == ["attack", "move", "nothing"]
        b.does("attack")
        b.fight()
        assert b.lp("Ben") == lp
        assert (b.phase, b.ready) == ("end", "Anna")
        b.to_next("combat")


@BOTH_SIDES
@pytest.mark.rule("BH-14.03", "BH-D18")
def test_every_combat_begins_in_the_lane_of_the_highest_initiative(seat: int) -> None:
    b = Board(seat, {"pieces": {"war-left-1": "ranger", "war-right-1": "tracker"}}, deck="green", phase="combat")
    for _ in range(2):
        order = []
        while b.phase == "combat":
            if b.kind() == "declare":
                order.append(b.game.box.cards[b.table.questions[0].about].key)
                b.does("nothing")
            else:
                b.both_pass()
        assert order == ["tracker", "ranger"]
        b.to_next("combat")


@BOTH_SIDES
@pytest.mark.rule("BH-D117", "BH-D76")
def test_the_end_of_combat_belongs_to_the_initiative_player(seat: int) -> None:
    """Ben's Monk has acted last, and his Vow resolves; then Anna has priority."""
    theirs = {"pieces": {"area-1": "vow_of_the_steadfast", "war-left-1": "consecrated_monk"}}
    b = Board(seat, {}, theirs, other="white", phase="combat")
    b.fight()
    b.foe("attack")
    while not b.table.chain:
        b.both_pass()
    assert b.ready == "Anna"
    b.resolve()
    assert (b.phase, b.ready) == ("combat", "Anna")
    assert b.value("foe-war-left-1", "counters") == {"resistance": 1}


@BOTH_SIDES
@pytest.mark.rule("BH-13.45", "BH-13.46", "BH-D92")
@pytest.mark.parametrize(
    ("blocker", "through", "damage"),
    [
        ({"card": "centaur"}, 0, 3),
        ({"card": "smith"}, 0, None),
        ({"card": "smith", "damage": 1}, 1, None),
        ({"card": "smith", "trainings": ["sacred_talisman"]}, 0, 2),
        ({"card": "zombie_warrior", "trainings": ["sacred_talisman"]}, 1, 1),
        (None, 3, None),
    ],
)
def test_punch_takes_what_the_blocker_cannot(
    seat: int, blocker: dict[str, Any] | None, through: int, damage: int | None
) -> None:
    """Power 3 against the HP that are left, before anything reduces the damage; unblocked everything, once."""
    theirs = {"pieces": {} if blocker is None else {"war-left-1": blocker}}
    b = Board(seat, {"pieces": {"war-left-1": "garran_ironroot_protector"}}, theirs, deck="green", phase="combat")
    while b.asked("Anna") != "declare":
        b.both_pass() if b.kind() == "priority" else b.foe("nothing")
    b.does("attack")
    b.fight()
    if blocker is not None:
        b.foe("foe-war-left-1")
        b.fight()
        assert (b.piece("foe-war-left-1") is None) is (damage is None)
        if damage is not None:
            assert b.value("foe-war-left-1", "damage") == damage
    assert b.lp("Ben") == 30 - through
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D117")
def test_who_fought_in_the_last_round_has_not_survived_this_one(seat: int) -> None:
    pieces = {"area-1": "vow_of_the_steadfast", "war-left-1": "consecrated_monk"}
    b = Board(seat, {"pieces": pieces}, deck="white", phase="combat")
    b.fight()
    b.does("attack")
    b.fight()
    assert b.value("me-war-left-1", "counters") == {"resistance": 1}
    b.to_next("combat")
    b.fight()
    b.does("nothing")
    b.fight()
    assert b.value("me-war-left-1", "counters") == {"resistance": 1}
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-12.20")
def test_who_comes_during_combat_attacks_from_the_next_one_on(seat: int) -> None:
    pieces = OPEN | {"safety-left-1": "gardener", "war-left-1": "ranger"}
    b = Board(seat, {"asp": 2, "pieces": pieces}, deck="green", phase="combat")
    b.does_and("use me-safety-left-1 1")  # before the Ranger declares
    b.does("me-war-left-2")
    b.fight()
    b.does("nothing")
    b.fight()
    assert b.offered("Anna") == ["move", "nothing"]  # the new plant
    b.does("nothing")
    b.to_next("combat")
    b.fight()
    b.does("nothing")
    b.fight()
    assert b.offered("Anna") == ["attack", "move", "nothing"]


DYING = {"card": "nascent_necromancer", "damage": 1, "counters": {"poison": 1}, "poisoned": 1}


@BOTH_SIDES
@pytest.mark.rule("BH-13.19", "BH-3.22", "BH-D29")
@pytest.mark.parametrize("initiative", ["Anna", "Ben"])
def test_without_anybody_to_act_combat_belongs_to_the_initiative_player(seat: int, initiative: str) -> None:
    """Both Lords of the Dead see their last Character die of poison: the active player's trigger lies below."""
    pieces = {"pieces": OPEN | {"war-left-1": DYING}}
    b = Board(seat, pieces, pieces, other="black", phase="main2", initiative=initiative)
    b.pass_to("combat")
    assert b.where("nascent_necromancer") == []
    assert [b.names[item["seat"]] for item in b.facts()["chain"]] == [
        initiative,
        "Ben" if initiative == "Anna" else "Anna",
    ]
    assert b.ready == initiative


@BOTH_SIDES
@pytest.mark.rule("BH-13.19", "BH-3.21", "BH-3.22")
def test_who_dies_of_poison_does_not_open_combat(seat: int) -> None:
    """Buragaor has the highest Initiative, but is dead before it is looked for."""
    dying = {"card": "buragaor_flying_demon", "damage": 1, "counters": {"poison": 1}, "poisoned": 1}
    theirs = {"pieces": OPEN | {"safety-left-1": "smith", "war-left-1": dying}}
    b = Board(seat, {"pieces": {"war-left-1": "ranger"}}, theirs, deck="green", other="black", phase="combat")
    assert b.where("buragaor_flying_demon") == []
    assert b.chain() == ["barabas_ulfaran"]
    assert b.ready == "Anna"  # hers is the Ranger


@BOTH_SIDES
@pytest.mark.rule("BH-13.19", "BH-D93")
@pytest.mark.parametrize(("poisoned", "damage"), [(1, 1), (2, 1), (3, 0)])
def test_poison_works_from_the_round_after_it_was_given(seat: int, poisoned: int, damage: int) -> None:
    """However many counters there are, it is one damage; the enemy's and those in safety suffer, too."""
    sick: dict[str, Any] = {"card": "ranger", "counters": {"poison": 2}, "poisoned": poisoned, "turned": True}
    b = Board(seat, {"pieces": {"safety-left-1": sick}}, {"pieces": {"war-left-1": sick}}, phase="combat", round=3)
    assert b.value("me-safety-left-1", "damage") == b.value("foe-war-left-1", "damage") == damage


@BOTH_SIDES
@pytest.mark.rule("BH-5.07", "BH-14.04")
def test_with_initiative_0_nobody_acts(seat: int) -> None:
    """Unturned, but in prison."""
    held = {"card": "ranger", "enemy_trainings": ["prison"]}
    b = Board(seat, {"pieces": {"war-left-1": held}}, {"pieces": {"war-left-1": held}}, deck="green", phase="combat")
    assert b.value("me-war-left-1", "turned") is False
    assert b.value("me-war-left-1", "initiative") == 0
    assert not b.happened("acting")
    b.fight()
    assert (b.phase, b.ready) == ("end", "Anna")
    assert (b.lp("Anna"), b.lp("Ben")) == (30, 30)


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
    assert MOMENTS[play.table.window] == "combat_start"
