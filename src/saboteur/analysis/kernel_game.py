"""Where games between bots get a table in the kernel, if it is there and they can all play in it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bots.kernel_access import machine_for
from ..core.rules import Rules
from ..core.state import State
from ..game import Game

if TYPE_CHECKING:
    from .kernel_table import KernelTable

LOG = logging.getLogger("saboteur.bots")


def kernel_table(rules: Rules, state: State, bots: Sequence[object]) -> KernelTable | None:
    """Return a table in the kernel that goes on from a position; None if it or a bot cannot play there."""
    machine = machine_for(rules)
    if machine is None:
        return None
    from ..kernel.state import Unsupported
    from .kernel_table import KernelTable, can_play_there

    players = [bot for bot in bots if can_play_there(bot)]
    if len(players) < len(bots):
        return None
    try:
        return KernelTable(machine, state, players)
    except Unsupported as reason:
        LOG.info("bots use the reference engine: %s", reason)
        return None


def table_of(game: Game, bots: Sequence[object]) -> KernelTable | None:
    """Return the same for a game, which stays where it is."""
    return kernel_table(game.rules, game.state, bots)
