"""What people say, in either database: with deeds, after undoing, taken back, forgotten, swept."""

from rules.ports import Acted
from rules.store.turns import SqlStore
from tests.support.records import (
    GUEST,
    HOST,
    NOW,
    WISHES,
    a_voice,
    an_adventure,
    following,
    founding,
)

DAY = 24 * 3600


async def said(store: SqlStore, ident: str = "a-voice", **changes: object) -> None:
    """Keep a voice in a state of its own."""
    await store.begin_voice(a_voice(ident, **changes))


async def test_a_draft_takes_the_place_of_the_one_before(store: SqlStore):
    await store.commit(founding())
    await said(store, "first")
    await said(store, "second", words="Later.")
    assert await store.voice("first") is None
    found = await store.voice("second")
    assert found == a_voice("second", words="Later.")
    assert await store.change_voice(found.with_(state="said", words="Now."))
    assert [each.words for each in await store.voices_by(HOST, "oak", 5)] == ["Now."]
    assert await store.voices_by(GUEST, "oak", 5) == []
    assert [each.id for each in await store.voices_in("oak", 5)] == ["second"]
    assert not await store.change_voice(a_voice("nobody"))


async def test_the_voice_that_waited_longest_goes_with_a_deed_of_its_seat(store: SqlStore):
    before = an_adventure()
    await store.commit(founding(before))
    await said(store, "later", state="waits", at=NOW + 1)
    await said(store, "sooner", state="waits", at=NOW)
    await said(store, "posted", state="said")
    others = (Acted(2, HOST, 2), Acted(1, GUEST, 2))
    await store.commit(following(before, "others", acted=others))
    assert await store.voices_with("oak", 0) == []
    now = following(before, "others").adventure
    deed = following(now, "deed", acted=(Acted(1, HOST, 3),))
    await store.commit(deed)
    (found,) = await store.voices_with("oak", 0)
    assert (found.id, found.step, found.message) == ("sooner", 3, None)
    assert await store.voices_with("oak", 4) == []
    await store.mark_shown("oak", 3, 900, NOW, wishes=WISHES)
    await store.mark_shown("oak", 3, 901, NOW, wishes=WISHES)
    (found,) = await store.voices_with("oak", 3)
    assert (found.channel, found.message) == (deed.adventure.channel, 900)


async def test_an_undone_deed_gives_its_words_back_and_its_card_loses_them(store: SqlStore):
    before = an_adventure()
    await store.commit(founding(before))
    await said(store, state="waits")
    deed = following(before, "deed", acted=(Acted(1, HOST, 2),))
    await store.commit(deed)
    await store.mark_shown("oak", 2, 900, NOW, wishes=WISHES)
    undo = following(deed.adventure, "undo", undone_to=1)
    await store.commit(undo)
    assert await store.voices_with("oak", 0) == []
    found = await store.voice("a-voice")
    assert found == a_voice(state="waits")
    (left,) = await store.withdrawn_voices()
    assert (left.message, left.step, left.words, left.user) == (900, 2, "", 0)
    await store.drop_voices([left.id])
    await store.commit(following(undo.adventure, "again", acted=(Acted(1, HOST, 4),)))
    assert [each.step for each in await store.voices_with("oak", 0)] == [4]


async def test_what_is_taken_back_leaves_its_message_alone_to_go(store: SqlStore):
    await store.commit(founding())
    await said(store, "posted", state="said")
    await store.posted_voice("posted", 7, 900)
    await said(store, "waits", state="waits")
    for each in ("posted", "waits"):
        await store.withdraw_voice(each)
        assert await store.voice(each) is None
    (left,) = await store.withdrawn_voices()
    assert left == a_voice(
        "posted", state="gone", words="", user=0, seat=None, channel=7, message=900
    )
    assert not await store.change_voice(a_voice("posted"))
    await store.drop_voices(["posted"])
    assert await store.withdrawn_voices() == []


async def test_who_is_forgotten_has_said_nothing(store: SqlStore):
    await store.commit(founding())
    await said(store, "posted", state="said")
    await store.posted_voice("posted", 7, 900)
    await said(store, "waits", state="waits")
    await said(store, "theirs", user=GUEST, state="said")
    assert [each.id for each in (await store.records_of(HOST)).voices] == ["posted", "waits"]
    await store.forget(HOST)
    assert (await store.records_of(HOST)).voices == ()
    assert [each.id for each in await store.voices_in("oak", 9)] == ["theirs"]
    assert [(each.message, each.words) for each in await store.withdrawn_voices()] == [(900, "")]


async def test_drafts_go_after_a_day_and_the_rest_with_the_game(store: SqlStore):
    before = an_adventure()
    await store.commit(founding(before))
    await said(store, "posted", state="said")
    await said(store, "drafted")
    assert await store.sweep(NOW + DAY, None, 10) == 0
    assert await store.sweep(NOW + DAY + 1, None, 10) == 1
    assert await store.voice("drafted") is None
    await store.set_setting("voices:oak", "all")
    over = following(before, "over")
    ended = over.adventure.with_(status="ended", updated=NOW)
    await store.commit(over.with_(adventure=ended))
    while await store.sweep(NOW + DAY, NOW + 1, 10):
        pass
    assert await store.voice("posted") is None
    assert await store.setting("voices:oak") is None
