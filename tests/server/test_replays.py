"""Finished games told again: to whoever has the address, with whichever eyes, and records from elsewhere."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from saboteur import Action, Game, RecordError, Rules
from saboteur.analysis.replay import retold
from saboteur.core.actions import parse_seat
from saboteur.core.record import read_record, write_record
from saboteur.schema.settings import RulesWish, Settings
from saboteur.server.errors import TableError
from saboteur.server.http.replays import LONGEST_RECORD
from saboteur.server.journal.entries import Acted, Chatted, Claimed, Dealt, Entries, Made, Noted, Sat
from saboteur.server.slow_jobs import SlowJobs
from saboteur.server.tables.finished_games import id_of, past_of

from .client import JSON, at_table, folded, in_a_loop, play_on
from .process import PATIENCE, Server, wait_for
from .test_game import start

GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "edition": "classic", "modules": ["greedy-dwarf"]},
    {"players": 5, "modules": ["saboteur2"]},
]


def played(rules: dict[str, Any], seed: str = "told again") -> Game:
    """Play a game at random to its end."""
    game = Game(Rules.build(**rules), seed)
    rng = random.Random(seed)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


def journal_of(code: str, games: list[Game]) -> list[Entries]:
    """Return the journal of a table at which these games were played."""
    rules = games[0].rules.as_dict()
    settings = Settings(rules=msgspec.convert(rules, RulesWish))
    entries: list[Entries] = [Made(code=code, settings=settings)]
    seats = range(games[0].rules.players)
    entries += [Sat(seat=seat, name=f"Player {seat}", portrait=0, key=f"{seat}") for seat in seats]
    for game in games:
        entries.append(Dealt(seed=game.seed.hex(), version=1))
        entries += [Acted(seat=seat, action=str(action)) for seat, action in game.history]
    return entries


def positions(game: Game) -> list[Game]:
    """Return the game before every action and at its end."""
    again = Game(game.rules, game.seed)
    found = [again.copy()]
    for seat, action in game.history:
        again.play(seat, action)
        found.append(again.copy())
    return found


def after_each_action(told: Any) -> list[JSON]:
    """Return the view before every action and at the end; a new deal belongs to the action before it."""
    views = [told["view"]]
    for step in told["steps"]:
        view = folded(views[-1], step["events"])
        if step["do"]:
            views.append(view)
        else:
            views[-1] = view
    return views


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_every_seat_sees_again_what_it_saw(rules: dict[str, Any]) -> None:
    game = played(rules)
    for seat in [*range(game.rules.players), None]:
        told = retold(game.record(), "public" if seat is None else f"p{seat + 1}")
        assert told["faults"] == []
        for view, then in zip(after_each_action(told), positions(game), strict=True):
            assert view == then.view(seat).as_dict()


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_all_eyes_see_every_hand_dwarf_and_goal(rules: dict[str, Any]) -> None:
    game = played(rules)
    told = retold(game.record(), "all")
    for view, then in zip(after_each_action(told), positions(game), strict=True):
        truth = then.position()
        assert (view["hands"], view["dwarves"], view["gold"]) == (
            truth["hands"],
            truth["dwarves"],
            truth["gold"],
        )
        assert {cell: goal["card"] for cell, goal in view["goals"].items()} == truth["goals"]
        assert view["grid"] == then.view(None).as_dict()["grid"]
    assert [step["do"] for step in told["steps"] if step["do"]] == [str(action) for _, action in game.history]


def test_other_eyes_do_not_see_what_a_seat_put_down() -> None:
    game = played(GAMES[0])
    passes = [seat for seat, action in game.history if action.verb == "pass"]
    told = retold(game.record(), f"p{passes[0] + 1}")
    shown = [step for step in told["steps"] if step["do"].startswith("pass")]
    assert {"?" in step["do"] for step in shown if step["seat"] == passes[0]} == {False}
    assert {"?" in step["do"] for step in shown if step["seat"] != passes[0]} == {True}


def test_a_new_deal_is_a_step_of_its_own() -> None:
    told = retold(played(GAMES[0]).record(), "p1")
    deals = [step for step in told["steps"] if not step["do"]]
    assert [step["round"] for step in deals] == [2, 3]
    assert all(step["events"][0]["kind"] == "round-began" for step in deals)


# What was said ------------------------------------------------------------------------------------


def talked() -> list[Entries]:
    """Return the journal of a table whose game is over and was talked over; the next one has begun."""
    wish = RulesWish(players=3, options={"rounds": "1"})
    game = played({"players": 3, "options": {"rounds": "1"}})
    acts = [Acted(seat=seat, action=str(action)) for seat, action in game.history]
    return [
        Made(code="ABCDE", settings=Settings(rules=wish)),
        *(Sat(seat=seat, name=f"Player {seat}", portrait=0) for seat in range(3)),
        Chatted(seat=0, text="before the game"),
        Dealt(seed=game.seed.hex()),
        Claimed(seat=0, kind="am", word=game.position()["dwarves"][0]),
        *acts[:2],
        Claimed(seat=1, kind="why", about=0, quote=0),
        Noted(seat=1, text="nobody may read this"),
        Chatted(seat=2, text="during the game"),
        *acts[2:],
        Chatted(seat=0, text="after the game"),
        Dealt(seed="11" * 32),
        Chatted(seat=0, text="in the next game"),
    ]


@pytest.mark.parametrize("eyes", ["all", "p2", "public"])
def test_what_was_said_is_told_where_it_was_said(eyes: str) -> None:
    past = past_of(talked(), 1)
    assert past is not None
    told = retold(past.game.record(), eyes, past.kept().heard(parse_seat(eyes)))
    claim, why, chat = told["said"]
    assert (claim["kind"], claim["line"], claim["true"]) == ("am", 0, True)
    assert (why["kind"], why["about"], why["quote"], why["true"]) == ("why", 0, 0, None)
    events = [len(step["events"]) for step in told["steps"]]
    assert why["line"] == chat["line"] == sum(events[:2])
    assert chat["text"] == "during the game" and "true" not in chat
    assert "nobody may read this" not in str(told)


def test_a_record_that_somebody_brings_has_no_talk() -> None:
    assert retold(played(GAMES[0]).record(), "all")["said"] == []


# At a table ---------------------------------------------------------------------------------------


@in_a_loop
async def finished(server: Server, found: list[str]) -> None:
    """Let three people play to the end; find the table's code."""
    seats = server.seated(3, {"options": {"rounds": "1"}})
    async with at_table(server, seats) as clients:
        await start(clients)
        await play_on(clients, random.Random(4), most=3)
        early = server.get(f"/api/tables/{seats[0]['code']}/games/1")
        assert early.error == (409, "not-now")
        record = server.get(f"/api/tables/{seats[0]['code']}/games/1/record")
        assert record.error == (409, "not-now"), "not even players see their unfinished game from elsewhere"
        await play_on(clients, random.Random(5))
    found.append(seats[0]["code"])


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """Give the code of a table whose game is over."""
    found: list[str] = []
    finished(server, found)
    return found[0]


