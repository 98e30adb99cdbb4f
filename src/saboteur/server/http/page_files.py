"""The files that make up the page, by the paths it uses for them, and the version they are together."""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from ... import __version__
from ...boxes import BOXES
from ...boxes.manifest import PAGE_ENDINGS
from ...languages import languages, rules_file, text_files

ROOT: Final[Traversable] = resources.files("saboteur")
STATIC: Final = "/static/"
MAIN: Final = "/static/app.js"
# Drawings that stand in the page itself: a slow network carries them while it waits for the first file.
IN_PAGE: Final = ("/static/art/people.svg", "/static/art/things.svg")
# What boxes import from the page.
KIT: Final = "saboteur/table"
# Longer names, or deeper ones, would not be refused as missing but as impossible.
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_DEEPEST: Final = 8
_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">')


def found(*names: str) -> Traversable | None:
    """Return a file of the package, or None; no name leads out of its folder."""
    if len(names) > _DEEPEST or not all(_NAME.fullmatch(name) for name in names):
        return None
    place = ROOT.joinpath(*names)
    return place if place.is_file() else None


def box_file(key: str, name: str) -> Traversable | None:
    """Return a box's file for the page, or None; no name leads out of its folder."""
    box = BOXES.get(key)
    safe = _NAME.fullmatch(name) and name.endswith(PAGE_ENDINGS)
    return box.file(name) if box and safe else None


def text_at(path: str) -> str | None:
    """Return the text of the file at a path such as /static/app.js; None if there is none."""
    room, *names = path.removeprefix("/").split("/")
    if room == "box":
        file = box_file(*names) if len(names) == len(("KEY", "NAME")) else None
    else:
        file = found("web", *names) if room == "static" else None
    return file.read_text(encoding="utf-8") if file else None


def html_source() -> str:
    """Return the page's HTML as it is written."""
    return text_at(f"{STATIC}index.html") or ""


def libraries() -> dict[str, str]:
    """Return the paths of modules that are imported by a bare name."""
    known: dict[str, str] = json.loads(_MAP.findall(html_source())[0])["imports"]
    return known


def styles() -> list[str]:
    """Return the paths of the styles that every page needs, in their order."""
    return _STYLE.findall(html_source())


def resolved(name: str, importer: str) -> str:
    """Return the path of a module by the name that another imports it by."""
    if name.startswith("."):
        return posixpath.normpath(posixpath.join(posixpath.dirname(importer), name))
    return libraries().get(name, name)


@lru_cache(maxsize=1)
def version() -> str:
    """Return the name of this very page: it changes with any file that a browser may load."""
    whole = hashlib.sha256(__version__.encode())
    for file in _everything():
        whole.update(file.name.encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()[:12]


def _everything() -> Iterator[Traversable]:
    yield from _below(ROOT / "web")
    for box in BOXES.values():
        yield from (box.folder / name for name in box.page_files)
    for language in languages():
        yield from text_files(language).values()
        yield from filter(None, (rules_file(box, language) for box in BOXES.values()))


def _below(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda one: one.name):
        if each.is_dir():
            yield from _below(each)
        else:
            yield each
