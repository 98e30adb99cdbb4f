"""What each seat may have been told of a game, worked out from the journal and the rules alone."""

from __future__ import annotations

import json
import re
from typing import Any

from saboteur import Action, Game, redact
from saboteur.core.actions import NOBODY
from saboteur.core.cards import CARDS, TILES
from saboteur.core.cells import NOWHERE, cell_text
from saboteur.server.wire.frames import ways_to_goals

from .client import JSON
from .drill import games_in

Viewer = int | None
WORD = re.compile(r"[\w?|:-]+")


class Telling:
    """One thing that a seat may be told: the frame, and how the game truly stood then."""

    def __init__(self, game: Game, events: list[JSON], view: JSON, legal: list[JSON]) -> None:
        self.game = game
        self.events = events
        self.view = view
        self.legal = legal


class Witness:
    """All games of a table, as one seat may have seen them."""

    def __init__(self, journal: list[JSON], viewer: Viewer) -> None:
        self.viewer = viewer
        self.games = [_tellings(game, viewer) for game in games_in(journal)]
        self.fair = [game.fair for game in games_in(journal)]
        self.promises = [game.record() for game in games_in(journal)]

    def check(self, frame: JSON) -> None:
        """Compare a frame about a game with what this seat may know, word for word."""
        tellings = self.games[frame["k"] - 1]
        now = tellings[frame["n"]]
        assert frame["legal"] == now.legal
        assert frame["clock"].keys() == {"banks", "left"}
        # Counted from what everyone sees.
        assert frame["ways"] == ways_to_goals(now.game)
        if frame["t"] == "events":
            assert frame.keys() == {"t", "k", "n", "events", "legal", "clock", "ways"}
            assert frame["events"] == now.events
            told: Any = [frame["events"], frame["legal"]]
        else:
            assert frame.keys() == {
                "t",
                "k",
                "n",
                "view",
                "legal",
                "log",
                "clock",
                "ways",
                "commitment",
                "fair",
            }
            assert frame["view"] == now.view
            before = [event for telling in tellings[: frame["n"] + 1] for event in telling.events]
            assert frame["log"] == [{k: v for k, v in event.items() if k != "patch"} for event in before]
            fair = self.fair[frame["k"] - 1]
            assert frame["fair"] == (fair and list(fair.transcript))
            assert frame["commitment"] in self.promises[frame["k"] - 1]
            told = [frame["view"], frame["legal"]]
        if not any(event["kind"] in ("round-ended", "round-began") for event in now.events):
            assert_no_trace(now.game, self.viewer, told)


def _tellings(game: Game, viewer: Viewer) -> list[Telling]:
    again = Game(game.rules, game.seed)
    found = [_telling(again, [], viewer)]
    for seat, action in game.history:
        events = redact(again.play(seat, action), viewer)
        if events:
            found.append(_telling(again, [event.as_dict() for event in events], viewer))
    return found


def _telling(game: Game, events: list[JSON], viewer: Viewer) -> Telling:
    view = json.loads(json.dumps(game.view(viewer).as_dict()))
    legal = [] if viewer is None else [parts(action) for action in game.legal(viewer)]
    return Telling(game.copy(), json.loads(json.dumps(events)), view, legal)


def parts(action: Action) -> JSON:
    """Return an action as docs/protocol.md writes it."""
    cell, other = (None if c == NOWHERE else cell_text(c) for c in (action.cell, action.other))
    found: JSON = {
        "do": str(action),
        "verb": action.verb,
        "card": action.card or (TILES[action.tile].card if action.tile else None),
        "tile": action.tile or None,
        "cards": list(action.cards) or None,
        "cell": cell,
        "other": other,
        "seat": None if action.seat == NOBODY else action.seat,
        "word": action.word or None,
    }
    return {key: value for key, value in found.items() if value is not None}


# Without views: by where a card truly is ----------------------------------------------------------


def assert_no_trace(game: Game, viewer: Viewer, told: Any) -> None:
    """What is hidden from a seat stands in nothing that it is told, under no name and in no place."""
    truth = game.position()
    if game.over or any(frame["kind"] == "next-round" for frame in truth["pending"]):
        return  # between the rounds dwarves and goals lie open
    if {"swap-hands", "vault"} & set(game.rules.deck) or "chests" in game.rules.modules:
        return  # people may know what they had before: where it is now does not say who has seen it
    words = set(WORD.findall(json.dumps(told)))
    hidden = hidden_cards(truth, viewer) | hidden_goals(truth, viewer) | hidden_dwarves(truth, viewer)
    hidden -= set(game.rules.modules)  # some are called like their card
    assert not words & hidden, (words & hidden, viewer, told)


def hidden_cards(truth: JSON, viewer: Viewer) -> set[str]:
    """Return the action cards of which no copy has shown itself to a seat."""
    bit = 1 << (len(truth["hands"]) if viewer is None else viewer)
    seen = set() if viewer is None else set(truth["hands"][viewer])
    seen |= {card for cards in truth["front"] for card in cards}
    seen |= set(WORD.findall(json.dumps(truth["pending"])))  # a card that was played, before it counts
    away = set(truth["pile"]) | {
        card for s, hand in enumerate(truth["hands"]) if s != viewer for card in hand
    }
    for card, eyes in zip(truth["discard"], truth["ext"]["base"]["discard_seen"], strict=True):
        (seen if eyes & bit else away).add(card)
    # Path cards are named by their openings, which stand on other cards and in cells too.
    return {card for card in away - seen if CARDS[card].tiles == ()}


def hidden_goals(truth: JSON, viewer: Viewer) -> set[str]:
    """Return the goals that lie face down and that a seat has not looked at."""
    looked = {} if viewer is None else truth["known"][viewer]["goals"]
    return {
        goal for cell, goal in truth["goals"].items() if cell not in truth["shown"] and cell not in looked
    }


def hidden_dwarves(truth: JSON, viewer: Viewer) -> set[str]:
    """Return the kinds of dwarf that are at the table and that a seat has not seen."""
    seen = (
        set() if viewer is None else {truth["dwarves"][viewer], *truth["known"][viewer]["dwarves"].values()}
    )
    return {*truth["dwarves"], *truth["spare"]} - seen
