"""run.py sets up once, says plainly what went wrong, and passes commands on.

Each test runs a copy of run.py as a real process, in a folder of its own. No test needs the
network: a stand-in for uv makes a real environment and notes what it is asked to install, and in
the soak test the real pip installs a wheel that is made here.
"""

import ast
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-ins are shell scripts")

RUN = Path(__file__).resolve().parents[2] / "run.py"
PATIENCE = 120
WAITING_LINE = "Another set-up is running here; waiting for it ...\n"
SETUP_LINE = "Setting up the game (once, about 10 s) ...\n"

# It makes what venv makes, without the time that venv takes.
FAKE_UV = """\
import json, os, sys, sysconfig, time

with open(os.environ["FAKE_LOG"], "a") as log:
    print(json.dumps(sys.argv[1:]), file=log)
verb = sys.argv[1]
if verb == "venv":
    home = sys.argv[-1]
    os.makedirs(sysconfig.get_path("purelib", "venv", {"base": home}))
    os.mkdir(home + "/bin")
    os.symlink(sys.executable, home + "/bin/python")
    with open(home + "/pyvenv.cfg", "w") as config:
        print("home =", os.path.dirname(sys._base_executable), file=config)
elif gate := os.environ.get("FAKE_GATE"):
    while not os.path.exists(gate):
        time.sleep(0.01)
if verb == os.environ.get("FAKE_FAILING"):
    print(*(f"uv line {n}" for n in range(40)), sep="\\n")
    sys.exit("uv is out of luck")
"""

UNLUCKY_PIP = """\
import sys

sys.exit(0 if "--version" in sys.argv else "pip is out of luck")
"""

FAKE_GAME = """\
import json, os, sys

program = os.path.basename(os.path.dirname(__file__))
print(json.dumps({"program": program, "words": sys.argv[1:], "prefix": sys.prefix, "cwd": os.getcwd()}))
sys.exit(7 if sys.argv[1:] == ["seven"] else 0)
"""

FAKE_CHECK = """\
import os, sys

name = os.path.basename(__file__).removesuffix(".py")
words = " ".join([name, *sys.argv[1:]])
print(words, flush=True)
sys.exit(any(words.startswith(bad) for bad in os.environ["FAKE_FAILING"].split(",") if bad))
"""


