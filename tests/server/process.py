"""A real server: a process of its own with a journal on the disk, started, asked, killed, started again."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .launch import BRISK, PATIENT

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src"
# How long anything may take before it counts as never: much longer than on the busiest machine.
PATIENCE = 120.0
JSON = dict[str, Any]


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> tuple[int, str]:
        return self.status, self.data["error"]

    @property
    def error_code(self) -> tuple[int, str]:
        """Return why a command was not done."""
        return self.status, self.data["code"]


class Server:
    """One server over one folder; it may be killed and started again on the same port."""

    def __init__(
        self,
        folder: Path,
        env: dict[str, str] | None = None,
        limits: dict[str, float] | None = None,
        options: Sequence[str] = (),
        program: Sequence[str] = (),
        proxy: str = "127.0.0.1",
    ) -> None:
        """Prepare; limits are the server's own of time, as launch.py names them; a program runs as it is."""
        self.folder = folder
        # Where its tables are, unless a test says otherwise.
        self.data = folder
        self.env = env or {}
        self.program = program
        # Whose word about where a request comes from it believes: that of `elsewhere`.
        self.proxy = proxy
        # Further words of its command line.
        self.options = options
        # Where it is reached, and how its command line begins on another machine.
        self.host = "127.0.0.1"
        self.prefix: Sequence[str] = ()
        self.patience = PATIENCE
        self.limits = {**PATIENT, **BRISK, **(limits or {})}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        # The keys in the links of the tables made here, by code.
        self.keys: dict[str, str] = {}
        self.log = folder / "log.jsonl"

    # Its life ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start it and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--host", self.host, "--data", str(self.data)]
        words += ["--no-open", "--tables", "1000000", "--budget", "requests=1000000"]
        words += ["--budget", "codes=1000000"]
        words += ["--proxy", self.proxy] if self.proxy else []
        words += self.options
        launch = [sys.executable, "-P", str(HERE / "launch.py"), json.dumps(self.limits)]
        said = self.folder / "said.txt"
        keep = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
        with said.open("wb") as out, self.log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*self.prefix, *(self.program or launch), *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=errors,
                env={**keep, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1", **self.env},
            )
        wait_for(self._answers, "an answer")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.get("/healthz").status in (200, 503)
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> float:
        """Ask it to stop; return how many seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        return time.monotonic() - began

    def close(self) -> None:
        """End it however it is."""
        if self.process and self.process.poll() is None:
            self.kill()

    # Asking it -----------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None, headers: JSON | None = None) -> Answer:
        """Ask over HTTP; a body that is not bytes is sent as JSON."""
        sent = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        connection = http.client.HTTPConnection(self.host, self.port, timeout=self.patience)
        with contextlib.closing(connection):
            connection.request(method, path, sent, headers or {})
            response = connection.getresponse()
            return Answer(response.status, response.read(), {k.lower(): v for k, v in response.getheaders()})

    def get(self, path: str) -> Answer:
        """Ask for a page, about a table as somebody who has its link."""
        code = re.match(r"/api/tables/(\w+)", path)
        key = self.keys.get(code[1]) if code else None
        return self.ask("GET", path, headers=bearer(key) if key else None)

    def post(self, path: str, body: Any) -> Answer:
        """Ask for something to be made."""
        return self.ask("POST", path, body)

    def make(self, name: str = "Ada", **wishes: Any) -> JSON:
        """Make a table; return code, seat and token."""
        wish = {"name": name, "clock": {"kind": "none"}, "pace": 0, "delay": {"seconds": 0}, **wishes}
        answer = self.post("/api/tables", wish)
        assert answer.status == 201, answer.body
        place = dict(answer.data)
        self.keys[place["code"]] = place["link"].partition("#")[2]
        return place

    def join(self, code: str, name: str) -> JSON:
        """Sit down at a table, from a new device and address; return code, seat and token."""
        wish = {"name": name, "device": new_device()}
        answer = self.ask("POST", f"/api/tables/{code}/seats", wish, elsewhere())
        assert answer.status == 201, answer.body
        return dict(answer.data)

    def seated(self, players: int, rules: JSON | None = None, **wishes: Any) -> list[JSON]:
        """Make a table with a person on each seat; return their codes, seats and tokens."""
        host = self.make("Player 0", rules={"players": players, **(rules or {})}, **wishes)
        return [host, *(self.join(host["code"], f"Player {i}") for i in range(1, players))]

    def shown(self, code: str) -> JSON:
        """Return a table as everyone may see it."""
        return dict(self.get(f"/api/tables/{code}").data)

    # Looking inside ------------------------------------------------------------------------------

    @contextlib.contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        """Open the journal's file."""
        file = self.folder / "tables.sqlite3"
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
            yield connection
            connection.commit()

    def journal(self, code: str) -> list[JSON]:
        """Return all that has happened at a table."""
        with self.database() as database:
            rows = database.execute("SELECT body FROM journal WHERE code = ? ORDER BY seq", (code,))
            return [json.loads(body) for (body,) in rows]

    def acts(self, code: str) -> list[JSON]:
        """Return the actions at a table."""
        return [entry for entry in self.journal(code) if entry["e"] == "acted"]

    def lines(self) -> list[JSON]:
        """Return the log; every line of it must be JSON."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def errors(self) -> list[JSON]:
        """Return the log lines that tell of something that went wrong in the server itself."""
        return [line for line in self.lines() if line["level"] == "error" or "trace" in line]

    def memory(self) -> int:
        """Return how many bytes the server holds in memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def files(self) -> int:
        """Return how many files and connections the server has open."""
        assert self.process is not None
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


def bearer(token: str) -> JSON:
    """Return the header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


def new_device() -> str:
    """Return what a page names its device by."""
    return f"{random.getrandbits(96):x}"


def elsewhere() -> JSON:
    """Return the header by which a proxy on this machine tells from where a request came."""
    return {"X-Forwarded-For": ".".join(["10", *(str(random.randrange(256)) for _ in range(3))])}


def wait_for(look: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Look again and again until there is something."""
    until = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < until, f"waited too long for {what}"
        time.sleep(0.02)
    return found


def free_port() -> int:
    """Return a port that no connection takes for its own end while a server is being started again."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with contextlib.closing(socket.socket()) as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
