"""What might follow from a choice: played out on tables that the seat could believe in, never on the real one."""

from nachtspiel.engine.chance import apart
from nachtspiel.engine.game import Game, waiting_seats
from nachtspiel.engine.playout import answer_one, carry_out
from nachtspiel.engine.table import Event, Listener, Table

RUNS = 24
MOST_DECISIONS = 40  # of other seats, in one run


class Ear(Listener):
    """Remembers what a seat would be told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.events: list[Event] = []

    def told(self, event: Event) -> None:
        if event.may_know(self.seat):
            self.events.append(event)


def preview(game: Game, table: Table, seat: int, option: int) -> list[list[Event]]:
    """The events of several possible futures, each up to the next time this seat is asked, or to the end."""
    return [future(game, game.knowing.imagine(table, seat, number), seat, option, number) for number in range(RUNS)]


def future(game: Game, imagined: Table, seat: int, option: int, number: int) -> list[Event]:
    chance = apart(number)
    ear = Ear(seat)
    imagined.listener = ear
    if imagined.question(seat) is None:  # what it believes in asks it nothing now
        return []
    carry_out(imagined, seat, option)
    for _ in range(MOST_DECISIONS):
        if imagined.over or seat in waiting_seats(imagined):
            break
        answer_one(imagined, chance)
    return ear.events
