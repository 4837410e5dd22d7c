"""What lies on the table, and the handful of things that phases and card texts do with it."""

from typing import Any, Final

from mypy_extensions import i64

from nachtspiel.engine.chance import Chance
from nachtspiel.engine.table import Step, Table
from nachtspiel.games.bloodborne.dungeon import Dungeon
from nachtspiel.games.bloodborne.hunter import NO_CARD, NO_TEXTS, Hunter
from nachtspiel.games.bloodborne.pieces import BOSS, FINAL_BOSS, MELEE, ORDINARY, Box, Card, Monster
from nachtspiel.games.bloodborne.variants import Variants
from nachtspiel.games.bloodborne.vocabulary import DUNGEON_DRAW, UPGRADE_DRAW

NO_MONSTER: Final = -1

STEPS: Final[list[Step[Any]]] = []  # filled by the agenda


class Hunt(Table):
    """A table of Bloodborne."""

    __slots__ = (
        "box", "variants", "hunters", "order", "round", "phase", "first", "final_boss", "monster", "echoes",
        "full_echoes", "dungeon", "upgrades", "row", "removed", "past", "fight_over", "first_blow", "slain", "barren",
        "called",
    )  # fmt: skip

    box: Box
    variants: Variants
    hunters: list[Hunter]
    order: list[Hunter]
    round: i64
    phase: i64
    first: i64
    final_boss: i64
    monster: i64
    echoes: i64
    full_echoes: i64
    dungeon: Dungeon
    upgrades: list[int]
    row: list[int]
    removed: list[int]
    past: list[int]
    fight_over: bool
    first_blow: bool
    slain: i64
    barren: i64
    called: i64

    def __init__(
        self, box: Box, variants: Variants, chance: Chance, hunters: list[Hunter], dungeon: Dungeon, upgrades: list[int]
    ) -> None:
        super().__init__(len(hunters), chance)
        self.box = box
        self.variants = variants
        self.hunters = hunters
        self.order = hunters  # the hunters in turn order
        self.round = 0
        self.phase = 0
        self.first = 0  # the seat with the first-player marker
        self.final_boss = NO_MONSTER
        self.monster = NO_MONSTER  # the monster being fought
        self.echoes = 0  # what lies on it: its health and its loot (BB-3.05)
        self.full_echoes = 0  # what lay on it when it was revealed
        self.dungeon = dungeon  # BB-2.05
        self.upgrades = upgrades  # BB-2.07: the upgrade deck, a sorted bag
        self.row = []  # the Available Upgrades
        self.removed = []  # action cards out of the game, open to all
        self.past = []  # monsters killed or escaped
        self.fight_over = False  # the monster was killed in Phase 3: phases 4 to 6 are skipped (BB-9.04)
        self.first_blow = False  # whether somebody has attacked in this Phase 5
        self.slain = NO_MONSTER  # the monster killed this round
        self.barren = 0  # rounds in a row in which this monster lost no echo (BB-D40)
        self.called = 0  # additional echoes for the next monster

    def steps(self) -> "list[Step[Any]]":
        return STEPS

    # ------------------------------------------------------------ looking

    def in_turn_order(self) -> list[Hunter]:
        """From the first player clockwise, without those who are out of the game (BB-9.02, BB-D34)."""
        return self.order

    def seated(self) -> list[Hunter]:
        """The turn order, found anew: after the marker moved or a hunter left the game."""
        first = self.first
        return [hunter for hunter in self.hunters[first:] + self.hunters[:first] if not hunter.gone]

    def leader(self) -> i64:
        """Who rolls and starts: the first player, or whoever does so for one who left the game (BB-D34)."""
        return self.order[0].seat if self.order else self.first

    def give_marker(self, seat: i64) -> None:
        self.first = seat
        self.order = self.seated()

    def card(self, number: i64) -> Card:
        return self.box.cards[number]

    def foe(self) -> Monster:
        return self.box.monsters[self.monster]

    def law(self) -> Monster:
        """The Final Boss, whose ability holds for the whole game (BB-2.03, BB-18.04)."""
        return self.box.monsters[self.final_boss]

    def cards_in_play(self, hunter: Hunter) -> list[Card]:
        """What this hunter has played this round."""
        cards: list[Card] = []
        if hunter.played != NO_CARD:
            cards.append(self.box.cards[hunter.played])
        if hunter.weapon != NO_CARD:
            cards.append(self.box.cards[hunter.weapon])
        return cards

    def read_texts(self, hunter: Hunter) -> None:
        """The texts of what this hunter has in play, from now on."""
        hunter.texts = NO_TEXTS
        if hunter.played != NO_CARD:
            hunter.texts = self.box.cards[hunter.played].abilities
        if hunter.weapon != NO_CARD:
            hunter.texts = hunter.texts + self.box.cards[hunter.weapon].abilities

    def plays_kind(self, hunter: Hunter, kind: i64) -> bool:
        """Whether this hunter has a card of that kind in play."""
        arm = hunter.arm()
        return arm != NO_CARD and self.box.cards[arm].kind == kind

    def card_limit(self) -> i64:
        """BB-14.09, unless the Final Boss says otherwise."""
        limit = self.box.card_limit
        for power in self.law().powers:
            limit = power.card_limit(limit)
        return limit

    # ------------------------------------------------------------ monsters

    def reveal(self, number: i64) -> None:
        """A monster is turned up and gets its echoes (BB-3.01), then its reveal ability works (BB-3.14)."""
        monster = self.box.monsters[number]
        self.monster = number
        self.barren = 0
        echoes = monster.health
        self.tell("BB-3.01", "appears", number, echoes)
        more = self.seats - 3  # BB-3.02 to BB-3.04
        if more:
            rule = "BB-4.03" if monster.rank == FINAL_BOSS else "BB-3.02" if more == 1 else "BB-3.03"
            self.tell(rule, "more_echoes", number, more)
        if monster.rank != FINAL_BOSS:
            for law in self.law().powers:  # BB-18.05, BB-D45
                extra = law.more_echoes()
                if extra:
                    more += extra
                    self.tell("BB-18.05", "acts", self.final_boss)
                    self.tell("BB-18.05", "more_echoes", number, extra)
        if self.called:
            more += self.called
            self.tell("BB-12.03", "more_echoes", number, self.called)
            self.called = 0
        self.echoes = self.full_echoes = echoes + more
        for power in monster.powers:
            power.reveal(self)

    def blow(self, hunter: Hunter, card: Card, damage: i64, instant: bool, rule: str) -> bool:
        """A hunter deals damage: takes echoes from the monster (BB-0.03, BB-11.03). True if that kills it."""
        if self.echoes == 0:
            self.tell("BB-11.05", "hits_air", hunter.seat, card.number)
            return False
        foe = self.foe()
        for power in foe.powers:
            damage = power.blow(self, card.kind, instant, damage)
        if damage <= 0:
            self.tell("BB-11.06", "hits_air", hunter.seat, card.number)
            return False
        if damage > self.echoes:  # BB-11.04
            damage = self.echoes
            self.tell("BB-11.04", "hits", hunter.seat, foe.number, damage)
        else:
            self.tell(rule, "hits", hunter.seat, foe.number, damage)
        self.echoes -= damage
        self.barren = -1  # this round was not barren
        hunter.collected += damage
        hunter.dealt += damage
        if card.is_weapon():
            hunter.weapon_dealt = True
        if self.echoes == 0:
            self.slay(hunter)
            return True
        for power in foe.powers:
            power.answer_blow(self, hunter, damage)
        return False

    def slay(self, slayer: Hunter) -> None:
        """Killing a monster (BB-11.10): trophies for all who damaged it this round (BB-11.11, BB-D55)."""
        foe = self.foe()
        self.tell("BB-9.05" if self.phase == 3 else "BB-11.10", "slain", foe.number, slayer.seat)
        for hunter in self.in_turn_order():
            for _ in range(self.shares(hunter)):
                for kind in foe.types:  # BB-12.10, BB-18.03
                    self.award(hunter, kind, foe.rank)
        self.past.append(foe.number)
        self.slain = foe.number
        self.monster = NO_MONSTER
        if self.phase == 3 and foe.rank != FINAL_BOSS:
            self.fight_over = True
            self.tell("BB-9.04", "fight_skipped")
        if foe.rank == FINAL_BOSS:
            self.end("BB-19.01")  # BB-D29

    def shares(self, hunter: Hunter) -> i64:
        """How often a hunter earns the trophies of the monster killed now (BB-17.01, BB-D24)."""
        found: i64 = 1 if hunter.dealt > 0 else 0
        for text in hunter.texts:
            found = max(found, text.claims())
        return found

    def award(self, hunter: Hunter, kind: i64, rank: i64) -> None:
        """One trophy: the marker moves one space (BB-11.12, BB-17.03); at the end of the track it stays (BB-D30)."""
        if hunter.trophies[kind] == len(self.box.track):
            self.tell("BB-D30", "track_full", hunter.seat, kind)
            return
        hunter.trophies[kind] += 1
        rule = "BB-11.11" if rank == ORDINARY else "BB-12.10" if rank == BOSS else "BB-18.03"
        self.tell(rule, "trophy", hunter.seat, kind, self.box.track[hunter.trophies[kind] - 1])

    # ------------------------------------------------------------ hunters

    def hurt(self, hunter: Hunter, damage: i64, rule: str, attack: bool = False) -> None:
        """A hunter suffers damage. `attack`: it is the monster's attack of Phase 4."""
        if not hunter.in_action():  # BB-D26
            return
        what = "hurt"
        if hunter.dreaming and self.dream_halves(attack):
            damage //= 2  # BB-13.02, rounded down; once, on the whole (BB-13.03)
            what = "dream_hurt"
            rule = "BB-13.02" if attack else "BB-D11"
        if damage <= 0:
            self.tell(rule, "unharmed", hunter.seat)
            return
        if damage >= hunter.health and attack and self.endures(hunter):
            damage = hunter.health - 1
            self.tell("BB-5.03", "endures", hunter.seat)
            if not damage:
                return
        hunter.health -= damage
        hunter.health = max(hunter.health, 0)  # BB-D26
        self.tell(rule, what, hunter.seat, damage, hunter.health)
        if hunter.health == 0:
            self.fall(hunter)

    def soften(self, hunter: Hunter, damage: i64, less: i64) -> i64:
        """What a fixed protection leaves of the monster's attack on this hunter (BB-D51)."""
        less = min(less, damage)
        if less > 0:
            self.tell("BB-D51", "calmer", hunter.seat, less)
        return damage - less

    def dream_halves(self, attack: bool) -> bool:
        if not attack:
            return self.variants.dream_halves_all  # BB-D11
        for power in self.foe().powers:
            if power.pierces_dream():
                return False
        return True

    def endures(self, hunter: Hunter) -> bool:
        for text in hunter.texts:
            if text.endures():
                return True
        return False

    def fall(self, hunter: Hunter) -> None:
        """A hunter is killed (BB-16.01): collected echoes are lost (BB-16.02, BB-16.09), banked stay (BB-16.03)."""
        lost = hunter.collected
        hunter.dead = True
        hunter.texts = NO_TEXTS  # BB-D43
        hunter.deaths += 1
        hunter.collected = 0
        self.tell("BB-16.02" if lost else "BB-16.01", "dies", hunter.seat, lost)
        for law in self.law().powers:
            law.hunter_died(self, hunter)
        if hunter.banked:
            self.tell("BB-16.03", "keeps_bank", hunter.seat, hunter.banked)

    def eliminate(self, hunter: Hunter) -> None:
        """Out of the game for good (BB-D36)."""
        self.take_out(hunter)
        self.order = self.seated()
        self.tell("BB-D36", "eliminated", hunter.seat)
        for other in self.hunters:
            if not other.gone:
                return
        self.tell("BB-D36", "all_gone")
        self.end("BB-D36")

    def take_out(self, hunter: Hunter) -> None:
        """All that a hunter has leaves the game; the cards stay open to all (BB-D46)."""
        self.removed += hunter.hand + hunter.used + [int(card.number) for card in self.cards_in_play(hunter)]
        hunter.leave()

    def heal(self, hunter: Hunter, amount: i64, rule: str) -> None:
        """Health never rises above the maximum (BB-2.18)."""
        healed = min(amount, self.box.full_health - hunter.health)
        if hunter.in_action() and healed > 0:
            hunter.health += healed
            self.tell(rule, "heals", hunter.seat, healed)

    def lose_echoes(self, hunter: Hunter, amount: i64, rule: str) -> None:
        """Collected echoes go back to the reserve."""
        lost = min(amount, hunter.collected)
        if hunter.in_action() and lost > 0:
            hunter.collected -= lost
            self.tell(rule, "loses_echoes", hunter.seat, lost)

    def bank(self, hunter: Hunter, amount: i64, rule: str) -> None:
        """Collected echoes become safe (BB-13.06)."""
        amount = min(amount, hunter.collected)
        hunter.collected -= amount
        hunter.banked += amount
        if amount:
            self.tell(rule, "banks", hunter.seat, amount)

    def weapon_damage(self, hunter: Hunter, card: Card) -> i64:
        """What this weapon is worth in this hunter's hands, before the monster has its say."""
        damage = card.damage
        for ability in card.abilities:
            damage += ability.bonus(self, hunter)
        for text in hunter.texts:
            damage += text.weapon_bonus()
        if card.kind == MELEE:
            damage -= hunter.hampered
        return max(0, damage)

    # ------------------------------------------------------------ supplies

    def refill_row(self, rule: str) -> None:
        """As many Available Upgrades as players, while the deck lasts (BB-2.08, BB-14.04, BB-14.05)."""
        while len(self.row) < self.seats and self.upgrades:
            card = self.draw(UPGRADE_DRAW, self.upgrades)
            self.row.append(card)
            self.tell(rule, "row", card)

    def next_monster(self) -> None:
        """The next card of the dungeon (BB-15.05), or the Final Boss when there is none (BB-18.01, BB-D28)."""
        if self.dungeon.size():
            self.reveal(self.dungeon.take(self, DUNGEON_DRAW))
        else:
            self.tell("BB-18.01", "final_boss_enters", self.final_boss)
            self.reveal(self.final_boss)

    # ------------------------------------------------------------ the end

    def level(self, hunter: Hunter) -> i64:
        """Blood level: banked echoes and the three trophy tracks (BB-17.04, BB-19.03)."""
        level = hunter.banked
        for steps in hunter.trophies:
            if steps:
                level += self.box.track[steps - 1]
        return level

    def ranks(self) -> list[int]:
        """The place of every seat: by Blood level, then banked echoes; equals share (BB-19.04 to BB-19.06, BB-D35).
        Who is out of the game shares the last place, and nobody wins if nobody is left (BB-D36)."""
        scores = [-1 if hunter.gone else self.level(hunter) * 10_000 + hunter.banked for hunter in self.hunters]
        if max(scores) < 0:
            return [int(self.seats)] * int(self.seats)
        return [1 + sum([1 for other in scores if other > score]) for score in scores]

    def end(self, rule: str) -> None:
        """The hunt is over: everybody banks what is left (BB-19.02), and the levels are compared."""
        self.tell(rule, "hunt_over")
        for hunter in self.in_turn_order():
            self.bank(hunter, hunter.collected, "BB-19.02")
        ranks = self.ranks()
        levels = [-1 if hunter.gone else self.level(hunter) for hunter in self.hunters]
        for hunter in self.hunters:
            if not hunter.gone:
                rank, level = ranks[hunter.seat], levels[hunter.seat]
                if ranks.count(rank) > 1:
                    rule = "BB-19.06"
                elif levels.count(level) > 1:
                    rule = "BB-19.05"
                else:
                    rule = "BB-19.04" if rank == 1 else "BB-19.03"
                self.tell(rule, "scores", hunter.seat, level, rank)
        self.finish()

    # ------------------------------------------------------------ copies

    def copy(self) -> "Hunt":
        twin = Hunt(
            self.box, self.variants, self.chance.copy(), [hunter.copy() for hunter in self.hunters],
            self.dungeon.copy(), self.upgrades.copy(),
        )  # fmt: skip
        self.copy_base(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.order = twin.seated()
        twin.final_boss = self.final_boss
        twin.monster = self.monster
        twin.echoes = self.echoes
        twin.full_echoes = self.full_echoes
        twin.row = self.row.copy()
        twin.removed = self.removed.copy()
        twin.past = self.past.copy()
        twin.fight_over = self.fight_over
        twin.first_blow = self.first_blow
        twin.slain = self.slain
        twin.barren = self.barren
        twin.called = self.called
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.base_key(), self.variants.key(), tuple([hunter.key() for hunter in self.hunters]), self.round,
            self.phase, self.first, self.final_boss, self.monster, self.echoes, self.full_echoes, self.dungeon.key(),
            tuple(self.upgrades), tuple(self.row), tuple(sorted(self.removed)), tuple(self.past), self.fight_over,
            self.first_blow, self.slain, self.barren, self.called,
        )  # fmt: skip


def hunt_of(table: Table) -> Hunt:
    if not isinstance(table, Hunt):
        raise TypeError("this is not a table of Bloodborne")
    return table
