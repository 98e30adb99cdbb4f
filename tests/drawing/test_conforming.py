"""What boxes bring for the page conforms, and everything that has a name is drawn."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from saboteur import Rules
from saboteur.boxes import BOXES, loading
from saboteur.boxes.manifest import BASE
from saboteur.conformance.faults import Report
from saboteur.conformance.page import check_page
from saboteur.drawing import Symbols

TEA = Path(__file__).parents[2] / "examples" / "tea"
# Told in words, drawn as something else: goals and dwarves that nobody knows.
UNDRAWN = {"goal-hidden", "goal-back"}


def faults(key: str) -> list[str]:
    report = Report(key)
    check_page(BOXES[key], report)
    return report.faults


@pytest.mark.parametrize("key", BOXES)
def test_every_box_conforms(key: str) -> None:
    assert faults(key) == []


@pytest.mark.parametrize("key", BOXES)
def test_whatever_has_a_name_is_drawn(key: str) -> None:
    box, drawn = BOXES[key], set(Symbols.everything().names())
    file = box.file("words", "en.ftl")
    words = file.read_text(encoding="utf-8") if file else ""
    told = set(re.findall(r"^((?:goal|dwarf)-[a-z0-9-]+) = ", words, re.M))
    wanted = {name for name in told if not name.endswith(("-aim", "-about"))} - UNDRAWN
    cards = {f"card-{card}" for card in box.action_cards}
    marks = {f"mark-{card.partition(':')[2]}" for card in box.path_cards if ":" in card}
    assert (wanted | cards | marks) - drawn == set()


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("art.svg", "var(--paper)", "var(--papyrus)", "there is no colour 'papyrus'"),
        ("art.svg", "#nugget", "#nuggets", "there is no symbol 'nuggets' to use"),
        ("art.svg", "</symbol>", "<text>Tea</text></symbol>", "has a <text>"),
        ("art.svg", 'opacity=".3"', 'style="opacity: .3"', "'style' would be refused"),
        ("art.svg", 'id="card-tea"', 'id="cup"', "should begin with 'tea'"),
        ("art.svg", "</svg>", "", "no element found"),
        ("table.js", "saboteur/table", "../../static/ui.js", "is all the page promises"),
        ("table.js", "// Tea", "import './cup.js';\n// Tea", "'./cup.js'"),
    ],
)
def test_planted_faults_are_found(file: str, old: str, new: str, fault: str, tmp_path: Path) -> None:
    folder = shutil.copytree(TEA, tmp_path / "tea", ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    loading.load(folder)
    assert any(fault in told for told in faults("tea")), faults("tea")


@pytest.mark.parametrize("key", BOXES)
def test_a_table_draws_its_dwarves_with_what_its_own_boxes_bring(key: str) -> None:
    """The page fetches the drawings of the boxes in play, and of no others."""
    box = BOXES[key].rules
    modules = [] if box.key == BASE else [*box.needs, box.key]
    fewest, _ = box.players or (5, 0)
    rules = Rules.build(fewest, modules=modules)
    files = [BOXES[each].file("art.svg") for each in (BASE, *modules)]
    drawn = set(
        re.findall(r'<symbol id="([^"]+)"', "".join(file.read_text("utf-8") for file in files if file))
    )
    assert {f"dwarf-{dwarf}" for dwarf in rules.dwarf_deck} <= drawn
