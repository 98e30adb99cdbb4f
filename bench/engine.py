"""How fast the rules engine is, beside another Python game engine in the same run.

Machines differ and other processes are noisy, so every figure that matters is a ratio of two things measured
in turns, a second apart; absolute times are shown beside the speed of a small calibration loop.
"""

from __future__ import annotations

import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from saboteur.core import engine
from saboteur.core.cards import CARDS
from saboteur.core.rules import Rules
from saboteur.core.state import State
from saboteur.game import Game
from saboteur.presets import PRESETS

Figures = dict[str, float]
_clock = time.process_time
# What the calibration loop takes on the machine where the targets were set, in milliseconds.
USUAL_CALIBRATION_MS = 12.0


def calibrate() -> float:
    """Return how many milliseconds a fixed loop of plain Python takes."""
    began = _clock()
    table = {i: i + 1 for i in range(64)}
    total = 0
    for i in range(200_000):
        total += table[i & 63]
    return (_clock() - began) * 1000


def checked_moves(rules: Rules, seed: int, games: int) -> tuple[int, float]:
    """Play random games through `Game`, every action checked, events on."""
    draw = random.Random(seed).random
    moves = 0
    began = _clock()
    for number in range(games):
        game = Game(rules, f"{seed}/{number}")
        while actors := game.actors:
            seat = actors[0]
            legal = game.legal(seat)
            game.play(seat, legal[int(draw() * len(legal))])
            moves += 1
    return moves, _clock() - began


def trusted_moves(rules: Rules, seed: int, games: int) -> tuple[int, float]:
    """Play random games on the bare engine: nothing checked, no events."""
    draw = random.Random(seed).random
    moves = 0
    began = _clock()
    for number in range(games):
        state = Game(rules, f"{seed}/{number}").state
        while seats := engine.actors(state):
            legal = engine.legal(rules, state, seats[0])
            action = legal[int(draw() * len(legal))]
            engine.play(rules, state, seats[0], action, trusted=True, events=False)
            moves += 1
    return moves, _clock() - began


