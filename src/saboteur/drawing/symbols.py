"""Drawings by name, from the files of SVG symbols that the page reads too (web/art/symbols.js)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from typing import Final

from ..boxes import BOXES
from .ink import ROUND
from .stones import ground

_SHARED: Final = ("things", "people", "signs", "hero", "wordmark")
_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"([^>]*)>(.*?)</symbol>', re.DOTALL)
_FACT: Final = re.compile(r'\s*data-([\w-]+)="([^"]*)"')
_USE: Final = re.compile(r'<use href="#([^"]+)"([^>]*)/>')
_HOLE: Final = re.compile(r"\{([\w-]+)\}")

Facts = Mapping[str, str]


class Symbols:
    """Symbols from several files; a later file may replace a name."""

    def __init__(self, texts: Iterable[str]) -> None:
        """Read the symbols of files."""
        self._known: dict[str, tuple[str, dict[str, str]]] = {
            name: (re.sub(r">\s+<", "><", inner).strip(), _facts(more))
            for text in texts
            for name, more, inner in _SYMBOL.findall(text)
        }

    @staticmethod
    def everything() -> Symbols:
        """Return everything the page and the loaded boxes can draw."""
        return Symbols([*_shared(), *_boxed()])

    def names(self) -> list[str]:
        """Return the names of all symbols."""
        return list(self._known)

    def facts(self, name: str) -> Facts:
        """Return a symbol's data attributes, empty if there is no such symbol."""
        return self._known.get(name, ("", {}))[1]

    def inner(self, name: str, /, **facts: str) -> str:
        """Return the content of a symbol, with every <use> in it replaced."""
        if name == "ground":
            return ground(facts["seed"])
        known = {**self.facts(name), **facts}
        filled = _HOLE.sub(lambda hole: known.get(hole[1], ""), self._known.get(name, ("", {}))[0])
        return _USE.sub(self._used, filled)

    def _used(self, use: re.Match[str]) -> str:
        drawn = self.inner(use[1], **_facts(use[2]))
        place = _FACT.sub("", use[2]).strip()
        return f"<g {place}>{drawn}</g>" if place else drawn

    def drawing(self, name: str, /, **facts: str) -> str:
        """Return the markup of a symbol, its own symbols filled in."""
        return f"<g {ROUND}>{self.inner(name, **facts)}</g>"


def _facts(attributes: str) -> dict[str, str]:
    return dict(_FACT.findall(attributes))


def _shared() -> Iterator[str]:
    art = resources.files("saboteur") / "web" / "art"
    return ((art / f"{name}.svg").read_text(encoding="utf-8") for name in _SHARED)


def _boxed() -> Iterator[str]:
    files = (box.file("art.svg") for box in BOXES.values())
    return (file.read_text(encoding="utf-8") for file in files if file)
