"""The law of time, whatever happens to cards, places and requests, in any order.

A turn ends by time only after its card could be pressed for that long, nobody is called to a card
that is not there, and once all is right again the newest card stands and the game goes on. What
could be pressed, and for how long, is known here from the table alone, not from the bot.
"""

import asyncio
import re
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.table.discord_types import Permission
from cogs.base.ids import decode
from rules.core.model import Seat
from rules.pace.schedule import reading
from rules.pace.table import Person as Absences
from rules.ports import Step
from rules.service.clocks.schedule import running_table, table_of
from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.faults.test_places_that_go import click, hushed
from tests.support.cards import Json, parts_of, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.patience import PATIENCE
from tests.support.refused import NOBODY_KNOWS, Case, order
from tests.support.seasons import Season, season
from tests.support.soak import SOAK

SLACK = 20 * 60
"""Seconds for which a card counts as being there after it was heard of, and some more."""
FOR_LONG = 10_000
REFUSED = (200000, 50035, 40004, 50013, 10008, NOBODY_KNOWS)
"""Codes with which Discord refuses a message: of what it says, of rights, and of what is gone."""
LINK = re.compile(r"/channels/\d+/(\d+)/(\d+)")
PLAYED = ("begin", "act", "auto")
"""Kinds of steps after which something else is asked."""
WAITS = st.sampled_from([0, 700, HOUR, 5 * HOUR, 26 * HOUR])
"""Seconds that pass after something has happened."""


