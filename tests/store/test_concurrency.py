"""Many at once: one wins, the others are told, and giving up waiting harms nobody."""

import asyncio
import threading

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import Conflict, RuleError
from rules.store.errors import StoreUnavailable
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import NOW, a_posting, an_adventure, following, founding
from tests.support.soak import cases

TASKS = 64


async def test_of_many_at_one_version_one_wins(store: SqlStore):
    await store.commit(founding())
    clicks = [following(an_adventure(), f"click-{n}") for n in range(TASKS)]
    said = await asyncio.gather(*map(store.commit, clicks), return_exceptions=True)
    assert said.count(None) == 1
    assert sum(isinstance(one, Conflict) for one in said) == TASKS - 1
    assert len(await store.journal("oak")) == (await store.load("oak")).version == 2
    winner = clicks[said.index(None)].request
    for click in clicks:
        assert (await store.replied(click.request) is not None) == (click.request == winner)


async def test_one_request_delivered_many_times_is_carried_out_once(store: SqlStore):
    await store.commit(founding())
    click = following(an_adventure(), "click")
    said = await asyncio.gather(*(store.commit(click) for _ in range(TASKS)))
    assert said.count(None) == 1
    assert said.count({"said": "click"}) == TASKS - 1
    assert (await store.load("oak")).version == 2


async def test_many_lobbies_in_one_channel_make_one(store: SqlStore):
    lobbies = [founding(an_adventure(f"a{n}", channel=1, status="lobby")) for n in range(TASKS)]
    said = await asyncio.gather(*map(store.commit, lobbies), return_exceptions=True)
    assert said.count(None) == 1
    assert sum(isinstance(one, RuleError) for one in said) == TASKS - 1


async def test_many_adventures_at_once_all_go_on(store: SqlStore):
    async def play(name: str, channel: int) -> None:
        change = founding(an_adventure(name, channel=channel))
        for turn in range(5):
            assert await store.commit(change) is None
            change = following(change.adventure, f"{name}-{turn}")

    names = [f"a{n}" for n in range(TASKS)]
    await asyncio.gather(*map(play, names, range(TASKS)))
    for name in names:
        versions = [step.version for step in await store.journal(name)]
        assert versions == list(range(1, 6))


async def test_one_posting_goes_to_one_claimer(store: SqlStore):
    await store.commit(founding(posting=a_posting(an_adventure())))
    claims = await asyncio.gather(*(store.claim_posting(NOW, 60) for _ in range(TASKS)))
    assert sum(claim is not None for claim in claims) == 1


async def test_a_storm_of_cancellations_leaves_whole_commits(store: SqlStore):
    dice = SeededDice(b"storm")
    await store.commit(founding())
    before = an_adventure()
    for number in cases(40, soak=300):
        change = following(before, f"storm-{number}")
        task = asyncio.create_task(store.commit(change))
        for _ in range(dice.roll(4, "steps") - 1):
            await asyncio.sleep(0)
        await asyncio.sleep(max(0, dice.roll(30, "tenths of a millisecond") - 20) / 10_000)
        task.cancel()
        await asyncio.wait({task})
        after = following(before, f"calm-{number}")
        try:
            assert await store.commit(after) is None
            before = after.adventure
        except Conflict:
            # The cancelled one was already on its way: then it is there, and whole.
            assert await store.replied(change.request) == {"said": change.request}
            before = change.adventure
            assert await store.commit(following(before, f"retry-{number}")) is None
            before = following(before, f"retry-{number}").adventure
    assert await store.load("oak") == before
    assert len(await store.journal("oak")) == before.version


async def test_nobody_reads_what_is_not_committed(database):
    reached, go_on = threading.Event(), threading.Event()

    def pause(point: str) -> None:
        if point == "commit:before-commit":
            reached.set()
            assert go_on.wait(10)

    async with open_store(database, at_point=pause) as store:
        go_on.set()
        await store.commit(founding())
        go_on.clear()
        reached.clear()
        writing = asyncio.create_task(store.commit(following(an_adventure(), "click")))
        assert await asyncio.to_thread(reached.wait, 10)
        assert (await store.load("oak")).version == 1
        assert await store.replied("click") is None
        assert await store.snapshot("oak", 2) is None
        go_on.set()
        await writing
        assert (await store.load("oak")).version == 2


async def test_a_refusal_does_not_touch_what_shares_its_transaction(store: SqlStore):
    await store.commit(founding())
    said = await asyncio.gather(
        store.commit(following(an_adventure(), "good")),
        store.commit(following(an_adventure(version=5), "bad")),
        store.set_setting("colour", "red"),
        store.commit(founding(an_adventure("elm"))),
        return_exceptions=True,
    )
    assert [type(one) for one in said] == [type(None), Conflict, type(None), type(None)]
    assert await store.setting("colour") == "red"
    assert (await store.load("elm")).version == 1


async def test_closing_finishes_what_was_begun_and_takes_nothing_more(database):
    async with open_store(database) as store:
        tasks = [
            asyncio.create_task(store.commit(founding(an_adventure(f"a{n}", channel=n))))
            for n in range(200)
        ]
        await asyncio.sleep(0)
    assert await asyncio.gather(*tasks) == [None] * 200
    for closed in (store.load("a1"), store.set_setting("a", "b"), store.backup(database)):
        with pytest.raises(StoreUnavailable):
            await closed
    async with open_store(database) as store:
        assert len(await store.running()) == 200
