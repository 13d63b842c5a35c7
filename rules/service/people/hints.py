"""Hints: one line of why, the first times that something new is asked of a person."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from rules.core.model import Model, Seat
from rules.core.tutorial import Tutorial
from rules.ports import TUTORIAL, Adventure, Store
from rules.service.clocks.kept_settings import KeptSettings
from rules.service.journal.loading import loaded
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

Wish = Literal["on", "off", "again"]
KEY = "hints:"
TIMES = 3
"""How often a person is told why, of each thing that is asked."""


DONE = "tutorial-done"
"""What is said once every lesson of a tutorial was told."""


class Learned(Model):
    """What a person has been told: how often each lesson was shown, and whether any is wanted."""

    wanted: bool = True
    seen: dict[str, int] = Field(default_factory=dict)


class Hints(KeptSettings[Learned]):
    """Remembers what everybody was told.

    That changes with many clicks, so what people have settled is not read anew because of it.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store, KEY, Learned, "lessons")

    async def set(self, request: Request, wish: Wish) -> Learned:
        """Turn hints on or off, or begin them again from the first."""
        before = await self.of(request.user)
        seen = {} if wish == "again" else before.seen
        return await self.keep(request.user, Learned(wanted=wish != "off", seen=seen))

    async def lesson(self, adventure: Adventure) -> tuple[int, str] | None:
        """Return whom an adventure awaits first, and the sentence that explains what is asked.

        It is None where no awaited player wants hints and has something to learn.
        """
        if adventure.status != "running" or adventure.state is None:
            return None
        rules, state = loaded(adventure)
        led = {each.seat: each.user for each in adventure.seats if each.pilot == "player"}
        for seat in rules.awaiting(state):
            user = led.get(seat)
            if user is not None:
                new = await self._new(adventure, seat, user)
                return None if new is None else (user, new)
        return None

    async def _new(self, adventure: Adventure, seat: Seat, user: int) -> str | None:
        """Return the sentence that a person who is awaited has not had often enough, or None."""
        rules, state = loaded(adventure)
        learned = await self.of(user)
        if adventure.seeded == TUTORIAL and rules.tutorial is not None:
            kinds = rules.asked(state, seat)
            due = _due(rules.tutorial, kinds, await self._told(adventure))
            return next((each for each in due if each not in learned.seen), None)
        lessons = rules.lessons(state, seat) if learned.wanted else ()
        return next((each for each in lessons if learned.seen.get(each, 0) < TIMES), None)

    async def _told(self, adventure: Adventure) -> frozenset[str]:
        """Return what has been explained to those at a table who still learn."""
        people = {each.user for each in adventure.seats if each.user is not None}
        seen = [(await self.of(user)).seen for user in people]
        learning = [each for each in seen if DONE not in each]
        return frozenset(said for each in learning for said, count in each.items() if count)

    async def begin(self, user: int, tutorial: Tutorial) -> None:
        """Show a person all the lessons of a tutorial, also those that they know."""
        before, lessons = await self.of(user), _lessons(tutorial)
        seen = {said: count for said, count in before.seen.items() if said not in lessons}
        await self.keep(user, before.with_(seen=seen))

    async def skip(self, user: int, tutorial: Tutorial) -> None:
        """Show a person no more lessons of a tutorial."""
        before = await self.of(user)
        seen = {**dict.fromkeys(_lessons(tutorial), 0), **before.seen}
        await self.keep(user, before.with_(seen=seen))

    async def answered(self, adventure: Adventure, user: int) -> None:
        """Count the lesson that an adventure showed, once the person it was for has acted."""
        shown = await self.lesson(adventure)
        if shown is None or shown[0] != user:
            return
        before = await self.of(user)
        seen = {**before.seen, shown[1]: before.seen.get(shown[1], 0) + 1}
        await self.keep(user, before.with_(seen=seen))


def _lessons(tutorial: Tutorial) -> tuple[str, ...]:
    """Return all that a tutorial says, in its order."""
    return (*(each.said for each in tutorial.lessons), DONE)


def _due(tutorial: Tutorial, kinds: frozenset[str], told: frozenset[str]) -> Iterator[str]:
    """Yield the lessons for what is asked; when the table was told all, that it was.

    Friends share a card, so what one of them met has been explained to all.
    """
    yield from (each.said for each in tutorial.lessons if not each.asks or each.asks & kinds)
    if all(each.said in told for each in tutorial.lessons):
        yield DONE


async def hint_of(work: UnitOfWork, hints: Hints, found: Adventure) -> str:
    """Return the hint for an adventure's card, or an empty text where nothing new is asked.

    The last card of a tutorial says what comes after it.

    Raises:
        Unreadable: what is stored of it cannot be read.
    """
    if found.seeded == TUTORIAL and found.status == "ended":
        return work.words_of(found).phrase("tutorial-over")
    lesson = await hints.lesson(found)
    return "" if lesson is None else work.words_of(found).phrase(lesson[1])
