"""A module of the page as data: what it imports and exports, and its code as the body of a function.

The page's modules are joined into few files, each as a function that gets what it imports and says what it
exports. An import is read once, when the function begins; so what a module exports must not be assigned anew.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from .javascript import JoinError, Token, tokens
from .shortening import short_names

# Names that the function around a module's code has for itself.
IMPORTS: Final = "$i"
EXPORTS: Final = "$e"
LOAD: Final = "$l"
DEFAULT: Final = "$default"
_OWN: Final = frozenset((IMPORTS, EXPORTS, LOAD, DEFAULT))
_BLANK: Final = ("line", "space", "comment")
T = TypeVar("T")


@dataclass
class PageModule:
    """What a module needs and offers, and its code, line by line, with the lines' numbers in the source."""

    needs: list[str] = field(default_factory=list)
    # Exported names and the expressions that give their values.
    exports: dict[str, str] = field(default_factory=dict)
    # Names that are exported as they come from elsewhere, by place in `needs`, and what each is called there.
    handed_on: dict[str, tuple[int, str]] = field(default_factory=dict)
    # Places in `needs` of modules of which everything is exported.
    passed_on: list[int] = field(default_factory=list)
    # Imported names, by place in `needs`: what each is called there, and here.
    imported: list[tuple[int, str, str]] = field(default_factory=list)
    # Names that others must export, by place in `needs`.
    asked: list[tuple[int, str]] = field(default_factory=list)
    # What is imported while the module runs, if it is named outright.
    later: list[str] = field(default_factory=list)
    strings: list[str] = field(default_factory=list)
    waits: bool = False
    code: list[tuple[str, int]] = field(default_factory=list)

    def need(self, name: str) -> int:
        """Return the place of a needed module, which may be new."""
        if name not in self.needs:
            self.needs.append(name)
        return self.needs.index(name)

    @property
    def offers(self) -> set[str]:
        """Return every name that it exports, but for those of modules that it passes on whole."""
        return {*self.exports, *self.handed_on}

    def renamed(
        self, own: Mapping[str, str] | None, theirs: Sequence[Mapping[str, str] | None]
    ) -> PageModule:
        """Return this module with other names for what passes between modules.

        `own` says what is exported under which name, and nothing else is; `theirs` says it of each needed
        module. None stands for names that stay.
        """

        def called(place: int, name: str) -> str:
            names = theirs[place]
            return name if names is None or name == "*" else names[name]

        def kept(names: dict[str, T]) -> dict[str, T]:
            return names if own is None else {own[name]: said for name, said in names.items() if name in own}

        handed_on = {name: (at, called(at, there)) for name, (at, there) in self.handed_on.items()}
        return replace(
            self,
            exports=kept(self.exports),
            handed_on=kept(handed_on),
            imported=[(at, called(at, there), here) for at, there, here in self.imported],
        )

    @property
    def head(self) -> str:
        """Return the code that exports and imports, which comes before everything else."""
        values = {**self.exports, **{name: _member(*of) for name, of in self.handed_on.items()}}
        given = ",".join(f"{_key(name)}:()=>{value}" for name, value in values.items())
        said = [f"{EXPORTS}({{{given}}});"] if given else []
        said += [f"{EXPORTS}.all({IMPORTS}[{place}]);" for place in self.passed_on]
        taken = ",".join(self._taken(place) for place in range(len(self.needs))).rstrip(",")
        said += [f"const [{taken}]={IMPORTS};"] if taken else []
        said += [f"const {here}={IMPORTS}[{at}];" for at, there, here in self.imported if there == "*"]
        return "".join(said)

    def _taken(self, place: int) -> str:
        """Return the pattern that takes the names from one of the needed modules; empty if there are none."""
        names = [(there, here) for at, there, here in self.imported if at == place and there != "*"]
        wanted = (here if there == here else f"{_key(there)}:{here}" for there, here in names)
        return f"{{{','.join(wanted)}}}" if names else ""


