"""The bot that picks any legal action with equal probability."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from ..core.actions import Action
from ..core.view import View
from .chronicle import Chronicle


class RandomBot:
    """Plays any legal action, each with the same chance."""

    # Whether it looks at what has happened before.
    remembers: ClassVar[bool] = False

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = 0.0,
        past: Chronicle | None = None,
    ) -> Action:
        """Return one of the legal actions, drawn from the generator given."""
        return rng.choice(legal)
