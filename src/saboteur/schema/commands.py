"""What people ask of a table: the commands, strictly decoded.

The last paragraph of a docstring says from whom the command may come, and when.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .settings import (
    LONGEST_NOTE,
    LONGEST_SAYING,
    MOST_SEATS,
    ActionText,
    AnswerTime,
    Beginner,
    ByLot,
    ClockSettings,
    Delay,
    Hash,
    Id,
    Portrait,
    RulesWish,
    Seat,
    Token,
)
from .tables import Ballot


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """The first frame of a connection: its seat, and other seats on the same device.

    A page that `holds` shows people how a round ended, and the next one waits until they send `ready`. One
    that names its `version` is told if the server has another. Where one `listens`, because a screen reader
    tells its player what happens, bots wait a few seconds before they move.
    """

    token: Token | None = None
    also: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    holds: bool = False
    listens: bool = False
    version: Annotated[str, Meta(max_length=40)] = ""


class Command(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A frame that asks for something; a command with the same id is never carried out twice."""

    id: Id


class Act(Command, tag="act", frozen=True, kw_only=True):
    """Play; `at` must be the `n` of the last game or events frame, otherwise `stale`.

    From a seat that is asked.
    """

    at: Annotated[int, Meta(ge=0)]
    action: ActionText


class PlanMove(Command, tag="plan", frozen=True, kw_only=True):
    """Plan the next turn while others play; null takes the plan back. When the turn comes it is played after
    one to three seconds, by lot, like any other move. If it is not legal then, it comes back in `returned`,
    with the reason. Nobody else is told; a new round, an own move or a restart of the server forgets it.

    From a seat, during a game.
    """

    action: ActionText | None


class Check(Command, tag="check", frozen=True, kw_only=True):
    """Ask whether an action is legal: `done` if it is, `refused` with the reason if not.

    From a seat.
    """

    action: ActionText


class Could(Command, tag="could", frozen=True, kw_only=True):
    """Ask what a card in hand could do if it were this seat's turn now: a `possible` frame with the actions
    that take this card alone; none while others are asked something else. Nothing is promised: the others
    may play first. Nobody else is told.

    From a seat, during a game.
    """

    card: Annotated[str, Meta(max_length=40)]


class Advise(Command, tag="advise", frozen=True, kw_only=True):
    """Ask what this seat could do now, and why, from what it knows: an `advice` frame. Only where everyone
    else is a bot, otherwise `not-now`: nobody gets help against people.

    From a seat that is to take its turn.
    """


class Sync(Command, tag="sync", frozen=True, kw_only=True):
    """Request a fresh `game` frame.

    From anyone.
    """


class Me(Command, tag="me", frozen=True, kw_only=True):
    """Change name or portrait.

    From a seat, before the start.
    """

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    portrait: Portrait = 0


class Change(Command, tag="settings", frozen=True, kw_only=True):
    """Change the table; `not-now` if a player would lose their seat.

    From the host, before the start.
    """

    rules: RulesWish
    clock: ClockSettings
    open: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: AnswerTime = 4000
    delay: Delay = Delay()
    shared: bool = False
    # By the seats as they are before the change.
    begins: Beginner = ByLot()


class PutBot(Command, tag="bot", frozen=True, kw_only=True):
    """Put a bot on an empty seat, or remove it with `"level": null`.

    From the host, before the start.
    """

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] | None = None


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Deal.

    From the host, all seats taken.
    """


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Before the start, free the seat; later, let a bot hold it until its owner is back.

    From a seat.
    """


class Back(Command, tag="back", frozen=True, kw_only=True):
    """Take it back; a `hello` with its token does the same.

    From a seat that a bot holds.
    """


