"""Measuring in turns: every contestant runs once a round, so that a busy moment hits them all."""

import time
from collections.abc import Callable
from statistics import median

Contestant = Callable[[], object]


def seconds(work: Contestant) -> float:
    """How long one run takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def medians(contestants: dict[str, Contestant], rounds: int) -> dict[str, float]:
    """The median seconds of each contestant; one run of each beforehand does not count."""
    for work in contestants.values():
        work()
    taken: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            taken[name].append(seconds(work))
    return {name: median(measured) for name, measured in taken.items()}
