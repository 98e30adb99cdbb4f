"""Tables with modules of the jubilee box in the middle of a round."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.positions import GOALS, Grid, table
from saboteur import Event, Game, Rules
from saboteur.conformance.checks import assert_conforms, folded, views_of
from saboteur.conformance.leaks import assert_nothing_leaks as nothing_leaks

TEAMS = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")


def box(
    grid: Grid,
    *hands: list[str],
    modules: str | Sequence[str],
    players: int = 3,
    **keys: Any,
) -> Game:
    """A game with these modules, p1 to act; seats without a hand of their own hold two maps."""
    seated = [*hands, *(["map", "map"] for _ in range(players - len(hands)))]
    modules = [modules] if isinstance(modules, str) else modules
    if "saboteur2" in modules:
        keys = {"dwarves": list(TEAMS[: len(seated)]), "spare": ["green", "blue"], **keys}
    return table(grid, *seated, modules=modules, **keys)


def both(module: str) -> list[tuple[str, ...]]:
    """The module with the base game and with Saboteur 2."""
    return [(module,), ("saboteur2", module)]


def play_folded(game: Game, seat: int, text: str) -> list[Event]:
    """Take an action; folding what everyone is told into their old view gives their new view."""
    views = views_of(game)
    events = game.play(seat, text)
    assert [folded(view, events) for view in views] == views_of(game), text
    return events


def assert_nothing_leaks(modules: Sequence[str], label: str, games: int = 3, players: int = 4) -> None:
    """Whole games: worlds cannot be told apart, and the same deed tells the same in both."""
    for number in range(games):
        rng = Random(f"{label} {modules} {number}")
        rules = Rules.build(players, modules=modules)
        game = Game(rules, seed=f"{rng.random()}")
        nothing_leaks(rng, game)


def assert_sound(*modules: str, players: int = 4, steps: int = 10_000) -> None:
    """A whole game with all that must hold, looked at often."""
    rng = Random(f"box {modules} {players}")
    rules = Rules.build(players, modules=modules)
    assert_conforms(rng, Game(rules, seed=f"{rng.random()}"), every=8, steps=steps)


__all__ = ["GOALS", "assert_nothing_leaks", "assert_sound", "both", "box", "play_folded"]
