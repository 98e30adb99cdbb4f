"""Nothing leaks: every frame of whole games, to every seat and to a spectator, against what it may know."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import random

import pytest

from .client import JSON, Client, asked, at_table, enter, folded, in_a_loop, told_after
from .drill import games_in
from .process import Server
from .witness import Witness

SHORT = {"rounds": "1"}
BOX = [
    "goal-swap", "vault", "veto", "reverse", "craftsman", "guide", "detour", "toll", "costume", "party",
    "new-goals", "chests",
]  # fmt: skip
TABLES: dict[str, JSON] = {
    "three, open gold": {"players": 3, "options": {**SHORT, "gold": "open"}},
    "greedy dwarf": {"players": 4, "modules": ["greedy-dwarf"], "options": SHORT},
    "veto": {"players": 3, "modules": ["veto"], "options": SHORT},
    "sabotaged dwarf, adjacent": {
        "players": 5, "modules": ["sabotaged-dwarf"], "options": {**SHORT, "placement": "adjacent"},
    },
}  # fmt: skip
LONG_TABLES: dict[str, JSON] = {
    "base": {"players": 5},
    "classic": {"players": 4, "edition": "classic"},
    "italian": {"players": 6, "edition": "italian"},
    "both dwarves": {"players": 7, "modules": ["greedy-dwarf", "sabotaged-dwarf"]},
    "tournament": {"players": 5, "modules": ["tournament"]},
    "ten": {"players": 10, "options": {"gold": "open"}},
    "three": {"players": 3, "options": {"spare": "none"}},
    "saboteur 2": {"players": 6, "modules": ["saboteur2"]},
    "the box": {"players": 5, "modules": [*BOX, "greedy-dwarf"]},
    "the box with saboteur 2": {"players": 4, "modules": [*BOX, "saboteur2"]},
}


async def played(server: Server, seats: list[JSON], rng: random.Random) -> list[Client]:
    """Play a whole game; now and then somebody reloads, asks again, or asks for what is not allowed."""
    everyone: list[Client] = []
    async with at_table(server, seats, watchers=1) as clients:
        people = clients[:-1]
        # The big screen stands in a room full of people.
        clients.append(await enter(server, seats[0]["code"], people[0].table["screen"], "tv"))
        await people[0].must("start")
        await told_after(people, -1)
        while not people[0].view["over"]:
            await people[0].until(lambda: asked(people) or people[0].view["over"])
            if not asked(people):
                continue
            actor = rng.choice(asked(people))
            if rng.random() < 0.1:
                await rng.choice(clients).do("sync")
            if rng.random() < 0.1:
                await wonder(rng.choice(people), rng)
            if rng.random() < 0.05:
                seat = rng.choice(seats)
                everyone.append(await reloaded(server, seat))
            if (await actor.act(rng=rng))["t"] != "done":
                await asyncio.sleep(0.1)
        for client in clients:
            await client.until(lambda client=client: client.table["phase"] == "over")  # type: ignore[misc]
        for watcher in clients[-2:]:
            await watcher.do("sync")
        return [*clients, *everyone]


async def wonder(client: Client, rng: random.Random) -> None:
    """Ask about an action that may not be allowed."""
    card = rng.choice(["map", "rockfall", "break-lamp p1", "repair-lamp p2 lamp"])
    where = f"{rng.randrange(0, 9)},{rng.randrange(-2, 3)}"
    action = rng.choice([f"play {card} {where}", f"place NSEW {where}", "pass map"])
    # Whoever asks too fast is told so, and asks again.
    while (await client.do("check", action=action)).get("code") == "too-fast":
        await asyncio.sleep(0.2)


async def reloaded(server: Server, seat: JSON) -> Client:
    """Open a seat's page once more, and close it."""
    client = await enter(server, seat["code"], seat["token"])
    await client.until(lambda: client.game)
    await client.close()
    return client


def check_table(server: Server, seats: list[JSON], clients: list[Client]) -> int:
    """Check every frame that anyone got; return how many."""
    code = seats[0]["code"]
    journal = server.journal(code)
    witnesses = {viewer: Witness(journal, viewer) for viewer in (None, *range(len(seats)))}
    count = 0
    for client in clients:
        for frame in client.frames:
            count += 1
            if frame["t"] in ("game", "events"):
                witnesses[client.you].check(frame)
            elif frame["t"] == "table":
                assert_public(frame, client)
            else:
                assert frame["t"] in ("done", "refused", "error", "talk", "own")
        assert_folds(client)
        assert_no_keys(server, seats, client)
    return count


