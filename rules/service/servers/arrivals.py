"""Who comes to a table by a change: they are to be where it is played."""

from collections.abc import Callable

from rules.ports import Adventure

Welcome = Callable[[Adventure, tuple[int, ...]], None]
"""Is told of a table and who came to it, once that is stored; it must not raise."""


def nobody(_adventure: Adventure, _users: tuple[int, ...]) -> None:
    """Welcome nobody: without a Discord client there is no place to be in."""


def arrivals(before: Adventure | None, after: Adventure) -> tuple[int, ...]:
    """Return who sits at a table now and did not before, or who moved elsewhere with it."""
    stays = before is not None and before.channel == after.channel
    known = {seat.user for seat in before.seats} if before is not None and stays else set()
    return tuple(sorted({seat.user for seat in after.seats if seat.user is not None} - known))
