"""Check whether tests depend on the machine's speed: python3 tools/under_load.py [TIMES] [PYTEST ARGS]

Runs `python3 run.py test` so many times in a row (by default once) beside four busy loops, and prints one
line per run. Words after the number go to pytest: `3 tests/server -x`. Exits with 1 if a run failed. The
loops end with this process, whatever ends it. Only the standard library is used here.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOOPS = 4
# A loop checks now and then whether the process that started it is still alive.
LOOP = """\
import os, sys

while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep the CPU busy."""
    command = [sys.executable, "-c", LOOP, str(os.getpid())]
    started = [subprocess.Popen(command) for _ in range(loops)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run(words: Sequence[str]) -> str:
    """Run the checks and the tests once; print failures in full and return the result."""
    began = time.monotonic()
    command = [sys.executable, str(ROOT / "run.py"), "test", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout)
    lines = [line.strip("= ") for line in done.stdout.splitlines() if line.strip()]
    counts = next((line for line in reversed(lines) if re.match(r"\d+ (passed|failed)", line)), "no tests")
    took = time.monotonic() - began
    return f"{'passed' if done.returncode == 0 else 'FAILED'} after {took:.0f} s; {counts}; {lines[-1]}"


def main() -> None:
    """Run the command line."""
    words = sys.argv[1:]
    times = int(words.pop(0)) if words and words[0].isdigit() else 1
    failed = False
    with busy(LOOPS):
        for number in range(1, times + 1):
            said = run(words)
            failed |= said.startswith("FAILED")
            print(f"Run {number} of {times}: {said}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
