"""Hints: what a seat could do and why, asked of the table, in games against bots only."""

from __future__ import annotations

from .client import among_bots, asked, assert_told_nothing, at_table, in_a_loop, settled
from .process import Server
from .test_game import start


@in_a_loop
async def test_hints_are_told_to_a_player_among_bots(server: Server) -> None:
    _, ada = await among_bots(server, 3, "rule")
    told = await ada.do("advise")
    assert told["t"] == "advice"
    assert {idea["do"] for idea in told["ideas"]} <= {one["do"] for one in ada.legal}
    assert len(told["ideas"]) > 1 and len(told["goals"]) == 3 and len(told["beliefs"]) == 3
    await ada.close()


@in_a_loop
async def test_nobody_gets_hints_against_people(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats) as people:
        assert await people[0].error("advise") == "not-now", "before the start"
        await start(people)
        await people[0].until(lambda: asked(people))
        (first,) = asked(people)
        others = [client for client in people if client is not first]
        before = await settled(others[:1])
        assert await first.error("advise") == "not-now"
        assert await others[1].error("advise") == "not-now"
        await assert_told_nothing(others[:1], before)
