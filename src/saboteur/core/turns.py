"""A turn as a whole: one deed, then the draws that are due, then whose turn it is next."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Any

from .actions import NOBODY, Action
from .caches import EMPTY_PASS
from .errors import IllegalAction
from .events import Event, Out, told
from .frontier import find_places, grow, placements
from .hands import draw, tell_drew
from .plays import asked_at, list_plays
from .rounds import end_round_if_stuck, is_forbidding
from .rules import Rules
from .state import Pending, Plan, State
from .window import Picker, Window

# State and where to tell what happens -> the seat that is next.
Finisher = Callable[[State, Out], int]
# Rules, state, seat and action -> why it is refused.
Check = Callable[[Rules, State, int, Action], IllegalAction | None]
# What draws a number from 0 to below 1.
Chances = Callable[[], float]
# Rules, state, decision, seat, a first such number and what draws more -> how many actions were taken.
PlayOn = Callable[[Rules, State, Pending, int, float, Chances], int]


class TurnWindow(Window):
    """The plain turn of one seat: any deed of these rules."""

    # By the verb what checks a deed, what finishes a turn, and what picks an action or plays on.
    checks: dict[str, Check]
    finish: Finisher
    play_on: PlayOn

    def prepare(self, rules: Rules) -> Picker:
        """Bind what checks a deed, what finishes a turn and what picks an action."""
        checks: dict[str, Check] = {verb: deed.check for verb, deed in rules.deeds.items()}
        if rules.forbids:
            checks = {verb: _with_forbidden(check) for verb, check in checks.items()}
        self.checks = checks
        self.finish = finisher(rules)
        turn = turner(rules, self.finish)
        self.play_on = turn
        return turn

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return the legal actions of all deeds: lay, play, what modules add, pass."""
        found: list[Action] = []
        hand = state.hands[seat]
        tiles, by_card = rules.paths_of(hand)
        plays = rules.plays[hand >> rules.path_shift]
        find_places(rules, state, seat, tiles, found)
        list_plays(rules, state, seat, plays, found)
        for deed in rules.offering:
            found += deed.offer(rules, state, seat)
        if not hand:
            found.append(EMPTY_PASS)
        elif passing := rules.passing:
            cards = by_card + plays.by_card
            found += [passing.pass_by(rules, cards, way) for way in passing.pass_ways(rules, hand, cards)]
        else:
            found += by_card + plays.by_card
        if rules.forbids and is_forbidding(rules, state):
            return _allowed(rules, state, seat, found)
        return found

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Ask the deed, then the modules that may forbid it."""
        return self.checks.get(action.verb, _wrong_moment)(rules, state, seat, action)

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Do the deed; the end of the turn waits below whatever it opens."""
        self.answer(rules, state, pending, seat, action, True, out)

    def answer(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, trusted: bool, out: Out
    ) -> None:
        """Check and do the deed; the end of the turn waits below whatever it opens."""
        if not trusted:
            refused = self.checks.get(action.verb, _wrong_moment)(rules, state, seat, action)
            if refused is not None:
                raise refused
        state.stack = AFTER
        if state.hands[seat]:  # passes of an empty hand do not count (ED-STARTER)
            state.last_turn = seat
        rules.deed_does[action.verb](rules, state, seat, action, out)
        if state.stack is AFTER and not rules.on_turn_end:
            after = self.finish(state, out)
            if after != NOBODY:
                state.stack = rules.turn_stacks[after]


