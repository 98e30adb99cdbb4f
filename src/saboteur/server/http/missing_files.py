"""Whether the page is complete: every file it loads, followed from index.html and the boxes."""

from __future__ import annotations

import json
import posixpath
import re
from typing import Final

from ...boxes import BOXES
from .assets import slim
from .joining import RUNTIME
from .page_files import box_file, found

_STATIC: Final = "/static/"
_WORKER: Final = "/static/worker.js"
_LINK = re.compile(r'"(/(?:static|box)/[^"]+)"')
_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["']([^"']+)["']""")

_INCOMPLETE: Final = """\
The server cannot start: files of its page are missing from this copy, so browsers would show nothing.
{names}
An installed copy: install it again from where it came (pip install --force-reinstall ...).
A clone of the project: start it with python3 run.py, which fetches what is missing."""


def incomplete() -> str | None:
    """Return what to tell somebody who starts an incomplete copy; None if it is complete."""
    names = "\n".join(f"  {name}" for name in missing_files())
    return _INCOMPLETE.format(names=names) if names else None


def missing_files() -> list[str]:
    """Return the files that the page needs and this copy lacks, below `web` or a box.

    A package without them would still start, and show every player an empty page.
    """
    page = _text(f"{_STATIC}index.html")
    if page is None:
        return ["web/index.html"]
    libraries: dict[str, str] = json.loads(_MAP.findall(page)[0])["imports"]
    boxes = {f"/box/{key}/{name}" for key, box in BOXES.items() for name in box.page_files}
    waiting, seen, missing = boxes | {RUNTIME, _WORKER, *_LINK.findall(page)}, set[str](), []
    while waiting - seen:
        path = min(waiting - seen)
        seen.add(path)
        text = _text(path)
        if text is None:
            missing.append(_named(path))
        elif path.endswith(".js"):
            waiting |= _imports(path, text, libraries)
    return sorted(missing)


def _named(path: str) -> str:
    """Return a file's place in the package."""
    room, *names = path.removeprefix("/").split("/")
    if room == "box":
        return "/".join(("boxes", BOXES[names[0]].folder.name, *names[1:]))
    return "/".join(("web", *names)) if room == "static" else path


def _text(path: str) -> str | None:
    """Return what a browser would receive for a path."""
    room, *names = path.removeprefix("/").split("/")
    file = box_file(*names) if room == "box" else found("web", *names)
    return file.read_text(encoding="utf-8") if file else None


def _imports(path: str, text: str, libraries: dict[str, str]) -> set[str]:
    """Return the files a module imports, statically or dynamically."""
    folder = posixpath.dirname(path)
    # Without comments, which name types from files that no browser loads.
    asked = _IMPORT.findall(slim(text, ".js"))
    beside = {posixpath.normpath(posixpath.join(folder, each)) for each in asked if each.startswith(".")}
    return beside | {libraries.get(each, each) for each in asked if not each.startswith(".")}
