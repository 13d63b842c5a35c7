"""Measuring in turns: every contestant runs once a round, so that a busy moment hits them all."""

import time
from collections.abc import Callable
from statistics import median

Contestant = Callable[[], object]


def seconds(work: Contestant, clock: Callable[[], float] = time.process_time) -> float:
    """How long one run takes: processor time, which neighbours on the machine change least."""
    began = clock()
    work()
    return clock() - began


def medians(
    contestants: dict[str, Contestant],
    rounds: int,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, float]:
    """The median seconds of each contestant; one run of each beforehand does not count.

    What computes in other processes or waits is measured by `time.perf_counter`.
    """
    for work in contestants.values():
        work()
    taken: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            taken[name].append(seconds(work, clock))
    return {name: median(measured) for name, measured in taken.items()}
