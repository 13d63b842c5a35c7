"""Walking in the tactical games, written down a second time: riders, prices, holds, free spins.

Nothing here knows the rules' code. The floor is two chambers of five by five with one way between.
"""

NAMES = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight facings clockwise, North first; y grows to the South."""
GATE = {((4, 2), (5, 2)), ((5, 2), (4, 2))}
PRICES = {"bones": 2, "water": 2, "furniture": 2}
NO_STOP = ("furniture",)
"""Things on whose square nobody may stop."""


def on_floor(at):
    return 0 <= at[0] < 10 and 0 <= at[1] < 5


def beside(one, other):
    """Whether two squares touch: all around within a chamber, through the gate straight alone."""
    if one == other or not (on_floor(one) and on_floor(other)):
        return False
    if (one[0] < 5) != (other[0] < 5):
        return (one, other) in GATE
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def facing_of(one, other):
    return NAMES.index((other[0] - one[0], other[1] - one[1]))


class Piece:
    """A figure: where it stands, a rider's rear, its facing and its side."""

    def __init__(self, key, side, at, facing, *, rear=None, arc=180, agile=False, swims=False):
        self.key, self.side, self.at, self.facing = key, side, at, facing
        self.rear, self.arc, self.agile, self.swims = rear, arc, agile, swims

    @property
    def squares(self):
        return [self.at] if self.rear is None else [self.at, self.rear]

    def touches(self, square):
        return any(beside(mine, square) for mine in self.squares)

    def faces(self, square):
        """Whether a square beside it lies in its front arc; a rider's is around its front."""
        (fx, fy), dx, dy = NAMES[self.facing], square[0] - self.at[0], square[1] - self.at[1]
        ahead = dx * fx + dy * fy
        if self.rear is not None:
            return max(abs(dx), abs(dy)) <= 1 and ahead >= 0
        narrow = ahead >= abs(dx * fy - dy * fx)
        return ahead >= 0 and (self.arc == 180 or narrow)


class Walk:
    """A walk of one figure along a way, step by step."""

    def __init__(self, mover, others, things, points):
        self.mover, self.others, self.things, self.points = mover, others, things, points

    def free(self, square):
        taken = {at for other in self.others for at in other.squares}
        return square not in taken and self.things.get(square) not in NO_STOP

    def stands(self, front, rear):
        return self.free(front) and (self.mover.rear is None or self.free(rear))

    def price(self, square):
        """What a square costs to enter: its ground, whoever of the same side stands there."""
        if self.mover.swims and self.things.get(square) == "water":
            return 1
        return PRICES.get(self.things.get(square), 1)

    def held(self):
        """Whether a step has to break away: its square is in the front of an opponent beside."""
        return any(
            other.touches(self.mover.at) and other.faces(self.mover.at) for other in self._foes()
        )

    def _foes(self):
        return [other for other in self.others if other.side != self.mover.side]

    def go(self, way, faces):
        """Go as far as points and dice allow; the faces that no rule asked for are left over."""
        faces, came_from = list(faces), self.mover.at
        way = list(way)
        while way:
            between = not self.stands(self.mover.at, self.mover.rear)
            held = not between and self.held()
            first = max(self.price(way[0]), 2 if held else 0)
            if first > self.points or not self._comes_out(way, self.points - first):
                break
            if held:
                self.points -= 2
                if faces.pop(0) < (2 if self.mover.agile or self.mover.rear else 4):
                    break
                first -= 2
            self._step(way.pop(0), first)
            if self.stands(self.mover.at, self.mover.rear):
                self._spins(came_from)
                came_from = self.mover.at
        return faces

    def _comes_out(self, way, left):
        """Whether the points suffice for the next squares where it may stop."""
        behind = self.mover.at
        for square, after in zip(way, [*way[1:], None], strict=True):
            if self.stands(square, behind):
                return True
            if after is None or self.price(after) > left:
                return False
            left -= self.price(after)
            behind = square
        return False

    def _step(self, to, price):
        self.points -= price
        self.mover.facing = facing_of(self.mover.at, to)
        if self.mover.rear is not None:
            self.mover.rear = self.mover.at
        self.mover.at = to

    def _spins(self, came_from):
        """Opponents who have it beside them now, and had not, turn to it; riders cannot."""
        for other in self._foes():
            near = [square for square in self.mover.squares if other.touches(square)]
            if near and not other.touches(came_from) and other.rear is None:
                nearest = min(near, key=lambda square: self._far(other.at, square))
                other.facing = facing_of(other.at, nearest)

    def _far(self, one, other):
        return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
