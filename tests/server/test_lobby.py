"""Before the start: tables are made, found, joined, changed and left, as docs/protocol.md says."""

from __future__ import annotations

from typing import Any

import pytest

from saboteur.analysis.atlas import LEVEL, shipped_atlas
from saboteur.schema.commands import PutBot
from saboteur.schema.settings import Guest, RulesWish, Settings
from saboteur.server.journal.entries import Made
from saboteur.server.tables.decide import put_bot, sit
from saboteur.server.tables.table import Table

from .client import JSON, at_table, enter, in_a_loop, settled
from .process import Server, elsewhere

LIVE = {"kind": "live", "bank": 60, "increment": 30}


def seats_path(code: str) -> str:
    return f"/api/tables/{code}/seats"


def names(table: JSON) -> list[str | None]:
    return [seat and seat["name"] for seat in table["seats"]]


def test_twelve_players_have_twelve_faces_that_fit_the_bots_names() -> None:
    table = Table(Made(code="QUARK", settings=Settings(rules=RulesWish(players=12, modules=["saboteur2"]))))
    for seat, wish in enumerate((7, 7, 0)):
        table.apply(sit(table, Guest(name=f"Guest {seat}", portrait=wish), str(seat), ("", "")))
    assert [s.portrait for s in table.seats[:3] if s] == [7, 0, 1]
    for seat in range(3, 12):
        for entry in put_bot(table, 0, PutBot(id="x", seat=seat, level="rule")):
            table.apply(entry)
    faces = {s.name: s.portrait for s in table.seats if s}
    assert sorted(faces.values()) == list(range(12))
    assert faces["Bruna"] == 3 and faces["Odvar"] not in (1, 3, 5, 6, 8, 10)


# Making and finding -------------------------------------------------------------------------------


def test_a_table_is_made_with_its_host_and_shown_without_secrets(server: Server) -> None:
    made = server.make("Ada", portrait=2, clock=LIVE, pace=900, rules={"players": 4})
    assert made["seat"] == 0
    assert made.keys() == {"code", "link", "seat", "token"}
    shown = server.shown(made["code"])
    assert shown["host"] == 0 and shown["phase"] == "lobby" and shown["clock"] == LIVE
    assert shown["pace"] == 900 and shown["games"] == 0 and shown["result"] is None
    assert shown["seats"] == [
        {"name": "Ada", "portrait": 2, "bot": None, "here": False, "held": False, "muted": False},
        None, None, None,
    ]  # fmt: skip
    assert made["token"] not in str(shown) and "key" not in str(shown)


def test_a_lobby_tells_how_often_diggers_win_by_rules_that_were_counted(server: Server) -> None:
    counted = server.make(rules={"players": 5, "modules": ["tournament"]})
    told = server.shown(counted["code"])["balance"]
    assert told == shipped_atlas()[f"{LEVEL}/5/jubilee/tournament"][0]
    assert 50 < told <= 100
    uncounted = {"players": 4, "edition": "classic", "modules": ["greedy-dwarf"]}
    assert server.shown(server.make(rules=uncounted)["code"])["balance"] is None


def test_a_lobby_offers_the_most_even_rules_for_each_number_of_players(server: Server) -> None:
    offered = server.get("/api/offer").data["fair"]
    assert [each["players"] for each in offered] == list(range(3, 11))
    for each in offered:
        rules = {"players": each["players"], **each["rules"]}
        told = server.shown(server.make(rules=rules)["code"])
        assert told["rules"] == rules and told["balance"] == each["balance"]
        low, high = each["between"]
        assert low <= each["balance"] <= high and each["rounds"] >= 200
        usual = shipped_atlas()[f"{LEVEL}/{each['players']}/jubilee/base"][0]
        assert abs(each["balance"] - 50) <= abs(usual - 50)


def test_a_code_may_be_typed_in_small_letters(server: Server) -> None:
    code = server.make()["code"]
    assert server.shown(code.lower())["code"] == code
    assert server.join(code.lower(), "Ben")["code"] == code


@pytest.mark.parametrize("code", ["QQQQQ", "Q", "ABCDEFGH", "AB1DE", "ABCDß", "%00%00%00%00%00", "''-''"])
def test_unknown_tables(server: Server, code: str) -> None:
    from urllib.parse import quote

    path = code if "%" in code else quote(code)
    assert server.get(f"/api/tables/{path}").error == (404, "unknown-table")
    answer = server.ask("POST", seats_path(path), {"name": "Ben"}, elsewhere())
    assert answer.error == (404, "unknown-table")
    assert server.get(f"/api/tables/{path}/games/1/record").error == (404, "unknown-table")


