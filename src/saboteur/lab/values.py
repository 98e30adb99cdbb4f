"""Fits the value model to positions from rounds between detectives and saboteurs, and who won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ..bots.chronicle import Chronicle
from ..bots.likelihood import Likelihoods
from ..bots.value import NAMES, features, fitted
from ..core.rules import Rules
from ..core.shapes import RulesShape
from ..game import Game
from .arena import by_side, deal, play_seats
from .runs import Result, Wanted
from .settings import digest_of

# Broken tools and known goals are consequences of how the round went, so a fit would take the effect for the
# cause. These were found by experiment: simulated players played the same position to its end with a tool
# broken or a goal seen.
BY_EXPERIMENT: Final = {"diggers free": 0.6, "saboteurs free": -0.15, "diggers who know": 0.1}
_SABOTEURS: Final = ("bluffer", "rule")
_PLAYERS: Final = range(3, 11)


def value_positions(
    rules: RulesShape, saboteurs: str, seeds: list[str], tables: dict[str, Any] | None = None
) -> Result:
    """Play rounds; return positions twice a lap as features, and whether the treasure was found."""
    built, likely = Rules.build(**rules), Likelihoods(tables) if tables else None
    every = max(built.players // 2, 2)
    rows: list[list[float]] = []
    won: list[int] = []
    for seed in seeds:
        game = deal(built, seed)
        seen: list[list[float]] = []

        def note(game: Game, past: Chronicle, seen: list[list[float]] = seen) -> None:
            if len(game.history) % every == 0 and not game.state.revealed:
                seen.append(features(game.rules, game.state))

        outcome = play_seats(game, by_side(game, "detective", saboteurs), seed, note, tables=likely)
        rows += seen
        won += [int(outcome.found)] * len(seen)
    return {"rows": rows, "won": won}


def rounds_of_fit(rounds: int) -> int:
    """Return how many rounds the fit of the value model plays."""
    return rounds * len(_SABOTEURS) * len(_PLAYERS)


def wanted_positions(rounds: int, tables: dict[str, Any]) -> list[Wanted]:
    """Return what the fit of the value model needs, where everyone believes by some tables."""
    return [
        Wanted(
            f"value/{digest_of(tables)}/{saboteurs}/{players}", "values.value_positions",
            {"rules": Rules.build(players).as_dict(), "saboteurs": saboteurs, "tables": tables},
            f"value/{players}", rounds, rounds,
        )
        for saboteurs in _SABOTEURS
        for players in _PLAYERS
    ]  # fmt: skip


def coefficients(results: Iterable[Result]) -> dict[str, float]:
    """Return the coefficients of the value model."""
    found = list(results)
    rows = [row for result in found for row in result["rows"]]
    won = [each for result in found for each in result["won"]]
    fixed = {NAMES.index(name): value for name, value in BY_EXPERIMENT.items()}
    return dict(zip(NAMES, fitted(rows, won, fixed=fixed), strict=True))


def values_toml(found: dict[str, float]) -> str:
    """Write the model as readable text."""
    lines = [
        "# How likely the diggers find the treasure: what each number adds to the odds, as a logarithm.",
        "# Fitted by `saboteur lab fit`.",
        *(f'"{name}" = {value:.3f}' for name, value in found.items()),
    ]
    return "\n".join(lines) + "\n"
