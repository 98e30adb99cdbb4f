"""Bots play whole games by the rules, go by the view alone, and the rule bot plays better than chance."""

from collections.abc import Sequence
from random import Random

import pytest

from saboteur import Action, Game, Rules, View
from saboteur.bots import BOTS, Bot, make_bot
from saboteur.bots.chronicle import Chronicle
from saboteur.core.events import redact
from saboteur.core.rules import REGISTRY

# Seconds to think: enough to see that a bot keeps to them.
QUICK = 0.005

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

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = 0.0,
        past: Chronicle | None = None,
    ) -> Action:
        assert view.seat is not None
        bot = self.saboteur if view.dwarves[view.seat] == "saboteur" else self.digger
        return bot.choose(view, legal, rng, budget, past)


def play(game: Game, bot: Bot, rng: Random) -> list[str]:
    """Play to the end; return who won each round."""
    sides = []
    past = Chronicle.of(game.view())
    while not game.over:
        seat = game.actors[0]
        action = bot.choose(game.view(seat), game.legal(seat), rng, QUICK, past)
        events = game.play(seat, action)
        past.watch(redact(events, None))
        sides += [e.facts["side"] for e in events if e.kind == "round-ended"]
    return sides


def found(bot: Bot, games: int, players: int = 5) -> int:
    """Return in how many rounds the treasure is found."""
    rules = Rules.build(players)
    return sum(play(Game(rules, f"{n}"), bot, Random(n)).count("diggers") for n in range(games))


@pytest.mark.parametrize(("players", "edition", "modules", "options"), VARIANTS)
@pytest.mark.parametrize("name", ["random", "rule"])
def test_bots_play_whole_games_by_the_rules(
    name: str, players: int, edition: str, modules: list[str], options: dict[str, str]
) -> None:
    rules = Rules.build(players, edition, modules, options)
    assert len(play(Game(rules, name), make_bot(name), Random(1))) == rules.rounds


@pytest.mark.parametrize("players", [3, 10])
@pytest.mark.parametrize("name", list(BOTS)[2:])
def test_those_who_remember_do_so_too(name: str, players: int) -> None:
    rules = Rules.build(players, "jubilee", [], {"rounds": "1"})
    assert len(play(Game(rules, name), make_bot(name), Random(1))) == 1


@pytest.mark.parametrize("module", list(REGISTRY)[1:])
@pytest.mark.parametrize("name", BOTS)
def test_every_level_plays_every_module(name: str, module: str) -> None:
    rules = Rules.build(5, "jubilee", [module], {"rounds": "1"})
    assert len(play(Game(rules, module), make_bot(name), Random(1))) == 1


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_gives_the_same_choice(name: str) -> None:
    """A choice follows from what the seat may know: other hands, dwarves and goals do not matter."""
    bot, rng = make_bot(name), Random(1)
    for players in (3, 5):
        game = Game(Rules.build(players, options={"rounds": "1"}), f"same{players}")
        past = Chronicle.of(game.view())
        while not game.over:
            seat = game.actors[0]
            view, legal = game.view(seat), game.legal(seat)
            chosen = bot.choose(view, legal, Random(5), 0.0, past)
            other = game.guess(seat, rng.randbytes(32))
            assert make_bot(name).choose(other.view(seat), legal, Random(5), 0.0, past) == chosen
            assert bot.choose(view, legal, Random(5), 0.0, past) == chosen
            past.watch(redact(game.play(seat, chosen), None))


def test_levels_keep_their_former_names() -> None:
    assert type(make_bot("simple")) is type(make_bot("rule"))


def test_rule_diggers_find_the_treasure_and_random_ones_do_not() -> None:
    rule = found(ByDwarf("rule", "random"), 10)
    chance = found(ByDwarf("random", "random"), 10)
    assert rule >= 24 and chance <= 3, (rule, chance)


@pytest.mark.soak
def test_rule_saboteurs_are_harder_to_beat_than_random_ones() -> None:
    assert found(ByDwarf("rule", "rule"), 10) + 6 <= found(ByDwarf("rule", "random"), 10)


@pytest.mark.soak
def test_neither_side_runs_away_with_the_game() -> None:
    assert 0.25 <= found(make_bot("rule"), 20) / 60 <= 0.75


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there are random, novice, rule"):
        make_bot("clever")
