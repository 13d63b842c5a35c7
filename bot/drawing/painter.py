"""Drawing maps outside of the event loop, so that the gateway's heartbeat never waits."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import render
from bot.drawing.card_queue import CardQueue
from bot.drawing.draw_process import (
    CARDS,
    FILES,
    PICTURES,
    SMALL_FILES,
    DrawProcess,
    NoDrawProcess,
)
from bot.drawing.fair_queue import FairQueue
from bot.drawing.jobs import (
    bound,
    exported,
    faced,
    known_format,
    painted,
    prose,
    read,
    replayed,
    symbols,
    text_map,
)
from cogs.ports import (
    BookRequest,
    Exported,
    ExportRequest,
    FaceRequest,
    Picture,
    PictureRequest,
    ReadMap,
    ReplayRequest,
    ThemeName,
    ViewName,
)
from render import files as exports
from render.pictures.replay import FRAMES
from rules.core.scene import Scene

T = TypeVar("T")

SMALL_FILE = 3_000_000
"""Pixels of a file that counts as a small one: of the slowest, all caves, about a second's work."""
OF_A_FRAME = 100_000
"""Pixels that cost as much as a frame of a replay, most of which stays as it was."""


class DrawQueue(NamedTuple):
    """A drawing process and the fair queue before it."""

    turns: FairQueue
    draw_process: DrawProcess

    async def done(self, asker: int, work: Callable[[], T]) -> T:
        """Return the result of some work, in the person's turn.

        Where there can be no process, a thread does it. It does not try what ended a process
        twice, which might end this one too.
        """
        async with self.turns.turn(asker):
            try:
                return await asyncio.to_thread(self.draw_process.do, work)
            except NoDrawProcess:
                return await asyncio.to_thread(work)


class ThreadPainter:
    """Draws for cards in threads and processes, and for single people in a process of its own.

    Who asks for many pictures gets one after the other, with other people's in between; cards wait
    for none of them.
    """

    def __init__(
        self,
        theme: ThemeName,
        pictures: DrawProcess = PICTURES,
        files: DrawProcess = FILES,
        cards: Sequence[DrawProcess] = CARDS,
        small: DrawProcess = SMALL_FILES,
    ) -> None:
        self._theme: ThemeName = theme
        self._cards = CardQueue(cards, partial(render.prepare, theme))
        self._pictures = DrawQueue(FairQueue(), pictures)
        self._files = DrawQueue(FairQueue(), files)
        self._small = DrawQueue(FairQueue(), small)

    async def _shown(self, asker: int | None, work: Callable[[], T], table: str = "") -> T:
        """Return the result of work for a message; without `asker` a whole table waits for it."""
        if asker is not None:
            return await self._pictures.done(asker, work)
        return await self._cards.done(work, table)

    async def paint(self, request: PictureRequest) -> Picture:
        """Return a picture of a scene, with its alt text."""
        work = partial(painted, request, request.theme or self._theme)
        return await self._shown(request.asker, work, request.table)

    async def face(self, request: FaceRequest) -> Picture:
        """Return a small picture of a figure."""
        return await self._shown(None, partial(faced, request, self._theme))

    async def strip(self, pictures: Sequence[Picture], *, name: str, alt: str) -> Picture:
        """Return the middles of pictures side by side."""
        parts = tuple(each.data for each in pictures)
        data = await self._shown(None, partial(render.strip, parts))
        return Picture.model_construct(data=data, name=f"{name}.png", alt=alt)

    async def replay(self, request: ReplayRequest) -> Picture:
        """Return scenes as an animation, whose alt text tells how it ends."""
        work = partial(replayed, request, request.theme or self._theme)
        return await self._lane(request).done(request.asker, work)

    async def book(self, request: BookRequest) -> bytes:
        """Return a text with pictures as a PDF, drawn where large files are."""
        return await self._files.done(request.asker, partial(bound, request))

    def cost(self, request: ExportRequest | ReplayRequest) -> int:
        """Return the cost of a file, in small files: 1 for a small one."""
        return max(1, -(-_pixels(request) // SMALL_FILE))

    def _lane(self, request: ExportRequest | ReplayRequest) -> DrawQueue:
        """Return the queue in which a file is drawn: no small one waits for large ones."""
        return self._small if self.cost(request) == 1 else self._files

    @property
    def formats(self) -> tuple[str, ...]:
        """The names of the formats that `export` can write."""
        return exports.FORMATS

    @property
    def largest_map(self) -> int:
        """The most bytes of a file that `read_map` reads."""
        return exports.MOST_BYTES

    async def read_map(self, data: bytes, *, locale: str, asker: int) -> ReadMap:
        """Return the map that a file holds."""
        return await self._small.done(asker, partial(read, data, locale))

    async def export(self, request: ExportRequest) -> tuple[Exported, ...]:
        """Return a scene as one or several files that each fit a limit on uploads."""
        known_format(request.form)
        work = partial(exported, request, self._theme)
        return await self._lane(request).done(request.asker, work)

    async def prose(self, scene: Scene, *, locale: str, asker: int | None = None) -> str:
        """Return a description of the active hero's surroundings, in sentences."""
        return await self._shown(asker, partial(prose, scene, locale))

    async def text_map(
        self, scene: Scene, *, locale: str, view: ViewName, asker: int | None = None
    ) -> str:
        """Return the scene as text."""
        return await self._shown(asker, partial(text_map, scene, locale, view))

    async def symbols(
        self, scene: Scene, *, locale: str, asker: int | None = None
    ) -> tuple[str, ...]:
        """Return a line for each kind of thing on a map: its name and its look."""
        return await self._shown(asker, partial(symbols, scene, locale))


def _pixels(request: ExportRequest | ReplayRequest) -> int:
    """Return how many pixels of a picture are drawn in the time that a file takes."""
    if isinstance(request, ReplayRequest):
        return OF_A_FRAME * min(len(request.scenes), FRAMES)
    form, audience = known_format(request.form), request.audience
    return exports.pixels_of(request.scene, form, audience, request.storeys)
