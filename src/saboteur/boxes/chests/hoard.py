"""The chests and their tunnel cards: what lies where, what is out, and who has looked (CHEST-1, CHEST-5)."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from saboteur.modding import (
    EVERYONE,
    Changes,
    Nothing,
    Patch,
    Rules,
    State,
    Stream,
    around,
    cell_text,
)

from .layouts import CHEST_ROOM, CHEST_TUNNELS, CHESTS, CHESTS_LAID
from .shapes import ChestShape, HoardShape

KEY: Final = "chests"
SITE: Final = "chest"
OPTION: Final = "chests"
TUNNELS: Final = tuple(card for card, count in CHEST_TUNNELS for _ in range(count))


class Chest(NamedTuple):
    """A tunnel card with the chest under it, and the seats, as bits, that know both."""

    card: str
    chest: str
    seen: int = 0


class Hoard(NamedTuple):
    """Covered chests, open tunnel cards as they lie, what is out of the round, and whether there is fog."""

    covered: tuple[tuple[int, Chest], ...] = ()
    opened: tuple[tuple[int, str], ...] = ()
    gone: tuple[Chest, ...] = ()
    fog: bool = False

    def at(self, cell: int) -> Chest | None:
        """Return what lies covered on a cell."""
        return dict(self.covered).get(cell)

    def uncovered(self, cell: int, seen: int) -> Hoard:
        """Return the same without a cell's chest, which is out and now known to these seats as well."""
        chest = dict(self.covered)[cell]
        left = tuple(entry for entry in self.covered if entry[0] != cell)
        known = EVERYONE if seen == EVERYONE else chest.seen | seen
        return self._replace(covered=left, gone=(*self.gone, chest._replace(seen=known)))

    def looked_at(self, cell: int, seat: int) -> Hoard:
        """Return the same after a seat has looked at a covered chest."""
        covered = tuple(
            (c, chest._replace(seen=chest.seen | 1 << seat) if c == cell else chest)
            for c, chest in self.covered
        )
        return self._replace(covered=covered)

    def shown(self, bit: int) -> HoardShape:
        """Return what seats with this bit know, as plain data."""
        return {
            "covered": {cell_text(cell): _shown(chest, bit) for cell, chest in self.covered},
            "open": {cell_text(cell): tile for cell, tile in self.opened},
            "gone": [_shown(chest, bit) for chest in self.gone],
            "fog": self.fog,
        }


def _shown(chest: Chest, bit: int) -> ChestShape:
    known = chest.seen & bit
    # Plain data has lists only.
    return cast(ChestShape, [chest.card if known else None, chest.chest if known else None, chest.seen])


def hoard_of(state: State) -> Hoard:
    """Return the module's own state."""
    hoard: Hoard = state.ext.get(KEY, Hoard())
    return hoard


def hoard_changes(rules: Rules, state: State, patch: Patch) -> Changes[Nothing]:
    """Return the changes of what people know about the chests."""
    secret = tuple((s, Nothing(), hoard_patch(rules, state, s)) for s in range(rules.players))
    return Changes((*patch, *hoard_patch(rules, state, None)), secret)


def view_of(rules: Rules, state: State, seat: int | None) -> HoardShape:
    """Return what a seat, or a spectator, knows of the chests."""
    return hoard_of(state).shown(1 << (rules.players if seat is None else seat))


def hoard_patch(rules: Rules, state: State, seat: int | None) -> Patch:
    """Return the patch that sets what a seat knows of the chests."""
    return ((("ext", KEY), view_of(rules, state, seat)),)


def random_layout(state: State, stream: Stream) -> tuple[int, ...]:
    """Return four cells of the area that touch neither each other nor anything from the set-up."""
    taken = {*state.tiles, *state.sites}
    free = [cell for cell in CHEST_ROOM if not around(cell) & taken]
    while True:
        chosen: list[int] = []
        for cell in stream.shuffled(free):
            if len(chosen) < CHESTS_LAID and not around(cell) & set(chosen):
                chosen.append(cell)
        if len(chosen) == CHESTS_LAID:
            return tuple(sorted(chosen))


def laid_out(rules: Rules, state: State, stream: Stream) -> Hoard:
    """Return four of the ten chests, each under one of the seven tunnel cards (CHEST-1)."""
    cards, chests = stream.shuffled(TUNNELS), stream.shuffled(CHESTS)
    cells = rules.laid[OPTION] or random_layout(state, stream)
    dealt = zip(cells, cards, chests, strict=False)
    return Hoard(tuple((cell, Chest(card, chest)) for cell, card, chest in dealt))


def cover(state: State, hoard: Hoard) -> None:
    """Put the covered chests on the grid as sites."""
    cells = [cell for cell, _ in hoard.covered]
    state.keep(KEY, hoard)
    state.sites = {**state.sites, **dict.fromkeys(cells, SITE)}
    state.fixed |= set(cells)
