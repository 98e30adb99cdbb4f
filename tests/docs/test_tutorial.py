"""The tutorial's module: its pages show the file itself, and what it says holds in play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boxes.positions import assert_nothing_leaks, box, play_folded
from cli.program import run
from rules.positions import at, legal, refused, seen
from saboteur import Game, PositionError, Rules
from saboteur.bots import make_bot
from saboteur.boxes import loading
from saboteur.cli.sim import simulate
from saboteur.conformance import check_box
from saboteur.conformance.checks import assert_composes, assert_conforms
from saboteur.conformance.walks import some_pilot
from server.client import among_bots, in_a_loop
from server.process import Server

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples/tea"
FILES = (FOLDER / "__init__.py", FOLDER / "rules.py")
PAGE = (ROOT / "docs/boxes-howto.md").read_text(encoding="utf-8")
LOAD = {loading.VARIABLE: str(FOLDER)}


@pytest.fixture
def tea(clean: None) -> Iterator[None]:
    """Load the module for one test."""
    loading.load(FOLDER)
    yield


def poured(**keys: Any) -> Game:
    """p1 has tea with p2; p3 holds a break."""
    hands = (["tea", "EW"], ["tea", "NS"], ["break-lamp", "SW"])
    game = box({}, *hands, modules="tea", **{"pile": ["S", "W", "EW", "NS"], **keys})
    play_folded(game, 0, "play tea p2")
    return game


# The page ----------------------------------------------------------------------------------------


def test_the_blocks_are_the_file() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
    text = "".join(block.strip() for block in blocks)
    files = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert re.sub(r"\s+", "", text) == re.sub(r"\s+", "", files)
    lines = files.splitlines()
    assert all(line in lines for block in blocks for line in block.splitlines())


def test_the_rules_are_the_page() -> None:
    assert (FOLDER / "rulebook/en.md").read_text(encoding="utf-8") in PAGE


def test_everything_has_words() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FILES)
    texts = (FOLDER / "words/en.ftl").read_text(encoding="utf-8")
    events = set(re.findall(r'kind="([a-z-]+)"', source))
    reasons = set(re.findall(r"^        \"([a-z-]+)\": \"", source, re.M))
    assert events == {"tea-poured", "tea-over"} and reasons == {"tea-alone", "at-tea"}
    keys = {"module-tea", "card-tea", *(f"event-{e}" for e in events), *(f"reason-{r}" for r in reasons)}
    assert keys <= set(re.findall(r"^([a-z-]+) = ", texts, re.M))
    rules = (FOLDER / "rulebook/en.md").read_text(encoding="utf-8")
    assert set(re.findall(r'"(TEA-\d)"', source)) == set(re.findall(r"^- (TEA-\d)", rules, re.M))


# The rules ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("tea")
def test_both_draw_and_his_tools_are_safe_until_his_next_turn_is_over() -> None:
    game = poured()
    assert [len(hand) for hand in at(game, "hands")] == [2, 3, 2]
    assert at(game, "discard") == ["tea"]
    assert [seen(game, viewer, "ext") for viewer in (None, 1)] == [{"tea": [1]}] * 2
    play_folded(game, 1, "pass NS")
    assert seen(game, None, "ext") == {"tea": []}
    assert "play break-lamp p2" in legal(game, 2)


@pytest.mark.usefixtures("tea")
def test_refusals_cite_its_rules() -> None:
    game = box({}, ["tea", "EW"], modules="tea")
    refused(game, 0, "play tea p1", "tea-alone", "TEA-1")
    refused(game, 0, "play tea p9", "no-such-seat", "TEA-1")
    game = poured(turn=0, direction=-1)
    assert game.actors == (2,)
    refused(game, 2, "play break-lamp p2", "at-tea", "TEA-2")
    assert "play break-lamp p1" in legal(game, 2)
    game = box({}, ["map"], ["map"], ["tea"], modules="tea", turn=2, ext={"tea": [1]})
    refused(game, 2, "play tea p2", "at-tea", "TEA-1")


@pytest.mark.usefixtures("tea")
def test_the_next_round_begins_without_tea_and_positions_are_checked() -> None:
    keys: dict[str, Any] = {"pile": [], "ext": {"tea": [1]}, "goals": {"8,0": "treasure"}}
    game = box({}, ["W"], [], [], modules="tea", dwarves=["digger"] * 3, **keys)
    game.play(0, "pass W")
    assert game.round == 2 and seen(game, None, "ext") == {"tea": []}
    with pytest.raises(PositionError, match="at tea"):
        box({}, ["tea"], modules="tea", ext={"tea": [7]})


@pytest.mark.usefixtures("clean")
def test_the_box_conforms() -> None:
    assert check_box(FOLDER, games=1).languages["en"] == 1


# Whole games -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("tea")
@pytest.mark.parametrize("modules", [("tea",), ("saboteur2", "tea"), ("tea", "veto")])
def test_all_that_must_hold_holds(modules: tuple[str, ...]) -> None:
    rng = Random(f"tea {modules}")
    rules = Rules.build(4, modules=modules, options={"rounds": "1"})
    assert_conforms(rng, Game(rules, seed=f"{rng.random()}"), every=30, steps=60)
    assert_composes(rng, Game(rules, seed=f"{rng.random()}"), some_pilot(rng), looks=1)


@pytest.mark.usefixtures("tea")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["tea"], "tea", games=1)


@pytest.mark.usefixtures("tea")
def test_bots_play_it() -> None:
    bots = {name: make_bot(name) for name in ("rule", "random", "bluffer")}
    assert simulate(Rules.build(5, modules=["tea"]), bots, 1, "tea").rounds == 3


# From outside ------------------------------------------------------------------------------------


def test_it_is_unknown_unless_it_is_loaded() -> None:
    assert "there is no module 'tea'" in run("play", "--module", "tea").stderr.lower()


def test_a_file_that_is_not_there_is_named() -> None:
    done = run("play", env={loading.VARIABLE: "nowhere/tea"})
    assert done.returncode == 1 and "nowhere/tea is not a folder" in done.stderr


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "tea.sab"
    words = ("--module", "tea", "--option", "rounds=1", "--seed", "tea", "--save", str(file))
    done = run("play", *words, typed="? tea-2\n" + "1\n" * 60, env=LOAD)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^TEA-2  Nobody breaks a tool", done.stdout, re.M)
    assert re.search(r": tea poured \(\w+\)\.$", done.stdout, re.M)
    assert run("verify", str(file), env=LOAD).returncode == 0


@in_a_loop
async def test_it_is_played_at_a_table(tmp_path: Path) -> None:
    server = Server(tmp_path, LOAD)
    server.start()
    try:
        assert "tea" in [module["key"] for module in server.get("/api/offer").data["modules"]]
        assert "module-tea = Tea break" in server.get("/i18n/en.ftl").body.decode()
        assert "- TEA-1" in server.get("/rulebook/de/tea.md").body.decode()
        assert server.get("/rulebook/en/bot.md").status == 404
        timed = {"clock": {"kind": "days", "days": 1}}
        seat, ada = await among_bots(server, 3, "rule", "bluffer", modules=["tea"], pace=0, **timed)
        await ada.act()
        await ada.until(lambda: ada.legal)
        await ada.close()
        assert server.errors() == []
        server.kill()
        server.env = {}
        server.start()
        assert server.get(f"/api/tables/{seat['code']}").error == (501, "other-rules"), "it is not known here"
        assert {line["what"] for line in server.errors()} == {"a table was put aside"}
    finally:
        server.close()
