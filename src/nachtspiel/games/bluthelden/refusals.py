"""Why something cannot be done now, by the rule that forbids it."""

from mypy_extensions import i64

from nachtspiel.engine.errors import Refused, refused
from nachtspiel.engine.options import Option
from nachtspiel.games.bluthelden.costs import price
from nachtspiel.games.bluthelden.offers import is_own_turn
from nachtspiel.games.bluthelden.pieces import Card
from nachtspiel.games.bluthelden.state import PLAINLY
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    BARRIER,
    CHARACTER,
    COMBAT,
    END,
    NOWHERE,
    RESOURCE,
    SHIELD,
    STAYS_TURNED,
    TACTICAL_SHIFT,
    TRAINING,
)
from nachtspiel.games.bluthelden.vocabulary import ASK_BLOCK, ASK_PRIORITY, SHIELD_PLACE

SENTENCES = {
    "not-in-hand": "{card} is not in this player's hand",
    "not-your-turn": "{card} cannot be played from hand in the other player's Main Phase",
    "in-combat": "{card} cannot be played: no hand cards are played in the Combat Phase",
    "end-of-round": "{card} cannot be played now: at the End of the Round only Trainings and Spells are",
    "too-dear": "{card} costs {cost} ASP, and there are {asp}",
    "low-level": "{card} needs a resource of level {level}",
    "no-lane": "{card} has no free slot in a lane with an own resource",
    "one-resource": "only one resource may come into play in a round",
    "no-field": "{card} has no fitting resource field",
    "advisor-there": "there is an Advisor already",
    "no-target": "{card} has no legal target now",
    "not-yours": "what lies there is not under this player's control",
    "nothing-there": "nothing lies there",
    "no-ability": "{card} has no ability to use",
    "is-turned": "{card} is turned already",
    "stays-turned": "{card} is turned and does not unturn next round",
    "cannot-use": "{card} cannot use that ability now",
    "cannot-move": "{card} cannot Move now",
    "cannot-block": "{card} cannot block this attack",
    "not-offered": "that is not one of the choices offered now",
}


def refuse(rule: str, reason: str, names: dict[str, str]) -> Refused:
    return refused(rule, SENTENCES, reason, names)


def refusal(duel: Duel, seat: i64, meant: Option) -> Refused:
    """The sentence for an option that was not offered."""
    question = duel.question(seat)
    kind = "" if question is None else question.kind
    rule = "BH-8.03" if question is None else question.rule
    duel = duel.copy()
    duel.fresh()
    if kind == ASK_PRIORITY:
        if meant.kind == "card":
            return card_refusal(duel, seat, duel.box.cards[meant.part("card")])
        if meant.kind in ("ability", "move"):
            return piece_refusal(duel, seat, meant, rule)
    if kind == ASK_BLOCK and meant.kind == "place":
        piece = duel.at(meant.part("place"))
        if piece is not None and piece.controller == seat:
            reason = "BH-13.52" if piece.keywords & BARRIER else "BH-D80"
            return refuse(reason, "cannot-block", {"card": duel.box.cards[piece.card].key})
    return refuse(rule, "not-offered", {})


def card_refusal(duel: Duel, seat: i64, card: Card) -> Refused:
    """From the plainest reason to the rarest."""
    names = {"card": card.key}
    player = duel.players[seat]
    own_turn = is_own_turn(duel, seat)
    if card.number not in player.hand:
        return refuse("BH-7.01", "not-in-hand", names)
    if duel.phase == COMBAT:
        return refuse("BH-6.06", "in-combat", names)
    if duel.phase == END and not card.is_spell() and card.type != TRAINING:
        return refuse("BH-3.31", "end-of-round", names)
    if duel.phase != END and not own_turn:
        return refuse("BH-6.05", "not-your-turn", names)
    if card.type == RESOURCE:
        if player.resources:
            return refuse("BH-9.25", "one-resource", names)
        return refuse("BH-9.23" if card.level == 1 else "BH-9.27", "no-field", names)
    if (card.type == CHARACTER or card.type == ADVISOR) and duel.resource_level(seat) < card.level:
        return refuse("BH-10.21" if card.level > 1 else "BH-10.20", "low-level", names | {"level": str(card.level)})
    cost = price(duel, seat, card, PLAINLY, -1, NOWHERE)
    if cost > player.asp:
        return refuse("BH-7.10", "too-dear", names | {"cost": str(cost), "asp": str(player.asp)})
    if card.type == ADVISOR:
        return refuse("BH-10.02", "advisor-there", names)
    if card.type == CHARACTER:
        return refuse("BH-10.19", "no-lane", names)
    return refuse("BH-D25", "no-target", names)


def piece_refusal(duel: Duel, seat: i64, meant: Option, rule: str) -> Refused:
    piece = duel.at(meant.part("place"))
    if piece is None:
        return refuse(rule, "nothing-there", {})
    if piece.controller != seat:
        return refuse("BH-D23", "not-yours", {})
    if piece.is_hidden():
        return refuse("BH-13.24", "not-offered", {})
    card = duel.box.cards[piece.card]
    names = {"card": card.key}
    if meant.kind == "move":
        return refuse("BH-12.11" if is_own_turn(duel, seat) else "BH-D115", "cannot-move", names)
    printed = len(card.activated) > 0 and not piece.blank
    if not printed and not piece.keywords & (SHIELD | TACTICAL_SHIFT):
        return refuse("BH-D25", "no-ability", names)
    if piece.turned and needs_turning(card, meant.part("ability")):
        if piece.missed or piece.keywords & STAYS_TURNED:
            return refuse("BH-13.22", "stays-turned", names)
        return refuse("BH-D31", "is-turned", names)
    return refuse("BH-D25", "cannot-use", names)


def needs_turning(card: Card, place: i64) -> bool:
    """Whether this use of a permanent is paid for by turning it."""
    for ability in card.activated:
        if ability.place == place and ability.cost is not None:
            return ability.cost.turn
    return place == SHIELD_PLACE
