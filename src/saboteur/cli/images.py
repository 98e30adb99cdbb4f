"""The mine of a recorded game as a picture file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..core import record as records
from ..drawing import mine_image
from ..drawing.image import NoPictures
from ..drawing.palette import THEMES
from ..game import Game
from .arguments import BadInput, CommandFailed, file_text, readable, seat_for, writable

_ENDINGS: Final = (".svg", ".png")


def write_mine(file: Path, to: Path, move: int | None, seat: str | None, theme: str) -> None:
    """Draw the mine of a record after so many moves, by default all, as a seat or a spectator saw it."""
    if to.suffix.lower() not in _ENDINGS:
        raise BadInput(f"A picture's file ends in .svg or .png, unlike {to}.")
    if theme not in THEMES:
        raise BadInput(f"There is no theme {theme!r}; there are {' and '.join(THEMES)}.")
    game = _game_after(file, move)
    view = game.view(seat_for(seat, game.rules.players)).as_dict()
    writable(to)
    try:
        mine_image(view, theme).save(to)
    except NoPictures as error:
        to.unlink()
        raise CommandFailed(str(error)) from error


def _game_after(file: Path, move: int | None) -> Game:
    text = file_text(file)
    with readable(file):
        record = records.read_record(text)
        if move is not None and move > len(record.actions):
            raise BadInput(f"The game in {file} has only {len(record.actions)} moves.")
        told = record if move is None else record._replace(actions=record.actions[:move], result=None)
        return Game.replay(records.write_record(told))
