"""Who begins (SETUP-5): what the host chose, over real sockets, through rematches, lobbies and restarts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from saboteur import Game, Rules
from saboteur.core.record import read_record
from saboteur.game import verify
from saboteur.schema.settings import (
    Beginner,
    ByLot,
    ChosenSeat,
    Guest,
    LastLoser,
    LastWinner,
    RulesWish,
    Settings,
    Youngest,
)
from saboteur.server.journal.entries import Made, Reopened, Rose
from saboteur.server.tables.beginning import first_seat, moved_beginner
from saboteur.server.tables.decide import sit
from saboteur.server.tables.table import Table

from .client import JSON, Client, at_table, in_a_loop, play_on
from .process import Server
from .test_game import start
from .test_reopen import RULES, lobby_again


async def chooses(host: Client, begins: JSON, **rules: Any) -> None:
    """Let the host say who begins, and wait until the table says it too."""
    kept = {key: host.table[key] for key in ("clock", "open", "pace", "window", "delay")}
    await host.must("settings", **kept, rules={**host.table["rules"], **rules}, begins=begins)
    await host.until(lambda: host.table["begins"]["kind"] == begins["kind"])


@pytest.mark.rule("SETUP-5")
@in_a_loop
async def test_the_youngest_begins_and_then_who_won(own_server: Callable[..., Server]) -> None:
    """The choice stands in the record, and a restart of the server forgets neither it nor the winners."""
    server = own_server()
    seats = server.seated(3, RULES)
    code = seats[0]["code"]
    async with at_table(server, seats) as people:
        assert people[0].table["begins"] == {"kind": "lot"}
        await chooses(people[0], {"kind": "youngest", "seat": 2})
        await people[1].until(lambda: people[1].table["begins"] == {"kind": "youngest", "seat": 2})
        await start(people)
        assert people[0].view["start"] == 2 and people[2].legal
        await play_on(people, random.Random(3))
        await lobby_again(people)
        await chooses(people[0], {"kind": "winner"})
    server.kill()
    server.start()
    text = server.get(f"/api/tables/{code}/games/1/record").body.decode()
    record = read_record(text)
    assert verify(text) == [] and record.start == 2 and record.result is not None
    async with at_table(server, seats) as people:
        await people[0].must("start")
        await people[0].until(lambda: people[0].game.get("k") == 2)
        assert f"p{people[0].view['start'] + 1}" in record.result["winners"]


@pytest.mark.rule("SETUP-5")
@in_a_loop
async def test_the_youngest_moves_up_and_lots_are_drawn_if_they_leave(server: Server) -> None:
    seats = server.seated(4, RULES)
    async with at_table(server, seats) as people:
        host = people[0]
        await chooses(host, {"kind": "youngest", "seat": 3})
        await people[2].must("leave")
        await chooses(host, {"kind": "youngest", "seat": 3}, players=3)
        await host.until(lambda: host.table["begins"] == {"kind": "youngest", "seat": 2})
        await people[3].must("leave")
        await host.until(lambda: host.table["begins"] == {"kind": "lot"})
        await host.must("bot", seat=2, level="rule")
        for kind, seat in (("youngest", 2), ("seat", 3)):
            wish = {"rules": host.table["rules"], "clock": {"kind": "none"}}
            assert await host.error("settings", **wish, begins={"kind": kind, "seat": seat}) == "malformed"


def waiting(begins: Beginner) -> Table:
    """Return a table of three whose host has said who begins."""
    table = Table(Made(code="QUARK", settings=Settings(rules=RulesWish(players=3), begins=begins)))
    for seat in range(3):
        table.apply(sit(table, Guest(name=f"Guest {seat}"), str(seat), ("", "")))
    return table


def drawn(table: Table) -> set[int | None]:
    """Return who begins with some of many seeds."""
    return {first_seat(table, bytes([number]) * 32) for number in range(40)}


@pytest.mark.rule("SETUP-5")
def test_the_seed_draws_among_those_who_won_or_lost_the_last_game() -> None:
    for begins in (LastWinner(), LastLoser(), ByLot()):
        assert drawn(waiting(begins)) == {None}
    winner, loser = waiting(LastWinner()), waiting(LastLoser())
    for table in (winner, loser):
        table.apply(Reopened(winners=[1], losers=[0, 2]))
    assert drawn(winner) == {1} and drawn(loser) == {0, 2}
    loser.apply(Rose(seat=0))
    assert drawn(loser) == {2}


@pytest.mark.rule("SETUP-5")
def test_in_a_rematch_the_game_itself_tells_who_won_and_lost() -> None:
    rng = random.Random(1)
    game = Game(Rules.build(3, options={"rounds": "1"}), "rematch")
    while not game.over:
        seat = rng.choice(game.actors)
        game.play(seat, rng.choice(game.legal(seat)))
    winner, loser = waiting(LastWinner()), waiting(LastLoser())
    winner.game = loser.game = game
    assert drawn(winner) == set(game.winners) != {0, 1, 2}
    assert drawn(loser) == {seat for seat in range(3) if game.gold[seat] == min(game.gold)}


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize(
    ("begins", "moved", "after"),
    [
        (Youngest(3), {3: 2}, Youngest(2)),
        (Youngest(3), {}, ByLot()),
        (ChosenSeat(1), {}, ChosenSeat(1)),
        (ChosenSeat(3), {3: 1}, ChosenSeat(1)),
        (ChosenSeat(3), {}, ByLot()),
    ],
)
def test_who_begins_moves_up_with_them(begins: Beginner, moved: dict[int, int], after: Beginner) -> None:
    assert moved_beginner(begins, moved, 3) == after
