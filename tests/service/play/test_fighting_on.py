"""Teams that are left to fight on: the rest of a turn, or the next round's."""

import pytest

from rules.core.errors import RuleError
from rules.pace.onward import onward_of
from rules.service.clocks.new_calls import AHEAD, TURN
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from rules.service.play.fighting_on import may_fight_on
from rules.systems.mkd.tasks import AskAdvance
from tests.support.durations import HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import table
from tests.support.rounds import PEOPLE, declare, press, put
from tests.support.users import FRIEND, HOST, THIRD

TACTICAL = ("mkd-adventure", "mkd-delve")
OPENS = {"open_door", "open_chest", "use_item", "take", "use_stairs", "leave", "give_up"}


async def autopilot(service, adventure: str, seat: int) -> str:
    """What a seat's autopilot would do now."""
    rules, state = loaded(await service.history.queries.load(adventure))
    wanted = rules.autopilot(state, seat, "balanced")
    return next(e.id for e in rules.legal_actions(state, seat) if e.action == wanted)


async def step(service, adventure: str, seat: int) -> None:
    """A seat does what its autopilot would."""
    wanted = await autopilot(service, adventure, seat)
    await press(service, adventure, PEOPLE[seat - 1], wanted)


async def to_a_fight(service, system: str, **settings: str) -> str:
    """A tactical game with Monsters on the board, in a round that three teams have yet to play."""
    opened = await service.lobby.open(ask(HOST), system, pace="post", seed="teams")
    for user in (FRIEND, THIRD):
        await service.lobby.join(ask(user), opened.adventure)
    for name, value in settings.items():
        await service.lobby.set(ask(HOST), opened.adventure, name, value)
    await service.lobby.begin(ask(HOST), opened.adventure, anyway=True)
    for _ in range(300):
        found = await service.history.queries.load(opened.adventure)
        rules, state = loaded(found)
        if rules.may_fight_on(state) and all(rules.its_turn(state, seat) for seat in (1, 2, 3)):
            return opened.adventure
        await step(service, opened.adventure, asked_of(rules, state, table_of(found))[0])
    raise AssertionError("three teams met no Monster")


async def end_turn(service, adventure: str, seat: int) -> None:
    """A seat plays its turn of the round to the end."""
    first = await round_of(service, adventure)
    for _ in range(60):
        found = await service.history.queries.load(adventure)
        rules, state = loaded(found)
        if rules.round_of(state) > first or not rules.turn_left(state, seat):
            return
        asked = asked_of(rules, state, table_of(found))
        await step(service, adventure, seat if seat in asked else asked[0])
    raise AssertionError("a turn without end")


async def fight_on(service, adventure: str, user: int) -> str:
    """Somebody leaves a turn to their team."""
    return (await service.play.repeated_attacks.keep(ask(user), adventure)).text


async def round_of(service, adventure: str) -> int:
    rules, state = loaded(await service.history.queries.load(adventure))
    return rules.round_of(state)


async def since(service, adventure: str, version: int) -> list[tuple[str, int]]:
    """Who did something since a version, and how."""
    steps = await service.store.journal(adventure, since=version)
    return [(each.kind, each.seat) for each in steps if each.kind in ("act", "auto", "declared")]


@pytest.mark.parametrize("system", TACTICAL)
async def test_the_rest_of_a_turn_is_fought_at_once_and_opens_nothing(service, system):
    adventure = await to_a_fight(service, system)
    await step(service, adventure, 1)
    before = await service.history.queries.load(adventure)
    rules, state = loaded(before)
    assert rules.turn_left(state, 1)
    await fight_on(service, adventure, HOST)
    rules, state = loaded(await service.history.queries.load(adventure))
    assert not rules.turn_left(state, 1)
    assert set(await since(service, adventure, before.version)) == {("declared", 1)}
    steps = await service.store.journal(adventure, since=before.version)
    assert not {each.action["kind"] for each in steps if each.kind == "declared"} & OPENS


