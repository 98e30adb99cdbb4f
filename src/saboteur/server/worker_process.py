"""A process that answers questions one at a time, and is restarted when it dies or is given up.

Questions and answers are bytes preceded by their length. The process reads from its standard input and ends
with it.
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


class Answerer:
    """Asks a process that runs one of our modules."""

    def __init__(self, module: str) -> None:
        """Prepare; the process starts with the first question."""
        self._module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, patience: float) -> bytes:
        """Return the answer; on cancellation or an error, end the process.

        The next caller must not get the answer to this question.
        """
        try:
            return await asyncio.wait_for(self._answered(question), patience)
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

    async def end(self) -> None:
        """End the process, whatever it is doing."""
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
