"""Beacon's rules, one by one."""

import pytest

from nachtspiel.engine.asking import AT_ONCE, GROUP, MOST
from nachtspiel.engine.errors import Mistake, Refused
from nachtspiel.engine.game import check, waiting_seats
from nachtspiel.engine.knowing import FREE, SIGNALS, SILENT
from nachtspiel.engine.table import Event, Listener
from nachtspiel.examples.beacon.game import Beacon, night_of
from nachtspiel.examples.beacon.table import Night
from nachtspiel.games.registry import game

GAME = game("beacon")
assert isinstance(GAME, Beacon)
NAMES = ("Ada", "Bo", "Cy", "Di")


class Fate(Listener):
    """Gives what was given, in its order, and hears everything."""

    def __init__(self, given: list[str]) -> None:
        self.given = given
        self.events: list[Event] = []

    def chanced(self, purpose: str, drawn: int, choices: list[int]) -> int:
        outcome = GAME.naming.outcome(purpose, self.given.pop(0))
        assert outcome in choices
        return outcome

    def told(self, event: Event) -> None:
        self.events.append(event)


class Watch:
    """A night at which things are tried."""

    def __init__(self, seats: int, *given: str, carried: str = "", storm: str = "mild") -> None:
        self.fate = Fate(list(given))
        self.table: Night = night_of(GAME.lay_out(seats, {"storm": storm}, 1, carried))
        self.table.listener = self.fate
        GAME.start(self.table)

    def do(self, seat: int, *options: str) -> None:
        for option in options:
            check(GAME, self.table, seat, GAME.naming.option(option))
            self.table.answer(seat, GAME.naming.option(option))

    def offered(self, seat: int) -> list[str]:
        question = self.table.question(seat)
        return [] if question is None else [GAME.naming.option_name(option) for option in question.options]

    def all_done(self) -> None:
        for seat in range(self.table.seats):
            if "done" in self.offered(seat):
                self.do(seat, "done")

    def heard(self, seat: int) -> list[str]:
        return [event.what for event in self.fate.events if event.may_know(seat)]

    def hour(self, side: str) -> None:
        """Nobody does anything, and this shutter is closed."""
        self.all_done()
        for seat in range(self.table.seats):
            if self.table.question(seat) is not None and side in self.offered(seat):
                self.do(seat, side)


@pytest.mark.rule("BE-1.01")
def test_a_night_begins_with_a_fire_the_oil_and_a_chest_without_what_was_kept() -> None:
    first, later = Watch(2), Watch(2, carried="night: 2\noil: 3\nkept: oil\nkept: lens")
    assert (first.table.flame, len(first.table.bag), first.table.kept) == (3, 6, [])
    assert (later.table.flame, later.table.night) == (6, 2)
    assert GAME.knowing.view(later.table, 0)["kept"] == ["oil", "lens"]
    assert [GAME.naming.outcome_name("chest", item) for item in later.table.bag] == ["log", "log", "log", "oil"]


@pytest.mark.rule("BE-1.02")
def test_each_hour_gives_strength_anew_and_the_watch_to_the_next() -> None:
    watch = Watch(3, "left", "left")
    assert (watch.table.hour, watch.table.strength) == (1, [2, 2, 2])
    watch.do(0, "gather", "gather")
    watch.hour("left")
    assert (watch.table.hour, watch.table.strength) == (2, [2, 2, 2])
    assert [(event.a, event.b) for event in watch.fate.events if event.what == "hour"] == [(1, 0), (2, 1)]


@pytest.mark.rule("BE-2.01")
def test_all_act_at_once_until_all_are_done() -> None:
    watch = Watch(2)
    assert [question.way for question in watch.table.questions] == [AT_ONCE, AT_ONCE]
    watch.do(1, "gather")
    watch.do(0, "done")
    assert waiting_seats(watch.table) == [1]
    watch.do(1, "done")
    assert watch.table.questions[0].way == GROUP


@pytest.mark.rule("BE-2.02")
def test_actions_cost_strength_and_the_fire_needs_wood() -> None:
    watch = Watch(1)
    assert watch.offered(0) == ["gather", "look", "search", "done"]
    with pytest.raises(Refused) as refused:
        check(GAME, watch.table, 0, GAME.naming.option("feed"))
    assert refused.value.rule == "BE-2.01"
    watch.do(0, "gather")
    assert (watch.table.wood, watch.table.strength) == (1, [1])
    watch.do(0, "feed")
    assert (watch.table.wood, watch.table.flame, watch.table.strength) == (0, 4, [0])
    assert watch.offered(0) == ["done"]


@pytest.mark.rule("BE-2.03")
@pytest.mark.parametrize(("item", "burns"), [("log", 1), ("oil", 2), ("lens", 1)])
def test_what_is_found_is_burned_or_kept(item: str, burns: int) -> None:
    watch = Watch(2, item, "log")
    watch.do(0, "search")
    assert watch.offered(0) == ["burn", "keep"]
    watch.do(1, "gather")  # meanwhile the other goes on
    watch.do(0, "burn")
    assert (watch.table.flame, watch.table.kept, len(watch.table.bag)) == (3 + burns, [], 5)
    watch.do(0, "search", "keep")
    assert GAME.knowing.view(watch.table, 1)["kept"] == ["log"]


