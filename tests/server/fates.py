"""What may happen to nodes and their database while people play, and storms of it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from .process import PATIENCE, Server
from .storm import Evening

# After so long without a single acknowledged action anywhere something hangs, in seconds.
HANGS: Final = 90.0
# Faults that take long are rare among those of their kind.
LONG: Final = 0.1


class Fate(threading.Thread):
    """Lets one fault after another happen to one part of a cluster, and ends each before the next."""

    def __init__(self, cluster: Any, seed: int, over: threading.Event, counted: Counter[str]) -> None:
        super().__init__(daemon=True)
        self.cluster = cluster
        self.rng = random.Random(seed)
        self.over = over
        self.counted = counted
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.over.wait(self.rng.uniform(0.1, 0.8)):
                self.counted[self.strike()] += 1
        except BaseException as error:
            self.trouble = error
            self.over.set()

    def strike(self) -> str:
        """Let something happen, be as it was afterwards, and return what it was."""
        raise NotImplementedError

    def rest(self, most: float, longest: float = 0.0) -> None:
        """Wait while something is as it should not be."""
        is_long = longest and self.rng.random() < LONG
        time.sleep(longest if is_long else self.rng.uniform(0.1, most))


class NodesFate(Fate):
    """Nodes are killed, paused and stopped."""

    KINDS: ClassVar[tuple[str, ...]] = ("kill -9", "SIGSTOP", "SIGTERM")

    def strike(self) -> str:
        node = self.rng.choice(self.cluster.nodes)
        kind = self.rng.choice(self.KINDS)
        match kind:
            case "kill -9":
                node.kill()
                self.rest(3.0)
                start_again(node)
            case "SIGSTOP":
                os.kill(node.process.pid, signal.SIGSTOP)
                self.rest(6.0, longest=30.0)
                os.kill(node.process.pid, signal.SIGCONT)
            case "SIGTERM":
                node.stop()
                start_again(node)
            case _:
                self.strike_at(node)
        return kind

    def strike_at(self, node: Any) -> None:
        """Let something else happen to a node."""
        raise NotImplementedError


def start_again(node: Server) -> None:
    """Start a node as what looks after it does: again and again, while the database cannot be used."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return node.start()
        except AssertionError:
            assert time.monotonic() < until
            time.sleep(0.5)


class Storm:
    """People who play while faults happen."""

    def __init__(self, cluster: Any, seed: int, kinds: Sequence[type[Fate]], tables: int = 4) -> None:
        """Let people sit down at so many tables, and prepare what will happen to the nodes of a cluster."""
        self.ended = asyncio.Event()
        self._over, self._counted = threading.Event(), Counter[str]()
        seeds = range(seed * 10, seed * 10 + max(len(kinds), tables))
        self._fates = [
            kind(cluster, each, self._over, self._counted) for kind, each in zip(kinds, seeds, strict=False)
        ]
        self._evenings = [Evening(cluster.nodes, cluster.place, each) for each in seeds[:tables]]
        self._tasks = [
            asyncio.create_task(evening.pass_by(self.ended.is_set, 40.0)) for evening in self._evenings
        ]

    async def rage(self, faults: int) -> None:
        """Let so many faults happen, then check what people were promised."""
        await self.everyone_acts()
        try:
            for fate in self._fates:
                fate.start()
            await self._happen(faults)
        finally:
            self._over.set()
            for fate in self._fates:
                await asyncio.to_thread(fate.join, 2 * PATIENCE)
        if troubles := [fate.trouble for fate in self._fates if fate.trouble]:
            raise BaseExceptionGroup("what happens does not go on", troubles)
        await self.everyone_acts()
        self.ended.set()
        await asyncio.gather(*self._tasks)
        tables = sum(evening.tables for evening in self._evenings)
        say(f"{self._told()} at {tables} tables; none is lost, doubled or out of order,")
        say("and every seat was told what it may know, no more and no less")

    async def _happen(self, faults: int) -> None:
        told = time.monotonic()
        while self._counted.total() < faults and not self._over.is_set():
            await self._look()
            silence = time.monotonic() - max(evening.last for evening in self._evenings)
            assert silence < HANGS, f"nobody was answered for {silence:.0f} s"
            if time.monotonic() - told > 30:
                told = time.monotonic()
                say(self._told())

    async def everyone_acts(self) -> None:
        """Wait until something is acknowledged at each table."""
        since = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            while min(evening.last for evening in self._evenings) < since:
                await self._look()

    async def _look(self) -> None:
        """Wait for a moment, and fail where somebody was promised what is not true."""
        await asyncio.wait(self._tasks, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
        for task in self._tasks:
            if task.done():
                task.result()

    def _told(self) -> str:
        kept = sum(evening.kept for evening in self._evenings)
        return f"{self._counted.total()} faults {dict(self._counted)}: {kept} acknowledged actions checked"


def say(words: str) -> None:
    """Tell whoever waits for a long storm how it goes."""
    print(words, file=sys.__stderr__, flush=True)
