"""People who neither see nor point: roles, names and keys, as the accessibility tree gives them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import CDPSession

from .browsing import SLOW, Person

T = TypeVar("T")


class Thing(NamedTuple):
    """Something as a screen reader finds it."""

    role: str
    name: str
    states: dict[str, Any]


def thing_of(node: dict[str, Any]) -> Thing:
    """Read a node of the accessibility tree."""
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Thing(node["role"]["value"], node.get("name", {}).get("value", ""), states)


class Listener(Person):
    """Somebody who hears roles and names and presses keys."""

    def __init__(self, *args: Any, **context: Any) -> None:
        super().__init__(*args, **context)
        self.line: CDPSession = self.context.new_cdp_session(self.page)
        self.line.send("Accessibility.enable")

    def presses(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def things(self, role: str = "", name: str = "") -> list[Thing]:
        """Return all that is in the tree, or in the first thing with this role and name, in order."""
        nodes = {node["nodeId"]: node for node in self.line.send("Accessibility.getFullAXTree")["nodes"]}
        roots = [
            node
            for node in nodes.values()
            if role in ("", thing_of(node).role) and name in thing_of(node).name
        ]
        found: list[Thing] = []
        todo = list(roots[0].get("childIds", [])) if roots else []
        while todo:
            node = nodes.get(todo.pop(0))
            if node is None:
                continue
            todo = [*node.get("childIds", []), *todo]
            if not node.get("ignored"):
                found.append(thing_of(node))
        return found

    def focus(self) -> Thing:
        """Return what has the keyboard's focus: the innermost; the whole page if nothing has."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        found = [thing_of(node) for node in nodes if not node.get("ignored")]
        return ([thing for thing in found if thing.states.get("focused")] or found)[-1]

    def said(self) -> list[str]:
        """Return what was read out lately, the newest last."""
        return [thing.name for thing in self.things("log") if thing.role == "StaticText"]

    def has(self, role: str, pattern: str = "") -> bool:
        """Tell whether there is such a thing."""
        return any(thing.role == role and re.search(pattern, thing.name) for thing in self.things())

    def told(self) -> list[str]:
        """Return what the game itself said; bots talk in between, whenever they like."""
        return [line for line in self.said() if not re.match(r"\w+: ", line)]

    def hears(self, pattern: str) -> str:
        """Wait until the newest words match."""

        def heard() -> str | None:
            return next((line for line in self.told()[-1:] if re.search(pattern, line)), None)

        return self.until(heard, lambda: f"{pattern} in {self.said()}")

    def tabs_to(self, role: str, pattern: str, most: int = 40) -> int:
        """Press Tab until something has the focus; return how often."""
        for times in range(most + 1):
            now = self.focus()
            if now.role == role and re.search(pattern, now.name):
                return times
            self.presses("Tab")
        raise AssertionError(f"{role} {pattern} is not within {most} Tabs; at {self.focus()}")

    def is_at(self, role: str, pattern: str) -> Thing:
        """Wait until something has the focus."""

        def found() -> Thing | None:
            now = self.focus()
            return now if now.role == role and re.search(pattern, now.name) else None

        return self.until(found, lambda: f"{role} {pattern}, at {self.focus()}, having heard {self.said()}")

    def until(self, ask: Callable[[], T | None], what: Callable[[], str]) -> T:
        """Wait for an answer."""
        until = time.monotonic() + SLOW / 4000
        while (found := ask()) is None:
            assert time.monotonic() < until, f"never came: {what()}"
            self.page.wait_for_timeout(30)
        return found
