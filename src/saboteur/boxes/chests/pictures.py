"""Chests, open and covered, and fog over the goals in pictures of the mine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saboteur.drawing.cards import Cards, card
from saboteur.drawing.ink import placed
from saboteur.drawing.mine import Pieces, known_goal


def _pieces(view: Mapping[str, Any], cards: Cards) -> dict[str, str]:
    """Draw the chests by cell, and the goals while there is fog."""
    chests = view["ext"]["chests"]
    covered = card(cards.symbols.inner("chests-covered"))
    fogged = card(cards.symbols.inner("chests-fogged"))
    opened = {
        cell: _opened(tile, view["lit"].get(cell) or False, cards) for cell, tile in chests["open"].items()
    }
    hidden = {cell: goal for cell, goal in view["goals"].items() if cell in view["sites"]}
    fog = {cell: fogged + known_goal(cards, goal) for cell, goal in hidden.items()} if chests["fog"] else {}
    return fog | dict.fromkeys(chests["covered"], covered) | opened


def _opened(tile: str, lit: str | bool, cards: Cards) -> str:
    chest = placed(*_beside(tile), cards.symbols.inner("chests-empty"))
    return cards.site(tile, lit, chest, "iron")


def _beside(tile: str) -> tuple[float, float, float]:
    """Return where there is room beside the tunnels, and how large a chest fits."""
    if "S" not in tile:
        return 31.5, 74, 0.85
    if "N" not in tile:
        return 31.5, 19, 0.85
    if "E" not in tile:
        return 53.5, 45, 0.58
    return (11, 75, 0.58) if "W" in tile else (9.5, 45, 0.58)


PIECES: Final[Pieces] = _pieces
