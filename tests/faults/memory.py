"""F43: what the bot's memory does in a busy week. `make soak` runs it; so does this module.

`python -m tests.faults.memory [clicks]`: people at tables of their own press whatever their cards
offer, and maps are drawn. Every other one ends each game after a while and begins one of the next
system. The bot is a process of its own, and its resident memory is looked at as they go. A week of
forty tables that each see a hundred clicks a day is 28,000.
"""

import asyncio
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from statistics import median

from tests.bench.fairness import Other, bot_of_its_own, seated_alone, ways
from tests.support.cards import Json, labels_of, text_of
from tests.support.people import Person

WEEK = 28_000
TABLES = 6
SYSTEMS = ("three-dice", "green-dungeon", "third-six")
"""Games that begin at once: the others first let everybody choose Heroes."""
STAY = 40
"""Clicks after which a visitor ends a game."""
LOOKS = 20
WARM = 5
"""Looks after which everything that is kept for later has been made."""
MOST = 1.05
"""Times as much memory as in the first looks after that, at most."""


class Visitor(Other):
    """Somebody who ends each game after `STAY` clicks, and begins one of the next system."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        super().__init__(person, chance)
        self._systems = cycle(SYSTEMS)
        self._left = 0

    async def press(self) -> float:
        if self.card is not None and not (self._left and ways(self.card)):
            await self._leave()
        self._left -= bool(self._left)
        return await super().press()

    async def begun(self) -> Json:
        person, self._left = self.person, STAY
        await person.answer(await person.command("adventure new", game=next(self._systems)))
        return await self.first_card()

    async def _leave(self) -> None:
        person, self.card = self.person, None
        asked = await person.answer(await person.command("adventure end", may_fail=True))
        if "End for good" in labels_of(asked):
            await person.click(asked, "End for good")
            await self.see(lambda message: "The adventure is over" in text_of(message))


def resident(process: int) -> int:
    """The memory of a process that is in use, in KiB."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1])


async def week(folder: Path, clicks: int) -> list[int]:
    """The bot's memory in KiB, looked at `LOOKS` times while people click."""
    looks: list[int] = []
    async with bot_of_its_own(folder) as (url, process), AsyncExitStack() as stack:
        tables: list[Other] = []
        for number in range(TABLES):
            person = await seated_alone(stack, url, f"Person {number}", f"table-{number}")
            kind = Visitor if number % 2 else Other
            tables.append(kind(person, random.Random(number)))
        each = clicks // LOOKS // len(tables)
        for look in range(LOOKS):
            await asyncio.gather(*(_press(table, each) for table in tables))
            looks.append(resident(process))
            print(
                f"{(look + 1) * each * len(tables):>7} clicks: {looks[-1] / 1024:.1f} MiB",
                flush=True,
            )
    return looks


async def _press(table: Other, times: int) -> None:
    for _ in range(times):
        await table.press()


def main(clicks: int) -> int:
    """Print what the memory does; 1 if it grows by more than a twentieth."""
    with tempfile.TemporaryDirectory() as folder:
        looks = asyncio.run(week(Path(folder), clicks))
    first, last = median(looks[WARM : 2 * WARM]), median(looks[-WARM:])
    print(f"after the start {first / 1024:.1f} MiB, then {last / 1024:.1f}: {last / first:.3f}")
    return int(last > MOST * first)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else WEEK))
