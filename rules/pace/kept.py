"""Attacks that players keep at until a fight is over, so that a round needs nobody's click.

Everybody saw the attack: what somebody keeps to is no secret. It stands for one fight.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rules.core.model import Model, Seat


class Kept(Model):
    """What a seat's player last did in a fight, as its system dumps it, and whether they go `on`.

    `turn` is the table's turn in which it was done; in another it means nothing.
    """

    seat: Seat
    turn: int
    action: Mapping[str, Any]
    on: bool = False


def kept_by(kept: Iterable[Kept], seat: Seat) -> Kept | None:
    """Return what a seat last did, if that can be kept at."""
    return next((each for each in kept if each.seat == seat), None)


def keeping(kept: Iterable[Kept]) -> tuple[Seat, ...]:
    """Return the seats that keep at it, in order."""
    return tuple(each.seat for each in kept if each.on)


def with_deed(kept: Iterable[Kept], new: Kept) -> tuple[Kept, ...]:
    """Return all that was done, with what a seat does now: who does as before goes on as before."""
    known = list(kept)
    before = kept_by(known, new.seat)
    if before is not None and (before.turn, before.action) == (new.turn, new.action):
        new = new.with_(on=before.on)
    others = [each for each in known if each.seat != new.seat]
    return tuple(sorted((*others, new), key=lambda each: each.seat))


def with_on(kept: Iterable[Kept], seats: Collection[Seat], *, on: bool) -> tuple[Kept, ...]:
    """Return all that was done, some seats keeping at it from now on, or no more."""
    return tuple(each.with_(on=on) if each.seat in seats else each for each in kept)


def but_of(kept: Iterable[Kept], seats: Collection[Seat]) -> tuple[Kept, ...]:
    """Return all that was done but by some seats."""
    return tuple(each for each in kept if each.seat not in seats)
