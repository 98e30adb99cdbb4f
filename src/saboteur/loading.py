"""Modules from outside the package: files that register themselves, with their texts beside them.

The environment variable names them, so that every process of the game knows the same modules: the server,
the bots' worker and the laboratory's. `tea.py` brings its rules in `tea.md`, its texts in `tea.en.ftl` and
so on; the file is called like its module.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

VARIABLE: Final = "SABOTEUR_LOAD"
# What has been loaded, in order.
LOADED: Final[list[Path]] = []


def load(path: Path) -> None:
    """Load a file once; ImportError names one that is not there."""
    if path in LOADED:
        return
    name = f"saboteur_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ImportError(f"{VARIABLE} names {path}, which is no Python file")
    sys.modules[name] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    LOADED.append(path)


def load_wished() -> None:
    """Load the files that the environment names."""
    for text in os.environ.get(VARIABLE, "").split(os.pathsep):
        if text:
            load(Path(text).resolve())


def rule_pages() -> list[Path]:
    """Return the rules of the loaded modules that bring any."""
    return [page for path in LOADED if (page := path.with_suffix(".md")).is_file()]


def text_files(language: str) -> list[Path]:
    """Return the texts of the loaded modules in a language, as far as they bring any."""
    return [file for path in LOADED if (file := path.with_suffix(f".{language}.ftl")).is_file()]
