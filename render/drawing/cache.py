"""Caches of the values used last, bounded by their weight; safe to use from many threads."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
V = TypeVar("V")

MB = 1_000_000
"""A megabyte, in bytes."""
THEMES_KEPT = 128
"""Themes whose tables are remembered: those of materials and packs are as many as people like."""


def one_each(_value: object) -> int:
    """Weigh every value as one, so that a cache is bounded by its number of values."""
    return 1


def bytes_of(image: Image.Image) -> int:
    """Return the memory of a picture's pixels: Pillow takes one byte for each, or four."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


class LruCache(Generic[V]):
    """Values that weigh at most `most` together, the ones used last; the newest is always kept."""

    def __init__(self, most: int, weigh: Callable[[V], int] = one_each) -> None:
        self._most = most
        self._weigh = weigh
        self._values: OrderedDict[Hashable, V] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    @property
    def weight(self) -> int:
        """The sum of the weights of all values."""
        return self._weight

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of a key, or make it if the cache has none.

        The value is made outside the lock: two threads may make the same one at once, and that of
        the first to finish is kept.
        """
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
        value = make()
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
            self._keep(key, value)
        return value

    def peek(self, key: Hashable) -> V | None:
        """Return the value of a key, or None; never make it."""
        with self._lock:
            return self._values.get(key)

    def put(self, key: Hashable, value: V) -> None:
        """Store a value under a key, in the place of the one before it."""
        with self._lock:
            if key in self._values:
                self._weight -= self._weigh(self._values.pop(key))
            self._keep(key, value)

    def _keep(self, key: Hashable, value: V) -> None:
        self._values[key] = value
        self._weight += self._weigh(value)
        while self._weight > self._most and len(self._values) > 1:
            self._weight -= self._weigh(self._values.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self._weight = 0


SPRITES: LruCache[Image.Image] = LruCache(24 * MB, bytes_of)
"""The sprites of figures, things and doors: forty tables of all games use 17 MB of them.

With less, each table forgets the sprites of the others, and every card draws its figures anew.
"""


def sprite(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Let a function that draws a sprite keep its results, by all of its arguments."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (draw, args, *kwargs.items())
        return SPRITES.get(key, lambda: draw(*args, **kwargs))

    return drawn
