"""Games of a simulation spread over processes; the results are the same for any number of them."""

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple

from rules.core.answers import Stance
from rules.core.model import Options
from rules.core.simulate import Game, play_game, secret_of
from rules.registry import ruleset

BATCH = 20
"""Most games that one process plays in a row."""
TOLD_EVERY = 5.0
"""Seconds between lines of progress where no terminal shows them."""


class Series(NamedTuple):
    """What is to be played: `games` games under each of the `variants`, with the same seeds."""

    ruleset: str
    variants: tuple[Options, ...]
    players: int
    games: int
    seed: str
    steps: int
    stance: Stance

    @property
    def total(self) -> int:
        """Games in all."""
        return self.games * len(self.variants)


class Batch(NamedTuple):
    """Some games of a series: those of these numbers under one of its variants."""

    series: Series
    variant: int
    numbers: range


class Progress:
    """How far a simulation is, on standard error: a line that renews, or one now and then."""

    def __init__(self, total: int, *, quiet: bool = False) -> None:
        self._total, self._quiet = total, quiet
        self._done = 0
        self._renews = sys.stderr.isatty()
        self._told = monotonic()

    def step(self, games: int) -> None:
        """Note that some more games are over."""
        self._done += games
        if self._quiet:
            return
        said = f"{self._done} of {self._total} games"
        if self._renews:
            print(f"\r{said}", end="", file=sys.stderr, flush=True)
        elif monotonic() - self._told >= TOLD_EVERY:
            self._told = monotonic()
            print(said, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the renewed line away."""
        if self._renews and not self._quiet:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def played(series: Series, jobs: int, progress: Progress) -> list[list[Game]]:
    """The games of each variant in the order of their numbers, on at most `jobs` processes."""
    batches = list(_batches(series, jobs))
    found: list[list[Game]] = [[] for _ in series.variants]
    try:
        for batch, games in zip(batches, _results(batches, jobs), strict=True):
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


def _results(batches: list[Batch], jobs: int) -> Iterator[list[Game]]:
    """Yield what the batches come to, in their order."""
    jobs = min(jobs, len(batches))
    if jobs == 1:
        yield from map(play, batches)
        return
    # A fork of a process with threads may hang, so children start from nothing.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_stop)
    try:
        yield from pool.map(play, batches)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_stop() -> None:
    """Leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(batch: Batch) -> list[Game]:
    """Play a batch, here."""
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
