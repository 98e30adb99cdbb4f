"""Goals that are moved, and cards that are taken from hands: what everyone then knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saboteur.modding import (
    DELTA,
    Changes,
    E,
    Given,
    Nothing,
    Out,
    Patch,
    Rules,
    State,
    Stream,
    add_to_hand,
    cell_text,
    given_shown,
    goals_known,
    lit_patch,
    rebuild,
    take_from_hand,
)

from .events import GoalMoved, LootSeen, Robbed


def move_goal(rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
    """Move a face-down goal one cell to the east; players who knew it still know it."""
    to = cell + DELTA[E]
    state.goals = _renamed(state.goals, cell, to)
    state.sites = _renamed(state.sites, cell, to)
    state.fixed = state.fixed - {cell} | {to}
    state.reached = {c: by for c, by in state.reached.items() if c != cell}
    for other, known in enumerate(state.known):
        if cell in known.goals or cell in known.traced:
            goals, traced = _renamed(known.goals, cell, to), _renamed(known.traced, cell, to)
            state.know(other, known._replace(goals=goals, traced=traced))
    rebuild(state, seat)
    if out is not None:
        patch: Patch = (
            (("sites",), {cell_text(c): kind for c, kind in state.sites.items()}),
            (("looked",), [[cell_text(c) for c in sorted(known.goals)] for known in state.known]),
            (("lit",), {}),
            *lit_patch(list(state.lit.items())),
            *_goals_patch(state, None),
        )
        secret = tuple((s, Nothing(), _goals_patch(state, s)) for s in range(rules.players))
        changes = Changes(patch, secret)
        out.append(GoalMoved(seat=seat, cell=cell_text(cell), to=cell_text(to), changes=changes))


def _renamed(values: Mapping[int, str], cell: int, to: int) -> dict[int, str]:
    return {to if one == cell else one: value for one, value in values.items()}


def _goals_patch(state: State, seat: int | None) -> Patch:
    seen = {} if seat is None else goals_known(state.known[seat])
    shown: dict[str, Any] = {}
    for cell, goal in state.goals.items():
        tile = state.shown.get(cell)
        card = seen.get(cell) if cell in state.sites else goal
        shown[cell_text(cell)] = {"card": card, "lies": tile.text if tile else None}
    return ((("goals",), shown),)


def rob(rules: Rules, state: State, seat: int, victim: int, out: Out) -> None:
    """Take a random card out of a hand; only the two players know which, and the victim knows where it is."""
    cards = rules.cards_of(state.hands[victim])
    card = cards[Stream(state.seed, f"{state.round}/chests/rob").below(len(cards))]
    take_from_hand(rules, state, victim, card)
    add_to_hand(rules, state, seat, card)
    # What others knew to be in that hand may now be in either hand, which is not tracked.
    kept = [
        _struck(given, card) if given.holder == victim else given
        for given in state.given
        if given.holder != victim or given.by == seat
    ]
    state.given = (*(given for given in kept if given.cards), Given(victim, seat, (card,)))
    if out is not None:
        counts: Patch = tuple((("cards", s), rules.count_of(state.hands[s])) for s in (seat, victim))
        secret = tuple(
            (s, LootSeen(card=card) if s in (seat, victim) else LootSeen(), _hand_patch(rules, state, s))
            for s in range(rules.players)
        )
        out.append(Robbed(seat=seat, target=victim, changes=Changes(counts, secret)))


def _struck(given: Given, card: str) -> Given:
    """Drop a card that its giver gets to see, if it was in the robbed hand."""
    left = list(given.cards)
    if card in left:
        left.remove(card)
    return given._replace(cards=tuple(left), least=min(given.least, len(left)))


def _hand_patch(rules: Rules, state: State, seat: int) -> Patch:
    mine = tuple(given for given in state.given if given.by == seat)
    return (("hand",), list(rules.cards_of(state.hands[seat]))), (("given",), given_shown(mine))
