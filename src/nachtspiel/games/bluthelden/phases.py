"""The course of the game: setup, and the five phases of a round in the rulebook's order (sections 2 and 3)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.chain import BY_ITSELF, WINDOW, WINDOW_IF_CHAIN
from nachtspiel.games.bluthelden.check import CHECK
from nachtspiel.games.bluthelden.combat.opening import COMBAT_PHASE
from nachtspiel.games.bluthelden.effects.making import change_sides
from nachtspiel.games.bluthelden.piles import cannot_draw, discard, draw, hand_options, piles
from nachtspiel.games.bluthelden.state import (
    BLOOD_RUSH,
    CONTROL,
    END_WINDOW,
    MAIN_WINDOW,
    NO_WINDOW,
    RETURN,
    TRIGGER,
    UNTIL_ROUND,
    Item,
    Piece,
)
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    BEGINNING,
    END,
    LANE_OF,
    MADNESS,
    MAIN_1,
    MAIN_2,
    NEXT_ROUND,
    NOWHERE,
    PLACES,
    ROUND_BEGINS,
    ROUND_ENDS,
    RUNE_SLOT,
    SECOND_ROUND,
    SOVEREIGN_SLOT,
    STAYS_TURNED,
    THIRD_ROUND,
    TURN_BEGINS,
    TURN_ENDS,
)
from nachtspiel.games.bluthelden.triggers import (
    BANISHED_RETURNS,
    BLOOD_RUSH_ENDS,
    MADNESS_HURTS,
    moment_has_come,
    notify,
    wait_for_rule,
)
from nachtspiel.games.bluthelden.vocabulary import (
    ASK_DISCARD,
    ASK_DRAW,
    ASK_INITIATIVE,
    ASK_MULLIGAN,
    ASK_PLACE,
    CARD,
    DONE,
    INITIATIVE,
    LEAVE,
    MULLIGAN,
    PLACE,
    ROLL,
    SPELL_PILE,
)
from nachtspiel.games.bluthelden.zones import banish, die, slots_for, unturn

STARTING_HAND: Final = 6  # BH-2.11
HAND_LIMIT: Final = 8  # BH-3.33
FEW_CARDS: Final = 2  # BH-2.22

# ---------------------------------------------------------------- setup


class Setup(Step[Duel]):
    """Sovereign and Rune lie in their slots (BH-2.03, BH-2.04), both players draw six (BH-2.11) and may exchange."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        for player in table.players:
            seat = player.seat
            table.tell("BH-2.03", "laid_out", seat, player.deck.sovereign)
            table.tell("BH-2.04", "laid_out", seat, player.deck.rune)
        for player in table.players:
            draw(table, player.seat, SPELL_PILE, "BH-2.11", STARTING_HAND)
        for player in table.players:  # at the same time and hidden from each other (BH-D05)
            table.ask(player.seat, ASK_MULLIGAN, [MULLIGAN + mask for mask in range(64)], "BH-2.12")
        table.then(EXCHANGE)
        table.then(ROLL_INITIATIVE)


class Exchange(Step[Duel]):
    """The Mulligan: as many new cards as were set aside, which are shuffled back afterwards (BH-2.13 to BH-2.16);
    then the seventh card (BH-2.17)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        chosen = [table.answers[0] - MULLIGAN, table.answers[1] - MULLIGAN]
        for player in table.players:
            hand = player.hand.copy()
            aside = [hand[i] for i in range(STARTING_HAND) if (chosen[player.seat] >> i) & 1]
            for card in aside:
                player.hand.remove(card)
            table.tell("BH-2.14", "mulligan", player.seat, len(aside))
            draw(table, player.seat, SPELL_PILE, "BH-2.14", len(aside))
            player.spells += aside
            player.spells.sort()
        for player in table.players:
            draw(table, player.seat, SPELL_PILE, "BH-2.17")


class RollInitiative(Step[Duel]):
    """Chance selects a player, who takes the Initiative or leaves it (BH-2.18, BH-2.19)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        winner = table.variants.first
        if winner < 0:
            winner = table.roll(ROLL, 2)
        table.tell("BH-2.18", "wins_roll", winner)
        table.ask(winner, ASK_INITIATIVE, [INITIATIVE, LEAVE], "BH-2.19")
        table.then(TAKE_INITIATIVE, winner)


