"""Votes on what a party does together: who spoke for what, and what that decides."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, TypeVar

from rules.core.model import Action, Seat

A_co = TypeVar("A_co", bound=Action, covariant=True)


class Vote(Protocol[A_co]):
    """A voice: each system stores its own, typed with its actions."""

    @property
    def seat(self) -> Seat:
        """Whose it is."""
        ...

    @property
    def action(self) -> A_co:
        """What for."""
        ...


def elected(votes: Sequence[Vote[A_co]], voters: int, *, everybody: bool = False) -> A_co | None:
    """What the votes have decided, or None while they are open.

    More than half of the voters decide at once, unless `everybody` is to be heard; when all have
    spoken the most votes do, and on a tie the lowest seat among the leading ones.
    """
    tally = Counter(vote.action for vote in votes)
    if not tally:
        return None
    most = max(tally.values())
    if len(votes) < voters and (everybody or 2 * most <= voters):
        return None
    by_seat = sorted(votes, key=lambda vote: vote.seat)
    return next(vote.action for vote in by_seat if tally[vote.action] == most)
