"""What somebody wants to know of a game before they choose it."""

from typing import Literal

from rules.core.model import Model

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
"""From the game that suits newcomers best to the one that asks most of them."""
PICTURED = 12


class Pitch(Model):
    """What a game says of itself; what nobody has measured is None and is not claimed.

    `minutes` is how long the settings that a lobby proposes take two people, at ten seconds an
    action. `difficulty` is how much there is to learn and how easily all is lost. Its picture shows
    a game after so many actions (`pictured`) of an autopilot.
    """

    minutes: int | None = None
    difficulty: Difficulty | None = None
    pictured: int = PICTURED


def newcomers_first(pitch: Pitch) -> int:
    """Return the key that sorts games: the easiest first and unknown ones last."""
    known = pitch.difficulty
    return len(DIFFICULTIES) if known is None else DIFFICULTIES.index(known)
