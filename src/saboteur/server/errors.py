"""What a table cannot do for somebody, as a code that every language has a sentence for."""

from __future__ import annotations

from typing import Any, Final

from ..core.errors import RecordError

STATUS: Final = {
    "malformed": 400,
    "foreign-origin": 403,
    "not-yours": 403,
    "unknown-seat": 403,
    "muted": 403,
    "ask-host": 403,
    "turned-away": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "not-now": 409,
    "full": 409,
    "name-taken": 409,
    "one-seat": 409,
    "stale": 409,
    "too-long": 413,
    "bad-rules": 422,
    "bad-record": 422,
    "too-fast": 429,
    "damaged": 500,
    "other-rules": 501,
    "busy": 503,
}


class TableError(Exception):
    """A wish that was not fulfilled; nothing was changed."""

    def __init__(self, code: str, detail: str = "", about: dict[str, Any] | None = None) -> None:
        """Hold the code and, where it helps, what was wrong: a sentence, and facts to make one of."""
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.about = about

    @property
    def parts(self) -> tuple[str, str, dict[str, Any] | None]:
        """Return all that is needed to make the same error again in another process."""
        return self.code, self.detail, self.about

    @property
    def status(self) -> int:
        """Return the HTTP status that says the same."""
        return STATUS[self.code]


class Unreadable(TableError):
    """A stored table that cannot be opened: players learn the code, whoever runs the server the reason."""

    def __init__(self, reason: str, code: str = "damaged") -> None:
        """Hold the reason, which names no card, no person and nothing that opens a seat."""
        super().__init__(code)
        self.reason = reason


class StorageError(Exception):
    """Tables that cannot be kept or read here; the message tells whoever runs the server what to do."""


def bad_record(error: RecordError) -> TableError:
    """Return why a record cannot be looked at, as a sentence and as facts for any language."""
    return TableError("bad-record", str(error), error.as_dict())
