"""Deals that nobody can choose: promised, committed, frozen, opened; whoever is silent is left out."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from saboteur import Game
from saboteur.core.fair import NO_HEAD, link_hash, promise_of, read_transcript
from saboteur.game import verify

from .client import JSON, Client, at_table, enter, in_a_loop, play_on
from .fair_page import FairPage, all_open, committed, line_hash
from .operating import must
from .process import Server, wait_for

Start = Callable[..., Server]
NAMED = {(False, False): "none", (True, False): "left out", (True, True): "opened"}
SHORT = {"options": {"rounds": "1"}}


def chain(server: Server) -> list[JSON]:
    """Return the whole chain, the oldest first, read page by page; every hash must follow."""
    found: list[JSON] = []
    before = ""
    while True:
        part = server.get(f"/api/fair{before}").data
        found += part["entries"]
        if part["before"] is None:
            break
        before = f"?before={part['before']}"
    found.reverse()
    head = NO_HEAD
    for number, entry in enumerate(found, 1):
        assert entry["number"] == number
        head = link_hash(head, *(entry[key] for key in ("number", "what", "deal", "note", "day")))
        assert entry["hash"] == head
    return found


def fate(server: Server, deal: str) -> list[str]:
    """Return what the chain says of a deal."""
    entries = [entry for entry in chain(server) if entry["deal"] == deal]
    return [" ".join((e["what"], e["note"])[: 1 + (e["what"] == "aborted")]) for e in entries]


def record_of(server: Server, seat: JSON, number: int = 1) -> str:
    """Return the record of a table's finished game, as one of its players gets it."""
    path = f"/api/tables/{seat['code']}/games/{number}/record"
    return server.ask("GET", path, headers={"Authorization": f"Bearer {seat['token']}"}).body.decode()


def parts(client: Client) -> list[str]:
    """Return what each seat did for the deal, as the game's frame tells."""
    read = read_transcript(client.game["fair"]).parts
    return [(part.level and "bot") or NAMED[bool(part.commitment), bool(part.opening)] for part in read]


async def played_out(clients: list[Client]) -> None:
    """Play until the game is over."""
    await play_on(clients, random.Random(1), 10_000)
    for client in clients:
        await client.until(lambda client=client: client.table["phase"] == "over")  # type: ignore[misc]


@in_a_loop
async def test_everyone_opens_and_the_record_proves_it_and_so_does_the_rematch(server: Server) -> None:
    seats = server.seated(3, SHORT)
    async with at_table(server, seats) as clients:
        pages = await committed(clients)
        deal = pages[0].fair["deal"]
        assert fate(server, deal) == ["committed"]
        assert clients[0].table["fair"]["frozen"] is None and not clients[0].game
        await clients[0].must("start")
        await all_open(pages)
        assert parts(clients[1]) == ["opened"] * 3
        assert fate(server, deal) == ["committed", "frozen"]
        assert clients[0].table["fair"] is None
        await played_out(clients)
        text = record_of(server, seats[0])
        assert verify(text) == []
        fair = Game.replay(text).fair
        assert fair is not None and list(fair.transcript) == clients[0].game["fair"]
        assert all(page.opening in text and page.commitment in text for page in pages)
        entry = next(e for e in chain(server) if e["deal"] == deal and e["what"] == "committed")
        assert fair.transcript[3] == f"chain {entry['number']} {entry['hash']}"
        await clients[0].until(lambda: clients[0].table["fair"])
        assert fate(server, deal) == ["committed", "frozen", "opened"]
        again = await committed(clients)
        assert again[0].fair["deal"] != deal and again[0].fair["game"] == 2
        assert set(again[0].fair["places"]).isdisjoint(pages[0].fair["places"])
        await clients[2].must("rematch")
        await clients[1].must("rematch")  # it has begun: nothing happens twice
        await all_open(again)
        assert parts(clients[0]) == ["opened"] * 3
    assert [entry["e"] for entry in server.journal(seats[0]["code"])].count("dealt") == 2


@in_a_loop
async def test_bots_and_those_who_do_not_care_delay_nobody(server: Server) -> None:
    """The limit for openings is two minutes here: the deal does not wait for it."""
    seats = server.seated(3, {"players": 4, **SHORT})
    async with at_table(server, seats) as clients:
        await clients[0].must("bot", seat=3, level="random")
        pages = await committed(clients[:1])
        await clients[0].must("start")
        await all_open(pages)
        assert parts(clients[0]) == ["opened", "none", "none", "bot"]


