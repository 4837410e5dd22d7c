"""From the content files to the box: every field is checked, every mistake is named."""

from importlib.resources import files
from typing import Final

from nachtspiel.engine.content import Entry, fingerprint, parse
from nachtspiel.engine.errors import ContentMistake
from nachtspiel.games.bloodborne.abilities.hunters import ABILITIES, KIND_WORDS, TYPE_WORDS
from nachtspiel.games.bloodborne.abilities.monsters import LAWS, POWERS
from nachtspiel.games.bloodborne.pieces import (
    BOSS,
    FINAL_BOSS,
    GREEN,
    ORDINARY,
    RED,
    UTILITY,
    YELLOW,
    Ability,
    Box,
    Card,
    Monster,
    Power,
)  # fmt: skip
from nachtspiel.games.bloodborne.views import LANTERNS, RANKS

FILES: Final = ("board.toml", "cards.toml", "monsters.toml")
LANTERN_WORDS: Final[dict[str, int]] = {name: number for number, name in enumerate(LANTERNS)}
RANK_WORDS: Final[dict[str, int]] = {name: number for number, name in enumerate(RANKS)}
ORIGINS: Final = {"published": 0, "original": 1}

# What the box must hold (BB-1.03, BB-1.04).
STARTING_CARDS: Final = 5
UPGRADES: Final = 32
MONSTERS: Final = (18, 7, 5)

Texts = dict[str, list[tuple[str, dict[str, int | str]]]]


def read_files() -> dict[str, str]:
    """The project's own content files."""
    folder = files("nachtspiel.games.bloodborne") / "content"
    return {name: (folder / name).read_text(encoding="utf-8") for name in FILES}


def open_box(texts: dict[str, str]) -> Box:
    """Build the box from the texts of its three files."""
    documents = {}
    for name in FILES:
        if name not in texts:
            raise ContentMistake(name, "", "", f"is missing; the content of Bloodborne is {', '.join(FILES)}")
        documents[name] = parse(name, texts[name])
    sources: Texts = {}
    board = Entry("board.toml", "", documents["board.toml"])
    full_health, card_limit = read_board(board)
    track = read_track(board)
    dice = read_dice(board)
    board.done()
    cards, dream, pistol = read_cards(Entry("cards.toml", "", documents["cards.toml"]), sources)
    monsters = read_monsters(Entry("monsters.toml", "", documents["monsters.toml"]), sources)
    return Box(
        cards, monsters, dice, track, full_health, card_limit, dream, pistol, sources, fingerprint(documents),
    )  # fmt: skip


def read_board(document: Entry) -> tuple[int, int]:
    board = Entry(document.file, "board", document.value("board"))
    board.number("boards", 5, 5)  # BB-1.02
    full_health = board.number("full_health", 1, 20)
    card_limit = board.number("card_limit", STARTING_CARDS + 1, 20)
    board.choice("origin", ORIGINS)
    board.done()
    return full_health, card_limit


def read_track(document: Entry) -> list[int]:
    trophies = Entry(document.file, "trophies", document.value("trophies"))
    value = trophies.value("track")
    if not isinstance(value, list) or not value:
        raise trophies.mistake("track", f"must be a list of rising numbers, not {value!r}")
    track: list[int] = []
    for number in value:
        if isinstance(number, bool) or not isinstance(number, int) or number <= (track[-1] if track else 0):
            raise trophies.mistake("track", f"must rise from space to space, but {number!r} stands in {value}")
        track.append(number)
    trophies.choice("origin", ORIGINS)
    trophies.done()
    return track


def read_dice(document: Entry) -> list[list[str]]:
    dice: dict[int, list[str]] = {}
    for die in document.entries("die"):
        lantern = die.choice("lantern", LANTERN_WORDS)
        die.name = f"die {die.text('lantern')}"
        faces = die.value("faces")
        if not isinstance(faces, list) or len(faces) != 6:
            raise die.mistake("faces", f"must be a list of six faces, not {faces!r}")
        for face in faces:
            if not isinstance(face, str) or not face.removesuffix("+").isdecimal():
                raise die.mistake("faces", f"must be numbers with or without '+', such as \"2+\", not {face!r}")
        if all(face.endswith("+") for face in faces):
            raise die.mistake("faces", "all carry a '+', so a combo would never end")
        if lantern in dice:
            raise die.mistake("lantern", "has its die already")
        dice[lantern] = [str(face) for face in faces]
        die.choice("origin", ORIGINS)
        die.done()
    for word, lantern in LANTERN_WORDS.items():
        if lantern not in dice:
            raise document.mistake("die", f"the {word} die is missing")
    return [dice[lantern] for lantern in (GREEN, YELLOW, RED)]


def read_name(entry: Entry, seen: set[str]) -> str:
    key = entry.text("key")
    entry.name = key
    if not key.replace("_", "").isalnum() or key != key.lower() or not key.isascii():
        raise entry.mistake("key", "must be made of small letters, digits and underscores")
    if key in seen:
        raise entry.mistake("key", "is used twice")
    seen.add(key)
    return key


