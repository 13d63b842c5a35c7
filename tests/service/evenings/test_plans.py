"""Evenings as people have them: who may what, how many fit, and what time brings."""

import pytest

from rules.core.errors import GameError, NoAdventure, NotSeated, RuleError
from rules.ports import Evening, Timer
from rules.service.evenings.dates import HOUR, LATE, MOST_EACH, MOST_HERE, due_of
from rules.service.evenings.due import UNCERTAIN
from rules.service.evenings.plans import Asked
from tests.support.durations import DAY
from tests.support.houses import ask, live
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

WHEN = "in 2 days at 20:00 UTC"


async def fixed(service, user=HOST, channel=100, **asked) -> Evening:
    """An evening that somebody has fixed."""
    wanted = Asked(**{"when": WHEN, "game": "third-six", **asked})
    proposed = await service.evenings.plans.draft(ask(user, channel=channel), wanted)
    return await service.evenings.plans.plan(ask(user, channel=channel), proposed.evening.id)


async def now_of(service, ident) -> Evening:
    return await service.evenings.plans.found(ident)


async def due(service) -> list[Timer]:
    """The timers of evenings, whenever they are due."""
    found = await service.store.timers(10**10)
    return [each for each in found if each.kind == "evening"]


async def spoken(service, ident) -> str:
    """Say what is to be said of an evening, as what sends messages does."""
    word = await service.evenings.due.begin_saying(ident)
    await service.evenings.due.said(ident, word)
    return word


async def test_an_evening_is_fixed_once_and_its_host_comes(service, clock):
    evening = await fixed(service)
    assert evening.state == "planned"
    assert evening.who("yes") == (HOST,)
    again = await service.evenings.plans.plan(ask(HOST), evening.id)
    assert again == evening
    assert [each.due for each in await due(service)] == [clock.now()]
    await service.evenings.due.shown(evening.id, evening.version, 5)
    await service.evenings.due.in_calendar(evening.id, 0, evening.at)
    assert [each.due for each in await due(service)] == [evening.at - HOUR]


async def test_answers_are_changed_with_one_press_until_the_table_is_full(service):
    evening = await fixed(service)
    for user in range(50, 55):
        evening = await service.evenings.plans.answer(ask(user), evening.id, "yes")
    with pytest.raises(RuleError, match="full"):
        await service.evenings.plans.answer(ask(FRIEND), evening.id, "yes")
    await service.evenings.plans.answer(ask(FRIEND), evening.id, "perhaps")
    await service.evenings.plans.answer(ask(50), evening.id, "no")
    evening = await service.evenings.plans.answer(ask(FRIEND), evening.id, "yes")
    assert evening.who("yes") == (HOST, 51, 52, 53, 54, FRIEND)
    assert (evening.who("perhaps"), evening.who("no")) == ((), (50,))
    same = await service.evenings.plans.answer(ask(FRIEND), evening.id, "yes")
    assert same == evening, "pressing it twice changes nothing"


async def test_only_the_host_moves_it_and_calls_it_off(service, clock):
    evening = await fixed(service)
    plans = service.evenings.plans
    for refused in (plans.to_change, plans.call_off):
        with pytest.raises(NotSeated, match="evening-refused-host"):
            await refused(ask(FRIEND), evening.id)
        with pytest.raises(NoAdventure, match="elsewhere"):
            await refused(ask(HOST, channel=101), evening.id)
    with pytest.raises(NoAdventure, match="elsewhere"):
        await plans.answer(ask(FRIEND, channel=101), evening.id, "yes")
    with pytest.raises(RuleError, match="past"):
        await plans.move(ask(HOST), evening.id, clock.now())
    moved = await plans.move(ask(HOST), evening.id, evening.at + DAY)
    assert (moved.at, moved.word) == (evening.at + DAY, "moved")
    off = await plans.call_off(ask(FRIEND, manages_channel=True), evening.id)
    assert (off.state, off.word) == ("off", "off")
    with pytest.raises(RuleError, match="over"):
        await plans.move(ask(HOST), evening.id, evening.at)
    with pytest.raises(RuleError, match="over"):
        await plans.answer(ask(FRIEND), evening.id, "yes")


async def test_people_are_reminded_once_for_each_time(service, clock):
    evening = await fixed(service)
    await spoken(service, evening.id)
    clock.at = evening.at - HOUR
    assert (await service.evenings.due.remind(evening.id)).word == "hour"
    assert await spoken(service, evening.id) == "hour"
    assert (await service.evenings.due.remind(evening.id)).word == ""
    await service.evenings.plans.move(ask(HOST), evening.id, evening.at + DAY)
    assert await spoken(service, evening.id) == "moved"
    clock.at += DAY
    assert (await service.evenings.due.remind(evening.id)).word == "hour"


