"""The work that is drawn: functions of what was asked alone, for whichever thread or process.

A process that draws loads this before its first work, and nothing of the queues before it.
"""

import json
from collections.abc import Mapping
from io import BytesIO
from math import isqrt
from typing import Any

from PIL import Image

import render
from bot.catalogs import all_words
from bot.drawing.keys import keys_of, notes_in, notes_of
from cogs.ports import (
    BookBlock,
    BookRequest,
    Exported,
    ExportRequest,
    FaceRequest,
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
from render.pictures.portrait import portrait
from rules.core.errors import GameError, RuleError
from rules.core.scene import Scene
from rules.core.words import Words

SMALL, SMALLEST = 16, 8
"""Pixels per square of a picture that is too large for its frame."""
MOST_PIXELS = 4_000_000
"""The most pixels of such a picture, as phones are slow to show larger ones."""
MOST_TOLD = 12
"""The most falls that the alt text of a replay tells, before what its last picture shows."""


def painted(request: PictureRequest, theme: ThemeName) -> Picture:
    """Return the picture that a request asks for, with its alt text."""
    say = all_words(request.locale).say
    data = _picture(request, say, theme)
    alt = render.alt_text(request.scene, say, locale=request.locale)
    return Picture.model_construct(data=data, name=f"{request.name}.png", alt=alt)


def faced(request: FaceRequest, theme: ThemeName) -> Picture:
    """Return the figure that a request asks for, by itself."""
    data = portrait(request.token, theme=theme, close=True)
    return Picture.model_construct(data=data, name=f"{request.name}.png", alt=request.alt)


def replayed(request: ReplayRequest, theme: ThemeName) -> Picture:
    """Return the animation that a request asks for."""
    words, scenes = all_words(request.locale), request.scenes
    made = render.replay(
        scenes,
        words.say,
        theme=theme,
        limit_bytes=request.limit,
        told=request.told,
        locale=request.locale,
    )
    told = [words.phrase("render-replay-alt", frames=made.frames)]
    grave = render.gravest(scenes, words.say, locale=request.locale)[:MOST_TOLD]
    if grave:
        told.append(words.phrase("render-replay-told", told="; ".join(grave)))
    told.append(words.phrase("render-replay-end"))
    end = render.alt_text(scenes[-1], words.say, locale=request.locale)
    alt = " ".join((*told, end))
    return Picture.model_construct(data=made.data, name=f"{request.name}.gif", alt=alt)


def bound(request: BookRequest) -> bytes:
    """Return the PDF of a text, with its pictures in colours that save ink."""
    say = all_words(request.locale).say
    blocks = (_block(each, say, request.locale) for each in request.blocks)
    return exports.book(blocks, request.title, request.locale)


def _block(block: BookBlock, say: render.Say, locale: str) -> exports.Block:
    if block.scene is None:
        return exports.Block(block.kind, block.runs)
    whole = PictureRequest(scene=block.scene, locale=locale, name="map", view="overview")
    data = _picture(whole, say, "print")
    alt = render.alt_text(block.scene, say, locale=locale)
    return exports.Block(block.kind, ((alt, 0),), Image.open(BytesIO(data)))


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
    """Return a description of the active hero's surroundings, in sentences."""
    return render.prose(scene, all_words(locale).say, locale=locale)


def symbols(scene: Scene, locale: str) -> tuple[str, ...]:
    """Return a line for each kind of thing on a map: its name and its look."""
    return render.symbols(scene, locale=locale)


def text_map(scene: Scene, locale: str, view: ViewName) -> str:
    """Return a scene as text."""
    return render.text_map(scene, all_words(locale).say, view=view, locale=locale)


def _picture(request: PictureRequest, say: render.Say, theme: ThemeName) -> bytes:
    """Return a picture of a scene; one that is too large for rulers is drawn without them."""
    scene, view = request.scene, request.view
    try:
        return render.picture(
            scene,
            say,
            theme=theme,
            view=view,
            legend=view == "overview",
            locale=request.locale,
            table=request.table,
            shape=request.shape,
        )
    except GameError as refusal:
        if refusal.text.key != "render-too-large":
            raise
        ppg = max(SMALLEST, min(SMALL, isqrt(MOST_PIXELS // (scene.columns * scene.rows))))
        return exports.export(
            scene,
            say,
            "png",
            audience="player",
            name="map",
            theme=theme,
            ppg=ppg,
            locale=request.locale,
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
