"""Around everything: who may come in, what every answer carries, and one line of log for each."""

import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nachtspiel.server.guards import HEADERS, check_origin, visitor
from nachtspiel.server.messages.coding import ENCODER
from nachtspiel.server.messages.problem import Failed, Problem
from nachtspiel.server.turns import FROM

if TYPE_CHECKING:
    from nachtspiel.server.hall import Hall

LOG = logging.getLogger("nachtspiel.server.access")
OWN_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
PART = 64 * 1024  # bytes
COUNTED = ("/api/", "/ws/", "/schema")


class Gate:
    """Checks host, origin and rate; adds the headers of safety."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.answering: Counter[str] = Counter()  # requests that are being answered, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send, inner: ASGIApp) -> None:
        kind = str(scope["type"].value if isinstance(scope["type"], ScopeType) else scope["type"])
        if kind not in ("http", "websocket"):
            await inner(scope, receive, send)
            return
        try:
            self.check(scope)
            if kind == "http" and self.answering[FROM.get()] >= self.hall.config.limits.answers_per_address:
                raise Problem(429, "too-many", "too many requests from there are being answered just now")
        except Problem as problem:
            self.hall.metrics.refused.labels(problem.reason).inc()
            await refuse(kind, problem, receive, send)
            return
        if kind == "websocket":
            await inner(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_headers(message["headers"], str(scope["path"]))
            body: Any = message.get("body", b"")
            if len(body) > PART:
                await self.send_long(message, send)
            else:
                await send(message)

        with self.answered(FROM.get()):
            await inner(scope, receive, sending)
        if LOG.isEnabledFor(logging.INFO):
            took = round((time.perf_counter() - began) * 1000, 1)
            more = {"method": scope.get("method"), "path": str(scope["path"])[:120], "status": status, "ms": took}
            LOG.info("answered", extra=more)

    async def send_long(self, message: Any, send: Any) -> None:
        """A long answer goes out in parts, each when most of those before have been read. Until then it is held once,
        however many read it."""
        body = message["body"]
        with self.hall.unread.held(body):
            for place in range(0, len(body), PART):
                more = bool(message.get("more_body")) or place + PART < len(body)
                await send({"type": message["type"], "body": body[place : place + PART], "more_body": more})

    @contextmanager
    def answered(self, address: str) -> Iterator[None]:
        """One request of an address, until its answer is on the way."""
        self.answering[address] += 1
        try:
            yield
        finally:
            self.answering[address] -= 1
            if not self.answering[address]:
                del self.answering[address]

    def check(self, scope: Any) -> None:
        headers: dict[str, str] = {}
        for name, value in scope["headers"]:
            known = name.decode("latin-1").lower()
            headers[known] = ",".join((*([headers[known]] if known in headers else []), value.decode("latin-1")))
        client = scope.get("client")
        address = visitor(self.hall.config, client[0] if client else "", headers.get("x-forwarded-for", ""))
        FROM.set(address)
        check_origin(self.hall.config, headers.get("host", ""), headers.get("origin"))
        (self.hall.rates if scope["path"].startswith(COUNTED) else self.hall.page_rates).check(address)


def with_headers(headers: Any, path: str) -> list[tuple[bytes, bytes]]:
    own = list(headers) + OWN_HEADERS
    if path.startswith("/api/") and not any(name == b"cache-control" for name, _ in own):
        own.append((b"cache-control", b"no-store"))
    return own


async def refuse(kind: str, problem: Problem, receive: Receive, send: Any) -> None:
    """Say no before anything else looks at it."""
    if kind == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403 if problem.status == 403 else 4429, "reason": str(problem)})
        return
    body = ENCODER.encode(Failed(problem.told()))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *OWN_HEADERS]
    if problem.status == 429:
        headers.append((b"connection", b"close"))  # who comes too often has to knock again
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
