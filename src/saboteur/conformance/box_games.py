"""Games with a box: alone, with others, with bots; everything that must hold is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import process_time
from traceback import extract_tb
from typing import Final

from saboteur import Action, Game, Rules, RulesError, redact
from saboteur.bots import BOTS, make_bot
from saboteur.bots.chronicle import Chronicle
from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE, Box
from saboteur.core.cards import CARDS

from .checks import assert_composes, assert_conforms
from .faults import Report, assert_same
from .leaks import assert_nothing_leaks
from .walks import EDITIONS, eager, some_pilot

_BUDGET: Final = 0.02
# CPU seconds that a bot's move may take on a slow machine, whatever its budget.
_SLOWEST: Final = 3.0
_ONE_ROUND: Final = {"rounds": "1"}
_MOST_PLAYERS: Final = 12


def some_rules(rng: Random, modules: tuple[str, ...], **options: str) -> Rules:
    """Return rules with these boxes for any allowed number of players and edition."""
    fault: RulesError | None = None
    for players in rng.sample(range(2, _MOST_PLAYERS + 1), _MOST_PLAYERS - 1):
        try:
            return Rules.build(players, rng.choice(EDITIONS), modules, options)
        except RulesError as error:
            fault = error
    raise AssertionError(f"no table can be played with {', '.join(modules)}: {fault}")


def only(box: Box) -> tuple[str, ...]:
    """Return the modules of a table with this box alone."""
    return () if box.key == BASE else (box.key,)


def in_company(rng: Random, box: Box) -> tuple[str, ...]:
    """Return as many boxes as can be combined with this one, in random order."""
    chosen = only(box)
    others = [key for key in BOXES if key not in (BASE, box.key)]
    for key in rng.sample(others, len(others)):
        try:
            some_rules(rng, (*chosen, key))
        except AssertionError:
            continue
        chosen = (*chosen, key)
    return chosen


def plays_of(box: Box) -> Callable[[Action], bool]:
    """Return a function that tells whether an action uses a card or a verb of the box."""
    cards = set(box.action_cards)
    tiles = {tile.text for card in box.path_cards for tile in CARDS[card].tiles}
    return lambda action: action.verb in box.verbs or action.card in cards or action.tile in tiles


def check_games(box: Box, rng: Random, report: Report) -> set[str]:
    """Play games and check everything that must hold; return the kinds of events that occurred."""
    own = plays_of(box)
    pilot = eager(own, some_pilot(rng))
    alone = Game(some_rules(rng, only(box)), seed=f"{rng.random()}")
    with report.part("chance"), naming(alone):
        sentence = "the same seed deals another game: all chance must come from the stream"
        assert_same(alone.position(), alone.begun().position(), sentence)
    with report.part("games"), naming(alone):
        assert_conforms(rng, alone, every=30, own=own)
    watched = Game(some_rules(rng, only(box), **_ONE_ROUND), seed=f"{rng.random()}")
    with report.part("secrets"), naming(watched):
        assert_nothing_leaks(rng, watched, pilot)
    company = Game(some_rules(rng, in_company(rng, box), **_ONE_ROUND), seed=f"{rng.random()}")
    for game in (Game(watched.rules, f"{rng.random()}"), company):
        with report.part("nothing gets lost"), naming(game):
            assert_composes(rng, game, pilot, looks=2)
    kinds: set[str] = set()
    with report.part("chance"):
        kinds = {kind for game in (alone, watched) for kind in _kinds(game)}
    return kinds


def place_of(error: BaseException) -> str:
    """Return the file and the line that an error comes from."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"in {Path(frame.filename).name}, line {frame.lineno}"


@contextmanager
def naming(game: Game) -> Iterator[None]:
    """Say in which game something went wrong, so that it can be played again."""
    try:
        yield
    except Exception as error:
        rules = game.rules
        where = f"{rules.players} players, {rules.edition}, {'+'.join(rules.modules) or BASE}"
        kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__} {place_of(error)}: "
        last = f"p{game.history[-1][0] + 1} {game.history[-1][1]}" if game.history else "the deal"
        raise AssertionError(f"{kind}{error} (after {last}; {where}, seed {game.seed.hex()})") from error


def _kinds(game: Game) -> Iterator[str]:
    """Return the kinds of events in a game that was played."""
    again = game.begun()
    for seat, action in game.history:
        yield from (event.kind for event in again.play(seat, action))


def check_bots(box: Box, label: str) -> None:
    """Let every level of bot play a round with the box: always legally, and in time."""
    for level in BOTS:
        game = Game(some_rules(Random(label), only(box), **_ONE_ROUND), seed=label)
        with naming(game):
            _play_out(game, level, Random(label))


def _play_out(game: Game, level: str, rng: Random) -> None:
    past, bot = Chronicle.of(game.view()), make_bot(level)
    while not game.over:
        seat, began = game.actors[0], process_time()
        action = bot.choose(game.view(seat), game.legal(seat), rng, _BUDGET, past)
        took = process_time() - began
        assert game.check(seat, action) is None, f"the bot {level!r} chose {action}, which is not allowed"
        assert took < _SLOWEST, f"the bot {level!r} thought for {took:.1f} s about {action}"
        past.watch(redact(game.play(seat, action), None))
