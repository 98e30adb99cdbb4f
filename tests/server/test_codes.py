"""Codes and links: a code finds a lobby that waits; afterwards it takes the link, a seat or a screen."""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur.server.admission.budgets import BUDGETS
from saboteur.server.tables.codes import CODE_LENGTH, KEY_BYTES, LETTERS, is_code, new_code, new_key

from .client import JSON, Client, asked, at_table, enter, in_a_loop, opened
from .operating import must
from .process import Answer, Server, bearer, elsewhere

Start = Callable[..., Server]
DOCS = Path(__file__).parents[2] / "docs"
OLD: JSON = json.loads((Path(__file__).parent / "old_tables.json").read_text(encoding="utf-8"))
WRONG = "QQQQQQ"
# Every path that takes a code, as a stranger may ask for it.
ROUTES = (
    ("GET", "/api/tables/{}"),
    ("GET", "/api/tables/{}/game"),
    ("GET", "/api/tables/{}/stream"),
    ("GET", "/api/tables/{}/games/1"),
    ("GET", "/api/tables/{}/games/1/record"),
    ("POST", "/api/tables/{}/seats"),
    ("POST", "/api/tables/{}/commands"),
    ("GET", "/qr/{}.svg"),
)


def asks(server: Server, method: str, path: str, token: str = "") -> Answer:
    """Ask for something of a table, with or without a token."""
    body = {"name": "Eve", "t": "start"} if path.endswith("/commands") else {"name": "Eve"}
    headers = elsewhere() | (bearer(token) if token else {})
    return server.ask(method, path, body if method == "POST" else None, headers)


async def greeted(server: Server, code: str, token: str | None) -> Client:
    """Say hello at a table, and wait for a table or the end."""
    client = Client(await opened(server, code), "x")
    await client.say({"t": "hello", "token": token})
    await client.until(lambda: client.told("table") or client.told("error"))
    return client


async def begun(server: Server) -> list[JSON]:
    """Deal at a table of three."""
    seats = server.seated(3)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
    return seats


def strangers_answer(server: Server, code: str, method: str, path: str, token: str = "") -> tuple[int, str]:
    """Return the answer to a stranger, without the code that was asked for."""
    answer = asks(server, method, path.format(code), token)
    return answer.status, answer.body.decode().replace(code, "CODE")


def test_codes_and_keys_are_random_enough() -> None:
    codes, keys = {new_code() for _ in range(200)}, {new_key() for _ in range(200)}
    assert len(codes) == len(keys) == 200
    assert all(
        len(code) == CODE_LENGTH == 6 and is_code(code) and set(code) <= set(LETTERS) for code in codes
    )
    assert KEY_BYTES * 8 >= 80 and all(re.fullmatch("[a-z2-7]{16}", key) for key in keys)
    assert len(LETTERS) == 24


def test_finding_a_private_lobby_takes_long() -> None:
    """The arithmetic of docs/security.md, from the constants."""
    budget, day = BUDGETS["codes"], 86_400.0
    codes, lobbies, addresses = len(LETTERS) ** CODE_LENGTH, 1000, 100
    tries = (codes + 1) / (lobbies + 1)
    days = (tries / addresses - budget.size) / budget.rate / day
    assert days > 30
    in_a_month = addresses * (budget.size + budget.rate * 30 * day)
    found = 1 - (1 - lobbies / codes) ** in_a_month
    text = " ".join((DOCS / "security.md").read_text(encoding="utf-8").split())
    for figure in (
        f"{codes:,} codes", f"= {tries:,.0f} codes", f"= {days:.1f} days", f"= {in_a_month:,.0f} codes",
        f"= {found * 100:.1f} %", f"= {in_a_month / codes * 100:.2f} %", f"B = {budget.size:.0f} wrong codes",
        f"r = {budget.rate * day:.0f} a day",
    ):  # fmt: skip
        assert figure in text, figure
    assert budget.size >= 3 * 12, "twelve people behind one router mistype"


