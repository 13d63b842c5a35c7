"""Loading code and data that stay for good, without looking for garbage among them."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECTED_AFTER = (10_000, 20, 50)
"""Thresholds of `gc.set_threshold`: new objects, and collections per older generation."""


@contextmanager
def kept() -> Iterator[None]:
    """Switch garbage collection off within the context, and keep what was loaded out of it.

    Loading makes no garbage, and looking for it took 17 % of a start. What stays for good would
    block the event loop for 0.17 seconds each time it was traversed. Objects read for one
    answer are freed by reference counts, so that collections can be rare.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*COLLECTED_AFTER)
        gc.enable()
