"""A game at the terminal: one person among bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from ..bots import Bot
from ..bots.chronicle import Chronicle
from ..boxes import played
from ..core.actions import Action
from ..core.errors import IllegalAction
from ..core.events import Event, redact
from ..core.rules import Rules
from ..core.shapes import ViewShape
from ..game import Game
from .arguments import CommandFailed, reason
from .box_words import words_of
from .moves import Moves
from .narration import Teller
from .round_end import as_round_ended, chapters
from .rulebook import rule_text
from .table import TerminalTable, dwarf_name
from .terminal import Closed, Terminal, number_in

YOU: Final = 0
BOT_NAMES: Final = ("Dagna", "Grim", "Helga", "Borin", "Ylva", "Thrain", "Sigrun", "Odo", "Runa", "Embla")
_LONGEST_NAME: Final = 20
_PAUSE: Final = 0.7

_HELP: Final = """\
Type the number of a move, or the move itself:
  place NEW 3,-1        lay a card: its open sides as it will lie, column,row
{moves}
  pass NSW              discard a card unseen
Or one of these:
  ?  why your last move was refused      ? PATH-4  the text of a rule
  ? place NEW 3,-1  whether a move is legal, and why not
  legal  your moves again                view  the mine again
  log  what has happened so far          quit  leave the game
In the mine:
  heavy, bright tunnels are connected to the start (⌂), thin, dim ones are not
  ▒ dead end   · where you can lay a card   ░ face-down goal
A goal shows ? until you look at it, then gold or stone, for your eyes only.
{signs}"""


def help_text(rules: Rules) -> str:
    """Return how to type moves and what the mine shows, with what the game's boxes add."""
    words = [one for box in played(rules.modules) if (one := words_of(box))]
    moves = [f"  {line}" for one in words for line in one.help_moves]
    signs = [f"  {line}" for one in words for line in one.help_signs]
    return _HELP.format(moves="\n".join(moves), signs="\n".join(signs)).rstrip("\n")


def named(name: str, players: int) -> list[str]:
    """Return everyone's names: the person first, then bots with different names."""
    you = " ".join(name.split())[:_LONGEST_NAME] or "You"
    others = [bot for bot in BOT_NAMES if bot.casefold() != you.casefold()]
    return [you, *others[: players - 1]]


def told_here(game: Game) -> Chronicle:
    """Return what everyone has seen of a game, by replaying it."""
    again = game.begun()
    past = Chronicle.of(again.view())
    for seat, action in game.history:
        past.watch(redact(again.play(seat, action), None))
    return past


