"""Start the server and keep it running: a socket of our own, logs as lines of JSON, and a word about where it is."""

import asyncio
import contextlib
import errno
import gc
import json
import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from types import FrameType

import uvicorn
from sqlalchemy.engine import make_url

from nachtspiel.engine.errors import Mistake
from nachtspiel.server.app import Server, create_app
from nachtspiel.server.config import Config, Limits, shown
from nachtspiel.server.door import Door
from nachtspiel.server.line import Line
from nachtspiel.server.porch import open_more_files
from nachtspiel.server.store import Store

BACKLOG = 2048
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One line of JSON for each thing worth knowing. Keys and passwords are never given to a logger."""

    def format(self, record: logging.LogRecord) -> str:
        own: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if record.exc_info:
            own["trace"] = self.formatException(record.exc_info)
        more = {name: value for name, value in vars(record).items() if name not in STANDARD}
        return json.dumps(own | {name: more[name] for name in more if name not in own}, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("nachtspiel")
    logger.handlers = [handler]
    logger.setLevel(level.upper())
    logger.propagate = False
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        other = logging.getLogger(name)
        other.handlers = [handler]
        other.setLevel(logging.WARNING)
        other.propagate = False


def bound(config: Config) -> socket.socket:
    """A socket that listens where we were told to."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)  # whoever comes as soon as they read the address waits, and is not refused
    except (OSError, OverflowError, UnicodeError) as error:
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            raise Mistake(f"port {config.port} is taken; choose another with --port") from None
        if number == errno.EACCES:
            raise Mistake(f"port {config.port} is not allowed here; choose one above 1024 with --port") from None
        raise Mistake(f"cannot listen on '{config.host}', port {config.port}: {error}") from None
    return listening


def check_store(db: str) -> None:
    """Say at once, and in one sentence, if the store cannot be used."""

    async def check() -> None:
        store = Store(db)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(check())


@contextlib.contextmanager
def alone(db: str) -> Iterator[None]:
    """Keep other servers from a file of games: they would not hear of what we store. PostgreSQL tells them."""
    url = make_url(db)
    if not url.drivername.startswith("sqlite"):
        yield
        return
    path = os.path.realpath(url.database or "")
    try:
        kept = sqlite3.connect(f"{path}-served", timeout=0.0, isolation_level=None)
        kept.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise Mistake(f"the database {path} cannot be used: {error}") from None
        raise Mistake(f"another server serves the games in {path}; stop it, or name another file with --db") from None
    try:
        yield
    finally:
        kept.close()


def uvicorn_settings(app: Server, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app, http=Door, ws=Line, log_config=None, access_log=False, server_header=False, proxy_headers=False,
        lifespan="on", ws_max_size=limits.message_bytes, ws_per_message_deflate=False, ws_ping_interval=20.0,
        ws_ping_timeout=30.0, timeout_graceful_shutdown=5, limit_concurrency=10_000,
    )  # fmt: skip


class Serving(uvicorn.Server):
    """Being told to stop is no failure: what was begun is finished, those who are here are told, and the end is 0."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def settle_down() -> None:
    """Python's settings for a server: what is loaded now stays, so it is not looked through for waste again and again;
    and the thread that writes to the disk need not wait long for its turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)


def open_page(address: str) -> None:
    """Show the page in the user's browser, if this machine has a screen."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        opening = threading.Timer(1.0, webbrowser.open, [address])
        opening.daemon = True
        opening.start()


def serve(config: Config, log_level: str = "warning", show: bool = False) -> int:
    """Serve until interrupted. `show`: open the page too."""
    set_up_logs(log_level)
    open_more_files()
    listening = bound(config)
    with alone(config.db):
        check_store(config.db)
        app = create_app(config)
        host = f"[{config.host}]" if ":" in config.host else config.host
        address = f"http://{host}:{listening.getsockname()[1]}/"
        print(f"nachtspiel: {address}", flush=True)
        if show:
            open_page(address)
        print(f"nachtspiel: {shown(config.db)}", flush=True)
        settle_down()
        Serving(uvicorn_settings(app, config.limits)).run(sockets=[listening])
    return 0
