"""How far a process steps back behind others, and how much of the processor it got.

Only what draws, or waits for it, needs psutil: it is loaded when it is first used.
"""

import contextlib
import os
import sys
from typing import Literal

Priority = Literal["idle", "low", "usual"]
"""Idle time alone, a low priority, or that of the process that started this one."""
NICE, NICEST = 10, 19
"""How far a low priority steps back, and the lowest niceness that there is."""


def step_back(priority: Priority) -> None:
    """Lower the priority of this process.

    Where a system has no idle priority, the lowest stands for it; a system that refuses has its
    way, as a picture that takes time from others is better than none.
    """
    import psutil  # noqa: PLC0415

    if priority == "usual":
        return
    with contextlib.suppress(OSError, psutil.Error):
        if sys.platform == "win32":
            idle, low = psutil.IDLE_PRIORITY_CLASS, psutil.BELOW_NORMAL_PRIORITY_CLASS
            psutil.Process().nice(idle if priority == "idle" else low)
        elif sys.platform == "linux" and priority == "idle" and hasattr(os, "sched_setscheduler"):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        else:
            here = psutil.Process()
            here.nice(NICEST if priority == "idle" else min(NICEST, here.nice() + NICE))


def spent_by(pid: int) -> float | None:
    """Return the processor time of a process in seconds; None where the system does not tell."""
    import psutil  # noqa: PLC0415

    try:
        times = psutil.Process(pid).cpu_times()
    except (OSError, psutil.Error):
        return None
    return times.user + times.system
