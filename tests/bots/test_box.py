"""What the rule bot does with the jubilee box in positions where one thing is clearly right."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from boxes.positions import box
from rules.positions import TO_FORK, TO_MIDDLE, corridor
from saboteur import Game, Rules, RulesError
from saboteur.bots import BOTS, make_bot
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.rule import RuleBot
from saboteur.bots.talk import spoken
from saboteur.cli.sim import simulate
from saboteur.core.events import redact
from saboteur.core.rng import Stream, seed_bytes
from saboteur.core.rules import REGISTRY
from saboteur.lab.mixed import compared
from saboteur.presets import BOX, PRESETS, SURPRISE, surprise

KEYS = list(REGISTRY)[1:]
SECOND = "saboteur2"
TEAM = {"digger": "blue", "saboteur": "saboteur"}
NEW_GOALS = {"8,-4": "stone-a", "8,-2": "stone-b", "8,0": "sack-2", "8,2": "treasure", "8,4": "dragon"}
# p1 may reach the costume department with `place EW 3,-2`, or the tunnel party with `place EW 3,2`.
TO_COSTUME = {**TO_MIDDLE, "0,-1": "NS", "0,-2": "SE", "1,-2": "EW", "2,-2": "EW"}
TO_PARTY = {**TO_MIDDLE, "0,1": "NS", "0,2": "NE", "1,2": "EW", "2,2": "EW"}

with_and_without_teams = pytest.mark.parametrize("also", [(), (SECOND,)], ids=["base", SECOND])


def seat(
    modules: str | tuple[str, ...], hand: list[str], dwarf: str = "digger", grid: Any = TO_MIDDLE, **more: Any
) -> Game:
    """A game of three near the goals: p1 is to act, p2 digs, p3 is a saboteur."""
    keys = (modules,) if isinstance(modules, str) else modules
    teams = SECOND in keys
    dwarves = [dwarf, "digger", "saboteur"]
    dwarves = [TEAM.get(name, name) for name in dwarves] if teams else dwarves
    spare = {} if teams else {"spare": ["digger"]}
    return box(grid, hand, modules=keys, **{"dwarves": dwarves, **spare, **more})


def knowing(**of_first: Any) -> list[dict[str, Any]]:
    """What everyone knows; p1 knows this."""
    return [of_first, {}, {}]


def chosen(game: Game, seat: int = 0) -> str:
    """Return what the rule bot does."""
    return str(RuleBot().choose(game.view(seat), game.legal(seat), Random(0)))


def play(game: Game, *moves: tuple[int, str]) -> Game:
    for number, text in moves:
        game.play(number, text)
    return game


# Goal Swap ----------------------------------------------------------------------------------------


@with_and_without_teams
def test_a_saboteur_moves_the_treasure_away(also: tuple[str, ...]) -> None:
    known = knowing(goals={"8,0": "treasure"})
    game = seat((*also, "goal-swap"), ["goal-swap", "NSEW", "EW"], "saboteur", known=known)
    move = chosen(game)
    assert move.startswith("play goal-swap") and "8,0" in move
    assert chosen(play(game, (0, move))) == "exchange"


@with_and_without_teams
def test_a_digger_brings_the_treasure_nearer_and_not_farther_away(also: tuple[str, ...]) -> None:
    goals = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}
    hand = ["goal-swap", "repair-lamp", "repair-cart"]
    known = knowing(goals={"8,2": "treasure"})
    game = seat((*also, "goal-swap"), hand, goals=goals, known=known)
    assert chosen(game) == "play goal-swap 8,0 8,2"
    assert chosen(play(game, (0, "play goal-swap 8,0 8,2"))) == "exchange"
    game = seat((*also, "goal-swap"), hand, known=knowing(goals={"8,0": "treasure"}))
    assert not chosen(game).startswith("play goal-swap")
    assert chosen(play(game, (0, "play goal-swap 8,0 8,2"))) == "leave"


# Vault --------------------------------------------------------------------------------------------


@with_and_without_teams
def test_a_bad_hand_is_mended_from_the_vault(also: tuple[str, ...]) -> None:
    discard = ["NSEW", "N|S|E|W", "break-lamp"]
    hand = ["vault", "repair-lamp", "repair-cart"]
    game = seat((*also, "vault"), hand, discard=discard)
    assert chosen(game) == "play vault"
    assert chosen(play(game, (0, "play vault"))) == "keep NSEW"
    game = seat((*also, "vault"), hand, "saboteur", discard=discard)
    game.play(0, "play vault")
    assert chosen(game) in ("keep break-lamp", "keep N|S|E|W")


def test_the_vault_waits_while_there_is_a_tunnel_to_dig() -> None:
    assert chosen(seat("vault", ["vault", "EW"], discard=["NS"])) == "place EW 7,0"


# Veto ---------------------------------------------------------------------------------------------


@with_and_without_teams
@pytest.mark.parametrize(
    ("dwarf", "by", "move", "answer"),
    [
        ("digger", "rockfall", "play rockfall 3,0", "veto"),
        ("digger", "N|S|E|W", "place N|S|E|W 7,0", "veto"),
        ("digger", "break-lamp", "play break-lamp p1", "veto"),
        ("digger", "map", "play map 8,-2", "allow"),
        ("digger", "EW", "place EW 7,0", "allow"),
        ("saboteur", "EW", "place EW 7,0", "veto"),
        ("saboteur", "N|S|E|W", "place N|S|E|W 7,0", "allow"),
        ("saboteur", "rockfall", "play rockfall 3,0", "allow"),
    ],
)
def test_what_harms_is_vetoed(also: tuple[str, ...], dwarf: str, by: str, move: str, answer: str) -> None:
    hands = {"hands": [["veto", "NS"], ["map", "map"], [by, "map"]], "turn": 2}
    game = seat((*also, "veto"), [], dwarf, known=knowing(goals={"8,0": "treasure"}), **hands)
    game.play(2, move)
    assert chosen(game) == answer


# Reverse, Craftsman, Guide, Detour -----------------------------------------------------------------


@with_and_without_teams
@pytest.mark.parametrize(("dwarf", "turns"), [("digger", True), ("saboteur", False)])
def test_the_order_is_turned_away_from_a_foe(also: tuple[str, ...], dwarf: str, turns: bool) -> None:
    """p2 is next and a saboteur, p3 is a digger: good to know."""
    dwarves = ["saboteur", "digger"] if not also else ["saboteur", "blue" if dwarf == "digger" else "green"]
    own = dwarf if not also else TEAM[dwarf]
    known = knowing(dwarves={"1": dwarves[0], "2": dwarves[1]})
    game = seat((*also, "reverse"), ["reverse", "repair-lamp"], dwarves=[own, *dwarves], known=known)
    assert (chosen(game) == "play reverse") is turns


@with_and_without_teams
def test_a_digger_mends_his_own_tool_with_the_craftsman(also: tuple[str, ...]) -> None:
    front = [["break-cart"], ["break-lamp"], []]
    game = seat((*also, "craftsman"), ["craftsman", "EW"], front=front)
    assert chosen(game) == "play craftsman p1 cart"


@with_and_without_teams
def test_a_guide_leads_to_the_treasure(also: tuple[str, ...]) -> None:
    known = knowing(goals={"8,0": "treasure"})
    game = seat((*also, "guide"), ["guide", "EW", "EW", "NS"], grid=corridor(1, 5), known=known)
    assert chosen(game) == "play guide"
    play(game, (0, "play guide"))
    assert chosen(game) == "place EW 6,0"
    assert chosen(play(game, (0, "place EW 6,0"))) == "place EW 7,0"


@with_and_without_teams
def test_a_detour_takes_the_tunnel_away_or_leads_it_to_the_treasure(also: tuple[str, ...]) -> None:
    known = knowing(goals={"8,0": "treasure"})
    laid = list(TO_MIDDLE)
    game = seat((*also, "detour"), ["detour", "NSEW"], "saboteur", laid=laid, known=known)
    assert chosen(game).startswith("play detour EW")
    aside = {**TO_MIDDLE, "0,1": "NSEW"}
    game = seat((*also, "detour"), ["detour", "NS"], grid=aside, laid=[*TO_MIDDLE, "0,1"], known=known)
    assert chosen(game) == "play detour NSEW 7,0"


# Toll ---------------------------------------------------------------------------------------------


def miner(cell: str = "7,0", by: int = 2) -> dict[str, Any]:
    return {"ext": {"toll": {"ready": 1, "miners": {cell: by}}}, "gold": [1, 1, 1]}


@with_and_without_teams
def test_a_saboteur_sets_a_miner_where_the_tunnel_must_go_on(also: tuple[str, ...]) -> None:
    game = seat((*also, "toll"), ["EW", "NSEW", "SW"], "saboteur", gold=[1, 1, 1])
    assert chosen(game).startswith("miner 7,0")


@with_and_without_teams
def test_the_last_card_is_worth_the_toll(also: tuple[str, ...]) -> None:
    known = knowing(goals={"8,0": "treasure"})
    game = seat((*also, "toll"), ["EW", "SW"], known=known, **miner())
    assert chosen(game) == "place EW 7,0"
    assert chosen(play(game, (0, "place EW 7,0"))) == "pay"


def test_who_has_no_gold_asks_a_friend() -> None:
    known = knowing(goals={"8,0": "treasure"}, dwarves={"1": "saboteur", "2": "digger"})
    more = {**miner(by=3), "gold": [0, 1, 1, 1], "dwarves": ["digger", "saboteur", "digger", "digger"]}
    game = seat("toll", ["EW", "SW"], players=4, known=[*known, {}], **more)
    game.play(0, "place EW 7,0")
    assert chosen(game) == "ask p3"


@pytest.mark.parametrize(("dwarf", "answer"), [("digger", "pay"), ("saboteur", "refuse")])
def test_who_is_asked_pays_for_his_own_side(dwarf: str, answer: str) -> None:
    more = {**miner(), "gold": [0, 1, 1]}
    game = seat("toll", ["EW", "SW"], dwarves=["digger", dwarf, "digger"], **more)
    play(game, (0, "place EW 7,0"), (0, "ask p2"))
    assert chosen(game, 1) == answer


def test_nobody_pays_for_a_known_saboteur() -> None:
    more = {**miner(), "gold": [0, 1, 1]}
    game = seat("toll", ["EW", "SW"], "saboteur", known=[{}, {"dwarves": {"0": "saboteur"}}, {}], **more)
    play(game, (0, "place EW 7,0"), (0, "ask p2"))
    assert chosen(game, 1) == "refuse"


# What lies in the maze ----------------------------------------------------------------------------


def test_a_saboteur_in_trouble_changes_his_dwarf_and_a_profiteer_never() -> None:
    hand = ["EW", "repair-lamp", "repair-cart"]
    near = {"known": knowing(goals={"8,0": "treasure"})}
    assert chosen(seat("costume", hand, "saboteur", TO_COSTUME, **near)) == "place EW 3,-2"
    grid = {cell: tile for cell, tile in TO_COSTUME.items() if cell not in TO_MIDDLE}
    game = seat((SECOND, "costume"), ["EW", "thief"], "profiteer", grid)
    assert chosen(game) != "place EW 3,-2"


def test_a_saboteur_goes_to_the_party_and_a_digger_who_is_winning_does_not() -> None:
    hand = ["EW", "repair-lamp", "repair-cart"]
    known = knowing(goals={"8,0": "treasure"})
    assert chosen(seat("party", hand, "saboteur", TO_PARTY, known=known)) == "place EW 3,2"
    digger = seat("party", ["EW", "NS"], "digger", {**TO_PARTY, "6,0": "NSEW"}, known=known)
    assert chosen(digger) != "place EW 3,2"


@with_and_without_teams
@pytest.mark.parametrize(("goal", "dwarf", "goes"), [
    ("spider", "digger", False), ("spider", "saboteur", True), ("sack-2", "digger", True),
])  # fmt: skip
def test_what_is_known_of_a_goal_decides(also: tuple[str, ...], goal: str, dwarf: str, goes: bool) -> None:
    goals = {**NEW_GOALS, "8,0": goal}
    known = knowing(goals={"8,0": goal})
    game = seat((*also, "new-goals"), ["EW", "repair-lamp"], dwarf, goals=goals, known=known)
    assert (chosen(game) == "place EW 7,0") is goes


def test_who_has_gold_does_not_wake_a_dragon() -> None:
    goals = {**NEW_GOALS, "8,0": "dragon", "8,4": "sack-2"}
    known = knowing(goals={"8,0": "dragon", "8,2": "treasure"})
    grid = {**corridor(1, 5), "6,0": "SEW"}
    game = seat("new-goals", ["EW", "NSEW"], grid=grid, goals=goals, known=known, gold=[2, 0, 0])
    assert chosen(game) != "place EW 7,0"


def chest(name: str, looked: bool = True) -> dict[str, Any]:
    """A chest at 2,1, below the tunnel; p1 has looked into it."""
    return {"ext": {"chests": {"covered": {"2,1": ["NSEW", name, int(looked)]}}}}


@with_and_without_teams
def test_a_nugget_is_fetched_and_a_tired_arm_avoided(also: tuple[str, ...]) -> None:
    grid = {"1,0": "EW"}
    hand = ["SW", "EW", "repair-lamp"]
    assert chosen(seat((*also, "chests"), hand, grid=grid, **chest("nugget"))) == "place SW 2,0"
    assert chosen(seat((*also, "chests"), hand, grid=grid, **chest("tired"))) == "place EW 2,0"


def test_a_map_looks_into_a_chest_when_the_treasure_is_known() -> None:
    known = knowing(goals={"8,0": "treasure"})
    game = seat("chests", ["map", "repair-lamp"], known=known, **chest("fog", looked=False))
    assert chosen(game) == "play map 2,1"


@pytest.mark.parametrize(("dwarf", "goal"), [("digger", "8,2"), ("saboteur", "8,0")])
def test_the_goal_that_is_moved_farther_away(dwarf: str, goal: str) -> None:
    known = knowing(goals={"8,0": "treasure", "8,-2": "stone-a"})
    extra = {"shown": {"8,-2": "SE"}, **chest("farther")}
    game = seat("chests", ["SW", "EW"], dwarf, {"1,0": "EW"}, known=known, **extra)
    game.play(0, "place SW 2,0")
    assert chosen(game) == f"move {goal}"


@pytest.mark.parametrize(("name", "answer"), [("spyglass", "look p2"), ("pickpocket", "rob p3")])
def test_whom_a_chest_lets_look_at_or_rob(name: str, answer: str) -> None:
    """p3 is known to be a saboteur."""
    game = seat(
        "chests", ["SW", "EW"], grid={"1,0": "EW"}, known=knowing(dwarves={"2": "saboteur"}), **chest(name)
    )
    game.play(0, "place SW 2,0")
    assert chosen(game) == answer


def test_goals_are_opened_so_that_the_spider_comes_last_or_first() -> None:
    goals = {**NEW_GOALS, "8,0": "spider", "8,2": "treasure"}
    known = knowing(goals={"8,0": "spider", "8,2": "treasure"})
    for dwarf, first in (("digger", "8,2"), ("saboteur", "8,0")):
        game = seat("new-goals", ["NSW", "map"], dwarf, TO_FORK, goals=goals, known=known)
        game.play(0, "place NSW 8,1")
        assert chosen(game) == f"open {first}"


# Whole games --------------------------------------------------------------------------------------


def go_together(modules: tuple[str, ...]) -> bool:
    try:
        Rules.build(5, modules=modules)
    except RulesError:
        return False
    return True


PAIRS = [pair for pair in combinations(KEYS, 2) if go_together(pair)]


def watch(name: str, modules: tuple[str, ...], players: int, moves: int, budget: float = 0.0) -> None:
    """Let a level play and talk: it may not stumble, for at a table nobody would notice."""
    rng = Random(f"{name} {modules}")
    game = Game(Rules.build(players, modules=modules, options={"rounds": "1"}), f"{modules}")
    past, bot = Chronicle.of(game.view()), make_bot(name)
    for _ in range(moves):
        if game.over:
            return
        actor = rng.choice(game.actors)
        view, legal = game.view(actor), game.legal(actor)
        action = bot.choose(view, legal, rng, budget, past)
        assert action in legal
        past.watch(redact(game.play(actor, action), None))
        # At a table it also says something, if it has something to say.
        spoken(name, game.view(actor), past, (), rng)


@pytest.mark.parametrize("name", list(BOTS)[1:])
def test_no_level_stumbles_over_a_pair_of_modules(name: str) -> None:
    rng = Random(f"pairs {name}")
    for pair in rng.sample(PAIRS, 4):
        watch(name, pair, 5, 10, 0.002)


def preset(name: str, players: int, seed: str) -> Rules:
    """Return the rules of a preset; the surprise depends on the seed."""
    wish = surprise(players, Stream(seed_bytes(seed), SURPRISE)) if name == SURPRISE else PRESETS[name]
    return Rules.build(players, wish.edition, wish.modules)


@pytest.mark.parametrize("name", [*PRESETS, SURPRISE])
def test_every_preset_is_played_to_its_end(name: str) -> None:
    tally = simulate(
        preset(name, 5, "preset"), {level: make_bot(level) for level in ("rule", "random")}, 1, name
    )
    assert tally.rounds == 3


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 5, 8, 12])
def test_every_preset_is_played_by_all_levels(players: int) -> None:
    levels = {level: make_bot(level) for level in BOTS}
    for number, name in enumerate([*PRESETS, *[SURPRISE] * 5]):
        try:
            rules = preset(name, players, f"{number}")
        except RulesError:
            continue
        assert simulate(rules, levels, 1, f"{name} {number}").rounds == 3


def test_the_seer_thinks_about_miners() -> None:
    """Whatever card is put down for a miner, it is weighed as a miner."""
    hand = ["break-lamp", "repair-cart", "map", "rockfall", "EW"]
    for dwarf in ("digger", "saboteur"):
        game = seat("toll", hand, dwarf, grid=corridor(1, 3), gold=[1, 1, 1])
        view, legal = game.view(0), game.legal(0)
        miners = [action for action in legal if action.verb == "miner"]
        assert len({action.card for action in miners}) == 5
        past = Chronicle.of(game.view())
        for some in (miners, legal):
            assert make_bot("seer").choose(view, some, Random(1), 0.05, past) in some


@pytest.mark.parametrize(
    "modules", [("toll", "chests"), pytest.param((SECOND, *BOX), marks=pytest.mark.soak)]
)
def test_rule_wins_more_than_random(modules: tuple[str, ...]) -> None:
    """A glance; `test_rule_beats_random_with_every_module` looks closely."""
    rules = Rules.build(4, modules=modules, options={"rounds": "1"})
    found = compared(rules, "rule", "random", 4)
    assert found.more > 0, found


@pytest.mark.soak
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_no_level_stumbles_for_long(pair: tuple[str, ...]) -> None:
    for name in list(BOTS)[1:]:
        for players in (5, 7):
            watch(name, pair, players, 1000, 0.002)


@pytest.mark.soak
@pytest.mark.parametrize(
    "modules", [*((key,) for key in KEYS), *((SECOND, key) for key in BOX), BOX, (SECOND, *BOX)], ids="+".join
)
def test_rule_beats_random_with_every_module(modules: tuple[str, ...]) -> None:
    found = compared(Rules.build(5, modules=modules), "rule", "random", 120)
    assert found.more > 0 and found.p < 0.01, found


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "modules"), [*((n, ()) for n in range(3, 11)), *((n, (SECOND,)) for n in range(2, 13))]
)
def test_rule_beats_random_at_every_table(players: int, modules: tuple[str, ...]) -> None:
    found = compared(Rules.build(players, modules=modules), "rule", "random", 120)
    assert found.more > 0 and found.p < 0.01, found
