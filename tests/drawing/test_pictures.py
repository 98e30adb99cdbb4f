"""Pictures of mines, without a browser and without the system's fonts."""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.program import refused, run
from e2e.test_box import EVERYTHING, everything
from saboteur import Game, Rules
from saboteur.drawing import Cards, Image, mine_image
from saboteur.drawing.image import NoPictures


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a mine with all that the boxes lay there."""
    return Game.from_position(Rules.build(3, modules=EVERYTHING), everything())


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.sab"
    file.write_text(game.record())
    return file


def size(png: bytes) -> tuple[int, int]:
    """Return how large a PNG is."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def moved_to(cell: str) -> str:
    """Return how a drawing is moved to a cell."""
    x, y = map(int, cell.split(","))
    return f'<g transform="translate({x * 63} {y * 88})">'


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_mine_is_drawn_complete_in_itself(game: Game, theme: str) -> None:
    view = game.view(0).as_dict()
    svg = mine_image(view, theme).svg
    ElementTree.fromstring(svg)
    chests, miners = view["ext"]["chests"], view["ext"]["toll"]["miners"]
    cells = ["0,0", *view["grid"], *view["goals"], *chests["covered"], *chests["open"], *miners]
    assert [cell for cell in cells if moved_to(cell) not in svg] == []
    assert len(view["grid"]) > 5 and chests["open"] and miners
    for word in ("var(--", "<text", "font", "style=", "href", "http://www.w3.org/1999"):
        assert word not in svg
    # Whatever is filled with a gradient or clipped finds it in the same file.
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) <= set(re.findall(r' id="([\w-]+)"', svg))


def test_a_spectator_is_shown_no_goal_that_a_seat_has_seen() -> None:
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    position = {"grid": {}, "goals": goals, "hands": [["map"], [], []], "dwarves": ["digger"] * 3}
    game = Game.from_position(Rules.build(3), {**position, "known": [{"goals": {"8,0": "treasure"}}, {}, {}]})
    treasure = mine_image(game.view(0).as_dict()).svg
    nothing = mine_image(game.view(None).as_dict()).svg
    shine = re.findall(r"<g[^>]*a-up[^>]*>", Cards().goal("treasure", "", True))
    assert treasure.count(shine[0]) == nothing.count(shine[0]) + len(shine)


def test_a_record_is_drawn_as_svg_and_png(record: Path, tmp_path: Path) -> None:
    for name in ("mine.svg", "mine.png"):
        done = run("picture", str(record), str(tmp_path / name), "--seat", "p1", "--theme", "light")
        assert (done.returncode, done.stderr) == (0, "")
    drawn = ElementTree.fromstring((tmp_path / "mine.svg").read_text())
    png = (tmp_path / "mine.png").read_bytes()
    assert size(png) == (int(drawn.attrib["width"]), int(drawn.attrib["height"]))


def test_what_cannot_be_drawn_is_said(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = str(tmp_path / "mine.svg")
    for words, told in (
        ((str(record), str(tmp_path / "mine.gif")), "ends in .svg or .png"),
        ((str(record), there, "--theme", "pink"), "There is no theme"),
        ((str(record), there, "--move", "99"), "has only 0 moves"),
        ((str(tmp_path / "none"), there), "cannot be read"),
    ):
        status, _, errors = refused("picture", *words)
        assert status == 2 and told in " ".join(errors.split())
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoPictures, match=r"saboteur\[pictures\]"):
        Image("<svg/>").png()
