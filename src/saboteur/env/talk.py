"""Claims as actions: everything that can be said in a game, with players counted from who speaks."""

from __future__ import annotations

from itertools import product

from saboteur.claims import offered_claims
from saboteur.core.actions import parse_seat, seat_text
from saboteur.core.cells import cell_text
from saboteur.core.rules import Rules


def all_claims(rules: Rules) -> tuple[str, ...]:
    """Return every claim as text: its kind, then a player, a goal and a word where it has them."""
    found: list[str] = []
    for kind, parts in offered_claims(rules).items():
        about = [seat_text(seat) for seat in range(rules.players)] if parts["about"] else [""]
        goals = [cell_text(cell) for cell in rules.goal_cells] if parts["site"] else [""]
        for words in product(about, goals, parts["words"] or [""]):
            found.append(" ".join(word for word in (kind, *words) if word))
    return tuple(found)


def claim_seen_from(claim: str, seat: int, players: int) -> str:
    """Return a claim with players counted from another seat."""
    words = [(parse_seat(word), word) for word in claim.split()]
    return " ".join(
        word if number is None else seat_text((number + seat) % players) for number, word in words
    )
