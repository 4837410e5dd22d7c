"""Damage and healing (BH-12.03 to BH-12.07, BH-D120)."""

from typing import Final

from mypy_extensions import i64

from nachtspiel.engine.table import Step
from nachtspiel.games.bluthelden.state import COVER, PREVENT, Lasting, Piece
from nachtspiel.games.bluthelden.table import Duel
from nachtspiel.games.bluthelden.terms import (
    ADVISOR,
    ARTIFACT,
    CANNOT_BE_HURT,
    DEALS_NO_DAMAGE,
    HITS,
    IN_WAR,
    KEYWORDS,
    LANE_OF,
    POISON,
    POISON_COUNTER,
    RITUAL,
    SPECTRAL_WARD,
    TAKES_COMBAT_DAMAGE,
    TAKES_DAMAGE,
    TRAINING,
    ZONE_OF,
)
from nachtspiel.games.bluthelden.triggers import notify
from nachtspiel.games.bluthelden.vocabulary import ASK_SHIELD, PLACE
from nachtspiel.games.bluthelden.zones import add_counter

IN_COMBAT: Final = 1
REDIRECTED: Final = 2  # the same damage is redirected at most once
OF_THE_TEXT: Final = 4  # dealt by the item that resolves
BY_SPELL: Final = 8
HIT: Final = 4  # numbers for each
BY_WARD: Final = KEYWORDS.index("spectral_ward") + 1  # why damage is prevented, where a keyword does it
BY_INVULNERABILITY: Final = KEYWORDS.index("cannot_be_hurt") + 1


def hit(duel: Duel, source: i64, victim: i64, amount: i64, flags: i64) -> None:
    """Damage about to be dealt to a Character, or to a Sovereign (-1 - seat)."""
    duel.hits.append(source)
    duel.hits.append(victim)
    duel.hits.append(amount)
    duel.hits.append(flags)


class Deal(Step[Duel]):
    """Source by source: the amount, 'deals no damage', redirection, prevention, what is left, its consequences."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        while table.hits:
            table.fresh()
            shields = covers(table)
            if len(shields) > 1:
                victim = table.find(table.hits[1])
                assert victim is not None
                places = [PLACE + shield_of(table, shield).place for shield in shields]
                table.ask(victim.controller, ASK_SHIELD, places, "BH-D120", victim.card)
                table.then(SHIELD_CHOSEN)
                return
            if shields:
                redirect(table, shields[0])
            deal_one(table)


class ShieldChosen(Step[Duel]):
    """Several Protective Shields: the receiver's controller chooses one (BH-D120)."""

    def run(self, table: Duel, a: i64, b: i64, c: i64) -> None:
        victim = table.find(table.hits[1])
        assert victim is not None
        for shield in covers(table):
            if PLACE + shield_of(table, shield).place == table.answers[victim.controller]:
                redirect(table, shield)
                break
        deal_one(table)
        table.then(DEAL)


def shield_of(duel: Duel, lasting: Lasting) -> Piece:
    found = duel.find(lasting.a)
    assert found is not None
    return found


def covers(duel: Duel) -> list[Lasting]:
    """The Protective Shields that can take the next damage: both must lie in the same War Zone (BH-D91)."""
    found: list[Lasting] = []
    dealer = duel.find(duel.hits[0])
    if duel.hits[3] & REDIRECTED or duel.hits[2] <= 0 or (dealer is not None and dealer.keywords & DEALS_NO_DAMAGE):
        return found
    shields: list[int] = []
    for lasting in duel.lasting:
        if lasting.kind == COVER and lasting.target == duel.hits[1]:
            victim = duel.find(lasting.target)
            shield = duel.find(lasting.a)
            if (
                victim is not None
                and shield is not None
                and ZONE_OF[victim.place] == IN_WAR
                and shield.in_war(LANE_OF[victim.place])
                and shield.controller == victim.controller
                and lasting.a not in shields
            ):
                shields.append(lasting.a)
                found.append(lasting)
    return found


def redirect(duel: Duel, lasting: Lasting) -> None:
    duel.drop_lasting(lasting)
    shield = shield_of(duel, lasting)
    victim = duel.find(lasting.target)
    assert victim is not None
    duel.hits[1] = lasting.a
    duel.hits[3] |= REDIRECTED
    duel.tell("BH-13.20", "shielded", shield.told(), victim.told())


