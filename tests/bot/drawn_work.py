"""Work for a process that draws, in a module that it loads at once: it may get little time."""

import os
from multiprocessing import parent_process

from rules.core.errors import RuleError


def manner() -> tuple[int, int]:
    """How this process takes the processor, and how far it steps back beyond who started it."""
    return os.sched_getscheduler(0), os.nice(0) - os.getpriority(os.PRIO_PROCESS, os.getppid())


def refused() -> None:
    """Work that ends in a refusal."""
    raise RuleError("error-no-such-level", level=3)


def fatal() -> None:
    """Work that ends the process which does it."""
    assert parent_process() is not None, "this would end the tests"
    os._exit(1)
