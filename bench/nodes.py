"""Tables in PostgreSQL beside tables in a file, and several servers on one database beside one.

Each lap measures every set-up once, on an empty folder or an empty schema; what is told is the median of the
laps. People come to any of the nodes at random. CPU time is that of the nodes and the database together.
"""

from __future__ import annotations

import contextlib
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Final

from . import outages
from .database import emptied, own_database, postmaster
from .load import Figures, Wishes
from .server import measured, played, serving, started

_NAMES: Final = ("actions_s", "unanswered", "p50_ms", "p99_ms", "worst_ms", "cpu_ms", "database_cpu_ms")
Trial = Callable[[Wishes], Figures]


@contextlib.contextmanager
def nodes_at(store: str, count: int, *options: str) -> Iterator[list[tuple[int, int]]]:
    """Run so many servers on an empty schema of a database; give their processes and ports."""
    place = emptied(store)
    with contextlib.ExitStack() as running:
        nodes = []
        for _ in range(count):
            folder = running.enter_context(tempfile.TemporaryDirectory())
            nodes.append(running.enter_context(started(serving(folder, "--store", place, *options))))
        time.sleep(1.0)
        yield nodes


def in_a_file(wishes: Wishes) -> Figures:
    """Measure one server with its tables in a file."""
    with tempfile.TemporaryDirectory() as place:
        return {**measured(serving(place), {**wishes, "kind": "tables"}), "database_cpu_ms": 0.0}


def on(store: str, count: int) -> Trial:
    """Return how to measure so many servers on a database."""

    def trial(wishes: Wishes) -> Figures:
        database = postmaster(store)
        with nodes_at(store, count) as nodes:
            pids = [pid for pid, _ in nodes]
            given = {"pid": pids[0], "all_pids": [*pids, database], "port": nodes[0][1]}
            others = [port for _, port in nodes[1:]]
            figures = played({**wishes, "kind": "tables", **given, "others": others})
        return {**figures, "database_cpu_ms": figures[f"cpu_{count}_ms"]}

    return trial


def compare(trials: dict[str, Trial], wishes: Wishes, laps: int) -> dict[str, Figures]:
    """Measure everything in turns; return the medians."""
    found: dict[str, list[Figures]] = {name: [] for name in trials}
    for lap in range(laps):
        for name, trial in trials.items():
            found[name].append(trial(wishes))
            shown = "  ".join(f"{key} {found[name][-1][key]:.2f}" for key in _NAMES)
            print(f"lap {lap + 1}, {name}: {shown}", flush=True)
    return {
        name: {key: statistics.median(each[key] for each in laps) for key in _NAMES}
        for name, laps in found.items()
    }


def told(found: dict[str, Figures]) -> str:
    """Return the figures side by side, and as ratios to those of the set-up before."""
    lines = [f"{'':<17}" + "".join(f"{name:>12}" for name in found)]
    lines += [f"{key:<17}" + "".join(f"{each[key]:>12.2f}" for each in found.values()) for key in _NAMES]
    for name, base in (("file", "one node"), ("one node", "2 nodes"), ("one node", "3 nodes")):
        if name in found and base in found:
            ratios = [f"{key} {found[base][key] / found[name][key]:.2f}" for key in ("p99_ms", "cpu_ms")]
            lines.append(f"{base} ÷ {name}: {', '.join(ratios)}")
    return "\n".join(lines)


def main(args: list[str], wishes: Wishes) -> int:
    """Compare a file, one node, and up to `--nodes N` of them, in `--laps N`.

    Without `--store ADDRESS` the database is the bench's own. `--failover KILLS` and `--rolling` measure how
    long people wait when nodes die and are restarted (`outages.py`).
    """
    count = int(args[args.index("--nodes") + 1]) if "--nodes" in args else 1
    laps = int(args[args.index("--laps") + 1]) if "--laps" in args else 3
    with contextlib.ExitStack() as running:
        given = args[args.index("--store") + 1] if "--store" in args else ""
        store = given or running.enter_context(own_database())
        if "--failover" in args or "--rolling" in args:
            return outages.main(args, store, wishes)
        trials: dict[str, Trial] = {"file": in_a_file, "one node": on(store, 1)}
        trials |= {f"{number} nodes": on(store, number) for number in range(2, count + 1)}
        print(told(compare(trials, wishes, laps)))
    return 0