def test_a_finished_game_has_an_address_that_nobody_guesses(server: Server, code: str) -> None:
    name = server.get(f"/api/tables/{code}/games/1").data["replay"]
    assert len(name) == 24 and code not in name.upper()
    assert server.get(f"/api/tables/{code}/games/1").data["replay"] == name
    assert server.get(f"/api/tables/{code}/games/2").error == (409, "not-now")
    told = server.get(f"/api/replays/{name}").data
    assert [seat["name"] for seat in told["seats"]] == ["Player 0", "Player 1", "Player 2"]
    assert told["faults"] == [] and told["steps"] and told["whole"]
    # Whoever previews the link learns nothing of this game: the page is that of any other.
    assert server.get(f"/replay/{name}").body == server.get(f"/replay/{'0' * 24}").body
    record = server.get(f"/api/replays/{name}/record")
    assert record.headers["content-disposition"].endswith('.sab"')
    assert id_of(Game.replay(record.body.decode())) == name


def test_a_finished_game_tells_why(server: Server, code: str) -> None:
    name = server.get(f"/api/tables/{code}/games/1").data["replay"]
    told = server.get(f"/api/replays/{name}/why/4").data
    assert told["move"] == 4 and told["level"] is None and len(told["beliefs"]) == 3
    assert any(belief["deeds"] for belief in told["beliefs"])
    assert server.get(f"/api/replays/{name}/why/9999").error == (400, "malformed")
    assert server.get(f"/api/replays/{'0' * 24}/why/0").error == (404, "unknown-game")


