"""No two players at a table look alike, and every name can be seen."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from .client import at_table, in_a_loop
from .process import Answer, Server, elsewhere
from .test_lobby import names, seats_path


def ask(server: Server, code: str, name: str) -> Answer:
    return server.ask("POST", seats_path(code), {"name": name}, elsewhere())


@pytest.mark.parametrize(
    "wish",
    ["\u0410da", "ADА", "\uff21da", "A\u034fda", "Ada\ufe0f", "𝐀𝐝𝐚", "A\u2800da", "Ad\u3164a", "Ad\u0251"],
)
def test_no_two_look_alike(server: Server, wish: str) -> None:
    code = server.make("Ada")["code"]
    assert ask(server, code, wish).error == (409, "name-taken")
    assert ask(server, code, "Adam").status == 201


@in_a_loop
async def test_bots_are_not_imitated_either(server: Server) -> None:
    host = server.make("\u0412runa", rules={"players": 4})
    async with at_table(server, [host]) as (page,):
        await page.must("bot", seat=1, level="random")
        bot = page.table["seats"][1]["name"]
        assert bot != "Bruna", "a bot does not take a name that looks like a player's"
        assert await page.error("me", name=bot.replace("O", "\u041e"), portrait=0) == "name-taken"


@pytest.mark.parametrize(
    "wish",
    [
        "\u3164",
        "\u2800 \u2800",
        "\u034f\ufe0f",
        "\u0301\u0302",
        "A" + "\u0301\u0302\u0303\u0304\u0305\u0306",
        "\u200d",
    ],
)
def test_a_name_can_be_seen_and_keeps_to_its_line(server: Server, wish: str) -> None:
    answer = server.post("/api/tables", {"name": wish})
    assert answer.error == (400, "malformed") and answer.data["detail"].startswith(("a name", "a letter"))


def test_names_of_many_languages_sit_at_one_table(server: Server) -> None:
    wishes = [
        "Андрій",
        "Йосип",
        "Ελένη",
        "Zoë",
        "José",
        "Ștefan",
        "Ґанна",
        "李雷",
        "محمد",
        "नेहा",
        "Nguyễn Thị",
    ]
    first, *others = wishes
    code = server.make(first, rules={"players": 11, "modules": ["saboteur2"]})["code"]
    for wish in others:
        server.join(code, wish)
    assert names(server.shown(code)) == wishes


def test_a_name_of_old_that_would_be_refused_today_still_sits_there(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    code = server.make("Ada", rules={"players": 3})["code"]
    server.join(code, "Ben")
    server.stop()
    with server.database() as database:
        for seq, name in ((1, "\u3164"), (3, "\u3164\ufe0f")):
            (body,) = database.execute("SELECT body FROM journal WHERE seq = ?", (seq,)).fetchone()
            old = json.dumps({**json.loads(body), "name": name}).encode()
            database.execute("UPDATE journal SET body = ? WHERE seq = ?", (old, seq))
    server.start()
    assert names(server.shown(code)) == ["\u3164", "\u3164\ufe0f", None]
    assert server.join(code, "Cleo")["seat"] == 2
