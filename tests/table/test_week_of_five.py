"""End to end: a week by post of five people with habits of their own, through the real client.

One writes, one is silent from the second day, one comes at weekends, one is on a telephone at
night, and the host leaves in the middle. It is written down as `docs/a-week-by-post.md`, so that
one can read it as each of them. It takes long, and what it is about has shorter tests:
`test_post.py`, `test_hard_day.py`, `test_way_back.py`, `test_silent_hosts.py`.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.table.server import TableServer
from rules.service.clocks.schedule import table_of
from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import labels_of, text_of
from tests.support.diary import Diary
from tests.support.people import Person, seated
from tests.support.soak import SOAK
from tests.support.tables import sensible
from tests.support.voices import drafted
from tests.table.test_post import Week
from tests.table.test_time_of_day import answered

NAMES = ("Ilse", "Tomas", "Maren", "Juno", "Odo")
QUESTION = "What time is it where you are?"
SATURDAY = 5
MOST_A_VISIT = 3
"""The most that somebody does at once: then they put the telephone away."""
CALLS_A_DAY = 2
"""Calls of a player in a day, at most, on the average."""

WORDS = (
    "Has anybody counted the steps? I had two hundred, and then the lamp went out.",
    "My grandmother said: never trust a door that opens by itself.",
    "Quiet. Something breathes behind that wall, and it is not the wind.",
    "If I fall here, my boots go to Lowen. They never fitted me anyway.",
    "We have bread for a day. I say we go on as long as it lasts.",
    "I dreamed of this hall. There was a table laid for five, and four of us sat down.",
    "Hold the light higher. I want to see what I am running away from.",
    "That was my good knife. I want it back, and I will ask politely once.",
)
STRIKING = (
    "For the bridge at Hallen!",
    "I am tired of stairs, and you stand before the next ones.",
    "Nothing personal.",
)


class Habit(NamedTuple):
    """Somebody's way of playing: at which hours, and whether they are there at all on a day."""

    hours: tuple[int, ...]
    comes: Callable[[int], bool]
    """By the number of the day from the first, a Monday."""


HABITS = {
    "Ilse": Habit((9, 18), lambda day: day < 3),
    "Tomas": Habit((12, 20), lambda day: day < 1),
    "Maren": Habit((8, 13, 21), lambda day: True),
    "Juno": Habit((10, 15, 19), lambda day: day >= SATURDAY or day == 0),
    "Odo": Habit((0, 1), lambda day: True),
}


