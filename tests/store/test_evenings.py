"""Evenings in either database: kept, changed in order, claimed, forgotten, swept."""

from rules.ports import Evening, Guest, Shards
from rules.store.removal import DRAFTS_KEPT, EVENINGS_KEPT
from rules.store.turns import SqlStore
from tests.support.records import GUEST, HOST, NOW, an_evening

AT = NOW + 100_000


async def kept(store: SqlStore, evening: Evening, due: int | None = None) -> Evening:
    """Keep an evening that was changed once."""
    await store.begin_evening(evening.with_(state="draft"))
    changed = evening.with_(revision=2)
    assert await store.change_evening(changed, due)
    return changed


async def test_a_draft_takes_the_place_of_the_one_before(store: SqlStore) -> None:
    await store.begin_evening(an_evening("a", state="draft"))
    await store.begin_evening(an_evening("b", state="draft", calls=True, event=5))
    await store.begin_evening(an_evening("c", state="draft", host=GUEST))
    assert await store.evening("a") is None
    assert await store.evening("b") == an_evening("b", state="draft", calls=True, event=5)
    assert await store.evening("c") is not None
    assert await store.evenings_of(7) == []


async def test_whoever_is_second_changes_nothing(store: SqlStore) -> None:
    first = await kept(store, an_evening("a"), AT)
    said = first.with_(revision=3, guests=(Guest(GUEST, "yes", NOW),), message=9, shown=1)
    assert await store.change_evening(said, AT + 1)
    assert not await store.change_evening(first.with_(revision=3, title="Late"), None)
    assert await store.evening("a") == said
    assert [each.due for each in await store.timers(AT * 2)] == [AT + 1]
    assert await store.change_evening(said.with_(revision=4, state="off"), None)
    assert await store.timers(AT * 2) == []


async def test_the_next_of_a_server_comes_first(store: SqlStore) -> None:
    await kept(store, an_evening("late", at=AT + 5))
    await kept(store, an_evening("soon", channel=71))
    await kept(store, an_evening("elsewhere", guild=8, channel=72))
    await kept(store, an_evening("over", state="begun", channel=73))
    assert [each.id for each in await store.evenings_of(7)] == ["soon", "late"]


async def test_who_serves_a_server_is_given_its_evenings(store: SqlStore) -> None:
    await kept(store, an_evening("a", guild=3 << 22 | 7), NOW)
    even, odd = (Shards(2, frozenset({shard})) for shard in (0, 1))
    assert await store.next_call(even) is None
    assert not await store.claim_timers(NOW, 30, even)
    assert [each.subject for each in await store.claim_timers(NOW, 30, odd)] == ["a"]


async def test_nobody_is_found_by_a_part_of_their_number(store: SqlStore) -> None:
    await kept(store, an_evening("a", guests=(Guest(GUEST * 10 + 1, "yes", GUEST),)))
    assert await store.evenings_with(GUEST) == []
    assert [each.id for each in await store.evenings_with(GUEST * 10 + 1)] == ["a"]


async def test_a_person_who_is_forgotten_is_in_no_row(store: SqlStore) -> None:
    guests = (Guest(HOST, "yes", NOW), Guest(GUEST, "no", NOW))
    await kept(store, an_evening("mine", guests=guests))
    await kept(store, an_evening("theirs", host=GUEST, guests=guests, channel=71))
    await store.begin_evening(an_evening("draft", state="draft", channel=72))
    found = (await store.records_of(HOST)).evenings
    assert sorted(each.id for each in found) == ["draft", "mine", "theirs"]
    await store.forget(HOST)
    assert (await store.records_of(HOST)).evenings == ()
    assert await store.evening("draft") is None
    mine, theirs = await store.evening("mine"), await store.evening("theirs")
    assert (mine.host, mine.title, mine.guests) == (0, "", guests[1:])
    assert (theirs.host, theirs.title, theirs.guests) == (GUEST, "Cellars", guests[1:])


async def test_what_is_over_for_long_goes_and_what_is_planned_stays(store: SqlStore) -> None:
    await kept(store, an_evening("over", state="off"))
    await kept(store, an_evening("planned", channel=71))
    await store.begin_evening(an_evening("draft", state="draft", channel=72))
    assert await store.sweep(NOW + DRAFTS_KEPT, None, 10) == 0
    assert await store.sweep(NOW + DRAFTS_KEPT + 1, None, 10) == 1
    assert await store.sweep(AT + EVENINGS_KEPT + 1, None, 10) == 1
    assert await store.evening("over") is None
    assert await store.evening("planned") is not None