async def test_nobody_is_reminded_of_what_begins_within_the_hour_or_has_begun(service, clock):
    soon = await fixed(service, when="in 30 minutes")
    assert (await service.evenings.due.remind(soon.id)).word == ""
    later = await fixed(service, channel=101)
    clock.at = later.at
    assert (await service.evenings.due.remind(later.id)).word == ""


async def test_a_word_that_may_have_been_said_is_not_said_again(service, clock):
    """A kill between sending and noting: within minutes Discord knows the message itself."""
    evening = await fixed(service)
    clock.at = evening.at - HOUR
    await service.evenings.due.remind(evening.id)
    assert await service.evenings.due.begin_saying(evening.id) == "hour"
    clock.at += UNCERTAIN
    assert await service.evenings.due.begin_saying(evening.id) == "hour"
    clock.at += 1
    assert await service.evenings.due.begin_saying(evening.id) == ""
    await service.evenings.plans.call_off(ask(HOST), evening.id)
    assert await service.evenings.due.begin_saying(evening.id) == "off"
    await service.evenings.due.unsaid(evening.id, "off")
    clock.at += 2 * UNCERTAIN
    assert await service.evenings.due.begin_saying(evening.id) == "off", "it surely was not said"


async def test_the_lobby_opens_with_its_settings_once(service, clock):
    presets = dict(service.evenings.plans.presets("third-six", "en"))
    evening = await fixed(service, preset=list(presets)[-1])
    clock.at = evening.at - 1
    assert await service.evenings.due.begin(evening.id) is None
    assert await service.store.in_channel(100) is None
    clock.at = evening.at
    for _ in range(2):
        assert await service.evenings.due.begin(evening.id) is None
    found = await service.store.in_channel(100)
    assert (found.status, found.host, [each.user for each in found.seats]) == (
        "lobby", HOST, [HOST]
    )  # fmt: skip
    lines = {each.name: each for each in await service.lobby.lines(found.id, "en")}
    assert lines["preset"].said == presets[evening.preset]
    assert (await now_of(service, evening.id)).word == "now"


async def test_what_cannot_begin_is_missed_and_says_why(service, clock):
    await live(service, FRIEND)
    taken = await fixed(service)
    clock.at = taken.at
    assert (await service.evenings.due.begin(taken.id)).text.key == "error-channel-taken"
    assert (await now_of(service, taken.id)).state == "missed"
    late = await fixed(service, channel=101)
    clock.at = late.at + LATE + 1
    assert (await service.evenings.due.begin(late.id)).text.key == "evening-missed-late"
    alone = await fixed(service, channel=102)
    await service.evenings.plans.answer(ask(HOST, channel=102), alone.id, "no")
    clock.at = alone.at
    assert (await service.evenings.due.begin(alone.id)).text.key == "evening-missed-nobody"


async def test_a_host_who_does_not_come_leaves_the_lobby_to_who_does(service, clock):
    evening = await fixed(service)
    await service.evenings.plans.answer(ask(FRIEND), evening.id, "yes")
    await service.evenings.plans.answer(ask(HOST), evening.id, "no")
    clock.at = evening.at + LATE
    assert await service.evenings.due.begin(evening.id) is None
    assert (await service.store.in_channel(100)).host == FRIEND


async def test_an_evening_of_a_table_is_for_its_players(service, clock):
    adventure = await live(service, FRIEND)
    with pytest.raises(NotSeated, match="evening-refused-table"):
        await fixed(service, STRANGER, game="")
    evening = await fixed(service, FRIEND, game="")
    assert evening.adventure == adventure
    with pytest.raises(NotSeated, match="players"):
        await service.evenings.plans.answer(ask(THIRD), evening.id, "yes")
    await service.evenings.plans.answer(ask(HOST), evening.id, "yes")
    clock.at = evening.at
    assert await service.evenings.due.begin(evening.id) is None
    over = await fixed(service, FRIEND, game="")
    await service.lobby.end(ask(HOST), adventure)
    clock.at = over.at
    assert (await service.evenings.due.begin(over.id)).text.key == "evening-missed-over"


