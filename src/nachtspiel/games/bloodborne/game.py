"""Bloodborne's face to the world."""

from mypy_extensions import i64

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import Game, Json, Setting, settings_in
from nachtspiel.engine.table import EVERYONE, Event, Question, Table
from nachtspiel.games.bloodborne import agenda as agenda  # gives the steps their codes
from nachtspiel.games.bloodborne import catalogue, judge, position, refusals, seen
from nachtspiel.games.bloodborne.box import open_box, read_files
from nachtspiel.games.bloodborne.phases.round import ROUND
from nachtspiel.games.bloodborne.phases.setup import SETUP, lay_out
from nachtspiel.games.bloodborne.pieces import Box
from nachtspiel.games.bloodborne.table import NO_MONSTER, Hunt
from nachtspiel.games.bloodborne.variants import Variants
from nachtspiel.games.bloodborne.vocabulary import (
    DICE,
    DUNGEON_DRAW,
    EVENTS,
    FINAL_BOSS_DRAW,
    FIRST_PLAYER,
    KINDS,
    UPGRADE_DRAW,
    option_name,
    option_numbers,
)  # fmt: skip


def hunt_of(table: Table) -> Hunt:
    if not isinstance(table, Hunt):
        raise TypeError("this is not a table of Bloodborne")
    return table


