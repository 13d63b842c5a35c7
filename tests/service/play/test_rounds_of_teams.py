"""Rounds of teams with one time for all: a turn of many steps is led to its end within it."""

import itertools
from typing import Any

import pytest

from rules.core.dice import SeededDice
from rules.core.ruleset import AnyRuleset
from rules.pace.schedule import SITTING
from rules.ports import Adventure
from rules.service.clocks.presence import Presence
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from rules.systems.mkd.tasks import AskAdvance
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import hasten, kinds, table
from tests.support.rounds import PEOPLE, ROUND, declare, done, ending, press, put, standing
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST, THIRD

TACTICAL = ("mkd-adventure", "mkd-delve")
SHARED = TACTICAL if SOAK else TACTICAL[:1]
"""Clocks are the same for both games: what is asked of them alone is asked of one."""
PLAYED: dict[str, tuple[Any, int]] = {}


async def to_teams(
    service, system: str, channel: int = 100, *, by_steps: bool = False, **settings: str
) -> str:
    """A tactical game in a round of which three teams inside may act in any order.

    It is set down there, or with `by_steps` played, so that its log can be verified.
    """
    opened = await service.lobby.open(ask(HOST, channel=channel), system, pace="post", seed="teams")
    for user in (FRIEND, THIRD):
        await service.lobby.join(ask(user, channel=channel), opened.adventure)
    for name, value in settings.items():
        await service.lobby.set(ask(HOST, channel=channel), opened.adventure, name, value)
    await service.lobby.begin(ask(HOST, channel=channel), opened.adventure, anyway=True)
    if by_steps:
        await hasten(service, opened.adventure, until=can_all_act)
        return opened.adventure
    if system not in PLAYED:
        PLAYED[system] = round_of_teams(await service.history.queries.load(opened.adventure))
    state, cursor = PLAYED[system]
    await put(service, opened.adventure, state, cursor=cursor)
    return opened.adventure


def can_all_act(rules: AnyRuleset, state: Any) -> bool:
    """Whether all teams are inside, and each may act next."""
    inside = all(figure.where == "board" for figure in state.heroes) and state.round > 1
    return inside and all(rules.its_turn(state, seat) for seat in (1, 2, 3))


def round_of_teams(found: Adventure) -> tuple[Any, int]:
    """The state in which a game by autopilot comes to such a round, and how many dice fell before.

    It is played without a service, once for all tests: the game is the same for each.
    """
    rules, state = loaded(found)
    cursor = found.cursor
    for _ in range(150):
        if can_all_act(rules, state):
            return state, cursor
        seat, dice = rules.awaiting(state)[0], SeededDice(found.seed, cursor)
        state = rules.apply(state, seat, rules.autopilot(state, seat, "balanced"), dice).state
        cursor = dice.cursor
    raise AssertionError("no round of three teams began")


async def plan(service, adventure: str, user: int, *starts: str) -> list[str]:
    """Somebody declares the first option whose id begins so, one for each beginning."""
    channel = (await service.history.queries.load(adventure)).channel
    ahead = await service.play.declared_turns.look(ask(user, channel=channel), adventure)
    ids = [each.value for each in ahead.options]
    said = [next(each for each in ids if each.startswith(start)) for start in starts]
    await declare(service, adventure, user, *said)
    return said


@pytest.mark.parametrize("system", TACTICAL)
async def test_teams_are_led_as_declared_and_the_silent_one_with_care(service, clock, system):
    adventure = await to_teams(service, system)
    before = await done(service, adventure)
    await plan(service, adventure, THIRD, "go-")
    await plan(service, adventure, HOST, "go-")
    assert await done(service, adventure) == before
    await pass_time(service, clock, ROUND - HOUR)
    assert await done(service, adventure) == before
    await pass_time(service, clock, 2 * HOUR)
    after = (await done(service, adventure))[len(before) :]
    seats = [seat for seat, _ in itertools.groupby(seat for _, seat in after)]
    assert seats[:3] == [1, 2, 3]
    # What the third wanted may be impossible once the others have acted.
    led = {seat for kind, seat in after if kind == "declared"}
    assert led == {1, 3} or (led == {1} and "lapse" in await kinds(service, adventure))
    steps = await service.store.journal(adventure)
    moved = [step.action["kind"] for step in steps if step.kind == "declared"]
    assert len(set(moved)) == 1
    assert (await table(service, adventure)).declared == ()


