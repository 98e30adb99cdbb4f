"""Many games on the reference engine, one after another: slow, but every box can be played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .aec import Episodes


class ReferenceGames:
    """So many games side by side, whose arrays every call fills in place."""

    def __init__(self, episodes: list[Episodes]) -> None:
        """Make room for what the games say."""
        self._games, self._rng = episodes, Random()
        first, count = episodes[0], len(episodes)
        self.seats = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, len(first.agents_of)), np.float32)
        self.over = np.zeros(count, np.bool_)
        self.cut = np.zeros(count, np.bool_)
        self.seen = np.zeros((count, first.game.observations.layout.size), np.int8)
        self.masks = np.zeros((count, first.game.codes.size), np.int8)

    def reset(self, seed: int | None) -> None:
        """Deal the first episode of each game's own seed; without a seed, the next episodes."""
        if seed is not None:
            self._rng = Random(seed)
        for place, game in enumerate(self._games):
            game.deal(None if seed is None else seed + place)
            self._look(place)
        self.rewards[:] = self.over[:] = self.cut[:] = 0

    def step(self, numbers: Sequence[int] | NDArray[np.int64]) -> None:
        """Choose a number in each game; those that end are dealt anew. ValueError says what is not legal."""
        for place, game in enumerate(self._games):
            game.take(int(self.seats[place]), int(numbers[place]))
            self.rewards[place] = game.game.rewards(game.reward)
            self.over[place] = game.game.over
            self.cut[place] = not game.game.over and game.is_cut(each=True)
            if self.over[place] or self.cut[place]:
                game.deal(None)
            self._look(place)

    def _look(self, place: int) -> None:
        """Write down what the seat that is asked observes."""
        game = self._games[place].game
        seat = game.actor
        assert seat is not None
        self.seats[place] = seat
        self.seen[place] = game.observe(seat)
        self.masks[place] = game.mask(seat)

    def choose_any(self) -> NDArray[Any]:
        """Return a legal number for each game, each equally likely."""
        return np.array([self._rng.choice(np.flatnonzero(mask).tolist()) for mask in self.masks])

    def close(self) -> None:
        """Nothing is open that has to be closed."""