def test_a_finished_game_is_reviewed_for_a_seat(server: Server, code: str) -> None:
    name = server.get(f"/api/tables/{code}/games/1").data["replay"]
    address = f"/api/replays/{name}/review/p2"
    assert server.get(address).data == {"review": None}
    wait_for(lambda: server.get(address).data["review"], "the review")
    told = server.get(address).data["review"]
    assert told["seat"] == 1 and told["turns"] >= len(told["moments"])
    history = Game.replay(server.get(f"/api/replays/{name}/record").body.decode()).history
    for moment in told["moments"]:
        assert history[moment["move"]] == (1, Action.parse(moment["did"])) and moment["by"] > 0
    assert server.get(f"/api/replays/{name}/review/p4").error == (400, "malformed")
    assert server.get(f"/api/replays/{name}/review/all").error == (400, "malformed")
    assert server.get(f"/api/replays/{'0' * 24}/review/p1").error == (404, "unknown-game")


def test_a_finished_game_is_played_on_from_a_moment(server: Server, code: str) -> None:
    name = server.get(f"/api/tables/{code}/games/1").data["replay"]
    address = f"/api/replays/{name}/on/3"
    game = Game.replay(server.get(f"/api/replays/{name}/record").body.decode())
    shown = server.post(address, {}).data
    seat = game.history[3][0]
    assert (shown["seat"], shown["view"]["seat"], shown["over"]) == (seat, seat, False)
    # What the seat has not seen yet is not told, though the game it is from is over.
    then = game.begun()
    for who, action in game.history[:3]:
        then.play(who, action)
    assert shown["view"]["goals"] == then.view(seat).as_dict()["goals"] and "hands" not in shown["view"]
    done: list[str] = []
    assert server.post(address, {"done": ["pass NSEW NS NSW SW"]}).error == (400, "malformed")
    assert server.post(address, {"deed": "pass nothing"}).data["said"]["t"] == "refused"
    told = {**shown, "done": done}
    while not told["over"]:
        told = server.post(address, {"done": told["done"], "deed": told["legal"][0]["do"]}).data
        assert told["said"] == {"t": "done"}
        # The others have answered: it is this seat's turn again, or the round is over.
        assert told["over"] or (told["legal"] and told["events"])
    assert any(event["kind"] == "round-ended" for event in told["events"])
    again = server.post(address, {"done": told["done"]}).data
    assert again["over"] and again["log"][-1]["kind"] == told["events"][-1]["kind"]
    assert server.post(address, {"done": told["done"], "deed": "pass NS"}).error == (400, "malformed")
    assert server.post(f"/api/replays/{name}/on/9999", {}).error == (400, "malformed")


def test_eyes_that_nobody_has(server: Server, code: str) -> None:
    name = server.get(f"/api/tables/{code}/games/1").data["replay"]
    assert server.get(f"/api/replays/{name}?eyes=p3").data["eyes"] == "p3"
    assert server.get(f"/api/replays/{name}?eyes=p4").error == (400, "malformed")
    assert server.get(f"/api/replays/{name}?eyes=nobody").error == (400, "malformed")
    assert server.get(f"/api/replays/{'0' * 24}").error == (404, "unknown-game")


# Records from elsewhere ---------------------------------------------------------------------------


def test_a_record_that_somebody_brings_is_told_and_not_kept(server: Server) -> None:
    game = played(GAMES[2])
    told = server.post("/api/replays?eyes=p2", game.record().encode())
    assert told.status == 200 and told.data["id"] is None and told.data["view"]["seat"] == 1
    assert server.get(f"/api/replays/{id_of(game)}").error == (404, "unknown-game")


