"""How operator commands reach a server on the same folder: through a file only its owner can read."""

from __future__ import annotations

import http.client
import json
import os
import secrets
import sys
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from ..errors import StorageError
from ..journal.folder import FILE_MODE

CONTROL_FILE: Final = "server.json"
PATH: Final = "/api/operator"
# Rewriting a large database takes a while.
_PATIENCE: Final = 900.0
_GLANCE: Final = 5.0


class Running(msgspec.Struct, frozen=True):
    """A server as it describes itself in its folder."""

    pid: int
    address: str
    # Having it means being the operator.
    token: str
    version: str
    # Where its tables are, without a password; earlier versions had them beside this file.
    store: str = ""


def announce_server(folder: Path, address: str, version: str, store: str) -> Running:
    """Write down this server's address and token."""
    running = Running(os.getpid(), address, secrets.token_urlsafe(32), version, store)
    part = folder / f"{CONTROL_FILE}.{running.pid}"
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE), "wb") as file:
        file.write(msgspec.json.encode(running))
    part.replace(folder / CONTROL_FILE)
    return running


def withdraw(folder: Path, running: Running) -> None:
    """Remove the file, unless another server has written its own."""
    if announced(folder) == running:
        (folder / CONTROL_FILE).unlink(missing_ok=True)


def announced(folder: Path) -> Running | None:
    """Return what the last server on this folder wrote; it may be gone."""
    try:
        return msgspec.json.decode((folder / CONTROL_FILE).read_bytes(), type=Running)
    except FileNotFoundError:
        return None
    except PermissionError as error:
        owner = "" if sys.platform == "win32" else f" as the user that owns {folder}"
        raise StorageError(f"{folder / CONTROL_FILE} cannot be read: run this{owner}.") from error
    except (OSError, msgspec.MsgspecError):
        return None


def find(folder: Path) -> Running | None:
    """Return the server running on a folder and accepting operator commands; None if there is none."""
    running = announced(folder)
    if running is None:
        return None
    try:
        status, _ = _posted(running, {"do": "status"}, _GLANCE)
    except (OSError, http.client.HTTPException, ValueError):
        return None
    return running if status == 200 else None


def ask(running: Running, command: dict[str, Any]) -> dict[str, Any]:
    """Send an operator command to a running server; raise StorageError if it was not carried out."""
    try:
        status, answer = _posted(running, command, _PATIENCE)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise StorageError(f"The server stopped responding: {error}. Run `saboteur doctor`.") from error
    if status != 200:
        raise StorageError(str(answer.get("detail") or answer.get("error") or f"The server says {status}."))
    return answer


def _posted(running: Running, command: dict[str, Any], patience: float) -> tuple[int, dict[str, Any]]:
    place = urlsplit(running.address)
    connection = http.client.HTTPConnection(place.hostname or "127.0.0.1", place.port, timeout=patience)
    try:
        headers = {"Authorization": f"Bearer {running.token}"}
        connection.request("POST", PATH, json.dumps(command), headers)
        response = connection.getresponse()
        body = response.read()
        is_json = response.getheader("content-type") == "application/json"
        return response.status, json.loads(body) if is_json else {}
    finally:
        connection.close()
