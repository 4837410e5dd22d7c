"""What holds at every table of Bluthelden whenever somebody is asked, whatever has been played.

    watch = Watch(GAME, table)     # before anything is drawn
    table.answer(seat, option)
    assert faults(watch) == []     # "slots_hold_one: 1-war-left-1 holds ranger and medica"

Each invariant is a function that yields a sentence for whatever breaks it; its name is the name of the fault. `at_rest`
means that a player has priority: the state check is done, nothing resolves and nothing is being made.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from nachtspiel.engine.table import NOBODY
from nachtspiel.games.bluthelden import terms
from nachtspiel.games.bluthelden.pieces import ANYTHING
from nachtspiel.games.bluthelden.state import (
    CHANGE,
    CONTROL,
    COVER,
    DRAWN_GAME,
    NO_WINDOW,
    NOTHING,
    PLAYED,
    RETURN,
    TO_COME,
    UNDECIDED,
    Piece,
    Player,
)
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_ACTING,
    ASK_BASE,
    ASK_BLOCK,
    ASK_DECLARE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_INITIATIVE,
    ASK_KEEP,
    ASK_MULLIGAN,
    ASK_OBJECT,
    ASK_PLACE,
    ASK_PRIORITY,
    ASK_SACRIFICE,
    ASK_SHIELD,
    ASK_SLOT,
    ASK_TARGET,
    CARD,
    HIDE,
    LANE,
    PLACE,
    PLACE_NAMES,
)
from tests.games.bluthelden.sights import OF_KNOWLEDGE
from tests.games.bluthelden.watch import Watch, cards_of, items

# Where each kind of permanent lies.
HOMES: Final[dict[int, set[int]]] = {
    terms.CHARACTER: {terms.IN_WAR, terms.IN_SAFETY, terms.HIDDEN}, terms.ADVISOR: {terms.AT_ADVISOR},
    terms.ARTIFACT: {terms.IN_AREA}, terms.RITUAL: {terms.IN_AREA}, terms.TRAINING: {terms.ATTACHED},
    terms.RESOURCE: {terms.AT_RESOURCES}, terms.SOVEREIGN: {terms.AT_SOVEREIGN}, terms.RUNE: {terms.AT_RUNE},
}  # fmt: skip
DERIVED: Final = ("power", "hp", "resistance", "initiative", "keywords", "blank", "reduce", "shifts")
OF_PIECES: Final = (ASK_TARGET, ASK_SACRIFICE, ASK_KEEP, ASK_ACTING, ASK_OBJECT, ASK_BLOCK, ASK_BASE, ASK_SHIELD)
OUTSIDE_THE_CHAIN: Final = (ASK_MULLIGAN, ASK_INITIATIVE, ASK_ACTING, ASK_DECLARE, ASK_OBJECT, ASK_BLOCK)
MOST: Final = 999


# ---------------------------------------------------------------- where cards are


def every_card_is_in_one_place(watch: Watch) -> Iterator[str]:
    for seat in range(2):
        cards, owned = cards_of(watch, seat), watch.owned[seat]
        if sorted(cards) == sorted(owned.elements()):
            continue
        found = Counter(cards)
        for number in found.keys() | owned.keys():
            if found[number] != owned[number]:
                yield f"{watch.key(number)} of seat {seat + 1} is there {found[number]} times, not {owned[number]}"


def piles_are_sorted(watch: Watch) -> Iterator[str]:
    for player in watch.table.players:
        for name in ("hand", "shown", "spells", "pool"):
            cards = list(getattr(player, name))
            if cards != sorted(cards):
                yield f"the {name} of seat {player.seat + 1}"


def shown_cards_are_in_hand(watch: Watch) -> Iterator[str]:
    for player in watch.table.players:
        for number in (Counter(player.shown) - Counter(player.hand)).elements() if player.shown else ():
            yield f"{watch.key(number)} of seat {player.seat + 1} is not in the hand"


def slots_hold_one(watch: Watch) -> Iterator[str]:
    there: dict[int, Piece] = {}
    for piece in watch.table.pieces:
        other = there.setdefault(int(piece.place), piece)
        if other is not piece:
            yield f"{PLACE_NAMES[piece.place]} holds {watch.card(other).key} and {watch.card(piece).key}"


def permanents_lie_where_they_belong(watch: Watch) -> Iterator[str]:
    for piece in watch.table.pieces:
        card = watch.card(piece)
        zone = terms.ZONE_OF[piece.place]
        inside = piece.place % terms.PLACES
        barrier = terms.BARRIERS <= inside < terms.RESOURCES
        if zone not in HOMES[int(piece.kind)] or (barrier and not card.keywords & terms.BARRIER):
            yield f"{card.key} lies at {PLACE_NAMES[piece.place]}"
        elif card.keywords & terms.BARRIER and not barrier:
            yield f"{card.key}, a Barrier, lies at {PLACE_NAMES[piece.place]}"
        if piece.kind != card.type and not (card.banishes_host and piece.kind == terms.RITUAL):
            yield f"{card.key} has become another kind of card"
        if watch.at_rest and inside < terms.SAFETY and inside % 3 >= watch.table.war_slots(int(piece.controller)):
            yield f"{card.key} lies on a slot that is not there: {PLACE_NAMES[piece.place]}"


def each_side_has_its_government(watch: Watch) -> Iterator[str]:
    for player in watch.table.players:
        found = [piece for piece in watch.table.pieces if piece.kind == terms.SOVEREIGN and piece.owner == player.seat]
        if [int(piece.card) for piece in found] != [int(player.deck.sovereign)]:
            yield f"seat {player.seat + 1} has {len(found)} Sovereigns"


def controllers_have_what_lies_on_their_side(watch: Watch) -> Iterator[str]:
    for piece in watch.table.pieces:
        if piece.controller != piece.place // terms.PLACES:
            yield f"{watch.card(piece).key} at {PLACE_NAMES[piece.place]} is controlled by seat {piece.controller + 1}"
        if piece.owner not in (0, 1) or (piece.owner != piece.controller and piece.kind != terms.CHARACTER):
            yield f"{watch.card(piece).key} is owned by seat {piece.owner + 1}"


def tokens_are_tokens(watch: Watch) -> Iterator[str]:
    for piece in watch.table.pieces:
        if watch.card(piece).token and not piece.token:
            yield f"{watch.card(piece).key} counts as a card"
    for player in watch.table.players:
        cards = {*player.hand, *player.spells, *player.pool, *player.graveyard, *player.banished}
        for number in cards & watch.no_cards:
            yield f"{watch.key(number)} lies among the cards of seat {player.seat + 1}"


# ---------------------------------------------------------------- numbers


def points_are_in_bounds(watch: Watch) -> Iterator[str]:
    table, box = watch.table, watch.game.box
    for player in table.players:
        if player.lp > box.cards[player.deck.sovereign].lp:
            yield f"seat {player.seat + 1} has {player.lp} LP"
        if watch.at_rest and (player.lp <= 0 or player.decked):
            yield f"seat {player.seat + 1} has lost and plays on"
        if not 0 <= player.asp < MOST:
            yield f"seat {player.seat + 1} has {player.asp} ASP"
        if not 0 <= player.resources <= 1:  # BH-9.25
            yield f"seat {player.seat + 1} has brought {player.resources} resources into play"
    if min(table.shadows) < 0 or max(table.shadows) > MOST:
        yield f"Shadow tokens: {table.shadows}"


def permanents_are_in_bounds(watch: Watch) -> Iterator[str]:
    for piece in watch.table.pieces:
        card = watch.card(piece)
        names, numbers = piece.counters[::2], piece.counters[1::2]
        if len(names) != len(numbers) or len(set(names)) != len(names) or any(n <= 0 or n > MOST for n in numbers):
            yield f"{card.key} has counters {piece.counters}"
        if any(not 0 <= name < len(watch.game.box.counters) for name in names):
            yield f"{card.key} has an unknown counter"
        if piece.damage < 0 or (piece.damage and piece.kind != terms.CHARACTER):
            yield f"{card.key} has {piece.damage} damage"
        if watch.at_rest and piece.is_fighter() and piece.damage >= piece.hp:
            yield f"{card.key} is dead and lies there"
        if min(piece.power, piece.resistance, piece.initiative) < 0 and not watch.table.stale:
            yield f"{card.key} has a value below 0"
        if bool(piece.poisoned) != bool(piece.counter(terms.POISON_COUNTER)):
            yield f"{card.key} is poisoned since round {piece.poisoned}"
        if piece.entered > watch.table.round or piece.poisoned > watch.table.round:
            yield f"{card.key} comes from a round that is not yet"


def the_table_is_in_bounds(watch: Watch) -> Iterator[str]:
    table = watch.table
    if not {int(table.active), int(table.leader), int(table.priority)} <= {0, 1}:
        yield f"active {table.active}, Initiative {table.leader}, priority {table.priority}"
    if not 0 <= table.phase <= terms.END or not 0 <= table.finished < 8 or not -1 <= table.lane < terms.LANES:
        yield f"phase {table.phase}, finished {table.finished}, lane {table.lane}"
    if table.round < watch.round or table.serials < watch.serials:
        yield "time runs backwards"
    if table.over != (table.result != UNDECIDED) or not UNDECIDED <= table.result <= DRAWN_GAME:
        yield f"the result is {table.result}"
    if table.over and (table.questions or table.agenda):
        yield "the game is over and somebody is asked"
    if not table.over and not table.questions:
        yield "nobody is asked"


def values_follow_from_the_table(watch: Watch) -> Iterator[str]:
    table = watch.table
    if table.stale:
        return
    twin = table.copy()
    twin.stale = True
    twin.fresh()
    for piece, anew in zip(table.pieces, twin.pieces, strict=True):
        for name in DERIVED:
            if getattr(piece, name) != getattr(anew, name):
                yield f"{name} of {watch.card(piece).key} is {getattr(piece, name)}, not {getattr(anew, name)}"


# ---------------------------------------------------------------- states


def states_agree(watch: Watch) -> Iterator[str]:
    table = watch.table
    for piece in table.pieces:
        card = watch.card(piece)
        if piece.turned and (piece.resistance or piece.initiative) and not table.stale:  # BH-14.15
            yield f"{card.key} is turned, with Resistance {piece.resistance} and Initiative {piece.initiative}"
        if piece.bound and (piece.kind != terms.CHARACTER or piece.zone() != terms.IN_SAFETY):  # BH-13.02
            yield f"{card.key} is bound outside the Safety Zone"
        if table.phase != terms.COMBAT and (piece.fresh or piece.acted or piece.actions or piece.fought):
            yield f"{card.key} is still in combat"
        if not 0 <= piece.actions <= 2:
            yield f"{card.key} has used {piece.actions} actions"
        if piece.lane_kept >= terms.LANES or piece.shifts < 0:
            yield f"{card.key} keeps lane {piece.lane_kept} and has {piece.shifts} Moves"


def hidden_cards_lie_still(watch: Watch) -> Iterator[str]:
    table = watch.table
    for piece in table.pieces:
        if not piece.is_hidden():
            continue
        card = watch.card(piece)
        if card.hideout == ANYTHING or piece.token or piece.owner != piece.controller:
            yield f"{card.key} cannot lie face down"
        if piece.turned or piece.missed or piece.damage or piece.counters or piece.bound:
            yield f"{card.key} lies face down, and something has happened to it"
        slot = (1 - piece.controller) * terms.PLACES + piece.place % terms.PLACES - terms.HIDEOUTS
        if table.at(slot) is not None:  # BH-D99
            yield f"{card.key} lies face down under a Character"


def only_one_of_its_name(watch: Watch) -> Iterator[str]:
    if not watch.at_rest:
        return
    found: Counter[tuple[int, ...]] = Counter()
    for piece in watch.table.pieces:
        if piece.keywords & terms.MYTHIC:
            found[int(piece.card), int(piece.controller)] += 1
        if piece.keywords & terms.EPIC and watch.table.lane_of(piece) != terms.NOWHERE:
            found[int(piece.card), int(piece.controller), int(watch.table.lane_of(piece))] += 1
    for (number, *_), times in found.items():
        if times > 1:
            yield f"{watch.key(number)} is there {times} times"


def combat_is_one(watch: Watch) -> Iterator[str]:
    table = watch.table
    if table.phase != terms.COMBAT and (table.acting != NOTHING or table.attacks or table.victims or table.blockers):
        yield "somebody acts outside the Combat Phase"
    if not 0 <= table.attacks <= 2 or len(table.blockers) not in (0, table.attacks) or len(table.victims) > 2:
        yield f"{table.attacks} attacks, {len(table.victims)} victims, {len(table.blockers)} blockers"
    if table.acting != NOTHING and table.lane == terms.NOWHERE:
        yield "somebody acts in no lane"


# ---------------------------------------------------------------- the chain, and what refers to what


def the_chain_is_empty_where_it_must_be(watch: Watch) -> Iterator[str]:
    table = watch.table
    kinds = {question.kind for question in table.questions}
    closing = ASK_DISCARD in kinds and table.resolving is None and table.making is None
    drawing = ASK_DRAW in kinds and table.resolving is None
    if (kinds & set(OUTSIDE_THE_CHAIN) or closing or drawing) and (table.chain or table.pending):
        yield f"{', '.join(sorted(kinds))} with something on the chain"
    if watch.at_rest:
        if table.pending or table.resolving is not None or table.making is not None or table.hits:
            yield "a player has priority, and something is still going on"
        if table.window == NO_WINDOW or table.phase in (0, terms.BEGINNING):
            yield "a player has priority outside every window"
        if [question.seat for question in table.questions] != [table.priority]:
            yield "the wrong player has priority"


def items_are_whole(watch: Watch) -> Iterator[str]:
    table = watch.table
    serials = [int(item.serial) for item in [*table.chain, *table.pending]]
    if len(set(serials)) != len(serials):
        yield "two items are one"
    for item in items(table):
        key = watch.key(item.card)
        if item.seat not in (0, 1):
            yield f"{key} is nobody's"
        if item.kind == PLAYED and not 0 <= item.way <= 3:
            yield f"{key} is played in no known way"
        if item.kind == PLAYED and watch.game.box.cards[item.card].is_spell() and item.text is None:
            yield f"{key} has no text"
        for serial in [item.serial, item.source, item.event, item.base, *item.first, *item.second]:
            if serial > table.serials or serial < -terms.LANES:
                yield f"{key} refers to something that never was"


def permanents_are_in_order(watch: Watch) -> Iterator[str]:
    serials = [int(piece.serial) for piece in watch.table.pieces]
    if serials != sorted(set(serials)) or (serials and not 0 < serials[-1] <= watch.table.serials):
        yield f"{serials}"


def nothing_refers_to_what_has_left(watch: Watch) -> Iterator[str]:
    table = watch.table
    there = {int(piece.serial): piece for piece in table.pieces}
    for lasting in table.lasting:
        if lasting.kind < TO_COME and lasting.target not in there:
            yield f"a lasting effect of kind {lasting.kind} is on nobody"
        elif lasting.kind < TO_COME and there[int(lasting.target)].is_hidden():
            yield f"a lasting effect of kind {lasting.kind} is on a hidden card"
        if lasting.kind == COVER and lasting.a not in there:
            yield "somebody is covered by nobody"
        if lasting.kind == CHANGE and lasting.static is None:
            yield "a change without a text"
        if lasting.kind == CONTROL and lasting.a not in (0, 1):
            yield "control goes back to nobody"
        if lasting.kind == RETURN and lasting.a not in table.players[lasting.b].banished:
            yield f"{watch.key(lasting.a)} cannot return"
    for piece in table.pieces:
        key = watch.card(piece).key
        if piece.kind == terms.TRAINING:
            host = there.get(int(piece.host))
            if watch.at_rest and (host is None or host.is_hidden()):
                yield f"{key} is on nobody"
        elif piece.host != NOTHING:
            yield f"{key} is no Training and has a host"
        if piece.captive != ANYTHING and piece.captive not in table.players[piece.captive_owner].banished:
            yield f"{key} keeps a card that is not banished"


# ---------------------------------------------------------------- what is asked


def options_make_sense(watch: Watch) -> Iterator[str]:
    table = watch.table
    for question in table.questions:
        options = list(question.options)
        if not options or len(set(options)) != len(options):
            yield f"{question.kind} with options {options}"
        player = table.players[question.seat]
        for option in options:
            sentence = nonsense(table, player, question.kind, option)
            if sentence:
                yield f"{question.kind}: {sentence}"


def nonsense(table: Duel, player: Player, kind: str, option: int) -> str:
    """What is wrong with an option; "" if nothing is."""
    if PLACE <= option < LANE:
        there = table.at(option - PLACE)
        name = PLACE_NAMES[option - PLACE]
        if kind in OF_PIECES and (there is None or there.is_hidden()):
            return f"nothing to choose lies at {name}"
        if kind in (ASK_SLOT, ASK_PLACE) and there is not None and there.kind != terms.RESOURCE:
            return f"{name} is taken"
    if kind in (ASK_PRIORITY, ASK_DISCARD) and option < 2 * HIDE and option % HIDE - CARD not in player.hand:
        return "a card that is not in hand"
    return ""


OF_THE_BOARD: Final[list[Callable[[Watch], Iterator[str]]]] = [
    every_card_is_in_one_place, piles_are_sorted, shown_cards_are_in_hand, slots_hold_one,
    permanents_lie_where_they_belong, each_side_has_its_government, controllers_have_what_lies_on_their_side,
    tokens_are_tokens, points_are_in_bounds, permanents_are_in_bounds, the_table_is_in_bounds,
    values_follow_from_the_table, states_agree, hidden_cards_lie_still, only_one_of_its_name, combat_is_one,
    the_chain_is_empty_where_it_must_be, items_are_whole, permanents_are_in_order, nothing_refers_to_what_has_left,
    options_make_sense,
]  # fmt: skip


def faults(watch: Watch) -> list[str]:
    """Everything that does not hold now; what was told since the last look is forgotten. Who sees what is asked only of
    a board that holds."""
    table = watch.table
    watch.begin()
    found = [f"{each.__name__}: {sentence}" for each in OF_THE_BOARD for sentence in each(watch)]
    if not found:
        key = table.key()
        watch.views = {seat: watch.view(table, seat) for seat in (0, 1, NOBODY)}
        found = [f"{each.__name__}: {sentence}" for each in OF_KNOWLEDGE for sentence in each(watch)]
        if table.key() != key:
            found.append("looking: has changed the table")
    watch.events = []
    watch.before = watch.now
    watch.round, watch.serials = int(table.round), int(table.serials)
    return found
