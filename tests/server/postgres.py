"""PostgreSQL for the tests: one server for all of a run, with a schema for each test.

The engine comes from a package. Run as a program, this file starts it and ends it when the tests have ended,
however they end.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.database import engine, owner

from .process import PATIENCE, free_port, wait_for

# PostgreSQL refuses to be run by root.
NOBODY = 65534
# What was started for the tests of this process, which ends by itself.
STARTED: dict[Path, subprocess.Popen[bytes]] = {}


class Postgres:
    """A server of PostgreSQL, which may be killed, paused and started again."""

    def __init__(self, home: Path) -> None:
        """Prepare a folder that is not shared with other servers."""
        self.home = home
        self.port = free_port()
        # Where it is reached, how its command lines begin on another machine, and what else it is told.
        self.host = "127.0.0.1"
        self.prefix: Sequence[str] = ()
        self.settings: dict[str, Any] = {}
        self.process: subprocess.Popen[bytes] | None = None
        home.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            os.chown(home, NOBODY, NOBODY)
        self.programs = engine(home)
        self.files = home / "database"

    @property
    def place(self) -> str:
        return f"postgresql://postgres@{self.host}:{self.port}/postgres"

    def make(self) -> None:
        """Make an empty database; a crash of the machine may lose it, that of a process may not."""
        words = [
            "-D",
            str(self.files),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        command = [str(self.programs / "initdb"), *words, "--no-instructions", "--wal-segsize=1"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.home, **owner())

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {
            "listen_addresses": self.host,
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "off",
            "shared_buffers": "16MB",
            "max_connections": 60,
            **self.settings,
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.home / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, self.programs / "postgres", "-D", self.files, *words],
                stdout=log,
                stderr=log,
                cwd=self.home,
                **({} if self.prefix else owner()),
            )
        wait_for(self._answers, "PostgreSQL")

    def _answers(self) -> bool:
        import psycopg

        assert self.process is not None and self.process.poll() is None, (self.home / "log.txt").read_text()
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.place).close()
            return True
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: at once, but cleanly, or as it is killed."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Shared:
    """A server that others use as well."""

    def __init__(self, place: str) -> None:
        """Take it where it is."""
        self.place = place

    @contextlib.contextmanager
    def schema(self) -> Iterator[str]:
        """Give the address of a schema of its own, which is empty."""
        import psycopg

        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.place, autocommit=True) as session:
            session.execute(f"CREATE SCHEMA {name}".encode())
        yield f"{self.place}?options=-csearch_path%3D{name}"


@contextlib.contextmanager
def own_postgres() -> Iterator[Postgres]:
    """Start a server that a test may do anything to."""
    with tempfile.TemporaryDirectory(prefix="saboteur-pg-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)
        server = Postgres(Path(folder) / "pg")
        server.make()
        server.start()
        try:
            yield server
        finally:
            if server.process and server.process.poll() is None:
                server.stop(signal.SIGQUIT)


def shared_place(folder: Path) -> str:
    """Return the address of the server that all tests of a run share, started by whoever asks first."""
    file, lock = folder / "postgres.txt", folder / "postgres.lock"
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return str(wait_for(lambda: file.exists() and file.read_text(), "the shared PostgreSQL"))
    tests = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    STARTED[folder] = subprocess.Popen(
        [sys.executable, "-P", "-m", "server.postgres", str(file), str(tests)],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    return str(wait_for(lambda: file.exists() and file.read_text(), "the shared PostgreSQL"))


def is_alive(process: int) -> bool:
    """Tell whether a process runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def main() -> None:
    """Serve until the tests have ended."""
    file, tests = Path(sys.argv[1]), int(sys.argv[2])
    with own_postgres() as server:
        part = file.with_suffix(".part")
        part.write_text(server.place)
        part.replace(file)
        while is_alive(tests):
            time.sleep(0.2)


if __name__ == "__main__":
    main()
