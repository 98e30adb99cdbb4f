"""A client that is generated from the OpenAPI document: it has every operation, and it plays a whole game."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from subprocess import run
from types import ModuleType
from typing import Any

import pytest

from saboteur.server.http.openapi import OPERATIONS

from .process import PATIENCE, Server

# It knows no lines of JSON by themselves.
CONFIG = {"content_type_overrides": {"application/x-ndjson": "text/plain"}, "post_hooks": []}


@pytest.fixture(scope="module")
def client(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Generate the client from what the server says of itself."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "openapi.json").write_bytes(server.get("/api/openapi.json").body)
    (folder / "config.json").write_text(json.dumps(CONFIG))
    program = [str(Path(sys.executable).parent / "openapi-python-client"), "generate", "--meta", "none"]
    words = ["--path", "openapi.json", "--output-path", "mine_client", "--config", "config.json"]
    made = run([*program, *words], cwd=folder, capture_output=True, text=True, check=False)
    assert made.returncode == 0 and "WARNING" not in made.stdout, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    yield import_module("mine_client")
    sys.path.remove(str(folder))


def call(name: str, *args: Any, **more: Any) -> Any:
    """Do an operation of the generated client; wait where it is told that it was too fast."""
    module = import_module(f"mine_client.api.default.{name}")
    until = time.monotonic() + PATIENCE
    while True:
        answer = module.sync_detailed(*args, **more)
        if answer.status_code != 429 or time.monotonic() > until:
            return answer.parsed
        time.sleep(0.2)


def test_every_operation_is_in_the_client(client: ModuleType) -> None:
    api = Path(str(client.__file__)).parent / "api" / "default"
    found = {path.stem.replace("_", "") for path in api.glob("*.py") if path.stem != "__init__"}
    assert found == {operation.name.lower() for operation in OPERATIONS}


def test_the_client_plays_a_whole_game_with_types(client: ModuleType, server: Server) -> None:
    models: Any = import_module("mine_client.models")
    base = f"http://127.0.0.1:{server.port}"
    new = models.NewTable(
        name="Ada", rules=models.RulesWish(players=3), clock=models.NoClock(kind="none"), pace=0
    )
    with client.Client(base) as anyone:
        place = call("create_table", client=anyone, body=new)
    assert isinstance(place, models.Place)
    with client.AuthenticatedClient(base, place.token) as me:
        game = played(models, me, place.code)
        table = call("get_table", place.code, client=me)
        found = call("find_replay", place.code, 1, client=me).replay
        replay = call("get_replay", found, client=me)
        record = call("get_replay_record", found, client=me)
        file = import_module("mine_client.types").File(BytesIO(record.encode()))
        again = call("replay_record", client=me, body=file)
    assert isinstance(game.view, models.View) and max(game.view.gold) > 0
    *_, over, _ = game.log
    assert isinstance(over, models.GameOver) and over.winners == game.view.winners
    assert {"Placed", "Drew", "RoundEnded"} <= {type(event).__name__ for event in game.log}
    assert table.phase == "over" and table.result.gold == game.view.gold
    assert isinstance(replay, models.Replay) and replay.seats[0].name == "Ada"
    assert isinstance(again, models.Replay) and len(again.steps) == len(replay.steps)


def played(models: Any, me: Any, code: str) -> Any:
    """Play with two bots until the game is over; return it."""

    def send(command: Any) -> Any:
        return call("send_command", code, client=me, body=command)

    for seat in (1, 2):
        assert isinstance(send(models.PutBot(t="bot", seat=seat, level="rule")), models.Done)
    assert isinstance(send(models.Start(t="start")), models.Done)
    rng = random.Random(4)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        game = call("get_game", code, client=me)
        assert isinstance(game, models.GameFrame), game
        if game.view.over:
            return game
        if game.legal:
            paths = [action for action in game.legal if action.verb == "place"]
            answer = send(models.Act(t="act", at=game.n, action=rng.choice(paths or game.legal).do))
            assert isinstance(answer, models.Done) or answer.code == "stale", answer
        else:
            time.sleep(0.02)
    raise AssertionError("the game did not end")
