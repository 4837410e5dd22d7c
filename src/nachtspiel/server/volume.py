"""What is the same for everybody: written once, kept in memory, small, and sent again only if it has changed."""

import gzip
import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

SMALL = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOREVER = "public, max-age=31536000, immutable"  # for what has another address when it changes
FRESH = "no-cache"
OWN = "private, no-cache"  # for those who may see it


class Volume:
    """Something to be read by many; `control` says how long they may keep it without asking."""

    __slots__ = ("body", "headers", "kind", "small")

    def __init__(self, kind: str, body: bytes, control: str = FRESH) -> None:
        self.kind = kind
        self.body = body
        self.small = gzip.compress(body, 9) if kind.startswith(SMALL) else b""
        self.headers = {
            "cache-control": control,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "vary": "accept-encoding",
        }


class Unread:
    """Long answers that are on their way, and how much they hold together."""

    def __init__(self) -> None:
        self.bytes = 0
        self.holders: Counter[int] = Counter()  # of each text, by its identity

    @contextmanager
    def held(self, body: bytes) -> Iterator[None]:
        """While somebody reads this."""
        self.holders[id(body)] += 1
        if self.holders[id(body)] == 1:
            self.bytes += len(body)
        try:
            yield
        finally:
            self.holders[id(body)] -= 1
            if not self.holders[id(body)]:
                del self.holders[id(body)]
                self.bytes -= len(body)
