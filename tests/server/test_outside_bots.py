"""Bots that somebody brings along: offered and played like ours, and whatever they do, others play on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from cli.program import run
from saboteur.bots.outside import VARIABLE, BotError, add_wishes, load_bot, outside_bots
from saboteur.server.tables.bot_process import OUTSIDE_PATIENCE

from .client import among_bots, enter, in_a_loop
from .process import Server

BOTS = """
import os, time

class EagerBot:
    title = "Eager Edda"
    def choose(self, view, legal, rng, budget=0.3, past=None):
        print("what is printed goes nowhere")
        return max(legal, key=lambda action: action.verb == "place")

class Hanging(EagerBot):
    def choose(self, view, legal, rng, budget=0.3, past=None):
        time.sleep(3600)

class Raising(EagerBot):
    def choose(self, view, legal, rng, budget=0.3, past=None):
        raise KeyError("nothing works")

class Cheating(EagerBot):
    def choose(self, view, legal, rng, budget=0.3, past=None):
        from saboteur import Action
        return Action.parse("pass NSEW NSEW NSEW")

class Leaving(EagerBot):
    def choose(self, view, legal, rng, budget=0.3, past=None):
        os._exit(7)
"""
NAMES = ("EagerBot", "Hanging", "Raising", "Cheating", "Leaving")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some_bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


@in_a_loop
async def test_a_bot_from_outside_is_offered_and_plays(own_server: Any, file: Path) -> None:
    server: Server = own_server(env={VARIABLE: f"{file}:EagerBot"})
    offered = server.get("/api/offer").data
    assert offered["outside_bots"] == {"eager": "Eager Edda"} and "eager" not in offered["bots"]
    seat, ada = await among_bots(server, 3, "eager", pace=0)
    for _ in range(3):
        await ada.act()
        await ada.until(lambda: ada.legal or ada.view.get("over"))
    await ada.close()
    acted = [entry["action"] for entry in server.journal(seat["code"]) if entry["e"] == "acted"]
    # Of their six moves most are placements, however the cards fall.
    assert sum(action.startswith("place") for action in acted) >= 2
    assert server.errors() == []
    # Without the bot, its table still opens, and somebody plays for it.
    server.kill()
    server.env = {}
    server.start()
    ada = await enter(server, seat["code"], seat["token"])
    await ada.until(lambda: ada.legal)
    await ada.act()
    await ada.until(lambda: ada.legal or ada.view.get("over"))
    await ada.close()
    assert {line["what"] for line in server.errors()} == {"a bot stumbled"}


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("hanging", "a bot did not answer"),
        ("raising", "a bot stumbled"),
        ("cheating", "a bot chose what is not allowed"),
        ("leaving", "a bot did not answer"),
    ],
)
@in_a_loop
async def test_a_bad_bot_costs_only_its_own_moves(own_server: Any, file: Path, name: str, what: str) -> None:
    server: Server = own_server(env={VARIABLE: ",".join(f"{file}:{each}" for each in NAMES)})
    _, ada = await among_bots(server, 3, name, pace=0)
    await ada.act()  # now the bad bot is asked
    _, bea = await among_bots(server, 3, "rule", "eager", pace=0)
    await bea.act()
    await bea.until(lambda: bea.legal)  # others do not wait for it
    await ada.until(lambda: ada.legal)
    await ada.close()
    await bea.close()
    told = [(line["what"], line["why"]) for line in server.errors()]
    assert set(told) == {(what, name)}


def test_the_time_of_a_bot_from_outside_is_short() -> None:
    assert OUTSIDE_PATIENCE <= 5


# By its name ---------------------------------------------------------------------------------------


def test_wishes_reach_other_processes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.chdir(file.parent)
    monkeypatch.setenv(VARIABLE, "")
    names = [bot.name for bot in add_wishes(["some_bots.py:EagerBot", "other=some_bots.py:Raising"])]
    assert names == ["eager", "other"] and [*outside_bots()] == names
    assert os.environ[VARIABLE] == f"{file}:EagerBot,other={file}:Raising"


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("some_bots.py", "FILE.py:CLASS"),
        ("nowhere.py:EagerBot", "There is no file"),
        ("some_bots.py:Nobody", "no class Nobody"),
        ("rule=some_bots.py:EagerBot", "'rule' already"),
        ("Big Name=some_bots.py:EagerBot", "lower-case"),
    ],
)
def test_a_bot_that_cannot_be_had_is_explained(
    wish: str, told: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    with pytest.raises(BotError, match=told):
        add_wishes([wish])


def test_a_file_that_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import nothing_like_this", encoding="utf-8")
    with pytest.raises(BotError, match=r"broken\.py cannot be loaded: ModuleNotFoundError"):
        load_bot(f"{tmp_path}/broken.py:Bot")


def test_it_plays_on_the_command_line(file: Path, tmp_path: Path) -> None:
    wish = f"{file}:EagerBot"
    done = run("sim", "--bot", wish, "--games", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "") and '"eager"' in done.stdout
    out = ("--out", str(tmp_path / "lab"), "--quiet", "--workers", "2")
    done = run("lab", "ladder", "--levels", "random,eager", "--rounds", "6", "--bot", wish, *out)
    assert done.returncode == 0, done.stderr
    assert "eager digs" in (tmp_path / "lab/report.html").read_text(encoding="utf-8")
    file.write_text(BOTS + "# changed", encoding="utf-8")
    done = run("lab", "ladder", "--levels", "random,eager", "--rounds", "6", "--bot", wish, *out)
    assert done.returncode == 2 and "other settings" in done.stderr, "a bot that was changed is another one"
    done = run("sim", "--bot", "nowhere.py:Bot")
    assert done.returncode == 2 and done.stderr.startswith("There is no file")
