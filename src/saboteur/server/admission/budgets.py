"""How much of the server one address may use: a small table of budgets.

Twelve players and thirty spectators behind one router, who all reload at once, play fast and open replays
and stories at the end, stay below every one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

_HOUR: Final = 3600.0
_MB: Final = 1024.0 * 1024


class Budget(NamedTuple):
    """What an address may use at once, and how much of it comes back every second.

    Where nothing comes back by itself, the budget is for what is held for a while and then given back.
    """

    size: float
    rate: float
    meaning: str

    @property
    def is_held(self) -> bool:
        """Tell whether it counts what is in use now, not what was used."""
        return self.rate == 0


BUDGETS: Final[Mapping[str, Budget]] = {
    "connections": Budget(400, 0, "open connections: sockets, streams, and requests being answered"),
    "waiting": Budget(16 * _MB, 0, "bytes waiting to be sent"),
    "requests": Budget(8000, 40, "requests; opening a socket counts as ten"),
    "tables": Budget(60, 60 / _HOUR, "tables created"),
    # By these two figures docs/security.md shows how long it takes to find somebody's lobby.
    "codes": Budget(40, 0.5 / _HOUR, "codes tried under which no table waits"),
    "computing": Budget(120, 0.25, "seconds of computing: replays, stories, reviews, lessons, QR codes"),
    "thinking": Budget(600, 1, "seconds of bots' thinking"),
    "writing": Budget(16 * _MB, 4096, "bytes of commands that are written to the disk"),
}


# How much more than one household's a whole IPv6 network of 48 bits may use.
HOUSEHOLDS: Final = 8


def site_budgets(budgets: Mapping[str, Budget]) -> Mapping[str, Budget]:
    """Return what all households of a larger network may use together."""
    return {
        name: budget._replace(size=budget.size * HOUSEHOLDS, rate=budget.rate * HOUSEHOLDS)
        for name, budget in budgets.items()
    }


def budgets_with(sizes: Mapping[str, float]) -> Mapping[str, Budget]:
    """Return the budgets with other sizes; what comes back grows or shrinks with the size."""
    for name in sizes:
        if name not in BUDGETS:
            raise ValueError(f"there is no budget {name!r}; there are {', '.join(BUDGETS)}")
    return {
        name: budget._replace(
            size=sizes.get(name, budget.size), rate=budget.rate * sizes.get(name, budget.size) / budget.size
        )
        for name, budget in BUDGETS.items()
    }
