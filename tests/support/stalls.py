"""Stalls of the event loop at moments of chance, in `make stalls`.

What a busy machine does to a program now and then happens here many times in each test: a callback
waits for a moment, rarely for seconds, and so does what threads do. A test that is green by luck
alone is red soon.
"""

import asyncio
import importlib
import os
import time
from collections.abc import Callable
from concurrent.futures import thread
from random import Random
from typing import Any

WANTED = os.environ.get("UNDERCROFT_STALLS", "")
"""The seed of the stalls; none where it is empty."""
SHORT, LONG = 0.02, 0.0008
"""The share of callbacks that wait at all, and of those that wait for longer than a moment."""
MOMENT, LONGER = (0.005, 0.08), (0.3, 2.0)
"""Seconds of a wait."""
ANSWER = 20.0
"""Seconds that the table waits for an answer: Discord's three would be over after two stalls."""


def begin() -> None:
    """Let the callbacks of event loops and the work of threads wait in this process, if wanted."""
    if WANTED:
        server = importlib.import_module("bot.table.server").TableServer
        server.__init__.__kwdefaults__["answer_within"] = ANSWER
        stall(asyncio.Handle, "_run")
        stall(thread._WorkItem, "run")


def stall(kind: type, name: str) -> None:
    """Let the calls of a method wait by chance before they do anything."""
    chance = Random(WANTED)
    real: Callable[..., object] = getattr(kind, name)

    def late(self: Any) -> object:
        found = chance.random()
        if found < SHORT:
            time.sleep(chance.uniform(*(LONGER if found < LONG else MOMENT)))
        return real(self)

    setattr(kind, name, late)