def spoilt() -> dict[str, bytes]:
    """Return texts that are no good records, by what is wrong with them."""
    game = played(GAMES[0])
    text = game.record()
    other = next(str(a) for s, a in game.history if parse_seat("p1") != s)
    swapped = read_record(text)._replace(actions=(f"p1 {other}", *read_record(text).actions[1:]))
    return {
        "not-a-record": b"Dear diary, today we dug for gold.",
        "not-a-record: no text": b"\xff\xfe\x00\x01",
        "not-a-record: cut off": text[: len(text) // 2].encode(),
        "no-seed": game.record(seat=1).encode(),
        "not-legal": write_record(swapped).encode(),
        "other-format": text.replace("format = 1", "format = 2").encode(),
        "cannot-begin": text.replace("players = 4", "players = 44").encode(),
        "too-many-actions": text.replace(
            "actions = [", "actions = [\n" + '    "p1 pass",\n' * 10_001
        ).encode(),
    }


@pytest.mark.parametrize("fault", spoilt())
def test_a_bad_record_is_refused_with_what_is_wrong(server: Server, fault: str) -> None:
    answer = server.ask("POST", "/api/replays", spoilt()[fault], {"X-Forwarded-For": "10.7.7.7"})
    assert answer.error == (422, "bad-record")
    about = answer.data["about"]
    assert about["reason"] == fault.partition(":")[0]
    assert answer.data["detail"] == str(RecordError(about.pop("reason"), **about))


def test_a_changed_record_is_shown_with_what_is_wrong(server: Server) -> None:
    text = played(GAMES[0]).record()
    changed = text.replace('commitment = "', 'commitment = "00')
    assert server.post("/api/replays", changed.encode()).data["faults"] == [{"reason": "broken-promise"}]


def test_a_record_has_an_end(server: Server) -> None:
    assert server.post("/api/replays", b"#" * (LONGEST_RECORD + 1)).error == (413, "too-long")


# The workshop -------------------------------------------------------------------------------------


@in_a_loop
async def test_work_that_takes_too_long_is_given_up_and_the_next_is_done() -> None:
    jobs = SlowJobs(patience=0.02, most_waiting=2)
    text = played(GAMES[0]).record()
    try:
        with pytest.raises(TableError, match="too long"):
            await jobs.do("retell", text, "all")
        jobs.patience = PATIENCE
        assert (await jobs.do("retell", text, "p1")).startswith(b'{"eyes":"p1"')
    finally:
        await jobs.close()


@in_a_loop
async def test_poisoned_records_neither_hold_up_nor_kill_the_process() -> None:
    jobs = SlowJobs(patience=PATIENCE, most_waiting=20)
    text = played(GAMES[0]).record()
    poisoned = ["a." * 100_000 + "a = 1", "a = " + "1" * 200_000, "a = " + "[" * 100_000, "a=1\n" * 60_000]
    try:
        await jobs.do("retell", text, "p1")
        process = jobs._answerer.process
        asked = [jobs.do("retell", poison, "all") for poison in poisoned]
        found = await asyncio.gather(*asked, jobs.do("retell", text, "p1"), return_exceptions=True)
        assert isinstance(found.pop(), bytes)
        for error in found:
            assert isinstance(error, TableError) and error.code == "bad-record"
            assert error.about and error.about["reason"] == "over-limit"
        assert jobs._answerer.process is process
    finally:
        await jobs.close()


@in_a_loop
async def test_a_job_that_fails_does_not_end_the_process() -> None:
    jobs = SlowJobs(patience=PATIENCE, most_waiting=2)
    try:
        with pytest.raises(TableError, match="busy"):
            await jobs.do("retell")
        assert (await jobs.do("retell", played(GAMES[0]).record(), "p1")).startswith(b'{"eyes"')
    finally:
        await jobs.close()


@in_a_loop
async def test_only_so_many_may_wait() -> None:
    jobs = SlowJobs(patience=PATIENCE, most_waiting=2)
    text = played(GAMES[0]).record()
    asked = [asyncio.create_task(jobs.do("retell", text, "p1")) for _ in range(3)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    await jobs.close()
    assert [isinstance(one, bytes) for one in found] == [True, True, False]
    assert isinstance(found[2], TableError) and found[2].code == "busy"
