"""Drawing maps off the event loop, so that the gateway's heartbeat never waits for ink."""

import asyncio
import json
from collections.abc import Callable, Sequence
from math import isqrt

import render
from cogs._house import Exported, Order, Picture, ThemeName, ViewName
from render import exports
from render.exports.make import made
from rules.core.errors import GameError, RuleError
from rules.core.scene import Scene
from rules.core.words import Words

SMALL, SMALLEST = 16, 8
"""Pixels per square of a picture that is too large for its frame."""
MOST_PIXELS = 4_000_000
"""Pixels of such a picture: beyond, telephones take long to show it."""
AT_ONCE = 2
"""Pictures drawn at the same time: Pillow frees the interpreter, but cores are few."""


class ThreadPainter:
    """Paints in worker threads, a few at a time."""

    def __init__(self, words: Callable[[str], Words], theme: ThemeName) -> None:
        self._words = words
        self._theme: ThemeName = theme
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def paint(
        self, scene: Scene, *, locale: str, name: str, view: ViewName, theme: ThemeName | None
    ) -> Picture:
        """A picture of a scene, with its alt text."""
        words = self._words(locale)

        def draw() -> Picture:
            data = _picture(scene, words.say, theme or self._theme, view)
            alt = render.alt_text(scene, words.say)
            return Picture.model_construct(data=data, name=f"{name}.png", alt=alt)

        async with self._slots:
            return await asyncio.to_thread(draw)

    async def replay(
        self,
        scenes: Sequence[Scene],
        *,
        locale: str,
        name: str,
        theme: ThemeName | None,
        limit: int,
    ) -> Picture:
        """Scenes as an animation, whose alt text tells how it ends."""
        words = self._words(locale)

        def draw() -> Picture:
            made = render.replay(scenes, words.say, theme=theme or self._theme, limit_bytes=limit)
            told = words.phrase("render-replay-alt", frames=made.frames)
            alt = f"{told} {render.alt_text(scenes[-1], words.say)}"
            return Picture.model_construct(data=made.data, name=f"{name}.gif", alt=alt)

        async with self._slots:
            return await asyncio.to_thread(draw)

    @property
    def formats(self) -> tuple[str, ...]:
        """The kinds of files that `export` makes."""
        return exports.FORMATS

    async def export(self, order: Order) -> tuple[Exported, ...]:
        """A scene as a file that fits a limit on uploads, or as several of which each does."""
        wanted = exports.Order(
            scene=order.scene,
            say=self._words(order.locale).say,
            format=known_format(order.form),
            audience=order.audience,
            name=order.name,
            theme=order.theme or ("print" if order.form == "pdf" else self._theme),
            plan=None if order.plan is None else json.loads(order.plan),
            locale=order.locale,
        )
        async with self._slots:
            return await asyncio.to_thread(fitted, wanted, order.limit)

    async def prose(self, scene: Scene, *, locale: str) -> str:
        """What the active hero sees, in sentences."""
        words = self._words(locale)
        async with self._slots:
            return await asyncio.to_thread(render.prose, scene, words.say)

    async def text_map(self, scene: Scene, *, locale: str, view: ViewName) -> str:
        """The scene as text."""
        words = self._words(locale)
        async with self._slots:
            return await asyncio.to_thread(render.text_map, scene, words.say, view=view)


def _picture(scene: Scene, say: render.Say, theme: ThemeName, view: ViewName) -> bytes:
    """A picture of a scene; one too large for a frame with rulers comes without."""
    try:
        return render.picture(scene, say, theme=theme, view=view, legend=view == "overview")
    except GameError as refusal:
        if refusal.text.key != "render-too-large":
            raise
        ppg = max(SMALLEST, min(SMALL, isqrt(MOST_PIXELS // (scene.columns * scene.rows))))
        return exports.export(
            scene, say, "png", audience="player", name="map", theme=theme, ppg=ppg
        ).data


def known_format(form: str) -> exports.Format:
    """A format by its name.

    Raises:
        RuleError: there is none of that name.
    """
    for known in exports.FORMATS:
        if known == form:
            return known
    raise RuleError("error-no-such-format", form=form, forms=", ".join(exports.FORMATS))


def fitted(order: exports.Order, limit: int) -> tuple[Exported, ...]:
    """An order carried out: one file, or where that is too large, smaller ones."""
    usual = made(order)
    smaller = not exports.fits(usual.data, limit)
    files = exports.shrunk(order, limit) if smaller else (usual,)
    return tuple(
        Exported.model_construct(data=file.data, name=file.name, smaller=smaller) for file in files
    )
