"""Searching an adventure's log for words: the lines that have them, with their times."""

from rules.core.model import Model
from rules.core.words import folded
from rules.service.cards.cards import say_step
from rules.service.history.catch_up import card_link
from rules.service.history.queries import LOG_LINES
from rules.service.journal.paging import steps_of
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

ON_A_PAGE = 10


class Finding(Model):
    """A line of a log: of which step, and when that was taken (seconds since 1970)."""

    step: int
    at: int
    line: str


class Findings(Model):
    """A page of the lines that were found; `page` counts from 1, `count` is all of them.

    `link` leads to the card of the adventure.
    """

    lines: tuple[Finding, ...]
    count: int
    page: int
    pages: int
    link: str


class Searches(UseCases):
    """Use cases of searching a log."""

    async def find(self, request: Request, adventure: str, wanted: str, page: int = 0) -> Findings:
        """Return the lines in which every word that is wanted occurs; page 0 is the last.

        Raises:
            NoAdventure: there is no such adventure in this channel.
        """
        found = await self._work.at(request, adventure)
        words = self._work.words_of(found, request.locale)
        parts = folded(wanted).split()
        lines = [
            Finding(step=step.version, at=step.at, line=line)
            async for step in steps_of(self._work.store, found.id)
            for line in say_step(found, step, words)
            if all(part in folded(line) for part in parts)
        ]
        pages = max(1, -(-len(lines) // ON_A_PAGE))
        number = min(page, pages) if page > 0 else pages
        return Findings(
            lines=tuple(lines[(number - 1) * ON_A_PAGE : number * ON_A_PAGE]),
            count=len(lines),
            page=number,
            pages=pages,
            link=card_link(found),
        )

    async def page_of(self, request: Request, adventure: str, step: int) -> int:
        """Return the page of the whole log that has a step, or the nearest one after it.

        Raises:
            NoAdventure: there is no such adventure in this channel.
        """
        found = await self._work.at(request, adventure)
        counts = await self._work.store.event_counts(found.id)
        lines = sum(count for _, count in counts)
        before = sum(count for version, count in counts if version < step)
        return 1 + min(before, max(0, lines - 1)) // LOG_LINES
