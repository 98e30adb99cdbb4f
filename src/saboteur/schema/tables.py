"""What is told of tables: who sits there, what was said, and what a table can be made of."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..core.shapes import LegalActionShape, PresetRulesShape, ResultShape, RulesShape
from .settings import Beginner, ClockSettings, Delay

Phase = Literal["lobby", "playing", "over"]
Ballot = Literal["kick", "stand-in"]


class SeatShape(TypedDict):
    """Who sits on a seat.

    `bot` is the level of a bot; `here` says that the player's page is open, `held` that a bot plays for them,
    `muted` that the host lets nobody read what they write.
    """

    name: str
    portrait: int
    bot: str | None
    here: bool
    held: bool
    muted: bool


class KnockShape(TypedDict):
    """Somebody who waits to be let in: by the host or, if they ask for the `seat` of a person who is away, by
    two of the others. `on` is one's own answer to that. Before the start both are null.
    """

    id: str
    name: str
    portrait: int
    seat: int | None
    on: bool | None


class IntermissionShape(TypedDict):
    """Between two rounds: the seats whose pages still show how the last one ended, and for how many
    milliseconds they are waited for at most.
    """

    looking: list[int]
    left: int


class FairShape(TypedDict):
    """The next deal, which nobody can choose.

    `game` is its number at the table, `deal` the hash of the table's secret, `number` and `head` where the
    server's chain lists it. `places` stand for the people on the seats in this deal; `frozen` are the
    commitments by seat that are to be opened now, null until the game is started; `awaited` are the seats
    whose pages have not opened yet, told again if that takes more than a second.
    """

    game: int
    deal: str
    number: int
    head: str
    places: list[str | None]
    frozen: list[str | None] | None
    awaited: list[int]


class PublicTableShape(TypedDict):
    """The table as everyone may see it.

    `link` is its link without the server's address; the fragment is a key that opens the spectators' view.
    `balance` is how many rounds of a hundred the diggers win by these rules, between bots, and null if nobody
    has counted. `begins` is who plays first. `chat` allows free words, not only claims. `nudged` is the seat
    that is asked and has been reminded that the others are waiting. During an `intermission` nobody is asked
    and no time passes. `fair` is null during a game, and to spectators.
    """

    code: str
    link: str
    host: int
    phase: Phase
    open: bool
    rules: RulesShape
    balance: int | None
    clock: ClockSettings
    pace: int
    window: int
    delay: Delay
    shared: bool
    begins: Beginner
    games: int
    chat: bool
    seats: list[SeatShape | None]
    result: ResultShape | None
    nudged: int | None
    intermission: IntermissionShape | None
    fair: FairShape | None


class SeatedTableShape(PublicTableShape):
    """A table as it is asked for once: to its seats' owners also which seat is theirs (`you`), whom the game
    waits for (`asked`) and for how many seconds (`since`). All three are null to others.
    """

    you: int | None
    asked: list[int] | None
    since: int | None


class OwnTableShape(TypedDict):
    """What one person only is told of a table: their votes, whom they may let in, and a screen's token."""

    votes: list[tuple[Ballot, int | None]]
    knocks: list[KnockShape]
    screen: str | None


class TableShape(PublicTableShape, OwnTableShape):
    """The table as one person is told of it."""


class OpenTableShape(TypedDict):
    """A table that waits for players."""

    code: str
    host: str
    seats: int
    taken: int
    rules: RulesShape


class PlaceShape(TypedDict):
    """A seat just taken, or a table's big screen, which has no seat; the token is told once and opens it.

    `link` is the table's, for others.
    """

    code: str
    link: str
    seat: int | None
    token: str


# What was said ------------------------------------------------------------------------------------


class SaidShape(TypedDict):
    """Something said: the `i`-th in game `k`, after so many lines of the log; `kind` is `chat` or a claim's.

    `true` tells whether a claim was true, once nothing is hidden any more; null for a question.
    """

    i: int
    k: int
    line: int
    seat: int
    name: str
    kind: str
    text: NotRequired[str]
    about: NotRequired[int]
    cell: NotRequired[str]
    word: NotRequired[str]
    quote: NotRequired[int]
    true: NotRequired[bool | None]


