"""Clocks: who runs out of time puts down a card by lot, a bot may stand in, and nothing runs unwatched."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from saboteur import Action, Game, Rules
from saboteur.schema.settings import ClockSettings, Days, Live, NoClock, RulesWish, Settings
from saboteur.server.journal.entries import Acted, ClockSet, Dealt, Made, Sat
from saboteur.server.journal.reading import decoded_rows
from saboteur.server.journal.store import SqliteStore
from saboteur.server.tables import timing
from saboteur.server.tables.bot_process import Thinkers
from saboteur.server.tables.bot_seats import BotSeats
from saboteur.server.tables.live import LiveTable
from saboteur.server.tables.table import Table
from saboteur.server.tables.timing import REST, Timing, idle_action, overdue
from saboteur.server.turns import NOBODY, Asker

from .client import JSON, Client, among_bots, asked, at_table, enter, in_a_loop
from .clocks import Clocks, run_leaping
from .drill import games_in
from .process import Server, wait_for

Start = Callable[[], Server]
DAY = 86_400.0


# The lot ------------------------------------------------------------------------------------------


def test_a_time_out_puts_down_a_card_whatever_else_could_be_done() -> None:
    rng = random.Random(1)
    game = Game(Rules.build(5), "late")
    seen: Counter[str] = Counter()
    while actors := game.actors:
        legal = game.legal(actors[0])
        verbs = {action.verb for action in legal}
        chosen = Action.parse(idle_action(game, actors[0], rng.choice))
        assert chosen in legal
        if "pass" in verbs:
            assert chosen.verb == "pass" and len(chosen.cards) <= 1
            seen["forced" if len(verbs) == 1 else "free"] += 1
        game.play(actors[0], rng.choice(legal))
    assert seen["free"] > 50
    print(seen)


def test_every_card_in_hand_is_as_likely() -> None:
    """Cards, not kinds of cards: of two alike each has its own lot."""
    rng, throws = random.Random(2), 6_000
    hand = ["NSEW", "NSEW", "map", "break-lamp", "EW", "rockfall"]
    position = {
        "grid": {}, "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [hand, ["EW"] * 6, ["NS"] * 6], "pile": ["SW"] * 9, "dwarves": ["digger"] * 2 + ["saboteur"],
    }  # fmt: skip
    game = Game.from_position(Rules.build(3), position)
    counts = Counter(idle_action(game, 0, rng.choice) for _ in range(throws))
    assert counts.keys() == {f"pass {card}" for card in hand}
    for card, copies in Counter(hand).items():
        share = copies / len(hand)
        spread = (throws * share * (1 - share)) ** 0.5
        assert abs(counts[f"pass {card}"] - throws * share) < 5 * spread, counts


# How time is counted ------------------------------------------------------------------------------


def dealt(clock: ClockSettings, clocks: Clocks) -> tuple[Table, Timing]:
    """Deal at a table with such a clock."""
    table = Table(Made(code="ABCDE", settings=Settings(rules=RulesWish(players=3), clock=clock)))
    for seat in range(3):
        table.apply(Sat(seat=seat, name=str(seat), portrait=0, key=str(seat)))
    table.apply(Dealt(seed="00" * 32, at=clocks.time()))
    clock_of = Timing(table)
    clock_of.go_on()
    return table, clock_of


def test_a_bank_and_more_for_each_decision(clocks: Clocks) -> None:
    table, clock = dealt(Live(bank=60, increment=30), clocks)
    clock.ask([0], None, rest=True)
    assert clock.left(0) == 90 and clock.waited(0) == -REST
    clocks.now += REST + 20
    assert clock.left(0) == 70 and clock.bank(0) == 60_000, "the bank never grows over its size"
    clocks.now += 40
    assert clock.left(0) == 30 and clock.bank(0) == 30_000
    table.banks[0] = clock.bank(0)
    clock.ask([1], acted=0, rest=False)
    clock.ask([0], acted=1, rest=False)
    clocks.now += 45
    assert clock.left(0) == 15 and clock.bank(0) == 15_000
    assert clock.shown([0]) == {"banks": [30_000, 60_000, 60_000], "left": 15_000}
    clocks.now += 20
    assert clock.left(0) == -5 and clock.bank(0) == 0
    assert clock.shown([0])["left"] == 0


def test_time_stands_still_while_it_is_stopped(clocks: Clocks) -> None:
    _, clock = dealt(Live(bank=10, increment=5), clocks)
    clock.ask([0], None, rest=False)
    clocks.now += 3
    clock.stop()
    clocks.now += 1000
    assert clock.left(0) == 12 and clock.waited(0) == 3
    clock.go_on()
    clocks.now += 2
    assert clock.left(0) == 10


def test_others_answers_do_not_give_time_back(clocks: Clocks) -> None:
    _, clock = dealt(Live(bank=10, increment=5), clocks)
    clock.ask([0, 1], None, rest=False)
    clocks.now += 4
    clock.ask([0], acted=1, rest=False)
    assert clock.left(0) == 11


def test_days_are_counted_by_the_calendar_and_none_not_at_all(clocks: Clocks) -> None:
    _, clock = dealt(Days(days=2), clocks)
    clock.ask([0], None, rest=False)
    clocks.now += 1.5 * DAY
    assert clock.left(0) == pytest.approx(0.5 * DAY)
    assert clock.shown([0])["banks"] is None
    _, never = dealt(NoClock(), clocks)
    never.ask([0], None, rest=False)
    assert never.left(0) is None and never.shown([0]) == {"banks": None, "left": None}


@pytest.mark.parametrize("seconds", [37 * DAY, -37 * DAY, 61.0, -61.0])
def test_nobody_wins_or_loses_time_when_the_clock_is_set(clocks: Clocks, seconds: float) -> None:
    table, clock = dealt(Days(days=2), clocks)
    clock.ask([0], acted=1, rest=False)
    clocks.now += 0.5 * DAY
    clocks.set_by = seconds
    assert clock.left(0) == pytest.approx(1.5 * DAY), "before it is noticed"
    table.apply(ClockSet(seconds=clock.correction() or 0.0))
    clock.follow_calendar()
    assert clock.left(0) == pytest.approx(1.5 * DAY) and clock.correction() is None
    assert Timing(table).left(0) == pytest.approx(1.5 * DAY), "after a restart"


@pytest.mark.parametrize("seconds", [37 * DAY, -37 * DAY])
def test_nobody_wins_or_loses_time_when_the_clock_is_set_while_the_table_sleeps(
    clocks: Clocks, seconds: float
) -> None:
    table, before = dealt(Days(days=2), clocks)
    before.ask([0], acted=1, rest=False)
    clocks.now += 0.5 * DAY
    clocks.set_by = seconds
    clock = Timing(table)
    clock.ask([0], None, rest=False)
    clock.resume(before.calendar)
    assert clock.left(0) == pytest.approx(1.5 * DAY), "before it is noticed"
    table.apply(ClockSet(seconds=clock.correction() or 0.0))
    clock.follow_calendar()
    assert clock.left(0) == pytest.approx(1.5 * DAY) and clock.correction() is None


def test_small_corrections_of_the_clock_are_no_jump(clocks: Clocks) -> None:
    _, clock = dealt(Days(days=2), clocks)
    clock.ask([0], acted=1, rest=False)
    clocks.set_by = 30.0
    assert clock.correction() is None and clock.left(0) == pytest.approx(2 * DAY)


def test_a_clock_that_was_ahead_before_the_restart_shows_no_more_than_its_days(clocks: Clocks) -> None:
    table, _ = dealt(Days(days=2), clocks)
    clocks.set_by = -37 * DAY
    clock = Timing(table)
    clock.ask([0], None, rest=False)
    assert clock.left(0) == 2 * DAY
    table.apply(ClockSet(seconds=clock.correction() or 0.0))
    clocks.now += 0.5 * DAY
    assert clock.left(0) == pytest.approx(1.5 * DAY) and clock.correction() is None


def test_a_clock_that_is_put_right_after_the_restart_costs_nothing(clocks: Clocks) -> None:
    """The machine starts with a wrong time, the server with it, and the right time comes later."""
    table, _ = dealt(Days(days=2), clocks)
    clocks.now += 0.5 * DAY
    clocks.set_by = 37 * DAY
    clock = Timing(table)
    clock.ask([0], None, rest=False)
    clocks.set_by = 0.0
    assert clock.correction() == 0.0
    clock.follow_calendar()
    assert clock.left(0) == pytest.approx(1.5 * DAY)


@in_a_loop
async def test_a_table_notices_that_the_clock_was_set(clocks: Clocks, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    table, _ = dealt(Days(days=2), clocks)
    table.entries = 0
    live = LiveTable((table, []), store, Thinkers())
    try:
        actor = table.game.actors[0] if table.game else 0
        clocks.set_by = 37 * DAY
        live.inbox.put("tick")
        async with asyncio.timeout(30):
            while not (rows := store.journal("ABCDE")):
                await asyncio.sleep(0.01)
        entry = next(decoded_rows("ABCDE", rows))
        assert isinstance(entry, ClockSet) and entry.seconds == pytest.approx(37 * DAY)
        assert live.timing.left(actor) == pytest.approx(2 * DAY) and table.game and not table.game.history
    finally:
        await live.close()
        store.close()


# Pauses -------------------------------------------------------------------------------------------


class Pondering(Thinkers):
    """Bots that take longer to think the more they could do."""

    async def choose(
        self,
        level: str,
        view: Any,
        legal: Sequence[Action],
        past: Any = None,
        claims: Any = (),
        asker: Asker = NOBODY,
    ) -> str:
        """Think for a while."""
        await asyncio.sleep(0.002 * len(legal))
        return legal[0].text


def test_a_bots_pause_does_not_tell_how_much_it_could_do() -> None:
    """Neither earlier nor later, whether it had one way to answer or many."""
    assert run_leaping(answer_times(due=0.8)) == pytest.approx([0.8] * 5)


async def answer_times(due: float) -> list[float]:
    """Ask bots with more and less to do at once; return when each of them answered."""
    loop = asyncio.get_running_loop()
    times: list[float] = []
    counts = set()
    for moves in (0, 20, 30, 40, 50):
        game = Game(Rules.build(3), "pauses")
        rng = random.Random(moves)
        for _ in range(moves):
            game.play(game.actors[0], rng.choice(game.legal(game.actors[0])))
        counts.add(len(game.legal(game.actors[0])))
        bots = BotSeats(Pondering(), lambda _: times.append(loop.time()), NOBODY)
        bots.ask(game.actors[0], "rule", (1, moves), game, (None, []), due)
    assert len(counts) > 2
    await asyncio.sleep(2 * due)
    return times


@in_a_loop
async def test_no_bot_at_a_table_answers_early(server: Server) -> None:
    """Free and forced answers of real bots, by the journal's own times."""
    pace = 0.1
    host, ada = await among_bots(server, 5, "rule", pace=int(pace * 1000))
    for _ in range(4):
        await ada.until(lambda: ada.legal)
        await ada.act()
    await ada.until(lambda: ada.legal)
    await ada.close()
    gaps, free = pauses(server.journal(host["code"]))
    assert len(gaps) >= 12 and len(set(free)) > 2
    assert min(gaps) >= pace - 0.005, list(zip(gaps, free, strict=True))