@pytest.mark.parametrize("system", TACTICAL)
async def test_in_whatever_order_teams_are_declared_the_round_ends_alike(service, system):
    endings = set()
    for number, way in enumerate(((HOST, FRIEND, THIRD), (THIRD, FRIEND, HOST))):
        adventure = await to_teams(service, system, channel=800 + number)
        for user in way:
            await plan(service, adventure, user, "go-", "begin-" if user == HOST else "go-")
        endings.add(await ending(service, adventure))
        assert (await table(service, adventure)).declared == ()
    assert len(endings) == 1


async def play_out(service, adventure: str, user: int) -> None:
    """Somebody plays until the game asks nothing of them in this round."""
    seat = PEOPLE.index(user) + 1
    round_ = None
    for _ in range(200):
        found = await service.history.queries.load(adventure)
        rules, state = loaded(found)
        if seat not in rules.awaiting(state) or round_ not in (None, rules.round_of(state)):
            return
        round_ = rules.round_of(state)
        asked = asked_of(rules, state, table_of(found))
        # Once they have voted in the middle of it, the others have to.
        by = seat if seat in asked else asked[0]
        wanted = rules.autopilot(state, by, "balanced")
        option = next(e for e in rules.legal_actions(state, by) if e.action == wanted)
        await press(service, adventure, PEOPLE[by - 1], option.id)
    raise AssertionError("a turn without an end")


@pytest.mark.parametrize("system", SHARED)
async def test_a_turn_under_way_gives_the_silent_no_more_time(service, clock, system):
    adventure = await to_teams(service, system)
    began, before = clock.at, len(await done(service, adventure))
    state, _ = await standing(service, adventure)
    mine = next(figure.id for figure in state.heroes if figure.seat == 1)
    await press(service, adventure, HOST, f"begin-{mine}")
    await pass_time(service, clock, 9 * HOUR)
    assert 2 not in [seat for _, seat in (await done(service, adventure))[before:]]
    await play_out(service, adventure, HOST)
    await play_out(service, adventure, THIRD)
    await pass_time(service, clock, began + ROUND + 20 * MINUTE - clock.at)
    assert ("auto", 2) in (await done(service, adventure))[before:]


@pytest.mark.parametrize("system", TACTICAL)
async def test_a_silent_team_is_played_to_the_end_of_its_turn(service, clock, system):
    adventure = await to_teams(service, system, misses="10")
    state, _ = await standing(service, adventure)
    round_, heroes = state.round, {each.id for each in state.heroes if each.seat == 2}
    await play_out(service, adventure, HOST)
    await play_out(service, adventure, THIRD)
    await pass_time(service, clock, ROUND + 20 * MINUTE)
    after, _ = await standing(service, adventure)
    assert len(heroes) > 1
    assert after.round > round_ or heroes <= set(after.served)


@pytest.mark.parametrize("system", SHARED)
async def test_who_begins_a_turn_after_declaring_it_leads_it_to_its_end(service, system):
    adventure = await to_teams(service, system)
    await plan(service, adventure, HOST, "go-")
    state, _ = await standing(service, adventure)
    before = await done(service, adventure)
    mine = next(figure.id for figure in state.heroes if figure.seat == 1)
    await press(service, adventure, HOST, f"begin-{mine}")
    assert (await done(service, adventure))[len(before) :] == [("act", 1)]
    assert (await table(service, adventure)).declared == ()


async def by_night(service, user: int, clock: Any) -> None:
    """Somebody sleeps for the next two hours, so that their time lasts longer."""
    minute = clock.at % DAY // MINUTE
    quiet = (minute, (minute + 2 * 60) % (24 * 60))
    await service.people.availability.set(ask(user), Presence(quiet=quiet))


async def one_step(service, adventure: str, user: int) -> None:
    """Somebody does one thing, and leaves the rest of their turn for later."""
    found = await service.history.queries.load(adventure)
    rules, state = loaded(found)
    seat = PEOPLE.index(user) + 1
    wanted = rules.autopilot(state, seat, "balanced")
    option = next(e for e in rules.legal_actions(state, seat) if e.action == wanted)
    await press(service, adventure, user, option.id)


async def begin(service, adventure: str, user: int) -> None:
    """Somebody has the first of their Heroes act."""
    state, _ = await standing(service, adventure)
    mine = next(figure.id for figure in state.heroes if figure.seat == PEOPLE.index(user) + 1)
    await press(service, adventure, user, f"begin-{mine}")


