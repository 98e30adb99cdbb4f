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
from functools import partial
from pathlib import Path
from statistics import median

from saboteur import Rules

from .kernel_scripts import HANABI, KERNEL_LAPS, LOAD, OLD_LAPS, PLAYOUTS, RESAMPLE, SEER, SIM

ROOT = Path(__file__).resolve().parent.parent
# The engine before there was a kernel.
OLD = "948ee42"
BASE, TWO = "base, 5 players", "Saboteur 2, 6 players"
TABLES: dict[str, tuple[int, list[str]]] = {BASE: (5, []), TWO: (6, ["saboteur2"])}
# What can be measured by itself.
JIT = "jit"
PARTS = {"base": BASE, "saboteur2": TWO, JIT: JIT}
LAPS = 5
STEPS = 4_000
GAMES = 400
ROLLOUTS = 150
SIMULATED = 30

Work = Callable[[], list[float]]
Figures = dict[str, float]


def run(source: Path, script: str, *words: object) -> list[float]:
    """Return the figures that a script prints in a process of its own, with the package from a folder."""
    command = [sys.executable, "-c", script, *[str(word) for word in words]]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(source)}, stdout=subprocess.PIPE, text=True, check=True, cwd=source
    )
    return [float(line) for line in done.stdout.split()]


def timed(work: Callable[[], int]) -> float:
    """Return how many steps a second some work makes."""
    began = time.process_time()
    steps = work()
    return steps / (time.process_time() - began)


def one_by_one(players: int, modules: list[str]) -> Callable[[], int]:
    """Return work that plays one step a call and gets what is legal then."""
    from saboteur.kernel.machine import Machine

    machine = Machine(Rules.build(players, modules=modules))
    games = machine.games()

    def work() -> int:
        steps = 0
        for _ in range(20):
            machine.deal(games)
            legal = machine.legal(games)
            while legal.size:
                legal = machine.step(games, int(legal[steps * 7919 % legal.size]))
                steps += 1
        return steps

    return work


def playouts(players: int, modules: list[str]) -> Callable[[], int]:
    """Return work that plays whole games at random in the kernel."""
    from saboteur.kernel.machine import Machine

    machine = Machine(Rules.build(players, modules=modules))
    games = machine.games()
    return lambda: machine.playouts(games, GAMES)


def works(old: Path, name: str) -> dict[str, Work]:
    """Return everything that is measured at one table."""
    players, modules = TABLES[name]
    new, boxes = ROOT / "src", " ".join(modules)
    many, step = playouts(players, modules), one_by_one(players, modules)
    found: dict[str, Work] = {
        "old": lambda: run(old, PLAYOUTS, players, boxes, STEPS),
        "reference": lambda: run(new, PLAYOUTS, players, boxes, STEPS),
        "kernel": lambda: [timed(many)],
        "from Python": lambda: [timed(step)],
        "old laps": lambda: run(old, OLD_LAPS, players, boxes, ROLLOUTS),
        "old resample": lambda: run(old, RESAMPLE, players, boxes, ROLLOUTS),
        "kernel laps, worlds": lambda: run(new, KERNEL_LAPS, players, boxes, 8 * ROLLOUTS),
        "seer's worlds in 0.3 s": lambda: run(new, SEER, players, boxes, 3),
        "those without numba in 0.3 s": lambda: run(new, SEER, players, boxes, 3, "without"),
        "hanabi": lambda: run(new, HANABI),
    }
    for level in ("rule", "detective"):
        for kind, source, words in (("old", old, ()), ("new", new, ()), ("plain", new, ("without",))):
            found[f"{kind} {level}"] = partial(run, source, SIM, players, boxes, SIMULATED, level, *words)
    return found


def measure(old: Path, name: str) -> Figures:
    """Return the medians of one table, all kinds of laps interleaved."""
    laps: dict[str, list[list[float]]] = {}
    for _ in range(LAPS):
        for kind, work in works(old, name).items():
            laps.setdefault(kind, []).append(work())
    figures = {kind: median(each[0] for each in found) for kind, found in laps.items()}
    figures["kernel laps"] = figures.pop("kernel laps, worlds")
    figures["kernel worlds"] = median(each[1] for each in laps["kernel laps, worlds"])
    return figures


