"""Whoever acts, shoots, attacks or blocks is destroyed, taken over, moved or unturned in the middle of it. The decks
have few ways to do that in combat, so two artifacts were made for it."""

from functools import cache
from typing import Any

import pytest

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board
from tests.games.bluthelden.combat.test_order_and_windows import acting, declare, fight
from tests.games.bluthelden.kit import GAME

ARTIFACT = """
[[card]]
key = "{key}"
type = "artifact"
colour = "grey"
rarity = "F"
asp = 0
origin = "original"
"""
ABILITY = """
[[card.activated]]
cost = {{turn = true}}
targets = [{{what = "fighter"}}]
do = [{{{do}, to = "target"}}]
"""
HAND = ['do = "destroy"', 'do = "control", until = "round"', 'do = "move", zone = "safety"', 'do = "unturn"']
FOOT = ['do = "move", zone = "war"']
DESTROYED, TAKEN, WITHDRAWN, UNTURNED, ADVANCED = "area-1 1", "area-1 2", "area-1 3", "area-1 4", "area-2 1"


@cache
def game() -> Bluthelden:
    texts = read_files()
    cards = [
        ARTIFACT.format(key=key) + "".join(ABILITY.format(do=do) for do in abilities)
        for key, abilities in (("trial_hand", HAND), ("trial_foot", FOOT))
    ]
    return Bluthelden(open_box(texts | {"neutral.toml": texts["neutral.toml"] + "".join(cards)}))


def combat(seat: int, mine: dict[str, Any], theirs: dict[str, Any]) -> Board:
    """Both have the artifacts and an open left lane; only one slot is free where somebody could go."""
    around = {"resource-left": "fertile_field", "area-1": "trial_hand", "area-2": "trial_foot"}
    filled = {"safety-left-2": {"card": "smith", "turned": True}, "safety-left-3": {"card": "smith", "turned": True}}
    return Board(
        seat, {"pieces": around | filled | mine}, {"pieces": around | filled | theirs}, deck="white", other="white",
        phase="combat", game=game(),
    )  # fmt: skip


def interrupt(b: Board, who: str, how: str, whom: str) -> None:
    """Whoever it is uses an artifact when it is his turn to speak, and it resolves."""
    if b.ready != who:
        b.passes(b.ready)
    side = "me" if who == "Anna" else "foe"
    b.choose(who, f"use {side}-{how}", whom)
    b.resolve()
    if b.kind() == "place":
        b.choose(b.waits()[0], b.offered(b.waits()[0])[-1])


RANGER = {"war-left-1": "ranger"}


@BOTH_SIDES
@pytest.mark.rule("BH-D78")
@pytest.mark.parametrize("how", [DESTROYED, TAKEN, WITHDRAWN])
def test_who_is_gone_in_window_a_declares_nothing(seat: int, how: str) -> None:
    b = combat(seat, RANGER, {})
    assert b.happened("acting")
    interrupt(b, "Ben", how, "me-war-left-1")
    assert b.ready == "Anna"
    b.fight()  # nobody is asked, and it does not act again on the other side
    assert (b.phase, b.ready) == ("end", "Anna")
    assert (b.lp("Anna"), b.lp("Ben")) == (30, 30)
    assert len(b.where("ranger")) == (0 if how == DESTROYED else 1)


@BOTH_SIDES
@pytest.mark.rule("BH-D78", "BH-14.23")
def test_who_moves_in_window_a_declares_what_the_new_place_allows(seat: int) -> None:
    b = combat(seat, {"safety-left-1": "archer_of_the_guard"}, {"war-left-1": {"card": "smith", "turned": True}})
    interrupt(b, "Ben", ADVANCED, "me-safety-left-1")
    b.close()
    assert b.offered("Anna") == ["attack", "move", "nothing"]
    b = combat(seat, {"war-left-1": "archer_of_the_guard"}, {"war-left-1": {"card": "smith", "turned": True}})
    interrupt(b, "Ben", WITHDRAWN, "me-war-left-1")
    b.close()
    assert b.offered("Anna") == ["move", "nothing", "shoot"]


@BOTH_SIDES
@pytest.mark.rule("BH-D81")
@pytest.mark.parametrize("how", [DESTROYED, TAKEN, WITHDRAWN])
def test_an_attacker_gone_before_the_block_step(seat: int, how: str) -> None:
    b = combat(seat, RANGER, {"war-left-1": "smith"})
    b.fight()
    b.does("attack")
    interrupt(b, "Ben", how, "me-war-left-1")
    b.close()  # neither a blocker nor window C: the Smith is next
    assert b.happened("acting Ben smith")
    assert (b.lp("Anna"), b.lp("Ben")) == (30, 30)
    assert b.value("foe-war-left-1", "damage") == 0


@BOTH_SIDES
@pytest.mark.rule("BH-D81")
@pytest.mark.parametrize("how", [DESTROYED, TAKEN, WITHDRAWN])
@pytest.mark.parametrize("gone", ["attacker", "blocker"])
def test_somebody_gone_after_the_block(seat: int, how: str, gone: str) -> None:
    """No damage on either side, and the other one stays turned."""
    b = combat(seat, RANGER, {"war-left-1": "smith"})
    b.fight()
    b.does("attack")
    b.fight()
    b.foe("foe-war-left-1")
    if gone == "attacker":
        interrupt(b, "Ben", how, "me-war-left-1")
    else:
        interrupt(b, "Anna", how, "foe-war-left-1")
    b.fight()
    assert (b.phase, b.ready) == ("end", "Anna")
    assert (b.lp("Anna"), b.lp("Ben")) == (30, 30)
    assert all(piece["damage"] == 0 for piece in b.facts()["pieces"])
    assert b.value("foe-war-left-1" if gone == "attacker" else "me-war-left-1", "turned") is True


