"""What a position has no key of its own for: who reached what, who knows which gold, discard and dwarf.

It is stored under the key of the first module and may be left out: then nobody has seen a discard, and gold
is in one card each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .actions import NOBODY
from .cells import cell_text, parse_cell
from .state import EVERYONE, Given, Plan, State, Take

if TYPE_CHECKING:
    from .rules import Rules


def write_extra(state: State) -> dict[str, Any]:
    """Return it as plain data."""
    return {
        "reached": {cell_text(cell): seat for cell, seat in state.reached.items()},
        "plan": [list(step) for step in state.plan],
        "gold_cards": list(state.gold_cards),
        "awarded": list(state.awarded),
        "takes": [[*take[:3], list(take.cards)] for take in state.takes],
        "discard_seen": [state.discard_seen.get(place, EVERYONE) for place in range(len(state.discard))],
        "dwarf_seen": list(state.dwarf_seen),
        "spare_seen": {str(place): mask for place, mask in state.spare_seen.items()},
        "proved": sorted(state.proved),
        "given": [[g.by, g.holder, list(g.cards), list(g.discards), g.least] for g in state.given],
    }


def read_extra(rules: Rules, state: State, extra: Any) -> None:
    """Set it from plain data; raise ValueError or the like if it makes no sense."""
    extra = {} if extra is None else extra
    players = rules.players
    reached = {parse_cell(text): seat for text, seat in extra.get("reached", {}).items()}
    _numbers([*reached.values()], len(reached), players)
    state.reached = {c: reached.get(c, by) for c, by in state.reached.items()}
    _read_gold(rules, state, extra)
    masks = enumerate(_masks(extra.get("discard_seen"), len(state.discard)))
    state.discard_seen = {place: mask for place, mask in masks if mask != EVERYONE}
    state.dwarf_seen = tuple(_masks(extra.get("dwarf_seen"), len(state.dwarf_discard)))
    spare = {int(place): mask for place, mask in extra.get("spare_seen", {}).items()}
    _numbers([*spare], len(spare), len(state.spare))
    _masks([*spare.values()], len(spare))
    state.spare_seen = spare
    proved = extra.get("proved", ())
    state.proved = {s: state.dwarves[s] for s in _numbers(proved, len(proved), players)}
    state.given = tuple(_given(rules, state, entry) for entry in extra.get("given", ()))
    if "plan" in extra:
        state.plan = _plan(rules, extra["plan"])


def _read_gold(rules: Rules, state: State, extra: dict[str, Any]) -> None:
    nothing = (0,) * rules.players
    one_each = [min(gold, 1) for gold in state.gold] if rules.gold_deck else nothing
    state.gold_cards = _numbers(extra.get("gold_cards", one_each), rules.players)
    awarded = extra.get("awarded", nothing)
    _numbers([abs(amount) for amount in awarded], rules.players)  # some paid more than they were given
    state.awarded = tuple(awarded)
    state.takes = tuple(_take(rules, entry) for entry in extra.get("takes", ()))


def _take(rules: Rules, entry: Any) -> Take:
    round_, seat, value, cards = entry
    _numbers([round_, value, *cards], len(cards) + 2)
    _numbers([seat], 1, rules.players)
    return Take(round_, seat, value, tuple(cards))


def _given(rules: Rules, state: State, entry: Any) -> Given:
    by, holder, cards, discards, least = entry
    _numbers([by, holder - NOBODY], 2, rules.players + 1)
    _numbers([least], 1, len(cards) + 1)
    _numbers(discards, len(discards), len(state.discard))
    if any(card not in rules.tables.rank for card in cards) or by >= rules.players:
        raise ValueError(f"{entry} names what is not there")
    return Given(by, holder, tuple(cards), tuple(discards), least)


def _plan(rules: Rules, steps: Any) -> Plan:
    plan = tuple((str(kind), seat) for kind, seat in steps)
    _numbers([seat for _, seat in plan], len(plan), rules.players)
    if any(kind != "draw" and kind not in rules.draws for kind, _ in plan):
        raise ValueError("'plan' names a draw that these rules do not have")
    return plan


def _masks(values: Any, count: int) -> list[int]:
    """Return so many masks of seats, by default empty."""
    masks = [0] * count if values is None else list(values)
    _numbers([mask - EVERYONE for mask in masks], count)
    return masks


def _numbers(values: Any, count: int, below: int = 1 << 62) -> tuple[int, ...]:
    """Return so many non-negative integers, or raise ValueError."""
    if len(values) != count or any(type(v) is not int or not 0 <= v < below for v in values):
        raise ValueError(f"{values} should be {count} numbers")
    return tuple(values)
