"""Gold at the end of a round and of the game (GOLD-1 to GOLD-9, ED-GOLD, ED-GOLDPILE, NEXT-1)."""

from collections import Counter
from typing import Any

import pytest

from rules.gold_positions import (
    EDITIONS,
    FIND,
    GIVE_UP,
    GOALS,
    PER_PLAYER,
    band,
    can_take,
    found,
    given_up,
    gold_cards,
    last_moment,
    round_about,
    take_best,
)
from saboteur import Game, Rules, redact

# Players -> saboteurs and diggers among the dwarf cards (SETUP-1).
DWARVES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
# Bottom to top; any ten of its top cards are of all three values.
PILE = [1, 1, 2, 3, 1, 2, 1, 3, 1, 2, 1, 1, 3, 2, 1]


def most_saboteurs(players: int) -> list[str]:
    """Every saboteur card is dealt, at seats 1, 3, 5 and 7."""
    return band(players, *[1, 3, 5, 7][: DWARVES[players][0]])


# -- who wins -------------------------------------------------------------------------------------


@pytest.mark.rule("GOLD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", DWARVES)
def test_gold_1_diggers_win_when_the_treasure_is_reached(players: int, edition: str) -> None:
    dwarves = most_saboteurs(players)
    game = found(Rules.build(players, edition), dwarves, finder=0)
    take_best(game)
    assert game.round == 2
    assert [gold > 0 for gold in game.gold] == [dwarf == "digger" for dwarf in dwarves]


@pytest.mark.rule("GOLD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", DWARVES)
def test_gold_1_saboteurs_win_otherwise(players: int, edition: str) -> None:
    dwarves = most_saboteurs(players)
    game = given_up(Rules.build(players, edition), dwarves)
    assert game.round == 2
    assert [gold > 0 for gold in game.gold] == [dwarf == "saboteur" for dwarf in dwarves]


# -- the diggers share ----------------------------------------------------------------------------


