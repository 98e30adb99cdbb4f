"""What bots believe: exact over all deals, from public deeds and what the seat itself knows."""

from collections import Counter, defaultdict
from itertools import permutations
from math import exp, isclose, prod
from random import Random
from typing import Any

import pytest

from saboteur import Game, Rules
from saboteur.bots.belief import Certainties, Posterior, believe, judged
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.deals import Counted, Listed, how_many, listed
from saboteur.bots.likelihood import Likelihoods, side_of
from saboteur.bots.rule import RuleBot
from saboteur.core.events import redact

# Tables by which it counts what both are, the one who does a thing and the one it is done to.
JOINT = Likelihoods({
    "mimicry": 0.2, "slip": 0.02, "heat": 1.0, "marks": {},
    "free": {"middle": {"ahead": [0.5, 0.1], "break": [0.1, 0.2], "pass": [0.3, 0.4]}},
    "rather": {"break": [2.5, 0.9], "repair": [0.4, 0.9]},
})  # fmt: skip
TIMES = [[0.3, 1.0, 0.7], [1.0, 0.2, 0.9], [0.5, 0.5, 1.0], [1.0, 0.1, 0.1]]


def watched(
    players: int, *deeds: str, modules: tuple[str, ...] = (), **position: Any
) -> tuple[Game, Chronicle]:
    """Play deeds from the start, each by the seat whose turn it is, and return what everyone saw."""
    rules = Rules.build(players, modules=modules)
    hands = [["EW", "N|S|E|W", "break-lamp", "repair-lamp", "map", "rockfall"] for _ in range(players)]
    dwarves = ["digger"] * players if not modules else ["blue"] * players
    start: dict[str, Any] = {
        "grid": {"1,0": "EW"},
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": hands,
        "dwarves": dwarves,
        "pile": ["NS"] * 20,
    }
    game = Game.from_position(rules, {**start, **position})
    past = Chronicle.of(game.view())
    for deed in deeds:
        past.watch(redact(game.play(game.actors[0], deed), None))
    return game, past


def belief(game: Game, past: Chronicle | None, seat: int = 0) -> Posterior:
    found = believe(game.rules, Certainties.to(game.view(seat)), past)
    assert found is not None
    return found


def test_listed_and_counted_deals_agree_with_every_way_the_cards_can_lie() -> None:
    counts = (2, 3, 2)
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    weights: dict[tuple[int, ...], float] = defaultdict(float)
    for dealt in permutations(cards, len(TIMES)):
        weights[dealt] += prod(TIMES[place][kind] for place, kind in enumerate(dealt))
    # Permutations tell equal cards apart, so each deal comes in as many ways as its cards can be chosen.
    total = sum(weights.values())
    for spread in (Listed(counts, TIMES), Counted(counts, TIMES)):
        for place, row in enumerate(spread.chances):
            for kind, chance in enumerate(row):
                expected = sum(w for dealt, w in weights.items() if dealt[place] == kind) / total
                assert isclose(chance, expected, rel_tol=1e-9)
    assert how_many(counts, 4) == len(listed(counts, 4)) == len(weights)


def test_deals_are_drawn_as_often_as_they_are_likely() -> None:
    rng = Random(1)
    for spread in (Listed((2, 3, 2), TIMES), Counted((2, 3, 2), TIMES)):
        drawn = Counter(spread.draw(rng)[1] for _ in range(4000))
        for kind, chance in enumerate(spread.chances[1]):
            assert abs(drawn[kind] / 4000 - chance) < 0.03


@pytest.mark.parametrize("players", range(3, 11))
def test_without_deeds_the_belief_is_how_the_cards_are_dealt(players: int) -> None:
    game = Game(Rules.build(players), "prior")
    seen = belief(game, None)
    deck = Counter(game.rules.dwarf_deck)
    deck[game.view(0).dwarves[0] or ""] -= 1
    for seat in range(1, players):
        assert isclose(seen.suspicion(seat), deck["saboteur"] / deck.total())
    assert all(isclose(share, 1 / 3) for share in seen.goals.values())