def pauses(journal: list[JSON]) -> tuple[list[float], list[int]]:
    """Return how long each bot waited that did not begin a round, and in how many ways it could act."""
    acts = [entry for entry in journal if entry["e"] == "acted"]
    gaps, free = [], []
    for number in range(1, len(acts)):
        if "id" not in acts[number]:
            game = games_in(journal[: journal.index(acts[number])])[-1]
            gaps.append(acts[number]["at"] - acts[number - 1]["at"])
            free.append(len(game.legal(acts[number]["seat"])))
    return gaps, free


# A real table -------------------------------------------------------------------------------------


async def begun(server: Server, clock: JSON) -> list[JSON]:
    """Start a game of three, and let everyone act once."""
    seats = server.seated(3, clock=clock)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        for _ in range(3):
            await clients[0].until(lambda: any(client.legal for client in clients))
            await next(client for client in clients if client.legal).act()
    return seats


def rewrite(server: Server, code: str, change: Callable[[JSON], None]) -> None:
    """Change what the journal says, while nobody writes in it."""
    with server.database() as database:
        rows = database.execute("SELECT seq, body FROM journal WHERE code = ?", (code,)).fetchall()
        for seq, body in rows:
            entry = json.loads(body)
            change(entry)
            values = (json.dumps(entry).encode(), code, seq)
            database.execute("UPDATE journal SET body = ? WHERE code = ? AND seq = ?", values)


