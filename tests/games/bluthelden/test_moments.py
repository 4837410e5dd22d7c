"""Every word of docs/bluthelden-cards.md for when an ability triggers: artifacts that do nothing but count."""

from functools import cache

import pytest

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from tests.games.bluthelden.cards.board import BOTH_SIDES, Board

WATCHER = """
[[card]]
key = "watcher_{side}_{moment}"
type = "artifact"
colour = "grey"
rarity = "F"
asp = 0
origin = "original"
[[card.triggered]]
when = "{moment}"
of = {{what = "character", side = "{side}"}}
do = [{{do = "counter", name = "seen", n = 1, to = "self"}}]
"""

# How often a watcher of Anna's sees it: for her Characters, for Ben's.
IN_COMBAT = {
    "attacks": (1, 0), "blocks": (0, 1), "is_blocked": (1, 0), "ranged_attack": (0, 1), "hits": (1, 2),
    "takes_damage": (2, 1), "takes_combat_damage": (2, 1), "survives_combat": (0, 1), "dies": (1, 0), "leaves": (1, 0),
    "combat_begins": (1, 1), "combat_ends": (1, 1), "round_ends": (1, 1), "round_begins": (0, 0), "turn_begins": (0, 0),
    "turn_ends": (0, 0), "enters": (0, 0), "trained": (0, 0), "rises": (0, 0), "turned_up": (0, 0),
    "shadow_created": (0, 0),
}  # fmt: skip
# The watcher is Anna's, or Ben's.
IN_A_ROUND = {
    "turn_begins": (2, 1), "turn_ends": (1, 1), "round_begins": (1, 1), "round_ends": (1, 1), "combat_begins": (1, 1),
    "combat_ends": (1, 1), "second_round": (1, 0), "third_round": (0, 0),
}  # fmt: skip
IN_A_MAIN_PHASE = {
    "enters": (1, 0), "trained": (1, 0), "turned_up": (1, 0), "dies": (0, 1), "leaves": (0, 1), "takes_damage": (1, 1),
    "takes_combat_damage": (0, 0), "hits": (2, 0), "attacks": (0, 0), "rises": (0, 0),
}  # fmt: skip
MOMENTS = sorted({*IN_COMBAT, *IN_A_ROUND, *IN_A_MAIN_PHASE})


@cache
def game() -> Bluthelden:
    texts = read_files()
    watchers = [WATCHER.format(moment=moment, side=side) for moment in MOMENTS for side in ("own", "enemy")]
    return Bluthelden(open_box(texts | {"neutral.toml": texts["neutral.toml"] + "".join(watchers)}))


def seen(b: Board, place: str) -> int:
    return int(b.value(place, "counters").get("seen", 0))


@BOTH_SIDES
@pytest.mark.rule("BH-D113", "BH-D117", "BH-D89")
@pytest.mark.parametrize("moment", IN_COMBAT)
def test_what_happens_in_combat_is_seen(seat: int, moment: str) -> None:
    """The Ranger attacks, the Smith blocks, both are hurt; then the Archer shoots the Ranger, who dies."""
    watchers = {"area-1": f"watcher_own_{moment}", "area-2": f"watcher_enemy_{moment}"}
    theirs = {"war-left-1": "smith", "safety-left-1": "archer_of_the_guard"}
    b = Board(
        seat, {"pieces": watchers | {"war-left-1": "ranger"}}, {"pieces": theirs}, deck="green", other="white",
        phase="combat", game=game(),
    )  # fmt: skip
    answers = {"declare": ["attack", "shoot"], "block": ["foe-war-left-1"], "object": ["me-war-left-1"]}
    while b.phase == "combat" or b.kind() == "order":
        if b.kind() == "priority":
            b.both_pass()
        elif b.kind() == "order":
            b.does(b.offered("Anna")[0])
        else:
            b.choose(b.waits()[0], answers[b.kind()].pop(0))
    b.resolve_all()
    assert b.graveyard("Anna") == ["ranger"]
    assert (seen(b, "me-area-1"), seen(b, "me-area-2")) == IN_COMBAT[moment]
    assert (b.phase, b.ready) == ("end", "Anna")


@BOTH_SIDES
@pytest.mark.rule("BH-D30", "BH-D124", "BH-D113")
@pytest.mark.parametrize("moment", IN_A_ROUND)
def test_what_comes_with_every_round_is_seen(seat: int, moment: str) -> None:
    """From Anna's Main Phase to her next one."""
    watcher = {"card": f"watcher_own_{moment}", "entered": 3}
    pieces = {"pieces": {"area-1": watcher}}
    b = Board(seat, pieces, pieces, game=game())
    b.to_next("main1")
    b.resolve_all()
    assert (seen(b, "me-area-1"), seen(b, "foe-area-1")) == IN_A_ROUND[moment]
    assert b.ready == "Anna"


@BOTH_SIDES
@pytest.mark.rule("BH-D124")
@pytest.mark.parametrize(("moment", "entered"), [("second_round", 3), ("third_round", 2)])
def test_the_second_and_the_third_round_come_once(seat: int, moment: str, entered: int) -> None:
    pieces = {"pieces": {"area-1": {"card": f"watcher_own_{moment}", "entered": entered}}}
    b = Board(seat, pieces, pieces, game=game())
    for counted in (1, 1):
        b.to_next("main2")
        b.resolve_all()
        assert (seen(b, "me-area-1"), seen(b, "foe-area-1")) == (counted, counted)


@BOTH_SIDES
@pytest.mark.rule("BH-D113", "BH-13.24")
@pytest.mark.parametrize("moment", IN_A_MAIN_PHASE)
def test_what_happens_in_a_main_phase_is_seen(seat: int, moment: str) -> None:
    """A Ranger comes and is trained; a hidden Slave is turned up and hurts itself and a plant, which dies."""
    watchers = {"area-1": f"watcher_own_{moment}", "area-2": f"watcher_enemy_{moment}"}
    slave = {"card": "slave_of_the_abyss", "counters": {"plus": 1}}
    pieces = watchers | {"resource-left": "fertile_field", "hidden-left-1": slave}
    mine = {"asp": 7, "hand": ["ranger", "elvish_armor"], "pieces": pieces}
    plant = {"card": "creeper_plant", "damage": 1}
    b = Board(seat, mine, {"pieces": {"war-left-2": plant}}, deck="green", other="green", game=game())
    for choices in (["ranger", "me-safety-left-1"], ["elvish_armor", "me-safety-left-1"], ["use me-hidden-left-1 6"]):
        b.does_and(*choices)
        while b.kind() != "priority" or b.table.chain:
            if b.kind() == "priority":
                b.resolve()
            else:
                b.does(b.offered("Anna")[0])
    assert b.where("creeper_plant") == []
    assert (seen(b, "me-area-1"), seen(b, "me-area-2")) == IN_A_MAIN_PHASE[moment]
    assert b.ready == "Anna"