@pytest.mark.parametrize("players", [2, 5, 12])
def test_the_many_dwarves_of_saboteur_2_are_counted(players: int) -> None:
    game = Game(Rules.build(players, modules=["saboteur2"]), "prior")
    seen = belief(game, Chronicle.of(game.view()))
    deck = Counter(game.rules.dwarf_deck)
    deck[game.view(0).dwarves[0] or ""] -= 1
    for seat in range(1, players):
        for dwarf, chance in seen.dwarves[seat].items():
            assert isclose(chance, deck[dwarf] / deck.total(), rel_tol=1e-6)


def test_a_dead_end_in_the_way_is_suspicious_and_digging_is_not() -> None:
    game, past = watched(5, "place EW 2,0", "place N|S|E|W 3,0", "pass EW")
    seen = belief(game, past, 3)
    assert seen.suspicion(1) > 0.75
    assert seen.suspicion(0) < 0.4
    assert seen.suspicion(0) < seen.suspicion(4)
    assert [deed.amount(8) for deed in past.deeds] == ["ahead", "dead end in the way", "pass"]


def test_who_breaks_the_tool_of_somebody_unsuspected_is_suspected_himself() -> None:
    deeds = "place EW 2,0", "place N|S|E|W 3,0"
    game, past = watched(5, *deeds, "play break-lamp p2")
    _, other = watched(5, *deeds, "play break-lamp p1")
    against_suspect, against_friend = belief(game, past, 4), belief(game, other, 4)
    assert against_suspect.suspicion(2) < 0.3
    assert against_friend.suspicion(2) > 0.6
    assert [deed.regard for deed, _ in against_friend.ledger(2)] == ["friend"]


def test_whom_one_breaks_tells_of_both() -> None:
    """Joint evidence, where tables have it: a tool broken by somebody honest tells against its owner."""
    game, past = watched(5, "place EW 2,0", "place EW 3,0", "play break-lamp p4")
    _, before = watched(5, "place EW 2,0", "place EW 3,0")
    known = Certainties.to(game.view(4))
    believed, earlier = (believe(game.rules, known, told, JOINT) for told in (past, before))
    assert believed and earlier and believed.suspicion(3) > earlier.suspicion(3)
    # Known to be honest, the one who broke it is believed the more.
    honest = known._replace(dwarves=(None, None, "digger", None, known.dwarves[4]))
    sure = believe(game.rules, honest, past, JOINT)
    assert sure is not None and sure.suspicion(3) > believed.suspicion(3)


def test_listed_deals_with_joint_deeds_are_exact() -> None:
    game, past = watched(4, "place EW 2,0", "play break-lamp p4", "pass EW", "play repair-lamp p4")
    known = Certainties.to(game.view(0))
    found = believe(game.rules, known, past, JOINT)
    seen = found.seen if found else None
    assert found and seen and seen.choices
    weights: dict[tuple[str, ...], float] = {}
    rest = list((Counter(game.rules.dwarf_deck) - Counter(["digger"])).elements())
    for dealt in permutations(rest, 3):
        dwarves = ("digger", *dealt)
        mask = sum(1 << seat for seat, dwarf in enumerate(dwarves) if dwarf == "saboteur")
        total = 0.0
        for goal in game.view(0).goals:
            logs = sum(seen.of((seat, 0), goal)[side_of(dwarf)] for seat, dwarf in enumerate(dwarves))
            total += exp(logs) * prod(choice.likelihood(mask) for _, choice in seen.choices)
        weights[dwarves] = weights.get(dwarves, 0.0) + total
    for seat in range(1, 4):
        expected = sum(w for d, w in weights.items() if d[seat] == "saboteur") / sum(weights.values())
        assert isclose(found.suspicion(seat), expected, rel_tol=1e-9)


def test_who_has_looked_shows_by_his_steps_where_the_treasure_is() -> None:
    grid = {f"{x},0": "EW" for x in range(1, 6)} | {"6,0": "NSEW"}
    hands = [["map", "NS", "EW", "NSEW"]] * 4
    game, past = watched(4, "play map 8,2", "pass EW", "pass EW", "pass EW", grid=grid, hands=hands)
    before = belief(game, past, 1).goals
    past.watch(redact(game.play(0, "place NSEW 6,1"), None))
    after = belief(game, past, 1).goals
    bottom = max(after)
    assert after[bottom] > before[bottom]