def read_origin(entry: Entry) -> str:
    entry.choice("origin", ORIGINS)
    if entry.has("text"):
        entry.choice("text", ORIGINS)
    return entry.text("origin")


def note(sources: Texts, key: str, text: Entry) -> str:
    """Remember an ability as it is written, for the words on the card."""
    name = text.text("does")
    numbers: dict[str, int | str] = {}
    for field, value in text.fields.items():
        if field != "does" and isinstance(value, (int, str)):
            numbers[field] = value
    sources.setdefault(key, []).append((name, numbers))
    return name


def read_cards(document: Entry, sources: Texts) -> tuple[list[Card], int, int]:
    cards: list[Card] = []
    seen: set[str] = set()
    dreams: list[int] = []
    pistols: list[int] = []
    for entry in document.entries("card"):
        key = read_name(entry, seen)
        kind = entry.choice("kind", KIND_WORDS)
        damage = 0 if kind == UTILITY else entry.number("damage", 1, 9)
        instant = kind != UTILITY and entry.yes("instant")
        abilities: list[Ability] = []
        for text in entry.entries("abilities"):
            name = note(sources, key, text)
            if name not in ABILITIES:
                raise entry.mistake("abilities", f"there is no ability '{name}'; known: {', '.join(sorted(ABILITIES))}")
            abilities.append(ABILITIES[name](text))
            text.done()
        starting = entry.yes("starting")
        copies = entry.number("copies", 1, 8) if entry.has("copies") else 1
        if entry.yes("dream"):
            dreams.append(len(cards))
        if entry.yes("clashes"):
            pistols.append(len(cards))
        origin = read_origin(entry)
        entry.done()
        cards.append(Card(key, len(cards), kind, damage, instant, starting, copies, abilities, origin))
    document.done()
    check_cards(document, cards, dreams, pistols)
    return cards, dreams[0], pistols[0]


def check_cards(document: Entry, cards: list[Card], dreams: list[int], pistols: list[int]) -> None:
    starting = [card for card in cards if card.starting]
    upgrades = sum(card.copies for card in cards if not card.starting)
    if len(starting) != STARTING_CARDS or any(card.copies != 5 for card in starting):
        raise document.mistake(
            "card", f"there must be {STARTING_CARDS} different starting cards, five of each (BB-1.03)"
        )
    if upgrades != UPGRADES:
        raise document.mistake("card", f"there must be {UPGRADES} upgrade cards (BB-1.04), not {upgrades}")
    if len(dreams) != 1 or not cards[dreams[0]].starting:
        raise document.mistake("dream", "exactly one starting card must be Hunter's Dream (dream = true)")
    if len(pistols) != 1 or not cards[pistols[0]].instant_damage:
        raise document.mistake(
            "clashes", "exactly one Instant weapon must be the clashing Hunter Pistol (clashes = true)"
        )


def read_monsters(document: Entry, sources: Texts) -> list[Monster]:
    monsters: list[Monster] = []
    seen: set[str] = set()
    for entry in document.entries("monster"):
        key = read_name(entry, seen)
        rank = entry.choice("rank", RANK_WORDS)
        known = LAWS if rank == FINAL_BOSS else POWERS
        powers: list[Power] = []
        for text in entry.entries("abilities"):
            name = note(sources, key, text)
            if name not in known:
                raise entry.mistake(
                    "abilities", f"there is no such ability '{name}' here; known: {', '.join(sorted(known))}"
                )
            powers.append(known[name](text))
            text.done()
        types = entry.choices("types", TYPE_WORDS)
        check_monster(entry, rank, types, powers)
        health = entry.number("health", 1, 30)
        lantern = entry.choice("lantern", LANTERN_WORDS)
        origin = read_origin(entry)
        entry.done()
        monsters.append(Monster(key, 0, rank, health, lantern, types, powers, origin))
    document.done()
    for rank_word, rank in RANK_WORDS.items():
        count = sum(1 for monster in monsters if monster.rank == rank)
        if count != MONSTERS[rank]:
            raise document.mistake(
                "monster", f"there must be {MONSTERS[rank]} of rank {rank_word} (BB-1.04), not {count}"
            )
    monsters.sort(key=lambda monster: monster.rank)
    for number, monster in enumerate(monsters):
        monster.number = number
    return monsters


def check_monster(entry: Entry, rank: int, types: list[int], powers: list[Power]) -> None:
    if rank == ORDINARY and len(types) != 1:
        raise entry.mistake("types", "an ordinary monster has exactly one type (BB-17.07)")
    if rank == BOSS and len(types) < 2:
        raise entry.mistake("types", "a boss has two or three types (BB-12.09)")
    if rank == FINAL_BOSS and len(types) != len(TYPE_WORDS):
        raise entry.mistake("types", "a Final Boss has all three types (BB-18.03)")
    if rank != ORDINARY and not powers:
        raise entry.mistake("abilities", "every boss and Final Boss has an ability (BB-3.12, BB-4.04)")
