"""One request, one transaction: written once, at the right version, or not at all."""

import pytest

from rules.core.errors import Conflict, RuleError
from rules.ports import Adventure
from rules.store.turns import SqlStore
from tests.support.records import (
    GUEST,
    HOST,
    a_posting,
    a_seat,
    a_step,
    an_adventure,
    following,
    founding,
)


async def climb(store: SqlStore, adventure: Adventure, to: int) -> Adventure:
    while adventure.version < to:
        change = following(adventure, f"{adventure.id}-{adventure.version + 1}")
        assert await store.commit(change) is None
        adventure = change.adventure
    return adventure


async def test_what_is_committed_is_loaded(store: SqlStore):
    adventure = an_adventure(
        guild=None,
        outcome={"won": True, "notes": ["é", 1.5, None]},
        seats=(a_seat(1, HOST, ready=True), a_seat(2, None, pilot="auto", stance="bold")),
        turn_from=1,
        head="ab",
    )
    assert await store.commit(founding(adventure)) is None
    assert await store.load("oak") == adventure


async def test_a_lobby_has_no_state(store: SqlStore):
    lobby = an_adventure(status="lobby", state=None)
    await store.commit(founding(lobby))
    assert await store.load("oak") == lobby
    assert await store.snapshot("oak", 1) is None


async def test_numbers_as_large_as_discords(store: SqlStore):
    huge = 2**63 - 1
    await store.commit(founding(an_adventure(channel=huge, guild=huge, host=huge)))
    assert (await store.in_channel(huge)).host == huge


async def test_a_repeated_request_gets_its_reply_and_writes_nothing(store: SqlStore):
    first = founding()
    await store.commit(first)
    second = following(first.adventure, "click")
    assert await store.commit(second) is None
    again = second.with_(reply={"said": "other"}, expected=2, adventure=second.adventure.with_(
        version=3), steps=(a_step(3),))  # fmt: skip
    assert await store.commit(again) == {"said": "click"}
    assert await store.commit(second) == {"said": "click"}
    assert (await store.load("oak")).version == 2
    assert [step.version for step in await store.journal("oak")] == [1, 2]


async def test_an_empty_reply_is_a_reply(store: SqlStore):
    change = founding().with_(reply={})
    assert await store.commit(change) is None
    assert await store.commit(change) == {}
    assert await store.replied(change.request) == {}
    assert await store.replied("never") is None


@pytest.mark.parametrize("expected", [None, 2, 7])
async def test_another_version_than_expected_is_a_conflict(store: SqlStore, expected: int | None):
    first = founding()
    await store.commit(first)
    ahead = an_adventure(version=9)
    change = first.with_(
        request="late", expected=expected, adventure=ahead, steps=(), posting=a_posting(ahead)
    )
    with pytest.raises(Conflict) as refusal:
        await store.commit(change)
    assert refusal.value.text.key == "error-conflict"
    assert await store.load("oak") == first.adventure
    assert await store.replied("late") is None
    assert await store.next_due() is None


async def test_an_unknown_adventure_is_a_conflict(store: SqlStore):
    with pytest.raises(Conflict):
        await store.commit(following(an_adventure("elm"), "click"))
    assert await store.load("elm") is None


@pytest.mark.parametrize("status", ["lobby", "running"])
async def test_one_open_adventure_per_channel(store: SqlStore, found, status: str):
    await found("oak", channel=1, status=status)
    with pytest.raises(RuleError) as refusal:
        await store.commit(founding(an_adventure("elm", channel=1, status="lobby")))
    assert refusal.value.text.key == "error-channel-taken"
    assert await store.load("elm") is None
    assert await store.replied("found-elm") is None


@pytest.mark.parametrize("status", ["ended", "cancelled"])
async def test_a_channel_is_free_again_when_its_adventure_is_over(store, found, status: str):
    await found("oak", channel=1, status=status)
    await found("elm", channel=1, status="lobby")
    assert (await store.in_channel(1)).id == "elm"


async def test_an_ended_adventure_cannot_go_on_in_a_channel_taken_since(store: SqlStore, found):
    ended = an_adventure("oak", channel=1, status="ended")
    await found("oak", channel=1, status="ended")
    await found("elm", channel=1)
    undone = following(ended, "undo")
    undone = undone.with_(adventure=undone.adventure.with_(status="running"))
    with pytest.raises(RuleError) as refusal:
        await store.commit(undone)
    assert refusal.value.text.key == "error-channel-taken"
    assert await store.load("oak") == ended


async def test_seats_follow_the_record(store: SqlStore):
    before = an_adventure(seats=(a_seat(1), a_seat(2, GUEST)))
    await store.commit(founding(before))
    for number, seats in enumerate(
        [
            (a_seat(1), a_seat(2, None, pilot="auto")),
            (a_seat(1),),
            (),
            (a_seat(2, GUEST), a_seat(3, HOST, ready=True)),
        ]
    ):
        change = following(before, f"r{number}")
        change = change.with_(adventure=change.adventure.with_(seats=seats))
        await store.commit(change)
        assert (await store.load("oak")).seats == seats
        before = change.adventure


async def test_the_last_twenty_states_are_kept(store: SqlStore):
    await store.commit(founding())
    await climb(store, an_adventure(), 25)
    kept = [v for v in range(30) if await store.snapshot("oak", v) is not None]
    assert kept == list(range(6, 26))
    assert await store.snapshot("oak", 6) == {"schema_version": 1, "turn": 6}


async def test_the_journal_is_whole_and_in_order(store: SqlStore):
    await store.commit(founding())
    before = an_adventure()
    after = following(before, "long").adventure.with_(version=4)
    steps = (
        a_step(2, seat=None, action=None, faces=(), events=()),
        a_step(3, events=({"kind": "hit", "seat": 1, "by": {"key": "orc", "args": []}},)),
        a_step(4, faces=((20, "to hit", 20), (6, "wound", 1))),
    )
    change = following(before, "long").with_(adventure=after, steps=steps)
    await store.commit(change)
    assert tuple(await store.journal("oak", since=1)) == steps
    assert len(await store.journal("oak")) == 4
    assert list(await store.journal("oak", since=4)) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"steps": (a_step(3),)},
        {"steps": (a_step(1),)},
        {"steps": (a_step(2), a_step(2))},
        {"expected": 2},
        {"posting": a_posting(an_adventure("elm", version=2))},
        {"posting": a_posting(an_adventure(version=3))},
    ],
)
async def test_parts_that_do_not_fit_are_refused(store: SqlStore, changes: dict[str, object]):
    await store.commit(founding())
    with pytest.raises(ValueError, match=r"version|steps|posting"):
        await store.commit(following(an_adventure(), "odd").with_(**changes))
    assert await store.load("oak") == an_adventure()


async def test_a_record_the_schema_refuses_harms_nothing(store: SqlStore):
    await store.commit(founding())
    odd = following(an_adventure(), "odd")
    with pytest.raises(ValueError, match="refuses this record"):
        await store.commit(odd.with_(adventure=odd.adventure.with_(status="asleep")))
    assert await store.commit(following(an_adventure(), "even")) is None


async def test_seats_that_stay_are_left_as_they_are_stored(store: SqlStore):
    first = an_adventure()
    await store.commit(founding(first))
    await store.forget(HOST)
    stale = following(first, "computed before")
    await store.commit(stale.with_(seats_stay=True))
    found = await store.load("oak")
    assert found.version == stale.adventure.version
    assert HOST not in [seat.user for seat in found.seats]