class TakeInitiative(Step[Duel]):
    """The first round starts directly with Main Phase 1 (BH-2.20)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.leader = a if table.answers[a] == INITIATIVE else 1 - a
        table.tell("BH-2.19", "initiative", table.leader)
        begin_round(table)
        table.then(MAIN_PHASE, MAIN_1)
        table.then(MAIN_PHASE, MAIN_2)
        table.then(COMBAT_PHASE)
        table.then(END_OF_ROUND)


def begin_round(duel: Duel) -> None:
    """What is counted by the round begins anew (BH-D121, BH-D126)."""
    duel.round += 1
    duel.tally = []
    for player in duel.players:
        player.resources = 0
        player.asp = 0
    for piece in duel.pieces:
        piece.used = 0
        piece.lanes_used = 0
    duel.stale = True
    duel.tell("BH-3.01", "round", duel.round)


# ---------------------------------------------------------------- the round


class Round(Step[Duel]):
    """Five phases (BH-3.01)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        begin_round(table)
        table.then(BEGINNING_OF_ROUND)
        table.then(MAIN_PHASE, MAIN_1)
        table.then(MAIN_PHASE, MAIN_2)
        table.then(COMBAT_PHASE)
        table.then(END_OF_ROUND)


class BeginningOfRound(Step[Duel]):
    """Unturn and what happens at the beginning of the round, draw, Initiative check (BH-3.02); nobody has priority
    (BH-3.08). The player who had the Initiative comes first."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.phase = BEGINNING
        table.window = NO_WINDOW
        table.active = table.leader
        table.tell("BH-3.02", "phase", BEGINNING)
        table.fresh()
        for piece in table.pieces:  # BH-3.03
            if piece.missed:
                piece.missed = False  # BH-D95
            elif not piece.keywords & STAYS_TURNED:
                unturn(table, piece, "BH-3.03")
        table.fresh()
        notify(table, ROUND_BEGINS, None, -1, NOWHERE)  # BH-3.04
        moment_has_come(table, NEXT_ROUND, -1, NOWHERE)
        come_back(table)
        table.then(BY_ITSELF)  # BH-3.09
        table.then(DRAW_STEP, table.leader, 1)
        table.then(DRAW_STEP, 1 - table.leader, 1)
        table.then(CHECK)
        table.then(INITIATIVE_CHECK)


def come_back(duel: Duel) -> None:
    """Cards banished until now return, as triggers of this moment (BH-D100)."""
    for lasting in duel.lasting:
        if lasting.kind == RETURN:
            duel.drop_lasting(lasting)
            item = Item(duel.serial(), TRIGGER, lasting.b, duel.box.rules, BANISHED_RETURNS, 0)
            item.text = duel.box.cards[duel.box.rules].abilities[BANISHED_RETURNS]
            item.noted = lasting.a
            item.named = lasting.a
            item.base = lasting.ability
            duel.pending = duel.pending + [item]


class DrawStep(Step[Duel]):
    """Player a draws; b: it is the first card, which is required (BH-2.21). With two or fewer cards in hand before it a
    second may follow (BH-2.22, BH-D09); the pile is chosen for each (BH-2.25)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        found = piles(table, a)
        if not found:
            if b:
                cannot_draw(table, a)  # BH-15.02; looked at when both have drawn (BH-D11)
            return
        few = len(table.players[a].hand) <= FEW_CARDS
        if not b:
            found = [*found, DONE]
        if len(found) == 1:
            draw(table, a, found[0], "BH-2.21")
            if few:
                table.then(DRAW_STEP, a, 0)
            return
        table.ask(a, ASK_DRAW, found, "BH-2.25" if b else "BH-2.22")
        table.then(DRAWN, a, 1 if b and few else 0)


