"""What the work at hand is about, for every line of the log that it leads to.

A task inherits it from whoever begins it. Nothing else may depend on it.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

Concern = int | str

_CONCERNS: ContextVar[Mapping[str, Concern]] = ContextVar("concerns", default=MappingProxyType({}))


def concerns() -> Mapping[str, Concern]:
    """Return the adventure, guild (0: none) and request that the present task works on."""
    return _CONCERNS.get()


@contextmanager
def concerning(**more: Concern) -> Iterator[None]:
    """Add concerns to log lines during the context, in addition to those that hold already."""
    token = _CONCERNS.set(MappingProxyType({**_CONCERNS.get(), **more}))
    try:
        yield
    finally:
        _CONCERNS.reset(token)


def concern(**more: Concern) -> None:
    """Add concerns to log lines until the surrounding `concerning`, or else the task, ends."""
    _CONCERNS.set(MappingProxyType({**_CONCERNS.get(), **more}))
