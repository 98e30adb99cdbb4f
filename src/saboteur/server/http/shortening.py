"""Gives the names within a module short ones, for less to download.

Every name that a module declares gets one short name wherever it stands for a variable, whichever scope it is
declared in; so scopes need not be told apart. What matters is to tell variables from keys and properties,
which keep their names. A name is left alone where that is in doubt.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from string import ascii_letters
from typing import Final

from .javascript import Token

_BLANK: Final = ("line", "space", "comment")
_OPEN: Final = {"(": ")", "[": "]", "{": "}"}
_CLOSE: Final = frozenset(_OPEN.values())
# Words that are no names, and the one name of the browser that modules also use for something else.
RESERVED: Final = frozenset(
    re.findall(
        r"\w+",
        """arguments as async await break case catch class const continue debugger default delete do else
        enum eval export extends false finally for function get if implements import in instanceof interface
        let new null of package private protected public return set static super switch this throw true try
        typeof undefined var void while window with yield""",
    )
)
# Words after which a brace begins a block, and before brackets that are no list of parameters.
_BLOCKS: Final = frozenset(("else", "try", "catch", "finally", "do", ""))
_HEADS: Final = frozenset(("if", "for", "while", "switch", "with"))
_DECLARES: Final = ("const", "let", "var")
# Shorter names stay: they may be anything, and there is little to win.
_SHORT: Final = 2


class Variables:
    """What the words of a module are: variables, keys or neither, and which names it declares."""

    def __init__(self, read: list[Token]) -> None:
        self.read = read
        self.at = [at for at, token in enumerate(read) if token.kind not in _BLANK]
        self.ends: dict[int, int] = {}
        self.inside: list[int] = []
        self.braces: dict[int, str] = {}
        self._match()
        self.clauses = set(self._clauses())
        self.doubtful: set[str] = set()
        # Places, in the list of tokens, of variables, and of those that are also the name of a key.
        self.variables: dict[int, str] = {}
        self.both: set[int] = set()
        for place in range(len(self.at)):
            self._sort(place)
        self.declared = set(self._declared())

    @property
    def free(self) -> set[str]:
        """Return names that the module uses but does not declare."""
        return set(self.variables.values()) - self.declared

    def _token(self, place: int) -> Token:
        return self.read[self.at[place]] if 0 <= place < len(self.at) else Token("sign", "", 0, 0)

    def _text(self, place: int) -> str:
        token = self._token(place)
        return token.text if token.kind in ("word", "sign") else f"<{token.kind}>"

    # Brackets ------------------------------------------------------------------------------------

    def _match(self) -> None:
        """Note where each bracket ends, which one each token lies in, and what braces are."""
        stack: list[int] = []
        for place in range(len(self.at)):
            token = self._token(place)
            closes = token.kind == "sign" and token.text in _CLOSE
            if closes or (token.kind == "template" and token.text.startswith("}")):
                self.ends[stack.pop()] = place
            self.inside.append(stack[-1] if stack else -1)
            if token.kind == "sign" and token.text == "{":
                self.braces[place] = self._brace(place)
            opens = token.kind == "sign" and token.text in _OPEN
            if opens or (token.kind == "template" and token.text.endswith("${")):
                stack.append(place)

    def _around(self, place: int) -> str:
        """Return what a token lies in: an object, a block, a class, or the text of a bracket."""
        around = self.inside[place]
        return self.braces.get(around, self._text(around)) if around >= 0 else "block"

    def _brace(self, place: int) -> str:
        before = self._text(place - 1)
        if before in ("import", "export"):
            return "clause"
        if before in (")", "=>", ";", "}", "{") or before in _BLOCKS:
            return "block"
        if before == ":" and self._around(place) not in ("object", "(", "[", "<template>"):
            return "unknown"
        back = place - 1
        while self._token(back).kind == "word" or self._text(back) == ".":
            if self._text(back) == "class":
                return "class"
            back -= 1
        return "object"

    # Words ---------------------------------------------------------------------------------------

    def _clauses(self) -> Iterator[int]:
        """Give the places of words in import and export clauses, which are read elsewhere."""
        for place in range(len(self.at)):
            text, after = self._text(place), self._text(place + 1)
            if self.inside[place] >= 0 or self._text(place - 1) == ".":
                continue
            if text == "import" and after not in ("(", "."):
                end = place
                while self._token(end).kind != "string":
                    yield end
                    end += 1
            elif text == "export" and after == "{":
                end = self.ends[place + 1]
                yield from range(place, end + (2 if self._text(end + 1) == "from" else 1))
            elif text == "export" and after == "*":
                yield from range(place, place + len(("export", "*", "as", "NAME", "from")))

    def _sort(self, place: int) -> None:
        token = self._token(place)
        if token.kind != "word" or place in self.clauses or token.text in RESERVED or token.text[0] == "#":
            return
        before, after, around = self._text(place - 1), self._text(place + 1), self._around(place)
        if before == ".":
            return
        if around == "class" or before in ("break", "continue"):
            self.doubtful.add(token.text)
            return
        if around == "object" and before in ("get", "set", "async", "*"):
            return
        if around == "object" and before in ("{", ","):
            if after in (",", "}", "="):
                self.both.add(self.at[place])
            else:
                return
        elif (around == "unknown" and after in (",", "}", "=", ":", "(")) or (
            around == "block" and after == ":" and before in (";", "{", "}", "")
        ):
            self.doubtful.add(token.text)
            return
        self.variables[self.at[place]] = token.text

    # Declarations --------------------------------------------------------------------------------

    def _declared(self) -> Iterator[str]:
        for place in range(len(self.at)):
            text, after = self._text(place), self._text(place + 1)
            if self._text(place - 1) == ".":
                continue
            if place in self.clauses:
                yield from self._imported(place)
            elif text in _DECLARES:
                yield from self._constants(place + 1)
            elif text in ("function", "class"):
                name = place + (2 if after == "*" else 1)
                yield from self._word(name)
            elif after == "=>" and self._token(place).kind == "word":
                yield from self._word(place)
            elif text == "(" and self._is_parameters(place):
                yield from self._bound(place + 1, self.ends[place])

    def _imported(self, place: int) -> Iterator[str]:
        """Give a word of an import clause that is a name here; exports are declared elsewhere."""
        if self._text(place + 1) != "as" and self._text(place) != "from":
            yield from self._word(place)

    def _word(self, place: int) -> Iterator[str]:
        if self._token(place).kind == "word" and self._text(place) not in RESERVED:
            yield self._text(place)

    def _is_parameters(self, place: int) -> bool:
        after = self._text(self.ends[place] + 1)
        return after == "=>" or (after == "{" and self._text(place - 1) not in _HEADS)

    def _constants(self, place: int) -> Iterator[str]:
        """Give the names of a declaration, up to its end."""
        while True:
            if self._text(place) in ("{", "["):
                yield from self._bound(place + 1, self.ends[place])
                place = self.ends[place] + 1
            else:
                yield from self._word(place)
                place += 1
            if self._text(place) == "=":
                place = self._behind(place)
            if self._text(place) != ",":
                return
            place += 1

    def _bound(self, place: int, end: int) -> Iterator[str]:
        """Give the names that a pattern or a list of parameters binds."""
        while place < end:
            text = self._text(place)
            if text == "=":
                place = self._behind(place)
                continue
            if self._token(place).kind == "word" and self._text(place + 1) != ":":
                yield from self._word(place)
            place += 1

    def _behind(self, place: int) -> int:
        """Return the place behind an expression, at the comma or bracket that ends it."""
        while place < len(self.at) and self._text(place) not in (",", ";", *_CLOSE):
            if self._token(place).kind == "template" and self._token(place).text.startswith("}"):
                return place
            while place in self.ends:
                place = self.ends[place]
            place += 1
        return place


def short_names(read: list[Token]) -> tuple[dict[str, str], dict[int, str]]:
    """Return short names for a module's own, and what to write in place of which token."""
    names = Variables(read)
    own = names.declared - names.doubtful - RESERVED
    count = Counter(name for name in names.variables.values() if name in own and len(name) > _SHORT)
    taken = set(names.variables.values()) | RESERVED
    pool = ("".join(each) for size in (1, 2) for each in itertools.product(ascii_letters, repeat=size))
    free = (name for name in pool if name not in taken)
    # The most frequent ones get the shortest.
    short = {name: next(free) for name, _ in count.most_common()}
    written = {}
    for at, name in names.variables.items():
        if name in short:
            # `{ name }` stands for a key as well, which keeps its name.
            written[at] = f"{name}:{short[name]}" if at in names.both else short[name]
    return short, written
