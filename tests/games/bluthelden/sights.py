"""Who knows what: views agree with the table, and nobody sees or hears what is hidden (BH-D97, BH-D108)."""

from collections.abc import Iterator
from typing import Any, Final

from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden.state import FACE_DOWN, Piece, Player
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.vocabulary import PLACE_NAMES
from tests.games.bluthelden.watch import Watch


def views_agree_with_the_table(watch: Watch) -> Iterator[str]:
    table = watch.table
    faces = [face_of(watch, piece) for piece in table.pieces]
    for seat, view in watch.views.items():
        who = "the spectators" if seat == NOBODY else f"seat {seat + 1}"
        for name in ("round", "phase", "window", "active", "priority"):
            if view[name] != getattr(table, name):
                yield f"{who}: {name} is {view[name]}"
        for player, told in zip(table.players, view["players"], strict=True):
            yield from wrong_of_player(watch, player, told, seat, who)
        if [told["place"] for told in view["pieces"]] != [PLACE_NAMES[piece.place] for piece in table.pieces]:
            yield f"{who}: other permanents"
            continue
        for piece, face, told in zip(table.pieces, faces, view["pieces"], strict=True):
            yield from wrong_of_piece(watch, piece, face, told, seat, who)
        for item, told in zip(table.chain, view["chain"], strict=True):
            secret = seat != item.seat if item.way == FACE_DOWN else item.named < 0
            if told["card"] != (None if secret else watch.key(item.card if item.way == FACE_DOWN else item.named)):
                yield f"{who}: {told['card']} is on the chain"
        question = None if seat == NOBODY else table.question(seat)
        asked = None if view["question"] is None else [option["option"] for option in view["question"]["options"]]
        if asked != (None if question is None else list(question.options)):
            yield f"{who}: other options"


def wrong_of_player(watch: Watch, player: Player, told: dict[str, Any], seat: int, who: str) -> Iterator[str]:
    own = seat == player.seat
    open_hand = own or watch.table.variants.open_hands
    expected: dict[str, object] = {
        "lp": max(player.lp, 0), "asp": player.asp, "hand_size": len(player.hand), "spells": len(player.spells),
        "pool": len(player.pool), "resources": player.resources, "decked": player.decked,
    }  # fmt: skip
    for name, seen in (("hand", open_hand), ("shown", True), ("graveyard", True), ("banished", True)):
        expected[name] = [watch.key(number) for number in getattr(player, name)] if seen else None
    expected["spell_cards"] = [watch.key(number) for number in player.spells] if own else None
    expected["pool_cards"] = [watch.key(number) for number in player.pool] if own else None
    for name, value in expected.items():
        if told[name] != value:
            yield f"{who}: {name} of seat {player.seat + 1} is {told[name]}, not {value}"


def wrong_of_piece(
    watch: Watch, piece: Piece, face: dict[str, object], told: dict[str, Any], seat: int, who: str
) -> Iterator[str]:
    name = PLACE_NAMES[piece.place]
    if face["hidden"] and seat != piece.controller and not watch.table.over:
        if told != {"place": name, "controller": piece.controller, "hidden": True, "card": None}:
            yield f"{who}: sees the card at {name}"
    elif not face.items() <= told.items():
        wrong = [field for field, value in face.items() if told[field] != value]
        yield f"{who}: {', '.join(wrong)} of {name}"


def face_of(watch: Watch, piece: Piece) -> dict[str, object]:
    """What is told of a permanent that lies face up."""
    expected: dict[str, object] = {
        "card": watch.card(piece).key, "hidden": piece.is_hidden(), "controller": piece.controller,
        "owner": piece.owner, "token": piece.token, "turned": piece.turned, "missed": piece.missed,
        "bound": piece.bound, "damage": piece.damage, "acted": piece.acted, "actions": piece.actions,
        "fresh": piece.fresh,
    }  # fmt: skip
    if not watch.table.stale:
        expected |= {
            "power": piece.power, "hp": piece.hp, "resistance": piece.resistance, "initiative": piece.initiative,
            "blank": piece.blank,
        }  # fmt: skip
    return expected


def views_do_not_follow_from_secrets(watch: Watch) -> Iterator[str]:
    """A seat, the other one each time, sees the same whatever the hidden cards are; only who has answered in secret
    is open."""
    table = watch.table
    if table.over:
        return
    seat = int(table.asked) % 2
    other = watch.game.knowing.imagine(table, seat, int(table.asked))
    assert isinstance(other, Duel)
    seen, imagined = watch.views[seat], watch.view(other, seat)
    for name in seen.keys() - {"waiting", "laid", "answers"}:
        if seen[name] != imagined[name]:
            yield f"seat {seat + 1} sees in {name} something of what is hidden from it"


def events_name_only_what_is_known(watch: Watch) -> Iterator[str]:
    if watch.table.variants.open_hands:
        return
    for seat in range(2):
        known = watch.before[seat] | watch.now[seat]
        for event in watch.events:
            for number in watch.named(event):
                if event.may_know(seat) and number not in known:
                    yield f"seat {seat + 1} hears of {watch.key(number)}: {event.what}"


OF_KNOWLEDGE: Final = [
    views_agree_with_the_table,
    views_do_not_follow_from_secrets,
    events_name_only_what_is_known,
]
