"""From the content files to the box: every field is checked, every mistake is named (docs/bluthelden-cards.md)."""

from importlib.resources import files
from typing import Final

from nachtspiel.engine.content import Entry, fingerprint, parse
from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bluthelden.deck import read_deck
from nachtspiel.games.bluthelden.effects import characters, making, players, reactions
from nachtspiel.games.bluthelden.pieces import (
    A_PIECE,
    ACTIVATED,
    EFFECT,
    OWN,
    RISE,
    SHIELDING,
    THIS_LANE,
    TRIGGERED,
    Ability,
    Box,
    Card,
    Cost,
    Selection,
    Target,
)  # fmt: skip
from nachtspiel.games.bluthelden.reading import (
    COLOUR_WORDS,
    LIMITS,
    MOMENT_WORDS,
    TYPE_WORDS,
    Reader,
    Verb,
    limit,
    name,
    note_uses,
)
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ARTIFACT,
    CHARACTER,
    IN_SAFETY,
    IN_WAR,
    RARITIES,
    RESOURCE,
    RITUAL,
    ROUND_ENDS,
    RUNE,
    SOVEREIGN,
    TRAINING,
)
from nachtspiel.games.bluthelden.views import COLOURS
from nachtspiel.games.bluthelden.vocabulary import PRINTED, RISE_PLACE, SHIELD_PLACE

CARD_FILES: Final = ("black.toml", "green.toml", "neutral.toml", "orange.toml", "white.toml", "tokens.toml")
DECK_FILES: Final = ("black.deck", "green.deck", "orange.deck", "white.deck")
ORIGINS: Final = {"published": 0, "completed": 1, "original": 2}
RARITY_WORDS: Final = {word: number for number, word in enumerate(RARITIES)}
RULES_KEY: Final = "rulebook"
MOST_CARDS: Final = 1000  # as many as options have room for

VERBS: Final[dict[str, Verb]] = {
    "damage": characters.Damage,
    "heal": characters.Heal,
    "destroy": characters.Destroy,
    "turn": characters.Turn,
    "unturn": characters.Unturn,
    "stun": characters.Stun,
    "fear": characters.Fear,
    "shift": characters.Shift,
    "return_to_hand": characters.ReturnToHand,
    "banish": characters.Banish,
    "sacrifice_this": characters.SacrificeThis,
    "banish_this": characters.BanishThis,
    "counter": characters.Counter,
    "remove_counters": characters.RemoveCounters,
    "change": characters.Change,
    "blood_rush": characters.BloodRush,
    "prevent": characters.Prevent,
    "no_damage": characters.NoDamage,
    "remember": characters.Remember,
    "move": characters.MoveTo,
    "gain_lp": players.GainLp,
    "lose_lp": players.LoseLp,
    "gain_asp": players.GainAsp,
    "sacrifice": players.Sacrifice,
    "draw": players.Draw,
    "discard": players.Discard,
    "create": making.Create,
    "shadow": making.Shadow,
    "copy": making.Copy,
    "fuse": making.Fuse,
    "fetch": making.Fetch,
    "pool_search": making.PoolSearch,
    "play_free": making.PlayFree,
    "rise": making.Rise,
    "control": making.Control,
    "retarget": reactions.Retarget,
    "void": reactions.Void,
    "mend": reactions.Mend,
    "later": reactions.Later,
}


def read_files() -> dict[str, str]:
    """The project's own content files."""
    folder = files("nachtspiel.games.bluthelden") / "content"
    texts = {file: (folder / "cards" / file).read_text(encoding="utf-8") for file in CARD_FILES}
    for file in DECK_FILES:
        texts[file] = (folder / "decks" / file).read_text(encoding="utf-8")
    return texts


def open_box(texts: dict[str, str]) -> Box:
    """Build the box from the texts of its files."""
    for file in (*CARD_FILES, *DECK_FILES):
        if file not in texts:
            raise ContentMistake(file, "", "", "is missing")
    documents = {file: parse(file, texts[file]) for file in CARD_FILES}
    entries: list[Entry] = []
    for file in CARD_FILES:
        document = Entry(file, "", documents[file])
        entries += document.entries("token" if file == "tokens.toml" else "card")
        document.done()
    numbers = number_keys(entries)
    reader = Reader(numbers, VERBS)
    cards = [read_card(entry, number, reader) for number, entry in enumerate(entries)]
    check_names(cards, entries)
    cards.append(rules_card(len(cards)))
    if len(cards) > MOST_CARDS:
        raise ContentMistake("cards", "", "", f"there are {len(cards)} cards, more than {MOST_CARDS}")
    decks = [texts[file] for file in DECK_FILES]
    box = Box(cards, list(reader.species), list(reader.counters), fingerprint(documents, decks), len(cards) - 1)
    box.gifts = reader.gifts
    for file in DECK_FILES:
        box.decks.append(read_deck(box, file, texts[file]))
    return box


