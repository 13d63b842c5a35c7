"""The interactions that are being answered: each once, though the gateway may repeat it."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import cast

import discord

from cogs.base.acknowledgement import TASK
from cogs.base.ids import REHEARSAL

log = logging.getLogger(__name__)

REMEMBERED = 5000
"""The number of interactions that are remembered, to notice repeated ones."""


class UnderWay:
    """Knows which interactions are being answered, and takes none once the process stops."""

    def __init__(self) -> None:
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._tasks: dict[asyncio.Task[object], discord.Interaction] = {}
        self._closing = False

    @property
    def tasks(self) -> frozenset[asyncio.Task[object]]:
        """The tasks that are answering something now."""
        return frozenset(self._tasks)

    def takes(self, interaction: discord.Interaction) -> bool:
        """Return whether to carry out an interaction: only once, as the gateway may repeat it.

        Those of a rehearsal that goes on beside the bot are none of ours.
        """
        if _is_rehearsed(interaction):
            return False
        if self._closing:
            log.info("interaction %s came too late: the process stops", interaction.id)
            return False
        if interaction.id in self._heard:
            log.info("interaction %s came again", interaction.id)
            return False
        self._heard[interaction.id] = None
        while len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        task = asyncio.current_task()
        if task is not None:
            self._tasks[task] = interaction
            task.add_done_callback(self._answered)
        return True

    def _answered(self, task: asyncio.Task[object]) -> None:
        self._tasks.pop(task, None)

    async def finish(self, seconds: float) -> None:
        """Accept no further interactions, and wait so many seconds for those under way.

        Interactions that are left then are given up: their answers would find no connection.
        """
        self._closing = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        left = dict(self._tasks)
        giving_up = [*left, *(i.extras[TASK] for i in left.values() if TASK in i.extras)]
        if not giving_up:
            return
        log.warning("%d interactions are not answered, as the process stops", len(left))
        for task in giving_up:
            task.cancel()
        # One that is not let go, by a database that does not answer, is not waited for.
        done, _ = await asyncio.wait(giving_up, timeout=seconds)
        await asyncio.gather(*done, return_exceptions=True)


def _is_rehearsed(interaction: discord.Interaction) -> bool:
    data = cast("Mapping[str, object]", interaction.data or {})
    names = (str(data.get("custom_id", "")), str(data.get("name", "")))
    return any(name.startswith(REHEARSAL) for name in names)
