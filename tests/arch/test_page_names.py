"""The page knows no box: what one names stands in its own folder."""

from __future__ import annotations

import re

import pytest

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE, Box
from saboteur.server.http.assets import slim

from .sources import ROOT

WEB = ROOT / "web"
FILES = [
    path
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".js", ".css", ".svg", ".html") and "vendor" not in path.parts
]
EXPANSIONS = [box for box in BOXES.values() if box.origin != BASE]


@pytest.mark.parametrize("box", EXPANSIONS, ids=lambda box: box.key)
def test_the_page_names_no_box(box: Box) -> None:
    names = {box.key, *box.action_cards, *box.reasons}
    written = "|".join(re.escape(name) for name in sorted(names))
    # A whole string, a list of words in one, or a name that begins with its kind.
    named = re.compile(
        rf"""(?<=['"`|]|[#/])({written})(?=['"`|/])|(?:card|module|reason|sign)-({written})\b"""
    )
    found = {
        path.name: hits
        for path in FILES
        if (hits := named.findall(slim(path.read_text(encoding="utf-8"), path.suffix)))
    }
    assert found == {}


def test_boxes_import_the_page_by_one_name() -> None:
    """What a box imports otherwise would bind it to files that may change, and break it outside."""
    files = [*ROOT.glob("boxes/*/*.js"), *ROOT.parents[1].glob("examples/*/*.js")]
    code = {file: slim(file.read_text(encoding="utf-8"), ".js") for file in files}
    asked = {
        (file.parent.name, name)
        for file, text in code.items()
        for name in re.findall(r"""\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""", text)
    }
    assert len(files) > 10
    assert {name for _, name in asked if not name.startswith("./")} == {"saboteur/table"}
