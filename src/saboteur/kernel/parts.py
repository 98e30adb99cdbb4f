"""What boxes bring to the kernel: their `kernel.py` names a `PART`, and all parts are linked into one.

Each hook of a part is a compiled function. A hook that belongs to one part (an effect, the payout) is found
by the part's number, the others are called for every part that is played, in the order in which boxes act.
After tables and state, every hook gets its part's own numbers, the first of which is the part's.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from saboteur.boxes import BOXES

from .compiled import Record, compiled
from .part import (
    Hook,
    KernelPart,
    ask_nobody,
    do_nothing,
    list_nothing,
    react_not,
    score_nothing,
    weigh_unknown,
)


def _found_parts() -> dict[str, KernelPart]:
    parts: dict[str, KernelPart] = {}
    for key, box in BOXES.items():
        module = box.part("kernel")
        if module is not None:
            part: KernelPart = module.PART
            part.number = len(parts)
            parts[key] = part
    return parts


PARTS: Final = _found_parts()
# Files of a box that nothing in the kernel imports.
_APART: Final = ("bot.py", "terminal.py", "pictures.py")


def part_of(key: str) -> KernelPart | None:
    """Return a box's part; None if the kernel does not know the box."""
    return PARTS.get(key)


def kernel_sources() -> list[Path]:
    """Return all files that the compiled code is made of, those with numbers that it contains among them."""
    own = Path(__file__).parent.glob("*.py")
    folders = [path.parent for box in BOXES.values() if (path := box.file("kernel.py"))]
    return [*own, *(path for folder in folders for path in folder.glob("*.py") if path.name not in _APART)]


# Linking: a chain of calls, one for each part ----------------------------------------------------


def _list_if(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record, me: int, kind: int, n: int) -> int:
        if t.effect[kind] >> 8 == number:
            return mine(t, s, t.own[number], me, kind, n)
        return others(t, s, me, kind, n)

    return linked


def _play_if(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record, me: int, a: int, b: int, c: int) -> None:
        if t.effect[a] >> 8 == number:
            mine(t, s, t.own[number], me, a, b, c)
        else:
            others(t, s, me, a, b, c)

    return linked


def _list_too(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record, me: int, kind: int, n: int) -> int:
        if t.played >> number & 1:
            n = mine(t, s, t.own[number], me, kind, n)
        return others(t, s, me, kind, n)

    return linked


def _do_too(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record, me: int, a: int, b: int, c: int) -> None:
        if t.played >> number & 1:
            mine(t, s, t.own[number], me, a, b, c)
        others(t, s, me, a, b, c)

    return linked


def _react_too(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record) -> None:
        if t.played >> number & 1:
            mine(t, s, t.own[number])
        others(t, s)

    return linked


def _ask_too(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record) -> bool:
        if t.played >> number & 1 and mine(t, s, t.own[number]):
            return True
        return others(t, s)

    return linked


def _score_if(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record, finder: int) -> None:
        if t.scorer == number:
            mine(t, s, t.own[number], finder)
        else:
            others(t, s, finder)

    return linked


def _weigh_if(number: int, mine: Hook, others: Hook) -> Hook:
    @compiled
    def linked(t: Record, s: Record, p: Record, me: int, a: int, b: int, c: int) -> float:
        if t.effect[a] >> 8 == number:
            return float(mine(t, s, p, t.own[number], me, a, b, c))
        return float(others(t, s, p, me, a, b, c))

    return linked


def _weigh_too(number: int, mine: Hook, others: Hook) -> Hook:
    """Link the one part that adds deeds of its own."""

    @compiled
    def linked(t: Record, s: Record, p: Record, me: int, a: int, b: int, c: int) -> float:
        if t.played >> number & 1:
            return float(mine(t, s, p, t.own[number], me, a, b, c))
        return float(others(t, s, p, me, a, b, c))

    return linked


def _linked(name: str, link: Callable[[int, Hook, Hook], Hook], last: Hook) -> Hook:
    """Chain one hook of all parts; parts that do not have it are left out."""
    found = last
    for part in reversed(PARTS.values()):
        mine = getattr(part, name)
        if mine is not last:
            found = link(part.number, mine, found)
    return found


list_card_plays: Final = _linked("list_plays", _list_if, list_nothing)
play_card: Final = _linked("play", _play_if, do_nothing)
list_box_deeds: Final = _linked("list_deeds", _list_too, list_nothing)
do_box_deed: Final = _linked("deed", _do_too, do_nothing)
list_box_answers: Final = _linked("list_answers", _list_too, list_nothing)
answer_box: Final = _linked("answer", _do_too, do_nothing)
tile_placed: Final = _linked("placed", _do_too, do_nothing)
round_began: Final = _linked("began", _react_too, react_not)
score_round: Final = _linked("score", _score_if, score_nothing)
adjust_payout: Final = _linked("adjust", _react_too, react_not)
round_ended: Final = _linked("ended", _react_too, react_not)
box_asks: Final = _linked("asks", _ask_too, ask_nobody)
weigh_card: Final = _linked("weigh_play", _weigh_if, weigh_unknown)
weigh_box_deed: Final = _linked("weigh_deed", _weigh_too, weigh_unknown)
