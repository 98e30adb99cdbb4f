"""One card as characters: lit tunnels in heavy lines, unlit ones in thin lines, dead ends with rubble.

A card is three rows of five characters, each with the name of its colour. The narrow form leaves out every
other column, so that a wide mine still fits.
"""

from __future__ import annotations

from typing import Final

from ..core.cards import Tile
from ..core.cells import E, N, S, W

Sign = tuple[str, str]
Art = list[list[Sign]]

WIDE: Final = (0, 1, 2, 3, 4)
NARROW: Final = (0, 2, 4)
ROWS: Final = 3
_MIDDLE: Final = 2

JOINTS: Final = {
    N: "╹", S: "╻", E: "╺", W: "╸",
    N | S: "┃", E | W: "━", N | E: "┗", N | W: "┛", S | E: "┏", S | W: "┓",
    N | S | E: "┣", N | S | W: "┫", N | E | W: "┻", S | E | W: "┳", N | S | E | W: "╋",
}  # fmt: skip
_THIN: Final = str.maketrans("┃━┏┓┗┛┣┫┳┻╋╹╻╺╸", "│─┌┐└┘├┤┬┴┼╵╷╶╴")
RUBBLE: Final = "▒"
_STUBS: Final = {N: "╹", S: "╻", E: "╺", W: "╸"}
# Side -> row and column of its outermost character.
_OUTER: Final = {N: (0, 2), S: (2, 2), E: (1, 4), W: (1, 0)}
_INNER: Final = {E: 3, W: 1}
_MARKS: Final = {"blue": "B", "green": "G", "ladder": "H", "crystal": "*"}


def blank(style: str = "rock", sign: str = " ") -> Art:
    """Return a card's area filled with one character."""
    return [[(sign, style) for _ in WIDE] for _ in range(ROWS)]


def spot() -> Art:
    """Return an empty cell where a card of the hand may be laid."""
    art = blank()
    art[1][_MIDDLE] = ("·", "spot")
    return art


def piece(word: str) -> Art:
    """Return an empty cell where something stands."""
    art = blank()
    art[1] = [(letter, "danger") for letter in word.center(len(WIDE))]
    return art


def hidden_goal(word: str, style: str) -> Art:
    """Return a face-down goal with what the seat knows about it."""
    art = blank("goal", "░")
    text = f"░{word:^3}░" if len(word) <= 3 else f"{word:^5}"
    art[1] = [(letter, style) for letter in text]
    return art


def tile_art(tile: Tile, lit: int, centre: str = "") -> Art:
    """Return a path card as it lies, each tunnel lit or unlit; a character in the middle marks it."""
    art = blank("dark")
    through = [tunnel for tunnel in tile.tunnels if tunnel.bit_count() > 1]
    if len(through) == 2 and N | S not in through:
        _draw_curves(art, through, lit)
    else:
        _draw_tunnels(art, tile, through, lit)
    sign = centre or _MARKS.get(tile.mark, "")
    if sign:
        art[1][_MIDDLE] = (sign, "start")
    return [[_thinned(*sign) for sign in row] for row in art]


def _thinned(sign: str, style: str) -> Sign:
    return sign.translate(_THIN) if style == "dark" else sign, style


def sign_of(tile: Tile) -> str:
    """Return the single character that best shows how a tile lies."""
    longest = tile.tunnels[0]
    return JOINTS[longest] if longest.bit_count() > 1 else RUBBLE


def _style(tunnel: int, lit: int) -> str:
    return "lit" if tunnel & lit else "dark"


def _draw_tunnels(art: Art, tile: Tile, through: list[int], lit: int) -> None:
    if not through:
        art[1][1:4] = [(RUBBLE, "rubble")] * 3
    for tunnel in tile.tunnels:
        _draw_tunnel(art, tunnel, _style(tunnel, lit), stub=tunnel not in through, main=bool(through))
    if len(through) == 2:
        _draw_bridge(art, through, lit)


def _draw_tunnel(art: Art, tunnel: int, style: str, stub: bool, main: bool) -> None:
    for side, (row, column) in _OUTER.items():
        if tunnel & side:
            line = "┃" if side in (N, S) else "━"
            # A stub beside a tunnel stops short of it; there is no room for more rubble in a row.
            art[row][column] = (_STUBS[side] if stub and main else line, style)
            if side in _INNER:
                inner = (RUBBLE, "rubble") if stub else (line, style)
                art[1][_INNER[side]] = inner
    if not stub:
        art[1][_MIDDLE] = (JOINTS[tunnel], style)


def _draw_bridge(art: Art, tunnels: list[int], lit: int) -> None:
    """Let the vertical tunnel pass over the horizontal one."""
    level, upright = (_style(next(t for t in tunnels if t & side), lit) for side in (E, N))
    art[1][1:4] = [("╸", level), ("┃", upright), ("╺", level)]


def _draw_curves(art: Art, tunnels: list[int], lit: int) -> None:
    """Separate two curves with a slanting wall that each side turns away from."""
    for tunnel in tunnels:
        style = _style(tunnel, lit)
        for side, (row, column) in _OUTER.items():
            if tunnel & side:
                art[row][column] = ("┃" if side in (N, S) else "━", style)
                if side in _INNER:
                    art[1][_INNER[side]] = ("━", style)
    art[1][_MIDDLE] = ("╱" if N | W in tunnels else "╲", "rubble")
