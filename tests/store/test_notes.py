"""Notes are written with the change that they tell of, sent once, and kept from coming again."""

from rules.ports import Note, Timer
from rules.store.turns import SqlStore
from tests.support.records import GUEST, HOST, NOW, a_posting, an_adventure, following, founding

LEASE = 60


def a_note(name: str = "oak-1-late", **changes: object) -> Note:
    note = Note(id=name, adventure="oak", user=HOST, body={"kind": "late"}, due=NOW)
    return note.with_(**changes)


async def test_a_note_is_claimed_again_until_it_is_closed(store: SqlStore):
    await store.commit(founding(an_adventure()).with_(notes=(a_note(),)))
    assert await store.claim_note(NOW - 1, LEASE) is None
    claimed = await store.claim_note(NOW, LEASE)
    assert claimed == a_note(due=NOW + LEASE, attempts=1)
    assert await store.claim_note(NOW, LEASE) is None
    assert (await store.claim_note(NOW + LEASE, LEASE)).attempts == 2
    await store.close_note("oak-1-late")
    assert await store.claim_note(NOW + 10 * LEASE, LEASE) is None


async def test_a_note_that_is_put_off_keeps_count_of_its_tries_where_that_is_asked(store: SqlStore):
    await store.commit(founding(an_adventure()).with_(notes=(a_note(),)))
    await store.claim_note(NOW, LEASE)
    await store.hold_note("oak-1-late", NOW + 5, attempts=7)
    assert (await store.claim_note(NOW + 5, LEASE)).attempts == 8
    await store.hold_note("oak-1-late", NOW + 9)
    assert (await store.claim_note(NOW + 9, LEASE)).attempts == 1


async def test_an_occasion_is_noted_once(store: SqlStore):
    first = an_adventure()
    await store.commit(founding(first).with_(notes=(a_note(),)))
    await store.close_note("oak-1-late")
    again = following(first, "again").with_(notes=(a_note(), a_note("oak-1-gone", due=NOW + 5)))
    await store.commit(again)
    assert await store.claim_note(NOW, LEASE) is None
    assert (await store.claim_note(NOW + 5, LEASE)).id == "oak-1-gone"


async def test_it_is_known_which_notes_were_sent_or_are_void(store: SqlStore):
    notes = (a_note("said"), a_note("void"), a_note("waits"))
    await store.commit(founding(an_adventure()).with_(notes=notes))
    await store.close_note("said", NOW)
    await store.close_note("void")
    names = ("said", "void", "waits", "unknown")
    assert [await store.is_closed(each) for each in names] == [True, True, False, False]


async def test_it_is_known_when_somebody_was_last_called(store: SqlStore):
    notes = (a_note("first"), a_note("second"), a_note("void"), a_note("other", user=GUEST))
    await store.commit(founding(an_adventure()).with_(notes=notes))
    assert await store.last_call("oak", HOST) is None
    for name, said in (("second", NOW + 7), ("first", NOW), ("void", None), ("other", NOW + 9)):
        await store.close_note(name, said)
    assert await store.last_call("oak", HOST) == NOW + 7
    assert await store.last_call("elm", HOST) is None


async def test_the_longest_due_comes_first(store: SqlStore):
    notes = (a_note("b", due=NOW + 1), a_note("a", due=NOW + 1), a_note("c", due=NOW))
    await store.commit(founding(an_adventure()).with_(notes=notes))
    claimed = [await store.claim_note(NOW + 2, LEASE) for _ in range(3)]
    assert [note.id for note in claimed] == ["c", "a", "b"]


async def test_clocks_and_timers_are_written_with_the_change_and_read_back(store: SqlStore):
    clock = {"terms": {"misses": 3}, "seats": [{"seat": 1, "opened": NOW}]}
    first = an_adventure(clock=clock)
    timer = Timer(kind="turn", subject="oak", version=1, due=NOW)
    await store.commit(founding(first).with_(timers=(timer,)))
    assert (await store.load("oak")).clock == clock
    assert await store.timers(NOW) == [timer]
    second = following(first, "next")
    later = Timer(kind="turn", subject="oak", version=2, due=NOW + 9)
    kept = second.adventure.with_(clock={})
    await store.commit(second.with_(adventure=kept, posting=a_posting(kept), timers=(later,)))
    assert (await store.load("oak")).clock == {}
    assert await store.timers(NOW) == []
    assert await store.timers(NOW + 9) == [later]


async def test_who_is_forgotten_gets_no_note(store: SqlStore):
    notes = (a_note(), a_note("to-a-guest", user=GUEST))
    await store.commit(founding(an_adventure()).with_(notes=notes))
    await store.forget(HOST)
    assert (await store.claim_note(NOW, LEASE)).user == GUEST
    assert await store.claim_note(NOW, LEASE) is None
