"""Who may write to which table: nodes may share a store, but each table has one owner at a time."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Final, NamedTuple

from .writing import Job

# After so many seconds without a beat a node counts as dead; several beats may be missed before.
LEASE: Final = 2.5
# How often a node beats, in seconds.
BEAT: Final = 0.4


class Pulse(NamedTuple):
    """What has happened since the last beat."""

    # Tables that other nodes have taken, and tables that others ask for.
    lost: frozenset[str] = frozenset()
    wanted: tuple[str, ...] = ()
    # Whether a node may have died or left since, whose tables may have to be woken.
    died: bool = False
    # How often something was done besides appending, by whatever node.
    revision: int = 0
    # What the other living nodes say of their public tables.
    waiting: tuple[bytes, ...] = ()


class Peer(NamedTuple):
    """Another node, and how to reach it."""

    node: str
    address: str
    secret: str


class SoleOwner:
    """What a store says that one server has for itself: all tables are its own."""

    is_shared: ClassVar[bool] = False

    async def claim(self, code: str, by_force: bool = False) -> bool:
        """Become the owner of a table, so that it may be written; False while another node has it."""
        return True

    def owns(self, code: str) -> bool:
        """Tell whether a table is this node's, as far as it knows."""
        return True

    async def release(self, codes: Collection[str]) -> None:
        """Own tables no longer: another node may have them."""

    async def hold(self, code: str) -> None:
        """Keep a table that another node has asked for."""

    async def peer(self, code: str) -> Peer | None:
        """Return the living node that owns a table, if it is another one that can be reached."""
        return None

    def introduce(self, address: str, secret: str) -> None:
        """Tell the other nodes, with the next beat, how to reach this one."""

    async def beat(self, waiting: bytes | None = None) -> Pulse:
        """Say that this node lives, and what waits here if that is new; return what others have done."""
        return Pulse()

    def _is_fenced(self, job: Job) -> bool:
        """Tell whether a job's table has another owner by now."""
        return False
