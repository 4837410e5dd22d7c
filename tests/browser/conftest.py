"""A real server with the built client, and a real Chromium. Run by `make browser`, which sets up both."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


class Server:
    """`nachtspiel serve` on a free port of this machine, with a database of its own."""

    def __init__(self, folder: Path, limits: str = "") -> None:
        self.limits = limits
        self.db = folder / "games.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "nachtspiel", "serve", "--port", str(self.port), "--db", str(self.db)]
        environment = {**os.environ, "NACHTSPIEL_LIMITS": self.limits}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, "absent_seconds=1")
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser; whatever the page complains about is remembered."""

    def __init__(self, browser: Browser, size: str, language: str) -> None:
        self.context = browser.new_context(
            viewport=SIZES[size], locale=language, reduced_motion="reduce", has_touch=size == "phone"
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )

    def leave(self) -> None:
        self.context.close()


class Company:
    """Lets visitors in, and sees them out."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.visitors: list[Visitor] = []

    def visitor(self, size: str = "desk", language: str = "en") -> Visitor:
        self.visitors.append(Visitor(self.browser, size, language))
        return self.visitors[-1]


@pytest.fixture
def company(chromium: Browser) -> Iterator[Company]:
    found = Company(chromium)
    yield found
    for visitor in found.visitors:
        visitor.leave()
