"""The hint of a card: one line of why, for whom the game awaits first."""

from rules.ports import TUTORIAL, Adventure
from rules.service.people.hints import Hints
from rules.service.unit_of_work import UnitOfWork


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
