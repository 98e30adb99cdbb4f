"""Write everything that follows from the types in saboteur/schema; `--check` only tells what has drifted.

python3 tools/schema.py            # protocol.d.ts, those of the boxes, and the tables of the docs
python3 tools/schema.py BOX ...    # protocol.d.ts of boxes in other folders
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))


def wanted() -> dict[Path, str]:
    """Return every generated file with its text; an empty text means that there is no such file."""
    from saboteur.boxes import BOXES
    from saboteur.schema.pages import filled
    from saboteur.schema.typescript import box_protocol, protocol

    package = ROOT / "src" / "saboteur"
    files = {package / "web" / "protocol.d.ts": protocol()}
    for box in BOXES.values():
        if package in box.folder.parents:
            files[box.folder / "protocol.d.ts"] = box_protocol(box)
    for page in ("events.md", "protocol.md"):
        path = ROOT / "docs" / page
        files[path] = filled(path.read_text(encoding="utf-8"))
    # Last, because loading them adds to what the others are written from.
    return files | outside([str(start.parent) for start in sorted(ROOT.glob("examples/*/__init__.py"))])


def outside(folders: list[str]) -> dict[Path, str]:
    """Return the declarations of boxes in other folders."""
    from saboteur.boxes.loading import load
    from saboteur.schema.typescript import box_protocol

    boxes = load(*(Path(folder).resolve() for folder in folders))
    return {box.folder / "protocol.d.ts": box_protocol(box) for box in boxes}


def drifted(files: dict[Path, str]) -> list[Path]:
    """Return the files that are not as they should be."""
    return [
        path for path, text in files.items() if (path.read_text("utf-8") if path.exists() else "") != text
    ]


def main(words: list[str]) -> int:
    """Write the files, or check them."""
    import saboteur  # noqa: F401 - loads the boxes

    folders = [word for word in words if word != "--check"]
    files = outside(folders) if folders else wanted()
    changed = drifted(files)
    for path in changed:
        print(path)
        if "--check" in words:
            continue
        if files[path]:
            path.write_text(files[path], encoding="utf-8")
        else:
            path.unlink()
    return 1 if changed and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
