"""Saboteur as a game of OpenSpiel: `pyspiel.load_game("saboteur(players=5,modules=saboteur2)")`.

It needs the package `open-spiel`; importing this module registers the game. Actions and tensors are those of
`saboteur_v0`. Chance deals first: four numbers below 256, which are the seed of all that is hidden.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel as _pyspiel

from saboteur import Game, Rules
from saboteur.core.events import redact

from .numbered_game import NumberedGame, episode_seed
from .observations import Vector

# It has no complete types.
pyspiel: Any = _pyspiel
NAME: Final = "saboteur"
SEED_MOVES: Final = 4
SEED_VALUES: Final = 256
# Limits that no game comes near: what a player can win in a round, how many numbers are chosen in it.
_MOST_GOLD: Final = 30
_MOST_MOVES: Final = 1_500
_MOST_PLAYERS: Final = 12
_MOST_TRIES: Final = 50

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Saboteur",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 5,
        "edition": "jubilee",
        "modules": "",
        "rounds": 1,
        "reward": "gold",
    },
)


class SaboteurGame(pyspiel.Game):
    """The game by some rules; `modules` are the boxes, joined by `+`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Build the rules; raise RulesError naming what does not go together."""
        wishes = {**_GAME_TYPE.parameter_specification, **(params or {})}
        modules = [key for key in wishes["modules"].split("+") if key]
        self.rules = Rules.build(
            wishes["players"], wishes["edition"], modules, {"rounds": str(wishes["rounds"])}
        )
        self.reward: str = wishes["reward"]
        numbered = NumberedGame(self.rules)
        self.layout = numbered.observations.layout
        low, high = (-1.0, 1.0) if self.reward == "win" else (0.0, float(_MOST_GOLD * self.rules.rounds))
        info = pyspiel.GameInfo(
            num_distinct_actions=numbered.codes.size,
            max_chance_outcomes=SEED_VALUES,
            num_players=self.rules.players,
            min_utility=low,
            max_utility=high,
            max_game_length=_MOST_MOVES * self.rules.rounds,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SaboteurState:
        """Return the state before the deal."""
        return SaboteurState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SaboteurObserver:
        """Return what observes states: for players, or for spectators if nothing private is asked for."""
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SaboteurObserver(self, kind)


class SaboteurState(pyspiel.State):
    """A state: the seed as far as it is drawn, then the game, and what each seat has been told."""

    def __init__(self, game: SaboteurGame) -> None:
        """Start with nothing drawn: chance moves first."""
        super().__init__(game)
        self.play = _Play(game.rules, game.reward)

    def current_player(self) -> int:
        """Return who moves: chance, a seat, or nobody."""
        if not self.play.is_dealt():
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.play.numbered.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.numbered.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the next number of the seed, each equally likely."""
        return [(number, 1 / SEED_VALUES) for number in range(SEED_VALUES)]

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.play.numbered.codes.to_text(action, player)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.play.is_dealt() and self.play.numbered.over

    def returns(self) -> list[float]:
        """Return what each seat has gained once the game is over."""
        return self.play.gained if self.is_terminal() else [0.0] * self.play.numbered.rules.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SaboteurState:
        """Return a state that this player cannot tell from this one, everything hidden drawn anew.

        Its history is still that of this state, so it cannot be written down by its moves.
        """
        other: SaboteurState = self.clone()
        if self.play.is_dealt() and not self.is_terminal():
            other.play = self.play.resampled(player, repr(sampler()))
        return other

    def __str__(self) -> str:
        """Return the seed and the moves, in words."""
        return self.play.told()


