"""Bots think in a process of their own, so that no table of people waits for them.

The worker gets a view, the legal actions and what was claimed, never a game. It reads from its standard
input and ends with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import random
import struct
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

from ..bots import make_bot
from ..claims import Claim, Listener
from ..core.actions import Action
from ..core.view import View

_LENGTH: Final = struct.Struct("<I")
# A worker that has not answered for so long is replaced, in seconds.
_PATIENCE: Final = 20.0


class Thinker:
    """Asks the worker process, and starts it anew when it has died."""

    def __init__(self) -> None:
        """Prepare; the worker is started with the first question."""
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def choose(
        self, level: str, view: View, legal: Sequence[Action], claims: Sequence[Claim] = ()
    ) -> str:
        """Return what a bot of this level plays after what it has heard, as text."""
        question = pickle.dumps((level, view, list(legal), list(claims)), protocol=5)
        async with self._one_at_a_time:
            for _ in range(3):
                try:
                    return await asyncio.wait_for(self._ask(question), _PATIENCE)
                except (OSError, asyncio.IncompleteReadError, TimeoutError):
                    await self._end()
                except asyncio.CancelledError:
                    # The next who asks must not get the answer to this question.
                    await self._end()
                    raise
        raise RuntimeError("the bots' process does not answer")

    async def _ask(self, question: bytes) -> str:
        process = self._process or await self._begin()
        assert process.stdin and process.stdout
        process.stdin.write(_LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        return (await process.stdout.readexactly(length)).decode()

    async def _begin(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "saboteur.server.thinking"]
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
        """End the worker."""
        async with self._one_at_a_time:
            await self._end()


def answer(question: Any) -> str:
    """Return what a bot plays."""
    level, view, legal, claims = question
    bot = make_bot(level)
    if isinstance(bot, Listener):
        bot.hear(claims)
    return bot.choose(view, legal, random.Random(os.urandom(16))).text


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while head := source.read(_LENGTH.size):
        text = answer(pickle.loads(source.read(*_LENGTH.unpack(head)))).encode()
        sink.write(_LENGTH.pack(len(text)) + text)
        sink.flush()


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
