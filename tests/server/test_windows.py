"""Questions to several seats in secret: nobody can tell who holds the veto, not even with a stopwatch."""

from __future__ import annotations

import asyncio
import bisect
import math
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from saboteur import Game
from saboteur.schema.settings import ClockSettings, Days, Live, NoClock, RulesWish, Settings
from saboteur.server.journal.entries import Acted, Dealt, Made, Sat
from saboteur.server.tables.table import Table
from saboteur.server.tables.timing import Timing

from .client import JSON, Client, among_bots, asked, at_table, in_a_loop, opened, told_after
from .clocks import Clocks
from .drill import games_in
from .process import Server

VETO: JSON = {"modules": ["veto"]}
CLOCKS: tuple[ClockSettings, ...] = (Live(bank=60, increment=30), Days(days=2), NoClock())
WINDOW = 0.3


# The clock ----------------------------------------------------------------------------------------


def opened_window(clock: ClockSettings, clocks: Clocks) -> tuple[Table, Timing]:
    """Deal to four and let the first card be played."""
    rules = RulesWish(players=4, modules=["veto"])
    table = Table(Made(code="ABCDE", settings=Settings(rules=rules, clock=clock, window=4000)))
    for seat in range(4):
        table.apply(Sat(seat=seat, name=str(seat), portrait=0, key=str(seat)))
    table.apply(Dealt(seed="00" * 32, at=clocks.time()))
    timing = Timing(table)
    timing.go_on()
    play(table, timing, card_played(table.game), clocks)
    assert table.together == "allow"
    return table, timing


def card_played(game: Game | None) -> tuple[int, str]:
    """Return a card that the seat whose turn it is may play."""
    assert game is not None
    seat = game.actors[0]
    return seat, next(str(action) for action in game.legal(seat) if action.verb in ("place", "play"))


def play(table: Table, timing: Timing, act: tuple[int, str], clocks: Clocks) -> None:
    """Let a seat act as the server would write it down."""
    seat, action = act
    table.apply(Acted(seat=seat, action=action, bank=timing.bank(seat), at=clocks.time()))
    assert table.game is not None
    timing.ask(table.game.actors, seat, rest=False)


def test_no_clock_tells_who_has_answered(clocks: Clocks) -> None:
    for clock in CLOCKS:
        table, timing = opened_window(clock, clocks)
        clocks.now += 1
        assert table.game is not None
        before, banks = public(table, timing), list(table.banks)
        first, *others = table.game.actors
        play(table, timing, (first, "allow"), clocks)
        assert table.game.actors == tuple(others)
        assert public(table, timing) == before and table.banks == banks


def public(table: Table, timing: Timing) -> object:
    """Return all that a spectator is shown."""
    assert table.game is not None
    clock = timing.shown(table.game.actors)
    assert clock["left"] is not None and 0 < clock["left"] <= 4000
    return table.shown(set()), clock, table.told[-1], table.question, table.game.view(None).as_dict()


def test_an_answer_hides_that_somebody_was_late_before(clocks: Clocks) -> None:
    table, timing = opened_window(CLOCKS[0], clocks)
    assert table.game is not None
    seat = table.game.actors[0]
    sitter = table.seats[seat]
    assert sitter is not None
    sitter.late = "pass map"
    before = public(table, timing)
    play(table, timing, (seat, "allow"), clocks)
    assert public(table, timing) == before


def test_a_bot_answers_after_the_same_pause_whatever_it_thinks(clocks: Clocks) -> None:
    table, timing = opened_window(CLOCKS[0], clocks)
    for pace, window, pause in ((0, 4000, 0.2), (900, 4000, 0.9), (9000, 4000, 2.0), (0, 100, 0.05)):
        table.settings = Settings(rules=table.settings.rules, pace=pace, window=window)
        assert timing.pause() == pause


# Real tables --------------------------------------------------------------------------------------


async def until_asked(clients: list[Client]) -> list[Client]:
    """Let cards be played until everyone else is asked about one; return who is asked."""
    await told_after(clients, -1)
    while clients[0].view["window"]["kind"] != "veto":
        [actor] = asked(clients)
        before = actor.game["n"]
        cards = [legal["do"] for legal in actor.legal if legal["verb"] in ("place", "play")]
        assert (await actor.act(cards[0] if cards else None))["t"] == "done"
        await told_after(clients, before)
    by = clients[0].view["window"]["by"]
    return [client for client in clients if client.you != by]


