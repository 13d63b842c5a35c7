"""A process that steps back from priority to priority, and says each time how far it went."""

import os
from typing import get_args

from bot.drawing.priority import Priority, spent_by, step_back

if __name__ == "__main__":
    for each in reversed(get_args(Priority)):
        step_back(each)
        print(each, os.getpriority(os.PRIO_PROCESS, 0), os.sched_getscheduler(0))
    assert spent_by(os.getpid())
