"""Drawing maps off the event loop, so that the gateway's heartbeat never waits for ink."""

import asyncio
from collections.abc import Callable

import render
from cogs._house import Picture, ThemeName, ViewName
from rules.core.scene import Scene
from rules.core.words import Words

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
            data = render.picture(scene, words.say, theme=theme or self._theme, view=view)
            alt = render.alt_text(scene, words.say)
            return Picture.model_construct(data=data, name=f"{name}.png", alt=alt)

        async with self._slots:
            return await asyncio.to_thread(draw)

    async def text_map(self, scene: Scene, *, locale: str, view: ViewName) -> str:
        """The scene as text."""
        words = self._words(locale)
        async with self._slots:
            return await asyncio.to_thread(render.text_map, scene, words.say, view=view)
