"""A second process that draws, so that this one keeps answering.

Threads share the interpreter's lock. While a thread drew sixty maps, clicks of others were
acknowledged 2.3 to 3.7 times as late as otherwise, at any switch interval; with a process at a low
priority 1.4 times as late, and with an idle priority hardly later. `make bench` measures it.

Each is a process of `multiprocessing`, started anew and asked through a pipe, as works on every
system (record 26 says why it is no pool). Its own side is `bot/drawing/draw_work.py`.
"""

import atexit
import logging
import multiprocessing
import os
import pickle
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.context import SpawnProcess
from typing import TypeVar

from bot.catalogs import folders
from bot.drawing.draw_work import Pipe, serve
from bot.drawing.priority import Priority, spent_by

T = TypeVar("T")
log = logging.getLogger(__name__)

PRIORITIES: tuple[Priority, ...] = ("idle", "low", "usual")
"""Priorities of the process, lowest first."""
CHECK_EVERY = 5.0
"""Seconds between checks whether the process gets any processor time."""
STARVED: dict[Priority, float] = {"idle": 0.25, "low": 0.05, "usual": 0.0}
"""The share of a core below which the process gets too little, and is restarted with the next
priority."""
PATIENCE = 5.0
"""Seconds that the process has to end by itself."""
ATTEMPTS = 2
AGAIN = 60.0
"""Seconds until a process is tried again where none could be started."""
MOST = 3
"""The most processes for cards: more than Discord takes of one bot (50 requests a second)."""


class DrawProcessLost(Exception):
    """The process ended twice during the same work, for example for lack of memory."""


class NoDrawProcess(DrawProcessLost):
    """No process can be started here, so that nothing was tried of the work."""


class _Starved(Exception):
    """Other programs use every core, so that a low priority gets too little time."""


class DrawProcess:
    """Does one piece of work after the other in a process, which is started by the first."""

    def __init__(self, priorities: Sequence[Priority] = PRIORITIES) -> None:
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._priorities = list(priorities)
        self._again = 0.0

    def do(self, work: Callable[[], T]) -> T:
        """Do work in the process and wait for its result; to be called from a thread.

        `work` and its result must be picklable, as a partial of a module's function is.

        Raises:
            Exception: what the work raises.
            NoDrawProcess: there can be no process.
            DrawProcessLost: the process ended twice during the work.
        """
        asked = pickle.dumps(work)
        with self._lock:
            for _ in range(ATTEMPTS + len(self._priorities) - 1):
                process, pipe = self._running()
                try:
                    pipe.send_bytes(asked)
                    _await(pipe, process.pid, STARVED[self._priorities[0]])
                    raised, result = pickle.loads(pipe.recv_bytes())  # noqa: S301 - ours wrote it
                except _Starved:
                    del self._priorities[0]
                    process.kill()
                    self._end()
                    continue
                except (OSError, EOFError, pickle.UnpicklingError):
                    self._end()
                    continue
                if raised:
                    raise result
                given: T = result
                return given
        raise DrawProcessLost

    @property
    def spent(self) -> float:
        """The processor time of the running process in seconds; 0.0 without one."""
        pid = None if self._process is None else self._process.pid
        return 0.0 if pid is None else spent_by(pid) or 0.0

    def close(self) -> None:
        """End the process, if there is one; the next work starts it again."""
        with self._lock:
            self._end()

    def _running(self) -> tuple[SpawnProcess, Pipe]:
        """Return the process, which is started if there is none, and the pipe to it.

        Raises:
            NoDrawProcess: it cannot be started.
        """
        if self._process is not None and self._pipe is not None:
            return self._process, self._pipe
        if time.monotonic() < self._again:
            raise NoDrawProcess
        try:
            return self._started()
        except Exception as trouble:
            # Systems refuse in many ways; whatever it is, a thread can draw.
            self._end()
            self._again = time.monotonic() + AGAIN
            log.warning("no process can be started for drawing, so that threads draw: %r", trouble)
            raise NoDrawProcess from trouble

    def _started(self) -> tuple[SpawnProcess, Pipe]:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with theirs:
            work = theirs, self._priorities[0], folders()
            process = context.Process(target=serve, args=work, name="draw", daemon=True)
            self._process, self._pipe = process, ours
            process.start()
        # Registered after what `multiprocessing` does at the end, it comes before: that would wait.
        atexit.register(self.close)
        ours.recv_bytes()
        return process, ours

    def _end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is None or process.pid is None:
            return
        atexit.unregister(self.close)
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


PICTURES, FILES, SMALL_FILES = DrawProcess(), DrawProcess(), DrawProcess()
"""The processes that all share, as they start slowly: no picture waits for files, and no small
file for large ones, which take many seconds."""
CARDS = tuple(DrawProcess(("usual",)) for _ in range(min(MOST, _cores()) if _cores() > 1 else 0))
"""The processes for cards, one for each core: the event loop of a bot whose tables all wait for
cards needs little of its own. Whole tables wait for them, so that they do not step back."""


def _await(answer: Pipe, pid: int | None, least: float) -> None:
    """Wait until a process begins to answer, while it gets at least some share of a core.

    Raises:
        _Starved: the process gets too little processor time.
    """
    spent = spent_by(pid) if least and pid is not None else None
    while spent is not None and pid is not None and not answer.poll(CHECK_EVERY):
        before, spent = spent, spent_by(pid)
        if spent is not None and spent - before < least * CHECK_EVERY:
            raise _Starved
