"""Bluthelden's face to the world."""

from mypy_extensions import i64

from nachtspiel.engine.chance import Chance, seeded
from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import Game, Json, Setting, settings_in
from nachtspiel.engine.table import EVERYONE, NOBODY, Event, Question, Table
from nachtspiel.games.bluthelden import agenda as agenda  # gives the steps their codes
from nachtspiel.games.bluthelden import catalogue, judge, leaning, phases, position, refusals, seen
from nachtspiel.games.bluthelden.box import open_box, read_files
from nachtspiel.games.bluthelden.deck import OWN, DeckSetting
from nachtspiel.games.bluthelden.pieces import Box, Deck
from nachtspiel.games.bluthelden.state import DRAWN_GAME, MAIN_WINDOW, Player, Variants
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_MULLIGAN,
    ASK_PRIORITY,
    D6,
    EVENTS,
    KINDS,
    LANE_NAMES,
    PASS,
    PLACE_NAMES,
    POOL_DRAW,
    ROLL,
    SPELL_DRAW,
    option_name,
    option_numbers,
)
from nachtspiel.games.bluthelden.weights import REASONS, lean_names, read_weights, worth_names

PILES = ("spell", "pool")
MOMENTS = (  # by window; the Main Phases have names of their own
    "", "", "combat_start", "before_declaration", "after_declaration", "before_damage", "after_damage", "combat_end",
    "end_of_round",
)  # fmt: skip


def duel_of(table: Table) -> Duel:
    if not isinstance(table, Duel):
        raise TypeError("this is not a table of Bluthelden")
    return table


