"""Which systems are loaded when: those that are played at the start, the rest when it is asked for.

A process whose tables press the buttons of one game needs no other. Whoever types a command may
list them all.
"""

import asyncio
from collections.abc import Iterable

from bot.loading import kept
from rules.registry import campaigns, pack_points, rulesets


def load(keys: Iterable[str]) -> None:
    """Load the systems and campaigns with these keys; unknown keys are skipped."""
    with kept():
        for key in keys:
            for known in (rulesets(), campaigns()):
                if key in known:
                    known[key]


def load_all() -> None:
    """Load all systems and campaigns, and the kinds of entries that packs may bring to them."""
    load((*rulesets(), *campaigns()))
    pack_points()


class LoadingSystems:
    """Loads all systems once, in a thread, so that clicks are answered meanwhile."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def begun(self) -> "asyncio.Task[None]":
        """Return the task that loads all systems; the first call starts it."""
        if self._task is None:
            self._task = asyncio.create_task(asyncio.to_thread(load_all), name="systems")
        return self._task
