"""A table in the middle of a game, from the words of a scenario (docs/scenario-format.md)."""

from typing import Final

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.content import Entry
from nachtspiel.games.bluthelden import phases
from nachtspiel.games.bluthelden.combat.opening import COMBAT_PHASE
from nachtspiel.games.bluthelden.pieces import Box, Card, Deck
from nachtspiel.games.bluthelden.state import Piece, Player
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ARTIFACT,
    AT_ADVISOR,
    AT_RESOURCES,
    BARRIER,
    BARRIERS,
    CHARACTER,
    HIDDEN,
    IN_AREA,
    LANES,
    MAIN_1,
    MAIN_2,
    PLACES,
    RESOURCE,
    RITUAL,
    RUNE,
    RUNE_SLOT,
    SOVEREIGN,
    SOVEREIGN_SLOT,
    TRAINING,
    TRAININGS,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.variants import Variants
from nachtspiel.games.bluthelden.vocabulary import PLACE_NAMES

PHASES: Final = {"setup": 0, "beginning": 1, "main1": 2, "main2": 3, "combat": 4, "end": 5}
OWN_PLACES: Final = {
    name[2:]: place
    for place, name in enumerate(PLACE_NAMES[:TRAININGS])
    if place not in (SOVEREIGN_SLOT, RUNE_SLOT)  # fields of their own, as Trainings are
}


def lay_position(box: Box, variants: Variants, decks: list[Deck], entry: Entry, names: list[str]) -> Duel:
    """Read a position; what is not said is as at the start of a game. The phase begins when the table runs."""
    players: list[Player] = []
    duel = Duel(box, variants, seeded(0), players, [])
    seats = {name: seat for seat, name in enumerate(names)}
    duel.round = entry.number("round", 1, 99) if entry.has("round") else 1
    duel.leader = entry.choice("initiative", seats) if entry.has("initiative") else 0
    duel.active = duel.leader
    phase = entry.choice("phase", PHASES) if entry.has("phase") else MAIN_1
    duel.phase = phase
    fields = list(entry.entries("player"))
    for seat, each in enumerate(fields):
        players.append(read_player(box, decks[seat], each, seat))
    phases.lay_out_government(duel)
    for seat, each in enumerate(fields):
        read_side(duel, each, seat)
    begin(duel, phase)
    return duel


def begin(duel: Duel, phase: int) -> None:
    """The phase named, and all that follow it in the round."""
    if phase == 0:
        duel.round = 0
        duel.then(phases.SETUP)
        return
    if phase == 1:
        duel.round -= 1
        duel.then(phases.ROUND)
        return
    if phase <= MAIN_1:
        duel.then(phases.MAIN_PHASE, MAIN_1)
    if phase <= MAIN_2:
        duel.then(phases.MAIN_PHASE, MAIN_2)
    if phase <= 4:
        duel.then(COMBAT_PHASE)
    duel.then(phases.END_OF_ROUND)
    duel.agenda.reverse()


def read_player(box: Box, deck: Deck, entry: Entry, seat: int) -> Player:
    entry.name = entry.text("name")
    if entry.has("sovereign") or entry.has("rune"):
        sovereign = read_card(box, entry, "sovereign") if entry.has("sovereign") else int(deck.sovereign)
        rune = read_card(box, entry, "rune") if entry.has("rune") else int(deck.rune)
        if box.cards[sovereign].type != SOVEREIGN:
            raise entry.mistake("sovereign", f"{box.cards[sovereign].key} is no Sovereign")
        if box.cards[rune].type != RUNE:
            raise entry.mistake("rune", f"{box.cards[rune].key} is no Rune")
        deck = Deck(deck.key, deck.name, sovereign, rune, deck.spells, deck.pool)
    spells = read_pile(box, entry, "spells") if entry.has("spells") else deck.spells.copy()
    pool = read_pile(box, entry, "pool") if entry.has("pool") else deck.pool.copy()
    player = Player(
        seat, deck, sorted(read_pile(box, entry, "hand")), [], sorted(spells), sorted(pool),
        read_pile(box, entry, "graveyard"), read_pile(box, entry, "banished"),
    )  # fmt: skip
    player.asp = entry.number("asp", 0, 99) if entry.has("asp") else 0
    player.resources = entry.number("resources_used", 0, 9) if entry.has("resources_used") else 0
    return player


def read_card(box: Box, entry: Entry, field: str) -> int:
    return card_called(box, entry, field, entry.text(field))


def card_called(box: Box, entry: Entry, field: str, key: str) -> int:
    number = box.called(key)
    if number < 0:
        raise entry.mistake(field, f"there is no card '{key}'")
    return number


