"""Saboteur: the complete digital edition of the hidden-role mining card game."""

from . import modules as _modules  # registers the expansions
from .core.actions import Action
from .core.errors import IllegalAction, PositionError, RecordError, RulesError
from .core.events import Event, fold, redact
from .core.rules import Rules
from .core.view import View
from .game import Game, verify

__version__ = "0.1.0"
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
del _modules
