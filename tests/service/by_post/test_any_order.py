"""Tables whose teams act in any order: called once, kept waiting fairly, one card for a round."""

import asyncio
import shutil

import pytest

from rules.core.dice import SeededDice
from rules.service.journal.loading import loaded
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, serving
from tests.support.passing import bring_cards, look, next_due, pass_time
from tests.support.post import by_post, owed_by, table, take_turn
from tests.support.rounds import in_a_fight, press, standing
from tests.support.soak import SOAK, cases
from tests.support.users import FRIEND, HOST, THIRD
from tests.systems.three_dice.tables import fight, hero, monster

ALL = {HOST, FRIEND, THIRD}


async def settle(service, clock, seconds=MINUTE):
    """A minute later everything is shown and said; the people called by cards, and the calls."""
    mentioned, calls = [], []
    due = await next_due(service)
    for _ in range(seconds // 5):
        if due is not None and due <= clock.now():
            mentioned += await look(service, clock, calls)
            due = await next_due(service)
        clock.at += 5
    return mentioned, [call.user for call in calls]


@pytest.fixture(scope="module")
def rounds(tmp_path_factory):
    """A house, played once for all tests, and what there is: its game, and when that is.

    A round of three teams has just begun, in which the third one's first Hero walks about.
    """
    path, clock = tmp_path_factory.mktemp("rounds") / "house.db", HandClock()

    async def play():
        async with serving(path, clock, Entropy()) as service:
            return await to_a_round(service, clock)

    return path, asyncio.run(play()), clock.at


@pytest.fixture
async def begun(rounds, tmp_path, clock):
    """That house, as a copy for one test, and the game in it."""
    path, adventure, clock.at = rounds
    shutil.copy(path, tmp_path / "rounds.db")
    async with serving(tmp_path / "rounds.db", clock, Entropy(3)) as made:
        yield made, adventure


async def to_a_round(service, clock):
    """A game that has just come to such a round."""
    adventure = await by_post(service, FRIEND, THIRD, system="mkd-adventure", together="off")
    for _ in range(300):
        if await walks_on(service, adventure):
            return adventure
        await settle(service, clock)
        assert await take_turn(service, adventure, (await owed_by(service, adventure))[-1])
    raise AssertionError("there never was such a round")


async def walks_on(service, adventure):
    """Whether nobody has acted this round, and the third player's first deed is not the last."""
    found = await service.history.queries.load(adventure)
    rules, state = loaded(found)
    if state.part != "heroes" or state.served or set(await owed_by(service, adventure)) != ALL:
        return False
    seat = await seat_of(service, adventure, THIRD)
    wanted = rules.autopilot(state, seat, "balanced")
    dice = SeededDice(found.seed, found.cursor)
    return rules.awaiting(rules.apply(state, seat, wanted, dice).state) == (seat,)


async def begins(service, adventure, user):
    """Somebody begins with their first Hero."""
    assert await take_turn(service, adventure, user)
    assert await owed_by(service, adventure) == (user,)


async def ends(service, adventure, user):
    """They play on until all of their team have acted."""
    for _ in range(60):
        if user not in await owed_by(service, adventure):
            return
        assert await take_turn(service, adventure, user)
    raise AssertionError("the turn never ended")


async def seat_of(service, adventure, user):
    found = await service.history.queries.load(adventure)
    return next(each.seat for each in found.seats if each.user == user)


async def last_to_act(service, adventure):
    """Who acted last: nobody is called who has just done something."""
    found = await service.history.queries.load(adventure)
    acts = [step.seat for step in await service.store.journal(adventure) if step.kind == "act"]
    return next(each.user for each in found.seats if each.seat == acts[-1])


async def clock_of(service, adventure, user):
    return (await table(service, adventure)).clock(await seat_of(service, adventure, user))


async def test_all_are_called_as_the_round_begins_and_nobody_again_for_a_brief_turn(begun, clock):
    service, adventure = begun
    assert set(await owed_by(service, adventure)) == ALL
    mentioned, calls = await settle(service, clock, 11 * MINUTE)
    assert {*mentioned, *calls} == ALL - {await last_to_act(service, adventure)}
    opened = (await clock_of(service, adventure, HOST)).opened
    clock.at += HOUR
    await begins(service, adventure, THIRD)
    assert (await clock_of(service, adventure, HOST)).interrupted == clock.now()
    clock.at += 2 * MINUTE
    await ends(service, adventure, THIRD)
    assert set(await owed_by(service, adventure)) == {HOST, FRIEND}
    assert (await clock_of(service, adventure, HOST)).opened == opened
    assert await settle(service, clock) == ([], [])


async def test_who_came_in_vain_is_called_when_the_turn_in_the_middle_is_over(begun, clock):
    service, adventure = begun
    await settle(service, clock)
    clock.at += HOUR
    await begins(service, adventure, THIRD)
    during = await pass_time(service, clock, 5 * HOUR)
    assert {call.user for call in during} <= {THIRD}
    await ends(service, adventure, THIRD)
    since = clock.now()
    mentioned, calls = await settle(service, clock)
    assert sorted([*mentioned, *calls]) == sorted([HOST, FRIEND])
    assert (await clock_of(service, adventure, HOST)).opened == since


async def test_nobody_runs_out_of_time_while_somebody_is_in_the_middle_of_a_turn(begun, clock):
    service, adventure = begun
    await settle(service, clock)
    clock.at += 20 * HOUR
    await begins(service, adventure, THIRD)
    await pass_time(service, clock, 10 * HOUR)
    assert (await clock_of(service, adventure, HOST)).missed == 0
    # Theirs runs out a day after their last deed, and then the others go on.
    await pass_time(service, clock, DAY)
    assert (await clock_of(service, adventure, THIRD)).missed >= 1
    assert (await clock_of(service, adventure, HOST)).interrupted is None


async def test_a_call_waits_until_the_turn_in_the_middle_is_over(begun, clock):
    service, adventure = begun
    # Nothing was said yet: the first to act is quicker than any card.
    last = await last_to_act(service, adventure)
    await begins(service, adventure, THIRD)
    mentioned, calls = await settle(service, clock)
    assert {*mentioned, *calls} <= {THIRD}
    await ends(service, adventure, THIRD)
    mentioned, calls = await settle(service, clock, 11 * MINUTE)
    assert sorted([*mentioned, *calls]) == sorted({HOST, FRIEND} - {last})


@pytest.mark.parametrize("wait", [10 * MINUTE, 2 * HOUR] if SOAK else [2 * HOUR])
async def test_turns_of_one_round_share_a_card_however_old_it_is(begun, clock, wait):
    service, adventure = begun
    await settle(service, clock)
    first = await service.history.queries.load(adventure)
    clock.at += wait
    await begins(service, adventure, THIRD)
    await ends(service, adventure, THIRD)
    await bring_cards(service, clock)
    after = await service.history.queries.load(adventure)
    assert after.card == first.card, "nobody is newly awaited"
    # The card tells all that happened since it asked: nobody's turn is left out.
    assert after.turn_from == first.turn_from
    second = await service.history.queries.load(adventure)
    for user in (HOST, FRIEND):
        await ends(service, adventure, user)
    await settle(service, clock, 11 * MINUTE)
    last = await service.history.queries.load(adventure)
    assert last.card != second.card, "a new round has a card of its own"
    assert last.turn_from > second.turn_from


async def test_whoever_is_late_as_the_last_of_a_round_strikes_once(service, clock):
    """The next round is another turn: it is not taken along with the one that was missed."""
    heroes = [hero((9, 9, 9), seat=seat) for seat in (1, 2, 3)]
    state = fight(*heroes, foe=monster(hp=40), mp_order="any")
    adventure = await in_a_fight(service, 3, state=state)
    for user in (HOST, FRIEND):
        await press(service, adventure, user)
    before = len(await service.store.journal(adventure))
    await pass_time(service, clock, 13 * HOUR)
    taken = (await service.store.journal(adventure))[before:]
    assert [(step.kind, step.seat) for step in taken if step.kind == "auto"] == [("auto", 3)]
    assert (await standing(service, adventure))[1] == (1, 2, 3)


async def test_a_turn_that_leads_somewhere_else_has_a_card_of_its_own(service):
    """Whoever is first leads all on; that then one alone is asked makes it no turn of a round."""
    adventure = await by_post(
        service, FRIEND, THIRD, system="three-dice", mp_order="seat", together="off"
    )
    led = 0
    for _ in cases(30, soak=120):
        before = await service.history.queries.load(adventure)
        if before.status != "running":
            break
        old = turn_of(before)
        assert await take_turn(service, adventure, (await owed_by(service, adventure))[-1])
        after = await service.history.queries.load(adventure)
        if after.status == "running" and turn_of(after) != old:
            assert after.turn_from > before.turn_from
            led += len(await owed_by(service, adventure)) == 1
    assert led > 0


def turn_of(found):
    rules, state = loaded(found)
    return rules.view(state, None).turn
