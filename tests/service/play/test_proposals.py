"""Where whoever is first decides for the party, the others have time to say otherwise."""

import pytest

from rules.core.errors import RuleError
from rules.service.clocks.schedule import table_of
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from tests.support.houses import ask
from tests.support.users import FRIEND, HOST, THIRD

MINUTE, HOUR, DAY = 60, 3600, 86400
NOON = 1_772_452_800
"""Monday, 2 March 2026, 12:00 UTC."""


async def load(service, adventure):
    return await service.history.queries.load(adventure)


async def table(service, adventure):
    return table_of(await load(service, adventure))


async def card(service, adventure):
    return await service.history.queries.card(adventure)


async def press(service, adventure, user, option):
    found = await load(service, adventure)
    return await service.play.actions.press(ask(user), adventure, found.version, option)


async def look(service):
    """Do what is due by now."""
    for timer in await service.store.timers(service.work.clock.now()):
        if timer.kind == "turn":
            await service.by_post.timers.look(timer)


async def acts(service, adventure):
    """The kinds of its steps that changed the game, after its beginning."""
    steps = await service.store.journal(adventure)
    begun = next(at for at, step in enumerate(steps) if step.kind == "begin")
    return [step.kind for step in steps[begun + 1 :] if step.kind in ("act", "agreed", "auto")]


@pytest.fixture
def clock(clock):
    clock.at = NOON
    return clock


async def party(service, *friends, pace="post", **settings):
    """A game of Green Dungeon in which the party may go on in several ways."""
    opened = await service.lobby.open(ask(HOST), "green-dungeon", pace=pace, seed="ways")
    for friend in friends:
        await service.lobby.join(ask(friend), opened.adventure)
    for name, value in settings.items():
        await service.lobby.set(ask(HOST), opened.adventure, name.replace("_", " "), value)
    await service.lobby.begin(ask(HOST), opened.adventure, anyway=True)
    return opened.adventure


async def choices(service, adventure):
    """Two options of the party, by their ids."""
    found = await load(service, adventure)
    rules, state = loaded(found)
    seat = rules.awaiting(state)[0]
    options = rules.legal_actions(state, seat)
    risk = rules.caution(state, seat, frozenset({2})).risk
    common = [
        each.id
        for each in options
        if rules.in_common(state, each.action) and risk(each.action) is not None
    ]
    assert len(common) > 1
    return common[:2]


async def test_the_first_word_waits_for_the_others_and_counts_when_its_time_is_up(service, clock):
    adventure = await party(service, FRIEND, THIRD)
    north, _ = await choices(service, adventure)
    answer = await press(service, adventure, HOST, north)
    assert "propose" in answer.text
    shown = await card(service, adventure)
    assert shown.waiting == (FRIEND, THIRD)
    assert any(f"<t:{NOON + 2 * HOUR}:R>" in line for line in shown.clock), shown.clock
    assert shown.buttons[0].label.startswith("Agree")
    assert shown.buttons[0].verb == f"do.{north}"
    assert [each.verb for each in shown.buttons].count(f"do.{north}") == 1
    clock.at = NOON + 2 * HOUR - 1
    await look(service)
    assert await acts(service, adventure) == []
    clock.at += 1
    await look(service)
    assert await acts(service, adventure) == ["agreed"]
    assert (await table(service, adventure)).proposal is None
    assert any("time to say otherwise" in line for line in (await card(service, adventure)).clock)


async def test_once_all_agree_it_is_done(service):
    adventure = await party(service, FRIEND, THIRD)
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    await press(service, adventure, THIRD, north)
    assert await acts(service, adventure) == []
    await press(service, adventure, FRIEND, north)
    assert await acts(service, adventure) == ["agreed"]
    steps = await service.store.journal(adventure)
    assert next(step.seat for step in steps if step.kind == "agreed") == 1


