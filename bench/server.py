"""How quickly the table server tells everyone what happened, beside a bare echo server on the same stack.

Three processes: the server (or the echo server), a lean client with all the sockets, and this one, which
starts them in turn. An action's time runs from when it is sent until the last seat of its table has it.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from saboteur.server.admission.budgets import BUDGETS

from .load import SEATS, Figures, Wishes, memory_of

# The folder in which `-m bench` finds this package.
ROOT: Final = Path(__file__).parents[1]

# The echo server --------------------------------------------------------------------------------------


def echo(size: int) -> None:
    """Serve a bare stack: whatever one socket of a group sends goes to all of them."""
    import socket

    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    groups: dict[str, list[WebSocket]] = {}
    frame = json.dumps({"t": "events", "n": 1, "legal": [{"do": "x"}], "pad": "x" * (size - 60)})

    async def talk(page: WebSocket) -> None:
        await page.accept()
        await page.receive_text()
        group = groups.setdefault(page.path_params["code"], [])
        group.append(page)
        await page.send_text('{"t":"table"}')
        await page.send_text('{"t":"game","n":1,"legal":[{"do":"x"}]}')
        with contextlib.suppress(Exception):
            while True:
                await page.receive_text()
                for other in group:
                    await other.send_text(frame)
                await page.send_text('{"t":"done"}')

    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/ws/{code}", talk)])
    config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
    uvicorn.Server(config).run(sockets=[listening])


# The bench --------------------------------------------------------------------------------------------


def fsync_ms(folder: Path) -> float:
    """Return how many milliseconds an fsync takes on this disk."""
    times = []
    with (folder / "probe").open("wb") as file:
        for _ in range(30):
            file.write(bytes(4096))
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def measured(command: list[str], wishes: Wishes) -> Figures:
    """Start a server, let the client play on it and return the measurements."""
    with started(command) as (pid, port):
        time.sleep(1.0)
        empty = memory_of(pid)
        figures = played({**wishes, "port": port, "pid": pid})
    return {**figures, "empty_kb": empty / 1024}


@contextlib.contextmanager
def started(command: list[str]) -> Iterator[tuple[int, int]]:
    """Start a server; give its process and its port, and stop it afterwards."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
    ) as server:
        assert server.stdout is not None
        try:
            yield server.pid, port_of(server.stdout)
        finally:
            server.terminate()
            server.stdout.read()


def played(wishes: Wishes) -> Figures:
    """Let the client play, in a process of its own, and return what it measured."""
    client = [sys.executable, "-m", "bench.load", json.dumps(wishes)]
    done = subprocess.run(client, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    figures: Figures = json.loads(done.stdout)
    return figures


def port_of(said: IO[str]) -> int:
    """Return the port that a server says it has."""
    for line in said:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
            return int(found[1])
    raise RuntimeError("the server did not start")


def served(wishes: Wishes, *options: str) -> Figures:
    """Measure the table server over an empty folder, with further options."""
    with tempfile.TemporaryDirectory() as place:
        disk = fsync_ms(Path(place))
        figures = measured(serving(place, *options), {**wishes, "kind": "tables"})
        return {**figures, "fsync_ms": disk}


def serving(place: str, *options: str) -> list[str]:
    """Return the command that serves tables in a folder, with further options."""
    serve = ["serve", "--port", "0", "--host", "127.0.0.1", "--no-open", "--data", place]
    # All players come from this machine, which no budget is made for.
    budgets = [word for name in BUDGETS for word in ("--budget", f"{name}=1000000000")]
    return [sys.executable, "-m", "saboteur", *serve, "--proxy", "127.0.0.1", *budgets, *options]


def compare(wishes: Wishes) -> Figures:
    """Measure the table server, the same while four bots think, and then the echo server."""
    ours = served(wishes)
    with_bots = served({**wishes, "bots": True})
    size = str(round(ours["frame_bytes"]))
    bare = measured([sys.executable, "-m", "bench.server", size], {**wishes, "kind": "echo"})
    figures = {**ours, **{f"echo_{name}": value for name, value in bare.items()}}
    figures["bots_p99_ms"] = with_bots["p99_ms"]
    figures["bots_ratio"] = with_bots["p99_ms"] / ours["p99_ms"]
    figures["p99_ratio"] = ours["p99_ms"] / bare["p99_ms"]
    figures["p50_ratio"] = ours["p50_ms"] / bare["p50_ms"]
    figures["table_kb"] = (ours["played_kb"] - ours["empty_kb"]) / wishes["tables"]
    figures["echo_table_kb"] = (bare["played_kb"] - bare["empty_kb"]) / wishes["tables"]
    figures["load"] = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return figures


LINES: Final = (
    ("actions told to everyone, a second", "actions_s", "{:.1f}", ""),
    ("  not told at all", "unanswered", "{:.0f}", "none"),
    ("action to the last seat's view, p50", "p50_ms", "{:.1f} ms", ""),
    ("  p99", "p99_ms", "{:.1f} ms", "below 50 ms"),
    ("  worst", "worst_ms", "{:.1f} ms", ""),
    ("  p99 while four bots think", "bots_p99_ms", "{:.1f} ms", ""),
    ("  ratio to none", "bots_ratio", "{:.2f}", "at most 1.5"),
    ("the same, bare echo server, p50", "echo_p50_ms", "{:.1f} ms", ""),
    ("  p99", "echo_p99_ms", "{:.1f} ms", ""),
    ("ratio of the two, p50", "p50_ratio", "{:.2f}", ""),
    ("  p99", "p99_ratio", "{:.2f}", ""),
    ("memory of a table with its sockets", "table_kb", "{:.0f} KB", "below 200 KB"),
    ("  bare echo server", "echo_table_kb", "{:.0f} KB", ""),
    ("memory of the server, empty", "empty_kb", "{:,.0f} KB", ""),
    ("an events frame", "frame_bytes", "{:,.0f} bytes", ""),
    ("one fsync of this disk", "fsync_ms", "{:.2f} ms", ""),
    ("load of the machine", "load", "{:.1f}", ""),
)


def told(figures: Figures, wishes: Wishes) -> str:
    """Return the figures as lines of text."""
    head = f"{wishes['tables']} tables x {SEATS} seats, {wishes['rate']} actions/s for {wishes['seconds']} s"
    lines = [f"{head}, synchronous=FULL, CPython {platform.python_version()}, {os.cpu_count()} cores"]
    for name, key, form, aim in LINES:
        lines.append(f"{name:<46}{form.format(figures[key]):>14}   {aim}".rstrip())
    return "\n".join(lines)


def main(args: list[str]) -> int:
    """Run the bench; `--tables N --rate N --seconds N` set its size, `--json` prints plain figures.

    `--hostile` measures what people notice while somebody attacks, `--store ADDRESS` and `--nodes N` what it
    costs to keep tables in PostgreSQL, and to be several servers on it (`nodes.py`), `--asleep N` what
    sleeping tables take in memory.
    """
    wishes: Wishes = {"tables": 500, "rate": 100, "seconds": 60}
    for name in wishes:
        if f"--{name}" in args:
            wishes[name] = int(args[args.index(f"--{name}") + 1])
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if "--hostile" in args:
        from . import hostile

        return hostile.main(args)
    if "--asleep" in args:
        from . import asleep

        return asleep.main(int(args[args.index("--asleep") + 1]))
    if "--store" in args or "--nodes" in args:
        from . import nodes

        return nodes.main(args, wishes)
    figures = compare(wishes)
    print(json.dumps(figures, indent=2) if "--json" in args else told(figures, wishes))
    return 0


if __name__ == "__main__":
    echo(int(sys.argv[1]))
