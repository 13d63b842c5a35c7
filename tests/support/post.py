"""Games by post for tests of the service: begun, and played on."""

from collections.abc import Callable
from typing import Any

from rules.core.model import Action
from rules.core.ruleset import AnyRuleset
from rules.pace.table import Table
from rules.registry import ruleset
from rules.service import Service
from rules.service.change import Change
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from rules.service.play.actions import act
from rules.service.play.seats import running
from tests.support.houses import ask
from tests.support.users import HOST


async def by_post(
    service: Service, *friends: int, system: str = "third-six", **settings: str
) -> str:
    """A game by post that has begun, with some settings.

    Unless a `window` is among them, nobody is given time to say otherwise, so that who is first
    decides for the party at once.
    """
    adventure = (await service.lobby.open(ask(HOST), system, pace="post", seed="post")).adventure
    for friend in friends:
        await service.lobby.join(ask(friend), adventure)
    if friends and ruleset(system).first_decides(ruleset(system).by_post(ruleset(system).preset)):
        settings = {"window": "off", **settings}
    for name, value in settings.items():
        await service.lobby.set(ask(HOST), adventure, name.replace("_", " "), value)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    return adventure


async def table(service: Service, adventure: str) -> Table:
    """The clocks of an adventure."""
    return table_of(await service.history.queries.load(adventure))


async def kinds(service: Service, adventure: str) -> list[str]:
    """The kinds of all its steps."""
    return [step.kind for step in await service.store.journal(adventure)]


async def take_turn(service: Service, adventure: str, user: int, channel: int = 100) -> bool:
    """Do for a person what a sensible player would; whether it was their turn."""
    found = await service.history.queries.load(adventure)
    if found.status != "running":
        return False
    rules, state = loaded(found)
    for record in found.seats:
        if record.user == user and record.seat in asked_of(rules, state, table_of(found)):
            wanted: Action = rules.autopilot(state, record.seat, "balanced")
            options = rules.legal_actions(state, record.seat)
            option = next(each for each in options if each.action == wanted)
            request = ask(user, channel=channel)
            await service.play.actions.press(request, adventure, found.version, option.id)
            return True
    return False


async def owed_by(service: Service, adventure: str) -> tuple[int, ...]:
    """The people that the game waits for."""
    found = await service.history.queries.load(adventure)
    rules, state = loaded(found)
    asked = asked_of(rules, state, table_of(found))
    return tuple(each.user for each in found.seats if each.seat in asked and each.user)


def never(rules: AnyRuleset, state: Any) -> bool:
    """Play on, whatever the state is."""
    return False


async def hasten(
    service: Service,
    adventure: str,
    most: int = 1500,
    until: Callable[[AnyRuleset, Any], bool] = never,
) -> None:
    """Do in one commit what sensible players would: so many deeds at most, or to the end.

    It stops before the end in a state that is looked for.
    """

    def alter(draft: Change) -> None:
        rules, state = running(draft.adventure)
        for _ in range(most):
            if draft.adventure.status != "running" or until(rules, state):
                return
            seat = rules.awaiting(state)[0]
            state = act(draft, rules, state, seat, rules.autopilot(state, seat, "balanced"))

    found = await service.history.queries.load(adventure)
    await service.work.change(ask(found.host, channel=found.channel), adventure, alter)


async def others_play(service: Service, adventure: str, idle: int, most: int = 200) -> None:
    """Everybody but one person plays until the game waits for that one alone."""
    for _ in range(most):
        owed = await owed_by(service, adventure)
        if not owed or set(owed) == {idle}:
            return
        for user in owed:
            if user != idle and await take_turn(service, adventure, user):
                break
    raise AssertionError("the game never waited for that one alone")
