"""Goal Swap, the championship card of 2017: two face-down goals change places, or not (WC-2017)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from saboteur.modding import (
    Action,
    CellsShape,
    Changes,
    Effect,
    IllegalAction,
    Module,
    Out,
    Patch,
    Pending,
    Rules,
    State,
    Window,
    cell_text,
    goals_known,
    parse_cell,
)

from .events import PutBack

CARD: Final = "goal-swap"
EXCHANGE: Final = "exchange"
LEAVE: Final = "leave"
Pair = tuple[int, int]


def hidden_goals(state: State) -> list[int]:
    """Return the cells of the face-down goals, in canonical order."""
    return sorted(cell for cell in state.goals if cell in state.sites)


class TakeTwo(Effect):
    """Take two face-down goals without looking; which two is public."""

    rule = "WC-2017"

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return every two face-down goals."""
        pairs = combinations(hidden_goals(state), 2)
        return [Action("play", CARD, cell=one, other=two) for one, two in pairs]

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: there is no face-down goal on a cell."""
        hidden = hidden_goals(state)
        for cell in (action.cell, action.other):
            if cell not in hidden:
                return IllegalAction("not-a-hidden-goal", self.rule, cell_text(cell))
        if action.cell == action.other:
            return IllegalAction("same-goal", self.rule, cell_text(action.cell))
        return IllegalAction("not-offered", self.rule, str(action))

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Ask whether to exchange them."""
        state.push(Pending(EXCHANGE, (seat,), (action.cell, action.other)))
        return ()


class ExchangeWindow(Window):
    """The player puts the goals back, exchanged or not; only they know which."""

    verbs = frozenset({EXCHANGE, LEAVE})
    rule = "WC-2017"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return exchanging the two goals and leaving them as they were."""
        return [Action(EXCHANGE), Action(LEAVE)]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Put them back; what others knew about them is void."""
        state.pop()
        exchanged = action.verb == EXCHANGE
        put_back(rules, state, seat, pending.data, exchanged)
        if out is not None:
            out.append(_put_back_told(state, seat, pending.data, exchanged))

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> CellsShape:
        """Everyone sees which two were taken."""
        return {"cells": [cell_text(cell) for cell in pending.data]}

    def encode(self, data: Pair) -> list[str]:
        return [cell_text(cell) for cell in data]

    def decode(self, rules: Rules, state: State, data: Any) -> Pair:
        one, two = (parse_cell(text) for text in data)
        if one is None or two is None or not {one, two} <= set(hidden_goals(state)):
            raise ValueError(f"no face-down goals lie at {data}")
        return one, two


def put_back(rules: Rules, state: State, seat: int, pair: Pair, exchanged: bool) -> None:
    """Change the goals, and what everyone knows about them."""
    one, two = pair
    before = goals_known(state.known[seat])
    places = {one: two, two: one} if exchanged else {one: one, two: two}
    if exchanged:
        state.goals = {**state.goals, one: state.goals[two], two: state.goals[one]}
    mine = {places[cell]: before[cell] for cell in pair if cell in before}
    both_seen = set(pair) <= state.known[seat].goals.keys()
    for other in range(rules.players):
        known = state.known[other]
        goals, traced = _without(known.goals, pair), _without(known.traced, pair)
        if other == seat:
            # If they know both, everyone knows that they still do; if one, nobody can say where it is.
            goals, traced = ({**goals, **mine}, traced) if both_seen else (goals, {**traced, **mine})
        if (goals, traced) != (known.goals, known.traced):
            state.know(other, known._replace(goals=goals, traced=traced))


def _without(goals: Any, pair: Pair) -> dict[int, str]:
    return {cell: goal for cell, goal in goals.items() if cell not in pair}


def _put_back_told(state: State, seat: int, pair: Pair, exchanged: bool) -> PutBack:
    mine = goals_known(state.known[seat])
    looked = [[cell_text(cell) for cell in sorted(known.goals)] for known in state.known]
    texts = [cell_text(cell) for cell in pair]
    patch: Patch = ((("looked",), looked), *((("goals", text, "card"), None) for text in texts))
    own: Patch = tuple((("goals", cell_text(cell), "card"), mine.get(cell)) for cell in pair)
    return PutBack(seat=seat, cells=texts, changes=Changes(patch, ((seat, {"exchanged": exchanged}, own),)))


class GoalSwap(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "Goal Swap"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {CARD: TakeTwo()}

    def windows(self, rules: Rules) -> dict[str, Window]:
        """Return the window of the secret choice."""
        return {EXCHANGE: ExchangeWindow()}
