"""After every change the store says what it made due, to whoever listens, and only then."""

import asyncio
from collections.abc import Collection

import pytest

from rules.core.errors import Conflict
from rules.ports import Note, Topic
from rules.store.turns import SqlStore
from tests.support import records


class Ear:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[set[Topic]] = []

    def __call__(self, news: Collection[Topic]) -> None:
        self.heard.append(set(news))

    def told(self) -> set[Topic]:
        """All that was heard since the last time."""
        heard, self.heard = self.heard, []
        return set().union(*heard)


async def test_a_commit_tells_what_it_made_due(store: SqlStore):
    ear = Ear()
    store.listen(ear)
    oak = records.an_adventure()
    await store.commit(records.founding(oak, posting=records.a_posting(oak)))
    assert ear.told() == {"postings"}
    note = Note(id="n", adventure=oak.id, user=1, body={}, due=records.NOW)
    timer = records.a_timer(oak.id, kind="turn", version=2)
    await store.commit(
        records.following(oak, "second", timers=(timer,), notes=(note,), leaves=oak.channel)
    )
    assert ear.told() == {"timers", "notes", "retiring"}


async def test_what_is_asked_for_outside_of_a_commit_is_told_too(store: SqlStore):
    oak = records.an_adventure()
    await store.commit(records.founding(oak))
    ear = Ear()
    stop = store.listen(ear)
    await store.post(records.a_posting(oak))
    assert ear.told() == {"postings"}
    await store.set_timer(records.a_timer(kind="turn"))
    assert ear.told() == {"timers"}
    await store.keep_dungeon(records.a_dungeon(), None, (records.a_timer(),))
    assert ear.told() == {"timers", "notes"}
    stop()
    await store.post(records.a_posting(oak))
    assert ear.heard == []


async def test_what_is_refused_is_not_told(store: SqlStore):
    ear = Ear()
    store.listen(ear)
    with pytest.raises(Conflict):
        await store.keep_dungeon(records.a_dungeon(version=2), 7, (records.a_timer(),))
    assert ear.heard == []


async def test_it_is_told_although_who_asked_for_it_has_gone(store: SqlStore):
    oak = records.an_adventure()
    await store.commit(records.founding(oak))
    ear = Ear()
    store.listen(ear)
    asking = asyncio.create_task(store.post(records.a_posting(oak)))
    # Cancelled while it waits in line, it would not be done at all.
    while store._engine._draining.done() or store._engine._queue:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert asking.cancelled()
    # On disk is a moment before told: the writer's thread hands it back to who announces it.
    await asyncio.wait({store._engine._draining})
    assert await store.next_due() is not None
    assert ear.told() == {"postings"}
