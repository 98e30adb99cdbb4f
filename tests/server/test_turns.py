"""Fair turns: nobody gains by asking more often, and tables with people come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from saboteur.server import turns as fair
from saboteur.server.admission.budgets import Budget
from saboteur.server.admission.visitors import Visitors
from saboteur.server.errors import TableError
from saboteur.server.slow_jobs import SlowJobs
from saboteur.server.tables.bot_process import Thinker
from saboteur.server.turns import NOBODY, Asker, TurnedAway, Turns

from .client import in_a_loop
from .process import PATIENCE
from .test_replays import GAMES
from .test_replays import played as finished
from .test_thinking import played


async def served(turns: Turns, askers: list[Asker], cost: Callable[[Asker], float]) -> list[Asker]:
    """Let all ask while somebody else has the turn; return them in the order in which they were served."""
    order: list[Asker] = []

    async def ask(asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(asker)
            turns._used[asker.address] += cost(asker)

    async with turns.turn(NOBODY):
        asked = [asyncio.create_task(ask(asker)) for asker in askers]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    return order


def one_second(_: Asker) -> float:
    return 1.0


@in_a_loop
async def test_an_address_with_many_tables_waits_for_one_with_few() -> None:
    greedy = [Asker("mallory", f"T{i}") for i in range(50)]
    order = await served(Turns(), [*greedy, Asker("ada", "A"), Asker("bob", "B")], one_second)
    assert {asker.address for asker in order[:3]} == {"mallory", "ada", "bob"}


@in_a_loop
async def test_time_counts_and_not_the_number_of_turns() -> None:
    askers = [Asker("slow", f"S{i}") for i in range(5)] + [Asker("quick", f"Q{i}") for i in range(20)]
    order = await served(Turns(), askers, lambda asker: 10.0 if asker.address == "slow" else 1.0)
    quick = [asker.address for asker in order].index("slow", 1)
    assert quick >= 10, "ten quick turns for each slow one"


@in_a_loop
async def test_the_tables_of_one_address_are_served_in_turn() -> None:
    askers = [Asker("ada", table) for table in "AAAABBBBC"]
    order = await served(Turns(), askers, one_second)
    assert {asker.table for asker in order[:3]} == set("ABC")


@in_a_loop
async def test_deserted_tables_wait_behind_those_with_people(monkeypatch: pytest.MonkeyPatch) -> None:
    deserted = Asker("eve", "E", lambda: True)
    busy = [Asker("ada", "A")] * 5
    assert (await served(Turns(), [deserted, *busy], one_second))[-1] is deserted
    monkeypatch.setattr(fair, "LONG_WAIT", 0.0)
    assert (await served(Turns(), [deserted, *busy], one_second))[-1] is not deserted, "but not for ever"


@in_a_loop
async def test_the_share_of_time_shrinks_for_whoever_asks_most() -> None:
    turns = Turns()
    shares: dict[str, float] = {}

    async def ask(address: str) -> None:
        async with turns.turn(Asker(address)):
            shares.setdefault(address, turns.share(address))

    async with turns.turn(NOBODY):
        asked = [asyncio.create_task(ask(address)) for address in ("mallory",) * 40 + ("ada",)]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    assert shares == {"ada": 1 / 2, "mallory": 1 / 40}


@in_a_loop
async def test_somebody_who_gives_up_does_not_keep_their_turn() -> None:
    turns = Turns()
    async with turns.turn(NOBODY):
        waiting = asyncio.create_task(_wait(turns))
        chosen = asyncio.create_task(_wait(turns))
        await asyncio.sleep(0)
        waiting.cancel()
    # It has just been given the turn that it no longer wants.
    chosen.cancel()
    await asyncio.gather(waiting, chosen, return_exceptions=True)
    await asyncio.wait_for(_wait(turns), PATIENCE)
    assert turns.waiting == 0


async def _wait(turns: Turns) -> None:
    async with turns.turn(Asker("ada")):
        pass


@in_a_loop
async def test_when_too_many_wait_the_newest_of_the_greediest_is_turned_away() -> None:
    turns = Turns(most_waiting=4)
    gate = asyncio.Event()

    async def ask(address: str) -> str:
        async with turns.turn(Asker(address)):
            await gate.wait()
        return address

    greedy = [asyncio.create_task(ask("mallory")) for _ in range(4)]
    await asyncio.sleep(0)
    late = asyncio.create_task(ask("mallory"))
    honest = asyncio.create_task(ask("ada"))
    await asyncio.sleep(0)
    gate.set()
    found = await asyncio.gather(*greedy, late, honest, return_exceptions=True)
    assert found[:3] == ["mallory"] * 3 and found[5] == "ada"
    assert isinstance(found[3], TurnedAway) and isinstance(found[4], TurnedAway)


@in_a_loop
async def test_many_deserted_tables_hold_up_no_bot_at_a_table_with_people() -> None:
    thinker = Thinker()
    game, past = played(8)
    seat = game.actors[0]
    order: list[str] = []

    async def ask(level: str, asker: Asker) -> None:
        await thinker.choose(level, game.view(seat), game.legal(seat), past, (), asker)
        order.append(asker.address)

    greedy = [ask("seer", Asker("mallory", f"T{i}", lambda: True)) for i in range(20)]
    try:
        await asyncio.gather(*greedy, ask("rule", Asker("ada", "A")))
    finally:
        await thinker.close()
    assert order.index("ada") <= 1, "at most the one that was thinking already"


@in_a_loop
async def test_many_records_of_one_address_hold_up_nobody_else() -> None:
    jobs = SlowJobs(PATIENCE, most_waiting=8)
    text = finished(GAMES[0]).record()
    order: list[str] = []

    async def ask(address: str) -> None:
        await jobs.do("retell", text, "p1", asker=Asker(address))
        order.append(address)

    greedy = [asyncio.create_task(ask("mallory")) for _ in range(12)]
    await asyncio.sleep(0)
    try:
        found = await asyncio.gather(*greedy, ask("ada"), return_exceptions=True)
    finally:
        await jobs.close()
    assert order.index("ada") <= 1
    refused = [error for error in found if error is not None]
    assert len(refused) == 5 and all(isinstance(e, TableError) and e.code == "busy" for e in refused)


@in_a_loop
async def test_computing_is_charged_to_whoever_asks_by_the_time_it_takes() -> None:
    visitors = Visitors({"computing": Budget(100, 0.000001, "")})
    jobs = SlowJobs(PATIENCE, 8, visitors)
    try:
        for asker in (Asker("mallory"), NOBODY):
            await jobs.do("retell", finished(GAMES[0]).record(), "p1", asker=asker)
    finally:
        await jobs.close()
    assert visitors.count == 1, "what the server does by itself is charged to nobody"
    assert visitors.of("mallory").left("computing") < 99.999
    assert visitors.of("ada").left("computing") == 100
