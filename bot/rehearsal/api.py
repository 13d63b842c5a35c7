"""Discord's REST interface as it answers, with its status, codes and headers in sight."""

import asyncio
import io
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.rehearsal.bounds import Bounds

AGENT = {"User-Agent": f"DiscordBot (https://pypi.org/project/discord.py, {discord.__version__})"}
"""Discord blocks whoever does not say in this form who asks (docs, reference#user-agent)."""
TOO_MANY, TROUBLE = 429, 500
LAST_ANSWER = 5.0
"""Seconds that a rehearsal which is stopped waits for the answer to what was sent already."""
LONGEST_WAIT = 60.0
"""Seconds that a limit may ask for; one that asks for more is given to the trial."""

_ID = re.compile(r"(?<=/)\d+(?=/|$)")
_WHOSE = re.compile(r"/(?:channels|guilds|webhooks)/(\d+(?:/[^/]{30,})?)")
_TOKEN = re.compile(r"(?<=/webhooks/\{\}/)[^/]+|(?<=/interactions/\{\}/)[^/]+")


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


@dataclass
class Measures:
    """How long requests take, and what Discord told of its limits.

    `buckets` are, by route without ids, the requests in so many seconds that a limit allows, and
    how often it was met.
    """

    times: list[float] = field(default_factory=list)
    waited: float = 0.0
    buckets: dict[str, tuple[int, float, int]] = field(default_factory=dict)

    def note(self, method: str, path: str, answer: Answer, seconds: float) -> None:
        """Note an answer and how long it took."""
        self.times.append(seconds)
        limit = answer.headers.get("X-RateLimit-Limit")
        if limit is None:
            return
        route = _route(method, path)
        after = float(answer.headers.get("X-RateLimit-Reset-After", 0))
        _, longest, met = self.buckets.get(route, (0, 0.0, 0))
        met += answer.status == TOO_MANY
        self.buckets[route] = int(limit), max(longest, after), met


class Unanswered(Exception):
    """Discord had no answer to a request just now; `str()` says why, in words for the report."""


class Api:
    """Asks Discord, one request at a time, and waits where a limit says so.

    Nothing is asked again by itself but what a limit held back: what came is what a trial sees.

    Args:
        session: what sends the requests; its owner closes it.
        token: the bot's token.
        bounds: what is checked before a request is sent, and told of what was made.

    `measures` are what it learnt of Discord's speed and limits.
    """

    def __init__(self, session: aiohttp.ClientSession, token: str, bounds: Bounds) -> None:
        self._session = session
        self._token = token
        self.bounds = bounds
        self.measures = Measures()
        self._buckets: dict[str, str] = {}
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
            patient: whether to wait where a limit is met, and to ask again; with a limit that lasts
                longer than a minute, or one that has a code of its own, that is not done.

        Raises:
            OutOfBounds: a rehearsal must not ask this; nothing was sent.
            Unanswered: what came says nothing about a row.
        """
        self.bounds.check(method, path, body)
        async with self._turn:
            while True:
                if patient:
                    await self._until_free(method, path)
                answer = await self._asked(method, path, body, files, with_token=with_token)
                wait = _wait(answer)
                if answer.status >= TROUBLE:
                    raise Unanswered(f"Discord is in trouble (status {answer.status})")
                if not patient or wait is None:
                    return answer
                if wait > LONGEST_WAIT:
                    raise Unanswered(f"a limit was met that lasts {wait:.0f} s more")
                self.measures.waited += wait
                await asyncio.sleep(wait)

    async def status_of(self, address: str) -> int:
        """Ask for a file at an address of Discord's, without our token, and return the status."""
        async with self._session.get(address, headers=AGENT) as response:
            return response.status

    def signed(self, fields: Mapping[str, object]) -> dict[str, object]:
        """Return the fields of a gateway's frame together with the token, to begin or resume."""
        return {**fields, "token": self._token}

    async def dial(self, address: str) -> aiohttp.ClientWebSocketResponse:
        """Open a websocket; there is no limit to what a frame may hold, as servers are large."""
        return await self._session.ws_connect(address, headers=AGENT, max_msg_size=0)

    def stranger(self, token: str) -> "Api":
        """Return an interface that asks with another token, within the same bounds."""
        return Api(self._session, token, self.bounds)

    async def _until_free(self, method: str, path: str) -> None:
        """Wait until a limit has room again, as its headers said, unless that is long."""
        place = self._bucket(method, path)
        wait = self._free_at.get(place, 0.0) - asyncio.get_running_loop().time()
        if 0 < wait <= LONGEST_WAIT:
            self.measures.waited += wait
            await asyncio.sleep(wait)

    def _bucket(self, method: str, path: str, told: str | None = None) -> str:
        """Return the name of a request's limit, which is that of a channel, server or webhook."""
        route, whose = _route(method, path), _WHOSE.match(path)
        if told is not None:
            self._buckets[route] = told
        return f"{self._buckets.get(route, route)} {whose[1] if whose else ''}"

    async def _asked(
        self,
        method: str,
        path: str,
        body: object,
        files: Mapping[str, bytes] | None,
        *,
        with_token: bool,
    ) -> Answer:
        sent = asyncio.ensure_future(self._sent(method, path, body, files, with_token=with_token))
        try:
            return await asyncio.shield(sent)
        except asyncio.CancelledError:
            # What is on its way takes effect all the same: what it makes has to be known.
            await asyncio.wait({sent}, timeout=LAST_ANSWER)
            sent.cancel()
            await asyncio.wait({sent})
            if not sent.cancelled():
                sent.exception()
            raise

    async def _sent(
        self,
        method: str,
        path: str,
        body: object,
        files: Mapping[str, bytes] | None,
        *,
        with_token: bool,
    ) -> Answer:
        loop = asyncio.get_running_loop()
        began = loop.time()
        form = _form(body, files) if files else None
        async with self._session.request(
            method,
            Route.BASE + path,
            json=body if form is None else None,
            data=form,
            headers=AGENT | ({"Authorization": f"Bot {self._token}"} if with_token else {}),
        ) as response:
            raw = await response.read()
            headers = response.headers
            answer = Answer(response.status, _read(raw, response.content_type), headers)
        self.measures.note(method, path, answer, loop.time() - began)
        self.bounds.note(method, path, answer.status, answer.body)
        bucket = self._bucket(method, path, headers.get("X-RateLimit-Bucket"))
        if headers.get("X-RateLimit-Remaining") == "0":
            after = float(headers.get("X-RateLimit-Reset-After", 0))
            self._free_at[bucket] = loop.time() + after
        return answer


def _route(method: str, path: str) -> str:
    """Return what is asked without ids and tokens, as `DELETE /channels/{}/messages/{}`."""
    return f"{method} {_TOKEN.sub('{}', _ID.sub('{}', path.partition('?')[0]))}"


def _wait(answer: Answer) -> float | None:
    """Return the seconds that a limit asks for; None where none was met."""
    if answer.status != TOO_MANY or not isinstance(answer.body, dict):
        return None
    after = answer.body.get("retry_after")
    # A limit with a code of its own is what a trial asks about.
    if isinstance(after, int | float) and not answer.code:
        return float(after)
    return None


def _form(body: object, files: Mapping[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for number, (name, data) in enumerate(files.items()):
        form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
    return form


def _read(raw: bytes, kind: str) -> object:
    if not raw:
        return None
    return json.loads(raw) if kind == "application/json" else raw.decode(errors="replace")
