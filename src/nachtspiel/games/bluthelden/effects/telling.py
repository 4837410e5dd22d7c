"""What an effect changes of a permanent, told one by one."""

from mypy_extensions import i64

from nachtspiel.games.bluthelden.pieces import ANYTHING, Static
from nachtspiel.games.bluthelden.state import Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import KEYWORDS
from nachtspiel.games.bluthelden.vocabulary import both


def tell_change(duel: Duel, piece: Piece, static: Static, n: i64, until: i64, rule: str) -> None:
    """Values n times over, keywords, text (BH-D119)."""
    if duel.listener is None:
        return
    told = piece.told()
    if static.blank:
        duel.tell(rule, "loses_text", told, until)
    tell_keywords(duel, told, "gets_keyword", static.gain, until, rule)
    tell_keywords(duel, told, "loses_keyword", static.lose, until, rule)
    if static.base_power != ANYTHING:
        duel.tell(rule, "sets_power", told, static.base_power, until)
    if static.base_resistance != ANYTHING:
        duel.tell(rule, "sets_resistance", told, static.base_resistance, until)
    if static.base_initiative != ANYTHING:
        duel.tell(rule, "sets_initiative", told, static.base_initiative, until)
    if static.power * n or static.hp * n:
        duel.tell(rule, "gets_values", told, both(static.power * n, static.hp * n), until)
    if static.resistance * n:
        duel.tell(rule, "gets_resistance", told, static.resistance * n, until)
    if static.initiative * n:
        duel.tell(rule, "gets_initiative", told, static.initiative * n, until)
    if static.reduce:
        duel.tell(rule, "gets_reduction", told, static.reduce, until)


def tell_keywords(duel: Duel, told: i64, what: str, mask: i64, until: i64, rule: str) -> None:
    for bit in range(len(KEYWORDS)):
        if (mask >> bit) & 1:
            duel.tell(rule, what, told, bit, until)
