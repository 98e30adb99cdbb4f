"""What is in the ten chests (CHEST-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.modding import (
    DELTA,
    Changes,
    E,
    Out,
    Patch,
    Pending,
    Rules,
    State,
    Stream,
    award,
    offer_discards,
    shuffle_discards,
)

from .events import Fogged, Slid
from .hoard import hoard_of
from .moving import move_goal

NUGGET: Final = 1
DEPTH: Final = 5
ROB: Final = "rob"
PICK: Final = "pick-of-three"

Content = Callable[[Rules, State, int, Out], None]


def _stream(state: State, label: str) -> Stream:
    return Stream(state.seed, f"{state.round}/chests/{label}")


def nugget(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Take a gold card of value 1, if there is one, and shuffle the pile; a chip if chips are used."""
    if not rules.gold_deck:
        award(rules, state, seat, NUGGET, 0, out)
    elif NUGGET in state.gold_pile:
        rest = list(state.gold_pile)
        rest.remove(NUGGET)
        state.gold_pile = tuple(_stream(state, "nugget").shuffled(rest))
        award(rules, state, seat, NUGGET, 1, out)


def fog(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Until the end of the round, nobody may use a Map on goals."""
    state.keep("chests", hoard_of(state)._replace(fog=True))
    if out is not None:
        patch = (("ext", "chests", "fog"), True)
        out.append(Fogged(seat=seat, changes=Changes((patch,))))


def tired(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Drop one due draw (TURN-5)."""
    _change_due(state)


def extra(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Add a draw at the end of the turn (TURN-5)."""
    state.plan = (*state.plan, ("draw", seat))


def pickpocket(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Rob somebody at the end of the turn instead of one due draw (TURN-5)."""
    _change_due(state)
    state.plan = (*state.plan, (ROB, seat))


def pick_of_three(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Turn one due draw into a choice (TURN-5)."""
    _change_due(state, PICK)


def _change_due(state: State, kind: str = "") -> None:
    """Replace the first due draw by another kind, or drop it; do nothing if none is due."""
    for place, (draw, seat) in enumerate(state.plan):
        if draw == "draw":
            instead = ((kind, seat),) if kind else ()
            state.plan = (*state.plan[:place], *instead, *state.plan[place + 1 :])
            return


def movable(rules: Rules, state: State) -> list[int]:
    """Return the face-down goals with a free cell to their east."""
    stood_on = [cell for cells in rules.hooks.occupied for cell in cells(rules, state)]
    taken = {*state.tiles, *state.sites, *stood_on}
    return sorted(c for c in state.goals if c in state.sites and c + DELTA[E] not in taken)


def farther(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Move one face-down goal away from the start; ask which, if there is a choice."""
    goals = movable(rules, state)
    if len(goals) == 1:
        move_goal(rules, state, seat, goals[0], out)
    elif goals:
        state.push(Pending("move", (seat,)))


def spyglass(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Ask whose dwarf to look at."""
    state.push(Pending("look", (seat,)))


def rummage(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Shuffle the discard pile, look at five, keep one; one due draw is dropped (TURN-5)."""
    _change_due(state)
    if state.discard:
        shuffle_discards(rules, state, _stream(state, "rummage"), seat, out)
        top = len(state.discard)
        offer_discards(rules, state, seat, range(max(top - DEPTH, 0), top), out)


def landslide(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Discard the top five cards of the pile unseen."""
    count = min(DEPTH, len(state.pile))
    to_discard(state, count, 0)
    if out is not None:
        first = len(state.discard) - count
        patch: Patch = tuple((("discard", first + i), "?") for i in range(count))
        patch += ((("pile",), len(state.pile)),)
        out.append(Slid(seat=seat, count=count, changes=Changes(patch)))


def to_discard(state: State, count: int, seen: int) -> None:
    """Put cards from the top of the pile on the discard pile, known to these seats."""
    for _ in range(count):
        state.discard_seen[len(state.discard)] = seen
        state.discard.append(state.pile.pop())


CONTENTS: Final[dict[str, Content]] = {
    "nugget": nugget, "fog": fog, "tired": tired, "extra": extra, "farther": farther,
    "pickpocket": pickpocket, "pick-of-three": pick_of_three, "spyglass": spyglass, "rummage": rummage,
    "landslide": landslide,
}  # fmt: skip
