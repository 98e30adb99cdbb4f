"""Run the game as tests/server/launch.py does, and write down every call of one of its functions.

    traced.py CALLS '{…}' serve …

A line is `caller.py callee.py Class.function`; a caller outside the package is `-`. A coroutine that goes on
after it has waited is not called again.
"""

from __future__ import annotations

import inspect
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import saboteur

PACKAGE = f"{Path(saboteur.__file__).parent}/"


def place(frame: FrameType | None) -> str:
    """Return a frame's file below the package, `-` if it is none of ours."""
    name = frame.f_code.co_filename if frame else ""
    return name.removeprefix(PACKAGE) if name.startswith(PACKAGE) else "-"


def main() -> None:
    """Trace this thread and all that it starts."""
    from server.launch import main as launch

    calls = Path(sys.argv.pop(1)).open("w", buffering=1, encoding="utf-8")  # noqa: SIM115 - open to the end
    under_way: set[FrameType] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        callee = place(frame)
        if event != "call" or callee == "-":
            return
        if frame.f_code.co_flags & inspect.CO_COROUTINE:
            if frame in under_way:
                return
            under_way.add(frame)
        calls.write(f"{place(frame.f_back)} {callee} {frame.f_code.co_qualname}\n")

    threading.setprofile(note)
    sys.setprofile(note)
    launch()


if __name__ == "__main__":
    main()
