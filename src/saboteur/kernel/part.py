"""What one box brings to the kernel: the `PART` of its `kernel.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .compiled import Record, compiled

if TYPE_CHECKING:
    from saboteur.core.actions import Action

    from .tables import RulesTable

Hook = Callable[..., Any]


@compiled
def list_nothing(t: Record, s: Record, me: int, kind: int, n: int) -> int:
    """Append nothing: the end of a chain."""
    return n


@compiled
def do_nothing(t: Record, s: Record, me: int, a: int, b: int, c: int) -> None:
    """Change nothing: the end of a chain."""
    return


@compiled
def ask_nobody(t: Record, s: Record) -> bool:
    """Ask nobody: the end of a chain."""
    return False


@compiled
def react_not(t: Record, s: Record) -> None:
    """Change nothing: the end of a chain."""
    return


@compiled
def score_nothing(t: Record, s: Record, finder: int) -> None:
    """Pay nobody: the end of a chain."""
    return


@compiled
def weigh_unknown(t: Record, s: Record, p: Record, me: int, a: int, b: int, c: int) -> float:
    """Think as little of it as of anything unknown: the end of a chain."""
    return float(p.unknown)


def _no_numbers(table: RulesTable) -> Sequence[int]:
    return ()


@dataclass(kw_only=True)
class KernelPart:
    """What one box brings: the classes of its effects, its numbers, and its hooks."""

    # Classes of effects, whose place is their number; classes of goals that end the round.
    effects: tuple[type, ...] = ()
    goals_that_end: tuple[type, ...] = ()
    # How its rounds may end, as `Payout.side` says.
    sides: tuple[str, ...] = ()
    most_passed: int = 1
    # Its own numbers, without the first.
    numbers: Callable[[RulesTable], Sequence[int]] = _no_numbers
    # (me, kind, n): append the ways to play a card; (me, kind, target, word): play it.
    list_plays: Hook = list_nothing
    play: Hook = do_nothing
    # The same for deeds that are no card: (me, 0, n), (me, a, b, c).
    list_deeds: Hook = list_nothing
    deed: Hook = do_nothing
    # The same for answers to the box's own question.
    list_answers: Hook = list_nothing
    answer: Hook = do_nothing
    # (me, cell, tile, 0): a path card was laid.
    placed: Hook = do_nothing
    # Add to the set-up, between shuffle and deal.
    began: Hook = react_not
    # (finder): work out the payout; change it.
    score: Hook = score_nothing
    adjust: Hook = react_not
    # After the gold is shared; whether the box asks somebody before the next round.
    ended: Hook = react_not
    asks: Hook = ask_nobody
    # What the bots think of it: (me, kind, target, word) of playing a card, (me, a, b, c) of a deed.
    weigh_play: Hook = weigh_unknown
    weigh_deed: Hook = weigh_unknown
    # The kinds of its decisions that ask: what waits below, and what is asked.
    question: tuple[str, ...] = ()
    # (table, op, a, b, c): its deeds and answers in the notation.
    action: Callable[[RulesTable, int, int, int, int], Action] | None = None
    number: int = field(default=0, init=False)
