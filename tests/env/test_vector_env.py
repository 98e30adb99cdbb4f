"""Many games at once play what single environments play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from saboteur.env import VectorEnv, saboteur_v0

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 6, "modules": ["saboteur2"], "rounds": 3},
    {"players": 4, "modules": ["chests", "veto"], "reward": "win", "max_cycles": 9},
]


def assert_same(wishes: dict[str, Any], steps: int) -> int:
    """Compare every array with what single environments say; return how many episodes have ended."""
    envs = VectorEnv(num_envs=3, seed=5, **wishes)
    alone = [saboteur_v0.raw_env(**wishes) for _ in range(3)]
    for place, env in enumerate(alone):
        env.reset(seed=5 + place)
    rng, ended = Random(1), 0
    seen, _ = envs.reset()
    for _ in range(steps):
        for place, env in enumerate(alone):
            one = env.observe(env.agent_selection)
            assert env.possible_agents[envs.seats[place]] == env.agent_selection
            assert all(np.array_equal(one[name], seen[name][place]) for name in one)
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, rewards, terminations, truncations, _ = envs.step(actions)
        for place, env in enumerate(alone):
            env.step(actions[place])
            assert [env.rewards[agent] for agent in env.possible_agents] == rewards[place].tolist()
            assert terminations[place] == env.terminations["player_0"]
            assert truncations[place] == env.truncations["player_0"]
            if terminations[place] or truncations[place]:
                ended += 1
                env.reset()
    return ended


@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_many_games_are_single_games(wishes: dict[str, Any]) -> None:
    assert assert_same(wishes, 130) > 0 or wishes.get("rounds") == 3


@pytest.mark.soak
@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_many_games_are_single_games_for_long(wishes: dict[str, Any]) -> None:
    assert assert_same(wishes, 5_000) > 0


def test_arrays_are_filled_in_place() -> None:
    envs = VectorEnv(num_envs=2, players=3, seed=1)
    first, _ = envs.reset()
    before = first["observation"].copy()
    then, *_ = envs.step([int(np.flatnonzero(mask)[0]) for mask in first["action_mask"]])
    assert then is first
    assert not np.array_equal(before, first["observation"])
    assert envs.backend == "kernel"
    with pytest.raises(ValueError, match="'wait' is not legal"):
        envs.step([0, 0])
