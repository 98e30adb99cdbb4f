"""Joins the page's modules into few files, so that a slow network need not carry dozens of requests.

What every page needs is one file, the table is another; each part that is fetched when it is needed gets what
is left. Styles and drawings that a module names travel with it. A module lies in exactly one file, because
two copies of it would be two states. By its source map a browser shows the sources as they are written.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from string import ascii_letters
from typing import Final, NamedTuple

from ...boxes import BOXES
from .assets import slim
from .javascript import JoinError
from .modules import EXPORTS, IMPORTS, LOAD, PageModule, parsed
from .page_files import IN_PAGE, KIT, MAIN, STATIC, libraries, resolved, styles, text_at
from .source_maps import SourceLine, source_map


def _pages(*names: str) -> list[str]:
    return [f"{STATIC}{name}.js" for name in names]


# Files by name, with the modules they are for; each leaves to the earlier ones what they have.
LAYERS: Final = {
    # With what nearly every later part needs a little of.
    "app": [MAIN, *_pages("style", "drafts", "roving", "summary", "sounding")],
    "table": _pages("table/table"),
    # What moves, then what boxes need besides: no table waits for it that is played without them.
    "motion": _pages("table/motion"),
    "kit": [KIT],
    "home": _pages("home", "bots", "copy", "reach"),
    "talk": _pages("talk/panel"),
    # What hosts do, and those who wait: in the lobby as well as in play.
    "host": _pages("talk/waiting", "host"),
    "lobby": _pages("lobby", "join"),
    "proof": _pages("replay/proof"),
    "why": _pages("replay/why"),
}
RUNTIME: Final = f"{STATIC}joined.js"
_TEXTS: Final = (".css", ".svg")


class Joined(NamedTuple):
    """A joined file: its text, and the map from its lines to those of the sources."""

    text: str
    map: str


@cache
def module(path: str) -> PageModule:
    """Read a module, with the paths of what it needs; a JoinError names the file."""
    text = text_at(path)
    if text is None:
        raise JoinError(f"{path} is not there")
    try:
        return parsed(text, lambda name: resolved(name, path), shorten=path.startswith(STATIC))
    except JoinError as error:
        raise JoinError(f"{path}, {error}") from None


@cache
def _named_texts(path: str) -> list[str]:
    """Return the styles and drawings that a module names, except those that stand in every page."""
    wished = [word for word in module(path).strings if word.endswith(_TEXTS)]
    whole = [word if word.startswith("/") else STATIC + word for word in wished]
    elsewhere = (*styles(), *IN_PAGE)
    return [word for word in whole if word not in elsewhere and text_at(word) is not None]


def closure(paths: Iterable[str]) -> dict[str, None]:
    """Return modules with everything they need at once, in the order in which it is needed."""
    seen: dict[str, None] = {}

    def visit(path: str) -> None:
        if path in seen:
            return
        seen[path] = None
        if path.endswith(".js"):
            for each in (*module(path).needs, *_named_texts(path)):
                visit(each)

    for path in paths:
        visit(libraries().get(path, path))
    return seen


def _parts_for_later() -> dict[str, dict[str, None]]:
    """Return, by module that is fetched when it is needed, what it needs itself."""
    waiting, entries = [MAIN, libraries()[KIT]], dict[str, dict[str, None]]()
    while waiting:
        whole = closure([waiting.pop()])
        for path in whole:
            for each in module(path).later if path.endswith(".js") else ():
                if each not in entries:
                    entries[each] = closure([each])
                    waiting.append(each)
    return entries


class Plan(NamedTuple):
    """Which file has which modules, and which files a module that comes later needs besides the first."""

    files: dict[str, list[str]]
    later: dict[str, list[str]]


@lru_cache(maxsize=1)
def plan() -> Plan:
    """Decide which modules lie together: the layers, then whatever is needed by the same parts."""
    entries = _parts_for_later()
    place: dict[str, str] = {}
    for name, roots in LAYERS.items():
        for path in closure(roots):
            place.setdefault(path, name)
    for path in dict.fromkeys(path for whole in entries.values() for path in whole):
        users = sorted(_short(entry) for entry, whole in entries.items() if path in whole)
        place.setdefault(path, "-".join(users))
    files: dict[str, list[str]] = {}
    for path, name in place.items():
        files.setdefault(name, []).append(path)
    later = {
        entry: [name for name in dict.fromkeys(place[path] for path in whole) if name != "app"]
        # No module of the page loads the kit: boxes do, which the plan does not know.
        for entry, whole in {**entries, KIT: closure([KIT])}.items()
    }
    return Plan(files, later)


@cache
def _numbers() -> dict[str, int]:
    """Return a number for each module of the page: shorter than its path, which stands in many places."""
    modules = [path for paths in plan().files.values() for path in paths if path.endswith(".js")]
    return {path: number for number, path in enumerate(modules)}


def _name(path: str) -> int | str:
    """Return what a joined file calls a module: its number or, of a box, its path."""
    return _numbers().get(path, path)


@cache
def _names_between() -> dict[str, dict[str, str]]:
    """Return, by module, short names for what it exports to others by `import`, and to nobody else.

    Whatever is asked for by name while the page runs keeps its names: what comes later and what boxes import.
    """
    modules = {path: module(path) for path in _numbers()}
    asked = {path: Counter[str]() for path in modules}
    open_to_all = {libraries()[KIT]}
    for path, one in modules.items():
        open_to_all |= {one.needs[at] for at, there, _ in one.imported if there == "*"} | set(one.later)
        open_to_all |= {path, *(one.needs[at] for at in one.passed_on)} if one.passed_on else set()
        for at, name in one.asked:
            asked[one.needs[at]][name] += 1
    return {
        path: {name: short for (name, _), short in zip(count.most_common(), _letters(), strict=False)}
        for path, count in asked.items()
        if path not in open_to_all
    }


def _letters() -> Iterator[str]:
    return ("".join(each) for size in (1, 2) for each in itertools.product(ascii_letters, repeat=size))


def _short(path: str) -> str:
    return path.rpartition("/")[2].removesuffix(".js")


def joined(name: str) -> Joined | None:
    """Return a joined file of the page by its name; None if there is none."""
    paths = plan().files.get(name)
    if paths is None:
        return None
    if name != "app":
        return _written(paths, f"{name}.js", ("export default {", "};"))
    runtime = slim(text_at(RUNTIME) or "", ".js")
    later = {path: [_name(libraries().get(path, path)), *names] for path, names in plan().later.items()}
    end = f"}},{_name(MAIN)},{json.dumps(later, separators=(',', ':'))});"
    return _written(paths, f"{name}.js", (f"{runtime}\nbegin({{", end))


def joined_boxes(keys: Iterable[str]) -> Joined:
    """Return what boxes add to the page in one file: their parts of the table, styles and drawings."""
    lines = [("export default {", "", 0)]
    for key in keys:
        lines += _box(key)
    return _finished([*lines, ("};", "", 0)], "boxes.js")


def _box(key: str) -> list[SourceLine]:
    """Write a box's files; if its modules cannot be joined, one that says so."""
    own = [f"/box/{key}/{name}" for name in BOXES[key].page_files]
    table = f"/box/{key}/table.js"
    lines = [line for path in own if not path.endswith(".js") for line in _text(path)]
    if table not in own:
        return [*lines, (f"{json.dumps(table)}:[[],()=>{{}}],", "", 0)]
    try:
        modules = [path for path in closure([table]) if path.startswith("/box/") and path.endswith(".js")]
        return lines + [line for path in modules for line in _function(path)]
    except JoinError as error:
        fault = f"{json.dumps(table)}:[[],()=>{{throw new SyntaxError({json.dumps(str(error))})}}],"
        return [*lines, (fault, "", 0)]


