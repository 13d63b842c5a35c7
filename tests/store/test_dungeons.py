"""Dungeons are kept whole, changed one version at a time, and are nobody's when forgotten."""

import pytest

from rules.core.errors import Conflict
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import GUEST, HOST, NOW, a_dungeon


async def test_what_is_kept_is_found_again(store: SqlStore):
    kept = a_dungeon(guild=None, mode="map", edits=(), people=())
    await store.keep_dungeon(kept, None)
    assert await store.dungeon("vault") == kept
    assert await store.dungeon("crypt") is None


async def test_it_outlives_the_process(database):
    async with open_store(database) as store:
        await store.keep_dungeon(a_dungeon(), None)
    async with open_store(database) as store:
        assert await store.dungeon("vault") == a_dungeon()


async def test_a_change_follows_from_the_version_it_was_made_for(store: SqlStore):
    await store.keep_dungeon(a_dungeon(), None)
    second = a_dungeon(version=2, edits=({"do": "roll"}, {"do": "undo"}), updated=NOW + 1)
    await store.keep_dungeon(second, 1)
    with pytest.raises(Conflict) as refusal:
        await store.keep_dungeon(a_dungeon(version=2), 1)
    assert refusal.value.text.key == "error-conflict"
    assert await store.dungeon("vault") == second


async def test_an_id_is_taken_once(store: SqlStore):
    await store.keep_dungeon(a_dungeon(), None)
    with pytest.raises(Conflict):
        await store.keep_dungeon(a_dungeon(seed="another"), None)
    with pytest.raises(Conflict):
        await store.keep_dungeon(a_dungeon("crypt", version=2), 1)
    assert await store.dungeon("vault") == a_dungeon()
    assert await store.dungeon("crypt") is None


async def test_a_mode_that_is_none_is_refused(store: SqlStore):
    with pytest.raises(ValueError, match="refuses this record"):
        await store.keep_dungeon(a_dungeon(mode="dream"), None)
    assert await store.dungeon("vault") is None


async def test_a_person_finds_their_latest_25(store: SqlStore):
    for number in range(30):
        await store.keep_dungeon(a_dungeon(f"d{number}", updated=NOW + number), None)
    await store.keep_dungeon(a_dungeon("other", owner=GUEST), None)
    found = await store.dungeons_of(HOST)
    assert [each.id for each in found] == [f"d{number}" for number in range(29, 4, -1)]
    assert [each.id for each in await store.dungeons_of(GUEST)] == ["other"]


async def test_a_forgotten_person_owns_and_drafts_nothing(store: SqlStore):
    await store.keep_dungeon(a_dungeon(), None)
    await store.keep_dungeon(a_dungeon("crypt", owner=GUEST, people=(GUEST,)), None)
    near = HOST * 10
    await store.keep_dungeon(a_dungeon("maze", owner=near, people=(near,)), None)
    await store.forget(HOST)
    vault = await store.dungeon("vault")
    assert (vault.owner, vault.people) == (0, (GUEST,))
    assert (await store.dungeon("crypt")).people == (GUEST,)
    assert (await store.dungeon("maze")).people == (near,)
    assert list(await store.dungeons_of(HOST)) == []
