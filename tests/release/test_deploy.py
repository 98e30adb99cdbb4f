"""The files to host with: the program takes every command in them, and the tools that are here agree."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import typer
import yaml

from saboteur.cli import _commands

from .building import ROOT, builder, cloned, ran, tried, wheel_of, with_node

DEPLOY = ROOT / "deploy"
HOST = "saboteur.example.org"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit() -> dict[str, list[str]]:
    """Return the unit's settings by name; a name may stand there more than once."""
    settings: dict[str, list[str]] = {}
    for line in read("saboteur.service").splitlines():
        if line and not line.startswith(("#", "[")):
            name, equals, value = line.partition("=")
            assert equals, line
            settings.setdefault(name, []).append(value)
    return settings


def container() -> list[tuple[str, str]]:
    """Return the steps of the container file: what is done, and with what."""
    text = re.sub(r"^#.*\n", "", read("Containerfile"), flags=re.M).replace("\\\n", " ")
    steps = [line.partition(" ") for line in text.splitlines() if line.strip()]
    return [(verb, words.strip()) for verb, _, words in steps]


def step(verb: str) -> str:
    """Return what the last step of a kind says."""
    return [words for each, words in container() if each == verb][-1]


NODES = ("node1", "node2", "node3")


def compose(name: str = "compose.yaml") -> dict[str, Any]:
    loaded = yaml.safe_load(read(name))
    assert isinstance(loaded, dict)
    return loaded


def commands() -> Iterator[tuple[str, list[str]]]:
    """Return every command line that starts the server, as words after the program's name."""
    (line,) = unit()["ExecStart"]
    yield "saboteur.service", shlex.split(line)[1:]
    yield "Containerfile", json.loads(step("CMD"))
    yield "compose.yaml", compose()["services"]["saboteur"]["command"]
    for node in NODES:
        yield f"compose-nodes.yaml: {node}", compose("compose-nodes.yaml")["services"][node]["command"]
    for number, line in enumerate((ROOT / "docs/selfhosting.md").read_text(encoding="utf-8").splitlines(), 1):
        if found := re.match(r"    (?:python3 run\.py|saboteur) (serve .*)", line):
            yield f"selfhosting.md:{number}", shlex.split(found[1])


COMMANDS = dict(commands())


SERVE = typer.main.get_group(_commands).commands["serve"]


@pytest.mark.parametrize("where", COMMANDS)
def test_the_program_takes_every_command(where: str) -> None:
    verb, *words = COMMANDS[where]
    assert verb == "serve"
    taken = SERVE.make_context(verb, words).params
    # Without these it would open a browser, or another port than the one that the proxy knows.
    assert (taken["opens"], taken["port"], taken["data"] is None) == (False, 8000, False)


def test_an_unknown_option_would_be_noticed() -> None:
    with pytest.raises(typer.TyperException):
        SERVE.make_context("serve", ["--no-such-option"])


@pytest.mark.parametrize("where", ["saboteur.service", "compose.yaml"])
def test_a_server_behind_a_proxy_knows_its_name(where: str) -> None:
    assert re.search(rf"--hostname[ =]\S*{HOST}", " ".join(COMMANDS[where]))


# The unit


def test_the_unit_keeps_tables_from_others() -> None:
    settings = unit()
    assert (settings["UMask"], settings["StateDirectoryMode"]) == (["0077"], ["0700"])
    assert settings["DynamicUser"] == ["yes"]
    assert "${STATE_DIRECTORY}" in COMMANDS["saboteur.service"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    copy, program = tmp_path / "saboteur.service", tmp_path / "saboteur"
    program.symlink_to(sys.executable)  # whose own path may have spaces in it
    copy.write_text(read("saboteur.service").replace("/opt/saboteur/bin/saboteur", str(program)))
    told = tried("systemd-analyze", "verify", copy).stdout
    assert [line for line in told.splitlines() if "saboteur.service" in line] == []


# The container


def copied() -> list[str]:
    """Return what the container's first stage takes from the project."""
    taken = [words.split() for verb, words in container() if verb == "COPY" and "--from=" not in words]
    return [name for *names, _ in taken for name in names]


def test_the_container_takes_all_that_its_build_needs(tmp_path: Path) -> None:
    clone, stage = cloned(tmp_path / "clone"), tmp_path / "stage"
    for name in copied():
        (stage / name).parent.mkdir(parents=True, exist_ok=True)
        if (clone / name).is_dir():
            shutil.copytree(clone / name, stage / name)
        else:
            shutil.copyfile(clone / name, stage / name)
    build = with_node(builder(tmp_path / "build"))
    assert wheel_of(stage, tmp_path / "wheel", build).suffix == ".whl"


def test_the_containers_context_is_what_it_takes() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert sorted(line[1:] for line in lines if line.startswith("!")) == sorted(copied())


def test_the_container_runs_as_nobody_and_tells_how_it_is() -> None:
    verbs = [verb for verb, _ in container()]
    assert verbs.count("FROM") == 2
    assert step("USER") not in ("root", "0")
    assert step("VOLUME") == "/data"
    assert ("--data", "/data") in pairwise(COMMANDS["Containerfile"])
    check = json.loads(step("HEALTHCHECK").partition(" CMD ")[2])
    compile(check[2], "HEALTHCHECK", "exec")
    assert "/healthz" in check[2]


def test_only_the_proxy_is_reached_from_outside() -> None:
    services = compose()["services"]
    assert "ports" not in services["saboteur"]
    assert services["caddy"]["environment"]["SABOTEUR_UPSTREAM"] == "saboteur:8000"
    named = {volume.partition(":")[0] for each in services.values() for volume in each["volumes"]}
    assert named - {"./Caddyfile"} == set(compose()["volumes"])


@pytest.mark.parametrize("node", NODES)
def test_nodes_share_a_database_and_know_where_they_are(node: str) -> None:
    services = compose("compose-nodes.yaml")["services"]
    taken = SERVE.make_context("serve", services[node]["command"][1:]).params
    assert taken["node"] == f"{node}:7000" and services[node]["environment"]["PGPASSWORD"]
    place = urlsplit(taken["store"])
    assert place.hostname in services and "ports" not in services[node]
    assert f"{node}:8000" in services["caddy"]["environment"]["SABOTEUR_UPSTREAM"]


# The proxies


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_leads_to_where_the_unit_listens(name: str) -> None:
    text = read(name)
    assert text.count("{") == text.count("}")
    assert HOST in text and "127.0.0.1:8000" in text
    assert {"127.0.0.1", "8000"} <= set(COMMANDS["saboteur.service"])


@pytest.mark.skipif(not (shutil.which("nginx") and shutil.which("openssl")), reason="no nginx here")
def test_nginx_finds_no_fault(tmp_path: Path) -> None:
    key, certificate, site = (tmp_path / name for name in ("key.pem", "cert.pem", "site.conf"))
    words = f"openssl req -x509 -newkey rsa:2048 -nodes -keyout {key} -out {certificate} -subj /CN={HOST}"
    ran(*words.split())
    text = re.sub(r"/etc/\S+/fullchain\.pem", str(certificate), read("nginx.conf"))
    site.write_text(re.sub(r"/etc/\S+/privkey\.pem", str(key), text))
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {site}; }}")
    assert "test is successful" in ran("nginx", "-t", "-e", "stderr", "-c", whole)


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy here")
@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.nodes"])
def test_caddy_finds_no_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABOTEUR_UPSTREAM", "node1:8000 node2:8000")
    words = ("caddy", "adapt", "--adapter", "caddyfile", "--config", DEPLOY / name)
    assert HOST in ran(*words)