@in_a_loop
async def test_without_anybody_the_cards_are_dealt_at_once(server: Server) -> None:
    seats = server.seated(3, SHORT)
    async with at_table(server, seats) as clients:
        await clients[0].must("start")
        await clients[0].until(lambda: clients[0].game)
        assert parts(clients[0]) == ["none"] * 3
        frozen = [f for f in clients[0].told("table") if f["table"]["fair"] and f["table"]["fair"]["frozen"]]
        assert not frozen, "nobody is asked to open"


@in_a_loop
async def test_everyone_is_told_whose_page_is_awaited(server: Server) -> None:
    seats = server.seated(3, SHORT)
    async with at_table(server, seats) as clients:
        pages = await committed(clients)
        await clients[0].must("start")
        for page in pages:
            await page.asked()
        assert clients[0].table["fair"]["awaited"] == [0, 1, 2]
        await pages[0].open()
        await pages[1].open()
        await clients[0].until(lambda: clients[0].table["fair"]["awaited"] == [2])
        await pages[2].open()
        await clients[0].until(lambda: clients[0].game)


@in_a_loop
async def test_a_slow_page_is_left_out_after_a_while(own_server: Start) -> None:
    server = own_server(limits={"tables.fair.OPEN_WITHIN": 0.3})
    seats = server.seated(3, SHORT)
    async with at_table(server, seats) as clients:
        pages = await committed(clients)
        await clients[0].must("start")
        await clients[0].until(lambda: clients[0].game)
        assert parts(clients[0]) == ["left out"] * 3
        late = await pages[2].open()
        assert late["code"] == "not-now"
        assert await clients[1].error("commit", deal="0" * 64, commitment="0" * 64) == "not-now"


@in_a_loop
async def test_a_page_that_is_gone_is_not_waited_for(server: Server) -> None:
    """Nor does it stop the deal: here the others would be waited for two minutes."""
    seats = server.seated(3, SHORT)
    async with at_table(server, seats) as clients:
        pages = await committed(clients)
        await clients[2].close()
        await clients[0].until(lambda: not clients[0].table["seats"][2]["here"])
        await clients[0].must("start")
        await all_open(pages[:2])
        assert parts(clients[0]) == ["opened", "opened", "left out"]


@in_a_loop
async def test_twelve_pages(server: Server) -> None:
    seats = server.seated(12, {"modules": ["saboteur2"], **SHORT})
    async with at_table(server, seats) as clients:
        pages = await committed(clients)
        await clients[0].must("start")
        await all_open(pages)
        assert parts(clients[11]) == ["opened"] * 12


@in_a_loop
async def test_nobody_comes_or_goes_between_freeze_and_deal(server: Server) -> None:
    seats = server.seated(3, SHORT)
    code = seats[0]["code"]
    async with at_table(server, seats) as clients:
        pages = await committed(clients)
        await clients[0].must("start")
        await pages[1].asked()
        assert await clients[0].error("me", name="Eve") == "not-now"
        assert await clients[0].error("bot", seat=1, level="rule") == "not-now"
        assert await clients[0].error("remove", seat=1) == "not-now"
        wish = {"name": "Eve", "device": "eve"}
        assert server.post(f"/api/tables/{code}/seats", wish).status in (403, 404, 409)
        await clients[2].must("leave")
        await all_open(pages[:2])
        assert parts(clients[0]) == ["opened", "opened", "left out"]


@in_a_loop
async def test_a_commitment_is_made_once_and_opened_as_it_was(server: Server) -> None:
    seats = server.seated(3, SHORT)
    async with at_table(server, seats) as clients:
        page, other, _ = await committed(clients)
        deal = page.fair["deal"]
        await clients[0].must("commit", deal=deal, commitment=page.commitment)
        assert await clients[0].error("commit", deal=deal, commitment="ab" * 32) == "not-now"
        assert await clients[0].error("commit", deal="ab" * 32, commitment="ab" * 32) == "stale"
        assert await clients[0].error("commit", deal=deal, commitment="AB" * 32) == "malformed"
        assert (await page.open())["code"] == "not-now", "before the freeze nothing is opened"
        await clients[0].must("start")
        await page.asked()
        assert await clients[0].error("open", deal=deal, opening=other.opening) == "malformed"
        assert (await page.open())["t"] == (await page.open())["t"] == "done"
        opened = [e for e in server.journal(seats[0]["code"]) if e["e"] == "opened"]
        assert len(opened) == 1


