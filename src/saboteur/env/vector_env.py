"""Many games at once: NumPy arrays that every step fills in place, in the encoding of `saboteur_v0`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .aec import Episodes
from .backends import KERNEL, REFERENCE, on_kernel
from .reference_games import ReferenceGames

if TYPE_CHECKING:
    from .kernel_games import KernelGames


Seen = dict[str, NDArray[np.int8]]


class VectorEnv(vector.VectorEnv[Seen, Any, Any]):
    """Games side by side, each of which waits for one seat; a game that ends is dealt anew at once.

    `seats` says whose turn it is in each game; rewards have a column for every seat. `backend` says what
    plays: the compiled kernel, or the reference engine if the kernel cannot (`why` says why not).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "saboteur_v0",
        "autoreset_mode": vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        players: int = 5,
        modules: Iterable[str] = (),
        seed: int | None = None,
        *,
        threads: int = 1,
        backend: str | None = None,
        **wishes: Any,
    ) -> None:
        """Prepare so many games; game number i plays as an AEC environment with the seed `seed + i`."""
        if num_envs < 1 or threads < 1:
            raise ValueError("there has to be at least one game, and one thread")
        wishes |= {"players": players, "modules": tuple(modules), "strict": True, "backend": REFERENCE}
        first = Episodes(**wishes)
        self.num_envs, self.players = num_envs, players
        # For the first reset, if that is given none.
        self._seed = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        self._begun = False
        self.codes, self.observations = first.game.codes, first.game.observations
        self.single_action_space = first.actions[first.agents_of[0]]
        self.single_observation_space = first.observed[first.agents_of[0]]
        fast, self.why = on_kernel(
            lambda: _kernel_games(first, num_envs, min(threads, num_envs)),
            backend,
            talk=bool(first.game.claims),
        )
        self.backend = KERNEL if fast else REFERENCE
        self._games = fast or ReferenceGames([first, *[Episodes(**wishes) for _ in range(num_envs - 1)]])
        self.seats, self.rewards = self._games.seats, self._games.rewards
        self.terminations, self.truncations = self._games.over, self._games.cut
        self.seen = {"observation": self._games.seen, "action_mask": self._games.masks}

    # Made when they are asked for: with a thousand games, their limits take more memory than the games.

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:
        """Return the space of the observations and masks of all games."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> spaces.Space[Any]:
        """Return the space of one action for each game."""
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games anew; return observations and infos.

        Each begins the first episode of its own seed; after the first time, without a seed, its next one.
        """
        super().reset(seed=seed)
        self._games.reset(self._seed if seed is None and not self._begun else seed)
        self._begun = True
        return self.seen, {"seats": self.seats}

    def step(
        self, actions: Sequence[int] | NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one action in each game; return observations of the seats asked next, rewards and ends.

        The arrays are the same in every step: copy what is to be kept. ValueError says what is not legal.
        """
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many actions, not {len(actions)}")
        self._games.step(actions)
        return self.seen, self.rewards, self.terminations, self.truncations, {"seats": self.seats}

    def random_actions(self) -> NDArray[np.int64]:
        """Return a legal action for each game, each equally likely; the array may be written anew later."""
        return self._games.choose_any()

    def close_extras(self, **kwargs: Any) -> None:
        """Let go of threads, if there are any."""
        self._games.close()


def _kernel_games(first: Episodes, count: int, threads: int) -> KernelGames:
    from .kernel_games import KernelGames

    game, players = first.game, len(first.agents_of)
    return KernelGames(
        game.rules, game.codes, game.observations, count,
        reward=first.reward, most_steps=(first.max_cycles or 0) * players, threads=threads,
    )  # fmt: skip
