"""The one place that decides from when somebody may be called, for a game and a kind of call.

Cards and notes both ask it, so that nobody is called twice for one thing, nor at night.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from rules.pace.clock import HALF, LATE
from rules.pace.frozen import Frozen
from rules.service.clocks.presence import MOST_CALLS, First, Presence

CallKind = Literal["turn", "remind", "vote", "next", "word"]
"""Their turn begins; a reminder of it; they may vote; they are next; something else to know."""
NEVER = 101
"""A percentage of a turn that is never reached."""
FIRST: Mapping[First, int] = {"start": 0, "two-hours": 0, "half": HALF, "end": LATE, "never": NEVER}
"""The percentage of a turn from which on somebody is called, by when they want to be first."""
LATELY = 60
"""Seconds after an action in which its player counts as present."""


class Occasion(NamedTuple):
    """What somebody would be called for: which game, what kind of call.

    `part` is how much of the turn is over (percent), `first` when the person wants to be called for
    it first; both matter by post alone. `called` counts the calls since this turn of theirs began,
    `acted` is when they last acted, and `lately` for how many seconds that counts as being present.
    """

    game: str
    kind: CallKind
    called: int = 0
    acted: int | None = None
    lately: int = LATELY
    part: int = 0
    first: First = "start"


def callable_from(presence: Presence, occasion: Occasion, now: int) -> int | None:
    """Return from when a person may be called; None where they may not be.

    Now or earlier means at once. Never: people who switched calls off, altogether, for this game or
    of this kind, and those who were called often enough about this turn. Later: after a night, a
    vacation or a snooze, and a while after they acted themselves.
    """
    game = presence.game(occasion.game)
    if presence.where(occasion.game) == "off" or game.calls == "off":
        return None
    about_turn = occasion.kind in ("turn", "remind")
    if about_turn and occasion.part < FIRST[occasion.first]:
        return None
    if occasion.kind == "remind" and game.calls == "turns":
        return None
    if occasion.kind == "next" and not presence.next_up:
        return None
    most = presence.rhythm(occasion.game).most if about_turn else MOST_CALLS
    if occasion.kind != "word" and occasion.called >= most:
        return None
    at = max(now, presence.snoozed, game.snoozed)
    if occasion.acted is not None:
        at = max(at, occasion.acted + occasion.lately)
    return awake_from(presence, at)


def awake_from(presence: Presence, at: int) -> int:
    """Return the first instant from `at` on that is in no night or vacation of a person."""
    person = presence.person
    quiet = () if person.quiet is None else (person.quiet,)
    stopped = Frozen(quiet=quiet, spans=person.vacations).covers(at)
    return at if stopped is None else stopped.end
