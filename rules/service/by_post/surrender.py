"""Votes for conceding a game, as its journal has them."""

from collections.abc import Iterable

from rules.core.model import Seat
from rules.pace.ballots import WINDOW
from rules.ports import Step
from rules.service.clocks.schedule import BY_PLAYERS, SEATED, seat_of_step

CONCEDE = "concede"
"""The kind of a step with which somebody votes on conceding."""
REACH = 200
"""Latest steps that are searched for votes."""


def conceding(steps: Iterable[Step], now: int) -> tuple[Seat, ...]:
    """Return the seats that vote for conceding.

    A vote holds for a day, or until its seat plays or somebody else takes it.
    """
    voices: dict[Seat, None] = {}
    for step in steps:
        if step.kind in BY_PLAYERS and step.seat is not None:
            voices.pop(step.seat, None)
        elif step.kind in SEATED:
            voices.pop(seat_of_step(step), None)
        elif step.kind == CONCEDE and step.action is not None:
            seat = int(step.action["seat"])
            voices.pop(seat, None)
            if step.action["agree"] and step.at > now - WINDOW:
                voices[seat] = None
    return tuple(voices)