class Drawn(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        if table.answers[a] == DONE:
            return
        draw(table, a, table.answers[a], "BH-2.25")
        if b:
            table.then(DRAW_STEP, a, 0)


class InitiativeCheck(Step[Duel]):
    """Who controls the Character with the highest Initiative has the round; a tie leaves it where it was (BH-3.06,
    BH-3.07, BH-D13, BH-D14)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        best = [0, 0]
        for piece in table.pieces:
            if piece.is_fighter() and piece.initiative > best[piece.controller]:
                best[piece.controller] = piece.initiative
        if best[0] != best[1]:
            table.leader = 0 if best[0] > best[1] else 1
        table.tell("BH-3.06", "initiative", table.leader)


# ---------------------------------------------------------------- Main Phases


class MainPhase(Step[Duel]):
    """Main Phase 1 of the player with Initiative, Main Phase 2 of the other (BH-3.10, BH-3.15)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.phase = a
        table.active = table.leader if a == MAIN_1 else 1 - table.leader
        seat = table.active
        table.tell("BH-3.10" if a == MAIN_1 else "BH-3.15", "main_phase", a, seat)
        table.fresh()
        notify(table, TURN_BEGINS, None, seat, NOWHERE)  # BH-D30
        notify(table, SECOND_ROUND, None, seat, NOWHERE)
        notify(table, THIRD_ROUND, None, seat, NOWHERE)
        table.then(WINDOW, seat, MAIN_WINDOW)
        table.then(END_OF_TURN)


class EndOfTurn(Step[Duel]):
    """After the first double pass abilities of the end of the turn go on the chain, once (BH-D30)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.fresh()
        notify(table, TURN_ENDS, None, table.active, NOWHERE)
        moment_has_come(table, TURN_ENDS, table.active, NOWHERE)
        table.then(WINDOW_IF_CHAIN, table.active, MAIN_WINDOW)


# ---------------------------------------------------------------- End of the Round


class EndOfRound(Step[Duel]):
    """Triggers of the end of the round, a window, then the closing steps (BH-3.28 to BH-3.39, BH-D45)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        table.phase = END
        table.active = table.leader
        table.tell("BH-3.28", "phase", END)
        table.fresh()
        notify(table, ROUND_ENDS, None, -1, NOWHERE)
        moment_has_come(table, ROUND_ENDS, -1, NOWHERE)
        rushed: list[int] = []
        for lasting in table.lasting:
            if lasting.kind == BLOOD_RUSH and lasting.target not in rushed:  # BH-13.14
                rushed.append(lasting.target)
                piece = table.find(lasting.target)
                if piece is not None:
                    wait_for_rule(table, BLOOD_RUSH_ENDS, piece.controller, piece, LANE_OF[piece.place])
        for piece in table.pieces:
            if piece.keywords & MADNESS:  # BH-D123
                wait_for_rule(table, MADNESS_HURTS, piece.controller, piece, LANE_OF[piece.place])
        table.then(WINDOW, table.leader, END_WINDOW)
        table.then(DISCARD_DOWN)
        table.then(LOSE_ASP)
        table.then(EFFECTS_END)
        table.then(ROUND)


class DiscardDown(Step[Duel]):
    """Closing step 1: down to eight cards, the Initiative player first (BH-3.33, BH-D47)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        for seat in (table.leader, 1 - table.leader):
            if len(table.players[seat].hand) > HAND_LIMIT:
                table.ask(seat, ASK_DISCARD, hand_options(table, seat), "BH-3.33")
                table.then(DISCARDED, seat)
                table.then(BY_ITSELF)
                table.then(DISCARD_DOWN)
                return


class Discarded(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        discard(table, a, table.answers[a] - CARD, "BH-3.33")


class LoseAsp(Step[Duel]):
    """Closing step 2: unspent ASP vanish (BH-3.35)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        for player in table.players:
            if player.asp:
                table.tell("BH-3.35", "loses_asp", player.seat, player.asp)
                player.asp = 0


class EffectsEnd(Step[Duel]):
    """Closing step 3: what lasted until the end of the round ends, until nothing new arises (BH-3.36, BH-3.37). What
    was set up for the end of the round after its moment happens now (BH-D137)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        moment_has_come(table, ROUND_ENDS, -1, NOWHERE)
        ending = [lasting for lasting in table.lasting if lasting.until == UNTIL_ROUND]
        if not ending and not table.pending and not table.chain:
            return
        table.lasting = [lasting for lasting in table.lasting if lasting.until != UNTIL_ROUND]
        table.stale = True
        table.tell("BH-3.36", "effects_end")
        given: list[int] = []
        for lasting in ending:
            piece = table.find(lasting.target)
            if piece is None:
                continue
            if lasting.kind == BLOOD_RUSH:  # BH-D46
                banish(table, piece, "BH-13.14")
            elif lasting.kind == CONTROL and lasting.target not in given:  # to whom had it before all of them
                given.append(lasting.target)
                table.then(GIVE_BACK, lasting.target, lasting.a)
        table.then(BY_ITSELF)
        table.then(EFFECTS_END)


class GiveBack(Step[Duel]):
    """Control ends: to a free own slot of the same lane, open or not, else of any open lane (BH-D118)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(a)
        if piece is None or piece.controller == b:
            return
        slots = slots_for(table, piece.card, b, -1, LANE_OF[piece.place], False)
        if not slots:
            slots = slots_for(table, piece.card, b, -1, NOWHERE)
        if not slots:
            die(table, [piece], "BH-D118", "to_graveyard")
        elif len(slots) == 1:
            change_sides(table, piece, b, slots[0])
        else:
            table.ask(b, ASK_PLACE, [PLACE + place for place in slots], "BH-D118", piece.card)
            table.then(GIVEN_BACK, a, b)


class GivenBack(Step[Duel]):
    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        piece = table.find(a)
        assert piece is not None
        change_sides(table, piece, b, table.answers[b] - PLACE)


def lay_out_government(duel: Duel) -> None:
    """Sovereign and Rune start the game in their slots (BH-9.07, BH-9.15)."""
    for player in duel.players:
        for number, slot in ((player.deck.sovereign, SOVEREIGN_SLOT), (player.deck.rune, RUNE_SLOT)):
            card = duel.box.cards[number]
            piece = Piece(duel.serial(), number, player.seat, player.seat, player.seat * PLACES + slot, card.type)
            piece.counters = card.enters_with
            duel.pieces.append(piece)
        player.lp = duel.box.cards[player.deck.sovereign].lp


SETUP: Final = Setup()
EXCHANGE: Final = Exchange()
ROLL_INITIATIVE: Final = RollInitiative()
TAKE_INITIATIVE: Final = TakeInitiative()
ROUND: Final = Round()
BEGINNING_OF_ROUND: Final = BeginningOfRound()
DRAW_STEP: Final = DrawStep()
DRAWN: Final = Drawn()
INITIATIVE_CHECK: Final = InitiativeCheck()
MAIN_PHASE: Final = MainPhase()
END_OF_TURN: Final = EndOfTurn()
END_OF_ROUND: Final = EndOfRound()
DISCARD_DOWN: Final = DiscardDown()
DISCARDED: Final = Discarded()
LOSE_ASP: Final = LoseAsp()
EFFECTS_END: Final = EffectsEnd()
GIVE_BACK: Final = GiveBack()
GIVEN_BACK: Final = GivenBack()
