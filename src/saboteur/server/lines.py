"""What went on, for who runs the server: one JSON object a line on the standard error output."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Final

# What a log line may carry besides its words: nothing that opens a seat or tells a card.
_TOLD: Final = ("table", "game", "why")


class Lines(logging.Formatter):
    """Log lines as JSON, one a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({key: getattr(record, key) for key in _TOLD if hasattr(record, key)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_in_lines() -> None:
    """Let this process log so."""
    lines = logging.StreamHandler()
    lines.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("saboteur").setLevel(logging.INFO)