@in_a_loop
async def test_a_code_finds_a_lobby_and_the_link_a_game(server: Server) -> None:
    host = server.make(rules={"players": 3})
    code = host["code"]
    key = host["link"].partition("#")[2]
    assert host["link"] == f"/t/{code}#{key}" and len(key) == 16
    watcher = await greeted(server, code, None)
    assert watcher.table["link"] == host["link"], "who watched the lobby keeps access"
    places = [asks(server, "POST", f"/api/tables/{code}/seats").data]
    places.append(server.join(code, "Ben"))
    assert {place["link"] for place in places} == {host["link"]}
    async with at_table(server, [host, *places]) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: asked(clients))
        await watcher.until(lambda: watcher.game)
        screen = clients[1].table["screen"]
        bare = await greeted(server, code, None)
        assert await bare.until_closed() == 1008 and bare.told("error")[0]["code"] == "unknown-table"
        assert not bare.told("table"), "a code alone tells nothing about a game"
        for token, seat in ((key, None), (places[0]["token"], 1), (screen, None)):
            again = await greeted(server, code, token)
            await again.until(lambda again=again: again.game)  # type: ignore[misc]
            assert again.you == seat and not again.told("error")
            await again.close()
    await watcher.close()


@in_a_loop
async def test_many_spectators_come_by_the_same_link(server: Server) -> None:
    seats = await begun(server)
    watchers = [await enter(server, seats[0]["code"], None) for _ in range(8)]
    for watcher in watchers:
        await watcher.must("sync")
        assert watcher.ended is None and watcher.you is None
        await watcher.close()


@in_a_loop
async def test_strangers_cannot_tell_wrong_codes_from_games(own_server: Start) -> None:
    server = own_server()
    playing, asleep = await begun(server), await begun(server)
    server.stop()
    server.start()
    # Somebody looks at one of them.
    page = await enter(server, playing[0]["code"], playing[0]["token"])
    for method, path in ROUTES:
        for token in ("", "a-token-that-opens-nothing"):
            codes = (WRONG, playing[0]["code"], asleep[0]["code"])
            answers = {strangers_answer(server, code, method, path, token) for code in codes}
            assert len(answers) == 1, (path, answers)
            ((status, body),) = answers
            assert (status, json.loads(body)["error"]) == (404, "unknown-table"), path
    assert server.get("/healthz").data["tables"] == 1, "strangers wake no table"
    link = bearer(server.keys[asleep[0]["code"]])
    assert server.ask("GET", f"/api/tables/{asleep[0]['code']}", headers=link).data["phase"] == "playing"
    await page.close()


def test_the_link_opens_every_path(server: Server) -> None:
    host = server.make(rules={"players": 3})
    key = server.keys[host["code"]]
    for token in ("", key, host["token"]):
        picture = asks(server, "GET", f"/qr/{host['code']}.svg", token)
        assert picture.status == 200 and picture.headers["cache-control"] == "no-store"
        assert asks(server, "GET", f"/api/tables/{host['code']}", token).data["link"] == host["link"]
    # With the link one watches; it is no seat.
    refused = server.ask("POST", f"/api/tables/{host['code']}/commands", {"t": "start"}, bearer(key))
    assert refused.error[1] == "unknown-seat"
    assert key not in server.log.read_text(encoding="utf-8")


def test_wrong_codes_run_out_but_links_go_on(own_server: Start) -> None:
    server = own_server(options=("--budget", "codes=3"))
    host = server.make(rules={"players": 3})
    path, home = f"/api/tables/{host['code']}", {"X-Forwarded-For": "10.1.2.3"}
    for _ in range(5):
        assert server.ask("GET", path, headers=home).status == 200, "right codes cost nothing"
    wrong = [server.ask("GET", f"/api/tables/{WRONG}", headers=home) for _ in range(3)]
    assert [answer.error for answer in wrong] == [(404, "unknown-table")] * 3
    for asked_for in (WRONG, host["code"]):
        spent = server.ask("GET", f"/api/tables/{asked_for}", headers=home)
        assert spent.error == (429, "wrong-codes") and "links" in spent.data["detail"]
        assert int(spent.headers["retry-after"]) > 3600
    seat = server.ask("POST", f"{path}/seats", {"name": "Eve"}, home)
    assert seat.error == (429, "wrong-codes")
    key = server.keys[host["code"]]
    for token in (key, host["token"]):
        assert server.ask("GET", path, headers=home | bearer(token)).status == 200
    assert server.ask("POST", f"{path}/seats", {"name": "Eve"}, home | bearer(key)).status == 201
    assert server.ask("GET", path, headers={"X-Forwarded-For": "10.1.2.4"}).status == 200, "others may"


