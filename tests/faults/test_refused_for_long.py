"""F57: Discord takes no form of a card for long: it gets plainer, then the table is parked."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bot.table.server import TableServer
from rules.ports import Adventure
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, files_of, parts_of, text_of
from tests.support.clocks import HOUR, LeapingClock
from tests.support.houses import ask
from tests.support.people import seated
from tests.support.refused import NO_NIGHT, Case, later, order, pressable, until
from tests.support.seasons import NAMES, Season
from tests.support.soak import SOAK
from tests.support.tables import at_table, sensible

FOR_LONG = 10_000
BLOCKED, UNREADABLE, TOO_LARGE, DISABLED, NOBODY_KNOWS = 200000, 50035, 50045, 40004, 999_999
FORMS = {
    BLOCKED: ["full", "full", "bare", "plain"],
    UNREADABLE: ["full", "full", "bare", "plain"],
    TOO_LARGE: ["full", "bare", "plain"],
    DISABLED: ["full"] * 6,
    NOBODY_KNOWS: ["full", "full", "full", "bare", "plain"],
}
"""In which forms a card is tried, one after the other, by the code with which it is refused."""
QUICK = 1
"""How many of these codes a short run tries."""


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Season]:
    """Three friends and the bot, at a table that keeps what it was sent."""
    clock = LeapingClock()
    server = TableServer(now=clock.now, keep_bodies=True)
    await server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(server.stop)
        stack.enter_context(no_errors_logged())
        people = await stack.enter_async_context(seated(server.page_url, *NAMES))
        here = Season(folder, server, people, clock)
        here.out = await stack.enter_async_context(at_table(folder, server, clock=clock))
        for person in people:
            said = await here.told(person, "away me", reminders="private", **NO_NIGHT)
            assert "private messages" in said
        yield here


def sent(here: Season, channel: str) -> list[Json]:
    """The cards that the bot tried to send to a channel, or to edit there."""
    return [
        each.body
        for each in here.table.requests
        if each.path.startswith(f"/channels/{channel}/messages")
        and each.method in ("POST", "PATCH")
        and each.body.get("components")
        and each.status == 400
    ]


def form_of(body: Json) -> str:
    """In which form a card was sent."""
    if any(part["type"] == 12 for part in parts_of(body)):
        return "full"
    return "plain" if "Discord did not take this card" in text_of(body | {"embeds": []}) else "bare"


async def refuse_all(here: Season, channel: str, code: int) -> None:
    """Discord takes nothing in a channel from now on."""
    case, path = Case(code, after=False), f"/channels/{channel}/messages"
    await order(here, case.fault(path, "POST", FOR_LONG), case.fault(path, "PATCH", FOR_LONG))


async def acted(here: Season) -> Adventure:
    """Tomas does something, so that there is a newer state to show."""
    found = await here.out.shown(here.adventure)
    option = sensible(found, int(here.tomas.id))
    assert option is not None
    await here.tomas.answer(await here.tomas.command("do", action=option))
    return await here.stored()


@pytest.mark.parametrize("code", list(FORMS)[: None if SOAK else QUICK])
async def test_a_card_gets_plainer_and_then_the_table_waits(tmp_path: Path, code: int) -> None:
    async with watched(tmp_path) as here:
        channel = await here.opened(f"long-{code}")
        await here.all_but(here.tomas)
        await here.later(2 * HOUR)
        old = await here.card()
        await refuse_all(here, channel, code)
        began = (await acted(here)).updated

        async def stands_still() -> bool:
            return (await here.clocks()).parked is not None

        await until(here, stands_still, HOUR, "the table is parked")
        assert [form_of(body) for body in sent(here, channel)] == FORMS[code]
        lost = (await here.clocks()).parked
        assert lost is not None
        assert (lost.why, lost.since) == ("refused", began)
        assert pressable(await here.ilse.fresh(old["id"]))
        # It is tried again and again, and its host is told once.
        tries = len(sent(here, channel))
        await later(here, HOUR)
        assert len(sent(here, channel)) > tries
        told = [said for said in await here.whispers(here.ilse) if "cannot show" in said]
        assert len(told) == 1
        assert "none of its cards" in told[0]
        assert "none of its cards" in await here.told(here.maren, "adventure mine")
        assert (await here.kinds()).count("auto") == 0
        await here.ilse.ask("DELETE", "/table/faults")

        async def goes_on() -> bool:
            due = await here.out.app.service.store.posting(here.adventure)
            return due is None and (await here.clocks()).parked is None

        await until(here, goes_on, HOUR, "the table goes on")
        steps = await here.out.app.service.store.journal(here.adventure)
        back = next(step for step in steps if step.kind == "unpark")
        assert back.action == {"why": "refused", "lost": back.at - began}
        new = await here.card()
        assert new["id"] != old["id"]
        assert pressable(new)
        assert files_of(new)
        await here.out.retired()
        assert not pressable(await here.ilse.fresh(old["id"]))


async def test_a_plain_card_can_be_played(tmp_path: Path) -> None:
    """It is the card: it calls who is asked, its buttons work, and the next has its picture."""
    async with watched(tmp_path) as here:
        channel = await here.opened("plain")
        await here.all_but(here.tomas)
        case, path = Case(BLOCKED, after=False), f"/channels/{channel}/messages"
        refusals = FORMS[BLOCKED].index("plain")
        # By post a card is edited where it calls nobody anew.
        await order(here, case.fault(path, "PATCH", refusals))
        await acted(here)

        async def stands() -> bool:
            return await here.out.app.service.store.posting(here.adventure) is None

        await until(here, stands, HOUR, "a card stands")
        await here.ilse.ask("DELETE", "/table/faults")
        card = await here.card()
        assert pressable(card)
        assert "Discord did not take this card" in text_of(card)
        owed = await here.owed()
        assert all(f"<@{user}>" in text_of(card) for user in owed)


async def test_the_last_card_of_a_game_is_never_given_up(tmp_path: Path) -> None:
    """A game that is over has no clocks, so that nothing is parked: its card stays due."""
    async with watched(tmp_path) as here:
        channel = await here.opened("ended")
        await refuse_all(here, channel, BLOCKED)
        place = here.table.table.world.channels[channel]
        host = ask(int(here.ilse.id), channel=int(channel), guild=int(place.guild))
        await here.out.app.service.lobby.end(host, here.adventure)
        await later(here, 3 * HOUR)
        assert await here.out.app.service.store.posting(here.adventure) is not None
        assert len(sent(here, channel)) > 2 * len(FORMS[BLOCKED])
        await here.ilse.ask("DELETE", "/table/faults")
        await later(here, 3 * HOUR)
        card = await here.card()
        assert "Given up" in text_of(card)
        assert files_of(card)


async def test_a_clicked_card_keeps_its_buttons_until_the_new_one_stands(tmp_path: Path) -> None:
    async with watched(tmp_path) as here:
        made = await here.ilse.ask("POST", "/table/channels", {"name": "clicked"})
        here.ilse.channel = channel = made["id"]
        await here.told(here.ilse, "adventure new", game="three-dice")
        here.adventure = (await here.out.adventure(channel)).id
        old = await here.card()
        case, path = Case(UNREADABLE, after=False), f"/channels/{channel}/messages$"
        await order(here, case.fault(path, "POST", 3))
        await here.ilse.click(old, "Begin")

        async def refused() -> bool:
            due = await here.out.app.service.store.posting(here.adventure)
            return due is not None and due.refused > 0

        await here.until(refused, "the card is refused")
        assert pressable(await here.ilse.fresh(old["id"]))

        async def stands() -> bool:
            return await here.out.app.service.store.posting(here.adventure) is None

        await until(here, stands, HOUR, "the card stands")
        await here.out.retired()
        assert not pressable(await here.ilse.fresh(old["id"]))
        assert pressable(await here.card())
        # The click itself took the buttons off, which needs no turn among the channel's edits.
        edits = [each.path for each in here.table.requests if each.method == "PATCH"]
        assert not [each for each in edits if each.endswith(old["id"])]
