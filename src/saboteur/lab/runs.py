"""Long runs: many small tasks in one process, several, or a Ray cluster, that survive interruption.

A task is plain data with a key. Its result is one line of JSON in the run's folder; a task whose line exists
is not repeated. Tasks deal from seeds of their own, so any order on any machine gives the same results.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .settings import SETTINGS, DealSet, RunError, RunSettings

RESULTS: Final = "results.jsonl"
Result = dict[str, Any]


class Task(NamedTuple):
    """A task: a function of the lab, such as `match.play_deals`, and its arguments."""

    key: str
    work: str
    given: dict[str, Any]


class Wanted(NamedTuple):
    """What a measurement needs: a function of the lab, its arguments, and how many deals of which kind."""

    key: str
    work: str
    given: dict[str, Any]
    # What is measured, which with the set, the seed and a number makes a deal.
    what: str
    deals: int
    # How many deals a task plays.
    chunk: int


def run_task(task: Task) -> Result:
    """Carry out a task, wherever this process runs."""
    module, name = task.work.split(".")
    work: Callable[..., Result] = getattr(import_module(f"saboteur.lab.{module}"), name)
    return {"key": task.key, "given": task.given, **work(**task.given)}


class Run:
    """A folder of results, and how to add to it."""

    def __init__(
        self,
        folder: Path,
        settings: RunSettings | None = None,
        workers: int = 1,
        ray: bool = False,
        quiet: bool = False,
    ) -> None:
        """Keep results in a folder; use several workers or a Ray cluster if asked.

        Raise RunError if the folder holds a run with other settings.
        """
        self.folder = folder
        self.settings = settings or RunSettings()
        self.workers = workers
        self.ray = ray
        self._bar = _bar(quiet)
        self._shown = self._bar.add_task(folder.name, total=0)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RunError(f"{folder} cannot be used as a folder: {error.strerror or error}.") from error
        if (folder / RESULTS).exists() and not (folder / SETTINGS).exists():
            raise RunError(f"{folder} holds results of an older version; write to another folder with --out.")
        self.settings.keep_in(folder)

    @property
    def deals(self) -> DealSet:
        """Return the set that the deals of this run come from."""
        return self.settings.deals

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

    def measure(
        self, wanted: Sequence[Wanted], later: int = 0, deals: DealSet | None = None
    ) -> list[list[Result]]:
        """Play what is not played yet; return the results of each measurement.

        `later` is how many deals will be asked for afterwards, for the progress bar.
        """
        held = self.results()
        tasks = [_tasks(each, held, deals or self.deals) for each in wanted]
        results = iter(self.finish([task for group in tasks for task in group], later))
        return [[next(results) for _ in group] for group in tasks]

    def finish(self, tasks: Sequence[Task], later: int = 0) -> list[Result]:
        """Carry out the remaining tasks; return all results in the order of the tasks."""
        held = self.results()
        left = list({task.key: task for task in tasks if task.key not in held}.values())
        path = self.folder / RESULTS
        cut_off = path.exists() and not path.read_bytes().endswith(b"\n")
        with path.open("a", encoding="utf-8") as file, self._progress(tasks, left, later):
            if cut_off:
                file.write("\n")
            for result in self._done(left):
                line = json.dumps(result)
                file.write(line + "\n")
                file.flush()
                os.fsync(file.fileno())
                held[result["key"]] = json.loads(line)
                self._bar.advance(self._shown, _size(result["given"]))
        return [held[task.key] for task in tasks]

    @contextmanager
    def _progress(self, tasks: Sequence[Task], left: Sequence[Task], later: int) -> Iterator[None]:
        """Show one bar for the whole run, in deals; it stays if more deals follow later."""
        every, rest = (sum(_size(task.given) for task in some) for some in (tasks, left))
        done = int(self._bar.tasks[self._shown].completed) + every - rest
        self._bar.update(self._shown, completed=done, total=done + rest + later)
        self._bar.start()
        try:
            yield
        except BaseException:
            self._bar.stop()
            raise
        if not later:
            self._bar.stop()

    def _done(self, tasks: Sequence[Task]) -> Iterator[Result]:
        if self.ray:
            return _by_ray(tasks)
        return _by_processes(tasks, self.workers) if self.workers > 1 else map(run_task, tasks)


def _bar(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet)


def _size(given: dict[str, Any]) -> int:
    """Return how many deals a task plays."""
    return len(given.get("seeds", "1"))


def _tasks(wanted: Wanted, held: Iterable[str], deals: DealSet) -> list[Task]:
    """Return the tasks of a measurement: those whose results are there first, then new ones."""
    found = []
    for first, last in _spans(wanted, set(held)):
        given = {**wanted.given, "seeds": deals.seeds(wanted.what, first, last)}
        found.append(Task(_key(wanted, first, last), wanted.work, given))
    return found


def _key(wanted: Wanted, first: int, last: int) -> str:
    return f"{wanted.key}/{first}-{last}"


def _spans(wanted: Wanted, held: set[str]) -> list[tuple[int, int]]:
    """Divide the deals into spans, using the longest spans whose results are there."""
    found: list[tuple[int, int]] = []
    ends: dict[int, list[int]] = {}
    for key in held:
        place, _, span = key.rpartition("/")
        if place == wanted.key:
            begin, end = map(int, span.split("-"))
            ends.setdefault(begin, []).append(end)
    first = 0
    while first < wanted.deals:
        fresh = min(first + wanted.chunk, wanted.deals)
        last = max((end for end in ends.get(first, ()) if end <= wanted.deals), default=fresh)
        found.append((first, last))
        first = last
    return found


def _by_processes(tasks: Sequence[Task], workers: int) -> Iterator[Result]:
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(run_task, task) for task in tasks]):
            yield future.result()


def _by_ray(tasks: Iterable[Task]) -> Iterator[Result]:
    """Use the cluster that Ray finds, or one on this machine."""
    ray = import_module("ray")
    # A cluster's processes know nothing of this one's: boxes and bots from outside are named to them.
    told = {name: text for name, text in os.environ.items() if name.startswith("SABOTEUR_")}
    with ray.init(log_to_driver=False, runtime_env={"env_vars": told}):
        remote = ray.remote(run_task)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
