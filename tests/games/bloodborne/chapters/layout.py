"""Tables of any size, from the first step of their setup."""

import random
from typing import Any

from nachtspiel.engine.match import Match
from nachtspiel.games.bloodborne.table import hunt_of
from tests.games.bloodborne.kit import GAME, Play

BOX = GAME.box
NAMES = ["Henryk", "Eileen", "Ludwig", "Alfred", "Gilbert"]
CARDS = {card.key: card for card in BOX.cards}


def set_up(seats: int, *outcomes: str, **settings: str) -> Play:
    """A game from its first step; chance that is not given is free."""
    free = ["final_boss", "upgrade", "first_player", "dungeon"]
    play = Play.begun(GAME, hunt_of(GAME.lay_out(seats, settings, 0)), NAMES[:seats], free, *outcomes)
    play.all_used()
    return play


def seated(
    seats: int, monster: str = "carrion_crows", echoes: int = 7, final_boss: str = "gehrman", **position: Any
) -> Play:
    """A table of so many hunters."""
    hunters: dict[str, Any] = {name: {} for name in NAMES[:seats]}
    return Play(monster, echoes, final_boss, position=position, **hunters)


def all_play(play: Play, card: str, *outcomes: str) -> None:
    play.round(*outcomes, **dict.fromkeys(play.names, card))


def whole_game(seed: int, seats: int = 3, **settings: str) -> Match:
    """A game played to its end by players without a plan."""
    match = Match(GAME, seats, settings, seed)
    chooser = random.Random(seed)
    while not match.table.over:
        for seat in range(seats):
            question = match.table.question(seat)
            if question is not None:
                match.table.answer(seat, chooser.choice(question.options))
    return match
