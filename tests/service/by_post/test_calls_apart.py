"""Calls that would tell nothing new are put off or dropped, and nobody misses a turn by that."""

from rules.ports import Note
from rules.service.clocks.call_times import APART, BRIEFLY, callable_at
from rules.service.clocks.new_calls import AHEAD, TURN
from rules.service.journal.loading import loaded
from tests.support.durations import HOUR, MINUTE
from tests.support.passing import pass_time
from tests.support.post import table
from tests.support.rounds import PEOPLE, in_a_fight, press
from tests.support.users import FRIEND
from tests.systems.third_six.tables import fight, foe, game, hero

DECIDES = {"decisions": "anyone", "window": "off"}


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


async def on_the_way(service, size: int, **settings: str) -> str:
    """Heroes who are all asked where to go."""
    heroes = [hero(seat=seat) for seat in range(1, size + 1)]
    state = game(*heroes, decisions="anyone")
    return await in_a_fight(service, size, system="third-six", state=state, **DECIDES, **settings)


async def test_on_the_way_a_person_is_called_again_a_while_after_the_last_call(service, clock):
    adventure = await on_the_way(service, 2)
    assert FRIEND in await called(service, clock, HOUR)
    await step(service, adventure, 1)
    rules, state = loaded(await service.history.queries.load(adventure))
    assert {1, 2} <= set(rules.awaiting(state))
    assert not rules.in_round(state)
    assert FRIEND not in await called(service, clock, APART - 2 * HOUR)
    # There is time left for the turn then.
    assert FRIEND in await called(service, clock, 2 * HOUR)
    left = (await table(service, adventure)).clock(2)
    assert left.owes
    assert left.missed == 0


async def test_where_turns_are_short_calls_are_no_farther_apart_than_half_of_one(service, clock):
    adventure = await on_the_way(service, 2, turn="4h")
    assert FRIEND in await called(service, clock, 30 * MINUTE)
    await step(service, adventure, 1)
    assert FRIEND in await called(service, clock, 2 * HOUR)


def note(adventure: str, kind: str, opened: int) -> Note:
    body = {"kind": kind, "seat": 2, "opened": opened, "mark": opened}
    return Note(id=f"{adventure}:x", adventure=adventure, user=FRIEND, body=body, due=opened)


async def test_who_may_plan_while_another_is_asked_is_called_once_that_takes_long(service, clock):
    heroes = [hero(seat=seat) for seat in (1, 2, 3)]
    state = fight(*heroes, foes=(foe(hp=40),), order="any")
    adventure = await in_a_fight(service, 3, system="third-six", state=state)
    clock.at += HOUR
    await step(service, adventure, 1)
    found = await service.history.queries.load(adventure)
    rules, state = loaded(found)
    assert 2 in rules.interrupted(state)
    opened = (await table(service, adventure)).clock(2).opened
    house = service.work
    ahead = note(adventure, AHEAD, opened)
    at = await callable_at(house.store, house.presences, found, ahead, clock.now())
    assert at == opened + BRIEFLY
    turn = note(adventure, TURN, opened)
    assert await callable_at(house.store, house.presences, found, turn, clock.now()) == clock.now()
