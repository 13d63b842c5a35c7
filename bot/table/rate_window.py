"""How often something may be done: so many times in so many seconds, each key by itself."""

from collections import deque


class RateWindow:
    """Counts what was done lately. `most` and `seconds` may be set anew by whoever orders it."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._done: dict[str, deque[float]] = {}

    def take(self, key: str, now: float) -> float:
        """Count one more at an instant; or the seconds until there is room for it, uncounted."""
        done = self._done.setdefault(key, deque())
        while done and now - done[0] >= self.seconds:
            done.popleft()
        if len(done) < self.most:
            done.append(now)
            return 0.0
        return done[-self.most] + self.seconds - now if self.most else self.seconds
