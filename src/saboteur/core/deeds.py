"""What a player does on their turn: lay a path card, play an action card, pass."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .actions import Action, seat_text
from .cards import TILES, Tile
from .cells import cell_text, sides_text
from .errors import IllegalAction
from .event_kinds import Collapsed, Placed, Played, Removed
from .events import GONE, Changes, Out, Patch
from .frontier import frontier_of
from .hands import discard, discard_unseen, front_of
from .knowledge import note_shown
from .module import Deed
from .plays import can_play
from .shapes import CellText, Nothing
from .sites import open_after
from .state import Pending, State
from .tunnels import lay, remove
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules


class Place(Deed):
    """Lay a path card (PATH-1 to PATH-6)."""

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Return the first rule that the placement breaks."""
        bit = rules.tables.tile_bits.get(action.tile)
        if bit is None:
            return IllegalAction("unknown-card", "TURN-1", repr(action.tile))
        tile = TILES[action.tile]
        if not state.hands[seat] & rules.tables.places[tile.card]:
            return IllegalAction("card-not-in-hand", "TURN-1", tile.card)
        demand = None if bit & rules.tables.marked_bits else state.live.get(action.cell)
        if demand is not None and tile.mask & demand >> 4 == demand & 15 and not state.blocked >> seat & 1:
            return None
        return refused_blocked(rules, state, seat) or refused_there(rules, state, seat, tile, action.cell)

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Lay the card, unless a box wants to answer first."""
        tile = TILES[action.tile]
        state.hands[seat] -= rules.tables.unit[tile.card]
        if state.given:
            note_shown(state, seat, tile.card, out)
        if rules.hooks.on_announced:
            if out is not None:
                out.append(_played(rules, state, seat, action))
            announce(rules, state, seat, action, out)
        else:
            lay_card(rules, state, seat, tile, action.cell, out)

    def possible(self, rules: Rules, state: State, seat: int) -> bool:
        """Tell whether any placement is legal."""
        tables = rules.tables
        mine, _, _ = tables.paths[state.hands[seat] & tables.path_mask]
        frontier, tiles = frontier_of(rules, state, seat, mine)
        return any(fits & tiles for _, fits in frontier)


class Play(Deed):
    """Play an action card."""

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        effect = rules.effects.get(action.card)
        if effect is None:
            known = action.card in rules.tables.rank
            return IllegalAction(
                "not-an-action-card" if known else "unknown-card", "TURN-1", repr(action.card)
            )
        if not state.hands[seat] & rules.tables.places[action.card]:
            return IllegalAction("card-not-in-hand", "TURN-1", action.card)
        if effect.allows(rules, state, seat, action):
            return None
        return effect.refusal(rules, state, seat, action)

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Play the card, unless a box wants to answer first."""
        card = action.card
        state.hands[seat] -= rules.tables.unit[card]
        if state.given:
            note_shown(state, seat, card, out)
        if out is not None:
            out.append(_played(rules, state, seat, action))
        if rules.hooks.on_announced:
            announce(rules, state, seat, action, out)
            return
        discarded = rules.effects[card].apply(rules, state, seat, action, out)
        if discarded is not None:
            discard(state, seat, (*discarded, card), out)

    def possible(self, rules: Rules, state: State, seat: int) -> bool:
        """Tell whether a card that keeps the round going can be played."""
        return can_play(rules, state, seat)


class Pass(Deed):
    """Discard one card face down (TURN-2), or none with an empty hand (TURN-4)."""

    def by_card(self, card: str) -> Action | None:
        """Every card may be discarded."""
        return Action("pass", cards=(card,))

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Require exactly one card of the hand."""
        hand, cards = state.hands[seat], action.cards
        if len(cards) == 1 and hand & rules.tables.places.get(cards[0], 0):
            return None
        for card in cards:
            if not hand & rules.tables.places.get(card, 0):
                return IllegalAction("card-not-in-hand", "TURN-1", card)
        if len(cards) != (1 if hand else 0):
            return IllegalAction("pass-count", "TURN-2", "one card" if hand else "no card")
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Discard unseen; the most common case is inlined here."""
        cards = action.cards
        if out is None and len(cards) == 1 and not state.given:
            (card,) = cards
            state.hands[seat] -= rules.tables.unit[card]
            state.discard_seen[len(state.discard)] = 1 << seat
            state.discard.append(card)
        else:
            discard_unseen(rules, state, seat, cards, out)


def refused_blocked(rules: Rules, state: State, seat: int) -> IllegalAction | None:
    """Refuse a path card to a seat with a broken tool or the like in front of it (PATH-5)."""
    if not state.blocked >> seat & 1:
        return None
    card = next(card for card in front_of(rules, state, seat) if card in rules.blocking)
    return IllegalAction(rules.blocking[card], "PATH-5", card)


