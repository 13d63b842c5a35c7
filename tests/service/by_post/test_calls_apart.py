"""Calls that would tell nothing new are put off or dropped, and nobody misses a turn by that."""

from rules.ports import Note
from rules.service.clocks.call_times import APART, BRIEFLY, callable_at
from rules.service.clocks.new_calls import AHEAD, TURN
from rules.service.journal.loading import loaded
from tests.support.durations import HOUR, MINUTE
from tests.support.passing import pass_time
from tests.support.post import table
from tests.support.rounds import PEOPLE, in_a_fight, press, put
from tests.support.users import FRIEND, HOST
from tests.systems.third_six.tables import fight, foe, game, hero


async def step(service, adventure: str, seat: int) -> None:
    """A seat does what its autopilot would."""
    rules, state = loaded(await service.history.queries.load(adventure))
    wanted = rules.autopilot(state, seat, "balanced")
    option = next(e.id for e in rules.legal_actions(state, seat) if e.action == wanted)
    await press(service, adventure, PEOPLE[seat - 1], option)


async def called(service, clock, seconds: int) -> list[int]:
    """Who is called, by cards or otherwise, while time passes."""
    on_cards: list[int] = []
    calls = await pass_time(service, clock, seconds, step=10 * MINUTE, on_cards=on_cards)
    return [*(each.user for each in calls), *on_cards]


def way(size: int = 2):
    """A position in which all are asked where to go."""
    return game(*(hero(seat=seat) for seat in range(1, size + 1)), decisions="anyone")


async def go_on(service, clock, adventure: str) -> None:
    """The first proposes a way, and an hour later the other agrees: then both are asked anew."""
    await put(service, adventure, way())
    rules, state = loaded(await service.history.queries.load(adventure))
    wanted = rules.autopilot(state, 1, "balanced")
    option = next(e.id for e in rules.legal_actions(state, 1) if e.action == wanted)
    await press(service, adventure, HOST, option)
    assert (await table(service, adventure)).proposal is not None
    await called(service, clock, HOUR)
    await press(service, adventure, FRIEND, option)
    await put(service, adventure, way())


async def test_on_the_way_a_person_is_called_again_a_while_after_the_last_call(service, clock):
    adventure = await in_a_fight(service, 2, system="third-six", state=way())
    await go_on(service, clock, adventure)
    assert await called(service, clock, HOUR) == [HOST]
    await go_on(service, clock, adventure)
    # They were called two hours ago.
    assert HOST not in await called(service, clock, APART - 3 * HOUR)
    assert HOST in await called(service, clock, 2 * HOUR)
    mine = (await table(service, adventure)).clock(1)
    assert mine.owes
    assert mine.missed == 0


async def test_where_turns_are_short_calls_are_no_farther_apart_than_half_of_one(service, clock):
    adventure = await in_a_fight(service, 2, system="third-six", state=way(), turn_time="6h")
    await go_on(service, clock, adventure)
    assert await called(service, clock, HOUR) == [HOST]
    await go_on(service, clock, adventure)
    assert HOST in await called(service, clock, 2 * HOUR)


def note(adventure: str, kind: str, seat: int, opened: int) -> Note:
    body = {"kind": kind, "seat": seat, "opened": opened, "mark": opened}
    user = PEOPLE[seat - 1]
    return Note(id=f"{adventure}:x", adventure=adventure, user=user, body=body, due=opened)


async def test_who_may_plan_while_another_is_asked_is_called_once_that_takes_long(service, clock):
    heroes = [hero(seat=seat) for seat in (1, 2, 3)]
    state = fight(*heroes, foes=(foe(hp=40),), order="any")
    adventure = await in_a_fight(service, 3, system="third-six", state=state)
    clock.at += HOUR
    for _ in range(60):
        found = await service.history.queries.load(adventure)
        rules, state = loaded(found)
        if rules.interrupted(state):
            break
        await step(service, adventure, rules.awaiting(state)[0])
    waits = rules.interrupted(state)[0]
    opened = (await table(service, adventure)).clock(waits).opened
    house = service.work
    ahead = note(adventure, AHEAD, waits, opened)
    at = await callable_at(house.store, house.presences, found, ahead, clock.now())
    assert at == opened + BRIEFLY
    turn = note(adventure, TURN, waits, opened)
    at = await callable_at(house.store, house.presences, found, turn, clock.now())
    assert at is not None
    assert at < opened + BRIEFLY
