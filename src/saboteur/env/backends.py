"""Which engine plays: the compiled kernel where it can, else the reference, which knows every box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

REFERENCE: Final = "reference"
KERNEL: Final = "kernel"

Games = TypeVar("Games")


def on_kernel(make: Callable[[], Games], wish: str | None, *, talk: bool) -> tuple[Games | None, str]:
    """Return what the kernel makes, or None and why not; raise ValueError if the kernel was wished for."""
    if wish not in (None, REFERENCE, KERNEL):
        raise ValueError(f"backend is {REFERENCE!r}, {KERNEL!r} or None, not {wish!r}")
    games, why = (None, "it was asked for") if wish == REFERENCE else _made(make, talk=talk)
    if wish == KERNEL and games is None:
        raise ValueError(f"the kernel cannot play this: {why}")
    return games, why


def _made(make: Callable[[], Games], *, talk: bool) -> tuple[Games | None, str]:
    if talk:
        return None, "the kernel does not know claims"
    try:
        from saboteur.kernel.state import Unsupported

        try:
            return make(), ""
        except Unsupported as error:
            return None, str(error)
    except ImportError:
        return None, "numba is not installed: pip install 'saboteur[fast]'"
