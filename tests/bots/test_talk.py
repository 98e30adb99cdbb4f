"""What bots make of words and what they say themselves: the truth when they dig, lies where they pay."""

from random import Random
from typing import Any

from saboteur import Game, Rules
from saboteur.bots.belief import Certainties, Posterior, believe
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.manners import MANNERS, PLAIN, manner_of
from saboteur.bots.talk import REASONS, spoken
from saboteur.claims import REASONS as WORDS
from saboteur.claims import Claim, fault
from saboteur.core.events import redact
from saboteur.lab.arena import RoundTalk, deal, outcome_of
from saboteur.server.tables.faces import BOT_NAMES

HANDS = [["map", "EW", "N|S|E|W", "break-lamp"] for _ in range(5)]


def table(*deeds: str, dwarf: str = "digger", **more: Any) -> tuple[Game, Chronicle]:
    """Return a game of five in which some deeds were done, and what everyone saw."""
    position: dict[str, Any] = {
        "grid": {"1,0": "EW"},
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": HANDS,
        "dwarves": [dwarf, "digger", "digger", "digger", "saboteur"],
        "pile": ["NS"] * 20,
    }
    game = Game.from_position(Rules.build(5), {**position, **more})
    past = Chronicle.of(game.view())
    for deed in deeds:
        past.watch(redact(game.play(game.actors[0], deed), None))
    return game, past


def belief(game: Game, past: Chronicle, seat: int) -> Posterior:
    found = believe(game.rules, Certainties.to(game.view(seat)), past)
    assert found is not None
    return found