@BOTH_SIDES
@pytest.mark.rule("BH-D85", "BH-D81", "BH-D92")
@pytest.mark.parametrize("how", [DESTROYED, TAKEN, WITHDRAWN])
@pytest.mark.parametrize(("who", "lp"), [("centaur", 30), ("garran_ironroot_protector", 27)])
def test_the_object_of_a_target_strike_gone(seat: int, how: str, who: str, lp: int) -> None:
    """It counts as blocked, and nobody else may block; with Punch all damage goes to the Sovereign."""
    striker = {"card": who, "trainings": ["hunters_eye"]}
    b = combat(seat, {"war-left-1": striker}, {"war-left-1": "smith", "war-left-2": "smith"})
    b.fight()
    b.does("attack", "foe-war-left-1")
    interrupt(b, "Anna", how, "foe-war-left-1")
    b.fight()
    # a Smith is next, Anna's if she has one now; nobody was asked to block
    assert b.asked("Anna" if how == TAKEN else "Ben") == "declare"
    assert (b.lp("Anna"), b.lp("Ben")) == (30, lp)
    assert b.value("foe-war-left-2", "damage") == b.value("me-war-left-1", "damage") == 0


@BOTH_SIDES
@pytest.mark.rule("BH-D89")
@pytest.mark.parametrize(
    ("who", "how", "whom"),
    [
        ("Anna", DESTROYED, "foe-war-left-1"), ("Ben", WITHDRAWN, "foe-war-left-1"),
        ("Ben", DESTROYED, "me-safety-left-1"), ("Ben", TAKEN, "me-safety-left-1"),
        ("Anna", ADVANCED, "me-safety-left-1"),
    ],
)  # fmt: skip
def test_a_shot_at_or_by_somebody_gone(seat: int, who: str, how: str, whom: str) -> None:
    victim = {"card": "ranger", "turned": True}
    b = combat(seat, {"safety-left-1": "archer_of_the_guard"}, {"war-left-1": victim})
    b.fight()
    b.does("shoot", "foe-war-left-1")
    interrupt(b, who, how, whom)
    b.fight()
    assert (b.phase, b.ready) == ("end", "Anna")
    assert all(piece["damage"] == 0 for piece in b.facts()["pieces"])
    assert (b.lp("Anna"), b.lp("Ben")) == (30, 30)


@BOTH_SIDES
@pytest.mark.rule("BH-D89", "BH-14.17")
def test_who_has_shot_is_unturned_and_has_still_used_up_the_action(seat: int) -> None:
    b = combat(seat, {"safety-left-1": "archer_of_the_guard"}, {"war-left-1": {"card": "ranger", "turned": True}})
    b.fight()
    b.does("shoot", "foe-war-left-1")
    interrupt(b, "Anna", UNTURNED, "me-safety-left-1")
    b.fight()
    assert b.value("foe-war-left-1", "damage") == 1
    assert b.value("me-safety-left-1", "turned") is False
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-14.17", "BH-12.16", "BH-D80")
@pytest.mark.parametrize("action", ["attack", "move", "nothing"])
def test_who_has_acted_and_is_unturned_blocks_only_if_it_did_nothing(seat: int, action: str) -> None:
    """Unturned again, and back in the War Zone, the Centaur has an action only if it has done nothing."""
    b = combat(seat, {"war-left-1": "centaur"}, {"war-left-1": "smith"})
    b.fight()
    b.does(action)
    while b.asked("Anna") == "slot":
        b.does(b.offered("Anna")[0])
    if action == "attack":
        b.fight()
        b.foe("done")
    if action == "move":
        b.resolve()
        interrupt(b, "Anna", ADVANCED, "me-safety-left-1")
    interrupt(b, "Anna", UNTURNED, b.where("centaur")[0])
    b.fight()
    b.foe("attack")
    b.fight()
    assert (b.asked("Anna") == "block") is (action == "nothing")
    assert b.value(b.where("centaur")[0], "turned") is False


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


@pytest.mark.rule("BH-D78", "BH-14.04")
@BOTH_SIDES
def test_who_is_turned_in_window_a_declares_nothing(seat: int) -> None:
    """The acting Medica heals instead of fighting."""
    b = Board(
        seat, {"pieces": {"war-left-1": "medica", "war-left-2": {"card": "smith", "damage": 1, "turned": True}}},
        deck="white", phase="combat",
    )  # fmt: skip
    assert GAME.flowing.moment(b.table, seat - 1) == "before_declaration"
    b.does_and("use me-war-left-1 1", "me-war-left-2")
    assert b.value("me-war-left-2", "damage") == 0
    b.close()
    assert b.kind() == "priority"
    assert GAME.flowing.moment(b.table, seat - 1) == "combat_end"
    assert b.ready == "Anna"