class OwnSeatShape(TypedDict):
    """What only a seat is told: how much it suspects each player in this round, and its notes.

    `late` is what was done for it because its time ran out when it was last asked.
    """

    marks: list[int]
    note: str
    late: str | None


class ReturnedPlanShape(TypedDict):
    """A planned move that was not possible when the turn came, and why the rules refuse it."""

    action: str
    reason: str
    rule: str
    detail: str


class PlanShape(TypedDict):
    """What a seat has planned for its next turn, or what came back of it."""

    plan: LegalActionShape | None
    returned: ReturnedPlanShape | None


class IdeaShape(TypedDict):
    """Something a seat could do, and what it amounts to by the bots' own words; null if that says nothing."""

    do: str
    amount: str | None


class OpinionShape(TypedDict):
    """How likely a seat is a saboteur to whoever asks, and what its most telling deeds amounted to."""

    chance: float
    deeds: list[str]


class HintsShape(TypedDict):
    """What a seat could do, the best first; how likely the treasure is under each goal; whom to suspect."""

    ideas: list[IdeaShape]
    goals: list[float]
    beliefs: list[OpinionShape]


class OwnShape(OwnSeatShape, PlanShape):
    """Everything that only a seat is told."""


class ClockShape(TypedDict):
    """Milliseconds: what each seat has left, and how long the seats that are asked have from now on."""

    banks: list[int] | None
    left: int | None


# What a table can be made of ----------------------------------------------------------------------


class OfferedModuleShape(TypedDict):
    """A box.

    `files` are what the page fetches of it, `needs` boxes without which it cannot be played, `bots` says
    that bots know how to play with it; if it `reacts` it asks several players at once in secret. It is
    recommended for the numbers of players that it `suits`. `layouts` are settings that take cells: where its
    cards lie at set-up, instead of where they usually do.
    """

    key: str
    files: list[str]
    players: tuple[int, int] | None
    suits: tuple[int, int] | None
    excludes: list[str]
    needs: list[str]
    bots: bool
    options: dict[str, list[str]]
    layouts: list[str]
    reacts: bool


class LaidShape(TypedDict):
    """Set-up cards of one kind: the setting that takes their cells, the rule about them, and where they lie.

    There are `count` of them; `cells` is empty if they are laid anew in every round, or cannot be read.
    """

    name: str
    rule: str
    count: int
    cells: list[str]
    usual: bool


class LayoutFaultShape(TypedDict):
    """A rule that a layout breaks: the reason, its ID, the settings and the cells that break it."""

    reason: str
    rule: str
    settings: list[str]
    cells: list[str]


class LayoutShape(TypedDict):
    """Where the set-up cards of some rules lie, the part of the mine they may lie in, and what is wrong."""

    columns: tuple[int, int]
    rows: tuple[int, int]
    cards: list[LaidShape]
    faults: list[LayoutFaultShape]


class PresetShape(TypedDict):
    """Rules that go well together, by name, and about how many minutes people take for a round of them."""

    key: str
    rules: PresetRulesShape
    minutes: int


class EvenRulesShape(TypedDict):
    """For a number of players, the rules under which bots' rounds are most even.

    `balance` is how often the diggers win in per cent, with its interval of 95 % and the number of rounds.
    """

    players: int
    rules: PresetRulesShape
    balance: int
    between: tuple[int, int]
    rounds: int


class OfferShape(TypedDict):
    """What a table can be made of.

    `windows` are lengths to choose from, in milliseconds; `bots` are the game's own, from weak to strong,
    `outside_bots` those that the host has added, with what to call them.
    """

    version: str
    address: str
    editions: list[str]
    players: tuple[int, int]
    options: dict[str, list[str]]
    layouts: list[str]
    modules: list[OfferedModuleShape]
    presets: list[PresetShape]
    fair: list[EvenRulesShape]
    windows: list[int]
    bots: list[str]
    outside_bots: dict[str, str]
    portraits: int
