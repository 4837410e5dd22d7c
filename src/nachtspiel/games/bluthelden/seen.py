"""What each seat may see, and what it may imagine (BH-D108)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.knowing import sees
from nachtspiel.engine.table import Question
from nachtspiel.games.bluthelden.belief import believed
from nachtspiel.games.bluthelden.catalogue import counted, keywords_of
from nachtspiel.games.bluthelden.choosing import REVEALING, SHIFTING, discard_options, named, text_of
from nachtspiel.games.bluthelden.deck import OWN
from nachtspiel.games.bluthelden.effects.making import rise_choices
from nachtspiel.games.bluthelden.offers import options
from nachtspiel.games.bluthelden.pieces import ANYTHING, Ability
from nachtspiel.games.bluthelden.piles import hand_options
from nachtspiel.games.bluthelden.state import (
    FACE_DOWN,
    MOVE,
    NOTHING,
    PLAYED,
    TRIGGER,
    UNDECIDED,
    USED,
    Item,
    Making,
    Piece,
    Player,
)
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import LANES
from nachtspiel.games.bluthelden.views import (
    CARD_TYPES,
    LANE_NAMES,
    CombatView,
    DuelTold,
    ItemKind,
    ItemTold,
    MakingView,
    PieceTold,
    PlayerView,
)
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_DISCARD,
    ASK_FETCH,
    ASK_PLAY,
    ASK_PRIORITY,
    ASK_RISE,
    CAUSES,
    PLACE_NAMES,
    POOL_DRAW,
    REVEAL_PLACE,
    SPELL_DRAW,
)

ITEM_KINDS: Final[dict[int, ItemKind]] = {PLAYED: "card", USED: "ability", TRIGGER: "trigger", MOVE: "move"}


def sight(duel: Duel, seat: i64) -> DuelTold:
    """What lies on the table for a seat."""
    duel = duel.copy() if duel.stale else duel  # looking never changes a table
    duel.fresh()
    return {
        "round": duel.round,
        "phase": duel.phase,
        "window": duel.window,
        "active": duel.active,
        "priority": duel.priority,
        "initiative": duel.leader,
        "players": [player_view(duel, player, seat) for player in duel.players],
        "pieces": [piece_view(duel, piece, seat) for piece in duel.pieces],
        "shadows": [[duel.shadows[who * LANES + lane] for lane in range(LANES)] for who in range(2)],
        "chain": [item_view(duel, item, seat) for item in duel.chain],
        "resolving": None if duel.resolving is None else item_view(duel, duel.resolving, seat),
        "making": None if duel.making is None else making_view(duel, duel.making, seat),
        "combat": None if duel.acting == NOTHING else combat_view(duel),
        "finished": [lane for lane in range(LANES) if (duel.finished >> lane) & 1],
        "result": None if duel.result == UNDECIDED else duel.result,
    }


def making_view(duel: Duel, making: Making, seat: i64) -> MakingView:
    name = named(duel, making)
    return {
        "seat": making.seat,
        "card": card_key(duel, making.card if making.way == FACE_DOWN and sees(seat, making.seat) else name),
        "source": place_of(duel, making.source),
        "ability": used_place(text_of(duel, making), making.ability) if making.kind == USED else None,
        "slot": None if making.slot < 0 else PLACE_NAMES[making.slot],
        "targets": targets_view(duel, making.first + making.second),
        "discards": keys(duel, making.discards),
    }


def combat_view(duel: Duel) -> CombatView:
    return {
        "acting": place_of(duel, duel.acting),
        "lane": None if duel.lane < 0 else LANE_NAMES[duel.lane],
        "attacks": duel.attacks,
        "victims": [place_of(duel, serial) for serial in duel.victims],
        "blockers": [place_of(duel, serial) for serial in duel.blockers],
    }


def player_view(duel: Duel, player: Player, seat: i64) -> PlayerView:
    """A player's side; hands are closed unless agreed otherwise, and what was shown stays known."""
    own = sees(seat, player.seat)
    open_hand = own or duel.variants.open_hands
    return {
        "seat": player.seat,
        "deck": player.deck.key,
        "pool_deck": counted(duel.box, player.deck.pool),  # BH-2.09
        "lp": duel.left(player.seat),
        "asp": player.asp,
        "hand": keys(duel, player.hand) if open_hand else None,
        "hand_size": len(player.hand),
        "shown": keys(duel, player.shown),
        "spells": len(player.spells),
        "pool": len(player.pool),
        "spell_cards": keys(duel, player.spells) if own else None,
        "pool_cards": keys(duel, player.pool) if own else None,
        "graveyard": keys(duel, player.graveyard),
        "banished": keys(duel, player.banished),
        "resources": player.resources,
        "decked": player.decked,
    }


