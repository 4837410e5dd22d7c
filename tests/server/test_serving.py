"""A server as a process: how it ends, that it is alone with its file, and that it knows when the disk is full."""

import asyncio
import json
import logging
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from nachtspiel.server.serve import JsonLines
from nachtspiel.server.writer import Work
from tests.server.kit import PATIENT, PEOPLE, Player, Running, Served, decide, found, look, running

resource = pytest.importorskip("resource")


def test_being_told_to_stop_is_no_failure(tmp_path: Path) -> None:
    """SIGTERM: everybody is told to come again, and the end is 0."""
    with running(str(tmp_path / "games.db")) as server:
        with server.client() as client:
            match, keys = found(client, PEOPLE)
        people = [Player(server, match, key) for key in (*keys, None)]
        for player in people:
            player.come()
            player.hear_until("table")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert [player.closing()[0] for player in people] == [1012] * 4
        assert server.process.wait(PATIENT) == 0


def test_what_is_being_stored_is_stored_and_answered_before_the_end(
    near: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = near.hall.store
    write, begun = store.write, threading.Event()

    async def slowly(work: Work) -> None:
        begun.set()
        await asyncio.sleep(0.5)
        await write(work)

    with near.client() as client:
        match, keys = found(client, PEOPLE)
    player = Player(near, match, keys[0])
    player.come()
    player.hear_until("table")
    choice = player.choice()
    assert choice is not None
    age, decision, option = choice
    monkeypatch.setattr(store, "write", slowly)
    player.send({"t": "decide", "id": 1, "decision": decision, "option": option, "age": age})
    player.send({"t": "say", "id": 2, "text": "too late for this server"})
    assert begun.wait(PATIENT)
    near.server.handle_exit(signal.SIGTERM, None)
    told = player.hear_until("told")
    assert (told["decisions"], player.hear()["t"]) == (1, "ack")
    assert player.closing() == (1012, set())
    near.thread.join(PATIENT)
    assert not near.thread.is_alive()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    (tmp_path / "also").symlink_to(path)
    command = [sys.executable, "-m", "nachtspiel", "serve", "--port", "0", "--db"]
    with running(str(path)) as server:
        for name in ("games.db", "also"):
            second = subprocess.run([*command, str(tmp_path / name)], capture_output=True, text=True, timeout=PATIENT)
            assert second.returncode == 2
            assert second.stdout == ""
            assert second.stderr == (
                f"nachtspiel: another server serves the games in {path}; stop it, or name another file with --db\n"
            )
        server.kill()
        server.start()  # nothing of it stays behind


def test_a_full_disk_is_known_and_named(tmp_path: Path) -> None:
    """Nothing can be written any more: whoever decides is told, /health says it, and a line in the log says what
    failed; and all is well again when there is room."""
    log = tmp_path / "log"
    with running(str(tmp_path / "games.db"), log=log) as server, server.client() as client:
        match, keys = found(client, PEOPLE)
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8192, resource.RLIM_INFINITY))
        assert decide(client, match, keys[0]).status_code == 503
        healthy(server, 503)
        told = [json.loads(line) for line in log.read_text().splitlines()]
        assert [(line["what"], line["doing"]) for line in told] == [("the store failed", "write")]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        healthy(server, 200)
        assert decide(client, match, keys[0]).status_code == 200
        assert look(client, match)["decisions"] == 1


def healthy(server: Running, status: int) -> None:
    """Wait until /health says so."""
    end = time.monotonic() + PATIENT
    with server.client() as client:
        while (answer := client.get("/health")).status_code != status and time.monotonic() < end:
            time.sleep(0.2)
        assert (answer.status_code, answer.json()["well"]) == (status, status == 200)


def test_a_log_line_keeps_what_it_says() -> None:
    said = {"msg": "the store failed", "levelname": "ERROR", "what": "write", "level": 7, "match": "abc"}
    record = logging.makeLogRecord(said)
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["level"], line["match"]) == ("the store failed", "error", "abc")
