"""Run a benchmark: the rules engine's, or `env`, `kernel`, `page` or `server`, which has options."""

from __future__ import annotations

import sys

from . import engine, env, kernel, page, server


def main(words: list[str]) -> int:
    """Run the benchmark that the first word names; by default that of the rules engine."""
    if words[:1] == ["page"]:
        return page.main()
    if words[:1] == ["env"]:
        return env.main()
    if words[:1] == ["kernel"]:
        return kernel.main(words[1:])
    if words[:1] == ["server"]:
        return server.main(words[1:])
    return engine.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