@in_a_loop
async def test_people_who_move_up_stay_in_the_deal(server: Server) -> None:
    host = server.make("Ada", rules={"players": 5, **SHORT})
    guests = [server.join(host["code"], name) for name in ("Ben", "Cleo", "Dan")]
    async with at_table(server, [host, *guests]) as clients:
        pages = await committed(clients)
        await clients[1].must("leave")
        smaller = {"rules": {"players": 3, **SHORT}, "clock": {"kind": "none"}}
        await clients[0].must("settings", **smaller)
        await clients[0].must("start")
        await all_open([pages[0], pages[2], pages[3]])
        assert parts(clients[0]) == ["opened"] * 3


@in_a_loop
async def test_a_crash_between_freeze_and_deal_changes_nothing(own_server: Start) -> None:
    """Killed after one page has opened: the same deal goes on, and the others can still open."""
    server = own_server()
    seats = server.seated(3, SHORT)
    clients = [await enter(server, seat["code"], seat["token"]) for seat in seats]
    pages = await committed(clients)
    await clients[0].must("start")
    await pages[0].asked()
    assert (await pages[0].open())["t"] == "done"
    server.kill()
    for client in clients:
        await client.until_closed()
    server.start()
    async with at_table(server, seats) as back:
        for page, client in zip(pages, back, strict=True):
            page.client = client
            await page.asked()
            assert client.table["fair"]["deal"] == page.fair["deal"]
        for page in pages[1:]:
            assert (await page.open())["t"] == "done"
        await back[0].until(lambda: back[0].game)
        assert parts(back[0]) == ["opened"] * 3
    kinds = [entry["e"] for entry in server.journal(seats[0]["code"])]
    assert kinds.count("frozen") == kinds.count("dealt") == 1 and kinds.count("promised") == 1


def test_a_deal_is_finished_after_a_crash_though_nobody_is_back(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3, SHORT)

    @in_a_loop
    async def until_frozen() -> None:
        client = await enter(server, seats[0]["code"], seats[0]["token"])
        page = FairPage(client)
        await page.commit()
        await client.must("start")
        await client.close()

    until_frozen()
    server.kill()
    server.limits["tables.fair.OPEN_WITHIN"] = 0.3
    server.start()
    wait_for(lambda: server.journal(seats[0]["code"])[-1]["e"] == "dealt", "the deal")


@in_a_loop
async def test_the_secret_is_told_by_nobody_before_the_end_and_no_opening_before_the_freeze(
    server: Server,
) -> None:
    seats = server.seated(3, SHORT)
    code = seats[0]["code"]
    async with at_table(server, seats, watchers=1) as clients:
        people = clients[:3]
        pages = await committed(people)
        await people[0].must("start")
        await pages[0].asked()
        secret = next(e["secret"] for e in server.journal(code) if e["e"] == "promised")
        before = ["\n".join(client.texts) for client in clients]
        assert (await pages[0].open())["t"] == "done"
        await people[1].must("sync")
        assert not any(pages[0].opening in "\n".join(client.texts) for client in clients), "others still wait"
        await all_open(pages)
        dealt = server.journal(code)[-1]
        assert promise_of(secret) == pages[0].fair["deal"] and dealt["e"] == "dealt"
        await play_on(people, random.Random(2), 3)
        texts = "\n".join(text for client in clients for text in client.texts)
        exported = must(server.folder, "export", "--table", code)
        for writing in (secret, secret[:24], dealt["seed"]):
            assert writing not in texts and writing not in exported
        assert not any(page.opening in text for page in pages for text in before)
        assert secret not in server.get("/api/fair").body.decode()


def test_the_chain_outlives_its_tables_and_names_nobody(own_server: Start) -> None:
    server = own_server()
    waiting = server.make("Ada")
    deal = promise_of(server.journal(waiting["code"])[-1]["secret"])
    assert fate(server, deal) == ["committed"]
    must(server.folder, "forget", "--table", waiting["code"], "--yes")
    assert fate(server, deal) == ["committed", "aborted unstarted"]
    text = server.get("/api/fair").body.decode()
    assert waiting["code"] not in text and "Ada" not in text
    begun = server.make("Ada", rules={"players": 3})

    @in_a_loop
    async def start() -> None:
        client = await enter(server, begun["code"], begun["token"])
        for seat in (1, 2):
            await client.must("bot", seat=seat, level="random")
        await client.must("start")
        await client.close()

    start()
    other = promise_of(_first_secret(server, begun))
    server.stop()
    must(server.folder, "forget", "--table", begun["code"], "--yes")
    server.start()
    assert fate(server, other) == ["committed", "frozen", "aborted unfinished"]
    assert server.get("/api/fair").data["counts"] == {
        "aborted-unfinished": 1, "aborted-unstarted": 1, "committed": 2, "frozen": 1,
    }  # fmt: skip


