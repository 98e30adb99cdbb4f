"""What the server does for those who listen: it counts the way to the goals, and lets bots wait."""

from __future__ import annotations

import time
from collections.abc import Callable

from saboteur import Game, Rules
from saboteur.server.wire.frames import ways_to_goals

from .client import Client, among_bots, in_a_loop, opened
from .process import Server

GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
SEED = bytes(32)


def mine(grid: dict[str, str], hand: str = "EW") -> Game:
    """Return a game of three with a dug mine."""
    position = {"grid": grid, "goals": GOALS, "hands": [[hand], ["EW"], ["EW"]], "pile": ["EW"] * 9}
    return Game.from_position(Rules.build(3), {**position, "dwarves": ["digger"] * 3, "turn": 0}, SEED)


def test_the_way_to_each_goal_is_what_everyone_can_count() -> None:
    assert ways_to_goals(mine({})) == [9, 7, 9]
    straight = {f"{x},0": "EW" for x in range(1, 6)}
    game = mine(straight)
    assert ways_to_goals(game) == [4, 2, 4]
    game.play(0, "place EW 6,0")
    assert ways_to_goals(game) == [3, 1, 3]


def test_a_goal_out_of_reach_or_open_has_no_way() -> None:
    walls = {"0,-1": "NS", "0,1": "NS", "1,0": "E|W", "-1,0": "E|W", "0,-2": "S", "0,2": "N"}
    assert ways_to_goals(mine(walls)) == [None, None, None]
    game = mine({f"{x},0": "EW" for x in range(1, 7)})
    game.play(0, "place EW 7,0")
    assert game.over or ways_to_goals(game)[1] is None


@in_a_loop
async def test_bots_wait_while_somebody_listens(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"tables.timing.HEARING": 1.0})
    seat, ada = await among_bots(server, 3, "random", pace=0)
    assert isinstance(ada.game["ways"], list) and len(ada.game["ways"]) == 3
    await ada.close()
    ear = Client(await opened(server, seat["code"]), "ear")
    await ear.say({"t": "hello", "token": seat["token"], "listens": True})
    await ear.until(lambda: ear.legal)
    begun = time.monotonic()
    await ear.act()
    await ear.until(lambda: ear.legal)
    assert time.monotonic() - begun >= 2 * 1.0 - 0.1
    await ear.close()
