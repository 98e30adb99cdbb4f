"""What seats know about each other's cards and dwarves, and how that knowledge ends.

A seat that gave its hand away knows what it gave. The cards stay in the other hand until they are seen again;
unseen discards of the holder may be among them.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from .actions import NOBODY
from .event_kinds import DwarfSeen, HandSeen, Inspected, Proved, Remembered, SwappedHands
from .events import Changes, Later, Out, Patch, Secret
from .shapes import GivenShape, Nothing
from .state import EVERYONE, Given, State, replaced

if TYPE_CHECKING:
    from .rules import Rules


def given_shown(given: tuple[Given, ...]) -> list[GivenShape]:
    """Return what a seat knows about cards it gave away, as plain data."""
    return [{"holder": g.holder, "cards": list(g.cards), "discards": list(g.discards)} for g in given]


def note_shown(state: State, seat: int, card: str, out: Out) -> None:
    """Note that a card left a hand face up: its giver need not look for it any more."""
    for given in state.given:
        if given.holder == seat and card in given.cards:
            left = list(given.cards)
            left.remove(card)
            # It may have been another copy, and the given one is among the discards.
            _replace(state, given, given._replace(cards=tuple(left), least=max(given.least - 1, 0)), out)


def note_hidden(rules: Rules, state: State, seat: int, count: int, out: Out) -> None:
    """Note that the last discards came from a hand unseen: given cards may be among them."""
    last = len(state.discard)
    left = rules.count_of(state.hands[seat])
    for given in state.given:
        if given.holder == seat and count:
            places = (*given.discards, *range(last - count, last))
            least = max(given.least, len(given.cards) - left)
            _replace(state, given, given._replace(discards=places, least=least), out)


def _replace(state: State, old: Given, new: Given, out: Out) -> None:
    state.given = tuple(
        new if given is old else given for given in state.given if given is not old or new.cards
    )
    if out is not None:
        changes = Changes((), ((old.by, Nothing(), _given_patch(state, old.by)),))
        out.append(Remembered(seat=old.by, changes=changes))


def _given_patch(state: State, seat: int) -> Patch:
    return ((("given",), given_shown(tuple(given for given in state.given if given.by == seat))),)


def swap_hands(rules: Rules, state: State, seat: int, other: int, out: Out) -> None:
    """Swap two hands; both players know what they gave away."""
    gave = [
        (seat, other, rules.cards_of(state.hands[seat])),
        (other, seat, rules.cards_of(state.hands[other])),
    ]
    state.hands[seat], state.hands[other] = state.hands[other], state.hands[seat]
    ways = {seat: other, other: seat}
    moved = [_moved(rules, state, given, ways.get(given.holder, given.holder)) for given in state.given]
    fresh = [Given(giver, taker, cards) for giver, taker, cards in gave]
    state.given = tuple(given for given in (*moved, *fresh) if given.cards)
    if out is not None:
        changes = partial(_swapped_changes, rules, state.copy(), (seat, other))
        out.append(SwappedHands(seat=seat, target=other, changes=changes))


def _swapped_changes(rules: Rules, state: State, swapped: tuple[int, int]) -> Changes[HandSeen]:
    counts: Patch = tuple((("cards", s), rules.count_of(state.hands[s])) for s in swapped)
    knowing = sorted({*swapped, *(given.by for given in state.given)})
    secret: Secret[HandSeen] = tuple((s, *_swapped_for(rules, state, s, s in swapped)) for s in knowing)
    return Changes(counts, secret)


def _moved(rules: Rules, state: State, given: Given, holder: int) -> Given:
    """Follow a hand; when it comes back to the giver, what it lacks must be among the discards."""
    if holder != given.by:
        return given._replace(holder=holder)
    back = Counter(rules.cards_of(state.hands[holder]))
    left = tuple((Counter(given.cards) - back).elements()) if given.discards else ()
    return given._replace(holder=NOBODY, cards=left, least=len(left))


def _swapped_for(rules: Rules, state: State, seat: int, took_part: bool) -> tuple[HandSeen, Patch]:
    if not took_part:
        return {}, _given_patch(state, seat)
    cards = list(rules.cards_of(state.hands[seat]))
    return {"cards": cards}, ((("hand",), cards), *_given_patch(state, seat))


def inspect_dwarf(state: State, seat: int, target: int, out: Out) -> None:
    """Let one seat look at another's dwarf and remember it; everyone sees that it looks."""
    dwarf = state.dwarves[target]
    state.learn_dwarf(seat, target, dwarf)
    if out is not None:
        patch: Patch = ((("inspected", seat), sorted(state.known[seat].dwarves)),)
        secret: Secret[DwarfSeen] = ((seat, {"dwarf": dwarf}, ((("dwarves", target), dwarf),)),)
        out.append(Inspected(seat=seat, target=target, changes=Changes(patch, secret)))


