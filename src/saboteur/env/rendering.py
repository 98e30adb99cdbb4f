"""Pictures of the mine as a spectator sees it: as text, or drawn like on the page."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image as Pictures
from rich.console import Console

from saboteur import Game
from saboteur.cli.mine import draw_mine
from saboteur.cli.picture import Picture
from saboteur.drawing import mine_image

Pixels = NDArray[np.uint8]
_WIDTH: Final = 120
# Every picture has the same size, so that a film can be made of them.
FRAME: Final = (640, 480)


def as_ansi(game: Game) -> str:
    """Return the mine as the terminal shows it, without colours."""
    console = Console(file=StringIO(), width=_WIDTH, color_system=None)
    lines = draw_mine(Picture.of(game.view().as_dict()), _WIDTH, console)
    return "\n".join(line.plain.rstrip() for line in lines)


def as_pixels(game: Game) -> Pixels:
    """Return the mine as the page draws it, in red, green and blue."""
    picture = Pictures.open(BytesIO(mine_image(game.view().as_dict()).png(FRAME[0]))).convert("RGB")
    picture.thumbnail(FRAME)
    frame = Pictures.new("RGB", FRAME)
    frame.paste(picture, ((FRAME[0] - picture.width) // 2, (FRAME[1] - picture.height) // 2))
    return np.array(frame, np.uint8)
