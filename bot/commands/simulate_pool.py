"""Playing a simulation in several processes; their number does not change the results."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from threading import Thread
from time import monotonic
from typing import NamedTuple, TypeVar

from rules.core.answers import Stance
from rules.core.model import Options
from rules.core.simulate import Game, play_game, secret_of
from rules.registry import SYSTEMS, ruleset

B = TypeVar("B")
R = TypeVar("R")

BATCH = 20
"""The most games that one process plays in a row."""
MOST_ON_WINDOWS = 61
"""The most processes that a pool can wait for there."""
GONE = 1
"""The exit status of a process whose parent is gone."""
FIRST_TOLD, TOLD_EVERY = 1.0, 5.0
"""Seconds before the first line of progress and between lines, where there is no terminal."""


class Series(NamedTuple):
    """The games to play: `games` under each of the `variants`, with the same seeds."""

    ruleset: str
    variants: tuple[Options, ...]
    players: int
    games: int
    seed: str
    steps: int
    stance: Stance

    @property
    def total(self) -> int:
        """The number of all games."""
        return self.games * len(self.variants)


class Batch(NamedTuple):
    """Some games of a series: these numbers under one of its variants."""

    series: Series
    variant: int
    numbers: range


class Progress:
    """The progress of a simulation on standard error: one line that changes, or several lines."""

    def __init__(self, total: int, *, quiet: bool = False) -> None:
        self._total, self._quiet = total, quiet
        self._done = 0
        self._renews = sys.stderr is not None and sys.stderr.isatty()
        self._told = monotonic() - TOLD_EVERY + FIRST_TOLD

    def step(self, games: int) -> None:
        """Count games that are over."""
        self._done += games
        if self._quiet:
            return
        said = self._said()
        if self._renews:
            print(f"\r{said}", end="", file=sys.stderr, flush=True)
        elif monotonic() - self._told >= TOLD_EVERY:
            self._told = monotonic()
            print(said, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Erase the line of progress."""
        if self._renews and not self._quiet:
            # Spaces, as older consoles of Windows know no signs to erase a line.
            print(f"\r{' ' * len(self._said())}\r", end="", file=sys.stderr, flush=True)

    def _said(self) -> str:
        return f"{self._done} of {self._total} games"


def _nothing() -> None:
    """Have nothing to begin with."""


def played(series: Series, jobs: int, progress: Progress) -> list[list[Game]]:
    """Return the games of each variant in order, played in at most `jobs` processes."""
    batches = list(_batches(series, jobs))
    found: list[list[Game]] = [[] for _ in series.variants]
    try:
        for batch, games in zip(batches, in_processes(play, batches, jobs), strict=True):
            found[batch.variant].extend(games)
            progress.step(len(games))
    finally:
        progress.end()
    return found


def _batches(series: Series, jobs: int) -> Iterator[Batch]:
    size = max(1, min(BATCH, ceil(series.total / jobs)))
    for variant in range(len(series.variants)):
        for first in range(0, series.games, size):
            yield Batch(series, variant, range(first, min(first + size, series.games)))


def in_processes(
    work: Callable[[B], R], batches: Sequence[B], jobs: int, begin: Callable[[], object] = _nothing
) -> Iterator[R]:
    """Yield the results of work on batches, in order; each process calls `begin` first.

    The processes end as soon as this one is gone, however it ended.
    """
    jobs = min(jobs, len(batches), MOST_ON_WINDOWS if sys.platform == "win32" else jobs)
    if jobs <= 1:
        begin()
        yield from map(work, batches)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=_context(), initializer=_started, initargs=(begin,))
    try:
        yield from pool.map(work, batches)
    finally:
        pool.shutdown(cancel_futures=True)


def _context() -> BaseContext:
    """Return how processes are started: forked from one that has loaded all games, or anew.

    Loading them takes seconds, for each process that starts anew. This one is never forked, as a
    forked process may hang where its parent has threads.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__, *SYSTEMS])
    return context


def _started(begin: Callable[[], object]) -> None:
    """Ignore SIGINT, which the parent handles, end when it is gone, and begin."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is None:
        raise RuntimeError("this process was not started for work on batches")
    Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()
    begin()


def _end_after(parent: int) -> None:
    """End this process, in the midst of its work, when its parent has ended."""
    wait([parent])
    os._exit(GONE)


def play(batch: Batch) -> list[Game]:
    """Play a batch in this process."""
    series = batch.series
    rules = ruleset(series.ruleset)
    options = series.variants[batch.variant]
    return [
        play_game(
            rules,
            options,
            series.players,
            secret_of(series.seed, number),
            series.steps,
            series.stance,
        )
        for number in batch.numbers
    ]