@in_a_loop
async def test_only_open_tables_are_listed_and_only_while_somebody_waits(server: Server) -> None:
    listed, hidden = server.make("Open", open=True), server.make("Closed")
    async with at_table(server, [listed]), at_table(server, [hidden]):
        found = {row["code"]: row for row in server.get("/api/tables").data}
        assert hidden["code"] not in found
        assert found[listed["code"]].keys() == {"code", "host", "seats", "taken", "rules"}
        assert found[listed["code"]]["host"] == "Open" and found[listed["code"]]["taken"] == 1


def test_the_offer_is_what_a_table_can_be_made_of(server: Server) -> None:
    offer = server.get("/api/offer").data
    assert offer["players"] == [3, 10] and set(offer["bots"]) >= {"random", "rule", "detective"}
    for module in offer["modules"]:
        players = (module["players"] or offer["players"])[0]
        server.make(rules={"players": players, "modules": [module["key"]]})
    assert [preset["key"] for preset in offer["presets"]] == [
        "classic", "jubilee", "saboteur2", "everything", "tournament",
    ]  # fmt: skip
    for preset in offer["presets"]:
        made = server.make(rules={"players": 6, **preset["rules"]})
        assert server.shown(made["code"])["rules"] == {"players": 6, **preset["rules"]}
    for name, values in offer["options"].items():
        for value in values:
            answer = server.post("/api/tables", {"name": "Ada", "rules": {"options": {name: value}}})
            assert answer.status in (201, 422), answer.body


CLASH = {"players": 5, "modules": ["tournament", "greedy-dwarf"]}


@pytest.mark.parametrize(
    "rules",
    [
        CLASH,
        {"players": 2},
        {"players": 11},
        {"modules": ["no-such-module"]},
        {"edition": "third"},
        {"options": {"placement": "anywhere"}},
        {"options": {"no-such-option": "1"}},
    ],
)
def test_rules_that_clash_are_refused_with_what_clashes(server: Server, rules: JSON) -> None:
    answer = server.post("/api/tables", {"name": "Ada", "rules": rules})
    assert answer.error == (422, "bad-rules")
    assert answer.data["detail"]


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, {"name": 5}, {"name": ""},
        {"portrait": 1}, {"name": "Ada", "portrait": 12}, {"name": "Ada", "portrait": -1},
        {"name": "Ada", "portrait": 1.5}, {"name": "Ada", "more": 1}, {"name": "Ada", "pace": 10_001},
        {"name": "Ada", "open": "yes"}, {"name": "Ada", "clock": {"kind": "live", "bank": 1}},
        {"name": "Ada", "clock": {"kind": "days", "days": 0}}, {"name": "Ada", "clock": {"kind": "egg"}},
        {"name": "Ada", "rules": {"players": "5"}}, {"name": "Ada", "rules": {"seed": "x"}},
        {"name": "Ada", "rules": {"modules": ["x" * 41]}}, {"name": "x" * 201}, b'{"name": "\\ud800"}',
    ],
)  # fmt: skip
def test_malformed_wishes(server: Server, body: Any) -> None:
    assert server.post("/api/tables", body).error == (400, "malformed")


def test_a_body_may_not_be_too_long(server: Server) -> None:
    body = b'{"name": "Ada"' + b" " * 17_000 + b"}"
    assert server.post("/api/tables", body).error == (413, "too-long")
    code = server.make()["code"]
    assert server.post(seats_path(code), body).error == (413, "too-long")


# Names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("  Ada  ", "Ada"),
        ("A\u202eda\u2066\u200b\u200f", "Ada"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("Ada\n\tLove\u2028lace", "Ada Love lace"),
        ("Ade\u0301le", "Ad\u00e9le"),
        ("x" * 24, "x" * 24),
        ("Їжачок", "Їжачок"),
        ("<b>&\"'", "<b>&\"'"),
    ],
)
def test_a_name_keeps_its_letters_and_loses_what_disturbs(server: Server, wish: str, name: str) -> None:
    code = server.make(wish)["code"]
    assert names(server.shown(code))[0] == name


@pytest.mark.parametrize("wish", [" ", "\u202e\u200b", "\n", "x" * 25, "\x00"])
def test_a_name_has_1_to_24_letters(server: Server, wish: str) -> None:
    assert server.post("/api/tables", {"name": wish}).error == (400, "malformed")
    code = server.make()["code"]
    assert server.ask("POST", seats_path(code), {"name": wish}, elsewhere()).error == (400, "malformed")


def test_no_two_have_the_same_name_however_written(server: Server) -> None:
    code = server.make("Adéle Straße")["code"]
    for wish in (
        "Adéle Straße",
        " adéle  straße",
        "ADÉLE STRASSE",
        "Ade\u0301le Straße",
        "Adéle\u200b Straße",
    ):
        answer = server.ask("POST", seats_path(code), {"name": wish}, elsewhere())
        assert answer.error == (409, "name-taken")


