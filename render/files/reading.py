"""Reading maps back: our own levels, and dungeons of One Page Dungeon."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn

from pydantic import ValidationError

from render.files.audience import Audience
from render.files.level import read_level
from render.files.notes import Note
from render.files.one_page_reading import Dungeon, drawn
from render.files.soundness import sound
from render.files.trouble import trouble
from render.words import Say
from rules.core.errors import GameError
from rules.core.scene import Scene

MOST_BYTES = 2 * 2**20
"""The largest file that is read; the largest level of ours has about a twentieth."""


class Found(NamedTuple):
    """A map from a file: for whom it is, the place, what its keeper may know beside."""

    audience: Audience
    scene: Scene
    notes: tuple[Note, ...] = ()
    plan: Mapping[str, Any] | None = None


def read_map(data: bytes, say: Say) -> Found:
    """Return the map in a file.

    A dungeon of One Page Dungeon has everything in it, as for a keeper.

    Args:
        data: the file's bytes.
        say: the words in which it will be told; texts that they lack are refused.

    Raises:
        GameError: it cannot be read; what is wrong is named.
    """
    if len(data) > MOST_BYTES:
        raise GameError("export-unreadable-heavy", most=MOST_BYTES // 2**20)
    content = _parsed(data)
    if not isinstance(content, dict):
        raise GameError("export-unreadable-kind")
    if "format" in content:
        level = read_level(data)
        return Found(level.audience, sound(level.scene, say), plan=level.plan)
    if "rects" not in content:
        raise GameError("export-unreadable-kind")
    try:
        dungeon = Dungeon.model_validate(content)
    except ValidationError as wrong:
        raise trouble(wrong) from wrong
    scene, notes = drawn(dungeon)
    return Found("keeper", sound(scene, say), notes)


def _parsed(data: bytes) -> object:
    try:
        return json.loads(data.decode("utf-8-sig"), parse_constant=_refused)
    except json.JSONDecodeError as wrong:
        raise GameError("export-unreadable-json", line=wrong.lineno, column=wrong.colno) from wrong
    except (ValueError, RecursionError) as wrong:
        raise GameError("export-unreadable-kind") from wrong


def _refused(constant: str) -> NoReturn:
    raise ValueError(constant)
