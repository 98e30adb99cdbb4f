"""A turn as a whole: one deed, then the draws that are due, then whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .actions import NOBODY, Action
from .caches import EMPTY_PASS
from .errors import IllegalAction
from .event_kinds import Drew, Passed
from .events import Changes, Out
from .frontier import find_places
from .hands import draw
from .plays import list_plays
from .rounds import end_round_if_stuck, is_forbidding
from .state import Pending, Plan, State
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules

# The switch, and its value, by which whoever has no cards draws none even if there is a pile.
EMPTY_HAND: Final = "empty-hand"
DRAWS_NOTHING: Final = "nothing"


class TurnWindow(Window):
    """The plain turn of one seat: any deed of these rules."""

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return the legal actions of all deeds: lay, play, what boxes add, pass."""
        tables, hand = rules.tables, state.hands[seat]
        found: list[Action] = []
        tiles, cards, by_card = tables.paths[hand & tables.path_mask]
        plays = tables.plays[hand >> tables.path_shift]
        find_places(rules, state, seat, tiles, found)
        list_plays(rules, state, seat, plays, found)
        for deed in tables.offering:
            found += deed.offer(rules, state, seat)
        found += by_card
        found += plays.by_card
        if not hand:
            found.append(EMPTY_PASS)
        elif tables.by_hand is not None:
            found += tables.by_hand.find(hand, cards + plays.cards)
        if rules.hooks.forbids and is_forbidding(rules, state):
            return [action for action in found if not forbidden(rules, state, seat, action)]
        return found

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Ask the deed, then the boxes that may forbid it."""
        deed = rules.deeds.get(action.verb)
        if deed is None:
            return IllegalAction("wrong-moment", "TURN-1", str(action))
        refused = deed.check(rules, state, seat, action)
        if refused is None and rules.hooks.forbids:
            return forbidden(rules, state, seat, action)
        return refused

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Carry out the deed; the end of the turn waits below whatever it opens."""
        state.stack = AFTER
        if state.hands[seat]:  # passes of an empty hand do not count (ED-STARTER)
            state.last_turn = seat
        rules.deeds[action.verb].do(rules, state, seat, action, out)
        if state.stack is AFTER and not rules.hooks.on_turn_end:
            _finish(rules, state, out)


def forbidden(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
    """Return why a box refuses an otherwise legal action, or None."""
    for forbids in rules.hooks.forbids:
        refused: IllegalAction | None = forbids(rules, state, seat, action)
        if refused:
            return refused
    return None


class EndWindow(Window):
    """The end of a turn: boxes react, then the draws begin."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        state.stack = _DRAWING
        for hook in rules.hooks.on_turn_end:
            hook(rules, state, state.turn, out)


class DrawsWindow(Window):
    """The draws that are due; a draw that asks something leaves the rest for later."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Carry out what is left of the plan, then begin the next turn."""
        _finish(rules, state, out)


AFTER = (Pending("end"),)
_DRAWING = (Pending("draws"),)


def _finish(rules: Rules, state: State, out: Out) -> None:
    """Carry out the draws that are due and begin the next turn.

    Not if the round ends, or if a draw asks something first.
    """
    turn, pile, hands = state.turn, state.pile, state.hands
    if state.other_plan is not None:
        if not _carry_out_plan(rules, state, state.other_plan, out):
            return
    elif pile:  # nearly always: one plain draw, written out here because every turn comes by
        card = pile.pop()
        hand = hands[turn] = hands[turn] + rules.tables.unit[card]
        if out is not None:
            out.append(Drew(seat=turn, _rules=rules, _hand=hand, _card=card, _pile=len(pile)))
    if not pile and end_round_if_stuck(rules, state):
        return
    seat = (turn + state.direction) % rules.players
    if not hands[seat]:
        seat = _pass_by_themselves(rules, state, seat, out)
        if seat == NOBODY:
            return
    state.turn = seat
    state.stack = rules.tables.turn_stacks[seat]


def _carry_out_plan(rules: Rules, state: State, plan: Plan, out: Out) -> bool:
    """Draw as planned (TURN-5); return whether that was all, or a draw asks something first."""
    state.other_plan = None
    if plan.count(("draw", state.turn)) == len(plan):
        draw(rules, state, state.turn, out, len(plan))
        return True
    for number, (kind, seat) in enumerate(plan, 1):
        if kind == "draw":
            draw(rules, state, seat, out)
            continue
        state.stack = _DRAWING
        state.other_plan = plan[number:]
        rules.draws[kind].run(rules, state, seat, out)
        if state.stack is not _DRAWING:
            return False
        state.other_plan = None
    return True


def _pass_by_themselves(rules: Rules, state: State, seat: int, out: Out) -> int:
    """Let seats without cards pass (TURN-4); return whose turn is next, NOBODY if the round ends."""
    while not state.hands[seat]:
        state.turn = seat
        if out is not None:
            out.append(
                Passed(seat=seat, count=0, changes=Changes(), _rules=rules, _hand=0, _first=0, _cards=())
            )
        if rules.switches.get(EMPTY_HAND) != DRAWS_NOTHING:
            draw(rules, state, seat, out)
        seat = (seat + state.direction) % rules.players
        # If nobody has a card left and nobody draws, what is left of the pile is out of reach.
        if not (state.pile and any(state.hands)) and end_round_if_stuck(rules, state):
            return NOBODY
    return seat
