"""The watchdog: a thread that sees when the event loop is held, and by what.

The loop sets a heartbeat; the thread looks at it. Where the whole process stood still (stopped, or
its machine asleep), the thread is late itself, and that time does not count.
"""

import asyncio
import contextlib
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass

log = logging.getLogger(__name__)

TICK = 0.1
"""Seconds between two beats of the loop, and between two looks of the thread."""
LONGEST = 1.0
"""Seconds for which the loop may be held."""


@dataclass
class Pulse:
    """When the loop last beat, and for how long it has been held since. Times are seconds."""

    beat: float
    looked: float
    worked: float
    excused: float = 0.0
    reported: bool = False
    """Whether it was said already that the loop is held since that beat."""

    def held(self, beat: float, now: float, worked: float) -> float:
        """Look: for how long the loop was held since its last beat, `beat`.

        `worked` is the processor's time that the process has had. A look that comes late excuses
        the loop by as much, unless the process worked meanwhile: then something in it held
        thread and loop alike.
        """
        late, busy = now - self.looked - TICK, worked - self.worked
        self.looked, self.worked = now, worked
        if beat != self.beat:
            self.beat, self.excused, self.reported = beat, 0.0, False
        elif late > TICK and busy < late / 2:
            self.excused += late
        return max(0.0, now - self.beat - self.excused)


class Watchdog:
    """Watches the loop that it was made on, for as long as `watching` lasts."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._done = threading.Event()
        self._beat = time.monotonic()
        self._next: asyncio.TimerHandle | None = None

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Watch, from a thread of its own."""
        thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._set()
        thread.start()
        try:
            yield
        finally:
            self._done.set()
            thread.join()
            if self._next is not None:
                self._next.cancel()

    def _set(self) -> None:
        """Beat, and again soon."""
        self._beat = time.monotonic()
        self._next = self._loop.call_later(TICK, self._set)

    def _watch(self) -> None:
        now = time.monotonic()
        pulse = Pulse(beat=self._beat, looked=now, worked=time.process_time())
        while not self._done.wait(TICK):
            look(pulse, lambda: self._beat, self._longest, self._stack)

    def _stack(self) -> str:
        """Return what the loop's thread is doing."""
        frame = sys._current_frames().get(self._thread)  # noqa: SLF001 - there is no other way
        return "" if frame is None else "".join(traceback.format_stack(frame))


def look(pulse: Pulse, beat: Callable[[], float], longest: float, stack: Callable[[], str]) -> None:
    """Look at the loop once; say that it is held for longer than it may be, and later for how long.

    It is said once while it lasts, with what the loop is doing, and once when it is over.
    """
    before, reported, excused = pulse.beat, pulse.reported, pulse.excused
    last = beat()
    held = pulse.held(last, time.monotonic(), time.process_time())
    if reported and last != before:
        log.warning("the event loop goes on; it was held for %.1f s", last - before - excused)
    elif held > longest and not reported:
        pulse.reported = True
        log.error("the event loop is held for %.1f s so far, by:\n%s", held, stack())
