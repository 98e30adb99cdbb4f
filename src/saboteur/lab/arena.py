"""One round between players of the lab; the same seed deals the same cards again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from ..analysis.kernel_game import table_of
from ..bots import BOTS, Bot, bot_names, make_bot
from ..bots.bluffer import BlufferBot
from ..bots.chronicle import Chronicle
from ..bots.detective import DetectiveBot
from ..bots.likelihood import Likelihoods
from ..bots.people import PEOPLE, PersonBot
from ..bots.rule import BUDGET, RuleBot
from ..bots.seer import SeerBot
from ..bots.talk import spoken
from ..bots.trust import NaiveTrust, Trust
from ..bots.weights import BLUFF, BLUFFS, STYLES
from ..claims import Claim
from ..core.events import redact
from ..core.rules import Rules
from ..core.view import View
from ..game import Game

# What the lab calls after every move.
Watch = Callable[[Game, Chronicle], None]
# The levels that players of the lab speak as, where their names do not say it.
_SPEAK_AS: Final = {"naive": "detective", "knowing": "detective", "person": "detective"}


class Outcome(NamedTuple):
    """How a round went: who was what, whether the treasure was found, and everyone's gold."""

    side: str
    dwarves: tuple[str, ...]
    gold: tuple[int, ...]
    moves: int
    # How many of these players' actions the rules refused; must be zero.
    refused: int = 0

    @property
    def found(self) -> bool:
        """Tell whether the treasure was found."""
        return self.side not in ("saboteurs", "nobody")


class KnowingBot(DetectiveBot):
    """The detective's twin that is told all dwarves: the limit of what deduction can gain."""

    def __init__(self, dwarves: Sequence[str]) -> None:
        super().__init__()
        self._dwarves = dwarves

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Know every dwarf, but of the goals only what was seen."""
        view.dwarves = tuple(self._dwarves)
        return super().trust(view, past)


class NaiveBot(DetectiveBot):
    """The detective's twin that trusts players by what is on the table now."""

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Go by the view alone."""
        return NaiveTrust(view)


def player(name: str, game: Game, tables: Likelihoods | None = None) -> Bot:
    """Return a player by name: a level, a style after a colon, or a twin of the detective.

    With `tables`, the styles that a fit counts believe by those instead of the shipped ones.
    """
    level, _, style = name.partition(":")
    if level == "person":
        return PersonBot(PEOPLE[style], tables)
    if level == "bluffer":
        return BlufferBot(tables=tables, bluff=BLUFFS[style] if style else BLUFF)
    if name == "detective":
        return DetectiveBot(tables=tables)
    if style:
        return RuleBot(STYLES[style])
    if level == "knowing":
        return KnowingBot(game.state.dwarves)
    if level == "seer":
        # Other processes on this machine must not make it weaker.
        return SeerBot(clock=time.process_time)
    return NaiveBot() if level == "naive" else make_bot(level)


def player_names() -> list[str]:
    """Return the names of everyone who can play here: all bots, the detective's twins, and styles."""
    styles = [f"rule:{style}" for style in STYLES] + [f"person:{style}" for style in PEOPLE]
    styles += [f"bluffer:{style}" for style in BLUFFS]
    return [*bot_names(), "naive", "knowing", *styles]


def by_side(game: Game, diggers: str, saboteurs: str) -> list[str]:
    """Return who sits where if one player plays all diggers and another the saboteurs."""
    return [saboteurs if dwarf == "saboteur" else diggers for dwarf in game.state.dwarves]


def one_round(rules: Rules) -> Rules:
    """Return the same rules for a single round."""
    options = {**rules.options, "rounds": "1"}
    return Rules.build(rules.players, rules.edition, rules.modules, options)


def deal(rules: Rules, seed: str) -> Game:
    """Deal a game of one round from a seed."""
    return Game(one_round(rules), seed)


class RoundTalk:
    """The talk of a round: everyone may say something after their move, and all hear it."""

    def __init__(self, seed: str) -> None:
        """Begin with nothing said; whoever speaks draws from random numbers apart from those of the moves."""
        self.claims: list[Claim] = []
        self._rng = Random(f"{seed}/talk")

    def after(self, game: Game, past: Chronicle, seat: int, name: str) -> None:
        """Let the player who has just moved speak."""
        level = _SPEAK_AS.get(name.partition(":")[0], name.partition(":")[0])
        if level not in BOTS:
            return
        claim = spoken(level, game.view(seat), past, self.claims, self._rng)
        if claim:
            self.told(game, past, claim._replace(move=len(game.history)))

    def told(self, game: Game, past: Chronicle, claim: Claim) -> None:
        """Let everyone hear a claim."""
        self.claims.append(claim)
        past.hear([claim])


def play_seats(
    game: Game,
    names: Sequence[str],
    seed: str,
    watch: Watch | None = None,
    budget: float = BUDGET,
    own: Bot | None = None,
    talk: RoundTalk | None = None,
    tables: Likelihoods | None = None,
) -> Outcome:
    """Play a round to its end; the bot `own` plays the seats without a name, and with `talk` all speak."""
    bots = [own if own and not name else player(name, game, tables) for name in names]
    lots = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    past = Chronicle.of(game.view())
    side, dwarves, moves = "", game.state.dwarves, 0
    while not game.over:
        seat = game.actors[0]
        action = bots[seat].choose(game.view(seat), game.legal(seat), lots[seat], budget, past)
        events = game.play(seat, action)
        moves += 1
        for event in events:
            if event.kind == "round-ended":
                side, dwarves = event.facts["side"], tuple(event.facts["dwarves"])
        past.watch(redact(events, None))
        if talk and not side:
            talk.after(game, past, seat, names[seat])
        if watch and not side:
            watch(game, past)
    return Outcome(side, dwarves, game.gold, moves)


def outcome_of(
    game: Game, names: Sequence[str], seed: str, budget: float = BUDGET, talk: RoundTalk | None = None
) -> Outcome:
    """Return how a game goes where nobody looks on: the same in the kernel, if it can be played there."""
    bots = [player(name, game) for name in names]
    table = None if talk else table_of(game, bots)
    if table is not None:
        lots = [Random(f"{seed}/{seat}") for seat in range(len(names))]
        rounds = table.play_rounds(lots.__getitem__)
        if rounds is not None:
            return Outcome(*rounds[-1][:3], moves=sum(done.moves for done in rounds))
    return play_seats(game, names, seed, budget=budget, talk=talk)


SIDES: Final = ("diggers", "saboteurs")
