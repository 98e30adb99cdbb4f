"""SIGTERM: commands that were received are answered, everyone is told, and nobody is waited for long."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import signal
import threading
from collections.abc import Callable

from .client import JSON, Client, asked, at_table, enter, in_a_loop, opened, play_on
from .process import Server, wait_for
from .test_bad_traffic import masked, raw_connection
from .test_faults import locked

Start = Callable[[], Server]
# As many as one may send at once.
BURST = 18
CALLERS = 4
# However slow the machine is: everyone gets the time to be answered, and to read it.
SLOW = {"shutdown._COMMANDS": 120.0, "shutdown._READERS": 120.0}


def ids(server: Server, code: str) -> list[str]:
    """Return the ids of all commands that were done at a table."""
    return [entry["id"] for entry in server.journal(code) if "id" in entry]


def call(server: Server, seat: JSON, done: dict[str, int]) -> None:
    """Send commands over HTTP until the server is gone; note what became of each."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {"Authorization": f"Bearer {seat['token']}"}
    with contextlib.suppress(OSError, http.client.HTTPException):
        for number in range(10_000):
            command = f"{seat['code']}-{number}"
            body = {"t": "mark", "id": command, "seat": 0, "level": number % 3}
            connection.request("POST", f"/api/tables/{seat['code']}/commands", json.dumps(body), headers)
            answer = connection.getresponse()
            answer.read()
            done[command] = answer.status
    connection.close()


async def flood(client: Client) -> list[str]:
    """Send many commands without waiting for answers; return their ids."""
    sent = [client.new_id() for _ in range(BURST)]
    for number, command in enumerate(sent):
        await client.say({"t": "mark", "id": command, "seat": 0, "level": number % 3})
    return sent


@in_a_loop
async def test_every_command_in_flight_is_answered_or_never_done(own_server: Start) -> None:
    server = own_server()
    server.stop()
    server.limits |= SLOW
    server.start()
    tables = [server.seated(3) for _ in range(6)]
    answers: dict[str, int] = {}
    async with contextlib.AsyncExitStack() as stack:
        everyone: list[list[Client]] = []
        for seats in tables:
            clients = await stack.enter_async_context(at_table(server, seats, watchers=1))
            await clients[0].must("start")
            await clients[0].until(lambda clients=clients: asked(clients))  # type: ignore[misc]
            everyone.append(clients)
        stranger = await stack.enter_async_context(opened(server, tables[0][0]["code"]))
        callers = [
            threading.Thread(target=call, args=(server, seats[2], answers)) for seats in tables[:CALLERS]
        ]
        for thread in callers:
            thread.start()
        await everyone[0][0].until(lambda: len(answers) > CALLERS)
        flooding = [flood(client) for clients in everyone for client in clients[:2]]
        sent = await asyncio.gather(*flooding)
        took = await asyncio.to_thread(server.stop)
        for clients in everyone:
            for client in clients:
                assert await client.until_closed() == 1012
                assert client.frames[-1] == {"t": "closing"}
        assert json.loads(await stranger.recv()) == {"t": "closing"}, "not even hello was said"
        for thread in callers:
            await asyncio.to_thread(thread.join)
    done = {id_ for clients in everyone for c in clients for id_ in (a["id"] for a in c.told("done"))}
    done |= {id_ for id_, status in answers.items() if status == 200}
    written = [id_ for seats in tables for id_ in ids(server, seats[0]["code"])]
    assert len(written) == len(set(written)), "something was done twice"
    assert set(written) == done, "done without an answer, or answered without being done"
    print(f"{len(done)} done of {sum(map(len, sent)) + len(answers)} sent; stopped in {took:.2f} s")
    assert server.errors() == []
    server.start()
    assert {id_ for seats in tables for id_ in ids(server, seats[0]["code"])} == done


@in_a_loop
async def test_a_stream_is_told_too(own_server: Start) -> None:
    server = own_server()
    code = server.make()["code"]
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", f"/api/tables/{code}/stream")
    stream = connection.getresponse()
    assert json.loads(stream.readline())["t"] == "table"
    server.stop()
    lines = [line for line in stream.read().splitlines() if line]
    assert json.loads(lines[-1]) == {"t": "closing"}
    connection.close()


@in_a_loop
async def test_readers_that_do_not_read_are_not_waited_for(own_server: Start) -> None:
    server = own_server()
    server.stop()
    # The system takes little for them, so that the rest waits in the server.
    server.limits |= {"serve.MOST_UNSENT": 4096}
    server.start()
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        # The longer the game the longer what they are told, and do not read.
        await play_on(clients, random.Random(1), 40)
        deaf = [raw_connection(server, seats[0]["code"], seats[1]["token"], 2048) for _ in range(3)]
        for raw in deaf:
            for number in range(18):
                raw.sendall(masked(json.dumps({"t": "sync", "id": f"{number}"}).encode()))
        await clients[0].must("say", text="is anybody there?")
        took = await asyncio.to_thread(server.stop)
        print(f"stopped in {took:.2f} s")
        assert await clients[0].until_closed() == 1012
    assert took < 60, "they were waited for: a socket that is being closed has two minutes here"
    for raw in deaf:
        raw.close()
    assert server.errors() == []


@in_a_loop
async def test_a_second_signal_ends_it_at_once(own_server: Start) -> None:
    """While a command waits for the disk the server waits for it, but not if it is told twice to stop."""
    server = own_server()
    server.stop()
    server.limits |= {**SLOW, "journal.group_commit.PATIENCE": 120.0}
    server.start()
    seat = server.seated(3)[0]
    client = await enter(server, seat["code"], seat["token"])
    with locked(server):
        await client.say({"t": "me", "id": client.new_id(), "name": "Ada", "portrait": 1})
        await asyncio.to_thread(wait_for, lambda: server.get("/healthz").status == 503, "a busy disk")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(wait_for, lambda: server.lines()[-1]["what"] == "stopping", "the log")
        server.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.process.wait, 30) == -signal.SIGTERM
    await client.close()
    assert server.lines()[-1]["what"] == "stopping", "it did not even take its leave"
    server.start()
    assert server.shown(seat["code"])["seats"][0]["name"] == "Player 0"