def empty_bank(seat: int) -> Callable[[JSON], None]:
    """Let a seat have used all its time."""

    def empty(entry: JSON) -> None:
        if entry.get("seat") == seat:
            entry.pop("bank", None)

    return empty


def asked_next(server: Server, seats: list[JSON]) -> int:
    """Return whose turn it is."""
    return games_in(server.journal(seats[0]["code"]))[-1].actors[0]


def long_ago(entry: JSON) -> None:
    """Let it have happened two days ago."""
    entry["at"] = entry.get("at", 0.0) - 2 * DAY


@in_a_loop
async def test_clocks_of_real_tables(own_server: Start) -> None:
    """A time-out, the vote for a stand-in, the owner's return; days; and a table that nobody looks at."""
    server = own_server()
    live: JSON = {"kind": "live", "bank": 600, "increment": 5}
    watched, unwatched = await begun(server, live), await begun(server, live)
    days = await begun(server, {"kind": "days", "days": 1})
    in_time = await begun(server, {"kind": "days", "days": 3})
    server.kill()
    for seats in (watched, unwatched):
        rewrite(server, seats[0]["code"], empty_bank(asked_next(server, seats)))
    for seats in (days, in_time):
        rewrite(server, seats[0]["code"], long_ago)
    server.start()
    server.shown(unwatched[0]["code"])  # awake, but nobody is there
    wait_for(lambda: len(server.acts(days[0]["code"])) == 4, "a time-out by days, with nobody there")
    await late_and_held(server, watched)
    assert_discarded(server, days[0]["code"])
    assert len(server.acts(days[0]["code"])) == 4, "the next one has a whole day again"
    assert len(server.acts(in_time[0]["code"])) == 3
    assert len(server.acts(unwatched[0]["code"])) == 3, "time passed although nobody was there"
    assert server.errors() == []


