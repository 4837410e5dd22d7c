"""The Reaction Chain: priority, passing, triggers, and resolving one item at a time (BH-8.01 to BH-8.11)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.check import CHECK, end
from nachtspiel.games.bluthelden.choosing import REVEALING
from nachtspiel.games.bluthelden.costs import can_pay, pay
from nachtspiel.games.bluthelden.entering import resolve_move, resolve_permanent, resolve_reveal
from nachtspiel.games.bluthelden.matching import holds, lane_meant
from nachtspiel.games.bluthelden.offers import candidates, chain_target, may_target, options
from nachtspiel.games.bluthelden.pieces import A_CHAIN_ITEM, A_PIECE, ONCE_A_ROUND, Ability, Condition, Target
from nachtspiel.games.bluthelden.playing import begin, begin_trigger
from nachtspiel.games.bluthelden.state import DRAWN_GAME, MOVE, NO_WINDOW, PLAYED, TRIGGER, Item, Making
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import LOOP_LIMIT
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_MAY,
    ASK_ORDER,
    ASK_PRIORITY,
    ASK_TARGET,
    NO,
    ORDER,
    PASS,
    PLACE,
    YES,
)

# ---------------------------------------------------------------- windows and priority


class Window(Step[Duel]):
    """A window opens: state check, its triggers, then player a has priority first (BH-D21). b is its name."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.window = b
        table.passes = 0
        table.then(CHECK)
        table.then(TRIGGERS)
        table.then(PRIORITY, a)


class WindowIfChain(Step[Duel]):
    """A window that opens only if something lies on the chain (BH-D76, start of combat and after damage)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.window = b
        table.passes = 0
        table.then(CHECK)
        table.then(TRIGGERS)
        table.then(PRIORITY_IF_CHAIN, a)


class PriorityIfChain(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        if table.chain:
            table.then(PRIORITY, a)
        else:
            table.window = NO_WINDOW


class Priority(Step[Duel]):
    """Player a has priority (BH-8.03)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.priority = a
        table.ask(a, ASK_PRIORITY, options(table, a), "BH-8.06" if table.chain else "BH-8.05")
        table.then(PRIORITY_USED, a)


class PriorityUsed(Step[Duel]):
    """Passing hands it to the other; after anything else the same player keeps it (BH-D20, BH-D112)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        option = table.answers[a]
        if option != PASS:
            begin(table, a, option)
            table.then(CHECK)
            table.then(TRIGGERS)
            table.then(PRIORITY, a)
            return
        table.tell("BH-8.05", "passes", a)
        table.passes += 1
        if table.passes < 2:
            table.then(PRIORITY, 1 - a)
        elif table.chain:  # BH-8.07
            table.passes = 0
            table.then(RESOLVE)
            table.then(CHECK)
            table.then(TRIGGERS)
            table.then(PRIORITY, table.active)  # BH-8.08
        else:
            table.window = NO_WINDOW  # BH-8.09
            table.streak = 0


class ByItself(Step[Duel]):
    """Nobody has priority: the chain resolves by itself from the top (BH-D114)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.then(CHECK)
        table.then(TRIGGERS)
        table.then(NEXT_BY_ITSELF)


