"""What the cogs are given: the service, and protocols of the parts they may call but not know."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, get_args
from weakref import WeakValueDictionary

from rules.core.model import Model
from rules.core.scene import Scene
from rules.service import Service

ViewName = Literal["play", "overview"]
ThemeName = Literal["parchment", "slate", "contrast", "print"]
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
Audience = Literal["player", "keeper"]


def known_theme(name: str) -> ThemeName | None:
    """Return a theme by its name, or None where there is none of that name."""
    return next((theme for theme in THEMES if theme == name), None)


class Picture(Model):
    """A drawn map: its bytes, a file name new for every version, and the words for it."""

    data: bytes
    name: str
    alt: str


class MapDisplay(Model):
    """What a message shows of a scene: a picture, or words, or both.

    `prose` is what the active hero sees, `letters` the map in letters, for who asked for words.
    """

    picture: Picture | None = None
    prose: str = ""
    letters: str = ""


NOTHING = MapDisplay()


class ExportRequest(Model):
    """A scene wanted as a file of at most `limit` bytes, or as several; `form` is a format's name.

    `plan` is the dungeon as JSON, for the formats that carry it. Without a `theme` it comes in the
    house's colours, or for paper in those that save ink. `asker` is who asked for it.
    """

    scene: Scene
    locale: str
    form: str
    audience: Audience
    name: str
    plan: str | None = None
    theme: ThemeName | None = None
    limit: int
    asker: int


class Exported(Model):
    """A map as a file. `smaller` says that it was shrunk, or packed, to fit."""

    data: bytes
    name: str
    smaller: bool = False


class Painter(Protocol):
    """Draws scenes, off the event loop.

    `asker` is the person who asked for something: people are served in turn. Without one a whole
    table waits for it.
    """

    async def paint(
        self,
        scene: Scene,
        *,
        locale: str,
        name: str,
        view: ViewName,
        theme: ThemeName | None,
        asker: int | None = None,
    ) -> Picture:
        """Return a picture of a scene; `name` is its file name without ending."""
        ...

    async def replay(
        self,
        scenes: Sequence[Scene],
        *,
        locale: str,
        name: str,
        theme: ThemeName | None,
        limit: int,
        asker: int,
    ) -> Picture:
        """Scenes one after the other, as an animation of at most `limit` bytes.

        Raises:
            GameError: there is nothing to show, or it does not fit.
        """
        ...

    async def export(self, request: ExportRequest) -> tuple[Exported, ...]:
        """Return a scene as files; `request.form` is one of `formats`.

        Raises:
            GameError: there is no such format, or no smaller one of this file.
        """
        ...

    @property
    def formats(self) -> tuple[str, ...]:
        """The kinds of files that `export` makes."""
        ...

    async def prose(self, scene: Scene, *, locale: str, asker: int | None = None) -> str:
        """Return what the active hero sees, in sentences."""
        ...

    async def text_map(
        self, scene: Scene, *, locale: str, view: ViewName, asker: int | None = None
    ) -> str:
        """Return the scene as text for a message."""
        ...


class Poster(Protocol):
    """Brings cards to their channels."""

    def restore(self, adventure: str) -> None:
        """Bring this adventure's card up to date, and post it anew if it was deleted."""
        ...

    def stripped(self, message: int) -> None:
        """This old card has lost its buttons already."""
        ...


class Watch(Protocol):
    """Knows who is still in the server."""

    async def roll_call(self, adventure: str) -> None:
        """See whether those who play an adventure, and its host, are; who is not has left it."""
        ...


@dataclass
class Ports:
    """Everything a cog needs, and the lock that keeps one card's edits in line."""

    service: Service
    painter: Painter
    poster: Poster
    watch: Watch
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def card_lock(self, adventure: str) -> asyncio.Lock:
        """Return the lock of whoever changes the card of an adventure."""
        lock = self._locks.get(adventure)
        if lock is None:
            lock = self._locks[adventure] = asyncio.Lock()
        return lock
