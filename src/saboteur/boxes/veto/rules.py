"""Veto, the championship card of 2019: cancels a card another player has just played (WC-2019).

Everyone else with cards is asked at once, whether they hold it or not, so that nobody learns who does.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from saboteur.modding import (
    Action,
    Effect,
    IllegalAction,
    Module,
    Out,
    Pending,
    Rules,
    State,
    Stream,
    Window,
    card_of,
    discard,
    hand_changes,
    holds,
    note_shown,
    public_form,
    take_from_hand,
)

from .events import Vetoed
from .shapes import VetoSeenShape, VetoShape

CARD: Final = "veto"
ALLOW: Final = "allow"


VETOED: Final = Action(CARD)
ALLOWED: Final = Action(ALLOW)


class VetoQuestion(NamedTuple):
    """Who was asked about whose card; the decision's seats are those that have not answered."""

    seats: tuple[int, ...]
    by: int
    action: str


class NotOnATurn(Effect):
    """It is not played on a player's own turn, and does not keep a round going (END-1)."""

    rule = "WC-2019"
    keeps_round = False

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Offer no way to play the card on a turn."""
        return []

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal, which says when it can be played."""
        return IllegalAction("only-in-answer", self.rule)


class VetoWindow(Window):
    """Everyone else may veto the card; the first veto closes the window."""

    verbs = frozenset({CARD, ALLOW})
    rule = "WC-2019"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return the veto for its holder, and allowing the card."""
        return [VETOED, ALLOWED] if holds(rules, state, seat, CARD) else [ALLOWED]

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Require the card in hand."""
        if action.verb == CARD and not holds(rules, state, seat, CARD):
            return IllegalAction("card-not-in-hand", "TURN-1", CARD)
        return None

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Cancel the card, or wait for the others; once all have allowed it, it takes effect."""
        state.pop()
        if action.verb == CARD:
            cancel(rules, state, seat, out)
        else:
            place = pending.seats.index(seat)
            left = pending.seats[:place] + pending.seats[place + 1 :]
            state.push(Pending(pending.kind, left, pending.data))

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        state.pop()

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> VetoShape:
        """Everyone sees who was asked, and of the answers only their own."""
        asked = pending.data.seats
        shown: VetoShape = {"seats": list(asked), "by": pending.data.by, "action": pending.data.action}
        if seat in asked:
            shown["answered"] = seat not in pending.seats
        return shown

    def blank(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> Pending:
        """Return who was asked and, after a mark, whether this seat has answered.

        Nobody has answered yet while another window, such as the toll's, comes first.
        """
        asked: VetoQuestion = pending.data
        if pending is not state.stack[-1]:
            return pending
        waits = seat in pending.seats
        return Pending(pending.kind, asked.seats, (asked, seat if seat in asked.seats else None, waits))

    def guess(self, rules: Rules, state: State, pending: Pending, stream: Stream) -> Pending:
        """Let any others have answered or not, but not all of them."""
        if isinstance(pending.data, VetoQuestion):
            return pending
        asked, seat, waits = pending.data
        silent = [other for other in asked.seats if other != seat]
        left = [other for other in silent if stream.below(2)]
        if waits:
            left.append(seat)
        if not left:
            left = [silent[stream.below(len(silent))]]
        return Pending(pending.kind, tuple(sorted(left)), asked)

    def encode(self, data: VetoQuestion) -> list[object]:
        """Write who was asked about what."""
        return [list(data.seats), data.by, data.action]

    def decode(self, rules: Rules, state: State, data: Any) -> VetoQuestion:
        """Read who was asked about whose card; ValueError names a seat that is not there."""
        seats, by, action = data
        if not seats or any(seat not in range(rules.players) for seat in (*seats, by)):
            raise ValueError(f"{data} names a seat that is not at the table")
        return VetoQuestion(tuple(seats), by, str(action))


def cancel(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Discard the announced card without effect, and the veto; its player draws first, then this seat."""
    _, action = state.pop().data
    take_from_hand(rules, state, seat, CARD)
    if state.given:
        note_shown(state, seat, CARD, out)
    state.keep(CARD, True)
    if out is not None:
        changes = hand_changes(rules, state, seat, ((("ext", CARD), {"seen": True}),))
        out.append(Vetoed(seat=seat, action=str(public_form(action)), changes=changes))
    discard(state, seat, (card_of(action), CARD), out)
    state.plan = (*state.plan, ("draw", seat))


class Veto(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "the Veto"
    reacts = True

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return that it is not played on a turn."""
        return {CARD: NotOnATurn()}

    def windows(self, rules: Rules) -> dict[str, Window]:
        return {CARD: VetoWindow()}

    def on_announced(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Ask everyone else who has cards, unless everyone knows that the veto is out of the round."""
        if state.ext.get(CARD) and not any(part.fetches for part in rules.parts):
            return
        others = tuple([s for s, hand in enumerate(state.hands) if hand and s != seat])
        if others:
            state.push(Pending(CARD, others, VetoQuestion(others, seat, str(public_form(action)))))

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Nobody has seen it yet."""
        state.keep(CARD, False)

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> VetoSeenShape:
        """Show whether it has been seen played."""
        return {"seen": bool(state.ext.get(CARD))}

    def encode_ext(self, rules: Rules, state: State) -> VetoSeenShape:
        """Write whether it has been seen played."""
        return self.view_ext(rules, state, None)

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Read whether the veto was seen; by default it was not."""
        state.keep(CARD, bool(data and data["seen"]))

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        self.decode_ext(rules, state, known)
