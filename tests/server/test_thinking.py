"""Bots remember the round across restarts: of their worker, and of the whole server."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from saboteur import Game, Rules
from saboteur.server.log_format import JsonLines
from saboteur.server.tables.bot_process import UNKNOWN, Question, Thinker, Worker
from saboteur.server.tables.round_history import RoundHistory

from .client import among_bots, enter, in_a_loop
from .process import Server


def played(moves: int, **rules: Any) -> tuple[Game, RoundHistory]:
    """Return a game after so many random moves, and what everyone saw of the round."""
    game = Game(Rules.build(5, **rules), "remember")
    past, rng = RoundHistory("TABLE/1", game), random.Random(2)
    for _ in range(moves):
        seat = game.actors[0]
        past.add(game.play(seat, rng.choice(game.legal(seat))))
    return game, past


def question(game: Game, past: RoundHistory, known: int = 0, level: str = "detective") -> Question:
    seat = game.actors[0]
    first = None if known else past.first
    part = past.events[known:]
    return Question(level, game.view(seat), game.legal(seat), 0.0, (), past.key, known, first, part)


def test_a_worker_is_told_a_round_in_parts_or_again_as_a_whole() -> None:
    game, past = played(30)
    half, told = Worker(), len(past.events) // 2
    begun = question(game, past)
    assert half.answer(begun._replace(events=past.events[:told])) != UNKNOWN
    assert half.answer(question(game, past, told)) != UNKNOWN
    whole = Worker()
    assert whole.answer(begun) != UNKNOWN
    (one,), (other,) = ([chronicle for chronicle, _ in w._pasts.values()] for w in (half, whole))
    assert one.deeds == other.deeds and len(one.deeds) >= 20


def test_a_worker_that_knows_nothing_of_a_round_asks_for_all_of_it() -> None:
    game, past = played(12)
    assert Worker().answer(question(game, past, 3)) == UNKNOWN


def test_a_new_round_is_another_past() -> None:
    game, past = played(0)
    rng, keys = random.Random(1), {past.key}
    while game.round < 2:
        seat = game.actors[0]
        past.add(game.play(seat, rng.choice(game.legal(seat))))
        keys.add(past.key)
    assert keys == {"TABLE/1/1", "TABLE/1/2"} and past.events[0].kind == "round-began"
    assert Worker().answer(question(game, past)) in {action.text for action in game.legal(game.actors[0])}


def test_a_bot_that_stumbles_still_answers_and_it_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    game, past = played(3)
    asked = question(game, past)._replace(level="no such level")
    assert Worker().answer(asked) in {action.text for action in game.legal(game.actors[0])}
    (record,) = caplog.records
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["what"], line["why"]) == ("error", "a bot stumbled", "no such level")
    assert "bot_process.py" in line["trace"] and line["trace"].endswith("ValueError")


@in_a_loop
async def test_a_thinker_tells_a_new_worker_everything() -> None:
    game, past = played(20)
    thinker = Thinker()
    seat = game.actors[0]
    legal = {action.text for action in game.legal(seat)}
    try:
        assert await thinker.choose("detective", game.view(seat), game.legal(seat), past) in legal
        assert thinker._told == {past.key: len(past.events)}
        assert thinker._answerer.process is not None
        thinker._answerer.process.kill()
        await thinker._answerer.process.wait()
        assert await thinker.choose("bluffer", game.view(seat), game.legal(seat), past) in legal
        assert thinker._told == {past.key: len(past.events)}
    finally:
        await thinker.close()


@in_a_loop
async def test_every_level_plays_at_a_table_and_goes_on_after_a_restart(own_server: Any) -> None:
    server: Server = own_server()
    levels = [level for level in server.get("/api/offer").data["bots"] if level != "random"]
    assert levels == ["novice", "rule", "detective", "bluffer", "seer"]
    seat, ada = await among_bots(server, 6, *levels, pace=0)
    await ada.act()
    await ada.until(lambda: ada.legal)
    await ada.close()
    code = seat["code"]
    before = len([entry for entry in server.journal(code) if entry["e"] == "acted"])
    assert before >= 5
    server.kill()
    server.start()
    again = await enter(server, code, seat["token"])
    await again.until(lambda: again.legal)
    await again.act()
    await again.until(lambda: again.legal or again.view.get("over"))
    await again.close()
    assert server.errors() == []


def test_a_past_that_is_asked_for_late_is_the_same() -> None:
    game, past = played(100)
    late = RoundHistory("TABLE/1", game)
    assert (late.key, late.first) == (past.key, past.first)
    assert [event.as_dict() for event in late.events] == [event.as_dict() for event in past.events]
