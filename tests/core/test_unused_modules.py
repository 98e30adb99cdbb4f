"""A module that is not played costs nothing: none of its code runs."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from types import FrameType

from saboteur import Game, Rules
from saboteur import boxes as package
from saboteur.core import engine

MODULES = Path(package.__file__).parent

BASE = {"base/action_cards.py", "base/rules.py"}


def parts_that_run(rules: Rules) -> set[str]:
    """Return the files of the modules of which anything runs in one checked and one trusted game."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.add(frame.f_code.co_filename)

    draw = random.Random(3).random
    sys.setprofile(note)
    try:
        state = Game(rules, "trusted").state
        while seats := engine.actors(state):
            legal = engine.legal(rules, state, seats[0])
            engine.play(rules, state, seats[0], legal[int(draw() * len(legal))], trusted=True, events=False)
        game = Game(rules, "checked")
        while actors := game.actors:
            legal = game.legal(actors[0])
            game.play(actors[0], legal[int(draw() * len(legal))])
    finally:
        sys.setprofile(None)
    files = [Path(file) for file in found]
    return {str(file.relative_to(MODULES)) for file in files if file.is_relative_to(MODULES)}


def test_of_the_base_game_nothing_else_runs() -> None:
    assert parts_that_run(Rules.build(5)) == BASE


def test_of_an_expansion_its_own_parts_run() -> None:
    others = parts_that_run(Rules.build(5, modules=["saboteur2"])) - BASE
    assert others and all(part.startswith("saboteur2") for part in others)
