"""Turns are shared fairly: by address, then by table; people who wait for an answer before those who are patient."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from nachtspiel.server.turns import Asker, Turns

Order = list[str]


def order_of(body: Callable[[Turns, Order], list[Coroutine[None, None, None]]], places: int = 1) -> Order:
    """In which order those have their turns who ask while the places are taken."""
    order: Order = []

    async def run() -> None:
        turns = Turns(places)
        for _ in range(places):
            await turns.take(Asker("busy"))
        waiting = [asyncio.ensure_future(one) for one in body(turns, order)]
        await asyncio.sleep(0)
        for _ in range(places):
            turns.leave()
        await asyncio.gather(*waiting)
        assert turns.free == places

    asyncio.run(run())
    return order


async def turn(turns: Turns, order: Order, name: str, asker: Asker, patient: bool = True) -> None:
    await turns.take(asker, patient)
    order.append(name)
    await asyncio.sleep(0)
    turns.leave()


def test_one_address_with_many_tables_waits_no_less_than_another() -> None:
    def body(turns: Turns, order: Order) -> list[Coroutine[None, None, None]]:
        many = [turn(turns, order, f"a{n}", Asker("a", f"t{n}")) for n in range(59)]
        return [*many, turn(turns, order, "b", Asker("b", "t")), turn(turns, order, "c", Asker("c", "t"))]

    order = order_of(body)
    assert order[:4] == ["a0", "b", "c", "a1"]
    assert len(order) == 61


def test_the_tables_of_an_address_take_turns_too() -> None:
    def body(turns: Turns, order: Order) -> list[Coroutine[None, None, None]]:
        first = [turn(turns, order, f"x{n}", Asker("a", "x")) for n in range(3)]
        return [*first, turn(turns, order, "y0", Asker("a", "y"))]

    assert order_of(body) == ["x0", "y0", "x1", "x2"]


def test_people_go_before_the_patient_who_still_have_every_third_turn() -> None:
    def body(turns: Turns, order: Order) -> list[Coroutine[None, None, None]]:
        bots = [turn(turns, order, "bot", Asker("a", f"t{n}")) for n in range(2)]
        return [*bots, *[turn(turns, order, "hint", Asker("b", f"t{n}"), patient=False) for n in range(5)]]

    assert order_of(body) == ["hint", "hint", "bot", "hint", "hint", "bot", "hint"]


def test_who_goes_away_while_waiting_takes_no_turn() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take(Asker("a"))
        gone = asyncio.ensure_future(turns.take(Asker("b")))
        late = asyncio.ensure_future(turns.take(Asker("c")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.leave()
        await late
        last = asyncio.ensure_future(turns.take(Asker("d")))
        await asyncio.sleep(0)
        turns.leave()
        last.cancel()  # in the very moment of its turn
        with pytest.raises(asyncio.CancelledError):
            await last
        assert turns.free == 1

    asyncio.run(run())


def test_in_the_end_nobody_waits() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take(Asker("a"))
        waiting = [asyncio.ensure_future(turns.take(Asker("b"), patient)) for patient in (True, False)]
        await asyncio.sleep(0)
        turns.end(EOFError())
        for one in waiting:
            with pytest.raises(EOFError):
                await one

    asyncio.run(run())
