"""What a page does for a deal that nobody can choose, without a browser."""

from __future__ import annotations

import hashlib
import secrets

from .client import JSON, Client


def line_hash(*lines: str) -> str:
    """Hash lines as docs/fair.md says."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


class FairPage:
    """A client that takes part."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.opening = secrets.token_hex(32)
        self.fair: JSON = {}
        self.commitment = ""

    async def commit(self) -> None:
        """Commit to the table's next deal."""
        await self.client.until(lambda: self.client.table["fair"])
        assert self.client.you is not None
        self.fair = fair = self.client.table["fair"]
        place = fair["places"][self.client.you]
        self.commitment = line_hash(
            "saboteur fair seat 1", fair["deal"], str(fair["game"]), place, self.opening
        )
        await self.client.must("commit", deal=fair["deal"], commitment=self.commitment)

    async def asked(self) -> None:
        """Wait until the deal is frozen."""
        await self.client.until(lambda: (self.client.table["fair"] or {}).get("frozen"))

    async def open(self) -> JSON:
        """Open, and return the answer."""
        return await self.client.patiently("open", deal=self.fair["deal"], opening=self.opening)


async def committed(clients: list[Client]) -> list[FairPage]:
    """Let everyone commit."""
    pages = [FairPage(client) for client in clients]
    for page in pages:
        await page.commit()
    return pages


async def all_open(pages: list[FairPage]) -> None:
    """Let everyone open, and wait for the cards."""
    for page in pages:
        await page.asked()
        assert (await page.open())["t"] == "done"
    for page in pages:
        game = page.fair["game"]
        await page.client.until(lambda page=page, game=game: page.client.game.get("k") == game)  # type: ignore[misc]
