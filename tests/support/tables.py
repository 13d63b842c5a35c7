"""The whole house at a local table, in this process: the real client over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.app import App, opened
from bot.posting.leftovers import AGAIN
from bot.posting.poster import no_hook
from bot.settings import Settings
from bot.table.server import TableServer
from rules.core.model import Action
from rules.ports import Adventure, Clock
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from tests.support.cards import Json, parts_of, text_of
from tests.support.houses import prepare
from tests.support.patience import PATIENCE, Looks
from tests.support.people import Person
from tests.support.servers import roomy


@dataclass
class Evening:
    """A table with our bot at it."""

    app: App
    table: TableServer

    async def adventure(self, channel: str) -> Adventure:
        """The adventure of a channel, as stored."""
        found = await self.app.service.store.in_channel(int(channel))
        assert found is not None
        return found

    async def shown(self, adventure: str, version: int = 0) -> Adventure:
        """Wait until the card shows the newest state (and at least `version`)."""
        looks = Looks()
        async with asyncio.timeout(PATIENCE):
            while True:
                # What is posted is asked first: reading an adventure whole takes far longer.
                if await self.app.service.store.posting(adventure) is None:
                    found = await self.app.service.history.queries.load(adventure)
                    if found.shown >= found.version >= version and found.card:
                        return found
                await looks.pause()

    async def retired(self, message: str | None = None) -> None:
        """Wait until a card of the past has lost its buttons, which follows the new card.

        Without a message, until each card of the past has. One for which Discord took longer than
        seconds is tried again after a minute.
        """
        looks = Looks()
        async with asyncio.timeout(AGAIN + PATIENCE):
            while left := [str(old) for _, _, old in await self.app.service.store.retiring()]:
                if message is not None and message not in left:
                    break
                await looks.pause()

    async def settled(self) -> None:
        """Wait until all is done that is due by now, and every card was brought.

        A call that is being sent is due again only if it fails: time must not pass it by.
        """
        store, clock = self.app.service.store, self.app.service.clock
        notifier = self.app.timekeeper.notifier
        looks = Looks()
        async with asyncio.timeout(PATIENCE):
            while True:
                due = await store.next_call()
                done = due is None or due > clock.now()
                if done and await store.next_due() is None and not notifier.sending:
                    return
                await looks.pause()


def settings(folder: Path, **more: object) -> Settings:
    """Settings for a house of its own, whatever the environment holds."""
    return Settings(
        _env_file=None,
        DISCORD_TOKEN=more.pop("token", ""),
        DISCORD_API_BASE=more.pop("api_base", ""),
        UNDERCROFT_DATABASE=more.pop("database", folder / "house.db"),
        UNDERCROFT_TABLE_PORT=0,
        UNDERCROFT_MONITOR=more.pop("monitor", "off"),
        UNDERCROFT_SPACING=more.pop("spacing", 0),
        **more,
    )


@asynccontextmanager
async def evening(
    folder: Path, at_point: Callable[[str], None] = no_hook, clock: Clock | None = None
) -> AsyncIterator[Evening]:
    """A table and a connected bot; the database stays in `folder`."""
    table = TableServer()
    await table.start()
    try:
        async with at_table(folder, table, at_point, clock) as made:
            yield made
    finally:
        await table.stop()


@asynccontextmanager
async def at_table(
    folder: Path,
    table: TableServer,
    at_point: Callable[[str], None] = no_hook,
    clock: Clock | None = None,
    **more: object,
) -> AsyncIterator[Evening]:
    """A connected bot at a table that is there already, and stays when the bot goes.

    There is room for many games in its servers, unless somebody has settled that otherwise.
    `more` are settings of the bot.
    """
    wanted = settings(folder, **more)
    await asyncio.to_thread(prepare, folder / "house.db")
    async with opened(wanted, table=table, at_point=at_point, clock=clock) as app:
        await ready(app)
        for guild in table.table.world.guilds:
            await roomy(app.service.store, int(guild))
        await known_emojis(app)
        yield Evening(app, table)


async def ready(app: App) -> None:
    """Wait for the gateway to open.

    Raises:
        Exception: the client gave up.
    """
    waiting = asyncio.create_task(app.client.wait_until_ready())
    await asyncio.wait({waiting, app.failed}, timeout=PATIENCE, return_when="FIRST_COMPLETED")
    if app.failed.done():
        waiting.cancel()
        await app.failed
    assert waiting.done(), "the client never became ready"


async def known_emojis(app: App) -> None:
    """Wait until the bot knows its emojis, or that it cannot have them now."""
    async with asyncio.timeout(PATIENCE):
        while not (now := app.ports.emojis.standing()).there and not now.trouble:
            await asyncio.sleep(0.01)


def sensible(adventure: Adventure, user: int) -> str | None:
    """The option id that a sensible player would choose now, or None when it is not their turn."""
    rules, state = loaded(adventure)
    for record in adventure.seats:
        if record.user == user and record.seat in asked_of(rules, state, table_of(adventure)):
            wanted: Action = rules.autopilot(state, record.seat, "balanced")
            options = rules.legal_actions(state, record.seat)
            return next(option.id for option in options if option.action == wanted)
    return None


async def take(person: Person, card: Json, option: str) -> None:
    """Do what stands for an option, on a card or in the panel that has what it has no room for.

    What is asked twice is said yes to.

    Raises:
        LookupError: it stands nowhere.
    """
    if await _taken(person, card, option):
        return
    for verb in ("|turn", "|pad", "|other", "|more"):
        for custom_id in _ending(card, verb):
            panel = await person.answer(await person.click(card, custom_id))
            if await _taken(person, panel, option):
                return
            # The next panel beside the card takes the place of this one.
            for further in _ending(panel, "|turn"):
                turns = await person.answer(await person.click(panel, further))
                if await _taken(person, turns, option):
                    return
    raise LookupError(f"{option} is not on the card: {text_of(card)}")


def _ending(shown: Json, verb: str) -> list[str]:
    """The ids of a card or panel with a verb."""
    ids = [part.get("custom_id", "") for part in parts_of(shown)]
    return [each for each in ids if each.endswith(verb)]


async def _taken(person: Person, shown: Json, option: str) -> bool:
    """Do what stands for an option on a card or panel; False where nothing does."""
    for part in parts_of(shown):
        custom_id = part.get("custom_id", "")
        if part["type"] == 2 and custom_id.endswith(
            (f"|do.{option}", f"|opt.{option}", f"|step.{option}")
        ):
            await person.click(shown, custom_id)
            return True
        if part["type"] == 2 and custom_id.endswith(f"|ask.{option}"):
            asked = await person.answer(await person.click(shown, custom_id))
            await person.click(asked, "Yes, do it")
            return True
        if part["type"] == 3 and option in [each["value"] for each in part["options"]]:
            await person.choose(shown, custom_id, option)
            return True
    return False


async def more_of(person: Person, card: Json, label: str = "") -> Json:
    """What a person is shown behind *More* of a card, or behind a button of that panel."""
    panel = await person.answer(await person.click(card, "More"))
    return await person.answer(await person.click(panel, label)) if label else panel


def has_map(card: Json) -> bool:
    """Whether a card shows a map, with words for it."""
    galleries = [part for part in parts_of(card) if part["type"] == 12]
    return any(item.get("description") for gallery in galleries for item in gallery["items"])