def test_what_is_known_for_certain_stays_certain() -> None:
    known = [{"dwarves": {"1": "saboteur"}, "goals": {"8,2": "stone-b"}}, {}, {}, {}, {}]
    dwarves = ["digger", "saboteur", "digger", "digger", "digger"]
    game, past = watched(5, "place EW 2,0", "place EW 3,0", known=known, dwarves=dwarves)
    seen = belief(game, past)
    assert seen.suspicion(1) == 1.0 and seen.suspicion(0) == 0.0
    assert len(seen.goals) == 2


def test_a_changed_hat_is_somebody_new() -> None:
    hands = [["swap-hats", "N|S|E|W", "EW"] for _ in range(4)]
    game, past = watched(
        4,
        "place EW 2,0",
        "place N|S|E|W 3,0",
        modules=("saboteur2",),
        hands=hands,
        spare=["boss", "green", "green"],
    )
    suspected = belief(game, past, 3).suspicion(1)
    past.watch(redact(game.play(2, "play swap-hats p2"), None))
    later = belief(game, past, 3)
    assert later.suspicion(1) < suspected
    assert past.former == [(1, 0)]


def test_mimicry_keeps_the_belief_from_being_sure() -> None:
    tables = {
        "mimicry": 0.0,
        "slip": 0.0,
        "heat": 1.0,
        "free": {"start": {"ahead": [0.9, 0.01]}},
        "rather": {},
        "marks": {},
    }
    game, past = watched(5, "place EW 2,0", "pass EW")
    sure = believe(game.rules, Certainties.to(game.view(1)), past, Likelihoods(tables))
    fair = believe(game.rules, Certainties.to(game.view(1)), past, Likelihoods({**tables, "mimicry": 0.3}))
    assert sure and fair and sure.suspicion(0) < 0.02 < fair.suspicion(0)


def test_the_ledger_adds_up_to_the_odds() -> None:
    game, past = watched(5, "place EW 2,0", "place N|S|E|W 3,0", "pass EW")
    seen = belief(game, past, 3)
    (deed, weight), *rest = seen.ledger(1)
    assert not rest and deed.what == "place N|S|E|W 3,0" and weight > 1


def test_a_chronicle_can_be_told_again_and_in_parts() -> None:
    """After a restart the worker gets everything at once; the belief is the same."""
    rules = Rules.build(5)
    game = Game(rules, "again")
    first = game.view().as_dict()
    events: list[Any] = []
    rng = Random(3)
    parts = Chronicle(rules, first)
    while len(game.history) < 150 and not game.over:
        seat = game.actors[0]
        new = redact(game.play(seat, rng.choice(game.legal(seat))), None)
        parts.watch(new)
        judged(parts)
        events += new
    whole = Chronicle(rules, first)
    whole.watch(events)
    assert whole.deeds == parts.deeds and whole.tiles == parts.tiles
    assert judged(whole) == judged(parts) and {deed.regard for deed in judged(whole)} > {"suspect"}
    view = game.view()
    assert whole.tiles == view.tiles and whole.lit == view.lit and whole.sites == view.sites
    assert [sorted(cells) for cells in whole.looked] == [list(cells) for cells in view.looked]


@pytest.mark.parametrize("module", ["costume", "party", "goal-swap", "chests", "toll", "new-goals"])
def test_a_chronicle_follows_the_modules_of_the_box(module: str) -> None:
    game = Game(Rules.build(5, modules=[module]), "box")
    past, rng = Chronicle.of(game.view()), Random(2)
    for _ in range(120):
        if game.over:
            break
        seat = game.actors[0]
        past.watch(redact(game.play(seat, rng.choice(game.legal(seat))), None))
        assert past.tiles == game.view().tiles and past.lit == game.view().lit
        belief(game, past, seat)


