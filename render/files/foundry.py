"""A scene for Foundry VTT, version 12 and later, where doors can be locked or secret.

The zip is to be unpacked in Foundry's `Data` folder; the JSON is then imported into a scene.
"""

import json
from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise

from render.drawing.colour import ThemeName
from render.drawing.own_colours import theme_in
from render.files.audience import Audience, for_virtual_table
from render.files.boundaries import Door, Line
from render.files.bundle import zipped
from render.files.notes import Note
from render.files.picture import pixels_per_square, table_png
from render.files.walls import lines_of
from rules.core.scene import Barrier, Scene

FOLDER = "undercroft"
CORE = "12.331"
"""The version of Foundry whose fields are written; later ones migrate them."""
NONE, LIMITED, NORMAL = 0, 10, 20
DOOR, SECRET = 1, 2
SHUT, AJAR, LOCKED = 0, 1, 2
SEEN_THROUGH = frozenset({Barrier.PORTCULLIS})
IDENTIFIER = 16


def foundry(
    place: Scene, audience: Audience, theme: ThemeName, ppg: int, *, name: str, title: str,
    feet: float, notes: Sequence[Note] = (),
) -> bytes:  # fmt: skip
    """Return the zip: `<name>.json`, and its picture in a folder.

    Args:
        place: a scene from `for_audience`.
        audience: for players a secret door that was found is a door.
        theme: the palette of the picture.
        ppg: pixels per square.
        name: the files' name.
        title: the scene's name.
        feet: the length of a square's side.
        notes: the keeper's key: pins with their words on the squares of their marks.
    """
    ppg = pixels_per_square(place, ppg)
    picture = f"{FOLDER}/{name}.png"
    page = "#{:02x}{:02x}{:02x}".format(*theme_in(theme, place.colours).page)
    found = lines_of(place)
    lines: list[tuple[Line, Door | None]] = [
        (piece, None) for path in found.walls for piece in pairwise(path)
    ]
    lines += [(door.ends, door) for door in found.doors]
    content = {
        "name": title,
        "width": place.columns * ppg,
        "height": place.rows * ppg,
        "padding": 0,
        "background": {"src": picture},
        "backgroundColor": page,
        "grid": {"type": 1, "size": ppg, "distance": feet, "units": "ft"},
        "tokenVision": True,
        "fog": {"exploration": True},
        "environment": {"darknessLevel": 0, "globalLight": {"enabled": True}},
        "walls": [_wall(line, door, audience, ppg) for line, door in lines],
        "lights": [],
        "tokens": [],
        "notes": [_pin(note, note.at, ppg) for note in notes if note.at is not None],
        "flags": {"undercroft": {"audience": audience}},
        "_stats": {"coreVersion": CORE},
    }
    text = json.dumps(content, indent=1, ensure_ascii=False).encode()
    return zipped(
        {f"{name}.json": text, picture: table_png(for_virtual_table(audience, place), theme, ppg)}
    )


def _pin(note: Note, at: tuple[float, float], ppg: int) -> dict[str, object]:
    text = "\n".join((note.heading, *note.lines))
    return {
        "_id": blake2b(repr((at, text)).encode()).hexdigest()[:IDENTIFIER],
        "x": round((at[0] + 0.5) * ppg),
        "y": round((at[1] + 0.5) * ppg),
        "text": text,
        "texture": {"src": "icons/svg/book.svg"},
        "iconSize": 40,
        "fontSize": 24,
        "global": False,
    }


def _wall(line: Line, door: Door | None, audience: Audience, ppg: int) -> dict[str, object]:
    ends = [round(value * ppg) for point in line for value in point]
    kind = door.kind if door else Barrier.WALL
    sight = sound = NORMAL
    if kind in SEEN_THROUGH:
        sight = sound = NONE
    elif kind is Barrier.BARRICADE:
        sight, sound = LIMITED, NONE
    return {
        "_id": blake2b(repr((ends, kind.value)).encode()).hexdigest()[:IDENTIFIER],
        "c": ends,
        "move": NORMAL,
        "sight": sight,
        "light": sight,
        "sound": sound,
        "dir": 0,
        "door": _door(kind, audience),
        "ds": {Barrier.LOCKED: LOCKED, Barrier.AJAR: AJAR}.get(kind, SHUT),
    }


def _door(kind: Barrier, audience: Audience) -> int:
    if kind in (Barrier.WALL, Barrier.BARRICADE):
        return NONE
    return SECRET if kind is Barrier.SECRET and audience == "keeper" else DOOR
