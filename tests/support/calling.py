"""Play by post up to somebody's turn, and whom cards and messages call meanwhile."""

from tests.support.durations import MINUTE
from tests.support.passing import look, next_due, pass_time
from tests.support.post import owed_by, table, take_turn


async def settle(service, clock):
    """A minute later everything is shown and said; the people called by cards, and the calls."""
    mentioned, calls = [], []
    due = await next_due(service)
    for _ in range(12):
        if due is not None and due <= clock.now():
            mentioned += await look(service, clock, calls)
            due = await next_due(service)
        clock.at += 5
    return mentioned, calls


async def later(service, clock, seconds):
    """Time passes; the people whom cards call, and the calls."""
    mentioned = []
    calls = await pass_time(service, clock, seconds, step=10 * MINUTE, on_cards=mentioned)
    return mentioned, calls


async def passes_to(service, clock, adventure, user):
    """Everybody plays, two minutes apart, until the turn has just passed to one person alone."""
    for _ in range(200):
        owed = await owed_by(service, adventure)
        clocks = (await table(service, adventure)).seats
        seats = (await service.history.queries.load(adventure)).seats
        mine = next(each.seat for each in seats if each.user == user)
        opened = next((each.opened for each in clocks if each.seat == mine), None)
        if owed == (user,) and opened == clock.now():
            return
        await settle(service, clock)
        clock.at += MINUTE
        await take_turn(service, adventure, owed[0])
    raise AssertionError("the turn never passed to that one alone")
