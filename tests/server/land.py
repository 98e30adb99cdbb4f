"""Machines of their own for the soak: network namespaces around one router, whose links can be cut."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Final

from .postgres import NOBODY, Postgres
from .process import Server, wait_for

# What the soak needs beside PostgreSQL's package, and where Debian keeps it.
PACKAGES: Final = {"ip": "iproute2", "setpriv": "util-linux"}
AS_NOBODY: Final = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
# After how many seconds a copy counts as cut off for good: it would wait much longer by itself.
_COPYING: Final = 20.0


def sh(*words: str | Path) -> str:
    """Run a command that has to succeed."""
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, words))}: {done.stderr or done.stdout}"
    return done.stdout


def install() -> None:
    """Install what is missing; without the rights it fails and says so."""
    assert os.geteuid() == 0, "machines of their own need the rights of root: run the soak as root"
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing:
        sh("apt-get", "update")
        sh("apt-get", "install", "--yes", "--no-install-recommends", *missing)


class Land:
    """Machines by name, each with an address; this process is one of them."""

    def __init__(self, names: list[str]) -> None:
        """Make the machines and lay the links."""
        tag, self.net = f"sab{random.getrandbits(16):04x}", random.randrange(100, 250)
        self.router = f"{tag}-r"
        self.homes = {name: f"{tag}-{name}" for name in names}
        self.addresses: dict[str, str] = {}
        # How often each way is cut at the moment.
        self.cuts = Counter[tuple[str, str]]()
        self._lock = threading.Lock()
        for home in (self.router, *self.homes.values()):
            sh("ip", "netns", "add", home)
            sh("ip", "-n", home, "link", "set", "lo", "up")
        sh("ip", "netns", "exec", self.router, "sysctl", "-qw", "net.ipv4.ip_forward=1")
        for number, name in enumerate([*names, "us"], 1):
            self._lay(name, f"{tag}{number}", number)

    def _lay(self, name: str, wire: str, number: int) -> None:
        inside = ["ip", "-n", self.homes[name]] if name in self.homes else ["ip"]
        gate, self.addresses[name] = (f"10.{self.net}.{number}.{last}" for last in (1, 2))
        sh("ip", "link", "add", wire, "type", "veth", "peer", "name", f"{wire}r", "netns", self.router)
        if name in self.homes:
            sh("ip", "link", "set", wire, "netns", self.homes[name])
        sh("ip", "-n", self.router, "addr", "add", f"{gate}/24", "dev", f"{wire}r")
        sh("ip", "-n", self.router, "link", "set", f"{wire}r", "up")
        sh(*inside, "addr", "add", f"{self.addresses[name]}/24", "dev", wire)
        sh(*inside, "link", "set", wire, "up")
        sh(*inside, "route", "add", f"10.{self.net}.0.0/16", "via", gate)

    def at(self, name: str) -> tuple[str, ...]:
        """Return how a command line begins that runs on a machine."""
        return ("ip", "netns", "exec", self.homes[name])

    def cut(self, one: str, other: str) -> None:
        """Lose whatever one machine sends to another; the other way may go on."""
        with self._lock:
            self.cuts[one, other] += 1
            if self.cuts[one, other] == 1:
                self._rule("add", one, other)

    def mend(self, one: str, other: str) -> None:
        """Let through again what one machine sends to another, unless it was cut twice."""
        with self._lock:
            self.cuts[one, other] -= 1
            if not self.cuts[one, other]:
                self._rule("del", one, other)

    def _rule(self, what: str, one: str, other: str) -> None:
        ends = ("from", self.addresses[one], "to", self.addresses[other])
        sh("ip", "-n", self.router, "rule", what, *ends, "blackhole")

    def close(self) -> None:
        """Leave nothing behind."""
        for home in (*self.homes.values(), self.router):
            with contextlib.suppress(AssertionError):
                sh("ip", "netns", "del", home)


class FarDatabase(Postgres):
    """A server of PostgreSQL on a machine and a small disk of its own."""

    def __init__(self, home: Path, land: Land, name: str) -> None:
        """Prepare its disk; `make` or `follow` puts something on it."""
        super().__init__(home)
        self.name, self.host, self.port = name, land.addresses[name], 5432
        self.prefix = (*land.at(name), *AS_NOBODY)
        self.settings = {
            "max_wal_size": "32MB",
            "min_wal_size": "5MB",
            "max_connections": 80,
            # Links that are cut again and again would otherwise keep a replica away for minutes.
            "tcp_user_timeout": "3s",
            "wal_sender_timeout": "5s",
            "wal_receiver_timeout": "5s",
            "wal_retrieve_retry_interval": "500ms",
        }
        self.files.mkdir()
        sh("mount", "-t", "tmpfs", "-o", "size=320m,mode=0700", "none", self.files)
        os.chown(self.files, NOBODY, NOBODY)

    def make(self) -> None:
        """Make an empty database that the other machines may use."""
        super().make()
        with (self.files / "pg_hba.conf").open("a") as file:
            file.write("host all all 10.0.0.0/8 trust\nhost replication all 10.0.0.0/8 trust\n")

    def follow(self, leader: FarDatabase) -> None:
        """Become the leader's synchronous replica, from a copy of all it has."""
        wait_for(lambda: self._copies(leader), "a copy of the leader")
        self.start()
        streams = "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'"
        wait_for(lambda: leader.says(streams), "the replica")
        leader.tell("ALTER SYSTEM SET synchronous_standby_names TO 'replica'")
        leader.tell("SELECT pg_reload_conf()")
        wait_for(leader.is_followed, "the replica to be synchronous")

    def _copies(self, leader: FarDatabase) -> bool:
        """Copy all that the leader has; return whether the links lasted."""
        for item in self.files.iterdir():
            shutil.rmtree(item) if item.is_dir() else item.unlink()
        source = f"host={leader.host} port={leader.port} user=postgres application_name=replica"
        source += " tcp_user_timeout=3000"
        words = ["-D", str(self.files), "-R", "-c", "fast", "-d", source]
        command = [*self.prefix, str(self.programs / "pg_basebackup"), *words]
        try:
            done = subprocess.run(command, capture_output=True, check=False, timeout=_COPYING, text=True)
        except subprocess.TimeoutExpired:
            return False
        if done.returncode:
            print(f"no copy of {leader.name}: {done.stderr}", file=sys.stderr, flush=True)
        return done.returncode == 0

    def promote(self) -> None:
        """Become the leader, since there is none any more."""
        self.says("SELECT pg_promote(false)")
        wait_for(self.leads, "the replica to lead")
        self.tell("ALTER SYSTEM SET synchronous_standby_names TO ''")
        self.tell("SELECT pg_reload_conf()")

    def leads(self) -> bool:
        """Tell whether it may be written."""
        return self.says("SELECT 1 WHERE NOT pg_is_in_recovery()")

    def is_followed(self) -> bool:
        """Tell whether a replica has all that is acknowledged."""
        return self.says("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")

    def tell(self, words: str) -> None:
        """Carry out a statement of an operator's, as soon as it can be."""
        wait_for(lambda: self.says(words), words)

    def says(self, words: str) -> bool:
        """Carry out a statement of an operator's; return whether that worked, and found something."""
        import psycopg

        try:
            with psycopg.connect(self.place, autocommit=True, connect_timeout=10) as session:
                session.execute("SET synchronous_commit TO local")
                found = session.execute(words.encode())
                return found.description is None or found.fetchone() is not None
        except psycopg.Error:
            return False

    def is_up(self) -> bool:
        """Tell whether its process runs."""
        return self.process is not None and self.process.poll() is None

    def fill(self) -> Path:
        """Fill its disk to the last byte; return the file that does."""
        file = self.files / "filling"
        with contextlib.suppress(OSError), file.open("wb") as full:
            while True:
                full.write(b"\0" * 65_536)
                full.flush()
        return file

    def close(self) -> None:
        """End it and give its disk back."""
        if self.is_up():
            self.stop(signal.SIGQUIT)
        sh("umount", "--lazy", self.files)


class FarServer(Server):
    """A node on a machine of its own, whose clock may be set."""

    def __init__(self, folder: Path, land: Land, name: str, place: str) -> None:
        """Prepare it; it believes what this process says about where requests come from."""
        self.clock = folder / "clock"
        self.set_clock(0)
        env = {"CLOCK": str(self.clock)}
        address = land.addresses[name]
        options = ["--store", place, "--node", f"{address}:7000"]
        super().__init__(folder, env=env, options=options, proxy=land.addresses["us"])
        self.name, self.host, self.prefix, self.patience = name, address, land.at(name), 5.0

    def set_clock(self, seconds: int) -> None:
        """Let its time of day be off by so much."""
        part = self.clock.with_suffix(".part")
        part.write_text(str(seconds))
        part.replace(self.clock)
