"""The page knows no box: what one names stands in its own folder."""

from __future__ import annotations

import re

import pytest

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE, Box
from saboteur.server.http.pages import slim

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
