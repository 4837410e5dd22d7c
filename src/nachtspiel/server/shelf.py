"""The browser's client, as it lies in the package: read once, given out from memory."""

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get

from nachtspiel.server.messages.problem import Problem

PLAIN = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOREVER = "public, max-age=31536000, immutable"


class Volume:
    """One file."""

    __slots__ = ("body", "headers", "kind", "small")

    def __init__(self, name: str, body: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = "text/javascript" if kind.endswith("javascript") else kind
        self.body = body
        self.small = gzip.compress(body, 9) if self.kind.startswith(PLAIN) else b""
        named_by_content = name.startswith("assets/")
        self.headers = {
            "cache-control": FOREVER if named_by_content else "no-cache",
            "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "vary": "accept-encoding",
        }


def read(folder: Traversable, under: str = "") -> dict[str, Volume]:
    """All files of a folder by their paths."""
    found: dict[str, Volume] = {}
    if not folder.is_dir():
        return found
    for entry in folder.iterdir():
        name = f"{under}{entry.name}"
        if entry.is_dir():
            found |= read(entry, f"{name}/")
        elif not entry.name.startswith("."):
            found[name] = Volume(name, entry.read_bytes())
    return found


def own() -> dict[str, Volume]:
    return read(files("nachtspiel.server") / "static")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"small_already": True})
def get_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other path is a page of it."""
    shelf: dict[str, Volume] = request.app.state.shelf
    headers = request.headers
    name = request.url.path.strip("/")
    volume = shelf.get(name)
    if volume is None and not name.startswith(("api/", "assets/", "ws/", "schema")) and "." not in name.split("/")[-1]:
        volume = shelf.get("index.html")
    if volume is None:
        raise Problem(404, "unknown", "there is no such page here")
    if headers.get("if-none-match") == volume.headers["etag"]:
        return Response(b"", status_code=304, headers=volume.headers, media_type=volume.kind)
    if volume.small and "gzip" in headers.get("accept-encoding", ""):
        return Response(volume.small, headers={**volume.headers, "content-encoding": "gzip"}, media_type=volume.kind)
    return Response(volume.body, headers=volume.headers, media_type=volume.kind)
