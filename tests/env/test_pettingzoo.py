"""PettingZoo's own checks, and what the environment adds to its interface."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from env.playing import digest
from saboteur.boxes import BOXES
from saboteur.env import saboteur_v0
from saboteur.presets import PRESETS

TESTS = Path(__file__).parent.parent
EVERYTHING = PRESETS["everything"].modules
TABLES: dict[str, dict[str, Any]] = {
    "base": {},
    "talk": {"talk": True, "players": 3, "reward": "win"},
    "saboteur2": {"modules": ["saboteur2"], "rounds": 3},
    "everything": {"modules": EVERYTHING, "reveal": True},
}
# It prefers observations without a mask.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")
each_table = pytest.mark.parametrize("wishes", TABLES.values(), ids=list(TABLES))


@each_table
def test_agents_that_take_turns(wishes: dict[str, Any]) -> None:
    api_test(saboteur_v0.env(**wishes), num_cycles=80)


@each_table
def test_agents_that_act_at_once(wishes: dict[str, Any]) -> None:
    parallel_api_test(saboteur_v0.parallel_env(**wishes), num_cycles=40)


def test_seeds_and_cycles() -> None:
    seed_test(saboteur_v0.env, num_cycles=20)
    parallel_seed_test(saboteur_v0.parallel_env, num_cycles=10)
    max_cycles_test(saboteur_v0)
    state_test(saboteur_v0.env(), saboteur_v0.parallel_env())


def test_pictures() -> None:
    render_test(saboteur_v0.env, custom_tests={"ansi": lambda text: "⌂" in text})
    env = saboteur_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 100


def test_the_registry_makes_it() -> None:
    env = make("aec", saboteur_v0.ID, players=4)
    env.reset(seed=1)
    assert env.num_agents == 4
    assert make("parallel", saboteur_v0.ID).possible_agents[-1] == "player_4"


def test_illegal_actions() -> None:
    """Strictly they are refused; otherwise a card is passed instead, and the agent is told so."""
    raw, env = saboteur_v0.raw_env(), saboteur_v0.env()
    raw.reset(seed=1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="'wait' is not legal"):
        raw.step(raw.codes.to_index("wait"))
    agent = env.agent_selection
    env.step(0)
    assert env.infos[agent]["was_legal"] is False
    assert env.agent_selection != agent


def test_gold_is_what_the_rewards_add_up_to() -> None:
    for reward in ("gold", "win", "shaped"):
        env = saboteur_v0.raw_env(reward=reward, rounds=3)
        env.reset(seed=3)
        total = dict.fromkeys(env.possible_agents, 0.0)
        rng = np.random.default_rng(1)
        while not any(env.terminations.values()):
            env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
            total = {agent: total[agent] + env.rewards[agent] for agent in total}
        game = env.episodes.game.game
        won = [1.0 if seat in game.winners else -1.0 for seat in range(5)]
        assert list(total.values()) == ([float(gold) for gold in game.gold] if reward == "gold" else won)


def test_a_shaped_reward_tells_who_the_mine_grows_for() -> None:
    """Whoever digs gains a 16th of a win for each column of the way, and saboteurs lose it."""
    env = saboteur_v0.raw_env(reward="shaped")
    env.reset(seed=1)
    dwarves = env.episodes.game.game.state.dwarves
    while not any(env.rewards.values()):
        legal = [
            env.codes.to_text(int(n)) for n in np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        ]
        east = [text for text in legal if text.startswith("place") and text.endswith(" 1,0")]
        env.step(env.codes.to_index((east or legal)[0]))
    assert list(env.rewards.values()) == [-1 / 16 if dwarf == "saboteur" else 1 / 16 for dwarf in dwarves]


def test_dwarves_are_told_only_if_asked_for() -> None:
    for reveal in (False, True):
        env = saboteur_v0.raw_env(reveal=reveal)
        env.reset(seed=1)
        told = env.infos[env.agent_selection]
        assert ("reveal" in told) is reveal
    names = env.observations.layout.dwarves
    assert [names[n] for n in told["reveal"]["dwarves"]] == list(env.episodes.game.game.state.dwarves)


# A change of the encoding is a new version of the environment; what can be said may grow, at its end.
STORED = {
    "base": "4e480dd9136cc23e",
    "saboteur2": "1d8e469afec14846",
    "everything": "c9c48d26ef61fbf3",
}


def test_every_process_plays_the_same() -> None:
    tables = [TABLES[name] for name in STORED]
    code = f"from env.playing import digest\nprint([digest(60, **wishes) for wishes in {tables!r}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=TESTS)
    assert done.stdout.strip() == str([*STORED.values()])


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nimport saboteur.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "saboteur.env needs more packages: pip install 'saboteur[env]'" in done.stderr.splitlines()[-1]


def test_the_tutorial_runs() -> None:
    script = TESTS.parent / "examples/env_tutorial.py"
    done = subprocess.run([sys.executable, str(script), "2"], capture_output=True, text=True, check=True)
    assert "digging" in done.stdout.splitlines()[-1], done.stdout


def test_the_examples_of_the_page_run() -> None:
    page = (TESTS.parent / "docs/env.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    assert len(blocks) == 5
    for block in blocks:
        exec(block, {})


@pytest.mark.soak
@pytest.mark.parametrize("key", ["", *BOXES])
def test_random_play_never_fails(key: str) -> None:
    modules = [key] if key and key != "base" else []
    digest(60_000, modules=modules, rounds=3)
