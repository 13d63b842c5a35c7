"""Drawing maps outside of the event loop, so that the gateway's heartbeat never waits."""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import isqrt
from typing import Any, NamedTuple, TypeVar

import render
from bot.catalogs import all_words
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
from bot.drawing.keys import keys_of, notes_in, notes_of
from cogs.ports import (
    Exported,
    ExportRequest,
    KeyEntry,
    Picture,
    PictureRequest,
    ReadMap,
    ReplayRequest,
    ThemeName,
    ViewName,
)
from render import files as exports
from render.files.exporting import run_export
from render.pictures.replay import FRAMES
from rules.core.errors import GameError, RuleError
from rules.core.scene import Scene
from rules.core.words import Words

T = TypeVar("T")

SMALL, SMALLEST = 16, 8
"""Pixels per square of a picture that is too large for its frame."""
MOST_PIXELS = 4_000_000
"""The most pixels of such a picture, as phones are slow to show larger ones."""
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

    async def strip(self, pictures: Sequence[Picture], *, name: str, alt: str) -> Picture:
        """Return the middles of pictures side by side."""
        parts = tuple(each.data for each in pictures)
        data = await self._shown(None, partial(render.strip, parts))
        return Picture.model_construct(data=data, name=f"{name}.png", alt=alt)

    async def replay(self, request: ReplayRequest) -> Picture:
        """Return scenes as an animation, whose alt text tells how it ends."""
        work = partial(replayed, request, request.theme or self._theme)
        return await self._lane(request).done(request.asker, work)

    def cost(self, request: ExportRequest | ReplayRequest) -> int:
        """Return how many small files a file costs as much as."""
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
        """Return what the active hero sees, in sentences."""
        return await self._shown(asker, partial(prose, scene, locale))

    async def text_map(
        self, scene: Scene, *, locale: str, view: ViewName, asker: int | None = None
    ) -> str:
        """Return the scene as text."""
        return await self._shown(asker, partial(text_map, scene, locale, view))

    async def symbols(
        self, scene: Scene, *, locale: str, asker: int | None = None
    ) -> tuple[str, ...]:
        """Return the kinds of things on a map, each with what it looks like."""
        return await self._shown(asker, partial(symbols, scene, locale))


def _pixels(request: ExportRequest | ReplayRequest) -> int:
    """Return how many pixels of a picture are drawn in the time that a file takes."""
    if isinstance(request, ReplayRequest):
        return OF_A_FRAME * min(len(request.scenes), FRAMES)
    form, audience = known_format(request.form), request.audience
    return exports.pixels_of(request.scene, form, audience, request.storeys)


def painted(request: PictureRequest, theme: ThemeName) -> Picture:
    """Return the picture that a request asks for, with its alt text."""
    say = all_words(request.locale).say
    data = _picture(request.scene, say, theme, request.view, request.table)
    alt = render.alt_text(request.scene, say)
    return Picture.model_construct(data=data, name=f"{request.name}.png", alt=alt)


MOST_TOLD = 12
"""The most falls that the alt text of a replay tells, before what its last picture shows."""


def replayed(request: ReplayRequest, theme: ThemeName) -> Picture:
    """Return the animation that a request asks for."""
    words, scenes = all_words(request.locale), request.scenes
    made = render.replay(scenes, words.say, theme=theme, limit_bytes=request.limit)
    told = [words.phrase("render-replay-alt", frames=made.frames)]
    grave = render.gravest(scenes, words.say)[:MOST_TOLD]
    if grave:
        told.append(words.phrase("render-replay-told", told="; ".join(grave)))
    told.append(words.phrase("render-replay-end"))
    alt = " ".join((*told, render.alt_text(scenes[-1], words.say)))
    return Picture.model_construct(data=made.data, name=f"{request.name}.gif", alt=alt)


def exported(request: ExportRequest, theme: ThemeName) -> tuple[Exported, ...]:
    """Return the files that a request asks for.

    `theme` is used where the request names none and the file is not for paper.
    """
    words = all_words(request.locale)
    plan = None if request.plan is None else json.loads(request.plan)
    keeps = request.audience == "keeper"
    wanted = exports.ExportRequest(
        scene=request.scene,
        say=words.say,
        format=known_format(request.form),
        audience=request.audience,
        name=request.name,
        theme=request.theme or ("print" if request.form == "pdf" else theme),
        plan=plan,
        locale=request.locale,
        notes=_notes(request, plan, words) if keeps else (),
        storeys=request.storeys,
        keys=keys_of(plan, request.storeys, words) if keeps else {},
    )
    return fitted(wanted, request.limit)


def _notes(
    request: ExportRequest, plan: Mapping[str, Any] | None, words: Words
) -> tuple[exports.Note, ...]:
    """Return the keeper's key of a request: the one it brings, or that of its plan."""
    if request.key is None:
        return notes_of(plan, request.scene, words)
    return tuple(exports.Note(each.heading, each.lines, each.at) for each in request.key)


def read(data: bytes, locale: str) -> ReadMap:
    """Return the map that a file holds, with the key that it brings.

    Raises:
        GameError: it cannot be read.
    """
    words = all_words(locale)
    found = exports.read_map(data, words.say)
    notes = notes_in(found, words) if found.audience == "keeper" else ()
    for_players = found.scene if found.audience == "player" else exports.players_part(found.scene)
    return ReadMap.model_construct(
        audience=found.audience,
        scene=found.scene,
        players=for_players,
        key=tuple(KeyEntry(heading=n.heading, lines=n.lines, at=n.at) for n in notes),
        plan=None if found.plan is None else json.dumps(found.plan),
    )


def prose(scene: Scene, locale: str) -> str:
    """Return what the active hero sees, in sentences."""
    return render.prose(scene, all_words(locale).say)


def symbols(scene: Scene, locale: str) -> tuple[str, ...]:
    """Return the kinds of things on a map, each with what it looks like."""
    return render.symbols(scene, locale=locale)


def text_map(scene: Scene, locale: str, view: ViewName) -> str:
    """Return a scene as text."""
    return render.text_map(scene, all_words(locale).say, view=view)


def _picture(scene: Scene, say: render.Say, theme: ThemeName, view: ViewName, table: str) -> bytes:
    """Return a picture of a scene; one that is too large for rulers is drawn without them."""
    try:
        return render.picture(
            scene, say, theme=theme, view=view, legend=view == "overview", table=table
        )
    except GameError as refusal:
        if refusal.text.key != "render-too-large":
            raise
        ppg = max(SMALLEST, min(SMALL, isqrt(MOST_PIXELS // (scene.columns * scene.rows))))
        return exports.export(
            scene, say, "png", audience="player", name="map", theme=theme, ppg=ppg
        ).data


def known_format(form: str) -> exports.Format:
    """Return a format by its name.

    Raises:
        RuleError: there is none of that name.
    """
    for known in exports.FORMATS:
        if known == form:
            return known
    raise RuleError("error-no-such-format", form=form, forms=", ".join(exports.FORMATS))


def fitted(request: exports.ExportRequest, limit: int) -> tuple[Exported, ...]:
    """Return the file of a request, or smaller ones where it is too large."""
    usual = run_export(request)
    smaller = not exports.fits(usual.data, limit)
    files = exports.shrunk(request, limit, usual) if smaller else (usual,)
    key = exports.beside(request)
    files = (*files, key) if key else files
    return tuple(
        Exported.model_construct(
            data=file.data, name=file.name, smaller=smaller, alt=exports.alt_of(request, file)
        )
        for file in files
    )
