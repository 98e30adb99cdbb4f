"""Bots play whole games by the rules, go by the view alone, and the simple one plays better than chance."""

from collections.abc import Sequence
from random import Random

import pytest

from saboteur import Action, Game, Rules, View
from saboteur.bots import BOTS, Bot, make_bot

VARIANTS: list[tuple[int, str, list[str], dict[str, str]]] = [
    *((players, "jubilee", [], {}) for players in range(3, 11)),
    *((players, "classic", [], {}) for players in (3, 6, 10)),
    (5, "italian", [], {}),
    (4, "jubilee", ["greedy-dwarf"], {}),
    (8, "classic", ["greedy-dwarf"], {}),
    (6, "jubilee", ["sabotaged-dwarf"], {}),
    (7, "classic", ["sabotaged-dwarf", "greedy-dwarf"], {}),
    *((players, "jubilee", ["tournament"], {}) for players in range(5, 10)),
    (5, "jubilee", [], {"placement": "adjacent"}),
    (4, "classic", [], {"gold": "open", "spare": "none"}),
]


class ByDwarf:
    """One bot plays the diggers, another the saboteurs."""

    def __init__(self, digger: str, saboteur: str) -> None:
        self.digger, self.saboteur = make_bot(digger), make_bot(saboteur)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        assert view.seat is not None
        bot = self.saboteur if view.dwarves[view.seat] == "saboteur" else self.digger
        return bot.choose(view, legal, rng)


def play(game: Game, bot: Bot, rng: Random) -> list[str]:
    """Play to the end; return who won each round."""
    sides = []
    while not game.over:
        seat = game.actors[0]
        action = bot.choose(game.view(seat), game.legal(seat), rng)
        sides += [e.facts["side"] for e in game.play(seat, action) if e.kind == "round-ended"]
    return sides


def found(bot: Bot, games: int, players: int = 5) -> int:
    """Return in how many rounds the treasure is found."""
    rules = Rules.build(players)
    return sum(play(Game(rules, f"{n}"), bot, Random(n)).count("diggers") for n in range(games))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("players", "edition", "modules", "options"), VARIANTS)
def test_bots_play_whole_games_by_the_rules(
    name: str, players: int, edition: str, modules: list[str], options: dict[str, str]
) -> None:
    rules = Rules.build(players, edition, modules, options)
    assert len(play(Game(rules, name), make_bot(name), Random(1))) == rules.rounds


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_gives_the_same_choice(name: str) -> None:
    """A choice follows from what the seat may know: other hands, dwarves and goals do not matter."""
    bot, rng = make_bot(name), Random(1)
    for players in (3, 5, 8):
        game = Game(Rules.build(players), f"same{players}")
        while not game.over:
            seat = game.actors[0]
            view, legal = game.view(seat), game.legal(seat)
            chosen = bot.choose(view, legal, Random(5))
            other = game.guess(seat, rng.randbytes(32))
            assert make_bot(name).choose(other.view(seat), legal, Random(5)) == chosen
            assert bot.choose(view, legal, Random(5)) == chosen
            game.play(seat, chosen)


def test_simple_diggers_find_the_treasure_and_random_ones_do_not() -> None:
    simple = found(ByDwarf("simple", "random"), 10)
    chance = found(ByDwarf("random", "random"), 10)
    assert simple >= 24 and chance <= 3, (simple, chance)


def test_simple_saboteurs_are_harder_to_beat_than_random_ones() -> None:
    assert found(ByDwarf("simple", "simple"), 10) + 6 <= found(ByDwarf("simple", "random"), 10)


def test_neither_side_runs_away_with_the_game() -> None:
    assert 0.25 <= found(make_bot("simple"), 20) / 60 <= 0.75


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there are random, simple"):
        make_bot("clever")
