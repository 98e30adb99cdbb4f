"""A game behind numbers: what each seat observes, has begun to choose, and what was said."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from hashlib import sha256
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saboteur import Action, Game, Rules
from saboteur.core.actions import seat_text
from saboteur.core.cells import xy
from saboteur.core.event_kinds import RoundEnded
from saboteur.core.events import Event

from .action_codes import DONE, WAIT, ActionCodes, Path
from .observations import Observations, Vector
from .talk import all_claims, claim_seen_from

Mask = NDArray[np.int8]
REWARDS: Final = ("gold", "win", "shaped")
# How much of a win the whole way to the goals is worth, with the reward "shaped".
WAY_WORTH: Final = 0.5


class NumberedGame:
    """One game behind numbers: what a seat observes and may do, and what came of it."""

    def __init__(self, rules: Rules, talk: bool = False) -> None:
        """Prepare spaces for some rules; deal before anything else."""
        self.rules = rules
        self.claims, self.codes, self.observations = encoding(rules, talk)
        self._wait = self.codes.to_index(WAIT)
        self._done = self.codes.to_index(DONE)
        self._first_claim = self.codes.size - len(self.claims)
        # Players speak about others, not about themselves.
        about_oneself = [claim for claim in self.claims if seat_text(0) in claim.split()]
        self._sayable = [self.codes.to_index(f"say {c}") for c in self.claims if c not in about_oneself]
        self.game: Game
        self.prefix: dict[int, Path] = {}
        self._said: dict[int, int] = {}
        self._may_speak = True
        self._paths: dict[int, dict[Path, Action]] = {}
        self._legal: dict[int, set[int]] = {}
        # What happened when an action was last played.
        self.events: list[Event] = []
        self._round_winners: list[int] = []
        self._gold: tuple[int, ...] = ()
        self._potential: list[float] = []

    def deal(self, seed: str | bytes | None) -> None:
        """Begin a new game with a seed of its own."""
        self.game = Game(self.rules, seed)
        self.prefix, self._said, self._paths, self._legal, self._may_speak = {}, {}, {}, {}, True
        self._round_winners, self._gold = [], self.game.gold
        self._potential = self._potentials()

    def at(self, game: Game) -> NumberedGame:
        """Return the same at another game of these rules: what was begun and said, and all else anew."""
        other = copy(self)
        other.game, other._paths, other._legal = game, {}, {}
        other.prefix, other._said = dict(self.prefix), dict(self._said)
        other._potential = list(self._potential)
        return other

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.game.over

    @property
    def actor(self) -> int | None:
        """Return the seat that is asked next; None once the game is over."""
        return self.game.actors[0] if self.game.actors else None

    def observe(self, seat: int) -> Vector:
        """Return what a seat observes."""
        said = [
            (who, self.claims.index(claim_seen_from(self.claims[claim], who - seat, self.rules.players)))
            for who, claim in self._said.items()
        ]
        return self.observations.observe(
            self.game.view(seat), self.codes.parts_of(self.prefix.get(seat, ()), seat), said
        )

    def paths(self, seat: int) -> dict[Path, Action]:
        """Return the legal actions of a seat by their numbers, without those out of the window.

        If all of them are, "wait" stands for the first: nobody who is asked is ever without a choice.
        """
        if seat not in self._paths:
            legal = self.game.legal(seat)
            found = [(self.codes.path(action, seat), action) for action in legal]
            inside = {path: action for path, action in found if path is not None}
            if not inside and legal:
                inside[(self._wait,)] = legal[0]
            self._paths[seat] = inside
        return self._paths[seat]

    def legal(self, seat: int) -> set[int]:
        """Return the numbers that a seat may choose now."""
        if seat not in self.game.actors:
            return {self._wait}
        if seat not in self._legal:
            self._legal[seat] = self._found_legal(seat)
        return self._legal[seat]

    def is_legal(self, seat: int, number: int) -> bool:
        """Tell whether a seat may choose a number now."""
        return number in self.legal(seat)

    def _found_legal(self, seat: int) -> set[int]:
        begun = self.prefix.get(seat, ())
        found = self.codes.following(begun, self.paths(seat))
        if self.claims and self._may_speak and not begun and self.game.view(seat).window["kind"] == "turn":
            found.update(self._sayable)
        return found

    def mask(self, seat: int) -> Mask:
        """Return which numbers a seat may choose, as ones and zeros."""
        mask = np.zeros(self.codes.size, np.int8)
        mask[list(self.legal(seat))] = 1
        return mask

    def fallback(self, seat: int) -> int:
        """Return what is done for a seat that chose something illegal: it passes, or does the first thing."""
        legal = sorted(self.legal(seat))
        passes = [number for number in legal if self.codes.to_text(number).startswith("pass")]
        return (passes or legal)[0]

    def choose(self, seat: int, number: int) -> None:
        """Take a number of a seat that is asked; its action is played as soon as it is complete."""
        if number not in self.legal(seat):
            raise ValueError(f"{self.codes.to_text(number, seat)!r} is not legal for {seat_text(seat)} now")
        self._legal = {}
        if self.claims and number >= self._first_claim:
            self._said[seat] = number - self._first_claim
            self._may_speak = False
            return
        path = self.prefix.get(seat, ())
        if number != self._done:
            path = self.prefix[seat] = (*path, number)
            if self.codes.following(path, self.paths(seat)) - {self._done}:
                return
        self.play(seat, self.paths(seat)[path])

    def play(self, seat: int, action: Action) -> None:
        """Play a whole action, in the window or not; forget what was begun."""
        before = self.game.round
        self.events = self.game.play(seat, action)
        for event in self.events:
            if isinstance(event, RoundEnded):
                self._round_winners = event.winners
        self.prefix, self._paths, self._may_speak = {}, {}, True
        if self.game.round != before:
            self._said = {}

    def rewards(self, reward: str) -> list[float]:
        """Return what each seat is rewarded with since the last call.

        That is gold; or 1 and -1 at the end; or these and how far the mine has grown in the seat's favour.
        """
        if reward == "gold":
            before, self._gold = self._gold, self.game.gold
            return [float(now - then) for now, then in zip(self.game.gold, before, strict=True)]
        won = self._won()
        if reward == "win":
            return won
        earlier, self._potential = self._potential, self._potentials()
        return [win + now - then for win, now, then in zip(won, self._potential, earlier, strict=True)]

    def _won(self) -> list[float]:
        """Return 1 for winners and -1 for the others once all is over."""
        game, players = self.game, self.rules.players
        if not game.over:
            return [0.0] * players
        winners = self._round_winners if self.rules.rounds == 1 else game.winners
        return [1.0 if seat in winners else -1.0 for seat in range(players)]

    def _potentials(self) -> list[float]:
        """Return the worth of the mine to each seat: the part of the way that is dug, minus for saboteurs.

        Everything is worth 0 at the end, so that an episode's rewards add up to those of "win": whoever
        cannot be better off by another policy with one of them cannot be with the other.
        """
        if self.game.over:
            return [0.0] * self.rules.players
        state = self.game.state
        way = way_of(self.rules)
        dug = max((xy(cell)[0] for cell, sides in state.lit.items() if sides), default=0)
        worth = WAY_WORTH * min(max(dug / way, 0.0), 1.0)
        return [-worth if dwarf == "saboteur" else worth for dwarf in state.dwarves]

    def state(self) -> Vector:
        """Return everything: what each seat observes, from the first on, then every dwarf and goal."""
        seen = [self.observe(seat) for seat in range(self.rules.players)]
        labels = self.labels()
        return np.concatenate([*seen, labels["dwarves"], labels["goals"]])

    def labels(self) -> dict[str, Vector]:
        """Return the true dwarves by seat and the goals by cell, as their numbers in the layout."""
        layout, state = self.observations.layout, self.game.state
        dwarves = [layout.dwarves.index(dwarf) for dwarf in state.dwarves]
        goals = [layout.goals.index(state.goals[cell]) for cell in sorted(state.goals)]
        return {"dwarves": np.array(dwarves, np.int8), "goals": np.array(goals, np.int8)}


def way_of(rules: Rules) -> int:
    """Return how many columns lie between the start and the farthest goal."""
    return max(xy(cell)[0] for cell in rules.goal_cells)


def episode_seed(seed: int | bytes, episode: int) -> bytes:
    """Return the seed of the deal of one episode."""
    return sha256(f"saboteur_v0/{seed!r}/{episode}".encode()).digest()


@lru_cache(maxsize=8)
def encoding(rules: Rules, talk: bool) -> tuple[tuple[str, ...], ActionCodes, Observations]:
    """Return what all games by the same rules share."""
    claims = all_claims(rules) if talk else ()
    codes = ActionCodes(rules, [f"say {claim}" for claim in claims])
    return claims, codes, Observations(rules, codes, claims)