async def test_most_decide_where_somebody_says_otherwise(service):
    adventure = await party(service, FRIEND, THIRD)
    north, other = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    await press(service, adventure, FRIEND, other)
    shown = await card(service, adventure)
    assert any("divided" in line for line in shown.clock)
    assert shown.waiting == (THIRD,)
    await press(service, adventure, THIRD, other)
    assert await acts(service, adventure) == ["agreed"]
    steps = await service.store.journal(adventure)
    assert next(step.seat for step in steps if step.kind == "agreed") == 2


async def test_a_dispute_opens_the_time_anew_once_and_a_tie_goes_to_the_first(service, clock):
    adventure = await party(service, FRIEND)
    north, other = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    clock.at = NOON + HOUR
    await press(service, adventure, FRIEND, other)
    clock.at = NOON + 2 * HOUR
    await look(service)
    assert await acts(service, adventure) == []
    clock.at = NOON + 3 * HOUR
    await look(service)
    steps = await service.store.journal(adventure)
    assert next(step.seat for step in steps if step.kind == "agreed") == 1


async def test_who_gives_in_decides_a_tie_at_once(service):
    adventure = await party(service, FRIEND)
    north, other = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    await press(service, adventure, FRIEND, other)
    await press(service, adventure, HOST, other)
    assert await acts(service, adventure) == ["agreed"]


async def test_another_word_of_ones_own_begins_anew_and_the_same_is_refused(service, clock):
    adventure = await party(service, FRIEND)
    north, other = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    with pytest.raises(RuleError):
        await press(service, adventure, HOST, north)
    clock.at = NOON + HOUR
    await press(service, adventure, HOST, other)
    proposal = (await table(service, adventure)).proposal
    assert (proposal.option, proposal.opened, proposal.disputed) == (other, clock.at, False)


async def test_nights_of_who_has_not_spoken_do_not_count(service, clock):
    adventure = await party(service, FRIEND)
    await service.people.availability.tell(
        ask(FRIEND), zone="UTC", quiet_from="22:00", quiet_to="07:00"
    )
    north, _ = await choices(service, adventure)
    clock.at = NOON + 9 * HOUR
    await press(service, adventure, HOST, north)
    clock.at = NOON + 19 * HOUR + 3599
    await look(service)
    assert await acts(service, adventure) == []
    # An hour before ten, and another after seven.
    clock.at = NOON + 20 * HOUR
    await look(service)
    assert await acts(service, adventure) == ["agreed"]


async def test_nobody_sleeps_over_what_most_have_agreed_on(service, clock):
    adventure = await party(service, FRIEND, THIRD, window="2h")
    for user in (HOST, FRIEND):
        await service.people.availability.tell(ask(user), quiet_from="2:00", quiet_to="9:00")
    await service.people.availability.tell(ask(THIRD), quiet_from="11:00", quiet_to="20:00")
    way, _ = await choices(service, adventure)
    await press(service, adventure, HOST, way)
    clock.at += 2 * HOUR
    await look(service)
    assert await acts(service, adventure) == []
    await press(service, adventure, FRIEND, way)
    await look(service)
    assert await acts(service, adventure) == ["agreed"]


async def test_nobody_waits_where_all_others_are_on_vacation(service):
    adventure = await party(service, FRIEND)
    await service.people.availability.away(ask(FRIEND), "3d")
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    assert await acts(service, adventure) == ["act"]


async def test_what_is_careful_needs_no_word_until_something_is_proposed(service):
    adventure = await party(service, FRIEND)
    await press(service, adventure, HOST, "rest")
    assert await acts(service, adventure) == ["act"]
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    await press(service, adventure, FRIEND, "rest")
    assert await acts(service, adventure) == ["act"]
    assert (await table(service, adventure)).proposal.disputed


async def test_nobody_waits_without_a_window_or_alone(service):
    for friends, settings in (((FRIEND,), {"window": "off"}), ((), {})):
        adventure = await party(service, *friends, **settings)
        north, _ = await choices(service, adventure)
        await press(service, adventure, HOST, north)
        assert await acts(service, adventure) == ["act"]
        await service.lobby.end(ask(HOST), adventure)


