"""Errors of a table, as codes that every language has a sentence for."""

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
    "not-away": 409,
    "stale": 409,
    "too-much": 409,
    "used-up": 409,
    "too-long": 413,
    "bad-rules": 422,
    "bad-layout": 422,
    "bad-record": 422,
    "too-fast": 429,
    "wrong-codes": 429,
    "damaged": 500,
    "other-rules": 501,
    "busy": 503,
}


class TableError(Exception):
    """A request that could not be met; nothing was changed."""

    def __init__(self, code: str, detail: str = "", about: dict[str, Any] | None = None) -> None:
        """Store the code and, where it helps, what was wrong: a sentence, and facts to make one from."""
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.about = about

    @property
    def after(self) -> int:
        """Return after how many seconds it makes sense to try again, where it does."""
        return 1

    @property
    def parts(self) -> tuple[str, str, dict[str, Any] | None]:
        """Return what is needed to raise the same error in another process."""
        return self.code, self.detail, self.about

    @property
    def status(self) -> int:
        """Return the corresponding HTTP status."""
        return STATUS[self.code]


class OverBudget(TableError):
    """An address has used up one of its budgets."""

    def __init__(self, budget: str, seconds: int) -> None:
        """Store which budget, and after how many seconds enough of it will be back."""
        code, detail = "too-fast", f"too many from your address ({budget}); come back in {seconds} s"
        if budget == "codes":
            code, detail = "wrong-codes", f"{detail}; links and the tokens of seats still work"
        super().__init__(code, detail, {"budget": budget, "seconds": seconds})
        self.budget = budget
        self._after = seconds

    @property
    def after(self) -> int:
        return self._after


class Elsewhere(TableError):
    """Another node has just taken the table, and can be reached; who is not led there has to try again."""

    def __init__(self) -> None:
        super().__init__("busy")


class Unreadable(TableError):
    """A stored table that cannot be opened: players get the code, the operator gets the reason."""

    def __init__(self, reason: str, code: str = "damaged") -> None:
        """Store the reason, which contains no card, name or token."""
        super().__init__(code)
        self.reason = reason


class Lost(TableError):
    """Another node owns the table by now: whoever was here has to reconnect."""

    def __init__(self) -> None:
        """Tell players that it is busy: their pages try again, and get to its owner."""
        super().__init__("busy")


class StorageError(Exception):
    """Tables cannot be stored or read here; the message tells the operator what to do."""


def bad_record(error: RecordError) -> TableError:
    """Return why a record cannot be shown, as a sentence and as facts for any language."""
    return TableError("bad-record", str(error), error.as_dict())