def _written(paths: list[str], name: str, around: tuple[str, str]) -> Joined:
    """Write files into one; `around` is what comes before and after."""
    lines = [(text, "", 0) for text in around[0].split("\n")]
    for path in paths:
        lines += _function(path) if path.endswith(".js") else _text(path)
    return _finished([*lines, (around[1], "", 0)], name)


def _finished(lines: list[SourceLine], name: str) -> Joined:
    text = "\n".join(line for line, _, _ in lines)
    return Joined(f"{text}\n//# sourceMappingURL={name}.map\n", source_map(name, lines))


def _text(path: str) -> list[SourceLine]:
    """Write a style or drawings under their path."""
    text = slim(text_at(path) or "", path[path.rindex(".") :])
    return [(line, "", 0) for line in f"{json.dumps(path)}:{_quoted(text)},".split("\n")]


def _function(path: str) -> list[SourceLine]:
    """Write a module as a function, with the needed modules before it."""
    one = module(path)
    _check(path, one)
    if path.startswith(STATIC):
        names = _names_between()
        one = one.renamed(names.get(path), [names.get(each) for each in one.needs])
    needs = json.dumps([_name(each) for each in one.needs], separators=(",", ":"))
    waits = "async" if one.waits else ""
    head = f"{json.dumps(_name(path))}:[{needs},{waits}({IMPORTS},{EXPORTS},{LOAD})=>{{{one.head}"
    return [(head, "", 0), *((text, path, line) for text, line in one.code), ("}],", "", 0)]


def _check(path: str, one: PageModule) -> None:
    """Make sure that everything a module imports is exported where it says, and that boxes may have it."""
    of_page = [each for each in one.needs if not each.startswith("/box/") and each != libraries()[KIT]]
    if path.startswith("/box/") and of_page:
        raise JoinError(f"{path} imports {of_page[0]}; {KIT} is all the page promises")
    for place, name in one.asked:
        there = module(one.needs[place])
        if name not in there.offers and not there.passed_on:
            raise JoinError(f"{path} imports {name} from {one.needs[place]}, which has no such export")


def _quoted(text: str) -> str:
    """Write a text as a literal that is still readable, if nothing in it needs an escape."""
    return json.dumps(text) if any(mark in text for mark in ("`", "\\", "${")) else f"`{text}`"
