"""A box can be taken out, and the rest goes on; put outside and loaded, it is as if it had never left."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from golden.playthrough import SCRIPTS
from saboteur.boxes import BOXES
from saboteur.boxes.loading import VARIABLE
from saboteur.presets import PRESETS

from .taken_out import KEYS, package_without

JSON = dict[str, Any]
TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
EVERYTHING = PRESETS["everything"].modules
OUTSIDE = ("toll", "veto")


def told_by(package: Path, wish: JSON, load: Iterable[Path] = ()) -> JSON:
    """Return what a package tells of itself, in a process of its own.

    Where tests have loaded the compiled kernel, beliefs are summed by it, and round otherwise now and then.
    """
    path = os.pathsep.join(map(str, (package, TESTS)))
    env = {**os.environ, "PYTHONPATH": path, VARIABLE: os.pathsep.join(map(str, load))}
    words = [sys.executable, "-m", "boxes.witness", json.dumps(wish)]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    told: JSON = json.loads(done.stdout)
    return told


def golden_without(key: str) -> list[str]:
    """Return the golden games that are played without a box."""
    return [name for name, table in SCRIPTS.items() if key not in table.modules]


def take_out(folder: Path, key: str, games: list[str]) -> None:
    """The others do, bring and offer what they did, and nothing speaks of the box that is gone."""
    others = [other for other in EVERYTHING if other != key]
    wish = {"games": games, "together": others, "brought": [other for other in KEYS if other != key]}
    told = told_by(package_without(folder, key), wish)
    whole = told_by(SOURCES, wish)
    assert [told[part] for part in ("games", "together", "brought")] == [
        whole[part] for part in ("games", "together", "brought")
    ]
    boxes = whole["lobby"]["boxes"]
    del boxes[key]
    for one in boxes.values():
        settings = set(BOXES[key].rules.options)
        one["excludes"] = [name for name in one["excludes"] if name.partition("=")[0] not in {key, *settings}]
    assert told["lobby"]["boxes"] == boxes
    assert key not in told["lobby"]["presets"] and "everything" in told["lobby"]["presets"]


@pytest.mark.parametrize("key", KEYS)
def test_the_rest_goes_on_without_a_box(key: str, tmp_path: Path) -> None:
    take_out(tmp_path, key, ["classic-3"])


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_everything_of_the_rest_goes_on_without_a_box(key: str, tmp_path: Path) -> None:
    take_out(tmp_path, key, golden_without(key))
    path = " ".join(map(str, (package_without(tmp_path / "checked", key), TESTS, TESTS.parent)))
    # Every other box, alone and together with the rest, and every bot.
    words = ["-m", "pytest", "-n", "0", "-o", f"pythonpath={path}", str(TESTS / "conformance")]
    assert subprocess.run([sys.executable, *words], cwd=TESTS.parent, check=False).returncode == 0


def test_boxes_from_outside_are_as_those_from_inside(tmp_path: Path) -> None:
    package = package_without(tmp_path / "package", *OUTSIDE)
    folders = [shutil.copytree(BOXES[key].folder, tmp_path / key) for key in OUTSIDE]
    wish = {"games": ["everything", "the-box"], "together": list(EVERYTHING), "brought": KEYS}
    assert told_by(package, wish, folders) == told_by(SOURCES, wish)