def turner(rules: Rules, finish: Finisher) -> Callable[..., Any]:  # noqa: PLR0915  (hot)
    """Return what picks one of the legal actions of a turn by counting them: a `Picker`.

    Given what draws more chances it is a `PlayOn`: it takes the action and goes on from turn to turn until
    something else is asked. Every turn comes by here, so all that follows from the rules is bound once.
    """
    paths, low_mask, plays_of, path_shift = rules.paths, rules.low_mask, rules.plays, rules.path_shift
    more_paths, more_mask, more_shift = rules.more_paths, rules.more_mask, rules.more_shift
    marked, passing, forbids = rules.marked_bits, rules.passing, rules.forbids
    placing, width, unit, players = rules.placing, rules.row_width, rules.unit, rules.players
    does, offered = rules.deed_does, rules.plays.offered
    seat_bits = tuple(1 << seat for seat in range(players))

    def turn(  # noqa: PLR0912  (hot)
        rules: Rules, state: State, pending: Pending, seat: int, chance: float, draw: Chances | None = None
    ) -> Any:
        if draw is None and (not state.hands[seat] or (forbids and is_forbidding(rules, state))):
            return Window.pick(rules.windows["turn"], rules, state, pending, seat, chance)
        moves = 0
        while True:
            hand = state.hands[seat]
            tiles, by_card = paths[hand & low_mask]
            if more_mask:
                more, more_by_card = more_paths[(hand & more_mask) >> more_shift]
                tiles, by_card = tiles | more, by_card + more_by_card
            plays = plays_of[hand >> path_shift]
            if state.blocked & seat_bits[seat]:
                rows = places = 0
            else:
                if marked and tiles & marked:
                    cells, rows = placements(rules, state, seat, tiles)
                else:
                    cells, rows, ones = state.frontier or grow(rules, state)
                    rows &= tiles * ones
                places = rows.bit_count()
            offers = state.offers & plays.mask
            count = rowed = places + offers.bit_count()
            for targets, number, _ in plays.asked:
                count += number(rules, state, seat) if number else len(targets(rules, state, seat))
            cards = by_card + plays.by_card
            ways = passing.pass_ways(rules, hand, cards) if passing else cards
            index = floor(chance * (count + len(ways)))
            if index >= count:
                action = ways[index - count]
                if passing:
                    action = passing.pass_by(rules, cards, action)
            elif index >= rowed:
                action = asked_at(rules, state, seat, plays, index - rowed)
            else:
                bits, skipped = (offers, index - places) if index >= places else (rows, index)
                for _ in range(skipped):
                    bits &= bits - 1
                place = (bits & -bits).bit_length() - 1
                action = offered[place] if index >= places else placing[cells[place // width]][place % width]
            if draw is None:
                return action
            state.last_turn = seat
            does[action.verb](rules, state, seat, action, None)
            moves += 1
            if state.stack is not AFTER:
                return moves
            # The usual end of a turn, whose call is felt here; `finish` knows all there is.
            hands, pile, after = state.hands, state.pile, (seat + state.direction) % players
            if state.other_plan is None and hands[after]:
                if pile:
                    hands[seat] += unit[pile.pop()]
                if not pile and end_round_if_stuck(rules, state):
                    return moves
                state.turn = seat = after
            elif (seat := finish(state, None)) == NOBODY:
                return moves
            chance = draw()

    return turn


def _wrong_moment(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
    return IllegalAction("wrong-moment", "TURN-1", str(action))


def _with_forbidden(check: Check) -> Check:
    """Return the same check that asks the modules too."""

    def ask_all(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        return check(rules, state, seat, action) or _forbidden(rules, state, seat, action)

    return ask_all


def _allowed(rules: Rules, state: State, seat: int, found: list[Action]) -> list[Action]:
    return [action for action in found if not _forbidden(rules, state, seat, action)]


def _forbidden(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
    for forbids in rules.forbids:
        refused: IllegalAction | None = forbids(rules, state, seat, action)
        if refused:
            return refused
    return None


def turns_of(rules: Rules) -> TurnWindow:
    """Return the window of plain turns."""
    window = rules.windows["turn"]
    assert isinstance(window, TurnWindow)
    return window


class EndWindow(Window):
    """The end of a turn: modules react, then the draws begin."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Go on to the draws."""
        state.stack = _DRAWING
        for hook in rules.on_turn_end:
            hook(rules, state, state.turn, out)


class DrawsWindow(Window):
    """The draws that are due; a draw that asks something leaves the rest for later."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Carry out what is left of the plan, then let the next turn begin."""
        seat = turns_of(rules).finish(state, out)
        if seat != NOBODY:
            state.stack = rules.turn_stacks[seat]


AFTER = (Pending("end"),)
_DRAWING = (Pending("draws"),)


def finisher(rules: Rules) -> Finisher:
    """Return what carries out the draws that are due and tells whose turn is next.

    It tells of nobody when the round ends, or when a draw asks something first.
    """
    unit, players = rules.unit, rules.players

    def finish(state: State, out: Out) -> int:
        turn, pile, hands = state.turn, state.pile, state.hands
        if state.other_plan is not None:
            if not _carry_out_plan(rules, state, state.other_plan, out):
                return NOBODY
        elif pile:  # nearly always: one plain draw, written out here because every turn comes by
            card = pile.pop()
            hand = hands[turn] = hands[turn] + unit[card]
            if out is not None:
                out.append(Event(("drew", turn, False, tell_drew, rules, turn, hand, card, len(pile))))
        if not pile and end_round_if_stuck(rules, state):
            return NOBODY
        seat = (turn + state.direction) % players
        if not hands[seat]:
            return _pass_by_themselves(rules, state, seat, out)
        state.turn = seat
        return seat

    return finish


def _carry_out_plan(rules: Rules, state: State, plan: Plan, out: Out) -> bool:
    """Draw as planned (TURN-5); return whether it was all, or a draw asks something first."""
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
    """Let seats without cards pass (TURN-4); return whose turn is next, nobody's if the round ends."""
    while not state.hands[seat]:
        state.turn = seat
        if out is not None:
            out.append(told("passed", seat, {"count": 0}))
        draw(rules, state, seat, out)
        seat = (seat + state.direction) % rules.players
        if not state.pile and end_round_if_stuck(rules, state):
            return NOBODY
    state.turn = seat
    return seat
