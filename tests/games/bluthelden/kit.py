"""A small table to try things at: a position, given chance, choices by name, and what came of it.

    play = Play(
        Anna={"asp": 2, "hand": ["light_of_retribution"], "pieces": {"resource-left": "fertile_field"}},
        Ben={"pieces": {"war-left-1": {"card": "skeleton", "damage": 1}}},
    )
    play.choose("Anna", "light_of_retribution", "2-war-left-1")   # the card, then its target
    play.resolve()                                                # both pass: the top of the chain resolves
    assert play.piece("2-war-left-1") is None
    assert play.waits() == ["Anna"]

The first player named has seat 1 and the Initiative unless `initiative` says otherwise. The game begins with `phase`
(beginning, main1, main2, combat, end) of `round` (3 unless said). What is not said is as at the start of a game: the
decks white and black (position={"settings": {"deck1": "green"}}), Sovereign and Rune in their slots, no ASP, no hand.
A piece is a card's key or a table: card, turned, missed, bound, damage, counters, entered, poisoned, trainings,
enemy_trainings, foreign, copy. Places: war-left-1 (to 3), safety-left-1 (to 3; 1 and 2 are the Back Row), barrier-left,
resource-left, advisor, area-1, hidden-left-1 (face down on that slot of the opposing War Zone). Further fields of a
player: lp, spells, pool, graveyard, banished, shadows = {left = 2}, resources_used, sovereign, rune, sovereign_turned,
rune_turned.

Cards are drawn freely unless given; dice (d6) must be given. Chance that is asked for without being given, and given
outcomes that are not used, are errors. So are events and questions that name no rule of the rulebook, and anything but
numbers on the table.
"""

from typing import Any

import pytest

from nachtspiel.engine.content import Entry
from nachtspiel.engine.errors import Refused
from nachtspiel.engine.game import check, waiting_seats
from nachtspiel.engine.rulebook import Rulebook
from nachtspiel.engine.scenario import Script
from nachtspiel.games.bluthelden.game import Bluthelden, duel_of
from nachtspiel.games.bluthelden.vocabulary import ASK_PRIORITY, PASS

GAME = Bluthelden()
RULES = set(Rulebook("bluthelden", "en").rules)
PHASES = ("", "beginning", "main1", "main2", "combat", "end")