class _Play:
    """What a state consists of, which is copied with it."""

    def __init__(self, rules: Rules, reward: str) -> None:
        self.numbered = NumberedGame(rules)
        self.reward = reward
        self.seed: tuple[int, ...] = ()
        self.moves: tuple[str, ...] = ()
        # What each seat has been told, the last of all a spectator.
        self.logs: list[tuple[str, ...]] = [()] * (rules.players + 1)
        self.gained = [0.0] * rules.players

    def is_dealt(self) -> bool:
        return len(self.seed) == SEED_MOVES

    def __deepcopy__(self, memo: dict[int, Any]) -> _Play:
        """Copy what changes; rules and encoding are shared."""
        other = _Play.__new__(_Play)
        other.__dict__ |= self.__dict__
        other.logs, other.gained = list(self.logs), list(self.gained)
        if self.is_dealt():
            other.numbered = self.numbered.at(self.numbered.game.copy())
        return other

    def apply(self, action: int) -> None:
        """Draw a number of the seed, or choose one for the actor."""
        if not self.is_dealt():
            self.seed += (action,)
            if self.is_dealt():
                self.numbered.deal(episode_seed(bytes(self.seed), 0))
            return
        numbered = self.numbered
        seat = numbered.actor
        assert seat is not None
        self.moves += (numbered.codes.to_text(action, seat),)
        numbered.events = []
        numbered.choose(seat, action)
        for viewer in range(len(self.logs)):
            told = redact(numbered.events, viewer if viewer < numbered.rules.players else None)
            self.logs[viewer] += tuple(_text(event.as_dict()) for event in told)
        self.gained = [sum(each) for each in zip(self.gained, numbered.rewards(self.reward), strict=True)]

    def resampled(self, player: int, seed: str) -> _Play:
        """Return the same in a sampled world, in which others remember what everyone saw."""
        game = self._guessed(player, seed)
        other = _Play.__new__(_Play)
        other.__dict__ |= self.__dict__
        other.logs = [log if seat == player else self.logs[-1] for seat, log in enumerate(self.logs)]
        other.gained = list(self.gained)
        other.numbered = self.numbered.at(game)
        return other

    def _guessed(self, player: int, seed: str) -> Game:
        """Return a sampled world; if it is this player's move, one in which it still is.

        When several are asked at once in secret, nobody knows who has answered, so the move may be another's.
        """
        own = self.numbered.actor == player
        for number in range(_MOST_TRIES):
            game = self.numbered.game.guess(player, f"{seed} {number}")
            if not own or game.actors[0] == player:
                break
        return game

    def recalled(self, viewer: int | None) -> str:
        """Return everything that a seat has been told, and what it sees now: equal only if all was equal."""
        if not self.is_dealt():
            return "before the deal"
        log = self.logs[-1 if viewer is None else viewer]
        return "\n".join((*log, self.seen(viewer)))

    def seen(self, viewer: int | None) -> str:
        """Return what a seat sees now, and what it has begun to choose."""
        if not self.is_dealt():
            return "before the deal"
        codes, begun = self.numbered.codes, self.numbered.prefix.get(-1 if viewer is None else viewer, ())
        view = self.numbered.game.view(viewer).as_dict()
        return _text({**view, "begun": [codes.to_text(number, viewer or 0) for number in begun]})

    def told(self) -> str:
        return "\n".join((f"seed {' '.join(str(number) for number in self.seed)}", *self.moves))


class SaboteurObserver:
    """Observes states: strings recall everything if asked to, tensors are those of `saboteur_v0`."""

    def __init__(self, game: SaboteurGame, kind: Any) -> None:
        """Make room for a tensor with a part for each slice of the layout."""
        self._alone = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = kind.perfect_recall
        self._size = game.layout.size
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {
            name: self.tensor[part.start : part.end].reshape(part.shape)
            for name, part in game.layout.slices.items()
        }

    def set_from(self, state: SaboteurState, player: int) -> None:
        """Write what a player observes into the tensor."""
        self.tensor[:] = self._observed(state.play, player)

    def _observed(self, play: _Play, player: int) -> Vector | Sequence[int]:
        if not play.is_dealt():
            return [0] * self._size
        if self._alone:
            return play.numbered.observations.observe(play.numbered.game.view())
        return play.numbered.observe(player)

    def string_from(self, state: SaboteurState, player: int) -> str:
        """Return what a player observes, or everything they have observed, as text."""
        viewer = None if self._alone else player
        return state.play.recalled(viewer) if self._recalls else state.play.seen(viewer)


def _text(shown: Any) -> str:
    return json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_GAME_TYPE, SaboteurGame)
