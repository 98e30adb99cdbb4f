"""What people notice while somebody attacks the server, beside what the same does to a bare echo server.

Four processes: the server with its default budgets, people on many loopback addresses who play at an even
rate, an attacker on another address, and this one, which lets quiet and attack take turns. People's times
with and without the attacker are from the same run; a bystander's slowest move of a rule bot is, too.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import platform
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from saboteur.core.rules import Rules
from saboteur.game import Game
from saboteur.schema.settings import LONGEST_SAYING, Delay, NoClock, RulesWish, Settings
from saboteur.server.journal.entries import Acted, Chatted, Dealt, Entries, Made, Sat
from saboteur.server.journal.store import rows_of
from saboteur.server.tables.talk import MOST_SAID

from .attacks import ATTACKS, LASTING
from .load import SEATS, Figures, Wishes
from .server import ROOT, port_of

# A table whose records the attacker asks for, with so many games, and one with much to read.
PLAYED: Final = "QUARK"
GAMES: Final = 50
CHATTY: Final = "PRATE"
# How long an attack runs before people's times count, in seconds, and one that has to be set up first.
LEAD: Final = 2.0
LONG_LEAD: Final = 25.0
# A window counts when the machine's owner took at most this share of its cores away (Linux tells how much was
# stolen); others are measured again, at most so often.
STOLEN: Final = 0.02
RETRIES: Final = 8
# It is quiet again when the server answers at once, and at the latest after this, in seconds.
CALM: Final = 0.1
LONGEST_REST: Final = 30.0
# How long it may take the server to judge a finished game before the first attack, in seconds.
LONGEST_JUDGED: Final = 90.0
Windows = list[Wishes]


class Helper:
    """A process that is told one line at a time."""

    def __init__(self, module: str, wishes: Wishes) -> None:
        """Start it."""
        command = [sys.executable, "-m", module, json.dumps(wishes)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def tell(self, line: str) -> None:
        """Say what to do."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def answer(self) -> Wishes:
        """Wait for its next line."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._process.args!r} has ended")
        told: Wishes = json.loads(line)
        return told

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


class Memory:
    """The most memory that a server and its workers took since last asked."""

    def __init__(self, pid: int) -> None:
        """Watch a process from now on."""
        self._pid = pid
        self._most = 0
        self._ended = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        while not self._ended.wait(0.2):
            self._most = max(self._most, self.now())

    def now(self) -> int:
        """Return the bytes it takes now; pages that processes share count once."""
        return sum(_bytes_of(pid) for pid in _family(self._pid))

    def most(self) -> int:
        """Return the most since last asked."""
        most, self._most = max(self._most, self.now()), 0
        return most

    def close(self) -> None:
        """Watch no longer."""
        self._ended.set()


def _family(pid: int) -> Iterator[int]:
    yield pid
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from _family(int(child))


def _bytes_of(pid: int) -> int:
    with contextlib.suppress(OSError):
        found = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
        return int(found[1]) * 1024 if found else 0
    return 0


# The attacker's tables -----------------------------------------------------------------------------------


def put_tables(folder: Path) -> None:
    """Write the journals of a table at which many games were played, and of one with a full chat."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3", timeout=60)) as database:
        for code, entries in ((PLAYED, _played()), (CHATTY, _chatted())):
            database.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows_of(code, 0, entries))
        database.commit()


def _begun(code: str, players: int) -> list[Entries]:
    settings = Settings(rules=RulesWish(players=players), clock=NoClock(), delay=Delay(seconds=0))
    sat = [Sat(seat=seat, name=f"P{seat}", portrait=0, key=f"{seat}") for seat in range(players)]
    return [Made(code=code, settings=settings, at=time.time()), *sat]


def _played() -> list[Entries]:
    rng = random.Random(1)
    entries = _begun(PLAYED, SEATS)
    for number in range(GAMES):
        game = Game(Rules.build(SEATS), f"bench {number}")
        entries.append(Dealt(seed=game.seed.hex(), version=1))
        while not game.over:
            seat = game.actors[0]
            game.play(seat, rng.choice(game.legal(seat)))
        entries += [Acted(seat=seat, action=str(action)) for seat, action in game.history]
    return entries


def _chatted() -> list[Entries]:
    lines = [Chatted(seat=line % 10, text="\U0001f4a5" * LONGEST_SAYING) for line in range(MOST_SAID)]
    return [*_begun(CHATTY, 10), Dealt(seed="11" * 32, version=1), *lines]


