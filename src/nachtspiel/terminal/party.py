"""Who sits at this screen: people, each on one seat or on several, and bots."""

from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.table import NOBODY

PERSON = "person"


class Party:
    """Who plays which seat: "person" or a bot's level for each, and which of the people it is."""

    def __init__(self, players: list[str], people: list[int] | None = None) -> None:
        self.players = players
        self.people = people or list(range(len(players)))  # by seat; what it says of a bot means nothing

    def is_person(self, seat: int) -> bool:
        return seat != NOBODY and self.players[seat] == PERSON

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.players)) if self.is_person(seat)]

    def own(self, seat: int) -> list[int]:
        """The seats of whoever sits on this one."""
        if not self.is_person(seat):
            return [seat]
        return [other for other in self.persons() if self.people[other] == self.people[seat]]

    def is_shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len({self.people[seat] for seat in self.persons()}) > 1


def seated(seats: int, people: int, each: list[int], level: str) -> Party:
    """So many people on the first seats, each on so many as `each` says (one number: all of them alike); bots on the
    others."""
    if len(each) == 1:
        each = each * people
    if people < 1 or len(each) != people or any(number < 1 for number in each):
        raise Mistake(f"{people} people need {people} numbers of seats, 1 or more each, such as 2,1")
    if sum(each) > seats:
        raise Mistake(f"{people} people on {sum(each)} seats do not fit on {seats}; take more seats, or fewer people")
    owners = [person for person, number in enumerate(each) for _ in range(number)]
    bots = seats - len(owners)
    return Party([PERSON] * len(owners) + [level] * bots, owners + [NOBODY] * bots)
