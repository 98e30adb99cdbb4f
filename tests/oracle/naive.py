"""Where may a card lie? The rulebook's answer, written to be read and not to be fast.

Nothing here comes from the engine. Cells are (x, y) tuples, cards are their text ('NSW', 'N|S|E'),
a position is the pinned plain data. `look` reads a position, and searches it once, breadth first
from the start card over (cell, tunnel) pairs; `refusal` walks down the pinned list of reasons; and
`placements` simply tries every cell with every card in hand, both ways round.

Read `refusal` first, then the four questions it asks, in its order.

Split tunnels ('NS|EW') need nothing more. Ladders do: `sources` names their tunnels too (S2-LADDER-3), and
`refusal` asks S2-LADDER-2 and S2-LADDER-1 of a ladder tile. `has_way` follows a team past doors (S2-WIN-1).
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

Cell = tuple[int, int]
Tunnel = frozenset[str]
Position = Mapping[str, Any]

SIDES = "NSEW"
STEP = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}

START = (0, 0)
START_CARD = "NSEW"
GOAL_CELLS = ("8,-2", "8,0", "8,2")


# -- cells and cards as text ----------------------------------------------------------------------


def cell_of(text: str) -> Cell:
    """'3,-1' -> (3, -1)."""
    x, y = text.split(",")
    return int(x), int(y)


@cache
def neighbour(cell: Cell, side: str) -> Cell:
    """The cell that this side of the cell faces."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


@cache
def tunnels(tile: str) -> tuple[Tunnel, ...]:
    """'EW|N:crystal' -> ({E, W}, {N})."""
    shape = tile.partition(":")[0]
    return tuple(frozenset(tunnel) for tunnel in shape.split("|"))


@cache
def open_sides(tile: str) -> frozenset[str]:
    """The sides where some tunnel leaves the card."""
    return frozenset().union(*tunnels(tile))


def mark(tile: str) -> str:
    """'S:ladder' -> 'ladder'."""
    return tile.partition(":")[2]


@cache
def spelled(tile: str) -> str:
    """The tile in canonical order: sides N S E W, longer tunnels first, then by first side."""
    shape, colon, mark = tile.partition(":")
    parts = ["".join(sorted(part, key=SIDES.index)) for part in shape.split("|")]
    parts.sort(key=lambda part: (-len(part), SIDES.index(part[0])))
    return "|".join(parts) + colon + mark


@cache
def turned(tile: str) -> str:
    """The same card turned by 180 degrees (PATH-3)."""
    shape, colon, mark = tile.partition(":")
    return spelled("".join(OPPOSITE.get(letter, letter) for letter in shape) + colon + mark)


def is_path(card: str) -> bool:
    """Path cards are capital letters before the mark; action cards are lower case."""
    return card[0] in SIDES


def stops_building(card: str) -> bool:
    """PATH-5: a broken tool or a trap."""
    return card.startswith("break-") or card == "trap"


def both_ways(hand: Iterable[str]) -> frozenset[str]:
    """Every tile these cards can become (PATH-3: upright or turned, never sideways)."""
    upright = {spelled(card) for card in hand if is_path(card)}
    return frozenset(upright | {turned(card) for card in upright})


# -- what lies on the table -----------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """All that matters for the seat whose turn it is and wants to lay a card."""

    face_up: Mapping[Cell, str]
    face_down: Collection[Cell]
    connected: Collection[tuple[Cell, Tunnel]]
    tiles: Collection[str]
    stopped: bool
    adjacent_is_enough: bool
    goals: Collection[Cell] = ()
    dwarf: str = ""
    edition: str = "jubilee"


def look(position: Position, placement: str = "connected", edition: str = "jubilee") -> Scene:
    """Read a position in the eyes of the seat whose turn it is."""
    seat = position.get("turn", 0)
    face_up = face_up_cards(position)
    front = position.get("front", [])
    return Scene(
        face_up=face_up,
        face_down={cell_of(at) for at in position.get("goals", GOAL_CELLS)} - set(face_up),
        connected=search(face_up),
        tiles=both_ways(position["hands"][seat]),
        stopped=bool(front) and any(map(stops_building, front[seat])),
        adjacent_is_enough=placement == "adjacent",
        goals={cell_of(at) for at in position.get("goals", GOAL_CELLS)},
        dwarf=position.get("dwarves", [""] * (seat + 1))[seat],
        edition=edition,
    )


def face_up_cards(position: Position) -> dict[Cell, str]:
    """The start card, the path cards and the goals already turned over (GOAL-3)."""
    laid = {**position["grid"], **position.get("shown", {})}
    return {START: START_CARD} | {cell_of(at): tile for at, tile in laid.items()}


# -- the one search -------------------------------------------------------------------------------


def tunnel_at(face_up: Mapping[Cell, str], cell: Cell, side: str) -> Tunnel | None:
    """The tunnel that leaves the face-up card on this cell at this side, if there is one."""
    if cell not in face_up:
        return None
    return next((tunnel for tunnel in tunnels(face_up[cell]) if side in tunnel), None)


