"""All levels of a place above one another, so that stairs end where they begin."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.scene import Box, Square
from rules.core.storeys import Stairway, Storeys


@dataclass(frozen=True)
class Stack:
    """Where the top left of each level lies, by its depth, in squares that hold all of them."""

    at: Mapping[int, Square]
    columns: int
    rows: int

    def placed(self, depth: int, box: Box) -> Box:
        """Return squares of a level as squares of the whole."""
        left, top = self.at[depth]
        return box.with_(at=(box.at[0] + left, box.at[1] + top))

    def shared(self, stairway: Stairway) -> Box | None:
        """Return the squares in which both ends of stairs lie; None where they lie apart."""
        one = self.placed(stairway.upper, stairway.above)
        other = self.placed(stairway.lower, stairway.below)
        left, top = max(one.at[0], other.at[0]), max(one.at[1], other.at[1])
        right = min(one.at[0] + one.columns, other.at[0] + other.columns)
        bottom = min(one.at[1] + one.rows, other.at[1] + other.rows)
        if left >= right or top >= bottom:
            return None
        return Box(at=(left, top), columns=right - left, rows=bottom - top)


def stacked(storeys: Storeys) -> Stack:
    """Lay levels above one another, each so that as many of its stairs as can be end on the others.

    A level to which no stairs lead lies at the top left.
    """
    at: dict[int, Square] = {}
    for storey in storeys.levels:
        moves = Counter(
            move
            for each in storeys.stairways
            if (move := _move(each, storey.depth, at)) is not None
        )
        at[storey.depth] = moves.most_common(1)[0][0] if moves else (0, 0)
    left, top = min(x for x, _ in at.values()), min(y for _, y in at.values())
    laid = {depth: (x - left, y - top) for depth, (x, y) in at.items()}
    scenes = [(laid[each.depth], each.scene) for each in storeys.levels]
    return Stack(
        laid,
        max(x + scene.columns for (x, _), scene in scenes),
        max(y + scene.rows for (_, y), scene in scenes),
    )


def _move(stairway: Stairway, depth: int, at: Mapping[int, Square]) -> Square | None:
    """Return where a level has to lie for stairs to a level that lies already, None for others."""
    if stairway.lower != depth or stairway.upper not in at:
        return None
    left, top = at[stairway.upper]
    above, below = stairway.above.at, stairway.below.at
    return left + above[0] - below[0], top + above[1] - below[1]