def deal_one(duel: Duel) -> None:
    source, receiver, amount, flags = duel.hits[0], duel.hits[1], duel.hits[2], duel.hits[3]
    del duel.hits[0:HIT]
    duel.fresh()
    dealer = duel.find(source)
    if amount <= 0 or (dealer is not None and dealer.keywords & DEALS_NO_DAMAGE):
        return
    if receiver < 0:
        hurt_sovereign(duel, -1 - receiver, amount, "BH-14.20" if flags & IN_COMBAT else "BH-9.05")
        duel.did = True
        return
    victim = duel.find(receiver)
    if victim is None or victim.kind == ADVISOR:  # BH-D64
        return
    if victim.keywords & SPECTRAL_WARD and not flags & BY_SPELL and not breaks_ward(duel, dealer):
        duel.tell("BH-D120", "prevented", victim.told(), amount, BY_WARD)
        return
    amount = left_of(duel, victim, amount)
    if amount <= 0:
        return
    victim.damage += amount
    duel.did = True
    duel.tell("BH-12.04", "hurt", victim.told(), amount, max(victim.hp - victim.damage, 0))
    if flags & OF_THE_TEXT:
        duel.struck.append(victim.serial)
    lane = LANE_OF[victim.place]
    if dealer is not None and dealer.keywords & POISON:  # BH-13.17
        add_counter(duel, victim, POISON_COUNTER, 1, "BH-13.18")
    notify(duel, TAKES_DAMAGE, victim, victim.controller, lane)
    if flags & IN_COMBAT:
        notify(duel, TAKES_COMBAT_DAMAGE, victim, victim.controller, lane)
    if dealer is not None:
        notify(duel, HITS, dealer, dealer.controller, lane, victim)


def breaks_ward(duel: Duel, dealer: Piece | None) -> bool:
    """Spectral Ward gives way to artifacts, Rituals and trained Characters (and to Spells)."""
    if dealer is None:
        return False
    if dealer.kind == ARTIFACT or dealer.kind == RITUAL:
        return True
    for piece in duel.pieces:
        if piece.kind == TRAINING and piece.host == dealer.serial:
            return True
    return False


def left_of(duel: Duel, victim: Piece, amount: i64) -> i64:
    """What reduction and prevention leave: reductions first, for nobody would choose otherwise."""
    if victim.keywords & CANNOT_BE_HURT:
        duel.tell("BH-D120", "prevented", victim.told(), amount, BY_INVULNERABILITY)
        return 0
    left: i64 = amount - victim.reduce
    if left > 0:
        for lasting in duel.lasting:
            if lasting.kind == PREVENT and lasting.target == victim.serial and left > 0:
                used = min(left, lasting.a)
                left -= used
                duel.drop_lasting(lasting)
                if lasting.a > used:
                    duel.add_lasting(
                        Lasting(PREVENT, victim.serial, lasting.a - used, 0, lasting.until, lasting.serial)
                    )
    if left < amount:
        duel.tell("BH-D120", "prevented", victim.told(), amount - max(left, 0))
    return left


def hurt_sovereign(duel: Duel, seat: i64, amount: i64, rule: str) -> None:
    duel.players[seat].lp -= amount
    duel.tell(rule, "hurt_sovereign", seat, amount, duel.left(seat))


def gain_lp(duel: Duel, seat: i64, amount: i64) -> None:
    """Never above the starting value (BH-D36)."""
    player = duel.players[seat]
    gained = min(amount, duel.box.cards[player.deck.sovereign].lp - player.lp)
    if gained > 0:
        player.lp += gained
        duel.did = True
        duel.tell("BH-D36", "gains_lp", seat, gained, duel.left(seat))


def heal(duel: Duel, piece: Piece, amount: i64) -> None:
    """Removes damage, never more than there is (BH-13.49, BH-13.50)."""
    healed = min(amount, piece.damage)
    if healed > 0:
        piece.damage -= healed
        duel.did = True
        duel.tell("BH-13.49", "healed", piece.told(), healed)


DEAL: Final = Deal()
SHIELD_CHOSEN: Final = ShieldChosen()
