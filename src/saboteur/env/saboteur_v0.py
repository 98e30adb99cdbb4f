"""Saboteur as a PettingZoo environment, version 0: `env`, `raw_env` and `parallel_env`.

All three take `players`, `edition`, `modules`, `rounds`, `talk` and `render_mode`; docs/env.md has the rest.
"""

from __future__ import annotations

from typing import Any, Final

from pettingzoo.env_registry.registration import aec_registry, register

from .aec import SaboteurAEC, SaboteurParallel

ID: Final = "saboteur/saboteur_v0"

__all__ = ["ID", "env", "parallel_env", "raw_env"]


def env(**wishes: Any) -> SaboteurAEC:
    """Return the environment in which agents take turns; instead of an illegal action, a seat passes."""
    return SaboteurAEC(**wishes)


def raw_env(**wishes: Any) -> SaboteurAEC:
    """Return the same, but strict: an illegal action raises ValueError."""
    return SaboteurAEC(**{"strict": True, **wishes})


def parallel_env(**wishes: Any) -> SaboteurParallel:
    """Return the environment in which all agents act at once, and those not asked wait."""
    return SaboteurParallel(**wishes)


if "saboteur/saboteur-v0" not in aec_registry:
    register("aec", ID, entry_point=f"{__name__}:env")
    register("parallel", ID, entry_point=f"{__name__}:parallel_env")
