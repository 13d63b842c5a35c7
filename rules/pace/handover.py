"""Seats that change hands: who was offered one, and who may have theirs back."""

from collections.abc import Iterable

from rules.core.model import Model, Seat

RECLAIM = 72 * 60 * 60
"""Seconds in which a player who lost a seat may have it back."""
OPEN = 7 * 24 * 60 * 60
"""Seconds for which an offer holds."""


class Offer(Model):
    """A seat that its player offers to somebody else."""

    seat: Seat
    to: int
    at: int

    def stands(self, now: int) -> bool:
        """Return whether the offer can still be accepted."""
        return now < self.at + OPEN


class FormerPlayer(Model):
    """A seat's previous player, and until when they may have it back."""

    seat: Seat
    user: int
    until: int


def offered_to(offers: Iterable[Offer], user: int, now: int) -> Offer | None:
    """Return the offer that somebody can accept now."""
    return next((each for each in offers if each.to == user and each.stands(now)), None)


def had_before(former: Iterable[FormerPlayer], user: int, now: int) -> FormerPlayer | None:
    """Return the seat that somebody may have back now, if there is one."""
    return next((each for each in former if each.user == user and now < each.until), None)
