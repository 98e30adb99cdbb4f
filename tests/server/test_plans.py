"""Planned moves: kept in secret, played like any quick move, or returned with the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from statistics import mean

from saboteur.core.rules import RULES_VERSION
from saboteur.schema.settings import RulesWish, Settings
from saboteur.server.journal.entries import Dealt, Made, Sat
from saboteur.server.tables import plans
from saboteur.server.tables.plans import PlanDue, Plans
from saboteur.server.tables.table import Table

from .client import Client, asked, assert_told_nothing, at_table, enter, in_a_loop, settled
from .clocks import run_leaping
from .process import Server
from .test_game import start
from .test_tells import next_seat, seen

Start = Callable[..., Server]
QUICK = {"tables.plans.SOONEST": 0.02, "tables.plans.LATEST": 0.05, "tables.timing.REST": 0.0}


def a_pass(client: Client) -> str:
    """Return how a player would discard their first card."""
    return f"pass {client.view['hand'][0]}"


def test_the_pause_is_by_lot_and_does_not_depend_on_the_plan() -> None:
    times = run_leaping(rung_times())
    assert min(times) >= plans.SOONEST and max(times) <= plans.LATEST
    # All values are as likely: neither half has much more than the other, far beyond chance.
    assert abs(mean(times) - (plans.SOONEST + plans.LATEST) / 2) < 0.15
    assert 140 < sum(time < 2.0 for time in times) < 260


async def rung_times() -> list[float]:
    """Plan each of many moves 400 times in all; return after how long each was due."""
    table = Table(Made(code="ABCDE", settings=Settings(rules=RulesWish(players=3))))
    for seat in range(3):
        table.apply(Sat(seat=seat, name=str(seat), portrait=0, key=str(seat)))
    table.apply(Dealt(seed="07" * 32, version=RULES_VERSION))
    assert table.game is not None
    (seat,) = table.game.actors
    legal = table.game.legal(seat)
    loop, times = asyncio.get_running_loop(), list[float]()
    for number in range(400):
        began = loop.time()
        rung: asyncio.Future[PlanDue] = loop.create_future()
        kept = Plans(rung.set_result)
        kept.keep(seat, str(legal[number % len(legal)]))
        assert kept.ask_all(table) == []
        assert kept.ask_all(table) == [], "looking again does not begin another pause"
        due = await rung
        times.append(loop.time() - began)
        assert kept.chosen(table, due) == str(legal[number % len(legal)])
    return times


@in_a_loop
async def test_a_plan_is_played_when_the_turn_comes_and_looks_like_any_move(own_server: Start) -> None:
    server = own_server(QUICK)
    seats = server.seated(4)
    async with at_table(server, seats, watchers=1) as clients:
        people = clients[:4]
        await start(people)
        shapes = []
        for is_planned in (True, False, True, False):
            await people[0].until(lambda: asked(people))
            (first,) = asked(people)
            actor = people[next_seat(people, first)]
            others = [client for client in people if client not in (first, actor)]
            other = next(client for client in others if client.you != next_seat(people, actor))
            if is_planned:
                before = await settled([first, *others])
                await actor.must("plan", action=a_pass(actor))
                await assert_told_nothing([first, *others], before)
                again = await enter(server, seats[0]["code"], seats[actor.you or 0]["token"])
                await again.until(lambda again=again: again.told("own"))  # type: ignore[misc]
                assert again.told("own")[-1]["plan"]["do"] == a_pass(actor), "a reload keeps it"
                await again.close()
            at = other.game["n"]
            await first.act(a_pass(first))
            await other.until(lambda other=other, at=at: other.game["n"] >= at + 1)  # type: ignore[misc]
            since = next(i for i, frame in enumerate(other.frames) if frame.get("n") == at + 1) + 1
            if not is_planned:
                await actor.until(lambda actor=actor: actor.legal)  # type: ignore[misc]
                await actor.act(a_pass(actor))
            await other.until(lambda other=other, at=at: other.game["n"] >= at + 2)  # type: ignore[misc]
            shapes.append(
                [shape for shape in seen(other, since, len(other.frames)) if "here" not in str(shape)]
            )
            if is_planned:
                await actor.until(lambda actor=actor: actor.told("own")[-1]["plan"] is None)  # type: ignore[misc]
        assert all(shape == shapes[0] and shape for shape in shapes), shapes
    assert "plan" not in str(server.journal(seats[0]["code"]))


@in_a_loop
async def test_what_is_not_possible_any_more_comes_back_with_the_reason(own_server: Start) -> None:
    server = own_server(QUICK)
    seats = server.seated(3)
    async with at_table(server, seats) as people:
        assert await people[0].error("plan", action="pass EW") == "not-now", "before the start"
        await start(people)
        await people[0].until(lambda: asked(people))
        (first,) = asked(people)
        actor = people[next_seat(people, first)]
        assert (await actor.do("plan", action="sing"))["t"] == "refused"
        await actor.must("plan", action="place NSEW 40,40")
        await actor.must("plan", action=None)
        assert actor.told("own")[-1]["plan"] is None
        await actor.must("plan", action="place NSEW 40,40")
        others = [client for client in people if client is not actor]
        await first.act(a_pass(first))
        await actor.until(lambda: actor.told("own")[-1]["returned"])
        back = actor.told("own")[-1]
        assert back["plan"] is None and back["returned"]["action"] == "place NSEW 40,40"
        assert back["returned"]["reason"] and back["returned"]["rule"]
        assert actor.legal, "it is still their turn"
        for other in others:
            await other.must("sync")
            assert not any(frame["plan"] or frame["returned"] for frame in other.told("own"))
        await actor.act(a_pass(actor))
        await actor.until(lambda: actor.told("own")[-1]["returned"] is None)


@in_a_loop
async def test_what_a_card_could_do_is_told_to_its_seat_alone(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as clients:
        people, watcher = clients[:3], clients[3]
        assert await people[0].error("could", card="EW") == "not-now", "before the start"
        await start(people)
        assert await watcher.error("could", card="EW") == "not-yours"
        await people[0].until(lambda: asked(people))
        (first,) = asked(people)
        for asker in people:
            others = [client for client in people if client is not asker]
            before = await settled(others)
            for card in dict.fromkeys(asker.view["hand"]):
                told = await asker.do("could", card=card)
                assert told["t"] == "possible" and told["actions"]
                if asker is first:
                    mine = [
                        one["do"] for one in first.legal if card in (one.get("card"), *one.get("cards", []))
                    ]
                    assert [one["do"] for one in told["actions"]] == mine
                places = [one for one in told["actions"] if one["verb"] == "place"]
                assert all(one["lit"][one["cell"]] and one.get("far", 1) > 0 for one in places)
            missing = next(card for card in ("NSEW", "EW", "NS", "SE", "SW", "NSE", "SEW", "rockfall", "map")
                           if card not in asker.view["hand"])  # fmt: skip
            assert (await asker.do("could", card=missing))["actions"] == []
            await assert_told_nothing(others, before)


@in_a_loop
async def test_moves_of_every_kind_are_planned_and_played(own_server: Start) -> None:
    """Whatever is planned, the others are told as much, and the same frames, as of a move made at once."""
    server = own_server(QUICK)
    seats = server.seated(4)
    async with at_table(server, seats) as people:
        await start(people)
        seen_verbs = set()
        for turn in range(6):
            await people[0].until(lambda: asked(people))
            (first,) = asked(people)
            actor = people[next_seat(people, first)]
            other = next(client for client in people if client not in (first, actor))
            wish = None
            for card in actor.view["hand"]:
                found = (await actor.do("could", card=card))["actions"]
                wish = next((one["do"] for one in found if one["verb"] in ("place", "play")), wish)
            wish = wish if wish and turn % 3 else a_pass(actor)
            await actor.must("plan", action=wish)
            own = actor.told("own")[-1]["plan"]
            assert own["do"] == wish and own["verb"] == wish.split()[0]
            seen_verbs.add(own["verb"])
            at = other.game["n"]
            await first.act(a_pass(first))
            await other.until(lambda other=other, at=at: other.game["n"] >= at + 2)  # type: ignore[misc]
            await actor.until(lambda actor=actor: actor.told("own")[-1]["plan"] is None)  # type: ignore[misc]
            assert not actor.told("own")[-1]["returned"]
            for client in people:
                if client is not actor:
                    assert not any(frame["plan"] for frame in client.told("own")[-1:])
        assert "pass" in seen_verbs and len(seen_verbs) > 1
