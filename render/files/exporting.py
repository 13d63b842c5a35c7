"""Exports: the formats, what decides a file, and which module writes it."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from render.drawing.colour import ThemeName
from render.files.audience import Audience, for_audience
from render.files.donjon import tsv
from render.files.foundry import Look, foundry
from render.files.level import level_file
from render.files.notes import Note, told
from render.files.one_page import one_page
from render.files.pdf import page_count, pdf
from render.files.picture import png
from render.files.sheets import Paper
from render.files.svg import svg
from render.files.tiled import tmx
from render.files.uvtt import uvtt
from render.words import Say, own_words
from render.words.alt_text import alt_text
from render.words.text_map import text_sheet
from rules.core.scene import Scene
from rules.core.storeys import Storeys

Format = Literal["png", "svg", "pdf", "uvtt", "foundry", "tmx", "tsv", "txt", "json", "onepage"]
FORMATS: tuple[Format, ...] = get_args(Format)

PPG = 70
"""Pixels per square on tables and screens."""
FEET = 10.0
ZIP = "application/zip"
ENDINGS: Mapping[Format, tuple[str, str]] = {
    "png": (".png", "image/png"),
    "svg": (".svg", "image/svg+xml"),
    "pdf": (".pdf", "application/pdf"),
    "uvtt": (".uvtt", "application/json"),
    "foundry": (".foundry.zip", ZIP),
    "tmx": (".tmx.zip", ZIP),
    "tsv": (".tsv", "text/tab-separated-values"),
    "txt": (".txt", "text/plain; charset=utf-8"),
    "json": (".level.json", "application/json"),
    "onepage": (".onepage.json", "application/json"),
}


CARRYING: frozenset[Format] = frozenset({"pdf", "foundry", "txt", "json", "onepage"})
"""Formats in which the keeper's key, or the plan that it is written from, has a place."""


@dataclass(frozen=True)
class Export:
    """A finished file."""

    name: str
    data: bytes
    media_type: str


@dataclass(frozen=True)
class ExportRequest:
    """All that decides a file."""

    scene: Scene
    say: Say
    format: Format
    audience: Audience
    name: str
    paper: Paper = "a4"
    theme: ThemeName | None = None
    """The palette, if not the one that the format has."""
    ppg: int | None = None
    """Pixels per square, if not as many as the format has."""
    feet: float = FEET
    plan: Mapping[str, Any] | None = None
    locale: str = "en"
    pages: tuple[int, ...] | None = None
    notes: tuple[Note, ...] = ()
    storeys: Storeys | None = None
    """All levels that the audience may see, for the format that has several."""
    keys: Mapping[int, tuple[Note, ...]] = field(default_factory=dict)
    """The keeper's keys of all levels, by their depths."""


def export(
    scene: Scene,
    say: Say,
    format: Format,  # noqa: A002 - the word everybody uses for it
    *,
    audience: Audience,
    name: str,
    theme: ThemeName | None = None,
    ppg: int | None = None,
    paper: Paper = "a4",
    feet: float = FEET,
    plan: Mapping[str, Any] | None = None,
    locale: str = "en",
    notes: tuple[Note, ...] = (),
) -> Export:
    """Return a scene as a file.

    Args:
        scene: what its audience may see.
        say: puts the scene's texts into words.
        format: one of `FORMATS`.
        audience: players get what is known, keepers all there is in the scene.
        name: what the file is about, such as "crypt level 2"; it becomes the file's name.
        theme: the palette of pictures, if not parchment, or on paper the one that spares ink.
        ppg: pixels per square (per inch in a PDF), if not the usual; pictures have at most 4,096
            pixels a side.
        paper: the size of a PDF's pages.
        feet: the length of a square's side, for Foundry.
        plan: how the place was made, kept in a keeper's "json".
        locale: the language of alt texts, legends and page names.
        notes: the keeper's key, for the formats that carry it: "pdf", "foundry" and "txt".

    Raises:
        GameError: "export-too-large": a picture's squares would be under 8 pixels.
    """
    request = ExportRequest(
        scene, say, format, audience, name, paper, theme, ppg, feet, plan, locale,
        notes=notes,
    )  # fmt: skip
    return run_export(request)


