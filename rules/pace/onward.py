"""Teams that are left to fight on in the next round, as their players said at the end of a turn.

The word holds for that one round. Once it begins it is a declared turn like any other, which waits
for the others and can be changed or withdrawn until then.
"""

from collections.abc import Collection, Iterable

from rules.core.model import Model, Seat
from rules.core.words import Text
from rules.pace.declared import Choice, Declared

FIGHT_ON = "fight-on"
"""The id of the choice that leaves a turn to a team; no option of a menu has it."""


class Onward(Model):
    """A seat whose team is left to fight on in the round after `turn`, in which it was said."""

    seat: Seat
    turn: int


def left_to_team(seat: Seat, turn: int) -> Declared:
    """Return the declared turn of a team that is left to fight on."""
    choice = Choice(id=FIGHT_ON, label=Text.of("onward-choice"))
    return Declared(seat=seat, turn=turn, choices=(choice,))


def fights_on(said: Declared) -> bool:
    """Return whether a declared turn leaves the rest of it to the team."""
    return any(each.id == FIGHT_ON for each in said.choices)


def onward_of(onward: Iterable[Onward]) -> tuple[Seat, ...]:
    """Return the seats whose teams are left to fight on next, in order."""
    return tuple(each.seat for each in onward)


def with_onward(onward: Iterable[Onward], new: Onward) -> tuple[Onward, ...]:
    """Return all such words with a new one, ordered by seat."""
    return tuple(sorted((*without_onward(onward, (new.seat,)), new), key=lambda each: each.seat))


def without_onward(onward: Iterable[Onward], seats: Collection[Seat]) -> tuple[Onward, ...]:
    """Return all such words except those of some seats."""
    return tuple(each for each in onward if each.seat not in seats)