@pytest.mark.rule("ED-GOLD", "GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", DWARVES)
def test_ed_gold_how_many_cards_are_drawn_and_who_takes_them(players: int, edition: str) -> None:
    """From the top of the pile: one per digger in jubilee, else one per player, nine with ten."""
    dwarves = most_saboteurs(players)
    finder = next(seat for seat in (players - 1, players - 2) if dwarves[seat] == "digger")
    count = min(players, 9) if edition in PER_PLAYER else dwarves.count("digger")
    game = found(Rules.build(players, edition), dwarves, finder, gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[:-count]
    offered = [f"take {value}" for value in sorted(set(PILE[-count:]))]
    assert [str(action) for action in game.legal(finder)] == offered
    order = round_about(dwarves, finder, count)
    assert take_best(game) == order[:-1]
    assert gold_cards(game) == [order.count(seat) for seat in range(players)]
    assert sum(game.gold) == sum(PILE[-count:])


@pytest.mark.rule("ED-GOLD")
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_ed_gold_nine_cards_with_ten_players(edition: str) -> None:
    """Six diggers: three of them take a second card, the first ones in the order."""
    game = found(Rules.build(10, edition), band(10, 0, 2, 4, 6), finder=5, gold_pile=[1] * 28)
    assert take_best(game) == [5, 3, 1, 9, 8, 7, 5, 3]
    assert gold_cards(game) == [0, 2, 0, 2, 0, 2, 0, 1, 1, 1]


@pytest.mark.rule("ED-GOLD")
@pytest.mark.parametrize(("spare", "drawn"), [("saboteur", 5), ("digger", 4)])
def test_ed_gold_jubilee_counts_diggers_among_the_players(spare: str, drawn: int) -> None:
    dwarves = band(5) if spare == "saboteur" else band(5, 3)
    game = found(Rules.build(5), dwarves, finder=0, spare=[spare], gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[:-drawn]


@pytest.mark.rule("GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_2_the_cards_go_counter_clockwise_past_the_saboteurs(edition: str) -> None:
    game = found(Rules.build(5, edition), band(5, 0, 3), finder=2, gold_pile=[1, 2, 3, 2, 1])
    order = [2, 1, 4, 2] if edition in PER_PLAYER else [2, 1]
    assert take_best(game) == order


@pytest.mark.rule("GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_2_each_takes_what_he_wants_of_what_is_left(edition: str) -> None:
    game = found(Rules.build(3, edition), band(3), finder=1, gold_pile=[1, 2, 2])
    assert [str(action) for action in game.legal(1)] == ["take 1", "take 2"]
    game.play(1, "take 2")
    assert (game.actors, [str(action) for action in game.legal(0)]) == ((0,), ["take 1", "take 2"])
    game.play(0, "take 1")
    assert game.gold == (1, 2, 2)


@pytest.mark.rule("GOLD-2")
def test_gold_2_classic_the_cards_go_round_until_all_are_taken() -> None:
    """Two diggers, four cards: each gets two, chosen in turn."""
    game = found(Rules.build(4, "classic"), band(4, 1, 3), finder=2, gold_pile=[3, 1, 2, 1])
    assert take_best(game) == [2, 0, 2]
    assert (game.gold, gold_cards(game)) == ((3, 0, 4, 0), [2, 0, 2, 0])


@pytest.mark.rule("GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_2_a_short_pile_is_shared_as_far_as_it_goes(edition: str) -> None:
    game = found(Rules.build(4, edition), band(4), finder=3, gold_pile=[2, 1])
    assert take_best(game) == [3]
    assert (game.round, game.gold) == (2, (0, 0, 1, 2))


@pytest.mark.rule("GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_2_an_empty_pile_gives_nothing(edition: str) -> None:
    game = found(Rules.build(4, edition), band(4), finder=3, gold_pile=[])
    assert (game.round, game.gold) == (2, (0, 0, 0, 0))


@pytest.mark.rule("GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_2_one_card_left_answers_itself(edition: str) -> None:
    """Everyone can see that this window has one answer."""
    game = found(Rules.build(4, edition), band(4), finder=0, gold_pile=[3])
    assert (game.round, game.gold) == (2, (3, 0, 0, 0))


@pytest.mark.rule("GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_2_several_equal_cards_wait_for_an_answer(edition: str) -> None:
    """Only the chooser sees that they are equal: answering for them would tell."""
    game = found(Rules.build(4, edition), band(4), finder=0, gold_pile=[1, 1, 1, 1])
    for seat in (0, 3, 2):
        assert (game.round, game.actors) == (1, (seat,))
        assert [str(action) for action in game.legal(seat)] == ["take 1"]
        game.play(seat, "take 1")
    assert game.round == 2


@pytest.mark.rule("GOLD-2")
def test_gold_2_only_what_is_offered_can_be_taken() -> None:
    game = found(Rules.build(3), band(3), finder=0, gold_pile=[1, 2, 2])
    before = game.position()
    for seat, text in [(0, "take 3"), (0, "take 0"), (0, "take ?"), (0, "pass"), (1, "take 2")]:
        refused = game.check(seat, text)
        assert refused and refused.rule
    assert game.position() == before


@pytest.mark.rule("GOLD-2", "GOAL-5")
def test_gold_2_the_finder_is_who_made_the_treasure_reached() -> None:
    """Classic: p1 reaches two goals and turns the stone; the treasure is turned in p3's turn."""
    grid = {"0,-1": "SE", **{f"{x},-1": "EW" for x in range(1, 8)}}
    hands = [["NSW"], ["map"], ["SE"], []]
    position = {"grid": grid, "goals": GOALS, "hands": hands, "dwarves": band(4, 3)}
    game = Game.from_position(Rules.build(4, "classic"), position, seed="gold")
    game.play(0, "place NSW 8,-1")
    game.play(0, "open 8,-2")
    game.play(1, "pass map")
    game.play(2, "place NW 0,1")
    assert take_best(game) == [0, 2, 1]


@pytest.mark.rule("GOLD-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("saboteurs", "finder", "first"), [((3,), 3, 2), ((0,), 0, 4), ((0, 4), 0, 3), ((1, 2), 2, 0)]
)
def test_gold_3_after_a_saboteurs_connection_the_next_digger_chooses_first(
    edition: str, saboteurs: tuple[int, ...], finder: int, first: int
) -> None:
    dwarves = band(5, *saboteurs)
    game = found(Rules.build(5, edition), dwarves, finder, gold_pile=PILE)
    assert game.actors == (first,)
    count = 5 if edition in PER_PLAYER else 5 - len(saboteurs)
    assert take_best(game) == round_about(dwarves, finder, count)[:-1]
    assert [gold > 0 for gold in game.gold] == [dwarf == "digger" for dwarf in dwarves]


# -- the saboteurs draw ---------------------------------------------------------------------------


@pytest.mark.rule("GOLD-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "saboteurs"), [(n, dealt) for n, (s, _) in DWARVES.items() for dealt in range(1, s + 1)]
)
def test_gold_4_how_much_each_saboteur_gets(players: int, saboteurs: int, edition: str) -> None:
    """The number counts saboteurs among the players, not the left-over one."""
    each = {1: 4, 2: 3, 3: 3, 4: 2}[saboteurs]
    dwarves = band(players, *range(saboteurs))
    spare = ["saboteur"] if saboteurs < DWARVES[players][0] else ["digger"]
    game = given_up(Rules.build(players, edition), dwarves, spare=spare)
    assert game.gold == (each,) * saboteurs + (0,) * (players - saboteurs)
    assert len(game.position()["gold_pile"]) == 28 - sum(gold_cards(game))


@pytest.mark.rule("GOLD-4")
@pytest.mark.parametrize(
    ("pile", "cards", "rest"),
    [
        ([3, 2, 1, 1, 1, 1], 4, [3, 2]),
        ([1, 1, 2, 2], 2, [1, 1]),
        ([2, 1, 3], 2, [2]),
        # Top to bottom 2 1, then 3, 3 and 2 overshoot and go under the pile, then 1.
        ([1, 2, 3, 3, 1, 2], 3, [2, 3, 3]),
        ([1, 1, 1, 3, 3], 2, [3, 1, 1]),
        # Where the pile is gone through more than once.
        ([1, 3, 2], 2, [2]),
    ],
)
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_gold_4_a_card_that_would_overshoot_goes_under_the_pile(
    edition: str, pile: list[int], cards: int, rest: list[int]
) -> None:
    game = given_up(Rules.build(3, edition), band(3, 2), gold_pile=pile)
    assert (game.gold, gold_cards(game)) == ((0, 0, 4), [0, 0, cards])
    assert game.position()["gold_pile"] == rest


@pytest.mark.rule("GOLD-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("start", "order"), [(0, [1, 4]), (1, [1, 4]), (2, [4, 1]), (4, [4, 1])])
def test_gold_4_they_draw_clockwise_from_the_rounds_starting_seat(
    edition: str, start: int, order: list[int]
) -> None:
    """The first draws the 3 on top, the second three cards of 1."""
    game = given_up(Rules.build(5, edition), band(5, 1, 4), 3, start=start, gold_pile=[1, 1, 1, 3])
    first, second = order
    assert (gold_cards(game)[first], gold_cards(game)[second]) == (1, 3)
    assert game.gold == (0, 3, 0, 0, 3)


@pytest.mark.rule("GOLD-4")
def test_gold_4_what_one_puts_under_the_pile_the_next_may_draw() -> None:
    """p1 puts two 3 under the pile on the way to 2; four saboteurs get 2 each."""
    pile = [2, 2, 2, 1, 3, 3, 1]
    game = given_up(Rules.build(10, "classic"), band(10, 0, 3, 6, 9), 5, start=0, gold_pile=pile)
    assert gold_cards(game) == [2, 0, 0, 1, 0, 0, 1, 0, 0, 1]
    assert game.position()["gold_pile"] == [3, 3]


@pytest.mark.rule("GOLD-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_gold_5_no_saboteur_and_no_treasure_nobody_gets_anything(players: int, edition: str) -> None:
    game = given_up(Rules.build(players, edition), band(players), spare=["saboteur"], gold_pile=PILE)
    assert (game.round, game.gold) == (2, (0,) * players)
    assert Counter(game.position()["gold_pile"]) == Counter(PILE)


@pytest.mark.rule("GOLD-6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pile", "gold"),
    [
        ([], 0),
        ([1], 1),
        ([3], 3),
        ([2], 2),
        ([1, 1], 2),
        ([1, 2], 3),
        ([3, 3, 3], 3),
        # 3 is the highest below 4, whichever lies on top.
        ([3, 2], 3),
        ([2, 3], 3),
        # Four can be made, though not with the card on top.
        ([2, 2, 3], 4),
        ([2, 3, 2, 3, 3], 4),
    ],
)
def test_gold_6_the_highest_sum_that_the_pile_can_make(edition: str, pile: list[int], gold: int) -> None:
    game = given_up(Rules.build(3, edition), band(3, 1), gold_pile=pile)
    assert game.gold == (0, gold, 0)
    assert sum(game.position()["gold_pile"]) == sum(pile) - gold


@pytest.mark.rule("GOLD-6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pile", "gold"),
    [
        ([2, 2], (2, 2)),
        ([3, 2, 2], (3, 2)),
        ([2, 2, 3], (3, 2)),
        ([3], (3, 0)),
        # Three can be made by 3 alone, not by the 2 on top.
        ([3, 3, 2], (3, 3)),
        # ... and by 2 and 1, though 3 lies between.
        ([1, 3, 2], (3, 3)),
    ],
)
def test_gold_6_the_next_gets_what_the_first_has_left(
    edition: str, pile: list[int], gold: tuple[int, int]
) -> None:
    game = given_up(Rules.build(5, edition), band(5, 0, 1), start=0, gold_pile=pile)
    assert game.gold == (*gold, 0, 0, 0)


# -- the end of the game --------------------------------------------------------------------------


@pytest.mark.rule("GOLD-7")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ([0, 0, 0, 0], (1,)),
        ([4, 0, 0, 0], (0, 1)),
        ([5, 0, 0, 4], (0,)),
        ([4, 0, 4, 4], (0, 1, 2, 3)),
        ([9, 5, 9, 0], (0, 1, 2)),
    ],
)
def test_gold_7_the_most_gold_wins_and_ties_share(gold: list[int], winners: tuple[int, ...]) -> None:
    """p2 is the lone saboteur and gets 4."""
    rules = Rules.build(4)
    game = Game.from_position(rules, last_moment(band(4, 1), 0, "map", round=3, gold=gold))
    assert (game.winners, game.over) == ((), False)
    game.play(0, GIVE_UP)
    assert (game.over, game.round, game.actors, game.winners) == (True, 3, (), winners)
    assert game.view(None).as_dict()["winners"] == list(winners)


@pytest.mark.rule("GOLD-7")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_gold_7_the_game_ends_after_three_rounds(number: int) -> None:
    game = given_up(Rules.build(3), band(3, 1), round=number)
    assert (game.over, game.round) == (number == 3, min(number + 1, 3))


@pytest.mark.rule("GOLD-7")
def test_gold_7_nobody_has_won_before_the_last_card_is_taken() -> None:
    game = found(Rules.build(3), band(3), 0, round=3, gold_pile=[1, 1, 1])
    assert (game.over, game.winners) == (False, ())
    take_best(game)
    assert (game.over, game.winners) == (True, (0, 1, 2))


@pytest.mark.rule("GOLD-8")
def test_gold_8_a_players_gold_is_one_number() -> None:
    """What a player had, takes and is paid add up."""
    game = found(Rules.build(3), band(3, 2), 0, gold=[5, 0, 1], gold_pile=[3, 3, 2, 3])
    take_best(game)
    assert game.gold == (8, 2, 1)
    assert game.position()["gold"] == [8, 2, 1]


# -- who knows ------------------------------------------------------------------------------------


def seen_by(game: Game, seat: int | None) -> Any:
    """A view as plain data."""
    return game.view(seat).as_dict()


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_gold_9_amounts_are_secret_but_not_who_has_any(viewer: int | None) -> None:
    game = found(Rules.build(4), band(4, 3), finder=1, gold_pile=[1, 2, 3])
    take_best(game)
    view = seen_by(game, viewer)
    assert game.gold == (2, 3, 1, 0)
    own = [gold if seat == viewer else None for seat, gold in enumerate(game.gold)]
    assert view["gold"] == own
    assert view["has_gold"] == [True, True, True, False]
    assert view["gold_cards"] == [1, 1, 1, 0]


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_gold_9_open_gold_shows_everything(viewer: int | None) -> None:
    rules = Rules.build(4, options={"gold": "open"})
    game = found(rules, band(4, 3), finder=1, gold_pile=[1, 2, 3])
    game.play(1, "take 3")
    assert seen_by(game, viewer)["gold"] == [0, 3, 0, 0]
    take_best(game)
    assert seen_by(game, viewer)["gold"] == [2, 3, 1, 0]


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_gold_9_everything_is_shown_at_the_end_of_the_game(viewer: int | None) -> None:
    game = found(Rules.build(4), band(4, 3), finder=1, round=3, gold_pile=[1, 2, 3])
    take_best(game)
    assert game.over
    assert seen_by(game, viewer)["gold"] == [2, 3, 1, 0]


def shared(pile: list[int], *values: int) -> tuple[Game, dict[int | None, list[Any]]]:
    """A sharing by 0, 3, 2 after these takes, and the events that everyone was shown."""
    game = Game.from_position(Rules.build(4), last_moment(band(4, 1), 0, "EW", gold_pile=pile), seed="gold")
    events = game.play(0, FIND)
    for value in values:
        events += game.play(game.actors[0], f"take {value}")
    shown = {seat: [e.as_dict() for e in redact(events, seat)] for seat in (None, 0, 1, 2, 3)}
    return game, shown


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        # Nobody but p1 sees the cards p1 chooses from.
        ([[1, 1, 2]], [[3, 3, 3]], [None, 1, 2, 3]),
        # Nobody but p1 sees what p1 takes, but p4 sees the two that are left.
        ([[1, 2, 3], 1], [[1, 2, 3], 2], [None, 1, 2]),
        ([[1, 2, 3], 1], [[2, 2, 3], 2], [None, 1, 2, 3]),
    ],
)
def test_gold_9_what_nobody_may_see_changes_nothing_for_them(
    one: list[Any], other: list[Any], alike: list[int | None]
) -> None:
    """Views and events of these seats are the same whatever cards are hidden from them."""
    (game, events), (twin, twin_events) = shared(*one), shared(*other)
    for seat in (None, 0, 1, 2, 3):
        same = seen_by(game, seat) == seen_by(twin, seat) and events[seat] == twin_events[seat]
        assert same == (seat in alike)


@pytest.mark.rule("GOLD-9")
def test_gold_9_a_taken_card_stays_hidden_in_the_next_round() -> None:
    """p4 takes 2 or 3 and leaves the other to p3: p1, who left both, and p2 see no difference."""
    (game, events), (twin, twin_events) = shared([1, 2, 3], 1, 2), shared([1, 2, 3], 1, 3)
    assert (game.round, game.gold, twin.gold) == (2, (1, 0, 3, 2), (1, 0, 2, 3))
    for seat in (None, 0, 1):
        assert seen_by(game, seat) == seen_by(twin, seat)
        assert events[seat] == twin_events[seat]
    for seat in (2, 3):
        assert seen_by(game, seat) != seen_by(twin, seat)


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_gold_9_everyone_sees_how_many_cards_there_are(viewer: int | None) -> None:
    game, _ = shared([1, 1, 2, 3, 2], 3)
    view = seen_by(game, viewer)
    assert (view["gold_pile"], view["gold_cards"]) == (2, [1, 0, 0, 0])
    assert (view["window"]["count"], view["window"]["seats"]) == (2, [3])
    assert view["window"]["cards"] == ([2, 2] if viewer == 3 else None)


@pytest.mark.rule("GOLD-9")
def test_gold_9_what_saboteurs_are_paid_follows_from_public_facts() -> None:
    """The log says so, but the view shows no totals of others."""
    position = last_moment(band(5, 1, 4), 0, "map", gold=[1, 1, 0, 0, 0], gold_pile=[1, 2, 3])
    game = Game.from_position(Rules.build(5), position)
    events = [event.as_dict() for event in redact(game.play(0, GIVE_UP), None)]
    paid = [(event["seat"], event["gold"], event["cards"]) for event in events if event["kind"] == "paid"]
    assert paid == [(1, 3, 1), (4, 3, 2)]
    assert seen_by(game, 0)["gold"] == [1, None, None, None, None]
    assert seen_by(game, 0)["has_gold"] == [True, True, False, False, True]


# -- the next round -------------------------------------------------------------------------------


@pytest.mark.rule("ED-GOLDPILE")
@pytest.mark.parametrize("edition", PER_PLAYER)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_ed_goldpile_the_cards_left_stay_as_they_lie(edition: str, seed: str) -> None:
    position = last_moment(band(4, 1), 0, "EW", gold_pile=PILE)
    game = Game.from_position(Rules.build(4, edition), position, seed=seed)
    game.play(0, FIND)
    take_best(game)
    assert (game.round, game.position()["gold_pile"]) == (2, PILE[:-4])


@pytest.mark.rule("ED-GOLDPILE")
def test_ed_goldpile_jubilee_shuffles_the_cards_left() -> None:
    """The same cards, in an order that the seed decides."""
    orders = set()
    for seed in "abcdefgh":
        position = last_moment(band(4, 1), 0, "EW", gold_pile=PILE)
        game = Game.from_position(Rules.build(4, "jubilee"), position, seed=seed)
        game.play(0, FIND)
        take_best(game)
        left = game.position()["gold_pile"]
        assert (game.round, sorted(left)) == (2, sorted(PILE[:-3]))
        orders.add(tuple(left))
    assert len(orders) > 4


@pytest.mark.rule("NEXT-1", "ED-GOLDPILE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_next_1_gold_cards_of_a_whole_game_are_never_more_than_28(edition: str) -> None:
    rules = Rules.build(10, edition)
    game = found(rules, band(10, 0, 1, 2, 3), finder=9)
    take_best(game)
    assert len(game.position()["gold_pile"]) == 28 - sum(gold_cards(game))


@pytest.mark.rule("NEXT-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", DWARVES)
def test_next_1_everything_is_set_up_afresh_and_gold_is_kept(players: int, edition: str) -> None:
    dwarves = most_saboteurs(players)
    used: dict[str, Any] = {
        "front": [["break-lamp"]] * players,
        "discard": ["NS"],
        "laid": ["1,0"],
        "direction": -1,
    }
    used |= {"known": [{"goals": {"8,0": "treasure"}, "dwarves": {}}] * players}
    gold = list(range(players))
    game = given_up(Rules.build(players, edition), dwarves, gold=gold, **used)
    after = game.position()
    saboteurs, diggers = DWARVES[players]
    hand = 6 if players < 6 else 5 if players < 8 else 4
    everyone = Counter(after["dwarves"] + after["spare"])
    assert everyone == {"saboteur": saboteurs, "digger": diggers}
    assert (len(after["dwarves"]), len(after["spare"])) == (players, 1)
    assert [len(cards) for cards in after["hands"]] == [hand] * players
    assert len(after["pile"]) == 67 - players * hand
    assert sorted(after["goals"].values()) == ["stone-a", "stone-b", "treasure"]
    for key in ("grid", "shown", "discard", "laid", "pending"):
        assert not after[key], key
    assert (after["front"], after["direction"]) == ([[]] * players, 1)
    assert not any(known["goals"] or known["dwarves"] for known in after["known"])
    assert (after["last_layer"], after["last_turn"], after["turn"]) == (None, None, after["start"])
    each = {1: 4, 2: 3, 3: 3, 4: 2}[saboteurs]
    paid = [gold + each * (dwarf == "saboteur") for gold, dwarf in zip(gold, dwarves, strict=True)]
    assert after["gold"] == paid


@pytest.mark.rule("NEXT-1")
def test_next_1_dwarves_and_cards_are_dealt_anew() -> None:
    """Not the same deal again: neither as the seed's first round nor the same for all seeds."""
    deals = set()
    for seed in "abcdefgh":
        first = Game(Rules.build(5), seed=seed, start=0)
        second = Game.from_position(first.rules, last_moment(band(5, 1, 2), 0, "map"), seed=seed)
        second.play(0, GIVE_UP)
        assert second.round == 2
        deals |= {str([game.position()[key] for key in ("hands", "dwarves")]) for game in (first, second)}
    assert len(deals) == 16


@pytest.mark.rule("NEXT-1", "END-2")
def test_next_1_dwarves_are_shown_while_gold_is_shared_and_hidden_again_after() -> None:
    game = found(Rules.build(4), band(4, 1), finder=0, spare=["digger"], gold_pile=[1, 2, 1])
    assert can_take(game)
    view = seen_by(game, None)
    assert (view["dwarves"], view["spare"]) == (band(4, 1), ["digger"])
    take_best(game)
    assert seen_by(game, None)["dwarves"] == [None] * 4


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize(("gold", "seen"), [("secret", None), ("open", [1, 2, 3])])
def test_gold_9_cards_on_offer_lie_open_only_with_open_gold(gold: str, seen: list[int] | None) -> None:
    corridor = {f"{x},0": "EW" for x in range(1, 7)}
    position = {
        "grid": corridor,
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [["EW"], ["map"], ["map"]],
        "dwarves": ["digger", "digger", "digger"],
        "gold_pile": [1, 2, 3],
    }
    game = Game.from_position(Rules.build(3, options={"gold": gold}), position)
    game.play(0, "place EW 7,0")
    assert seen_by(game, 0)["window"]["cards"] == [1, 2, 3]
    assert seen_by(game, 1)["window"]["cards"] == seen
    assert seen_by(game, None)["window"]["cards"] == seen
