"""Votes for conceding a game, as its journal has them."""

from collections.abc import Iterable

from rules.core.model import Seat
from rules.pace.ballots import WINDOW
from rules.ports import Step
from rules.service.clocks.schedule import seat_of_step
from rules.service.journal import kinds

REACH = 200
"""Latest steps that are searched for votes."""


def conceding(steps: Iterable[Step], now: int) -> tuple[Seat, ...]:
    """Return the seats that vote for conceding.

    A vote holds for a day, or until its seat plays or somebody else takes it.
    """
    voices: dict[Seat, None] = {}
    for step in steps:
        if kinds.of(step).by == "player" and step.seat is not None:
            voices.pop(step.seat, None)
        elif kinds.of(step).seated:
            voices.pop(seat_of_step(step), None)
        elif kinds.of(step) is kinds.CONCEDE and step.action is not None:
            seat = int(step.action["seat"])
            voices.pop(seat, None)
            if step.action["agree"] and step.at > now - WINDOW:
                voices[seat] = None
    return tuple(voices)
