"""The pieces placed in a room so far, and whether a further one may stand somewhere."""

from collections.abc import Iterable

from rules.core.furnishing.purposes import Piece, Size
from rules.core.furnishing.spots import Ground, Spot
from rules.core.grid import OPPOSITE
from rules.core.scene import Feature, Side

CROWDED = 0.5
"""The share of a small room's floor that furniture may take."""
AIRY = 0.36
"""The share in a larger one."""
SMALL = 12
"""The squares of floor of a small room, at most."""
SHARE = 4
"""One piece takes at most one in so many squares of floor."""


class Layout:
    """A room being furnished: its ground, and the squares that are taken, as a number."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.pieces: list[Feature] = []
        self.taken = 0
        count = ground.count
        self._most = max(2, int(count * (CROWDED if count <= SMALL else AIRY)))
        self._share = max(1, count // SHARE)

    @property
    def share(self) -> float:
        """The share of the floor that is taken."""
        return self.taken.bit_count() / self.ground.count

    def fits(self, *spots: Spot) -> bool:
        """Return whether pieces may stand on all of these: on free floor, with all ways open."""
        taken = self.taken
        for spot in spots:
            if taken & spot.bits:
                return False
            taken |= spot.bits
        return self.ground.flow.open(taken)

    def best(self, spots: Iterable[tuple[float, int, Spot]]) -> Spot | None:
        """Return the spot of the lowest score that fits."""
        for _, _, spot in sorted(spots):
            if self.fits(spot):
                return spot
        return None

    def full(self, size: Size = (1, 1), count: int = 1) -> bool:
        """Return whether the room has no space for so many pieces of that size."""
        area = size[0] * size[1]
        return area > self._share or self.taken.bit_count() + count * area > self._most

    def put(self, piece: Piece, spot: Spot, facing: Side | None = None) -> None:
        """Place a piece there; one with a front that stands at a wall faces into the room."""
        if facing is None and piece.front != "none" and spot.back is not None:
            facing = OPPOSITE[spot.back]
        turned = facing.value if facing else None
        if piece.front == "corner":
            turned = self.ground.away(spot)
        self.taken |= spot.bits
        self.pieces.append(
            Feature(
                kind=piece.symbol,
                at=spot.at,
                size=spot.size,
                name=piece.name,
                facing=turned,
            )
        )
