"""The story of a finished game: claims held against the truth, beliefs over time, turning points."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saboteur import Action, Game, Rules
from saboteur.analysis import turning_points as turning
from saboteur.analysis.playing_on import choice, play_on
from saboteur.analysis.story import Suspicion, is_true, told_story
from saboteur.analysis.turning_points import (
    MOST_TOLD,
    Crossroads,
    PlayedCard,
    drawn,
    played_cards,
    turning_points,
    undrawn,
)
from saboteur.bots.rule import RuleBot
from saboteur.claims import CLAIMS, Claim
from saboteur.server.errors import TableError
from saboteur.server.journal import maintenance
from saboteur.server.journal.entries import Acted, Claimed, Made, Marked, Sat
from saboteur.server.journal.questions import finished_where
from saboteur.server.journal.store import Finished, Row, SqliteStore, rows_of, written
from saboteur.server.tables.archive import RECKONING, Archive
from saboteur.server.tables.finished_games import past_of
from saboteur.server.tables.table import Table
from saboteur.server.turns import Asker

from .client import in_a_loop
from .process import PATIENCE, Server, wait_for
from .test_replays import GAMES, finished, journal_of, played

RULES = Rules.build(3)
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
CORRIDOR = {f"{x},0": "EW" for x in range(1, 7)}


def begun(rules: Rules = RULES, **keys: Any) -> Game:
    """p1 and p2 are diggers, p3 is the saboteur; p1 has seen the middle goal."""
    position = {
        "grid": CORRIDOR,
        "goals": GOALS,
        "hands": [["EW", "map"], ["SW", "break-lamp"], ["NS", "map"]],
        "dwarves": ["digger", "digger", "saboteur"],
        "pile": ["SEW", "NSW", "map"],
        "front": [[], ["break-cart"], []],
        "known": [{"goals": {"8,0": "treasure"}}, {}, {}],
    }
    return Game.from_position(rules, {**position, **keys}, seed="story")


@pytest.mark.parametrize(
    ("claim", "truth"),
    [
        (Claim(0, kind="saw-goal", cell="8,0", word="gold"), True),
        (Claim(0, kind="saw-goal", cell="8,0", word="stone"), False),
        # It is true of the goal, but the speaker has not seen it.
        (Claim(1, kind="saw-goal", cell="8,0", word="gold"), False),
        (Claim(0, kind="am", word="digger"), True),
        (Claim(2, kind="am", word="digger"), False),
        (Claim(0, kind="suspect", about=2), True),
        (Claim(0, kind="suspect", about=1), False),
        (Claim(2, kind="trust", about=1), True),
        (Claim(0, kind="trust", about=2), False),
        (Claim(1, kind="repair-me"), None),
        (Claim(0, kind="repair-me"), None),
        (Claim(1, kind="cannot-dig"), True),
        (Claim(0, kind="cannot-dig"), False),
        (Claim(0, kind="why", about=1), None),
    ],
)
def test_a_claim_is_held_against_the_truth(claim: Claim, truth: bool | None) -> None:
    game = begun()
    assert is_true(game, game.position(), claim) is truth


def test_every_kind_of_claim_has_a_verdict_unless_it_asks_or_explains() -> None:
    game = begun()
    words = {"saw-goal": "gold", "am": "digger"}
    open_ = [
        kind
        for kind, parts in CLAIMS.items()
        if is_true(
            game,
            game.position(),
            Claim(0, kind, 1 if parts.about else -1, "8,0" if parts.site else "", words.get(kind, "")),
        )
        is None
    ]
    assert open_ == ["why", "because", "repair-me", "react"]


def test_what_was_heard_is_counted_by_the_actions_before_it() -> None:
    claim, mark = Claimed(seat=0, kind="why", about=1), Marked(seat=0, about=1, level=1)
    journal = journal_of("ABCDE", [played(GAMES[0])])
    first = next(number for number, entry in enumerate(journal) if isinstance(entry, Acted))
    past = past_of([*journal[:first], claim, *journal[first : first + 2], mark, *journal[first + 2 :]], 1)
    assert past is not None
    assert past.claims == [Claim(0, "why", about=1, move=0)]
    assert past.marks == [Suspicion(move=2, seat=0, about=1, level=1)]


def won() -> Game:
    """p1 has connected the treasure after p2 and p3 have moved."""
    game = begun(turn=1)
    for seat, action in ((1, "pass SW"), (2, "pass NS"), (0, "place EW 7,0")):
        game.play(seat, action)
    while not game.over and game.round == 1:
        game.play(game.actors[0], game.legal(game.actors[0])[0])
    return game


def test_beliefs_are_drawn_against_the_truth() -> None:
    marks = [Suspicion(0, 0, about=2, level=1), Suspicion(1, 0, about=1, level=-2)]
    told = told_story(won().record(), [], [*marks, Suspicion(2, 1, about=0, level=2)])
    first = told["rounds"][0]
    assert (first["side"], first["against"], first["finder"]) == ("diggers", [2], 0)
    lines = {belief["seat"]: belief["line"] for belief in first["beliefs"]}
    assert lines[0] == [(0, 0.0), (0, 0.25), (1, 0.75)]
    assert lines[1] == [(0, 0.0), (2, -0.5)]
    assert told["hunch"] == {"round": 1, "seat": 0, "about": 2, "move": 0, "score": 1.0}


def test_the_best_lie_is_the_one_that_was_believed() -> None:
    lies = [
        Claim(0, "saw-goal", cell="8,2", word="stone", move=1),
        Claim(2, "am", word="digger", move=1),
        Claim(1, "repair-me", move=1),
    ]
    suspects = [Suspicion(1, 0, about=2, level=2), Suspicion(1, 1, about=2, level=2)]
    told = told_story(won().record(), lies, suspects)
    assert [claim["true"] for claim in told["claims"]] == [False, False, None]
    # p3 lied as well, but nobody believed it, and p3 did not win.
    assert told["lie"] is not None and told["lie"]["claim"] == 0
    assert told_story(won().record(), [], [])["lie"] is None


# Turning points -----------------------------------------------------------------------------------


def test_the_rule_bot_plays_a_position_on_to_the_end_of_the_round() -> None:
    game = begun()
    assert {play_on(RULES, game.state.copy(), run, 0) for run in range(5)} == {"diggers"}
    lost = begun(hands=[[], ["SW"], []], pile=[], grid={})
    assert play_on(RULES, lost.state, 0, 0) == "saboteurs"


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_a_glance_is_enough_for_the_rule_bot(rules: dict[str, Any]) -> None:
    game, bot = Game(Rules.build(**rules), "glance"), RuleBot()
    for move in range(40):
        seat = game.actors[0]
        seen = bot.choose(game.view(seat), game.legal(seat), Random(move))
        assert choice(game.rules, game.state, 0, move) == seen
        game.play(seat, seen)


def test_a_draw_is_put_back_to_be_made_anew() -> None:
    game = begun()
    before = list(game.state.pile)
    draws = drawn(game.play(0, "pass map"))
    assert draws == [(0, "map")]
    moment = undrawn(RULES, game.state, 1, draws)
    assert (moment.state.pile, moment.to_draw) == (before, [0])
    assert RULES.cards_of(moment.state.hands[0]) == ("EW",)
    assert len(RULES.cards_of(moment.shuffled(RULES, 2).hands[0])) == 2
    assert moment.winner(RULES, 2) in ("diggers", "saboteurs")


def card() -> PlayedCard:
    moment = Crossroads(begun().state, 0, [])
    return PlayedCard(RULES, Action.parse("pass map"), "diggers", moment, moment)


def test_a_change_within_chance_is_not_sure() -> None:
    doubtful, sure = card(), card()
    for run in range(20):
        doubtful.note(before=run < 10, after=run >= 9)
        sure.note(before=run < 4, after=run < 18)
    assert (doubtful.swing, sure.swing) == (0.05, 0.7)
    assert not doubtful.is_sure and sure.is_sure and sure.after == 0.9


def test_what_the_bot_would_have_done_too_changes_nothing() -> None:
    """p1 lays the last card to the treasure, as the rule bot does."""
    last = played_cards(won())[-1]
    last.run()
    assert (last.runs, last.swing, last.promise) == (1, 0.0, 0.0)


class Ticking:
    """A clock on which every look takes five milliseconds."""

    now = 0.0

    def monotonic(self) -> float:
        """Return the time, which has passed by looking."""
        self.now += 0.005
        return self.now


def test_turning_points_are_found_in_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """p2 brings the tunnel down one card off the treasure, and nobody has another card for it."""
    hands = [["map"], ["rockfall", "EW"], ["map"]]
    rules = Rules.build(3, options={"rounds": "1"})
    game = begun(rules, turn=1, hands=hands, front=[[], [], []], pile=[])
    for action in ("play rockfall 3,0", "pass map", "pass map", "pass EW"):
        game.play(game.actors[0], action)
    assert game.over
    clock = Ticking()
    monkeypatch.setattr(turning, "time", clock)
    turns = turning_points(game.record(), 1.0)
    assert 0.9 < clock.now < 1.1
    assert [(turn["move"], turn["seat"], turn["sure"]) for turn in turns] == [(0, 1, True)]
    assert (turns[0]["before"], turns[0]["after"]) == (0.0, 1.0)


@pytest.mark.soak
@pytest.mark.parametrize("rules", [*GAMES, {"players": 10}], ids=str)
def test_every_game_has_its_turning_points(rules: dict[str, Any]) -> None:
    turns = turning_points(played(rules).record(), RECKONING)
    assert 1 <= len(turns) <= MOST_TOLD and all(turn["sure"] for turn in turns)


def test_a_story_is_told_at_once_and_finished_later(server: Server) -> None:
    found: list[str] = []
    finished(server, found)
    name = server.get(f"/api/tables/{found[0]}/games/1").data["replay"]
    told = server.get(f"/api/replays/{name}/story").data
    assert [seat["name"] for seat in told["seats"]] == ["Player 0", "Player 1", "Player 2"]
    assert told["turns"] is None and len(told["rounds"]) == 1 and told["claims"] == []
    assert sum(told["gold"]) == sum(told["rounds"][-1]["gold"])
    assert server.get(f"/api/replays/{'1' * 24}/story").error == (404, "unknown-game")
    wait_for(lambda: kept_story(server, name), "the story that is kept")
    assert kept_story(server, name).endswith(b'"turns":null}'), "without turning points it is not finished"


def kept_story(server: Server, name: str) -> bytes:
    with server.database() as database:
        kept = database.execute("SELECT story FROM finished WHERE id = ?", (name,)).fetchone()
    return bytes(kept[0] or b"") if kept else b""


def test_a_game_is_kept_when_it_ends_and_nobody_who_asks_writes(server: Server) -> None:
    found: list[str] = []
    finished(server, found)
    code = found[0]

    def kept() -> list[Any]:
        with server.database() as database:
            asked = "SELECT * FROM finished WHERE code = ? AND kept IS NOT NULL AND story IS NOT NULL"
            return database.execute(asked, (code,)).fetchall()

    before = wait_for(kept, "the game that is kept, although nobody has asked for it")
    name = server.get(f"/api/tables/{code}/games/1").data["replay"]
    assert [row[0] for row in before] == [name]
    record = server.get(f"/api/tables/{code}/games/1/record").body
    assert server.get(f"/api/replays/{name}/record").body == record
    assert server.get(f"/api/tables/{code}/games/2").error == (409, "not-now")
    assert kept() == before


@pytest.mark.soak
def test_the_finished_story_is_kept(server: Server) -> None:
    found: list[str] = []
    finished(server, found)
    name = server.get(f"/api/tables/{found[0]}/games/1").data["replay"]

    def turns() -> Any:
        time.sleep(1)
        return server.get(f"/api/replays/{name}/story").data["turns"]

    wait_for(lambda: turns() is not None, "turning points", RECKONING + PATIENCE)
    wait_for(lambda: b'"turns":[{' in kept_story(server, name), "the finished story that is kept")


# Turning points that were not found --------------------------------------------------------------


def stored(store: SqliteStore, name: str) -> Finished | None:
    """Look for a game without waiting."""
    return finished_where(store._reader, "id = ?", name)


@contextlib.asynccontextmanager
async def archived(folder: Path) -> AsyncIterator[tuple[Archive, str, Callable[[], bytes | None]]]:
    """Keep one finished game; return its archive, its id and a look at the story that is kept."""
    store = SqliteStore(folder / "tables.sqlite3")
    archive = Archive(store)
    journal = journal_of("QUARK", [played({"players": 3, "options": {"rounds": "1"}})])
    assert isinstance(journal[0], Made)
    await store.append(rows_of("QUARK", 0, journal), Table(journal[0]).index("over")._replace(games=1))
    name = await archive.address("QUARK", 1)

    def kept() -> bytes | None:
        found = stored(store, name)
        return found.story if found else None

    try:
        yield archive, name, kept
    finally:
        await archive.close()
        store.close()


async def turns_of(archive: Archive, name: str) -> Any:
    return json.loads(await archive.story(name))["turns"]


async def until(look: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not look():
            await asyncio.sleep(0.01)


async def until_found(archive: Archive, name: str) -> None:
    """Ask again until there are turning points, as the page does; a slow machine needs longer for them."""
    while not await turns_of(archive, name):
        await until(lambda: name not in archive._stories)
        archive.seconds *= 2


@in_a_loop
async def test_a_worker_that_dies_is_asked_again_and_nothing_empty_is_kept(tmp_path: Path) -> None:
    async with archived(tmp_path) as (archive, name, kept):
        archive.pause = 0.0
        archive.seconds = 600.0
        assert await turns_of(archive, name) is None
        worker = archive.long_jobs._answerer
        await until(lambda: worker.process)
        assert worker.process is not None
        first = worker.process
        first.kill()
        await until(lambda: name not in archive._stories)
        assert kept() is None
        archive.seconds = 1.0
        assert await turns_of(archive, name) is None
        await until_found(archive, name)
        assert worker.process is not first
        assert kept() is None, "who asks writes nothing"


@in_a_loop
async def test_a_search_that_finds_nothing_is_told_but_not_kept(tmp_path: Path) -> None:
    async with archived(tmp_path) as (archive, name, kept):
        archive.seconds = 0.0
        assert await turns_of(archive, name) is None
        await until(lambda: name not in archive._stories)
        assert kept() is None
        assert await turns_of(archive, name) == [] and name not in archive._stories, "not at once again"


@in_a_loop
async def test_a_story_that_was_kept_without_turning_points_is_searched_again(tmp_path: Path) -> None:
    async with archived(tmp_path) as (archive, name, _):
        story = Finished(name, "QUARK", 1, b'{"id":"x","turns":[]}')
        await archive.store.keep(story, archive.store.revision)
        archive.pause = 0.0
        archive.seconds = 1.0
        assert await turns_of(archive, name) is None
        await until_found(archive, name)


# What is kept ------------------------------------------------------------------------------------


@in_a_loop
async def test_a_game_that_nobody_kept_is_told_from_its_journal_and_kept_at_the_next_start(
    tmp_path: Path,
) -> None:
    async with archived(tmp_path) as (archive, name, _):
        record = await archive.record("QUARK", 1)
        assert (await archive.find(name))[1].record == record
        assert await archive.store.finished(name) is None, "who asks writes nothing"
    store = SqliteStore(tmp_path / "tables.sqlite3")
    started = Archive(store)
    try:
        started.keep_old()
        await until(lambda: stored(store, name))
        found = await store.finished(name)
        assert found and found.kept and await store.unkept() == []
        assert await started.record("QUARK", 1) == record
    finally:
        await started.close()
        store.close()


@in_a_loop
async def test_games_that_are_not_over_are_refused_without_a_look_at_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with archived(tmp_path) as (archive, _, _):
        entries = journal_of("LOBBY", [played({"players": 3, "options": {"rounds": "1"}})])
        made = entries[0]
        assert isinstance(made, Made)
        index = Table(made).index("playing")._replace(games=1)
        await archive.store.append(rows_of("LOBBY", 0, entries[:10]), index)
        read, asked = archive.jobs.do, list[Any]()

        async def noted(*words: Any, asker: Asker) -> bytes:
            asked.append(words[3])
            return await read(*words, asker=asker)

        monkeypatch.setattr(archive.jobs, "do", noted)
        for progress, looks in (((1, "playing"), []), (None, [1])):
            monkeypatch.setattr(archive, "_progress", lambda _, told=progress: told)
            for number in (0, 1, 2, 99):
                with pytest.raises(TableError, match="not-now"):
                    await archive.address("LOBBY", number)
            assert asked == looks, "only for the last game of a table that sleeps"


@in_a_loop
async def test_what_is_kept_of_a_forgotten_person_goes_with_them(tmp_path: Path) -> None:
    async with archived(tmp_path) as (archive, name, kept):
        before = archive.store.revision
        old, _ = await archive.find(name)
        assert old.kept and b"Player 0" in old.kept
        await archive.store.keep(old, before)
        row = Row("QUARK", 1, written(Sat(seat=0, name="Somebody", portrait=0, key="0")))
        await archive.store.maintain(lambda writer: maintenance.rewrite(writer, [row]))
        # Something that was read before must not be stored after it.
        await archive.store.keep(old._replace(story=b"Player 0"), before)
        found = await archive.store.finished(name)
        assert found is not None and found.kept is None and kept() is None
        again, game = await archive.find(name)
        assert [seat["name"] for seat in game.seats][:1] == ["Somebody"]
        assert again.kept and b"Player 0" not in again.kept