class Bluthelden(Game):
    """Bluthelden with one box of content."""

    name = "bluthelden"
    prefix = "BH"
    seat = "player"
    version = 1
    fewest = 2  # BH-1.01
    most = 2
    adept = (48, 1)
    master = (800, 1)
    kinds = KINDS
    printed = ("cards",)
    varied = "deck1,deck2"

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        self.box = box if box is not None else open_box(read_files())
        self.content = self.box.fingerprint
        self.events = EVENTS
        decks = [deck.key for deck in self.box.decks]
        self.decks: dict[str, Deck] = {deck.key: deck for deck in self.box.decks}
        self.deck_settings = [
            DeckSetting("deck1", decks[0], decks, self.box),
            DeckSetting("deck2", decks[-1], decks, self.box),
        ]
        self.settings = [
            *self.deck_settings,
            Setting("roll", "random", ["random", "1", "2"]),  # BH-2.18
            Setting("open_hands", "no", ["yes", "no"]),  # BH-1.05
            Setting("binding_slots", "all", ["all", "one"]),  # BH-D52
            Setting("covered", "banished", ["banished", "graveyard"]),  # BH-D60
        ]
        self.options = option_numbers(self.box)
        self.weights = read_weights(self.box)

    # ------------------------------------------------------------ playing

    def variants(self, settled: dict[str, str]) -> Variants:
        return Variants(
            one_binding_slot=settled["binding_slots"] == "one",
            covered_to_graveyard=settled["covered"] == "graveyard",
            open_hands=settled["open_hands"] == "yes",
            first=-1 if settled["roll"] == "random" else int(settled["roll"]) - 1,
        )

    def decks_of(self, settled: dict[str, str]) -> list[Deck]:
        return [setting.read(settled[setting.name]) for setting in self.deck_settings]

    def open_settings(self, settings: dict[str, str], seat: i64) -> dict[str, str]:
        """Of another player's own deck one knows no more than that it is one (BH-D108)."""
        found = settings.copy()
        for other, setting in enumerate(self.deck_settings):
            if other != seat and settings[setting.name] not in self.decks:
                found[setting.name] = OWN
        return found

    def lay_out(self, seats: int, settings: dict[str, str], seed: int) -> Table:
        settled = self.settle(seats, settings)
        players = [new_player(seat, deck) for seat, deck in enumerate(self.decks_of(settled))]
        duel = Duel(self.box, self.variants(settled), seeded(seed), players, [])
        phases.lay_out_government(duel)
        return duel

    def start(self, table: Table) -> None:
        table.then(phases.SETUP)
        table.run()

    def position(self, entry: Entry, names: list[str]) -> Table:
        settled = self.settle(len(names), settings_in(entry))
        return position.lay_position(self.box, self.variants(settled), self.decks_of(settled), entry, names)

    # ------------------------------------------------------------ knowing

    def view(self, table: Table, seat: i64) -> Json:
        return seen.view(duel_of(table), seat)

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        return seen.imagine(duel_of(table), seat, seed)

    def facts(self, table: Table) -> Json:
        return seen.facts(duel_of(table))

    def chances(self, table: Table) -> list[float]:
        return judge.chances(duel_of(table), self.weights)

    def leans(self, table: Table, question: Question) -> list[float]:
        return leaning.leans(duel_of(table), question, self.weights)

    def is_quiet(self, table: Table) -> bool:
        return judge.is_quiet(duel_of(table))

    def stage(self, table: Table) -> int:
        return duel_of(table).round

    def is_calm(self, table: Table) -> bool:
        return judge.is_calm(duel_of(table))

    def calm_down(self, table: Table, since: i64, chance: Chance) -> None:
        judge.calm_down(duel_of(table), self.weights)

    def scene(self, table: Table, question: Question) -> int:
        return judge.scene(duel_of(table), question)

    def is_telling(self, question: Question) -> bool:
        """A Mulligan sets cards aside by their places in the hand."""
        return question.kind != ASK_MULLIGAN

    def mark_names(self) -> tuple[list[str], list[str]]:
        return worth_names(self.box), lean_names(self.box)

    def mark_weights(self) -> list[float]:
        return self.weights.worth + self.weights.owned

    def reason(self, mark: str) -> str:
        return REASONS.get(mark.removeprefix("worth."), "")

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        return judge.position_marks(duel_of(table), seat, self.weights)

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        return leaning.option_marks(duel_of(table), question, option, self.weights)

    def weigh(self, text: str) -> None:
        self.weights = read_weights(self.box, text)

    def places(self, table: Table) -> list[int]:
        """A drawn game has two winners, or none: both are first (BH-15.04)."""
        result = duel_of(table).result
        if result == DRAWN_GAME or result < 0:
            return [1, 1]
        return [1, 2] if result == 0 else [2, 1]

    def round(self, table: Table) -> int:
        return int(duel_of(table).round)

    def scores(self, table: Table) -> list[int]:
        return [max(int(player.lp), 0) for player in duel_of(table).players]

    def catalogue(self) -> Json:
        stops: Json = {"windows": list(MOMENTS), "moments": self.moments(), "first": self.first_stops()}
        return {**catalogue.catalogue(self.box), "stops": stops}

    # ------------------------------------------------------------ flowing

    def idle(self, table: Table, seat: i64) -> int:
        question = table.question(seat)
        return PASS if question is not None and question.kind == ASK_PRIORITY else NOBODY

    def moment(self, table: Table, seat: i64) -> str:
        duel = duel_of(table)
        if duel.window == MAIN_WINDOW:
            return "own_main" if duel.active == seat else "other_main"
        return MOMENTS[duel.window]

    def moments(self) -> list[str]:
        return ["own_main", "other_main", *[moment for moment in MOMENTS if moment]]

    def first_stops(self) -> list[str]:
        return ["own_main", "after_declaration", "end_of_round"]

    def stir(self, table: Table, seat: i64) -> str:
        """The other player's item on top of the chain."""
        duel = duel_of(table)
        if duel.chain and duel.chain[-1].seat != seat:
            return f"item {duel.chain[-1].serial}"
        return ""

    def stretch(self, table: Table) -> str:
        return f"round {duel_of(table).round}"

    # ------------------------------------------------------------ naming

    def option_name(self, option: i64) -> str:
        return option_name(self.box, option)

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        if purpose in (SPELL_DRAW, POOL_DRAW):
            return self.box.cards[outcome].key
        return str(outcome + 1)

    def outcome(self, purpose: str, name: str) -> int:
        if purpose in (SPELL_DRAW, POOL_DRAW):
            if name not in self.box.numbers:
                raise Mistake(f"there is no card '{name}'")
            return self.box.numbers[name]
        if purpose in (ROLL, D6):
            sides = 2 if purpose == ROLL else 6
            if name not in [str(side + 1) for side in range(sides)]:
                raise Mistake(f"'{name}' is no number from 1 to {sides}")
            return int(name) - 1
        known = ", ".join([SPELL_DRAW, POOL_DRAW, ROLL, D6])
        raise Mistake(f"nothing is ever drawn for '{purpose}'; chance decides {known}")

    def role_name(self, role: str, number: i64, numbers: list[int]) -> str:
        if role == "card":
            return self.box.cards[number].key
        if role == "place":
            return PLACE_NAMES[number]
        if role == "lane":
            return LANE_NAMES[number]
        if role == "counter":
            return self.box.counters[number]
        if role == "option":
            return self.option_name(number)
        if role == "pile":
            return PILES[number]
        return str(number)

    def announcement(self, seat: i64, option: i64) -> Event:
        return Event("BH-8.02", "announces", seat, option, 0, EVERYONE)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        return refusals.refusal(duel_of(table), seat, option)


def new_player(seat: int, deck: Deck) -> Player:
    return Player(seat, deck, [], [], deck.spells.copy(), deck.pool.copy(), [], [])