def read_cards(box: Box, entry: Entry, field: str) -> list[int]:
    """A list of cards, in which the same card may stand twice."""
    if not entry.has(field):
        return []
    value = entry.value(field)
    if not isinstance(value, list):
        raise entry.mistake(field, f"must be a list of cards, not {value!r}")
    return [card_called(box, entry, field, str(key)) for key in value]


def read_pile(box: Box, entry: Entry, field: str) -> list[int]:
    """Cards of a deck: no tokens, no government."""
    found = read_cards(box, entry, field)
    for number in found:
        card = box.cards[number]
        if card.token or card.type in (SOVEREIGN, RUNE):
            raise entry.mistake(field, f"{card.key} lies in no pile and in no hand")
    return found


def read_side(duel: Duel, entry: Entry, seat: int) -> None:
    """Life points, Shadow tokens, and what lies on the battlefield: `pieces` is a table of places."""
    player = duel.players[seat]
    if entry.has("lp"):
        player.lp = entry.number("lp", -99, 99)
    if entry.has("shadows"):
        lanes = Entry(entry.file, entry.name, entry.value("shadows"))
        for lane, word in enumerate(("left", "middle", "right")):
            duel.shadows[seat * LANES + lane] = lanes.number(word, 0, 99) if lanes.has(word) else 0
        lanes.done()
    if entry.has("pieces"):
        places = Entry(entry.file, entry.name, entry.value("pieces"))
        for place in places.fields:
            if place not in OWN_PLACES:
                raise entry.mistake("pieces", f"there is no place '{place}'")
            read_piece(duel, places, place, seat)
    for name, slot in (("sovereign", SOVEREIGN_SLOT), ("rune", RUNE_SLOT)):
        if entry.yes(f"{name}_turned"):
            found = duel.at(seat * PLACES + slot)
            assert found is not None
            found.turned = True
    entry.done()


def read_piece(duel: Duel, places: Entry, place: str, seat: int) -> None:
    """A permanent: a card's key, or a table with its state and its Trainings."""
    value = places.value(place)
    fields = Entry(places.file, f"{places.name} {place}", {"card": value} if isinstance(value, str) else value)
    number = read_card(duel.box, fields, "card")
    card = duel.box.cards[number]
    if not may_lie(card, OWN_PLACES[place]):
        raise places.mistake(place, f"{card.key} cannot lie there")
    owner = 1 - seat if fields.yes("foreign") else seat
    piece = Piece(duel.serial(), number, owner, seat, seat * PLACES + OWN_PLACES[place], card.type)
    piece.token = card.token or fields.yes("copy")
    piece.turned = fields.yes("turned")
    piece.missed = fields.yes("missed")
    piece.bound = fields.yes("bound")
    piece.damage = fields.number("damage", 0, 99) if fields.has("damage") else 0
    piece.entered = fields.number("entered", 0, 99) if fields.has("entered") else 0
    piece.poisoned = fields.number("poisoned", 0, 99) if fields.has("poisoned") else 0
    piece.counters = card.enters_with
    if fields.has("counters"):
        piece.counters = ()
        table = Entry(fields.file, fields.name, fields.value("counters"))
        for word in table.fields:
            if word not in duel.box.counters:
                raise fields.mistake("counters", f"there is no counter '{word}'")
            piece.set_counter(duel.box.counters.index(word), table.number(word, 0, 99))
    duel.pieces.append(piece)
    for field, by in (("trainings", seat), ("enemy_trainings", 1 - seat)):
        for training in read_cards(duel.box, fields, field):
            if duel.box.cards[training].type != TRAINING:
                raise fields.mistake(field, f"{duel.box.cards[training].key} is no Training")
            add_training(duel, piece, training, by)
    fields.done()


def may_lie(card: Card, place: int) -> bool:
    """Whether a permanent of this kind belongs there (BH-4.11 to BH-4.22)."""
    zone = ZONE_OF[place]
    if zone == AT_RESOURCES:
        return card.type == RESOURCE
    if zone == AT_ADVISOR:
        return card.type == ADVISOR
    if zone == IN_AREA:
        return card.type in (ARTIFACT, RITUAL)
    if card.type != CHARACTER:
        return False
    if zone == HIDDEN:
        return card.hideout >= 0
    return bool(card.keywords & BARRIER) == (BARRIERS <= place < BARRIERS + LANES)


def add_training(duel: Duel, host: Piece, number: int, seat: int) -> None:
    place = duel.first_free(seat * PLACES + TRAININGS, (seat + 1) * PLACES)
    training = Piece(duel.serial(), number, seat, seat, place, TRAINING)
    training.token = duel.box.cards[number].token
    training.host = host.serial
    duel.pieces.append(training)
