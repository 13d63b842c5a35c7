"""A process beside this one, for work during which this one has to listen.

Threads share one interpreter, and it passes from one to the other when it likes. While a thread
drew sixty maps, others' clicks were acknowledged 2.3 to 3.7 times as late as in quiet, at whatever
interval threads change; while a process draws them, 1.4 times as late when it is merely nice, as
Linux lets it end its few milliseconds first, and hardly later when it takes idle time alone.
`make bench` measures it.
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
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, TypeVar

from bot.catalogs import USUAL_LOCALE, all_words
from bot.drawing.memory import give_back, share_one_heap

T = TypeVar("T")

NICE = 10
"""How far it steps back where cores are few: cards and answers come first."""
PRIORITIES = (*["--idle"] * hasattr(os, "SCHED_IDLE"), *["--nice"] * hasattr(os, "nice"), "--plain")
"""How it takes the processor, the most modest way first: only the time that nobody else wants,
little beside others, or like everybody."""
CHECK_EVERY = 5.0
"""Seconds between looks at whether it gets any time."""
STARVED = {"--idle": 0.25, "--nice": 0.05, "--plain": 0.0}
"""The share of a core below which it gets too little, as beside programs that want every core: it
is started again in the next manner."""
PATIENCE = 5.0
"""Seconds that it has to end by itself."""
ATTEMPTS = 2


class DrawProcessLost(Exception):
    """The process ended in the middle of the same work twice, as for want of memory."""


class _Starved(Exception):
    """Others want every core, so that what they leave is not enough."""


class DrawProcess:
    """Does one piece of work after the other in a process that starts with the first of them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._manners = list(PRIORITIES)

    def do(self, work: Callable[[], T]) -> T:
        """Do work there and wait for what it comes to, as only a thread may.

        `work` and what it gives have to be picklable, as a partial of a module's function is.

        Raises:
            Exception: what the work raises.
            DrawProcessLost: the process ended twice meanwhile.
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

    def close(self) -> None:
        """End the process, if there is one; it starts again with the next work."""
        with self._lock:
            self._end()

    def _exchange(self, asked: bytes) -> tuple[bool, Any]:
        if self._process is None:
            self._process = _started(self._manners[0])
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


PICTURES, FILES = DrawProcess(), DrawProcess()
"""Shared by all of this process, as they take a while to start: nobody's picture waits for files,
which take seconds."""
for each in (PICTURES, FILES):
    atexit.register(each.close)


def _await(answer: IO[bytes], pid: int, least: float) -> None:
    """Wait until a process begins to answer, that needs at least some share of a core for it.

    Raises:
        _Starved: it waits for time.
    """
    spent = _spent(pid)
    while not select.select([answer], [], [], CHECK_EVERY)[0]:
        before, spent = spent, _spent(pid)
        if spent - before < least * CHECK_EVERY:
            raise _Starved


def _spent(pid: int) -> float:
    """The processor's time that a process had, in seconds (proc(5): its 14th and 15th field)."""
    after_name = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _started(manner: str) -> subprocess.Popen[bytes]:
    # It finds the modules that we found, wherever we were started.
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(  # noqa: S603 - all of it is ours
        [sys.executable, "-m", "bot.drawing.draw_process", manner],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=found,
    )


def main() -> None:
    """Do what is asked on standard input, until it ends with the process that asks."""
    # Who asks decides when to stop, and may still want a map when the operator says so.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    share_one_heap(sheets=True)
    # What drawing needs takes a while to read: whoever asked first shall not wait for that as well.
    importlib.import_module("bot.drawing.painter")
    all_words(USUAL_LOCALE)
    if "--idle" in sys.argv:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif "--nice" in sys.argv:
        os.nice(NICE)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Nothing that prints shall come among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(EOFError, BrokenPipeError), answers:
        while True:
            work = pickle.load(asked)  # noqa: S301 - our own process wrote it
            answers.write(_done(work))
            answers.flush()
            give_back()


def _done(work: Callable[[], object]) -> bytes:
    try:
        return pickle.dumps((False, work()))
    except Exception as error:  # noqa: BLE001 - whoever asked is to have it
        return pickle.dumps((True, error))


if __name__ == "__main__":
    main()
