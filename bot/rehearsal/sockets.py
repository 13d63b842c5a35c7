"""The rehearsal's connections to the gateway: few sessions begin, and none where few are left."""

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.rehearsal.api import Api
from bot.rehearsal.socket import PATIENCE, WIDE, Socket

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


class Unreadable(Unheard):
    """Discord does not say of its gateway what it should."""


class Sockets:
    """Begins sessions one by one, each `pause` seconds after the last.

    An event that does not come within `patience` seconds does not come. `first` is what Discord
    said of its gateway before the first session, `asked` counts those that were asked for, the last
    of them at `asked_at` by the loop's time.

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
        self._by_intents: dict[int, Socket] = {}
        self._turn = asyncio.Lock()
        self.pause, self.patience = 5.5, PATIENCE
        self.asked, self.asked_at = 0, 0.0
        self.first: Told | None = None

    @property
    def is_spent(self) -> bool:
        """Whether as many sessions were asked for as a rehearsal may ask for."""
        return self.asked >= MOST

    @property
    def acknowledged(self) -> list[float]:
        """The seconds that Discord took for each heartbeat of every session."""
        return [seconds for socket in self._all for seconds in socket.acknowledged]

    @property
    def just_began(self) -> bool:
        """Whether a session began so lately that another would be too soon."""
        return asyncio.get_running_loop().time() < self._soonest - self.pause / 2

    async def told(self) -> Told:
        """Ask what Discord says of its gateway.

        Raises:
            Unreadable: something of it is missing.
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
            why = f"Discord does not say all of its gateway (status {answer.status})"
            raise Unreadable(why) from error

    async def session(self, intents: int = WIDE) -> Socket:
        """Return the session that stands with these intents; begin it if there is none yet.

        Raises:
            Unheard: it cannot begin.
        """
        async with self._turn:
            while intents not in self._by_intents:
                _, said = await self.begin(intents)
                if said != "READY" and (said != "invalid session" or self.is_spent):
                    raise Unheard(f"no session of the gateway begins: {said}")
            return self._by_intents[intents]

    async def begin(
        self, intents: int, *, at_once: bool = False, socket: Socket | None = None
    ) -> tuple[Socket, str]:
        """Ask for a session when its turn comes, or too soon; return it with what was said.

        Raises:
            Unheard: as many were asked for as may be, or few are left today.
        """
        socket = socket or await self.unborn()
        if self.is_spent:
            raise Unheard(f"a rehearsal asks for {MOST} sessions of the gateway at most")
        self.asked += 1
        loop = asyncio.get_running_loop()
        if not at_once:
            await asyncio.sleep(max(0.0, self._soonest - loop.time()))
        self.asked_at = loop.time()
        try:
            said = await socket.identify(intents)
        finally:
            self._soonest = loop.time() + self.pause
        if said == "READY":
            self._by_intents[intents] = socket
        return socket, said

    async def unborn(self) -> Socket:
        """Return a connection that has no session yet, of the shard that serves the server.

        Raises:
            Unheard: few sessions are left today.
        """
        if self.first is None:
            self.first = await self.told()
        told = self.first
        if told.remaining <= max(told.total // RESERVE, MOST):
            raise Unheard(f"{told.remaining} of {told.total} sessions are left for today")
        shard = (int(self._guild) >> 22) % told.shards, told.shards
        socket = Socket(self._api, self._guild, self._me, told.address, shard, self.patience)
        self._all.append(socket)
        return socket

    async def close(self) -> None:
        """End all sessions."""
        for socket in self._all:
            await socket.close()
        self._all.clear()
        self._by_intents.clear()
