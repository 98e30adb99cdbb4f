"""Players' faces: everyone at a table has another one, and a bot's fits its name."""

from __future__ import annotations

from typing import Final

from ...schema.settings import PORTRAITS
from .names import is_like
from .table import Table

# Every bot's own face in web/art/people.svg. Women's and men's names take turns, so that every second one is
# of a kind.
BOT_FACES: Final = {
    "Bruna": 3, "Odvar": 0, "Tilde": 1, "Grim": 4, "Yrsa": 5, "Holt": 2,
    "Kveta": 6, "Milo": 7, "Runa": 8, "Berto": 9, "Signe": 10, "Tomek": 11,
}  # fmt: skip
BOT_NAMES: Final = tuple(BOT_FACES)


def free_face(table: Table, wish: int, own: int = -1) -> int:
    """Return the face somebody wishes for or, if another player has it, one that is free."""
    taken = {sitter.portrait for seat, sitter in enumerate(table.seats) if sitter and seat != own}
    return next((face for face in (wish, *range(PORTRAITS)) if face not in taken), wish)


def bot_face(table: Table, seat: int) -> tuple[str, int]:
    """Return the name and the face of a bot on an empty seat."""
    free = [name for name in BOT_NAMES if not any(s and is_like(name, s.name) for s in table.seats)]
    if not free:
        return f"Bot {seat + 1}", free_face(table, seat)
    taken = {sitter.portrait for sitter in table.seats if sitter}
    fitting = (face for face in _fitting(free[0]) if face not in taken)
    return free[0], next(fitting, free_face(table, BOT_FACES[free[0]]))


def _fitting(name: str) -> list[int]:
    """Return the faces that fit a name: its own, then those whose own bots come last."""
    at = BOT_NAMES.index(name)
    return [BOT_FACES[name], *(BOT_FACES[other] for other in reversed(BOT_NAMES[at % 2 :: 2]))]
