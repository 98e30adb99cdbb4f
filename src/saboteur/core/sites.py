"""Reached sites: which are opened, in what order, and which way an opened card lies.

The decision `sites` runs by itself and carries three groups of cells: those that must be opened, groups of
which one may be chosen (ED-GOALS), and those left face down for now (GOAL-4). If more than one could come
next, it becomes the window `open` for the player whose turn it is (GOAL-6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .actions import Action
from .cards import CARDS, Tile, find_tile
from .cells import cell_text, parse_cell
from .event_kinds import Opened, Turned
from .events import GONE, Changes, Out
from .module import Site
from .rng import Stream
from .shapes import CellsShape, CellText
from .state import Pending, State
from .tunnels import fits, lay, lit_patch
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules

Cells = tuple[int, ...]


class Opening(NamedTuple):
    """Which reached sites are still to be opened."""

    due: Cells = ()
    choices: tuple[Cells, ...] = ()
    left: Cells = ()

    def options(self) -> list[int]:
        """Return the cells that may be opened next, in canonical order."""
        return sorted({*self.due, *(cell for group in self.choices for cell in group)})

    def without(self, cell: int) -> Opening:
        """Return what is left to open after this cell; the rest of its group stays face down."""
        chosen = [group for group in self.choices if cell in group]
        rest = tuple(c for group in chosen for c in group if c != cell)
        return Opening(
            tuple(c for c in self.due if c != cell),
            tuple(group for group in self.choices if cell not in group),
            self.left + rest,
        )


def drawn_goals(rules: Rules, goals: list[str], count: int, stream: Stream) -> list[str]:
    """Return so many of these goal cards in random order; some kinds are always among them."""
    if len(goals) <= count:
        return stream.shuffled(goals)
    sure = [goal for goal in goals if rules.goal_kinds[goal].always]
    others = stream.shuffled([goal for goal in goals if not rules.goal_kinds[goal].always])
    return stream.shuffled([*sure, *others[: count - len(sure)]])


def open_after(rules: Rules, state: State, before: dict[int, int]) -> None:
    """Open sites after a path card was laid: those just reached and those left over (GOAL-4)."""
    state.push(Pending("sites", (), Opening(due=tuple(c for c in state.reached if c in before))))


def open_all(state: State) -> None:
    """Open every reached site before the result is worked out (GOAL-4)."""
    state.push(Pending("sites", (), Opening(due=tuple(state.reached))))


class SitesWindow(Window):
    """Opens what must be opened, or asks what comes first."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Add sites reached meanwhile, drop those no longer reached, and continue."""
        opening = _refreshed(rules, state, pending.data)
        options = opening.options()
        state.pop()
        if len(options) == 1:
            _open(rules, state, opening, options[0], out)
        elif options:
            state.push(Pending("open", (state.turn,), opening))

    def encode(self, data: Opening) -> dict[str, object]:
        return {
            "due": _texts(data.due),
            "choices": [_texts(group) for group in data.choices],
            "left": _texts(data.left),
        }

    def decode(self, rules: Rules, state: State, data: Any) -> Opening:
        choices = tuple(_cells(state, group) for group in data["choices"])
        return Opening(_cells(state, data["due"]), choices, _cells(state, data["left"]))


class OpenWindow(SitesWindow):
    """The player chooses which reached site is opened next (ED-GOALS, GOAL-6)."""

    verbs = frozenset({"open"})
    rule = "GOAL-6"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return the cells that may be opened."""
        return [Action("open", cell=cell) for cell in pending.data.options()]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Open the chosen site, then the rest."""
        state.pop()
        _open(rules, state, pending.data, action.cell, out)

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> CellsShape:
        """Everyone sees which sites are reached."""
        return {"cells": _texts(pending.data.options())}


def _refreshed(rules: Rules, state: State, opening: Opening) -> Opening:
    seen = {*opening.options(), *opening.left}
    fresh = [cell for cell in state.reached if cell not in seen]
    every = tuple(c for c in fresh if rules.sites[state.sites[c]].opens_all(rules))
    one = tuple(c for c in fresh if c not in every)
    groups = (*opening.choices, one) if one else opening.choices
    return Opening(
        tuple(c for c in opening.due + every if c in state.reached),
        tuple(g for g in (tuple(c for c in group if c in state.reached) for group in groups) if g),
        opening.left,
    )


