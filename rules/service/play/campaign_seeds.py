"""Seeds of campaigns: each is shown when the party comes home, and a new one is promised.

An epoch is everything that is rolled from one seed. A step of kind "reseed" shows the seed of the
epoch that it ends and names the hash of the next. A step of kind "import" begins an epoch where a
campaign was imported from a file: the seed before it stayed elsewhere, and no die of it is in the
log.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.answers import Transition
from rules.core.dice import commitment, keeps
from rules.core.model import GameState
from rules.core.words import Event
from rules.ports import Step
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.replay import ReplayMismatch

HOME = "campaign-came-home"
"""The event with which a campaign's adventure ends."""
SEED_BYTES = 32

_SEED = re.compile(r"(?:[0-9a-f]{2}){1,64}")


def renew_at_home(draft: Change, moved: Transition[Any]) -> None:
    """Begin an epoch, showing the old seed, if an adventure of a campaign has just ended."""
    if came_home(moved.events) and draft.adventure.status == "running":
        renew(draft, moved.state)


def came_home(events: Iterable[Event]) -> bool:
    """Return whether an adventure of a campaign ends with these events."""
    return any(getattr(event, "kind", "") == HOME for event in events)


def renew(draft: Change, state: GameState) -> None:
    """Reveal the seed and draw the next one."""
    seed = draft.entropy(SEED_BYTES)
    action = {"revealed": draft.adventure.seed.hex(), "promise": commitment(seed)}
    draft.step(kinds.RESEED, action=action, state=state, seed=seed, cursor=0)


def seed_of(written: object) -> bytes:
    """Return a seed as it is written in a log.

    Raises:
        ReplayMismatch: it is none.
    """
    if not isinstance(written, str) or not _SEED.fullmatch(written):
        raise ReplayMismatch("the seed that it shows is none")
    return bytes.fromhex(written)


class CampaignSeeds:
    """The seeds of a log in order, as its steps promise and show them.

    `last` is the seed of the epoch that still runs, as far as the log has it. `promise` is the hash
    that was promised for the present epoch, None while no step has named it.
    """

    def __init__(self, steps: list[Step], last: bytes | None) -> None:
        shown = [_action(step).get("revealed") for step in steps if kinds.of(step).renews]
        self._written: list[object] = [*shown, None if last is None else last.hex()]
        self._epoch = 0
        self.promise: object = None

    @property
    def seed(self) -> bytes | None:
        """The seed of the present epoch, None where the log does not show it.

        Raises:
            ReplayMismatch: what is shown is no seed.
        """
        written = self._written[self._epoch]
        return None if written is None else seed_of(written)

    def follow(self, step: Step) -> bool:
        """Read a step; return whether an epoch begins with it.

        Raises:
            ReplayMismatch: the seed that it shows is not the promised one, or it shows none.
        """
        action = _action(step)
        if kinds.of(step) is kinds.OPEN:
            self.promise = action.get("promise")
        if not kinds.of(step).renews:
            return False
        seed = self.seed
        if seed is None and kinds.of(step) is kinds.RESEED:
            raise ReplayMismatch("it does not show the seed that ends with it")
        if seed is not None and self.promise is not None and not self.kept(seed):
            raise ReplayMismatch("the seed that it shows is not the promised one")
        self.promise = action.get("promise")
        if not isinstance(self.promise, str):
            raise ReplayMismatch("it promises no seed")
        self._epoch += 1
        return True

    def kept(self, seed: bytes) -> bool:
        """Return whether a seed is the one that was promised."""
        return keeps(seed, ascii(self.promise).strip("'"))


def _action(step: Step) -> Mapping[str, Any]:
    return step.action or {}
