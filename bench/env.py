"""The environment beside other environments, in one run: steps a second, and ratios.

Laps are interleaved and count CPU time, except those with two threads, which count the time that passes; the
figures are medians. Actions are chosen at random: from the mask by `random_actions`, as hanabi's are from its
legal actions, or from each mask by NumPy, as the documentation shows.

Fastcatan needs Python 3.12. It is measured in an environment of its own, beside the kernel, if this machine
has that Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

from .kernel import BASE, LAPS, ROOT, TABLES, TWO, timed
from .kernel_scripts import FASTCATAN

STEPS = 1_500
GAMES = 1_024
BATCHES = 60
# Time that passes is measured for longer.
THREADED = 200
HANABI_GAMES = 60
FASTCATAN_VERSION = "2.0.0"
# Where pyenv and uv keep what they install.
PYTHONS = (".pyenv/versions/3.12*/bin/python3.12", ".local/share/uv/python/cpython-3.12*/bin/python3.12")

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
                env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"].astype(bool))))
                done += not ended
        return done

    return work


def many(name: str, *, batches: int = BATCHES, threads: int = 1, by_numpy: bool = False) -> Callable[[], int]:
    """Return work that steps many games at once."""
    from saboteur.env import VectorEnv

    players, modules = TABLES[name]
    envs, rng = VectorEnv(GAMES, players, modules, seed=1, threads=threads), np.random.default_rng(1)
    envs.reset()

    def work() -> int:
        for _ in range(batches):
            if by_numpy:
                masks = envs.seen["action_mask"].astype(bool)
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
            f"VectorEnv 1,024, NumPy chooses: {name}": many(name, batches=BATCHES // 10, by_numpy=True),
            f"AEC: {name}": by_turns(saboteur_v0.env(players=players, modules=modules)),
        }
        found |= {kind: lambda work=work: timed(work) for kind, work in games.items()}  # type: ignore[misc]
        for threads in (1, 2):
            work = many(name, batches=THREADED, threads=threads)
            found[f"threads {threads}: {name}"] = lambda work=work: passing(work)  # type: ignore[misc]
    return found


def python_312() -> str | None:
    """Return a Python 3.12 that runs here, if there is one."""
    known = [str(path) for pattern in PYTHONS for path in sorted(Path.home().glob(pattern))]
    for python in (shutil.which("python3.12"), *known):
        if python and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            return python
    return None


def beside_fastcatan() -> list[str]:
    """Return rows that compare single steps from Python with fastcatan's, or why there are none."""
    python = python_312()
    if python is None:
        return ["Fastcatan was not measured: there is no Python 3.12 here."]
    wanted = [f"fastcatan=={FASTCATAN_VERSION}", *(f"{name}=={version(name)}" for name in ("numba", "numpy"))]
    with tempfile.TemporaryDirectory() as folder:
        own = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        try:
            subprocess.run([python, "-m", "venv", folder], check=True, capture_output=True, text=True)
            subprocess.run([own, "-m", "pip", "install", "-q", *wanted], check=True, capture_output=True)
            done = subprocess.run(
                [own, "-c", FASTCATAN, str(LAPS)],
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
        except subprocess.CalledProcessError as error:
            return [f"Fastcatan was not measured: {error}"]
    base, two, theirs = (float(line) for line in done.stdout.split())
    return [
        "| one step a call, Python 3.12 | steps a second | ÷ fastcatan's `Env` |\n| --- | --- | --- |",
        f"| fastcatan {FASTCATAN_VERSION} | {theirs:,.0f} | 1 |",
        f"| {BASE} | {base:,.0f} | {base / theirs:.2f} |",
        f"| {TWO} | {two:,.0f} | {two / theirs:.2f} |",
    ]


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
    print("", *beside_fastcatan(), sep="\n")
    print(f"\nLoad of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    return 0
