"""The REST side: reading requests, faults, the log, and answers."""

import asyncio
import json
import re
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from aiohttp import BodyPartReader, web

from bot.table.api_errors import ApiError, refusal
from bot.table.attachments import Upload
from bot.table.discord_types import Json
from bot.table.distances import pause
from bot.table.faults import RestFault
from bot.table.interaction_responses import Responder
from bot.table.table import Table

PREFIX = "/api/v10"
_FILE = re.compile(r"files\[(\d+)\]")
_MOST_LOGGED = 5000
_RENAMES = {"name", "topic"}
_BANNED = "<!DOCTYPE html><title>Access denied</title><p>Error 1015: You are being rate limited."


@dataclass(frozen=True)
class Call:
    """One request of the bot's, read and authorised. `body` is its JSON, None without one."""

    table: Table
    responder: Responder
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: tuple[Upload, ...]

    @property
    def fields(self) -> Json:
        """The body of the request as an object; empty when there is none.

        Raises:
            ApiError: 50109, the body is something else.
        """
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise refusal(50109)
        return self.body


@dataclass(frozen=True)
class Answer:
    """A status and its JSON; no body means 204."""

    body: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


Handler = Callable[[Call], Answer]
Otherwise = dict[tuple[str, str], Callable[[Call, Handler], Answer]]
"""How requests are answered otherwise than by their handler, by method and route."""


class Routes:
    """A group of routes; handlers are no coroutines, so that each request is atomic."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, str, Handler, bool]] = []

    def on(self, method: str, path: str, *, auth: bool = True) -> Callable[[Handler], Handler]:
        """Register the handler of a route below /api/v10."""

        def note(handler: Handler) -> Handler:
            self.entries.append((method, path, handler, auth))
            return handler

        return note


@dataclass(frozen=True)
class Request:
    """One request in the log, with bodies only when the log is asked to keep them."""

    method: str
    path: str
    route: str
    status: int
    time: float
    body: Any = None
    answer: Any = None


class RequestLog:
    """The latest requests of the bot's."""

    def __init__(self, *, bodies: bool = False) -> None:
        self._bodies = bodies
        self.entries: deque[Request] = deque(maxlen=_MOST_LOGGED)

    def note(self, entry: Request) -> None:
        """Add a request to the log."""
        if not self._bodies:
            entry = Request(entry.method, entry.path, entry.route, entry.status, entry.time)
        self.entries.append(entry)


def reply(status: int, body: Any, headers: Mapping[str, str] | None = None) -> web.Response:  # noqa: ANN401
    """Return a JSON response with the bare content type that discord.py looks for."""
    if body is None:
        return web.Response(status=status, headers=headers)
    text = json.dumps(body).encode()
    return web.Response(status=status, body=text, content_type="application/json", headers=headers)


class RestSide:
    """All routes of the bot's side, mounted on one application."""

    def __init__(
        self, table: Table, responder: Responder, log: RequestLog, otherwise: Otherwise
    ) -> None:
        self._table = table
        self._otherwise = otherwise
        self._responder = responder
        self._log = log

    def mount(self, app: web.Application, *families: Routes) -> None:
        """Register families of routes, and the answer to everything else below the prefix."""
        for family in families:
            for method, path, handler, auth in family.entries:
                app.router.add_route(method, PREFIX + path, self._carry(path, handler, auth=auth))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._carry("", _nowhere, auth=False))

    def _carry(self, route: str, handler: Handler, *, auth: bool) -> Callable[[web.Request], Any]:
        async def carry(request: web.Request) -> web.StreamResponse:
            started = perf_counter()
            self._table.channels.put_to_sleep()
            path = request.path.removeprefix(PREFIX)
            limits = self._table.limits
            if limits.banned:
                return web.Response(status=429, text=_BANNED, content_type="text/html")
            body: Any = None
            uploads: tuple[Upload, ...] = ()
            answer, headers, shared = Answer(), dict[str, str](), False
            fault: RestFault | None = None
            await pause(self._table.distances.request / 2)
            try:
                body, uploads = await _read(request)
                renames = isinstance(body, dict) and bool(_RENAMES & body.keys())
                places = self._counted_by(route, request.match_info)
                headers, waits = limits.take(request.method, route, places, renames=renames)
                if waits:
                    raise _TooMany(waits, headers)
                fault = self._table.faults.take(request.method, path)
                if fault is not None and fault.delay:
                    await asyncio.sleep(fault.delay)
                if fault is None or fault.status is None or fault.after_apply:
                    if auth:
                        self._authorise(request)
                    call = Call(
                        self._table,
                        self._responder,
                        request.match_info,
                        request.query,
                        body,
                        uploads,
                    )
                    other = self._otherwise.get((request.method, route))
                    answer = handler(call) if other is None else other(call, handler)
            except ApiError as error:
                answer = Answer(error.body(), error.status, error.headers())
            if fault is not None and fault.status is not None:
                answer, shared = _troubled(fault), fault.scope == "shared"
                headers |= _headers(fault)
            status = 204 if answer.body is None and answer.status == 200 else answer.status
            limits.note(status, shared=shared)
            spent = perf_counter() - started
            self._log.note(Request(request.method, path, route, status, spent, body, answer.body))
            await pause(self._table.distances.request / 2)
            if status == 0:
                return _cut(request)
            return reply(status, answer.body, {**headers, **answer.headers})

        return carry

    def _counted_by(self, route: str, path: Mapping[str, str]) -> Mapping[str, str]:
        """Return the ids by which requests of a route are counted; members of threads by guild."""
        thread = self._table.world.channels.get(path.get("channel", ""))
        if thread is None or "/thread-members" not in route:
            return path
        return {"guild": thread.guild}

    def _authorise(self, request: web.Request) -> None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme != "Bot" or token not in self._table.tokens:
            raise ApiError(401, 0, "401: Unauthorized")


class _TooMany(ApiError):
    """A request beyond a limit of Discord's."""

    def __init__(self, waits: float, headers: Mapping[str, str]) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self._told = {"retry_after": waits, "global": "X-RateLimit-Global" in headers}

    def body(self) -> Json:
        """Return the JSON that goes with the status: without a code."""
        return {"message": self.message, **self._told}


def _nowhere(_call: Call) -> Answer:
    raise ApiError(404, 0, "404: Not Found")


def _troubled(fault: RestFault) -> Answer:
    body: Json = {"message": fault.message, "code": fault.code}
    if fault.status == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.is_global}
    return Answer(body, fault.status or 0)


def _headers(fault: RestFault) -> dict[str, str]:
    if fault.status != 429:
        return {}
    headers = {
        "Retry-After": str(fault.retry_after if fault.told_after is None else fault.told_after),
        "X-RateLimit-Scope": "global" if fault.is_global else fault.scope,
    }
    if fault.is_global:
        headers["X-RateLimit-Global"] = "true"
    return headers | ({"Via": "1.1 table"} if fault.via else {})


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


async def _read(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """Read a request's JSON and its files.

    Raises:
        ApiError: 50109, the JSON cannot be read.
    """
    if request.headers.get("Content-Type", "").lower().startswith("multipart/"):
        return await _read_parts(request)
    raw = await request.read()
    return (_parse(raw) if raw else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal(50109)
        data = bytes(await part.read(decode=True))
        named = _FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            body = _parse(data)
        elif named is not None:
            uploads.append(Upload(int(named[1]), part.filename or "file", data))
    return body, tuple(uploads)


def _parse(raw: bytes) -> Any:  # noqa: ANN401
    try:
        return json.loads(raw)
    except ValueError:
        raise refusal(50109) from None