async def late_and_held(server: Server, seats: list[JSON]) -> None:
    """Let the seat that is asked run out of time while the others are there."""
    code = seats[0]["code"]
    actor = asked_next(server, seats)
    others = [seat for seat in seats if seat["seat"] != actor]
    began = time.monotonic()
    async with at_table(server, others) as (one, two):
        await one.until(lambda: one.game)
        assert one.game["clock"]["left"] <= 5000 and one.game["clock"]["banks"][actor] == 0
        await one.until(lambda: one.game["n"] == 4)
        assert time.monotonic() - began > 4.5
        assert_discarded(server, code)
        await two.must("vote", what="stand-in", seat=actor)
        await one.must("sync")
        assert_looks_like_a_pass(one)
        assert not server.shown(code)["seats"][actor]["held"]
        await one.must("vote", what="stand-in", seat=actor)
        await one.until(lambda: one.table["seats"][actor]["held"])
        assert await two.error("vote", what="stand-in", seat=actor) == "not-now"
        await until_a_bot_played(server, code, actor, [one, two])
        back = await enter(server, code, seats[actor]["token"])
        await back.until(lambda: back.told("own"))
        assert back.told("own")[-1]["late"] is None, "the bot has acted since"
        await one.until(lambda: not one.table["seats"][actor]["held"])
        assert back.you == actor
        await back.close()