class Project:
    """A copy of run.py with empty lock files, a stand-in game and a PATH of its own."""

    def __init__(self, root: Path, outside: Path) -> None:
        self.root = root
        self.bin = outside / "bin"
        self.log = outside / "log"
        # With FAKE_GATE an installation goes on until this file is there.
        self.gate = outside / "gate"
        self.bin.mkdir()
        (root / "src" / "saboteur").mkdir(parents=True)
        (root / "bench").mkdir()
        for program in (root / "src" / "saboteur", root / "bench"):
            (program / "__main__.py").write_text(FAKE_GAME)
        shutil.copy(RUN, root)
        (root / "tools").mkdir()
        for name in ("libraries.py", "browser.py"):
            (root / "tools" / name).write_text("")
        for name in ("", "-dev", "-bench", "-soak"):
            (root / f"requirements{name}.lock").write_text("")
        self.env = {
            "PATH": str(self.bin),
            "HOME": str(outside),
            "FAKE_LOG": str(self.log),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
        }

    @property
    def stamp(self) -> Path:
        return self.root / ".venv" / "saboteur-stamp.json"

    def add_uv(self) -> None:
        """Put the stand-in for uv on the PATH."""
        script = self.bin / "uv.py"
        script.write_text(FAKE_UV)
        uv = self.bin / "uv"
        uv.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{script}" "$@"\n')
        uv.chmod(0o755)

    def start(self, *words: str, **env: str) -> subprocess.Popen[str]:
        """Start run.py from another folder, as the leader of its own process group."""
        return subprocess.Popen(
            [sys.executable, str(self.root / "run.py"), *words],
            cwd=self.bin,
            env=self.env | env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run run.py to its end."""
        with self.start(*words, **env) as process:
            out, err = process.communicate(timeout=PATIENCE)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def asked(self) -> list[str]:
        """Give what uv was asked for, in short: 'venv', or the name of a lock file."""
        if not self.log.exists():
            return []
        calls = [json.loads(line) for line in self.log.read_text().splitlines()]
        return ["venv" if call[0] == "venv" else Path(call[-1]).name for call in calls]

    def wait_for_install(self) -> None:
        """Wait until uv is installing."""
        deadline = time.monotonic() + PATIENCE
        while self.asked()[-1:] in ([], ["venv"]):
            assert time.monotonic() < deadline, "uv was never asked to install"
            time.sleep(0.02)


@pytest.fixture
def bare(tmp_path: Path) -> Project:
    """Give a project on a machine without uv."""
    return Project(tmp_path / "a folder with spaces", tmp_path)


@pytest.fixture
def project(bare: Project) -> Project:
    """Give a project on a machine with the stand-in for uv."""
    bare.add_uv()
    return bare


# Which Python


def test_an_old_python_is_told_what_it_needs() -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 10, 4, 'final', 0); "
        f"runpy.run_path({str(RUN)!r}, run_name='__main__')"
    )
    command = [sys.executable, "-c", pretend]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Saboteur needs Python 3.11 or newer; this is Python 3.10.4 (")


def test_an_old_python_can_read_the_file_as_far_as_the_refusal() -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 7))


# Setting up


def test_the_first_run_sets_up_and_the_next_says_nothing(project: Project) -> None:
    first, second = project.run(), project.run()
    assert (first.returncode, second.returncode) == (0, 0)
    assert (first.stderr, second.stderr) == (SETUP_LINE, "")
    assert first.stdout == second.stdout
    assert project.asked() == ["venv", "requirements.lock"]


def test_the_game_runs_in_the_environment_and_where_the_person_is(project: Project) -> None:
    game = json.loads(project.run().stdout)
    assert game == {
        "program": "saboteur",
        "words": ["serve"],
        "prefix": str(project.root / ".venv"),
        "cwd": str(project.bin),
    }


def test_only_hashed_wheels_are_asked_for(project: Project) -> None:
    project.run()
    install = json.loads(project.log.read_text().splitlines()[1])
    assert install[:2] == ["pip", "install"]
    assert "--require-hashes" in install
    assert install[install.index("--only-binary") + 1] == ":all:"


def test_a_path_with_any_letters_works(tmp_path: Path) -> None:
    project = Project(tmp_path / "Größe und 矿 und ⛏", tmp_path)
    project.add_uv()
    done = project.run(LC_ALL="C")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["words"] == ["serve"]


def test_more_sets_are_added_to_what_is_there(project: Project) -> None:
    project.run("play")
    done = project.run("setup")
    assert done.stderr == "Setting up the tests (once, about 15 s) ...\n"
    project.run("bench")
    assert project.run("play").stderr == ""
    assert project.asked() == [
        "venv",
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-bench.lock",
    ]


def change_lock(project: Project) -> None:
    (project.root / "requirements.lock").write_text("# another version\n")


def spoil_stamp(project: Project) -> None:
    project.stamp.write_text('{"identity": ')


def other_python(project: Project) -> None:
    stamp = json.loads(project.stamp.read_text())
    stamp["identity"]["python"] = "3.11.0 (another build)"
    project.stamp.write_text(json.dumps(stamp))


def break_python(project: Project) -> None:
    python = project.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/gone/python")


def replace_by_file(project: Project) -> None:
    shutil.rmtree(project.root / ".venv")
    (project.root / ".venv").write_text("not an environment")


def move_folder(project: Project) -> None:
    project.root = project.root.rename(project.root.with_name("moved"))


@pytest.mark.parametrize(
    "damage",
    [change_lock, spoil_stamp, other_python, break_python, replace_by_file, move_folder],
)
def test_an_environment_that_no_longer_fits_is_rebuilt(
    project: Project, damage: Callable[[Project], None]
) -> None:
    project.run()
    damage(project)
    done = project.run()
    assert (done.returncode, done.stderr) == (0, SETUP_LINE)
    assert json.loads(done.stdout)["prefix"] == str(project.root / ".venv")
    assert project.asked() == ["venv", "requirements.lock"] * 2


def test_line_ends_of_a_lock_file_do_not_matter(project: Project) -> None:
    lock = project.root / "requirements.lock"
    lock.write_bytes(b"# one\n# two\n")
    project.run()
    lock.write_bytes(b"# one\r\n# two\r\n")
    assert project.run().stderr == ""


def test_ctrl_c_stops_cleanly_and_the_next_run_starts_afresh(project: Project) -> None:
    with project.start(FAKE_GATE=str(project.gate)) as process:
        project.wait_for_install()
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == SETUP_LINE + "\nStopped.\n"
    assert not project.stamp.exists()
    assert project.run().returncode == 0
    assert project.asked() == ["venv", "requirements.lock"] * 2


def wait_behind(project: Project, other: subprocess.Popen[str]) -> str:
    """Let another run begin while uv installs, and uv end only once it waits; return what it says."""
    assert other.stderr is not None
    first = other.stderr.readline()
    project.gate.touch()
    return first + other.communicate(timeout=PATIENCE)[1]


def test_a_killed_set_up_is_redone_only_when_its_installer_has_ended(project: Project) -> None:
    with project.start(FAKE_GATE=str(project.gate)) as process:
        project.wait_for_install()
        process.kill()
        with project.start() as again:
            said = wait_behind(project, again)
        process.communicate(timeout=PATIENCE)
    assert again.returncode == 0
    assert said == WAITING_LINE + SETUP_LINE
    assert project.asked() == ["venv", "requirements.lock"] * 2


def test_two_at_once_set_up_once(project: Project) -> None:
    with project.start(FAKE_GATE=str(project.gate)) as one:
        project.wait_for_install()
        with project.start() as two:
            two_err = wait_behind(project, two)
        one_err = one.communicate(timeout=PATIENCE)[1]
    assert (one.returncode, two.returncode) == (0, 0)
    assert (one_err, two_err) == (SETUP_LINE, WAITING_LINE)
    assert project.asked() == ["venv", "requirements.lock"]


# When it goes wrong


def test_failing_installers_are_quoted_with_what_to_do(project: Project) -> None:
    project.env["FAKE_FAILING"] = "pip"
    (project.root / "requirements.lock").write_text(f"nowhere==1.0 --hash=sha256:{'0' * 64}\n")
    python = outer_python(project, pip=UNLUCKY_PIP)
    done = run_with(python, project)
    assert done.returncode == 1
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert lines[1] == "The set-up failed."
    assert "uv:" in lines
    assert "  uv line 39" in lines
    assert "  uv is out of luck" in lines
    assert "  uv line 9" not in lines  # only the last lines
    assert "pip:" in lines
    assert "  pip is out of luck" in lines
    assert f"Nothing is lost: the set-up only writes to {project.root / '.venv'}." in lines
    assert done.stderr.endswith("run the same command\nagain.\n")
    assert not project.stamp.exists()


def test_a_failure_to_add_a_set_leaves_the_game_playable(project: Project) -> None:
    project.run("play")
    project.env["FAKE_FAILING"] = "pip"
    python = outer_python(project, pip=UNLUCKY_PIP)
    assert run_with(python, project, "setup").returncode == 1
    again = project.run("play")
    assert (again.returncode, again.stderr) == (0, "")


def test_a_missing_lock_file_is_named(project: Project) -> None:
    (project.root / "requirements-dev.lock").unlink()
    done = project.run("setup")
    assert done.returncode == 1
    assert done.stderr.startswith("requirements-dev.lock is missing, so this copy of the project")
    assert project.run("play").returncode == 0


def test_a_folder_that_cannot_be_written_is_named(project: Project) -> None:
    (project.root / ".venv.lock").mkdir()
    done = project.run()
    assert done.returncode == 1
    assert f"It has to be able to write to {project.root}." in done.stderr
    assert "Traceback" not in done.stderr


# Without uv


def outer_python(project: Project, pip: str | None) -> Path:
    """Make a Python without ensurepip, with this text for a pip or with none."""
    home = project.bin.parent / "outer"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    site = next(home.glob("lib/python*/site-packages"))
    (site / "hide.pth").write_text("import sys; sys.modules['ensurepip'] = None\n")
    if pip is not None:
        (site / "pip").mkdir()
        (site / "pip" / "__main__.py").write_text(pip)
    return home / "bin" / "python"


def run_with(python: Path, project: Project, *words: str) -> subprocess.CompletedProcess[str]:
    """Run run.py with another Python that passes for the same one."""
    command = [str(python), str(project.root / "run.py"), *words]
    return subprocess.run(command, env=project.env, capture_output=True, text=True, check=False)


def test_without_ensurepip_the_outer_pip_installs(bare: Project) -> None:
    log = "import os, sys; print(sys.argv[1:], file=open(os.environ['FAKE_LOG'], 'a'))"
    done = run_with(outer_python(bare, pip=log), bare)
    assert (done.returncode, done.stderr) == (0, SETUP_LINE)
    last = ast.literal_eval(bare.log.read_text().splitlines()[-1])
    assert last[:3] == ["--python", str(bare.root / ".venv" / "bin" / "python"), "install"]
    assert "--require-hashes" in last


def test_without_any_pip_it_says_what_to_install(bare: Project) -> None:
    done = run_with(outer_python(bare, pip=None), bare)
    assert done.returncode == 1
    assert "This Python has neither pip nor ensurepip." in done.stderr
    assert "sudo apt install python3-venv" in done.stderr


# With the real pip


def make_wheel(folder: Path, name: str) -> str:
    """Write a wheel with one empty module and give its hash."""
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    info = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{name}.py", "")
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


@pytest.fixture
def mine(bare: Project, tmp_path: Path) -> Project:
    """Give a project whose game needs gold, and whose tests are offered fool's gold."""
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    gold, _ = make_wheel(wheels, "gold"), make_wheel(wheels, "pyrite")
    (bare.root / "requirements.lock").write_text(f"gold==1.0 --hash=sha256:{gold}\n")
    (bare.root / "requirements-dev.lock").write_text(f"pyrite==1.0 --hash=sha256:{gold}\n")
    bare.env["PIP_FIND_LINKS"] = wheels.as_uri()
    return bare


def holds(project: Project, name: str) -> bool:
    return any(project.root.glob(f".venv/lib/python*/site-packages/{name}.py"))


@pytest.mark.soak
@pytest.mark.skipif(not importlib.util.find_spec("ensurepip"), reason="Python without pip")
def test_python_alone_installs_by_hash_and_refuses_another_hash(mine: Project) -> None:
    good = mine.run("play")
    assert good.returncode == 0, good.stderr
    assert holds(mine, "gold")

    bad = mine.run("setup")
    assert bad.returncode == 1
    assert "DO NOT MATCH THE HASHES" in bad.stderr
    assert not holds(mine, "pyrite")
    assert mine.run("play").stderr == ""


# Commands


def test_other_words_go_to_the_game(project: Project) -> None:
    done = project.run("replay", "a game.sab", "--fast")
    assert json.loads(done.stdout)["words"] == ["replay", "a game.sab", "--fast"]
    assert json.loads(project.run("--help").stdout)["words"] == ["--help"]
    assert project.asked() == ["venv", "requirements.lock"]


def test_the_exit_status_is_the_games(project: Project) -> None:
    assert project.run("seven").returncode == 7


def test_bench_sets_up_the_benchmarks(project: Project) -> None:
    done = project.run("bench", "--games", "3")
    ran = json.loads(done.stdout)
    assert (ran["program"], ran["words"]) == ("bench", ["--games", "3"])
    assert project.asked() == ["venv", "requirements.lock", "requirements-bench.lock"]


def test_a_bench_of_nodes_sets_up_a_database(project: Project) -> None:
    project.run("bench", "server", "--nodes", "3")
    assert "requirements-dev.lock" in project.asked()


def test_a_run_on_a_cluster_sets_up_ray_and_the_kernel(project: Project) -> None:
    for name in ("fast", "ray"):
        (project.root / f"requirements-{name}.lock").write_text("")
    done = project.run("lab", "balance", "--ray")
    assert json.loads(done.stdout)["words"] == ["lab", "balance", "--ray"]
    assert project.asked() == ["venv", "requirements.lock", "requirements-fast.lock", "requirements-ray.lock"]


def test_benchmarks_that_need_the_tests_keep_their_own_packages(project: Project) -> None:
    project.run("test")
    (project.root / "requirements-dev.lock").write_text("changed==1\n")
    project.run("bench", "env")
    sets = json.loads(project.stamp.read_text(encoding="utf-8"))["sets"]
    assert {"requirements-dev.lock", "requirements-bench.lock"} <= sets.keys()


def test_the_long_tests_have_packages_of_their_own(project: Project) -> None:
    project.run("soak")
    assert project.asked() == [
        "venv",
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-soak.lock",
    ]


def test_setup_runs_nothing_and_takes_no_words(project: Project) -> None:
    assert project.run("setup").stdout == ""
    assert project.asked() == ["venv", "requirements.lock", "requirements-dev.lock"]
    assert project.run("setup", "all").returncode == 2


@pytest.fixture
def checked(project: Project) -> Project:
    """Give a project with stand-ins for the checks."""
    for name in ("ruff", "mypy", "pytest"):
        (project.root / "src" / f"{name}.py").write_text(FAKE_CHECK)
    (project.root / "tools" / "kernels.py").write_text("print('kernels')")
    return project


WORKERS = f"-n {min(2 * (os.cpu_count() or 1), 4)} --dist worksteal"


def test_test_runs_every_check(checked: Project) -> None:
    done = checked.run("test", "-k", "a b", FAKE_FAILING="")
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "ruff check .",
        "ruff format --check .",
        f"pytest {WORKERS} -k a b",
        "mypy",
        "All passed: ruff check, ruff format, mypy, pytest, tsc",
    ]


