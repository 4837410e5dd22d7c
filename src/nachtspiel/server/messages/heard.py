"""What the client says over the socket."""

from msgspec import Struct

from nachtspiel.server.messages.fields import Count, Id, Key, Level, Option, Text, Word


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    key: Key | None = None
    seen: Count = 0
    seat: Count | None = None  # which of one's own seats, if the key opens several


class Decide(Struct, tag_field="t", tag="decide", forbid_unknown_fields=True):
    decision: Count
    option: Option
    age: Count = 0
    id: Id | None = None


class Announce(Struct, tag_field="t", tag="announce", forbid_unknown_fields=True):
    option: Option
    id: Id | None = None


class Signal(Struct, tag_field="t", tag="signal", forbid_unknown_fields=True):
    name: Word
    id: Id | None = None


class Away(Struct, tag_field="t", tag="away", forbid_unknown_fields=True):
    """Groups shall not wait for a seat: one's own, or that of somebody who has left."""

    seat: Count | None = None
    id: Id | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    text: Text
    id: Id | None = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    id: Id | None = None


class Agree(Struct, tag_field="t", tag="agree", forbid_unknown_fields=True):
    yes: bool
    id: Id | None = None


class StandIn(Struct, tag_field="t", tag="stand_in", forbid_unknown_fields=True):
    level: Level | None = None
    seat: Count | None = None
    id: Id | None = None


class Name(Struct, tag_field="t", tag="name", forbid_unknown_fields=True):
    name: Word
    id: Id | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    id: Id | None = None


FromClient = Hello | Decide | Announce | Signal | Away | Say | Undo | Agree | StandIn | Name | Ping
