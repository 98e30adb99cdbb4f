"""Everything a box's `terminal.py` imports: what it says about its events, questions and pieces."""

from ..cli.box_words import BoxWords, MinePieces, Names, Seen, TellLine, TurnVerb, did, happened, room
from ..cli.picture import goal_name
from ..core.actions import Action, seat_text
from ..core.cells import cell_text
from ..core.events import Facts

__all__ = [
    "Action",
    "BoxWords",
    "Facts",
    "MinePieces",
    "Names",
    "Seen",
    "TellLine",
    "TurnVerb",
    "cell_text",
    "did",
    "goal_name",
    "happened",
    "room",
    "seat_text",
]
