"""Why bots did what they did: asked of finished games only, and answered with the truth."""

from __future__ import annotations

from typing import Any

from ..bots import BOTS, level_of, make_bot
from ..bots.chronicle import Chronicle
from ..bots.why import explain
from ..claims import Claim
from ..core.events import redact
from ..game import Game
from .errors import TableError

# How a person's move is looked at.
_FOR_PEOPLE = "detective"


def why(record: str, move: int, levels: list[str], claims: list[Claim]) -> dict[str, Any]:
    """Return what spoke for a move of a finished game; for a person's move what a detective thought then."""
    done = Game.replay(record)
    if not 0 <= move < len(done.history):
        raise TableError("malformed", "there is no such move")
    game = Game(done.rules, done.seed)
    past, began = Chronicle.of(game.view()), 0
    for number, (seat, action) in enumerate(done.history[:move], 1):
        events = game.play(seat, action)
        past.watch(redact(events, None))
        began = number if any(event.kind == "round-began" for event in events) else began
    past.hear([claim for claim in claims if began <= claim.move <= move])
    seat, chosen = done.history[move]
    level = level_of(levels[seat])
    bot = make_bot(level if level in BOTS else _FOR_PEOPLE)
    told = explain(bot, game.view(seat), game.legal(seat), chosen, past)
    return {"move": move, "seat": seat, "level": level or None, **told}
