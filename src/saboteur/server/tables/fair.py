"""A table's next deal: its promise, who takes part, and the seed that follows once they have opened.

docs/fair.md describes the protocol.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...boxes import played
from ...core.errors import RulesError
from ...core.fair import (
    BOT,
    PERSON,
    SECRET_BYTES,
    Part,
    Terms,
    commitment_of,
    deal_place,
    promise_of,
    seed_of,
    transcript_of,
)
from ...core.rules import RULES_VERSION, Rules
from ...schema.tables import FairShape
from ..journal.chain import ABORTED, COMMITTED, FROZEN, OPENED, ChainPlace, Link
from ..journal.entries import Committed, Dealing, Dealt, Entries, Frozen, Promised, Revealed
from .beginning import first_seat

if TYPE_CHECKING:
    from .seats import Sitter
    from .table import Table

# How long pages have to open what they committed to; whoever is silent is left out. In seconds.
OPEN_WITHIN: Final = 4.0
# After so long everyone is told who is still awaited, in seconds.
TELL_AFTER: Final = 1.0
# The rules by which games were dealt before their journals named a version.
_FIRST_VERSION: Final = 1


class NextDeal:
    """The deal that a table prepares; changed by entries only, except for its place in the chain."""

    def __init__(self, secret: str = "") -> None:
        """Start with a secret whose hash is published; without one nothing is promised yet."""
        self.secret = secret
        self.deal = promise_of(secret) if secret else ""
        # By the key of the seat, because people may move up.
        self.commitments: dict[str, str] = {}
        self.frozen: Frozen | None = None
        # By seat.
        self.openings: dict[int, str] = {}
        # Where the chain lists it; looked up, not journaled, until it is frozen.
        self.listed: ChainPlace | None = None

    @property
    def is_promised(self) -> bool:
        """Tell whether pages may commit to it: it has a secret that was never used or told."""
        return bool(self.secret and self.listed and self.listed.last == COMMITTED)

    @property
    def asked(self) -> set[int]:
        """Return the seats that take part and have not opened yet."""
        commitments = self.frozen.commitments if self.frozen else []
        return {seat for seat, known in enumerate(commitments) if known} - self.openings.keys()

    def place(self, sitter: Sitter | None) -> str:
        """Return what stands for a person in this deal; empty for a bot or an empty seat."""
        return deal_place(self.deal, sitter.key) if sitter and sitter.key else ""

    def shown(self, table: Table) -> FairShape | None:
        """Return what everyone at the table may know of it; None if nothing is promised."""
        if not self.listed or not (self.is_promised or self.frozen):
            return None
        frozen = [known or None for known in self.frozen.commitments] if self.frozen else None
        return {
            "game": table.games + 1,
            "deal": self.deal,
            "number": self.listed.number,
            "head": self.listed.hash,
            "places": [self.place(sitter) or None for sitter in table.seats],
            "frozen": frozen,
            "awaited": sorted(self.asked),
        }


def deal_after(deal: NextDeal, entry: Dealing, seats: Sequence[Sitter | None]) -> NextDeal:
    """Return the next deal after an entry about it."""
    match entry:
        case Promised():
            return NextDeal(entry.secret)
        case Committed():
            sitter = seats[entry.seat]
            assert sitter is not None
            deal.commitments[sitter.key] = entry.commitment
        case Frozen():
            deal.frozen = entry
        case Revealed():
            deal.openings[entry.seat] = entry.opening
    return deal


def new_promise() -> Promised:
    """Make a secret for a deal."""
    return Promised(secret=secrets.token_hex(SECRET_BYTES))


def freeze(table: Table) -> Frozen:
    """Close the set of those who take part in the deal: all who have committed by now."""
    deal = table.next_deal
    assert deal.listed is not None
    keys = [sitter.key if sitter else "" for sitter in table.seats]
    known = [deal.commitments.get(key, "") if key else "" for key in keys]
    return Frozen(commitments=known, number=deal.listed.number, head=deal.listed.hash)


def opens_commitment(table: Table, seat: int, opening: str) -> bool:
    """Tell whether a seat has committed to this opening."""
    deal = table.next_deal
    assert deal.frozen is not None
    expected = commitment_of(deal.deal, table.games + 1, deal.place(table.seats[seat]), opening)
    return deal.frozen.commitments[seat] == expected


def dealt(table: Table) -> Dealt:
    """Deal with what was opened: who is still silent is left out."""
    deal = table.next_deal
    assert deal.frozen is not None
    terms = Terms(deal.deal, deal.frozen.number, deal.frozen.head, table.games + 1, table.rules.as_dict())
    lines = transcript_of(terms, [_part(table, seat) for seat in range(len(table.seats))])
    boxes = {box.key: box.version for box in played(table.rules.modules)}
    seed = seed_of(deal.secret, lines)
    start = first_seat(table, bytes.fromhex(seed))
    return Dealt(seed=seed, version=RULES_VERSION, boxes=boxes, transcript=list(lines), start=start)


def refuse_other_rules(rules: Rules, entry: Dealt) -> None:
    """Reject a game that was dealt by a version of the rules, or of a box, that this server does not play."""
    version = entry.version or _FIRST_VERSION
    if version != RULES_VERSION:
        raise RulesError(
            f"dealt by version {version} of the rules; this server plays version {RULES_VERSION}"
        )
    for box in played(rules.modules):
        version = entry.boxes.get(box.key, _FIRST_VERSION)
        if version != box.version:
            what = f"version {version} of the box {box.key!r}"
            raise RulesError(f"dealt by {what}; this server has version {box.version}")


def _part(table: Table, seat: int) -> Part:
    deal, sitter = table.next_deal, table.seats[seat]
    assert deal.frozen is not None and sitter is not None
    if not sitter.key:
        return Part(BOT, sitter.level)
    commitment = deal.frozen.commitments[seat]
    return Part(PERSON, "", deal.place(sitter), commitment, deal.openings.get(seat, ""))


def links_of(table: Table, entries: Sequence[Entries]) -> list[Link]:
    """Return what entries add to the chain of deals."""
    found = []
    for entry in entries:
        if isinstance(entry, Promised):
            found += _settled(table)
            found.append(Link(COMMITTED, promise_of(entry.secret)))
        elif isinstance(entry, Frozen):
            found.append(Link(FROZEN, table.next_deal.deal))
    return found


def _settled(table: Table) -> list[Link]:
    """Return what becomes of earlier deals: the played one is opened, an unused one aborted."""
    found = []
    if table.game and table.game.over and table.game.fair:
        secret = table.game.fair.secret
        found.append(Link(OPENED, promise_of(secret), secret))
    if table.next_deal.secret:
        found.append(Link(ABORTED, table.next_deal.deal))
    return found
