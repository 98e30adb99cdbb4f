"""Set up the project in .venv if needed, then run a command.

    python3 run.py                 open the game in the browser
    python3 run.py setup           only set up, including everything the tests need
    python3 run.py test [ARGS]     all checks and tests; ARGS go to pytest
    python3 run.py soak [ARGS]     the same with the long tests instead of the quick ones
    python3 run.py bench [ARGS]    the benchmarks
    python3 run.py ARGS            anything else goes to the game: play, replay FILE, verify FILE, --help

Packages are installed from the lock files, with hashes. This file uses only the standard library.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import textwrap
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

# Before any definition, because an older Python fails on their type annotations.
if sys.version_info < (3, 11):  # noqa: UP036 - it is the old versions that have to be told
    sys.exit(
        "Saboteur needs Python 3.11 or newer; this is Python {}.{}.{} ({}).\n"
        "Install a newer Python and run it by its name, for example: python3.12 run.py".format(
            *sys.version_info[:3], sys.executable
        )
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "saboteur-stamp.json"
# Beside .venv rather than in it, because a rebuild deletes .venv.
LOCK = ROOT / ".venv.lock"

SCRIPTS = Path(sysconfig.get_path("scripts", "venv", {"base": str(VENV)}))
SITE_PACKAGES = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
VENV_PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
PTH = SITE_PACKAGES / "saboteur-src.pth"

TAIL_LINES = 8
# Browser and server tests wait half of their time, so two workers keep one core busy.
MOST_WORKERS = 4
USAGE_ERROR = 2
NEEDS_NODE = 3
INTERRUPTED = 130

NO_PIP = """\
This Python has neither pip nor ensurepip. Install one of these:
  Debian, Ubuntu:  sudo apt install python3-venv
  Fedora:          sudo dnf install python3-pip
  anywhere:        uv (https://docs.astral.sh/uv/)"""

FAILED = """\
The set-up failed.

{reports}

Nothing is lost: the set-up only writes to {venv}.
Fix the problem (usually there is no network or the disk is full), then run the same command
again."""


class SetupError(Exception):
    """The set-up cannot continue; the message says what to do."""


class StepFailed(Exception):
    """A command of one installer failed; another installer may still work."""


class PackageSet:
    """A lock file, and how to describe what it installs."""

    def __init__(self, name: str, lock: str, seconds: int, is_compiled: bool = True) -> None:
        self.name = name
        self.lock = ROOT / lock
        self.seconds = seconds
        # Whether Python's bytecode is made at once, as uv never does, or of what is used when it is.
        self.is_compiled = is_compiled

    def digest(self) -> str:
        """Return the hash of the lock file, independent of its line endings."""
        try:
            text = self.lock.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise SetupError(
                f"{self.lock.name} is missing, so this copy of the project is incomplete.\n"
                "Download the whole project again and run the same command there."
            ) from None
        return hashlib.sha256(text.encode()).hexdigest()


RUNTIME = PackageSet("the game", "requirements.lock", 10)
# A hundred megabytes of source, most of which no test imports.
DEV = PackageSet("the tests", "requirements-dev.lock", 15, is_compiled=False)
BENCH = PackageSet("the benchmarks", "requirements-bench.lock", 5)
SOAK = PackageSet("the long tests", "requirements-soak.lock", 20, is_compiled=False)
FAST = PackageSet("the compiled kernel", "requirements-fast.lock", 10)
RAY = PackageSet("runs on a cluster", "requirements-ray.lock", 15)
NODE = PackageSet("Node for the browser's libraries", "requirements-node.lock", 20)


def say(text: str) -> None:
    """Print a message to stderr, so that the game's own output stays clean."""
    print(text, file=sys.stderr, flush=True)


# What .venv holds


def identity() -> dict[str, str]:
    """Return the Python and the folder an environment is valid for."""
    return {"python": sys.version, "root": str(ROOT)}


def digests(sets: Sequence[PackageSet]) -> dict[str, str]:
    """Return the hash of each set's lock file by file name."""
    return {each.lock.name: each.digest() for each in sets}


def installed() -> dict[str, str]:
    """Return the lock hashes of what .venv holds; empty if it cannot be trusted."""
    if not (VENV_PYTHON.exists() and PTH.exists()):
        return {}
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        return dict(stamp["sets"]) if stamp["identity"] == identity() else {}
    except (OSError, ValueError, TypeError, KeyError):
        return {}


def is_ready(sets: Sequence[PackageSet]) -> bool:
    """Tell whether .venv holds these sets as currently locked."""
    return digests(sets).items() <= installed().items()


def write_stamp(sets: dict[str, str]) -> None:
    """Record what is installed."""
    text = json.dumps({"identity": identity(), "sets": sets}, indent=2)
    draft = STAMP.with_suffix(".tmp")
    draft.write_text(text + "\n", encoding="utf-8")
    draft.replace(STAMP)


def write_pth() -> None:
    """Make src importable in .venv."""
    source = str(ROOT / "src")
    # Before 3.13, Python reads this file in the system's encoding, which may lack characters of the path; the
    # relative path from site-packages is always ASCII.
    line = source if source.isascii() else os.path.relpath(source, SITE_PACKAGES)
    PTH.write_text(line + "\n", encoding="ascii")


# Installers


def base_python() -> str:
    """Return the Python to build with: the running one, unless it is in .venv itself."""
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    outer: str = getattr(sys, "_base_executable", sys.executable)
    return outer if inside else sys.executable


def step(command: Sequence[str | Path]) -> None:
    """Run one command of an installer, silently unless it fails."""
    words = [str(word) for word in command]
    # A user's PIP_USER, or an interactive question, would make an install into .venv fail.
    env = os.environ | {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    try:
        done = subprocess.run(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=env,
            check=False,
            close_fds=False,  # so that the child keeps the lock even if this process is killed
        )
    except OSError as error:
        raise StepFailed(f"{words[0]} could not be started: {error}") from error
    if done.returncode:
        tail = done.stdout.strip().splitlines()[-TAIL_LINES:]
        raise StepFailed("\n".join(tail) or f"It stopped with exit status {done.returncode}.")


def remove_venv() -> None:
    """Delete .venv, whether folder, link or file."""
    if VENV.is_dir() and not VENV.is_symlink():
        shutil.rmtree(VENV)
    else:
        VENV.unlink(missing_ok=True)


def lock_options(each: PackageSet) -> list[str | Path]:
    """Return the options that allow only what the lock file names, and run no build code."""
    return ["--require-hashes", "--only-binary", ":all:", "-r", each.lock]


class Pip:
    """Installs with the pip that comes with Python."""

    name = "pip"

    def create(self) -> None:
        """Create a fresh .venv."""
        # Debian's Python may lack ensurepip; then .venv gets no pip of its own.
        if importlib.util.find_spec("ensurepip") is not None:
            with contextlib.suppress(StepFailed):
                remove_venv()
                step([base_python(), "-m", "venv", VENV])
                return
        remove_venv()
        step([base_python(), "-m", "venv", "--without-pip", VENV])

    def install(self, each: PackageSet) -> None:
        """Install one set into .venv."""
        options = [] if each.is_compiled else ["--no-compile"]
        step([*self.command(), "install", *options, *lock_options(each)])

    def command(self) -> list[str | Path]:
        """Return the pip in .venv or, if there is none, the one outside pointed at .venv."""
        if (SITE_PACKAGES / "pip").is_dir():
            return [VENV_PYTHON, "-m", "pip"]
        outside = [base_python(), "-m", "pip"]
        try:
            step([*outside, "--version"])
        except StepFailed as error:
            raise StepFailed(NO_PIP) from error
        return [*outside, "--python", VENV_PYTHON]


class Uv:
    """Installs with uv, which is faster."""

    name = "uv"

    def __init__(self, program: str) -> None:
        self.program = program

    def create(self) -> None:
        """Create a fresh .venv."""
        remove_venv()
        step([self.program, "venv", "--no-project", "--python", base_python(), VENV])

    def install(self, each: PackageSet) -> None:
        """Install one set into .venv."""
        options = ["--python", VENV_PYTHON, *lock_options(each)]
        step([self.program, "pip", "install", *options])


def installers() -> list[Uv | Pip]:
    """Return the available installers, fastest first."""
    uv = shutil.which("uv")
    return [Uv(uv), Pip()] if uv else [Pip()]


# Setting up

if sys.platform == "win32":
    import msvcrt

    def try_lock(descriptor: int) -> bool:
        """Take the lock; return False if another process has it."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(descriptor: int) -> bool:
        """Take the lock; return False if another process has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one process at a time set up; the lock ends with the processes that hold it."""
    with LOCK.open("a", encoding="ascii") as file:
        os.set_inheritable(file.fileno(), True)
        if not try_lock(file.fileno()):
            say("Another set-up is running here; waiting for it ...")
            while not try_lock(file.fileno()):
                time.sleep(0.1)
        yield


def announce(sets: Sequence[PackageSet]) -> None:
    """Say what is being set up and how long it takes."""
    names = " and ".join(each.name for each in sets)
    say(f"Setting up {names} (once, about {sum(each.seconds for each in sets)} s) ...")


def run_installers(sets: Sequence[PackageSet], fresh: bool) -> None:
    """Install the sets with the first installer that succeeds."""
    reports = []
    for installer in installers():
        try:
            if fresh:
                installer.create()
            for each in sets:
                installer.install(each)
            return
        except StepFailed as failure:
            reports.append(f"{installer.name}:\n" + textwrap.indent(str(failure), "  "))
    raise SetupError(FAILED.format(reports="\n\n".join(reports), venv=VENV))


def install(sets: Sequence[PackageSet]) -> None:
    """Make .venv hold these sets, adding to what is there if that is intact."""
    wanted, held = digests(sets), installed()
    stale = any(held.get(name, digest) != digest for name, digest in wanted.items())
    fresh = stale or not held
    missing = [each for each in sets if fresh or each.lock.name not in held]
    announce(missing)
    # Until the new stamp is written, an interruption leaves no stamp, which forces a rebuild next time.
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        STAMP.unlink()
    try:
        run_installers(missing, fresh)
    except SetupError:
        if not fresh:
            write_stamp(held)  # what worked before still works
        raise
    write_pth()
    write_stamp(wanted if fresh else held | wanted)


def set_up(*sets: PackageSet) -> None:
    """Make sure that .venv holds these sets; return at once if it does."""
    if is_ready(sets):
        return
    try:
        with alone():
            if not is_ready(sets):  # another process may have done it in the meantime
                install(sets)
    except OSError as error:
        raise SetupError(
            f"The set-up failed: {error}.\n"
            f"It has to be able to write to {ROOT}. Fix that, then run the same command again."
        ) from error


# The browser's side


def tool(name: str, *words: str) -> int:
    """Run one of the project's tools, which reports its own errors."""
    command = [str(VENV_PYTHON), str(ROOT / "tools" / name), *words]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode


def set_up_page(*words: str) -> None:
    """Download the page's libraries, with Node from a package if the machine has none."""
    status = tool("libraries.py", *words)
    if status == NEEDS_NODE:
        set_up(NODE)
        status = tool("libraries.py", *words)
    if status:
        sys.exit(status)


def set_up_tests(*more: PackageSet) -> None:
    """Set up everything the tests need: packages, the page's libraries and a browser."""
    set_up(RUNTIME, DEV, *more)
    set_up_page("--dev")
    status = tool("browser.py")
    if status:
        sys.exit(status)


# Commands


def hand_over(program: str, *words: str) -> NoReturn:
    """Replace this process with the game or another program."""
    command = [str(VENV_PYTHON), "-m", program, *words]
    if os.name == "posix":
        os.execv(command[0], command)
    with subprocess.Popen(command) as process:
        while process.poll() is None:
            # Ctrl-C reaches the game as well, which decides how to react.
            with contextlib.suppress(KeyboardInterrupt):
                process.wait()
    sys.exit(process.returncode)


def check_environment() -> dict[str, str]:
    """Return the environment of the checks: they start Python too often to compile everything each time."""
    return {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def passes(*words: str, silent: bool = False) -> bool:
    """Run one check in the project's folder; return whether it passed."""
    out = subprocess.DEVNULL if silent else None
    command = [str(VENV_PYTHON), *words]
    with subprocess.Popen(command, cwd=ROOT, env=check_environment(), stdout=out, stderr=out) as process:
        try:
            return process.wait() == 0
        except KeyboardInterrupt:
            process.wait()  # it stops by itself and may print a summary
            raise


@contextlib.contextmanager
def aside(*words: str) -> Iterator[list[bool]]:
    """Run a check beside others; at the end show what it said, and put into the list whether it passed."""
    passed: list[bool] = []
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        command = [str(VENV_PYTHON), *words]
        process = subprocess.Popen(
            command, cwd=ROOT, env=check_environment(), stdout=said, stderr=subprocess.STDOUT
        )
        try:
            yield passed
            passed.append(process.wait() == 0)
        finally:
            process.kill()
            process.wait()
            said.seek(0)
            print(said.read(), end="", flush=True)


def run_tests(*pytest_words: str) -> bool:
    """Run the tests in several processes; return whether they passed."""
    workers = min(2 * (os.cpu_count() or 1), MOST_WORKERS)
    # Each takes a row of tests, so that a file's tests share what it starts, and then some of the slowest's.
    return passes("-m", "pytest", "-n", str(workers), "--dist", "worksteal", *pytest_words)


@contextlib.contextmanager
def prepared() -> Iterator[None]:
    """Do beforehand, for all processes of the tests, what each would do or wait for."""
    with aside(str(ROOT / "tools" / "kernels.py")):
        # It leaves the bytecode of the tests, which takes half the time of collecting them.
        passes("-m", "pytest", "--collect-only", silent=True)
        yield


def check(*pytest_words: str) -> NoReturn:
    """Run all checks and the tests, for which everything is set up, and report what failed."""
    # They keep one core busy for most of a minute, beside tests that often wait.
    page = (str(ROOT / "tools" / "libraries.py"), "--check")
    with aside("-m", "mypy") as types, aside(*page) as page_types:
        results = {
            "ruff check": passes("-m", "ruff", "check", "."),
            "ruff format": passes("-m", "ruff", "format", "--check", "."),
        }
        # Some of the tests may need none of it.
        with contextlib.nullcontext() if pytest_words else prepared():
            tests = run_tests(*pytest_words)
    results |= {"mypy": types == [True], "pytest": tests, "tsc": page_types == [True]}
    failed = [name for name, passed in results.items() if not passed]
    print("Failed: " + ", ".join(failed) if failed else "All passed: " + ", ".join(results))
    sys.exit(1 if failed else 0)


def dispatch(command: str, words: list[str]) -> None:
    """Set up what the command needs, then run it."""
    if command == "setup":
        if words:
            say("python3 run.py setup takes no arguments.")
            sys.exit(USAGE_ERROR)
        set_up_tests()
    elif command == "test":
        set_up_tests()
        check(*words)
    elif command == "soak":
        set_up_tests(SOAK)
        check("-m", "soak", *words)
    elif command == "bench":
        # All at once: a set that is outdated makes .venv anew, with nothing but what is asked for then.
        if words[:1] in (["page"], ["env"]):
            set_up_tests(BENCH)
        else:
            # The tests' packages have a database.
            database = [] if {"--nodes", "--store"}.isdisjoint(words) else [DEV]
            set_up(RUNTIME, BENCH, *database, *([FAST] if words[:1] == ["kernel"] else []))
            set_up_page()
        os.chdir(ROOT)  # where Python finds the benchmarks, which are not part of the package
        hand_over("bench", *words)
    else:
        set_up(RUNTIME, *([FAST, RAY] if "--ray" in words else []))
        set_up_page()
        hand_over("saboteur", command, *words)


def main() -> None:
    """Run the command line."""
    command, *words = sys.argv[1:] or ["serve"]
    try:
        dispatch(command, words)
    except SetupError as error:
        say(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
