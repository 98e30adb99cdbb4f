"""The page and Python draw the same, letter by letter."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import saboteur
from saboteur.boxes import BOXES
from saboteur.core.cards import TILES
from saboteur.drawing import Cards, Symbols
from saboteur.drawing.palette import colours
from saboteur.drawing.stones import bare_rock

PACKAGE = Path(saboteur.__file__).parent
LIGHTS: Final = (True, False, None, "N", "EW")
SIDES: Final = ("", "NSEW", "NW", "ES", "SEW")
FACTS: Final = {
    "colour": "#111", "skin": "#222", "shade": "#333", "coat": "#444", "trim": "#555", "turn": "45",
    "tool": "lamp", "mood": "lit", "near": "#666", "far": "#777", "dwarf": "digger", "card": "map",
}  # fmt: skip


def every_path() -> list[str]:
    """Return every path card, both ways round, and some that no box has."""
    return [*TILES, "N|S|E|W", "NE:crystal", "E|W:blue", "NSW|E:ladder", "NS:unknown"]


@pytest.fixture(scope="module")
def drawn_by_the_page() -> dict[str, str]:
    """Return what JavaScript draws."""
    shared = [
        PACKAGE / "web" / "art" / f"{name}.svg" for name in ("things", "people", "signs", "hero", "wordmark")
    ]
    boxes = [file for box in BOXES.values() if (file := box.file("art.svg"))]
    wanted = {"paths": every_path(), "lights": LIGHTS, "sides": SIDES, "facts": FACTS}
    sys.path.append(str(PACKAGE.parents[1] / "tools"))
    from libraries import program

    words = [str(Path(__file__).parent / "dump.mjs"), str(PACKAGE), json.dumps(wanted)]
    command = [*(program("node") or ["node"]), *words, *map(str, [*shared, *boxes])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    drawn: dict[str, str] = json.loads(done.stdout)
    return drawn


def drawn_by_python() -> dict[str, str]:
    """Return the same from Python."""
    cards = Cards()
    symbols = cards.symbols

    def named(prefix: str) -> list[str]:
        return [name.removeprefix(prefix) for name in symbols.names() if name.startswith(prefix)]

    def written(light: Any) -> str:
        return json.dumps(light).strip('"')

    drawn: dict[str, str] = {}
    for light in LIGHTS:
        end = written(light)
        drawn |= {f"path {text} {end}": cards.path(text, light) for text in every_path()}
        for text in SIDES:
            drawn |= {f"goal {key} {text} {end}": cards.goal(key, text, light) for key in named("goal-")}
            drawn[f"site {text} {end}"] = cards.site(text or "NS", light, "<g/>", "iron")
        drawn[f"start {end}"] = cards.start(True if light is None else light)
    drawn |= {f"action {key}": cards.action(key) for key in [*named("card-"), "unknown"]}
    drawn |= {f"dwarf {key}": cards.dwarf(key) for key in named("dwarf-")}
    drawn |= {f"back {key}": cards.back(key) for key in named("back-")}
    drawn |= {f"gold {key}": cards.gold(int(key)) for key in named("gold-")}
    drawn["rock"] = bare_rock("seed", -300, -200, 700, 500)
    return drawn | {name: symbols.drawing(name, **FACTS) for name in symbols.names()}


def test_the_page_and_python_draw_the_same(drawn_by_the_page: dict[str, str]) -> None:
    mine = drawn_by_python()
    assert mine.keys() == drawn_by_the_page.keys()
    assert len(mine) > 700
    different = [name for name, markup in mine.items() if markup != drawn_by_the_page[name]]
    assert different == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_colour_and_symbol_that_is_used_exists(theme: str) -> None:
    """A misspelt name would draw nothing, or black, without a word."""
    symbols = Symbols.everything()
    used = {
        name for markup in drawn_by_python().values() for name in re.findall(r"var\(--([\w-]+)\)", markup)
    }
    assert used <= colours(theme).keys()
    texts = [symbols._known[name][0] for name in symbols.names()]
    asked = {name for text in texts for name in re.findall(r'href="#([^"{]+)"', text)}
    assert asked <= {*symbols.names(), "ground"}


@pytest.mark.parametrize("key", BOXES)
def test_a_box_draws_with_its_own_symbols_and_what_all_share(key: str) -> None:
    """Any other box can be taken out, and this one is still drawn."""
    shared = [*(PACKAGE / "web" / "art").glob("*.svg"), BOXES["base"].file("art.svg")]
    own = BOXES[key].file("art.svg")
    files = {file for file in (*shared, own) if file}
    texts = [file.read_text(encoding="utf-8") for file in files]
    there = {name for text in texts for name in re.findall(r'<symbol id="([^"]+)"', text)}
    asked = {name for text in texts for name in re.findall(r'<use href="#([^"{]+)"', text)}
    assert asked - there == {"ground"}
    script = BOXES[key].file("table.js")
    named = (
        re.findall(r"""(?:drawing|inner)\('([\w-]+)'""", script.read_text(encoding="utf-8")) if script else []
    )
    assert set(named) <= there
