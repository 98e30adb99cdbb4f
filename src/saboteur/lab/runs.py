"""Long runs: many small tasks in one process, several, or a Ray cluster, that survive interruption.

A task is plain data with a key. Its result is one line of JSON in the run's folder; a task whose line exists
is not repeated. Tasks deal from seeds of their own, so any order on any machine gives the same results.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.outside import outside_bots

RESULTS: Final = "results.jsonl"
Result = dict[str, Any]


class Task(NamedTuple):
    """A task: a function of the lab, such as `match.play_deals`, and its arguments."""

    key: str
    work: str
    given: dict[str, Any]


def run_task(task: Task) -> Result:
    """Carry out a task, wherever this process runs."""
    module, name = task.work.split(".")
    work: Callable[..., Result] = getattr(import_module(f"saboteur.lab.{module}"), name)
    return {"key": task.key, "given": task.given, **work(**task.given)}


def _stamp(task: Task) -> str:
    """Return what tells a bot from outside from its former self, so that no old result is used."""
    given = json.dumps(task.given)
    return "".join(f"@{bot.digest}" for name, bot in outside_bots().items() if f'"{name}"' in given)


class Run:
    """A folder of results, and how to add to it."""

    def __init__(self, folder: Path, workers: int = 1, ray: bool = False, quiet: bool = False) -> None:
        """Keep results in a folder; use several workers or a Ray cluster if asked."""
        self.folder = folder
        self.workers = workers
        self.ray = ray
        self.quiet = quiet
        folder.mkdir(parents=True, exist_ok=True)

    def results(self) -> dict[str, Result]:
        """Return the results so far by task key; an incomplete line does not count."""
        found: dict[str, Result] = {}
        path = self.folder / RESULTS
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            try:
                result = json.loads(line)
                found[result["key"]] = result
            except (ValueError, KeyError, TypeError):
                continue
        return found

    def finish(self, tasks: Sequence[Task]) -> list[Result]:
        """Carry out the remaining tasks; return all results in the order of the tasks."""
        tasks = [task._replace(key=task.key + _stamp(task)) for task in tasks]
        held = self.results()
        left = [task for task in tasks if task.key not in held]
        path = self.folder / RESULTS
        cut_off = path.exists() and not path.read_bytes().endswith(b"\n")
        with path.open("a", encoding="utf-8") as file, self._bar() as bar:
            if cut_off:
                file.write("\n")
            shown = bar.add_task(self.folder.name, total=len(tasks), completed=len(tasks) - len(left))
            for result in self._done(left):
                line = json.dumps(result)
                file.write(line + "\n")
                file.flush()
                os.fsync(file.fileno())
                held[result["key"]] = json.loads(line)
                bar.advance(shown)
        return [held[task.key] for task in tasks]

    def _bar(self) -> Progress:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=Console(stderr=True), disable=self.quiet)

    def _done(self, tasks: Sequence[Task]) -> Iterator[Result]:
        if self.ray:
            return _by_ray(tasks)
        return _by_processes(tasks, self.workers) if self.workers > 1 else map(run_task, tasks)


def _by_processes(tasks: Sequence[Task], workers: int) -> Iterator[Result]:
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(run_task, task) for task in tasks]):
            yield future.result()


def _by_ray(tasks: Iterable[Task]) -> Iterator[Result]:
    """Use the cluster that Ray finds, or one on this machine."""
    ray = import_module("ray")
    with nullcontext() if ray.is_initialized() else ray.init(log_to_driver=False):
        remote = ray.remote(run_task)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
