"""docs/boxes.md tells what the boxes bring."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_table_of_boxes_is_up_to_date() -> None:
    """If not: python tools/box_table.py"""
    tool = runpy.run_path(str(ROOT / "tools/box_table.py"))
    assert (ROOT / "docs/boxes.md").read_text(encoding="utf-8") == tool["page"]()


def test_every_box_has_every_part_that_people_need() -> None:
    """A box that comes with the game has rules, all languages, bots, lessons and tests."""
    lines = (ROOT / "docs/boxes.md").read_text(encoding="utf-8").splitlines()
    head, _, *rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]
    assert rows
    for row in rows:
        told = dict(zip(head, row, strict=True))
        assert "–" not in [told[part] for part in ("rules", "bots", "lessons", "tests")], told
        assert len(told["languages"].split()) == 6, told
