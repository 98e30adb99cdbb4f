"""Where bots get the compiled kernel, if it is there: nobody waits for its compilation."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ..core.rules import Rules

if TYPE_CHECKING:
    from ..kernel.machine import Machine

LOG = logging.getLogger("saboteur.bots")


def why_not_ready() -> str:
    """Return why the kernel cannot be used without waiting for a compilation; nothing if it can."""
    if find_spec("numba") is None:
        return "numba is not installed (the extra 'fast')"
    from ..kernel.machine import is_warm

    return "" if is_warm() else "`saboteur kernel warm` has not compiled the kernel"


@cache
def is_kernel_ready() -> bool:
    """Tell whether the kernel can be used without waiting for a compilation, and load it."""
    if reason := why_not_ready():
        LOG.info("bots use the reference engine: %s", reason)
        return False
    from ..kernel.machine import warm_up

    warm_up()
    return True


def sum_in_kernel(
    cards: Sequence[int], times: Sequence[Sequence[float]]
) -> tuple[float, list[list[float]]] | None:
    """Return what `count_dealt` finds, if the kernel is loaded: it is not worth loading for that."""
    if not (is_kernel_ready.cache_info().currsize and is_kernel_ready()):
        return None
    from ..kernel.machine import count_dealt

    return count_dealt(cards, times)


def machine_for(rules: Rules) -> Machine | None:
    """Return a machine that knows the rules and the dwarves' tastes; None if it cannot or is not ready."""
    return _machine(rules) if is_kernel_ready() else None


@lru_cache(maxsize=16)
def _machine(rules: Rules) -> Machine | None:
    from ..kernel.machine import Machine
    from ..kernel.state import Unsupported
    from .asking import fill_tastes

    try:
        machine = Machine(rules)
        fill_tastes(machine)
    except Unsupported as reason:
        LOG.info("bots use the reference engine: %s", reason)
        return None
    return machine
