"""The tunnel party in pictures of the mine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saboteur.drawing.cards import Cards
from saboteur.drawing.mine import Pieces


def _pieces(view: Mapping[str, Any], cards: Cards) -> dict[str, str]:
    """Draw the room on its cell."""
    room = view["ext"]["party"]
    lit = bool(view["lit"].get(room["cell"]))
    return {room["cell"]: cards.site(room["card"], lit, cards.symbols.inner("party-room"))}


PIECES: Final[Pieces] = _pieces
