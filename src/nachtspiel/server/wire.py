"""How several servers on one PostgreSQL hear of each other: LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

from nachtspiel.server.store import CHANNEL

LOG = logging.getLogger("nachtspiel.server")
AGAIN_SECONDS = 1.0
CHECK_SECONDS = 20.0


class Wire:
    """Listens for as long as the server runs, and comes back when the line was cut."""

    def __init__(self, db: str, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        self.dsn = make_url(db).set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard  # a message
        self.back = back  # we may have missed some
        self.name = secrets.token_hex(4)
        self.connection: Any = None
        self.sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                LOG.warning("the line to the other servers is cut", extra={"error": type(error).__name__})
            await asyncio.sleep(AGAIN_SECONDS)

    async def listen(self) -> None:
        connection = await asyncpg.connect(self.dsn, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self.receive)
            self.connection = connection
            self.back()
            while not connection.is_closed():
                await asyncio.sleep(CHECK_SECONDS)
                await connection.execute("select 1", timeout=10)
                self.back()
        finally:
            self.connection = None
            with contextlib.suppress(Exception):
                connection.terminate()

    def receive(self, _connection: object, _pid: object, _channel: object, payload: object) -> None:
        self.heard(str(payload))

    def send(self, payload: str) -> None:
        """Say something that need not be kept. Lost if the line is cut."""
        if self.connection is not None:
            task = asyncio.ensure_future(self.sent(payload))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def sent(self, payload: str) -> None:
        connection = self.connection
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            if connection is not None:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, payload, timeout=10)
