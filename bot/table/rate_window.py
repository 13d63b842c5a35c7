"""A sliding window: something may be done so many times in so many seconds, for each key."""

from collections import deque


class RateWindow:
    """Counts recent uses of a key. `most` and `seconds` can be changed."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._done: dict[str, deque[float]] = {}

    def take(self, key: str, now: float) -> float:
        """Count a use at an instant; if there is no room, return the seconds until there is."""
        done = self._done.setdefault(key, deque())
        while done and now - done[0] >= self.seconds:
            done.popleft()
        if len(done) < self.most:
            done.append(now)
            return 0.0
        return done[-self.most] + self.seconds - now if self.most else self.seconds
