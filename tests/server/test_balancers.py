"""Three real nodes behind Caddy and behind nginx, with the very files that people copy."""

from __future__ import annotations

import asyncio
import copy
import os
import random
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from release.building import ROOT, ran, tried

from .client import Client, enter, in_a_loop, play_on
from .process import JSON, PATIENCE, Server, free_port, wait_for
from .test_nodes import MORTAL

Start = Callable[..., Server]
DEPLOY = ROOT / "deploy"
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(os.name == "nt", reason="balancers of Debian are tried"),
]


def program(name: str, home: Path) -> str:
    """Return a balancer of this machine, or of Debian's package, which is unpacked but not installed."""
    package = {"nginx": "nginx-light"}.get(name, name)
    if found := shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin"):
        return found
    unpacked = home / "unpacked"
    tried("apt-get", "update")
    needed = [package, "nginx"] if name == "nginx" else [package]
    subprocess.run(["apt-get", "download", *needed], cwd=home, check=True)
    for file in home.glob("*.deb"):
        ran("dpkg-deb", "-x", file, unpacked)
    return str(next(path for path in unpacked.rglob(name) if path.is_file() and os.access(path, os.X_OK)))


def caddy(home: Path, port: int, nodes: list[Server]) -> subprocess.Popen[bytes]:
    """Run Caddy with the file beside compose-nodes.yaml; only its address is without HTTPS."""
    env = {
        "SABOTEUR_HOST": f"http://127.0.0.1:{port}",
        "SABOTEUR_UPSTREAM": " ".join(f"127.0.0.1:{node.port}" for node in nodes),
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        "HOME": str(home),
    }
    words = ["run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile.nodes")]
    with (home / "caddy.txt").open("wb") as said:
        return subprocess.Popen([program("caddy", home), *words], env=os.environ | env, stderr=said)


def nginx(home: Path, port: int, nodes: list[Server]) -> subprocess.Popen[bytes]:
    """Run nginx with its file and the upstream of docs/scaling.md, without HTTPS."""
    told = (ROOT / "docs/scaling.md").read_text(encoding="utf-8")
    found = re.search(r"^    upstream saboteur \{.*?^    \}", told, flags=re.M | re.S)
    assert found
    upstream = found[0]
    for number, node in enumerate(nodes, 1):
        upstream = upstream.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{node.port}")
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"server \{\s*listen 80;.*?\n\}\n", "", site, flags=re.S)
    site = re.sub(r"    listen \[::\]:443 ssl;\n|    ssl_certificate.*\n", "", site)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = site.replace("http://127.0.0.1:8000", "http://saboteur")
    pid, log = f"pid {home}/pid; daemon off; error_log {home}/nginx.txt;", "access_log off;"
    places = "".join(f"{kind}_temp_path {home}/{kind};" for kind in ("client_body", "proxy"))
    whole = home / "nginx.conf"
    whole.write_text(f"{pid} events {{}} http {{ {log} {places} {upstream} {site} }}")
    return subprocess.Popen([program("nginx", home), "-e", f"{home}/nginx.txt", "-c", str(whole)])


@pytest.fixture(params=[caddy, nginx])
def behind(
    request: pytest.FixtureRequest, own_server: Start, postgres_place: str, tmp_path: Path
) -> Iterator[tuple[Server, list[Server]]]:
    """Three nodes, and the way to all of them."""
    names = ["journal.postgres_ownership.LEASE", "journal.postgres_ownership._BLINK"]
    names += ("nodes.relay.LEASE", "nodes.hosting.LEASE", "tables.node.LEASE")
    options = ["--store", postgres_place]
    limits = dict.fromkeys(names, MORTAL)
    nodes = [own_server(options=options, limits=limits, proxy="127.0.0.1") for _ in range(3)]
    front = copy.copy(nodes[0])
    front.port = free_port()
    home = tmp_path / "balancer"
    home.mkdir()
    balancer = request.param(home, front.port, nodes)
    try:
        wait_for(lambda: balancer.poll() is None and answers(front), "the balancer")
        yield front, nodes
    finally:
        balancer.terminate()
        balancer.wait(PATIENCE)


def answers(front: Server) -> bool:
    try:
        return bool(front.get("/healthz").status == 200)
    except (OSError, ValueError):
        return False


async def back(front: Server, seats: list[JSON]) -> list[Client]:
    """Let everyone at a table connect again until they are in, as their pages do."""
    pages: dict[int, Client] = {}
    until = time.monotonic() + PATIENCE
    while len(pages) < len(seats):
        for seat in seats:
            if seat["seat"] not in pages:
                try:
                    pages[seat["seat"]] = await enter(front, seat["code"], seat["token"], "s")
                except Exception:  # whatever it is, a page tries again
                    assert time.monotonic() < until, "they did not come back"
                    await asyncio.sleep(0.4)
        for number, page in list(pages.items()):
            if page.ended:
                del pages[number]
    return [pages[seat["seat"]] for seat in seats]


@in_a_loop
async def test_people_play_on_while_nodes_die_and_are_restarted(
    behind: tuple[Server, list[Server]],
) -> None:
    front, nodes = behind
    # A different number of requests for each, so that taking turns spreads them.
    tables = [await asyncio.to_thread(front.seated, players) for players in (3, 4, 3, 4)]
    for seats in tables:
        pages = await back(front, seats)
        await pages[0].must("start")
        await play_on(pages, random.Random(1), 3)
        for page in pages:
            await page.close()
    health: list[Any] = [node.get("/healthz").data["tables"] for node in nodes]
    assert sum(health) == len(tables) and max(health) < len(tables), "they are spread"
    for number, node in enumerate(nodes):
        assert node.process
        node.process.send_signal(signal.SIGKILL if number == 0 else signal.SIGTERM)
        await asyncio.to_thread(node.process.wait, PATIENCE)
        for seats in tables:
            pages = await back(front, seats)
            told = pages[0].game["n"]
            await play_on(pages, random.Random(number), 1)
            assert pages[0].game["n"] == told + 1 == 4 + number
            for page in pages:
                await page.close()
        await asyncio.to_thread(node.start)
    assert [node.errors() for node in nodes] == [[]] * 3
