"""One game on the compiled kernel, in the place of `NumberedGame`: the same numbers, much faster."""

from __future__ import annotations

from typing import Final

import numpy as np

from saboteur import Game, Rules
from saboteur.core.actions import seat_text
from saboteur.core.rng import seed_bytes

from .action_codes import WAIT
from .kernel_games import KernelGames
from .numbered_game import Mask, NumberedGame, encoding
from .observations import Vector

_NEVER: Final = -1


class KernelGame:
    """One game behind numbers; what only the reference knows, such as pictures, it asks the reference."""

    def __init__(self, rules: Rules, reward: str) -> None:
        """Build the tables; raise Unsupported if the kernel does not know the rules."""
        self.rules = rules
        _, self.codes, self.observations = encoding(rules, talk=False)
        self._wait = self.codes.to_index(WAIT)
        self._games = KernelGames(rules, self.codes, self.observations, reward=reward)
        self._reference = NumberedGame(rules)
        # As in `NumberedGame`; the kernel does not know claims.
        self.claims: tuple[str, ...] = ()
        self._seed: bytes = b""
        self._chosen: list[tuple[int, int]] = []
        self._followed = _NEVER
        # A copy of the actor's mask: the same in its observation and in its infos.
        self._mask: Mask | None = None
        self.over = False

    def deal(self, seed: str | bytes) -> None:
        """Begin a new game with a seed of its own."""
        self._seed, self._chosen, self._followed, self.over = seed_bytes(seed), [], _NEVER, False
        self._mask = None
        self._games.begin(self._seed)

    @property
    def actor(self) -> int | None:
        """Return the seat that is asked next; None once the game is over."""
        return None if self.over else int(self._games.seats[0])

    def observe(self, seat: int) -> Vector:
        """Return what a seat observes."""
        return self._games.observe(seat)

    def legal(self, seat: int) -> set[int]:
        """Return the numbers that a seat may choose now."""
        return set(np.flatnonzero(self.mask(seat)).tolist())

    def is_legal(self, seat: int, number: int) -> bool:
        """Tell whether a seat may choose a number now."""
        return bool(self._games.masks[0, number]) if seat == self.actor else number == self._wait

    def mask(self, seat: int) -> Mask:
        """Return which numbers a seat may choose, as ones and zeros."""
        if seat == self.actor:
            if self._mask is None:
                self._mask = self._games.masks[0].copy()
            return self._mask
        mask = np.zeros(self.codes.size, np.int8)
        mask[self._wait] = 1
        return mask

    def fallback(self, seat: int) -> int:
        """Return what is done for a seat that chose something illegal: it passes, or does the first thing."""
        return self.followed.fallback(seat)

    def choose(self, seat: int, number: int) -> None:
        """Take a number of the seat that is asked; its action is played as soon as it is complete."""
        if seat != self.actor or not self._games.act(number):
            raise ValueError(f"{self.codes.to_text(number, seat)!r} is not legal for {seat_text(seat)} now")
        self._mask = None
        self._chosen.append((seat, number))
        self.over = bool(self._games.over[0])

    def rewards(self, reward: str) -> list[float]:
        """Return what each seat was rewarded with by the last choice; the kernel was told before how."""
        rewards: list[float] = self._games.rewards[0].tolist()
        return rewards

    def state(self) -> Vector:
        """Return everything: what each seat observes, from the first on, then every dwarf and goal."""
        seen = [self.observe(seat) for seat in range(self.rules.players)]
        labels = self.labels()
        return np.concatenate([*seen, labels["dwarves"], labels["goals"]])

    def labels(self) -> dict[str, Vector]:
        """Return the true dwarves by seat and the goals by cell, as their numbers in the layout."""
        return self.followed.labels()

    @property
    def followed(self) -> NumberedGame:
        """Return the same game on the reference engine, which catches up when it is asked."""
        if self._followed == _NEVER:
            self._reference.deal(self._seed)
            self._followed = 0
        for seat, number in self._chosen[self._followed :]:
            self._reference.choose(seat, number)
        self._followed = len(self._chosen)
        return self._reference

    @property
    def game(self) -> Game:
        """Return the game on the reference engine."""
        return self.followed.game
