"""What is wrong is found and named: faults planted into a box that conforms, and into a bot."""

from __future__ import annotations

import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random, random
from typing import ClassVar

import pytest

from saboteur import Action, View
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.random import RandomBot
from saboteur.conformance import check_bot, check_box
from saboteur.conformance.faults import Report, assert_same
from saboteur.core.shapes import ViewShape

TEA = Path(__file__).parents[2] / "examples/tea"
PATCH = "return ((('ext', CARD), list(seats)),)".replace("'", '"')
SHOWN = '''"""Show everyone who is at tea."""
        return list(at_tea(state))'''
WRITTEN = '''"""Write who is at tea."""
        return list(at_tea(state))'''

# File, what stands there, what stands there instead, and what the report says then.
FAULTS = {
    "a patch is forgotten": ("rules.py", PATCH, "return ()", "do not make the new views"),
    "a view tells a secret": (
        "rules.py",
        SHOWN,
        "return [s for s in range(rules.players) if state.dwarves[s] == 'saboteur']",
        "looks different to",
    ),
    "own state is not written": (
        "rules.py",
        WRITTEN,
        "return []",
        "read back looks different",
    ),
    "a rule is cited that is on no page": (
        "rules.py",
        '"TEA-2"',
        '"TEA-9"',
        "cites TEA-9, which",
    ),
    "a reason has no sentence": (
        "__init__.py",
        '"at-tea": "{detail} is at tea.",',
        "",
        "reason 'at-tea', which no manifest",
    ),
    "a text is missing": (
        "words/en.ftl",
        "event-tea-over =",
        "event-tea-ovr =",
        "words/en.ftl lacks event-tea-over",
    ),
    "chance comes from elsewhere": (
        "rules.py",
        "        state.keep(CARD, ())",
        "        import random\n"
        "        state.keep(CARD, tuple(random.sample(range(rules.players), rules.players)))",
        "all chance must come from the stream",
    ),
    "an export is not constant": (
        "table.js",
        "export const part = {",
        "export let part = {",
        "what is exported must be constant",
    ),
    "an export takes something apart": (
        "table.js",
        "export const part = {",
        "export const { tea } = {};\nexport const part = {",
        "constants are exported by one name each",
    ),
    "a module asks where it is": (
        "table.js",
        "export const part = {",
        "console.log(import.meta.url);\nexport const part = {",
        "import.meta has no meaning in a joined file",
    ),
    "a card is lost": ("rules.py", "return ()\n", "return None\n", "cards got lost"),
    "the rules stumble": ("rules.py", "plan_draws(state, seat, action.seat)", "1 / 0", "ZeroDivisionError"),
}


LESSON = """
[rules]
players = 3
modules = ["tea"]

[position]
grid = {}
hands = [["tea"], ["map"], ["map"]]
dwarves = ["digger", "digger", "saboteur"]
goals = { "8,-2" = "stone-a", "8,0" = "treasure", "8,2" = "stone-b" }

[[steps]]
do = ["play tea p1"]
"""


@pytest.mark.usefixtures("clean")
# Each costs several seconds: one in three, and all in the long run.
@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, marks=[pytest.mark.soak] if at % 3 else []) for at, fault in enumerate(FAULTS)],
)
def test_a_planted_fault_is_named(fault: str, tmp_path: Path) -> None:
    name, old, new, told = FAULTS[fault]
    folder = shutil.copytree(TEA, tmp_path / "tea", ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    # Only some games meet the refusal.
    games = 3 if fault == "a reason has no sentence" else 1
    with pytest.raises(AssertionError, match=r"The box 'tea' does not conform:\n") as caught:
        check_box(folder, games=games)
    assert told in str(caught.value)


@pytest.mark.usefixtures("clean")
def test_a_lesson_that_cannot_be_done_is_named(tmp_path: Path) -> None:
    folder = shutil.copytree(TEA, tmp_path / "tea", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "lessons").mkdir(exist_ok=True)
    (folder / "lessons/1-guests.toml").write_text(LESSON, encoding="utf-8")
    with pytest.raises(AssertionError, match="lesson 'guests', step 1: 'play tea p1' is refused") as caught:
        check_box(folder, games=1)
    assert "lacks lesson-guests, lesson-guests-1, lesson-guests-end" in str(caught.value)


def test_all_faults_are_told_and_where_values_differ() -> None:
    report = Report("The thing")
    with report.part("one"):
        assert_same({"a": [1, 2]}, {"a": [1, 3]}, "they differ")
    with report.part("two"):
        dict[str, int]()["lost"]
    with pytest.raises(AssertionError) as caught:
        report.told()
    lines = str(caught.value).splitlines()
    assert lines == [
        "The thing does not conform:",
        "  - one: they differ; ['a'][1] is 2 and 3",
        "  - two: KeyError: 'lost'",
    ]


# Bots --------------------------------------------------------------------------------------------


class Odd(RandomBot):
    """Chooses as no bot should."""

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = 0.0,
        past: Chronicle | None = None,
    ) -> Action:
        self.do(view, past)
        return self.pick(legal)

    def do(self, view: View, past: Chronicle | None) -> None:
        """Do something before choosing."""

    def pick(self, legal: Sequence[Action]) -> Action:
        """Choose the first action."""
        return legal[0]


class Cheat(Odd):
    """Plays what is not allowed."""

    def pick(self, legal: Sequence[Action]) -> Action:
        return Action.parse("play map 8,0") if len(legal) > 20 else legal[0]


class Moody(Odd):
    """Goes by the mood of the day."""

    def pick(self, legal: Sequence[Action]) -> Action:
        return legal[int(random() * len(legal))]


class Slow(Odd):
    """Thinks for too long about its first view, however often it is asked."""

    first: ClassVar[ViewShape | None] = None

    def do(self, view: View, past: Chronicle | None) -> None:
        began, seen = time.process_time(), view.as_dict()
        Slow.first = Slow.first or seen
        while seen == Slow.first and time.process_time() - began < 0.7:
            pass


class Forger(Odd):
    """Writes into its view."""

    def do(self, view: View, past: Chronicle | None) -> None:
        view.hand = ()


class Needy(Odd):
    """Cannot do without a past."""

    def do(self, view: View, past: Chronicle | None) -> None:
        assert past is not None, "there is no past"


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (Cheat, "which is not among the legal actions"),
        (Moody, "chose something else"),
        (Slow, "and computed for"),
        (Forger, "it changed the view that it was given"),
        (Needy, "there is no past"),
    ],
)
def test_a_bot_that_does_not_keep_to_it_is_named(bot: type[Odd], told: str) -> None:
    with pytest.raises(AssertionError, match=f"The bot {bot.__name__!r} does not conform") as caught:
        check_bot(bot)
    assert told in str(caught.value)
