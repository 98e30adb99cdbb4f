"""The mine as lines of text: cropped to what lies there plus one ring, with coordinates at the edges."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ..core.cells import cell_at, xy
from . import art
from .palette import fresh
from .picture import START, Picture


class Frame:
    """Which columns and rows of the mine are drawn, and how wide a card is."""

    def __init__(self, picture: Picture, width: int) -> None:
        """Fit the mine: wide cards, or narrow ones, or only the columns nearest to the goals."""
        places = [xy(cell) for cell in picture.cells()]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        self.columns = range(min(xs) - 1, max(xs) + 2)
        self.rows = range(min(ys) - 1, max(ys) + 2)
        self.label = max(len(str(y)) for y in self.rows) + 1
        room = width - self.label
        self.signs = art.WIDE if len(self.columns) * len(art.WIDE) <= room else art.NARROW
        fitting = max(room // len(self.signs), 1)
        self.left_out = max(len(self.columns) - fitting, 0)
        self.columns = self.columns[self.left_out :]


def draw_mine(picture: Picture, width: int, console: Console) -> list[Text]:
    """Return the mine line by line."""
    frame = Frame(picture, width)
    lines = [_edge(frame)]
    for y in frame.rows:
        cards = [_card(picture, cell_at(x, y), console) for x in frame.columns]
        lines += [_line(frame, y, row, cards) for row in range(art.ROWS)]
    if frame.left_out:
        lines.append(
            Text(f"◀ {frame.left_out} columns to the west are left out: the window is too narrow", "muted")
        )
    return lines


def _edge(frame: Frame) -> Text:
    size = len(frame.signs)
    return Text(" " * frame.label + "".join(f"{x:^{size}}" for x in frame.columns), "axis")


def _line(frame: Frame, y: int, row: int, cards: list[art.Art]) -> Text:
    label = f"{y:>{frame.label - 1}} " if row == 1 else " " * frame.label
    line = Text.assemble((label, "axis"))
    for card in cards:
        for column in frame.signs:
            line.append(*card[row][column])
    return line


def _card(picture: Picture, cell: int, console: Console) -> art.Art:
    tile = picture.tiles.get(cell)
    if tile is not None:
        drawn = art.tile_art(tile, picture.lit.get(cell, 0), _centre(picture, cell))
        return _highlighted(drawn, console) if cell == picture.last else drawn
    if cell in picture.hidden:
        return art.hidden_goal(picture.hidden[cell], _goal_style(picture.hidden[cell]))
    if cell in picture.shown:
        return art.hidden_goal(picture.shown[cell][:5], "stone")
    if cell in picture.pieces:
        return art.piece(picture.pieces[cell])
    return art.spot() if cell in picture.spots else art.blank()


def _centre(picture: Picture, cell: int) -> str:
    if cell == START:
        return "⌂"
    return "★" if picture.shown.get(cell) == "treasure" else picture.signs.get(cell, "")


def _goal_style(word: str) -> str:
    return {"gold": "treasure", "?": "goal"}.get(word, "stone")


def _highlighted(card: art.Art, console: Console) -> art.Art:
    return [[(sign, fresh(style, console)) for sign, style in row] for row in card]
