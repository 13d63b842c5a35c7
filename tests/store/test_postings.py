"""Cards that are due: at most one per adventure, the newest, shown and then closed."""

import pytest

from rules.ports import Adventure, Posting
from rules.store.turns import SqlStore
from tests.support.records import NOW, WISHES, a_posting, an_adventure, following, founding


async def post(store: SqlStore, before: Adventure | None, **posting: object) -> Adventure:
    """Commit one version with a posting of it."""
    change = following(before, f"{before.id}-{before.version}") if before else founding()
    due = a_posting(change.adventure, **posting)
    await store.commit(change.with_(posting=due))
    return change.adventure


async def test_a_posting_is_claimed_when_due_and_again_after_its_lease(store: SqlStore):
    await post(store, None, due=NOW + 5)
    assert await store.next_due() == NOW + 5
    assert await store.claim_posting(NOW + 4, lease=30) is None
    claimed = Posting(
        adventure="oak", version=1, fresh=True, due=NOW + 35, attempts=1, since=NOW + 5
    )
    assert await store.claim_posting(NOW + 5, lease=30) == claimed
    assert await store.claim_posting(NOW + 34, lease=30) is None
    again = await store.claim_posting(NOW + 35, lease=60)
    assert again == claimed.with_(due=NOW + 95, attempts=2)


async def test_the_longest_due_is_claimed_first(store: SqlStore):
    for name, due in (("oak", 3), ("elm", 1), ("ash", 2)):
        adventure = an_adventure(name)
        posting = a_posting(adventure, due=NOW + due)
        await store.commit(founding(adventure, posting=posting))
    claimed = [await store.claim_posting(NOW + 9, lease=60) for _ in range(4)]
    assert [posting and posting.adventure for posting in claimed] == ["elm", "ash", "oak", None]


async def test_a_newer_version_takes_the_place_of_the_older(store: SqlStore):
    first = await post(store, None, fresh=False, due=NOW)
    await store.claim_posting(NOW, lease=60)
    await post(store, first, fresh=False, due=NOW + 10)
    claimed = await store.claim_posting(NOW + 10, lease=60)
    assert claimed == Posting(
        adventure="oak", version=2, fresh=False, due=NOW + 70, attempts=1, wishes=2, since=NOW
    )
    assert await store.claim_posting(NOW + 10, lease=60) is None


async def test_a_new_message_once_asked_for_stays_asked_for_and_due(store: SqlStore):
    first = await post(store, None, fresh=True, due=NOW)
    await post(store, first, fresh=False, due=NOW + 100)
    claimed = await store.claim_posting(NOW, lease=60)
    assert (claimed.version, claimed.fresh) == (2, True)


async def test_a_posting_comes_forward_when_the_newer_is_due_sooner(store: SqlStore):
    first = await post(store, None, due=NOW + 100)
    await post(store, first, due=NOW + 1)
    assert await store.next_due() == NOW + 1


async def test_a_shown_card_is_written_down_and_its_posting_closed(store: SqlStore):
    await post(store, None)
    await store.claim_posting(NOW, lease=60)
    assert await store.mark_shown("oak", 1, card=900, now=NOW + 3, wishes=WISHES) is None
    stored = await store.load("oak")
    assert (stored.card, stored.card_at, stored.shown) == (900, NOW + 3, 1)
    assert await store.next_due() is None


async def test_editing_the_same_message_does_not_make_it_younger(store: SqlStore):
    first = await post(store, None)
    await store.mark_shown("oak", 1, card=900, now=NOW + 3, wishes=WISHES)
    await post(store, first, fresh=False)
    assert await store.mark_shown("oak", 2, card=900, now=NOW + 50, wishes=WISHES) is None
    stored = await store.load("oak")
    assert (stored.card, stored.card_at, stored.shown) == (900, NOW + 3, 2)
    assert list(await store.retiring()) == []


async def test_the_card_before_is_retiring_until_it_is_retired(store: SqlStore):
    first = await post(store, None)
    await store.mark_shown("oak", 1, card=900, now=NOW, wishes=WISHES)
    await post(store, first)
    assert await store.mark_shown("oak", 2, card=901, now=NOW + 9, wishes=WISHES) == 900
    assert (await store.load("oak")).card_at == NOW + 9
    assert list(await store.retiring()) == [("oak", first.channel, 900)]
    await store.mark_retired(900)
    await store.mark_retired(900)
    assert list(await store.retiring()) == []


async def test_a_commit_leaves_the_card_alone(store: SqlStore):
    first = await post(store, None)
    await store.mark_shown("oak", 1, card=900, now=NOW, wishes=WISHES)
    await post(store, first.with_(card=1, card_at=1, shown=7))
    stored = await store.load("oak")
    assert (stored.version, stored.card, stored.card_at, stored.shown) == (2, 900, NOW, 1)


async def test_what_came_in_while_a_message_was_sent_waits_as_an_edit(store: SqlStore):
    first = await post(store, None, fresh=True)
    await store.claim_posting(NOW, lease=60)
    await post(store, first, fresh=False, due=NOW + 1)
    await store.mark_shown("oak", 1, card=900, now=NOW, wishes=WISHES)
    waiting = await store.claim_posting(NOW + 1, lease=60)
    assert (waiting.version, waiting.fresh) == (2, False)