def refused_there(rules: Rules, state: State, seat: int, tile: Tile, cell: int) -> IllegalAction | None:
    """Refuse a seat's tile on a cell where it may not lie (PATH-1, PATH-2, PATH-4)."""
    demand = state.rim.get(cell)
    if demand is None:
        taken = cell in state.tiles or cell in state.sites
        return IllegalAction("cell-occupied" if taken else "not-adjacent", "PATH-1", cell_text(cell))
    if tile.mask & demand >> 4 != demand & 15:
        return IllegalAction("edges-mismatch", "PATH-2", cell_text(cell))
    laying = rules.layings.get(tile.mark)
    if laying is not None and laying.free:
        return laying.refusal(rules, state, tile, cell) or laying.barred(rules, state, seat)
    if rules.tables.connected and cell not in state.live:
        return IllegalAction("not-connected", "PATH-4", cell_text(cell))
    return laying.barred(rules, state, seat) if laying else None


# What happens ------------------------------------------------------------------------------------


def announce(rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
    """Let boxes ask questions before the effect of a card that was shown."""
    state.push(Pending("effect", (), (seat, action)))
    for hook in rules.hooks.on_announced:
        hook(rules, state, seat, action, out)


def _played(rules: Rules, state: State, seat: int, action: Action) -> Played:
    return Played(seat=seat, _action=action, _rules=rules, _hand=state.hands[seat])


class EffectWindow(Window):
    """A card that was announced and not answered takes effect."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Let the card take effect."""
        state.pop()
        seat, action = pending.data
        take_effect(rules, state, seat, action, out)

    def cards(self, data: tuple[int, Action]) -> tuple[str, ...]:
        """Return the card, which everyone sees."""
        return (card_of(data[1]),)

    def encode(self, data: tuple[int, Action]) -> list[object]:
        """Return seat and action text."""
        return [data[0], str(data[1])]

    def decode(self, rules: Rules, state: State, data: list[str]) -> tuple[int, Action]:
        """Read seat and action text."""
        return int(data[0]), Action.parse(data[1])


def card_of(action: Action) -> str:
    """Return the card that is played."""
    return TILES[action.tile].card if action.verb == "place" else action.card


def take_effect(rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
    """Carry out a card that was announced."""
    if action.verb == "place":
        lay_card(rules, state, seat, TILES[action.tile], action.cell, out)
        return
    discarded = rules.effects[action.card].apply(rules, state, seat, action, out)
    if discarded is not None:
        discard(state, seat, (*discarded, action.card), out)


def lay_card(rules: Rules, state: State, seat: int, tile: Tile, cell: int, out: Out) -> None:
    """Lay a tile for a seat; reached sites are opened next."""
    before = state.reached
    lit = lay(state, cell, tile, seat)
    state.loose.append(cell)
    state.laid.append(cell)
    state.last_layer = seat
    if out is not None:
        out.append(
            Placed(
                seat=seat,
                _tile=tile,
                _cell=cell,
                _rules=rules,
                _hand=state.hands[seat],
                _index=len(state.laid) - 1,
                _lit=lit,
            )
        )
    for hook in rules.hooks.on_placed:
        hook(rules, state, seat, cell, out)
    if state.reached:
        open_after(rules, state, before)


def remove_card(
    rules: Rules, state: State, seat: int, cell: int, out: Out, kind: type[Removed] = Collapsed
) -> str:
    """Remove a path card and return its key; what it cut off goes dark."""
    card = state.tiles[cell].card
    remove(state, cell)
    state.loose.remove(cell)
    if cell in state.laid:
        state.laid.remove(cell)
    if out is not None:
        text = cell_text(cell)
        changes = partial(_removed_changes, cell=text, laid=tuple(state.laid), lit=state.lit.copy())
        out.append(kind(seat=seat, cell=text, card=card, changes=changes))
    for hook in rules.hooks.on_removed:
        hook(rules, state, seat, cell, out)
    return card


def _removed_changes(*, cell: CellText, laid: tuple[int, ...], lit: dict[int, int]) -> Changes[Nothing]:
    patch: Patch = (
        (("grid", cell), GONE),
        (("laid",), [cell_text(c) for c in laid]),
        (("lit",), {cell_text(c): sides_text(mask) for c, mask in lit.items()}),
    )
    return Changes(patch)


def refused_target(rules: Rules, rule: str, action: Action) -> IllegalAction | None:
    """Refuse a target seat that is not at the table."""
    if 0 <= action.seat < rules.players:
        return None
    return IllegalAction("no-such-seat", rule, seat_text(action.seat))