class Play:
    """A table in the middle of a game, at the start of a phase."""

    def __init__(
        self, phase: str = "main1", round: int = 3, initiative: str = "", free: tuple[str, ...] = ("spell", "pool"),
        position: dict[str, Any] | None = None, game: Bluthelden = GAME, given: tuple[str, ...] = (),
        **players: dict[str, Any],
    ) -> None:  # fmt: skip
        self.game = game
        self.names = list(players)
        fields: dict[str, Any] = {"phase": phase, "round": round, "initiative": initiative or self.names[0]}
        fields["settings"] = {"deck1": "white", "deck2": "black"}
        fields["player"] = [{"name": name, **fields_of} for name, fields_of in players.items()]
        further = dict(position or {})
        fields["settings"].update(further.pop("settings", {}))
        fields.update(further)
        entry = Entry("test", "position", fields)
        self.script = Script(game, list(free))
        self.table = duel_of(game.position(entry, self.names))
        entry.done()
        self.table.listener = self.script
        self.given(*given)
        self.table.run()
        self.sound()

    # ------------------------------------------------------------ acting

    def given(self, *outcomes: str) -> None:
        """Lay down what chance will say, in order: "d6 4", "spell baal_the_necromancer", "pool fertile_field"."""
        for outcome in outcomes:
            purpose, _, name = outcome.partition(" ")
            self.script.outcomes.append((purpose, self.game.outcome(purpose, name)))

    def choose(self, name: str, *choices: str) -> None:
        """This player answers one question after the other: a card, "use 1-rune 1", "2-war-left-1", "done", ..."""
        self.script.events = []
        seat = self.names.index(name)
        for choice in choices:
            option = self.game.option(choice)
            check(self.game, self.table, seat, option)
            self.table.answer(seat, option)
            self.sound()

    def passes(self, *names: str) -> None:
        """These players pass, one after the other."""
        self.script.events = []
        for name in names:
            seat = self.names.index(name)
            check(self.game, self.table, seat, PASS)
            self.table.answer(seat, PASS)
            self.sound()

    def both_pass(self) -> None:
        """Whoever has priority passes, then the other: the top of the chain resolves, or the window closes."""
        self.script.events = []
        for _ in range(2):
            seat = waiting_seats(self.table)[0]
            check(self.game, self.table, seat, PASS)
            self.table.answer(seat, PASS)
            self.sound()

    def resolve(self, *outcomes: str) -> None:
        """Both pass, and the topmost item of the chain resolves; all given outcomes must be used."""
        assert self.table.chain, "there is nothing on the chain"
        self.given(*outcomes)
        self.both_pass()
        assert not self.script.outcomes, f"never asked for: {self.script.outcomes}"

    def resolve_all(self) -> None:
        """Both pass until the chain is empty."""
        while self.table.chain:
            self.resolve()

    def close(self) -> None:
        """Both pass on an empty chain: the window closes."""
        assert not self.table.chain, "the chain is not empty"
        self.both_pass()

    def pass_to(self, phase: str) -> None:
        """Everybody passes until this phase has begun, or something else than priority is asked."""
        wanted = PHASES.index(phase)
        events = []
        while self.table.phase != wanted and not self.table.over and self.kind() == ASK_PRIORITY:
            self.both_pass()
            events += self.script.events
        self.script.events = events

    def refused(self, name: str, choice: str) -> str:
        """The rule by which this choice is refused; the table must not change."""
        before = self.table.key()
        with pytest.raises(Refused) as caught:
            check(self.game, self.table, self.names.index(name), self.game.option(choice))
        assert self.table.key() == before
        return caught.value.rule

    # ------------------------------------------------------------ looking

    def sound(self) -> None:
        """What was told and asked names its rule and can be said; nothing but numbers lies on the table."""
        for event in self.script.events:
            assert event.rule in RULES, f"{event.what} names no rule: {event.rule}"
            assert self.game.event_line(event, self.names)
        for question in self.table.questions:
            assert question.rule in RULES, f"{question.kind} names no rule: {question.rule}"
            assert -1 <= question.about < len(self.game.box.cards)
        table = self.table
        keys = [piece.key() for piece in table.pieces] + [lasting.key() for lasting in table.lasting]
        keys += [player.key() for player in table.players]
        numbers = [table.window, table.passes, table.streak, table.lane, table.acting, table.attacks, table.finished]
        numbers += [*table.victims, *table.blockers, *table.hits, *table.picks, *table.made]
        for value in [*numbers, *[value for key in keys for value in key]]:
            assert isinstance(value, int | str | tuple), f"{value!r} lies on the table"

    def waits(self) -> list[str]:
        """Who is to decide now, in seat order."""
        return [self.names[seat] for seat in waiting_seats(self.table)]

    def kind(self) -> str:
        """What kind of decision is open."""
        return self.table.questions[0].kind if self.table.questions else ""

    def asked(self, name: str) -> str:
        """What kind of decision this player is asked for now; "" if none."""
        question = self.table.question(self.names.index(name))
        return "" if question is None else question.kind

    def offered(self, name: str) -> list[str]:
        """The choices this player has now, sorted by name."""
        question = self.table.question(self.names.index(name))
        return [] if question is None else sorted(self.game.option_name(option) for option in question.options)

    def told(self) -> list[str]:
        """What happened since the last choices began: "BH-12.04 hurt skeleton 2-war-left-1 2"."""
        return [self.game.event_line(event, self.names) for event in self.script.events]

    def happened(self, line: str) -> bool:
        """Whether a line of `told`, with or without its rule, begins with these words."""
        lines = self.told()
        lines += [told.partition(" ")[2] for told in lines]
        return any(told == line or told.startswith(line + " ") for told in lines)

    def facts(self) -> dict[str, Any]:
        return self.game.facts(self.table)

    def player(self, name: str) -> dict[str, Any]:
        found = self.facts()["players"][self.names.index(name)]
        assert isinstance(found, dict)
        return found

    def lp(self, name: str) -> int:
        return int(self.player(name)["lp"])

    def asp(self, name: str) -> int:
        return int(self.player(name)["asp"])

    def hand(self, name: str) -> list[str]:
        return sorted(self.player(name)["hand"])

    def graveyard(self, name: str) -> list[str]:
        return list(self.player(name)["graveyard"])

    def banished(self, name: str) -> list[str]:
        return list(self.player(name)["banished"])

    def shadows(self, name: str) -> list[int]:
        """Shadow tokens in the left, middle and right War Zone."""
        return list(self.facts()["shadows"][self.names.index(name)])

    def piece(self, place: str) -> dict[str, Any] | None:
        """What lies at a place, with its values: "2-war-left-1"."""
        for piece in self.facts()["pieces"]:
            if piece["place"] == place:
                return dict(piece)
        return None

    def card(self, place: str) -> str | None:
        """The card at a place."""
        found = self.piece(place)
        return None if found is None else str(found["card"])

    def value(self, place: str, field: str) -> Any:
        """power, hp, damage, resistance, initiative, turned, bound, keywords, counters, ... of what lies at a place."""
        found = self.piece(place)
        assert found is not None, f"nothing lies at {place}"
        return found[field]

    def where(self, card: str) -> list[str]:
        """All places where this card or token lies."""
        return sorted(piece["place"] for piece in self.facts()["pieces"] if piece["card"] == card)

    def trainings(self, place: str) -> list[str]:
        """The Trainings on what lies at a place."""
        return [piece["card"] for piece in self.facts()["pieces"] if piece["host"] == place]

    def chain(self) -> list[str]:
        """The cards of the chain, the topmost last."""
        return [str(item["card"]) for item in self.facts()["chain"]]

    @property
    def phase(self) -> str:
        return PHASES[self.table.phase]

    @property
    def over(self) -> bool:
        return bool(self.table.over)

    @property
    def winner(self) -> str:
        """The winner's name, "draw", or "" while the game goes on."""
        result = int(self.table.result)
        return "" if result < 0 else "draw" if result == 2 else self.names[result]


def set_up(*outcomes: str, free: tuple[str, ...] = ("spell", "pool"), **settings: str) -> Play:
    """A new game of Anna and Ben, waiting for the Mulligan. Anna wins the roll unless the settings say otherwise."""
    play = Play.__new__(Play)
    play.game = GAME
    play.names = ["Anna", "Ben"]
    play.script = Script(GAME, list(free))
    play.given(*outcomes)
    play.table = duel_of(GAME.lay_out(2, {"roll": "1", "deck1": "white", "deck2": "black", **settings}, 0))
    play.table.listener = play.script
    GAME.start(play.table)
    return play