def test_guessed_tokens_count_as_wrong_codes(own_server: Start) -> None:
    server = own_server(options=("--budget", "codes=3"))
    home = {"X-Forwarded-For": "10.1.2.3"} | bearer("guessed")
    answers = [server.ask("GET", f"/api/tables/{WRONG}", headers=home).error[0] for _ in range(4)]
    assert answers == [404, 404, 404, 429]


# Tables of older versions -------------------------------------------------------------------------


@pytest.fixture
def with_old(own_server: Start) -> Server:
    """Start a server over tables that the last version with five letters has written."""
    server = own_server()
    server.stop()
    with server.database() as database:
        for table in OLD.values():
            # As if it had been today: retention deletes what is old.
            bodies = [re.sub(r'"at":[0-9.]+', f'"at":{time.time()}', body) for body in table["rows"]]
            rows = [(table["code"], seq, body.encode()) for seq, body in enumerate(bodies)]
            database.executemany("INSERT INTO journal (code, seq, body) VALUES (?, ?, ?)", rows)
            database.execute(
                "INSERT INTO tables (code, made, phase, open, wakes) VALUES (?, ?, ?, ?, ?)",
                (table["code"], time.time(), *table["index"][1:]),
            )
    server.start()
    return server


@in_a_loop
async def test_old_tables_open_by_their_old_links(with_old: Server) -> None:
    waiting, playing = OLD["waiting"], OLD["playing"]
    for table in (waiting, playing):
        assert len(table["code"]) == 5
        shown = with_old.ask("GET", f"/api/tables/{table['code']}").data
        assert shown["link"] == f"/t/{table['code']}"
    watcher = await greeted(with_old, playing["code"], None)
    await watcher.until(lambda: watcher.game)
    seat = await greeted(with_old, playing["code"], playing["token"])
    await seat.until(lambda: seat.game and seat.told("own"))
    assert seat.told("own")[-1]["note"] == "Ben, surely"
    await seat.must("note", text="Ben, surely not")
    await seat.until(lambda: seat.told("own")[-1]["note"] == "Ben, surely not")
    assert asks(with_old, "POST", f"/api/tables/{waiting['code']}/seats").status == 201
    for client in (watcher, seat):
        await client.close()


def test_the_operator_names_tables_by_codes_of_both_lengths(with_old: Server) -> None:
    new = with_old.make()["code"]
    for code in (OLD["playing"]["code"], new):
        assert code in must(with_old.folder, "export", "--table", code)
        must(with_old.folder, "forget", "--table", code, "--yes")
        assert with_old.ask("GET", f"/api/tables/{code}").error == (404, "unknown-table")


@pytest.mark.soak
@in_a_loop
async def test_a_wrong_code_takes_as_long_as_a_sleeping_table(own_server: Start) -> None:
    """Medians of many requests in turn, so that the machine's speed does not matter."""
    server = own_server()
    asleep = (await begun(server))[0]["code"]
    server.stop()
    server.start()
    times: dict[str, list[float]] = {WRONG: [], asleep: []}
    for _ in range(300):
        for code, taken in times.items():
            began = time.perf_counter()
            assert server.ask("GET", f"/api/tables/{code}", headers=bearer("guessed")).status == 404
            taken.append(time.perf_counter() - began)
    wrong, sleeping = (statistics.median(taken) for taken in times.values())
    print(f"wrong {wrong * 1000:.2f} ms, asleep {sleeping * 1000:.2f} ms")
    assert sleeping < 1.5 * wrong
