"""Voices for calling a game an end, as its journal has them."""

from collections.abc import Iterable

from rules.core.model import Seat
from rules.pace.ballots import WINDOW
from rules.ports import Step
from rules.service.clocks.schedule import BY_PLAYERS

CONCEDE = "concede"
"""The kind of a step with which somebody says whether to call it an end."""
REACH = 200
"""Steps back that are looked through for voices."""


def conceding(steps: Iterable[Step], now: int) -> tuple[Seat, ...]:
    """The seats that would call it an end now: a voice holds for a day, or until its seat plays."""
    voices: dict[Seat, None] = {}
    for step in steps:
        if step.kind in BY_PLAYERS and step.seat is not None:
            voices.pop(step.seat, None)
        elif step.kind == CONCEDE and step.action is not None:
            seat = int(step.action["seat"])
            voices.pop(seat, None)
            if step.action["agree"] and step.at > now - WINDOW:
                voices[seat] = None
    return tuple(voices)
