"""Checking what a box brings for the page: its drawings and its part of the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from saboteur.boxes.manifest import BASE, Box
from saboteur.drawing import Symbols
from saboteur.drawing.palette import colours
from saboteur.server.http.assets import slim
from saboteur.server.http.javascript import JoinError
from saboteur.server.http.modules import parsed

from .faults import Report

# What a drawing may consist of; anything else might run, be loaded, or need a font.
_SHAPES: Final = frozenset({"svg", "symbol", "g", "use", "path", "circle", "ellipse", "rect"})
# Drawings the game looks for by name; all others begin with the key of their box.
_LOOKED_FOR: Final = ("card-", "goal-", "dwarf-", "team-", "mark-", "sign-", "badge-")
_IMPORT: Final = re.compile(r"""\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""")


def check_page(box: Box, report: Report) -> None:
    """Check the drawings and modules of a box; it may bring none."""
    with report.part("drawings"):
        if file := box.file("art.svg"):
            _check_drawings(box, file.read_text(encoding="utf-8"), report)
    for name in box.page_files:
        if name.endswith(".js"):
            _check_imports(box.folder / name, report)
            _check_joining(box.folder / name, report)


def _check_drawings(box: Box, text: str, report: Report) -> None:
    symbols, palette = Symbols.everything(), colours("dark")
    gradients = set(re.findall(r' id="([\w-]+)"', symbols.inner("defs")))
    for element in ElementTree.fromstring(text).iter():
        name = element.tag.rpartition("}")[2]
        report.expect(name in _SHAPES, f"drawings: art.svg has a <{name}>, which drawings do without")
        for attribute, value in element.attrib.items():
            for colour in re.findall(r"var\(--([\w-]+)\)", value):
                report.expect(colour in palette, f"drawings: there is no colour {colour!r}")
            for gradient in re.findall(r"url\(#([^{)]+)\)", value):
                report.expect(gradient in gradients, f"drawings: there is no gradient or clip {gradient!r}")
            plain = attribute != "style" and not attribute.startswith("on")
            report.expect(plain, f"drawings: an attribute {attribute!r} would be refused by the browser")
    for used in re.findall(r'<use href="#([^"{]+)"', text):
        report.expect(used in {*symbols.names(), "ground"}, f"drawings: there is no symbol {used!r} to use")
    for name in re.findall(r'<symbol id="([^"]+)"', text):
        own = name.startswith((*_LOOKED_FOR, f"{box.key}-")) or box.origin == BASE
        report.expect(own, f"drawings: the symbol {name!r} should begin with {box.key!r}")


def _check_imports(file: Path, report: Report) -> None:
    for asked in _IMPORT.findall(slim(file.read_text(encoding="utf-8"), ".js")):
        there = (file.parent / asked).is_file() if asked.startswith("./") else asked == "saboteur/table"
        report.expect(
            there, f"table: {file.name} imports {asked!r}; 'saboteur/table' is all the page promises"
        )


def _check_joining(file: Path, report: Report) -> None:
    """The server joins modules into few files, and cannot with everything that browsers understand."""
    try:
        parsed(file.read_text(encoding="utf-8"))
    except JoinError as error:
        report.expect(False, f"table: {file.name}, {error}")
