"""The package as it would be without some of its boxes."""

from __future__ import annotations

from pathlib import Path

import saboteur
from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE

PACKAGE = Path(saboteur.__file__).parent
# Every box that can be taken out.
KEYS = sorted(key for key, box in BOXES.items() if box.origin != BASE)


def package_without(folder: Path, *keys: str) -> Path:
    """Make a package that has all but some boxes; return where Python finds it."""
    root = folder / "saboteur"
    gone = {BOXES[key].folder.name for key in keys}
    (root / "boxes").mkdir(parents=True)
    for path in PACKAGE.iterdir():
        if path.name != "boxes":
            (root / path.name).symlink_to(path)
    for path in (PACKAGE / "boxes").iterdir():
        if path.name not in gone:
            (root / "boxes" / path.name).symlink_to(path)
    return folder