def _first_secret(server: Server, place: JSON) -> str:
    return str(next(e["secret"] for e in server.journal(place["code"]) if e["e"] == "promised"))


def test_restoring_is_written_in_the_chain_and_no_known_secret_is_used_again(own_server: Start) -> None:
    server = own_server()
    seats = server.seated(3, SHORT)
    copy = server.folder / "copy.backup"
    must(server.folder, "backup", str(copy))

    @in_a_loop
    async def play() -> None:
        async with at_table(server, seats) as clients:
            await clients[0].must("start")
            await played_out(clients)
            await clients[0].until(lambda: clients[0].table["fair"])

    play()
    secret = _first_secret(server, seats[0])
    gone = server.make("Ben")
    lost = promise_of(_first_secret(server, gone))
    before = chain(server)
    must(server.folder, "restore", str(copy), "--yes")
    after = chain(server)
    assert after[: len(before)] == before and after[len(before)]["what"] == "restored"
    assert fate(server, lost) == ["committed", "aborted unstarted"]

    @in_a_loop
    async def look() -> None:
        client = await enter(server, seats[0]["code"], seats[0]["token"])
        await client.until(lambda: client.table["fair"])
        assert client.table["fair"]["deal"] != promise_of(secret), "it is known"
        await client.close()

    look()


def test_an_empty_server_continues_the_chain_of_a_backup(own_server: Start) -> None:
    server, other = own_server(), own_server()
    server.make("Ada")
    copy = server.folder / "copy.backup"
    must(server.folder, "backup", str(copy))
    must(other.folder, "restore", str(copy), "--yes")
    assert [entry["what"] for entry in chain(other)] == ["committed", "restored"]
    assert chain(other)[:1] == chain(server)


def test_the_chain_is_read_in_parts(server: Server) -> None:
    assert server.get("/api/fair?before=x").error == (400, "malformed")
    with server.database() as database:
        (count,) = database.execute("SELECT count(*) FROM fair_chain").fetchone()
    for _ in range(max(0, 101 - count)):
        server.make("Ada")
    part = server.get("/api/fair").data
    assert len(part["entries"]) == 100 and part["before"] == part["entries"][-1]["number"]
    assert len(chain(server)) == part["entries"][0]["number"]
    page = server.ask("GET", "/fair", headers={"Accept-Language": "de"}).body.decode()
    assert 'lang="de"' in page and "Alle Mischungen" in page and part["entries"][99]["deal"] in page
    assert page.count("<code>") == 100 and f"/fair?before={part['before']}" in page
    older = server.ask("GET", f"/fair?before={part['before']}").body.decode()
    assert f"/api/fair?before={part['before']}" in older and part["entries"][99]["hash"] not in older
    chosen = server.ask("GET", "/fair?language=it", headers={"Accept-Language": "de"}).body.decode()
    assert '<html lang="it">' in chosen and '<a href="/">' in chosen
    assert f"/fair?language=it&before={part['before']}" in chosen
    assert (
        '<html lang="de">'
        in server.ask("GET", "/fair?language=x", headers={"Accept-Language": "de"}).body.decode()
    )
    assert server.get("/fair?before=x").error == (400, "malformed")


def test_a_program_takes_part_with_plain_requests(server: Server) -> None:
    """As docs/api.md shows."""
    seats = server.seated(3, SHORT)
    table, head = f"/api/tables/{seats[0]['code']}", {"Authorization": f"Bearer {seats[0]['token']}"}

    def command(**what: Any) -> None:
        answer = server.ask("POST", f"{table}/commands", what, head)
        assert answer.status == 200, answer.body

    opening = "5a" * 32
    fair = server.ask("GET", table, headers=head).data["fair"]
    commitment = line_hash(
        "saboteur fair seat 1", fair["deal"], str(fair["game"]), fair["places"][0], opening
    )
    command(t="commit", deal=fair["deal"], commitment=commitment)
    command(t="start")
    frozen = server.ask("GET", table, headers=head).data["fair"]["frozen"]
    assert frozen == [commitment, None, None]
    command(t="open", deal=fair["deal"], opening=opening)
    game = server.ask("GET", f"{table}/game", headers=head).data
    assert opening in json.dumps(game["fair"])
