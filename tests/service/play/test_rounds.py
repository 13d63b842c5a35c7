"""Rounds with one time for all: everybody speaks within it, and silence is careful play."""

import itertools
from typing import Any, NamedTuple

import pytest

from rules.pace.clock import Policy
from rules.pace.table import SeatClock, Table, Terms, set_clock
from rules.pace.turns import awaited
from rules.service.journal.loading import loaded
from tests.support.durations import HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, owed_by, table
from tests.support.rounds import (
    HIT,
    MIND,
    PEOPLE,
    ROUND,
    SPIRIT,
    declare,
    done,
    ending,
    in_a_fight,
    press,
    standing,
)
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST, THIRD
from tests.systems.green_dungeon import tables as green
from tests.systems.third_six import tables as six
from tests.systems.three_dice.tables import fight, hero, monster


class Game(NamedTuple):
    """A fight of three, who may act in any order, and what each may declare in it."""

    system: str
    state: Any
    said: tuple[str, str, str]


def magic(*heroes: Any) -> Any:
    """A combat turn in which all choose their magic."""
    state = green.fight(*heroes, options={"order": "any"})
    return state.with_(agenda=tuple(s for s in state.agenda if s.kind not in ("bribe", "flight")))


def three_dice(order: str = "any") -> Game:
    heroes = [hero((9, 9, 9), seat=seat) for seat in (1, 2, 3)]
    return Game(
        "three-dice", fight(*heroes, foe=monster(hp=40), mp_order=order), (HIT, MIND, SPIRIT)
    )


def third_six(order: str = "any") -> Game:
    # Without MIND nobody is asked whether to spend some on a blow.
    heroes = [six.hero(seat=seat, hp=90, hp_most=90, mnd=0) for seat in (1, 2, 3)]
    foes = (six.foe(hp=60), six.foe(hp=50, number=2))
    state = six.fight(*heroes, foes=foes, order=order)
    return Game("third-six", state, ("attack-1", "attack-2", "pass"))


def green_dungeon(order: str = "any") -> Game:
    state = magic(*(green.hero(seat=seat) for seat in (1, 2, 3)))
    options = state.options.with_(order=order)
    return Game("green-dungeon", state.with_(options=options), ("strike", "strike", "lesser"))


GAMES = (three_dice, third_six, green_dungeon)
ORDERS = ("any", "seat")


async def begun(service, game: Game, channel: int = 100) -> str:
    return await in_a_fight(
        service, 3, channel=channel, system=game.system, state=game.state, misses="10"
    )