def test_a_full_table_takes_nobody(server: Server) -> None:
    seats = server.seated(3)
    answer = server.ask("POST", seats_path(seats[0]["code"]), {"name": "Late"}, elsewhere())
    assert answer.error == (409, "full")
    assert sorted(seat["seat"] for seat in seats) == [0, 1, 2]
    assert len({seat["token"] for seat in seats}) == 3


# At the table -------------------------------------------------------------------------------------


@in_a_loop
async def test_a_page_is_told_of_every_change(server: Server) -> None:
    host = server.make("Ada", rules={"players": 3})
    async with at_table(server, [host], watchers=1) as (ada, watcher):
        assert ada.you == 0 and watcher.you is None
        ben = server.join(host["code"], "Ben")
        for page in (ada, watcher):
            await page.until(lambda page=page: names(page.table) == ["Ada", "Ben", None])  # type: ignore[misc]
        async with at_table(server, [ben]) as (bens,):
            await watcher.until(lambda: watcher.table["seats"][1]["here"])
            await bens.must("me", name="Benno", portrait=5)
            await watcher.until(lambda: names(watcher.table)[1] == "Benno")
            assert watcher.table["seats"][1]["portrait"] == 5
            assert await bens.error("me", name="ada", portrait=1) == "name-taken"
            assert await bens.error("me", name="\u200b", portrait=1) == "malformed"
            assert await watcher.error("me", name="Eve", portrait=1) == "not-yours"


@in_a_loop
async def test_bots_come_change_and_go_by_the_host_alone(server: Server) -> None:
    host = server.make("Bruna", rules={"players": 4})
    ben = server.join(host["code"], "Ben")
    async with at_table(server, [host, ben], watchers=1) as (bruna, other, watcher):
        await bruna.must("bot", seat=3, level="random")
        bot = bruna.table["seats"][3]
        assert bot["bot"] == "random" and bot["here"] and bot["name"] not in ("Bruna", "Ben")
        await bruna.must("bot", seat=3, level="rule")
        assert bruna.table["seats"][3] == {**bot, "bot": "rule"}
        assert await bruna.error("bot", seat=1, level="rule") == "not-now"
        assert await bruna.error("bot", seat=2, level="genius") == "malformed"
        assert await bruna.error("bot", seat=4, level="rule") == "malformed"
        assert await bruna.error("bot", seat=12, level="rule") == "malformed"
        assert await other.error("bot", seat=3, level=None) == "not-yours"
        assert await watcher.error("bot", seat=3, level=None) == "not-yours"
        await bruna.must("bot", seat=3, level=None)
        await bruna.must("bot", seat=3, level=None)
        assert bruna.table["seats"][3] is None