# The runs ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def started(command: list[str]) -> Iterator[tuple[int, int]]:
    """Start a server; give its port and process."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
    ) as server:
        assert server.stdout is not None
        try:
            yield port_of(server.stdout), server.pid
        finally:
            server.terminate()
            server.stdout.read()


def served(wishes: Wishes, name: str) -> Figures:
    """Attack a table server over an empty folder."""
    with tempfile.TemporaryDirectory() as place:
        serve = ["serve", "--port", "0", "--host", "127.0.0.1", "--no-open", "--data", place]
        with started([sys.executable, "-m", "saboteur", *serve]) as (port, pid):
            put_tables(Path(place))
            return run(port, pid, {**wishes, "kind": "tables"}, name)


def echoed(wishes: Wishes, name: str, size: float) -> Figures:
    """Attack the echo server, which sends frames of this size."""
    with started([sys.executable, "-m", "bench.server", str(round(size))]) as (port, pid):
        return run(port, pid, {**wishes, "kind": "echo"}, name)


def run(port: int, pid: int, wishes: Wishes, name: str) -> Figures:
    """Attack a server in one way; return the figures."""
    with contextlib.ExitStack() as ending:
        people = Helper("bench.people", {**wishes, "port": port, "pid": pid})
        attacker = Helper("bench.attacks", {"port": port, "played": PLAYED, "chatty": CHATTY})
        memory = Memory(pid)
        for each in (people, attacker, memory):
            ending.callback(each.close)
        people.answer()
        warm_up(people, {**wishes, "port": port})
        return attacked(name, people, attacker, memory, {**wishes, "port": port})


def rest(port: int) -> None:
    """Wait until the server has time again."""
    end = time.monotonic() + LONGEST_REST
    quick = 0
    while quick < 5 and time.monotonic() < end:
        began = time.monotonic()
        with contextlib.suppress(OSError):
            _got(port, "/healthz")
        quick = quick + 1 if time.monotonic() - began < CALM else 0
        time.sleep(0.2)


def windows(people: Helper, count: int, seconds: float) -> Windows:
    """Let people play for a while; return what they measured while nobody else had the machine's cores."""
    return [_undisturbed(people, seconds) for _ in range(count)]


def _undisturbed(people: Helper, seconds: float) -> Wishes:
    """Measure until a window counts; return the least disturbed one if none does."""
    tries: Windows = []
    for _ in range(RETRIES):
        stolen = _stolen()
        people.tell(str(seconds))
        tries.append(people.answer())
        tries[-1]["stolen"] = (_stolen() - stolen) / seconds / (os.cpu_count() or 1)
        if tries[-1]["stolen"] <= STOLEN:
            break
    return min(tries, key=lambda tried: float(tried["stolen"]))


def _stolen() -> float:
    """Return for how many seconds this machine's cores worked for somebody else, 0 where nobody tells."""
    with contextlib.suppress(OSError, IndexError):
        return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / os.sysconf("SC_CLK_TCK")
    return 0.0


def warm_up(people: Helper, wishes: Wishes) -> None:
    """Let people play, and start the processes that judge finished games: no attack pays for them."""
    windows(people, 1, 3.0)
    if wishes["kind"] == "tables":
        replay = json.loads(_got(wishes["port"], f"/api/tables/{PLAYED}/games/1"))["replay"]
        for page, late in (("story", "turns"), ("review/p1", "review")):
            until = time.monotonic() + LONGEST_JUDGED
            while json.loads(_got(wishes["port"], f"/api/replays/{replay}/{page}"))[late] is None:
                if time.monotonic() > until:
                    raise RuntimeError(f"the server did not judge a game: {page}")
                time.sleep(1.0)


def _got(port: int, path: str) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=LONGEST_REST)
    with contextlib.closing(connection):
        connection.request("GET", path)
        return connection.getresponse().read()


def attacked(name: str, people: Helper, attacker: Helper, memory: Memory, wishes: Wishes) -> Figures:
    """Let people play without and with an attack, in turns, and return the figures."""
    seconds, laps = wishes["seconds"], wishes["laps"]
    quiet: Windows = []
    hit: Windows = []
    answers: Counter[str] = Counter()
    turns, at_once = (1, laps) if name == LASTING else (laps, 1)
    memory.most()
    before = memory.now()
    for _ in range(turns):
        quiet += windows(people, at_once, seconds)
        attacker.tell(name)
        time.sleep(LONG_LEAD if name == LASTING else LEAD)
        hit += windows(people, at_once, seconds)
        attacker.tell("")
        answers.update(attacker.answer())
        rest(wishes["port"])
    grown = (memory.most() - before) / 1e6
    told = {f"answer {status}": count for status, count in answers.most_common()}
    return {**_times(quiet, "quiet"), **_times(hit, "hit"), "grown_mb": grown, **told}


