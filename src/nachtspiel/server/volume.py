"""What is the same for everybody: written once, kept in memory, small, and sent again only if it has changed."""

import gzip
import hashlib
from typing import Any

from litestar import Request, Response

SMALL = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOREVER = "public, max-age=31536000, immutable"  # for what has another address when it changes
FRESH = "no-cache"
OWN = "private, no-cache"  # for those who may see it
LENT = {"small_already": True}  # for routes that lend volumes: nobody has to compress them


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


def lend(request: Request[Any, Any, Any], volume: Volume) -> Response[bytes]:
    """The volume as this client can take it; hardly anything if it still has it."""
    headers = request.headers
    if headers.get("if-none-match") == volume.headers["etag"]:
        return Response(b"", status_code=304, headers=volume.headers, media_type=volume.kind)
    if volume.small and "gzip" in headers.get("accept-encoding", ""):
        return Response(volume.small, headers={**volume.headers, "content-encoding": "gzip"}, media_type=volume.kind)
    return Response(volume.body, headers=volume.headers, media_type=volume.kind)
