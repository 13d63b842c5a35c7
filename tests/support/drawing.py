"""The processes that draw take part in a test run on equal terms, from the start.

Outside of tests they begin with idle time alone, and are started again with more when they get too
little of it. A test run keeps every core busy: each of them would always be started three times,
and people at the table would wait long for the first picture of their own.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from bot.drawing.draw_process import FILES, PICTURES, PRIORITIES, SMALL_FILES
from render.files import exporting, pdf

USUAL = PRIORITIES[-1]
FINE = pdf.DOTS, exporting.PPG
COARSE = 30, 16
"""Dots of an inch of paper and pixels of a square, of which there are a tenth as many."""


def on_equal_terms() -> None:
    """Let the processes that all share have the usual priority at once."""
    for each in (PICTURES, FILES, SMALL_FILES):
        each._priorities[:] = [USUAL]


@contextmanager
def coarse_files() -> Iterator[None]:
    """Let the processes that draw files use coarse paper and small squares.

    A test in its own process sets both itself; these processes would not see it.
    """
    _resolve(*COARSE)
    try:
        yield
    finally:
        _resolve(*FINE)


def _resolve(dots: int, pixels: int) -> None:
    for each in (FILES, SMALL_FILES):
        each.do(partial(set_resolution, dots, pixels))


def set_resolution(dots: int, pixels: int) -> None:
    """Draw files with so many dots an inch, or pixels a square, in this process."""
    pdf.DOTS, exporting.PPG = dots, pixels
