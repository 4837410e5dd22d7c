"""Why a hunter cannot choose something, by the rule that forbids it."""

from mypy_extensions import i64

from nachtspiel.engine.errors import Refused, refused
from nachtspiel.engine.options import Option
from nachtspiel.games.bloodborne.table import Hunt
from nachtspiel.games.bloodborne.vocabulary import PLAY, REMOVE, TARGET, TRANSFORM, UPGRADE

SENTENCES = {
    "in-used": "{card} lies in the used pile and cannot be chosen until it has been taken back in Hunter's Dream",
    "not-owned": "{card} is not among this hunter's cards",
    "not-weapon": "{card} is no weapon, and whoever transforms must bring in a weapon",
    "dream-stays": "{card} can never be removed from the game",
    "not-in-row": "{card} is not among the Available Upgrades",
    "must-take": "at this table an upgrade must be taken",
    "not-a-target": "{card} cannot be aimed at seat {seat} now",
    "not-offered": "that is not one of the choices offered now",
}


def refuse(rule: str, reason: str, names: dict[str, str]) -> Refused:
    return refused(rule, SENTENCES, reason, names)


def refusal(hunt: Hunt, seat: i64, meant: Option) -> Refused:
    """The sentence for an option that was not offered."""
    option = meant.number
    box = hunt.box
    question = hunt.question(seat)
    kind = "" if question is None else question.kind
    rule = "" if question is None else question.rule
    hunter = hunt.hunters[seat]
    is_card = meant.kind == "card"
    card = {"card": box.cards[option].key} if is_card else {}
    if is_card and kind in (PLAY, TRANSFORM):
        if option in hunter.used:
            return refuse("BB-15.07" if kind == PLAY else "BB-8.05", "in-used", card)
        if option not in hunter.hand and option != hunter.played:
            return refuse(rule, "not-owned", card)
        return refuse("BB-8.04", "not-weapon", card)
    if kind == UPGRADE:
        if meant.kind == "decline":
            return refuse("BB-D10", "must-take", {})
        if is_card:
            return refuse("BB-13.09", "not-in-row", card)
    if kind == REMOVE and meant.part("card") == box.dream:
        return refuse("BB-14.11", "dream-stays", {"card": box.cards[box.dream].key})
    if kind == REMOVE and is_card and option not in hunter.used:
        return refuse(rule, "not-owned", card)
    if kind == TARGET and question is not None and 0 <= meant.part("seat") < hunt.seats:
        names = {"card": box.cards[question.about].key, "seat": str(meant.part("seat") + 1)}
        return refuse("BB-D61", "not-a-target", names)
    return refuse(rule, "not-offered", {})
