"""The environment in PettingZoo's form: agents act one after another (AEC), or all at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from saboteur import Rules

from .backends import KERNEL, REFERENCE, on_kernel
from .numbered_game import REWARDS, NumberedGame, episode_seed
from .observations import MOST, UNSEEN, Vector
from .rendering import Pixels, as_ansi, as_pixels

if TYPE_CHECKING:
    from .kernel_game import KernelGame

Observed = dict[str, Any]
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class Episodes:
    """What both forms of the environment share: options, spaces, deals, observations and pictures."""

    def __init__(
        self,
        players: int = 5,
        edition: str = "jubilee",
        modules: Iterable[str] = (),
        rounds: int = 1,
        talk: bool = False,
        render_mode: str | None = None,
        *,
        options: Mapping[str, str] | None = None,
        reward: str = "gold",
        max_cycles: int | None = None,
        reveal: bool = False,
        strict: bool = False,
        backend: str | None = None,
    ) -> None:
        """Build the rules; raise RulesError or ValueError naming what does not go together."""
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        wishes = {**(options or {}), "rounds": str(rounds)}
        rules = Rules.build(players, edition, modules, wishes)
        fast, self.why = on_kernel(lambda: _kernel_game(rules, reward), backend, talk=talk)
        self.game = fast or NumberedGame(rules, talk)
        self.backend = KERNEL if fast else REFERENCE
        self.reward, self.max_cycles, self.reveal, self.render_mode = reward, max_cycles, reveal, render_mode
        self.strict = strict
        self.agents_of = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents_of)}
        size = self.game.observations.layout.size
        self.actions = {agent: spaces.Discrete(self.game.codes.size) for agent in self.agents_of}
        self.observed = {agent: self._space(size) for agent in self.agents_of}
        whole = size * players + players + len(self.game.rules.goal_cells)
        self.states = spaces.Box(UNSEEN, MOST, (whole,), np.int8)
        self._seed: int | bytes = token_bytes(16)
        self._episode = 0
        self.steps = 0

    def _space(self, size: int) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.codes.size,), np.int8)
        return spaces.Dict({"observation": spaces.Box(UNSEEN, MOST, (size,), np.int8), "action_mask": mask})

    def deal(self, seed: int | None) -> None:
        """Begin the next episode, or the first one of a seed."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self.game.deal(episode_seed(self._seed, self._episode))
        self._episode += 1
        self.steps = 0

    def take(self, seat: int, number: int) -> bool:
        """Take a seat's number, or another for it unless that is forbidden; return whether it was legal."""
        self.steps += 1
        legal = self.strict or self.game.is_legal(seat, number)
        self.game.choose(seat, number if legal else self.game.fallback(seat))
        return legal

    def is_cut(self, *, each: bool) -> bool:
        """Tell whether the episode has had all its steps, or as many for each agent."""
        most = self.max_cycles
        return most is not None and self.steps >= most * (len(self.agents_of) if each else 1)

    def observe(self, agent: str) -> Observed:
        """Return what an agent observes, and what it may do."""
        seat = self.seats[agent]
        return {"observation": self.game.observe(seat), "action_mask": self.game.mask(seat)}

    def told(self, agent: str) -> dict[str, Any]:
        """Return what is told beside an observation: the mask again, and labels only if asked for."""
        told: dict[str, Any] = {"action_mask": self.game.mask(self.seats[agent])}
        if self.reveal:
            told["reveal"] = self.game.labels()
        return told

    def render(self) -> str | Pixels | None:
        """Return the mine as a spectator sees it, or print it."""
        if self.render_mode == "rgb_array":
            return as_pixels(self.game.game)
        if self.render_mode == "human":
            print(as_ansi(self.game.game))
            return None
        return as_ansi(self.game.game) if self.render_mode == "ansi" else None


def _kernel_game(rules: Rules, reward: str) -> KernelGame:
    from .kernel_game import KernelGame

    return KernelGame(rules, reward)