def assert_public(frame: JSON, client: Client) -> None:
    """The table itself has no more in it than docs/protocol.md says."""
    assert frame.keys() == {"t", "table", "you", "others"} and frame["you"] == client.you
    assert frame["table"].keys() == {
        "code", "link", "host", "phase", "open", "rules", "balance", "clock", "pace", "window", "delay",
        "games", "shared", "chat", "seats", "votes", "knocks", "result", "screen", "fair", "nudged", "begins",
        "intermission",
    }  # fmt: skip
    for seat in frame["table"]["seats"]:
        assert seat.keys() == {"name", "portrait", "bot", "here", "held", "muted"}
    assert (frame["table"]["screen"] is None) == (client.you is None and not client.name.startswith("tv-"))
    assert (frame["table"]["result"] is None) == (frame["table"]["phase"] != "over")


def assert_folds(client: Client) -> None:
    """The view that was kept by folding is the one that is sent whole; so at every whole view on the way."""
    view: JSON = {}
    seen: tuple[int, int] = (0, -1)
    for frame in client.frames:
        if frame["t"] == "events":
            view, seen = folded(view, frame["events"]), (frame["k"], frame["n"])
        elif frame["t"] == "game":
            assert seen != (frame["k"], frame["n"]) or view == frame["view"]
            view, seen = frame["view"], (frame["k"], frame["n"])


def assert_no_keys(server: Server, seats: list[JSON], client: Client) -> None:
    """Neither the deal's seed nor anybody's token nor its hash, in any writing."""
    text = "\n".join(client.texts)
    for entry in server.journal(seats[0]["code"]):
        if entry["e"] == "dealt":
            seed = bytes.fromhex(entry["seed"])
            for writing in (seed.hex(), base64.b64encode(seed).decode(), str(int.from_bytes(seed, "big"))):
                assert writing[:20] not in text
        if entry["e"] == "promised":
            assert entry["secret"][:24] not in text, "the table's secret is told only by the record"
        if "key" in entry:
            assert entry["key"] not in text
    for seat in seats:
        assert seat["token"] not in text
        assert hashlib.sha256(seat["token"].encode()).hexdigest() not in text


@pytest.mark.parametrize("name", TABLES)
@in_a_loop
async def test_a_frame_tells_a_seat_what_it_may_know_and_nothing_else(server: Server, name: str) -> None:
    await check_rules(server, TABLES[name], name)


@pytest.mark.soak
@pytest.mark.parametrize("name", LONG_TABLES)
@in_a_loop
async def test_whole_games_of_many_rules_leak_nothing(server: Server, name: str) -> None:
    for number in range(3):
        await check_rules(server, LONG_TABLES[name], f"{name} {number}")


async def check_rules(server: Server, rules: JSON, seed: str) -> None:
    seats = server.seated(rules["players"], rules)
    clients = await played(server, seats, random.Random(seed))
    count = check_table(server, seats, clients)
    print(f"{count} frames")
    assert count > 60 * len(seats)
    assert json.dumps(server.shown(seats[0]["code"])).find(seats[0]["token"]) < 0


@in_a_loop
async def test_refusals_are_the_same_in_every_world_that_a_seat_holds_possible(server: Server) -> None:
    """Asking why something is refused tells nothing of hidden cards."""
    seats = server.seated(4, {"modules": ["greedy-dwarf"]})
    rng = random.Random(8)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        for turn in range(20):
            await clients[0].until(lambda: asked(clients))
            actor = asked(clients)[0]
            for client in clients:
                await wonder(client, rng)
            game = games_in(server.journal(seats[0]["code"]))[-1]
            for client in clients:
                sent = client.sent[-1]
                answer = client.answers(sent["id"])[-1]
                for world in range(3):
                    guess = game.guess(client.you, f"{turn} {world}")
                    refused = guess.check(client.you or 0, sent["action"])
                    told = {} if refused is None else {"reason": refused.reason, "detail": refused.detail}
                    assert {k: answer[k] for k in ("reason", "detail") if k in answer} == told
            at = actor.game["n"]
            await actor.must("act", at=at, action=rng.choice(actor.legal)["do"])
            await told_after(clients, at)
