"""Run the game with other limits of time: launch.py '{"wire.sockets.HELLO_WITHIN": 60}' serve …

What the server gives people seconds for is minutes on a machine that is busy with something else.
"""

from __future__ import annotations

import json
import os
import sys
import time
from importlib import import_module
from pathlib import Path

# Limits that no test waits for are long.
PATIENT = {
    "serve.LONGEST_UNSENT": 600_000,
    "serve.PING": 300.0,
    "wire.sockets.HELLO_WITHIN": 120.0,
    "wire.sockets._FAREWELL": 120.0,
    "admission.connections.HEAD_WITHIN": 120.0,
    "admission.connections.BODY_WITHIN": 120.0,
    "admission.connections.FAREWELL": 120.0,
    "http.play.PATIENCE": 120.0,
    "tables.archive._PATIENCE": 120.0,
    "tables.bot_process._PATIENCE": 120.0,
    "tables.fair.OPEN_WITHIN": 120.0,
}
# Pauses that tests have to sit through are short.
BRISK = {
    "admission.door.PENALTY": 0.1,
    "tables.audience.AWAY_AFTER": 1.0,
    "tables.live.AWAY_AFTER": 1.0,
    "tables.timing.REST": 0.5,
}


def set_limits(limits: dict[str, float]) -> None:
    """Set constants of the server's modules, which must be there already."""
    for name, seconds in limits.items():
        module, _, constant = name.rpartition(".")
        names = vars(import_module(f"saboteur.server.{module}"))
        assert constant in names, f"there is no {name}"
        names[constant] = seconds


def set_clock(file: str) -> None:
    """Let the time of day be off by as many seconds as a file says, whenever it is asked."""
    right = time.time
    vars(time)["time"] = lambda: right() + float(Path(file).read_text(encoding="ascii"))


def main() -> None:
    """Set the limits and the clock, then do what the game's own command line does."""
    if "CLOCK" in os.environ:
        set_clock(os.environ["CLOCK"])
    from saboteur.cli import app

    set_limits(json.loads(sys.argv[1]))
    app(sys.argv[2:])


if __name__ == "__main__":
    main()
