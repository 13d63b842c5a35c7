"""What a process that draws does, from its start to its end."""

import contextlib
import importlib
import pickle
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words, use_folders
from bot.drawing.memory import give_back, share_one_heap
from bot.drawing.priority import Priority, step_back
from bot.stopping import deaf

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Pipe
else:
    from multiprocessing.connection import Connection as Pipe

__all__ = ["Pipe", "serve"]

READY = b"ready"
"""What the process says before it takes any work."""
REST = 0.2
"""Seconds without work after which freed memory is returned. Returning it after every picture
would clear the pages that the next one needs."""


def serve(pipe: Pipe, priority: Priority, folders: Sequence[Path]) -> None:
    """Do the work that comes through a pipe, until the asking process closes it or is gone.

    `folders` are those of the catalogs.
    """
    # The asking process decides when to end, and may need a map after a signal.
    deaf()
    share_one_heap(sheets=True)
    use_folders(folders)
    # Load what drawing needs before the priority falls, which would make it slow.
    importlib.import_module("bot.drawing.jobs")
    all_words(USUAL_LOCALE)
    step_back(priority)
    with pipe, contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(_done(pipe.recv_bytes()))
            if not pipe.poll(REST):
                give_back()


def _done(asked: bytes) -> bytes:
    try:
        return pickle.dumps((False, pickle.loads(asked)()))  # noqa: S301 - our own process wrote it
    except Exception as error:  # noqa: BLE001 - whoever asked is to have it
        return pickle.dumps((True, error))
