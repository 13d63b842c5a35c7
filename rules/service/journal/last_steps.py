"""The last steps of an adventure, read once for all that a card says of them; its last states."""

from collections.abc import Sequence

from rules.core.model import GameState
from rules.ports import Adventure, Step, Store
from rules.service.journal.loading import kept_state, loaded

NEAR = 40
"""Steps that are read at once, as nearly every card has to know as many."""
SNAPSHOTS = 20
"""Versions for which there may be a snapshot, back from the present."""


async def last_states(store: Store, found: Adventure) -> list[tuple[int, GameState]]:
    """Return the versions and states that are kept of an adventure, the present one last.

    Raises:
        NoAdventure: it has not begun.
        Unreadable: what is stored of it cannot be read.
    """
    rules, present = loaded(found)
    states = []
    for version in range(max(1, found.version - SNAPSHOTS), found.version):
        state = kept_state(rules, await store.snapshot(found.id, version))
        if state is not None:
            states.append((version, state))
    return [*states, (found.version, present)]


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
