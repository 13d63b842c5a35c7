"""What companions decide just as well is left to them, and nobody waits for ever because of it."""

from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, owed_by, table, take_turn
from tests.support.users import FRIEND, HOST


async def covered(service, clock, **settings):
    """A party on its way, one of whom went on vacation an hour ago."""
    adventure = await by_post(service, FRIEND, system="green-dungeon", vacations="play", **settings)
    await service.people.availability.away(ask(FRIEND), "9 days")
    await pass_time(service, clock, HOUR, step=10 * MINUTE)
    return adventure


async def test_the_way_is_left_to_a_companion_who_is_there(service, clock):
    adventure = await covered(service, clock)
    assert set(await owed_by(service, adventure)) == {HOST, FRIEND}
    assert "auto" not in await kinds(service, adventure)
    clock_of = (await table(service, adventure)).clock(2)
    assert (clock_of.left, clock_of.reminded) == (True, (100,))
    card = await service.history.queries.card(adventure)
    assert any("is not there, so the others decide" in line for line in card.clock)
    # Nothing is looked at again meanwhile: the journal does not grow.
    before = await kinds(service, adventure)
    await pass_time(service, clock, HOUR, step=10 * MINUTE)
    assert await kinds(service, adventure) == before


async def test_the_next_decision_is_a_new_turn(service, clock):
    adventure = await covered(service, clock)
    assert await take_turn(service, adventure, HOST)
    assert not (await table(service, adventure)).clock(2).left
    for _ in range(12):
        await take_turn(service, adventure, HOST)
        await pass_time(service, clock, 20 * MINUTE, step=10 * MINUTE)
    autos = [step for step in await service.store.journal(adventure) if step.kind == "auto"]
    assert autos
    assert not [step for step in autos if step.action["kind"] in ("go", "retry", "walk", "rest")]


async def test_a_vote_is_cast_after_those_of_companions(service, clock):
    adventure = await covered(service, clock, decisions="vote")
    assert "auto" not in await kinds(service, adventure)
    assert await take_turn(service, adventure, HOST)
    await pass_time(service, clock, 20 * MINUTE, step=10 * MINUTE)
    steps = await service.store.journal(adventure)
    acted = [step.action for step in steps if step.kind in ("act", "auto")]
    assert acted[0] == acted[1]


async def test_a_companion_whose_time_is_up_as_well_is_played(service, clock):
    adventure = await covered(service, clock)
    await take_turn(service, adventure, HOST)
    await pass_time(service, clock, 2 * DAY, step=HOUR)
    assert "auto" in await kinds(service, adventure)
