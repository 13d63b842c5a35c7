"""What the process gives to the cogs: the service, and parts of `bot` as protocols."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, get_args
from weakref import WeakValueDictionary

from rules.core.model import Model
from rules.core.scene import Point, Scene, Token
from rules.core.storeys import Storeys

if TYPE_CHECKING:
    # Processes that only draw know these classes, and need no use cases, which load slowly.
    from rules.pace.parked import Hindrance
    from rules.service import Service

ViewName = Literal["play", "overview"]
ThemeName = Literal["parchment", "slate", "contrast", "print"]
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
Audience = Literal["player", "keeper"]


def known_theme(name: str) -> ThemeName | None:
    """Return the theme of a name, or None if there is none."""
    return next((theme for theme in THEMES if theme == name), None)


class Picture(Model):
    """A drawn map: its bytes, a file name that is new for every version, and its alt text."""

    data: bytes
    name: str
    alt: str


class MapDisplay(Model):
    """A scene as a message shows it: as a picture, in words, or both.

    A `flat` picture was asked for since its card has much below it.

    `prose` tells what the active hero sees; `letters` is the map in letters.
    """

    picture: Picture | None = None
    prose: str = ""
    letters: str = ""
    flat: bool = False


NOTHING = MapDisplay()


class MapRequest(Model):
    """A request for a scene as a file; `name` is what it is called, without its ending.

    Without a `theme` the host's colours are used.
    """

    scene: Scene
    locale: str
    name: str
    theme: ThemeName | None = None


class PictureRequest(MapRequest):
    """A request for a picture of a scene, by a person of the id `asker` or for all.

    `table` is the adventure that it is a moment of, if any: what stayed is not drawn again. With
    `shape` a near view is at least so wide by its height, as far as frames are so flat.
    """

    view: ViewName
    asker: int | None = None
    table: str = ""
    shape: float = 0


class ReplayRequest(Model):
    """A request for scenes as an animation of at most `limit` bytes, by a person of id `asker`.

    `told` are sentences for each scene about what led to it.
    """

    scenes: tuple[Scene, ...]
    told: tuple[tuple[str, ...], ...] = ()
    locale: str
    name: str
    theme: ThemeName | None = None
    limit: int
    asker: int


class KeyEntry(Model):
    """One place of a keeper's key: its heading, its sentences, and the square of its mark."""

    heading: str
    lines: tuple[str, ...]
    at: Point | None = None


class ReadMap(Model):
    """A map from a file: for whom it is, all of it, and what players may know of it.

    `key` is what its keeper may read beside, `plan` the dungeon as JSON, if it is one of ours.
    """

    audience: Audience
    scene: Scene
    players: Scene
    key: tuple[KeyEntry, ...] = ()
    plan: str | None = None


class ExportRequest(MapRequest):
    """A request for a scene as files of at most `limit` bytes; `form` names the format.

    `plan` is the dungeon as JSON, for formats that contain it, `storeys` all levels that the
    audience may see, for those that hold several. On paper, colours that save ink are used unless
    there is a `theme`. `asker` is the id of the person. `key` is the keeper's key, where it does
    not follow from the plan.
    """

    form: str
    audience: Audience
    plan: str | None = None
    key: tuple[KeyEntry, ...] | None = None
    storeys: Storeys | None = None
    limit: int
    asker: int


class Exported(Model):
    """A map as a file. `smaller` says that it was shrunk or zipped to fit.

    A file that is a picture has an `alt` text, in the words of its audience.
    """

    data: bytes
    name: str
    smaller: bool = False
    alt: str = ""


BookKind = Literal["title", "small", "chapter", "scene", "text", "speech", "note", "end"]


class BookBlock(Model):
    """A paragraph or heading of a book: words in order, each with the number of its note or 0.

    With a `scene` it is a picture of that scene.
    """

    kind: BookKind
    runs: tuple[tuple[str, int], ...] = ()
    scene: Scene | None = None


class BookRequest(Model):
    """A request for a text with pictures as a PDF, by a person of the id `asker`."""

    blocks: tuple[BookBlock, ...]
    title: str
    locale: str
    asker: int


class FaceRequest(Model):
    """A request for a figure by itself; `name` is its file name without ending."""

    token: Token
    name: str
    alt: str