def tell_table(name: str, figures: Figures) -> None:
    """Print what was measured at one table, and the ratios that matter."""
    print(f"\n{name}")
    for kind, figure in figures.items():
        print(f"  {kind:30} {figure:12,.0f} /s" if "0.3 s" not in kind else f"  {kind:30} {figure:12,.0f}")
    ratios = (
        ("kernel's playouts / old legal + play", "kernel", "old"),
        ("today's reference / old", "reference", "old"),
        ("one step a call / hanabi", "from Python", "hanabi"),
        ("guided laps / old seer's", "kernel laps", "old laps"),
        ("worlds / old resample", "kernel worlds", "old resample"),
        ("sim, rule / old", "new rule", "old rule"),
        ("sim, detective / old", "new detective", "old detective"),
        ("sim without numba, rule / old", "plain rule", "old rule"),
        ("sim without numba, detective / old", "plain detective", "old detective"),
    )
    for words, one, other in ratios:
        print(f"  {words:42} {figures[one] / figures[other]:8.2f}", flush=True)


def tell_jit_and_memory() -> None:
    """Print what compiling and loading cost, and how large a game is."""
    from saboteur.kernel.state import STATE

    with tempfile.TemporaryDirectory() as folder:
        (cold,) = run(ROOT / "src", LOAD, folder)
        cached = median(run(ROOT / "src", LOAD, folder)[0] for _ in range(LAPS))
    print(f"\nJIT: {cold:.1f} s cold, {cached:.2f} s cached (CPU time, imports and numba's own included)")
    # As a search copies, from one place to the next; then many games, which no cache has room for.
    near, far = (median(copied(count) for _ in range(LAPS)) for count in (8, 1024))
    print(f"A game: {STATE.itemsize / 1024:.1f} KB, copied in {near:.2f} µs, one of 1,024 in {far:.2f} µs")


def copied(count: int) -> float:
    """Return how long the copy of one of so many games takes, in microseconds."""
    import numpy as np

    from saboteur.kernel.state import STATE

    # As plain bytes: NumPy looks at every field of a record before it copies any.
    games, room = np.ones(count, STATE).view("u8"), np.ones(count, STATE).view("u8")
    laps = 40_960 // count
    began = time.process_time()
    for _ in range(laps):
        room[:] = games
    return (time.process_time() - began) / laps / count * 1e6


def main(wanted: list[str]) -> int:
    """Print figures per second, and the ratios that matter; only of the parts that are wanted, if any are."""
    from saboteur.kernel.machine import warm_up

    if unknown := [part for part in wanted if part not in PARTS]:
        print(f"There is no part {unknown[0]}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    parts = wanted or PARTS
    warm_up()
    if JIT in parts:
        tell_jit_and_memory()
    tables = [PARTS[part] for part in parts if part != JIT]
    if tables:
        beside_the_old(tables)
    return 0


def beside_the_old(tables: list[str]) -> None:
    """Measure these tables beside the old commit, and print each as soon as it is done."""
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        subprocess.run(
            ["git", "worktree", "add", "--detach", str(old), OLD], cwd=ROOT, check=True, capture_output=True
        )
        try:
            for name in tables:
                tell_table(name, measure(old / "src", name))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(old)], cwd=ROOT, check=True)
    tell_boxes_cost()


def tell_boxes_cost() -> None:
    """Print how fast Saboteur 2 is beside the base game, in turns."""
    laps: dict[str, list[float]] = {name: [] for name in TABLES}
    for _ in range(LAPS):
        for name, (players, modules) in TABLES.items():
            laps[name].append(timed(playouts(players, modules)))
    print(f"\nKernel, Saboteur 2 / base: {median(laps[TWO]) / median(laps[BASE]):.2f}")