class Five(Week):
    """Five people by post, each at their own hours."""

    def __init__(self, folder: Path, table: TableServer, people: list[Person]) -> None:
        super().__init__(folder, table, people[:4])
        self.people = people
        self.odo = people[4]
        self.diary = Diary("A week by post", {person.id: person.name for person in people})
        self._words: Iterator[str] = iter(WORDS)
        self._striking: Iterator[str] = iter(STRIKING)
        self._day = self._date()

    def _date(self) -> int:
        return datetime.fromtimestamp(self.clock.now(), UTC).toordinal()

    @property
    def day(self) -> int:
        """How many days have passed since the first."""
        return self._date() - self._day

    @property
    def hour_of_day(self) -> int:
        """The hour of the day in which it is."""
        return datetime.fromtimestamp(self.clock.now(), UTC).hour

    async def on(self) -> bool:
        """Whether the adventure goes on."""
        return (await self.shown()).status == "running"

    async def visit(self, person: Person) -> None:
        """Somebody looks in, and does what is theirs to do."""
        await self.comes_back(person)
        for _ in range(MOST_A_VISIT):
            if person.id not in await self.owed() or not await self.on():
                return
            if person is self.maren:
                await self.writes()
            await self.acts(person)

    async def says_when_it_is_day(self, person: Person) -> None:
        """Somebody answers the question what time it is where they are."""
        question = next(
            event["message"]
            for event in reversed(person.events)
            if event["type"] == "message_create" and QUESTION in text_of(event["message"])
        )
        self.diary.did(self.clock.now(), person.name, "answers “It is 09:00”")
        panel = await answered(person, question, "It is 09:00", "Your time zone is")
        self.diary.saw(self.clock.now(), panel)

    async def comes_back(self, person: Person) -> None:
        """Somebody presses the button that brings them back, where there is one for them."""
        table = table_of(await self.shown())
        seat = next(each.seat for each in (await self.shown()).seats if str(each.user) == person.id)
        if table.clock(seat).away is None:
            return
        told = [each for each in await person.messages() if f"<@{person.id}>" in text_of(each)]
        message = next(each for each in reversed(told) if "|return" in str(each["components"]))
        (label,) = labels_of(message)
        self.diary.did(self.clock.now(), person.name, f"presses {label}")
        self.diary.saw(self.clock.now(), await person.answer(await person.click(message, label)))
        await self.shown()
        await self.news()

    async def writes(self) -> None:
        """Maren says something, now and then with her deed."""
        found = await self.shown()
        fights = (sensible(found, int(self.maren.id)) or "").startswith("attack")
        if fights and (line := next(self._striking, "")):
            await self.keeps(line)
        elif not fights and (line := next(self._words, "")):
            await self.says(self.maren, "say", words=line)

    async def keeps(self, line: str) -> None:
        """Maren has words go with her next deed."""
        now = self.clock.now()
        self.diary.did(now, "Maren", f"/say, types “{line}” and presses With next deed")
        panel = await drafted(self.maren, line)
        self.diary.saw(now, panel)
        await self.maren.click(panel, "With next deed")

    async def hour(self) -> None:
        """An hour passes, and who has the habit looks in."""
        await self.later(1)
        for person in list(self.people):
            habit = HABITS[person.name]
            if self.hour_of_day in habit.hours and habit.comes(self.day) and await self.on():
                await self.visit(person)


@pytest.mark.skipif(not SOAK, reason="in `make soak` and `make pictures`")
@pytest.mark.timeout(600)
async def test_a_week_of_five(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    try:
        async with seated(table.page_url, *NAMES) as people:
            week = Five(tmp_path, table, people)
            with no_errors_logged():
                async with week.bot():
                    await begin(week)
                    while (week.day, week.hour_of_day) != (2, 19) and await week.on():
                        await week.hour()
                    await week.says(week.ilse, "adventure leave")
                    while week.day < 7 and await week.on():
                        await week.hour()
                    await ended(week)
            path = week.diary.write("a-week-by-post.md")
            assert path.stat().st_size > 5_000
    finally:
        await table.stop()


async def begin(week: Five) -> None:
    """Monday: five friends begin in a thread; Odo works at night and says so."""
    await week.says(
        week.ilse, "adventure new", pace="post", thread=True, game="three-dice", seed="five"
    )
    channels = (await week.ilse.state())["channels"]
    thread = next(each["id"] for each in channels if each["type"] == 11)
    for person in week.people:
        await person.go(thread)
    week.adventure = (await week.out.adventure(thread)).id
    await week.says_when_it_is_day(week.ilse)
    for person in week.people[1:]:
        await week.says(person, "adventure join")
        await week.says_when_it_is_day(person)
    await week.says(week.odo, "away me", **{"quiet-from": "9:00", "quiet-to": "20:00"})
    await week.says(week.ilse, "adventure begin", anyway=True)


async def ended(week: Five) -> None:
    """What the week has come to: nobody was called often, and all of it can be proved."""
    queries = week.out.app.service.history.queries
    kinds = await week.kinds()
    assert kinds.count("auto"), "who was silent was never played"
    story = await week.says(week.maren, "adventure story", format="markdown")
    assert story["attachments"][0]["filename"].endswith(".md")
    verdict = verify(await queries.export(week.adventure))
    assert verdict.good, verdict.fault
    assert week.ilse.id not in {
        str(seat.user) for seat in (await queries.load(week.adventure)).seats
    }
    messages = await week.maren.messages()
    for person in week.people:
        called = sum(person.id in {each["id"] for each in m["mentions"]} for m in messages)
        assert called <= CALLS_A_DAY * week.day, (person.name, called)
        week.diary.tell(week.clock.now(), f"{person.name} was called {called} times in this week.")
