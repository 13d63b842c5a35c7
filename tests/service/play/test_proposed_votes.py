"""Votes that the rules count: by post who says nothing for a while goes with the others."""

from typing import Any

from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.loading import loaded
from rules.systems.mkd.tasks import AskAdvance
from tests.service.play.test_rounds_of_teams import to_teams
from tests.support.durations import HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import table
from tests.support.rounds import press, put
from tests.support.users import FRIEND, HOST, THIRD

WINDOW = 2 * HOUR


async def to_a_vote(service, *, more: int = 0) -> tuple[str, Any]:
    """Three teams in a round, in the middle of which they are asked who rises a level."""
    adventure = await to_teams(service, "mkd-adventure")
    _, state = loaded(await service.history.queries.load(adventure))
    figures = tuple(each.id for each in state.heroes)
    thresholds = tuple(1000 * (each + 2) for each in range(more))
    task = AskAdvance(seats=(1, 2, 3), figures=figures, threshold=1000, more=thresholds)
    await put(service, adventure, state.with_(agenda=(task,)))
    return adventure, state


async def choices(service, adventure: str, seat: int) -> list[str]:
    rules, state = loaded(await service.history.queries.load(adventure))
    return [each.id for each in rules.legal_actions(state, seat)]


async def levels(service, adventure: str) -> list[int]:
    _, state = loaded(await service.history.queries.load(adventure))
    return [each.level for each in state.heroes]


async def test_one_word_counts_where_nobody_says_otherwise_for_a_while(service, clock):
    adventure, before = await to_a_vote(service)
    wanted = (await choices(service, adventure, 1))[0]
    await press(service, adventure, HOST, wanted)
    assert (await table(service, adventure)).proposal is not None
    await pass_time(service, clock, WINDOW - 10 * MINUTE, step=5 * MINUTE)
    assert sum(await levels(service, adventure)) == sum(each.level for each in before.heroes)
    await pass_time(service, clock, 20 * MINUTE, step=5 * MINUTE)
    assert sum(await levels(service, adventure)) == sum(each.level for each in before.heroes) + 1
    assert (await table(service, adventure)).proposal is None
    rules, state = loaded(await service.history.queries.load(adventure))
    assert all(rules.its_turn(state, seat) for seat in (1, 2, 3))


async def test_most_of_those_who_vote_decide_at_once(service):
    adventure, before = await to_a_vote(service)
    wanted = (await choices(service, adventure, 1))[0]
    await press(service, adventure, HOST, wanted)
    await press(service, adventure, FRIEND, wanted)
    assert sum(await levels(service, adventure)) == sum(each.level for each in before.heroes) + 1


async def test_who_says_otherwise_opens_the_time_anew_and_the_third_decides(service, clock):
    adventure, before = await to_a_vote(service)
    one, other = (await choices(service, adventure, 1))[:2]
    await press(service, adventure, HOST, one)
    await pass_time(service, clock, HOUR)
    await press(service, adventure, FRIEND, other)
    await pass_time(service, clock, WINDOW - 10 * MINUTE, step=5 * MINUTE)
    assert sum(await levels(service, adventure)) == sum(each.level for each in before.heroes)
    await press(service, adventure, THIRD, other)
    rules, state = loaded(await service.history.queries.load(adventure))
    rose = [a.id for a, b in zip(state.heroes, before.heroes, strict=True) if a.level > b.level]
    assert [f"choose-{each}" for each in rose] == [other] or len(rose) == 1
    assert all(rules.its_turn(state, seat) for seat in (1, 2, 3))


async def test_a_second_vote_that_follows_is_asked_anew(service, clock):
    adventure, _ = await to_a_vote(service, more=1)
    await press(service, adventure, HOST, (await choices(service, adventure, 1))[0])
    await pass_time(service, clock, WINDOW + 10 * MINUTE, step=5 * MINUTE)
    _, state = loaded(await service.history.queries.load(adventure))
    assert isinstance(state.agenda[-1], AskAdvance)
    assert state.voices == ()
    assert (await table(service, adventure)).proposal is None


async def test_live_a_vote_is_as_in_the_rules(service):
    adventure, before = await to_a_vote(service)

    def alter(draft: Change) -> None:
        draft.step(kinds.SETTING, pace="live")

    await service.work.change(ask(HOST), adventure, alter)
    wanted = (await choices(service, adventure, 1))[0]
    await press(service, adventure, HOST, wanted)
    assert (await table(service, adventure)).proposal is None
    _, state = loaded(await service.history.queries.load(adventure))
    assert [each.seat for each in state.voices] == [1]
    await press(service, adventure, FRIEND, wanted)
    assert sum(await levels(service, adventure)) == sum(each.level for each in before.heroes) + 1
