"""Just enough of JavaScript's grammar to take a module apart: its tokens, and what it imports and exports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_WORD: Final = r"[A-Za-z_$#\u0080-\uffff][\w$\u0080-\uffff]*"
_TOKEN: Final = re.compile(
    rf"""(?P<line>\n)|(?P<space>[^\S\n]+)|(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<word>{_WORD})|(?P<number>\.?\d[\w.]*)
    |(?P<sign>=>|\+\+|--|\.\.\.|[-+*/%&|^!~<>=?:;,.(){{}}\[\]@]|`)""",
    re.VERBOSE | re.DOTALL,
)
_PATTERN: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
# The text of a template up to its end or to an expression in it.
_TEMPLATE: Final = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_INDENT: Final = re.compile(r"\n[ \t]+")
# After these a slash begins a pattern; after other words it divides.
_BEFORE_PATTERN: Final = re.compile(
    "return|typeof|case|in|of|delete|void|throw|new|instanceof|do|else|yield|await"
)
_HEADS: Final = frozenset(("if", "while", "for", "with"))
# Markup whose indentation nobody sees.
_MARKUP: Final = "html"


class JoinError(ValueError):
    """A module cannot be joined with others; the message says why, in one sentence."""


class Token(NamedTuple):
    """A piece of a module: what it is, its text, the line it begins in, and how deep it lies in brackets."""

    kind: str
    text: str
    line: int
    depth: int


class _Reader:
    """Reads a module from its beginning, and remembers what decides how the next slash is read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at, self.line = 0, 1
        # Open brackets; for a template's expression, whether the template is markup.
        self.open: list[tuple[str, bool]] = []
        self.last = Token("sign", ";", 0, 0)

    def read(self) -> Iterator[Token]:
        """Yield the tokens one after the other."""
        while self.at < len(self.text):
            yield from self._next()

    def _next(self) -> Iterator[Token]:
        found = _TOKEN.match(self.text, self.at)
        if self.text[self.at] == "/" and self._is_pattern(found):
            yield self._taken("pattern", _PATTERN.match(self.text, self.at))
        elif self.text[self.at] == "}" and self.open and self.open[-1][0] == "${":
            yield from self._template("}", self.open.pop()[1])
        elif self.text[self.at] == "`":
            yield from self._template("`", self.last.kind == "word" and self.last.text == _MARKUP)
        else:
            yield self._taken(found.lastgroup if found and found.lastgroup else "", found)

    def _is_pattern(self, found: re.Match[str] | None) -> bool:
        if found and found.lastgroup == "comment":
            return False
        if self.last.kind == "word":
            return bool(_BEFORE_PATTERN.fullmatch(self.last.text))
        if self.last.kind == "sign":
            return self.last.text not in (")", "]", "}", "++", "--")
        return self.last.kind == "head"

    def _taken(self, kind: str, found: re.Match[str] | None) -> Token:
        if found is None:
            raise JoinError(f"line {self.line}: {self.text[self.at : self.at + 20]!r} cannot be read")
        return self._put(kind, found[0])

    def _put(self, kind: str, text: str) -> Token:
        """Take the next token, of this length in the source."""
        closes = text in (")", "]", "}") and kind == "sign"
        head = self._close(text) if closes else False
        token = Token(kind, text, self.line, len(self.open))
        self.at += len(text)
        self.line += text.count("\n")
        if kind not in ("line", "space", "comment"):
            if kind == "sign" and text in ("(", "[", "{"):
                self.open.append((text, self.last.kind == "word" and self.last.text in _HEADS))
            self.last = token._replace(kind="head") if head else token
        return token

    def _close(self, bracket: str) -> bool:
        """Close a bracket; tell whether it ends the head of a statement."""
        opened, is_head = self.open.pop() if self.open else ("", False)
        if opened + bracket not in ("()", "[]", "{}"):
            raise JoinError(f"line {self.line}: {bracket!r} closes nothing")
        return is_head

    def _template(self, begins: str, is_markup: bool) -> Iterator[Token]:
        found = _TEMPLATE.match(self.text, self.at + 1)
        if found is None:
            raise JoinError(f"line {self.line}: a template has no end")
        token = self._put("template", begins + found[0])
        if found[0].endswith("${"):
            self.open.append(("${", is_markup))
            self.last = Token("sign", "${", self.line, len(self.open))
        yield token._replace(text=_INDENT.sub("\n", token.text)) if is_markup else token


def tokens(text: str) -> list[Token]:
    """Take a module apart; markup in its templates loses its indentation."""
    reader = _Reader(text)
    found = list(reader.read())
    if reader.open:
        raise JoinError(f"{reader.open[-1][0]!r} is never closed")
    return found
