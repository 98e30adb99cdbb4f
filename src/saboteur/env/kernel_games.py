"""Many games on the compiled kernel, with the numbers, observations and rewards of the environment.

One compiled function with a command, as in `kernel.machine`, but apart from it: only who asks for it waits
for it. It needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saboteur.core.actions import seat_text
from saboteur.core.rules import Rules
from saboteur.kernel.compiled import Record, fetch_soon, numba
from saboteur.kernel.kept import EntryPoint, cache_folder
from saboteur.kernel.parts import kernel_sources
from saboteur.kernel.state import LINE, OVER, STATE
from saboteur.kernel.tables import TABLES, RulesTable

from .action_codes import ActionCodes
from .kernel_choices import any_choice, deal_seeded, find_choice, list_choices, pay_rewards, take_choice
from .kernel_sight import fetch_game, observe_seat
from .kernel_tables import CHOICES, ENCODING, WORK, encoding_of
from .numbered_game import episode_seed
from .observations import Observations

# The files with compiled functions, and the records they know.
_COMPILED: Final = ("choices", "games", "sight", "tables")
_DEAL, _FIND, _STEP, _CHOOSE, _OBSERVE, _ACT = range(6)
_FINE: Final = -1
_OUTGROWN: Final = -2
# So many games ahead, those that are only looked at are fetched.
_AHEAD: Final = 8
SEED_SIZE: Final = 32
Array = NDArray[Any]


def _environment(
    encoding: Record, tables: Record, works: Record, games: Record, choices: Record, numbers: Record,
    seeds: Record, seen: Record, masks: Record, seats: Record, rewards: Record, ends: Record,
    command: int, begin: int, end: int, thread: int,
) -> int:  # fmt: skip
    """Do what a command says with some of the games; return `_FINE`, or the first game where it cannot."""
    e, t, w = encoding[0], tables[thread], works[thread]
    for i in range(begin, end):
        s, g = games[i], choices[i]
        if command in (_FIND, _CHOOSE):
            if i + _AHEAD < end:
                fetch_soon(choices[i + _AHEAD], 0)
            if command == _CHOOSE:
                numbers[i] = any_choice(g)
            elif not find_choice(g, numbers[i]):
                return i
            continue
        if i + 1 < end:
            fetch_game(e, t, games[i + 1], choices[i + 1], seats[i + 1], seen[i + 1])
        if command == _OBSERVE:
            observe_seat(e, t, s, g, w, seats[i], seen[i])
            continue
        if command == _ACT and not find_choice(g, numbers[i]):
            return i
        if command == _DEAL:
            deal_seeded(t, s, g, seeds[i])
        elif command in (_STEP, _ACT):
            take_choice(e, t, s, g)
            pay_rewards(e, t, s, g, rewards[i])
            ends[0, i] = s.phase == OVER
            ends[1, i] = s.phase != OVER and 0 < e.most_steps <= g.steps
            if s.edge or s.fault:
                return _OUTGROWN
            if command == _STEP and (ends[0, i] or ends[1, i]):
                deal_seeded(t, s, g, seeds[i])
        seats[i] = list_choices(e, t, s, g, w, masks[i])
        observe_seat(e, t, s, g, w, seats[i], seen[i])
    return _FINE


_SOURCES: Final = [Path(__file__).with_name(f"kernel_{name}.py") for name in _COMPILED]
# Rows of many games; their types as in `_arrays`.
_MANY: Final = (
    numba.from_dtype(STATE)[::1],
    numba.from_dtype(CHOICES)[::1],
    numba.int64[::1],
    numba.uint8[:, ::1],
    numba.int8[:, ::1],
    numba.int8[:, ::1],
    numba.int64[::1],
    numba.float32[:, ::1],
    numba.boolean[:, ::1],
)
_KINDS: Final = (
    *(numba.from_dtype(kind)[::1] for kind in (ENCODING, TABLES, WORK)),
    *_MANY,
    *[numba.int64] * 4,
)
_ENTRY: Final = EntryPoint(_environment, _KINDS, cache_folder([*kernel_sources(), *_SOURCES]))


def _from_a_line(count: int, kind: np.dtype[Any]) -> Array:
    """Return an array of records that begins where a line of the processor's cache does."""
    room = np.zeros(count * kind.itemsize + LINE, np.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + count * kind.itemsize].view(kind)


def _arrays(count: int, actions: int, size: int, players: int) -> tuple[Array, ...]:
    """Return what every call is given besides the tables, one row for each game."""
    return (
        _from_a_line(count, STATE),
        _from_a_line(count, CHOICES),
        np.zeros(count, np.int64),
        np.zeros((count, SEED_SIZE), np.uint8),
        np.zeros((count, size), np.int8),
        np.zeros((count, actions), np.int8),
        np.zeros(count, np.int64),
        np.zeros((count, players), np.float32),
        np.zeros((2, count), np.bool_),
    )