async def test_a_turn_that_ended_while_an_older_card_was_shown_still_gets_its_message(store):
    first = await post(store, None, fresh=True)
    await store.claim_posting(NOW, lease=60)
    await post(store, first, fresh=True)
    await store.mark_shown("oak", 1, card=900, now=NOW, wishes=WISHES)
    waiting = await store.claim_posting(NOW, lease=60)
    assert (waiting.version, waiting.fresh) == (2, True)


async def test_an_edit_that_shows_it_already_answers_no_wish_for_a_new_message(store: SqlStore):
    first = await post(store, None, fresh=True)
    await store.mark_shown("oak", 1, card=900, now=NOW, wishes=WISHES)
    await post(store, first, fresh=True)
    await store.mark_shown("oak", 2, card=900, now=NOW, wishes=WISHES)
    waiting = await store.claim_posting(NOW, lease=60)
    assert (waiting.version, waiting.fresh) == (2, True)
    await store.mark_shown("oak", 2, card=901, now=NOW, wishes=WISHES)
    assert await store.posting("oak") is None


@pytest.mark.parametrize("claimed", [False, True], ids=["not claimed", "claimed"])
@pytest.mark.parametrize("card", [900, 901], ids=["an edit", "a new message"])
async def test_what_is_asked_for_again_while_a_card_is_shown_is_shown_once_more(
    store, card, claimed
):
    """The same version may say something else: a vacation, say, that somebody told us of."""
    first = await post(store, None)
    await store.mark_shown("oak", 1, card=900, now=NOW - 1, wishes=1)
    await store.post(a_posting(first, fresh=False, due=NOW))
    drawn = await store.claim_posting(NOW, lease=60)
    await store.post(a_posting(first, fresh=False, due=NOW))
    if claimed:
        assert await store.claim_posting(NOW, lease=60) is not None
    await store.mark_shown("oak", 1, card=card, now=NOW, wishes=drawn.wishes)
    waiting = await store.posting("oak")
    assert (waiting.version, waiting.fresh, waiting.wishes) == (1, False, 2)
    await store.mark_shown("oak", 1, card=card, now=NOW, wishes=waiting.wishes)
    assert await store.posting("oak") is None


async def test_tries_are_counted_until_there_is_something_newer_to_show(store: SqlStore):
    first = await post(store, None)
    for tries in (1, 2, 3):
        claimed = await store.claim_posting(NOW, lease=60)
        assert claimed.attempts == tries
        await store.post(claimed.with_(due=NOW))
    await post(store, first)
    assert (await store.claim_posting(NOW, lease=60)).attempts == 1


async def test_refusals_are_counted_until_there_is_something_newer_to_show(store: SqlStore):
    first = await post(store, None)
    for refused in (1, 2):
        claimed = await store.claim_posting(NOW, lease=60)
        await store.put_off_posting("oak", claimed.version, NOW + 900, refused=refused)
        assert await store.next_due() == NOW + 900
        # Whoever asks for the card meanwhile need not wait, and is shown it as plain as before.
        await store.post(a_posting(first, due=NOW))
        assert (await store.posting("oak")).refused == refused
    await post(store, first)
    await store.put_off_posting("oak", 1, NOW + 900, refused=3)
    claimed = await store.claim_posting(NOW, lease=60)
    assert (claimed.version, claimed.refused, claimed.since) == (2, 0, NOW)


async def test_giving_up_keeps_a_newer_posting(store: SqlStore):
    first = await post(store, None)
    await post(store, first)
    await store.drop_posting("oak", 1)
    assert await store.next_due() == NOW
    await store.drop_posting("oak", 2)
    assert await store.next_due() is None


async def test_showing_an_unknown_adventure_does_nothing(store: SqlStore):
    assert await store.mark_shown("elm", 1, card=900, now=NOW, wishes=WISHES) is None
    assert list(await store.retiring()) == []


async def test_a_card_can_be_made_due_without_a_commit(store: SqlStore):
    await post(store, None)
    await store.mark_shown("oak", 1, card=900, now=NOW, wishes=WISHES)
    posting = a_posting(an_adventure(), fresh=False, due=NOW + 2)
    await store.post(posting)
    assert await store.claim_posting(NOW + 2, lease=0) == posting.with_(attempts=1, since=NOW + 2)


async def test_hurrying_a_waiting_card_brings_it_forward_and_loses_nothing(store: SqlStore):
    first = await post(store, None)
    await post(store, first, fresh=True, due=NOW + 100)
    for version in (1, 2):
        hurried = a_posting(first, version=version, fresh=False, due=NOW + 3 - version)
        await store.post(hurried)
    claimed = await store.claim_posting(NOW + 1, lease=60)
    assert (claimed.version, claimed.fresh) == (2, True)


async def test_an_unknown_adventure_has_no_card(store: SqlStore):
    with pytest.raises(ValueError, match="refuses this record"):
        await store.post(a_posting(an_adventure("elm")))


async def test_claims_of_a_process_that_is_gone_are_due_again_at_once(store: SqlStore):
    await post(store, None, due=NOW)
    await store.claim_posting(NOW, lease=60)
    assert await store.claim_posting(NOW + 1, lease=60) is None
    await store.release_postings(NOW + 1)
    assert await store.claim_posting(NOW + 1, lease=60) is not None
