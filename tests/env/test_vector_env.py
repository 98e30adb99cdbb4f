"""Many games at once play what single environments play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium import vector
from gymnasium.utils import env_checker
from gymnasium.vector.utils import batch_space

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


@pytest.mark.parametrize("backend", ["kernel", "reference"])
def test_a_reset_without_a_seed_deals_the_next_episodes(backend: str) -> None:
    """As in single environments, so that nobody trains on one deal again and again."""
    envs, alone = VectorEnv(2, 3, seed=8, backend=backend), saboteur_v0.raw_env(players=3)
    for seed in (None, None, 5, None):
        alone.reset(seed=8 if alone.agents == [] else seed)
        seen, infos = envs.reset(seed=seed)
        one = alone.observe(alone.agent_selection)
        assert infos["seats"][0] == alone.possible_agents.index(alone.agent_selection)
        assert all(np.array_equal(one[name], seen[name][0]) for name in one)


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


def test_gymnasiums_own_checks() -> None:
    """Those of its checker that do not act, as it knows no masks, nor ask for new arrays in every step."""
    envs = VectorEnv(num_envs=3, players=3)
    for check in (
        env_checker.check_reset_seed_determinism,
        env_checker.check_reset_options,
        env_checker.check_reset_return_type,
        env_checker.check_reset_return_info_deprecation,
        env_checker.check_seed_deprecation,
    ):
        check(envs)
    for space in envs.single_observation_space.values():
        env_checker.check_space_limit(space, "observation")


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    """What Gymnasium asks of its own; only rewards have one more axis, a column for each seat."""
    envs = VectorEnv(num_envs=3, players=3, seed=1)
    assert isinstance(envs, vector.VectorEnv)
    assert envs.metadata["autoreset_mode"] is vector.AutoresetMode.SAME_STEP
    assert envs.observation_space == batch_space(envs.single_observation_space, 3)
    seen, _ = envs.reset(seed=4, options={})
    first = {name: array.copy() for name, array in seen.items()}
    envs.action_space.seed(1)
    for _ in range(30):
        assert seen in envs.observation_space
        actions = envs.action_space.sample(mask=tuple(seen["action_mask"]))
        assert actions in envs.action_space
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert (rewards.shape, rewards.dtype) == ((3, 3), np.float32)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert terminations.shape == truncations.shape == infos["seats"].shape == (3,)
    again, _ = envs.reset(seed=4)
    assert all(np.array_equal(first[name], again[name]) for name in first)
    envs.close()
    envs.close()
    assert envs.closed
