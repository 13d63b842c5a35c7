"""Adventures with a name are listed by their server, and leave their card where they were."""

import pytest

from rules.core.errors import Conflict, RuleError
from rules.store.turns import SqlStore
from tests.support.records import NOW, WISHES, an_adventure, following, founding
from tests.support.soak import SOAK


async def test_a_name_is_kept_and_changed(store: SqlStore, found):
    await found("oak", name="The Long Stair")
    before = await store.load("oak")
    assert before.name == "The Long Stair"
    change = following(before, "again")
    await store.commit(change.with_(adventure=change.adventure.with_(name="Deeper")))
    assert (await store.load("oak")).name == "Deeper"
    assert an_adventure().name == ""


async def test_a_server_lists_what_has_a_name_open_ones_first(store: SqlStore, found):
    await found("oak", name="Oak", updated=5)
    await found("elm", name="Elm", updated=9, status="ended")
    await found("ash", name="Ash", updated=7, status="lobby")
    await found("yew", updated=8)
    await found("fir", name="Fir", guild=6)
    await found("box", name="Box", guild=None)
    assert [each.id for each in await store.named(5)] == ["ash", "oak", "elm"]
    assert [each.id for each in await store.named(6)] == ["fir"]
    assert list(await store.named(404)) == []


async def test_a_list_ends_after_25(store: SqlStore, found):
    for number in range(27):
        await found(f"oak{number}", name="Oak", channel=number, updated=NOW + number)
    listed = [each.id for each in await store.named(5)]
    assert listed == [f"oak{number}" for number in range(26, 1, -1)]


async def moved(store: SqlStore, name: str, channel: int) -> None:
    before = await store.load(name)
    change = following(before, f"move-{name}", leaves=before.channel)
    await store.commit(change.with_(adventure=change.adventure.with_(channel=channel)))


async def test_whoever_moves_leaves_an_old_card_behind(store: SqlStore, found):
    await found("oak", channel=1)
    await store.mark_shown("oak", 1, 900, NOW, wishes=WISHES)
    await moved(store, "oak", 2)
    after = await store.load("oak")
    assert (after.channel, after.card, after.card_at, after.shown) == (2, None, None, 0)
    assert list(await store.retiring()) == [("oak", 1, 900)]
    assert await store.mark_shown("oak", 2, 901, NOW, wishes=WISHES) is None
    assert (await store.in_channel(2)).id == "oak"
    assert await store.in_channel(1) is None


async def test_who_was_never_shown_leaves_nothing(store: SqlStore, found):
    await found("oak", channel=1)
    await moved(store, "oak", 2)
    assert list(await store.retiring()) == []


async def test_a_move_that_is_refused_leaves_the_card_where_it_is(store: SqlStore, found):
    await found("oak", channel=1)
    await found("elm", channel=2)
    await store.mark_shown("oak", 1, 900, NOW, wishes=WISHES)
    with pytest.raises(RuleError, match="channel-taken"):
        await moved(store, "oak", 2)
    stale = following(await store.load("oak"), "stale", leaves=1, expected=7)
    with pytest.raises((Conflict, ValueError)):
        await store.commit(stale)
    after = await store.load("oak")
    assert (after.channel, after.card) == (1, 900)
    assert list(await store.retiring()) == []


LONG = 2000 if SOAK else 1000
"""Steps of a journal that comes in as a file: more than a statement takes at once."""


async def test_a_whole_journal_comes_in_at_once(store: SqlStore):
    steps = tuple(following(an_adventure(version=n), f"{n}").steps[0] for n in range(LONG))
    whole = an_adventure(version=LONG, name="Brought")
    await store.commit(founding(whole, steps=steps))
    assert len(await store.journal("oak")) == LONG
    assert (await store.load("oak")).version == LONG
