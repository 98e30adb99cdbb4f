"""Talk: claims and free words that everyone hears, marks and notes that nobody else ever learns of."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence

import pytest

from saboteur import Action, Game, Rules, View
from saboteur.analysis.story import is_true
from saboteur.bots import BOTS
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.random import RandomBot
from saboteur.claims import CLAIMS, Claim, claim_kinds, fault, goal_words
from saboteur.core.event_kinds import Answered, Proved
from saboteur.core.events import Changes, Event, redact
from saboteur.core.shapes import Nothing
from saboteur.server.journal.entries import Claimed
from saboteur.server.tables.bot_process import Question, Worker
from saboteur.server.tables.round_history import RoundHistory
from saboteur.server.tables.talk import MOST_SAID, Story

from .client import (
    JSON,
    Client,
    among_bots,
    asked,
    assert_told_nothing,
    at_table,
    enter,
    in_a_loop,
    play_on,
    settled,
    told_after,
)
from .process import Server
from .test_game import start

Start = Callable[[], Server]
OWN: JSON = {
    "t": "own", "marks": [-1, 0, 2], "note": "Player 2 lies\n<script>",
    "late": None, "plan": None, "returned": None,
}  # fmt: skip
GOALS = dict.fromkeys(("8,-2", "8,0", "8,2"), "goal")


def said(client: Client) -> list[JSON]:
    """Return all that a page has heard."""
    whole: list[JSON] = []
    for frame in client.told("talk"):
        whole = frame["said"] if frame["whole"] else [*whole, *frame["said"]]
    return whole


def earlier(client: Client) -> list[JSON]:
    """Return what a page was last told of the talk before this deal."""
    found: list[JSON] = [frame for frame in client.told("talk") if frame["whole"]][-1]["earlier"]
    return found


def own(client: Client) -> JSON:
    """Return what a page was told last of its own marks and notes."""
    return client.told("own")[-1]


async def heard(clients: list[Client], count: int) -> list[JSON]:
    """Wait until everyone has heard so much; return what the first one heard last."""
    for client in clients:
        await client.until(lambda client=client: len(said(client)) == count)  # type: ignore[misc]
    return said(clients[0])


# What a claim may be ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "claim",
    [
        Claim(0, "saw-goal", cell="8,0", word="gold"),
        Claim(0, "saw-goal", cell="8,-2", word="stone"),
        Claim(1, "suspect", about=0),
        Claim(1, "trust", about=2),
        Claim(2, "why", about=1),
        Claim(2, "am", word="digger"),
        Claim(2, "am", word="saboteur"),
        Claim(2, "repair-me"),
        Claim(2, "cannot-dig"),
    ],
)
def test_every_kind_of_claim_can_be_made(claim: Claim) -> None:
    assert fault(Rules.build(3), GOALS, claim) == ""


@pytest.mark.parametrize(
    ("claim", "why"),
    [
        (Claim(0, "dance"), "no claim"),
        (Claim(0, "suspect"), "another player"),
        (Claim(0, "suspect", about=0), "another player"),
        (Claim(0, "suspect", about=3), "another player"),
        (Claim(0, "repair-me", about=1), "nobody"),
        (Claim(0, "saw-goal", word="gold"), "a goal"),
        (Claim(0, "saw-goal", cell="1,1", word="gold"), "a goal"),
        (Claim(0, "suspect", about=1, cell="8,0"), "no goal"),
        (Claim(0, "saw-goal", cell="8,0", word="silver"), "gold, stone"),
        (Claim(0, "saw-goal", cell="8,0"), "gold, stone"),
        (Claim(0, "am", word="geologist"), "digger, saboteur"),
        (Claim(0, "cannot-dig", word="gold"), "one of"),
    ],
)
def test_a_claim_of_the_wrong_shape_is_refused(claim: Claim, why: str) -> None:
    assert why in fault(Rules.build(3), GOALS, claim)


def test_the_words_come_from_the_rules() -> None:
    team = Rules.build(6, modules=["saboteur2"])
    assert claim_kinds(team).keys() == CLAIMS.keys()
    assert fault(team, GOALS, Claim(0, "am", word="geologist")) == ""
    assert goal_words(team) == ("gold", "stone")


@pytest.mark.parametrize(
    ("module", "right", "wrong"),
    [
        ("chests", {"kind": "saw-chest", "cell": "3,1", "word": "fog"}, {"cell": "8,0"}),
        ("chests", {"kind": "saw-goal", "cell": "8,0", "word": "gold"}, {"cell": "3,1"}),
        ("goal-swap", {"kind": "put-back", "word": "left"}, {"word": "lost"}),
        ("veto", {"kind": "no-veto"}, {"cell": "8,0"}),
    ],
)
def test_modules_have_claims_of_their_own(module: str, right: dict[str, str], wrong: dict[str, str]) -> None:
    rules, sites = Rules.build(3, modules=[module]), {**GOALS, "3,1": "chest"}
    assert fault(rules, sites, Claim(0, **right)) == ""  # type: ignore[arg-type]
    assert fault(rules, sites, Claim(0, **{**right, **wrong})) != ""  # type: ignore[arg-type]
    if right["kind"] not in claim_kinds(Rules.build(3)):
        assert "no claim" in fault(Rules.build(3), sites, Claim(0, right["kind"]))


@pytest.mark.parametrize(
    ("seat", "kind", "word", "truth"),
    [
        (0, "saw-chest", "fog", True),
        (0, "saw-chest", "nugget", False),
        (1, "saw-chest", "fog", False),
        (0, "no-veto", "", False),
        (1, "no-veto", "", True),
        (0, "put-back", "left", None),
    ],
)
def test_claims_of_modules_are_true_or_not(seat: int, kind: str, word: str, truth: bool | None) -> None:
    rules = Rules.build(3, modules=["chests", "veto", "goal-swap"])
    cards: JSON = {"grid": {}, "hands": [["veto"], ["EW"], []], "dwarves": ["digger"] * 3}
    seen = {"chests": {"covered": {"3,1": ["NSW", "fog", 1]}}}
    game = Game.from_position(rules, {**cards, "ext": seen}, b"s" * 32)
    claim = Claim(seat, kind, cell="3,1" if kind == "saw-chest" else "", word=word)
    assert is_true(game, game.position(), claim) is truth


# Lines of the story -------------------------------------------------------------------------------


def test_each_seat_counts_the_lines_that_it_was_told() -> None:
    """Between public events lie some that only one seat, or two, know of."""

    def whispered(*seats: int) -> Event:
        return Answered(seat=seats[0], changes=Changes((), tuple((seat, Nothing(), ()) for seat in seats)))

    rng = random.Random(3)
    events = [whispered(*rng.sample(range(3), rng.choice((1, 2)))) for _ in range(20)]
    events += [Proved(seat=i, dwarf=str(i)) for i in range(20)]
    rng.shuffle(events)
    story = Story()
    story.add(events[:11])
    story.add(events[11:])
    assert story.length == 40
    for seat in (0, 1, 2, None):
        lines = redact(events, seat)
        for line, mine in enumerate(lines):
            whole = story.line_in(line, seat)
            assert events[whole].kind == mine.kind and events[whole].facts == mine.facts
            assert story.line_of(whole, seat) == line
            assert story.is_public(whole) == (mine.kind == "proved")
    assert not story.is_public(40) and not story.is_public(-1)


# At the table -------------------------------------------------------------------------------------


@in_a_loop
async def test_claims_are_heard_by_everyone_and_lying_is_allowed(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as clients:
        assert await clients[0].error("claim", kind="repair-me") == "not-now"
        await start(clients)
        await play_on(clients[:3], random.Random(1), 3)
        liar = clients[1]
        await liar.must("claim", kind="saw-goal", cell="8,0", word="gold", id="lie")
        await liar.must("claim", kind="saw-goal", cell="8,0", word="gold", id="lie")
        await clients[2].must("claim", kind="suspect", about=1, quote=0)
        assert await liar.error("claim", kind="suspect", about=1) == "malformed"
        assert await liar.error("claim", kind="why", about=0, quote=5000) == "malformed"
        assert await clients[3].error("claim", kind="repair-me") == "not-yours"
        first, second = await heard(clients, 2)
        assert {key: first[key] for key in ("k", "seat", "name", "kind", "cell", "word")} == {
            "k": 1, "seat": 1, "name": "Player 1", "kind": "saw-goal", "cell": "8,0", "word": "gold",
        }  # fmt: skip
        assert second["about"] == 1 and second["quote"] == 0 and second["i"] > first["i"]
        for client in clients:
            await client.must("sync")
            assert said(client) == said(clients[0]), "nothing secret has been told so far"
            assert first["line"] == len(client.told("game")[-1]["log"])
        entries = [entry for entry in server.journal(seats[0]["code"]) if entry["e"] == "claimed"]
        assert [entry["seat"] for entry in entries] == [1, 2]
        assert entries[0].items() >= {"kind": "saw-goal", "cell": "8,0", "word": "gold"}.items()
        assert "quote" not in entries[0] and entries[1]["quote"] == 0


@in_a_loop
async def test_chat_is_cleaned_and_the_host_can_switch_it_off(server: Server) -> None:
    seats = server.seated(3)
    async with at_table(server, seats, watchers=1) as clients:
        host, other = clients[0], clients[1]
        await other.must("say", text="  before the\n start <b>\u202e\u0007 ")
        await start(clients)
        assert await clients[3].error("say", text="psst") == "not-yours"
        assert await other.error("say", text=" \u0007 ") == "malformed"
        assert await other.error("say", text="x" * 301) == "malformed"
        assert await other.error("chat", on=False) == "not-yours"
        await host.must("chat", on=False)
        await other.until(lambda: other.table["chat"] is False)
        assert await host.error("say", text="me neither") == "not-now"
        await other.must("claim", kind="cannot-dig")
        await host.must("chat", on=True)
        await host.must("say", text="yes")
        lines = await heard(clients, 2)
        assert [line["kind"] for line in lines] == ["cannot-dig", "chat"]
        assert lines[1]["text"] == "yes"
        (before,) = earlier(host)
        assert before["text"] == "before the start <b>" and before["k"] == 0


@in_a_loop
async def test_who_talks_too_much_is_told_so_and_can_still_play(server: Server) -> None:
    async with at_table(server, server.seated(3)) as clients:
        await start(clients)
        began, said = time.monotonic(), 0
        while (answer := await clients[0].do("say", text=str(said)))["t"] == "done":
            said += 1
        assert answer["code"] == "too-fast"
        # Six at once, and one more every two seconds.
        assert 6 <= said <= 7 + (time.monotonic() - began) / 2
        assert (await asked(clients)[0].act())["t"] == "done"


@in_a_loop
async def test_marks_and_notes_are_for_their_owner_alone(own_server: Start) -> None:
    """The others get no frame at all, and the owner finds them again on another device after a crash."""
    server = own_server()
    seats = server.seated(3, {"options": {"rounds": "3"}})
    async with at_table(server, seats, watchers=1) as clients:
        assert await clients[0].error("note", text="early") == "not-now"
        assert await clients[0].error("mark", seat=1, level=1) == "not-now"
        await start(clients)
        one = clients[1]
        before = await settled(clients)
        await one.must("mark", seat=2, level=2)
        await one.must("mark", seat=0, level=-1)
        await one.must("note", text="Player 2 lies\n<script>")
        for seat, level in ((1, 1), (7, 1), (2, 3), (2, -3)):
            assert await one.error("mark", seat=seat, level=level) == "malformed"
        assert await one.error("note", text="x" * 2001) == "malformed"
        assert await clients[3].error("mark", seat=2, level=1) == "not-yours"
        kept = {
            "t": "own",
            "marks": [-1, 0, 2],
            "note": "Player 2 lies\n<script>",
            "late": None,
            "plan": None,
            "returned": None,
        }
        assert own(one) == kept
        await assert_told_nothing([clients[0], clients[2]], [before[0], before[2]])
    server.kill()
    server.start()
    again = await enter(server, seats[1]["code"], seats[1]["token"])
    await again.until(lambda: again.told("own"))
    assert own(again) == kept
    await again.close()
    async with at_table(server, seats) as clients:
        await told_after(clients, -1)
        while clients[1].view["round"] == 1:
            await play_on(clients, random.Random(2), 5)
        await clients[1].until(lambda: own(clients[1])["marks"] == [0, 0, 0])
        assert own(clients[1])["note"], "the notes stay"


@in_a_loop
async def test_the_next_game_begins_with_nothing_said(server: Server) -> None:
    seats = server.seated(3, {"options": {"rounds": "1"}})
    async with at_table(server, seats, watchers=1) as clients:
        await start(clients)
        await clients[0].must("claim", kind="am", word="digger", quote=None)
        await play_on(clients[:3], random.Random(2))
        await clients[1].must("say", text="again")
        assert await clients[0].error("claim", kind="repair-me") == "not-now"
        await clients[0].must("rematch")
        for client in clients:
            await client.until(lambda client=client: client.game["k"] == 2)  # type: ignore[misc]
        assert await heard(clients, 0) == []
        await clients[2].must("claim", kind="cannot-dig")
        assert [line["kind"] for line in await heard(clients, 1)] == ["cannot-dig"]
        for client in clients:
            claim, chat = earlier(client)
            assert (claim["kind"], chat["text"]) == ("am", "again")
            assert claim["k"] == chat["k"] == 1 and claim["line"] == chat["line"] == 0
        late = await enter(server, seats[1]["code"], seats[1]["token"])
        await late.until(lambda: late.told("talk"))
        assert [line["kind"] for line in said(late)] == ["cannot-dig"] and len(earlier(late)) == 2
        await late.close()


def test_only_so_much_is_remembered_and_claims_longest() -> None:
    from saboteur.server.journal.entries import Chatted
    from saboteur.server.tables.talk import Talk

    talk = Talk()
    talk.hear((1, 0), Claimed(seat=0, kind="repair-me"), "Ada")
    for number in range(MOST_SAID + 50):
        talk.hear((1, 0), Chatted(seat=0, text=str(number)), "Ada")
    assert len(talk.said) == MOST_SAID
    assert talk.claims(1) == [Claim(0, "repair-me")] and talk.claims(2) == []


class Ears(RandomBot):
    """A bot that remembers which deeds it was told of."""

    heard: Sequence[tuple[int, str, int]] = ()

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: random.Random,
        budget: float = 0.0,
        past: Chronicle | None = None,
    ) -> Action:
        """Take the last."""
        type(self).heard = [deed[:3] for deed in past.deeds] if past else ()
        return legal[-1]


def test_bots_hear_what_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "ears", Ears)
    game = Game(Rules.build(3), "ears")
    seat, past = game.actors[0], RoundHistory("TABLE/1", game)
    claims = [Claim(1, "suspect", about=2)]
    legal = game.legal(seat)
    question = Question("ears", game.view(seat), legal, 0.0, claims, past.key, 0, past.first, past.events)
    assert Worker().answer(question) == legal[-1].text
    assert Ears.heard == [(1, "suspect", 2)]


def test_a_bot_speaks_from_what_it_knows_after_its_move() -> None:
    """It tells of the goal it has just looked at, which nobody could have known before."""
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    position = {"grid": {}, "goals": goals, "hands": [["map"]] * 3, "dwarves": ["digger"] * 3}
    game = Game.from_position(Rules.build(3), {**position, "pile": ["NS"] * 20})
    past = RoundHistory("TABLE/1", game)
    past.add(game.play(0, "play map 8,0"))
    question = Question("rule", game.view(0), [], 0.0, (), past.key, 0, past.first, past.events)
    said = {Worker().answer(question) for _ in range(60)}
    assert said == {"", json.dumps(Claim(0, "saw-goal", cell="8,0", word="gold"))}


@in_a_loop
async def test_bots_are_heard_at_a_table(server: Server) -> None:
    """Their words follow their moves and reach everyone who is there."""
    seat, ada = await among_bots(server, 4, "rule", pace=0)
    rng = random.Random(5)
    while not said(ada):
        await play_on([ada], rng, 1)
    claimed = [entry for entry in server.journal(seat["code"]) if entry["e"] in ("claimed", "acted")]
    first = next(number for number, entry in enumerate(claimed) if entry["e"] == "claimed")
    assert claimed[first]["seat"] == said(ada)[0]["seat"] != 0
    assert claimed[first]["seat"] in [entry["seat"] for entry in claimed[:first]], "it has moved before"
    await ada.close()
