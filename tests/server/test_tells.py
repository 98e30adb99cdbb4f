"""No tells: no frame says whether somebody passed or ran out of time. Votes: see the tests of the lobby."""

from __future__ import annotations

import asyncio
import random
from statistics import mean
from typing import Any

import pytest

from saboteur.core.rules import RULES_VERSION
from saboteur.schema.settings import RulesWish, Settings
from saboteur.server.journal.entries import Acted, Dealt, Made, Sat
from saboteur.server.tables.table import Table
from saboteur.server.tables.timing import Timing

from .client import JSON, Client, asked, at_table, in_a_loop, settled
from .process import Server
from .test_game import start

CLOCK: JSON = {"kind": "live", "bank": 5, "increment": 5}
TABLES, TURNS = 8, 6
# Chance alone gives a smaller share than this once in five hundred times.
UNLIKELY = 0.002


def shape(data: Any) -> Any:
    """Return what is left of a frame without its values: its keys, kinds and lengths."""
    if isinstance(data, dict):
        return {key: value if key in ("t", "kind") else shape(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shape(value) for value in data]
    return "number" if isinstance(data, int | float) else type(data).__name__


def seen(client: Client, since: int, whole: int) -> list[Any]:
    """Return what a waiting player was told, without their own options and what is on the table."""
    told = [{**frame, "legal": []} for frame in client.frames[since:whole]]
    return [shape(frame) for frame in told]


async def passes(people: list[Client], late: bool) -> tuple[list[Any], float]:
    """Let whoever is asked pass, or run out of time; return what another was told, and in how long."""
    await people[0].until(lambda: asked(people))
    actor = asked(people)[0]
    other = next(
        client for client in people if client is not actor and client.you != next_seat(people, actor)
    )
    [since] = await settled([other])
    if not late:
        (action,) = [each["do"] for each in actor.legal if each["verb"] == "pass"][:1]
        assert (await actor.act(action))["t"] == "done"
    await other.until(lambda: len(other.frames) > since)
    await other.must("sync")
    whole = next(i for i, frame in enumerate(other.frames) if i > since and frame["t"] == "game")
    return seen(other, since, whole), other.times[whole - 1] - other.times[since]


def next_seat(people: list[Client], actor: Client) -> int:
    """Return the seat whose turn follows, which is sent its options."""
    assert actor.you is not None
    return (actor.you + int(actor.view["direction"])) % len(people)


async def one_table(server: Server, rng: random.Random) -> list[tuple[bool, list[Any], float]]:
    """Play some turns, half of them by the clock alone."""
    seats = server.seated(4, clock=CLOCK)
    found = []
    async with at_table(server, seats) as clients:
        await start(clients)
        for turn in range(TURNS):
            late = turn % 2 == rng.randrange(2)
            found.append((late, *await passes(clients, late)))
    return found


def share_as_far_apart(one: list[float], two: list[float]) -> float:
    """Return in how many of a thousand shuffles the means are as far apart as they are."""
    rng, all_ = random.Random(1), [*one, *two]
    far = abs(mean(one) - mean(two))
    count = 0
    for _ in range(1000):
        rng.shuffle(all_)
        count += abs(mean(all_[: len(one)]) - mean(all_[len(one) :])) >= far
    return count / 1000


def test_with_an_empty_pile_bots_take_the_shortest_pause_whatever_they_hold() -> None:
    wish = RulesWish(players=4, options={"rounds": "1"})
    table = Table(Made(code="ABCDE", settings=Settings(rules=wish, pace=2000)))
    for seat in range(4):
        table.apply(Sat(seat=seat, name=str(seat), portrait=0, bot="rule"))
    table.apply(Dealt(seed="07" * 32, version=RULES_VERSION))
    assert table.game is not None
    clock, rng = Timing(table), random.Random(4)
    pauses: dict[bool, set[float]] = {True: set(), False: set()}
    ways = set()
    while not table.game.over:
        (seat,) = table.game.actors
        seen = table.game.view(None)
        legal = table.game.legal(seat)
        if seen.window["kind"] == "turn":
            pauses[seen.pile == 0].add(clock.pause())
            ways |= {len(legal)} if seen.pile == 0 else set()
            assert seen.cards[seat] > 0, "only those are passed over who visibly hold nothing (TURN-4)"
        passes = [action for action in legal if action.verb == "pass"]
        table.apply(Acted(seat=seat, action=str(rng.choice(passes or legal))))
    assert pauses == {True: {0.3}, False: {2.0}}
    assert len(ways) > 3, "with much and with little to choose from"


@pytest.mark.soak
@in_a_loop
async def test_a_time_out_cannot_be_told_from_a_pass(server: Server) -> None:
    found = await asyncio.gather(*(one_table(server, random.Random(n)) for n in range(TABLES)))
    turns = [turn for table in found for turn in table]
    timed = [turn for turn in turns if turn[0]]
    passed = [turn for turn in turns if not turn[0]]
    assert min(len(timed), len(passed)) >= TABLES
    assert {repr(frames) for _, frames, _ in timed} == {repr(frames) for _, frames, _ in passed}
    # Frames follow each other as quickly, as far as chance lets one say.
    assert share_as_far_apart([t for *_, t in timed], [t for *_, t in passed]) > UNLIKELY