def piece_view(duel: Duel, piece: Piece, seat: i64) -> PieceTold:
    """A permanent; of a hidden card only its place, except for its player (BH-D97)."""
    if piece.is_hidden() and not sees(seat, piece.controller) and not duel.over:  # BH-D97
        return {"place": PLACE_NAMES[piece.place], "controller": piece.controller, "hidden": True, "card": None}
    counters = piece.counters
    return {
        "place": PLACE_NAMES[piece.place],
        "controller": piece.controller,
        "owner": piece.owner,
        "hidden": piece.is_hidden(),
        "card": card_key(duel, piece.card),
        "kind": CARD_TYPES[piece.kind],
        "token": piece.token,
        "turned": piece.turned,
        "missed": piece.missed,
        "bound": piece.bound,
        "damage": piece.damage,
        "power": piece.power,
        "hp": piece.hp,
        "resistance": piece.resistance,
        "initiative": piece.initiative,
        "keywords": keywords_of(int(piece.keywords)),
        "blank": piece.blank,
        "counters": {duel.box.counters[counters[i]]: counters[i + 1] for i in range(0, len(counters), 2)},
        "host": place_of(duel, piece.host),
        "captive": card_key(duel, piece.captive),
        "acted": piece.acted,
        "actions": piece.actions,
        "entered": piece.entered,
        "fresh": piece.fresh,
        "used": piece.used,
        "reduce": piece.reduce,
        "remembers": None if piece.lane_kept < 0 else LANE_NAMES[piece.lane_kept],
    }


def item_view(duel: Duel, item: Item, seat: i64) -> ItemTold:
    hidden = item.way == FACE_DOWN and not sees(seat, item.seat)
    kind = ITEM_KINDS[item.kind]
    if item.ability == REVEALING:
        kind = "reveal"
    elif item.ability == SHIFTING:
        kind = "shift"
    return {
        "kind": kind,
        "seat": item.seat,
        "card": None if hidden else card_key(duel, item.card if item.way == FACE_DOWN else item.named),
        "face_down": item.way == FACE_DOWN,
        "cause": CAUSES[duel.cause(item)],
        "source": place_of(duel, item.source),
        "slot": None if item.slot < 0 else PLACE_NAMES[item.slot],
        "targets": targets_view(duel, item.first + item.second),
        "ability": used_place(item.text, item.ability) if item.kind == USED else -1,
        "magic": None if item.magic < 0 else item.magic,
        "void": item.void,
        "mends": item.mends,
    }


def used_place(text: Ability | None, number: i64) -> int:
    """The place of an activated ability, as options name it."""
    if number == REVEALING:
        return REVEAL_PLACE
    return -1 if text is None else int(text.place)


def targets_view(duel: Duel, targets: list[int]) -> list[str | None]:
    found: list[str | None] = []
    for serial in targets:
        if serial < 0:
            found.append(LANE_NAMES[-1 - serial])
            continue
        where = place_of(duel, serial)
        for index, item in enumerate(duel.chain):
            if item.serial == serial:
                where = f"chain {index + 1}"
        found.append(where)
    return found


def place_of(duel: Duel, serial: i64) -> str | None:
    piece = duel.find(serial)
    return None if piece is None else PLACE_NAMES[piece.place]


def card_key(duel: Duel, number: i64) -> str | None:
    return None if number < 0 else duel.box.cards[number].key


def keys(duel: Duel, cards: list[int]) -> list[str]:
    return [duel.box.cards[number].key for number in cards]


# ---------------------------------------------------------------- imagining


def deal_hidden(duel: Duel, seat: i64) -> None:
    """Of every other player the hidden cards (hand, piles, what lies face down), dealt anew. Which cards a deck of the
    box holds is open, for such decks are chosen in the open; of a player's own deck only the Pool deck is. The size of
    every pile is open."""
    for player in duel.players:
        if player.seat != seat:
            deal_anew(duel, player)
    duel.questions = [question if question.seat == seat else asked_anew(duel, question) for question in duel.questions]


