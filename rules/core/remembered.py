"""Remembering the latest answers to a question that is asked repeatedly about the same state."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
A = TypeVar("A")

KEPT = 8
"""Answers that are remembered of each question."""


def remembered(
    answer_of: Callable[Concatenate[S, P], A],
) -> Callable[Concatenate[S, P], A]:
    """Return a pure function of a state that remembers its latest answers.

    States are compared by identity: they never change, and their contents are large. A press, the
    card after it and the hint on that card all ask the same, for example what a seat may do.
    """
    kept: tuple[tuple[S, object, A], ...] = ()

    @wraps(answer_of)
    def answer(state: S, /, *args: P.args, **more: P.kwargs) -> A:
        nonlocal kept
        asked = args, more
        for known, before, said in kept:
            if known is state and before == asked:
                return said
        said = answer_of(state, *args, **more)
        # A new tuple each time, as several threads may ask.
        kept = ((state, asked, said), *kept[: KEPT - 1])
        return said

    return answer