def _times(found: Windows, name: str) -> Figures:
    """Return the medians of the windows: what else the machine does spoils one of them, seldom most."""
    cuts = [statistics.quantiles(window["times"], n=1000) for window in found]
    figures = {
        "p50_ms": statistics.median(cut[499] for cut in cuts) * 1000,
        "p99_ms": statistics.median(cut[989] for cut in cuts) * 1000,
        "bot_s": max(window["bot"] for window in found),
        "frame_bytes": statistics.median(window["frame_bytes"] for window in found),
    }
    told = {key: sum(window[key] for window in found) for key in ("unanswered", "missed", "dropped")}
    return {f"{name}_{key}": value for key, value in (figures | told).items()}


def compare(wishes: Wishes, attacks: Sequence[str]) -> dict[str, Figures]:
    """Attack table servers, and echo servers beside them; return the figures of each attack."""
    found = {}
    for name in attacks:
        figures = found[name] = served(wishes, name)
        if name != LASTING:  # the echo server has no bots that could think
            echo = echoed(wishes, name, figures["quiet_frame_bytes"])
            figures |= {f"echo_{key}": value for key, value in echo.items()}
        # All attacks take a quarter of an hour, so what is known so far is told at once.
        pair = _pair(figures, "", "p99_ms", 0)
        print(f"{name}: people's p99 {pair} ms, {_ratio(figures, '')} x", file=sys.stderr, flush=True)
    return found


def told(found: dict[str, Figures], wishes: Wishes) -> str:
    """Return the figures as lines of text."""
    head = f"{wishes['tables']} tables x 5 seats, {wishes['rate']} actions/s, default budgets"
    lines = [f"{head}, CPython {platform.python_version()}, {os.cpu_count()} cores"]
    lines.append(f"{'people, ms':<22}{'p50':>18}{'p99':>18}{'ratio':>7}{'echo p99':>18}{'ratio':>7}")
    for name, figures in found.items():
        lines.append(f"{name:<22}{_pair(figures, '', 'p50_ms')}{_pair(figures, '', 'p99_ms')}"
                     f"{_ratio(figures, ''):>7}{_pair(figures, 'echo_', 'p99_ms')}"
                     f"{_ratio(figures, 'echo_'):>7}")  # fmt: skip
    lines.append(
        f"\n{'':<22}{'memory':>10}{'bot move':>10}{'lost':>6}{'not sent':>10}{'dropped':>9}   answers"
    )
    for name, figures in found.items():
        answers = ", ".join(f"{n} x {key[7:]}" for key, n in figures.items() if key.startswith("answer "))
        lines.append(
            f"{name:<22}{figures['grown_mb']:>+7.0f} MB{figures['hit_bot_s']:>8.2f} s"
            f"{figures['hit_unanswered']:>6}{figures['hit_missed']:>10}{figures['hit_dropped']:>9}"
            f"   {answers}"
        )
    lines.append("Targets: p99 at most 2 x, memory at most +100 MB, a rule bot's move below 1 s.")
    return "\n".join(lines)


def _pair(figures: Figures, of: str, key: str, width: int = 18) -> str:
    if f"{of}quiet_{key}" not in figures:
        return f"{'-':>{width}}"
    both = f"{figures[f'{of}quiet_{key}']:.1f} > {figures[f'{of}hit_{key}']:.1f}"
    return f"{both:>{width}}"


def _ratio(figures: Figures, of: str) -> str:
    if f"{of}quiet_p99_ms" not in figures:
        return "-"
    return f"{figures[f'{of}hit_p99_ms'] / figures[f'{of}quiet_p99_ms']:.2f}"


def main(args: list[str]) -> int:
    """Run the bench; `--only NAME` picks an attack, `--seconds N` sets a window, `--json` prints JSON."""
    wishes: Wishes = {"tables": 80, "rate": 80, "seconds": 4, "laps": 5}
    for name in wishes:
        if f"--{name}" in args:
            wishes[name] = int(args[args.index(f"--{name}") + 1])
    only = args[args.index("--only") + 1] if "--only" in args else ""
    found = compare(wishes, [name for name in ATTACKS if only in name])
    print(json.dumps(found, indent=2) if "--json" in args else told(found, wishes))
    return 0
