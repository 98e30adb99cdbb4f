"""Visitors: everyone who comes from one address, and what is left of their budgets."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import deque
from collections.abc import Iterator, Mapping
from typing import Final

from starlette.requests import HTTPConnection

from ..counters import meter
from ..errors import OverBudget
from ..wire.rate_limits import Bucket
from .addresses import Proxies, is_this_machine, network_of, site_of
from .budgets import BUDGETS, Budget, site_budgets

# When to come back for something others have to give back first, in seconds.
_HELD_FOR: Final = 10
# How many connections too many of one address are told so; further ones are closed without a word.
_TOLD: Final = 50
# How many requests of one address begin in one round of the loop. What others send waits for all of them.
_AT_ONCE: Final = 2
# Whoever has used this part of their requests is served at a pace, so many seconds apart: a crowd behind one
# router that reloads at once stays below it, and whoever asks without end leaves most of the server to
# others.
_BRISK: Final = 1 / 8
_PACE: Final = 0.01


class Visitor:
    """Everyone who comes from one address; an IPv6 network counts as one."""

    __slots__ = ("_begun", "_buckets", "_budgets", "_line", "_next", "address", "site")

    def __init__(
        self, address: str, budgets: Mapping[str, Budget] = BUDGETS, site: Visitor | None = None
    ) -> None:
        """Start with every budget unused; what is used counts for the larger network around it, too."""
        self.address = address
        self.site = site
        self._budgets = budgets
        self._buckets: dict[str, Bucket] = {}
        # How many requests have begun in this round of the loop, and those that wait for the next.
        self._begun = 0
        self._line: deque[asyncio.Future[None]] = deque()
        # When the next request may begin if they come at a pace.
        self._next = 0.0

    def spend(self, name: str, amount: float = 1.0) -> None:
        """Use some of a budget; raise OverBudget if that much is not left."""
        self.afford(name, amount)
        self.charge(name, amount)

    def afford(self, name: str, amount: float = 0.0) -> None:
        """Raise OverBudget unless that much of a budget is left, or anything at all; nothing is used."""
        if self.site:
            self.site.afford(name, amount)
        bucket = self._bucket(name)
        # What is larger than the whole budget needs all of it.
        needed = min(max(amount, 1e-9), self._budgets[name].size)
        if bucket.left < needed:
            meter().over_budget(name)
            seconds = _HELD_FOR if self._budgets[name].is_held else math.ceil(bucket.wait(needed))
            raise OverBudget(name, seconds)

    def charge(self, name: str, amount: float) -> None:
        """Count what was used, however much was left: whose cost is known afterwards may go into debt."""
        self._bucket(name).charge(amount)
        if self.site:
            self.site.charge(name, amount)

    def give_back(self, name: str, amount: float = 1.0) -> None:
        """Give back what was held, so that others from the same address can have it."""
        self.charge(name, -amount)

    def left(self, name: str) -> float:
        """Return how much of a budget is left; less than nothing if it was overdrawn."""
        own = self._bucket(name).left
        return min(own, self.site.left(name)) if self.site else own

    def used(self, name: str) -> float:
        """Return how much of a budget is in use here."""
        return self._budgets[name].size - self._bucket(name).left

    async def take_turn(self) -> None:
        """Let others in between.

        In each round of the loop only a few requests of one address begin; after very many, one at a time
        and at a pace.
        """
        if self.site:
            await self.site.take_turn()
            return
        loop = asyncio.get_running_loop()
        if self.used("requests") > self._budgets["requests"].size * _BRISK:
            now = loop.time()
            self._next = max(now, self._next) + _PACE
            await asyncio.sleep(self._next - now)
        if self._begun < _AT_ONCE and not self._line:
            if self._begun == 0:
                loop.call_soon(self._next_round, loop)
            self._begun += 1
        else:
            self._line.append(loop.create_future())
            await self._line[-1]

    def _next_round(self, loop: asyncio.AbstractEventLoop) -> None:
        self._begun = 0
        while self._line and self._begun < _AT_ONCE:
            waiting = self._line.popleft()
            if not waiting.done():  # nobody waits any more if the server stops
                waiting.set_result(None)
                self._begun += 1
        if self._begun:
            loop.call_soon(self._next_round, loop)

    @contextlib.contextmanager
    def computing(self) -> Iterator[None]:
        """Count the time something takes as computing, if there is any left."""
        self.afford("computing")
        began = time.perf_counter()
        try:
            yield
        finally:
            self.charge("computing", time.perf_counter() - began)

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is held and everything has come back."""
        return not self._line and all(bucket.is_full for bucket in self._buckets.values())

    def _bucket(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            budget = self._budgets[name]
            bucket = self._buckets[name] = Bucket(budget.rate, budget.size)
        return bucket


class Visitors:
    """All visitors of a server."""

    def __init__(self, budgets: Mapping[str, Budget] = BUDGETS, proxies: Proxies | None = None) -> None:
        """Give everyone these budgets, and believe these proxies."""
        self.proxies = proxies or Proxies()
        self._budgets = budgets
        self._by_address: dict[str, Visitor] = {}
        # Larger networks of IPv6, with larger budgets.
        self._sites: dict[str, Visitor] = {}
        self._site_budgets = site_budgets(budgets)

    def of(self, address: str) -> Visitor:
        """Return who comes from an address; the same as long as anything of theirs is used or held."""
        network = network_of(address)
        visitor = self._by_address.get(network)
        if visitor is None:
            visitor = self._by_address[network] = Visitor(network, self._budgets, self._site(network))
        return visitor

    def _site(self, network: str) -> Visitor | None:
        name = site_of(network)
        if name == network:
            return None
        return self._sites.setdefault(name, Visitor(name, self._site_budgets))

    def is_crowded(self, address: str) -> bool:
        """Tell whether an address has so many connections that another is not even answered.

        However many there are, the operator can look at a server on the same machine.
        """
        if self.proxies.include(address) or is_this_machine(address):
            return False
        return self.of(address).left("connections") < -_TOLD

    def forget_idle(self) -> None:
        """Forget those who have everything back."""
        self._by_address = {a: v for a, v in self._by_address.items() if not v.is_idle}
        known = {visitor.site for visitor in self._by_address.values()}
        self._sites = {a: v for a, v in self._sites.items() if v in known or not v.is_idle}

    def in_use(self, name: str) -> float:
        """Return how much of a budget is in use, by everyone together."""
        return sum(visitor.used(name) for visitor in self._by_address.values())

    @property
    def count(self) -> int:
        """Return how many have used or hold something now."""
        return len(self._by_address)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Return who sends a request or opened a socket, as the door has found out."""
    visitor = connection.scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor
