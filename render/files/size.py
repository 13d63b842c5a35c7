"""Fitting files to a limit on uploads: with smaller squares, zipped, or in parts."""

from collections.abc import Iterator
from dataclasses import replace

from render.files.bundle import zipped
from render.files.exporting import ZIP, Export, ExportRequest, page_numbers, run_export, stem
from rules.core.errors import GameError

STEPS = {
    "png": (50, 35, 24, 16),
    "uvtt": (50, 35, 24, 16),
    "foundry": (50, 35, 24, 16),
    "pdf": (110, 75),
}
"""Pixels per square (per inch on paper) that are tried, one after the other."""
PACKED = frozenset({"svg", "tsv", "txt", "json", "onepage"})


def fits(data: bytes, limit: int) -> bool:
    """Return whether a file has at most `limit` bytes."""
    return len(data) <= limit


def shrunk(request: ExportRequest, limit: int, usual: Export | None = None) -> tuple[Export, ...]:
    """Return the files of a request in a form that fits.

    Args:
        request: what is wanted.
        limit: the most bytes of one file.
        usual: the file itself, where it was made already.

    Returns:
        The file itself if it fits; else the same with smaller squares, or packed as a zip, or a
        PDF in several parts, each of which fits.

    Raises:
        GameError: "export-too-heavy": even its smallest form is larger than the limit, or what
            `export` raises.
    """
    usual = usual or run_export(request)
    if fits(usual.data, limit):
        return (usual,)
    for ppg in STEPS.get(request.format, ()):
        smaller = run_export(replace(request, ppg=ppg))
        if fits(smaller.data, limit):
            return (smaller,)
    if request.format == "pdf":
        return tuple(_parts(replace(request, ppg=STEPS["pdf"][-1]), limit, len(smaller.data)))
    if request.format in PACKED:
        packed = Export(f"{stem(request)}.zip", zipped({usual.name: usual.data}), ZIP)
        if fits(packed.data, limit):
            return (packed,)
    raise GameError("export-too-heavy")


def _parts(request: ExportRequest, limit: int, size: int) -> Iterator[Export]:
    """Yield a PDF in several parts, each with as many pages as fit; the whole has `size` bytes."""
    left, number = list(page_numbers(request)), 1
    while left:
        count = _fewer(len(left), limit, size) if number == 1 else len(left)
        part = run_export(replace(request, pages=tuple(left[:count])))
        while not fits(part.data, limit):
            count = _fewer(count, limit, len(part.data))
            part = run_export(replace(request, pages=tuple(left[:count])))
        yield Export(f"{stem(request)}-{number}.pdf", part.data, part.media_type)
        left, number = left[count:], number + 1


def _fewer(count: int, limit: int, size: int) -> int:
    """Return how many pages to try where `count` of them, of `size` bytes, are too many."""
    if count == 1:
        raise GameError("export-too-heavy")
    return max(1, min(count - 1, count * limit // size))
