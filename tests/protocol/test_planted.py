"""Planted bugs: misspelt parts of views, events, windows and commands, and wrong or swapped facts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "saboteur"
PAGE = """\
/** @import { Command, EventOf, GameEvent, LegalAction, View, Window } from 'protocol' */
/** @param {View} view @param {GameEvent} event @param {Window} window */
export function right(view, event, window) {
  if (window.kind === 'toll') return [window.to, window.cells, view.ext.toll?.barred];
  return event.kind === 'broke' ? event.target + (view.hand.at(0)?.length ?? 0) : event.target;
}
/** @param {LegalAction} legal @param {(command: Command) => void} send */
export const fine = (legal, send) => legal.verb === 'place' && send({ t: 'act', at: 3, action: legal.do });
/** @param {View} view */
export const view = (view) => view.handd; // bug
/** @param {GameEvent} event */
export const event = (event) => event.targett; // bug
/** @param {EventOf<'placed'>} event */
export const card = (event) => event.dwarf.length; // bug
/** @param {GameEvent} event */
export const kind = (event) => event.kind === 'brokee'; // bug
/** @param {Window} window */
export const cells = (window) => window.sells; // bug
/** @param {View} view */
export const ext = (view) => view.ext.toll?.minerss; // bug
/** @param {(command: Command) => void} send @param {number} when */
export const act = (send, when) => send({ t: 'actt', when }); // bug
/** @param {(command: Command) => void} send */
export const late = (send) => send({ t: 'act', at: 3 }); // bug
"""
RULES = """\
from saboteur.boxes.base.events import Broke, GoalSeen, Looked
from saboteur.core.cells import cell_text
from saboteur.core.event_kinds import Drew, Opened, RoundEnded, Turned
from saboteur.core.events import Changes, Event
from saboteur.core.rules import Rules
from saboteur.core.shapes import ViewShape
from saboteur.schema.frames import EventsFrame
from saboteur.schema.tables import SeatShape

cell, card = cell_text(0), "NS"
Turned(seat=0, cell=cell, card=card)
Looked(seat=0, cell=cell, changes=Changes((), ((0, {"goal": "treasure"}, ()),)))
Turned(0, cell, card)  # bug
Turned(seat=0, cell=card, card=cell)  # bug
Turned(seat=cell, cell=cell, card=card)  # bug
Turned(seat=0, cells=cell, card=card)  # bug
Opened(seat=0, cell=cell, goal=card)  # bug
Broke(seat=0, target=card, card=card)  # bug
Looked(seat=0, cell=cell, changes=Changes((), ((0, {"gaol": "treasure"}, ()),)))  # bug
GoalSeen(goal=3)  # bug


def drew(rules: Rules, hand: int) -> Drew:
    return Drew(seat=0, _rules=rules, _hand="NS", _card=hand, _pile=0)  # bug


def side(event: Event) -> str:
    return event.sides if isinstance(event, RoundEnded) else ""  # bug


def hand(view: ViewShape) -> list[str]:
    return view["handd"]  # bug


seat = SeatShape(name="Ada", portrait=0, bot=None, here=True, held=False, mutted=False)  # bug
EventsFrame(k=1, n=1, event=[], legal=[], clock={"banks": None, "left": None})  # bug
"""


def bugs(text: str) -> set[int]:
    """Return the lines with a bug in them."""
    return {number for number, line in enumerate(text.splitlines(), 1) if re.search(r"(#|//) bug$", line)}


def test_tsc_finds_every_bug_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text(PAGE)
    settings = json.loads((PACKAGE / "web/jsconfig.json").read_text())
    settings["compilerOptions"]["paths"] = {"protocol": [str(PACKAGE / "web/protocol.d.ts")]}
    settings["include"] = ["page.js", str(PACKAGE / "boxes/*/protocol.d.ts")]
    (tmp_path / "jsconfig.json").write_text(json.dumps(settings))
    tsc = [*node(), str(ROOT / "node_modules/typescript/bin/tsc"), "-p", str(tmp_path / "jsconfig.json")]
    told = subprocess.run(tsc, capture_output=True, text=True, check=False, cwd=tmp_path).stdout
    found = {int(number) for number in re.findall(r"^page\.js\((\d+),", told, re.M)}
    assert found == bugs(PAGE) and len(found) == 8, told


def node() -> list[str]:
    """Return what runs JavaScript, as the tools find it."""
    code = "import libraries; print(*libraries.program('node'), sep='\\n')"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env
    ).stdout.split()


def test_mypy_finds_every_bug_in_the_rules_and_the_server(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(RULES)
    mypy = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    # The project's own cache, where it has one, spares reading everything again.
    mypy += ["--cache-dir", str(ROOT / ".mypy_cache"), str(tmp_path / "planted.py")]
    told = subprocess.run(mypy, capture_output=True, text=True, check=False, cwd=ROOT).stdout
    found = {int(number) for number in re.findall(r"planted\.py:(\d+): error", told)}
    assert found == bugs(RULES) and len(found) == 13, told
