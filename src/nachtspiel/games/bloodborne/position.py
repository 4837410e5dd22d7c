"""A table in the middle of a game, from the words of a scenario: the start of a round's Phase 1."""

from nachtspiel.engine.chance import seeded
from nachtspiel.engine.content import Entry
from nachtspiel.games.bloodborne.dungeon import Dungeon
from nachtspiel.games.bloodborne.hunter import Hunter
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.table import Hunt
from nachtspiel.games.bloodborne.variants import Variants
from nachtspiel.games.bloodborne.views import TYPE_NAMES


def lay_position(box: Box, variants: Variants, entry: Entry, names: list[str]) -> Hunt:
    """Read a position; what is not said is as at the start of a game."""
    cards = {card.key: int(card.number) for card in box.cards}
    monsters = {monster.key: int(monster.number) for monster in box.monsters}
    hunters = [read_hunter(box, cards, hunter, seat) for seat, hunter in enumerate(entry.entries("hunter"))]
    seats = {name: seat for seat, name in enumerate(names)}
    monster = entry.choice("monster", monsters)
    row = read_cards(entry, "row", cards)
    removed = read_cards(entry, "removed", cards)
    upgrades = read_upgrades(box, cards, entry, hunters, row + removed)
    hunt = Hunt(box, variants, seeded(0), hunters, read_dungeon(box, monsters, entry, monster, seats), upgrades)
    hunt.final_boss = entry.choice("final_boss", {box.monsters[boss].key: boss for boss in box.final_bosses})
    hunt.monster = monster
    hunt.echoes = entry.number("echoes", 1, 99)
    hunt.full_echoes = entry.number("full_echoes", 1, 99) if entry.has("full_echoes") else hunt.echoes
    hunt.row = row
    hunt.removed = removed
    for hunter in hunters:
        if hunter.gone:
            hunt.take_out(hunter)
    hunt.give_marker(entry.choice("first", seats) if entry.has("first") else 0)
    hunt.round = entry.number("round", 1, 999) - 1 if entry.has("round") else 0
    hunt.barren = entry.number("barren", 0, 999) if entry.has("barren") else 0
    hunt.called = entry.number("called", 0, 9) if entry.has("called") else 0
    return hunt


def read_hunter(box: Box, cards: dict[str, int], entry: Entry, seat: int) -> Hunter:
    entry.name = entry.text("name")
    used = read_cards(entry, "used", cards)
    if entry.has("hand"):
        hand = read_cards(entry, "hand", cards)
    else:
        hand = [card for card in box.starting_set if card not in used]
    if entry.has("also"):
        hand = hand + read_cards(entry, "also", cards)
    if box.dream not in hand:
        raise entry.mistake("hand", "must hold hunters_dream: a hunter always has it at the start of a round (BB-7.02)")
    trophies = [0, 0, 0]
    if entry.has("trophies"):
        steps = Entry(entry.file, entry.name, entry.value("trophies"))
        for i, field in enumerate(TYPE_NAMES):
            trophies[i] = steps.number(field, 0, len(box.track)) if steps.has(field) else 0
        steps.done()
    health = entry.number("health", 0, int(box.full_health)) if entry.has("health") else int(box.full_health)
    hunter = Hunter(seat, health, trophies, sorted(hand), used)
    hunter.collected = entry.number("collected", 0, 999) if entry.has("collected") else 0
    hunter.banked = entry.number("banked", 0, 999) if entry.has("banked") else 0
    hunter.deaths = entry.number("deaths", 0, 99) if entry.has("deaths") else 0
    hunter.dead = health == 0
    hunter.gone = entry.yes("gone")
    entry.done()
    return hunter


def read_cards(entry: Entry, field: str, cards: dict[str, int]) -> list[int]:
    """A list of cards, in which the same card may stand twice."""
    if not entry.has(field):
        return []
    value = entry.value(field)
    if not isinstance(value, list):
        raise entry.mistake(field, f"must be a list of cards, not {value!r}")
    for key in value:
        if key not in cards:
            raise entry.mistake(field, f"there is no card '{key}'")
    return [cards[key] for key in value]


def read_upgrades(box: Box, cards: dict[str, int], entry: Entry, hunters: list[Hunter], seen: list[int]) -> list[int]:
    """The upgrade deck: as given, or all that lie nowhere else."""
    if entry.has("upgrades"):
        return sorted(read_cards(entry, "upgrades", cards))
    deck = box.upgrades.copy()
    for card in seen + [card for hunter in hunters for card in hunter.hand + hunter.used]:
        if card in deck:
            deck.remove(card)
    return deck


def read_dungeon(box: Box, monsters: dict[str, int], entry: Entry, monster: int, seats: dict[str, int]) -> Dungeon:
    """The dungeon deck: how many monsters and bosses are to come, and the cards somebody knows."""
    left = entry.number("monsters_left", 0, len(box.ordinary)) if entry.has("monsters_left") else 6
    bosses_left = entry.number("bosses_left", 0, len(box.bosses)) if entry.has("bosses_left") else 3
    dungeon = Dungeon(
        [number for number in box.ordinary if number != monster],
        [number for number in box.bosses if number != monster],
        box.bosses[0], left, bosses_left,
    )  # fmt: skip
    for known in entry.entries("known"):
        card = known.choice("card", monsters)
        known.name = f"known {known.text('card')}"
        if card not in dungeon.bag and card not in dungeon.bosses:
            raise known.mistake("card", "cannot be in the dungeon deck")
        (dungeon.bag if card < dungeon.first_boss else dungeon.bosses).remove(card)
        mask = 0
        for seat in known.choices("by", seats):
            mask |= 1 << seat
        at_bottom = known.yes("bottom")
        (dungeon.bottom if at_bottom else dungeon.top).append(card)
        (dungeon.bottom_seen if at_bottom else dungeon.top_seen).append(mask)
        known.done()
    return dungeon
