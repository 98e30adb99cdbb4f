"""The engine: a new game, what is legal, why not, and what happens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .actions import NOBODY, Action
from .errors import IllegalAction, brief
from .event_kinds import Answered, Asked
from .events import Changes, Event, Out, Secret
from .rounds import begin_game
from .shapes import Nothing
from .state import Pending, State
from .view import window_patch, window_view

if TYPE_CHECKING:
    from .rules import Rules

__all__ = ["actors", "check", "legal", "new_game", "not_asked", "play"]


def new_game(rules: Rules, seed: bytes, start: int | None = None) -> State:
    """Return a freshly dealt game."""
    return begin_game(rules, seed, start, None)


def actors(state: State) -> tuple[int, ...]:
    """Return the seats that may act now, ascending; none if the game is over."""
    return state.stack[-1].seats


def legal(rules: Rules, state: State, seat: int) -> list[Action]:
    """Return a seat's legal actions, in canonical order."""
    pending = state.stack[-1]
    if seat not in pending.seats:
        return []
    return rules.windows[pending.kind].legal(rules, state, pending, seat)


def check(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
    """Return why the rules refuse an action, or None; the state does not change."""
    pending = state.stack[-1]
    if type(seat) is not int or seat not in pending.seats:
        return not_asked(rules, pending, seat)
    return rules.windows[pending.kind].refused(rules, state, pending, seat, action)


def not_asked(rules: Rules, pending: Pending, seat: object) -> IllegalAction:
    """Return why a seat cannot answer a question asked of others."""
    if type(seat) is not int or not 0 <= seat < rules.players:
        return IllegalAction("no-such-seat", "TURN-1", brief(seat))
    return IllegalAction("game-over" if pending.kind == "over" else "not-your-turn", "TURN-1")


def play(
    rules: Rules,
    state: State,
    seat: int,
    action: Action,
    trusted: bool = False,
    events: bool = True,
) -> list[Event]:
    """Carry out an action and return its events; a trusted one is not checked."""
    pending = state.stack[-1]
    if not trusted and (type(seat) is not int or seat not in pending.seats):
        raise not_asked(rules, pending, seat)
    out: list[Event] | None = [] if events else None
    shown = None  # what everyone sees of a question to several seats, so that an answer can stay private
    if pending.kind != "turn" and out is not None and len(pending.seats) > 1:
        shown = window_view(rules, state, None)
    window = rules.windows[pending.kind]
    if not trusted and (refused := window.refused(rules, state, pending, seat, action)):
        raise refused
    window.resolve(rules, state, pending, seat, action, out)
    is_turn = state.stack[-1].kind == "turn" or _run(rules, state, out).kind == "turn"
    if out is None:
        return []
    if is_turn:
        out.append(rules.tables.turn_events[state.turn][state.last_turn])
    else:
        _tell(rules, state, shown, seat, out)
    return out


def _run(rules: Rules, state: State, out: Out) -> Pending:
    """Carry out decisions that ask nobody until one does or the game is over; return that one."""
    windows = rules.windows
    pending = state.stack[-1]
    while not pending.seats and pending.kind != "over":
        windows[pending.kind].run(rules, state, pending, out)
        pending = state.stack[-1]
    return pending


def _tell(rules: Rules, state: State, shown: object, actor: int, out: list[Event]) -> None:
    """Tell who is asked now, and what; a secret answer to a shared question stays private."""
    pending = state.stack[-1]
    if shown is not None and not out and shown == window_view(rules, state, None):
        out.append(Answered(seat=actor, changes=partial(_answered_changes, rules, state.copy(), actor)))
        return
    asked = pending.seats[0] if len(pending.seats) == 1 else NOBODY
    changes = partial(_asked_changes, rules, state.copy())
    out.append(Asked(seat=asked, window=pending.kind, changes=changes))


def _answered_changes(rules: Rules, state: State, actor: int) -> Changes[Nothing]:
    return Changes((), ((actor, {}, window_patch(rules, state, actor)[-1:]),))


def _asked_changes(rules: Rules, state: State) -> Changes[Nothing]:
    public = window_patch(rules, state, None)
    secret: Secret[Nothing] = tuple(
        (seat, {}, window_patch(rules, state, seat)[-1:])
        for seat in range(rules.players)
        if window_view(rules, state, seat) != public[-1][1]
    )
    return Changes(public, secret)