def number_keys(entries: list[Entry]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for entry in entries:
        key = entry.text("key")
        entry.name = key
        name(entry, "key", key)
        if key in numbers or key == RULES_KEY:
            raise entry.mistake("key", "is used twice")
        numbers[key] = len(numbers)
    return numbers


def check_names(cards: list[Card], entries: list[Entry]) -> None:
    """Names that refer to each other."""
    for card in cards:
        if card.rise_into >= 0 and cards[card.rise_into].type not in (CHARACTER, ADVISOR):
            raise entries[card.number].mistake("rise", "must lead to a Character")
        if card.onto >= 0 and cards[card.onto].type != CHARACTER:
            raise entries[card.number].mistake("onto", "must name a Character")


# ---------------------------------------------------------------- a card


def read_card(entry: Entry, number: int, reader: Reader) -> Card:
    token = entry.file == "tokens.toml"
    card = Card(entry.text("key"), number, entry.choice("type", TYPE_WORDS))
    reader.card = card
    card.token = token
    card.colour = entry.choice("colour", COLOUR_WORDS)
    entry.choice("origin", ORIGINS)
    card.origin = entry.text("origin")
    if token and card.type not in (CHARACTER, ARTIFACT, TRAINING):
        raise entry.mistake("type", "a token must be a character, an artifact or a training")
    if not token:
        card.rarity = entry.choice("rarity", RARITY_WORDS)
        if card.type not in (RESOURCE, SOVEREIGN, RUNE):
            card.asp = entry.number("asp", 0, 20)
        if card.type in (CHARACTER, ADVISOR, RESOURCE):
            card.level = entry.number("level", 1, 9)
    read_values(entry, card, reader)
    read_ways(entry, card, reader)
    if card.type == TRAINING:
        read_training(entry, card, reader)
    read_abilities(entry, card, reader)
    entry.done()
    return card


def read_values(entry: Entry, card: Card, reader: Reader) -> None:
    if card.type == CHARACTER:
        card.power = entry.number("power", 0, 20)
        card.hp = entry.number("hp", 1, 20)
        card.initiative = entry.number("initiative", 0, 20)
    if card.is_character():
        card.resistance = entry.number("resistance", 0, 20)
    if entry.has("species"):
        value = entry.value("species")
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise entry.mistake("species", f"must be a list of words, not {value!r}")
        card.species = [
            reader.species.setdefault(name(entry, "species", str(word)), len(reader.species)) for word in value
        ]
    if entry.has("magic"):
        card.magic = entry.number("magic", 0, 20)
    card.pool = entry.yes("pool") or card.type == RESOURCE
    card.keywords = reader.keywords(entry, "keywords")
    card.enters_with = reader.counter_table(entry, "enters_with")
    if card.type == SOVEREIGN:
        card.lp = entry.number("lp", 1, 99)
        card.surcharge = read_surcharge(entry)


def read_surcharge(entry: Entry) -> list[int]:
    """By colour: so many ASP more, or never (BH-D62)."""
    found = [0] * len(COLOURS)
    if entry.has("surcharge"):
        table = Entry(entry.file, entry.name, entry.value("surcharge"))
        for word in table.fields:
            if word not in COLOUR_WORDS:
                raise entry.mistake("surcharge", f"must name colours ({', '.join(COLOURS)}), not '{word}'")
            found[COLOUR_WORDS[word]] = -1 if table.value(word) == "never" else table.number(word, 0, 9)
    return found


def read_ways(entry: Entry, card: Card, reader: Reader) -> None:
    """Rise, its target form, Hideout, and how it enters play."""
    if entry.has("rise"):
        rise = Entry(entry.file, entry.name, entry.value("rise"))
        card.rise_into = reader.number_of(rise, "into")
        card.rise_asp = rise.number("asp", 0, 20)
        rise.done()
    if entry.has("onto"):
        onto = Entry(entry.file, entry.name, entry.value("onto"))
        card.onto = reader.number_of(onto, "base")
        card.onto_less = onto.number("less", 0, 20)
        onto.done()
    if entry.has("hideout"):
        hideout = Entry(entry.file, entry.name, entry.value("hideout"))
        card.hideout = hideout.number("asp", 0, 20)
        hideout.done()
    if entry.has("only_into"):
        card.only_into = entry.choice("only_into", {"war": IN_WAR, "safety": IN_SAFETY})
    if entry.has("needs"):
        card.needs = reader.counter_of(entry, "needs", entry.text("needs"))
    if entry.has("enters_blood_rush"):
        card.blood_rush = entry.number("enters_blood_rush", 1, 20)


def read_training(entry: Entry, card: Card, reader: Reader) -> None:
    card.banishes_host = entry.yes("banishes_host")
    card.host_counters = reader.counter_table(entry, "host_counters")
    if card.token and not entry.has("host"):
        return
    selection = reader.selection(entry, "host")
    card.host = Target(A_PIECE, selection, 1, 1, False)
    if selection.side != OWN and card.magic < 0 and not card.token:  # BH-10.12, BH-D70
        raise entry.mistake("host", "a Training for enemy or any Characters needs a magic value (BH-10.12)")


# ---------------------------------------------------------------- abilities


def read_abilities(entry: Entry, card: Card, reader: Reader) -> None:
    for inner in entry.entries("effect"):
        if not card.is_spell():
            raise entry.mistake("effect", "only Spells and Miracles have it; others have activated, triggered, static")
        ability = new_ability(card, EFFECT, len(card.modes))
        ability.asp = inner.number("asp", 0, 20) if inner.has("asp") else 0
        ability.cost = reader.cost(inner)
        read_text(inner, ability, reader)
        for target in ability.targets:
            target.spell = True
        card.modes.append(ability)
    if card.is_spell() and not card.modes:
        raise entry.mistake("effect", "is missing: what does this Spell do?")
    for inner in entry.entries("activated"):
        ability = new_ability(card, ACTIVATED, len(card.activated))
        ability.cost = reader.cost(inner)
        ability.bound = inner.yes("bound")
        ability.limit = limit(inner, {"round": LIMITS["round"]})
        ability.condition = reader.condition(inner, "if")
        read_text(inner, ability, reader)
        card.activated.append(ability)
    if len(card.activated) > PRINTED:
        raise entry.mistake("activated", f"a card can have at most {PRINTED} activated abilities")
    for inner in entry.entries("triggered"):
        read_triggered(inner, card, reader)
    for inner in entry.entries("static"):
        card.statics.append(reader.card_static(inner))
    if card.rise_into >= 0:
        card.activated.append(rise_ability(card))
    for ability in card.abilities:
        note_uses(ability)


def new_ability(card: Card, kind: int, place: int) -> Ability:
    ability = Ability(kind, len(card.abilities), place)
    card.abilities.append(ability)
    return ability


def read_text(inner: Entry, ability: Ability, reader: Reader) -> None:
    ability.targets = [reader.target(target) for target in inner.entries("targets")]
    if len(ability.targets) > 2:
        raise inner.mistake("targets", "can hold two entries at most")
    ability.effects = reader.effects(inner, "do")
    inner.done()


def read_triggered(inner: Entry, card: Card, reader: Reader) -> None:
    ability = new_ability(card, TRIGGERED, 0)
    value = inner.value("when")
    moments = inner.choices("when", MOMENT_WORDS) if isinstance(value, list) else [inner.choice("when", MOMENT_WORDS)]
    for moment in moments:
        ability.when |= moment
    card.when |= ability.when
    if inner.has("of") and inner.value("of") != "self":
        ability.of_self = False
        ability.of = reader.selection(inner, "of")
    if inner.has("victim"):
        ability.victim = reader.selection(inner, "victim")
    ability.condition = reader.condition(inner, "if")
    ability.limit = limit(inner, LIMITS)
    ability.may = inner.yes("may")
    ability.cost = reader.cost(inner)
    cost = ability.cost
    if cost is not None and not ability.may:
        raise inner.mistake("cost", "a trigger with a cost needs may = true")
    if cost is not None and (cost.sacrifices or cost.shadows or cost.graveyard or cost.discard):
        raise inner.mistake("cost", "a trigger can cost ASP, LP, turning, counters or itself only")
    read_text(inner, ability, reader)


def rise_ability(card: Card) -> Ability:
    """Turn and so many ASP (BH-13.30)."""
    ability = new_ability(card, RISE, RISE_PLACE)
    cost = Cost()
    cost.asp = card.rise_asp
    cost.turn = True
    ability.cost = cost
    ability.effects = [making.RiseItself()]
    return ability


# ---------------------------------------------------------------- the rulebook's own abilities


def rules_card(number: int) -> Card:
    """What no card says but the rulebook: in the order of the numbers in triggers.py."""
    card = Card(RULES_KEY, number, RITUAL)
    empty = Entry("rulebook", RULES_KEY, {"to": "event"})
    reader = Reader({}, VERBS)
    reader.card = card
    madness = new_ability(card, TRIGGERED, 0)
    madness.when = ROUND_ENDS
    madness.effects = [characters.Damage(empty, reader)]
    death = new_ability(card, TRIGGERED, 0)
    death.effects = [making.MadnessDeath()]
    rush = new_ability(card, TRIGGERED, 0)
    rush_ends = characters.Banish(empty, reader)
    rush_ends.rule = "BH-13.14"
    rush.effects = [rush_ends]
    shield = new_ability(card, SHIELDING, SHIELD_PLACE)
    cost = Cost()
    cost.turn = True
    shield.cost = cost
    covered = Selection(1 << CHARACTER)
    covered.side = OWN
    covered.other = True
    covered.zone = IN_WAR
    covered.lane = THIS_LANE
    shield.targets = [Target(A_PIECE, covered, 1, 1, False)]
    shield.effects = [characters.Cover()]
    returns = new_ability(card, TRIGGERED, 0)
    returns.effects = [making.ReturnBanished()]
    for ability in card.abilities:
        note_uses(ability)
    death.uses_source = returns.uses_source = True  # the lane of the dead, the card that returns
    return card
