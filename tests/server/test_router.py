"""Twelve players and thirty spectators behind one router never meet the budgets of a server as it is."""

from __future__ import annotations

import asyncio
import http.client
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

from saboteur.server.admission.budgets import BUDGETS

from .client import at_table, enter, in_a_loop, play_on
from .process import PATIENCE, Server

Start = Callable[..., Server]
PLAYERS = 12
WATCHERS = 30


def page_files(server: Server, page: str) -> list[str]:
    """Return what a browser loads for a page: itself, what it names, the texts and the offer."""
    named = re.findall(r'(?:src|href)="(/[^"]+)"', server.get(page).body.decode())
    assert len(named) >= 5
    return [page, *named, "/i18n/en.ftl", "/i18n/en/lobby.ftl", "/api/offer"]


def load(server: Server, paths: list[str]) -> list[int]:
    """Load files as a browser does, over one connection; return the statuses."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    statuses = []
    for path in paths:
        line.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = line.getresponse()
        answer.read()
        statuses.append(answer.status)
    line.close()
    return statuses


async def all_load(server: Server, paths: list[str]) -> set[int]:
    """Let everyone load the same files at once; return the statuses they get."""
    everyone = PLAYERS + WATCHERS
    with ThreadPoolExecutor(everyone) as threads:
        loop = asyncio.get_running_loop()
        found = loop.run_in_executor(
            None, lambda: list(threads.map(load, repeat(server, everyone), repeat(paths)))
        )
        return {status for statuses in await found for status in statuses}


@in_a_loop
async def test_everyone_behind_one_router_plays_reloads_and_looks_back(own_server: Start) -> None:
    defaults = [
        word for name, budget in BUDGETS.items() for word in ("--budget", f"{name}={budget.size:.0f}")
    ]
    server = own_server(proxy="", options=defaults)
    rules = {"modules": ["saboteur2"], "options": {"rounds": "1"}}
    seats = server.seated(PLAYERS, rules)
    code = seats[0]["code"]
    files = page_files(server, f"/t/{code}")
    async with at_table(server, seats, watchers=WATCHERS) as clients:
        people = clients[:PLAYERS]
        await people[0].must("start")
        assert await all_load(server, 3 * files) == {200}
        tokens = [*(seat["token"] for seat in seats), *[None] * WATCHERS]
        again = await asyncio.gather(*(enter(server, code, token) for token in tokens))
        await play_on(people, random.Random(4))
        name = server.get(f"/api/tables/{code}/games/1").data["replay"]
        back = [f"/replay/{name}", f"/api/replays/{name}", f"/api/replays/{name}/story"]
        back += [f"/api/replays/{name}/record", f"/api/replays/{name}/why/3"]
        back += [f"/api/replays/{name}?eyes=p{seat}" for seat in (1, 12)]
        assert await all_load(server, back) == {200}
        assert [client.ended for client in (*clients, *again)] == [None] * 2 * (PLAYERS + WATCHERS)
        for client in again:
            await client.close()
