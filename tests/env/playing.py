"""Plays the environment at random and sums up all that it says, the same in every process."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from saboteur.env import saboteur_v0


def digest(steps: int, **wishes: Any) -> str:
    """Return a hash of so many random steps: agents, observations, masks and rewards."""
    env = saboteur_v0.raw_env(**wishes)
    rng, found = Random(1), sha256()
    env.reset(seed=7)
    for _ in range(steps):
        if not env.agents or any(env.terminations.values()):
            env.reset()
        seen = env.observe(env.agent_selection)
        found.update(env.agent_selection.encode() + seen["observation"].tobytes())
        found.update(seen["action_mask"].tobytes())
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        found.update(repr([env.rewards[agent] for agent in env.possible_agents]).encode())
    return found.hexdigest()[:16]
