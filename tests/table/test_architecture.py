"""The page on the architecture follows a click and a timer, and both go as it says."""

import asyncio
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

from tests.support.clocks import DAY
from tests.support.patience import PATIENCE
from tests.support.seasons import Season
from tests.support.tables import sensible, take

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "ARCHITECTURE.md"
Stop = tuple[str, str]


def stops(title: str) -> list[Stop]:
    """The file and the function of each numbered stop below a title of the page, in their order."""
    section = PAGE.read_text("utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    return re.findall(r"^\d+\. `([\w/]+\.py):([\w.]+)`", section, re.MULTILINE)


@contextmanager
def traced() -> Iterator[list[Stop]]:
    """Note which functions of ours are called in this thread, in the order they first are."""
    seen: dict[CodeType, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.setdefault(frame.f_code)

    called: list[Stop] = []
    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        for code in seen:
            path = Path(code.co_filename)
            if path.is_relative_to(ROOT):
                called.append((path.relative_to(ROOT).as_posix(), code.co_qualname))


def assert_follows(called: list[Stop], expected: list[Stop]) -> None:
    """Each stop was called, and for the first time after the one before it."""
    assert len(expected) > 10
    assert [stop for stop in expected if stop not in called] == []
    assert sorted(expected, key=called.index) == expected


async def at_rest(here: Season) -> None:
    """Wait until the card before is done with: what goes on of it would be traced as begun."""
    await here.out.settled()
    await here.out.app.poster.finish(PATIENCE)


async def until_a_new_card(here: Season, do: Callable[[], None]) -> None:
    before = await here.out.shown(here.adventure)
    do()
    while (await here.stored()).card == before.card:
        await asyncio.sleep(0.05)
    await here.out.settled()


async def click(here: Season) -> None:
    """Somebody for whom the game waits presses what is sensible, and the next card comes."""
    found, owed = await here.out.shown(here.adventure), await here.owed()
    person = next(each for each in here.people if each.id in owed)
    option = sensible(found, int(person.id))
    assert option is not None
    await take(person, await person.fresh(str(found.card)), option)
    await here.out.shown(here.adventure, found.version + 1)


async def test_a_click_goes_as_the_page_says(here: Season) -> None:
    await here.opened("click")
    await at_rest(here)
    with traced() as called:
        await click(here)
        await here.out.settled()
    assert_follows(called, stops("A click, stop by stop"))


async def test_a_timer_goes_as_the_page_says(here: Season) -> None:
    await here.opened("timer")
    await here.all_but(here.tomas)
    await at_rest(here)
    with traced() as called:
        await until_a_new_card(here, lambda: here.clock.leap(DAY + 60))
    assert_follows(called, stops("A timer, stop by stop"))