class Lot(Random):
    """Random numbers that are all the same: 0 says and lies whatever may be said, 0.99 nothing."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


def says(
    game: Game, past: Chronicle, level: str, *heard: Claim, lot: float = 0.0, name: str = ""
) -> Claim | None:
    """Return what the first seat says now that it has moved."""
    said = spoken(level, game.view(0), past, heard, Lot(lot), name)
    if said:
        sites = dict.fromkeys(("8,-2", "8,0", "8,2"), "goal")
        assert fault(game.rules, sites, said) == "", "a person could say it too"
    return said


def test_a_claim_about_a_goal_is_weak_evidence_of_where_the_treasure_is() -> None:
    game, past = table("play map 8,0")
    before = belief(game, past, 1).goals
    past.hear([Claim(0, "saw-goal", cell="8,0", word="gold", move=1)])
    after = belief(game, past, 1).goals
    assert 0.5 < after[8] < 0.95 and before[8] < 0.4
    past.hear([Claim(0, "saw-goal", cell="8,0", word="gold", move=1)])
    assert belief(game, past, 1).goals == after, "what was heard before is no news"


def test_who_is_caught_lying_is_suspected() -> None:
    known = [{}, {"goals": {"8,0": "treasure"}}, {}, {}, {}]
    game, past = table("play map 8,0", known=known)
    before = belief(game, past, 1).suspicion(0)
    past.hear([Claim(0, "saw-goal", cell="8,0", word="stone", move=1)])
    assert belief(game, past, 1).suspicion(0) > before + 0.2


def test_nobody_believes_who_has_not_looked() -> None:
    game, past = table("pass EW")
    before = belief(game, past, 1).goals
    past.hear([Claim(0, "saw-goal", cell="8,0", word="gold"), Claim(0, "am", word="digger")])
    assert belief(game, past, 1).goals == before


def test_what_was_seen_is_told_in_the_same_turn_or_not_at_all() -> None:
    for level in ("rule", "detective", "bluffer", "seer"):
        game, past = table("play map 8,0")
        assert says(game, past, level) == Claim(0, "saw-goal", cell="8,0", word="gold")
        assert says(game, past, level, lot=0.99) is None, "diggers keep quiet, too"
    game, past = table("play map 8,0", *["pass EW"] * 4, "place EW 2,0")
    assert says(game, past, "bluffer") is None
    assert says(game, past, "random") is None


def test_a_saboteur_speaks_as_diggers_do_and_lies_now_and_then() -> None:
    game, past = table("play map 8,0", dwarf="saboteur")
    assert says(game, past, "bluffer") == Claim(0, "saw-goal", cell="8,0", word="stone")
    assert says(game, past, "bluffer", lot=0.5) == Claim(0, "saw-goal", cell="8,0", word="gold")
    assert says(game, past, "detective") == Claim(0, "saw-goal", cell="8,0", word="gold")
    assert says(game, past, "bluffer", lot=0.99) is None


def test_a_lie_that_somebody_can_see_through_is_not_told() -> None:
    game, past = table(*["pass EW"] * 4, "play map 8,0", "play map 8,0", dwarf="saboteur")
    assert says(game, past, "bluffer") == Claim(0, "saw-goal", cell="8,0", word="gold")


def test_nothing_is_said_twice() -> None:
    game, past = table("play map 8,0")
    first = says(game, past, "detective")
    assert first is not None
    assert says(game, past, "detective", first) is None


def test_why_is_answered_with_a_reason_for_what_was_meant() -> None:
    """The question came before the latest move, so that move is not what was asked about."""
    asked, later = Claim(1, "why", 0, move=1), [*["pass EW"] * 4, "pass map"]
    game, past = table("place EW 2,0", *later)
    assert says(game, past, "detective", asked) == Claim(0, "because", word="nearer")
    game, past = table("place N|S|E|W 2,0", *later, dwarf="saboteur")
    answer = says(game, past, "bluffer", asked)
    assert answer == Claim(0, "because", word="nothing-better"), "a saboteur gives a digger's reason"
    answered = Claim(0, "because", word="nearer", move=5)
    said = says(game, past, "bluffer", asked, answered)
    assert said is None or said.kind != "because"
    assert set(REASONS.values()) < set(WORDS)


def test_who_is_broken_asks_for_a_repair_and_who_is_mended_does_not() -> None:
    hands = [["repair-lamp", "EW"], *HANDS[1:]]
    broken = ["pass EW", "play break-lamp p1", *["pass EW"] * 3]
    game, past = table(*broken, "pass NS", hands=hands)
    assert says(game, past, "rule") == Claim(0, "repair-me")
    game, past = table(*broken, "play repair-lamp p1", hands=hands)
    assert says(game, past, "rule") is None


def test_nobody_asks_for_help_whom_all_hold_a_saboteur() -> None:
    harm = ["place N|S|E|W 2,0", *["pass EW"] * 4, "play break-lamp p2", *["pass map"] * 4]
    hands = [["N|S|E|W", "break-lamp", "break-lamp", "EW"], *HANDS[1:]]
    game, past = table(*harm, "play break-lamp p3", "play break-lamp p1", *["pass NS"] * 3, hands=hands)
    public = believe(game.rules, Certainties.to_everyone(game.view(0), past), past)
    assert public is not None and public.suspicion(0) > 0.9
    assert says(game, past, "rule") is None


def test_who_is_sure_accuses_once_and_nobody_they_just_helped() -> None:
    hands = [["repair-lamp", "EW", "EW", "EW"], *HANDS[1:]]
    hands[4] = ["N|S|E|W", "N|S|E|W", "EW", "EW"]
    grid = {"1,0": "NSEW"}
    once = [*["pass EW"] * 4, "place N|S|E|W 2,0", "pass EW"]
    game, past = table(*once, hands=hands, grid=grid)
    assert says(game, past, "detective") is None, "one dead end may be a blunder"
    harm = [*once, "pass map", "pass map", "pass N|S|E|W", "place N|S|E|W 1,1", "pass EW"]
    game, past = table(*harm, hands=hands, grid=grid)
    assert says(game, past, "detective") == Claim(0, "suspect", 4)
    assert says(game, past, "detective", Claim(1, "suspect", 4)) is None, "it was said before"
    game, past = table(*harm, "play break-lamp p5", "pass NS", "pass NS", "pass NS", hands=hands, grid=grid)
    past.watch(redact(game.play(0, "play repair-lamp p5"), None))
    assert says(game, past, "detective") is None


def test_two_players_alone_talk_but_do_not_accuse_each_other() -> None:
    rules = Rules.build(2, modules=["saboteur2"])
    for number in range(3):
        talk = RoundTalk(f"{number}")
        outcome_of(deal(rules, f"{number}"), ["bluffer"] * 2, f"{number}", talk=talk)
        assert not [claim for claim in talk.claims if claim.kind == "suspect"]


def test_beginners_think_aloud_and_give_each_reason_once() -> None:
    game, past = table("place EW 2,0")
    assert says(game, past, "novice") == Claim(0, "because", word="nearer")
    assert says(game, past, "novice", Claim(0, "because", word="nearer")) is None
    assert says(game, past, "novice", Claim(0, "because", word="help")) is not None
    assert says(game, past, "novice", lot=0.99) is None and says(game, past, "rule") is None
    game, past = table("pass EW")
    assert says(game, past, "novice") is None, "nobody volunteers that they had nothing better"


def test_a_bot_talks_like_its_character_whatever_its_side() -> None:
    for dwarf in ("digger", "saboteur"):
        game, past = table("play map 8,0", dwarf=dwarf)
        assert says(game, past, "rule", lot=0.8, name="Kveta") is not None, "who is talkative tells"
        assert says(game, past, "rule", lot=0.8, name="Odvar") is None, "who is quiet does not"
        assert says(game, past, "rule", lot=0.8) is None


def test_characters_react_to_what_is_done_to_them_and_to_accusations() -> None:
    game, past = table("pass EW", "play break-lamp p1", *["pass EW"] * 3, "pass N|S|E|W")
    plea = Claim(0, "repair-me")
    assert says(game, past, "rule", plea, name="Tilde") == Claim(0, "react", word="ouch")
    assert says(game, past, "rule", plea, name="Odvar") is None
    hands = [["EW"] * 4, *HANDS[1:4], ["N|S|E|W", "N|S|E|W", "EW", "EW"]]
    harm = [*["pass EW"] * 4, "place N|S|E|W 2,0", "pass EW", "pass map", "pass map", "pass N|S|E|W"]
    game, past = table(*harm, "place N|S|E|W 1,1", "pass EW", hands=hands, grid={"1,0": "NSEW"})
    heard = Claim(2, "suspect", 4, move=5)
    assert says(game, past, "rule", heard, name="Tilde") == Claim(0, "react", word="agree")
    assert says(game, past, "rule", heard, Claim(1, "repair-me"), name="Tilde") is None
    assert says(game, past, "rule", heard._replace(about=0), lot=0.7, name="Tilde") is None


def test_every_bot_of_a_table_has_a_character() -> None:
    assert set(MANNERS) == set(BOT_NAMES) and len(set(MANNERS.values())) == len(MANNERS)
    assert manner_of("rule", "somebody") == PLAIN and manner_of("novice", "").explains > 0
