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
from render.view import window

USUAL = PRIORITIES[-1]
FINE = pdf.DOTS, exporting.PPG
COARSE = 30, 16
"""Dots of an inch of paper and pixels of a square, of which there are a tenth as many."""
SMALL_SQUARES = 20
"""The most pixels of a square on a card's map that nobody looks at: no fewer are ever drawn."""


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


@contextmanager
def small_maps() -> Iterator[None]:
    """Draw the maps of cards with small squares, in a quarter of the time.

    They show the same squares, and are files of the same kind.
    """
    # Which squares are shown depends on the shapes of pictures of the usual size.
    for shape in window.SHAPES:
        window._shape(*shape)
    usual = window.LARGEST_NEAR, window.LARGEST_SQUARE
    window.LARGEST_NEAR = window.LARGEST_SQUARE = SMALL_SQUARES
    try:
        yield
    finally:
        window.LARGEST_NEAR, window.LARGEST_SQUARE = usual
