"""Gives memory that nobody uses any more back to the system, where its library (glibc) keeps it.

A map is drawn in many large sheets that are gone a moment later. glibc lets every thread draw in a
heap of its own and keeps what was freed there. So all threads share one heap, a large sheet is no
part of it, and what was freed in it is given back now and then. Where memory is given back after
each piece of work, sheets lie in the heap after all: each new one otherwise begins as pages that
the system has yet to find and to clear, which took a quarter of the time of a new map.
"""

import asyncio
import ctypes
import sys

HEAPS = -8
"""glibc's number for how many heaps there may be (M_ARENA_MAX in mallopt(3))."""
APART = -3
"""Its number for the bytes from which a piece is no part of a heap (M_MMAP_THRESHOLD)."""
SHEET = 512 * 1024
"""Bytes of a sheet that goes back to the system as soon as it is freed."""
LARGEST = 32 * 1024 * 1024
"""The most that glibc takes for that number; hardly any sheet is as large."""
KEPT = -1
"""Its number for the free bytes at the heap's end that are kept (M_TRIM_THRESHOLD)."""
EVERY = 15
"""Seconds between two times that memory is given back: a time takes some milliseconds."""


def _glibc() -> ctypes.CDLL | None:
    """Return the library that has this process's memory, if it is one that keeps what was freed."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") else None


GLIBC = _glibc()


def share_one_heap(*, sheets: bool = False) -> None:
    """Let all threads have their memory from one heap: before there are any that have their own.

    With `sheets` large ones as well; who asks for that gives back after each piece of work.
    """
    if GLIBC is not None:
        GLIBC.mallopt(HEAPS, 1)
        GLIBC.mallopt(APART, LARGEST if sheets else SHEET)
        if sheets:
            GLIBC.mallopt(KEPT, 4 * LARGEST)


def give_back() -> None:
    """Give back what was freed and is not used; other threads run meanwhile."""
    if GLIBC is not None:
        GLIBC.malloc_trim(0)


async def keep_giving_back() -> None:
    """Give back again and again, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(give_back)
