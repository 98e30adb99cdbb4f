"""What is asked when a chest is opened (CHEST-2, CHEST-4)."""

from __future__ import annotations

from typing import Any

from saboteur.modding import (
    CARDS,
    EVERYONE,
    Action,
    CellsShape,
    Changes,
    Draw,
    Out,
    Patch,
    Pending,
    Rules,
    Site,
    State,
    Tile,
    Window,
    cell_text,
    find_tile,
    fits,
    inspect_dwarf,
    lay,
    lit_patch,
    offer_discards,
    parse_cell,
)

from .contents import CONTENTS, ROB, movable, to_discard
from .events import ChestOpened, ChestTurned, DrewSeveral
from .hoard import KEY, hoard_changes, hoard_of
from .layouts import CHEST_TUNNELS, CHESTS
from .moving import move_goal, rob

LIE = "lie-chest"
THREE = 3

# Cell, the seat that reached it, the tunnel card and the chest.
Find = tuple[int, int, str, str]


class ChestSite(Site):
    """A covered chest: its tunnel card is laid face up, then the chest takes effect (CHEST-2)."""

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        """Show both and lay the card as it fits; ask if both ways fit or neither does."""
        chest = hoard_of(state).at(cell)
        assert chest is not None
        state.keep(KEY, hoard_of(state).uncovered(cell, EVERYONE))
        if out is not None:
            gone = (("sites",), {cell_text(c): kind for c, kind in state.sites.items()})
            changes = hoard_changes(rules, state, (gone,))
            opened = ChestOpened(
                seat=by, cell=cell_text(cell), card=chest.card, chest=chest.chest, changes=changes
            )
            out.append(opened)
        ways = CARDS[chest.card].tiles
        fitting = [tile for tile in ways if fits(state, cell, tile)]
        found: Find = (cell, by, chest.card, chest.chest)
        if len(ways) == 1 or len(fitting) == 1:
            lay_tunnel(rules, state, found, (fitting or ways)[0], out)
        else:
            state.push(Pending(LIE, (seat,), found))


def lay_tunnel(rules: Rules, state: State, found: Find, tile: Tile, out: Out) -> None:
    """Make the tunnel card part of the mine, then let the chest take effect."""
    cell, by, _, chest = found
    lit = lay(state, cell, tile, state.turn)
    hoard = hoard_of(state)
    state.keep(KEY, hoard._replace(opened=(*hoard.opened, (cell, tile.text))))
    if out is not None:
        patch: Patch = ((("ext", KEY, "open", cell_text(cell)), tile.text), *lit_patch(lit))
        out.append(ChestTurned(seat=state.turn, cell=cell_text(cell), card=tile.text, changes=Changes(patch)))
    CONTENTS[chest](rules, state, by, out)


class LieChestWindow(Window):
    """The player chooses which way the tunnel card lies (CHEST-2, GOAL-3)."""

    verbs = frozenset({"turn"})
    rule = "CHEST-2"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        return [Action("turn", tile=tile.text) for tile in CARDS[pending.data[2]].tiles]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        state.pop()
        tile = find_tile(action.tile)
        assert tile is not None
        lay_tunnel(rules, state, pending.data, tile, out)

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> CellsShape:
        """Everyone sees which card is to be laid."""
        return {"cells": [cell_text(pending.data[0])]}

    def encode(self, data: Find) -> list[str | int]:
        """Write the cell as text."""
        return [cell_text(data[0]), *data[1:]]

    def decode(self, rules: Rules, state: State, data: Any) -> Find:
        """Read the find, and keep its cell free for the tunnel card."""
        text, by, card, chest = data
        cell = parse_cell(text)
        if cell is None or by not in range(rules.players) or chest not in CHESTS:
            raise ValueError(f"{data} is no chest that was found")
        if card not in dict(CHEST_TUNNELS):
            raise ValueError(f"{card} is no tunnel card of a chest")
        state.fixed |= {cell}
        return cell, by, card, chest


class MoveWindow(Window):
    """Which face-down goal is moved away from the start (CHEST-4, farther)."""

    verbs = frozenset({"move"})
    rule = "CHEST-4"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return the goals with room to their east."""
        return [Action("move", cell=cell) for cell in movable(rules, state)]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Move the chosen goal one cell to the east."""
        state.pop()
        move_goal(rules, state, seat, action.cell, out)


class LookWindow(Window):
    """Whose dwarf is looked at (CHEST-4, spyglass)."""

    verbs = frozenset({"look"})
    rule = "CHEST-4"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        return [Action("look", seat=other) for other in range(rules.players) if other != seat]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Let the player remember the dwarf."""
        state.pop()
        inspect_dwarf(state, seat, action.seat, out)


class RobWindow(Window):
    """From whose hand a card is taken unseen (CHEST-4, pickpocket)."""

    verbs = frozenset({"rob"})
    rule = "CHEST-4"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return all others who have cards."""
        others = [s for s in range(rules.players) if s != seat and state.hands[s]]
        return [Action("rob", seat=other) for other in others]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        state.pop()
        rob(rules, state, seat, action.seat, out)


class Rob(Draw):
    """Instead of drawing, take a card from a hand, if anyone else has one."""

    def run(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        if any(hand for other, hand in enumerate(state.hands) if other != seat):
            state.push(Pending(ROB, (seat,)))


class PickOfThree(Draw):
    """Draw three cards, keep one, discard two."""

    def run(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        """Discard them, known to the player alone, who then keeps one of them."""
        count = min(THREE, len(state.pile))
        if not count:
            return
        to_discard(state, count, 1 << seat)
        first = len(state.discard) - count
        if out is not None:
            hidden: Patch = tuple((("discard", first + i), "?") for i in range(count))
            own: Patch = tuple((("discard", first + i), state.discard[first + i]) for i in range(count))
            patch: Patch = (*hidden, (("pile",), len(state.pile)))
            out.append(DrewSeveral(seat=seat, count=count, changes=Changes(patch, ((seat, {}, own),))))
        offer_discards(rules, state, seat, range(first, first + count), out)
