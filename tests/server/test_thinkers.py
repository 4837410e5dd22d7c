"""Thinking in worker processes: what a worker is told, that the tables go on meanwhile, and that nothing is lost with a
worker."""

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from nachtspiel.bots.levels import bot
from nachtspiel.bots.mind import Mind
from nachtspiel.engine.game import waiting_seats
from nachtspiel.engine.match import Match
from nachtspiel.games.registry import game, games
from nachtspiel.server.config import Limits
from nachtspiel.server.messages.problem import Problem
from nachtspiel.server.metrics import Metrics
from nachtspiel.server.thinkers import Lost, Thinkers
from nachtspiel.server.thoughts import Memory, Past, choose
from nachtspiel.server.turns import Asker
from tests.server.kit import GENEROUS, PATIENT, bearer, decide, found, hall_of, look, running, visited, wait_for

GAME = game("bloodborne")
ANSWER_TO_ALL = 42


def answered(match: Match, decisions: int) -> None:
    for _ in range(decisions):
        seat = waiting_seats(match.table)[0]
        question = match.table.question(seat)
        assert question is not None
        match.answer(seat, question.options[len(match.lines) % len(question.options)])


# ---------------------------------------------------------------- what a worker knows


@pytest.mark.parametrize("name", [one.name for one in games()])
def test_a_worker_has_the_same_table_as_the_server_and_plays_only_what_is_new(name: str) -> None:
    match = Match(game(name), game(name).fewest, {}, 11)
    memory = Memory()
    seen = memory.match(Past("m", match))
    for decisions in (1, 25, 7):
        answered(match, decisions)
        again = memory.match(Past("m", match))
        assert again is seen  # played on, not begun anew
        assert again.game.knowing.facts(again.table) == match.game.knowing.facts(match.table)
        assert len(again.marks) == len(match.marks)
    match.rewind(5)
    answered(match, 3)
    back = memory.match(Past("m", match))
    assert back is not seen
    assert back.game.knowing.facts(back.table) == match.game.knowing.facts(match.table)
    assert len(back.marks) == 8


def test_a_worker_is_not_told_the_seed() -> None:
    """Two matches with the same lines and different seeds look the same to a worker: it cannot know what is to come."""
    match = Match(GAME, 3, {}, 987654321)
    told = pickle.dumps(Past("m", match))
    match.seed = 123456789
    assert pickle.dumps(Past("m", match)) == told
    assert Memory().match(pickle.loads(told)).seed == 0


def test_a_worker_forgets_the_oldest_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nachtspiel.server.thoughts.KEPT", 2)
    memory = Memory()
    match = Match(GAME, 3, {}, 1)
    for name in ("a", "b", "a", "c"):
        memory.match(Past(name, match))
    assert list(memory.known) == ["a", "c"]


def test_a_bot_decides_in_a_worker_as_it_would_here() -> None:
    match = Match(GAME, 3, {}, 5)
    answered(match, 4)
    seat = waiting_seats(match.table)[0]
    mind = Mind(GAME, match.table, seat)
    number = int(mind.question.number)
    for level in ("random", "greedy"):
        assert choose(Past("m", match), seat, level, 7) == bot(level, 7 + 7919 * number + seat).choose(mind)


# ---------------------------------------------------------------- the pool


def the_answer() -> int:
    return ANSWER_TO_ALL


def whoami() -> int:
    return os.getpid()


