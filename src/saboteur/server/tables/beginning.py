"""Who begins a game at a table (SETUP-5): what the host chose, until the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.rng import Stream
from ...game import Game
from ...schema.settings import Beginner, ByLot, ChosenSeat, LastLoser, LastWinner, Youngest
from ..errors import TableError
from ..journal.entries import Reopened

if TYPE_CHECKING:
    from .seats import Sitter
    from .table import Table


def refuse_beginner(table: Table, begins: Beginner) -> None:
    """Reject a beginner who does not sit at the table; only a person can be the youngest."""
    if not isinstance(begins, Youngest | ChosenSeat):
        return
    sitter = table.seats[begins.seat] if begins.seat < len(table.seats) else None
    if sitter is None or (isinstance(begins, Youngest) and sitter.bot):
        raise TableError("malformed", "nobody sits there who could begin")


def moved_beginner(begins: Beginner, moved: dict[int, int], players: int) -> Beginner:
    """Return who begins after people have moved up to other seats."""
    match begins:
        case Youngest():
            return Youngest(moved[begins.seat]) if begins.seat in moved else ByLot()
        case ChosenSeat():
            seat = moved.get(begins.seat, begins.seat)
            return ChosenSeat(seat) if seat < players else ByLot()
    return begins


def first_seat(table: Table, seed: bytes) -> int | None:
    """Return the seat that begins; None leaves it to the seed, which also decides among equals."""
    match table.settings.begins:
        case ByLot():
            return None
        case Youngest(seat) | ChosenSeat(seat):
            return seat
        case LastWinner():
            equals = _last(table, won=True)
        case LastLoser():
            equals = _last(table, won=False)
    return equals[Stream(seed, "start").below(len(equals))] if equals else None


def _last(table: Table, won: bool) -> list[int]:
    """Return who won, or lost, the last game and still sits here."""
    if table.game:
        return list(table.game.winners) if won else losers_of(table.game)
    return [i for i, sitter in enumerate(table.seats) if sitter and (sitter.won if won else sitter.lost)]


def losers_of(game: Game) -> list[int]:
    """Return the seats with the least gold in a finished game."""
    return [seat for seat, gold in enumerate(game.gold) if gold == min(game.gold)]


def remember_result(seats: Sequence[Sitter | None], entry: Reopened) -> None:
    """Note how the last game ended with those who played it: they may change their seats before the next."""
    for seat, sitter in enumerate(seats):
        if sitter:
            sitter.won, sitter.lost = seat in entry.winners, seat in entry.losers
