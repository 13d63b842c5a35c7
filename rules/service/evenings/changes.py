"""The one way to change an evening, by people and by time."""

from collections.abc import Callable

from rules.core.concerns import concern
from rules.core.errors import Conflict, NoAdventure
from rules.ports import Evening
from rules.service.change import IN_PLACE_GRACE
from rules.service.evenings.dates import due_of
from rules.service.unit_of_work import ATTEMPTS, UseCases


class EveningChanges(UseCases):
    """The base of use cases that change evenings."""

    async def found(self, ident: str) -> Evening:
        """Return an evening by its id.

        Raises:
            NoAdventure: it is not kept any more.
        """
        found = await self._work.store.evening(ident)
        if found is None:
            raise NoAdventure("evening-refused-gone")
        concern(guild=found.guild)
        return found

    async def _change(
        self, ident: str, alter: Callable[[Evening], Evening], *, in_place: bool = False
    ) -> Evening:
        """Change an evening; `alter` is pure, and runs again where somebody was quicker.

        With `in_place` the click edits the message, so that nothing else does for some seconds.

        Raises:
            NoAdventure: it is not kept any more.
            GameError: whatever `alter` raises; nothing was changed.
            Conflict: others were quicker, again and again.
        """
        async with self._work.lock(f"evening:{ident}"):
            for _ in range(ATTEMPTS):
                before = await self.found(ident)
                after = alter(before)
                if after == before:
                    return before
                after = after.with_(revision=before.revision + 1)
                now = self._work.clock.now()
                due = due_of(after, now)
                if in_place and due is not None:
                    due = max(due, now + IN_PLACE_GRACE)
                if await self._work.store.change_evening(after, due):
                    return after
        raise Conflict("error-conflict")
