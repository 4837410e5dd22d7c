"""The hunters of a Bloodborne table, as a seat's view shows them, and the result at the end."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from nachtspiel.engine.words import Value, Words
from nachtspiel.games.bloodborne.game import Bloodborne
from nachtspiel.games.bloodborne.speech import HuntSpeech
from nachtspiel.games.bloodborne.views import TYPE_NAMES
from nachtspiel.games.bloodborne.vocabulary import PLAY
from nachtspiel.terminal.block import ASH, BLOOD, EMBER, GOLD, MOON, Block
from nachtspiel.terminal.face import View
from nachtspiel.terminal.screen import joined

LOW_HEALTH = 3


class Hunters:
    """Speaks of hunters, plainly or with bars and columns."""

    def __init__(self, game: Bloodborne, speech: HuntSpeech, words: Words, plain: bool) -> None:
        self.game = game
        self.speech = speech
        self.words = words
        self.plain = plain

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(f"bb-{message}", "", **values)

    def block(self, view: View) -> Block:
        """Everybody at the table, the owner of the view first."""
        hunters = view["hunters"]
        own = max(0, view["seat"])
        order = hunters[own:] + hunters[:own]
        lines = [line for hunter in order for line in self.lines(view, hunter)]
        body = None if self.plain else Group(*[self.picture(view, hunter) for hunter in order])
        return Block(self.say("hunters"), lines, "", body)

    # ------------------------------------------------------------ one hunter

    def name(self, view: View, hunter: View) -> str:
        name = self.speech.person(hunter["seat"])
        return f"{name} ({self.words.say('you')})" if hunter["seat"] == view["seat"] else name

    def lines(self, view: View, hunter: View) -> list[Text]:
        """The whole board in labelled sentences."""
        name = self.name(view, hunter)
        if hunter["gone"]:
            return [Text(f"{name}: {self.say('gone')}.")]
        state = [
            self.health(hunter),
            *[text.plain for text in self.numbers(hunter)],
            self.trophies(hunter),
            *self.deaths(hunter),
        ]
        found = [Text(f"{name}: {'. '.join(state)}.")]
        doing = self.doing(view, hunter)
        details = [*self.cards_of(view, hunter), doing] if doing else self.cards_of(view, hunter)
        return found + [Text(f"{line}.") for line in details]

    def picture(self, view: View, hunter: View) -> RenderableType:
        """The same as a row of columns, with the details below."""
        own = hunter["seat"] == view["seat"]
        name = Text.assemble(("▸ " if own else "  ", GOLD), (self.name(view, hunter), "bold"))
        if hunter["gone"]:
            return Text.assemble(name, "  ", (self.say("gone"), f"bold {EMBER}"))
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        for width in (14, 12, 13, 14):
            grid.add_column(width=width)
        grid.add_row(name, self.bar(hunter), *self.numbers(hunter))
        lines = [
            Text(" · ".join([self.trophies(hunter), *self.deaths(hunter), *self.cards_of(view, hunter)]), style=ASH)
        ]
        doing = self.doing(view, hunter)
        if doing:
            lines.append(Text(doing, style=EMBER if hunter["dead"] else MOON if hunter["dreaming"] else "bold"))
        return Group(grid, Padding(Group(*lines), (0, 0, 0, 4)))

    def health(self, hunter: View) -> str:
        return self.say("health", number=hunter["health"], full=self.game.box.full_health)

    def bar(self, hunter: View) -> Text:
        full = int(self.game.box.full_health)
        health = hunter["health"]
        tone = EMBER if health <= LOW_HEALTH else BLOOD
        return Text.assemble(("█" * health, tone), ("░" * (full - health), "dim"), f" ♥{health}/{full}")

    def numbers(self, hunter: View) -> list[Text]:
        """Echoes at risk, echoes in safety, Blood level."""
        return [
            Text(self.say("collected", number=hunter["collected"]), style=EMBER),
            Text(self.say("banked", number=hunter["banked"]), style=GOLD),
            Text(self.say("level", number=hunter["level"])),
        ]

    def trophies(self, hunter: View) -> str:
        return self.say("trophies", trophies=self.trophy_list(hunter))

    def trophy_list(self, hunter: View) -> str:
        """Each track with what it is worth."""
        track = self.game.box.track
        parts = []
        for kind, name in enumerate(TYPE_NAMES):
            steps = hunter["trophies"][name]
            if steps:
                parts.append(self.say("trophy", type=self.speech.type(kind), number=steps, worth=track[steps - 1]))
        return joined(parts, self.words)

    def deaths(self, hunter: View) -> list[str]:
        """How often this hunter was killed: some Final Bosses count it."""
        return [self.say("deaths", number=hunter["deaths"])] if hunter["deaths"] else []

    def cards_of(self, view: View, hunter: View) -> list[str]:
        """Cards in hand and used. Who chooses a card from hand sees them as choices, with their texts."""
        found = []
        question = view["question"]
        if hunter["hand"] is None:
            found.append(self.say("hand-hidden", number=hunter["hand_size"]))
        elif hunter["seat"] != view["seat"] or question is None or question["kind"] != PLAY:
            found.append(self.say("hand", number=hunter["hand_size"], cards=self.cards(hunter["hand"])))
        if hunter["used"]:
            found.append(self.say("used", number=len(hunter["used"]), cards=self.cards(hunter["used"])))
        return found

    def doing(self, view: View, hunter: View) -> str:
        """What this hunter does this round."""
        parts = []
        if hunter["dead"]:
            parts.append(self.say("dead"))
        if hunter["dreaming"]:
            parts.append(self.say("dreaming"))
        answer = view["answers"][hunter["seat"]]
        in_play = [key for key in (hunter["played"], hunter["weapon"]) if key is not None]
        if in_play and not hunter["dreaming"]:
            parts.append(self.say("in-play", cards=self.cards(in_play)))
        elif answer is not None:
            parts.append(self.say("chosen", choice=self.speech.option(answer["option"])))
        elif view["laid"][hunter["seat"]]:
            parts.append(self.say("laid"))
        if hunter["cancelled"]:
            parts.append(self.say("cancelled"))
        if hunter["hampered"]:
            parts.append(self.say("hampered", number=hunter["hampered"]))
        return "; ".join(parts)

    def cards(self, keys: list[str]) -> str:
        return joined([self.speech.card(self.game.cards[key]) for key in keys], self.words)

    def note(self, hunter: View) -> str:
        """A hunter as a target."""
        parts = [self.health(hunter), *[text.plain for text in self.numbers(hunter)]]
        in_play = [key for key in (hunter["played"], hunter["weapon"]) if key is not None]
        if in_play:
            parts.append(self.say("in-play", cards=self.cards(in_play)))
        return ". ".join(parts) + "."

    # ------------------------------------------------------------ the end

    def result(self, view: View) -> Block:
        """Places, banked echoes, trophies and levels, the best first."""
        places = view["places"]
        order = sorted(view["hunters"], key=lambda hunter: (places[hunter["seat"]], hunter["seat"]))
        grid = Grid(expand=True, box=None, header_style=f"bold {ASH}")
        for message in ("place", "hunter", "banked", "trophies", "level"):
            grid.add_column(self.say(f"column-{message}"))
        lines = []
        for hunter in order:
            place = places[hunter["seat"]]
            name = self.speech.person(hunter["seat"])
            if hunter["gone"]:
                facts = [self.say("gone")]
                cells = ["–", self.say("gone"), "–"]
            else:
                facts = [self.say("level", number=hunter["level"]), self.say("banked", number=hunter["banked"])]
                facts.append(self.trophies(hunter))
                cells = [str(hunter["banked"]), self.trophy_list(hunter), str(hunter["level"])]
            best = place == 1
            grid.add_row(
                Text(f"★ {place}" if best else f"  {place}", style=GOLD if best else ""),
                Text(name, style="bold" if best else ""),
                Text(cells[0], style=GOLD),
                Text(cells[1]),
                Text(cells[2], style="bold"),
            )
            lines.append(Text(f"{self.say('placed', number=place, hunter=name)} {'. '.join(facts)}."))
        return Block(self.say("result"), lines, GOLD, None if self.plain else grid)
