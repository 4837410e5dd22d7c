"""How good a position looks to a seat: what bots without time, and rollouts, go by."""

from mypy_extensions import i64

from nachtspiel.games.bloodborne.table import Hunt, Hunter


def judge(hunt: Hunt, seat: i64) -> float:
    """The lead over the best of the others, in echoes; a finished game counts as what it is."""
    own = worth(hunt, hunt.hunters[seat])
    best = -1000.0
    for other in hunt.hunters:
        if other.seat != seat:
            best = max(best, worth(hunt, other))
    return own - 0.6 * best


def worth(hunt: Hunt, hunter: Hunter) -> float:
    """What a hunter has, and what it may come to."""
    if hunter.gone:
        return -20.0
    level = float(hunt.level(hunter))
    if hunt.over:
        return level
    danger = 1.0 - float(hunter.health) / float(hunt.box.full_health)
    at_risk = float(hunter.collected) * (0.9 - 0.6 * danger * danger)
    ready = 0.0
    for card in hunter.hand:
        ready += 0.25 + 0.2 * float(hunt.box.cards[card].damage)
    owned = 0.3 * float(hunter.owns())
    health = 0.35 * float(hunter.health)
    return level + at_risk + ready + owned + health
