"""Colours by meaning: lamplight on dark rock, with a character beside every colour."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.theme import Theme

_ROCK: Final = "#17130f"
_CARD: Final = "#2e251c"
_FRESH: Final = "#4d3a22"

# Terminals with many colours get the mine's own dark background, whatever their theme.
_MANY: Final = {
    "rock": f"#3a3028 on {_ROCK}",
    "spot": f"#d9a86c on {_ROCK}",
    "axis": "#a8977f",
    "lit": f"bold #f2a33a on {_CARD}",
    "dark": f"#8a7a66 on {_CARD}",
    "rubble": f"#7a5230 on {_CARD}",
    "start": f"bold #fff3d6 on {_CARD}",
    "goal": f"#a8977f on {_ROCK}",
    "treasure": f"bold #ffd15c on {_ROCK}",
    "stone": f"#c9bda8 on {_ROCK}",
    "title": "bold #f2a33a",
    "muted": "#a8977f",
    "gold": "bold #d9a520",
    "danger": "#e0533d",
    "good": "#6fbf73",
    "number": "bold #f2a33a",
    "you": "bold",
}
# With sixteen colours, keep the terminal's background and use only what is sure to be readable.
_FEW: Final = {
    "rock": "default",
    "spot": "yellow",
    "axis": "dim",
    "lit": "bold yellow",
    "dark": "dim",
    "rubble": "dim",
    "start": "bold",
    "goal": "default",
    "treasure": "bold yellow",
    "stone": "default",
    "title": "bold yellow",
    "muted": "dim",
    "gold": "bold yellow",
    "danger": "red",
    "good": "green",
    "number": "bold yellow",
    "you": "bold",
}


def with_palette(console: Console) -> Console:
    """Give a console our named colours, as many as it can show."""
    many = console.color_system in ("256", "truecolor")
    console.push_theme(Theme(_MANY if many else _FEW, inherit=False))
    return console


def fresh(style: str, console: Console) -> str:
    """Return a style with the background of the card laid last, if there are backgrounds."""
    if console.color_system not in ("256", "truecolor"):
        return style
    return f"{_MANY[style].partition(' on ')[0]} on {_FRESH}"
