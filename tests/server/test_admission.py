"""The door: where callers come from, and what an address may use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus

from saboteur.server.admission.addresses import Proxies, network_of
from saboteur.server.admission.budgets import BUDGETS, HOUSEHOLDS, Budget, budgets_with
from saboteur.server.admission.visitors import Visitor, Visitors
from saboteur.server.errors import OverBudget
from saboteur.server.turns import Asker, Turns
from saboteur.server.wire import rate_limits

from .client import at_table, in_a_loop, opened
from .clocks import Clocks
from .process import Server

Start = Callable[..., Server]


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Set the clock of the budgets by hand."""
    by_hand = Clocks()
    monkeypatch.setattr(rate_limits, "time", by_hand)
    return by_hand


# Addresses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("", ""),
    ],
)
def test_an_ipv6_network_is_one_caller_and_a_mapped_ipv4_address_is_itself(
    address: str, network: str
) -> None:
    assert network_of(address) == network
    assert network_of(network) == network


def came(proxies: Proxies, peer: str, *headers: tuple[str, str]) -> str:
    """Return where a request comes from."""
    raw = [(name.encode(), value.encode()) for name, value in headers]
    return proxies.caller({"type": "http", "client": (peer, 1), "headers": raw})


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "192.0.2.66, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "192.0.2.66, 198.51.100.1, 10.3.2.1", "198.51.100.1"),
        ("127.0.0.1", "10.3.2.1", "10.3.2.1"),
        ("127.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "198.51.100.1, unknown", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1, what?, 10.3.2.1", "10.3.2.1"),
        ("127.0.0.1", "", "127.0.0.1"),
    ],
)
def test_the_nearest_stranger_that_named_proxies_saw_is_the_caller(
    peer: str, forwarded: str, caller: str
) -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    assert came(proxies, peer, ("x-forwarded-for", forwarded)) == caller
    assert came(proxies, peer, *(("x-forwarded-for", part) for part in forwarded.split(","))) == caller


def test_the_standard_header_is_read_too() -> None:
    proxies = Proxies(["127.0.0.1"])
    header = 'for=192.0.2.66, for="[2001:db8::1]:4711";proto=https;by=10.0.0.1'
    assert came(proxies, "127.0.0.1", ("forwarded", header)) == "2001:db8::1"
    assert came(Proxies(), "127.0.0.1", ("forwarded", header)) == "127.0.0.1"


# Budgets ------------------------------------------------------------------------------------------


def test_a_budget_is_spent_and_comes_back_in_the_time_it_says(clocks: Clocks) -> None:
    visitor = Visitor("203.0.113.7", {"requests": Budget(10, 2, "")})
    visitor.spend("requests", 9)
    with pytest.raises(OverBudget) as error:
        visitor.spend("requests", 5)
    assert (error.value.after, error.value.status) == (2, 429)
    assert visitor.left("requests") == 1, "what was refused costs nothing"
    clocks.now += 2
    visitor.spend("requests", 5)


def test_what_is_known_afterwards_may_go_into_debt(clocks: Clocks) -> None:
    visitor = Visitor("203.0.113.7", {"computing": Budget(10, 0.5, "")})
    visitor.afford("computing")
    visitor.charge("computing", 12)
    with pytest.raises(OverBudget) as error:
        visitor.afford("computing")
    assert error.value.after == 5
    clocks.now += 5
    visitor.afford("computing")


def test_what_is_held_comes_back_when_it_is_given_back_and_only_then(clocks: Clocks) -> None:
    visitor = Visitor("203.0.113.7", {"connections": Budget(2, 0, "")})
    visitor.spend("connections")
    visitor.spend("connections")
    clocks.now += 1000
    with pytest.raises(OverBudget) as error:
        visitor.spend("connections")
    assert error.value.after > 0
    visitor.give_back("connections")
    visitor.spend("connections")


def test_visitors_are_forgotten_once_they_have_everything_back(clocks: Clocks) -> None:
    visitors = Visitors()
    visitors.of("203.0.113.7").spend("requests")
    visitors.of("203.0.113.8").spend("connections")
    clocks.now += 1
    visitors.forget_idle()
    assert visitors.count == 1
    visitors.of("203.0.113.8").give_back("connections")
    visitors.forget_idle()
    assert visitors.count == 0


def test_a_larger_budget_also_comes_back_faster() -> None:
    changed = budgets_with({"tables": 120})
    assert changed["tables"].rate == 2 * BUDGETS["tables"].rate
    assert changed["codes"] == BUDGETS["codes"]
    with pytest.raises(ValueError, match="connections"):
        budgets_with({"toys": 1})


# Over HTTP ----------------------------------------------------------------------------------------


