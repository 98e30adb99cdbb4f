"""Kinds of pending decision: who may answer what, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from .actions import Action
from .errors import IllegalAction
from .events import Out
from .state import Pending, State

if TYPE_CHECKING:
    from .rng import Stream
    from .rules import Rules


class Window:
    """A kind of pending decision: who may answer what, and what follows."""

    verbs: ClassVar[frozenset[str]] = frozenset()
    rule: ClassVar[str] = "TURN-1"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return what the seat may answer, in canonical order."""
        raise NotImplementedError

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Return why this answer is refused, or None."""
        if action in self.legal(rules, state, pending, seat):
            return None
        return IllegalAction("not-offered", self.rule, str(action))

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Carry out the answer; the decision is still on top of the stack."""
        raise NotImplementedError

    def refused(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Return why an answer is refused, or None, whatever its verb."""
        if self.verbs and action.verb not in self.verbs:
            return IllegalAction("wrong-moment", "TURN-1", str(action))
        return self.check(rules, state, pending, seat, action)

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Carry out a decision that asks nobody; it must change the stack."""
        raise NotImplementedError

    def undone(self, pending: Pending) -> Pending | None:
        """Return the decision that asks again after the last placement was taken back; None means a turn."""
        return None

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> Mapping[str, object]:
        """Return what a seat may know about the decision, as plain data."""
        return {}

    def guess(self, rules: Rules, state: State, pending: Pending, stream: Stream) -> Pending:
        """Return a decision with its hidden part sampled; `pending.data` is what `blank` left of it."""
        return pending

    def blank(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> Pending:
        """Return the decision without what the seat may not know."""
        return pending

    def cards(self, data: Any) -> Iterable[str]:
        """Return the draw-pile cards in the decision, as far as its data show them."""
        return ()

    def encode(self, data: Any) -> Any:
        """Return the decision's data as plain data."""
        return data

    def decode(self, rules: Rules, state: State, data: Any) -> Any:
        """Return the decision's data from plain data; raise ValueError if it makes no sense."""
        return data