class SaboteurAEC(AECEnv[str, Observed, int]):
    """Agents act one after another, each when the game asks it."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "saboteur_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, **wishes: Any) -> None:
        super().__init__()
        self.episodes = Episodes(**wishes)
        self.codes = self.episodes.game.codes
        self.observations = self.episodes.game.observations
        self.render_mode = self.episodes.render_mode
        self.possible_agents = list(self.episodes.agents_of)
        self.agents: list[str] = []
        self._begun = False

    @property
    def state_space(self) -> spaces.Space[Any]:
        """Return the space of `state`, for critics that see everything."""
        return self.episodes.states

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same object every time."""
        return self.episodes.observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, the same object every time."""
        return self.episodes.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new episode; with a seed, the first one of that seed."""
        self.episodes.deal(seed)
        self._begun = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def _next(self) -> None:
        """Turn to the seat that is asked; tell it, and nobody else, what it may do."""
        actor = self.episodes.game.actor
        self.agent_selection = self.agents[actor or 0]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if actor is not None:
            self.infos[self.agent_selection] = self.episodes.told(self.agent_selection)

    def observe(self, agent: str) -> Observed:
        """Return what an agent observes now, whoever is asked."""
        return self.episodes.observe(agent)

    def state(self) -> Vector:
        """Return everything, hidden or not, for critics in training."""
        return self.episodes.game.state()

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked."""
        if not self._begun:
            raise AssertionError("reset() has to come before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        assert action is not None
        if not 0 <= action < self.codes.size:
            raise AssertionError(f"{action} is not in the action space")
        game = self.episodes.game
        legal = self.episodes.take(self.episodes.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        rewards = game.rewards(self.episodes.reward)
        self.rewards = {each: rewards[self.episodes.seats[each]] for each in self.agents}
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episodes.is_cut(each=True):
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        self.infos[agent]["was_legal"] = legal
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the mine as a spectator sees it, or print it."""
        return self.episodes.render()

    def close(self) -> None:
        """Nothing is open that has to be closed."""


class SaboteurParallel(ParallelEnv[str, Observed, int]):
    """All agents give an action in each step; those that are not asked can only wait."""

    metadata: ClassVar[dict[str, Any]] = SaboteurAEC.metadata | {"is_parallelizable": True}

    def __init__(self, **wishes: Any) -> None:
        self.episodes = Episodes(**wishes)
        self.codes = self.episodes.game.codes
        self.observations = self.episodes.game.observations
        self.render_mode = self.episodes.render_mode
        self.possible_agents = list(self.episodes.agents_of)
        self.agents: list[str] = []

    @property
    def state_space(self) -> spaces.Space[Any]:
        """Return the space of `state`, for critics that see everything."""
        return self.episodes.states

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same object every time."""
        return self.episodes.observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, the same object every time."""
        return self.episodes.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new episode; with a seed, the first one of that seed."""
        self.episodes.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def _seen(self) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        observed = {agent: self.episodes.observe(agent) for agent in self.agents}
        return observed, {agent: self.episodes.told(agent) for agent in self.agents}

    def state(self) -> Vector:
        """Return everything, hidden or not, for critics in training."""
        return self.episodes.game.state()

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Take the action of the one seat that is asked first; all others wait."""
        game, agents = self.episodes.game, self.agents
        actor = game.actor
        assert actor is not None, "reset comes first"
        legal = self.episodes.take(actor, int(actions[self.possible_agents[actor]]))
        rewards = game.rewards(self.episodes.reward)
        over = game.over
        cut = not over and self.episodes.is_cut(each=False)
        observed, told = self._seen()
        told[self.possible_agents[actor]]["was_legal"] = legal
        if over or cut:
            self.agents = []
        paid = {agent: rewards[self.episodes.seats[agent]] for agent in agents}
        return observed, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), told

    def render(self) -> Any:
        """Return the mine as a spectator sees it, or print it."""
        return self.episodes.render()

    def close(self) -> None:
        """Nothing is open that has to be closed."""
