"""Boxes from outside the package: folders named in the environment.

The environment variable reaches every process of the game (server, bots and lab), so all of them know the
same boxes.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from .boxes import load

VARIABLE: Final = "SABOTEUR_LOAD"
_loaded: Final[set[Path]] = set()


def load_wished() -> None:
    """Load the folders the environment names, each once."""
    for text in os.environ.get(VARIABLE, "").split(os.pathsep):
        folder = Path(text).resolve()
        if text and folder not in _loaded:
            _load_named(folder)
            _loaded.add(folder)


def _load_named(folder: Path) -> None:
    try:
        load(folder)
    except ImportError as error:
        raise ImportError(f"{VARIABLE} names {folder}: {error}") from error
