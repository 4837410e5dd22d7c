"""Where units are played: in this process, in others on all cores, or on a Ray cluster. Results arrive as they finish;
the units of a worker that is lost are played again."""

import importlib
import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from nachtspiel.engine.errors import Mistake
from nachtspiel.lab.unit import Result, Unit, play_unit

PLACES = ("here", "ray")
AHEAD = 3  # units waiting for each worker
TRIES = 5  # how often in a row workers may be lost before we give up


class Job(Protocol):
    """Work that can be done anywhere: the same work has the same key."""

    def key(self) -> str: ...


class Done(Protocol):
    """What came of a job, with its key."""

    key: str


J = TypeVar("J", bound=Job)
D = TypeVar("D", bound=Done)


def check_place(on: str) -> None:
    if on not in PLACES:
        raise Mistake(f"--on takes {' or '.join(PLACES)}, not '{on}'")


def play_units(
    units: list[Unit], workers: int | None = None, on: str = "here", work: Callable[[Unit], Result] = play_unit
) -> Iterator[Result]:
    """Play all units; the results come in any order, each once."""
    return do_all(units, work, workers, on)


def do_all(units: list[J], work: Callable[[J], D], workers: int | None, on: str) -> Iterator[D]:
    """Do all jobs; what comes of them comes in any order, each once."""
    check_place(on)
    if on == "ray":
        yield from on_ray(units, workers, work)
        return
    workers = min(workers or os.cpu_count() or 1, max(1, len(units)))
    if workers == 1:
        for unit in units:
            yield work(unit)
        return
    yield from in_processes(units, workers, work)


def in_processes(units: list[J], workers: int, work: Callable[[J], D]) -> Iterator[D]:
    """A pool of processes. If one of them dies, a new pool plays what was not finished."""
    waiting = {unit.key(): unit for unit in units}
    losses = 0
    while waiting:
        try:
            for result in one_pool(list(waiting.values()), workers, work):
                del waiting[result.key]
                losses = 0
                yield result
        except BrokenProcessPool:
            losses += 1
            if losses == TRIES:
                raise Mistake(f"workers were lost {TRIES} times in a row; is there enough memory?") from None


def one_pool(units: list[J], workers: int, work: Callable[[J], D]) -> Iterator[D]:
    ahead = iter(units)
    pool = ProcessPoolExecutor(workers)
    try:
        running: set[Future[D]] = set()
        for unit in ahead:
            running.add(pool.submit(work, unit))
            if len(running) >= workers * AHEAD:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_ray(units: list[J], workers: int | None, work: Callable[[J], D]) -> Iterator[D]:
    """A Ray cluster: the one that RAY_ADDRESS names, or one on this machine. Ray itself plays lost units again."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise Mistake("Ray is not installed: pip install 'nachtspiel[ray]'") from None
    own = not ray.is_initialized()
    if own:
        ray.init(
            num_cpus=None if os.environ.get("RAY_ADDRESS") else workers, include_dashboard=False, log_to_driver=False,
            logging_level=logging.ERROR, runtime_env={"env_vars": {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}},
        )  # fmt: skip
    try:
        remote: Any = ray.remote(max_retries=TRIES)(work)
        width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        ahead = iter(units)
        running: list[Any] = []
        for unit in ahead:
            running.append(remote.remote(unit))
            if len(running) >= width:
                done, running = ray.wait(running)
                yield from ray.get(done)
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if own:
            ray.shutdown()
