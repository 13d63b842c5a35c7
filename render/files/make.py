"""Making an export: which format is written by whom."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from render.drawing.theme import ThemeName
from render.files.donjon import tsv
from render.files.foundry import foundry
from render.files.level import level_file
from render.files.pdf import page_count, pdf
from render.files.picture import png
from render.files.place import Audience, shown_to
from render.files.sheets import Paper
from render.files.svg import svg
from render.files.tiled import tmx
from render.files.uvtt import uvtt
from render.words import Say
from render.words.textmap import text_sheet
from rules.core.scene import Scene

Format = Literal["png", "svg", "pdf", "uvtt", "foundry", "tmx", "tsv", "txt", "json"]
FORMATS: tuple[Format, ...] = get_args(Format)

PPG, DOTS = 70, 150
"""Pixels per square on tables and screens, and per inch on paper."""
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
}


@dataclass(frozen=True)
class Export:
    """A finished file."""

    name: str
    data: bytes
    media_type: str


@dataclass(frozen=True)
class Order:
    """All that decides what a file becomes. Where `theme` and `ppg` are None, the usual ones."""

    scene: Scene
    say: Say
    format: Format
    audience: Audience
    name: str
    theme: ThemeName | None = None
    ppg: int | None = None
    paper: Paper = "a4"
    feet: float = FEET
    plan: Mapping[str, Any] | None = None
    locale: str = "en"
    pages: tuple[int, ...] | None = None


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
) -> Export:
    """Return a scene as a file.

    Args:
        scene: what may be seen, by the one it is for.
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

    Raises:
        GameError: "export-too-large": a picture's squares would be under 8 pixels.
    """
    order = Order(
        scene, say, format, audience, name, theme, ppg, paper, feet, plan, locale
    )  # fmt: skip
    return made(order)


def made(order: Order) -> Export:
    """Carry an order out."""
    ending, media_type = ENDINGS[order.format]
    data = _WRITERS[order.format](order)
    return Export(f"{stem(order)}{ending}", data, media_type)


def stem(order: Order) -> str:
    """The file's name without its ending: small letters, digits and dashes, and whom it is for."""
    plain = re.sub(r"[^a-z0-9]+", "-", order.name.lower()).strip("-")
    return f"{plain[:60] or 'map'}-{order.audience}"


def page_numbers(order: Order) -> Iterable[int]:
    """Return the numbers of all pages that an order for a PDF makes."""
    return range(page_count(_place(order)))


def _place(order: Order) -> Scene:
    return shown_to(order.audience, order.scene)


def _theme(order: Order) -> ThemeName:
    return order.theme or ("print" if order.format == "pdf" else "parchment")


def _png(order: Order) -> bytes:
    return png(_place(order), _theme(order), order.ppg or PPG)


def _svg(order: Order) -> bytes:
    return svg(_place(order), order.say, _theme(order), order.locale)


def _pdf(order: Order) -> bytes:
    return pdf(
        _place(order), order.say, _theme(order), order.paper, order.ppg or DOTS, order.locale,
        order.pages,
    )  # fmt: skip


def _uvtt(order: Order) -> bytes:
    return uvtt(_place(order), order.audience, _theme(order), order.ppg or PPG)


def _foundry(order: Order) -> bytes:
    return foundry(
        _place(order), order.audience, _theme(order), order.ppg or PPG, name=stem(order),
        title=order.say(order.scene.title), feet=order.feet,
    )  # fmt: skip


def _tmx(order: Order) -> bytes:
    return tmx(_place(order), order.say, _theme(order), stem(order))


def _tsv(order: Order) -> bytes:
    return tsv(_place(order))


def _txt(order: Order) -> bytes:
    return text_sheet(_place(order), order.say, locale=order.locale).encode()


def _json(order: Order) -> bytes:
    return level_file(order.scene, order.audience, order.plan)


_WRITERS: dict[Format, Callable[[Order], bytes]] = {
    "png": _png, "svg": _svg, "pdf": _pdf, "uvtt": _uvtt, "foundry": _foundry, "tmx": _tmx,
    "tsv": _tsv, "txt": _txt, "json": _json,
}  # fmt: skip
