"""What holds in every game, whatever its rules: one function each, with a sentence on what is wrong."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

from saboteur import Action, Event, Game, IllegalAction, RecordError, View, fold, redact
from saboteur.core.errors import REASONS
from saboteur.core.shapes import ViewShape
from saboteur.core.state import State
from saboteur.core.tunnels import rebuild

from .faults import assert_same
from .universe import some_of, universe
from .walks import Pilot, eager, some_pilot, walk, window

Facts = dict[str, Any]
Position = dict[str, Any]
# How many moments of a game are checked because of what was just done.
MOST_OWN = 6
PLAIN = ("turn", "over")
RULE = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)+")


def viewers(game: Game) -> tuple[int | None, ...]:
    """Return every viewer, spectators first."""
    return (None, *range(game.rules.players))


def views_of(game: Game) -> list[ViewShape]:
    """Return everyone's view, spectators first."""
    return [game.view(seat).as_dict() for seat in (None, *range(game.rules.players))]


def text_of(data: object) -> str:
    """Return plain data as text; refuse anything else."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def frozen(game: Game) -> tuple[str, ...]:
    """Return everything about a game as text: position, geometry, history and every view."""
    state = game.state
    tables = [sorted(table.items()) for table in (state.rim, state.live, state.lit)]
    seats = (None, *range(game.rules.players))
    views = [text_of(game.view(seat).as_dict()) for seat in seats]
    return text_of(game.position()), repr(tables), repr(game.history), *views


def assert_agreed(game: Game, seat: int) -> int:
    """`check` accepts what `legal` lists, and nothing else in the universe; return its size."""
    legal = game.legal(seat)
    assert len(legal) == len(set(legal)), f"legal lists something twice: {[str(each) for each in legal]}"
    texts = {action.text for action in legal}
    refusals: dict[str, IllegalAction] = {}
    count = 0
    for count, action in enumerate(universe(game)):  # noqa: B007
        refused = game.check(seat, action)
        if refused is not None:
            refusals[refused.reason] = refused
        assert refused or action.text in texts, f"check lets {action} pass, which legal does not list"
        assert not refused or action.text not in texts, (
            f"legal lists {action}, which check refuses: {refused}"
        )
        texts.discard(action.text)
    assert not texts, f"legal lists what the manifest's operands cannot say: {texts}"
    for refused in refusals.values():
        assert_sound(refused)
    return count


def assert_sound(refused: IllegalAction) -> None:
    """A refusal has a known reason, cites a rule and reads as a sentence."""
    reason = refused.reason
    assert reason in REASONS, f"a refusal gives the reason {reason!r}, which no manifest has a sentence for"
    assert RULE.fullmatch(refused.rule), f"the refusal {reason!r} cites {refused.rule!r}, which is no rule ID"
    assert refused.rule in str(refused), f"the refusal {reason!r} does not name its rule {refused.rule}"


def assert_reads_back(action: Action) -> None:
    """Parsing the text and evaluating the repr both give the action again."""
    for again in (Action.parse(str(action)), eval(repr(action), {"Action": Action})):
        assert again == action, f"{action} reads back as {again}"
        assert hash(again) == hash(action), f"{action} reads back with another hash"


def cards_of(position: Position) -> Iterable[str]:
    """Return every card of the draw deck, wherever it is; laid cards by their keys."""
    yield from position["pile"]
    yield from position["discard"]
    yield from position["aside"]
    yield from (Action.parse(f"pass {tile}").cards[0] for tile in position["grid"].values())
    for cards in (*position["hands"], *position["front"]):
        yield from cards


def gold_of(position: Position) -> Iterable[int]:
    """Return all gold: what players have, the pile, and cards that are being passed on."""
    yield from position["gold"]
    yield from position["gold_pile"]
    for frame in position["pending"]:
        if frame["kind"] in ("share", "take"):
            yield from frame["data"][0]


def assert_gold_conserved(game: Game) -> None:
    """Count gold cards by value: they are in hands, in the pile or being passed on."""
    if game.rules.gold_deck:
        assert_same(sum(gold_of(game.position())), sum(game.rules.gold_deck), "gold got lost")


def assert_geometry(game: Game) -> None:
    """Compare with what follows from tiles and sites alone."""
    if window(game) in ("lie", "lie-chest"):  # a goal that is opened but not yet laid is neither
        return
    state, fresh = game.state, game.state.copy()
    fresh.rim, fresh.live, fresh.lit, fresh.reached = {}, {}, {}, {}
    rebuild(fresh, 0)
    for name in ("tiles", "rim", "live", "lit", "loose"):
        sentence = f"what the tiles say of {name} is not what the state keeps; did something forget rebuild?"
        assert_same(getattr(state, name), getattr(fresh, name), sentence)
    assert state.reached.keys() == fresh.reached.keys(), "the sites that count as reached are not those"
    assert_lit(state)


def assert_lit(state: State) -> None:
    """Whole tunnels are lit; a cell is live exactly if light faces it and nothing lies there."""
    for cell, mask in state.lit.items():
        assert mask == sum(t for t in state.tiles[cell].tunnels if t & mask)
    assert all(state.rim[cell] == demand for cell, demand in state.live.items())
    assert not state.rim.keys() & (state.tiles.keys() | state.sites.keys())


def side_by_side(rng: Random, one: Game, two: Game, steps: int) -> None:
    """Play the same actions in two games and find no difference."""
    for _ in range(steps):
        if one.over:
            return
        seat = rng.choice(one.actors)
        action = rng.choice(one.legal(seat))
        events = [[repr(event) for event in game.play(seat, action)] for game in (one, two)]
        assert_same(events[0], events[1], f"{action} tells something else in a copy or a reread position")
        assert_same(one.position(), two.position(), f"{action} does something else in a copy")


def seen_by(game: Game, seat: int | None) -> dict[str, Any]:
    """Return every field of a view: bots read the fields, not only the plain data."""
    view = game.view(seat)
    return {name: getattr(view, name) for name in View.__slots__}


def assert_alike(rng: Random, game: Game, world: Game, seat: int | None) -> None:
    """Neither view nor offers nor refusals tell the seat which of the two worlds it is in."""
    who = "spectators" if seat is None else f"p{seat + 1}"
    assert_same(seen_by(game, seat), seen_by(world, seat), f"a guessed world looks different to {who}")
    assert_same(game.view(seat).as_dict(), world.view(seat).as_dict(), f"it looks different to {who}")
    assert (world.over, world.round) == (game.over, game.round), "a guessed world is in another round"
    # If several seats are asked at once, nobody knows who has already answered.
    if len(game.view(seat).window["seats"]) <= 1:
        assert_same(game.actors, world.actors, f"{who} can tell worlds apart by the seats that are asked")
    if seat is not None:
        assert_same(game.legal(seat), world.legal(seat), f"{who} can tell worlds apart by legal")
        for action in some_of(rng, game, 80, seat):
            refusals = [game.check(seat, action), world.check(seat, action)]
            reasons = [error and (error.reason, error.rule, error.detail) for error in refusals]
            assert_same(reasons[0], reasons[1], f"{who} can tell worlds apart by why {action} is refused")


def folded(view: ViewShape, events: list[Event]) -> ViewShape:
    """Fold what the view's owner is told."""
    return fold(view, redact(events, view["seat"]))


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Return every value of plain data with its path."""
    if isinstance(data, dict | list | tuple):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, (*path, key))
    elif data is not None and data != "?":
        yield path, data


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """Return the value at a path."""
    for key in path:
        data = data[key]
    return data


# -- rules of any kind ----------------------------------------------------------------------------


def assert_conforms(
    rng: Random, game: Game, every: int = 20, steps: int = 10_000, own: Callable[[Action], bool] | None = None
) -> None:
    """Walk through a game, or its first steps, and check everything that holds for any rules.

    One moment in `every` is checked closely, and so are the first ones after an `own` action.
    """
    due = MOST_OWN if own else 0
    views = views_of(game)
    pilot = eager(own, some_pilot(rng)) if own else some_pilot(rng)
    for step in islice(walk(rng, game, pilot), steps):
        views = [folded(view, step.events) for view in views]
        assert_same(views, views_of(game), f"the events of {step.action} do not make the new views (patches)")
        assert_geometry(game)
        # A question to many comes after every card: it is checked no more often than a turn.
        rare = window(game) not in PLAIN and len(game.actors) == 1
        ours = bool(due and own and own(step.action) and rng.randrange(2))
        due -= ours
        if ours or rng.randrange(every) == 0 or (rare and rng.randrange(3) == 0):
            assert_sound_moment(rng, game)
    assert_replays(game)


def assert_replays(game: Game) -> None:
    """The game's record plays the same game again."""
    try:
        again = Game.replay(game.record())
    except RecordError as error:
        raise AssertionError(f"the record cannot be replayed: {error}") from error
    assert_same(frozen(again), frozen(game), "the record replays to another game")


