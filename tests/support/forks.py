"""The server process that children of a test process are forked from.

It has imported the program and read its catalogs once. An interpreter of one's own takes a second
of the processor for that, a fork some hundredths.
"""

import asyncio
import atexit
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from functools import cache
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_context = multiprocessing.get_context("forkserver")
LOADED = [
    "tests.support.children", "tests.support.commands",
    "tests.store.house_under_load", "tests.store.older_writer",
]  # fmt: skip
"""What the server has imported before anything is forked from it."""


def forked(target: Callable[..., object], *args: Any) -> BaseProcess:
    """A process that calls a function of a module, forked and not yet started.

    It ends with this process.
    """
    _begin()
    return _context.Process(target=_whole, args=(target, *args), daemon=True)


def _whole(target: Callable[..., object], *args: Any) -> None:
    """Call a function as the main program of an interpreter, which may start processes of its own.

    Forked processes may not, where they end with their parent, and leave out the end.
    """
    multiprocessing.current_process()._config["daemon"] = False  # type: ignore[attr-defined]
    try:
        target(*args)
    finally:
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()


def pipe() -> tuple[Connection, Connection]:
    """The reading and the writing end of a pipe, which a forked process can be given."""
    return _context.Pipe(duplex=False)


async def listening(end: Connection) -> asyncio.StreamReader:
    """A reader of the reading end of a pipe, which is closed here."""
    reader = asyncio.StreamReader()
    heard = os.fdopen(os.dup(end.fileno()), "rb")
    end.close()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), heard)
    return reader


@cache
def _begin() -> None:
    """Start the server where it finds the tests, wherever this process happens to be.

    A server that the program itself has started here has not loaded them, and is stopped.
    """
    forkserver._forkserver._stop()  # type: ignore[attr-defined]
    _context.set_forkserver_preload(LOADED)
    with contextlib.chdir(ROOT):
        forkserver.ensure_running()
