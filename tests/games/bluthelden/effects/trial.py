"""Every word of docs/bluthelden-cards.md for what a text can do, on Spells made for this: what it does to whom, and
whether `if = {did = true}` then holds. Cards that no deck has yet may be written with them."""

from functools import cache
from typing import Any

from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.game import Bluthelden
from tests.games.bluthelden.cards.board import Board

ONE = 'targets = [{what = "fighter"}]'

# Magic value 3: the Ranger (Resistance 3) is reached, the Centaur (4) is not.
SPELLS = {
    "turn": (ONE, '{do = "turn", to = "target"}'),
    "unturn": (ONE, '{do = "unturn", to = "target"}'),
    "stun": (ONE, '{do = "stun", to = "target"}'),
    "fear": (ONE, '{do = "fear", to = "target"}'),
    "shift": (ONE, '{do = "shift", to = "target"}'),
    "return_to_hand": (ONE, '{do = "return_to_hand", to = "target"}'),
    "destroy": (ONE, '{do = "destroy", to = "target"}'),
    "banish": (ONE, '{do = "banish", to = "target"}'),
    "counter": (ONE, '{do = "counter", name = "plus", n = 2, to = "target"}'),
    "change": (ONE, '{do = "change", to = "target", power = 1, hp = 2}'),
    "blood_rush": (ONE, '{do = "blood_rush", n = 2, to = "target"}'),
    "prevent": (ONE, '{do = "prevent", n = 2, to = "target"}'),
    "damage": (ONE, '{do = "damage", n = 1, to = "target"}'),
    "heal": (ONE, '{do = "heal", n = 1, to = "target"}'),
    "remove_counters": (ONE, '{do = "remove_counters", names = ["poison", "madness"], to = "target"}'),
    "create_training": (ONE, '{do = "create", token = "growth", to = "target"}'),
    "create": ("", '{do = "create", token = "skeleton", n = 2, zone = "war"}'),
    "create_there": (ONE, '{do = "create", token = "skeleton", zone = "safety", lane = "target"}'),
    "two": (
        'targets = [{what = "fighter", side = "own"}, {what = "fighter", side = "enemy"}]',
        '{do = "damage", n = 1, to = "target"}, {do = "damage", n = 2, to = "target2"}',
    ),
    "copy": (ONE, '{do = "copy", of = "target"}'),
    "fuse": ('targets = [{what = "war_zone"}]', '{do = "fuse", token = "skeleton", n = 2, into = "mutant_demon"}'),
    "shadow": ("", '{do = "shadow", n = 2}'),
    "shadow_there": ('targets = [{what = "war_zone"}]', '{do = "shadow", n = 2, lane = "target"}'),
    "no_damage": ('targets = [{what = "war_zone"}]', '{do = "no_damage"}'),
    "control": (ONE, '{do = "control", to = "target", until = "game"}'),
    "move": (ONE, '{do = "move", to = "target", zone = "safety"}'),
    "rise": (ONE, '{do = "rise", to = "target"}'),
    "gain_lp": ("", '{do = "gain_lp", n = 2, who = "opponent"}'),
    "lose_lp": ("", '{do = "lose_lp", n = 2, who = "opponent"}'),
    "gain_asp": ("", '{do = "gain_asp", n = 2}'),
    "sacrifice": ("", '{do = "sacrifice", n = 2, who = "opponent"}'),
    "discard": ("", '{do = "discard", n = 2, who = "opponent"}'),
    "draw_spell": ("", '{do = "draw", n = 2, from = "spell"}'),
    "draw": ("", '{do = "draw", n = 2}'),
    "draw_pool": ("", '{do = "draw", n = 1, from = "pool"}'),
    "fetch": ("", '{do = "fetch", from = "graveyard", of = {species = "undead"}, put = "hand"}'),
    "play_free": ("", '{do = "play_free", of = {type = "spell"}}'),
    "later": ("", '{do = "later", when = "turn_ends", then = [{do = "gain_asp", n = 1}]}'),
}

SPELL = """
[[card]]
key = "trial_{name}"
type = "spell"
colour = "grey"
rarity = "F"
asp = 0
magic = 3
origin = "original"
[[card.effect]]
{targets}
do = [{do}, {{do = "gain_lp", n = 1, if = {{did = true}}}}]
"""

THINGS = """
[[card]]
key = "trial_thing"
type = "artifact"
colour = "grey"
rarity = "F"
asp = 0
origin = "original"
[[card.activated]]
cost = {turn = true}
do = [{do = "sacrifice_this"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true}
do = [{do = "banish_this"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "sacrifice_this"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "banish_this"}, {do = "gain_lp", n = 1, if = {did = true}}]

[[card]]
key = "trial_drill"
type = "training"
colour = "grey"
rarity = "F"
asp = 0
host = {what = "fighter", side = "own"}
origin = "original"
[[card.activated]]
cost = {turn = true}
do = [{do = "counter", name = "plus", n = 2, to = "host"}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "counter", name = "plus", n = 2, to = "host"}, {do = "gain_lp", n = 1, if = {did = true}}]

[[card]]
key = "trial_bloodmage"
type = "artifact"
colour = "grey"
rarity = "F"
asp = 0
keywords = ["bloodmage"]
origin = "original"
[[card.activated]]
cost = {turn = true}
do = [{do = "gain_asp", n = 2}, {do = "gain_lp", n = 1, if = {did = true}}]
[[card.activated]]
cost = {turn = true, sacrifice_self = true}
do = [{do = "gain_asp", n = 2}, {do = "gain_lp", n = 1, if = {did = true}}]
"""


@cache
def game() -> Bluthelden:
    texts = read_files()
    spells = [SPELL.format(name=name, targets=targets, do=do) for name, (targets, do) in SPELLS.items()]
    return Bluthelden(open_box(texts | {"neutral.toml": texts["neutral.toml"] + "".join(spells) + THINGS}))


def cast(
    seat: int, name: str, *choices: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None,
    **more: Any,
) -> Board:  # fmt: skip
    """Anna, at 20 LP, has played the Spell of this verb and it has resolved; at 21 LP it did something."""
    own = {"lp": 20, "hand": [f"trial_{name}"]}
    own |= mine or {}
    b = Board(seat, own, theirs, game=game(), **more)
    b.does(f"trial_{name}", *choices)
    assert b.chain() == [f"trial_{name}"]
    return b