class Tables(RuleBasedStateMachine):
    """Three friends by post, at whose table anything may happen, at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.stack, self.process = AsyncExitStack(), AsyncExitStack()
        self.here: Season
        # The channel or thread of the game, and the channel whose rights count there.
        self.place = self.channel = ""
        self.thread = False
        self.hindered: set[str] = set()
        # Of each seat that is asked: since when, and for how many seconds it could press the card.
        self.could: dict[Seat, tuple[int, int]] = {}
        self.pressable_at = 0
        self.steps = 0
        self.known: set[str] = set()

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    # What happens

    @initialize(words=st.sampled_from(["oak", "elm", "ash", "yew"]), thread=st.booleans())
    def begin(self, words: str, thread: bool) -> None:
        async def begun() -> None:
            folder = self.stack.enter_context(tempfile.TemporaryDirectory())
            self.stack.enter_context(no_errors_logged())
            self.here = await self.stack.enter_async_context(season(Path(folder)))
            await self.process.enter_async_context(self.here.bot())
            self.place = await self.here.opened(words, thread=thread)
            channels = {each["id"]: each for each in await self.here.ilse.channels()}
            self.channel = channels[self.place]["parent_id"] if thread else self.place
            self.thread = thread
            self.pressable_at = self.here.clock.now()
            await self.look()

        self.run(begun())

    @rule(wait=WAITS)
    def press(self, wait: int) -> None:
        """Somebody who is asked presses the card, if they can."""

        async def pressed() -> None:
            found = await self.here.stored()
            if found.card and await self.is_pressable() and await self.here.owed():
                await click(self.here, found)

        self.run(pressed())
        self.run(self.pass_by(wait))

    @rule(wait=WAITS)
    def delete_the_card(self, wait: int) -> None:
        async def deleted() -> None:
            card = (await self.here.stored()).card
            path = f"/table/channels/{self.place}/messages/{card}"
            if card and str(card) in await self.messages():
                await self.here.ilse.ask("DELETE", path)

        self.run(deleted())
        self.run(self.pass_by(wait))

    @rule(
        code=st.sampled_from(REFUSED),
        after=st.booleans(),
        method=st.sampled_from(["POST", "PATCH"]),
        times=st.sampled_from([1, 3, FOR_LONG]),
        wait=WAITS,
    )
    def refuse(self, code: int, after: bool, method: str, times: int, wait: int) -> None:
        """Discord refuses messages of the place from now on, once or for long."""
        fault = Case(code, after).fault(f"/channels/{self.place}/messages", method, times)
        self.run(order(self.here, fault))
        self.run(self.pass_by(wait))

    @rule()
    def take_messages_again(self) -> None:
        self.run(self.here.ilse.ask("DELETE", "/table/faults"))

    @rule(hidden=st.booleans(), wait=WAITS)
    def close_the_place(self, hidden: bool, wait: int) -> None:
        left = 0 if hidden else int(Permission.VIEW_CHANNEL)
        wish = {"channel": self.channel, "permissions": left}
        self.run(self.here.ilse.ask("POST", "/table/permissions", wish))
        self.hindered.add("closed")
        self.run(self.pass_by(wait))

    @precondition(lambda self: "closed" in self.hindered)
    @rule()
    def open_the_place(self) -> None:
        wish = {"channel": self.channel, "permissions": None}
        self.run(self.here.ilse.ask("POST", "/table/permissions", wish))
        self.hindered.discard("closed")

    @rule(wait=WAITS)
    def put_the_bot_in_timeout(self, wait: int) -> None:
        self.run(hushed(self.here, 100 * DAY))
        self.hindered.add("timeout")
        self.run(self.pass_by(wait))

    @precondition(lambda self: "timeout" in self.hindered)
    @rule()
    def end_the_timeout(self) -> None:
        self.run(hushed(self.here, 0))
        self.hindered.discard("timeout")

    @precondition(lambda self: self.thread)
    @rule(locked=st.booleans(), wait=WAITS)
    def archive_the_thread(self, locked: bool, wait: int) -> None:
        wish = {"archived": True, "locked": locked}
        self.run(self.here.ilse.ask("PATCH", f"/table/channels/{self.place}", wish))
        self.hindered.discard("locked")
        self.hindered |= {"locked"} if locked else set()
        self.run(self.pass_by(wait))

    @precondition(lambda self: "locked" in self.hindered)
    @rule()
    def unlock_the_thread(self) -> None:
        wish = {"archived": False, "locked": False}
        self.run(self.here.ilse.ask("PATCH", f"/table/channels/{self.place}", wish))
        self.hindered.discard("locked")

    @rule(down=st.booleans(), wait=WAITS)
    def server_goes_or_comes(self, down: bool, wait: int) -> None:
        state = "unavailable" if down else "available"
        self.run(self.here.ilse.ask("POST", "/table/guild", {"state": state}))
        self.hindered.discard("down")
        self.hindered |= {"down"} if down else set()
        self.run(self.pass_by(wait))

    @rule(seconds=st.sampled_from([60, 2 * HOUR, 30 * HOUR]))
    def restart(self, seconds: int) -> None:
        """The bot is stopped, and comes back later; its table goes on without it."""

        async def restarted() -> None:
            await self.process.aclose()
            self.here.clock.leap(seconds)
            await self.process.enter_async_context(self.here.bot())
            await self.look()

        self.run(restarted())

    @rule()
    def put_all_right(self) -> None:
        """Once nothing is wrong any more the newest card stands, and the game goes on."""

        async def right() -> None:
            here = self.here
            await here.ilse.ask("DELETE", "/table/faults")
            await hushed(here, 0)
            wish = {"channel": self.channel, "permissions": None}
            await here.ilse.ask("POST", "/table/permissions", wish)
            await here.ilse.ask("POST", "/table/guild", {"state": "available"})
            if self.thread:
                wish = {"archived": False, "locked": False}
                await here.ilse.ask("PATCH", f"/table/channels/{self.place}", wish)
            self.hindered.clear()
            # A card that was deleted is missed within the time for which one counts as being there.
            await self.pass_by(2 * SLACK)
            await self.until_it_stands()
            for left in await self.left():
                assert left > 0
            found = await here.stored()
            if found.status == "running" and await here.owed():
                await click(here, found)
                await here.out.shown(here.adventure, found.version + 1)

        self.run(right())
        self.run(self.look())

    def teardown(self) -> None:
        try:
            if self.place:
                self.put_all_right()
                exported = self.here.out.app.service.history.queries.export(self.here.adventure)
                assert verify(self.run(exported)).good
        finally:
            self.run(self.process.aclose())
            self.run(self.stack.aclose())
            self.loop.close()

    # What is known of it, from the table

    async def messages(self) -> dict[str, Json]:
        """The messages of the place, by their ids."""
        return {each["id"]: each for each in await self.here.ilse.messages(self.place)}

    async def is_pressable(self) -> bool:
        """Whether what is asked now stands on a card that people can press."""
        if self.hindered:
            return False
        card = (await self.messages()).get(str((await self.here.stored()).card))
        pressed = [decode(part.get("custom_id", "")) for part in parts_of(card or {})]
        journal = await self.here.out.app.service.store.journal(self.here.adventure)
        played = max((step.version for step in journal if step.kind in PLAYED), default=0)
        return any(each is not None and each.version >= played for each in pressed)

    async def left(self) -> list[int]:
        """What is left of the turns of those who are asked, where their clocks run."""
        found, now = await self.here.stored(), self.here.clock.now()
        table = running_table(found, self.here.out.app.service.work.outages)
        read = [reading(table, Absences(), each.seat, now) for each in table.seats if each.owes]
        return [each.left for each in read if each is not None and each.left is not None]

    async def until_it_stands(self) -> None:
        """Wait until the newest card can be pressed, or rather until the game is over."""

        async def stands() -> bool:
            found = await self.here.stored()
            return found.status != "running" or await self.is_pressable()

        end = asyncio.get_running_loop().time() + PATIENCE
        while not await stands():
            assert asyncio.get_running_loop().time() < end, "the newest card never stood again"
            # A parked table is tried again after pauses that grow up to a day.
            await self.quiet()
            await self.forward(HOUR)

    # Time, and the law

    async def quiet(self) -> None:
        """Wait until the bot has nothing to do just now."""
        app = self.here.out.app
        for _ in range(4):
            while app.poster._tasks or app.timekeeper.notifier.sending:
                before = self.here.clock.now()
                await asyncio.sleep(0.01)
                if self.here.clock.now() != before:
                    break
            await asyncio.sleep(0.01)

    async def pass_by(self, seconds: int) -> None:
        """Let time pass, from one thing that is due to the next."""
        end = self.here.clock.now() + seconds
        while (left := end - self.here.clock.now()) > 0:
            await self.quiet()
            await self.forward(min(left, HOUR))
            await self.look()

    async def forward(self, most: int) -> None:
        """Let time pass up to what is due next; note whether the card could be pressed."""
        store, clock = self.here.out.app.service.store, self.here.clock
        coming = [await store.next_due(), await store.next_call()]
        wait = min([most, *(due - clock.now() for due in coming if due is not None)])
        wait = max(wait, 1)
        if not await self.is_pressable():
            # It may come at this very moment: that costs less than what the law leaves open.
            wait = min(wait, SLACK // 4)
        else:
            found = await self.here.stored()
            if found.version != self.steps:
                # What was done by now is held to what was possible until now.
                await self.look()
            could = dict[Seat, tuple[int, int]]()
            for each in table_of(found).seats:
                if each.owes and each.opened is not None:
                    since, had = self.could.get(each.seat, (each.opened, 0))
                    had = had if since == each.opened else 0
                    could[each.seat] = each.opened, had + wait
            self.could = could
            self.pressable_at = clock.now() + wait
        clock.leap(wait)
        await asyncio.sleep(0.02)

    async def look(self) -> None:
        """Hold what was done since the last look to the law."""
        journal = await self.here.out.app.service.store.journal(self.here.adventure)
        for step in journal[self.steps :]:
            self.hold(step)
        self.steps = len(journal)
        said = await self.messages()
        for ident in said.keys() - self.known:
            self.hold_call(said[ident], said)
        self.known = set(said)

    def hold(self, step: Step) -> None:
        """No turn ends by time that could not be taken for as long."""
        if step.kind != "clock" or not step.action:
            return
        taken = [seat for kind, seat, _ in step.action["due"] if kind in ("late", "covered")]
        for seat in taken:
            late = self.here.clock.now() - self.pressable_at
            assert late <= SLACK, f"a turn of {seat} was taken {late} s after its card was there"
        for seat, seconds in step.action.get("ended", ()):
            had = self.could.get(seat, (0, 0))[1]
            assert had >= seconds - SLACK, f"{seat} had {had} s of {seconds}"

    def hold_call(self, message: Json, said: dict[str, Json]) -> None:
        """Nobody is called to a card that is not there."""
        if not message["mentions"]:
            return
        for channel, card in LINK.findall(text_of(message)):
            if channel == self.place:
                assert card in said or card in self.known, text_of(message)


pytestmark = pytest.mark.timeout(7200 if SOAK else 300)
TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=40 if SOAK else 2,
    stateful_step_count=25 if SOAK else 8,
    deadline=None,
    derandomize=not SOAK,
    database=None,
    # A bot over real sockets never runs twice alike, so that nothing can be made shorter.
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
