"""Rate limits: buckets by route and channel, the global limit, and the ban.

Discord documents how its limits are announced, but not their numbers. Those per route are commonly
observed ones (DISCORD.md names the sources), and may change at any time.
"""

import hashlib
import math
from collections import deque
from collections.abc import Callable, Mapping
from time import monotonic

from bot.table.discord_types import wall

GLOBAL, GLOBAL_WINDOW = 50, 1.0
INVALID, INVALID_WINDOW = 10_000, 600.0
RENAMES, RENAME_WINDOW = 2, 600.0
_USUAL = (5, 5.0)
_OBSERVED: dict[tuple[str, str], tuple[int, float]] = {
    ("DELETE", "/channels/{channel}/messages/{message}"): (5, 1.0),
    ("GET", "/guilds/{guild}/members/{user}"): (5, 1.0),
    ("POST", "/webhooks/{application}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}"): (5, 2.0),
    ("GET", "/gateway/bot"): (2, 5.0),
    ("POST", "/applications/{application}/emojis"): (50, 5.0),
}
"""Requests and seconds of routes that differ from the usual five in five seconds."""
_MAJOR = ("channel", "guild", "application", "token")
_RENAMING = ("PATCH", "/channels/{channel}")
_VIA = {"Via": "1.1 table"}
_CALLBACK = "/interactions/"
_WEBHOOK = "/webhooks/"

tempo = 1.0
"""Real seconds for each of Discord's in short windows, unless a table has a tempo of its own."""


class _Window:
    """A number of requests, counted anew when a time has passed since the first."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self._seconds = seconds
        self._until = -math.inf
        self._taken = 0

    def left(self, now: float) -> tuple[int, float]:
        """Return how many requests are left, and the seconds until they are counted anew."""
        if now >= self._until:
            return self.limit, self._seconds
        return self.limit - self._taken, self._until - now

    def take(self, now: float) -> None:
        """Count one request."""
        if now >= self._until:
            self._until, self._taken = now + self._seconds, 0
        self._taken += 1


class Limits:
    """The rate limits of one bot, at a tempo.

    Windows of minutes are those of `clock`, the table's own time; the short ones are those of
    `now`, seconds that only ever rise, at the tempo: a client sleeps them out. `observed` are the
    requests and seconds of routes that differ from the usual.
    """

    def __init__(
        self, tempo: float, clock: Callable[[], float], now: Callable[[], float] = monotonic
    ) -> None:
        self._tempo = tempo
        self._clock = clock
        self._now = now
        self.observed: Mapping[tuple[str, str], tuple[int, float]] = _OBSERVED
        self._buckets: dict[str, _Window] = {}
        self._renames: dict[str, _Window] = {}
        self._everything = _Window(GLOBAL, GLOBAL_WINDOW * self._tempo)
        self._invalid: deque[float] = deque()

    @property
    def banned(self) -> bool:
        """Whether so many requests were invalid lately that all are refused."""
        now = self._clock()
        while self._invalid and now - self._invalid[0] >= INVALID_WINDOW:
            self._invalid.popleft()
        return len(self._invalid) >= INVALID

    def note(self, status: int, *, shared: bool = False) -> None:
        """Count an answer that is an error of the client."""
        if status in (401, 403) or (status == 429 and not shared):
            self._invalid.append(self._clock())

    def take(
        self, method: str, route: str, places: Mapping[str, str], *, renames: bool
    ) -> tuple[dict[str, str], float]:
        """Count a request; return headers of its answer and, beyond a limit, the seconds to wait.

        `renames` is whether it gives a channel or thread another name or topic.
        """
        if not route or route.startswith(_CALLBACK):
            return {}, 0.0
        now = self._now()
        count, waits = self._everything.left(now)
        if not route.startswith(_WEBHOOK):
            if count <= 0:
                return self._refuse(waits, "global", {"X-RateLimit-Global": "true"})
            self._everything.take(now)
        name = hashlib.blake2b(f"{method} {route}".encode(), digest_size=8).hexdigest()
        majors = "+".join(places[each] for each in _MAJOR if each in places)
        key = f"{name}:{majors}"
        self._tidy(now)
        window = self._buckets.get(key)
        if window is None:
            limit, seconds = self.observed.get((method, route), _USUAL)
            window = self._buckets[key] = _Window(limit, seconds * self._tempo)
        count, waits = window.left(now)
        if count <= 0:
            return self._refuse(waits, "user", _headers(window, 0, waits, name))
        window.take(now)
        count, waits = window.left(now)
        headers = _headers(window, count, waits, name)
        if renames and (method, route) == _RENAMING:
            again = self._renames.setdefault(majors, _Window(RENAMES, RENAME_WINDOW))
            at = self._clock()
            left, later = again.left(at)
            if left <= 0:
                return self._refuse(later, "user", headers)
            again.take(at)
        return headers, 0.0

    def _refuse(
        self, waits: float, scope: str, headers: Mapping[str, str]
    ) -> tuple[dict[str, str], float]:
        waits = math.ceil(waits * 1000) / 1000
        told = {"Retry-After": str(math.ceil(waits)), "X-RateLimit-Scope": scope, **_VIA}
        return {**headers, **told}, waits

    def _tidy(self, now: float) -> None:
        """Drop unused buckets, once there are many."""
        if len(self._buckets) >= 4096:
            self._buckets = {
                key: each for key, each in self._buckets.items() if each.left(now)[0] < each.limit
            }


def _headers(window: _Window, count: int, waits: float, name: str) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(window.limit),
        "X-RateLimit-Remaining": str(count),
        "X-RateLimit-Reset": f"{wall() + waits:.3f}",
        "X-RateLimit-Reset-After": f"{waits:.3f}",
        "X-RateLimit-Bucket": name,
    }
