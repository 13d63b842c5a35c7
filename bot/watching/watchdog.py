"""The watchdog: a thread that logs when the event loop is blocked, and by what.

The loop updates a heartbeat, which the thread checks. When the whole process stood still (stopped,
or on a sleeping machine), the thread is late itself, and that time does not count.
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

TICK = 0.25
"""Seconds between two heartbeats of the loop, and between two checks of the thread. Each costs a
small machine a seventh of a millisecond."""
CLOSE = 0.05
"""Seconds between two checks while a heartbeat is missing."""
LONGEST = 1.0
"""Seconds for which the loop may be blocked."""


@dataclass
class Pulse:
    """The loop's last heartbeat, and how long the next has been missing, in seconds."""

    beat: float
    looked: float
    worked: float
    excused: float = 0.0
    reported: bool = False
    """Whether it is logged already that the loop is blocked."""

    def held(self, beat: float, now: float, worked: float) -> float:
        """Return for how long the loop is blocked: since the heartbeat after `beat` was due.

        `worked` is the processor time of the process. The lateness of the check is subtracted,
        unless the process worked meanwhile: then something in it blocked thread and loop alike.
        """
        late, busy = now - self.looked - TICK, worked - self.worked
        self.looked, self.worked = now, worked
        if beat != self.beat:
            self.beat, self.excused, self.reported = beat, 0.0, False
        elif late > TICK and busy < late / 2:
            self.excused += late
        return max(0.0, now - self.beat - TICK - self.excused)


class Watchdog:
    """Watches the loop on which it was created, during the context `watching`."""

    def __init__(
        self, longest: float = LONGEST, note_delay: Callable[[float], None] | None = None
    ) -> None:
        """Report blocks longer than `longest` seconds; tell `note_delay` how late each beat is."""
        self._longest = longest
        self._note_delay = note_delay
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._done = threading.Event()
        self._beat = time.monotonic()
        self._next: asyncio.TimerHandle | None = None

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the loop from a thread."""
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
        """Update the heartbeat, and schedule the next one."""
        now = time.monotonic()
        if self._note_delay is not None and self._next is not None:
            self._note_delay(max(0.0, now - self._beat - TICK))
        self._beat = now
        self._next = self._loop.call_later(TICK, self._set)

    def _watch(self) -> None:
        now = time.monotonic()
        pulse = Pulse(beat=self._beat, looked=now, worked=time.process_time())
        held = 0.0
        while not self._done.wait(CLOSE if held else TICK):
            held = look(pulse, lambda: self._beat, self._longest, self._stack)

    def _stack(self) -> str:
        """Return the stack of the loop's thread."""
        frame = sys._current_frames().get(self._thread)  # noqa: SLF001 - there is no other way
        return "" if frame is None else "".join(traceback.format_stack(frame))


def look(
    pulse: Pulse, beat: Callable[[], float], longest: float, stack: Callable[[], str]
) -> float:
    """Check the loop once; log when it is blocked for too long, and later for how long.

    Returns for how long it is blocked so far.

    It is logged once while it lasts, with the stack of the loop, and once when it is over.
    """
    before, reported, excused = pulse.beat, pulse.reported, pulse.excused
    last = beat()
    held = pulse.held(last, time.monotonic(), time.process_time())
    if reported and last != before:
        over = last - before - excused - TICK
        log.warning("the event loop goes on; it was held for %.1f s", over)
    elif held > longest and not reported:
        pulse.reported = True
        log.error("the event loop is held for %.1f s so far, by:\n%s", held, stack())
    return held
