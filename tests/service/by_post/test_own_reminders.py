"""Reminders of one's own: when the first comes, how often, and where, within what all have."""

import asyncio
import shutil

import pytest

from rules.service.clocks.presence import Presence
from rules.service.people.availability import Own
from tests.support.calling import later, passes_to, settle
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.passing import pass_time
from tests.support.post import by_post, table
from tests.support.rounds import in_a_fight
from tests.support.users import FRIEND, HOST, THIRD

IN_ORDER = {"together": "off", "order": "seat"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house, played once for all tests, in which the third player's turn has just begun.

    With it come the game and the moment.
    """
    path, clock = tmp_path_factory.mktemp("asked") / "house.db", HandClock()

    async def play():
        async with serving(path, clock, Entropy()) as service:
            adventure = await by_post(service, FRIEND, THIRD, **IN_ORDER, absence="wait")
            await passes_to(service, clock, adventure, THIRD)
            return adventure

    return path, asyncio.run(play()), clock.at


@pytest.fixture
async def asked(house, tmp_path, clock):
    """That house, as a copy for one test, and the game in it."""
    path, adventure, clock.at = house
    shutil.copy(path, tmp_path / "asked.db")
    async with serving(tmp_path / "asked.db", clock, Entropy(3)) as made:
        yield made, adventure


async def heard(service, clock, presence, hours=23):
    """In which hours after the turn began somebody is called, by a card or a message."""
    await service.people.availability.set(ask(THIRD), presence)
    begun, found = clock.now(), []
    while clock.now() < begun + hours * HOUR:
        cards, calls = await later(service, clock, HOUR)
        if THIRD in cards or any(each.user == THIRD for each in calls):
            found.append((clock.now() - begun) // HOUR)
    return found


@pytest.mark.parametrize(
    ("first", "most", "hours"),
    [
        ("start", 3, [1, 12, 20]),
        ("start", 2, [1, 12]),
        ("two-hours", 3, [2, 12, 20]),
        ("half", 3, [12, 20]),
        ("half", 1, [12]),
        ("end", 3, [20]),
        ("never", 3, []),
        ("start", 0, []),
    ],
)
async def test_the_first_call_and_how_many(asked, clock, first, most, hours):
    found = await heard(asked[0], clock, Presence(first=first, most=most))
    assert len(found) == len(hours), found
    assert all(abs(at - wanted) <= 1 for at, wanted in zip(found, hours, strict=True)), found


@pytest.mark.parametrize(
    ("presence", "hours"),
    [
        (Presence(), [0, 10]),
        (Presence(most=1), [0]),
        (Presence(most=2), [0, 6]),
        (Presence(first="half"), [6, 10]),
    ],
)
async def test_a_round_of_half_a_day_calls_at_half_only_who_chose_when(
    service, clock, presence, hours
):
    await service.people.availability.set(ask(THIRD), presence)
    adventure = await in_a_fight(service, 3)
    begun, found = (await table(service, adventure)).clock(3).opened, []
    while clock.at < begun + 11 * HOUR:
        cards, calls = await later(service, clock, 10 * MINUTE)
        if THIRD in cards or any(each.user == THIRD for each in calls):
            found.append((clock.at - begun) // HOUR)
    assert found == hours


async def test_a_companion_may_still_ask_at_half_of_a_round(service, clock):
    adventure = await in_a_fight(service, 3)
    await pass_time(service, clock, 7 * HOUR)
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    _, calls = await settle(service, clock)
    assert THIRD in {each.user for each in calls}


async def test_a_turn_without_an_end_calls_as_it_begins(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, **IN_ORDER, turn_time="none")
    await passes_to(service, clock, adventure, THIRD)
    assert await heard(service, clock, Presence(first="end"), hours=3) == [1]


async def test_a_game_may_have_a_rhythm_and_a_place_of_its_own(asked, clock):
    service, adventure = asked
    people = service.people.availability
    own = Own(first="half", most="1", where="private")
    said = dict((await people.in_game(ask(THIRD), adventure, own=own)).args)
    assert (said["first"], said["most"], said["where"]) == ("half", 1, "private")
    mentioned, _ = await settle(service, clock)
    assert THIRD not in mentioned
    cards, calls = await later(service, clock, 23 * HOUR)
    assert THIRD not in cards
    assert [each.private for each in calls if each.user == THIRD] == [True]
    usual = Own(first="usual", most="usual", where="usual")
    said = dict((await people.in_game(ask(THIRD), adventure, own=usual)).args)
    assert (said["first"], said["most"], said["where"]) == ("start", 3, "channel")
    assert (await people.of(THIRD)).games == {}


async def test_who_is_called_nowhere_at_all_is_called_nowhere_in_a_game(service, clock):
    presence = Presence(calls="off").in_game("g", Presence().game("g").with_(where="channel"))
    assert presence.where("g") == "off"


async def test_two_hours_of_the_night_do_not_count(asked, clock):
    service, _ = asked
    minute = clock.now() % DAY // MINUTE
    quiet = ((minute + 60) % 1440, (minute + 9 * 60) % 1440)
    await service.people.availability.set(ask(THIRD), Presence(first="two-hours", quiet=quiet))
    cards, calls = await later(service, clock, 9 * HOUR + 50 * MINUTE)
    assert THIRD not in cards
    assert [each for each in calls if each.user == THIRD] == []
    cards, _ = await later(service, clock, 20 * MINUTE)
    assert cards == [THIRD]


async def test_a_nudge_does_not_come_before_the_first_call(asked, clock):
    service, adventure = asked
    await service.people.availability.set(ask(THIRD), Presence(first="never"))
    clock.at += 3 * HOUR
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    calls = await pass_time(service, clock, HOUR)
    assert [each for each in calls if each.user == THIRD] == []


async def test_privacy_shows_exports_and_deletes_it(service):
    people, privacy = service.people.availability, service.privacy
    said = dict((await people.tell(ask(THIRD), first="end", most=1)).args)
    assert (said["first"], said["most"]) == ("end", 1)
    shown = "\n".join(await privacy.show(THIRD, "en"))
    assert "once at most, by post only near its end" in shown
    kept = (await privacy.export(THIRD))["settings"]["presence"]
    assert (kept["first"], kept["most"]) == ("end", 1)
    await privacy.delete(ask(THIRD))
    assert await people.of(THIRD) == Presence()
