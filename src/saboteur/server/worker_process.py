"""A process that answers questions one at a time, and is restarted when it dies or is given up.

Questions and answers are bytes preceded by their length. The process reads from its standard input and ends
with it. A process that nobody asks any more ends, too: with the compiled kernel each holds about 100 MB that
a small server has other uses for.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
from collections.abc import Callable
from typing import Final

_LENGTH: Final = struct.Struct("<I")
# A process that was asked nothing for this long ends, in seconds; the next question starts it again.
IDLE: Final = 300.0


class Answerer:
    """Asks a process that runs one of our modules."""

    def __init__(self, module: str, idle: float = IDLE) -> None:
        """Prepare; the process starts with the first question and ends after so many idle seconds."""
        self._module = module
        self._idle = idle
        self._release: asyncio.TimerHandle | None = None
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, patience: float) -> bytes:
        """Return the answer; on cancellation or an error, end the process.

        The next caller must not get the answer to this question.
        """
        self._keep()
        try:
            answer = await asyncio.wait_for(self._answered(question), patience)
            self._release = asyncio.get_running_loop().call_later(self._idle, self._let_go)
            return answer
        except (OSError, asyncio.IncompleteReadError, TimeoutError, asyncio.CancelledError):
            await self.end()
            raise

    async def _answered(self, question: bytes) -> bytes:
        process = self.process or await self._begin()
        assert process.stdin and process.stdout
        process.stdin.write(_LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        return await process.stdout.readexactly(length)

    async def _begin(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", self._module]
        self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        return self.process

    def _keep(self) -> None:
        if self._release:
            self._release.cancel()
            self._release = None

    def _let_go(self) -> None:
        """Close the pipe the process reads from, upon which it ends by itself."""
        process, self.process = self.process, None
        if process and process.stdin:
            process.stdin.close()

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        self._keep()
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def answer_all(answer: Callable[[bytes], bytes], nice: int = 10) -> None:
    """Be the process: answer until nobody asks any more, at low priority."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    # What a bot reads or prints must not mix with questions and answers.
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    # Closing the pipe writes what is left, and may break it once more.
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError), source, sink:
        while head := source.read(_LENGTH.size):
            text = answer(source.read(*_LENGTH.unpack(head)))
            sink.write(_LENGTH.pack(len(text)) + text)
            sink.flush()