@pytest.mark.parametrize(("players", "modules"), [(5, []), (3, ["saboteur2"]), (4, ["greedy-dwarf"])])
def test_all_deals_at_once_say_the_same_as_each_case(players: int, modules: list[str]) -> None:
    game = Game(Rules.build(players, modules=modules), "joint")
    rng, bot, at_once = Random(1), RuleBot(), 0
    past = Chronicle.of(game.view())
    for _ in range(60):
        seat = game.actors[0]
        known = Certainties.to(game.view(seat))
        quick = believe(game.rules, known, past)
        assert quick and quick.seen
        joint, quick.seen.joint = quick.seen.joint, None
        slow = believe(game.rules, known, past)
        quick.seen.joint = joint
        assert slow and quick.goals == pytest.approx(slow.goals)
        for one, other in zip(quick.dwarves, slow.dwarves, strict=True):
            assert one == pytest.approx(other)
        at_once += joint is not None
        past.watch(redact(game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng)), None))
    assert at_once > 30


def styled(**rows: list[float]) -> Likelihoods:
    """Return tables of two styles of diggers and two of saboteurs, without the two mixtures."""
    return Likelihoods({
        "mimicry": 0.0, "slip": 0.0, "heat": 1.0, "marks": {}, "rather": {},
        "diggers": {"steady": 0.75, "wild": 0.25}, "saboteurs": {"open": 0.5, "hidden": 0.5},
        "free": {"middle": rows},
    })  # fmt: skip


def test_a_side_is_as_likely_as_all_its_styles_together() -> None:
    tables = styled(ahead=[0.6, 0.3, 0.1, 0.5], **{"dead end in the way": [0.01, 0.3, 0.4, 0.1]})
    game, past = watched(3, "place EW 2,0", "place N|S|E|W 3,0", "pass map", "pass map", "pass map")
    found = believe(game.rules, Certainties.to_everyone(game.view(0), past), past, tables)
    assert found is not None and found.seen is not None
    dig, sabotage = 0.75 * 0.01 + 0.25 * 0.3, 0.5 * 0.4 + 0.5 * 0.1
    pair = found.seen.of((1, 0), next(iter(game.view(0).goals)))
    assert isclose(exp(pair[0]), dig) and isclose(exp(pair[1]), sabotage)


def test_the_ledger_of_a_style_adds_up_to_what_is_believed() -> None:
    game, past = watched(
        5, "place EW 2,0", "place N|S|E|W 3,0", *["pass map"] * 4, "play break-lamp p4", *["pass EW"] * 3
    )
    found = believe(game.rules, Certainties.to_everyone(game.view(0), past), past)
    assert found is not None and found.seen is not None
    whole = sum(
        share * (found.seen.of((1, 0), goal)[1] - found.seen.of((1, 0), goal)[0])
        for goal, share in found.goals.items()
    )
    assert isclose(sum(weight for _, weight in found.ledger(1)), whole, abs_tol=1e-9)


def test_an_odd_move_is_forgiven_to_those_who_dig_on() -> None:
    start = ["place NSEW 2,0", "place N|S|E|W 3,0", *["pass EW"] * 4]
    hands = [["NSEW", "NSEW", "N|S|E|W", "EW", "map", "break-lamp"] for _ in range(5)]
    digs_on = ["place NSEW 2,1", *["pass map"] * 4, "place NSEW 3,1"]
    blunder, forgiven, struck = (
        belief(*watched(5, *start, *more, hands=hands), 4).suspicion(1)
        for more in ([], digs_on, ["play break-lamp p3"])
    )
    assert forgiven < blunder - 0.15
    assert 0.85 < blunder < 0.95 < struck


def test_deeds_may_be_read_after_a_goal_has_moved() -> None:
    game = Game(Rules.build(5, modules=["chests"]), "moved 6")
    rng, past = Random(6), Chronicle.of(game.view())
    lay = set(past.goals)
    for number in range(24):
        seat = game.actors[0]
        legal = game.legal(seat)
        growing = [action for action in legal if action.verb in ("place", "move", "open", "turn")]
        past.watch(redact(game.play(seat, rng.choice(growing or legal)), None))
        # Nobody looks at the table for a lap and more.
        if number % 8 == 7:
            assert believe(game.rules, Certainties.to(game.view(0)), past)
    assert set(past.goals) != lay
