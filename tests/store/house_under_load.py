"""A process that plays on a database until it is killed, telling what it was promised.

It is forked for a database file, a trip point (or "-") and how often to pass it before the process
kills itself there. Every line that it says is a promise that must outlive it.
"""

import asyncio
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path

from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support import records

TABLES = ("oak", "elm", "ash")


class Grave:
    """A trip that kills the process at one point, after passing it a number of times."""

    def __init__(self, point: str, passes: int) -> None:
        self.point = point
        self.passes = passes

    def __call__(self, point: str) -> None:
        if point == self.point:
            if not self.passes:
                os.kill(os.getpid(), signal.SIGKILL)
            self.passes -= 1


class House:
    """What is played on one database, each promise told at one end of a pipe."""

    def __init__(self, said: Connection) -> None:
        self._said = said.fileno()

    def promise(self, *words: object) -> None:
        # One write, so that a kill leaves no half line that looks like a whole one.
        os.write(self._said, (" ".join(map(str, words)) + "\n").encode())

    async def play(self, store: SqlStore, name: str, channel: int) -> None:
        """Take one adventure on for ever: commit, claim, show, retire."""
        adventure = await store.load(name)
        if adventure is None:
            adventure = records.an_adventure(name, channel=channel)
            await store.commit(records.founding(adventure))
            self.promise("commit", name, 1, f"found-{name}")
        while True:
            change = records.following(adventure, f"{name}-{adventure.version + 1}")
            change = change.with_(posting=records.a_posting(change.adventure))
            await store.commit(change)
            adventure = change.adventure
            self.promise("commit", name, adventure.version, change.request)
            await store.post(records.a_posting(adventure))
            await store.release_postings(records.NOW)
            posting = await store.claim_posting(records.NOW, lease=0)
            if posting is None:
                continue
            card = 1000 * posting.version + channel
            await store.mark_shown(
                posting.adventure, posting.version, card, records.NOW, wishes=records.WISHES
            )
            for _, _, message in await store.retiring():
                await store.mark_retired(message)
            await store.set_setting("last", name)
            place = f"{name}-{adventure.version}"
            await store.keep_dungeon(records.a_dungeon(place), None, (records.a_timer(place),))
            await store.note_card(place, adventure.version)
            await store.drop_timer(records.a_timer(place))
            await store.begin_voice(records.a_voice(f"{place}-said", adventure=name))
            await store.begin_evening(records.an_evening(f"{place}-evening"))
            await store.drop_posting(name, adventure.version - 1)
            await store.forget(404)
            await store.sweep(records.NOW, None, 5)

    async def open(self, database: Path, point: str, passes: int) -> None:
        """Open the store and play until the end of this process."""
        async with open_store(database, at_point=Grave(point, passes)) as store:
            self.promise("open")
            tables = enumerate(TABLES, start=1)
            await asyncio.gather(*(self.play(store, name, number) for number, name in tables))


def live(database: Path, point: str, passes: int, said: Connection) -> None:
    """Play in this process, for as long as it lives."""
    asyncio.run(House(said).open(database, point, passes))