def test_over_budget_is_429_with_when_to_come_back(own_server: Start) -> None:
    server = own_server(options=["--budget", "requests=40"])
    home = {"X-Forwarded-For": "198.51.100.1"}
    while (answer := server.ask("GET", "/api/offer", headers=home)).status == 200:
        pass
    assert answer.error == (429, "too-fast")
    assert answer.data["about"]["budget"] == "requests"
    assert 1 <= int(answer.headers["retry-after"]) == answer.data["about"]["seconds"]
    assert server.ask("GET", "/healthz", headers=home).status == 200
    assert server.ask("GET", "/api/offer", headers={"X-Forwarded-For": "198.51.100.2"}).status == 200


@in_a_loop
async def test_a_socket_over_budget_is_told_when_to_come_back(own_server: Start) -> None:
    server = own_server(options=["--budget", "requests=30"])
    home = {"X-Forwarded-For": "198.51.100.1"}
    with pytest.raises(InvalidStatus) as refused:
        for _ in range(10):
            async with opened(server, "ABCDE", additional_headers=home):
                pass
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["retry-after"]) >= 1


def test_forwarded_headers_of_an_unnamed_proxy_are_not_believed_and_the_log_says_so_once(
    own_server: Start,
) -> None:
    server = own_server(options=["--proxy", "192.0.2.1"], proxy="")
    for number in range(3):
        server.ask("GET", "/api/offer", headers={"X-Forwarded-For": f"198.51.100.{number}"})
    warnings = [line for line in server.lines() if line["what"] == "a proxy is not named"]
    assert len(warnings) == 1 and "--proxy 127.0.0.1" in warnings[0]["why"]


# Larger networks ----------------------------------------------------------------------------------


def test_a_large_ipv6_network_has_the_budgets_of_some_households(clocks: Clocks) -> None:
    visitors = Visitors(budgets_with({"tables": 5, "connections": 2}))
    homes = [f"2001:db8:7:{number:x}::1" for number in range(100)]
    for name, size in (("tables", 5), ("connections", 2)):
        paid = 0
        for home in homes:
            with pytest.raises(OverBudget):
                for _ in range(size + 1):
                    visitors.of(home).spend(name)
                    paid += 1
        assert paid == size * HOUSEHOLDS
    visitors.of("2001:db8:8::1").spend("tables")  # another site
    visitors.of(homes[0]).give_back("connections", 2)
    visitors.of(homes[-1]).spend("connections")
    assert visitors.in_use("connections") == 2 * HOUSEHOLDS - 1
    visitors.forget_idle()
    with pytest.raises(OverBudget):
        visitors.of("2001:db8:7:ffff::1").spend("tables")


@in_a_loop
async def test_the_addresses_of_a_large_network_share_their_turns() -> None:
    turns, order = Turns(), list[str]()

    async def ask(address: str) -> None:
        async with turns.turn(Asker(address)):
            order.append(address)
            await asyncio.sleep(0)

    many = [f"2001:db8:7:{number:x}::/64" for number in range(20)]
    await asyncio.gather(*(ask(address) for address in [*many, "203.0.113.7"]))
    assert order.index("203.0.113.7") <= 2


# Turns and bytes ----------------------------------------------------------------------------------


@in_a_loop
async def test_a_hundred_requests_of_one_address_let_another_in_between() -> None:
    many, other, order = Visitor("203.0.113.7"), Visitor("203.0.113.8"), list[str]()

    async def ask(visitor: Visitor) -> None:
        await visitor.take_turn()
        order.append(visitor.address)

    tasks = [asyncio.create_task(ask(many)) for _ in range(100)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(ask(other)))
    await asyncio.gather(*tasks)
    assert len(order) == 101
    assert order.index(other.address) <= 30


@in_a_loop
async def test_after_very_many_requests_an_address_is_served_at_a_pace() -> None:
    crowd, flood = Visitor("203.0.113.7"), Visitor("203.0.113.8")
    crowd.spend("requests", 12 * 24)
    flood.spend("requests", 4000)

    async def seconds(visitor: Visitor) -> float:
        began = time.perf_counter()
        await asyncio.gather(*(visitor.take_turn() for _ in range(30)))
        return time.perf_counter() - began

    assert await seconds(flood) > 0.25
    assert await seconds(crowd) < 0.15


@in_a_loop
async def test_who_writes_too_much_is_told_and_may_still_look(own_server: Start) -> None:
    server = own_server(options=["--budget", "writing=3000"])
    seats = server.seated(3)
    async with at_table(server, seats[:1]) as (ada,):
        answers = [await ada.do("me", name=f"Ada {number}", portrait=0) for number in range(10)]
        assert answers[0]["t"] == "done"
        assert answers[-1]["code"] == "too-fast" and "writing" in answers[-1]["detail"]
        await ada.must("sync")
    renamed = [entry for entry in server.journal(seats[0]["code"]) if entry["e"] == "renamed"]
    assert 0 < len(renamed) < 10