@cache
def warm_environment() -> Callable[..., int]:
    """Return the compiled environment; where it has to be compiled first, say so: that takes a while."""
    return _ENTRY.load("the environment")


class KernelGames:
    """So many games side by side, whose arrays every call fills in place."""

    def __init__(
        self,
        rules: Rules,
        codes: ActionCodes,
        observations: Observations,
        count: int = 1,
        *,
        reward: str = "gold",
        most_steps: int = 0,
        threads: int = 1,
    ) -> None:
        """Build the tables; raise Unsupported if the kernel does not know the rules."""
        table = RulesTable(rules)
        encoding = encoding_of(table, codes, observations, reward, most_steps)
        self._run = warm_environment()
        self.count, self._codes = count, codes
        self._seed, self._episodes = 0, [0] * count
        # Of a single game: the seat whose observation is in the arrays.
        self._shown = 0
        self._tables = encoding, np.repeat(table.array, threads), np.zeros(threads, WORK)
        self._arrays = _arrays(count, codes.size, observations.layout.size, rules.players)
        _, self._choices, self.numbers, self.seeds, self.seen, self.masks, self.seats, self.rewards, ends = (
            self._arrays
        )
        self.over, self.cut = ends
        self._seed_bytes = self.seeds.reshape(-1).data
        bounds = np.linspace(0, count, threads + 1).astype(int)
        self._shares = list(zip(bounds[:-1].tolist(), bounds[1:].tolist(), range(threads), strict=True))
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _do(self, command: int) -> int:
        """Do something with all games, a share in each thread if it takes longer than to wake them."""
        if self._pool is None or command in (_FIND, _CHOOSE):
            return int(self._run(*self._tables, *self._arrays, command, 0, self.count, 0))

        def share(bounds: tuple[int, int, int]) -> int:
            return int(self._run(*self._tables, *self._arrays, command, *bounds))

        first, *others = self._shares
        waiting = [self._pool.submit(share, bounds) for bounds in others]
        results = [share(first), *[each.result() for each in waiting]]
        return next((result for result in results if result != _FINE), _FINE)

    def reset(self, seed: int | None) -> None:
        """Deal the first episode of each game's own seed; without a seed, the next episodes."""
        if seed is not None:
            self._seed, self._episodes = seed, [0] * self.count
            self._choices["rng"] = np.random.default_rng(abs(seed)).integers(1, 1 << 63, self.count)
            self._set_seeds(range(self.count))
        self._do(_DEAL)
        self._set_seeds(range(self.count))
        self.rewards[:] = self.over[:] = self.cut[:] = 0

    def _set_seeds(self, places: Iterable[int]) -> None:
        """Prepare the seeds of the next episodes of some games."""
        for place in places:
            seed = episode_seed(self._seed + place, self._episodes[place])
            self._seed_bytes[SEED_SIZE * place : SEED_SIZE * (place + 1)] = seed
            self._episodes[place] += 1

    def step(self, numbers: Sequence[int] | Array) -> None:
        """Choose a number in each game; those that end are dealt anew. ValueError says what is not legal."""
        self.numbers[:] = numbers
        place = self._do(_FIND)
        if place != _FINE:
            number, seat = int(self.numbers[place]), int(self.seats[place])
            if not 0 <= number < self._codes.size:
                raise ValueError(f"there is no action {number}, only those below {self._codes.size}")
            raise ValueError(f"{self._codes.to_text(number, seat)!r} is not legal for {seat_text(seat)} now")
        self._check(self._do(_STEP))
        self._set_seeds(np.flatnonzero(self.over | self.cut).tolist())

    def _check(self, result: int) -> None:
        if result == _OUTGROWN:
            raise RuntimeError("a game outgrew the kernel")

    # One game, that nobody deals anew ---------------------------------------------------------------

    def begin(self, seed: bytes) -> None:
        """Begin a game with this seed."""
        self.seeds[0] = np.frombuffer(seed, np.uint8)
        self._do(_DEAL)
        self._shown = int(self.seats[0])

    def act(self, number: int) -> bool:
        """Choose a number; return whether it was legal."""
        self.numbers[0] = number
        result = self._do(_ACT)
        self._check(result)
        if result == _FINE:
            self._shown = int(self.seats[0])
        return result == _FINE

    def observe(self, seat: int) -> Array:
        """Return what a seat observes."""
        if seat != self._shown:
            asked = int(self.seats[0])
            self.seats[0] = seat
            self._do(_OBSERVE)
            self.seats[0], self._shown = asked, seat
        return self.seen[0].copy()

    def choose_any(self) -> Array:
        """Return a legal number for each game, each equally likely."""
        self._do(_CHOOSE)
        return self.numbers

    def close(self) -> None:
        """End the pool of workers that steps wake, if there is one."""
        if self._pool:
            self._pool.shutdown()
