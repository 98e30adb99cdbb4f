"""A bot in forty lines: it joins a table by its link and plays until the game is over.

    python3 examples/bot.py "http://127.0.0.1:8000/t/KMTRAB#…" Pick

It needs only the standard library; docs/api.md describes the messages.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, token: str = "", body: object = None) -> object:
    """Send a request: a POST if there is a body, from a seat if there is a token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(address, None if body is None else json.dumps(body).encode(), headers)
    while True:
        try:
            return urlopen(request)
        except HTTPError as error:
            if error.code != 429:  # over the rate limit: wait and try again
                raise
            time.sleep(0.2)


def choose(legal: list) -> str:
    """Lay a path card if possible, otherwise do anything; a better bot would read `view`."""
    paths = [action for action in legal if action["verb"] == "place"]
    return random.choice(paths or legal)["do"]


def main(link: str, name: str = "Pick") -> None:
    """Sit down and play."""
    address, _, key = link.partition("#")
    table = address.replace("/t/", "/api/tables/")
    # Each device has one seat: several bots on one machine pretend to be several devices.
    token = json.load(ask(f"{table}/seats", key, {"name": name, "device": f"bot {name}"}))["token"]
    for line in ask(f"{table}/stream", token):
        frame = json.loads(line) if line.strip() else {}
        if frame.get("legal"):
            act = {"t": "act", "at": frame["n"], "action": choose(frame["legal"])}
            ask(f"{table}/commands", token, act).close()
        if frame.get("t") == "table" and frame["table"]["phase"] == "over":
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
