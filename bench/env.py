"""The environment beside other environments, in one run: steps a second, and ratios.

Laps are interleaved and count CPU time, except those with two threads, which count the time that passes; the
figures are medians. Actions are chosen at random: from the mask by `random_actions`, as hanabi's are from its
legal actions, or from each mask by NumPy, as the documentation shows.
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np

from .kernel import BASE, LAPS, TABLES, TWO, timed

STEPS = 1_500
GAMES = 1_024
BATCHES = 30
HANABI_GAMES = 60

Work = Callable[[], float]


def by_turns(env: Any, steps: int = STEPS) -> Callable[[], int]:
    """Return work that plays an AEC environment, as PettingZoo's documentation shows."""
    rng = Random(1)

    def work() -> int:
        done = 0
        while done < steps:
            env.reset(seed=done)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                ended = over or cut
                env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"])))
                done += not ended
        return done

    return work


def many(name: str, *, threads: int = 1, by_numpy: bool = False) -> Callable[[], int]:
    """Return work that steps many games at once."""
    from saboteur.env import VectorEnv

    players, modules = TABLES[name]
    envs, rng = VectorEnv(GAMES, players, modules, seed=1, threads=threads), np.random.default_rng(1)
    envs.reset()

    def work() -> int:
        batches = max(BATCHES // 10, 1) if by_numpy else BATCHES
        for _ in range(batches):
            if by_numpy:
                masks = envs.seen["action_mask"]
                envs.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))
            else:
                envs.step(envs.random_actions())
        return batches * GAMES

    return work


def hanabi() -> int:
    """Play OpenSpiel's hanabi at random from Python; chance nodes are not counted as steps."""
    import pyspiel

    game, rng, steps = pyspiel.load_game("hanabi"), Random(1), 0
    for _ in range(HANABI_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            steps += 1
    return steps


def passing(work: Callable[[], int]) -> float:
    """Return how many steps a second some work makes, by the time that passes."""
    began = time.perf_counter()
    steps = work()
    return steps / (time.perf_counter() - began)


def works() -> dict[str, Work]:
    """Return everything that is measured."""
    from saboteur.env import saboteur_v0

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import hanabi_v5
    theirs = by_turns(hanabi_v5.env(), 300)
    found: dict[str, Work] = {
        "OpenSpiel's hanabi, from Python": lambda: timed(hanabi),
        "PettingZoo's hanabi": lambda: timed(theirs),
    }
    for name, (players, modules) in TABLES.items():
        games = {
            f"VectorEnv 1,024: {name}": many(name),
            f"VectorEnv 1,024, NumPy chooses: {name}": many(name, by_numpy=True),
            f"AEC: {name}": by_turns(saboteur_v0.env(players=players, modules=modules)),
        }
        found |= {kind: lambda work=work: timed(work) for kind, work in games.items()}  # type: ignore[misc]
        for threads in (1, 2):
            work = many(name, threads=threads)
            found[f"threads {threads}: {name}"] = lambda work=work: passing(work)  # type: ignore[misc]
    return found


def main() -> int:
    """Print steps a second, and the ratios that matter."""
    measured = works()
    for work in measured.values():
        work()
    laps = [{kind: work() for kind, work in measured.items()} for _ in range(LAPS)]
    figures = {kind: median(lap[kind] for lap in laps) for kind in measured}
    print("| steps a second | |\n| --- | --- |")
    for kind, figure in figures.items():
        print(f"| {kind} | {figure:,.0f} |")
    print("\n| ratio in one run | base | Saboteur 2 |\n| --- | --- | --- |")
    rows = (
        (
            "VectorEnv 1,024 with observation and mask ÷ OpenSpiel's hanabi",
            "VectorEnv 1,024: {}",
            "OpenSpiel's hanabi, from Python",
        ),
        ("AEC ÷ PettingZoo's hanabi", "AEC: {}", "PettingZoo's hanabi"),
        ("two threads ÷ one", "threads 2: {}", "threads 1: {}"),
    )
    for told, one, other in rows:
        ratios = [figures[one.format(name)] / figures[other.format(name)] for name in (BASE, TWO)]
        print(f"| {told} | {ratios[0]:.2f} | {ratios[1]:.2f} |")
    print(f"\nLoad of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    return 0
