"""After every change the store says what it made due, to whoever listens, and only then."""

import asyncio
from collections.abc import Collection

import pytest

from rules.core.errors import Conflict
from rules.ports import Note, Topic
from rules.store.turns import SqlStore
from tests.store.conftest import Opener
from tests.support import records
from tests.support.patience import PATIENCE


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


async def test_it_is_told_although_who_asked_for_it_has_gone(opener: Opener):
    loop, heard = asyncio.get_running_loop(), asyncio.Event()
    asking: asyncio.Task[None] | None = None

    def leave(point: str) -> None:
        if point == "posted:before-commit" and asking is not None:
            loop.call_soon_threadsafe(asking.cancel)

    async with opener(at_point=leave) as store:
        oak = records.an_adventure()
        await store.commit(records.founding(oak))
        ear = Ear()
        store.listen(ear)
        store.listen(lambda _news: heard.set())
        asking = asyncio.create_task(store.post(records.a_posting(oak)))
        await asyncio.wait({asking})
        await asyncio.wait_for(heard.wait(), PATIENCE)
        assert await store.next_due() is not None
        assert ear.told() == {"postings"}
        assert asking.cancelled()