async def test_tables_from_before_keep_what_they_had(service):
    adventure = await party(service, FRIEND)
    found = await load(service, adventure)
    terms = {k: v for k, v in found.clock["terms"].items() if not k.startswith("window")}
    assert table_of(found.with_(clock={**found.clock, "terms": terms})).terms.window == 0


async def test_whose_time_is_up_holds_nothing_up(service, clock):
    adventure = await party(service, FRIEND, turn_time="2h", window="6h")
    north, _ = await choices(service, adventure)
    clock.at = NOON + HOUR
    await press(service, adventure, HOST, north)
    clock.at = NOON + 2 * HOUR
    await look(service)
    await look(service)
    assert await acts(service, adventure) == ["agreed"]


async def test_an_outage_is_given_back(service, clock):
    adventure = await party(service, FRIEND)
    north, _ = await choices(service, adventure)
    await service.by_post.timers.wake()
    await press(service, adventure, HOST, north)
    await service.by_post.timers.beat()
    clock.at = NOON + 5 * HOUR
    await service.by_post.timers.wake()
    await look(service)
    assert await acts(service, adventure) == []
    clock.at = NOON + 7 * HOUR
    await look(service)
    assert await acts(service, adventure) == ["agreed"]


async def test_nothing_counts_in_a_pause(service, clock):
    adventure = await party(service, FRIEND)
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    clock.at = NOON + HOUR
    await service.by_post.agreements.pause(ask(FRIEND), adventure)
    clock.at = NOON + 30 * HOUR
    await look(service)
    assert await acts(service, adventure) == []
    await service.by_post.agreements.resume(ask(FRIEND), adventure)
    clock.at += HOUR
    await look(service)
    assert await acts(service, adventure) == ["agreed"]


async def test_the_log_of_what_was_agreed_on_verifies(service):
    adventure = await party(service, FRIEND)
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    await press(service, adventure, FRIEND, north)
    await service.lobby.end(ask(HOST), adventure)
    log = await service.history.queries.export(adventure)
    assert verify(log).good


async def live_party(service):
    return await party(service, FRIEND, pace="live", decisions="anyone")


async def test_live_a_minute_passes(service, clock):
    adventure = await live_party(service)
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    clock.at += MINUTE - 1
    await look(service)
    assert await acts(service, adventure) == []
    clock.at += 1
    await look(service)
    assert await acts(service, adventure) == ["agreed"]


async def test_live_two_need_one_press_more(service):
    adventure = await live_party(service)
    north, _ = await choices(service, adventure)
    await press(service, adventure, FRIEND, north)
    await press(service, adventure, HOST, north)
    assert await acts(service, adventure) == ["agreed"]


async def test_live_who_has_been_silent_for_long_is_not_waited_for(service, clock):
    adventure = await live_party(service)
    north, _ = await choices(service, adventure)
    clock.at += 16 * MINUTE
    await press(service, adventure, HOST, north)
    assert await acts(service, adventure) == ["act"]


async def test_live_votes_have_no_window(service):
    adventure = await party(service, FRIEND, pace="live")
    found = await load(service, adventure)
    assert "window" not in {each.name for each in await service.lobby.lines(adventure, "en")}
    rules, state = loaded(found)
    option = rules.legal_actions(state, 1)[0]
    await press(service, adventure, HOST, option.id)
    assert await acts(service, adventure) == ["act"]


async def test_a_table_played_live_goes_on_by_post_with_the_whole_time(service, clock):
    adventure = await live_party(service)
    north, _ = await choices(service, adventure)
    await press(service, adventure, HOST, north)
    clock.at += MINUTE - 1
    await service.lobby.set(ask(HOST), adventure, "pace", "post")
    clock.at += 2 * HOUR - 1
    await look(service)
    assert await acts(service, adventure) == []
    clock.at += 1
    await look(service)
    assert await acts(service, adventure) == ["agreed"]
