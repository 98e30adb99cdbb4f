"""Update the lock files from pyproject.toml: python3 tools/lock.py [--upgrade] (needs uv)."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = "3.11"


def wanted() -> dict[str, list[str]]:
    """Return each lock file's own requirements, starting with the file the others follow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return {
        "requirements.lock": project["dependencies"],
        "requirements-dev.lock": extras["dev"],
        "requirements-bench.lock": extras["bench"],
        "requirements-fast.lock": extras["fast"],
        "requirements-node.lock": extras["node"],
        "requirements-postgres.lock": extras["postgres"],
        "requirements-ray.lock": extras["ray"],
        "requirements-soak.lock": extras["soak"],
    }


def lock(name: str, requirements: list[str], agreed: list[str], options: list[str]) -> None:
    """Write a lock file that is valid on every system and agrees with the files before it."""
    command = ["uv", "pip", "compile", "-", "--output-file", name]
    command += ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
    # Names, versions and hashes only: each machine decides where packages come from.
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    for other in agreed:
        command += ["--constraints", other]
    text = "\n".join(requirements)
    subprocess.run([*command, "--quiet", *options], input=text, text=True, cwd=ROOT, check=True)


def main() -> None:
    """Write all lock files."""
    if shutil.which("uv") is None:
        sys.exit("tools/lock.py needs uv on the PATH: python3 -m pip install uv")
    done: list[str] = []
    for name, requirements in wanted().items():
        lock(name, requirements, done, sys.argv[1:])
        done.append(name)


if __name__ == "__main__":
    main()