@pytest.mark.rule("BE-2.03")
def test_with_a_lens_kept_looking_out_takes_no_strength() -> None:
    watch = Watch(1, "left", carried="kept: lens")
    watch.do(0, "look")
    assert watch.table.strength == [2]


@pytest.mark.rule("BE-2.04")
def test_whoever_is_done_may_come_back_once_somebody_else_has_acted() -> None:
    watch = Watch(2)
    watch.do(0, "done")
    assert watch.offered(0) == []
    watch.do(1, "gather")
    assert watch.offered(0) == ["return"]
    watch.do(0, "return")
    assert "gather" in watch.offered(0)
    watch.do(0, "gather", "gather", "done")
    watch.do(1, "gather")
    assert watch.offered(0) == [], "without strength nobody comes back"


@pytest.mark.rule("BE-2.05")
def test_only_whoever_looks_out_learns_from_where_the_storm_comes() -> None:
    watch = Watch(2, "right")
    watch.do(0, "look")
    assert (watch.heard(0)[-2:], watch.heard(1)[-1]) == (["looks", "sees"], "looks")
    assert GAME.knowing.view(watch.table, 0)["storm"] == "right"
    assert GAME.knowing.view(watch.table, 1)["storm"] is None
    assert "look" not in watch.offered(0)
    watch.do(1, "look")  # the same storm: chance is not asked again
    assert GAME.knowing.view(watch.table, 1)["storm"] == "right"


@pytest.mark.rule("BE-3.01")
def test_most_close_a_shutter_or_the_warden_of_the_hour() -> None:
    watch = Watch(2, "left")
    watch.all_done()
    assert [(question.settles, question.decider) for question in watch.table.questions] == [(MOST, 0)] * 2
    watch.do(1, "right")
    assert watch.table.hour == 1
    watch.do(0, "left")
    assert [event.a for event in watch.fate.events if event.what == "shuts"] == [0]


@pytest.mark.rule("BE-3.02")
@pytest.mark.parametrize(
    ("seats", "night", "storm", "closed", "loss"),
    [(1, 1, "mild", "left", 1), (1, 1, "mild", "right", 2), (2, 1, "mild", "right", 3), (2, 2, "wild", "right", 5),
     (3, 1, "deafening", "right", 6), (4, 3, "deafening", "left", 1)],
)  # fmt: skip
def test_what_a_storm_takes(seats: int, night: int, storm: str, closed: str, loss: int) -> None:
    watch = Watch(seats, "left", carried=f"night: {night}\noil: 9", storm=storm)
    watch.hour(closed)
    assert watch.table.flame == 12 - loss


@pytest.mark.rule("BE-3.03")
@pytest.mark.parametrize(("storm", "talk"), [("mild", FREE), ("wild", SIGNALS), ("deafening", SILENT)])
def test_words_are_lost_at_the_shutters(storm: str, talk: str) -> None:
    watch = Watch(2, storm=storm)
    assert GAME.knowing.talk(watch.table, 0) == FREE
    watch.all_done()
    assert GAME.knowing.talk(watch.table, 0) == talk


@pytest.mark.rule("BE-4.01")
def test_a_night_without_fire_is_lost_at_once() -> None:
    watch = Watch(2, "left")
    watch.hour("right")
    assert (watch.table.over, watch.table.flame, watch.table.hour) == (True, 0, 1)
    assert GAME.won(watch.table) == [False, False]


@pytest.mark.rule("BE-4.02")
def test_a_fire_that_burns_after_three_storms_has_won_the_night() -> None:
    watch = Watch(1, "left", "right", "left", carried="oil: 1")
    for side in ("left", "right", "left"):
        assert not watch.table.over
        watch.hour(side)
    assert (watch.table.over, watch.table.flame, GAME.won(watch.table)) == (True, 1, [True])


@pytest.mark.rule("BE-5.01")
def test_what_goes_along_from_night_to_night() -> None:
    won = Watch(1, "oil", "left", "left", "left", carried="night: 2\noil: 4\nkept: log")
    won.do(0, "search", "keep")
    for _ in range(3):
        won.hour("left")
    assert GAME.leaves(won.table) == "night: 3\noil: 2\nkept: log\nkept: oil"
    lost = Watch(2, "left", carried="night: 2\nkept: lens")
    lost.hour("right")
    assert GAME.leaves(lost.table) == "night: 2\noil: 0\nkept: lens"
    assert GAME.goes_on(GAME.leaves(won.table))
    assert not GAME.goes_on("night: 4\noil: 1")


@pytest.mark.parametrize("line", ["kept: sword", "kept: lens\nkept: lens", "oil: much", "gold: 3"])
def test_what_cannot_be_carried_is_said(line: str) -> None:
    with pytest.raises(Mistake, match="cannot be carried"):
        GAME.new(2, carried=line)