class Painter(Protocol):
    """Draws scenes, off the event loop.

    `asker` is the id of the person who asked: people are served in turn. Without one a whole table
    waits for the picture, which is drawn at once.
    """

    async def paint(self, request: PictureRequest) -> Picture:
        """Return a picture of a scene, with its alt text."""
        ...

    async def face(self, request: FaceRequest) -> Picture:
        """Return a small picture of a figure."""
        ...

    async def strip(self, pictures: Sequence[Picture], *, name: str, alt: str) -> Picture:
        """Return the middles of pictures side by side; `name` is its file name without ending.

        Raises:
            ValueError: there is no picture.
        """
        ...

    async def replay(self, request: ReplayRequest) -> Picture:
        """Return scenes as an animation of at most `request.limit` bytes.

        Raises:
            GameError: there is nothing to show, or it does not fit.
        """
        ...

    async def book(self, request: BookRequest) -> bytes:
        """Return a text with pictures as a PDF."""
        ...

    def cost(self, request: ExportRequest | ReplayRequest) -> int:
        """Return the cost of a file, in small files: 1 for a small one."""
        ...

    async def export(self, request: ExportRequest) -> tuple[Exported, ...]:
        """Return a scene as files; `request.form` is one of `formats`.

        Raises:
            GameError: there is no such format, or no smaller one of this file.
        """
        ...

    @property
    def formats(self) -> tuple[str, ...]:
        """The names of the formats that `export` can write."""
        ...

    @property
    def largest_map(self) -> int:
        """The most bytes of a file that `read_map` reads."""
        ...

    async def read_map(self, data: bytes, *, locale: str, asker: int) -> ReadMap:
        """Return the map that a file holds.

        Raises:
            GameError: it cannot be read; what is wrong is named.
        """
        ...

    async def prose(self, scene: Scene, *, locale: str, asker: int | None = None) -> str:
        """Return a description of the active hero's surroundings, in sentences."""
        ...

    async def symbols(
        self, scene: Scene, *, locale: str, asker: int | None = None
    ) -> tuple[str, ...]:
        """Return a line for each kind of thing on a map: its name and its look."""
        ...

    async def text_map(
        self, scene: Scene, *, locale: str, view: ViewName, asker: int | None = None
    ) -> str:
        """Return the scene as text for a message."""
        ...


class Poster(Protocol):
    """Posts cards in their channels."""

    def restore(self, adventure: str) -> None:
        """Update an adventure's card, or post it anew if it was deleted."""
        ...

    def retire_by(self, message: int, way: Callable[[], Awaitable[bool]]) -> None:
        """Note a way to remove a card's buttons once another one has taken its place.

        It returns whether the buttons are gone.
        """
        ...


class Watch(Protocol):
    """Checks who is still in the server, and where cards can be shown."""

    async def hindrance(self, guild: int, channel: int, parent: int = 0) -> "Hindrance | None":
        """Return the reason why a channel's cards cannot be shown and pressed, as far as known.

        `parent` is the channel of a thread, where that is known.
        """
        ...

    async def roll_call(self, adventure: str) -> None:
        """Check whether the players of an adventure and its host are still in the server."""
        ...

    async def muted(self, adventure: str) -> tuple[int, ...]:
        """Return which players of an adventure are in timeout in its server, as far as known."""
        ...


class EmojiStanding(Model):
    """How many emojis the application has of those that it wants, and what hinders the others.

    `trouble` is the meaning of Discord's last refusal; empty without one.
    """

    there: int
    wanted: int
    trouble: str = ""


class Emojis(Protocol):
    """The small pictures that the application has for signs (`rules.core.signs`)."""

    def markup(self, sign: str) -> str:
        """Return what shows a sign in a text; empty while there is no emoji for it."""
        ...

    def doubt(self) -> None:
        """Note that a message with emojis was refused: some may be gone.

        There is none until what the application has is known again.
        """
        ...

    def standing(self) -> EmojiStanding:
        """Return how many emojis there are."""
        ...


class CardLocks:
    """Keeps edits of a card in order: who changes one holds its lock."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, adventure: str) -> asyncio.Lock:
        """Return the lock to hold while the card of an adventure is changed."""
        lock = self._locks.get(adventure)
        if lock is None:
            lock = self._locks[adventure] = asyncio.Lock()
        return lock


@dataclass(frozen=True)
class Ports:
    """All parts that cogs need."""

    service: "Service"
    painter: Painter
    poster: Poster
    watch: Watch
    locks: CardLocks
    emojis: Emojis
