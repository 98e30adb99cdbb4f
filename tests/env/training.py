"""Runs examples/train_ppo.py twice for a moment, in a process of its own, and says what came of it."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

SCRIPT = Path(__file__).parents[2] / "examples/train_ppo.py"
SMALL = "--games 4 --steps 24 --minibatch 16 --hidden 8 --players 3 --deals 1 --every 9 --minutes 0.0001"


def loaded() -> Any:
    spec = spec_from_file_location("train_ppo", SCRIPT)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def returns_are_later_rewards(script: Any) -> bool:
    """Without discounts, a decision's return is all that its seat gets until the end of the episode."""
    rng = np.random.default_rng(1)
    seats, rewards = rng.integers(0, 3, (40, 2)), rng.normal(size=(40, 2, 3)).astype(np.float32)
    ends = np.zeros((40, 2), bool)
    ends[24] = True
    _, returns, counts = script.advantages(seats, np.zeros((40, 2), np.float32), rewards, ends, 1.0)
    for step, game in np.ndindex(25, 2):
        later = rewards[step:25, game, seats[step, game]].sum()
        if not counts[step, game] or abs(returns[step, game] - later) > 1e-4:
            return False
    # After the last end, everything counts but each seat's last decision.
    return bool((~counts[25:]).sum() == sum(len(set(seats[25:, game])) for game in range(2)))


def main(folder: str) -> None:
    script = loaded()
    found: dict[str, Any] = {}
    for name, more in (("first", ""), ("second", "--final 1")):
        sys.argv = ["train_ppo.py", folder, *SMALL.split(), *more.split()]
        script.main()
        held = dict(np.load(Path(folder) / "checkpoint.npz"))
        found[name] = {"told": json.loads(str(held["told"])), "weights": float(np.abs(held["net w2"]).sum())}
        found[name]["finite"] = all(np.isfinite(each).all() for key, each in held.items() if key != "told")
    found["returns"] = returns_are_later_rewards(script)
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
