"""People whom the bots' belief has never seen: it is fitted on others and judged on these.

    saboteur lab belief --bot examples/strangers.py:Avenger --bot examples/strangers.py:Beginner

Each is measured as an honest digger among detectives and as a saboteur. They also show how a bot from outside
is written: a class with a method `choose`. `saboteur serve --bot examples/strangers.py:Avenger` seats one.
"""

from collections.abc import Callable, Sequence
from random import Random

from saboteur.modding.bots import Action, Chronicle, RuleBot, Survey, View, xy

DIGS, SABOTAGES = True, False


class Stranger:
    """Plays like the rule bot, except where a habit of theirs says otherwise."""

    # As what the habit shows.
    side = DIGS

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = 0.3,
        past: Chronicle | None = None,
    ) -> Action:
        """Follow the habit if it has something to say on this turn."""
        digs = view.dwarves[view.seat or 0] != "saboteur"
        if view.window["kind"] != "turn" or digs != self.side:
            return RuleBot().choose(view, legal, rng)
        wished = self.habit(view, legal, rng, past)
        return wished or RuleBot().choose(view, legal, rng)

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Return what this person insists on; None if nothing."""
        raise NotImplementedError


def played(legal: Sequence[Action], card: str, wanted: Callable[[Action], bool]) -> list[Action]:
    """Return the ways to play an action card that satisfy a wish."""
    ways = [action for action in legal if action.verb == "play" and action.card.startswith(card)]
    return [action for action in ways if wanted(action)]


class Avenger(Stranger):
    """Cannot keep a Broken Tool in hand: it goes to whoever broke one last, or else to the next player."""

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Strike on seven turns of ten."""
        if rng.random() > 0.7:
            return None
        guilty = [deed.seat for deed in past.deeds if deed.kind == "break"] if past else []
        after = (view.seat or 0) + view.direction
        target = guilty[-1] if guilty and guilty[-1] != view.seat else after % view.rules.players
        strikes = played(legal, "break", lambda action: action.seat == target)
        return rng.choice(strikes) if strikes else None


class Beginner(Stranger):
    """Lays any card as far east as it will go, dead ends too, and tries out what the others do."""

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Mostly lay a card; sometimes do anything at all."""
        paths = [action for action in legal if action.verb == "place"]
        if not paths or rng.random() < 0.25:
            return rng.choice(legal)
        return max(paths, key=lambda action: xy(action.cell)[0] + rng.random())


class Waiter(Stranger):
    """Waits for the perfect card: discards on every other turn, and helps nobody."""

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Pass half of the time."""
        passes = [action for action in legal if action.verb == "pass"]
        return rng.choice(passes) if passes and rng.random() < 0.5 else None


class Explorer(Stranger):
    """Wants to see the whole mine: digs in all directions and looks at every goal."""

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Look first, then lay whatever points somewhere."""
        looks = played(legal, "map", lambda action: True)
        paths = [action for action in legal if action.verb == "place"]
        if looks or rng.random() < 0.4:
            return rng.choice(looks or paths or list(legal))
        return None


class Samaritan(Stranger):
    """Repairs everybody at once, whoever they are, and never breaks anything."""

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Help whoever needs help."""
        helps = played(legal, "repair", lambda action: True)
        if helps:
            return rng.choice(helps)
        peaceful = [action for action in legal if not action.card.startswith("break")]
        return RuleBot().choose(view, peaceful, rng)


class Judge(Stranger):
    """Makes up their mind about one player early and for good, often wrongly, and breaks their tools."""

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Strike always at the same player, who was chosen by the deal."""
        target = ((view.seat or 0) + 1 + len(view.goals) + view.start) % view.rules.players
        strikes = played(legal, "break", lambda action: action.seat == target != view.seat)
        return rng.choice(strikes) if strikes else None


class Miser(Stranger):
    """A saboteur who lets nobody see anything: throws good cards away and lays a card aside at most."""

    side = SABOTAGES

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Discard until the tunnel is two cards from a goal."""
        if Survey(view, dict.fromkeys(view.goals, 1.0)).nearest <= 2:
            return None
        passes = [action for action in legal if action.verb == "pass"]
        crossings = [action for action in passes if any(card.count("|") == 0 for card in action.cards)]
        return rng.choice(crossings or passes) if passes else None


class Turncoat(Stranger):
    """A saboteur who digs like everybody else for three turns of four, and breaks tools on the fourth."""

    side = SABOTAGES

    def habit(
        self, view: View, legal: Sequence[Action], rng: Random, past: Chronicle | None
    ) -> Action | None:
        """Strike now and then; otherwise lay the card that brings the tunnel nearest."""
        strikes = played(legal, "break", lambda action: action.seat != view.seat)
        if strikes and rng.random() < 0.25:
            return rng.choice(strikes)
        survey = Survey(view, dict.fromkeys(view.goals, 1 / len(view.goals)))
        paths = [action for action in legal if action.verb == "place"]
        if not paths or survey.nearest <= 3:
            return None
        return max(paths, key=lambda action: xy(action.cell)[0] + rng.random() / 2)
