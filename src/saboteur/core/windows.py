"""The kinds of pending decisions that every game has; boxes add theirs."""

from __future__ import annotations

from .deeds import EffectWindow
from .discards import KeepWindow
from .gold import PayWindow, ShareWindow, TakeWindow
from .rounds import FinishWindow, NextRoundWindow, RoundEndWindow
from .sites import LieWindow, OpenWindow, SitesWindow
from .turns import DrawsWindow, EndWindow, TurnWindow
from .window import Window


def core_windows() -> dict[str, Window]:
    """Return them by kind: first those of a turn, then of its results, then of the end of a round."""
    return {
        "turn": TurnWindow(), "effect": EffectWindow(), "end": EndWindow(), "draws": DrawsWindow(),
        "sites": SitesWindow(), "open": OpenWindow(), "lie": LieWindow(), "keep": KeepWindow(),
        "finish": FinishWindow(), "pay": PayWindow(), "share": ShareWindow(), "take": TakeWindow(),
        "round-end": RoundEndWindow(), "next-round": NextRoundWindow(), "over": Window(),
    }  # fmt: skip
