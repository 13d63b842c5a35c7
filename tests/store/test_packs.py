"""Packs in the store, on both engines: kept by hash, offered by name, gone when not needed."""

from rules.core.packs.archive import to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.reading import read_pack
from rules.ports import StoredPack
from rules.registry import pack_points, ruleset
from rules.service.packs.templates import template_of
from rules.store.turns import SqlStore
from tests.support import records

FILES = template_of("mkd")
PACK = read_pack(FILES, pack_points())
HOME, AWAY, PERSON = 5, 6, 7
LATER = 10
"""An instant after all packs were brought, at 9."""


def stored(hash_: str = PACK.hash, version: str = "0.1.0") -> StoredPack:
    return StoredPack(hash=hash_, name="my-pack", version=version, files=to_zip(FILES), added=9)


async def test_a_pack_is_kept_once_and_offered_where_it_was_brought(store: SqlStore):
    assert await store.keep_pack(stored(), HOME, PERSON) == 1
    assert await store.keep_pack(stored(), HOME, PERSON) == 1
    assert await store.keep_pack(stored(), AWAY, PERSON) == 1
    assert await store.pack(PACK.hash) == stored()
    (offered,) = await store.offered_packs(HOME)
    assert (offered.name, offered.version, offered.number) == ("my-pack", "0.1.0", 1)
    assert (offered.person, offered.added) == (PERSON, 9)
    assert await store.offered_packs(99) == []


async def test_the_newest_version_counts_and_earlier_ones_are_remembered(store: SqlStore):
    for number, version in enumerate(("1.0.0", "1.1.0", "1.2.0"), start=1):
        made = stored(f"{number:020x}", version)
        assert await store.keep_pack(made, HOME, PERSON) == number
    assert [each.version for each in await store.offered_packs(HOME)] == ["1.2.0"]
    history = await store.pack_history(HOME, "my-pack")
    assert [each.version for each in history] == ["1.2.0", "1.1.0", "1.0.0"]
    assert await store.drop_pack(HOME, "my-pack", 3) == 1
    assert [each.version for each in await store.offered_packs(HOME)] == ["1.1.0"]
    assert await store.drop_pack(HOME, "my-pack") == 2
    assert await store.drop_pack(HOME, "my-pack") == 0
    assert await store.offered_packs(HOME) == []


async def test_what_nobody_offers_and_plays_is_cleared(store: SqlStore):
    await store.keep_pack(stored(), HOME, PERSON)
    await store.hold_pack(stored("ab" * 10, "2.0.0"))
    assert await store.clear_packs(9) == 0
    await store.hold_pack(stored("ab" * 10, "2.0.0").with_(added=LATER))
    assert await store.clear_packs(LATER) == 0
    assert await store.clear_packs(LATER + 1) == 1
    await store.drop_pack(HOME, "my-pack")
    options = ruleset("mkd-delve").preset.with_(packs=(PACK.ref,)).model_dump(mode="json")
    played = records.an_adventure(options=options)
    await store.commit(records.founding(played))
    assert await store.clear_packs(LATER) == 0
    LIBRARY.forget()
    assert await store.load(played.id) is not None
    assert LIBRARY.of_hash(PACK.hash) is not None
    over = records.following(played.with_(options={}), "over")
    await store.commit(over)
    assert await store.clear_packs(LATER) == 1
    assert await store.pack(PACK.hash) is None


async def test_a_dungeon_keeps_its_pack(store: SqlStore):
    await store.hold_pack(stored())
    made = records.a_dungeon()
    named = {**made.options, "dungeon": {"packs": [PACK.ref]}}
    await store.keep_dungeon(made.with_(options=named), None)
    assert await store.clear_packs(LATER) == 0
    LIBRARY.forget()
    assert await store.dungeon(made.id) is not None
    assert LIBRARY.of_hash(PACK.hash) is not None


async def test_a_pack_that_cannot_be_read_stays_away(store: SqlStore):
    await store.hold_pack(stored().with_(files=b"PK"))
    options = {"packs": [PACK.ref]}
    await store.commit(records.founding(records.an_adventure(options=options)))
    LIBRARY.forget()
    assert await store.load(records.an_adventure().id) is not None
    assert LIBRARY.of_hash(PACK.hash) is None
