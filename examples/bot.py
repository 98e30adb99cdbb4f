"""A player in forty lines: it sits down by a table's link and plays until the game is over.

    python3 examples/bot.py http://127.0.0.1:8000/t/KMTRA Pick

Nothing but the standard library; docs/api.md tells what travels.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, token: str = "", body: object = None) -> object:
    """Open an address: with a body it is posted, with a token it is the seat that asks."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(address, None if body is None else json.dumps(body).encode(), headers)
    while True:
        try:
            return urlopen(request)
        except HTTPError as error:
            if error.code != 429:  # faster than a seat may be: wait and ask again
                raise
            time.sleep(0.2)


def choose(legal: list) -> str:
    """Lay a path if possible, else do anything: whoever reads `view` does better."""
    paths = [action for action in legal if action["verb"] == "place"]
    return random.choice(paths or legal)["do"]


def main(link: str, name: str = "Pick") -> None:
    """Sit down and play."""
    table = link.replace("/t/", "/api/tables/")
    # One seat a device: several bots on one machine are several devices.
    token = json.load(ask(f"{table}/seats", body={"name": name, "device": f"bot {name}"}))["token"]
    for line in ask(f"{table}/stream", token):
        frame = json.loads(line) if line.strip() else {}
        if frame.get("legal"):
            act = {"t": "act", "at": frame["n"], "action": choose(frame["legal"])}
            ask(f"{table}/commands", token, act).close()
        if frame.get("t") == "table" and frame["table"]["phase"] == "over":
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