def assert_looks_like_a_pass(client: Client) -> None:
    """Whoever runs out of time puts a card down: no frame, no mark and no event says more than that."""
    (frame,) = client.told("events")
    assert frame.keys() == {"t", "k", "n", "events", "legal", "clock", "ways"}
    kinds = [event["kind"] for event in frame["events"]]
    assert kinds == ["passed", "drew", "turn"]
    assert frame["events"][0].keys() == {"kind", "seat", "count", "patch"}, frame["events"][0]
    assert not any(frame.pop("late") for frame in map(dict, client.told("own")))
    assert "late" not in "".join(text for text in client.texts if '"t":"own"' not in text)
    # The table is as it was before, except for the people present.
    tables = [json.dumps(frame["table"]) for frame in client.told("table")]
    assert len({re.sub('"here": (true|false)', "", table) for table in tables}) == 1, tables


async def until_a_bot_played(server: Server, code: str, actor: int, others: list[Client]) -> None:
    """Let the others play until it was the held seat's turn again."""
    before = len(server.acts(code))

    def played() -> list[JSON]:
        return [entry for entry in server.acts(code)[before:] if entry["seat"] == actor]

    while not played():
        await others[0].until(lambda: asked(others) or played())
        if asked(others):
            await asked(others)[0].act()
    (mine, *_) = played()
    assert "late" not in mine and "id" not in mine


def assert_discarded(server: Server, code: str) -> None:
    """The last action is a time-out's: one card of the hand, put down."""
    journal = server.journal(code)
    late = journal[-1]
    assert late["e"] == "acted" and late["late"] and "id" not in late
    game = games_in(journal[:-1])[-1]
    action = Action.parse(late["action"])
    assert action.verb == "pass" and len(action.cards) == 1
    assert action.cards[0] in game.view(late["seat"]).hand


@pytest.mark.soak
@in_a_loop
async def test_a_live_clock_runs_out_in_its_own_time(own_server: Start) -> None:
    """With nothing rewritten: the rest, the bank and the increment; then, unwatched, nothing."""
    server = own_server()
    seats = await run_out(server)
    code = seats[0]["code"]
    wait_for(lambda: not any(seat["here"] for seat in server.shown(code)["seats"]), "everyone to be away")
    before = len(server.acts(code))
    await run_out(server)  # in the same time
    assert len(server.acts(code)) == before
    async with at_table(server, seats) as clients:
        await clients[0].until(lambda: clients[0].game["n"] == before + 1)


async def run_out(server: Server) -> list[JSON]:
    """Let the first one to be asked run out of time, and leave."""
    seats = server.seated(3, clock={"kind": "live", "bank": 6, "increment": 5})
    async with at_table(server, seats) as clients:
        began = time.monotonic()
        await clients[0].must("start")
        await clients[0].until(lambda: clients[0].game and clients[0].game["n"] == 1)
        assert time.monotonic() - began > 11
        assert_discarded(server, seats[0]["code"])
    return seats


def test_a_time_out_empties_the_bank() -> None:
    table = Table(Made(code="ABCDE", settings=Settings(rules=RulesWish(players=3), clock=Live())))
    for seat in range(3):
        table.apply(Sat(seat=seat, name=str(seat), portrait=0))
    table.apply(Dealt(seed="00" * 32))
    assert table.game is not None
    seat = table.game.actors[0]
    action = idle_action(table.game, seat, random.Random(1).choice)
    table.apply(Acted(seat=seat, action=action, late=True))
    assert table.banks[seat] == 0
    assert table.own(seat)["late"] == action
    assert [table.own(other)["late"] for other in range(3) if other != seat] == [None, None]


# Friends ------------------------------------------------------------------------------------------


def test_friends_play_without_a_clock_and_strangers_with_one(server: Server) -> None:
    clocks = {}
    for is_open in (False, True):
        made = server.post("/api/tables", {"name": "Ada", "open": is_open})
        clocks[is_open] = server.shown(made.data["code"])["clock"]
    assert clocks == {False: {"kind": "none"}, True: {"kind": "live", "bank": 60, "increment": 30}}


