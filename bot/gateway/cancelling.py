"""Ending tasks that run the library's code, which may lose a cancellation."""

import asyncio

AGAIN = 1.0
"""Seconds that a task has to clean up before it is cancelled once more."""


async def cancelled(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended.

    Before Python 3.12 `wait_for` loses a cancellation that comes just after what it waited for.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN)
