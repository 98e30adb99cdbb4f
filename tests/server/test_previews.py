"""Previews of links, and the page as an installed app: what a program without any key is told."""

from __future__ import annotations

import html
import json
import re

import pytest

from saboteur.languages import languages

from .process import Server
from .test_joining import page_version


def tags(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """Return what a page says for previews."""
    page = server.ask("GET", path, headers={"accept-language": language}).body.decode()
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)
    return {name: html.unescape(text) for name, text in found}


def test_a_waiting_table_names_its_host_in_the_readers_language(server: Server) -> None:
    code = server.make(name='Ada "<b>"')["code"]
    assert tags(server, f"/t/{code}")["og:title"] == 'Ada "<b>" invites you to a game of Saboteur'
    assert tags(server, f"/t/{code}", "de-AT,en;q=0.5")["og:title"].startswith('Ada "<b>" lädt dich')
    # Whoever is invited gets the lobby's files in advance, not the table's.
    page = server.ask("GET", f"/t/{code}").body.decode()
    assert "/joined/lobby.js" in page and "/joined/table.js" not in page


def test_nothing_is_told_of_a_table_that_plays_or_is_not_there(server: Server) -> None:
    made = server.seated(3)[0]
    asker = {"authorization": f"Bearer {made['token']}"}
    server.ask("POST", f"/api/tables/{made['code']}/commands", {"t": "start", "id": "start"}, asker)
    assert server.shown(made["code"])["phase"] == "playing"
    playing, missing = (tags(server, f"/t/{code}") for code in (made["code"], "QQQQQQ"))
    assert playing == missing
    assert "Player 0" not in server.ask("GET", f"/t/{made['code']}").body.decode()


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_manifest_and_a_preview(server: Server, language: str) -> None:
    said = json.loads(server.get(f"/manifest/{language}.webmanifest").body)
    assert said["lang"] == language and said["display"] == "standalone"
    for one in said["icons"]:
        answer = server.get(one["src"])
        assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, one["type"])
    told = tags(server, "/", language)
    assert told["og:description"] == said["description"]
    assert told["og:locale"] == language


def test_the_picture_is_drawn_by_the_server(server: Server) -> None:
    picture = tags(server, "/replay/abc")["og:image"]
    answer = server.get("/" + picture.split("/", 3)[3])
    assert answer.body.startswith(b"\x89PNG") and len(answer.body) > 10_000
    assert server.get(f"/v/{page_version(server)}/icon-77.png").status == 404


def test_the_service_worker_is_of_this_version_and_never_kept(server: Server) -> None:
    answer = server.get("/sw.js")
    assert f"'{page_version(server)}'" in answer.body.decode()
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("wish", ["en;q=1.2.3", "de;q=.", "uk;q=٣", ";q=,,", "de" * 2000])
def test_a_wish_for_a_language_that_makes_no_sense_still_gets_the_page(server: Server, wish: str) -> None:
    # Headers are bytes; the client writes what latin-1 knows.
    header = wish.encode().decode("latin-1")
    assert server.ask("GET", "/", headers={"accept-language": header}).status == 200