def rival_moves(seed: int, most: int = 1500) -> tuple[int, float]:
    """Let catanatron's random players play, including the set-up of the game, as for ours."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Rival

    moves = 0
    began = _clock()
    game = Rival([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
    while game.winning_color() is None and moves < most:
        game.play_tick()
        moves += 1
    return moves, _clock() - began


def per_second(moves: tuple[int, float]) -> float:
    """Return moves per second."""
    return moves[0] / moves[1]


def race(rules: Rules, laps: int) -> Figures:
    """Measure checked play, trusted play and the rival in turns; return medians of the ratios."""
    trusted_moves(rules, 0, 600)  # fill the tables: games to come find them so
    rival_moves(0, 300)
    rows = []
    for lap in range(1, laps + 1):
        rival = per_second(rival_moves(lap))
        checked = per_second(checked_moves(rules, lap, 25))
        trusted = per_second(trusted_moves(rules, lap, 25))
        rows.append((rival, checked, trusted, checked / rival, trusted / rival))
    names = ("rival_moves_s", "checked_moves_s", "trusted_moves_s", "checked_ratio", "trusted_ratio")
    return {name: statistics.median(row[i] for row in rows) for i, name in enumerate(names)}


def expansion(base: Rules, rules: Rules, laps: int, name: str) -> Figures:
    """Measure an expansion and the base game in turns, trusted and checked; return medians of the ratios."""
    trusted_moves(rules, 0, 600)  # fill the tables
    rows = []
    for lap in range(1, laps + 1):
        trusted = [per_second(trusted_moves(each, lap, 15)) for each in (base, rules)]
        checked = [per_second(checked_moves(each, lap, 15)) for each in (base, rules)]
        rows.append((trusted[1], trusted[1] / trusted[0], checked[1] / checked[0]))
    names = (f"{name}_moves_s", f"{name}_trusted_ratio", f"{name}_checked_ratio")
    return {key: statistics.median(row[i] for row in rows) for i, key in enumerate(names)}


def middle(rules: Rules, moves: int = 35) -> Game:
    """Return a game in the middle of its first round."""
    draw = random.Random(7)
    game = Game(rules, "the middle of a round")
    for _ in range(moves):
        seat = game.actors[0]
        game.play(seat, draw.choice(game.legal(seat)))
    return game


def best_of(times: int, count: int, work: Callable[[], Any]) -> float:
    """Return the shortest time of one call, in microseconds."""
    best = float("inf")
    for _ in range(times):
        began = _clock()
        for _ in range(count):
            work()
        best = min(best, (_clock() - began) / count)
    return best * 1e6


def replay_ms(rules: Rules) -> float:
    """Return the milliseconds that replaying the record of a whole game takes."""
    draw = random.Random(3)
    game = Game(rules, "a whole game")
    while actors := game.actors:
        game.play(actors[0], draw.choice(game.legal(actors[0])))
    text = game.record()
    return best_of(7, 1, lambda: Game.replay(text)) / 1000


def grown_mine(rules: Rules, cards: int) -> State:
    """Return a state with a mine of so many cards, laid by legal placements from all path cards."""
    draw = random.Random(cards)
    hand = [card for card in rules.tables.rank if CARDS[card].tiles]
    grid: dict[str, str] = {}
    while len(grid) < cards:
        position = {
            "grid": grid,
            "hands": [hand, *([[]] * (rules.players - 1))],
            "dwarves": list(rules.dwarf_deck[: rules.players]),
            "goals": {"60,-2": "stone-a", "60,0": "treasure", "60,2": "stone-b"},
        }
        game = Game.from_position(rules, position)
        places = [a for a in game.legal(0) if a.verb == "place" and "|" not in a.tile]
        chosen = draw.choice(places)
        x_y = str(chosen).split()[-1]
        grid[x_y] = chosen.tile
    return Game.from_position(rules, {**position, "grid": grid}).state


def growth(rules: Rules) -> Figures:
    """Time `legal` in a mine of 40 and of 70 cards, and count the cells on their frontiers."""
    figures: Figures = {}
    for cards in (40, 70):
        state = grown_mine(rules, cards)
        figures[f"legal_{cards}_us"] = best_of(9, 300, lambda s=state: engine.legal(rules, s, 0))  # type: ignore[misc]
        figures[f"frontier_{cards}"] = len(state.live)
    figures["legal_70_to_40"] = figures["legal_70_us"] / figures["legal_40_us"]
    return figures


def measure(laps: int) -> Figures:
    """Return every figure of the bench."""
    rules = Rules.build(5)
    before = calibrate()
    figures = race(rules, 4 * laps)  # it is the shortest, and the figure that matters most
    figures |= expansion(rules, Rules.build(5, modules=["saboteur2"]), laps, "expansion")
    everything = PRESETS["everything"]
    figures |= expansion(rules, Rules.build(5, *everything), laps, "everything")
    state = middle(rules).state
    figures["copy_us"] = best_of(9, 2000, state.copy)
    figures["replay_ms"] = replay_ms(rules)
    figures |= growth(rules)
    figures["calibration_ms"] = statistics.median((before, calibrate(), calibrate()))
    return figures


LINES = (
    ("moves/s, catanatron's random players", "rival_moves_s", "{:,.0f}", ""),
    ("moves/s, checked, events on", "checked_moves_s", "{:,.0f}", ""),
    ("  as a multiple of catanatron's", "checked_ratio", "{:.2f} x", "at least 4 x"),
    ("moves/s, trusted, events off", "trusted_moves_s", "{:,.0f}", ""),
    ("  as a multiple of catanatron's", "trusted_ratio", "{:.2f} x", "at least 7 x"),
    ("moves/s, Saboteur 2, trusted, events off", "expansion_moves_s", "{:,.0f}", ""),
    ("  as a share of the base game's", "expansion_trusted_ratio", "{:.2f}", "at least 0.6"),
    ("  the same, checked, events on", "expansion_checked_ratio", "{:.2f}", "at least 0.6"),
    ("moves/s, all modules that go together, trusted", "everything_moves_s", "{:,.0f}", ""),
    ("  as a share of the base game's", "everything_trusted_ratio", "{:.2f}", "at least 0.4"),
    ("  the same, checked, events on", "everything_checked_ratio", "{:.2f}", ""),
    ("copy() of a mid-round state", "copy_us", "{:.2f} us", "at most 4 us"),
    ("whole 3-round game replayed from its record", "replay_ms", "{:.1f} ms", "at most 30 ms"),
    ("calibration loop", "calibration_ms", "{:.1f} ms", f"usually {USUAL_CALIBRATION_MS:.0f} ms"),
    ("legal() in a mine of 40 cards", "legal_40_us", "{:.1f} us", ""),
    ("legal() in a mine of 70 cards", "legal_70_us", "{:.1f} us", ""),
    ("  ratio", "legal_70_to_40", "{:.2f}", ""),
    ("  cells on the frontier, 40 cards", "frontier_40", "{:.0f}", ""),
    ("  cells on the frontier, 70 cards", "frontier_70", "{:.0f}", ""),
)


def table(figures: Figures) -> str:
    """Return the figures as lines of text."""
    lines = [f"5 players, base game, random legal play, CPython {platform.python_version()}"]
    for name, key, form, aim in LINES:
        lines.append(f"{name:<48}{form.format(figures[key]):>14}   {aim}".rstrip())
    return "\n".join(lines)


def main(args: list[str]) -> int:
    """Run the bench and print its figures; `--json` prints them as JSON, `--laps N` sets the length."""
    laps = int(args[args.index("--laps") + 1]) if "--laps" in args else 15
    try:
        figures = measure(laps)
    except ImportError:
        print("The bench needs catanatron: run it as `python3 run.py bench`.", file=sys.stderr)
        return 1
    print(json.dumps(figures, indent=2) if "--json" in args else table(figures))
    return 0
