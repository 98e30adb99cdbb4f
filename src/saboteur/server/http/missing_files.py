"""Whether the page is whole: every file that it loads, followed from index.html through its modules."""

from __future__ import annotations

import json
import posixpath
import re
from typing import Final

from .pages import found, slim

_STATIC: Final = "/static/"
_LINK = re.compile(rf'"{_STATIC}([^"]+)"')
_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["']([^"']+)["']""")

_INCOMPLETE: Final = """\
The game cannot be opened: files of its page are missing from this copy, so browsers would show nothing.
{names}
An installed copy: install it again from where it came (pip install --force-reinstall ...).
A clone of the project: start it with python3 run.py, which fetches what is missing."""


def incomplete() -> str | None:
    """Return what to tell the person who starts a copy without its whole page, None for a whole one."""
    names = "\n".join(f"  web/{name}" for name in missing_files())
    return _INCOMPLETE.format(names=names) if names else None


def missing_files() -> list[str]:
    """Return the files below `web` that the page needs and this copy of the program lacks.

    A package without them would still start, and show every player an empty page.
    """
    page = _text("index.html")
    if page is None:
        return ["index.html"]
    libraries = _import_map(page)
    waiting, seen, missing = set(_LINK.findall(page)), set[str](), []
    while waiting - seen:
        name = min(waiting - seen)
        seen.add(name)
        text = _text(name)
        if text is None:
            missing.append(name)
        elif name.endswith(".js"):
            waiting |= _imports(name, text, libraries)
    return sorted(missing)


def _text(name: str) -> str | None:
    file = found("web", *name.split("/"))
    return file.read_text(encoding="utf-8") if file else None


def _import_map(page: str) -> dict[str, str]:
    """Return which file each library's name stands for."""
    written = _MAP.search(page)
    imports = json.loads(written[1])["imports"] if written else {}
    return {name: path.removeprefix(_STATIC) for name, path in imports.items()}


def _imports(name: str, text: str, libraries: dict[str, str]) -> set[str]:
    """Return the files that a module imports, at once or later."""
    folder = posixpath.dirname(name)
    # Without comments, which name types from files that no browser loads.
    asked = _IMPORT.findall(slim(text, ".js"))
    return {
        posixpath.normpath(posixpath.join(folder, each))
        if each.startswith(".")
        else libraries.get(each, each)
        for each in asked
    }
