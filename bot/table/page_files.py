"""The page's own files, attachments, and the check of Host and Origin."""

import asyncio
from collections.abc import Callable
from importlib.resources import files
from pathlib import PurePosixPath

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware
from yarl import URL

from bot.table.table import Table

_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_SAFE = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
_KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
_OWN_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


def _is_own(url: URL, port: int | None) -> bool:
    return url.host in _OWN_NAMES and url.port == port


def door(
    port: Callable[[], int],
) -> Middleware:
    """Return the middleware that refuses foreign Host names and origins.

    A page on the internet whose name is made to point at this machine still sends its own name
    as Host, and a page that posts here sends its own Origin.
    """

    @web.middleware
    async def keep(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _is_own(URL(f"http://{request.host}"), port()):
            raise web.HTTPMisdirectedRequest(text="This table only answers on this machine.")
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is not None and not (origin != "null" and _is_own(URL(origin), port())):
            raise web.HTTPForbidden(text="This table only answers its own page.")
        return await handler(request)

    return keep


class PageFiles:
    """Serves the page, its files and attachments."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._folder = files("bot.table").joinpath("page")

    def mount(self, app: web.Application) -> None:
        """Register the routes."""
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{file}", self._file)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.router.add_get("/emojis/{emoji:\\d+}.{kind:png|webp|gif}", self._emoji)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        # Pictures have absolute addresses, which count as the page's own only under one name.
        if URL(f"http://{request.host}").host != URL(self._table.base).host:
            raise web.HTTPFound(self._table.base + request.path_qs)
        return self._send("index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._send(request.match_info["file"])

    def _send(self, name: str) -> web.Response:
        kind = _KINDS.get(PurePosixPath(name).suffix)
        found = self._folder.joinpath(name)
        if kind is None or PurePosixPath(name).name != name or not found.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        return web.Response(
            body=found.read_bytes(),
            content_type=kind,
            charset="utf-8" if kind.startswith("text/") else None,
            headers=_SAFE,
        )

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """Return the picture of an emoji, as Discord's address for them does."""
        emojis = self._table.world.emojis
        kept = await asyncio.to_thread(emojis.picture, request.match_info["emoji"])
        if kept is None:
            raise web.HTTPNotFound(text="This emoji is gone.")
        headers = _SAFE | {"Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=kept.data, content_type=kept.content_type, headers=headers)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        kept = self._table.world.files.file(request.match_info["attachment"])
        if kept is None:
            raise web.HTTPNotFound(text="This file is gone.")
        headers = _SAFE | {"Cache-Control": "private, max-age=86400, immutable"}
        if not kept[0].startswith("image/") or kept[0] == "image/svg+xml":
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=kept[1], content_type=kept[0], headers=headers)