def run_export(request: ExportRequest) -> Export:
    """Return the file that a request asks for."""
    ending, media_type = ENDINGS[request.format]
    data = _WRITERS[request.format](request)
    return Export(f"{stem(request)}{ending}", data, media_type)


def stem(request: ExportRequest) -> str:
    """Return a file name without its ending: small letters, digits, dashes, the audience."""
    plain = re.sub(r"[^a-z0-9]+", "-", request.name.lower()).strip("-")
    return f"{plain[:60] or 'map'}-{request.audience}"


def page_numbers(request: ExportRequest) -> Iterable[int]:
    """Return the numbers of all pages of the PDF that a request asks for."""
    return range(page_count(_place(request), request.paper, _notes(request)))


def beside(request: ExportRequest) -> Export | None:
    """Return the key as a text of its own, for a format that has no room for it, or None."""
    if request.format in CARRYING or not _notes(request):
        return None
    return Export(f"{stem(request)}-key.txt", told(_notes(request)).encode(), ENDINGS["txt"][1])


def alt_of(request: ExportRequest, file: Export) -> str:
    """Return the alt text of a file that a request led to; "" where it is no picture."""
    if not file.media_type.startswith("image/"):
        return ""
    return alt_text(_place(request), request.say, locale=request.locale)


def _notes(request: ExportRequest) -> tuple[Note, ...]:
    return request.notes if request.audience == "keeper" else ()


def _place(request: ExportRequest) -> Scene:
    return for_audience(request.audience, request.scene)


def _theme(request: ExportRequest) -> ThemeName:
    return request.theme or ("print" if request.format == "pdf" else "parchment")


def _png(request: ExportRequest) -> bytes:
    return png(_place(request), _theme(request), request.ppg or PPG)


def _svg(request: ExportRequest) -> bytes:
    return svg(_place(request), request.say, _theme(request), request.locale)


def _pdf(request: ExportRequest) -> bytes:
    return pdf(
        _place(request), request.say, _theme(request), request.paper, request.ppg,
        request.locale, request.pages, _notes(request),
    )  # fmt: skip


def _uvtt(request: ExportRequest) -> bytes:
    return uvtt(_place(request), request.audience, _theme(request), request.ppg or PPG)


def _foundry(request: ExportRequest) -> bytes:
    look = Look(
        request.audience, _theme(request), request.ppg or PPG, stem(request), request.feet
    )  # fmt: skip
    return foundry(
        _place(request), look, request.say, own_words(request.locale), _notes(request),
        request.storeys, request.keys if request.audience == "keeper" else {},
    )  # fmt: skip


def _tmx(request: ExportRequest) -> bytes:
    return tmx(_place(request), request.say, _theme(request), stem(request))


def _tsv(request: ExportRequest) -> bytes:
    return tsv(_place(request))


def _txt(request: ExportRequest) -> bytes:
    sheet = text_sheet(_place(request), request.say, locale=request.locale)
    key = _notes(request)
    return (f"{sheet.rstrip()}\n\n{told(key)}" if key else sheet).encode()


def _json(request: ExportRequest) -> bytes:
    return level_file(request.scene, request.audience, request.plan)


def _onepage(request: ExportRequest) -> bytes:
    return one_page(_place(request), request.audience, request.say, _notes(request))


_WRITERS: dict[Format, Callable[[ExportRequest], bytes]] = {
    "png": _png, "svg": _svg, "pdf": _pdf, "uvtt": _uvtt, "foundry": _foundry, "tmx": _tmx,
    "tsv": _tsv, "txt": _txt, "json": _json, "onepage": _onepage,
}  # fmt: skip
