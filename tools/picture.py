"""Draw a picture of a game in the terminal, from a fixed seed.

Run it with `.venv/bin/python tools/picture.py`; `--check` only says whether the picture is up to date.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console

from saboteur import Game, Rules
from saboteur.bots import BOTS
from saboteur.cli.palette import with_palette
from saboteur.cli.play import named
from saboteur.cli.table import TerminalTable

PICTURE = Path(__file__).parents[1] / "docs/images/terminal.svg"
SEED = "a picture"
MOVES = 42


def game() -> Game:
    """Return a game some way into its first round, with the first seat to move."""
    shown = Game(Rules.build(5), SEED, start=0)
    rng = Random(SEED)
    while len(shown.history) < MOVES or shown.actors != (0,):
        seat = shown.actors[0]
        shown.play(seat, BOTS["rule"]().choose(shown.view(seat), shown.legal(seat), rng))
    return shown


def drawn() -> str:
    """Return the screen as SVG, without the fonts the exporter would load from elsewhere."""
    console = with_palette(
        Console(width=98, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    )
    shown = game()
    places = frozenset(action.cell for action in shown.legal(0) if action.verb == "place")
    for line in TerminalTable(console, named("You", 5), 3).lines(shown.view(0).as_dict(), places):
        console.print(line)
    svg = console.export_svg(title="python3 run.py", unique_id="saboteur")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S)
    return re.sub(r"[ \t]+\n", "\n", svg.replace("Fira Code", "ui-monospace"))


def main() -> int:
    """Write the picture, or check it."""
    svg = drawn()
    if "--check" in sys.argv:
        return int(PICTURE.read_text(encoding="utf-8") != svg)
    PICTURE.write_text(svg, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
