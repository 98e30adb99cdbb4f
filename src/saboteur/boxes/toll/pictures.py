"""The miners of the tunnel toll in pictures of the mine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saboteur.drawing.cards import Cards
from saboteur.drawing.mine import Pieces

# Coats by seat: the colours behind the page's portraits.
_COATS: Final = ("#b4643a", "#4c8ca0", "#7d6aa8", "#7f9a4a", "#c79a45", "#b3567a")


def _pieces(view: Mapping[str, Any], cards: Cards) -> dict[str, str]:
    """Draw the miners by cell."""
    toll = view["ext"]["toll"]
    shut = cards.symbols.drawing("toll-barred")
    return {
        cell: cards.symbols.drawing("toll-miner", coat=_COATS[seat % len(_COATS)])
        + (shut if cell in toll["barred"] else "")
        for cell, seat in toll["miners"].items()
    }


PIECES: Final[Pieces] = _pieces
