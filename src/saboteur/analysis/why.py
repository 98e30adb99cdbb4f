"""Why a bot made a move, from the very numbers it used; told once the game is over.

Nothing is invented afterwards: the same view and past give the same scores and beliefs again.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ..bots import BOTS, level_of, make_bot
from ..bots.belief import Certainties, Posterior, believe
from ..bots.chronicle import Chronicle, SeenDeed
from ..bots.rule import RuleBot
from ..bots.seer import SeerBot
from ..claims import Claim
from ..core.actions import Action
from ..core.events import redact
from ..core.view import View
from ..game import Game
from .errors import NotInThisGame

# How many of a player's deeds are shown, those with the most weight.
_MOST_DEEDS: Final = 3
# The budget for repeating a search, in seconds.
_BUDGET: Final = 0.3
# The level that explains a person's move.
_FOR_PEOPLE: Final = "detective"


def why(record: str, move: int, levels: list[str], claims: list[Claim]) -> dict[str, Any]:
    """Return what spoke for a move of a finished game; for a person's move, what a detective would think."""
    done = Game.replay(record)
    if not 0 <= move < len(done.history):
        raise NotInThisGame("there is no such move")
    game = done.begun()
    past, began, moves = Chronicle.of(game.view()), 0, DeedMoves()
    for number, (seat, action) in enumerate(done.history[:move], 1):
        events = game.play(seat, action)
        past.watch(redact(events, None))
        moves.note(past, number - 1)
        began = number if any(event.kind == "round-began" for event in events) else began
    past.hear([claim for claim in claims if began <= claim.move <= move])
    seat, chosen = done.history[move]
    level = level_of(levels[seat])
    bot = make_bot(level if level in BOTS else _FOR_PEOPLE)
    told = explain(bot, game.view(seat), game.legal(seat), chosen, past, moves)
    return {"move": move, "seat": seat, "level": level or None, **told}


class DeedMoves:
    """In which move of the game each deed of a round was done."""

    def __init__(self) -> None:
        self._of: dict[tuple[int, int, str], int] = {}

    def note(self, past: Chronicle, move: int) -> None:
        """Remember the deeds that have come with a move."""
        for deed in past.deeds:
            self._of.setdefault((deed.seat, deed.turn, deed.what), move)

    def of(self, deed: SeenDeed) -> int | None:
        """Return the move, counted from 0; None for something that was said."""
        return self._of.get((deed.seat, deed.turn, deed.what))


def explain(
    bot: object, view: View, legal: Sequence[Action], chosen: Action, past: Chronicle, moves: DeedMoves
) -> dict[str, Any]:
    """Return what spoke for a move, the runner-up and the difference, and the belief about everyone."""
    weighed = _weighed(bot, view, legal, chosen, past)
    actions = chosen.text, weighed["runner_up"]
    return {"action": chosen.text, **weighed, **reasons(view, past, moves, actions)}


def reasons(view: View, past: Chronicle, moves: DeedMoves, actions: Sequence[str | None]) -> dict[str, Any]:
    """Return what everyone would take some actions for, and what a seat believed of goals and players."""
    known = believe(view.rules, Certainties.to(view), past)
    seats = range(view.rules.players)
    return {
        "amounts": [
            amount_of(known, past, view, Action.parse(action)) if action else None for action in actions
        ],
        "goals": [round(known.goals.get(cell, 0.0), 3) for cell in view.goals] if known else [],
        "beliefs": [_believed(known, seat, moves) for seat in seats] if known else [],
    }


def amount_of(known: Posterior | None, past: Chronicle, view: View, action: Action) -> str | None:
    """Return what everyone would take an action for, with the treasure where the seat expects it."""
    deed = past.imagine(view.seat, action) if view.seat is not None else None
    return known.regarding(deed).amount(expected(known)) if known and deed else None


def expected(known: Posterior) -> int:
    """Return the goal under which the treasure is most likely."""
    return max(known.goals, key=known.goals.__getitem__, default=-1)


def _weighed(
    bot: object, view: View, legal: Sequence[Action], chosen: Action, past: Chronicle
) -> dict[str, Any]:
    """Return the runner-up and how much more the chosen move was worth: in gold if the bot searches."""
    if not isinstance(bot, RuleBot) or len(legal) < 2 or view.window["kind"] != "turn":
        return {"runner_up": None, "by": None, "in": None}
    searched = isinstance(bot, SeerBot)
    if isinstance(bot, SeerBot):
        tried = bot.search(view, legal, Random(0), _BUDGET, past)
        worth = {candidate.action: candidate.mean for candidate in tried if candidate.values}
    if not searched or chosen not in worth or len(worth) < 2:
        scorer = bot.scorer(view, bot.trust(view, past), Random(0), past)
        worth, searched = {action: scorer.score(action) for action in legal}, False
    second = max((action for action in worth if action != chosen), key=worth.__getitem__)
    return {
        "runner_up": second.text,
        "by": round(worth[chosen] - worth[second], 2),
        "in": "gold" if searched else "points",
    }


def _believed(known: Posterior, seat: int, moves: DeedMoves) -> dict[str, Any]:
    """Return how likely a seat was a saboteur, and the deeds that contributed most."""
    told = sorted(known.ledger(seat), key=lambda line: -abs(line[1]))[:_MOST_DEEDS]
    return {
        "chance": round(known.suspicion(seat), 3),
        "deeds": [
            {"what": deed.what, "weight": round(weight, 2), "move": moves.of(deed)} for deed, weight in told
        ],
    }
