"""Write docs/boxes.md, the table of every box and the parts it has; a test fails if the page is out of date.

python tools/box_table.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saboteur.boxes import BOXES  # noqa: E402
from saboteur.boxes.manifest import BASE, Box  # noqa: E402
from saboteur.core.rules import REGISTRY, excluded_by  # noqa: E402
from saboteur.languages import languages, rules_file, words_file  # noqa: E402
from saboteur.server.http.booklet.assembled import booklet_file  # noqa: E402

PAGE = ROOT / "docs/boxes.md"
OWN = ROOT / "src/saboteur/boxes"
HEAD = """# Boxes

Every box and the parts it brings. A part exists if its file does: `table.js` or `style.css` for the page,
`art.svg` for drawings, `bot.py` for bots, `terminal.py` for the terminal, `words/` and `rulebook/` for
languages, `lessons/` for lessons, `booklet/` for players who learn the game. A dash means that a box has no
such part; bots play a box without `bot.py` by chance. How to make a box: [boxes-howto.md](boxes-howto.md).
`python tools/box_table.py` writes this page.
"""
COLUMNS = (
    "box", "from", "version", "rules", "page", "drawings", "languages", "bots", "terminal", "lessons",
    "booklet", "tests", "not with",
)  # fmt: skip
NONE = "–"


def page() -> str:
    """Return the whole page."""
    own = [box for box in BOXES.values() if box.folder.parent.resolve() == OWN]
    rows = [COLUMNS, ("---",) * len(COLUMNS), *map(row, own)]
    return HEAD + "\n" + "\n".join(f"| {' | '.join(cells)} |" for cells in rows) + "\n"


def row(box: Box) -> tuple[str, ...]:
    """Return what the table says of a box."""
    return (
        f"[{box.key}](../{box.folder.relative_to(ROOT)})",
        f"{box.origin}, {box.year}",
        str(box.version),
        linked(box.file("rules.py")),
        linked(box.file("table.js") or box.file("style.css")),
        linked(box.file("art.svg")),
        spoken(box),
        linked(box.file("bot.py")),
        linked(box.file("terminal.py")),
        str(len([*box.folder.glob("lessons/*.toml")]) or NONE),
        " ".join(code for code in languages() if booklet_file(box, code)) or NONE,
        linked(tests_of(box)),
        ", ".join(excluded_by(box.rules, REGISTRY.values())) or NONE,
    )


def linked(path: Path | None) -> str:
    """Return a link to a part, or that there is none."""
    return f"[{path.name}](../{path.resolve().relative_to(ROOT)})" if path else NONE


def spoken(box: Box) -> str:
    """Return the languages that have both the box's words and its rule page."""
    codes = [code for code in languages() if words_file(box, code) and rules_file(box, code)]
    return " ".join(codes) or NONE


def tests_of(box: Box) -> Path | None:
    """Return the folder of a box's tests; the base game's are those of the rules."""
    folder = ROOT / ("tests/rules" if box.origin == BASE else f"tests/boxes/{box.folder.name}")
    return folder if any(folder.glob("test_*.py")) else None


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
