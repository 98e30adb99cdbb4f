"""The real program as a process of its own: at the end of pipes, or of a terminal."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from saboteur.cli import app

SOURCE = Path(__file__).resolve().parents[2] / "src"
PROMPT = re.compile(r"Your (move|choice): $")
TIMEOUT = 120


def environment(**more: str) -> dict[str, str]:
    """Return an environment in which nothing speaks of colours, widths or encodings but what is asked."""
    keep = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    return {**keep, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **more}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "saboteur", *words]


def run(
    *words: str, typed: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end on what is typed beforehand."""
    return subprocess.run(
        command(*words),
        input=typed,
        env=environment(**(env or {})),
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def refused(*words: str) -> tuple[int, str, str]:
    """Run the program in this process, for speed; return exit status, output and errors."""
    out, errors = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(errors), pytest.raises(SystemExit) as end:
        app(words)
    return int(end.value.code or 0), out.getvalue(), errors.getvalue()


class Talk:
    """A running game at the other end of two pipes: one line in, everything up to the next prompt out."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            command(*words),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        self.opening = self.read()

    def __enter__(self) -> "Talk":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def read(self) -> str:
        """Return what is printed up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        seen = b""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            seen += part
            if not part or PROMPT.search(seen.decode("utf-8", "ignore")):
                return seen.decode()
        raise TimeoutError(seen.decode())

    def say(self, line: str) -> str:
        """Type a line and return the answer without the echo of the line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        return self.read().split("\n", 1)[1]

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C; return exit status and errors."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(TIMEOUT)  # the input stays open, so that it is not its end that stops the game
        _, errors = self.process.communicate()
        return self.process.returncode, errors.decode()
