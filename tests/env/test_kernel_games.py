"""The environment on the compiled kernel says and does exactly what it does on the reference engine."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from kernel.lockstep import EDITIONS, TABLES
from saboteur.env import VectorEnv, saboteur_v0


def some_wishes(rng: Random) -> dict[str, Any]:
    """Return any rules that the kernel knows, with everything that the environment can be asked for."""
    modules, low, high = rng.choice(TABLES)
    options = {"placement": rng.choice(("connected", "connected", "adjacent"))}
    options["gold"] = rng.choice(("secret", "open"))
    return {
        "players": rng.randint(low, high),
        "edition": rng.choice(EDITIONS),
        "modules": modules,
        "rounds": rng.choice((1, 3)),
        "options": options,
        "reward": rng.choice(("gold", "win", "shaped")),
        "max_cycles": rng.choice((None, None, 6)),
    }


def chosen(rng: Random, envs: VectorEnv, place: int) -> int:
    """Choose at random, mostly not to pass: so goals are reached, and cards are played."""
    numbers = np.flatnonzero(envs.seen["action_mask"][place]).tolist()
    texts = [envs.codes.to_text(number) for number in numbers]
    kinds = sorted({text.split()[0] for text in texts} - {"pass"}) or ["pass"]
    kind = rng.choice((*kinds, "place"))
    right = [n for n, text in zip(numbers, texts, strict=True) if text.startswith(kind)]
    if kind == "place" and right and rng.random() < 0.8:  # towards the goals
        columns = [(int(envs.codes.to_text(n).split()[-1].split(",")[0]), rng.random(), n) for n in right]
        return max(columns)[2]
    return int(rng.choice(right or numbers))


def lock_steps(seed: str, steps: int) -> Counter[str]:
    """Compare every array of both engines in so many steps; return which actions there were."""
    rng, done, seen = Random(seed), 0, Counter[str]()
    while done < steps:
        wishes, start = some_wishes(rng), rng.randrange(1 << 30)
        if start % 2:
            wishes["reward"] = "shaped"
        fast, slow = (VectorEnv(3, seed=start, backend=each, **wishes) for each in ("kernel", "reference"))
        fast.reset()
        slow.reset()
        for _ in range(rng.choice((60, 400))):
            assert_equal(fast, slow, f"{wishes!r}, seed {start}")
            numbers = [chosen(rng, slow, place) for place in range(3)]
            seen.update(slow.codes.to_text(number).split()[0] for number in numbers)
            fast.step(numbers)
            slow.step(numbers)
            done += 3
            seen["ended"] += int(slow.terminations.sum())
            seen["cut"] += int(slow.truncations.sum())
    return seen


def assert_equal(fast: VectorEnv, slow: VectorEnv, told: str) -> None:
    for name in ("seats", "rewards", "terminations", "truncations"):
        assert np.array_equal(getattr(fast, name), getattr(slow, name)), f"{name}: {told}"
    assert np.array_equal(fast.seen["action_mask"], slow.seen["action_mask"]), told
    for place in range(3):
        one, other = fast.seen["observation"][place], slow.seen["observation"][place]
        if not np.array_equal(one, other):
            words = fast.observations.words
            assert words(one) == words(other), told
            raise AssertionError(told)


def test_both_engines_say_the_same() -> None:
    seen = lock_steps("env", 2_400)
    assert {"place", "play", "pass", "and", "done", "clear", "turn", "ended", "cut"} <= seen.keys()


def test_a_card_that_nobody_laid_may_be_removed() -> None:
    """The tournament's mine begins with some; a rockfall takes one away in the 62nd step."""
    wishes: dict[str, Any] = {"players": 9, "edition": "classic", "modules": ["tournament"], "max_cycles": 6}
    wishes["options"] = {"placement": "adjacent", "gold": "secret"}
    fast, slow = (VectorEnv(3, seed=766192269, backend=each, **wishes) for each in ("kernel", "reference"))
    rng = Random(0)
    fast.reset()
    slow.reset()
    for _ in range(70):
        assert_equal(fast, slow, "a rockfall")
        numbers = [chosen(rng, slow, place) for place in range(3)]
        fast.step(numbers)
        slow.step(numbers)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_both_engines_say_the_same_for_long(part: int) -> None:
    seen = lock_steps(f"long {part}", 250_000)
    assert {"open", "take", "turn", "steal"} <= seen.keys()


@pytest.mark.soak
@pytest.mark.parametrize("modules", [(), ("saboteur2",)])
def test_a_million_random_steps(modules: tuple[str, ...]) -> None:
    envs = VectorEnv(1000, 6, modules, seed=1, rounds=3)
    envs.reset()
    ended = 0
    for _ in range(1000):
        seen, *_ = envs.step(envs.random_actions())
        assert seen["action_mask"].any(axis=1).all()
        ended += int(envs.terminations.sum())
    assert ended > 1000


def test_threads_change_nothing() -> None:
    one, two = (VectorEnv(7, 4, seed=3, threads=threads) for threads in (1, 2))
    one.reset()
    two.reset()
    for _ in range(100):
        actions = one.random_actions().copy()
        assert np.array_equal(actions, two.random_actions())
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.seen["observation"], two.seen["observation"])
        assert np.array_equal(one.rewards, two.rewards)
    two.close()


def test_the_backend_says_what_plays() -> None:
    assert VectorEnv(1, 3).backend == "kernel"
    other = VectorEnv(1, 3, modules=["veto"])
    assert (other.backend, other.why) == ("reference", "the kernel does not know the box 'veto'")
    assert VectorEnv(1, 3, talk=True).why == "the kernel does not know claims"
    with pytest.raises(ValueError, match="the kernel cannot play this: the kernel does not know the box"):
        VectorEnv(1, 3, modules=["veto"], backend="kernel")
    with pytest.raises(ValueError, match="backend is 'reference', 'kernel' or None, not 'fast'"):
        saboteur_v0.env(backend="fast")


def test_an_illegal_action_changes_nothing() -> None:
    envs = VectorEnv(2, 3, seed=1, backend="kernel")
    envs.reset()
    before = {name: array.copy() for name, array in envs.seen.items()}
    legal = envs.random_actions().copy()
    with pytest.raises(ValueError, match="'wait' is not legal for"):
        envs.step([legal[0], 0])
    assert all(np.array_equal(before[name], envs.seen[name]) for name in before)
    envs.step(legal)


@pytest.mark.parametrize("modules", [(), ("saboteur2",)])
def test_one_game_is_the_same_on_both(modules: tuple[str, ...]) -> None:
    """Every seat's observation, whoever is asked, and what only the reference knows."""
    fast, slow = (
        saboteur_v0.raw_env(players=4, modules=modules, backend=each) for each in ("kernel", "reference")
    )
    rng = Random(2)
    fast.reset(seed=4)
    slow.reset(seed=4)
    for step in range(120):
        if slow.terminations["player_0"]:
            fast.reset()
            slow.reset()
        assert fast.agent_selection == slow.agent_selection
        for agent in slow.possible_agents:
            one, other = fast.observe(agent), slow.observe(agent)
            assert all(np.array_equal(one[name], other[name]) for name in one)
        if step % 20 == 0:
            assert np.array_equal(fast.state(), slow.state())
        number = rng.choice(np.flatnonzero(slow.infos[slow.agent_selection]["action_mask"]).tolist())
        fast.step(number)
        slow.step(number)
        assert fast.rewards == slow.rewards