class NextByItself(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        if table.chain:
            table.then(RESOLVE)
            table.then(BY_ITSELF)


# ---------------------------------------------------------------- triggers


class Triggers(Step[Duel]):
    """Waiting triggers go on the chain, the active player's first; each player orders his own (BH-D29)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        if not table.pending:
            return
        seat = table.active
        found = [item for item in table.pending if item.seat == seat]
        if not found:
            seat = 1 - seat
            found = table.pending
        rivals = rivals_in(found)
        if rivals:
            ask_event(table, seat, rivals)
            table.then(TRIGGERS)
            return
        for item in found:
            if not is_same(item, found[0]):
                table.ask(seat, ASK_ORDER, [ORDER + i for i in range(min(len(found), 100))], "BH-D29")
                table.then(TRIGGER_CHOSEN, seat)
                table.then(TRIGGERS)
                return
        put(table, found[0])
        table.then(TRIGGERS)


def is_same(item: Item, other: Item) -> bool:
    """Whether it makes no difference which of the two goes on the chain first."""
    if item.card != other.card or item.ability != other.ability or item.base != other.base:
        return False
    text = item.text
    assert text is not None
    if text.uses_event and (item.event != other.event or item.event_lane != other.event_lane):
        return False
    return not text.uses_source or (item.lane == other.lane and item.noted == other.noted)


def rivals_in(found: list[Item]) -> list[Item]:
    """An ability that works once per round, as often as it waits, if several events have brought it about."""
    for item in found:
        text = item.text
        if text is not None and text.limit == ONCE_A_ROUND:
            rivals = [other for other in found if other.source == item.source and other.text is text]
            if len(rivals) > 1:
                return rivals
    return []


def ask_event(duel: Duel, seat: i64, rivals: list[Item]) -> None:
    """Its controller chooses to which of them it applies (BH-D136); who has left play is no choice."""
    kept = rivals[0]
    places: list[int] = []
    for item in rivals:
        piece = duel.find(item.event)
        if piece is not None:
            kept = item
            places.append(PLACE + piece.place)
    if len(places) > 1:
        duel.ask(seat, ASK_TARGET, sorted(places), "BH-D136", kept.card)
        duel.then(EVENT_CHOSEN, seat)
    else:
        keep_one(duel, rivals, kept)


def keep_one(duel: Duel, rivals: list[Item], kept: Item) -> None:
    duel.pending = [item for item in duel.pending if item is kept or item not in rivals]


class EventChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        rivals = rivals_in([item for item in table.pending if item.seat == a])
        piece = table.at(table.answers[a] - PLACE)
        assert piece is not None
        for item in rivals:
            if item.event == piece.serial:
                keep_one(table, rivals, item)


class TriggerChosen(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        found = [item for item in table.pending if item.seat == a]
        put(table, found[table.answers[a] - ORDER])


def put(duel: Duel, item: Item) -> None:
    """Onto the chain; if it needs a target and there is none, it is not put there, but has been used (BH-D139)."""
    duel.pending = [other for other in duel.pending if other is not item]
    text = item.text
    assert text is not None
    duel.fresh()
    for target in text.targets:
        lane = lane_meant(duel, item, target.selection.lane)
        if target.low and len(
            candidates(duel, target, item.seat, item.source, lane, item.event_lane, [])
        ) < target.low:  # fmt: skip
            return
    begin_trigger(duel, item)


# ---------------------------------------------------------------- resolving


class Resolve(Step[Duel]):
    """The topmost item resolves (BH-8.07)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        item = table.chain[-1]
        table.chain = table.chain[:-1]
        table.resolving = item
        table.struck = []
        table.killed = False
        table.did = False
        table.picks = []
        table.made = []
        table.streak = table.streak + 1 if item.kind == TRIGGER else 0
        if table.streak >= LOOP_LIMIT:
            table.tell("BH-D37", "loop")
            end(table, DRAWN_GAME, "BH-D37")
            return
        table.fresh()
        if item.kind != MOVE:
            table.tell("BH-8.07", "resolves", item.seat, item.named, table.cause(item))
        if item.kind == MOVE:
            resolve_move(table, item)
        elif item.ability == REVEALING:
            resolve_reveal(table, item)
        elif item.kind == PLAYED and not table.box.cards[item.card].is_spell():
            resolve_permanent(table, item)
        else:
            resolve_text(table, item)
        table.then(RESOLVED)


class Resolved(Step[Duel]):
    """A Spell goes to the Graveyard after it has worked (BH-7.15, BH-11.02)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        item = table.resolving
        assert item is not None
        if item.kind == PLAYED and table.box.cards[item.card].is_spell():
            table.players[item.seat].graveyard.append(item.card)
            table.tell("BH-11.02", "used_up", item.seat, item.card)
        table.resolving = None


def resolve_text(duel: Duel, item: Item) -> None:
    """A Spell or an ability: targets that have become illegal are left out; without any left nothing happens."""
    if item.void:
        no_effect(duel, item, "BH-D132")
        return
    had = len(item.first) + len(item.second)
    if had:
        item = legal_targets(duel, item)
        duel.resolving = item
        if not item.first and not item.second:
            duel.tell("BH-D28", "fizzles", item.seat, item.card)
            return
    text = item.text
    assert text is not None
    if item.kind == TRIGGER:
        condition = text.condition
        source = duel.find(item.source)
        if condition is not None and not holds(duel, condition, item.seat, source, item.lane):
            no_effect(duel, item, "BH-D113")
            return
        if text.may:
            cost = text.cost
            if cost is not None and (
                duel.players[item.seat].asp < cost.asp or not can_pay(duel, item.seat, cost, source, -1)
            ):
                no_effect(duel, item, "BH-D113")
                return
            duel.ask(item.seat, ASK_MAY, [YES, NO], "BH-D113", item.card)
            duel.then(MAY_CHOSEN)
            return
    duel.then(EFFECTS, 0)


def no_effect(duel: Duel, item: Item, rule: str) -> None:
    duel.tell(rule, "no_effect", item.seat, item.named, duel.cause(item))


class MayChosen(Step[Duel]):
    """'You may': decided and paid on resolution (BH-D113)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        item = table.resolving
        assert item is not None
        if table.answers[item.seat] != YES:
            table.tell("BH-D113", "declines", item.seat, item.named)
            return
        text = item.text
        assert text is not None
        cost = text.cost
        if cost is not None:
            table.players[item.seat].asp -= cost.asp
            pay(table, Making(item.seat, TRIGGER, item.card, item.ability, item.source), cost, table.find(item.source))
        table.then(EFFECTS, 0)


class Effects(Step[Duel]):
    """Effect a of the resolving text, then the next (BH-D127)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        item = table.resolving
        if item is None:
            return
        text = item.text
        assert text is not None
        if a >= len(text.effects):
            return
        effect = text.effects[a]
        table.effect = a
        condition = effect.condition
        if condition is not None and condition.died and b == 0:
            table.then(CHECK)  # BH-D134
            table.then(EFFECTS, a, 1)
            return
        if condition is None or effect_holds(table, item, condition):
            table.did = False
            table.picks = []
            effect.run(table, item)
        else:
            table.did = False
        table.then(EFFECTS, a + 1)


class EffectChosen(Step[Duel]):
    """A player (a) has answered what an effect asked."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        item = table.resolving
        assert item is not None
        text = item.text
        assert text is not None
        text.effects[table.effect].chosen(table, item, table.answers[a])


def effect_holds(duel: Duel, item: Item, condition: Condition) -> bool:
    if condition.did and not duel.did:
        return False
    if condition.died and not duel.killed:
        return False
    duel.fresh()
    source = duel.find(item.source)
    return holds(duel, condition, item.seat, source, item.lane if source is None else duel.lane_of(source))


def legal_targets(duel: Duel, item: Item) -> Item:
    """The item with those of its targets that are still legal (BH-D28)."""
    text = item.text
    assert text is not None
    twin = item.twin()
    twin.first = still_legal(duel, item, item.first, text, 0)
    twin.second = still_legal(duel, item, item.second, text, 1)
    return twin


def still_legal(duel: Duel, item: Item, chosen: list[int], text: Ability, index: i64) -> list[int]:
    if not chosen:
        return chosen
    target = text.targets[index]
    return [serial for serial in chosen if is_legal(duel, item, target, serial)]


def is_legal(duel: Duel, item: Item, target: Target, serial: i64) -> bool:
    if target.kind == A_CHAIN_ITEM:
        for index in range(len(duel.chain)):
            if duel.chain[index].serial == serial:
                return chain_target(duel, target, index, item.seat)
        return False
    if target.kind != A_PIECE:
        return True
    piece = duel.find(serial)
    return piece is not None and may_target(
        duel, target, piece, item.seat, item.source, lane_meant(duel, item, target.selection.lane)
    )


WINDOW: Final = Window()
WINDOW_IF_CHAIN: Final = WindowIfChain()
PRIORITY_IF_CHAIN: Final = PriorityIfChain()
PRIORITY: Final = Priority()
PRIORITY_USED: Final = PriorityUsed()
BY_ITSELF: Final = ByItself()
NEXT_BY_ITSELF: Final = NextByItself()
TRIGGERS: Final = Triggers()
EVENT_CHOSEN: Final = EventChosen()
TRIGGER_CHOSEN: Final = TriggerChosen()
RESOLVE: Final = Resolve()
RESOLVED: Final = Resolved()
MAY_CHOSEN: Final = MayChosen()
EFFECTS: Final = Effects()
EFFECT_CHOSEN: Final = EffectChosen()
