"""Parsers that others wrote: whatever they raise, on any input, is a refusal in words."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rules.core.packs.problems import PackError


@contextmanager
def refusing(refusal: Callable[[], PackError]) -> Iterator[None]:
    """Turn everything that a parser raises into a refusal; one that is raised inside stays.

    Nobody can list what a library raises on input that somebody made to break it, and a pack is
    such input. Only parsers are called inside, and nothing of our own state is changed there.

    Raises:
        PackError: what `refusal` returns, or the one that was raised inside.
    """
    try:
        yield
    except PackError:
        raise
    except Exception as error:
        raise refusal() from error
