"""Everything a bot and a box's `bot.py` import: what it sees, what it may do, and how ours score actions."""

from ..bots import Bot, make_bot
from ..bots.advice import Advice, Keep, Objection, Weigh
from ..bots.answers import by_verb
from ..bots.chronicle import Chronicle, Note
from ..bots.dwarves import Digger, Dwarf, Greedy, Saboteur
from ..bots.random import RandomBot
from ..bots.rule import RuleBot
from ..bots.survey import Survey
from ..bots.trust import is_dead_end
from ..bots.weights import NEVER
from ..core.actions import Action, seat_text
from ..core.cards import CARDS, TILES, Tile, find_tile
from ..core.cells import cell_text, parse_cell, xy
from ..core.view import View

__all__ = [
    "CARDS",
    "NEVER",
    "TILES",
    "Action",
    "Advice",
    "Bot",
    "Chronicle",
    "Digger",
    "Dwarf",
    "Greedy",
    "Keep",
    "Note",
    "Objection",
    "RandomBot",
    "RuleBot",
    "Saboteur",
    "Survey",
    "Tile",
    "View",
    "Weigh",
    "by_verb",
    "cell_text",
    "find_tile",
    "is_dead_end",
    "make_bot",
    "parse_cell",
    "seat_text",
    "xy",
]
