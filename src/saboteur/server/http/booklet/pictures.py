"""The booklet's pictures by name: cards, dwarves, goals, rooms, and positions of lessons.

`rockfall` and `NS:blue` are cards, `dwarf:boss` a dwarf, `goal:treasure` a goal, `gold:2` a gold card,
`back:goal` a back, `start` the start card; `room:NAME` is a symbol on a crossing, `face:NAME` one on an
action card's ground, `piece:NAME` one by itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ....boxes.manifest import BASE
from ....core.cards import CARDS
from ....core.cells import cell_text
from ....core.rules import REGISTRY, Rules
from ....drawing import Cards, Image, mine_image
from ....drawing.mine import card_at
from ....game import Game
from ....presets import ANY_NUMBER
from ..lessons import Course, lessons
from .assembled import SEED

_CARD: Final = (0, 0, 63, 88)
_WIDTH: Final = 126
_ROOM: Final = "NSEW"


@lru_cache(maxsize=1)
def _cards() -> Cards:
    return Cards()


def card_image(name: str) -> Image | None:
    """Draw a card or something like it; None if there is no such thing."""
    inner = _inner(name)
    return Image.of(_cards().symbols, inner, _CARD, _WIDTH) if inner else None


def _inner(name: str) -> str:
    cards = _cards()
    known = set(cards.symbols.names())
    kind, _, what = name.partition(":")
    if name == "start":
        return cards.start()
    if name in CARDS:
        return cards.path(name) if CARDS[name].tiles else cards.action(name)
    if kind in ("dwarf", "goal", "back", "gold") and f"{kind}-{what}" in known:
        draw: dict[str, Any] = {"dwarf": cards.dwarf, "goal": cards.goal, "back": cards.back}
        return str(draw[kind](what)) if kind in draw else cards.gold(int(what))
    if kind == "room" and what in known:
        return cards.site(_ROOM, True, cards.symbols.inner(what))
    if kind == "face" and f"card-{what}" in known:
        return cards.action(what)
    if kind == "piece" and what in known:
        return cards.symbols.drawing(what, coat="#b4643a")
    return ""


def lesson_image(key: str) -> Image | None:
    """Draw the position in which a lesson begins, as its pupil sees it; None if there is no such lesson."""
    lesson = lessons().get(key)
    if lesson is None:
        return None
    return mine_image(Course(lesson).game.view(lesson.seat).as_dict(), cards=_cards())


def lesson_hand(key: str) -> list[str]:
    """Return the pupil's cards in the position of a lesson."""
    lesson = lessons()[key]
    hand: list[str] = lesson.position["hands"][lesson.seat]
    return hand


def laid_image(setting: str) -> Image | None:
    """Draw a set-up card that a table may lay elsewhere; None if no box has such a setting."""
    module = next((one for one in REGISTRY.values() if setting in one.layouts), None)
    if module is None:
        return None
    rules = Rules.build(ANY_NUMBER, modules={module.key, *module.needs} - {BASE})
    view = Game(rules, SEED, start=0).view(None).as_dict()
    drawn = card_at(view, cell_text(rules.laid[setting][0]), _cards())
    return Image.of(_cards().symbols, drawn, _CARD, _WIDTH)


def setup_image(rules: Rules) -> Image:
    """Draw the mine as these rules lay it out."""
    return mine_image(Game(rules, SEED, start=0).view(None).as_dict(), cards=_cards())
