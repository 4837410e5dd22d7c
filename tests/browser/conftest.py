"""A real server with the built client, and a real Chromium. Run by `make browser`, which sets up both."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    # what each window would load besides its page; and what we need of Playwright's own list, which this one replaces
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding,HttpsUpgrades",
]  # fmt: skip
# One server serves all tests of a worker: it must bear more than one visitor, and nobody waits for its thoughts.
LIMITS = ",".join([
    "founded_per_minute=60000", "found_burst=10000", "requests_per_second=1000", "request_burst=10000",
    "pages_per_second=1000", "page_burst=10000",
    "absent_seconds=0", "hint_iterations=40", "hint_seconds=0", "hints_per_minute=60000", "hint_burst=1000",
    "review_iterations=16", "review_seconds=0",
])  # fmt: skip
SEED = 12  # of every game that is founded on the start page, so that each run of a test sees the same cards
SEEDED = """(() => {
  const ask = window.fetch;
  window.fetch = (path, how) => {
    const founds = how?.method === 'POST' && /[/]api[/]matches$/.test(path);
    return ask(path, founds ? { ...how, body: JSON.stringify({ seed: 'SEED', ...JSON.parse(how.body) }) } : how);
  };
})();"""
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


PATIENT = 120_000  # milliseconds: a busy machine is late, not wrong
expect.set_options(timeout=PATIENT)


class Server:
    """`nachtspiel serve` on a free port of this machine, with a database of its own."""

    def __init__(self, folder: Path, limits: str = LIMITS) -> None:
        self.limits = limits
        self.db = folder / "games.db"
        self.port = 0  # any; the same again after a restart
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "nachtspiel", "serve", "--port", str(self.port), "--db", str(self.db)]
        environment = {**os.environ, "NACHTSPIEL_LIMITS": self.limits}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment,
            start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout
        self.address = self.process.stdout.readline().removeprefix("nachtspiel: ").strip().rstrip("/")
        if not self.address:
            raise RuntimeError("the server did not start")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """At once, and what thinks for it too: nobody is left to burn the cores."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()
            self.process = None


def serving(folder: Path, limits: str = LIMITS) -> Iterator[Server]:
    found = Server(folder, limits)
    try:
        found.start()
        yield found
    finally:
        found.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this worker; its tests meet at different tables."""
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    yield from serving(tmp_path)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser. Whatever the page complains about is remembered, but for a busy server: of that it tells
    its visitor, and asks again."""

    def __init__(self, browser: Browser, size: str, language: str) -> None:
        self.context = browser.new_context(
            viewport=SIZES[size], locale=language, reduced_motion="reduce", has_touch=size == "phone"
        )
        self.context.set_default_timeout(PATIENT)
        self.context.add_init_script(SEEDED.replace("SEED", str(SEED)))
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and "status of 503" not in said.text:
            self.complaints.append(said.text)

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