@in_a_loop
async def test_everyone_who_allows_closes_the_window_early(server: Server) -> None:
    seats = server.seated(4, VETO, window=86_400_000)
    async with at_table(server, seats, watchers=1) as clients:
        people, watcher = clients[:-1], clients[-1]
        await people[0].must("start")
        others = await until_asked(people)
        await watcher.until(lambda: watcher.view["window"]["kind"] == "veto")
        number = watcher.game["n"]
        for client in others[:-1]:
            assert (await client.act("allow"))["t"] == "done"
            await watcher.do("sync")
            assert watcher.view["window"]["kind"] == "veto"
            assert watcher.game["n"] == number, "the watchers were told that somebody has answered"
            assert client.view["window"]["answered"] and not client.legal
        assert (await others[-1].act("allow"))["t"] == "done"
        await watcher.until(lambda: watcher.view["window"]["kind"] != "veto")


@in_a_loop
async def test_what_is_said_does_not_count_the_answers(server: Server) -> None:
    seats = server.seated(3, VETO, window=86_400_000)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        one, other = await until_asked(clients)
        for word in ("a card!", "is that all right?"):
            await one.must("say", text=word)
            if word == "a card!":
                assert (await other.act("allow"))["t"] == "done"
        await one.until(lambda: len(one.told("talk")) > 2)
        numbers = [line["i"] for frame in one.told("talk") for line in frame["said"]]
        assert numbers == [1, 2]


@in_a_loop
async def test_silence_allows_after_the_window_in_all_games_alike(server: Server) -> None:
    """Whatever the clock; nobody counts as late for it and no bank is touched."""
    clocks: tuple[JSON, ...] = (
        {"kind": "none"},
        {"kind": "live", "bank": 600, "increment": 60},
        {"kind": "days", "days": 1},
    )
    for acts in await asyncio.gather(*(silent_window(server, clock) for clock in clocks)):
        card, *silent = acts
        assert [entry["action"] for entry in silent] == ["allow"] * 2
        assert not any("late" in entry or "id" in entry for entry in silent)
        assert min(entry["at"] for entry in silent) >= card["at"] + WINDOW - 0.01


async def silent_window(server: Server, clock: JSON) -> list[JSON]:
    """Let a card be played and nobody answer; return what was done."""
    seats = server.seated(3, VETO, window=int(WINDOW * 1000), clock=clock)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await told_after(clients, -1)
        (actor,) = asked(clients)
        cards = [legal["do"] for legal in actor.legal if legal["verb"] in ("place", "play")]
        assert (await actor.act(cards[0]))["t"] == "done"
        await told_after(clients, 1)
        await clients[0].until(lambda: clients[0].view["window"]["kind"] != "veto")
        before = clients[0].told("events")[0]["clock"]
        assert 0 <= before["left"] <= WINDOW * 1000
        assert clients[0].game["clock"]["banks"] == before["banks"]
    return server.acts(seats[0]["code"])


@in_a_loop
async def test_tables_without_a_veto_never_wait(server: Server) -> None:
    seats = server.seated(3, {"modules": ["detour", "guide"]}, window=86_400_000)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await told_after(clients, -1)
        for _ in range(12):
            [actor] = asked(clients)
            before = actor.game["n"]
            await actor.act(rng=random.Random(1))
            await told_after(clients, before)
            assert clients[0].view["window"]["kind"] != "veto"


# The stopwatch ------------------------------------------------------------------------------------


