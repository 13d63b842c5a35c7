"""The rehearsal's card and its parts, in Discord's shape."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

from discord.utils import parse_time
from PIL import Image

Json = dict[str, Any]
V2, EPHEMERAL, THINKING = 1 << 15, 1 << 6, 1 << 7
ROW, BUTTON, LIST, TEXT, GALLERY, CONTAINER, LABEL = 1, 2, 3, 10, 12, 17, 18
CHANNELS, RADIOS, BOXES, BOX = 8, 21, 22, 23
SUCCESS, QUIET = 3, 2
PICTURE = "rehearsal.png"
_NOBODY: Json = {"parse": []}
_TEAL = (29, 122, 116)


def asking(custom_id: str, label: str, *, quiet: bool = False) -> Json:
    """Return a button."""
    style = QUIET if quiet else SUCCESS
    return {"type": BUTTON, "style": style, "custom_id": custom_id, "label": label}


def options(words: Sequence[str]) -> list[Json]:
    """Return choices of a list or a form, valued by their numbers."""
    return [{"label": each, "value": str(number)} for number, each in enumerate(words, start=1)]


def card(text: str, *rows: Sequence[Json]) -> Json:
    """Return a card with a text, and rows of things to press below it."""
    inner: list[Json] = [{"type": TEXT, "content": text}]
    inner += [{"type": ROW, "components": list(row)} for row in rows if row]
    box = {"type": CONTAINER, "accent_color": 0x1D7A74, "components": inner}
    return {"flags": V2, "components": [box], "allowed_mentions": _NOBODY}


def pictured(text: str) -> Json:
    """Return a message with a text and the picture that is sent along."""
    gallery: Json = {"media": {"url": f"attachment://{PICTURE}"}, "description": text}
    shown = [{"type": TEXT, "content": text}, {"type": GALLERY, "items": [gallery]}]
    return {"flags": V2, "components": shown, "allowed_mentions": _NOBODY}


def private(text: str, *row: Json) -> Json:
    """Return an answer that one person alone sees."""
    rows = [{"type": ROW, "components": list(row)}] if row else []
    said = {"content": text, "flags": EPHEMERAL, "components": rows}
    return {**said, "allowed_mentions": _NOBODY}


def picture() -> bytes:
    """Return a small picture to be looked at: a band of colour, lighter to the right."""
    shades = Image.linear_gradient("L").rotate(90).resize((480, 120))
    data = io.BytesIO()
    light, dark = (Image.new("RGB", shades.size, colour) for colour in ("white", _TEAL))
    Image.composite(light, dark, shades).save(data, "PNG")
    return data.getvalue()


def edited_at(message: Mapping[str, Any]) -> float | None:
    """Return when a message was last edited by Discord's clock, in milliseconds since 1970."""
    edited = parse_time(message.get("edited_timestamp"))
    return None if edited is None else edited.timestamp() * 1000