def assert_composes(rng: Random, game: Game, pilot: Pilot, looks: int) -> None:
    """Walk through a game: nothing gets lost, at some moments nothing leaks, and it replays."""
    due = sorted(rng.randrange(80) for _ in range(looks))
    for number, step in enumerate(walk(rng, game, pilot)):
        assert_whole(step.game)
        if due and number >= due[0] and not game.over:
            due.pop(0)
            viewer = rng.choice(viewers(game))
            world = game.guess(viewer, f"{rng.random()}")
            assert_whole(world)
            assert_alike(rng, game, world, viewer)
            views = views_of(game)
            twin = game.copy()
            seat = rng.choice(twin.actors)
            events = twin.play(seat, pilot(rng, twin, seat))
            after = [folded(view, events) for view in views]
            assert_same(after, views_of(twin), "the events do not make the new views (patches)")
    assert_replays(game)


def assert_whole(game: Game) -> None:
    """Count cards, dwarves, goals and gold cards, wherever they are, against the decks."""
    rules, state = game.rules, game.state
    assert_same(Counter(all_cards(game)), Counter(rules.deck), "cards got lost or were doubled")
    dwarves = (*state.dwarves, *state.spare, *state.dwarf_discard)
    assert_same(Counter(dwarves), Counter(rules.dwarf_deck), "dwarves got lost or were doubled")
    assert len(state.goals) == len(rules.goal_cells), "a goal cell is without its goal"
    assert not Counter(state.goals.values()) - Counter(rules.goal_deck), (
        "a goal lies there that is not in the deck"
    )
    passed = [len(frame.data[0]) for frame in state.stack if frame.kind in ("share", "take")]
    held = sum(state.gold_cards) + len(state.gold_pile) + sum(passed)
    assert_same(held, len(rules.gold_deck), "gold cards got lost or were doubled")


