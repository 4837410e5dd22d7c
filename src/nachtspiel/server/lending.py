"""Volumes over HTTP."""

from typing import Any

from litestar import Request, Response

from nachtspiel.server.volume import Volume

LENT = {"small_already": True}  # for routes that lend volumes: nobody has to compress them


def lend(request: Request[Any, Any, Any], volume: Volume) -> Response[bytes]:
    """The volume as this client can take it; hardly anything if it still has it."""
    headers = request.headers
    if headers.get("if-none-match") == volume.headers["etag"]:
        return Response(b"", status_code=304, headers=volume.headers, media_type=volume.kind)
    if volume.small and "gzip" in headers.get("accept-encoding", ""):
        return Response(volume.small, headers={**volume.headers, "content-encoding": "gzip"}, media_type=volume.kind)
    return Response(volume.body, headers=volume.headers, media_type=volume.kind)
