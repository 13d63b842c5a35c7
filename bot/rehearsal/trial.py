"""A trial: a short play on Discord that finds out about some rows."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.rehearsal.stage import Stage

Play = Callable[[Stage], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Trial:
    """A play and the rows that it claims to try.

    It notes a finding for each of them. Those it has said nothing about, because it was stopped or
    something unforeseen came, are noted as not tried, with what came, by whoever runs it.
    """

    name: str
    rows: tuple[str, ...]
    play: Play
