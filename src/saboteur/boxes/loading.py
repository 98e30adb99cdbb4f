"""Where boxes are found: in this package, in folders that somebody names, and in installed packages.

All are loaded the same way. The environment variable reaches every process of the game (server, bots and
lab), so all of them know the same boxes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from . import BOXES, add
from .manifest import Box, BoxError

VARIABLE: Final = "SABOTEUR_LOAD"
# Installed packages name their boxes here: `tea = "saboteur_tea"` or `tea = "saboteur_tea:BOX"`.
GROUP: Final = "saboteur.boxes"
_HERE: Final = Path(__file__).parent


def load_known() -> None:
    """Load the boxes of this package, those the environment names, and installed ones."""
    own = [start.parent for start in sorted(_HERE.glob("*/__init__.py"))]
    named = [Path(text) for text in os.environ.get(VARIABLE, "").split(os.pathsep) if text]
    load(*own, *named, also=_installed())


def load(*folders: Path, also: Iterable[Box] = ()) -> list[Box]:
    """Load the boxes in folders, each folder once; BoxError says in words what is wrong with one."""
    known = {box.folder.resolve() for box in BOXES.values()}
    wished = dict.fromkeys(path.resolve() for path in folders)
    boxes = [_box_in(folder) for folder in wished if folder not in known]
    add([*boxes, *also])
    return boxes


def wish(folders: Iterable[Path]) -> None:
    """Load boxes here and in every process started from here."""
    whole = [folder.resolve() for folder in folders]
    load(*whole)
    named = [*filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)), *map(str, whole)]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(named))


def _box_in(folder: Path) -> Box:
    start = folder / "__init__.py"
    if not folder.is_dir():
        raise BoxError(f"{folder} is not a folder")
    if not start.is_file():
        raise BoxError(f"{folder} contains no box: it has no __init__.py")
    return _checked(_imported(folder, start), str(start))


def _imported(folder: Path, start: Path) -> ModuleType:
    name = _package(folder)
    spec = spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None, start
    sys.modules[name] = module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BoxError(f"the box in {folder} cannot be imported: {error!r}") from error
    return module


def _package(folder: Path) -> str:
    """Return the package name of a box: a part of this one, or a name that no other box has."""
    if folder.parent == _HERE.resolve():
        return f"{__package__}.{folder.name}"
    name = stem = f"saboteur_box_{folder.name}"
    number = 1
    while name in sys.modules:
        number += 1
        name = f"{stem}_{number}"
    return name


def _installed() -> list[Box]:
    """Return the boxes of installed packages."""
    found = []
    for entry in entry_points(group=GROUP):
        try:
            named = entry.load()
        except Exception as error:
            raise BoxError(f"the installed box {entry.value!r} cannot be imported: {error!r}") from error
        found.append(_checked(named, entry.value))
    return found


def _checked(named: Any, where: str) -> Box:
    box = named if isinstance(named, Box) else getattr(named, "BOX", None)
    if not isinstance(box, Box):
        raise BoxError(f"{where} names no BOX")
    if fault := box.fault():
        raise BoxError(f"the box in {where} {fault}")
    return box