def _open(rules: Rules, state: State, opening: Opening, cell: int, out: Out) -> None:
    state.push(Pending("sites", (), opening.without(cell)))
    kind = state.sites[cell]
    by = state.reached[cell]
    state.sites = {c: k for c, k in state.sites.items() if c != cell}
    state.reached = {c: s for c, s in state.reached.items() if c != cell}
    rules.sites[kind].reach(rules, state, state.turn, cell, by, out)
    for hook in rules.hooks.on_reached:
        hook(rules, state, by, cell, out)


class GoalSite(Site):
    """A face-down goal: it is opened and becomes part of the mine (GOAL-1 to GOAL-3)."""

    def opens_all(self, rules: Rules) -> bool:
        """Tell what the edition says (ED-GOALS)."""
        return rules.switches["goals"] == "all"

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        """Show the goal and lay it as it fits; ask if both ways fit or neither does."""
        goal = state.goals[cell]
        if out is not None:
            text = cell_text(cell)
            patch = ((("sites", text), GONE), (("goals", text), {"card": goal, "lies": None}))
            out.append(Opened(seat=seat, cell=text, goal=goal, by=by, changes=Changes(patch)))
        ways = _ways(rules, goal)
        fitting = [tile for tile in ways if fits(state, cell, tile)]
        if len(ways) == 1 or len(fitting) == 1:
            lay_goal(rules, state, cell, by, (fitting or ways)[0], out)
        else:
            state.push(Pending("lie", (seat,), (cell, by)))


def _ways(rules: Rules, goal: str) -> list[Tile]:
    """Return the one or two ways a goal card can lie."""
    tile = find_tile(rules.goal_kinds[goal].shape)
    assert tile is not None, goal
    return both_ways(tile)


def both_ways(tile: Tile) -> list[Tile]:
    """Return a tile and its half turn, once if they are the same."""
    return list(CARDS[tile.card].tiles)


def lay_goal(rules: Rules, state: State, cell: int, by: int, tile: Tile, out: Out) -> None:
    """Make an opened goal part of the mine, then do what it does."""
    # What this goal reaches counts as reached by the player whose turn it is (GOAL-5).
    lit = lay(state, cell, tile, state.turn)
    state.shown = {**state.shown, cell: tile}
    goal = state.goals[cell]
    if out is not None:
        text = cell_text(cell)
        patch = (
            (("goals", text), {"card": goal, "lies": tile.text}),
            *lit_patch(lit),
        )
        out.append(Turned(seat=state.turn, cell=text, card=tile.text, changes=Changes(patch)))
    rules.goal_kinds[goal].opened(rules, state, by, out)


class LieWindow(Window):
    """The player chooses which way an opened card lies (GOAL-3)."""

    verbs = frozenset({"turn"})
    rule = "GOAL-3"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        ways = _ways(rules, state.goals[pending.data[0]])
        return [Action("turn", tile=tile.text) for tile in ways]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Lay the goal as chosen."""
        state.pop()
        cell, by = pending.data
        tile = find_tile(action.tile)
        assert tile is not None
        lay_goal(rules, state, cell, by, tile, out)

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> CellsShape:
        """Everyone sees which goal is to be laid."""
        return {"cells": [cell_text(pending.data[0])]}

    def encode(self, data: tuple[int, int]) -> list[str | int]:
        """Write the cell as text."""
        return [cell_text(data[0]), data[1]]

    def decode(self, rules: Rules, state: State, data: Any) -> tuple[int, int]:
        """Parse the cell; its goal is already face up."""
        (cell,) = _cells(state, data[:1])
        if cell not in state.goals or cell not in state.sites:
            raise ValueError(f"no goal is to be laid at {data[0]}")
        state.sites = {c: k for c, k in state.sites.items() if c != cell}
        state.reached = {c: s for c, s in state.reached.items() if c != cell}
        return cell, int(data[1])


def _texts(cells: Any) -> list[CellText]:
    return [cell_text(cell) for cell in cells]


def _cells(state: State, texts: Any) -> Cells:
    cells = tuple(parse_cell(text) for text in texts)
    if any(cell is None or cell not in state.sites for cell in cells):
        raise ValueError(f"no site lies at one of {', '.join(texts)}")
    return tuple(cell for cell in cells if cell is not None)
