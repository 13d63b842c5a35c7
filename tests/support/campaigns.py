"""Campaigns founded and played in a service, as sensible people would."""

from collections.abc import Callable

from rules.ports import Adventure, Pace
from rules.service import Service
from rules.service.change import Change
from rules.service.journal.loading import loaded
from rules.service.play.actions import act
from rules.service.play.seats import running
from tests.support.houses import ask
from tests.support.tables import sensible

KEY = "third-six-campaign"
HOST, FRIEND, STRANGER = 11, 12, 13
NAME = "The Long Stair"
MOST_STEPS = 3000
STEPS_AT_ONCE = 50

Until = Callable[[Adventure], bool]


async def founded(
    service: Service,
    *friends: int,
    name: str = NAME,
    channel: int = 100,
    key: str = KEY,
    pace: Pace = "live",
    window: str = "off",
) -> str:
    """A campaign that has begun, with the host and friends at its table.

    Unless a `window` is asked for, nobody is given time to say otherwise, so that who is first
    decides in town at once.
    """
    answer = await service.campaigns.found(ask(HOST, channel=channel), key, name, pace=pace)
    for friend in friends:
        await service.lobby.join(ask(friend, channel=channel), answer.adventure)
    if friends:
        await service.lobby.set(ask(HOST, channel=channel), answer.adventure, "window", window)
    await service.lobby.begin(ask(HOST, channel=channel), answer.adventure)
    return answer.adventure


def chapters(number: int) -> Until:
    """That many adventures are over."""
    return lambda found: len((found.state or {})["chapters"]) >= number


def away(found: Adventure) -> bool:
    """A party has set out."""
    return (found.state or {})["away"] is not None


def steps_from(found: Adventure, number: int) -> Until:
    """So many steps after one moment."""
    return lambda now: now.version >= found.version + number


async def played(service: Service, campaign: str, until: Until) -> Adventure:
    """Everybody plays sensibly until something is so."""
    for _ in range(MOST_STEPS):
        found = await service.history.queries.load(campaign)
        if found.status != "running" or until(found):
            return found
        await one_step(service, found)
    raise AssertionError("it never came to that")


async def hastened(service: Service, campaign: str, until: Until) -> Adventure:
    """The same with many steps in each commit, for long ways."""

    def alter(draft: Change) -> None:
        rules, state = running(draft.adventure)
        for _ in range(STEPS_AT_ONCE):
            if draft.adventure.status != "running" or until(draft.adventure):
                return
            seat = rules.awaiting(state)[0]
            state = act(draft, rules, state, seat, rules.autopilot(state, seat, "balanced"))

    for _ in range(MOST_STEPS):
        found = await service.history.queries.load(campaign)
        if found.status != "running" or until(found):
            return found
        request = ask(found.host, channel=found.channel)
        await service.work.change(request, campaign, alter)
    raise AssertionError("it never came to that")


async def one_step(service: Service, found: Adventure) -> str:
    """Somebody who is asked does what is sensible, or the autopilot what it would; what it was."""
    rules, state = loaded(found)
    asked = rules.awaiting(state)
    for record in found.seats:
        if record.user is not None and record.pilot == "player" and record.seat in asked:
            option = sensible(found, record.user)
            assert option is not None
            request = ask(record.user, channel=found.channel)
            await service.play.actions.press(request, found.id, found.version, option)
            return option
    user = next(record.user for record in found.seats if record.user is not None)
    await service.play.actions.let_others_act(ask(user, channel=found.channel), found.id)
    return ""
