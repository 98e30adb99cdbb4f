"""Where a person reads and types: with or without colours, at a keyboard or through a pipe."""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
import time
from typing import Final

from rich.console import Console
from rich.text import Text

from .palette import with_palette

# Replacements for characters the output's encoding lacks.
_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("┃│", "|"),
        **dict.fromkeys("━─╸╺╴╶–", "-"),
        **dict.fromkeys("┏┓┗┛┣┫┳┻╋┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
        **{"╹": "'", "╵": "'", "╻": ".", "╷": ".", "▒": "#", "░": ":", "·": ".", "⌂": "@", "★": "$"},
        **{"▸": ">", "✗": "x", "◀": "<", "×": "x", "…": "..."},
    }
)
_ERRORS: Final = "saboteur-plain"


class Closed(Exception):
    """The person has left: the input has ended, or they typed quit."""


class Terminal:
    """Prints texts and asks for lines."""

    def __init__(self, hurry: bool = False) -> None:
        """Examine both ends; with `fast`, never wait."""
        _take_any_sign()
        self.console = with_palette(Console(highlight=False, markup=False, emoji=False))
        self.keyboard = sys.stdin is not None and sys.stdin.isatty()
        self.waits = self.keyboard and self.console.is_terminal and not hurry
        if self.keyboard:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - it makes lines editable

    @property
    def width(self) -> int:
        """Return the number of characters per line."""
        return self.console.width

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Print a text, wrapped between words."""
        self.console.print(Text(text, style) if isinstance(text, str) else text)

    def note(self, text: str) -> None:
        """Print a text in one piece, however long, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def draw(self, lines: list[Text]) -> None:
        """Print lines as they are; what is too wide for the terminal is cut off."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def ask(self, prompt: str) -> str:
        """Return the next line typed; raise Closed at the end of the input."""
        line = self._typed(prompt) if self.keyboard else self._piped(prompt)
        if line is None:
            self.say()
            raise Closed
        return line.strip()

    def _typed(self, prompt: str) -> str | None:
        try:
            return input(prompt)
        except EOFError:
            return None

    def _piped(self, prompt: str) -> str | None:
        # Not input(): at a pipe it loses an interrupt that comes while it prints its prompt.
        print(prompt, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        if line:
            self.say(line.rstrip("\n"))  # so that a pipe's answers appear in its output
        return line or None

    def pause(self, seconds: float) -> None:
        """Leave time to read, unless the game is played fast."""
        if self.waits:
            time.sleep(seconds)

    def wait(self, prompt: str) -> None:
        """Wait for Enter, if a person is there to press it."""
        if self.waits:
            self.ask(prompt)


def number_in(text: str) -> int | None:
    """Return the number that was typed; None if it is not a number."""
    return int(text) if text.isdecimal() and len(text) < 9 else None


def _take_any_sign() -> None:
    """Let input and output tolerate characters their encoding lacks."""
    codecs.register_error(_ERRORS, _plain)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors=_ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return text.encode("ascii", "replace").decode(), error.end
