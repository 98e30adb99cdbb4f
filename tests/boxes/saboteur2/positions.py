"""Tables of Saboteur 2 in the middle of a round, and one action before its end."""

from collections.abc import Sequence
from typing import Any

from rules.positions import GOALS, Grid, corridor
from saboteur import Event, Game, Rules

EDITIONS = ("classic", "jubilee", "italian")
# One of each: seat 0 is blue, 1 green, 2 boss, 3 profiteer, 4 geologist, 5 saboteur.
EACH = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")
TO_TREASURE = corridor(1, 6)
FIND = "place EW 7,0"


def rules2(players: int, edition: str = "jubilee", **options: str) -> Rules:
    """The rules of Saboteur 2."""
    return Rules.build(players, edition, ["saboteur2"], options)


def table2(
    grid: Grid,
    *hands: list[str],
    edition: str = "jubilee",
    dwarves: Sequence[str] = EACH,
    options: dict[str, str] | None = None,
    **keys: Any,
) -> Game:
    """A game of three or more, p1 to act; seats without a hand of their own hold two maps."""
    seated = [*hands, *(["map", "map"] for _ in range(3 - len(hands)))]
    rules = rules2(len(seated), edition, **(options or {}))
    position = {"grid": grid, "goals": GOALS, "hands": seated, "dwarves": list(dwarves[: len(seated)])}
    spare = ["green", "blue"]
    return Game.from_position(
        rules, {**position, "pile": ["NSEW"] * 5, "spare": spare, **keys}, seed="saboteur 2"
    )


def last_moment(dwarves: Sequence[str], turn: int, edition: str, **more: Any) -> Game:
    """One card is left in the game; the corridor ends one cell before the treasure."""
    hands: list[list[str]] = [[] for _ in dwarves]
    hands[turn] = [more.pop("card", "EW")]
    position = {"grid": TO_TREASURE, "goals": GOALS, "turn": turn, "hands": hands, "dwarves": list(dwarves)}
    return Game.from_position(rules2(len(dwarves), edition), {**position, **more}, seed="the end")


def found(dwarves: Sequence[str], finder: int, edition: str, **more: Any) -> tuple[Game, list[Event]]:
    """A game in which this seat has just reached the treasure, and what then happened."""
    game = last_moment(dwarves, finder, edition, **more)
    return game, game.play(finder, FIND)


def given_up(dwarves: Sequence[str], edition: str, **more: Any) -> tuple[Game, list[Event]]:
    """A game in which the last card has just been passed, the treasure unfound (END-1)."""
    game = last_moment(dwarves, 0, edition, card="W", **more)
    return game, game.play(0, "pass W")


def with_doors(*doors: str) -> Grid:
    """The corridor with doors of these colours in it."""
    return TO_TREASURE | {f"{x},0": f"EW:{colour}" for x, colour in enumerate(doors, 2)}


def paid(events: list[Event]) -> dict[int, int]:
    """What everyone was paid."""
    return {event.seat: event.facts["gold"] for event in events if event.kind == "paid"}


def ended(events: list[Event], fact: str) -> Any:
    """One fact of the end of the round."""
    (event,) = (event for event in events if event.kind == "round-ended")
    return event.facts[fact]