def asked_anew(duel: Duel, question: Question) -> Question:
    """Another player's question, with the options that follow from the cards dealt anew."""
    found = question.options
    seat = question.seat
    if question.kind == ASK_PRIORITY:
        found = options(duel, seat)
    elif question.kind == ASK_DISCARD:
        making = duel.making
        found = hand_options(duel, seat) if making is None else discard_options(duel, making)
    elif question.kind == ASK_RISE:
        found = rise_choices(duel, seat, question.about)
    elif question.kind in (ASK_FETCH, ASK_PLAY):
        item = duel.resolving
        if item is not None and item.text is not None:
            found = item.text.effects[duel.effect].choices(duel, item)
    return Question(seat, question.kind, found, question.rule, question.about, question.number)


def deal_anew(duel: Duel, player: Player) -> None:
    """All hidden cards of a player together, dealt by the sizes of hand and piles. Cards of the Pool deck and of the
    Spell deck are told apart by the deck's list."""
    seat = player.seat
    faces = hidden_faces(duel, seat)
    making = hiding(duel, seat)
    known_hand = player.hand.copy() if duel.variants.open_hands else player.shown.copy()
    if making is not None and duel.variants.open_hands:  # any of the cards that lie open
        making.card = duel.draw(SPELL_DRAW, hideable_of(duel, player.hand))
        making = None
    announced = duel.making
    if announced is not None and announced.seat == seat and announced.kind == PLAYED and making is None:
        for card in [int(announced.card), *announced.discards]:
            if known_hand.count(card) < 1 + announced.discards.count(card):
                known_hand.append(card)
    if making is not None:  # any card with Hideout may be the one that is being played face down
        known_hand = [card for card in known_hand if duel.box.cards[card].hideout == ANYTHING]
    loose = player.hand.copy()
    for card in known_hand:
        loose.remove(card)
    if making is not None:
        loose.remove(int(making.card))
        faces.append(int(making.card))
    unknown = loose + player.spells + player.pool + faces
    pool_size, spell_size = len(player.pool), len(player.spells)
    if player.deck.key == OWN:
        only_pool, others = believed(duel, player, unknown, len(faces))
    else:
        only_pool = sorted([card for card in unknown if card in player.deck.only_pool])
        others = sorted([card for card in unknown if card not in player.deck.only_pool])
    dealt: list[int] = []
    hideable = hideable_of(duel, others) if faces else dealt
    for _ in faces:
        card = duel.draw(SPELL_DRAW, hideable)
        others.remove(card)
        dealt.append(card)
    give_faces(duel, seat, dealt, making)
    hand: list[int] = [] if making is None else [int(making.card)]
    while len(only_pool) > pool_size:
        hand.append(duel.draw(POOL_DRAW, only_pool))
    while len(only_pool) < pool_size:
        card = duel.draw(POOL_DRAW, [card for card in others if card in player.deck.pool])  # it stands in both lists
        others.remove(card)
        only_pool.append(card)
    while len(others) > spell_size:
        hand.append(duel.draw(SPELL_DRAW, others))
    player.hand = sorted(known_hand + hand)
    player.pool = sorted(only_pool)
    player.spells = others


def hidden_faces(duel: Duel, seat: i64) -> list[int]:
    """The cards of a player that lie face down, or are being played so."""
    found = [int(piece.card) for piece in duel.pieces if piece.controller == seat and piece.is_hidden()]
    for item in duel.chain:
        if item.seat == seat and item.way == FACE_DOWN:
            found.append(int(item.card))
    return found


def hideable_of(duel: Duel, cards: list[int]) -> list[int]:
    return [card for card in cards if duel.box.cards[card].hideout != ANYTHING]


def give_faces(duel: Duel, seat: i64, cards: list[int], making: Making | None) -> None:
    left = cards.copy()
    for piece in duel.pieces:
        if piece.controller == seat and piece.is_hidden():
            piece.card = left.pop()
            duel.stale = True
    chain: list[Item] = []
    for item in duel.chain:
        if item.seat == seat and item.way == FACE_DOWN:
            new = item.twin()
            new.card = left.pop()
            chain.append(new)
        else:
            chain.append(item)
    duel.chain = chain
    if making is not None:
        making.card = left.pop()


def hiding(duel: Duel, seat: i64) -> Making | None:
    """The card that this player is about to play face down; it is still in the hand."""
    making = duel.making
    return making if making is not None and making.seat == seat and making.way == FACE_DOWN else None
