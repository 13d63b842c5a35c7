"""Front and rear: where a figure looks (B-40, 1.14.4)."""

from typing import Literal

from rules.systems.mkd.compass import STEPS, Facing, Square

Arc = Literal[180, 90]


def in_front(at: Square, facing: Facing, arc: Arc, other: Square) -> bool:
    """Return whether another square lies in the front arc of a figure, near or far (B-40).

    The angle between the facing and the line of centres is at most 90 degrees for an arc of 180,
    at most 45 for one of 90; a square's own place is in front.
    """
    dx, dy = other[0] - at[0], other[1] - at[1]
    fx, fy = STEPS[facing % 8]
    ahead = dx * fx + dy * fy
    if arc == 180:
        return ahead >= 0
    # Within 45 degrees: cos >= sin, and the cross product's size is the sine's share.
    return ahead >= 0 and ahead >= abs(dx * fy - dy * fx)


def rider_front(front: Square, facing: Facing, other: Square) -> bool:
    """Whether a neighbour of a mounted figure is ahead of or beside its front square (1.14.4)."""
    dx, dy = other[0] - front[0], other[1] - front[1]
    fx, fy = STEPS[facing % 8]
    return max(abs(dx), abs(dy)) <= 1 and dx * fx + dy * fy >= 0
