"""The log as one seat may read it: lines with numbers, under the headings of rounds and phases."""

from nachtspiel.engine.match import Match
from nachtspiel.engine.speech import Speech
from nachtspiel.engine.table import Event
from nachtspiel.terminal.face import Face

OWN_BEGINS, OWN_ENDS = "\ue000", "\ue001"  # round the reader's own name, for the screen to mark it


def marked(names: list[str], own: list[int]) -> list[str]:
    """The names with the reader's own marked."""
    return [f"{OWN_BEGINS}{name}{OWN_ENDS}" if seat in own else name for seat, name in enumerate(names)]


class Entry:
    """A line of the log. Its number is the same in the short and in the whole log."""

    __slots__ = ("number", "own", "rule", "text")

    def __init__(self, number: int, text: str, rule: str, own: bool) -> None:
        self.number = number
        self.text = text
        self.rule = rule
        self.own = own


class Part:
    """A heading and what happened under it."""

    __slots__ = ("entries", "heading")

    def __init__(self, heading: str) -> None:
        self.heading = heading
        self.entries: list[Entry] = []


def may_know(event: Event, own: list[int]) -> bool:
    """Whether somebody on these seats may hear of it."""
    return any(event.may_know(seat) for seat in own)


def concerns(match: Match, event: Event, own: list[int]) -> bool:
    """Whether an event names one of these seats."""
    roles = match.game.naming.events[event.what]
    return any(
        role in (match.game.seat, "target") and number in own
        for role, number in zip(roles, (event.a, event.b, event.c), strict=False)
    )


def read(match: Match, own: list[int], speech: Speech, face: Face, since: int = 0, whole: bool = False) -> list[Part]:
    """What whoever sits on these seats may know of what happened since an event; the whole log also has what goes
    without saying."""
    parts: list[Part] = []
    part: Part | None = None
    heading: Event | None = None
    before: list[Event] = []
    number = 0
    known = [(place, event) for place, event in enumerate(match.events) if may_know(event, own)]
    following = [*[event for _, event in known[1:]], None]
    for (place, event), after in zip(known, following, strict=True):
        if face.is_heading(event):
            part, heading, before = None, event, []
            if whole and place >= since:  # an empty phase is part of the whole log
                part = Part(speech.event(event))
                parts.append(part)
            continue
        number += 1
        if place >= since and (whole or not face.is_noise(event, before, after)):
            if part is None:
                part = Part("" if heading is None else speech.event(heading))
                parts.append(part)
            part.entries.append(Entry(number, speech.event(event), event.rule, concerns(match, event, own)))
        before.append(event)
    return parts


def rule_of(match: Match, own: list[int], face: Face, number: int) -> str | None:
    """The rule behind a line of the log, if these seats have such a line."""
    lines = [event for event in match.events if may_know(event, own) and not face.is_heading(event)]
    return lines[number - 1].rule if 1 <= number <= len(lines) else None
