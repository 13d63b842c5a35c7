"""The `custom_id` of buttons and lists: `u1|adventure|version|verb`."""

import re
from typing import NamedTuple

PREFIX = "u1"
LIMIT = 100
REHEARSAL = "rehearsal_"
"""How ids and commands of a rehearsal begin: they are answered by the process that holds it."""
_SHAPE = re.compile(
    r"u1\|([0-9a-z]{1,20})\|([0-9]{1,9})\|([a-z]{1,12})(?:\.([A-Za-z0-9.+_-]{1,45}))?"
)


class Pressed(NamedTuple):
    """The meaning of a button: its adventure, the version that it showed, a verb and its detail."""

    adventure: str
    version: int
    verb: str
    detail: str


def encode(adventure: str, version: int, verb: str) -> str:
    """Return the `custom_id` of a button; `verb` may have a detail after a dot.

    Raises:
        ValueError: `decode` could not read it back.
    """
    custom_id = f"{PREFIX}|{adventure}|{version}|{verb}"
    if len(custom_id) > LIMIT or not _SHAPE.fullmatch(custom_id):
        raise ValueError(f"not a readable custom_id: {custom_id!r}")
    return custom_id


def adventure_of(custom_id: str) -> str:
    """Return the adventure of a `custom_id`, or nothing if it is not ours."""
    found = _SHAPE.fullmatch(custom_id)
    return "" if found is None else found[1]


def decode(custom_id: str) -> Pressed | None:
    """Return the meaning of a `custom_id`, or None if it is not ours."""
    found = _SHAPE.fullmatch(custom_id)
    if found is None:
        return None
    adventure, version, verb, detail = found.groups()
    return Pressed(adventure, int(version), verb, detail or "")
