"""The processes that draw take part in a test run on equal terms, from the start.

Outside of tests they begin with idle time alone, and are started again with more when they get too
little of it. A test run keeps every core busy: each of them would always be started three times,
and people at the table would wait long for the first picture of their own.

A bot that tests kill again and again has its drawing processes forked: an interpreter of their own
takes most of a second of the processor before the first picture.
"""

import os
import pickle
import signal
import subprocess
import sys
import traceback
from typing import IO, NoReturn, cast

import bot.drawing.painter  # noqa: F401 - forked processes have it at once
from bot.catalogs import folders
from bot.drawing import draw_process
from bot.drawing.draw_process import CARDS, FILES, PICTURES, PRIORITIES

USUAL = PRIORITIES[-1]


class ForkedDrawProcess:
    """A drawing process that is forked from this one, for use as a `subprocess.Popen`."""

    def __init__(self) -> None:
        """Fork it. It draws until this process ends."""
        asked, asking = os.pipe()
        answers, answering = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            _draw(asked, answering, asking, answers)
        os.close(asked)
        os.close(answering)
        self.stdin: IO[bytes] = os.fdopen(asking, "wb")
        self.stdout: IO[bytes] = os.fdopen(answers, "rb")

    def communicate(self, timeout: float | None = None) -> None:
        """Wait for its end."""
        self.stdin.close()
        os.waitpid(self.pid, 0)
        self.stdout.close()

    def kill(self) -> None:
        """Kill it without a word."""
        os.kill(self.pid, signal.SIGKILL)


def _draw(asked: int, answering: int, *others: int) -> NoReturn:
    """Draw as `python -m bot.drawing.draw_process` does, and end this process."""
    for each in others:
        os.close(each)
    os.dup2(asked, 0)
    os.dup2(answering, 1)
    os.close(asked)
    os.close(answering)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.argv = ["draw_process", USUAL]
    code = 1
    try:
        draw_process.main()
        code = 0
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        os._exit(code)


def fork_card_processes() -> None:
    """Fork the processes that draw for cards, before this process has threads."""
    for each in CARDS:
        forked = ForkedDrawProcess()
        pickle.dump(folders(), forked.stdin)
        forked.stdin.flush()
        each._process = cast("subprocess.Popen[bytes]", forked)


def on_equal_terms() -> None:
    """Let the processes that all share have the usual priority at once."""
    for each in (PICTURES, FILES):
        each._manners[:] = [USUAL]
