"""Print what the rule bot wins against the random one, by number of players or with each box.

python tools/bot_table.py [players|modules|pairs] [DEALS] [EDITION]

They sit in alternate seats, and every deal is played twice so that each has had every seat. The difference is
by deal; p is the probability of one as large by chance (two-sided).
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saboteur import Rules, RulesError  # noqa: E402
from saboteur.core.rules import REGISTRY  # noqa: E402
from saboteur.lab.mixed import HEAD, compared  # noqa: E402
from saboteur.presets import BOX  # noqa: E402

SECOND = "saboteur2"
PLAYERS = 5


def wishes(which: str) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Return players and rules by row label."""
    keys = list(REGISTRY)[1:]
    if which == "players":
        base = {f"base game, {n} players": (n, ()) for n in range(3, 11)}
        return base | {f"{SECOND}, {n} players": (n, (SECOND,)) for n in range(2, 13)}
    if which == "pairs":
        return {" + ".join(pair): (PLAYERS, pair) for pair in combinations(keys, 2)}
    sets: dict[str, tuple[str, ...]] = {key: (key,) for key in keys}
    sets |= {"all of the box": BOX, f"{SECOND} + box": (SECOND, *BOX)}
    sets |= {f"{SECOND} + {key}": (SECOND, key) for key in BOX}
    return {name: (PLAYERS, modules) for name, modules in sets.items()}


def main(args: list[str]) -> int:
    """Print the table."""
    which, deals, edition = [*args, *("modules", "60", "jubilee")[len(args) :]]
    print(f"{edition}, gold a game, {deals} deals each: rule first, random other\n{'':28}{HEAD}")
    for name, (players, modules) in wishes(which).items():
        try:
            rules = Rules.build(players, edition, modules)
        except RulesError:
            continue
        print(f"{name:28}{compared(rules, 'rule', 'random', int(deals)).text()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
