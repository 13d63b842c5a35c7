"""Steps taken back: alone, by agreement, by the host; logged, and never with dice rolled again."""

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.service.history.verify import verify
from tests.support.durations import HOUR
from tests.support.houses import ask, live
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, owed_by, table, take_turn
from tests.support.users import FRIEND, HOST, STRANGER


async def quiet_step(service, adventure, user):
    """Play until the person has done something by which no die fell; the version before it."""
    for _ in range(60):
        before = (await service.history.queries.load(adventure)).version
        if not await take_turn(service, adventure, user):
            owed = await owed_by(service, adventure)
            await take_turn(service, adventure, owed[0])
            continue
        steps = await service.store.journal(adventure, before)
        if not any(step.faces for step in steps):
            try:
                await service.play.undo.undo(ask(user), adventure)
            except RuleError:
                continue
            return before
    raise AssertionError("nothing was ever done without a die")


async def test_the_own_last_step_goes_back_while_nothing_was_shown(service):
    adventure = await live(service, system="third-six", seed="undo")
    before = await quiet_step(service, adventure, HOST)
    after = await service.history.queries.load(adventure)
    assert (await service.store.snapshot(adventure, before)) == after.state
    assert (await kinds(service, adventure))[-1] == "undo"
    assert "took a step back" in "\n".join((await service.history.queries.card(adventure)).clock)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault
    assert await take_turn(service, adventure, HOST)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_a_die_that_fell_stays_fallen_for_who_is_no_host(service):
    adventure = await live(service, FRIEND, seed="undo")
    for _ in range(60):
        before = await service.history.queries.load(adventure)
        owed = await owed_by(service, adventure)
        user = FRIEND if FRIEND in owed else HOST
        await take_turn(service, adventure, user)
        steps = await service.store.journal(adventure, before.version)
        if user == FRIEND and any(step.faces for step in steps):
            break
    with pytest.raises(RuleError, match="undo-refused"):
        await service.play.undo.undo(ask(FRIEND), adventure)
    rolled = (await service.history.queries.load(adventure)).cursor
    await service.play.undo.undo(ask(FRIEND), adventure, before.version)
    assert (await service.history.queries.load(adventure)).state != before.state
    assert "wants to take" in "\n".join((await service.history.queries.card(adventure)).clock)
    await service.play.undo.undo(ask(HOST), adventure)
    after = await service.history.queries.load(adventure)
    assert after.state == before.state
    assert after.cursor == rolled > before.cursor
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_a_host_goes_back_at_once_and_anybody_can_replay_it(service):
    adventure = await live(service, FRIEND, seed="undo")
    start = await service.history.queries.load(adventure)
    for _ in range(8):
        owed = await owed_by(service, adventure)
        await take_turn(service, adventure, owed[0])
    await service.play.undo.undo(ask(HOST), adventure, start.version)
    assert (await service.history.queries.load(adventure)).state == start.state
    assert "The host took steps back" in "\n".join(
        (await service.history.queries.card(adventure)).clock
    )
    assert (await service.history.queries.scenes(adventure))[
        -1
    ] == await service.history.queries.scene(adventure)
    assert verify(await service.history.queries.export(adventure)).good


async def test_whoever_plays_on_refuses(service):
    adventure = await live(service, FRIEND, seed="undo")
    start = await service.history.queries.load(adventure)
    owed = await owed_by(service, adventure)
    await take_turn(service, adventure, owed[0])
    await service.play.undo.undo(ask(FRIEND), adventure, start.version)
    assert (await table(service, adventure)).undo is not None
    owed = await owed_by(service, adventure)
    await take_turn(service, adventure, owed[0])
    assert (await table(service, adventure)).undo is None


async def test_where_nobody_can_go_back(service):
    adventure = await live(service, FRIEND, seed="undo")
    with pytest.raises(NotSeated):
        await service.play.undo.undo(ask(STRANGER), adventure, 3)
    with pytest.raises(RuleError, match="nothing"):
        await service.play.undo.undo(ask(HOST), adventure)
    for to in (-5, 1, 2, 99_999):
        with pytest.raises(RuleError, match="far"):
            await service.play.undo.undo(ask(HOST), adventure, to)


async def test_a_forged_undo_does_not_verify(service):
    adventure = await live(service, FRIEND, seed="undo")
    start = await service.history.queries.load(adventure)
    await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    await service.play.undo.undo(ask(HOST), adventure, start.version)
    log = await service.history.queries.export(adventure)
    for to in (start.version + 1, 0, -1, 99, "x", None):
        forged = {**log, "steps": [*log["steps"][:-1], {**log["steps"][-1]}]}
        forged["steps"][-1]["action"] = {**log["steps"][-1]["action"], "to": to}
        assert not verify(forged).good


async def test_who_went_back_is_awaited_by_post(service, clock):
    adventure = await by_post(service, FRIEND, system="three-dice", decisions="vote")
    start = await service.history.queries.load(adventure)
    first = (await owed_by(service, adventure))[0]
    await take_turn(service, adventure, first)
    await pass_time(service, clock, 2 * HOUR)
    await service.play.undo.undo(ask(HOST), adventure, start.version)
    assert first in await owed_by(service, adventure)
    seats = (await service.history.queries.load(adventure)).seats
    mine = next(each.seat for each in seats if each.user == first)
    assert (await table(service, adventure)).clock(mine).opened == clock.now()


async def test_a_host_goes_back_by_two_hundred_steps_and_no_further(service):
    adventure = await live(service, system="third-six", seed="undo")
    await take_turn(service, adventure, HOST)
    start = await service.history.queries.load(adventure)
    await take_turn(service, adventure, HOST)
    played = (await service.history.queries.load(adventure)).version - start.version
    for number in range(200 - played):
        request = ask(HOST, request=f"orders {number}")
        await service.play.standing_orders.give(request, adventure, ())
    with pytest.raises(RuleError, match="undo-refused-far"):
        await service.play.undo.undo(ask(HOST), adventure, start.version - 1)
    await service.play.undo.undo(ask(HOST), adventure, start.version)
    assert (await service.history.queries.load(adventure)).state == start.state
