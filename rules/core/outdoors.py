"""What a scene under the sky has besides its squares: roads, and names at the doors of houses."""

from pydantic import Field

from rules.core.model import Model
from rules.core.words import Text

Spot = tuple[float, float]
"""A place in squares, as in outlines: (0.5, 0.5) is the middle of the first square."""


class Road(Model):
    """A trodden way over open ground, from spot to spot, `width` squares wide.

    Whose first spot is its last is a round place, such as a village green.
    """

    spots: tuple[Spot, ...] = Field(min_length=2)
    width: float = 0.8

    @property
    def is_round(self) -> bool:
        """Whether it comes back to where it begins."""
        return self.spots[0] == self.spots[-1]


class Sign(Model):
    """The name of a house or a place, written where its middle is."""

    at: Spot
    name: Text