def _member(place: int, name: str) -> str:
    return f"{IMPORTS}[{place}].{name}"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def parsed(text: str, resolve: Callable[[str], str] = str, shorten: bool = False) -> PageModule:
    """Read a module's text; raise a JoinError if it cannot become a function.

    `resolve` gives the path of a module by the name it is imported by; `shorten` gives names short ones.
    """
    read = tokens(text)
    short, written = short_names(read) if shorten else ({}, {})
    module = _Parser(read, resolve, written).run()
    module.exports = {name: short.get(value, value) for name, value in module.exports.items()}
    module.imported = [(place, there, short.get(here, here)) for place, there, here in module.imported]
    return module


class _Parser:
    """Walks over a module's tokens and writes its code anew, without imports, exports and comments."""

    def __init__(self, read: list[Token], resolve: Callable[[str], str], short: dict[int, str]) -> None:
        self.read = read
        # What is written in place of some tokens.
        self.short = short
        self.resolve = resolve
        self.at = 0
        self.module = PageModule()
        self.line, self.begun = "", 1

    def run(self) -> PageModule:
        """Read to the end and return the module."""
        while self.at < len(self.read):
            token = self.read[self.at]
            if token.depth or not self._statement(token):
                self._expression(token)
        self._flush()
        return self.module

    # Writing -------------------------------------------------------------------------------------

    def _write(self, text: str, line: int) -> None:
        first, *others = text.split("\n")
        if not self.line:
            self.begun = line
        if self.line and first and _would_merge(self.line[-1], first[0]):
            self.line += " "
        self.line += first
        for number, each in enumerate(others, line + 1):
            self.module.code.append((self.line, self.begun))
            self.line, self.begun = each, number

    def _flush(self) -> None:
        if self.line.strip():
            self.module.code.append((self.line, self.begun))
        self.line = ""

    # Reading -------------------------------------------------------------------------------------

    def _peek(self, skip: int = 0) -> Token:
        """Return a token ahead, blanks left out."""
        at = self.at
        while True:
            while at < len(self.read) and self.read[at].kind in _BLANK:
                at += 1
            if at >= len(self.read):
                return Token("sign", ";", 0, 0)
            if skip == 0:
                return self.read[at]
            at, skip = at + 1, skip - 1

    def _take(self, *texts: str) -> Token:
        """Take the next token, which must be one of these if any are given."""
        while self.at < len(self.read) and self.read[self.at].kind in _BLANK:
            self.at += 1
        token = self._peek()
        if texts and token.text not in texts:
            raise JoinError(f"line {token.line}: {token.text!r} was not expected")
        self.at += 1
        return token

    def _module_name(self) -> str:
        token = self._take()
        if token.kind != "string":
            raise JoinError(f"line {token.line}: the name of a module was expected")
        return self.resolve(_value(token))

    def _end(self) -> None:
        if self._peek().text == ";" and self.at < len(self.read):
            self._take(";")

    def _expression(self, token: Token) -> None:
        """Write a token of the code."""
        short = self.short.get(self.at)
        self.at += 1
        if short is not None:
            self._write(short, token.line)
        elif token.kind == "line" or (token.kind == "comment" and "\n" in token.text):
            self._flush()
        elif token.kind not in _BLANK:
            if token.kind == "word":
                self._word(token)
            elif token.kind == "string":
                self.module.strings.append(_value(token))
                self._write(token.text, token.line)
            else:
                self._write(token.text, token.line)

    def _word(self, token: Token) -> None:
        if token.text in _OWN:
            raise JoinError(f"line {token.line}: the name {token.text} is not free")
        if token.text == "await" and token.depth == 0:
            self.module.waits = True
        is_import = token.text == "import" and not self.line.rstrip().endswith(".")
        if is_import and self._peek().text == "(":
            self._write(LOAD, token.line)
            if self._peek(1).kind == "string":
                self._take("(")
                self.module.later.append(self._module_name())
                self._write(f"({json.dumps(self.module.later[-1])}", token.line)
        elif is_import and self._peek().text == ".":
            raise JoinError(f"line {token.line}: import.meta has no meaning in a joined file")
        else:
            self._write(token.text, token.line)

    def _statement(self, token: Token) -> bool:
        """Take an import or export statement, if one begins here."""
        if token.kind != "word" or token.text not in ("import", "export"):
            return False
        if self.line.endswith(".") or (token.text == "import" and self._peek(1).text in ("(", ".")):
            return False
        self._take()
        if token.text == "import":
            self._import()
        else:
            self._export()
        return True

    # Imports -------------------------------------------------------------------------------------

    def _import(self) -> None:
        names: list[tuple[str, str]] = []
        if self._peek().kind != "string":
            names = self._clause()
            self._take("from")
        place = self.module.need(self._module_name())
        self.module.imported += [(place, there, here) for there, here in names]
        self.module.asked += [(place, there) for there, _ in names if there != "*"]
        self._end()

    def _clause(self) -> list[tuple[str, str]]:
        names = []
        if self._peek().kind == "word":
            names.append(("default", self._take().text))
            if self._peek().text != ",":
                return names
            self._take(",")
        if self._peek().text == "*":
            self._take("*")
            self._take("as")
            return [*names, ("*", self._take().text)]
        return names + self._names()

    def _names(self) -> list[tuple[str, str]]:
        """Take `{a, b as c}`; return pairs of the names before and after `as`."""
        self._take("{")
        names = []
        while self._peek().text != "}":
            first = second = self._name()
            if self._peek().text == "as":
                self._take("as")
                second = self._name()
            names.append((first, second))
            if self._peek().text != "}":
                self._take(",")
        self._take("}")
        return names

    def _name(self) -> str:
        token = self._take()
        if token.kind not in ("word", "string"):
            raise JoinError(f"line {token.line}: {token.text!r} is no name")
        return _value(token) if token.kind == "string" else token.text

    # Exports -------------------------------------------------------------------------------------

    def _export(self) -> None:
        ahead = self._peek()
        if ahead.text == "{":
            self._export_names()
        elif ahead.text == "*":
            self._export_all()
        elif ahead.text == "default":
            self._export_default()
        elif ahead.text in ("let", "var"):
            raise JoinError(f"line {ahead.line}: what is exported must be constant, not {ahead.text}")
        elif ahead.text == "const":
            self._export_constants()
        else:
            self._add(self._declared())

    def _add(self, name: str, value: str | None = None) -> None:
        self.module.exports[name] = value or name

    def _export_names(self) -> None:
        names = self._names()
        if self._peek().text == "from":
            self._take("from")
            place = self.module.need(self._module_name())
            for there, name in names:
                self.module.handed_on[name] = (place, there)
                self.module.asked.append((place, there))
        else:
            for here, name in names:
                self._add(name, here)
        self._end()

    def _export_all(self) -> None:
        self._take("*")
        name = ""
        if self._peek().text == "as":
            self._take("as")
            name = self._name()
        self._take("from")
        place = self.module.need(self._module_name())
        if name:
            self._add(name, f"{IMPORTS}[{place}]")
        else:
            self.module.passed_on.append(place)
        self._end()

    def _export_default(self) -> None:
        line = self._take("default").line
        name = self._declared() if self._peek().text in ("function", "class", "async") else ""
        if name:
            self._add("default", name)
        else:
            self._add("default", DEFAULT)
            self._write(f"const {DEFAULT}=", line)

    def _declared(self) -> str:
        """Return the name of the function or class that follows; empty if it has none."""
        ahead, skip = self._peek(), 1
        if ahead.text == "async":
            ahead, skip = self._peek(1), 2
        if ahead.text not in ("function", "class"):
            raise JoinError(f"line {ahead.line}: {ahead.text!r} cannot be exported")
        if self._peek(skip).text == "*":
            skip += 1
        found = self._peek(skip)
        return found.text if found.kind == "word" and found.text != "extends" else ""

    def _export_constants(self) -> None:
        """Note the names of constants; their code is written as it stands."""
        ahead = [token for token in self.read[self.at :] if token.kind not in _BLANK and token.depth == 0]
        for before, token in itertools.pairwise(ahead):
            if before.text in ("const", ",") and token.kind != "word":
                raise JoinError(f"line {token.line}: constants are exported by one name each")
            if before.text in ("const", ","):
                self._add(token.text)
            if token.text == ";":
                return


def _value(token: Token) -> str:
    """Return what a string literal says; names of modules and files have no escapes."""
    return token.text[1:-1]


def _would_merge(before: str, after: str) -> bool:
    """Tell whether two characters of different tokens need a blank between them."""
    if before in "+-/" and after in before + "*":
        return True
    return _in_word(before) and _in_word(after)


def _in_word(letter: str) -> bool:
    return letter.isalnum() or letter in "_$#" or letter > "\x7f"
