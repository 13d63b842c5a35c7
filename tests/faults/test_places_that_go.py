"""F30 to F32, F34, F57: a channel, thread, card or right goes at any point of somebody's turn.

Through the real client: a click is under way when it happens, sooner or later. The game is then
as it was before the click or after it, never between, and goes on where people bring it.
"""

import asyncio
import random
from pathlib import Path

import pytest

from bot.table.discord_types import Permission
from rules.ports import Adventure
from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.support.people import NoAnswer, Refused
from tests.support.seasons import Season, season
from tests.support.soak import cases
from tests.support.tables import sensible, take

FATES = ("deleted", "locked", "archived", "closed", "hidden", "card", "timeout")
LONGEST = 0.12
"""Seconds after a click until when something happens: a click takes about half of that."""


async def click(here: Season, found: Adventure) -> None:
    """Whoever is asked presses what a sensible player would; nobody may be there to answer."""
    owed = await here.owed()
    person = next(each for each in here.people if each.id in owed)
    option = sensible(found, int(person.id))
    assert option is not None
    try:
        await take(person, await person.fresh(str(found.card)), option)
    except (NoAnswer, Refused, LookupError):
        return


async def befall(here: Season, place: str, fate: str) -> str | None:
    """Something happens to a place; why the game is then set aside, None where it is not."""
    match fate:
        case "deleted":
            await here.ilse.ask("DELETE", f"/table/channels/{place}")
            return "gone"
        case "locked":
            await here.ilse.ask(
                "PATCH", f"/table/channels/{place}", {"archived": True, "locked": True}
            )
            return "locked"
        case "archived":
            await here.ilse.ask("PATCH", f"/table/channels/{place}", {"archived": True})
        case "closed" | "hidden":
            left = int(Permission.VIEW_CHANNEL) if fate == "closed" else 0
            wish = {"channel": place, "permissions": left}
            await here.ilse.ask("POST", "/table/permissions", wish)
            return "closed"
        case "timeout":
            await hushed(here, 3600)
            return "timeout"
        case "card":
            card = (await here.stored()).card
            await here.ilse.ask("DELETE", f"/table/channels/{place}/messages/{card}")
    return None


async def hushed(here: Season, seconds: int) -> None:
    """The bot is in timeout for so many seconds, or for none any more."""
    bot = here.table.table.world.bot
    await here.ilse.ask("PATCH", f"/table/users/{bot}", {"quiet": seconds})


async def repair(here: Season, place: str, fate: str) -> None:
    """People put it right, or go on elsewhere."""
    match fate:
        case "deleted":
            made = await here.ilse.ask("POST", "/table/channels", {"name": "elsewhere"})
            await here.everybody_to(made["id"])
            said = await here.told(here.ilse, "adventure move-here", adventure=here.adventure)
            assert "goes on here" in said
        case "locked":
            wish = {"archived": False, "locked": False}
            await here.ilse.ask("PATCH", f"/table/channels/{place}", wish)
        case "timeout":
            await hushed(here, 0)
        case "closed" | "hidden":
            wish = {"channel": place, "permissions": None}
            await here.ilse.ask("POST", "/table/permissions", wish)


@pytest.mark.parametrize("number", cases(4, 350))
async def test_a_place_goes_at_any_point_of_a_turn(tmp_path: Path, number: int) -> None:
    chance, fate = random.Random(number), FATES[number % len(FATES)]
    thread = fate in ("locked", "archived")
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            place = await here.opened(f"place {number}", thread=thread)
            for _ in range(chance.randrange(3)):
                shown = await here.out.shown(here.adventure)
                await click(here, shown)
                await here.out.shown(here.adventure, shown.version + 1)
            before = await here.out.shown(here.adventure)
            pressing = asyncio.create_task(click(here, before))
            await asyncio.sleep(LONGEST * chance.random())
            why = await befall(here, place, fate)
            await pressing
            if why is not None:
                await here.parked(why)
            acts = (await here.kinds())[before.version :]
            assert acts.count("act") <= 1
            await repair(here, place, fate)
            await here.parked(None)
            if fate in ("archived", "card"):
                await here.told(here.ilse, "adventure status")
            shown = await here.out.shown(here.adventure)
            await click(here, shown)
            after = await here.out.shown(here.adventure, shown.version + 1)
            steps = await here.out.app.service.store.journal(here.adventure)
            assert [step.version for step in steps] == list(range(1, after.version + 1))
            assert verify(await here.out.app.service.history.queries.export(here.adventure)).good
