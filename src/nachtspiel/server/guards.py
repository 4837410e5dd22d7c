"""Who may come in, and how often they may knock: keys of seats, origins, rates, headers."""

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from nachtspiel.server.config import Config
from nachtspiel.server.messages.problem import Problem

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16
MOST_BUCKETS = 20_000

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


# ---------------------------------------------------------------- keys


def new_id() -> str:
    """The name of a match: 80 random bits. Who has it may watch."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be the name of a match."""
    return len(text) == ID_LENGTH and all(sign in ID_LETTERS for sign in text)


def new_key() -> str:
    """The key of a seat: 256 random bits. Who has it may play."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What the store keeps of a key. The key is random and long, so one round is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def seats_of(key: str, hashes: list[str | None]) -> list[int]:
    """The seats that this key opens: one person may play several. Takes the same time whether or not it fits."""
    wanted = hash_of(key)
    found = []
    for seat, known in enumerate(hashes):
        if hmac.compare_digest(wanted, known or "-") and known is not None:
            found.append(seat)
    return found


# ---------------------------------------------------------------- where somebody comes from

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\s/?#@:,\[\]]+)(:[0-9]{1,5})?", re.IGNORECASE)
SAME_HOUSE = 64  # bits of an IPv6 address that the visitor cannot choose


@lru_cache(4096)
def house(address: str) -> str:
    """An address as we count visitors: of IPv6 only the network, of which one visitor has all addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, SAME_HOUSE), strict=False))


def visitor(config: Config, peer: str, forwarded: str) -> str:
    """The address of whoever asks. What a proxy of ours says of it holds, from the last word on; what anybody else
    writes there does not."""
    if config.is_proxy(peer):
        for said in reversed(forwarded.split(",")):
            peer = said.strip() or peer
            if not config.is_proxy(peer):
                break
    return house(peer)


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    found = HOST.fullmatch(host)
    return "" if found is None else found["name"].strip("[]").casefold()


def check_origin(config: Config, host: str, origin: str | None) -> None:
    """Refuse other people's pages, and names that are not ours."""
    names = config.hosts()
    if host and not host_name(host):
        raise Problem(400, "host", "the Host header is malformed")
    if names and host_name(host) not in names:
        raise Problem(403, "host", "this server does not answer to that name")
    if origin is None or origin in config.origins:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.netloc.casefold() != host.casefold():
        raise Problem(403, "origin", "a page of another address cannot use this server")


# ---------------------------------------------------------------- rates


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: int, at: float) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = at

    def take(self, at: float) -> bool:
        self.left = min(self.most, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket for everyone who knocks; the longest unused ones are forgotten."""

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.most, self.clock())
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        if not bucket.take(self.clock()):
            raise Problem(429, "too-often", "that was too often; wait a moment and try again")


# ---------------------------------------------------------------- texts

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER = "\u200d"  # joins emoji, and letters of some scripts


def clean(text: str, length: int) -> str:
    """What a person typed, without what cannot be seen: control signs, changes of direction, towers of accents."""
    out: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in ("Cc", "Zl", "Zp"):
            sign, category = " ", "Zs"
        if category in INVISIBLE and sign != JOINER:
            continue
        accents = accents + 1 if category in ("Mn", "Me") else 0
        if accents <= 2:
            out.append(sign)
    return " ".join("".join(out).split())[:length].strip()
