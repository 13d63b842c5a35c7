"""Pictures of figures from packs: decoded once, with care, and laid on the bodies of tokens."""

from base64 import b64decode
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops, ImageOps

from render.drawing.cache import MB, LruCache, bytes_of
from rules.core.packs.emblems import trouble_with
from rules.core.scene import Emblem
from rules.core.words import Text

LARGEST: Final = 192
"""Pixels of a decoded emblem, across and down: more than any token has."""
NOTHING: Final = (1, 1)
"""The size of what is kept of a picture that cannot be decoded."""

_decoded: LruCache[Image.Image] = LruCache(8 * MB, bytes_of)


def trouble_with_picture(data: bytes) -> Text | None:
    """Return the fault of an emblem, decoded as for a map; None if there is none."""
    return trouble_with(data) or (Text.of("pack-emblem-damaged") if _read(data) is None else None)


def picture_of(emblem: Emblem | None) -> Image.Image | None:
    """Return an emblem's pixels, None where there is none or nobody can decode it."""
    if emblem is None:
        return None
    found = _decoded.get(emblem.id, lambda: _of_text(emblem.png) or Image.new("RGBA", NOTHING))
    return None if found.size == NOTHING else found


def _of_text(text: str) -> Image.Image | None:
    try:
        data = b64decode(text, validate=True)
    except ValueError:
        return None
    return None if trouble_with(data) else _read(data)


def _read(data: bytes) -> Image.Image | None:
    """Return the pixels of a PNG that is small by its first bytes, None where it is damaged."""
    try:
        with Image.open(BytesIO(data), formats=["PNG"]) as file:
            file.load()
            picture = file.convert("RGBA")
    except Exception:  # noqa: BLE001 - whatever Pillow raises of it, the file is damaged
        return None
    return ImageOps.pad(picture, (LARGEST, LARGEST), Image.Resampling.LANCZOS, (0, 0, 0, 0))


def laid(body: Image.Image, picture: Image.Image, side: int, rise: int) -> Image.Image:
    """Return a picture of `side` pixels where a body has pixels and nowhere else.

    Its middle is `rise` pixels above that of the body.
    """
    small = picture.resize((side, side), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", body.size, (0, 0, 0, 0))
    sheet.paste(small, ((body.width - side) // 2, (body.height - side) // 2 - rise))
    sheet.putalpha(ImageChops.multiply(sheet.getchannel("A"), body.getchannel("A")))
    return sheet
