"""The last steps of an adventure, read once for all that a card says of them."""

from collections.abc import Sequence

from rules.ports import Adventure, Step, Store

NEAR = 40
"""Steps that are read at once, as nearly every card has to know as many."""


class LastSteps:
    """Reads the end of a journal once, and more of it where somebody asks for earlier steps."""

    def __init__(self, store: Store, found: Adventure) -> None:
        self._store = store
        self._adventure = found.id
        self._since = max(0, found.version - NEAR)
        self._steps: Sequence[Step] | None = None

    async def since(self, version: int) -> Sequence[Step]:
        """Return the steps after a version, in order."""
        version = max(0, version)
        if self._steps is None:
            self._since = min(self._since, version)
            self._steps = await self._store.journal(self._adventure, self._since)
        elif version < self._since:
            earlier = await self._store.journal(self._adventure, version, self._since)
            self._since, self._steps = version, (*earlier, *self._steps)
        return [step for step in self._steps if step.version > version]
