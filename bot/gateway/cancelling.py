"""Ending tasks of the library, which may lose a cancellation."""

import asyncio

AGAIN = 0.1
"""Seconds after which a task that still runs is cancelled once more."""


async def cancelled(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended.

    Before Python 3.12 `wait_for` loses a cancellation that comes just after what it waited for.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN)
