"""Every place has words of its own: in every mine, in every language, in the page and in Python."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import saboteur
from saboteur import Game, Rules
from saboteur.bots import make_bot
from saboteur.cli.place_words import place_text
from saboteur.core.cells import cell_text
from saboteur.languages import languages, text_files
from saboteur.places import Ground, Point, place_name, tile_kind
from saboteur.presets import PRESETS

from .reading import Reader

PACKAGE: Final = Path(saboteur.__file__).parent
# Layouts that people may lay out freely: goals in one line, on the other side, wide apart, in two columns.
FREE: Final = (
    ["8,0"],
    ["8,-2", "8,0", "8,2"],
    ["-8,-2", "-8,0", "-8,2"],
    ["8,-4", "8,1", "8,5"],
    ["6,-2", "8,0", "9,2", "8,3"],
    ["1,-2", "1,2"],
    ["3,-1", "3,1"],
)

Mine = dict[str, Any]


def point_of(cell: str) -> Point:
    """Read a cell as it travels."""
    x, y = cell.split(",")
    return int(x), int(y)


def around(goals: list[str], grid: dict[str, str]) -> list[str]:
    """Return every cell of a mine with a ring of empty ones: all that can be chosen."""
    places = [(0, 0), *map(point_of, [*goals, *grid])]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return [f"{x},{y}" for y in range(min(ys) - 1, max(ys) + 2) for x in range(min(xs) - 1, max(xs) + 2)]


def mines(rules: Rules, seed: str, every: int) -> list[Mine]:
    """Return the mines of a whole game, one for so many moves, with the cells that could be chosen."""
    game, rng, bot = Game(rules, bytes.fromhex(seed * 32)), Random(seed), make_bot("rule")
    found: list[Mine] = []
    while not game.over:
        seat = game.actors[0]
        legal = game.legal(seat)
        if len(game.history) % every == 0:
            view = game.view(None).as_dict()
            goals, grid = list(view["goals"]), dict(view["grid"])
            chosen = {cell_text(action.cell) for action in legal if action.verb == "place"}
            cells = around(goals, grid)
            assert chosen <= set(cells)
            found.append({"goals": goals, "grid": grid, "cells": cells})
        game.play(seat, bot.choose(game.view(seat), legal, rng))
    return found


def rules_of(preset: str) -> Rules:
    """Return the rules of a preset."""
    edition, modules = PRESETS[preset]
    return Rules.build(6, edition, modules)


def named_by_the_page(grounds: list[Mine], folder: Path) -> list[list[Mine]]:
    """Return what JavaScript calls every cell, in parts and in every language."""
    texts = {code: text_files(code)["page/game"].read_text(encoding="utf-8") for code in languages()}
    file = folder / "mines.json"
    file.write_text(json.dumps({"texts": texts, "grounds": grounds}), encoding="utf-8")
    sys.path.append(str(PACKAGE.parents[1] / "tools"))
    from libraries import program

    words = [str(Path(__file__).parent / "names.mjs"), str(PACKAGE), str(file)]
    done = subprocess.run(
        [*(program("node") or ["node"]), *words], capture_output=True, text=True, check=True
    )
    told: list[list[Mine]] = json.loads(done.stdout)
    return told


def check_names(grounds: list[Mine], folder: Path) -> None:
    """Check that words lead to one cell, that no two cells share them, and that both languages agree."""
    for mine, names in zip(grounds, named_by_the_page(grounds, folder), strict=True):
        ground = Ground.of({"goals": mine["goals"], "grid": mine["grid"]})
        reader = Reader(ground)
        points = [point_of(cell) for cell in mine["cells"]]
        for cell, point, name in zip(mine["cells"], points, names, strict=True):
            assert [[part, facts] for part, facts in place_name(cell, ground)] == name["parts"], (mine, cell)
            words = name["words"]["en"]
            assert place_text(place_name(cell, ground)) == words
            assert reader.meant(words, points) == {point}, (mine, cell, words)
        for language in languages():
            told = [name["words"][language] for name in names]
            assert len(set(told)) == len(told), (language, mine)
            assert not any("{" in words or "???" in words for words in told)


def test_a_place_is_found_by_its_words_alone(tmp_path: Path) -> None:
    grounds = mines(Rules.build(players=5, options={"rounds": "1"}), "1a", 12)
    grounds += mines(rules_of("everything"), "2b", 25)[:6]
    assert any(tile_kind(tile) == "end" for mine in grounds for tile in mine["grid"].values())
    check_names(grounds, tmp_path)


def test_layouts_that_people_choose_have_names_too(tmp_path: Path) -> None:
    grid = {"1,0": "NSEW", "0,1": "NSEW", "2,0": "EW", "3,0": "N|S", "2,1": "SW|NE", "0,-1": "SE:crystal"}
    grounds: list[Mine] = [
        {"goals": goals, "grid": {cell: tile for cell, tile in lying.items() if cell not in goals}}
        for goals in FREE
        for lying in ({}, grid)
    ]
    check_names([{**mine, "cells": around(mine["goals"], mine["grid"])} for mine in grounds], tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_places_of_many_whole_games_are_found(preset: str, tmp_path: Path) -> None:
    for seed in ("3c", "4d", "5e"):
        check_names(mines(rules_of(preset), seed, 1), tmp_path)


CALLED: Final = {
    "1,-1": "beside the crossing next to the start, toward goal 1",
    "2,0": "beside the crossing next to the start, toward the goals",
    "0,1": "beside the start, toward goal 3",
    "8,1": "between goals 2 and 3",
    "7,2": "in front of goal 3",
    "6,3": "2 cards short of the goals, one card outside the line of goal 3",
    "3,2": "beside the dead end, toward goal 3",
}


def test_places_are_called_as_people_call_them(tmp_path: Path) -> None:
    grid = {"1,0": "NSEW", "5,0": "NSEW", "3,1": "N|E"}
    mine = {"goals": ["8,-2", "8,0", "8,2"], "grid": grid, "cells": list(CALLED)}
    assert [name["words"]["en"] for name in named_by_the_page([mine], tmp_path)[0]] == list(CALLED.values())
