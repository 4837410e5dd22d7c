"""What is the same for everybody: written once, kept in memory, small, and sent again only if it has changed."""

import gzip
import hashlib

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