class Session:
    """One game: whose turn it is, what the person sees, what they type."""

    def __init__(self, game: Game, terminal: Terminal, name: str, bot: Bot) -> None:
        """Seat the person first, then the bots."""
        self.game = game
        self.terminal = terminal
        self.bot = bot
        self.past = told_here(game)
        self.names = named(name, game.rules.players)
        self.table = TerminalTable(terminal.console, self.names, game.rules.rounds)
        self.teller = Teller(self.names, YOU)
        self.log: list[str] = []
        self.refused: IllegalAction | None = None

    def run(self) -> None:
        """Play until the game is over; raise Closed if the person leaves."""
        self.terminal.say("Type help at any time.", "muted")
        self._greet()
        while not self.game.over:
            if YOU in self.game.actors:
                self._my_move()
            else:
                self._bot_move(self.game.actors[0])
        self.terminal.draw(self.table.lines(self._view()))

    def _greet(self) -> None:
        view = self.game.view(YOU)
        dwarf = view.dwarves[YOU] or ""
        self._tell_line(f"In round {view.round} you are {dwarf_name(dwarf)}.")

    # Moves ------------------------------------------------------------------------------------

    def _bot_move(self, seat: int) -> None:
        rng = Random(f"{self.game.seed.hex()}/{len(self.game.history)}")
        action = self.bot.choose(self.game.view(seat), self.game.legal(seat), rng, past=self.past)
        self._play(seat, action)
        self.terminal.pause(_PAUSE)

    def _my_move(self) -> None:
        legal = self.game.legal(YOU)
        if self.game.together and len(legal) == 1:
            # Everyone is asked so that nobody knows who could object; here nobody is watching.
            self._play(YOU, legal[0])
            return
        moves = Moves(legal, self.game.view(YOU), self.names)
        self.refused = None
        self._show(moves)
        while True:
            line = self.terminal.ask("Your move: " if moves.kind == "turn" else "Your choice: ")
            if line and not self._obeyed(line, moves) and self._tried(line, moves):
                return

    def _tried(self, line: str, moves: Moves) -> bool:
        """Play what was typed, or say in one sentence why not."""
        action = self._meant(line, moves)
        if action is None:
            return False
        refused = self.game.check(YOU, action)
        if refused is None:
            self._play(YOU, action)
            return True
        hint = "" if self.refused else " Type ? for the rule."
        self.refused = refused
        self.terminal.say(f"{refused}{hint}", "danger")
        return False

    def _meant(self, line: str, moves: Moves) -> Action | str | None:
        """Return the move that a number or a text stands for; say so if there is no such number."""
        number = number_in(line)
        action = moves.tidied(line) if number is None else moves.numbered(number)
        if action is None:
            self.terminal.say(f"There is no move {number}; choose 1 to {len(moves.actions)}.", "danger")
        return action

    def _play(self, seat: int, action: Action | str) -> None:
        before = self._view()
        happened = self.game.play(seat, action)
        self.past.watch(redact(happened, None))
        events = redact(happened, YOU)
        for chapter in chapters(events):
            begins = chapter[0].kind == "round-began"
            if chapter[0].kind == "round-ended":
                self._show_end(before, events)
            elif begins:
                self.terminal.wait("Enter: the next round ")
            self._tell(chapter, before)
            if begins:
                self._greet()

    def _show_end(self, before: ViewShape, events: list[Event]) -> None:
        """Draw the mine as the round left it, unless the person is asked next and sees it then."""
        asked = YOU in self.game.actors and all(event.kind != "round-began" for event in events)
        ended = as_round_ended(before, events)
        if ended is not None and not asked:
            self.terminal.say()
            self.terminal.draw(self.table.lines(ended))

    # Words ------------------------------------------------------------------------------------

    def _obeyed(self, line: str, moves: Moves) -> bool:
        """Carry out a command; return False if the line is not one."""
        word, _, rest = line.partition(" ")
        if word.lower() in ("quit", "exit", "q"):
            raise Closed
        if word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip(), moves)
        elif word.lower() in ("help", "h"):
            self.terminal.say(help_text(self.game.rules))
        elif word.lower() == "legal":
            self._list(moves)
        elif word.lower() == "view":
            self._show(moves)
        elif word.lower() == "log":
            self.terminal.say("\n".join(self.log))
        else:
            return False
        return True

    def _explain(self, asked: str, moves: Moves) -> None:
        """Show a rule, the one behind the last refusal, or whether a move is legal."""
        if rule_text(asked):
            self._show_rule(asked)
        elif asked:
            self._judge(asked, moves)
        elif self.refused:
            self._show_refusal(self.refused)
        else:
            self.terminal.say(
                "None of your moves was refused. Type ? and a rule, such as ? PATH-4, to read it."
            )

    def _judge(self, asked: str, moves: Moves) -> None:
        """Tell whether a move is legal, without playing it."""
        action = self._meant(asked, moves)
        if action is None:
            return
        refused = self.game.check(YOU, action)
        if refused is None:
            self.terminal.say(f"Legal: {action}")
        elif refused.reason == "malformed":
            self.terminal.say(f"'{asked}' is no move, and no rule that is told here.", "danger")
        else:
            self._show_refusal(refused)

    def _show_refusal(self, refused: IllegalAction) -> None:
        self.terminal.say(str(refused))
        self._show_rule(refused.rule)

    def _show_rule(self, rule: str) -> None:
        self.terminal.say(f"{rule.upper()}  {rule_text(rule) or 'There is no text for this rule here.'}")

    def _show(self, moves: Moves) -> None:
        spots = frozenset(action.cell for action in moves.actions if action.verb == "place")
        self.terminal.say()
        self.terminal.draw(self.table.lines(self._view(), spots))
        self._list(moves)

    def _list(self, moves: Moves) -> None:
        for line in moves.lines(self.terminal.width):
            self.terminal.say(line)

    def _tell(self, events: list[Event], before: ViewShape) -> None:
        for line in self.teller.tell(events, before):
            self._tell_line(line)

    def _tell_line(self, line: str) -> None:
        self.log.append(line)
        self.terminal.say(line)

    def _view(self) -> ViewShape:
        return self.game.view(YOU).as_dict()


def play_here(session: Session, save: Path | None) -> None:
    """Play a session until its end or until the person leaves; the record is saved in any case."""
    try:
        session.run()
    except Closed:
        session.terminal.say("You left the game.")
    except KeyboardInterrupt:
        session.terminal.say("\nStopped.")
        raise
    finally:
        if save is not None:
            _keep(session, save)


def _keep(session: Session, path: Path) -> None:
    try:
        path.write_text(session.game.record(), encoding="utf-8")
    except OSError as error:
        raise CommandFailed(f"The record could not be written to {path}: {reason(error)}.") from error
    session.terminal.note(f"The record was saved to {path}.")
