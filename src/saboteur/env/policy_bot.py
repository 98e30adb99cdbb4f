"""A policy for the environment as a bot: it plays against the game's own bots, on the lab's deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saboteur.bots.chronicle import Chronicle
from saboteur.bots.rule import BUDGET
from saboteur.core.actions import Action
from saboteur.core.rules import Rules
from saboteur.core.view import View

from .action_codes import DONE, Path
from .numbered_game import encoding

# From an observation with its mask, and random numbers, to the number of an action.
Policy = Callable[[dict[str, NDArray[np.int8]], Random], Any]


class PolicyBot:
    """Asks a policy for every number of an action until it is complete; it does not talk."""

    def __init__(self, rules: Rules, policy: Policy) -> None:
        """Play by these rules, which have to be those of the view."""
        _, self.codes, self.observations = encoding(rules, False)
        self.policy = policy
        self._done = self.codes.to_index(DONE)

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        """Return the action that the policy chooses; what lies outside of the window it cannot choose."""
        assert view.seat is not None, "a spectator has no move"
        numbered = [(self.codes.path(action, view.seat), action) for action in legal]
        paths = {path: action for path, action in numbered if path is not None}
        path: Path = ()
        while (numbers := self.codes.following(path, paths)) - {self._done}:
            number = self._ask(view, path, numbers, rng)
            if number == self._done:
                break
            path = (*path, number)
        return paths[path]

    def _ask(self, view: View, path: Path, numbers: set[int], rng: Random) -> int:
        assert view.seat is not None
        mask = np.zeros(self.codes.size, np.int8)
        mask[list(numbers)] = 1
        seen = self.observations.observe(view, self.codes.parts_of(path, view.seat))
        number = int(self.policy({"observation": seen, "action_mask": mask}, rng))
        if number not in numbers:
            raise ValueError(f"{self.codes.to_text(number)!r} is not legal now")
        return number
