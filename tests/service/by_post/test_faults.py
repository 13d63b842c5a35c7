"""Time at the table when things go wrong: races, jumps of the clock, crowds, deaths in between."""

import asyncio
import shutil
from contextlib import AsyncExitStack

import pytest

from rules.core.errors import GameError, RuleError
from rules.pace.schedule import due_now
from rules.ports import Timer
from rules.service.clocks.schedule import ALWAYS_THERE, table_of, timers_for
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.passing import look, pass_time
from tests.support.post import by_post, kinds, others_play, owed_by, table, take_turn
from tests.support.records import founding
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST, THIRD

CROWD, BATCH = 5_000 if SOAK else 110, 100


async def late(service, clock, **settings):
    """A game of three whose host is late, with a vote about it open."""
    adventure = await by_post(service, FRIEND, THIRD, absence="by vote", misses="5", **settings)
    await others_play(service, adventure, HOST)
    await pass_time(service, clock, 25 * HOUR)
    return adventure


async def good(service, adventure):
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_two_votes_at_once_both_count(service, clock):
    adventure = await late(service, clock)
    answers = await asyncio.gather(
        service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip"),
        service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip"),
    )
    assert sum("decides" in answer.text for answer in answers) == 1
    steps = await kinds(service, adventure)
    assert steps.count("vote") == 2
    assert "auto" in steps
    await good(service, adventure)


async def test_the_same_voice_twice_is_one(service, clock):
    adventure = await late(service, clock)
    request = ask(FRIEND)
    first, again = await asyncio.gather(
        service.by_post.agreements.vote(request, adventure, 1, "skip"),
        service.by_post.agreements.vote(request, adventure, 1, "skip"),
    )
    assert first.text == again.text
    assert {first.repeated, again.repeated} == {False, True}
    assert "auto" not in await kinds(service, adventure)


