"""Games by post for tests of the service: begun, looked at as time passes, and played on."""

from itertools import count

from rules.core.model import Action
from rules.pace.table import Table
from rules.service import Service
from rules.service.by_post.reminders import Call
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from tests.support.houses import HandClock, ask

HOST, FRIEND, THIRD, STRANGER = 11, 12, 13, 19
MINUTE, HOUR, DAY = 60, 3600, 86400
_messages = count(1_000_000)


async def by_post(
    service: Service, *friends: int, system: str = "third-six", **settings: str
) -> str:
    """A game by post that has begun, with some settings."""
    adventure = (await service.lobby.open(ask(HOST), system, pace="post", seed="post")).adventure
    for friend in friends:
        await service.lobby.join(ask(friend), adventure)
    for name, value in settings.items():
        await service.lobby.set(ask(HOST), adventure, name.replace("_", " "), value)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    return adventure


async def look(service: Service, clock: HandClock, calls: list[Call]) -> list[int]:
    """What the bot does at one moment: what the clocks have due, every card, then every note.

    Gives the people whom new cards call; `calls` gathers what is said outside of cards.
    """
    for timer in await service.store.timers(clock.now()):
        await service.by_post.timers.look(timer)
    mentioned = await bring_cards(service, clock)
    while (note := await service.store.claim_note(clock.now(), 60)) is not None:
        call = await service.by_post.reminders.of(note)
        if isinstance(call, int):
            await service.store.hold_note(note.id, call)
            continue
        await service.store.close_note(note.id, None if call is None else clock.now())
        if call is not None:
            calls.append(call)
    return mentioned


async def bring_cards(service: Service, clock: HandClock) -> list[int]:
    """Show every card that is due, as the poster does; the people whom new ones call."""
    called: list[int] = []
    while (posting := await service.store.claim_posting(clock.now(), 60)) is not None:
        found = await service.history.queries.load(posting.adventure)
        fresh = posting.fresh or found.card is None
        mentions = await service.by_post.reminders.on_card(found.id) if fresh else ()
        message = next(_messages) if fresh else found.card
        notes = [each.note for each in mentions]
        await service.store.mark_shown(
            found.id, found.version, message, clock.now(), notes, wishes=posting.wishes
        )
        called += [each.user for each in mentions]
    return called


async def called(service: Service, adventure: str) -> list[int]:
    """Whom a new card of an adventure would call now."""
    return [each.user for each in await service.by_post.reminders.on_card(adventure)]


async def pass_time(
    service: Service, clock: HandClock, seconds: int, step: int = HOUR
) -> list[Call]:
    """Let time pass, with a look after every step; the calls that were made."""
    calls: list[Call] = []
    for _ in range(seconds // step):
        clock.at += step
        await look(service, clock, calls)
    return calls


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
        if record.user == user and record.seat in rules.awaiting(state):
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
    asked = rules.awaiting(state)
    return tuple(each.user for each in found.seats if each.seat in asked and each.user)


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
