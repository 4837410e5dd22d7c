"""The browser's client, as it lies in the package: read once, given out from memory."""

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get

from nachtspiel.server.lending import LENT, lend
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.volume import FOREVER, FRESH, Volume


def volume(name: str, body: bytes) -> Volume:
    """One file; those of `assets` are named by their content."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    control = FOREVER if name.startswith("assets/") else FRESH
    return Volume("text/javascript" if kind.endswith("javascript") else kind, body, control)


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
            found[name] = volume(name, entry.read_bytes())
    return found


def own() -> dict[str, Volume]:
    return read(files("nachtspiel.server") / "static")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt=LENT)
def get_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other path is a page of it."""
    pages: dict[str, Volume] = request.app.state.pages
    name = str(request.scope["path"]).strip("/")
    found = pages.get(name)
    if found is None and not name.startswith(("api/", "assets/", "ws/", "schema")) and "." not in name.split("/")[-1]:
        found = pages.get("index.html")
    if found is None:
        raise Problem(404, "unknown", "there is no such page here")
    return lend(request, found)
