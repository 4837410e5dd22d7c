"""The table of a duel: all that lies on it, and how one looks at it."""

from typing import Any, Final

from mypy_extensions import i64

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.table import Step, Table
from nachtspiel.games.bluthelden.pieces import Box, Card
from nachtspiel.games.bluthelden.state import (
    NO_WINDOW,
    NOTHING,
    UNDECIDED,
    Item,
    Lasting,
    Making,
    Piece,
    Player,
)
from nachtspiel.games.bluthelden.terms import (
    AREA,
    BARRIERS,
    FORCE_OF_NATURE,
    HIDEOUTS,
    IN_SAFETY,
    IN_WAR,
    LANE_OF,
    LANES,
    NOWHERE,
    PLACES,
    RESOURCES,
    SAFETY,
    SOVEREIGN_SLOT,
    TRAININGS,
    WAR,
    place_of,
)
from nachtspiel.games.bluthelden.values import refresh
from nachtspiel.games.bluthelden.variants import Variants
from nachtspiel.games.bluthelden.vocabulary import CONCEDE

STEPS: Final[list[Step[Any]]] = []  # filled by the agenda


class Duel(Table):
    """A table of Bluthelden."""

    __slots__ = (
        "box", "variants", "players", "pieces", "shadows", "round", "phase", "window", "active", "leader", "chain",
        "pending", "lasting", "making", "resolving", "effect", "passes", "streak", "serials", "hits", "struck",
        "killed", "did", "picks", "made", "tally", "acting", "lane", "finished", "attacks", "victims",
        "blockers", "result", "stale", "priority",
    )  # fmt: skip

    box: Box
    variants: Variants
    players: list[Player]
    pieces: list[Piece]
    shadows: list[int]
    round: i64
    phase: i64
    window: i64
    active: i64
    leader: i64
    chain: list[Item]
    pending: list[Item]
    lasting: list[Lasting]
    making: Making | None
    resolving: Item | None
    effect: i64
    passes: i64
    streak: i64
    serials: i64
    hits: list[int]
    struck: list[int]
    killed: bool
    did: bool
    picks: list[int]
    made: list[int]
    tally: list[int]
    acting: i64
    lane: i64
    finished: i64
    attacks: i64
    victims: list[int]
    blockers: list[int]
    result: i64
    stale: bool
    priority: i64

    def __init__(
        self, box: Box, variants: Variants, chance: Chance, players: list[Player], pieces: list[Piece],
    ) -> None:  # fmt: skip
        super().__init__(2, chance)
        self.box = box
        self.variants = variants
        self.players = players
        self.pieces = pieces  # in the order in which they entered play
        self.shadows = [0] * (2 * LANES)  # Shadow tokens, by seat * LANES + lane (BH-D123)
        self.round = 0
        self.phase = 0
        self.window = NO_WINDOW
        self.active = 0
        self.leader = 0  # the player with the Initiative of this round
        self.chain = []  # the topmost item is the last; replaced, never changed
        self.pending = []  # triggers that wait for the next state check; the same
        self.lasting = []  # the same
        self.making = None
        self.resolving = None
        self.effect = 0  # which effect of it is at work
        self.passes = 0  # in succession (BH-D20)
        self.streak = 0  # resolutions of triggers in a row (BH-D37)
        self.serials = 0
        self.hits = []  # damage about to be dealt: source, victim, amount, flags
        self.struck = []  # Characters that the resolving item has damaged
        self.killed = False  # one of them has died from it (BH-D134)
        self.did = False  # the effect before did something (BH-D127)
        self.picks = []  # what an effect, or a check, has gathered so far
        self.made = []  # what the resolving item has brought into play
        self.tally = []  # the abilities used this round, one entry for each use (BH-D37)
        self.acting = NOTHING
        self.lane = NOWHERE  # the active lane
        self.finished = 0  # lanes that are done, a bit each
        self.attacks = 0  # how many attacks the acting Character makes
        self.victims = []  # for each of them: a Character, or NOTHING for the Sovereign
        self.blockers = []  # for each of them: who blocks, or NOTHING
        self.result = UNDECIDED
        self.stale = True  # values must be worked out again
        self.priority = 0

    # ------------------------------------------------------------ base

    def steps(self) -> list[Step[Any]]:
        return STEPS

    def copy(self) -> "Duel":
        players = self.players
        twin = Duel(
            self.box, self.variants, self.chance.copy(), [players[0].copy(), players[1].copy()],
            [piece.copy() for piece in self.pieces],
        )  # fmt: skip
        self.copy_base(twin)
        twin.shadows = self.shadows.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.window = self.window
        twin.active = self.active
        twin.leader = self.leader
        twin.chain = self.chain
        twin.pending = self.pending
        twin.lasting = self.lasting
        making = self.making
        if making is not None:
            twin.making = making.copy()
        twin.resolving = self.resolving
        twin.effect = self.effect
        twin.passes = self.passes
        twin.streak = self.streak
        twin.serials = self.serials
        twin.hits = self.hits.copy()
        twin.struck = self.struck.copy()
        twin.killed = self.killed
        twin.did = self.did
        twin.picks = self.picks.copy()
        twin.made = self.made.copy()
        twin.tally = self.tally.copy()
        twin.acting = self.acting
        twin.lane = self.lane
        twin.finished = self.finished
        twin.attacks = self.attacks
        twin.victims = self.victims.copy()
        twin.blockers = self.blockers.copy()
        twin.result = self.result
        twin.stale = self.stale
        twin.priority = self.priority
        return twin

    def always(self, option: i64) -> bool:
        return option == CONCEDE

    def give_up(self, seat: i64) -> None:
        """The opponent wins (BH-D109)."""
        self.result = 1 - seat
        self.tell("BH-D109", "concedes", seat)
        self.tell("BH-D109", "wins", 1 - seat)
        self.finish()

    def key(self) -> tuple[object, ...]:
        making = self.making
        resolving = self.resolving
        return (
            *self.base_key(), self.variants.key(), tuple([player.key() for player in self.players]),
            tuple([piece.key() for piece in self.pieces]), tuple(self.shadows), self.round, self.phase, self.window,
            self.active, self.leader, tuple([item.key() for item in self.chain]),
            tuple([item.key() for item in self.pending]), tuple([lasting.key() for lasting in self.lasting]),
            None if making is None else making.key(), None if resolving is None else resolving.key(), self.effect,
            self.passes, self.streak, self.serials, tuple(self.hits), tuple(self.struck), self.killed, self.did,
            tuple(self.picks), tuple(self.made), tuple(self.tally), self.acting, self.lane, self.finished,
            self.attacks, tuple(self.victims), tuple(self.blockers), self.result, self.priority,
        )  # fmt: skip

    # ------------------------------------------------------------ looking

    def serial(self) -> i64:
        self.serials += 1
        return self.serials

    def find(self, serial: i64) -> Piece | None:
        for piece in self.pieces:
            if piece.serial == serial:
                return piece
        return None

    def at(self, place: i64) -> Piece | None:
        for piece in self.pieces:
            if piece.place == place:
                return piece
        return None

    def card(self, piece: Piece) -> Card:
        return self.box.cards[piece.card]

    def lane_of(self, piece: Piece) -> i64:
        """The lane a permanent lies in; a Training lies where its host does (BH-D71)."""
        if piece.host != NOTHING:
            host = self.find(piece.host)
            return NOWHERE if host is None else LANE_OF[host.place]
        return LANE_OF[piece.place]

    def fresh(self) -> None:
        """Values are read after this."""
        if self.stale:
            refresh(self)

    def sovereign(self, seat: i64) -> Piece:
        found = self.at(seat * PLACES + SOVEREIGN_SLOT)
        assert found is not None
        return found

    def is_open(self, seat: i64, lane: i64) -> bool:
        """Whether a resource of this player lies in the lane (BH-4.06, BH-9.26)."""
        return self.at(seat * PLACES + RESOURCES + lane) is not None

    def resource_level(self, seat: i64) -> i64:
        """The highest level among this player's resources (BH-10.20); the Rune has none (BH-D57)."""
        level: i64 = 0
        for piece in self.pieces:
            inside = piece.place - seat * PLACES
            if RESOURCES <= inside < RESOURCES + LANES and self.box.cards[piece.card].level > level:
                level = self.box.cards[piece.card].level
        return level

    def war_slots(self, seat: i64) -> i64:
        """Two; three with Force of Nature (BH-4.09, BH-9.11)."""
        for piece in self.pieces:
            if piece.controller == seat and piece.keywords & FORCE_OF_NATURE:
                return 3
        return 2

    def free_slots(self, seat: i64, lane: i64, zone: i64) -> list[int]:
        """Free Character slots of a lane; zone is IN_WAR, IN_SAFETY, or ANYTHING for both."""
        taken: i64 = 0
        base = seat * PLACES
        for piece in self.pieces:
            inside = piece.place - base
            if 0 <= inside < BARRIERS:
                taken |= 1 << inside
        found: list[int] = []
        if zone != IN_SAFETY:
            self.fresh()
            for i in range(self.war_slots(seat)):
                if not (taken >> (WAR + lane * 3 + i)) & 1:
                    found.append(base + WAR + lane * 3 + i)
        if zone != IN_WAR:
            for i in range(3):
                if not (taken >> (SAFETY + lane * 3 + i)) & 1:
                    found.append(base + SAFETY + lane * 3 + i)
        return found

    def free_area(self, seat: i64) -> i64:
        """The next place in the permanents area, which has no limit (BH-D51) but the numbers of its places."""
        return self.first_free(seat * PLACES + AREA, seat * PLACES + TRAININGS)

    def free_training(self, seat: i64) -> i64:
        return self.first_free(seat * PLACES + TRAININGS, (seat + 1) * PLACES)

    def first_free(self, start: i64, end: i64) -> i64:
        place = start
        taken = True
        while taken and place < end:
            taken = False
            for piece in self.pieces:
                if piece.place == place:
                    taken = True
                    place += 1
                    break
        return place if place < end else NOWHERE

    def hidden_on(self, place: i64) -> Piece | None:
        """The card that lies face down on a slot of a War Zone."""
        seat = place // PLACES
        inside = place % PLACES
        if inside >= SAFETY:
            return None
        return self.at((1 - seat) * PLACES + HIDEOUTS + inside)

    def shadows_in(self, lane: i64) -> i64:
        return self.shadows[lane] + self.shadows[LANES + lane]

    def cause(self, item: Item) -> i64:
        """What puts it on the chain: 0 for the text of a card, else the number of the rule on the card of the rules,
        and one."""
        return item.ability + 1 if item.card == self.box.rules and item.ability >= 0 else 0

    def left(self, seat: i64) -> i64:
        """The life points that a player has left; below 0 there are none."""
        return max(self.players[seat].lp, 0)

    def is_over(self) -> bool:
        return self.over

    # ------------------------------------------------------------ changing

    def push(self, item: Item) -> None:
        """Put something on top of the Reaction Chain; what is put there starts the count of passes anew (BH-D20)."""
        self.chain = self.chain + [item]
        self.passes = 0

    def add_lasting(self, lasting: Lasting) -> None:
        self.lasting = self.lasting + [lasting]
        self.stale = True

    def drop_lasting(self, gone: Lasting) -> None:
        self.lasting = [lasting for lasting in self.lasting if lasting is not gone]
        self.stale = True

    def opposing(self, seat: i64, lane: i64, index: i64) -> i64:
        return place_of(1 - seat, WAR, lane, index)


def duel_of(table: Table) -> Duel:
    if not isinstance(table, Duel):
        raise TypeError("this is not a table of Bluthelden")
    return table