def prove_dwarf(state: State, seat: int, out: Out) -> None:
    """Let everyone know a seat's dwarf, which it revealed by what it did."""
    if state.proved.get(seat):
        return
    dwarf = state.dwarves[seat]
    state.proved = {**state.proved, seat: dwarf}
    if out is not None:
        out.append(Proved(seat=seat, dwarf=dwarf, changes=Changes(((("dwarves", seat), dwarf),))))


def lose_dwarf(state: State, seat: int) -> int:
    """Void what others know about a changed dwarf; return the seats, as bits, that know the old one."""
    knew = EVERYONE if seat in state.proved else 1 << seat
    state.proved = {s: dwarf for s, dwarf in state.proved.items() if s != seat}
    for other, known in enumerate(state.known):
        if seat in known.dwarves:
            knew |= 1 << other
            left = {s: dwarf for s, dwarf in known.dwarves.items() if s != seat}
            state.know(other, known._replace(dwarves=left))
    return knew


Shown = tuple[str | None, ...]


def dwarves_shown(state: State, seat: int | None) -> tuple[Shown, Shown, Shown]:
    """Return the players', spare and discarded dwarves as a seat knows them."""
    dwarves, spare, discarded = state.dwarves, state.spare, state.dwarf_discard
    if state.revealed:
        return dwarves, spare, discarded
    known, proved, count = {} if seat is None else state.known[seat].dwarves, state.proved, len(dwarves)
    shown: list[str | None] = [None] * count
    if known or proved:
        shown = [known.get(other) or proved.get(other) for other in range(count)]
    if seat is not None:
        shown[seat] = dwarves[seat]
    if not discarded and not state.spare_seen:
        return tuple(shown), (None,) * len(spare), ()
    # For spectators a bit that only EVERYONE has.
    bit, seen = 1 << (count if seat is None else seat), state.spare_seen
    return (
        tuple(shown),
        tuple([dwarf if seen.get(place, 0) & bit else None for place, dwarf in enumerate(spare)]),
        tuple(
            [dwarf if mask & bit else None for dwarf, mask in zip(discarded, state.dwarf_seen, strict=True)]
        ),
    )


def dwarf_changes(state: State, changed: tuple[int, ...]) -> Later[DwarfSeen]:
    """Return the changes when dwarves move; those whose own has changed see it."""
    return partial(_dwarves_moved, state.copy(), changed)


def _dwarves_moved(state: State, changed: tuple[int, ...]) -> Changes[DwarfSeen]:
    secret: Secret[DwarfSeen] = tuple(
        (other, {"dwarf": state.dwarves[other]} if other in changed else {}, _dwarf_patch(state, other))
        for other in range(len(state.dwarves))
    )
    return Changes(_dwarf_patch(state, None), secret)


def _dwarf_patch(state: State, seat: int | None) -> Patch:
    dwarves, spare, discarded = dwarves_shown(state, seat)
    return (
        (("dwarves",), list(dwarves)),
        (("spare",), list(spare)),
        (("dwarf_discard",), list(discarded)),
        (("inspected",), [sorted(known.dwarves) for known in state.known]),
    )


def take_spare(state: State, seat: int) -> str:
    """Give a seat the top spare dwarf and return the old one; seats that knew the spare one still know it."""
    old, place = state.dwarves[seat], len(state.spare) - 1
    new, knew = state.spare[-1], state.spare_seen.get(place, 0)
    state.dwarves = replaced(state.dwarves, seat, new)
    state.spare = state.spare[:-1]
    state.spare_seen = {p: mask for p, mask in state.spare_seen.items() if p != place}
    if knew == EVERYONE:
        state.proved = {**state.proved, seat: new}
    elif knew:
        for other in range(len(state.dwarves)):
            if other != seat and knew >> other & 1:
                state.learn_dwarf(other, seat, new)
    return old
