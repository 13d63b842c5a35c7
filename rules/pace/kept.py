"""Attacks that players repeat until a fight is over, so that a round needs no clicks.

Everybody saw the attack, so it is no secret that somebody repeats it. It holds for one fight.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rules.core.model import Model, Seat


class Kept(Model):
    """What a seat's player last did in a fight, and whether it is repeated (`on`).

    `action` is as its system dumps it. `turn` is the table's turn in which it was done; in any
    other it means nothing.
    """

    seat: Seat
    turn: int
    action: Mapping[str, Any]
    on: bool = False


def kept_by(kept: Iterable[Kept], seat: Seat) -> Kept | None:
    """Return the last attack of a seat, if it can be repeated."""
    return next((each for each in kept if each.seat == seat), None)


def repeating(kept: Iterable[Kept]) -> tuple[Seat, ...]:
    """Return the seats that repeat an attack, in order."""
    return tuple(each.seat for each in kept if each.on)


def with_attack(kept: Iterable[Kept], new: Kept) -> tuple[Kept, ...]:
    """Return the attacks of all seats, with a seat's newest in the place of its last.

    A seat that does the same again keeps repeating it.
    """
    known = list(kept)
    before = kept_by(known, new.seat)
    if before is not None and (before.turn, before.action) == (new.turn, new.action):
        new = new.with_(on=before.on)
    others = [each for each in known if each.seat != new.seat]
    return tuple(sorted((*others, new), key=lambda each: each.seat))


def with_on(kept: Iterable[Kept], seats: Collection[Seat], *, on: bool) -> tuple[Kept, ...]:
    """Return all attacks, those of some seats repeated from now on, or no longer."""
    return tuple(each.with_(on=on) if each.seat in seats else each for each in kept)


def without_attacks(kept: Iterable[Kept], seats: Collection[Seat]) -> tuple[Kept, ...]:
    """Return all attacks except those of some seats."""
    return tuple(each for each in kept if each.seat not in seats)
