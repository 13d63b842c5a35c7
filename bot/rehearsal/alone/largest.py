"""The largest card that a bot may send, with every kind of component; nobody can press on it."""

import io
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from PIL import Image

from bot.rehearsal.telling import at

Json = dict[str, Any]

V2 = 1 << 15
COMPONENTS, LETTERS, PICTURES, CHOICES, ALT = 40, 4000, 10, 25, 1024
"""The most that a card has: components, letters in all, pictures, lines of a list, and letters that
describe a picture."""
_BUTTONS = 5
_MAP, _SIGN = (1600, 884), (48, 48)
"""Pixels of a map as the bot draws it, and of a small picture."""
_ROW, _BUTTON, _LIST, _PEOPLE, _ROLES, _ANYBODY, _PLACES = 1, 2, 3, 5, 6, 7, 8
_SECTION, _TEXT, _THUMBNAIL, _GALLERY, _FILE, _SEPARATOR, _CONTAINER = 9, 10, 11, 12, 13, 14, 17


def picture(size: tuple[int, int], shade: int) -> bytes:
    """Return a PNG of one colour."""
    data = io.BytesIO()
    Image.new("RGB", size, (shade, 92, 140)).save(data, "PNG")
    return data.getvalue()


@cache
def pictures() -> Mapping[str, bytes]:
    """Return as many pictures as a card shows, by name: the first as large as a map."""
    sizes = [_MAP, *[_SIGN] * (PICTURES - 1)]
    return {f"picture-{n}.png": picture(size, 20 * n) for n, size in enumerate(sizes)}


def sizes() -> list[tuple[int, int]]:
    """Return width and height of those pictures in pixels, in their order."""
    return [_MAP, *[_SIGN] * (PICTURES - 1)]


def described(names: Sequence[str]) -> list[Json]:
    """Return the entries of files in a request, each with the longest description."""
    return [{"id": n, "filename": name, "description": alt(n)} for n, name in enumerate(names)]


def alt(number: int) -> str:
    """Return the longest description of a picture."""
    return f"Picture {number} is of one colour. ".ljust(ALT, ".")


def text(words: str) -> Json:
    """Return a text."""
    return {"type": _TEXT, "content": words}


def gallery(names: Sequence[str]) -> Json:
    """Return a gallery of files of these names, each with its description."""
    items = [
        {"media": {"url": f"attachment://{name}"}, "description": alt(n)}
        for n, name in enumerate(names)
    ]
    return {"type": _GALLERY, "items": items}


def button(key: str, style: int = 2) -> Json:
    """Return a button that cannot be pressed."""
    return {"type": _BUTTON, "style": style, "label": "B", "custom_id": key, "disabled": True}


def row(*parts: Json) -> Json:
    """Return a row of controls."""
    return {"type": _ROW, "components": list(parts)}


def choice(key: str, many: int) -> Json:
    """Return a list of so many lines in which nobody can choose."""
    options = [{"label": f"Line {n}", "value": str(n), "description": "D"} for n in range(many)]
    return {"type": _LIST, "custom_id": key, "options": options, "disabled": True}


def _chooser(kind: int, key: str) -> Json:
    return {"type": kind, "custom_id": key, "disabled": True}


def largest(shown: Json) -> list[Json]:
    """Return the components of the largest card around a gallery, with every kind but files."""
    link = {"type": _BUTTON, "style": 5, "label": "L", "url": "https://discord.com"}
    parts: list[Json] = [
        text("# The largest card"),
        shown,
        {"type": _SEPARATOR, "spacing": 2, "divider": True},
        _section([text("One"), text("Two"), text("Three")], button("x".ljust(100, "x"), 1)),
        row(*[button(f"button-{n}", 1 + n % 4) for n in range(_BUTTONS)]),
        row(choice("list", CHOICES)),
        row(_chooser(_PEOPLE, "people")),
        row(_chooser(_ROLES, "roles")),
        row(_chooser(_ANYBODY, "anybody")),
        row(_chooser(_PLACES, "places")),
        row(link),
    ]
    card: list[Json] = [{"type": _CONTAINER, "accent_color": 0x0072B2, "components": parts}]
    parts.extend(text("So") for _ in range(COMPONENTS - 1 - sum(1 for _ in walked(card))))
    letters = sum(len(each) for each in texts(card))
    card.append(text("The longest text. ".ljust(LETTERS - letters, ".")))
    return card


def smaller(names: Sequence[str], file: str) -> list[Json]:
    """Return the components of a card with pictures, the last in a corner, and a file."""
    *shown, corner = names
    thumbnail = {"media": {"url": f"attachment://{corner}"}, "description": alt(0)}
    return [
        _section([text("A picture in the corner")], {"type": _THUMBNAIL, **thumbnail}),
        gallery(shown),
        {"type": _FILE, "file": {"url": f"attachment://{file}"}},
    ]


def _section(texts: list[Json], accessory: Json) -> Json:
    return {"type": _SECTION, "components": texts, "accessory": accessory}


def walked(components: object) -> Iterator[Json]:
    """Visit every component of a list, outer before inner."""
    for each in components if isinstance(components, list) else ():
        if isinstance(each, Mapping):
            yield dict(each)
            yield from walked(each.get("components"))
            yield from walked([each[key] for key in ("accessory", "component") if key in each])


def texts(components: object) -> list[str]:
    """List the texts of components."""
    return [str(each.get("content")) for each in walked(components) if each.get("type") == _TEXT]


def media(components: object) -> list[Json]:
    """List what components show: items of galleries, pictures in corners, files."""
    found: list[Any] = []
    for each in walked(components):
        found += [at(item, "media") for item in each.get("items") or ()]
        found += [each[key] for key in ("media", "file") if key in each]
    return [each for each in found if isinstance(each, dict)]
