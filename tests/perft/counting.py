"""Counts games of a few moves from fixed deals and positions; lists legal actions in their order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from property.tables import Table
from saboteur import Game

FOLDER: Final = Path(__file__).parent
COUNTS: Final = FOLDER / "counts.json"
ORDER: Final = FOLDER / "order.txt"

TOOLS: Final = ["break-pickaxe", "break-lamp", "break-cart"]
GOALS: Final = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}
BEND: Final = {"6,0": "SEW", "6,1": "NE", "7,1": "EW"}
THREE: Final = {
    "dwarves": ["digger", "saboteur", "digger"],
    "goals": GOALS,
    "spare": ["digger"],
    "gold_pile": [1, 2, 3, 2, 1, 3, 1],
}
# Small hands keep the trees small; each position has something of its own to count.
POSITIONS: Final[dict[str, dict[str, Any]]] = {
    "goal ahead": THREE | {
        "grid": {f"{x},0": "NSEW" for x in range(1, 7)},
        "hands": [["NSEW", "map"], ["EW", "rockfall"], ["SW"]],
    },
    "two goals at once": THREE | {
        "grid": {**{f"{x},0": "EW" for x in range(1, 6)}, **BEND},
        "hands": [["NSW", "S|W"], ["NS"], ["NSEW"]],
    },
    "a stone fits neither way": THREE | {
        "grid": {**{f"{x},0": "EW" for x in range(1, 6)}, **BEND, "8,1": "NW"},
        "goals": {"8,-2": "stone-b", "8,0": "stone-a", "8,2": "treasure"},
        "hands": [["EW"], ["NSEW", "EW"], ["map"]],
    },
    "broken tools": THREE | {
        "grid": {"1,0": "NSEW"},
        "front": [["break-lamp"], TOOLS, []],
        "hands": [["NSEW", "repair-lamp"], ["repair-pickaxe-lamp", "NS"], ["break-cart", "rockfall"]],
    },
    "the pile is empty": THREE | {
        "grid": {"1,0": "EW", "2,0": "NW"},
        "hands": [["rockfall", "S"], ["E|W"], ["break-lamp"]],
    },
    "gold to take": THREE | {
        "grid": {f"{x},2": "EW" for x in range(1, 7)} | {"0,1": "NS", "0,2": "NE"},
        "hands": [["EW"], ["NS"], ["map"]],
    },
}  # fmt: skip
DEALS: Final = {
    "deal for 3": (Table(3), 3),
    "deal for 4, classic": (Table(4, "classic"), 2),
    "deal for 5, adjacent": (Table(5, "jubilee", (), (("placement", "adjacent"),)), 2),
    "deal for 7, tournament": (Table(7, "jubilee", ("tournament",)), 2),
    "deal for 8, greedy dwarf": (Table(8, "italian", ("greedy-dwarf",)), 2),
    "deal for 10": (Table(10), 2),
    "deal for 2, Saboteur 2": (Table(2, "jubilee", ("saboteur2",)), 2),
    "deal for 12, Saboteur 2, italian": (Table(12, "italian", ("saboteur2",)), 1),
}


def roots() -> dict[str, tuple[Game, int]]:
    """Return where to begin, and how deep to go."""
    found = {name: (Game(t.rules(), f"perft {name}", start=0), deep) for name, (t, deep) in DEALS.items()}
    for name, position in POSITIONS.items():
        for edition in ("classic", "jubilee"):
            game = Game.from_position(Table(3, edition).rules(), position, "perft")
            found[f"{name}, {edition}"] = (game, 4)
    return found


def perft(game: Game, depth: int) -> int:
    """Return how many ways there are to play so many moves; a finished round counts as an end."""
    if depth == 0 or game.over:
        return 1
    moves = [(seat, action) for seat in game.actors for action in game.legal(seat)]
    if depth == 1:
        return len(moves)
    count = 0
    for seat, action in moves:
        after = game.copy()
        after.play(seat, action)
        count += perft(after, depth - 1) if after.round == game.round else 1
    return count


def counts() -> dict[str, list[int]]:
    """Return the counts of every root, depth by depth."""
    return {name: [perft(game, d) for d in range(1, deep + 1)] for name, (game, deep) in roots().items()}


def counts_text() -> str:
    """Return the counts as they are stored."""
    lines = [f"  {json.dumps(name)}: {numbers}" for name, numbers in counts().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def order_text() -> str:
    """Return the legal actions of every root in their order."""
    lines = []
    for name, (game, _) in roots().items():
        lines.append(f"# {name}")
        for seat in game.actors:
            lines += [f"p{seat + 1} {action}" for action in game.legal(seat)]
    return "\n".join(lines) + "\n"


def windows_met() -> Counter[str]:
    """Return which windows the trees of the positions reach in two moves."""
    met: Counter[str] = Counter()
    for game, deep in roots().values():
        if deep == 4:
            _meet(game, 2, met)
    return met


def _meet(game: Game, depth: int, met: Counter[str]) -> None:
    met[str(game.view(None).window["kind"])] += 1
    if depth:
        for seat in game.actors:
            for action in game.legal(seat):
                after = game.copy()
                after.play(seat, action)
                if after.round == game.round:
                    _meet(after, depth - 1, met)


SNAPSHOTS: Final[dict[Path, Callable[[], str]]] = {COUNTS: counts_text, ORDER: order_text}
