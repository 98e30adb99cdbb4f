"""Which tokens open a table, without waking it: strangers must not make a server read whole journals."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable

import msgspec

from ..journal.entries import Entries, Made, Sat
from ..journal.store import Row

_DECODER: msgspec.json.Decoder[Entries] = msgspec.json.Decoder(Entries)


def token_key(token: str) -> str:
    """Return a token in the form that is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def own_screen(secret: str, shared: str, key: str) -> str:
    """Return the token of a player's own big screen; at old tables, without a secret, all have the same."""
    if not secret or not key:
        return shared if key else ""
    digest = hmac.new(secret.encode(), f"screen {key}".encode(), "sha256").digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def keys_in(seatings: Iterable[Row]) -> set[str]:
    """Return the keys of all tokens that open a table or once did; damaged entries are left out."""
    found: set[str] = set()
    secret = shared = ""
    for row in seatings:
        try:
            entry = _DECODER.decode(row.body)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        if isinstance(entry, Made):
            secret, shared = entry.secret, entry.screen
            found |= {token_key(token) for token in (entry.link, shared) if token}
        elif isinstance(entry, Sat) and entry.key:
            found |= {entry.key, token_key(own_screen(secret, shared, entry.key))}
    return found
