"""Cards that come back from the discard pile, and what people still know about the rest.

A seat looks at some discards and keeps one; nobody else sees which. Players who knew cards among them know
that they are still there, except perhaps for one, which is now in that hand: `Given` says just that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .actions import NOBODY, Action
from .cards import HIDDEN
from .event_kinds import CardSeen, CardsSeen, Kept, Searched, Shuffled
from .events import Changes, Out, Own, Patch
from .knowledge import given_shown
from .rng import Stream
from .shapes import KeepShape, Nothing
from .state import EVERYONE, Given, Pending, State
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules

Places = tuple[int, ...]


def offer_discards(rules: Rules, state: State, seat: int, places: Iterable[int], out: Out) -> None:
    """Let a seat look at neighbouring discards, one of which it then has to keep."""
    looked = tuple(places)
    for place in looked:
        if place in state.discard_seen:
            state.discard_seen[place] |= 1 << seat
    state.given = tuple(
        _known_now(state, given, looked) if given.by == seat else given for given in state.given
    )
    state.given = tuple(given for given in state.given if given.cards)
    state.push(Pending("keep", (seat,), looked))
    if out is not None:
        cards = CardsSeen(cards=[state.discard[place] for place in looked])
        changes = Changes((), (_seen_by(rules, state, seat, cards),))
        out.append(Searched(seat=seat, count=len(looked), changes=changes))


def _known_now(state: State, given: Given, places: Places) -> Given:
    """Drop what the giver sees again among these discards."""
    left, least = list(given.cards), given.least
    for place in places:
        if place in given.discards and state.discard[place] in left:
            left.remove(state.discard[place])
            least = max(least - 1, 0)
    rest = tuple(place for place in given.discards if place not in places)
    return given._replace(cards=tuple(left), discards=rest, least=least)


def keep_discard(rules: Rules, state: State, seat: int, place: int, places: Places, out: Out) -> None:
    """Move one of the discards a seat has looked at into its hand; the others keep their order."""
    card = state.discard[place]
    known = _known_to_others(rules, state, seat, places)
    del state.discard[place]
    rest = places[:-1]
    others = {_shifted(one, place): seen for one, seen in state.discard_seen.items() if one != place}
    state.discard_seen = others | dict.fromkeys(rest, 1 << seat)
    moved = [_moved(given, seat, place, places) for given in state.given]
    fresh = [Given(by, seat, cards, rest, len(cards) - 1) for by, cards in known]
    state.given = tuple(given for given in (*moved, *fresh) if given.cards)
    state.hands[seat] += rules.tables.unit[card]
    if out is not None:
        out.append(_kept(rules, state, seat, card))


def _known_to_others(
    rules: Rules, state: State, seat: int, places: Places
) -> list[tuple[int, tuple[str, ...]]]:
    found = []
    for other in range(rules.players):
        cards = tuple(state.discard[p] for p in places if state.discard_seen.get(p, EVERYONE) >> other & 1)
        if other != seat and cards:
            found.append((other, cards))
    return found


def _moved(given: Given, seat: int, place: int, places: Places) -> Given:
    """Follow cards that were given away: one of those discards may now be in the seat's hand."""
    rest = {_shifted(one, place) for one in given.discards if one not in places}
    if not set(given.discards) & set(places):
        return given._replace(discards=tuple(sorted(rest)))
    if given.holder not in (seat, NOBODY):  # in either of two hands: that is not tracked
        return given._replace(cards=())
    discards = tuple(sorted(rest | set(places[:-1])))
    return given._replace(holder=seat, discards=discards, least=max(given.least - 1, 0))


def _shifted(place: int, gone: int) -> int:
    return place - 1 if place > gone else place


def shuffle_discards(rules: Rules, state: State, stream: Stream, seat: int, out: Out) -> None:
    """Shuffle the discard pile: people still know which cards are in it, but not where."""
    every = tuple(range(len(state.discard)))
    known = _known_to_others(rules, state, NOBODY, every)
    fresh = [Given(by, NOBODY, cards, every, len(cards)) for by, cards in known]
    spread = [given._replace(discards=every) if given.discards else given for given in state.given]
    state.given = (*spread, *fresh)
    state.discard = stream.shuffled(state.discard)
    state.discard_seen = dict.fromkeys(every, 0)
    if out is not None:
        secret = tuple(_seen_by(rules, state, other, Nothing()) for other in range(rules.players))
        patch: Patch = ((("discard",), discards_shown(rules, state, None)),)
        out.append(Shuffled(seat=seat, changes=Changes(patch, secret)))


def discards_shown(rules: Rules, state: State, seat: int | None) -> list[str]:
    """Return the discard pile as a seat, or a spectator, knows it."""
    bit = 1 << (rules.players if seat is None else seat)  # for spectators a bit that only EVERYONE has
    cards = state.discard.copy()
    for place, seen in state.discard_seen.items():
        if not seen & bit:
            cards[place] = HIDDEN
    return cards


def _seen_by(rules: Rules, state: State, seat: int, facts: Own) -> tuple[int, Own, Patch]:
    mine = tuple(given for given in state.given if given.by == seat)
    patch: Patch = (
        (("discard",), discards_shown(rules, state, seat)),
        (("given",), given_shown(mine)),
    )
    return seat, facts, patch


def _kept(rules: Rules, state: State, seat: int, card: str) -> Kept:
    hand = list(rules.cards_of(state.hands[seat]))
    patch: Patch = ((("cards", seat), len(hand)), (("discard",), discards_shown(rules, state, None)))
    secret: list[tuple[int, CardSeen, Patch]] = []
    for other in range(rules.players):
        _, facts, changes = _seen_by(
            rules, state, other, CardSeen(card=card) if other == seat else CardSeen()
        )
        own: Patch = ((("hand",), hand),) if other == seat else ()
        secret.append((other, facts, (*own, *changes)))
    return Kept(seat=seat, changes=Changes(patch, tuple(secret)))


class KeepWindow(Window):
    """A seat that looks at discards keeps one; the choice is secret, so the window waits even with one."""

    verbs = frozenset({"keep"})
    rule = "TURN-5"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return each kind of card among them."""
        kinds = {state.discard[place] for place in pending.data}
        return [Action("keep", card=card) for card in sorted(kinds, key=rules.tables.rank.__getitem__)]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Keep the topmost such card."""
        state.pop()
        place = max(place for place in pending.data if state.discard[place] == action.card)
        keep_discard(rules, state, seat, place, pending.data, out)

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> KeepShape:
        """The player who chooses sees the cards, the others how many there are."""
        cards = [state.discard[place] for place in pending.data] if seat in pending.seats else None
        return {"count": len(pending.data), "cards": cards}

    def encode(self, data: Places) -> list[int]:
        return list(data)

    def decode(self, rules: Rules, state: State, data: Any) -> Places:
        """Read the places, which are neighbours."""
        if not data or list(data) != list(range(data[0], data[0] + len(data))):
            raise ValueError(f"{data} are no neighbours")
        if data[0] < 0 or data[-1] >= len(state.discard):
            raise ValueError(f"{data} are not among the discards")
        return tuple(data)
