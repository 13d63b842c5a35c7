"""Files that have to fit through a limit on uploads: smaller, packed, or in parts."""

from collections.abc import Iterator
from dataclasses import replace

from render.files.bundle import zipped
from render.files.make import ZIP, Export, Order, made, page_numbers, stem
from rules.core.errors import GameError

STEPS = {
    "png": (50, 35, 24, 16),
    "uvtt": (50, 35, 24, 16),
    "foundry": (50, 35, 24, 16),
    "pdf": (110, 75),
}
"""Pixels per square, or per inch on paper, to try one after the other."""
PACKED = frozenset({"svg", "tsv", "txt", "json"})


def fits(data: bytes, limit: int) -> bool:
    """Return whether a file may be sent where `limit` bytes are the most."""
    return len(data) <= limit


def shrunk(order: Order, limit: int) -> tuple[Export, ...]:
    """Return an order's file in a form that fits.

    Args:
        order: what is wanted.
        limit: the most bytes of one file.

    Returns:
        The file itself if it fits; else the same with smaller squares, or packed as a zip, or a
        PDF in several parts, each of which fits.

    Raises:
        GameError: "export-too-heavy": even its smallest form is larger than the limit, or what
            `export` raises.
    """
    usual = made(order)
    if fits(usual.data, limit):
        return (usual,)
    for ppg in STEPS.get(order.format, ()):
        smaller = made(replace(order, ppg=ppg))
        if fits(smaller.data, limit):
            return (smaller,)
    if order.format == "pdf":
        return tuple(_parts(replace(order, ppg=STEPS["pdf"][-1]), limit))
    if order.format in PACKED:
        packed = Export(f"{stem(order)}.zip", zipped({usual.name: usual.data}), ZIP)
        if fits(packed.data, limit):
            return (packed,)
    raise GameError("export-too-heavy")


def _parts(order: Order, limit: int) -> Iterator[Export]:
    """Yield a PDF as several, each of as many pages as fit."""
    left, number = list(page_numbers(order)), 1
    while left:
        count = len(left)
        part = made(replace(order, pages=tuple(left)))
        while not fits(part.data, limit):
            if count == 1:
                raise GameError("export-too-heavy")
            count = max(1, min(count - 1, count * limit // len(part.data)))
            part = made(replace(order, pages=tuple(left[:count])))
        yield Export(f"{stem(order)}-{number}.pdf", part.data, part.media_type)
        left, number = left[count:], number + 1
