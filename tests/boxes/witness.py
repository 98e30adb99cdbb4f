"""What a package does, told in digests: run as a program, it tells of whichever package is on its path.

python -m boxes.witness '{"games": ["tournament"], "together": ["veto", "toll"], "brought": ["veto"]}'
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from golden.playthrough import SCRIPTS, playthrough
from property.tables import Table
from saboteur.boxes import BOXES
from saboteur.core.rules import Rules
from saboteur.lab.arena import deal, play_seats
from saboteur.languages import languages
from saboteur.server.http.lessons import lessons
from saboteur.server.http.pages import texts
from saboteur.server.wire.commands import offer

JSON = dict[str, Any]
OTHERS = "others"
BOTS = ("rule", "bluffer", "detective")


def digest(thing: object) -> str:
    """Return a short digest of anything that can be written down."""
    return sha256(repr(thing).encode()).hexdigest()[:16]


def games(names: Iterable[str]) -> JSON:
    """Return golden games."""
    return {name: digest(playthrough(name)) for name in names}


def together(modules: list[str]) -> JSON:
    """Return a game with these boxes, once played by dice and once by bots."""
    SCRIPTS[OTHERS] = Table(5, "jubilee", tuple(modules), (("rounds", "1"),))
    game = deal(Rules.build(5, modules=modules), OTHERS)
    play_seats(game, [BOTS[seat % len(BOTS)] for seat in range(5)], OTHERS)
    dice = digest(playthrough(OTHERS))
    del SCRIPTS[OTHERS]
    return {"dice": dice, "bots": digest([*map(str, game.history)])}


def brought(keys: Iterable[str]) -> JSON:
    """Return what boxes bring besides their rules: words, rule pages, lessons and files of the page."""
    found: JSON = {}
    taught = list(lessons().values())
    for key in sorted(keys):
        box = BOXES[key]
        pages = [box.file("rulebook", f"{language}.md") for language in languages()]
        found[key] = {
            "words": digest([texts(language, "boxes", (key,)).plain for language in languages()]),
            "rulebook": digest([page and page.read_bytes() for page in pages]),
            "lessons": digest([one for one in taught if key in one.rules.modules]),
            "page": digest([(name, (box.folder / name).read_bytes()) for name in box.page_files]),
        }
    return found


def lobby() -> JSON:
    """Return what the lobby offers and says."""
    said = {language: digest(texts(language, "lobby").plain) for language in languages()}
    offered = offer("here")
    boxes = {one["key"]: {**one, "excludes": sorted(one["excludes"])} for one in offered["modules"]}
    return {"boxes": boxes, "presets": sorted(one["key"] for one in offered["presets"]), "said": said}


def witnessed(wish: JSON) -> JSON:
    """Return all that was asked for."""
    return {
        "games": games(wish["games"]),
        "together": together(wish["together"]),
        "brought": brought(wish["brought"]),
        "lobby": lobby(),
    }


if __name__ == "__main__":
    print(json.dumps(witnessed(json.loads(sys.argv[1]))))
