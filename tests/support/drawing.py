"""The processes that draw take part in a test run on equal terms, from the start.

Outside of tests they begin with idle time alone, and are started again with more when they get too
little of it. A test run keeps every core busy: each of them would always be started three times,
and people at the table would wait long for the first picture of their own.
"""

from bot.drawing.draw_process import FILES, PICTURES, PRIORITIES, SMALL_FILES

USUAL = PRIORITIES[-1]


def on_equal_terms() -> None:
    """Let the processes that all share have the usual priority at once."""
    for each in (PICTURES, FILES, SMALL_FILES):
        each._priorities[:] = [USUAL]
