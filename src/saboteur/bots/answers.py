"""What bots answer when they are asked something other than what to do on their turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.actions import Action, seat_text
from ..core.cards import TILES
from ..core.cells import parse_cell
from . import box
from .dwarves import Dwarf, Saboteur, card_worth
from .trust import is_dead_end


def answered(dwarf: Dwarf, legal: Sequence[Action], rng: Random) -> Action:
    """Return the answer to any question except a plain turn."""
    answer = _ANSWERS.get(legal[0].verb)
    return answer(dwarf, legal) if answer else rng.choice(legal)


def _taken(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    return max(legal, key=lambda action: int(action.word))


def _opened(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Open other sites first, then the likeliest treasure; a saboteur opens that one last."""
    best = max if dwarf.side > 0 else min
    return best(legal, key=lambda action: dwarf.trust.goals.get(action.cell, 0.0))


def _turned(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Turn an opened stone so that the tunnel gets nearer; a saboteur, so that it gets farther."""
    cell = parse_cell(dwarf.view.window["cells"][0])
    assert cell is not None
    best = min if dwarf.side > 0 else max
    return best(legal, key=lambda action: dwarf.survey.after_laying(TILES[action.tile], cell).distance)


def _stolen(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Steal from the player who was paid most."""
    richest = {seat_text(seat): gold for seat, gold in enumerate(dwarf.view.awarded)}
    return max(legal, key=lambda action: richest.get(action.word, -1))


# The jubilee box ----------------------------------------------------------------------------------


def _kept(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Keep the most useful card; a saboteur keeps the most harmful one."""
    return max(legal, key=lambda action: _worth(dwarf, action.card))


def _worth(dwarf: Dwarf, card: str) -> float:
    if not isinstance(dwarf, Saboteur):
        return card_worth(card, dwarf.weights)
    tile = TILES.get(card)
    return 0.8 if tile and is_dead_end(tile) else -dwarf.waste(card)


def _allowed(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Veto a card that harms the bot's own side by more than a card is worth."""
    window = dwarf.view.window
    action = Action.parse(window["action"])
    return legal[0] if box.objects(dwarf, action, window["by"]) else legal[-1]


def _exchanged(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Exchange two goals if that brings the treasure nearer; a saboteur, if it takes it farther away."""
    one, other = (parse_cell(text) for text in dwarf.view.window["cells"])
    assert one is not None and other is not None
    gain = dwarf.side * box.exchanged(dwarf.view, dwarf.trust.goals, one, other)
    return _by_verb(legal, "exchange" if gain > 0 else "leave")


def _tolled(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Pay if the card was worth it, ask the likeliest ally, or else take the card back."""
    verbs = {action.verb for action in legal}
    if "refuse" in verbs:
        wanted = "pay" if box.paid(dwarf, dwarf.view.window, dwarf.view.turn) else "refuse"
        return _by_verb(legal, wanted)
    asked = [action for action in legal if action.verb == "ask"]
    if "pay" in verbs or not asked:
        return _by_verb(legal, "pay" if "pay" in verbs else "withdraw")
    return min(asked, key=lambda action: dwarf.side * dwarf.trust.suspicion(action.seat))


def _by_verb(legal: Sequence[Action], verb: str) -> Action:
    return next(action for action in legal if action.verb == verb)


def _moved(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Move the goal least likely to hide the treasure; a saboteur moves the likeliest."""
    best = min if dwarf.side > 0 else max
    return best(legal, key=lambda action: dwarf.trust.goals.get(action.cell, 0.0))


def _looked(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Look at the dwarf the bot is least sure about."""
    return min(legal, key=lambda action: _sureness(dwarf, action.seat))


def _sureness(dwarf: Dwarf, seat: int) -> float:
    return 1.0 if dwarf.view.dwarves[seat] else abs(dwarf.trust.suspicion(seat) - 0.5)


def _robbed(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Rob the player least likely to be an ally."""
    return max(legal, key=lambda action: dwarf.side * dwarf.trust.suspicion(action.seat))


_ANSWERS = {
    "take": _taken,
    "open": _opened,
    "turn": _turned,
    "steal": _stolen,
    "keep": _kept,
    "veto": _allowed,
    "exchange": _exchanged,
    "pay": _tolled,
    "ask": _tolled,
    "withdraw": _tolled,
    "move": _moved,
    "look": _looked,
    "rob": _robbed,
}
