"""How fast the rules engine is at what people call, beside another Python game engine in the same run.

Machines differ and neighbouring processes are noisy, so every figure that matters is a ratio of two things
measured in turns, lap by lap, and the median of the laps is shown.
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
from saboteur.core.rules import Rules
from saboteur.core.view import View
from saboteur.game import Game
from saboteur.lab.arena import deal, play_seats
from saboteur.presets import PRESETS

Figures = dict[str, float]
_clock = time.process_time
GAMES_A_LAP = 12
PROBED_A_LAP = 4
# Games that fill the engine's caches before the first lap.
WARMING = 150
BOTS = ("rule", "detective")


def trusted_moves(rules: Rules, seed: int, games: int) -> float:
    """Return moves per second of random games on the bare engine: list, choose, play; nothing checked."""
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
    return moves / (_clock() - began)


def checked_moves(rules: Rules, seed: int, games: int) -> float:
    """Return the same through `Game`: every action checked, events returned."""
    draw = random.Random(seed).random
    moves = 0
    began = _clock()
    for number in range(games):
        game = Game(rules, f"{seed}/{number}")
        while actors := game.actors:
            legal = game.legal(actors[0])
            game.play(actors[0], legal[int(draw() * len(legal))])
            moves += 1
    return moves / (_clock() - began)


def rival_moves(seed: int, most: int = 1500) -> float:
    """Return moves per second of catanatron's random players, set-up included, as for ours."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Rival

    moves = 0
    began = _clock()
    game = Rival([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
    while game.winning_color() is None and moves < most:
        game.play_tick()
        moves += 1
    return moves / (_clock() - began)


def calls(rules: Rules, seed: int, games: int) -> Figures:
    """Return the median microseconds of single calls in random play, at every turn of some games."""
    took: dict[str, list[int]] = {name: [] for name in ("legal", "again", "play", "view", "copy")}

    def timed(name: str, call: Callable[..., Any], *args: Any) -> Any:
        began = time.perf_counter_ns()
        found = call(*args)
        if is_turn:  # other questions are few in some boxes and most of all in others
            took[name].append(time.perf_counter_ns() - began)
        return found

    draw = random.Random(seed)
    for number in range(games):
        state = Game(rules, f"{seed}/calls/{number}").state
        while seats := engine.actors(state):
            is_turn = state.pending.kind == "turn"
            legal = timed("legal", engine.legal, rules, state, seats[0])
            timed("again", engine.legal, rules, state, seats[0])
            timed("play", engine.play, rules, state, seats[0], draw.choice(legal), True, False)
            timed("view", View, rules, state, state.turn)
            timed("copy", state.copy)
    return {f"{name}_us": statistics.median(times) / 1000 for name, times in took.items()}


def record_of(rules: Rules) -> str:
    """Return the record of a whole random game."""
    draw = random.Random(3)
    game = Game(rules, "a whole game")
    while actors := game.actors:
        game.play(actors[0], draw.choice(game.legal(actors[0])))
    return game.record()


def replay_ms(text: str) -> float:
    """Return the milliseconds that replaying a record takes."""
    began = _clock()
    Game.replay(text)
    return (_clock() - began) * 1000


def bot_ms(rules: Rules, bot: str, seed: int) -> float:
    """Return the milliseconds of one move in a round among bots of one kind, all that they watch included."""
    began = _clock()
    outcome = play_seats(deal(rules, f"{seed}"), [bot] * rules.players, f"{seed}")
    return (_clock() - began) * 1000 / outcome.moves


def lap_of(rules: Rules, text: str, number: int) -> Figures:
    """Measure one set of rules once."""
    figures = calls(rules, number, PROBED_A_LAP)
    figures["trusted"] = trusted_moves(rules, number, GAMES_A_LAP)
    figures["checked"] = checked_moves(rules, number, GAMES_A_LAP)
    figures["replay_ms"] = replay_ms(text)
    step = figures["legal_us"] + figures["play_us"] + figures["view_us"]
    figures["view_share"] = figures["view_us"] / step
    figures |= {f"{bot}_ms": bot_ms(rules, bot, number) for bot in BOTS}
    return figures


def measure(laps: int) -> dict[str, Figures]:
    """Return every figure by the rules that are played, and the rival's: medians of the laps."""
    tables = {
        "base": Rules.build(5),
        "saboteur2": Rules.build(5, modules=["saboteur2"]),
        "everything": Rules.build(5, *PRESETS["everything"]),
    }
    texts = {name: record_of(rules) for name, rules in tables.items()}
    for rules in tables.values():
        checked_moves(rules, 0, WARMING)
    rival_moves(0, 300)
    rows: dict[str, list[Figures]] = {name: [] for name in tables}
    rivals = []
    for number in range(1, laps + 1):
        rival = rival_moves(number)
        rivals.append(rival)
        for name, rules in tables.items():
            lap = lap_of(rules, texts[name], number)
            lap |= {f"{way}_ratio": lap[way] / rival for way in ("trusted", "checked")}
            rows[name].append(lap)
            base = rows["base"][-1]
            lap |= {f"{call}_to_base": lap[call] / base[call] for call in ("legal_us", "again_us")}
    found = {name: _medians(laps_of) for name, laps_of in rows.items()}
    return {**found, "rival": {"trusted": statistics.median(rivals)}}


def _medians(laps: list[Figures]) -> Figures:
    return {key: statistics.median(lap[key] for lap in laps) for key in laps[0]}


LINES = (
    ("moves/s, legal + trusted play", "trusted", "{:,.0f}"),
    ("  as a multiple of catanatron's random play", "trusted_ratio", "{:.2f} x"),
    ("moves/s, legal + checked play, events on", "checked", "{:,.0f}"),
    ("  as a multiple of catanatron's random play", "checked_ratio", "{:.2f} x"),
    ("legal(), a hand not seen before", "legal_us", "{:.1f} us"),
    ("  as a multiple of the base game's", "legal_us_to_base", "{:.2f} x"),
    ("legal(), asked again", "again_us", "{:.1f} us"),
    ("  as a multiple of the base game's", "again_us_to_base", "{:.2f} x"),
    ("play(), trusted, no events", "play_us", "{:.1f} us"),
    ("view() of a seat", "view_us", "{:.1f} us"),
    ("  as a share of view + legal + play", "view_share", "{:.2f}"),
    ("copy() of a state", "copy_us", "{:.1f} us"),
    ("a whole game replayed from its record", "replay_ms", "{:.1f} ms"),
    ("a move of the bot rule", "rule_ms", "{:.2f} ms"),
    ("a move of the bot detective", "detective_ms", "{:.2f} ms"),
)


def table(figures: dict[str, Figures]) -> str:
    """Return the figures as lines of text, a column for each set of rules."""
    names = [name for name in figures if name != "rival"]
    lines = [
        f"5 players; CPython {platform.python_version()}, catanatron {figures['rival']['trusted']:,.0f}/s",
        f"{'':<46}" + "".join(f"{name:>13}" for name in names),
    ]
    for title, key, form in LINES:
        lines.append(f"{title:<46}" + "".join(f"{form.format(figures[name][key]):>13}" for name in names))
    return "\n".join(lines)


def main(args: list[str]) -> int:
    """Run the bench and print its figures; `--json` prints them as JSON, `--laps N` sets the length."""
    laps = int(args[args.index("--laps") + 1]) if "--laps" in args else 9
    try:
        figures = measure(laps)
    except ImportError:
        print("The bench needs catanatron: run it as `python3 run.py bench`.", file=sys.stderr)
        return 1
    print(json.dumps(figures, indent=2) if "--json" in args else table(figures))
    return 0
