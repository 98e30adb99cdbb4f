"""Many games at once: NumPy arrays that every step fills in place, in the encoding of `saboteur_v0`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from .aec import Episodes

REFERENCE: Final = "reference"


class VectorEnv:
    """Games side by side, each of which waits for one seat; a game that ends is dealt anew at once.

    `seats` says whose turn it is in each game; rewards have a column for every seat. `backend` says what
    plays: the reference engine, which knows every box.
    """

    metadata: Final[dict[str, Any]] = {"name": "saboteur_v0", "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        players: int = 5,
        modules: Iterable[str] = (),
        seed: int | None = None,
        **wishes: Any,
    ) -> None:
        """Prepare so many games; game number i plays as an AEC environment with the seed `seed + i`."""
        modules = tuple(modules)
        self.num_envs, self.players, self.backend = num_envs, players, REFERENCE
        self._seed = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        self._games = [
            Episodes(players=players, modules=modules, strict=True, **wishes) for _ in range(num_envs)
        ]
        first = self._games[0]
        self.codes, self.observations = first.game.codes, first.game.observations
        self.single_action_space = first.actions[first.agents_of[0]]
        self.single_observation_space = first.observed[first.agents_of[0]]
        self.seats = np.zeros(num_envs, np.int64)
        self.rewards = np.zeros((num_envs, players), np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.seen = {
            "observation": np.zeros((num_envs, self.observations.layout.size), np.int8),
            "action_mask": np.zeros((num_envs, self.codes.size), np.int8),
        }

    def reset(self, *, seed: int | None = None) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        """Deal all games anew, from the first episode of their seeds on; return observations and infos."""
        if seed is not None:
            self._seed = seed
        for place, game in enumerate(self._games):
            game.deal(self._seed + place)
            self._look(place)
        self.rewards[:] = 0
        self.terminations[:] = self.truncations[:] = False
        return self.seen, {"seats": self.seats}

    def step(
        self, actions: Sequence[int] | NDArray[np.int64]
    ) -> tuple[dict[str, NDArray[np.int8]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one action in each game; return observations of the seats asked next, rewards and ends.

        The arrays are the same in every step: copy what is to be kept. ValueError says what is not legal.
        """
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many actions, not {len(actions)}")
        for place, game in enumerate(self._games):
            game.take(int(self.seats[place]), int(actions[place]))
            self.rewards[place] = game.game.rewards(game.reward)
            over = self.terminations[place] = game.game.game.over
            self.truncations[place] = cut = not over and game.is_cut(each=True)
            if over or cut:
                game.deal(None)
            self._look(place)
        return self.seen, self.rewards, self.terminations, self.truncations, {"seats": self.seats}

    def _look(self, place: int) -> None:
        """Write down what the seat that is asked observes."""
        game = self._games[place].game
        seat = game.actor
        assert seat is not None
        self.seats[place] = seat
        self.seen["observation"][place] = game.observe(seat)
        mask = self.seen["action_mask"][place]
        mask[:] = 0
        mask[list(game.legal(seat))] = 1

    def close(self) -> None:
        """Nothing is open that has to be closed."""
