"""What the server is told before it starts: where it listens, where it keeps the games, and how much it bears."""

import os
import sys
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from nachtspiel.engine.errors import Mistake

PORT = 8737
Network = IPv4Network | IPv6Network
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one server bears before it says no."""

    message_bytes: int = 16 * 1024  # one message of a socket, one body of a request
    head_bytes: int = 16 * 1024  # the address and the headers of a request
    request_seconds: float = 15.0  # until a request must have come whole
    unread_seconds: float = 20.0  # that an answer may wait without anything of it being read
    answers_per_address: int = 64  # requests that are answered at the same time
    waiting_per_address: int = 128  # connections that have not said yet what they want; the oldest makes room
    messages_per_second: float = 20.0  # of one socket
    message_burst: int = 60
    requests_per_second: float = 50.0  # of one address over HTTP
    request_burst: int = 200
    pages_per_second: float = 100.0  # files of the client and all else that is asked for, by one address
    page_burst: int = 600
    founded_per_minute: float = 60.0  # matches, by one address
    found_burst: int = 60
    said_per_minute: float = 30.0  # chat, by one seat
    say_burst: int = 6
    stills_per_minute: float = 30.0  # what does not move the game (names, announcements, taking back), by one seat
    still_burst: int = 20
    still_lines: int = 2000  # of that, by one seat in one match
    hints_per_minute: float = 20.0  # by one seat
    hint_burst: int = 6
    hint_iterations: int = 800
    hint_seconds: float = 2.0  # 0: as long as the iterations take
    reviews: int = 4  # that are worked at together; who comes later asks again
    review_iterations: int = 64  # for each decision
    review_seconds: float = 8.0  # for the whole game; 0: as long as the iterations take
    text_length: int = 500  # of one thing said
    name_length: int = 24
    sockets_per_address: int = 200
    watchers_per_address: int = 50  # of them, without a key
    watchers_per_match: int = 100
    sockets_per_seat: int = 16  # with the same key
    unsent_bytes: int = 512 * 1024  # to one socket; who reads slower is cut off and may come again
    hello_seconds: float = 10.0  # until a socket must have said hello
    present_seconds: float = 60.0  # that somebody counts as being here after a request over HTTP
    absent_seconds: float = 60.0  # until others may let a bot stand in for somebody who left
    idle_seconds: float = 300.0  # until a table nobody looks at is forgotten here; the store keeps it
    thinking: int = 2  # processes that think: for bots that search, hints and reviews; as many threads for quick bots
    thoughts: int = 32  # hints and replays that may wait for them; after that none is begun
    thoughts_per_address: int = 8


class Config(msgspec.Struct, frozen=True):
    """One server."""

    db: str
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to this server
    limits: Limits = Limits()
    compiled: Path | None = None  # a folder in which a compiled build of these sources may appear
    names: tuple[str, ...] = ()  # by which it is called from outside
    proxies: tuple[Network, ...] = ()  # whose word we take for where a visitor comes from

    def is_shared(self) -> bool:
        """Whether other servers may write to the same store."""
        return not self.db.startswith("sqlite")

    def hosts(self) -> frozenset[str]:
        """By which names it may be called; empty: by any. A server on loopback answers to no foreign name, so that no
        page in the same browser can reach it by renaming itself."""
        own = LOOPBACK if self.host in LOOPBACK or self.names else ()
        return frozenset((*own, *self.names))

    def is_proxy(self, address: str) -> bool:
        """Whether this is one of our own proxies."""
        if not self.proxies:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)


def limits_of(environment: Mapping[str, str] | None = None) -> Limits:
    """The limits, changed by NACHTSPIEL_LIMITS: `name=number,name=number`."""
    env = os.environ if environment is None else environment
    said = [part.partition("=") for part in env.get("NACHTSPIEL_LIMITS", "").split(",") if part.strip()]
    try:
        return msgspec.convert({name.strip(): value.strip() for name, _, value in said}, Limits, strict=False)
    except msgspec.ValidationError:
        known = ", ".join(Limits.__struct_fields__)
        raise Mistake(f"NACHTSPIEL_LIMITS takes name=number, separated by commas; the names are {known}") from None


def names_of(said: Iterable[str]) -> tuple[str, ...]:
    """The names by which a server is called, as browsers write them."""
    for name in said:
        if not name or any(sign in name for sign in "/:@?# "):
            raise Mistake(f"--name takes a name such as games.example, without scheme and port, not '{name}'")
    return tuple(name.casefold() for name in said)


def proxies_of(said: Iterable[str]) -> tuple[Network, ...]:
    """The addresses or networks of proxies."""
    try:
        return tuple(ip_network(text, strict=False) for text in said)
    except ValueError as error:
        raise Mistake(f"--proxy takes an address or a network such as 10.0.0.0/8: {error}") from None


def compiled_build(environment: Mapping[str, str] | None = None) -> Path | None:
    """The folder named by NACHTSPIEL_COMPILED, from which thinkers start as soon as a compiled build lies there."""
    env = os.environ if environment is None else environment
    said = env.get("NACHTSPIEL_COMPILED", "")
    return Path(said) if said else None


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """The folder in which this user's games are kept."""
    env = os.environ if environment is None else environment
    if sys.platform == "win32":
        base = Path(env.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "nachtspiel"


def database(said: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The address of the store, for the driver we use: said on the command line, in the environment, or the default."""
    env = os.environ if environment is None else environment
    text = said or env.get("NACHTSPIEL_DB") or ""
    if not text:
        folder = data_folder(env)
        folder.mkdir(parents=True, exist_ok=True)
        text = str(folder / "games.db")
    if "://" not in text:
        path = Path(text).expanduser()
        if not path.parent.is_dir():
            raise Mistake(f"the folder of the database '{text}' does not exist; make it, or name another file")
        if path.is_dir():
            raise Mistake(f"'{text}' is a folder; name a file for the database")
        return f"sqlite+aiosqlite:///{path}"
    try:
        url = make_url(text)
        if url.drivername in ("sqlite", "sqlite+aiosqlite"):
            if url.database in (None, "", ":memory:"):
                raise Mistake("the games must be kept in a file; name one after sqlite:///")
            return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
        if url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
            return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    except (ArgumentError, ValueError):
        raise Mistake("--db must be a file or a URL such as postgresql://user@host/name") from None
    raise Mistake(f"the games can be kept in sqlite or postgresql, not in '{url.drivername}'")


def shown(db: str) -> str:
    """The address of the store without its password."""
    url = make_url(db)
    if url.drivername.startswith("sqlite"):
        return url.database or ":memory:"
    return url.render_as_string(hide_password=True)
