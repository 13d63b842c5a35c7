"""Tables in the middle of a fight, for tests of turns that are taken together."""

import json
from typing import Any

from rules.core.model import Seat
from rules.service import Service
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.loading import loaded
from tests.support.durations import HOUR
from tests.support.houses import ask
from tests.support.users import FRIEND, HOST, STRANGER
from tests.systems.three_dice.tables import fight, hero, monster

PEOPLE = (HOST, 12, 13, 14)
ROUND = 12 * HOUR
"""A round's time where a turn has a day."""
HIT, MIND, SPIRIT = "attack-body", "attack-mind", "attack-spirit"


async def put(service: Service, adventure: str, state: Any, **more: Any) -> None:
    """Set a table down in the middle of something; `more` are other fields of the adventure."""
    found = await service.history.queries.load(adventure)

    def alter(draft: Change) -> None:
        version = draft.adventure.version + 1
        draft.step(kinds.SETTING, state=state, turn_from=version, **more)

    house = service.work
    await house.change(ask(found.host, channel=found.channel), adventure, alter)


async def in_a_fight(
    service: Service,
    size: int = 4,
    *,
    channel: int = 100,
    hp: int = 40,
    pace: str = "post",
    system: str = "three-dice",
    state: Any = None,
    **settings: str,
) -> str:
    """A fight of so many people, at the beginning of a round: against one monster, or as given."""
    if pace == "post":
        # Tests keep somebody's clock from running by a vacation.
        settings = {"vacations": "wait", **settings}
    opened = await service.lobby.open(ask(HOST, channel=channel), system, pace=pace, seed="rounds")
    adventure = opened.adventure
    for user in PEOPLE[1:size]:
        await service.lobby.join(ask(user, channel=channel), adventure)
    if pace == "post":
        settings = {"together": "on", **settings}
    for name, value in settings.items():
        await service.lobby.set(ask(HOST, channel=channel), adventure, name, value)
    await service.lobby.begin(ask(HOST, channel=channel), adventure, anyway=True)
    heroes = [hero((9, 9, 9), seat=seat) for seat in range(1, size + 1)]
    await put(service, adventure, state or fight(*heroes, foe=monster(hp=hp)))
    return adventure


async def declare(
    service: Service, adventure: str, user: int, *options: str, locale: str = "en"
) -> Any:
    """Somebody says ahead what they do, in their language."""
    found = await service.history.queries.load(adventure)
    return await service.play.declared_turns.say(
        ask(user, channel=found.channel, locale=locale), adventure, options
    )


async def press(service: Service, adventure: str, user: int, option: str = HIT) -> Any:
    """Somebody acts."""
    found = await service.history.queries.load(adventure)
    request = ask(user, channel=found.channel)
    return await service.play.actions.press(request, adventure, found.version, option)


async def standing(service: Service, adventure: str) -> tuple[Any, tuple[int, ...]]:
    """The state of the game, and who is awaited in it."""
    rules, state = loaded(await service.history.queries.load(adventure))
    return state, rules.awaiting(state)


async def done(service: Service, adventure: str) -> list[tuple[str, Seat]]:
    """Who did something, in order, and how."""
    steps = await service.store.journal(adventure)
    return [(step.kind, step.seat) for step in steps if step.kind in ("act", "auto", "declared")]


async def ending(service: Service, adventure: str) -> tuple[str, int]:
    found = await service.history.queries.load(adventure)
    return json.dumps(found.state, sort_keys=True), found.cursor


async def hand_over(service: Service, adventure: str) -> None:
    """The second seat becomes a stranger's."""
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)


async def leave(service: Service, adventure: str) -> None:
    """The second seat is left."""
    await service.lobby.leave(ask(FRIEND), adventure)


async def autopilot(service: Service, adventure: str) -> None:
    """The second seat is given to the autopilot."""
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "bold")


IN_OTHER_HANDS = (hand_over, leave, autopilot)
"""Whatever puts the second seat into other hands."""
