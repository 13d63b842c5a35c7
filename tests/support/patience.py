"""How long a test waits for what has to come: it ends a test that hangs and measures nothing."""

import asyncio

PATIENCE = 60.0
"""Seconds. Far more than anything takes, since a machine that runs tests may be a busy one."""


class Looks:
    """Somebody who looks again and again whether something has come."""

    def __init__(self) -> None:
        self._number = 0

    async def pause(self) -> None:
        """Wait before the next look: briefly at first, and longer once it takes long.

        Most of what is waited for comes within a few hundredths of a second; to look for the rest
        as often would cost more than the rest itself.
        """
        self._number += 1
        await asyncio.sleep(min(0.01 * (1 + self._number // 4), 0.05))