def test_test_goes_on_after_a_failure_and_ends_with_what_failed(checked: Project) -> None:
    done = checked.run("test", FAKE_FAILING="ruff check,mypy")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "ruff check .",
        "ruff format --check .",
        f"pytest {WORKERS}",
        "kernels",
        "mypy",
        "Failed: ruff check, mypy",
    ]


def test_the_tests_are_collected_once_for_all_workers_and_leave_bytecode(checked: Project) -> None:
    note = "import os\nwith open('noted', 'a') as file: print(os.environ, sys.argv[1:], file=file)\n"
    (checked.root / "src" / "pytest.py").write_text(f"{FAKE_CHECK.partition('print')[0]}{note}")
    checked.run("test", FAKE_FAILING="", PYTHONDONTWRITEBYTECODE="1")
    first, second = (checked.root / "noted").read_text().splitlines()
    assert "PYTHONDONTWRITEBYTECODE" not in first + second
    assert first.endswith("['--collect-only']") and "worksteal" in second


def test_soak_asks_for_the_long_tests(checked: Project) -> None:
    done = checked.run("soak", "-x", FAKE_FAILING="pytest")
    assert done.returncode == 1
    assert f"pytest {WORKERS} -m soak -x" in done.stdout.splitlines()
    assert done.stdout.splitlines()[-1] == "Failed: pytest"


# The browser's side

NEEDS_NODE_ONCE = """\
import pathlib, sys

seen = pathlib.Path(__file__).with_name("seen")
if not seen.exists():
    seen.touch()
    sys.exit(3)
"""


def test_a_machine_without_npm_gets_node_from_the_packages(project: Project) -> None:
    (project.root / "requirements-node.lock").write_text("")
    (project.root / "tools" / "libraries.py").write_text(NEEDS_NODE_ONCE)
    assert project.run().returncode == 0
    assert project.asked() == ["venv", "requirements.lock", "requirements-node.lock"]


def test_a_page_without_libraries_is_not_served(project: Project) -> None:
    (project.root / "tools" / "libraries.py").write_text("import sys; sys.exit('the network is away')")
    done = project.run()
    assert (done.returncode, done.stdout) == (1, "")
    assert "the network is away" in done.stderr
