"""Work that takes longer than a table may wait: done by a process of its own, one piece after the other.

The process reads from its standard input and ends with it. A piece that takes too long ends the process, and
the next piece gets a new one: what people bring from elsewhere cannot stop the house.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from ..lab.turning import turning_points
from .errors import TableError
from .retelling import retold
from .story import told_story
from .whys import why

_LENGTH: Final = struct.Struct("<I")
JOBS: Final[dict[str, Callable[..., Any]]] = {
    "retell": retold,
    "story": told_story,
    "chances": turning_points,
    "why": why,
}


class Workshop:
    """Gives work to a process, and starts it anew when it has died or is given up."""

    def __init__(self, patience: float, most_waiting: int) -> None:
        """Prepare; a piece of work may take so many seconds, and so many pieces may wait."""
        self.patience = patience
        self._most_waiting = most_waiting
        self._waiting = 0
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def do(self, job: str, *words: Any) -> bytes:
        """Return what a job gives, as JSON; a TableError says why it gives nothing."""
        if self._waiting >= self._most_waiting:
            raise TableError("busy", "too many ask for this now")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                ok, answer = pickle.loads(await self._asked(pickle.dumps((job, words), protocol=5)))
        finally:
            self._waiting -= 1
        if not ok:
            raise TableError(*answer)
        return bytes(answer)

    async def _asked(self, question: bytes) -> bytes:
        try:
            return await asyncio.wait_for(self._ask(question), self.patience)
        except TimeoutError as error:
            await self._end()
            raise TableError("too-long", "it took too long") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            await self._end()
            raise TableError("busy", "the work was not done") from error
        except asyncio.CancelledError:
            # The next who asks must not get the answer to this question.
            await self._end()
            raise

    async def _ask(self, question: bytes) -> bytes:
        process = self._process or await self._begin()
        assert process.stdin and process.stdout
        process.stdin.write(_LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        return await process.stdout.readexactly(length)

    async def _begin(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "saboteur.server.workshop"]
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End the process, whatever it is at."""
        await self._end()


def done(question: bytes) -> bytes:
    """Do a piece of work: whether it went well, and its fruit as JSON or what was wrong."""
    job, words = pickle.loads(question)
    try:
        answer: tuple[bool, Any] = (True, msgspec.json.encode(JOBS[job](*words)))
    except TableError as error:
        answer = (False, (error.code, error.detail, error.about))
    return pickle.dumps(answer, protocol=5)


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Work until nobody asks any more."""
    while head := source.read(_LENGTH.size):
        answer = done(source.read(*_LENGTH.unpack(head)))
        sink.write(_LENGTH.pack(len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
