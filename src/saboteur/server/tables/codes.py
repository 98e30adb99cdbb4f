"""Codes and links: how a table is found by those who have not been there yet.

A code is short enough to be called across a room, and good only while the lobby waits. A link also holds a
key that nobody can guess, and is good for as long as the table exists.
"""

from __future__ import annotations

import base64
import secrets
from typing import Final

# Without I and O, which look like 1 and 0.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 6
# Tables of older versions have shorter codes and no key: their code alone opens them, whatever they do.
OLD_LENGTH: Final = 5
# Eighty bits, as sixteen letters and digits: messengers cut links that end in a sign.
KEY_BYTES: Final = 10


def new_code() -> str:
    """Return a random code, which may be taken."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_key() -> str:
    """Return the key of a new table's link."""
    return base64.b32encode(secrets.token_bytes(KEY_BYTES)).decode().lower()


def is_code(text: str) -> bool:
    """Tell whether a text can be a table's code."""
    return len(text) in (CODE_LENGTH, OLD_LENGTH) and set(text) <= set(LETTERS)


def link_to(code: str, key: str) -> str:
    """Return a table's link, without the server's address.

    The key is the fragment, which browsers send to no server: it is in no log and no referrer.
    """
    return f"/t/{code}#{key}" if key else f"/t/{code}"
