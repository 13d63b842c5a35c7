"""A painter that times what another one draws."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.metrics import Metrics
from cogs.ports import (
    BookRequest,
    Exported,
    ExportRequest,
    FaceRequest,
    Painter,
    Picture,
    PictureRequest,
    ReadMap,
    ReplayRequest,
    ViewName,
)
from rules.core.scene import Scene


class MeasuredPainter:
    """Asks another painter for everything, and notes how long it took."""

    def __init__(self, painter: Painter, metrics: Metrics) -> None:
        self._painter = painter
        self._metrics = metrics

    @contextmanager
    def _timed(self, what: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._metrics.drawing_seconds.labels(what).observe(time.perf_counter() - began)

    async def paint(self, request: PictureRequest) -> Picture:
        """Return a picture of a scene; for cards and for single people it is timed apart."""
        with self._timed("card" if request.asker is None else "picture"):
            return await self._painter.paint(request)

    async def face(self, request: FaceRequest) -> Picture:
        """Return a small picture of a figure."""
        with self._timed("face"):
            return await self._painter.face(request)

    async def strip(self, pictures: Sequence[Picture], *, name: str, alt: str) -> Picture:
        """Return the middles of pictures side by side."""
        with self._timed("strip"):
            return await self._painter.strip(pictures, name=name, alt=alt)

    async def replay(self, request: ReplayRequest) -> Picture:
        """Return scenes as an animation."""
        with self._timed("replay"):
            return await self._painter.replay(request)

    async def book(self, request: BookRequest) -> bytes:
        """Return a text with pictures as a PDF."""
        with self._timed("book"):
            return await self._painter.book(request)

    @property
    def formats(self) -> tuple[str, ...]:
        """The names of the formats that `export` can write."""
        return self._painter.formats

    @property
    def largest_map(self) -> int:
        """The most bytes of a file that `read_map` reads."""
        return self._painter.largest_map

    async def read_map(self, data: bytes, *, locale: str, asker: int) -> ReadMap:
        """Return the map that a file holds."""
        with self._timed("reading"):
            return await self._painter.read_map(data, locale=locale, asker=asker)

    def cost(self, request: ExportRequest | ReplayRequest) -> int:
        """Return the cost of a file, in small files: 1 for a small one."""
        return self._painter.cost(request)

    async def export(self, request: ExportRequest) -> tuple[Exported, ...]:
        """Return a scene as files."""
        with self._timed("export"):
            return await self._painter.export(request)

    async def prose(self, scene: Scene, *, locale: str, asker: int | None = None) -> str:
        """Return a description of the active hero's surroundings, in sentences."""
        with self._timed("words"):
            return await self._painter.prose(scene, locale=locale, asker=asker)

    async def text_map(
        self, scene: Scene, *, locale: str, view: ViewName, asker: int | None = None
    ) -> str:
        """Return the scene as text."""
        with self._timed("words"):
            return await self._painter.text_map(scene, locale=locale, view=view, asker=asker)

    async def symbols(
        self, scene: Scene, *, locale: str, asker: int | None = None
    ) -> tuple[str, ...]:
        """Return a line for each kind of thing on a map: its name and its look."""
        with self._timed("words"):
            return await self._painter.symbols(scene, locale=locale, asker=asker)