class Bloodborne(Game):
    """Bloodborne: The Card Game with one box of content."""

    name = "bloodborne"
    printed = ("cards", "monsters")
    prefix = "BB"
    seat = "hunter"
    version = 1
    fewest = 3  # BB-0.01
    most = 5
    kinds = KINDS

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        self.box = box if box is not None else open_box(read_files())
        self.content = self.box.fingerprint
        self.events = EVENTS
        bosses = [self.box.monsters[number].key for number in self.box.final_bosses]
        self.settings = [
            Setting("final_boss", "random", ["random", *bosses]),  # BB-2.01, BB-2.02
            Setting("first_player", "random", ["random", "1", "2", "3", "4", "5"]),  # BB-D23
            Setting("upgrade", "may", ["may", "must"]),  # BB-D10
            Setting("dream_halves", "all", ["all", "attack"]),  # BB-D11
            Setting("pistol_clash", "cancel", ["cancel", "delay"]),  # BB-D22
            Setting("after_kill", "ends", ["ends", "pending"]),  # BB-D58
            Setting("stall_rounds", "50", [], 1, 999),  # BB-D40
            Setting("open_hands", "yes", ["yes", "no"]),  # BB-D46
        ]
        self.weights = judge.read_weights(self.box)
        self.options = option_numbers(self.box)
        self.cards = {card.key: int(card.number) for card in self.box.cards}
        self.monsters = {monster.key: int(monster.number) for monster in self.box.monsters}

    # ------------------------------------------------------------ playing

    def variants(self, seats: int, settings: dict[str, str]) -> Variants:
        settled = self.settle(seats, settings)
        first = -1 if settled["first_player"] == "random" else int(settled["first_player"]) - 1
        if first >= seats:
            raise Mistake(f"first_player cannot be seat {first + 1}, the seats are 1 to {seats}")
        return Variants(
            final_boss=self.monsters.get(settled["final_boss"], NO_MONSTER),
            first_player=first,
            must_upgrade=settled["upgrade"] == "must",
            dream_halves_all=settled["dream_halves"] == "all",
            pistols_delay=settled["pistol_clash"] == "delay",
            powers_outlive=settled["after_kill"] == "pending",
            stall_rounds=int(settled["stall_rounds"]),
            open_hands=settled["open_hands"] == "yes",
        )

    def lay_out(self, seats: int, settings: dict[str, str], seed: int) -> Table:
        return lay_out(self.box, self.variants(seats, settings), seats, seed)

    def start(self, table: Table) -> None:
        table.then(SETUP)
        table.run()

    def position(self, entry: Entry, names: list[str]) -> Table:
        variants = self.variants(len(names), settings_in(entry))
        hunt = position.lay_position(self.box, variants, entry, names)
        hunt.then(ROUND)
        return hunt

    # ------------------------------------------------------------ knowing

    def view(self, table: Table, seat: i64) -> Json:
        return seen.view(hunt_of(table), seat)

    def imagine(self, table: Table, seat: i64, seed: int) -> Table:
        return seen.imagine(hunt_of(table), seat, seed)

    def facts(self, table: Table) -> Json:
        return seen.facts(hunt_of(table))

    def chances(self, table: Table) -> list[float]:
        return judge.chances(hunt_of(table), self.weights)

    def leans(self, table: Table, question: Question) -> list[float]:
        return judge.leans(hunt_of(table), question, self.weights)

    def mark_names(self) -> tuple[list[str], list[str]]:
        return judge.mark_names(self.box)

    def mark_weights(self) -> list[float]:
        return self.weights.worth + self.weights.owned

    def reason(self, mark: str) -> str:
        return judge.REASONS.get(mark.removeprefix("worth."), "")

    def position_marks(self, table: Table, seat: i64) -> list[float]:
        return judge.position_marks(hunt_of(table), seat)

    def option_marks(self, table: Table, question: Question, option: i64) -> list[float]:
        return judge.option_marks(hunt_of(table), question, option)

    def weigh(self, text: str) -> None:
        self.weights = judge.read_weights(self.box, text)

    def is_quiet(self, table: Table) -> bool:
        return hunt_of(table).phase == 1

    def places(self, table: Table) -> list[int]:
        return hunt_of(table).ranks()

    def round(self, table: Table) -> int:
        return int(hunt_of(table).round)

    def scores(self, table: Table) -> list[int]:
        hunt = hunt_of(table)
        return [0 if hunter.gone else int(hunt.level(hunter)) for hunter in hunt.hunters]

    def belongings(self, table: Table, seat: i64) -> list[str]:
        hunt = hunt_of(table)
        hunter = hunt.hunters[seat]
        in_play = [card.number for card in hunt.cards_in_play(hunter)]
        return [self.box.cards[card].key for card in hunter.hand + hunter.used + in_play]

    def catalogue(self) -> Json:
        return catalogue.catalogue(self.box)

    # ------------------------------------------------------------ naming

    def option_name(self, option: i64) -> str:
        return option_name(self.box, option)

    def outcome_name(self, purpose: str, outcome: i64) -> str:
        if purpose in DICE:
            number, again = self.box.dice[DICE.index(purpose)][outcome]
            return f"{number}+" if again else str(number)
        if purpose == FIRST_PLAYER:
            return str(outcome + 1)
        if purpose == UPGRADE_DRAW:
            return self.box.cards[outcome].key
        return self.box.monsters[outcome].key

    def outcome(self, purpose: str, name: str) -> int:
        if purpose in DICE:
            die = self.box.dice[DICE.index(purpose)]
            for face in range(len(die)):
                if self.outcome_name(purpose, face) == name:
                    return face
            raise Mistake(f"the {purpose} die has no face '{name}'")
        if purpose == FIRST_PLAYER:
            if name not in ("1", "2", "3", "4", "5"):
                raise Mistake(f"'{name}' is no seat")
            return int(name) - 1
        if purpose == UPGRADE_DRAW:
            if name not in self.cards:
                raise Mistake(f"there is no card '{name}'")
            return self.cards[name]
        if purpose in (DUNGEON_DRAW, FINAL_BOSS_DRAW):
            if name not in self.monsters:
                raise Mistake(f"there is no monster '{name}'")
            return self.monsters[name]
        known = ", ".join([*DICE, FIRST_PLAYER, UPGRADE_DRAW, DUNGEON_DRAW, FINAL_BOSS_DRAW])
        raise Mistake(f"nothing is ever drawn for '{purpose}'; chance decides {known}")

    def role_name(self, role: str, number: i64, numbers: list[int]) -> str:
        if role == "card":
            return self.box.cards[number].key
        if role == "monster":
            return self.box.monsters[number].key
        if role == "type":
            return seen.TYPE_NAMES[number]
        if role == "die":
            return DICE[number]
        if role == "face":
            return self.outcome_name(DICE[numbers[1]], number)
        return str(number)

    def announcement(self, seat: i64, option: i64) -> Event:
        if option >= len(self.box.cards):
            raise Mistake("only a card can be announced")
        return Event("BB-7.04", "announces", seat, option, 0, EVERYONE)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refused:
        return refusals.refusal(hunt_of(table), seat, option)