def sources(face_up: Mapping[Cell, str]) -> Iterator[tuple[Cell, Tunnel]]:
    """Where every way begins: the start card, and the ladders that are joined to it (S2-LADDER-3)."""
    for cell, tile in face_up.items():
        if cell == START or mark(tile) == "ladder":
            for tunnel in tunnels(tile):
                yield cell, tunnel


def search(face_up: Mapping[Cell, str], shut: str = "") -> set[tuple[Cell, Tunnel]]:
    """Every connected tunnel: side to side between cards, inside a card only along the tunnel.

    Doors of the colour `shut` let nobody through; they stand in the tunnel that has two sides.
    """
    found = set(sources(face_up))
    queue = deque(found)
    while queue:
        cell, tunnel = queue.popleft()
        for side in tunnel:
            there = neighbour(cell, side)
            beyond = tunnel_at(face_up, there, OPPOSITE[side])
            if beyond is None or (shut and mark(face_up[there]) == shut and len(beyond) > 1):
                continue
            if (there, beyond) not in found:
                found.add((there, beyond))
                queue.append((there, beyond))
    return found


# -- the rules ------------------------------------------------------------------------------------


def refusal(scene: Scene, tile: str, cell: Cell) -> str | None:
    """None when the seat may lay this tile there, else the rule that it breaks first."""
    if tile not in scene.tiles:
        return "TURN-1"
    if scene.stopped:
        return "PATH-5"
    if not free_beside_a_card(scene, cell):
        return "PATH-1"
    if not fits(scene, tile, cell):
        return "PATH-2"
    if mark(tile) == "ladder":
        return ladder_refusal(scene, tile, cell)
    if not (scene.adjacent_is_enough or joined(scene, tile, cell)):
        return "PATH-4"
    if scene.edition == "italian" and mark(tile) in ("blue", "green") and mark(tile) != scene.dwarf:
        return "S2-DOOR"
    return None


def ladder_refusal(scene: Scene, tile: str, cell: Cell) -> str | None:
    """ED-LADDER: what a ladder may not lie at, and what it must join."""
    at_goals = {side for side in SIDES if neighbour(cell, side) in scene.goals}
    if scene.edition == "classic":
        at_goals &= open_sides(tile)
    if at_goals:
        return "S2-LADDER-2"
    meets = [side for side in open_sides(tile) if neighbour(cell, side) in scene.face_up]
    if scene.edition != "jubilee" and not meets:
        return "S2-LADDER-1"
    return None


def free_beside_a_card(scene: Scene, cell: Cell) -> bool:
    """PATH-1: an empty cell next to a face-up card."""
    if cell in scene.face_up or cell in scene.face_down:
        return False
    return any(neighbour(cell, side) in scene.face_up for side in SIDES)


def fits(scene: Scene, tile: str, cell: Cell) -> bool:
    """PATH-2: open on open, closed on closed; face-down cards ask for nothing."""
    for side in SIDES:
        other = scene.face_up.get(neighbour(cell, side))
        if other is None:
            continue
        if (side in open_sides(tile)) != (OPPOSITE[side] in open_sides(other)):
            return False
    return True


def joined(scene: Scene, tile: str, cell: Cell) -> bool:
    """PATH-4: one of the open sides meets the open side of a connected tunnel."""
    for side in open_sides(tile):
        there = neighbour(cell, side)
        if (there, tunnel_at(scene.face_up, there, OPPOSITE[side])) in scene.connected:
            return True
    return False


# -- the answers ----------------------------------------------------------------------------------


def placements(scene: Scene) -> set[str]:
    """The text of every legal placement: each cell that is not hopeless with each tile."""
    return {
        f"place {tile} {x},{y}"
        for x, y in cells_beside(scene)
        if (x, y) not in scene.face_up
        for tile in scene.tiles
        if refusal(scene, tile, (x, y)) is None
    }


def cells_beside(scene: Scene) -> set[Cell]:
    """The only cells that PATH-1 can allow, so that we need not try an endless grid."""
    return {neighbour(cell, side) for cell in scene.face_up for side in SIDES}


def refusal_of(scene: Scene, text: str) -> str | None:
    """The same as `refusal`, for a whole action: 'place NEW 3,-1', its sides in any order."""
    _, tile, at = text.split()
    return refusal(scene, spelled(tile), cell_of(at))


def box(scene: Scene, margin: int = 1) -> list[Cell]:
    """Every cell of the rectangle around all cards, and `margin` cells more on each side."""
    cells = [*scene.face_up, *scene.face_down]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return [
        (x, y)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
    ]


def has_way(position: Position, team: str) -> bool:
    """S2-WIN-1: some way leads to the turned treasure past no door of the other colour."""
    face_up = face_up_cards(position)
    other = {"blue": "green", "green": "blue"}[team]
    treasure = next(cell_of(at) for at, goal in position["goals"].items() if goal == "treasure")
    return any(cell == treasure for cell, _ in search(face_up, shut=other))
