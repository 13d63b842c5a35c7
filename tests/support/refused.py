"""Every refusal that Discord documents, ordered from the table, before or after the effect."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.table.api_errors import refusal
from cogs.base.refusals import REFUSALS, TOO_MANY_REQUESTS, Plan
from tests.support.cards import Json, parts_of
from tests.support.patience import PATIENCE
from tests.support.seasons import Season
from tests.support.soak import SOAK

NOBODY_KNOWS = 999_999
"""A code that Discord has not documented."""
FEW = (40004, NOBODY_KNOWS, 200000, 30015, 50013, 10008, 10062, 50007, 50033, 160006)
"""A code of each plan, of which a short run tries half on each kind of message."""
NO_NIGHT = {"quiet-from": "off"}
"""Options by which somebody may be called at any hour."""
PARTS = 6 if SOAK else 1
"""Into how many parts the codes are divided."""
LIBRARY_TRIES = 5
"""How often the library repeats what was too much before it tells us."""


class Case(NamedTuple):
    """A code, and whether the request takes effect before Discord refuses it."""

    code: int
    after: bool

    @property
    def plan(self) -> Plan:
        """What the bot does about it."""
        return REFUSALS[self.code].plan if self.code in REFUSALS else Plan.UNKNOWN

    @property
    def ends(self) -> bool:
        """Whether no further answer to an interaction is possible."""
        return self.code in REFUSALS and REFUSALS[self.code].ends

    @property
    def replaces(self) -> bool:
        """Whether an edit that is refused with it is replaced by a new message."""
        return self.code in REFUSALS and REFUSALS[self.code].replaces

    @property
    def status(self) -> int:
        """The HTTP status that comes with it, as far as the table knows."""
        try:
            return refusal(self.code).status
        except KeyError:
            return 400

    def fault(self, path: str, method: str, times: int = 1) -> Json:
        """The order for the next request that fits, which is refused so many times."""
        wish = {"path": path, "method": method, "status": self.status, "code": self.code}
        if self.status == TOO_MANY_REQUESTS:
            times, wish = times * LIBRARY_TRIES, wish | {"retry_after": 0.01}
        return wish | {"times": times, "after_apply": self.after}


def cases(part: int, half: int) -> list[Case]:
    """Each code before and after the effect in a long run, a part of them.

    In a short run half of a few: the first half, 0, or the other, 1.
    """
    if SOAK:
        every = [Case(code, after) for code in (*REFUSALS, NOBODY_KNOWS) for after in (False, True)]
        return every[part::PARTS]
    few = [Case(code, after=n % 4 in (0, 3)) for n, code in enumerate(FEW)]
    few += [Case(200000, after=True), Case(50035, after=False), Case(10003, after=False)]
    return few[half::2]


async def order(here: Season, *faults: Json) -> None:
    """Order faults of the table."""
    await here.ilse.ask("POST", "/table/faults", {"rest": list(faults)})


def pressable(message: Json) -> bool:
    """Whether a message has buttons or lists."""
    return any(part["type"] in (2, 3) for part in parts_of(message))


async def until(
    here: Season, holds: Callable[[], Awaitable[bool]], step: int, what: object
) -> None:
    """Let time pass until something holds: up to what comes next, while nothing is being done.

    Raises:
        TimeoutError: it never does.
    """
    app, clock = here.out.app, here.clock
    try:
        async with asyncio.timeout(PATIENCE):
            while not await holds():
                store = app.service.store
                coming = [await store.next_due(), await store.next_call()]
                left = min([step, *(due - clock.now() for due in coming if due is not None)])
                if left > 0 and not app.poster._tasks and not app.timekeeper.notifier.sending:
                    clock.leap(left)
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise TimeoutError(f"{what}: never") from None


async def later(here: Season, seconds: int) -> None:
    """Let time pass, and whatever comes due with it, also what is refused again and again."""
    end = here.clock.now() + seconds

    async def over() -> bool:
        return here.clock.now() >= end

    await until(here, over, seconds, f"{seconds} seconds later")