async def test_there_is_an_end_to_how_many_there_are(service, clock):
    for number in range(MOST_EACH):
        await fixed(service, channel=200 + number)
        clock.at += HOUR
    with pytest.raises(RuleError, match="evening-refused-many"):
        await fixed(service, channel=300)
    for number in range(MOST_HERE):
        await fixed(service, 60 + number)
    with pytest.raises(RuleError, match="evening-refused-many"):
        await fixed(service, FRIEND)


async def test_what_the_server_does_not_allow_is_not_planned(service):
    keeper = ask(HOST, manages_server=True)
    await service.servers.settings.change(keeper, channels=(500,))
    with pytest.raises(RuleError, match="error-begin-elsewhere"):
        await fixed(service)
    await service.servers.settings.change(keeper, channels=(), closed=True)
    with pytest.raises(RuleError, match="error-server-closed"):
        await fixed(service)
    with pytest.raises(RuleError, match="server-refused-everyone"):
        await service.servers.settings.change(keeper, call_role=1)
    for refused in ({"game": "chess"}, {"preset": "x"}, {"calls": True}, {"game": ""}):
        with pytest.raises(GameError):
            await fixed(service, channel=501, **refused)


async def test_who_is_forgotten_is_in_no_evening(service):
    mine = await fixed(service, title="Mine")
    theirs = await fixed(service, FRIEND, channel=101, title="Theirs")
    alone = await fixed(service, channel=102, title="Alone")
    await service.evenings.plans.answer(ask(FRIEND), mine.id, "yes")
    await service.evenings.plans.answer(ask(HOST, channel=101), theirs.id, "perhaps")
    shown = await service.privacy.show(HOST, "en")
    assert any("Evenings" in line for line in shown)
    exported = (await service.privacy.export(HOST))["evenings"]
    assert sorted(str(each.get("title")) for each in exported) == ["Alone", "Mine", "None"]
    await service.privacy.delete(ask(HOST))
    mine, theirs, alone = [await now_of(service, each.id) for each in (mine, theirs, alone)]
    assert (mine.host, mine.title, mine.who("yes")) == (FRIEND, "", (FRIEND,))
    assert (theirs.host, theirs.title, theirs.who("perhaps")) == (FRIEND, "Theirs", ())
    assert (alone.host, alone.title, alone.state, alone.guests) == (0, "", "off", ())
    assert await service.store.evenings_with(HOST) == []


async def test_what_is_over_for_long_is_swept(service, clock):
    evening = await fixed(service)
    await service.evenings.plans.draft(ask(FRIEND), Asked(when=WHEN, game="third-six"))
    await service.evenings.plans.call_off(ask(HOST), evening.id)
    clock.at = evening.at + 31 * DAY
    await service.store.sweep(clock.now(), None, 100)
    assert await service.store.evening(evening.id) is None
    assert await service.store.evenings_with(FRIEND) == []


async def test_what_changes_while_it_is_looked_at_is_looked_at_again(service, clock):
    evening = await fixed(service)
    await service.evenings.due.in_calendar(evening.id, 0, evening.at)
    await service.evenings.due.shown(evening.id, evening.version, 5)
    (timer,) = await due(service)
    await service.evenings.due.rest(timer)
    assert [each.due for each in await due(service)] == [evening.at - HOUR]
    await service.evenings.plans.move(ask(HOST), evening.id, evening.at + DAY)
    (moved,) = await due(service)
    await service.store.put_off_timer(timer, evening.at)
    assert await due(service) == [moved], "the old look ends after the change"
    await service.evenings.due.rest(moved, pause=60)
    assert [each.due for each in await due(service)] == [clock.now() + 60]
    await service.evenings.due.rest(moved, pause=90 * DAY)
    assert [each.due for each in await due(service)] == [evening.at + DAY - HOUR]


def test_what_is_left_to_do_says_when():
    plain = Evening(
        id="a", guild=1, channel=2, host=3, at=10 * HOUR, ruleset="x", created=0, event=0, told=0
    )
    assert due_of(plain, 5) is None
    ready = plain.with_(state="planned", message=4, shown=1)
    assert due_of(ready, 5) == 9 * HOUR
    assert due_of(ready.with_(reminded=10 * HOUR), 5) == 10 * HOUR
    assert due_of(ready.with_(version=2), 5) == 5
    assert due_of(ready.with_(event=7), 5) == 5
    assert due_of(ready.with_(state="off", event=7), 5) == 5
    assert due_of(ready.with_(state="off", word="off"), 5) == 5
    assert due_of(ready.with_(state="begun"), 5) is None
    assert due_of(plain.with_(state="off", version=3), 5) is None
