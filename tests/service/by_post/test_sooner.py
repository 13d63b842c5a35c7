"""A shorter turn time counts from the next turn on, or at once if most of those present agree."""

import pytest

from rules.core.errors import NotSeated, RuleError
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, owed_by, table, take_turn
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

IN_ANY_ORDER = {"system": "three-dice", "decisions": "vote", "mp_order": "any"}


async def shortened(service):
    """A table of three, all of them awaited, whose turns of three days shall last two hours."""
    adventure = await by_post(service, FRIEND, THIRD, turn_time="72h", **IN_ANY_ORDER)
    assert set(await owed_by(service, adventure)) == {HOST, FRIEND, THIRD}
    await service.lobby.set(ask(HOST), adventure, "turn time", "2h")
    return adventure


async def said(service, adventure):
    return "\n".join((await service.history.queries.card(adventure)).clock)


async def test_a_running_turn_keeps_its_longer_time_until_most_of_them_agree(service, clock):
    adventure = await shortened(service)
    assert "Running turns keep their longer time" in await said(service, adventure)
    answer = await service.by_post.agreements.sooner(ask(FRIEND), adventure)
    assert "1 more" in answer.text
    assert (await table(service, adventure)).sooner == (2,)
    assert "(1 for it)" in await said(service, adventure)
    await pass_time(service, clock, 5 * HOUR)
    assert "auto" not in await kinds(service, adventure)
    answer = await service.by_post.agreements.sooner(ask(THIRD), adventure)
    assert "fair notice" in answer.text
    assert (await table(service, adventure)).sooner == ()
    assert "longer time" not in await said(service, adventure)
    with pytest.raises(RuleError, match="pace-refused-sooner"):
        await service.by_post.agreements.sooner(ask(HOST), adventure)


async def test_then_every_turn_that_runs_has_the_new_time_from_now(service, clock):
    adventure = await shortened(service)
    await pass_time(service, clock, 5 * HOUR)
    for user in (FRIEND, THIRD):
        await service.by_post.agreements.sooner(ask(user), adventure)
    await pass_time(service, clock, HOUR)
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, HOUR)
    assert "auto" in await kinds(service, adventure)


async def test_a_vote_for_it_outlasts_what_others_do_in_the_game(service):
    adventure = await shortened(service)
    await service.by_post.agreements.sooner(ask(FRIEND), adventure)
    await take_turn(service, adventure, HOST)
    assert (await table(service, adventure)).sooner == (2,)
    answer = await service.by_post.agreements.sooner(ask(THIRD), adventure)
    assert "fair notice" in answer.text


async def test_another_time_is_another_question(service):
    adventure = await shortened(service)
    await service.by_post.agreements.sooner(ask(FRIEND), adventure)
    await service.lobby.set(ask(HOST), adventure, "thread name", "off")
    assert (await table(service, adventure)).sooner == (2,)
    await service.lobby.set(ask(HOST), adventure, "turn time", "6h")
    assert (await table(service, adventure)).sooner == ()


async def test_half_of_them_are_too_few(service):
    adventure = await by_post(service, FRIEND, turn_time="72h", **IN_ANY_ORDER)
    await service.lobby.set(ask(HOST), adventure, "turn time", "2h")
    answer = await service.by_post.agreements.sooner(ask(FRIEND), adventure)
    assert "1 more" in answer.text
    # The same voice again is still one.
    answer = await service.by_post.agreements.sooner(ask(FRIEND), adventure)
    assert "1 more" in answer.text
    assert (await table(service, adventure)).sooner == (2,)


async def test_a_longer_time_needs_no_vote(service):
    adventure = await by_post(service, FRIEND)
    await service.lobby.set(ask(HOST), adventure, "turn time", "72h")
    with pytest.raises(RuleError, match="pace-refused-sooner"):
        await service.by_post.agreements.sooner(ask(HOST), adventure)


async def test_only_players_who_are_there_are_asked(service):
    adventure = await shortened(service)
    with pytest.raises(NotSeated, match="join-first"):
        await service.by_post.agreements.sooner(ask(STRANGER), adventure)
    await service.play.autopilot.set(ask(THIRD), adventure, 3, "careful")
    with pytest.raises(NotSeated, match="vote-refused-away"):
        await service.by_post.agreements.sooner(ask(THIRD), adventure)
    await service.by_post.agreements.sooner(ask(FRIEND), adventure)
    await service.lobby.leave(ask(FRIEND), adventure)
    answer = await service.by_post.agreements.sooner(ask(HOST), adventure)
    assert "fair notice" in answer.text
    assert (await table(service, adventure)).terms.policy.budget == 2 * HOUR < DAY
