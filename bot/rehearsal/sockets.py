"""The rehearsal's connections to the gateway: few sessions begin, and none where few are left."""

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.rehearsal.api import Api
from bot.rehearsal.socket import WIDE, Socket

MOST: Final = 3
"""Sessions that a rehearsal asks for in all, those that are refused among them."""
RESERVE: Final = 10
"""One in so many of a day's sessions is left alone, as the bot itself leaves it to a person."""


@dataclass(frozen=True, slots=True)
class Told:
    """What `/gateway/bot` says: where the gateway is, how many shards, how many sessions."""

    address: str
    shards: int
    total: int
    remaining: int
    reset_after: int
    together: int


class Unheard(Exception):
    """No session begins; `str()` says why, in words for the report."""


class Sockets:
    """Begins sessions one by one, each `pause` seconds after the last.

    Args:
        api: Discord's REST interface.
        guild: the server of the rehearsal.
        me: the bot's user.
    """

    def __init__(self, api: Api, guild: str, me: str) -> None:
        self._api = api
        self._guild = guild
        self._me = me
        self._soonest = 0.0
        self._all: list[Socket] = []
        self._listener: Socket | None = None
        self._turn = asyncio.Lock()
        self.pause = 5.5
        self.asked = 0

    async def told(self) -> Told:
        """Ask what Discord says of its gateway.

        Raises:
            Unheard: it says nothing that can be read.
        """
        answer = await self._api.ask("GET", "/gateway/bot")
        try:
            limit = answer.body["session_start_limit"]
            return Told(
                address=answer.body["url"],
                shards=answer.body["shards"],
                total=limit["total"],
                remaining=limit["remaining"],
                reset_after=limit["reset_after"],
                together=limit["max_concurrency"],
            )
        except (KeyError, TypeError) as error:
            raise Unheard(f"Discord does not say where its gateway is ({answer.status})") from error

    async def listener(self) -> Socket:
        """Return the session that hears what WIDE asks for; begin it if there is none yet.

        Raises:
            Unheard: it cannot begin.
        """
        async with self._turn:
            if self._listener is None:
                while True:
                    socket, said = await self.begin(WIDE)
                    if said == "READY":
                        break
                    if said != "invalid session" or self.asked >= MOST:
                        raise Unheard(f"no session of the gateway begins: {said}")
                self._listener = socket
            return self._listener

    async def begin(self, intents: int, *, at_once: bool = False) -> tuple[Socket, str]:
        """Ask for a session when its turn comes, or too soon; return it with what was said.

        Raises:
            Unheard: as many were asked for as may be, or few are left today.
        """
        socket = await self.unborn()
        if self.asked >= MOST:
            raise Unheard(f"a rehearsal asks for {MOST} sessions of the gateway at most")
        self.asked += 1
        loop = asyncio.get_running_loop()
        if not at_once:
            await asyncio.sleep(max(0.0, self._soonest - loop.time()))
        try:
            return socket, await socket.identify(intents)
        finally:
            self._soonest = loop.time() + self.pause

    async def unborn(self) -> Socket:
        """Return a connection that has no session yet, of the shard that serves the server.

        Raises:
            Unheard: few sessions are left today.
        """
        told = await self.told()
        if told.remaining <= max(told.total // RESERVE, MOST):
            raise Unheard(f"{told.remaining} of {told.total} sessions are left for today")
        shard = (int(self._guild) >> 22) % told.shards, told.shards
        socket = Socket(self._api, self._guild, self._me, told.address, shard)
        self._all.append(socket)
        return socket

    async def close(self) -> None:
        """End all sessions."""
        for socket in self._all:
            await socket.close()
        self._all.clear()
        self._listener = None
