"""What `saboteur new` writes passes its own tests at once, and can be played."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur.cli.new import renamed

from .program import command, environment

SECONDS = 300


def run_in(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, as somebody there would."""
    return subprocess.run(
        words,
        cwd=folder,
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def new(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run_in(folder, *command("new", *words))


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("authors")
    done = new(folder, "box", "rope-ladder")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    yield folder / "rope-ladder"


def passes(folder: Path) -> None:
    done = run_in(folder, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_box_passes_its_tests(box: Path) -> None:
    passes(box)


def test_a_new_box_has_every_part(box: Path) -> None:
    files = {str(path.relative_to(box)) for path in box.rglob("*") if path.is_file()}
    parts = (
        "__init__.py",
        "rules.py",
        "events.py",
        "bot.py",
        "terminal.py",
        "table.js",
        "style.css",
        "art.svg",
    )
    inside = (
        *parts,
        "words/en.ftl",
        "words/de.ftl",
        "rulebook/en.md",
        "booklet/en.md",
        "lessons/1-rope-ladder.toml",
    )
    assert {f"saboteur_rope_ladder/{name}" for name in inside} <= files
    assert {"pyproject.toml", "README.md", "test_rope_ladder.py"} <= files
    text = "".join((box / name).read_text(encoding="utf-8") for name in files if not name.endswith(".pyc"))
    assert "lantern" not in text.lower()
    assert 'rope-ladder = "saboteur_rope_ladder"' in (box / "pyproject.toml").read_text(encoding="utf-8")


def test_a_new_box_is_played(box: Path) -> None:
    wishes = ("--box", "saboteur_rope_ladder", "--module", "rope-ladder")
    done = run_in(box, *command("sim", *wishes, "--games", "2"))
    assert done.returncode == 0 and done.stderr == "" and "2, 6" in done.stdout, done.stderr
    save = ("--seed", "1", "--option", "rounds=1", "--fast", "--save", "game.sab")
    done = run_in(box, *command("play", *wishes, *save), typed="? rope-ladder-1\n" + "1\n" * 80)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^ROPE-LADDER-1  ", done.stdout, re.M)
    assert re.search(r"light: both draw a card\.$", done.stdout, re.M)


def test_a_new_bot_passes_its_tests_and_plays(tmp_path: Path) -> None:
    assert new(tmp_path, "bot", "gold-digger").returncode == 0
    folder = tmp_path / "gold-digger"
    passes(folder)
    done = run_in(folder, *command("sim", "--bot", "gold_digger_bot.py:GoldDiggerBot", "--games", "2"))
    assert done.returncode == 0 and "gold-digger" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("box", "Rope"), "cannot be the name of a box"),
        (("box", "../rope"), "cannot be the name of a box"),
        (("bot", "my bot"), "cannot be the name of a bot"),
        (("box", "a" * 25), "at most 24 letters"),
        (("box", "toll"), "There is a box called 'toll' already"),
        (("bot", "rule"), "There is a bot called 'rule' already"),
        (("bot", "here"), "nothing is ever overwritten"),
    ],
)
def test_a_name_that_will_not_do_is_explained(words: tuple[str, str], told: str, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    done = new(tmp_path, *words)
    assert done.returncode == 2 and told in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_the_name_takes_the_shape_of_the_one_it_replaces() -> None:
    text = "saboteur_lantern test_lantern.py LanternLit LANTERN-1 'lantern' Lantern card-lantern lantern_x"
    assert renamed(text, "lantern", "ice-axe") == (
        "saboteur_ice_axe test_ice_axe.py IceAxeLit ICE-AXE-1 'ice-axe' Ice axe card-ice-axe ice_axe_x"
    )
