"""A second process that draws, so that this one keeps answering.

Threads share the interpreter's lock. While a thread drew sixty maps, clicks of others were
acknowledged 2.3 to 3.7 times as late as otherwise, at any switch interval; with a process at a low
priority 1.4 times as late, and with an idle priority hardly later. `make bench` measures it.
"""

import atexit
import contextlib
import importlib
import os
import pickle
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

from bot.catalogs import USUAL_LOCALE, all_words, folders, use_folders
from bot.drawing.memory import give_back, share_one_heap

T = TypeVar("T")

NICE = 10
"""The niceness of the process, as cards and answers come first."""
PRIORITIES = (*["--idle"] * hasattr(os, "SCHED_IDLE"), *["--nice"] * hasattr(os, "nice"), "--plain")
"""Priorities of the process, lowest first: idle time alone, a low priority, or the usual one."""
CHECK_EVERY = 5.0
"""Seconds between checks whether the process gets any processor time."""
STARVED = {"--idle": 0.25, "--nice": 0.05, "--plain": 0.0}
"""The share of a core below which the process gets too little, and is restarted with the next
priority."""
PATIENCE = 5.0
"""Seconds that the process has to end by itself."""
ATTEMPTS = 2
MOST = 3
"""The most processes for cards: more than Discord takes of one bot (50 requests a second)."""
REST = 0.2
"""Seconds without work after which freed memory is returned. Returning it after every picture
would clear the pages that the next one needs."""


class DrawProcessLost(Exception):
    """The process ended twice during the same work, for example for lack of memory."""


class _Starved(Exception):
    """Other programs use every core, so that a low priority gets too little time."""


class DrawProcess:
    """Does one piece of work after the other in a process, which is started by the first."""

    def __init__(self, priorities: Sequence[str] = PRIORITIES) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._manners = list(priorities)

    def do(self, work: Callable[[], T]) -> T:
        """Do work in the process and wait for its result; to be called from a thread.

        `work` and its result must be picklable, as a partial of a module's function is.

        Raises:
            Exception: what the work raises.
            DrawProcessLost: the process ended twice during the work.
        """
        asked = pickle.dumps(work)
        with self._lock:
            for _ in range(ATTEMPTS + len(self._manners) - 1):
                try:
                    raised, result = self._exchange(asked)
                except _Starved:
                    del self._manners[0]
                    self._kill()
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
        return spent_by(self._process.pid) if self._process is not None else 0.0

    def close(self) -> None:
        """End the process, if there is one; the next work starts it again."""
        with self._lock:
            self._end()

    def _exchange(self, asked: bytes) -> tuple[bool, Any]:
        if self._process is None:
            self._process = _started(self._manners[0])
            asked = pickle.dumps(folders()) + asked
        to, back = self._process.stdin, self._process.stdout
        assert to is not None  # noqa: S101 - both are pipes
        assert back is not None  # noqa: S101
        to.write(asked)
        to.flush()
        if STARVED[self._manners[0]]:
            _await(back, self._process.pid, STARVED[self._manners[0]])
        raised, result = pickle.load(back)  # noqa: S301 - our own process wrote it
        return raised, result

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.communicate(timeout=PATIENCE)
        except (subprocess.TimeoutExpired, OSError):
            process.kill()
            process.communicate()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._end()


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


PICTURES, FILES = DrawProcess(), DrawProcess()
"""The two processes that all share, as they start slowly: no picture waits for files, which take
seconds."""
CARDS = tuple(DrawProcess(("--plain",)) for _ in range(min(MOST, _cores()) if _cores() > 1 else 0))
"""The processes for cards, one for each core: the event loop of a bot whose tables all wait for
cards needs little of its own. Whole tables wait for them, so that they do not step back."""
for each in (PICTURES, FILES, *CARDS):
    atexit.register(each.close)


def _await(answer: IO[bytes], pid: int, least: float) -> None:
    """Wait until a process begins to answer, while it gets at least some share of a core.

    Raises:
        _Starved: the process gets too little processor time.
    """
    spent = spent_by(pid)
    while not select.select([answer], [], [], CHECK_EVERY)[0]:
        before, spent = spent, spent_by(pid)
        if spent - before < least * CHECK_EVERY:
            raise _Starved


def spent_by(pid: int) -> float:
    """Return the processor time of a process in seconds (fields 14 and 15 in proc(5))."""
    after_name = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _started(manner: str) -> subprocess.Popen[bytes]:
    # It imports from the same places as this process, wherever it was started.
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(  # noqa: S603 - all of it is ours
        [sys.executable, "-m", "bot.drawing.draw_process", manner],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=found,
    )


def main() -> None:
    """Do the work that comes on standard input, until the asking process closes it."""
    # The asking process decides when to end, and may need a map after a signal.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    share_one_heap(sheets=True)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Printed text must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(EOFError, BrokenPipeError), answers:
        use_folders(pickle.load(asked))  # noqa: S301 - our own process wrote it
        # Load what drawing needs before the priority falls, which would make it slow.
        importlib.import_module("bot.drawing.painter")
        all_words(USUAL_LOCALE)
        if "--idle" in sys.argv:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        elif "--nice" in sys.argv:
            os.nice(NICE)
        while True:
            work = pickle.load(asked)  # noqa: S301 - our own process wrote it
            answers.write(_done(work))
            answers.flush()
            # The next request comes only after this answer, so that nothing of it is read yet.
            if not select.select([asked], [], [], REST)[0]:
                give_back()


def _done(work: Callable[[], object]) -> bytes:
    try:
        return pickle.dumps((False, work()))
    except Exception as error:  # noqa: BLE001 - whoever asked is to have it
        return pickle.dumps((True, error))


if __name__ == "__main__":
    main()
