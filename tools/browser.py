"""Make sure that the tests have a browser: python tools/browser.py

Prints the path of Chromium. If there is none, downloads Playwright's or, as root, installs the system's
package; if neither works, says exactly what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FONTS = Path("/usr/share/fonts")
ADVICE = """\
The tests play in a real browser, and there is none on this machine. Install Chromium:
  Debian, Ubuntu:  sudo apt-get install chromium fonts-dejavu-core
  Fedora:          sudo dnf install chromium
  anywhere:        {python} -m playwright install chromium
or name one: SABOTEUR_CHROMIUM=/path/to/chromium python3 run.py test"""


def own() -> str | None:
    """Return the browser Playwright has downloaded, if any."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and Path(path).is_file() else None


def found() -> str | None:
    """Return a browser: the one named, the system's or Playwright's."""
    named = os.environ.get("SABOTEUR_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next((path for name in NAMES if (path := shutil.which(name))), None) or own()


def runs(*command: str) -> bool:
    """Run an installation command; return whether it worked."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0


def fetch() -> None:
    """Try Playwright's own browser, then the system's package."""
    print("Fetching a browser for the tests (once) ...", file=sys.stderr, flush=True)
    if runs(sys.executable, "-m", "playwright", "install", "chromium"):
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        runs("apt-get", "update")
        runs("apt-get", "install", "-y", "chromium", "fonts-dejavu-core")


def main() -> None:
    """Find a browser or download one."""
    path = found()
    if path is None:
        fetch()
        path = found()
    if path is None:
        sys.exit(ADVICE.format(python=sys.executable))
    print(path)


if __name__ == "__main__":
    main()