async def stand(service, adventure: str) -> None:
    """Answer for the party what a combat turn asks it first."""
    while (await standing(service, adventure))[0].fight is not None:
        found = await service.history.queries.load(adventure)
        rules, state = loaded(found)
        offered = {each.id for each in rules.legal_actions(state, 1)}
        answer = next((each for each in ("refuse", "stand") if each in offered), None)
        if answer is None:
            return
        await press(service, adventure, HOST, answer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("order", ORDERS)
async def test_in_whatever_order_turns_are_declared_the_round_ends_alike(service, game, order):
    endings, deeds = set(), set()
    orders = list(itertools.permutations(range(3)))
    for number, way in enumerate(orders if SOAK else orders[::2]):
        adventure = await begun(service, game(order), channel=700 + number)
        for place in way:
            # Whoever is first in seat order acts at once.
            first = (await standing(service, adventure))[1] == (place + 1,)
            speak = press if first else declare
            await speak(service, adventure, PEOPLE[place], game(order).said[place])
        endings.add(await ending(service, adventure))
        deeds.add(tuple(seat for _, seat in (await done(service, adventure))[:3]))
    assert (len(endings), deeds) == (1, {(1, 2, 3)})


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_declared_waits_until_all_have_spoken(service, game):
    adventure = await begun(service, game())
    said = game().said
    await declare(service, adventure, THIRD, said[2])
    await declare(service, adventure, HOST, said[0])
    assert await done(service, adventure) == []
    card = await service.history.queries.card(adventure)
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    told = f"{names[0]} and {names[2]} have spoken. This round still waits for: {names[1]} <t:"
    assert card.clock[-1].startswith(told)
    assert card.waiting == (FRIEND,)
    await press(service, adventure, FRIEND, said[1])
    assert (await done(service, adventure))[:3] == [("act", 2), ("declared", 1), ("declared", 3)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("order", ORDERS)
async def test_a_round_never_waits_longer_than_its_time_for_one_who_is_silent(
    service, clock, game, order
):
    adventure = await begun(service, game(order))
    for _ in range(3):
        await stand(service, adventure)
        before, began = await done(service, adventure), clock.at
        for user in (THIRD, HOST):
            said = game().said[0]
            if user in await owed_by(service, adventure):
                await press(service, adventure, user, said)
            else:
                await declare(service, adventure, user, said)
        while ("auto", 2) not in (await done(service, adventure))[len(before) :]:
            await pass_time(service, clock, 10 * MINUTE, step=10 * MINUTE)
            assert clock.at - began <= ROUND + 10 * MINUTE
        taken = [seat for _, seat in (await done(service, adventure))[len(before) :]]
        assert sorted(taken[:3]) == [1, 2, 3]
        if (await standing(service, adventure))[0].fight is None:
            break


async def test_all_who_are_silent_are_played_in_the_order_of_the_rules(service, clock):
    adventure = await begun(service, three_dice())
    await declare(service, adventure, FRIEND, MIND)
    await pass_time(service, clock, ROUND + HOUR)
    assert (await done(service, adventure))[:3] == [("auto", 1), ("declared", 2), ("auto", 3)]


async def test_nobody_is_waited_for_twice_in_a_round(service, clock):
    """A question about a blow is answered at once for somebody whose time in the round was up."""
    heroes = [hero((9, 9, 9), seat=1), hero((2, 2, 2), (9, 9, 9), seat=2, pack=("charm",))]
    state = fight(*heroes, foe=monster(hp=40), mp_order="any")
    adventure = await in_a_fight(service, 2, state=state, misses="10")
    asked = 0
    for _ in range(4):
        await press(service, adventure, HOST)
        before = len(await done(service, adventure))
        await pass_time(service, clock, ROUND + HOUR)
        asked += len((await done(service, adventure))[before:]) > 1
        assert await owed_by(service, adventure) == (HOST, FRIEND)
    assert asked


async def keep(service, adventure: str, user: int) -> None:
    found = await service.history.queries.load(adventure)
    await service.play.repeated_attacks.keep(ask(user, channel=found.channel), adventure)


@pytest.mark.parametrize("order", ORDERS)
async def test_who_missed_a_round_is_waited_for_no_more_until_they_speak(service, clock, order):
    heroes = [hero((9, 9, 9), seat=seat) for seat in (1, 2, 3)]
    state = fight(*heroes, foe=monster(hp=90), mp_order=order)
    adventure = await in_a_fight(service, 3, state=state, misses="2")
    for user in (HOST, THIRD):
        await (press if user in await owed_by(service, adventure) else declare)(
            service, adventure, user, HIT
        )
    await pass_time(service, clock, ROUND + 20 * MINUTE)
    assert (await table(service, adventure)).clock(2).away is not None
    for _ in range(2):
        # Both act one after the other, in a minute: the round is over with them.
        before = await done(service, adventure)
        await press(service, adventure, HOST)
        if order == "any":
            assert [seat for _, seat in (await done(service, adventure))[len(before) :]] == [1]
        await press(service, adventure, THIRD)
        taken = [seat for _, seat in (await done(service, adventure))[len(before) :]]
        assert sorted(taken) == [1, 2, 3]
        assert (await table(service, adventure)).clock(2).away is not None
    if order == "any":
        card = await service.history.queries.card(adventure)
        assert sum(each.endswith("player is away: I took the turn.") for each in card.clock) == 1
    # Whoever speaks is waited for again.
    await (press if order == "any" else declare)(service, adventure, FRIEND, HIT)
    before = await done(service, adventure)
    for user in (HOST, THIRD):
        if user in await owed_by(service, adventure):
            await press(service, adventure, user)
    assert ("auto", 2) not in (await done(service, adventure))[len(before) :]


async def test_nobody_who_is_away_is_played_for_on_and_on_in_one_change(service, clock):
    """The others have fallen, so that the one who is away would fight on to the end."""
    heroes = [hero((9, 9, 9), (1, 1, 1) if seat == 1 else None, seat=seat) for seat in (1, 2)]
    state = fight(*heroes, foe=monster(hp=400), mp_order="any")
    adventure = await in_a_fight(service, 2, state=state, misses="2")
    await press(service, adventure, HOST)
    await pass_time(service, clock, ROUND + 20 * MINUTE)
    before = await done(service, adventure)
    await press(service, adventure, HOST)
    assert [seat for _, seat in (await done(service, adventure))[len(before) :]].count(2) <= 1


async def test_who_keeps_at_it_and_is_silent_is_not_waited_for_anew_by_each_blow(service, clock):
    """Each blow asks whether to spend MIND on it; keeping at it does not answer that."""
    heroes = [six.hero(seat=seat, hp=90, hp_most=90, mnd=5) for seat in (1, 2)]
    state = six.fight(*heroes, foes=(six.foe(hp=400),), order="any")
    adventure = await in_a_fight(service, 2, system="third-six", state=state, misses="2")

    async def answer(user: int, most: int = 4) -> None:
        for _ in range(most):
            found = await service.history.queries.load(adventure)
            rules, now = loaded(found)
            offered = [each.id for each in rules.legal_actions(now, PEOPLE.index(user) + 1)]
            if not offered or "attack-1" in offered:
                return
            await press(service, adventure, user, offered[-1])

    await press(service, adventure, FRIEND, "attack-1")
    await answer(FRIEND)
    await keep(service, adventure, FRIEND)
    while (await table(service, adventure)).clock(2).away is None:
        await answer(HOST)
        if HOST in await owed_by(service, adventure):
            await press(service, adventure, HOST, "attack-1")
        await pass_time(service, clock, HOUR)
        assert clock.at < 1 << 40
    deadline, blows = clock.at + HOUR, 0
    while clock.at < deadline:
        before = await done(service, adventure)
        await answer(HOST)
        if HOST in await owed_by(service, adventure):
            await press(service, adventure, HOST, "attack-1")
        await pass_time(service, clock, 11 * MINUTE, step=11 * MINUTE)
        blows += 2 in [seat for _, seat in (await done(service, adventure))[len(before) :]]
    assert blows >= 3


async def test_who_declared_what_cannot_be_done_is_played_with_care(service):
    hurt = [six.hero(seat=seat, hp=4, hp_most=20) for seat in (1, 2, 3)]
    state = six.fight(*hurt, foes=(six.foe(hp=30),), bag=("healing",))
    adventure = await in_a_fight(service, 3, system="third-six", state=state)
    await declare(service, adventure, FRIEND, "drink-healing")
    await press(service, adventure, HOST, "drink-healing")
    assert "lapse" in await kinds(service, adventure)
    assert await done(service, adventure) == [("act", 1), ("auto", 2)]


async def test_who_acts_after_declaring_has_thought_of_something_else(service):
    adventure = await begun(service, three_dice())
    await declare(service, adventure, FRIEND, MIND)
    await press(service, adventure, FRIEND, HIT)
    assert (await table(service, adventure)).declared == ()
    assert await done(service, adventure) == [("act", 2)]


async def test_a_table_that_waits_goes_on_waiting(service, clock):
    game = three_dice()
    adventure = await in_a_fight(service, 3, state=game.state, absence="wait")
    await declare(service, adventure, FRIEND, MIND)
    await press(service, adventure, HOST)
    await pass_time(service, clock, 30 * HOUR)
    assert await done(service, adventure) == [("act", 1)]
    await press(service, adventure, THIRD)
    assert await done(service, adventure) == [("act", 1), ("act", 3), ("declared", 2)]


@pytest.mark.parametrize(
    "system", ["three-dice", "green-dungeon", "third-six", "mkd-adventure", "mkd-delve"]
)
async def test_rounds_are_proposed_by_post(service, system):
    adventure = await by_post(service, FRIEND, system=system)
    terms = (await table(service, adventure)).terms
    assert (terms.together, terms.rounds) == (True, True)


# The clocks alone


def of(clock: SeatClock) -> Table:
    terms = Terms(policy=Policy(kind="budget"), together=True, rounds=True)
    return set_clock(Table(terms=terms), clock)


def test_a_round_begins_a_time_of_its_own_for_who_was_asked_something_else():
    before = of(SeatClock(seat=1, opened=100))
    after = awaited(before, (1,), 500, turn=7, fresh=(1,), in_round=True)
    assert (after.clock(1).opened, after.clock(1).round) == (500, 7)
    assert after.clock(1).policy == after.terms.policy.with_(budget=ROUND)


def test_a_question_in_a_round_gives_no_time_to_who_has_not_spoken():
    before = of(SeatClock(seat=1, opened=100, round=7, ahead=7))
    asked = awaited(before, (1,), 500, coming=(1,), turn=7, fresh=(1,), in_round=True)
    assert (asked.clock(1).opened, asked.clock(1).ahead) == (100, None)
    back = awaited(asked, (2,), 600, coming=(1,), turn=7, fresh=(1, 2), in_round=True)
    assert (back.clock(1).opened, back.clock(1).ahead) == (100, 7)


def test_a_silence_ends_with_the_round():
    silent = SeatClock(seat=1, silent="after")
    same = awaited(of(silent), (2,), 500, turn=7, fresh=(2,), in_round=True)
    assert same.clock(1).silent == "after"
    over = awaited(of(silent), (1,), 500, turn=7, fresh=(1,), in_round=True)
    assert over.clock(1).silent == ""
    outside = awaited(of(silent), (1,), 500)
    assert outside.clock(1).silent == ""
