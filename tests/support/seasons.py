"""Three friends at a local table over days: a bot that comes and goes, and a clock that leaps."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from bot.catalogs import all_words
from bot.table.server import TableServer
from rules.pace.table import Table
from rules.ports import Adventure
from rules.registry import ruleset
from rules.service.change import Change
from rules.service.clocks.known_turns import held_of
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from rules.service.lobby.settings_form import apply, line_of
from rules.service.play.actions import act
from rules.service.play.seats import running
from rules.service.records import Request
from tests.support.cards import Json, text_of
from tests.support.clocks import HOUR, LeapingClock
from tests.support.houses import ask
from tests.support.patience import PATIENCE, Looks
from tests.support.people import Person, seated
from tests.support.tables import Evening, at_table

NAMES = ("Ilse", "Tomas", "Maren")
MOST_STEPS = 120


class Season:
    """A table, its people, and the bot while it is there. `adventure` is the one they play."""

    def __init__(
        self,
        folder: Path,
        table: TableServer,
        people: list[Person],
        clock: LeapingClock | None = None,
    ) -> None:
        self.folder, self.table, self.people = folder, table, people
        self.ilse, self.tomas, self.maren = people
        self.clock = clock or LeapingClock()
        self.out: Evening
        self.adventure = ""

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """The bot is there."""
        async with at_table(self.folder, self.table, clock=self.clock) as out:
            self.out = out
            yield

    # Looking

    async def stored(self) -> Adventure:
        """The adventure as it is stored."""
        return await self.out.app.service.history.queries.load(self.adventure)

    async def clocks(self) -> Table:
        """Its clocks."""
        return table_of(await self.stored())

    async def kinds(self) -> list[str]:
        """The kinds of its steps."""
        return [step.kind for step in await self.out.app.service.store.journal(self.adventure)]

    async def until(self, holds: Callable[[], Awaitable[object]], what: str) -> None:
        """Wait until something holds.

        Raises:
            TimeoutError: it never does; the message says what.
        """
        looks = Looks()
        try:
            async with asyncio.timeout(PATIENCE):
                while not await holds():
                    await looks.pause()
        except TimeoutError:
            raise TimeoutError(f"{what}: never") from None

    async def parked(self, why: str | None) -> None:
        """Wait until the adventure is parked for a reason, or for None is not."""

        async def holds() -> bool:
            found = (await self.clocks()).parked
            return (found.why if found else None) == why

        await self.until(holds, f"parked as {why}")

    async def down(self, guild: str | None = None) -> None:
        """A server (the first, unless named) is down, and the bot has noticed."""
        guild = guild or self.table.table.world.guild
        await self.ilse.ask("POST", "/table/guild", {"guild": guild, "state": "unavailable"})
        places = self.out.app.access_watch.places

        async def noticed() -> bool:
            return int(guild) in places.awaited

        await self.until(noticed, "the outage is noticed")

    async def card(self) -> Json:
        """The newest card, once it is there."""
        found = await self.out.shown(self.adventure)
        return await self.ilse.fresh(str(found.card))

    async def told(self, person: Person, line: str, **options: object) -> str:
        """What somebody is answered to a command."""
        return text_of(await person.answer(await person.command(line, **options)))

    async def whispers(self, person: Person) -> list[str]:
        """What the bot wrote to somebody in private."""
        channel = next(each["id"] for each in await person.channels() if each["type"] == 1)
        return [text_of(message) for message in await person.messages(channel)]

    # Acting

    async def everybody_to(self, channel: str) -> None:
        """All go to a channel."""
        for person in self.people:
            await person.go(channel)

    async def opened(
        self, name: str, *, thread: bool = False, pace: str = "post", guild: str | None = None
    ) -> str:
        """A game by post that has begun, in a channel of its own or a thread of it; its id."""
        made = await self.ilse.ask("POST", "/table/channels", {"name": name, "guild": guild})
        return await self.opened_in(made, name, thread=thread, pace=pace)

    async def opened_in(
        self,
        place: Json,
        seed: str,
        *,
        thread: bool = False,
        pace: str = "post",
        game: str = "three-dice",
        window: str = "off",
    ) -> str:
        """A game by post that has begun in a channel, or in a new thread of it; the id of either.

        Turns are taken one by one, and unless there is a `window` whoever is first decides at once,
        so that the game comes to wait for one person alone. All of it
        is done in the service, but for a thread: the bot makes one where somebody types so.
        """
        lobby, self.ilse.channel = self.out.app.service.lobby, place["id"]
        if thread:
            asked = {"game": "three-dice", "pace": pace, "thread": True, "seed": seed}
            await self.told(self.ilse, "adventure new", **asked)
            channels = await self.ilse.channels()
            place = next(each for each in channels if each.get("parent_id") == place["id"])
            self.adventure = (await self.out.adventure(place["id"])).id
        else:
            made = await lobby.open(asking(self.ilse, place), game, pace=pace, seed=seed)
            self.adventure = made.adventure
        for person in self.people:
            person.channel = place["id"]
        for person in (self.tomas, self.maren):
            await lobby.join(asking(person, place), self.adventure)
        host = partial(asking, self.ilse, place)
        if pace == "post":
            wanted = {"together": "one by one"} if ruleset(game).declares else {}
            wanted["window"] = window
            change = self.out.app.service.work.change
            await change(host(), self.adventure, partial(_settle, wanted, self.clock.now()))
        await lobby.begin(host(), self.adventure, anyway=True)
        await self.card()
        return str(place["id"])

    async def owed(self) -> set[str]:
        """Whom the game waits for."""
        return waited_for(await self.stored())

    async def all_but(self, idle: Person) -> None:
        """Everybody plays until the game waits for one alone: done for them, in one commit."""
        found = await self.out.shown(self.adventure)
        if waited_for(found) == {idle.id}:
            return
        request = ask(found.host, channel=found.channel, guild=found.guild)
        await self.out.app.service.work.change(request, found.id, partial(play_but, int(idle.id)))
        await self.out.shown(self.adventure, found.version + 1)

    async def later(self, seconds: int, step: int = HOUR) -> None:
        """Time passes, and whatever comes due with it; a card on its way comes before that."""
        await self.out.settled()
        for _ in range(seconds // step):
            self.clock.leap(step)
            await self.out.settled()


def _settle(wanted: dict[str, str], now: int, draft: Change) -> None:
    """Change settings of a new lobby, all in one commit."""
    words = all_words("en")
    for name, value in wanted.items():
        apply(draft, line_of(draft, name, words), value, (), words, now)


def play_but(idle: int, draft: Change) -> None:
    """Play for all others until a game waits for one person alone."""
    rules, state = running(draft.adventure)
    for _ in range(MOST_STEPS):
        asked = [each for each in draft.adventure.seats if each.seat in rules.awaiting(state)]
        other = next((each.seat for each in asked if each.user not in (None, idle)), None)
        if other is None:
            assert [each.user for each in asked] == [idle]
            return
        wanted = rules.autopilot(state, other, "balanced")
        offered = rules.legal_actions(state, other)
        option = next(each.id for each in offered if each.action == wanted)
        state = act(draft, rules, state, other, wanted, option=option)
    raise AssertionError(f"the game never waited for {idle}")


def asking(person: Person, place: Json) -> Request:
    """A request of somebody in a channel or thread."""
    parent = int(place["parent_id"]) if "thread_metadata" in place else 0
    here = {"channel": int(place["id"]), "guild": int(place["guild_id"]), "parent": parent}
    return ask(int(person.id), **here)


def waited_for(found: Adventure) -> set[str]:
    """The people whom a stored game waits for: who has yet to speak, and has no turn declared."""
    rules, state = loaded(found)
    table = table_of(found)
    held = held_of(found, table, rules, state)
    asked = [seat for seat in asked_of(rules, state, table) if seat not in held]
    return {str(each.user) for each in found.seats if each.seat in asked and each.user}


@asynccontextmanager
async def season(folder: Path) -> AsyncIterator[Season]:
    """A table with three friends, and no bot yet; its clock is the bot's."""
    clock = LeapingClock()
    table = TableServer(now=clock.now)
    await table.start()
    try:
        async with seated(table.page_url, *NAMES) as people:
            yield Season(folder, table, people, clock)
    finally:
        await table.stop()
