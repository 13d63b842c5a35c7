"""Time that passes in tests: what the bot does at each moment, as cards and calls."""

from itertools import count

from rules.ports import Adventure
from rules.service import Service
from rules.service.by_post.calls import Call
from rules.service.by_post.reminders import Mention
from tests.support.durations import HOUR
from tests.support.houses import HandClock

_messages = count(1_000_000)


async def look(service: Service, clock: HandClock, calls: list[Call]) -> list[int]:
    """What the bot does at one moment: what the clocks have due, every card, then every note.

    Gives the people whom new cards call; `calls` gathers what is said outside of cards.
    """
    due = await next_due(service)
    if due is None or due > clock.now():
        return []
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
        mentions = await mentioned_by(service, found) if fresh else ()
        message = next(_messages) if fresh else found.card
        notes = [each.note for each in mentions]
        await service.store.mark_shown(
            found.id, found.version, message, clock.now(), notes, wishes=posting.wishes
        )
        called += [each.user for each in mentions]
    return called


async def called(service: Service, adventure: str) -> list[int]:
    """Whom a new card of an adventure would call now."""
    found = await service.history.queries.load(adventure)
    return [each.user for each in await mentioned_by(service, found)]


async def mentioned_by(service: Service, found: Adventure) -> tuple[Mention, ...]:
    """The mentions on a new card of a state that nobody changes meanwhile."""
    mentions = await service.by_post.reminders.on_card(found.id, found.version)
    assert mentions is not None
    return mentions


async def pass_time(
    service: Service,
    clock: HandClock,
    seconds: int,
    step: int = HOUR,
    on_cards: list[int] | None = None,
) -> list[Call]:
    """Let time pass, with a look after every step; the calls that were made outside of cards.

    `on_cards` gathers whom cards call.
    """
    calls: list[Call] = []
    due = await next_due(service)
    for _ in range(seconds // step):
        clock.at += step
        if due is not None and due <= clock.at:
            by_cards = await look(service, clock, calls)
            if on_cards is not None:
                on_cards += by_cards
            due = await next_due(service)
    return calls


async def next_due(service: Service) -> int | None:
    """When the clocks, a card or a note have something due next; before that nothing happens."""
    store = service.store
    found = (await store.next_call(), await store.next_due())
    return min((each for each in found if each is not None), default=None)