def sleepy(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def dies_once(mark: str) -> int:
    """Kills its worker the first time."""
    path = Path(mark)
    if not path.exists():
        path.write_text("x", encoding="ascii")
        os.kill(os.getpid(), signal.SIGKILL)
    return ANSWER_TO_ALL


def dies() -> None:
    os._exit(3)


def fails() -> None:
    raise ValueError("it cannot be thought")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def with_thinkers(workers: int, longest: int, body: Callable[[Thinkers], object]) -> Thinkers:
    thinkers = Thinkers(workers, longest, Metrics())

    async def run() -> None:
        try:
            await body(thinkers)  # type: ignore[misc]
        finally:
            await thinkers.close()

    asyncio.run(run())
    return thinkers


def test_workers_are_started_when_needed_used_again_and_gone_in_the_end() -> None:
    pids: list[int] = []

    async def body(thinkers: Thinkers) -> None:
        assert thinkers.all == set()
        pids.append(await thinkers.think(whoami))
        assert len(thinkers.all) == 1
        pids.append(await thinkers.think(whoami))
        pids.extend(await asyncio.gather(*(thinkers.think(sleepy, 0.3) for _ in range(4))))
        assert thinkers.waiting == 0

    thinkers = with_thinkers(2, 9, body)
    assert pids[0] == pids[1] != os.getpid()
    assert len(set(pids)) == 2
    assert not any(is_alive(pid) for pid in pids)
    assert thinkers.all == set()


def test_the_work_of_a_worker_that_dies_is_done_again(tmp_path: Path) -> None:
    async def body(thinkers: Thinkers) -> None:
        both = await asyncio.gather(thinkers.think(dies_once, str(tmp_path / "mark")), thinkers.think(the_answer))
        assert set(both) == {ANSWER_TO_ALL}
        assert b"nachtspiel_workers_lost_total 1.0" in thinkers.metrics.text()

    with_thinkers(2, 9, body)


def test_what_kills_every_worker_is_given_up() -> None:
    async def body(thinkers: Thinkers) -> None:
        with pytest.raises(Lost):
            await thinkers.think(dies)
        assert await thinkers.think(the_answer) == ANSWER_TO_ALL
        assert thinkers.waiting == 0

    with_thinkers(1, 9, body)


def test_an_error_is_told_and_the_worker_lives() -> None:
    async def body(thinkers: Thinkers) -> None:
        with pytest.raises(RuntimeError, match="ValueError: it cannot be thought"):
            await thinkers.think(fails)
        before = list(thinkers.all)
        assert await thinkers.think(the_answer) == ANSWER_TO_ALL
        assert list(thinkers.all) == before

    with_thinkers(1, 9, body)


def test_the_queue_is_bounded_except_for_the_patient() -> None:
    async def body(thinkers: Thinkers) -> None:
        first = [asyncio.ensure_future(thinkers.think(sleepy, 0.4)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await thinkers.think(the_answer)
        assert (refused.value.status, refused.value.reason) == (503, "busy")
        assert await thinkers.think(the_answer, patient=True) == ANSWER_TO_ALL
        await asyncio.gather(*first)
        assert await thinkers.think(the_answer) == ANSWER_TO_ALL

    with_thinkers(1, 2, body)


def test_one_address_cannot_fill_the_queue_and_bots_are_not_counted() -> None:
    async def body(thinkers: Thinkers) -> None:
        thinkers.of_one = 1
        here, there = Asker("here", "a"), Asker("there", "b")
        bots = [asyncio.ensure_future(thinkers.think(sleepy, 0.1, asker=here, patient=True)) for _ in range(4)]
        first = asyncio.ensure_future(thinkers.think(sleepy, 0.1, asker=here))
        await asyncio.sleep(0)
        with pytest.raises(Problem):
            await thinkers.think(the_answer, asker=here)
        assert await thinkers.think(the_answer, asker=there) == ANSWER_TO_ALL
        assert [bot.done() for bot in bots].count(False) >= 2  # a hint comes before the bots
        await asyncio.gather(first, *bots)
        assert not thinkers.hurried

    with_thinkers(1, 2, body)


def test_closing_does_not_wait_for_a_long_thought() -> None:
    async def body(thinkers: Thinkers) -> None:
        long = asyncio.ensure_future(thinkers.think(sleepy, 60.0))
        late = asyncio.ensure_future(thinkers.think(the_answer))
        while not thinkers.all:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await thinkers.close()
        assert time.monotonic() - began < 50
        for one in (long, late):
            with pytest.raises((Lost, asyncio.CancelledError)):
                await one
        with pytest.raises((Lost, RuntimeError)):
            await thinkers.think(the_answer)

    with_thinkers(1, 9, body)


# ---------------------------------------------------------------- bots that search, at the table


MASTERS = [{"kind": "person", "name": "Ada"}, {"kind": "master"}, {"kind": "adept"}]


def test_bots_that_search_decide_and_a_killed_worker_stops_nobody(tmp_path: Path) -> None:
    with visited(tmp_path, GENEROUS) as client:
        thinkers = hall_of(client).thinkers
        match, keys = found(client, MASTERS, seed=3)
        for _ in range(3):
            assert decide(client, match, keys[0]).status_code == 200
            for worker in list(thinkers.all):
                worker.process.kill()
            wait_for(client, match, keys[0], 60)
        assert len(look(client, match, keys[0])["view"]["hunters"]) == 3
        assert thinkers.all


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked for as Linux shows them")
def test_workers_go_with_their_server_even_if_it_is_killed(tmp_path: Path) -> None:
    with running(str(tmp_path / "games.db")) as server:
        client = server.client()
        match, keys = found(client, MASTERS, seed=3)
        assert decide(client, match, keys[0]).status_code == 200
        wait_for(client, match, keys[0], 60)
        assert server.process is not None
        pid = server.process.pid
        children = [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
        assert children
        server.kill()
        end = time.monotonic() + PATIENT
        while any(is_running(child) for child in children):
            assert time.monotonic() < end, "a worker lives on without its server"
            time.sleep(0.05)


def is_running(pid: int) -> bool:
    """Not gone, and not a zombie that nobody has fetched."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_quick_bots_need_no_worker(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        match, keys = found(client, [{"kind": "person", "name": "Ada"}, {"kind": "random"}, {"kind": "greedy"}])
        assert decide(client, match, keys[0]).status_code == 200
        wait_for(client, match, keys[0])
        assert hall_of(client).thinkers.all == set()


def test_somebody_stands_in_for_a_bot_that_cannot_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_: object) -> int:
        raise Lost

    with visited(tmp_path, Limits(requests_per_second=9999, request_burst=9999)) as client:
        monkeypatch.setattr(hall_of(client).thinkers, "ask", ask)
        match, keys = found(client, MASTERS, seed=3)
        assert decide(client, match, keys[0]).status_code == 200
        assert wait_for(client, match, keys[0])["decisions"] >= 3
        assert client.get(f"/api/matches/{match}", headers=bearer(keys[0])).status_code == 200
