"""Saboteur: the complete digital edition of the hidden-role mining card game."""

from .boxes.loading import load_known as _load_known
from .core.actions import Action
from .core.errors import IllegalAction, PositionError, RecordError, RulesError
from .core.events import Event, fold, redact
from .core.rules import Rules
from .core.view import View
from .game import Game, verify

__version__ = "0.9.0"
__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "Rules",
    "RulesError",
    "View",
    "fold",
    "redact",
    "verify",
]
# Every process that imports the game knows the same boxes, including those from outside.
_load_known()
del _load_known
