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
outcomes that are not used, are errors, and so is anything but numbers on the table.
"""

from typing import Any

from nachtspiel.engine.content import Entry
from nachtspiel.games.bluthelden.game import Bluthelden
from nachtspiel.games.bluthelden.table import Duel, duel_of
from nachtspiel.games.bluthelden.thinking import DuelThinking
from nachtspiel.games.bluthelden.vocabulary import ASK_PRIORITY
from nachtspiel.games.bluthelden.weights import Weights
from tests.games.kit import Trial

GAME = Bluthelden()


def weights_of(game: Bluthelden) -> Weights:
    thinking = game.thinking
    assert isinstance(thinking, DuelThinking)
    return thinking.weights


PHASES = ("", "beginning", "main1", "main2", "combat", "end")


class Play(Trial[Bluthelden, Duel]):
    """A table in the middle of a game, at the start of a phase."""

    def __init__(
        self, phase: str = "main1", round: int = 3, initiative: str = "", free: tuple[str, ...] = ("spell", "pool"),
        position: dict[str, Any] | None = None, game: Bluthelden = GAME, given: tuple[str, ...] = (),
        **players: dict[str, Any],
    ) -> None:  # fmt: skip
        names = list(players)
        fields: dict[str, Any] = {"phase": phase, "round": round, "initiative": initiative or names[0]}
        fields["settings"] = {"deck1": "white", "deck2": "black"}
        fields["player"] = [{"name": name, **fields_of} for name, fields_of in players.items()]
        further = dict(position or {})
        fields["settings"].update(further.pop("settings", {}))
        fields.update(further)
        entry = Entry("test", "position", fields)
        self.lay(game, duel_of(game.position(entry, names)), names, list(free), *given)
        entry.done()
        self.table.run()
        self.sound()

    # ------------------------------------------------------------ acting

    def choose(self, name: str, *choices: str) -> None:
        """This player answers one question after the other: a card, "use 1-rune 1", "2-war-left-1", "done", ..."""
        self.script.events = []
        for choice in choices:
            self.answer(name, choice)

    def passes(self, *names: str) -> None:
        """These players pass, one after the other."""
        self.script.events = []
        for name in names:
            self.answer(name, "pass")

    def both_pass(self) -> None:
        """Whoever has priority passes, then the other: the top of the chain resolves, or the window closes."""
        self.script.events = []
        for _ in range(2):
            self.answer(self.waits()[0], "pass")

    def resolve(self, *outcomes: str) -> None:
        """Both pass, and the topmost item of the chain resolves; all given outcomes must be used."""
        assert self.table.chain, "there is nothing on the chain"
        self.given(*outcomes)
        self.both_pass()
        self.all_used()

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

    # ------------------------------------------------------------ looking

    def sound(self) -> None:
        """Also, nothing but numbers lies on the table."""
        super().sound()
        for question in self.table.questions:
            assert -1 <= question.about < len(self.game.box.cards)
        table = self.table
        keys = [piece.key() for piece in table.pieces] + [lasting.key() for lasting in table.lasting]
        keys += [player.key() for player in table.players]
        numbers = [table.window, table.passes, table.streak, table.lane, table.acting, table.attacks, table.finished]
        numbers += [*table.victims, *table.blockers, *table.hits, *table.picks, *table.made]
        for value in [*numbers, *[value for key in keys for value in key]]:
            assert isinstance(value, int | str | tuple), f"{value!r} lies on the table"

    def kind(self) -> str:
        """What kind of decision is open."""
        return self.table.questions[0].kind if self.table.questions else ""

    def facts(self) -> dict[str, Any]:
        return self.game.knowing.facts(self.table)

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
    table = duel_of(GAME.lay_out(2, {"roll": "1", "deck1": "white", "deck2": "black", **settings}, 0))
    return Play.begun(GAME, table, ["Anna", "Ben"], list(free), *outcomes)