async def test_the_next_round_waits_for_no_word_and_calls_nobody_who_left_it(service, clock):
    adventure = await to_a_fight(service, "mkd-adventure")
    first = await round_of(service, adventure)
    await end_turn(service, adventure, 1)
    await fight_on(service, adventure, HOST)
    assert onward_of((await table(service, adventure)).onward) == (1,)
    clock.at += 3600
    known = {each.id for each in await service.store.waiting_notes(adventure)}
    await end_turn(service, adventure, 2)
    await end_turn(service, adventure, 3)
    assert await round_of(service, adventure) == first + 1
    at = await table(service, adventure)
    assert at.onward == ()
    assert [each.seat for each in at.declared] == [1]
    called = {
        each.user
        for each in await service.store.waiting_notes(adventure)
        if each.body["kind"] in (TURN, AHEAD) and each.id not in known
    }
    assert HOST not in called
    assert FRIEND in called
    begun = (await service.history.queries.load(adventure)).version
    for seat in (2, 3):
        assert ("declared", 1) not in await since(service, adventure, begun)
        await end_turn(service, adventure, seat)
        if await round_of(service, adventure) > first + 1:
            break
    assert await round_of(service, adventure) == first + 2
    done = await since(service, adventure, begun)
    assert ("declared", 1) in done
    assert ("act", 1) not in done
    rules, state = loaded(await service.history.queries.load(adventure))
    assert 1 in rules.awaiting(state)
    assert (await table(service, adventure)).declared == ()


async def test_a_word_for_the_next_round_can_be_changed_and_taken_back(service):
    adventure = await to_a_fight(service, "mkd-adventure")
    await end_turn(service, adventure, 1)
    await fight_on(service, adventure, HOST)
    with pytest.raises(RuleError, match="already"):
        await fight_on(service, adventure, HOST)
    await service.play.declared_turns.withdraw(ask(HOST), adventure)
    assert (await table(service, adventure)).onward == ()
    await fight_on(service, adventure, HOST)
    await end_turn(service, adventure, 2)
    await end_turn(service, adventure, 3)
    look = await service.play.declared_turns.look(ask(HOST), adventure)
    assert [each.value for each in look.chosen] == ["fight-on"]
    assert look.now
    await declare(service, adventure, HOST, "guard")
    said = (await table(service, adventure)).declared
    assert [each.id for each in said[0].choices] == ["deed.guard"]


async def test_a_word_for_a_fight_that_is_over_is_dropped(service):
    adventure = await to_a_fight(service, "mkd-adventure")
    await end_turn(service, adventure, 1)
    await fight_on(service, adventure, HOST)
    _, state = loaded(await service.history.queries.load(adventure))
    quiet = [each for each in state.figures if each.side != "monster"]
    await put(
        service, adventure, state.with_(figures=tuple(quiet), round=state.round + 1, served=())
    )
    at = await table(service, adventure)
    assert (at.onward, at.declared) == ((), ())


async def test_who_is_asked_something_answers_first_and_nobody_is_left_where_all_is_quiet(service):
    adventure = await to_a_fight(service, "mkd-adventure")
    found = await service.history.queries.load(adventure)
    rules, state = loaded(found)
    assert may_fight_on(found, rules, state) == (1, 2, 3)
    live = found.with_(pace="live")
    assert may_fight_on(live, rules, state) == ()
    quiet = tuple(each for each in state.figures if each.side != "monster")
    await put(service, adventure, state.with_(figures=quiet))
    with pytest.raises(RuleError, match="onward-refused-now"):
        await fight_on(service, adventure, HOST)


async def test_a_team_that_fights_on_speaks_in_a_vote_and_goes_on_after_it(service, clock):
    adventure = await to_a_fight(service, "mkd-adventure")
    await step(service, adventure, 1)
    _, state = loaded(await service.history.queries.load(adventure))
    figures = tuple(each.id for each in state.heroes)
    task = AskAdvance(seats=(1, 2, 3), figures=figures, threshold=1000)
    before = sum(each.level for each in state.heroes)
    await put(service, adventure, state.with_(agenda=(task,)))
    with pytest.raises(RuleError, match="onward-refused-question"):
        await fight_on(service, adventure, HOST)
    await step(service, adventure, 1)
    await fight_on(service, adventure, HOST)
    rules, state = loaded(await service.history.queries.load(adventure))
    assert rules.turn_left(state, 1)
    await pass_time(service, clock, 3 * HOUR, step=10 * MINUTE)
    rules, state = loaded(await service.history.queries.load(adventure))
    assert sum(each.level for each in state.heroes) > before
    assert not rules.turn_left(state, 1)
