"""How good a position looks to a seat: what bots without time, and rollouts, go by."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.games.bluthelden.table import DRAWN_GAME, NOTHING, Duel
from nachtspiel.games.bluthelden.terms import ADVISOR, CHARACTER, IN_WAR, LANES, RESOURCE, ZONE_OF
from nachtspiel.games.bluthelden.vocabulary import ASK_PRIORITY, PASS

WIN: Final = 1000.0
MOST_STEPS: Final = 60  # answers until something that has begun is over
MOST_TRIES: Final = 8  # options that are compared in one of them


def judge(duel: Duel, seat: i64) -> float:
    """The lead over the other player, in life points, once everything that has begun is over: the chain resolved, the
    attack done. A finished game counts as what it is."""
    if not is_quiet(duel):
        duel = duel.copy()
        settle(duel, True)
    elif duel.stale:
        duel = duel.copy()  # looking never changes a table
    return lead(duel, seat)


def lead(duel: Duel, seat: i64) -> float:
    if duel.over:
        if duel.result == DRAWN_GAME:
            return 0.0
        return WIN if duel.result == seat else -WIN
    duel.fresh()
    return worth(duel, seat) - worth(duel, 1 - seat)


def is_quiet(duel: Duel) -> bool:
    return duel.over or (
        not duel.chain and duel.making is None and duel.resolving is None and duel.acting == NOTHING
    )  # fmt: skip


def settle(duel: Duel, compare: bool) -> None:
    """Play on until nothing is under way: everybody passes, and where something has to be chosen, whoever is asked
    takes what looks best (or, below that, just anything)."""
    for _ in range(MOST_STEPS):
        if is_quiet(duel):
            return
        question = duel.questions[0]
        options = question.options
        if question.kind == ASK_PRIORITY:
            duel.answer(question.seat, PASS)
        elif compare and 1 < len(options) <= MOST_TRIES:
            duel.answer(question.seat, best(duel, question.seat, options))
        else:
            duel.answer(question.seat, options[0])


def best(duel: Duel, seat: i64, options: list[int]) -> int:
    found = options[0]
    most = -2.0 * WIN
    for option in options:
        twin = duel.copy()
        twin.answer(seat, option)
        settle(twin, False)
        value = lead(twin, seat)
        if value > most:
            most = value
            found = option
    return found


def worth(duel: Duel, seat: i64) -> float:
    """Life, cards, astral points, resources, and what stands on the battlefield."""
    player = duel.players[seat]
    total = float(player.lp) + 1.6 * float(len(player.hand)) + 0.25 * float(player.asp)
    if not player.spells and not player.pool:
        total -= 15.0
    for lane in range(LANES):
        total += 0.5 * float(duel.shadows[seat * LANES + lane])
    for piece in duel.pieces:
        if piece.controller != seat:
            continue
        card = duel.box.cards[piece.card]
        if piece.kind == CHARACTER:
            health = float(piece.hp - piece.damage)
            total += 1.0 + 1.1 * float(piece.power) + 0.7 * health + 0.2 * float(piece.initiative)
            if ZONE_OF[piece.place] == IN_WAR and not piece.turned:
                total += 0.6
            if piece.bound:
                total += 1.5
        elif piece.kind == RESOURCE:
            total += 3.0 + 2.0 * float(card.level)
        elif piece.kind == ADVISOR:
            total += 4.0
        else:
            total += 1.0
    return total
