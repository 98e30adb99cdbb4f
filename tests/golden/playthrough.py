"""Writes a whole game as text: each action, what everyone then heard, and what each seat knows.

    12 p3 place NEW 3,-1 : placed(NEW 3,-1) drew turn(p4) #0c3f5a1e

The number at the end of a line is a digest of all that each seat and the spectators were told, patches
included. `views` lines are digests of every view, the spectators' first; `view` lines are whole views.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from property.tables import Table
from saboteur import Action, Event, Game, redact
from saboteur.conformance.walks import AIMS, EDITIONS, way_left
from saboteur.core.rng import Stream
from saboteur.presets import BOX, PRESETS

FOLDER = Path(__file__).parent / "games"
DIGESTS_EVERY = 25
VIEWS_EVERY = 60
HALVES = ("classic", "jubilee")
MENDS = ("repair", "map", "thief", "free", "inspect", "swap", "trap")

SCRIPTS = {
    **{f"{edition}-{n}": Table(n, edition) for edition in HALVES for n in range(3, 11)},
    **{
        f"saboteur2-{edition}-{n}": Table(n, edition, ("saboteur2",))
        for edition in EDITIONS
        for n in (2, 5, 8, 12)
    },
    "everything": Table(4, "jubilee", PRESETS["everything"].modules, (("rounds", "1"),)),
    "the-box": Table(5, "classic", (*BOX, "greedy-dwarf", "sabotaged-dwarf"), (("rounds", "1"),)),
    "tournament": Table(7, "jubilee", ("tournament",)),
    "greedy-dwarf": Table(5, "classic", ("greedy-dwarf",)),
    "sabotaged-dwarf": Table(6, "jubilee", ("sabotaged-dwarf",)),
    "adjacent": Table(4, "italian", (), (("placement", "adjacent"),)),
    "open-gold": Table(5, "jubilee", (), (("gold", "open"), ("spare", "none"))),
}


class Dice(NamedTuple):
    """Choices that are the same on every Python: the machine's own documented randomness."""

    stream: Stream

    def chance(self, percent: int) -> bool:
        """Tell whether something happens."""
        return self.stream.below(100) < percent

    def pick(self, actions: list[Action]) -> Action:
        """Choose one."""
        return actions[self.stream.below(len(actions))]


def playthrough(name: str) -> str:
    """Return the text of one game."""
    game = Game(SCRIPTS[name].rules(), seed=f"golden {name}")
    return "\n".join([*header(name, game), *told(name, game), *ending(game)]) + "\n"


def header(name: str, game: Game) -> list[str]:
    """Return what was agreed on, and how the first round was dealt."""
    return [f"# {name}", f"rules {plain(game.rules.as_dict())}", f"seed {game.seed.hex()}", *deal(game)]


def deal(game: Game) -> list[str]:
    """Return how a round was dealt."""
    position = game.position()
    keys = ("start", "dwarves", "spare", "goals", "grid", *(("aside",) if position["aside"] else ()))
    shown = {key: position[key] for key in keys}
    hands = [f"hand p{seat + 1} {' '.join(hand)}" for seat, hand in enumerate(position["hands"])]
    return ["", f"== round {game.round} {plain(shown)}", *hands, f"pile {' '.join(position['pile'])}"]


def told(name: str, game: Game) -> Iterator[str]:
    """Play on to the end, a line for each action."""
    dice = Dice(Stream(game.seed, "guide"))
    number, kind = 0, "turn"
    while not game.over:
        before = game.round
        seat = game.actors[0]
        action = guided(dice, game, seat)
        events = game.play(seat, action)
        number += 1
        yield f"{number} p{seat + 1} {action} : {heard(events)} #{told_digest(game, events)}"
        if game.round != before:
            yield from deal(game)
        yield from looks(game, number, kind)
        kind = str(game.view(None).window["kind"])


def looks(game: Game, number: int, kind: str) -> Iterator[str]:
    """Show what is known now: digests often, whole views seldom and when the first window opens."""
    if number % DIGESTS_EVERY == 0:
        seats = (None, *range(game.rules.players))
        yield "views " + " ".join(digest(game.view(seat).as_dict()) for seat in seats)
    opened = kind == "turn" and game.view(None).window["kind"] not in ("turn", "over", "veto")
    if opened or number % VIEWS_EVERY == 0:
        seat = (game.actors or (0,))[0]
        yield f"view p{seat + 1} {plain(game.view(seat).as_dict())}"


def guided(dice: Dice, game: Game, seat: int) -> Action:
    """Mostly lay towards the goals of the round; mend and look now and then."""
    legal = sorted(game.legal(seat), key=str)  # their own order is guarded elsewhere
    aim = AIMS[(game.round + game.seed[0]) % len(AIMS)]
    places = [action for action in legal if action.verb == "place"]
    mends = [action for action in legal if action.verb == "play" and action.card.startswith(MENDS)]
    if mends and dice.chance(40):
        return dice.pick(mends)
    if places and dice.chance(85):
        return min(places, key=lambda action: (way_left(action, aim), str(action)))
    return dice.pick(legal)


def heard(events: list[Event]) -> str:
    """Return what everyone hears, in short."""
    return " ".join(short(event) for event in redact(events, None))


def short(event: Event) -> str:
    """Return an event as its kind and what it says; whose turn it is, is said too."""
    facts = [plain(fact).replace('"', "") for fact in event.facts.values()]
    if event.kind in ("turn", "took", "paid", "asked", "stole"):
        facts.insert(0, f"p{event.seat + 1}")
    return f"{event.kind}({' '.join(facts)})" if facts else event.kind


def told_digest(game: Game, events: list[Event]) -> str:
    """Return the digest of all that anybody was told."""
    seats = (None, *range(game.rules.players))
    return digest([[event.as_dict() for event in redact(events, seat)] for seat in seats])


def ending(game: Game) -> list[str]:
    """Return who won, and what the spectators see at the end."""
    return ["", f"result {plain(game.result())}", f"view spectator {plain(game.view(None).as_dict())}"]


def plain(data: Any) -> str:
    """Return plain data as one line; the order of keys means nothing."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(data: Any) -> str:
    """Return eight hex digits that stand for plain data."""
    return sha256(plain(data).encode()).hexdigest()[:8]


def stored(name: str) -> Path:
    """Return where the text of a game is kept."""
    return FOLDER / f"{name}.txt"
