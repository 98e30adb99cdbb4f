"""Every action that can be written about a position, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement, islice, product
from random import Random
from typing import Any

from saboteur import Action, Game, Rules
from saboteur.core.actions import PLAY_OPERANDS, VERBS
from saboteur.core.cards import CARDS, in_order

from .walks import box

# Tools, gold values, players to steal from, and what no window ever offers.
SEATS = tuple(f"p{number}" for number in range(1, 14))
WORDS = ("pickaxe", "lamp", "cart", "0", "1", "2", "3", "4", "none", "?", *SEATS)


def universe(game: Game) -> Iterator[Action]:
    """Return every verb with every value of its operands that the position can give meaning to.

    For verbs that these rules do not use, a few are enough.
    """
    cells = box(game)
    known = verbs_of(game.rules)
    for verb, operands in VERBS.items():
        if verb == "play":
            for card in kinds(game.rules):
                yield from ways(game, "play", card, PLAY_OPERANDS.get(card, ()), cells)
        else:
            yield from islice(ways(game, verb, "", operands, cells), None if verb in known else 20)


@cache
def verbs_of(rules: Rules) -> frozenset[str]:
    """Return the verbs that something in these rules asks for."""
    return frozenset(rules.deeds).union(*(window.verbs for window in rules.windows.values()))


def some_of(rng: Random, game: Game, count: int, seat: int | None = None) -> list[Action]:
    """Return a few actions of the universe without listing it, each verb equally often.

    Half of them are about things that exist: the seat's own cards, and cells where something lies.
    """
    cells, found = box(game), []
    for verb in rng.choices(list(VERBS), k=count):
        near = rng.random() < 0.5
        hand = game.view(seat).hand if near and seat is not None else ()
        places = [*game.state.sites, *game.state.tiles, *game.state.rim] if near else cells
        card = rng.choice(hand or kinds(game.rules)) if verb == "play" else ""
        operands = PLAY_OPERANDS.get(card, ()) if card else VERBS[verb]
        values = [(op, rng.choice(of_hand(hand, op) or domain(game, op, places))) for op in operands]
        found.append(made(verb, card, tuple(values)))
    return found


def of_hand(hand: tuple[str, ...], operand: str) -> list[Any]:
    """Return the values an operand may have, given the cards of a hand."""
    if operand == "tile":
        return [tile.text for card in hand for tile in CARDS[card].tiles]
    if operand == "card":
        return list(hand)
    return [(card,) for card in hand] if operand == "cards" else []


def ways(game: Game, verb: str, card: str, operands: tuple[str, ...], cells: list[int]) -> Iterator[Action]:
    """Return one verb, or one played card, with everything that may follow it."""
    values = [domain(game, operand, cells) for operand in operands]
    for chosen in product(*values):
        yield made(verb, card, tuple(zip(operands, chosen, strict=True)))


@cache
def made(verb: str, card: str, fields: tuple[tuple[str, Any], ...]) -> Action:
    """Return an action; positions share most of theirs."""
    return Action(verb, **{"card": card} | dict(fields))


def domain(game: Game, operand: str, cells: list[int]) -> list[Any]:
    """Return the values an operand may have."""
    if operand == "cell":
        return cells
    if operand == "other":
        return list(game.state.sites) or cells[:1]  # when all are open
    if operand == "seat":
        return list(range(game.rules.players + 1))
    if operand == "word":
        return list(WORDS)
    if operand == "cards":
        return some_cards(game)
    return _of_the_rules(game.rules, operand)


def some_cards(game: Game) -> list[tuple[str, ...]]:
    """Return every choice among the cards of the actors and a few others, one more than may be passed."""
    held = {card for seat in game.actors for card in game.view(seat).hand}
    cards = [card for card in kinds(game.rules) if card in held]
    cards += [card for card in kinds(game.rules) if card not in held][::9][:3]
    return _choices(tuple(cards), 4 if "clear" in game.rules.deeds else 2)


@lru_cache(maxsize=100)
def _choices(cards: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    choices = [way for count in range(most + 1) for way in combinations_with_replacement(cards, count)]
    return [in_order(choice) for choice in choices]


@cache
def _of_the_rules(rules: Rules, operand: str) -> list[Any]:
    if operand == "tile":
        return [tile.text for card in kinds(rules) for tile in CARDS[card].tiles]
    assert operand == "card", operand
    return list(kinds(rules))


@cache
def kinds(rules: Rules) -> tuple[str, ...]:
    """Return the kinds of card that these rules play with, in catalogue order."""
    return tuple(sorted(set(rules.deck), key=lambda card: CARDS[card].rank))
