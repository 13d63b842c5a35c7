"""Finding adventures by channel and person, keeping settings, forgetting people."""

from rules.ports import Note
from rules.store.turns import SqlStore
from tests.support.records import GUEST, HOST, NOW, WISHES, a_seat, an_adventure, founding


async def test_a_channel_shows_its_open_adventure_else_the_latest(store: SqlStore, found):
    assert await store.in_channel(1) is None
    await found("oak", channel=1, status="ended", updated=50)
    await found("elm", channel=1, status="ended", updated=90)
    await found("yew", channel=2)
    assert (await store.in_channel(1)).id == "elm"
    await found("ash", channel=1, status="lobby", updated=10)
    assert (await store.in_channel(1)).id == "ash"


async def test_a_record_is_read_once_until_it_changes(store: SqlStore, found):
    """What nobody changed is the same object: it was read for the press, and is for the card."""
    await found("oak", channel=1)
    before = await store.load("oak")
    assert await store.in_channel(1) is before
    assert (await store.journal("oak"))[0] is (await store.journal("oak"))[0]
    await store.mark_shown("oak", 1, 300, NOW, wishes=WISHES)
    after = await store.load("oak")
    assert (before.card, after.card) == (None, 300)
    assert after == before.with_(card=300, card_at=NOW, shown=1)


async def test_a_person_finds_open_adventures_by_seat_or_as_host(store: SqlStore, found):
    guest = (a_seat(1), a_seat(2, GUEST))
    await found("oak", seats=guest, updated=1)
    await found("elm", seats=(), host=GUEST, status="lobby", updated=3)
    await found("ash", seats=guest, status="ended")
    await found("yew")
    await found("fir", seats=guest, host=GUEST, updated=2)
    mine = await store.of_user(GUEST)
    assert [adventure.id for adventure in mine] == ["elm", "fir", "oak"]
    assert mine[2].seats == guest
    assert list(await store.of_user(404)) == []


async def test_a_person_finds_what_ended_since(store: SqlStore, found):
    guest = (a_seat(1), a_seat(2, GUEST))
    await found("oak", seats=guest, status="ended", updated=10)
    await found("elm", seats=guest, status="ended", updated=20)
    await found("ash", seats=guest, status="running", updated=30)
    await found("fir", seats=guest, status="cancelled", updated=30)
    await found("yew", seats=(a_seat(1),), host=GUEST, status="ended", updated=30)
    await found("box", seats=guest, status="ended", updated=15)
    assert [each.id for each in await store.over_since(GUEST, 11)] == ["elm", "box"]
    assert [each.id for each in await store.over_since(GUEST, 10)] == ["elm", "box", "oak"]
    assert list(await store.over_since(GUEST, 21)) == []


async def test_running_lists_neither_lobbies_nor_the_ended(store: SqlStore, found):
    for name, status in (
        ("oak", "running"),
        ("elm", "lobby"),
        ("ash", "ended"),
        ("fir", "running"),
    ):
        await found(name, status=status)
    assert list(await store.running()) == ["fir", "oak"]


async def test_settings_are_kept_and_changed(store: SqlStore):
    assert await store.setting("commands") is None
    await store.set_setting("commands", "a")
    await store.set_setting("commands", "b")
    assert await store.setting("commands") == "b"


async def test_a_forgotten_person_is_named_nowhere(store: SqlStore, found):
    both = (a_seat(1, HOST), a_seat(2, GUEST, ready=True))
    hosted = an_adventure("oak", host=GUEST, seats=both)
    notes = tuple(
        Note(id=f"call {user}", adventure="oak", user=user, body={}, due=NOW)
        for user in (HOST, GUEST)
    )
    await store.commit(founding(hosted, notes=notes))
    await found("elm", seats=both, status="ended")
    await found("ash")
    await store.set_setting(f"taste:{GUEST}", "words")
    assert await store.forget(GUEST) == 2
    assert await store.setting(f"taste:{GUEST}") is None
    assert await store.forget(GUEST) == 0
    oak, elm, ash = [await store.load(name) for name in ("oak", "elm", "ash")]
    assert oak.host == 0
    assert oak.seats == (both[0], both[1].with_(user=None, pilot="auto"))
    assert elm.seats == oak.seats
    assert ash == an_adventure("ash")
    assert list(await store.of_user(GUEST)) == []
    assert [note.user for note in await store.waiting_notes("oak")] == [HOST]


async def test_every_open_adventure_of_a_server_is_listed(store: SqlStore, found):
    for number in range(30):
        await found(f"oak{number:02}", channel=number + 1)
    await found("elm", channel=90, guild=2)
    await found("ash", channel=91, status="ended")
    listed = await store.all_open(5)
    assert listed == [(f"oak{number:02}", number + 1) for number in range(30)]
