"""The server's log: one JSON object per line on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from types import TracebackType
from typing import Any, Final

LOG = logging.getLogger("saboteur")
# What a log line may contain besides its message: nothing that opens a seat or reveals a card.
_TOLD: Final = ("table", "game", "version", "folder", "port", "why")
# What uvicorn logs with a traceback although the client alone is to blame, who has been disconnected for it.
_CLIENTS_FAULTS: Final = ("Invalid UTF-8 sequence received from client.",)


class JsonLines(logging.Formatter):
    """Formats log records as JSON, one per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON, without what players wrote or hold."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _words(record),
        }
        line.update({key: getattr(record, key) for key in _TOLD if hasattr(record, key)})
        if record.exc_info and record.exc_info[1]:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _words(record: logging.LogRecord) -> str:
    """Return what happened; third-party messages might contain addresses or frames."""
    if record.name.startswith("saboteur"):
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def _trace(error: BaseException) -> str:
    """Return what was raised, and where, without its message: that may quote a card or a name."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    places = [
        f"{place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(error.__traceback__)
    ]
    return "\n".join([*([_trace(earlier), "and then"] if earlier else []), *places, type(error).__name__])


def log_in_lines() -> None:
    """Log this way in this process, including uncaught exceptions."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("saboteur").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in _CLIENTS_FAULTS)
    logging.captureWarnings(True)
    sys.excepthook = _last_words


def _last_words(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        LOG.critical("the process ends", exc_info=(kind, error, where))
