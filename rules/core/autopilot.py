"""A sensible player of a game with phases: a chooser for each decision, else the first option."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rules.core.answers import Stance
from rules.core.model import Action, Seat

F = TypeVar("F", bound=str)
S = TypeVar("S")
T = TypeVar("T")

Chooser = Callable[[S, Seat, T, Mapping[str, Action]], Action | None]
"""Given state, seat, temper and options by id, what to do; None where any option is as good."""


def by_phase(
    choosers: Mapping[F, Chooser[S, Stance]],
    phase_of: Callable[[S], F],
    options: Callable[[S, Seat], Mapping[str, Action]],
) -> Callable[[S, Seat, Stance], Action]:
    """Return an autopilot that asks the function of the present phase; it uses no chance.

    Where the seat has nothing to decide, it raises ValueError.
    """

    def chosen(state: S, seat: Seat, stance: Stance) -> Action:
        return choose(choosers, phase_of(state), state, seat, stance, options(state, seat))

    return chosen


def choose(
    choosers: Mapping[F, Chooser[S, T]],
    phase: F,
    state: S,
    seat: Seat,
    temper: T,
    options: Mapping[str, Action],
) -> Action:
    """Return the action that the function of a phase chooses, or else the first option.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not options:
        raise ValueError(f"seat {seat} is not awaited")
    chooser = choosers.get(phase)
    wish = chooser(state, seat, temper, options) if chooser else None
    return wish or next(iter(options.values()))
