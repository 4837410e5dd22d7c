"""Messages as they are written and read."""

from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from nachtspiel.server.messages.fields import Id
from nachtspiel.server.messages.heard import FromClient
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.messages.told import ToClient

T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: ToClient) -> bytes:
    return ENCODER.encode(message)


def written(values: list[T]) -> list[T]:
    """What several messages share, written once: it can be sent in the place of the list, and no more."""
    return cast(list[T], msgspec.Raw(ENCODER.encode(values)))


def decode(text: bytes | str) -> FromClient:
    """A message of the client, or a problem that says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(400, "malformed", f"the message is malformed: {str(error)[:200]}") from None


class OnlyId(Struct):
    id: Id | None = None


def id_of(text: bytes | str) -> Id | None:
    """The id of a broken message, if it has a good one."""
    try:
        return msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
