"""What somebody wants to know of a game before they choose it."""

from collections.abc import Mapping
from typing import Literal

from rules.core.model import Model

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
"""From the game that suits newcomers best to the one that asks most of them."""
PICTURED = 12


class Pitch(Model):
    """What a game says of itself; what nobody has measured is None and is not claimed.

    `minutes` is how long the settings that a lobby proposes take two people, at ten seconds an
    action. `days` is how many days so many people take by post, on the terms that are proposed
    there: medians of virtual months (`python -m tests.month.lengths`). `difficulty` is how much
    there is to learn and how easily all is lost. Its picture shows a game after so many actions
    (`pictured`) of an autopilot.
    """

    minutes: int | None = None
    days: Mapping[int, float] = {}
    difficulty: Difficulty | None = None
    pictured: int = PICTURED


def newcomers_first(pitch: Pitch) -> int:
    """Return the key that sorts games: the easiest first and unknown ones last."""
    known = pitch.difficulty
    return len(DIFFICULTIES) if known is None else DIFFICULTIES.index(known)


def days_by_post(pitch: Pitch, seats: int) -> int | None:
    """Return the days that a game takes so many people by post, at least one; None if unknown.

    Between numbers that were measured it is in proportion; beyond them nothing is claimed.
    """
    known = sorted(pitch.days)
    if not known or not known[0] <= seats <= known[-1]:
        return None
    below = max(each for each in known if each <= seats)
    above = min(each for each in known if each >= seats)
    part = (seats - below) / (above - below) if above > below else 0.0
    days = pitch.days[below] + part * (pitch.days[above] - pitch.days[below])
    return max(1, round(days))