@in_a_loop
async def test_who_runs_out_of_time_is_told_which_card_went(own_server: Callable[..., Server]) -> None:
    server = own_server()
    seats = await begun(server, {"kind": "live", "bank": 600, "increment": 5})
    code, actor = seats[0]["code"], asked_next(server, seats)
    server.kill()
    rewrite(server, code, empty_bank(actor))
    server.start()
    async with at_table(server, seats) as clients:
        late = clients[actor]
        await late.until(lambda: late.told("own") and late.told("own")[-1]["late"])
        action = server.acts(code)[-1]["action"]
        assert late.told("own")[-1]["late"] == action and action.startswith("pass ")
        again = await enter(server, code, seats[actor]["token"])
        await again.until(lambda: again.told("own"))
        assert again.told("own")[-1]["late"] == action, "a reload does not hide it"
        await again.close()
        for other in clients:
            await other.must("sync")
            assert other is late or not any(frame["late"] for frame in other.told("own"))
        while not late.legal:
            await late.until(lambda: asked(clients))
            await asked(clients)[0].act()
            await late.must("sync")
        assert (await late.act())["t"] == "done"
        await late.until(lambda: late.told("own")[-1]["late"] is None)


def test_who_is_awaited_is_reminded_once_and_loses_nothing(clocks: Clocks) -> None:
    table, clock = dealt(NoClock(), clocks)
    assert table.game is not None
    seat = table.game.actors[0]
    clock.ask([seat], None, rest=False)
    assert clock.nudge_in() == timing.NUDGE_AFTER
    clocks.now += timing.NUDGE_AFTER - 1
    assert not clock.nudge_overdue()
    clocks.now += 1
    assert clock.nudge_overdue()
    assert table.shown(set(), clock.nudged)["nudged"] == seat
    assert not clock.nudge_overdue() and clock.nudge_in() is None, "only once"
    assert clock.left(seat) is None and overdue(table, clock) == []
    other = (seat + 1) % 3
    clock.ask([other], acted=seat, rest=False)
    assert clock.nudged is None and clock.nudge_in() == timing.NUDGE_AFTER


def test_a_clock_that_runs_reminds_by_itself(clocks: Clocks) -> None:
    for clock in (Live(), Days()):
        _, counting = dealt(clock, clocks)
        counting.ask([0], None, rest=False)
        assert counting.nudge_in() is None


@in_a_loop
async def test_the_others_may_nudge_and_everyone_sees_it(own_server: Callable[..., Server]) -> None:
    server = own_server({"tables.timing.NUDGE_SOONEST": 1.0, "tables.timing.REST": 0.0})
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients[:3]))
        (actor,) = asked(clients[:3])
        other, third = (client for client in clients[:3] if client is not actor)
        assert await other.error("nudge", seat=third.you) == "not-now", "nobody waits for this one"
        while (answer := await other.patiently("nudge", seat=actor.you))["t"] != "done":
            assert answer["detail"] == "give them a moment", answer
            await asyncio.sleep(0.2)
        for client in (actor, other, third):
            await client.until(lambda client=client: client.table["nudged"] == actor.you)  # type: ignore[misc]
        assert await third.error("nudge", seat=actor.you) == "not-now", "once is enough"
        assert await clients[3].error("nudge", seat=actor.you) == "not-yours"
        await clients[3].must("sync")
        assert clients[3].table["nudged"] is None, "spectators must not learn whose turn it is now"
        assert len(server.acts(seats[0]["code"])) == 0
        await actor.act()
        await third.until(lambda: third.table["nudged"] is None)
    assert "nudge" not in json.dumps(server.journal(seats[0]["code"]))


@in_a_loop
async def test_the_table_nudges_by_itself(own_server: Callable[..., Server]) -> None:
    server = own_server({"tables.timing.NUDGE_AFTER": 0.3, "tables.timing.REST": 0.0})
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients) and clients[0].table["nudged"] is not None)
        assert clients[0].table["nudged"] == asked(clients)[0].you