class Stopwatch(Client):
    """A watcher who notes how long every window was open."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket, "watch")
        self.since: float | None = None
        self.lengths: list[float] = []

    def _hear(self, text: str) -> None:
        super()._hear(text)
        is_open = bool(self.view) and self.view["window"]["kind"] == "veto"
        if is_open and self.since is None:
            self.since = time.monotonic()
        elif not is_open and self.since is not None:
            self.lengths.append(time.monotonic() - self.since)
            self.since = None


def holders(game: Game) -> list[bool | None]:
    """Tell for every window whether somebody who was asked held the veto; None if they played it."""
    again = Game(game.rules, game.seed)
    held: list[bool | None] = []
    was_open = False
    for seat, action in game.history:
        if again.together and not was_open:
            held.append(any("veto" in again.view(other).hand for other in again.actors))
        if action.verb == "veto":
            held[-1] = None
        was_open = bool(again.together)
        again.play(seat, action)
    return held


async def plays(client: Client, rng: random.Random, watch: Stopwatch, most: int) -> None:
    """Play cards; let others' cards be after a while or by saying nothing, whatever one holds."""
    while len(watch.lengths) < most and not client.view["over"]:
        await client.until(lambda: client.legal or len(watch.lengths) >= most or client.view["over"])
        if client.view["window"]["kind"] == "veto":
            await asyncio.sleep(rng.uniform(0, 1.3 * WINDOW))
            if client.view["window"]["kind"] == "veto":
                await client.act("allow")  # it may be too late after all: then the server says so
        elif client.legal:
            cards = [legal["do"] for legal in client.legal if legal["verb"] in ("place", "play")]
            await client.act(rng.choice(cards or [legal["do"] for legal in client.legal]))


async def one_table(server: Server, number: int) -> Windows:
    """Play at a table for a while; return each window's length and whether somebody held the veto."""
    rng = random.Random(number)
    seats = server.seated(3, VETO, window=int(WINDOW * 1000))
    watch = Stopwatch(await opened(server, seats[0]["code"]))
    await watch.say({"t": "hello", "token": None})
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        for client in clients:
            await client.until(lambda client=client: client.view)  # type: ignore[misc]
        await asyncio.gather(*(plays(client, rng, watch, 10) for client in clients))
    await watch.close()
    held = holders(games_in(server.journal(seats[0]["code"]))[-1])
    return list(zip(watch.lengths, held, strict=False))


def distance(one: list[float], other: list[float]) -> float:
    """Return how far two samples' distributions are apart (Kolmogorov, Smirnov), in units of chance."""
    one, other = sorted(one), sorted(other)
    gap = max(
        abs(bisect.bisect_right(one, x) / len(one) - bisect.bisect_right(other, x) / len(other))
        for x in (*one, *other)
    )
    return gap * math.sqrt(len(one) * len(other) / (len(one) + len(other)))


# Chance alone goes beyond this three times in a million.
CHANCE = 2.6
Windows = list[tuple[float, bool | None]]


async def timed(
    play: Callable[[int], Coroutine[Any, Any, Windows]], tables: int, enough: int
) -> list[list[float]]:
    """Play at many tables at once, and again until there are enough windows with a holder; return lengths."""
    with_holder: list[float] = []
    without: list[float] = []
    for batch in range(8):
        for windows in await asyncio.gather(*(play(batch * tables + number) for number in range(tables))):
            with_holder += [length for length, held in windows if held]
            without += [length for length, held in windows if held is False]
        if min(len(with_holder), len(without)) >= enough:
            break
    print(f"{len(with_holder)} windows with a holder, {len(without)} without")
    return [with_holder, without]


@in_a_loop
async def test_the_length_of_a_window_tells_nothing_of_who_holds_the_veto(server: Server) -> None:
    with_holder, without = await timed(lambda number: one_table(server, number), 16, enough=24)
    assert distance(with_holder, without) < CHANCE
    # There are enough windows: had holders needed longer, even on a slow machine, it would have shown.
    longer = max(without)
    assert distance([length + longer for length in with_holder], without) > CHANCE


@pytest.mark.soak
@in_a_loop
async def test_bots_take_the_same_time_whatever_they_hold(server: Server) -> None:
    with_holder, without = await timed(lambda _: bot_table(server), 6, enough=8)
    assert distance(with_holder, without) < CHANCE


async def bot_table(server: Server) -> Windows:
    """Play cards among bots; return each window's length and whether somebody held the veto."""
    host, me = await among_bots(server, 4, "random", window=2000, pace=0, modules=["veto"])
    watch = Stopwatch(await opened(server, host["code"]))
    await watch.say({"t": "hello", "token": None})
    await watch.until(lambda: watch.view)
    while len(watch.lengths) < 12 and not watch.view["over"]:
        await me.until(lambda: me.legal)
        verbs = ("place", "play", "allow")
        cards = [legal["do"] for legal in me.legal if legal["verb"] in verbs]
        await me.act(cards[0] if cards else None)
    await watch.close()
    await me.close()
    held = holders(games_in(server.journal(host["code"]))[-1])
    return list(zip(watch.lengths, held, strict=False))
