"""Answers that come from another node, and requests that are put to one after all."""

from __future__ import annotations

import contextlib

from starlette.types import Message, Receive, Scope, Send

from ..errors import TableError
from ..http.responses import failure
from ..tables.live import RESTARTING


class Retold:
    """A request that is served here, and can be told to another node until somebody has answered it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        """Keep all that is said before the answer, beginning with nothing."""
        self._receive = receive
        self._send = send
        self._said: list[Message] = []
        self._is_accepted = False
        self.is_answered = False

    async def receive(self) -> Message:
        """Return what comes from outside."""
        message = await self._receive()
        if not self.is_answered:
            self._said.append(message)
        return message

    async def send(self, message: Message) -> None:
        """Pass on what is said here; after more than the acceptance of a socket, nobody else may answer."""
        if message["type"] == "websocket.accept":
            self._is_accepted = True
        else:
            self.is_answered = True
            self._said.clear()
        await self._send(message)

    async def receive_again(self) -> Message:
        """Return what has come so far, and then what comes."""
        return self._said.pop(0) if self._said else await self._receive()

    async def send_again(self, message: Message) -> None:
        """Pass on what another node says, but accept a socket only once."""
        if message["type"] != "websocket.accept" or not self._is_accepted:
            await self._send(message)

    async def end(self, scope: Scope) -> None:
        """Say that nobody could answer."""
        await LinkedAnswer(scope, self.send_again).end(self._receive)


class LinkedAnswer:
    """An answer that comes from another node, and has to be ended here if that node is gone."""

    def __init__(self, scope: Scope, send: Send) -> None:
        """Begin with an answer of which nothing has come yet."""
        self._scope = scope
        self._send = send
        # The head of an answer goes with the first of its body: until then it can still become another.
        self._head: Message | None = None
        self._has_begun = self._is_whole = False

    async def send(self, message: Message) -> None:
        """Pass on a message of the application."""
        kind = message["type"]
        if kind == "http.response.start":
            self._head = message
            return
        self._has_begun = True
        self._is_whole |= kind == "websocket.close"
        self._is_whole |= kind.endswith("response.body") and not message.get("more_body", False)
        if self._head:
            head, self._head = self._head, None
            await self._send(head)
        await self._send(message)

    async def end(self, receive: Receive) -> None:
        """Say that it is not whole, unless it is: pages connect again, and others are told to try again."""
        if self._is_whole:
            return
        with contextlib.suppress(Exception):  # whoever asked may be gone
            if self._scope["type"] == "websocket":
                if not self._has_begun:
                    await self._send({"type": "websocket.accept"})
                await self._send({"type": "websocket.close", "code": RESTARTING})
            elif not self._has_begun:
                await failure(TableError("busy"))(self._scope, receive, self._send)
            else:  # a stream, whose length nobody was told
                await self._send({"type": "http.response.body", "body": b""})
