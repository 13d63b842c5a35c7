"""Returning unused memory to the system, where the C library (glibc) keeps it.

A map is drawn in many large images that are freed a moment later. glibc gives every thread a heap
of its own and keeps what was freed there. So all threads share one heap, large images are mapped
outside of it, and freed memory is returned now and then. The process that returns memory after
each piece of work keeps images in the heap: mapping them anew each time, with cleared pages, took a
quarter of the time of a new map.
"""

import asyncio
import ctypes
import sys

HEAPS = -8
"""The option for the number of heaps (M_ARENA_MAX in mallopt(3))."""
APART = -3
"""The option for the bytes from which memory is mapped outside a heap (M_MMAP_THRESHOLD)."""
SHEET = 512 * 1024
"""The bytes from which an image is returned to the system as soon as it is freed."""
LARGEST = 32 * 1024 * 1024
"""The largest threshold that glibc accepts; hardly any image is as large."""
KEPT = -1
"""The option for the free bytes kept at a heap's end (M_TRIM_THRESHOLD)."""
EVERY = 15
"""Seconds between two returns of memory, each of which takes some milliseconds."""


def _glibc() -> ctypes.CDLL | None:
    """Return the C library if it is glibc, else None."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") else None


GLIBC = _glibc()


def share_one_heap(*, sheets: bool = False) -> None:
    """Let all threads allocate from one heap; to be called before they have their own.

    With `sheets`, large images are in the heap as well, and the caller returns memory itself.
    """
    if GLIBC is not None:
        GLIBC.mallopt(HEAPS, 1)
        GLIBC.mallopt(APART, LARGEST if sheets else SHEET)
        if sheets:
            GLIBC.mallopt(KEPT, 4 * LARGEST)


def give_back() -> None:
    """Return freed memory to the operating system; other threads run meanwhile."""
    if GLIBC is not None:
        GLIBC.malloc_trim(0)


async def keep_giving_back() -> None:
    """Return freed memory to the system, now and again and again, until cancelled."""
    while True:
        await asyncio.to_thread(give_back)
        await asyncio.sleep(EVERY)
