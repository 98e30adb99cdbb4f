"""The compiled kernel beside the reference engine, today's and that of an old commit, in one run.

Laps are interleaved and count CPU time; the figures are medians. The old engine runs in a process of its own
from a worktree of its commit.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from saboteur import Rules

ROOT = Path(__file__).resolve().parent.parent
# The engine before there was a kernel.
OLD = "948ee42"
TABLES: dict[str, tuple[int, list[str]]] = {
    "base, 5 players": (5, []),
    "Saboteur 2, 6 players": (6, ["saboteur2"]),
}
LAPS = 5
STEPS = 4_000
GAMES = 400

# Runs in both commits: random games by `legal` and trusted `play`, until so many steps are made.
REFERENCE = """
import sys, time
from random import Random
from saboteur import Rules
from saboteur.core import engine
players, modules, wanted = int(sys.argv[1]), sys.argv[2].split(), int(sys.argv[3])
rules, rng, steps, spent = Rules.build(players, modules=modules), Random(1), 0, 0.0
while steps < wanted:
    state = engine.new_game(rules, rng.randbytes(32))
    began = time.process_time()
    while seats := engine.actors(state):
        actions = engine.legal(rules, state, seats[0])
        engine.play(rules, state, seats[0], actions[rng.randrange(len(actions))], trusted=True, events=False)
        steps += 1
    spent += time.process_time() - began
print(steps / spent)
"""


def reference(source: Path, players: int, modules: list[str]) -> float:
    """Return how many steps a second the engine in a folder makes."""
    words = [sys.executable, "-c", REFERENCE, str(players), " ".join(modules), str(STEPS)]
    done = subprocess.run(
        words, env={"PYTHONPATH": str(source)}, capture_output=True, text=True, check=True, cwd=source
    )
    return float(done.stdout)


def timed(work: Callable[[], int]) -> float:
    """Return how many steps a second some work makes."""
    began = time.process_time()
    steps = work()
    return steps / (time.process_time() - began)


def one_by_one(players: int, modules: list[str]) -> Callable[[], int]:
    """Return work that asks the kernel for what is legal and plays it, one call each."""
    from saboteur.kernel.machine import Machine

    machine = Machine(Rules.build(players, modules=modules))
    games = machine.games()

    def work() -> int:
        steps = 0
        for _ in range(20):
            machine.deal(games)
            while (legal := machine.legal(games)).size:
                machine.play(games, int(legal[steps * 7919 % legal.size]))
                steps += 1
        return steps

    return work


def measure(old: Path, name: str) -> dict[str, float]:
    """Return the medians of one table, all kinds of laps interleaved."""
    from saboteur.kernel.machine import Machine

    players, modules = TABLES[name]
    machine = Machine(Rules.build(players, modules=modules))
    games = machine.games()
    works: dict[str, Callable[[], float]] = {
        "old": lambda: reference(old, players, modules),
        "reference": lambda: reference(ROOT / "src", players, modules),
        "kernel": lambda: timed(lambda: machine.playouts(games, GAMES)),
        "from Python": lambda: timed(one_by_one(players, modules)),
    }
    laps: dict[str, list[float]] = {kind: [] for kind in works}
    for _ in range(LAPS):
        for kind, work in works.items():
            laps[kind].append(work())
    return {kind: median(found) for kind, found in laps.items()}


def main() -> int:
    """Print steps a second, and the ratios that matter."""
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        subprocess.run(
            ["git", "worktree", "add", "--detach", str(old), OLD], cwd=ROOT, check=True, capture_output=True
        )
        try:
            found = {name: measure(old / "src", name) for name in TABLES}
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(old)], cwd=ROOT, check=True)
    for name, figures in found.items():
        print(name)
        for kind, steps in figures.items():
            print(f"  {kind:12} {steps:12,.0f} steps/s   {steps / figures['old']:8.2f} x {OLD}")
    base, new = (figures["kernel"] for figures in found.values())
    print(f"Kernel, Saboteur 2 / base: {new / base:.2f}")
    return 0
