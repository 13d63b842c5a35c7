"""What the people of an adventure did, as its journal tells, which knows seats alone."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.model import Seat
from rules.ports import Step
from rules.service.clocks.schedule import seat_of_step
from rules.service.journal import kinds
from rules.service.journal.kinds import Kind

OTHERS = ("heroes", "carried")
"""Fields of a step's action that are about others."""
Deeds = list[dict[str, Any]]


def deeds_of(steps: Iterable[Step]) -> Mapping[Seat, Deeds]:
    """Return the actions of each seat's player, without dice and results.

    Deeds of earlier players of a seat are left out, as far as the journal tells them apart.
    """
    seats = _Seats()
    for step in steps:
        kind = kinds.of(step)
        if kind is kinds.IMPORT:
            # Before an import its people sat at another table.
            seats = _Seats()
        seats.begun = seats.begun or kind in (kinds.BEGIN, kinds.IMPORT)
        if kind.seated:
            seats.take(kind, seat_of_step(step))
        if kind.personal:
            seats.add(step)
        seats.leave(kind, seat_of_step(step))
    return seats.did


class _Seats:
    """What was done at each seat: `did` is what its player of now did.

    `_former` is what the player did who may have it back, where the journal tells who that is.
    `_vacant` are seats that somebody has left.
    """

    def __init__(self) -> None:
        self.begun = False
        self.did: dict[Seat, Deeds] = {}
        self._former: dict[Seat, Deeds] = {}
        self._vacant: set[Seat] = set()

    def take(self, kind: Kind, seat: Seat) -> None:
        """Note that a seat went back to the player who had it before, or to somebody new."""
        if kind is kinds.RECLAIM:
            self.did[seat] = self._former.pop(seat, [])
        else:
            if seat not in self._vacant:
                self._former[seat] = self.did.get(seat, [])
            self.did[seat] = []
        self._vacant.discard(seat)

    def add(self, step: Step) -> None:
        """Add a step to the deeds of its player, without the parts that are about others."""
        seat, action = seat_of_step(step), step.action or {}
        did = {name: value for name, value in action.items() if name not in OTHERS}
        deed = {"step": step.version, "did": step.kind, "action": did, "at": step.at}
        self.did.setdefault(seat, []).append(deed)

    def leave(self, kind: Kind, seat: Seat) -> None:
        """Note that a player left their seat, if a step of this kind means that."""
        if kind is kinds.LEAVE and not self.begun:
            # In a lobby whoever sits behind them moves up.
            left = {each: did for each, did in self.did.items() if each != seat}
            self.did = {each - (each > seat): did for each, did in left.items()}
        elif kind is kinds.LEAVE:
            self._former[seat] = self.did.pop(seat, [])
            self._vacant.add(seat)
        elif kind is kinds.RETIRE:
            # Who retires cannot have the seat back; the player before them still can.
            self._vacant.add(seat)
        elif kind is kinds.OFFER:
            # By post its player still has it and in live play has left it, which no step says.
            self._former.pop(seat, None)
