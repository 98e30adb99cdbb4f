"""The environment: steps a second of its forms, beside the engine without it, in one run.

Laps are interleaved and count CPU time; the figures are medians.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import numpy as np

from saboteur import Game, Rules

from .kernel import LAPS, TABLES, timed

STEPS = 1_500
GAMES = 64


def engine_alone(players: int, modules: list[str]) -> Callable[[], int]:
    """Return work that plays at random on the reference engine, without views."""
    rules, rng = Rules.build(players, modules=modules), Random(1)

    def work() -> int:
        game, steps = Game(rules, "0"), 0
        while steps < STEPS:
            if game.over:
                game = Game(rules, f"{steps}")
            game.play(game.actors[0], rng.choice(game.legal(game.actors[0])))
            steps += 1
        return steps

    return work


def by_turns(players: int, modules: list[str]) -> Callable[[], int]:
    """Return work that plays the AEC environment with its wrappers, as its documentation shows."""
    from saboteur.env import saboteur_v0

    env, rng = saboteur_v0.env(players=players, modules=modules), Random(1)

    def work() -> int:
        steps = 0
        while steps < STEPS:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, _, _ = env.last()
                env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
                steps += not over
        return steps

    return work


def many(players: int, modules: list[str]) -> Callable[[], int]:
    """Return work that steps many games at once."""
    from saboteur.env import VectorEnv

    envs, rng = VectorEnv(GAMES, players, modules, seed=1), Random(1)
    seen, _ = envs.reset()

    def work() -> int:
        for _ in range(STEPS // GAMES):
            envs.step([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        return STEPS // GAMES * GAMES

    return work


def main() -> int:
    """Print a table of medians."""
    print(
        "| table | engine: legal, play | AEC | VectorEnv, 64 games | AEC ÷ engine |\n"
        "| --- | --- | --- | --- | --- |"
    )
    for name, (players, modules) in TABLES.items():
        works = [make(players, modules) for make in (engine_alone, by_turns, many)]
        laps = [[timed(work) for work in works] for _ in range(LAPS)]
        alone, aec, vector = (median(column) for column in zip(*laps, strict=True))
        print(f"| {name} | {alone:,.0f} | {aec:,.0f} | {vector:,.0f} | {aec / alone:.2f} |")
    return 0