def all_cards(game: Game) -> Iterator[str]:
    """Return every card of the draw deck, including those just played."""
    rules, state = game.rules, game.state
    yield from (*state.pile, *state.discard, *state.aside)
    for hand in state.hands:
        yield from rules.cards_of(hand)
    for card, seats in state.front.items():
        yield from [card] * seats.bit_count()
    yield from (state.tiles[cell].card for cell in state.loose)
    for frame in state.stack:
        yield from rules.windows[frame.kind].cards(frame.data)


def assert_sound_moment(rng: Random, game: Game) -> None:
    """Offers, copies, positions, views and worlds at one moment of a game."""
    for seat in rng.sample(game.actors, min(len(game.actors), 2)):
        assert_agreed(game, seat)
        for action in game.legal(seat):
            assert_reads_back(action)
    assert_spectator_knows_least(game)
    viewer = rng.choice(viewers(game))
    assert_alike(rng, game, game.guess(viewer, f"{rng.random()}"), viewer)
    again = Game.from_position(game.rules, json.loads(text_of(game.position())), game.seed)
    assert_same(again.position(), game.position(), "a position reads back as another one (encode, decode)")
    assert_same(views_of(again), views_of(game), "a position that was read back looks different")
    before, copy = frozen(game), game.copy()
    side_by_side(rng, copy, again, 3)
    assert_same(frozen(game), before, "playing on in a copy changes the game it was copied from")


def assert_spectator_knows_least(game: Game) -> None:
    """Every seat knows whatever spectators know."""
    spectator, *seats = views_of(game)
    for seat, view in enumerate(seats, 1):
        for path, leaf in leaves(spectator):
            known = path == ("seat",) or at(view, path) == leaf
            assert known, f"spectators know {path} = {leaf!r}, which p{seat} does not"
