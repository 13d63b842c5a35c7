"""Emblems: small PNG pictures of a pack. Whether one can be drawn is looked at elsewhere."""

import re
import struct
from collections.abc import Callable
from typing import Final

from rules.core.packs.limits import LARGEST_EMBLEM
from rules.core.words import Text

EMBLEM: Final = re.compile(r"emblems/([a-z][a-z0-9_]{0,47})\.png")
"""The file of an emblem: an id of at most 32 letters, and what of its entry is shown."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">I4sII")
MOST_EMBLEM_BYTES: Final = 64 * 1024

Look = Callable[[bytes], Text | None]
"""Says what is wrong with a picture whose first bytes are right, None where nothing is.

Rules know no pixels: whoever can decode a PNG brings one.
"""


def unseen(_: bytes) -> None:
    """Return None: without a decoder no fault of an emblem is found."""


def trouble_with(data: bytes) -> Text | None:
    """Return the fault of an emblem by its first bytes; None if there is none."""
    if len(data) > MOST_EMBLEM_BYTES:
        return Text.of("pack-emblem-heavy", most=MOST_EMBLEM_BYTES // 1024)
    if not data.startswith(_SIGNATURE) or len(data) < len(_SIGNATURE) + _HEADER.size:
        return Text.of("pack-emblem-not-png")
    length, name, across, down = _HEADER.unpack_from(data, len(_SIGNATURE))
    if (length, name) != (13, b"IHDR") or not across or not down:
        return Text.of("pack-emblem-not-png")
    if max(across, down) > LARGEST_EMBLEM:
        return Text.of("pack-emblem-large", most=LARGEST_EMBLEM)
    return None
