"""Rewrite the golden games and the perft files, or with --check say which are out of date.

python tools/regenerate_golden.py [--check]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from golden.playthrough import SCRIPTS, playthrough, stored  # noqa: E402
from perft.counting import SNAPSHOTS  # noqa: E402


def fresh() -> Iterator[tuple[Path, str]]:
    """Return every file as it should be."""
    for name in SCRIPTS:
        yield stored(name), playthrough(name)
    for path, text in SNAPSHOTS.items():
        yield path, text()


def main(args: list[str]) -> int:
    """Write or check; the exit status says whether a check found anything."""
    stale = 0
    for path, text in fresh():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale += 1
            print(("out of date: " if "--check" in args else "written: ") + str(path.relative_to(ROOT)))
            if "--check" not in args:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
    return int("--check" in args and stale > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