@in_a_loop
async def test_settings_are_the_hosts_and_put_nobody_out(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as (host, guest, last, watcher):
        new: JSON = {"rules": {"players": 5}, "clock": {"kind": "days", "days": 2}, "open": True, "pace": 10}
        assert await guest.error("settings", **new) == "not-yours"
        await host.must("settings", **new)
        await watcher.until(lambda: len(watcher.table["seats"]) == 5)
        assert watcher.table["clock"] == new["clock"] and watcher.table["open"]
        assert await host.error("settings", **{**new, "rules": CLASH}) == "bad-rules"
        assert await host.error("settings", **{**new, "clock": {"kind": "live", "bank": 0}}) == "malformed"
        server.join(seats[0]["code"], "Fourth")
        assert await host.error("settings", **{**new, "rules": {"players": 3}}) == "not-now"
        await last.must("leave")
        await host.must("settings", **{**new, "rules": {"players": 3}})
        await guest.until(lambda: names(guest.table) == ["Player 0", "Player 1", "Fourth"])
        assert guest.you == 1 and last.you is None


@in_a_loop
async def test_who_leaves_frees_his_seat_and_hands_the_table_on(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats) as (host, second, third):
        await host.must("leave")
        await second.until(lambda: second.table["seats"][0] is None)
        assert second.table["host"] == 1 and host.you is None
        assert await host.error("start") == "not-yours"
        assert await second.error("start") == "not-now"
        assert await third.error("start") == "not-yours"
        again = await enter(server, seats[0]["code"], seats[0]["token"])
        assert again.told("error")[0]["code"] == "unknown-seat" and again.you is None
        await again.close()
        new = server.join(seats[0]["code"], "Newcomer")
        assert new["seat"] == 0
        await second.until(lambda: second.table["seats"][0])
        assert second.table["host"] == 1
        await second.must("start")


@in_a_loop
async def test_a_newcomer_is_not_answered_for_who_sat_there_before(server: Server) -> None:
    """Ids belong to a player, not to a seat: the same id of another is another command."""
    host = server.make("Ada", rules={"players": 3})
    ben = server.join(host["code"], "Ben")
    async with at_table(server, [host, ben]) as (_, bens):
        await bens.must("me", id="1", name="Benno", portrait=1)
        await bens.must("leave", id="2")
    cleo = server.join(host["code"], "Cleo")
    assert cleo["seat"] == ben["seat"]
    async with at_table(server, [cleo]) as (cleos,):
        await cleos.must("me", id="1", name="Cleopatra", portrait=2)
        assert names(server.shown(host["code"]))[1] == "Cleopatra"
        await cleos.must("leave", id="2")
        assert names(server.shown(host["code"]))[1] is None
        await cleos.must("leave", id="2")  # sent again: answered again


# Votes --------------------------------------------------------------------------------------------


@in_a_loop
async def test_more_than_half_of_the_others_put_somebody_out(server: Server) -> None:
    seats = server.seated(5)
    async with at_table(server, seats, watchers=1) as clients:
        loud = clients[4]
        for voter in clients[:2]:
            await voter.must("vote", what="kick", seat=4)
            assert voter.table["votes"] == [["kick", 4]]
        await clients[0].must("vote", what="kick", seat=4, on=False)
        assert clients[0].table["votes"] == []
        await clients[2].must("vote", what="kick", seat=4)
        assert server.shown(seats[0]["code"])["seats"][4], "two of four are not more than half"
        await clients[0].must("vote", id="last", what="kick", seat=4)
        await loud.until(lambda: loud.you is None)
        assert server.shown(seats[0]["code"])["seats"][4] is None
        assert await loud.error("me", name="Back", portrait=0) == "not-yours"
        await clients[0].must("vote", id="last", what="kick", seat=4)  # sent again: answered again


@in_a_loop
async def test_nobody_sees_who_voted_not_even_that_somebody_did(server: Server) -> None:
    seats = server.seated(5)
    async with at_table(server, seats, watchers=1) as clients:
        voter, others = clients[1], [clients[0], *clients[2:]]
        before = await settled(others)
        await voter.must("vote", what="kick", seat=3)
        for client in others:
            await client.do("sync")
        for client, seen in zip(others, before, strict=True):
            assert [frame["t"] for frame in client.frames[seen:]] == ["talk", "done"]
        assert "vote" not in str(server.shown(seats[0]["code"]))


@in_a_loop
async def test_votes_that_make_no_sense(server: Server) -> None:
    seats = server.seated(4)
    async with at_table(server, seats[:3], watchers=1) as (host, second, _, watcher):
        assert await host.error("vote", what="kick", seat=0) == "not-yours"
        assert await watcher.error("vote", what="kick", seat=0) == "not-yours"
        assert await host.error("vote", what="stand-in", seat=1) == "not-now"
        assert await host.error("vote", what="kick", seat=7) == "not-now"
        assert await host.error("vote", what="eat", seat=1) == "malformed"
        assert await host.error("vote", what="kick", seat=-1) == "malformed"
        await second.must("leave")
        await host.must("bot", seat=1, level="rule")
        assert await host.error("vote", what="kick", seat=1) == "not-now"


@in_a_loop
async def test_the_votes_of_who_has_left_do_not_count(server: Server) -> None:
    seats = server.seated(4)
    async with at_table(server, seats) as clients:
        await clients[1].must("vote", what="kick", seat=3)
        await clients[1].must("leave")
        server.join(seats[0]["code"], "New")
        await clients[0].must("vote", what="kick", seat=3)
        assert server.shown(seats[0]["code"])["seats"][3]


@in_a_loop
async def test_a_seats_owner_learns_whom_the_game_waits_for_and_nobody_else(server: Server) -> None:
    seats = server.seated(3)
    path = f"/api/tables/{seats[0]['code']}"
    async with at_table(server, seats) as people:
        mine = server.ask("GET", path, None, {"Authorization": f"Bearer {seats[1]['token']}"}).data
        assert mine["you"] == 1 and mine["asked"] is None and mine["since"] is None
        await people[0].must("start")
        await people[0].until(lambda: people[0].game)
        turn = people[0].view["turn"]
        mine = server.ask("GET", path, None, {"Authorization": f"Bearer {seats[1]['token']}"}).data
        assert mine["you"] == 1 and mine["asked"] == [turn] and 0 <= mine["since"] < 600
        other = server.shown(seats[0]["code"])
        assert (other["you"], other["asked"], other["since"]) == (None, None, None)