@pytest.mark.parametrize("system", SHARED)
async def test_a_turn_of_many_steps_has_one_time_however_often_its_player_comes(
    service, clock, system
):
    adventure = await to_teams(service, system)
    ends, before = clock.at + ROUND, len(await done(service, adventure))
    await pass_time(service, clock, 5 * HOUR)
    await begin(service, adventure, THIRD)
    calls = await pass_time(service, clock, 6 * HOUR)
    await one_step(service, adventure, THIRD)
    calls += await pass_time(service, clock, ends - clock.at - MINUTE, step=MINUTE)
    assert {seat for _, seat in (await done(service, adventure))[before:]} == {3}
    await pass_time(service, clock, 2 * MINUTE, step=MINUTE)
    taken = (await done(service, adventure))[before + 2 :]
    assert {("auto", seat) for seat in (1, 2, 3)} <= set(taken)
    theirs, silent = [(await table(service, adventure)).clock(seat) for seat in (3, 2)]
    assert (theirs.missed, theirs.away) == (0, None)
    assert (silent.missed, silent.away is None) == (1, False)
    assert len([each for each in calls if each.user == THIRD]) <= 1


@pytest.mark.parametrize("system", SHARED)
async def test_nothing_is_taken_from_who_is_in_the_middle_of_their_turn(service, clock, system):
    adventure = await to_teams(service, system)
    before = len(await done(service, adventure))
    await pass_time(service, clock, ROUND - HOUR)
    await pass_time(service, clock, HOUR - MINUTE, step=MINUTE)
    for each in (begin, one_step):
        await each(service, adventure, THIRD)
        await pass_time(service, clock, SITTING - MINUTE, step=MINUTE)
        assert ("auto", 3) not in (await done(service, adventure))[before:]
    await pass_time(service, clock, 2 * MINUTE, step=MINUTE)
    assert ("auto", 3) in (await done(service, adventure))[before:]


@pytest.mark.parametrize("system", SHARED)
async def test_who_begins_once_their_time_was_up_goes_on_with_their_turn(service, clock, system):
    adventure = await to_teams(service, system, misses="10")
    await by_night(service, HOST, clock)
    await pass_time(service, clock, ROUND - HOUR)
    await pass_time(service, clock, HOUR + MINUTE, step=MINUTE)
    assert 100 in (await table(service, adventure)).clock(3).reminded
    before = len(await done(service, adventure))
    await begin(service, adventure, THIRD)
    assert (await done(service, adventure))[before:] == [("act", 3)]
    theirs = (await table(service, adventure)).clock(3)
    assert (theirs.missed, theirs.reminded) == (0, ())


@pytest.mark.parametrize("system", TACTICAL)
async def test_who_is_asked_in_a_round_once_their_time_is_up_holds_up_nobody(
    service, clock, system
):
    """A question about all Heroes comes between a turn whose time is up and its coming."""
    adventure = await to_teams(service, system, misses="10")
    await play_out(service, adventure, HOST)
    await pass_time(service, clock, ROUND - 10 * MINUTE, step=10 * MINUTE)
    state, _ = await standing(service, adventure)
    mine = [each.id for each in state.heroes if each.seat == 3]
    await press(service, adventure, THIRD, f"begin-{mine[0]}")
    await pass_time(service, clock, SITTING - 5 * MINUTE, step=MINUTE)
    assert 100 in (await table(service, adventure)).clock(2).reminded
    others = [each.id for each in state.heroes if each.seat == 2]
    asked = AskAdvance(seats=(2, 3), figures=(*others, *mine), threshold=1)
    state, _ = await standing(service, adventure)
    served = tuple(each.id for each in state.heroes if each.seat != 2)
    await put(
        service, adventure, state.with_(agenda=(asked,), served=served, activation=None, acting=2)
    )
    before = await done(service, adventure)
    found = await service.history.queries.load(adventure)
    rules, now = loaded(found)
    await press(service, adventure, THIRD, rules.legal_actions(now, 3)[0].id)
    taken = [seat for _, seat in (await done(service, adventure))[len(before) :]]
    assert set(taken) == {2, 3}
    after, _ = await standing(service, adventure)
    assert not after.agenda
    assert after.round > now.round or set(others) <= set(after.served)


@pytest.mark.parametrize("system", SHARED)
async def test_a_team_that_is_done_makes_no_new_card_for_who_was_called_already(
    service, clock, system
):
    adventure = await to_teams(service, system)
    on_cards: list[int] = []
    calls = await pass_time(service, clock, HOUR, step=10 * MINUTE, on_cards=on_cards)
    called = {*(each.user for each in calls), *on_cards}
    assert {FRIEND, THIRD} <= called
    shown = await service.history.queries.load(adventure)
    await begin(service, adventure, HOST)
    await play_out(service, adventure, HOST)
    assert not await pass_time(service, clock, HOUR, step=10 * MINUTE)
    after = await service.history.queries.load(adventure)
    assert after.version > shown.version
    assert after.card == shown.card
