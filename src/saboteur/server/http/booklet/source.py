"""A box's booklet as it is written: chapters of short blocks, some of them pictures.

## actions Action cards          a chapter: its key, and its heading
## gold! Sharing the gold        the same, in place of what earlier boxes say there
Text with **bold** and [PATH-4]. a paragraph; a blank line ends every block
- one of several                 a list; `1.` numbers it
{if goals=one} Only one …        only with rules like these
?? May I pass?                   a question; the lines below it answer it
:cards rockfall map              pictures of cards, with the lines below as their text
:try rockfall Bring it down.     the position of a lesson, to be tried, and what it is about
:setup                           the mine at the start, and what everyone gets
:example Anna reaches the gold   a worked example; the lines below tell it
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_CHAPTER: Final = re.compile(r"## ([a-z][\w-]*)(!?) *(.*)")
_MARKED: Final = re.compile(r"(\?\?|:cards|:try|:setup|:example|-|1\.)(?: +(.*))?$")
_IF: Final = re.compile(r"\{if ([^}]+)\} *")
# What a line begins with -> the kind of its block.
_KINDS: Final = {
    "??": "question",
    ":cards": "cards",
    ":try": "try",
    ":setup": "setup",
    ":example": "example",
    "-": "point",
    "1.": "step",
}


class Block(NamedTuple):
    """One thing a chapter says: its kind, what stands behind its mark, its text, and when it holds."""

    kind: str
    about: str
    text: str
    conditions: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """A chapter of one box; with `replaces`, what earlier boxes say in it is left out."""

    key: str
    heading: str
    replaces: bool
    blocks: tuple[Block, ...]


def booklet_chapters(text: str) -> list[Chapter]:
    """Read a booklet; what stands before the first chapter is for those who write."""
    found: list[Chapter] = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        head, _, body = part.partition("\n")
        if chapter := _CHAPTER.fullmatch(head.strip()):
            found.append(Chapter(chapter[1], chapter[3], bool(chapter[2]), _blocks(body)))
    return found


def _blocks(body: str) -> tuple[Block, ...]:
    blocks: list[Block] = []
    is_open = False
    for line in body.splitlines():
        plain = line.strip()
        if not plain:
            is_open = False
        elif is_open and not _MARKED.match(_IF.sub("", plain)):
            blocks[-1] = _longer(blocks[-1], plain)
        else:
            blocks.append(_begun(plain))
            is_open = True
    return tuple(blocks)


def _begun(line: str) -> Block:
    conditions = tuple(_IF.findall(line))
    plain = _IF.sub("", line)
    marked = _MARKED.match(plain)
    if marked is None:
        return Block("text", "", plain, conditions)
    kind, rest = _KINDS[marked[1]], marked[2] or ""
    if kind in ("point", "step"):
        return Block(kind, "", rest, conditions)
    if kind == "try":
        lesson, _, caption = rest.partition(" ")
        return Block(kind, lesson, caption, conditions)
    return Block(kind, rest, "", conditions)


def _longer(block: Block, line: str) -> Block:
    conditions = (*block.conditions, *_IF.findall(line))
    return block._replace(text=f"{block.text} {_IF.sub('', line)}".strip(), conditions=conditions)