class Vote(Command, tag="vote", frozen=True, kw_only=True):
    """`what` is `kick` (before the start; not against the host) or `stand-in` (let a bot hold a seat). It
    takes effect when more than half of the other people, and at least two, agree; a `stand-in` only
    once the player has run out of time or is away. If the player has been away for two minutes, one
    vote is enough, except on a clock of days. Votes belong to people, not to seats; nobody sees who
    voted, or whether anyone did.

    From a person at the table.
    """

    what: Ballot
    seat: Seat
    on: bool = True


class Nudge(Command, tag="nudge", frozen=True, kw_only=True):
    """Remind a person that the others are waiting, once for each question and not before they have had 15
    seconds; everyone sees it in `nudged`, and nothing else happens. Where no clock runs, the table does it
    itself after a minute. `not-now` while several seats are asked in secret.

    From a person at the table.
    """

    seat: Seat


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Go on to the next round. Only a page that said `holds` has to send it; anyone else counts as ready.

    From a seat, at any time.
    """


class Mute(Command, tag="mute", frozen=True, kw_only=True):
    """Hide this person's chat from everyone until the host unmutes them; claims are part of the game and
    still heard.

    From the host.
    """

    seat: Seat
    on: bool = True


class Remove(Command, tag="remove", frozen=True, kw_only=True):
    """Remove somebody, see [taking a seat](#taking-a-seat).

    From the host, before the start.
    """

    seat: Seat


class Admit(Command, tag="admit", frozen=True, kw_only=True):
    """Let in somebody who is knocking, or turn them away. During a game the host decides about the seat of a
    bot. The seat of a person who has been away for two minutes takes two of the others, and more than say no;
    see [taking a seat](#taking-a-seat).

    From the host; from any other person about the seat of somebody who is away.
    """

    knock: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Rematch(Command, tag="rematch", frozen=True, kw_only=True):
    """Deal again for the same people.

    From a seat, when the game is over.
    """


class Reopen(Command, tag="reopen", frozen=True, kw_only=True):
    """Return to the lobby after a game: others can join, and everything can be changed as before the start.

    From the host, when the game is over.
    """


class Commit(Command, tag="commit", frozen=True, kw_only=True):
    """Take part in the next deal: commit to 32 random bytes for the table's `fair.deal`, once per deal; see
    [fair.md](fair.md).

    From a seat, before the start or when the game is over.
    """

    deal: Hash
    commitment: Hash


class Open(Command, tag="open", frozen=True, kw_only=True):
    """Open what this seat has committed to.

    From a seat whose commitment is in `fair.frozen`.
    """

    deal: Hash
    opening: Hash


class MakeClaim(Command, tag="claim", frozen=True, kw_only=True):
    """Claim something, true or not; see [talk](#talk).

    From a seat, during a game.
    """

    kind: Annotated[str, Meta(max_length=40)]
    about: Seat | None = None
    cell: Annotated[str, Meta(max_length=12)] = ""
    word: Annotated[str, Meta(max_length=40)] = ""
    quote: Annotated[int, Meta(ge=0, lt=100_000)] | None = None


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Chat, at most 300 characters.

    From a seat, while the chat is on and unless the host muted it (`muted`).
    """

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Mark(Command, tag="mark", frozen=True, kw_only=True):
    """Record privately how much you suspect somebody, from -2 (surely honest) to 2.

    From a seat, during a game.
    """

    seat: Seat
    level: Annotated[int, Meta(ge=-2, le=2)]


class Note(Command, tag="note", frozen=True, kw_only=True):
    """Replace your private notes, at most 2000 characters.

    From a seat, after the start.
    """

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class SetChat(Command, tag="chat", frozen=True, kw_only=True):
    """Allow chat, or claims only.

    From the host.
    """

    on: bool


Talking = MakeClaim | Say | Mark | Note | SetChat
Hosting = Change | PutBot | Start | Reopen | Mute | Remove | Admit
Waiting = PlanMove | Nudge | Ready
Playing = Act | Check | Could | Advise | Waiting | Sync | Me | Leave | Back | Vote
Commands = Playing | Hosting | Rematch | Commit | Open | Talking
