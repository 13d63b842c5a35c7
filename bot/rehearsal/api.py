"""Discord's REST interface as it answers, with its status, codes and headers in sight."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
from discord.http import Route

from bot.rehearsal.bounds import Bounds

TOO_MANY = 429
LONGEST_WAIT = 60.0
"""Seconds that a limit may ask for; one that asks for more is given to the trial."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: the HTTP status, the JSON (or text), and the headers."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int | None:
        """Discord's own code of a refusal, such as 50013."""
        return self.body.get("code") if isinstance(self.body, dict) else None


class Api:
    """Asks Discord, one request at a time, and waits where a limit says so.

    Nothing is asked again by itself but what a limit held back: what came is what a trial sees.

    Args:
        session: what sends the requests; its owner closes it.
        token: the bot's token.
        bounds: what is checked before a request is sent, and told of what was made.

    `sent` counts requests, `waited` seconds spent on limits.
    """

    def __init__(self, session: aiohttp.ClientSession, token: str, bounds: Bounds) -> None:
        self._session = session
        self._token = token
        self.bounds = bounds
        self.sent = 0
        self.waited = 0.0
        self._free_at: dict[str, float] = {}
        self._turn = asyncio.Lock()

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        files: Mapping[str, bytes] | None = None,
        with_token: bool = True,
        patient: bool = True,
    ) -> Answer:
        """Make a request and return what came.

        Args:
            method: such as POST.
            path: the path after the interface's address, such as `/users/@me`.
            body: what is sent as JSON.
            files: contents by name, sent as `files[0]` and on.
            with_token: False for the routes of interactions, which have a token of their own.
            patient: whether to wait and ask again where a limit of a minute at most is told.

        Raises:
            OutOfBounds: a rehearsal must not ask this; nothing was sent.
        """
        self.bounds.check(method, path, body)
        async with self._turn:
            while True:
                answer = await self._asked(method, path, body, files, with_token=with_token)
                wait = _wait(answer)
                if not patient or wait is None or wait > LONGEST_WAIT:
                    return answer
                self.waited += wait
                await asyncio.sleep(wait)

    async def _asked(
        self,
        method: str,
        path: str,
        body: object,
        files: Mapping[str, bytes] | None,
        *,
        with_token: bool,
    ) -> Answer:
        loop = asyncio.get_running_loop()
        place = f"{method} {path}"
        wait = max(0.0, self._free_at.get(place, 0.0) - loop.time())
        self.waited += wait
        await asyncio.sleep(wait)
        self.sent += 1
        form = _form(body, files) if files else None
        async with self._session.request(
            method,
            Route.BASE + path,
            json=body if form is None else None,
            data=form,
            headers={"Authorization": f"Bot {self._token}"} if with_token else {},
        ) as response:
            raw = await response.read()
            if response.headers.get("X-RateLimit-Remaining") == "0":
                after = float(response.headers.get("X-RateLimit-Reset-After", 0))
                self._free_at[place] = loop.time() + after
            answer = Answer(response.status, _read(raw, response.content_type), response.headers)
            self.bounds.note(method, path, answer.status, answer.body)
            return answer


def _wait(answer: Answer) -> float | None:
    """Return the seconds that a limit asks for; None where none was met."""
    if answer.status != TOO_MANY or not isinstance(answer.body, dict):
        return None
    after = answer.body.get("retry_after")
    return float(after) if isinstance(after, int | float) else None


def _form(body: object, files: Mapping[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for number, (name, data) in enumerate(files.items()):
        form.add_field(f"files[{number}]", data, filename=name)
    return form


def _read(raw: bytes, kind: str) -> object:
    if not raw:
        return None
    return json.loads(raw) if kind == "application/json" else raw.decode(errors="replace")