async def test_two_processes_that_vote_at_once(tmp_path, clock):
    """The second has its own locks: the store decides who was first, and neither voice is lost."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(tmp_path / "a.db", clock, Entropy()))
        adventure = await late(one, clock)
        two = type(one)(one.store, clock, Entropy(1), one.words)
        await asyncio.gather(
            one.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip"),
            two.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip"),
        )
        assert (await kinds(one, adventure)).count("vote") == 2
        assert "auto" in await kinds(one, adventure)
        await good(one, adventure)


@pytest.mark.parametrize("first", ["player", "clock"])
async def test_acting_in_the_second_of_expiry(service, clock, first):
    """Whoever comes first has the turn; the other finds nothing to do, and no turn is lost."""
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, HOST)
    clock.at += DAY
    (timer,) = await service.store.timers(clock.now())
    before = await service.history.queries.load(adventure)
    card = await service.history.queries.card(adventure)
    buttons = [each.verb for each in card.buttons if each.verb.startswith("do.")]
    option = (buttons or [f"do.{card.menus[0].choices[0].value}"])[0].removeprefix("do.")
    press = service.play.actions.press(ask(HOST), adventure, before.version, option)
    deeds = [press, service.by_post.timers.look(timer)]
    if first == "clock":
        deeds.reverse()
    results = await asyncio.gather(*deeds, return_exceptions=True)
    refused = [each for each in results if isinstance(each, BaseException)]
    assert all(isinstance(each, GameError) for each in refused)
    steps = await service.store.journal(adventure, before.version)
    by_hand = [step for step in steps if step.kind == "act"]
    assert len(by_hand) <= 1
    assert bool(by_hand) is not any(step.kind == "auto" for step in steps)
    assert bool(refused) is not bool(by_hand)
    await good(service, adventure)


async def test_two_looks_at_once_take_a_turn_once(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, HOST)
    clock.at += DAY
    (timer,) = await service.store.timers(clock.now())
    await asyncio.gather(*(service.by_post.timers.look(timer) for _ in range(5)))
    late_steps = [
        step
        for step in await service.store.journal(adventure)
        if step.kind == "clock" and ["late", 1, 100] in step.action["due"]
    ]
    assert len(late_steps) == 1
    assert (await table(service, adventure)).clock(1).missed == 1


@pytest.mark.parametrize("jump", [HOUR, DAY, 30 * DAY])
async def test_a_clock_that_jumps_back_does_nothing_twice(service, clock, jump):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, HOST)
    calls = await pass_time(service, clock, 24 * HOUR)
    assert len(calls) == 2
    missed = (await table(service, adventure)).clock(1).missed
    steps = len(await kinds(service, adventure))
    clock.at -= jump
    again = []
    await look(service, clock, again)
    assert again == []
    assert len(await kinds(service, adventure)) == steps
    assert (await table(service, adventure)).clock(1).missed == missed == 1
    clock.at += jump
    await look(service, clock, again)
    assert (await table(service, adventure)).clock(1).missed == 1
    assert await service.by_post.timers.wake() == 0


async def test_a_clock_that_jumps_far_ahead_reminds_nobody_of_what_is_over(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, HOST)
    clock.at += 10 * DAY
    calls = []
    await look(service, clock, calls)
    assert calls == []
    assert (await table(service, adventure)).clock(1).missed == 1


async def test_a_crowd_whose_time_is_half_over_in_the_same_minute(service, clock):
    """Hundreds of tables: each is looked at once, in batches; each person is called once."""
    made = await service.history.queries.load(await by_post(service))
    due = clock.now() + 12 * HOUR

    async def put(name, number):
        other = made.with_(id=name, channel=1000 + number, version=1)
        timer = Timer(kind="turn", subject=name, version=1, due=due)
        await service.store.commit(founding(other).with_(timers=(timer,)))

    for first in range(0, CROWD, BATCH):
        numbers = range(first, min(first + BATCH, CROWD))
        await asyncio.gather(*(put(f"crowd{number}", number) for number in numbers))
    clock.at += 12 * HOUR
    looks = 0
    while found := await service.store.timers(clock.now()):
        assert len(found) <= 100
        looks += len(found)
        await asyncio.gather(*(service.by_post.timers.look(timer) for timer in found))
    assert looks == CROWD + 1
    called = []
    while True:
        claims = (service.store.claim_note(clock.now(), 60) for _ in range(BATCH))
        notes = [note for note in await asyncio.gather(*claims) if note is not None]
        if not notes:
            break
        await asyncio.gather(*(service.store.close_note(note.id) for note in notes))
        called += [note.adventure for note in notes]
    assert len(called) == len(set(called)) == CROWD + 1


async def test_everybody_at_one_table_is_late_in_the_same_second(service, clock):
    """One turn is taken at a time: what comes of it may be that nobody else is late."""
    adventure = await by_post(service, FRIEND, THIRD, system="three-dice", decisions="vote")
    asked = await owed_by(service, adventure)
    assert len(asked) > 1
    clock.at += DAY
    calls = []
    for _ in range(20):
        await look(service, clock, calls)
    clocks = (await table(service, adventure)).seats
    assert all(each.missed <= 1 for each in clocks)
    assert calls == []
    await good(service, adventure)


@pytest.fixture(scope="module")
def voting(tmp_path_factory):
    """A house in which a vote is open, made once for all tests; the game, and when that is."""
    path, clock = tmp_path_factory.mktemp("voting") / "house.db", HandClock()

    async def fill():
        async with serving(path, clock, Entropy()) as service:
            return await late(service, clock)

    return path, asyncio.run(fill()), clock.at


class Dies(Exception):
    """The process ends here."""


DEATHS = ("look", "note", "vote", "undo", "hand-over", "pause")


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("where", DEATHS)
async def test_a_restart_in_the_middle_of_each(tmp_path, voting, where, after):
    """Dead before the commit: nothing happened. Dead after it: the same request finds its answer.

    In both cases the next life comes to the same end.
    """
    kept, adventure, now = voting
    clock, path = HandClock(now), tmp_path / "house.db"
    shutil.copy(kept, path)
    async with serving(path, clock, Entropy(1)) as service:
        await take_turn(service, adventure, HOST) if where == "undo" else None
        deed, request = deed_of(where, service, clock, adventure)
        commit = service.store.commit

        async def dying(change):
            if after:
                await commit(change)
            raise Dies

        service.store.commit = dying
        with pytest.raises(Dies):
            await deed(request)
    async with serving(path, clock, Entropy(2)) as service:
        deed, _ = deed_of(where, service, clock, adventure)
        before = (await service.history.queries.load(adventure)).version
        answer = await deed(request)
        if answer is not None:
            assert answer.repeated is after
        now = (await service.history.queries.load(adventure)).version
        assert (now == before) is after or where in ("look", "note")
        await good(service, adventure)
        found = await service.history.queries.load(adventure)
        known = {
            user: (await service.people.availability.of(user)).person
            for user in (HOST, FRIEND, THIRD)
        }
        kept = timers_for(found, known, ALWAYS_THERE, clock.now())
        due = await service.store.timers(clock.now() + 90 * DAY)
        assert [each.due for each in due] == [each.due for each in kept]


def deed_of(where, service, clock, adventure):
    """What is under way when the process dies, and the request that it belongs to."""
    request = ask(FRIEND, request=f"death-{where}")
    match where:
        case "vote":
            return (lambda it: service.by_post.agreements.vote(it, adventure, 1, "skip")), request
        case "undo":

            async def back(it):
                found = await service.history.queries.load(adventure)
                host = it.with_(user=HOST)
                return await service.play.undo.undo(host, adventure, found.version - 1)

            return back, request
        case "hand-over":
            return (lambda it: service.by_post.handover.offer(it, adventure, 77)), request
        case "pause":
            return (lambda it: service.by_post.agreements.pause(it, adventure, "a storm")), request
        case _:

            async def looked(_):
                clock.at = max(clock.at, 1_800_000_000 + 49 * HOUR)
                for timer in await service.store.timers(clock.now()):
                    await service.by_post.timers.look(timer)

            return looked, request


async def test_a_note_claimed_by_a_dead_process_is_sent_by_the_next(tmp_path):
    clock = HandClock()
    path = tmp_path / "house.db"
    async with serving(path, clock, Entropy()) as service:
        adventure = await by_post(service)
        clock.at += 12 * HOUR
        for timer in await service.store.timers(clock.now()):
            await service.by_post.timers.look(timer)
        assert await service.store.claim_note(clock.now(), 60) is not None
    async with serving(path, clock, Entropy(3)) as service:
        calls = []
        await look(service, clock, calls)
        assert calls == []
        clock.at += 61
        await look(service, clock, calls)
        assert [call.user for call in calls] == [HOST]
        await look(service, clock, calls)
        assert len(calls) == 1
        assert adventure


async def test_an_outage_in_the_middle_of_a_vote_keeps_the_voices(tmp_path):
    clock = HandClock()
    path = tmp_path / "house.db"
    async with serving(path, clock, Entropy()) as service:
        await service.by_post.timers.wake()
        adventure = await late(service, clock)
        await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
        await service.by_post.timers.beat()
    clock.at += 5 * HOUR
    async with serving(path, clock, Entropy(4)) as service:
        assert await service.by_post.timers.wake() == 5 * HOUR
        lines = "\n".join((await service.history.queries.card(adventure)).clock)
        assert "I was offline for 5 hours; that time" in lines
        await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip")
        assert "auto" in await kinds(service, adventure)


async def test_an_undo_races_a_deed(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice", seed="undo")).adventure
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    start = await service.history.queries.load(adventure)
    await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    next_one = (await owed_by(service, adventure))[0]
    await asyncio.gather(
        service.play.undo.undo(ask(HOST), adventure, start.version),
        take_turn(service, adventure, next_one),
        return_exceptions=True,
    )
    await good(service, adventure)


async def test_an_undo_twice_by_one_request_is_one(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice", seed="undo")).adventure
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    start = await service.history.queries.load(adventure)
    await take_turn(service, adventure, HOST)
    request = ask(HOST)
    await service.play.undo.undo(request, adventure, start.version)
    again = await service.play.undo.undo(request, adventure, start.version)
    assert again.repeated
    assert (await kinds(service, adventure)).count("undo") == 1
    with pytest.raises(RuleError):
        await service.play.undo.undo(ask(HOST), adventure, start.version)


async def test_two_people_accept_or_take_the_same_seat(service, clock):
    adventure = await late(service, clock)
    for user in (FRIEND, THIRD):
        await service.by_post.agreements.vote(ask(user), adventure, 1, "replace")
    name = (await service.history.queries.load(adventure)).seats[0].name
    results = await asyncio.gather(
        *(service.lobby.join(ask(user), adventure, seat=name) for user in (21, 22)),
        return_exceptions=True,
    )
    assert sum(isinstance(each, GameError) for each in results) == 1
    assert due_now(table_of(await service.history.queries.load(adventure)), {}, clock.now()) == ()
