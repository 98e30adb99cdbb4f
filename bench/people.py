"""The people of the hostile bench: they play on while somebody attacks, and one of them plays with bots."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Final

from .load import AMONG_BOTS, BotTable, Heard, Load, Page, Wishes, posted

# Where the bystander comes from, and how long they think, in seconds: nobody sends commands without pause.
_BYSTANDER: Final = "127.1.255.1"
_THINKING: Final = 0.2


class Bystander(BotTable):
    """A person among rule bots, who measures how long each bot's move takes."""

    level = "rule"

    def __init__(self, code: str, token: str, load: Load) -> None:
        """Sit somewhere else than everybody else."""
        super().__init__(code, token, _BYSTANDER, load)
        self.waited: list[float] = []
        # Since when a bot has been thinking.
        self._since: float | None = None

    def hear(self, page: Page, heard: Heard, size: int) -> None:
        """Act after a moment, and note the time of every move of a bot."""
        if heard.t == "table":
            if not self.greeted:
                super().hear(page, heard, size)
            elif heard.table.phase == "over":
                self._since = None
                page.say({"t": "rematch", "id": f"again{time.monotonic()}"})
        elif heard.t == "own":
            self._since = None  # cards were dealt: bots leave people a moment to look at them
        elif heard.t in ("game", "events"):
            now = time.perf_counter()
            if heard.t == "events" and self._since is not None:
                self.waited.append(now - self._since)
            page.n, page.legal = heard.n, heard.legal
            self._since = None if page.legal else now
            if page.legal:
                asyncio.get_running_loop().call_later(_THINKING, self.act, self._rng)

    def slowest(self) -> float:
        """Return the longest wait for a bot since last asked, in seconds, an unfinished one included."""
        unfinished = [time.perf_counter() - self._since] if self._since is not None else []
        longest = max([*self.waited, *unfinished], default=0.0)
        self.waited.clear()
        return longest


class People(Load):
    """Play whenever a line on the standard input says how long; answer each with a line of measurements."""

    def __init__(self, wishes: Wishes) -> None:
        """Nobody has been disconnected yet."""
        super().__init__(wishes)
        self.dropped = 0

    def lose(self, error: Exception) -> None:
        """Count people who were disconnected; the others play on."""
        self.dropped += 1

    async def serve(self) -> None:
        """Open everything, and then do as told."""
        await self.open()
        bystander = None
        if self.wishes["kind"] == "tables":
            host = posted(self.any_port(), _BYSTANDER, "/api/tables", AMONG_BOTS)
            bystander = Bystander(host["code"], host["token"], self)
            await bystander.connect()
        _tell({"ready": True})
        while line := await asyncio.to_thread(sys.stdin.readline):
            dropped = self.dropped
            if bystander:
                bystander.slowest()
            seconds = float(line)
            await self.play(seconds)
            sent = int(seconds * self.wishes["rate"]) - self.missed
            _tell(
                {
                    "times": self.times,
                    "unanswered": sent - len(self.times),
                    "missed": self.missed,
                    "dropped": self.dropped - dropped,
                    "bot": bystander.slowest() if bystander else 0.0,
                    "frame_bytes": sum(self.sizes) / max(len(self.sizes), 1),
                }
            )


def _tell(what: Wishes) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    asyncio.run(People(json.loads(sys.argv[1])).serve())
