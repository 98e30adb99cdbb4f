"""The action cards of the base game (ACT-1 to ACT-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.modding import (
    Action,
    AtCell,
    Changes,
    Effect,
    Front,
    FrontEffect,
    IllegalAction,
    Out,
    Patch,
    Repaired,
    Rules,
    State,
    cell_text,
    front_changes,
    put_in_front,
    refused_target,
    remove_card,
    take_from_front,
)

from .events import Broke, GoalSeen, Looked

TOOLS: Final = ("pickaxe", "lamp", "cart")
BREAKS: Final = {f"break-{tool}": tool for tool in TOOLS}
REPAIRS: Final = {f"repair-{tool}": (tool,) for tool in TOOLS}
DOUBLE_REPAIRS: Final = {
    f"repair-{one}-{two}": (one, two)
    for one, two in (("pickaxe", "lamp"), ("pickaxe", "cart"), ("lamp", "cart"))
}


class Break(FrontEffect):
    """Lay a broken tool in front of a player who has none of that kind (ACT-1)."""

    rule = "ACT-1"

    def __init__(self, card: str) -> None:
        """Aim at everyone whose tool is whole."""
        super().__init__(card, Front(card, lies=False))

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: no such seat, or the tool is already broken."""
        return refused_target(rules, self.rule, action) or IllegalAction(
            "already-broken", self.rule, self.card
        )

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Put the card in front of the target."""
        put_in_front(rules, state, action.seat, self.card)
        if out is not None:
            changes = front_changes(rules, state, action.seat)
            out.append(Broke(seat=seat, target=action.seat, card=self.card, changes=changes))


class Repair(FrontEffect):
    """Remove one broken tool of a shown kind in front of a player (ACT-2, ACT-3)."""

    def __init__(self, card: str, tools: tuple[str, ...]) -> None:
        """Aim at everyone with such a broken tool; for a double repair, the action names the tool."""
        self.rule = "ACT-2" if len(tools) == 1 else "ACT-3"  # type: ignore[misc]
        self.tools = tools
        # The card it removes, by the tool the action names; for a single tool it names none.
        self._broken = {tool if len(tools) > 1 else "": f"break-{tool}" for tool in tools}
        super().__init__(card, *(Front(broken, word=word) for word, broken in self._broken.items()))

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: the card does not show the tool, or it is not broken there."""
        if refused := refused_target(rules, self.rule, action):
            return refused
        if len(self.tools) > 1 and action.word not in self.tools:
            return IllegalAction("wrong-tool", self.rule, action.word)
        return IllegalAction("nothing-to-repair", self.rule, action.word or self.tools[0])

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        broken = self._broken[action.word]
        take_from_front(rules, state, action.seat, broken)
        if out is not None:
            changes = front_changes(rules, state, action.seat)
            out.append(Repaired(seat=seat, target=action.seat, card=broken, changes=changes))
        return (broken,)


class Rockfall(Effect):
    """Remove one face-up path card, never a set-up card (ACT-4)."""

    rule = "ACT-4"

    def __init__(self) -> None:
        self.at = AtCell("rockfall")

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return every cell with a path card."""
        return self.at.all(sorted(self.cells(state)))

    def cells(self, state: State) -> list[int]:
        """Return where there is something to remove."""
        return state.loose

    def allows(self, rules: Rules, state: State, seat: int, action: Action) -> bool:
        return action.cell in self.cells(state)

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: nothing there can be removed."""
        return IllegalAction("no-path-card-there", self.rule, cell_text(action.cell))

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        return (remove_card(rules, state, seat, action.cell, out),)


class Map(Effect):
    """Look at one face-down goal, alone (ACT-5)."""

    rule = "ACT-5"

    def __init__(self) -> None:
        """Prepare the targets; the last ones are cached, because sites change only a few times a round."""
        self.at = AtCell("map")
        self._last: tuple[dict[int, str], Sequence[Action]] = ({}, [])

    def targets(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        sites, found = self._last
        if sites is not state.sites:
            found = [self.at[cell] for cell in state.sites if cell in state.goals]
            self._last = (state.sites, found)
        return found

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: there is no face-down goal."""
        return IllegalAction("not-a-hidden-goal", self.rule, cell_text(action.cell))

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Show the goal to the player."""
        goal = state.goals[action.cell]
        state.learn_goal(seat, action.cell, goal)
        if out is not None:
            text = cell_text(action.cell)
            looked = [cell_text(cell) for cell in sorted(state.known[seat].goals)]
            own: Patch = ((("goals", text, "card"), goal),)
            changes = Changes(((("looked", seat), looked),), ((seat, GoalSeen(goal=goal), own),))
            out.append(Looked(seat=seat, cell=text, changes=changes))
        return ()
