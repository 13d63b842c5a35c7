"""Timers are set with what they wait for, stay until they are done, and end with it."""

import pytest

from rules.core.errors import Conflict
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import NOW, a_dungeon, a_timer


async def test_a_change_sets_its_timers_and_ends_those_before(store: SqlStore):
    first, other = a_timer(), a_timer("crypt")
    await store.keep_dungeon(a_dungeon(), None, (first,))
    await store.keep_dungeon(a_dungeon("crypt"), None, (other,))
    assert await store.timers(NOW - 1) == []
    assert await store.timers(NOW) == [other, first]
    card = a_timer(kind="draft-card", version=2, due=NOW - 5)
    await store.keep_dungeon(a_dungeon(version=2), 1, (card,))
    assert await store.timers(NOW) == [card, other]
    await store.keep_dungeon(a_dungeon(version=3), 2)
    assert await store.timers(NOW) == [other]


async def test_a_change_that_is_refused_sets_none(store: SqlStore):
    await store.keep_dungeon(a_dungeon(), None)
    with pytest.raises(Conflict):
        await store.keep_dungeon(a_dungeon(version=2), 7, (a_timer(),))
    assert await store.timers(NOW) == []


async def test_a_timer_set_anew_is_not_dropped(store: SqlStore):
    again = a_timer(version=2)
    await store.keep_dungeon(a_dungeon(), None, (again,))
    await store.drop_timer(a_timer(version=1))
    assert await store.timers(NOW) == [again]
    await store.drop_timer(again)
    assert await store.timers(NOW) == []


async def test_a_timer_set_anew_is_not_put_off(store: SqlStore):
    first, again = a_timer(version=1), a_timer(version=2)
    await store.keep_dungeon(a_dungeon(), None, (again,))
    await store.put_off_timer(first, NOW + 50)
    assert await store.timers(NOW) == [again]
    await store.put_off_timer(again, NOW + 50)
    assert await store.timers(NOW + 49) == []
    assert await store.timers(NOW + 50) == [again.with_(due=NOW + 50)]


async def test_turns_are_put_off_and_cards_are_not(store: SqlStore):
    turn, late = a_timer(), a_timer("crypt", due=NOW + 100)
    card = a_timer(kind="draft-card")
    await store.keep_dungeon(a_dungeon(), None, (turn, card))
    await store.keep_dungeon(a_dungeon("crypt"), None, (late,))
    await store.put_off_timers("draft", NOW + 50)
    assert await store.timers(NOW + 49) == [card]
    assert await store.timers(NOW + 100) == [card, turn.with_(due=NOW + 50), late]


async def test_the_card_is_noted_and_no_change_forgets_it(database):
    async with open_store(database) as store:
        await store.keep_dungeon(a_dungeon(), None, (a_timer(),))
        await store.note_card("vault", 900)
        await store.keep_dungeon(a_dungeon(version=2), 1, (a_timer(version=2),))
    async with open_store(database) as store:
        assert (await store.dungeon("vault")).card == 900
        assert await store.timers(NOW) == [a_timer(version=2)]


async def test_a_name_that_is_due_outlives_changes(store: SqlStore):
    await store.keep_dungeon(a_dungeon(), None)
    sign, turn = a_timer(kind="sign"), a_timer(version=2)
    await store.set_timer(sign)
    await store.keep_dungeon(a_dungeon(version=2), 1, (turn,))
    assert set(await store.timers(NOW)) == {sign, turn}
    await store.drop_timer(sign)
    assert await store.timers(NOW) == [turn]
