"""A recorded game, step by step, as one seat saw it or with everything shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from ..core import record as records
from ..core.actions import public_form, seat_text
from ..core.events import Event, redact
from ..core.shapes import GoalShape, ViewShape
from ..game import Game
from .arguments import BadInput, file_text, readable, seat_for
from .narration import News, Teller, everything
from .round_end import as_round_ended
from .table import TerminalTable
from .terminal import Closed, Terminal, number_in

_PROMPT: Final = "Enter: next, number: jump, a: all, q: quit > "


def game_in(path: Path) -> Game:
    """Return the game in a file, played as far as its record goes."""
    text = file_text(path)
    with readable(path):
        return Game.replay(text)


def unfinished_game_in(path: Path) -> Game:
    """Return the game in a file if it can be continued."""
    game = game_in(path)
    if game.over:
        raise BadInput(f"The game in {path} is over; saboteur replay shows it.")
    return game


def _beginning(path: Path) -> Game:
    record = records.read_record(file_text(path))
    return Game.replay(records.write_record(record._replace(actions=(), result=None)))


class Replay:
    """Steps through a recorded game."""

    def __init__(self, path: Path, seat: str | None, terminal: Terminal) -> None:
        """Read the record and go to its start."""
        whole = game_in(path)
        players = whole.rules.players
        names = [seat_text(seat) for seat in range(players)]
        self.seat = seat_for(seat, players)
        self.actions = whole.history
        self.terminal = terminal
        self.table = TerminalTable(terminal.console, names, whole.rules.rounds)
        self.teller = Teller(names)
        self.begun = _beginning(path)
        self.jump(0)

    def jump(self, number: int) -> None:
        """Go to the position after so many actions."""
        self.game = self.begun.copy()
        self.step = 0
        self.happened: list[Event] | list[News] = []
        self.before = self._view()
        self.ended: ViewShape | None = None
        while self.step < number:
            self.next()

    def next(self) -> None:
        """Take the next action of the record, and keep what happened for the next drawing."""
        self.before = self._view()
        seat, action = self.actions[self.step]
        events = self.game.play(seat, action)
        seen = redact(events, self.seat)
        self.happened = everything(events) if self.seat is None else seen
        self.ended = as_round_ended(self.before, seen)
        self.step += 1

    def run(self, at_once: bool) -> None:
        """Show the game step by step, or all of it at once."""
        self.show()
        if at_once:
            self.rest()
        while self.step < len(self.actions):
            self._obey(self.terminal.ask(_PROMPT).lower())

    def _obey(self, answer: str) -> None:
        number = number_in(answer)
        if answer in ("q", "quit"):
            raise Closed
        if answer == "a":
            self.rest()
        elif number is not None and number <= len(self.actions):
            self.jump(number)
            self.show()
        elif answer:
            self.terminal.say(f"Press Enter, or type a number from 0 to {len(self.actions)}, a or q.")
        else:
            self.next()
            self.show()

    def rest(self) -> None:
        """Tell everything from here on, with the mine at the end of each round."""
        while self.step < len(self.actions):
            self.next()
            self._tell()
        self.terminal.draw(self._screen())

    def show(self) -> None:
        """Tell the last action and draw the result."""
        self._tell()
        self.terminal.draw(self._screen())

    def _tell(self) -> None:
        if not self.step:
            return
        seat, action = self.actions[self.step - 1]
        shown = action if self.seat in (None, seat) else public_form(action)
        self.terminal.say(f"{self.step}/{len(self.actions)}  {seat_text(seat)} {shown}", "title")
        if self.ended is not None:
            self.terminal.draw(self.table.lines(self.ended))
        for line in self.teller.tell(self.happened, self.before):
            self.terminal.say(f"  {line}")

    def _screen(self) -> list[Text]:
        lines = self.table.lines(self._view())
        if self.seat is None:
            for seat, hand in enumerate(self.game.position()["hands"]):
                lines.append(Text(f"{seat_text(seat)} holds {', '.join(hand) or 'nothing'}", "muted"))
        return lines

    def _view(self) -> ViewShape:
        """Return what the seat knows; without a seat, the truth about goals, dwarves and gold."""
        view = self.game.view(self.seat).as_dict()
        if self.seat is not None:
            return view
        truth = self.game.position()
        goals: dict[str, GoalShape] = {
            cell: {"card": truth["goals"][cell], "lies": goal["lies"]} for cell, goal in view["goals"].items()
        }
        return {**view, "goals": goals, "dwarves": truth["dwarves"], "gold": truth["gold"]}
