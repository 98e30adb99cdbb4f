"""The kinds of events this box adds, with their facts."""

from __future__ import annotations

from saboteur.modding import CellText, Public


class MinerSet(Public, kind="miner-set"):
    """A player placed a miner."""

    cell: CellText


class MinerLeft(Public, kind="miner-left"):
    """A player built where their own miner stood."""

    cell: CellText


class TollPaid(Public, kind="toll-paid"):
    """A player paid one gold to a miner's owner."""

    target: int
    cell: CellText


class AskedToPay(Public, kind="asked-to-pay"):
    """A player asked another player to pay for them."""

    target: int


class RefusedToPay(Public, kind="refused-to-pay"):
    """A player refused to pay for another player."""

    target: int


class Withdrew(Public, kind="withdrew"):
    """A player took a card back because nobody paid."""

    card: str
    cell: CellText


class TollOver(Public, kind="toll-over"):
    """A turn in which somebody was asked to pay is over."""
