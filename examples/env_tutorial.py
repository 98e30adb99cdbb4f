"""The environment in five steps, to read and to run: python3 examples/env_tutorial.py [EPISODES]

It needs the extra `env`; docs/env.md describes everything that is used here.
"""

import sys
from typing import Any

import numpy as np

from saboteur.env import saboteur_v0


def at_random(env: Any, observation: Any, rng: np.random.Generator) -> int:
    """Choose any legal action: the mask says which these are."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def digging(env: Any, observation: Any, rng: np.random.Generator) -> int:
    """Lay path cards as far to the east as possible, and otherwise choose at random."""
    legal = np.flatnonzero(observation["action_mask"]).tolist()
    texts = {number: env.codes.to_text(number).split() for number in legal}
    places = {number: words for number, words in texts.items() if words[0] == "place" and "|" not in words[1]}
    if not places:
        return int(rng.choice(legal))
    return max(places, key=lambda number: int(places[number][2].split(",")[0]))


def episode(env: Any, policy: Any, seed: int) -> dict[str, float]:
    """Play one round, the same policy in every seat; return what each seat was rewarded with."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        env.step(policy(env, env.observe(env.agent_selection), rng))
        total = {agent: total[agent] + env.rewards[agent] for agent in total}
    return total


def main(episodes: int) -> None:
    """Look at one observation, then compare two policies."""
    # 1. An environment: five players, the base game, one round. `raw_env` refuses what is not legal.
    env = saboteur_v0.raw_env(players=5)
    env.reset(seed=1)
    # 2. Who is asked, and what they observe, in words.
    observation = env.observe(env.agent_selection)
    told = env.observations.words(observation["observation"])
    print(f"{env.agent_selection} holds {told['hand']} and knows {told['seats']['+0']}")
    # 3. A part of the observation by its name: the planes of the mine, for a network.
    mine = env.observations.layout.slices["mine"]
    planes = observation["observation"][mine.start : mine.end].reshape(mine.shape)
    print(f"the mine: {planes.shape}, planes {mine.names[:4]} …")
    # 4. What is legal, in the notation.
    legal = np.flatnonzero(observation["action_mask"])
    print(f"{len(legal)} actions, such as {env.codes.to_text(int(legal[0]))!r}")
    # 5. Two policies, each at a table of its own: how much gold a table finds in a round.
    for policy in (at_random, digging):
        gold = [sum(episode(env, policy, seed).values()) for seed in range(episodes)]
        print(f"{policy.__name__}: {np.mean(gold):.2f} gold in {episodes} rounds")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
