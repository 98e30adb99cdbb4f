"""Run the quick tests with every supported Python: python3 tools/pythons.py [VERSION ...]

Each Python gets an environment of its own outside the project, built from the lock files. Versions missing on
this machine are looked for with uv, if there is one, and listed at the end. Browser tests are left out: they
do not depend on the version of Python.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUICK = (
    "tests/arch",
    "tests/core",
    "tests/rules",
    "tests/boxes",
    "tests/bots",
    "tests/cli",
    "tests/i18n",
    "tests/docs",
    "tests/run",
    "tests/server/test_calls.py",
    "tests/server/test_game.py",
    "tests/server/test_lobby.py",
    "tests/server/test_replays.py",
)
WHO = "import platform, sys; print(platform.python_implementation(), '%d.%d' % sys.version_info[:2])"


def supported() -> list[str]:
    """Return the versions pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in project["classifiers"]
    )
    return [match[1] for match in found if match]


def candidates(version: str) -> list[str]:
    """Return programs that may be this Python: on the PATH, from pyenv, from uv."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    paths = [str(path) for path in sorted(kept.glob(f"{version}.*/bin/python"), reverse=True)]
    on_path = [shutil.which(name) for name in (f"python{version}", "python3", "python")]
    return [*paths, *filter(None, on_path), *managed(version)]


def managed(version: str) -> list[str]:
    """Let uv find or download this Python, if there is uv."""
    uv = shutil.which("uv")
    if uv is None:
        return []
    subprocess.run([uv, "python", "install", version], capture_output=True, check=False)
    told = subprocess.run([uv, "python", "find", version], capture_output=True, text=True, check=False)
    return told.stdout.split() if told.returncode == 0 else []


def interpreter(version: str) -> str | None:
    """Return the first program that really is this Python; a shim may exist without it."""
    for path in candidates(version):
        told = subprocess.run([path, "-c", WHO], capture_output=True, text=True, check=False)
        if told.stdout.split() == ["CPython", version]:
            return path
    return None


def tests_pass(python: str, folder: Path) -> bool:
    """Install the locked packages into a new environment and run the tests there."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    own = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    locks = [
        word for name in ("requirements.lock", "requirements-dev.lock") for word in ("-r", str(ROOT / name))
    ]
    if subprocess.run([*install, "--only-binary", ":all:", *locks], check=False).returncode:
        return False
    words = ["-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *QUICK]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([own, *words], cwd=ROOT, env=env, check=False).returncode == 0


def main() -> None:
    """Run the tests with each version and report the results."""
    results = {}
    for version in sys.argv[1:] or supported():
        python = interpreter(version)
        if python is None:
            results[version] = "not found on this machine"
            continue
        print(f"Python {version}: {python}", flush=True)
        with tempfile.TemporaryDirectory(prefix=f"saboteur-python{version}-") as folder:
            results[version] = "passed" if tests_pass(python, Path(folder) / "venv") else "FAILED"
    for version, result in results.items():
        print(f"Python {version}: {result}")
    sys.exit("FAILED" in results.values())


if __name__ == "__main__":
    main()
