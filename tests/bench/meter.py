"""Where time goes: parts of the program are watched, each counting what its inner parts leave."""

import functools
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any


class Meter:
    """Wall seconds per part. A part called from within another takes its time off that one's."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._inner: ContextVar[list[float]] = ContextVar("inner")

    def watch(self, owner: object, names: str, part: str) -> None:
        """Count the time of an object's async methods (`names`, parted by spaces) as `part`'s."""
        for name in names.split():
            setattr(owner, name, self._timed(getattr(owner, name), part))

    def _timed(
        self, method: Callable[..., Awaitable[Any]], part: str
    ) -> Callable[..., Awaitable[Any]]:
        @functools.wraps(method)
        async def timed(*args: Any, **more: Any) -> Any:
            outer = self._inner.get([0.0])
            inner = [0.0]
            token = self._inner.set(inner)
            began = time.perf_counter()
            try:
                return await method(*args, **more)
            finally:
                taken = time.perf_counter() - began
                self._inner.reset(token)
                self.spent[part] += taken - inner[0]
                outer[0] += taken

        return timed
