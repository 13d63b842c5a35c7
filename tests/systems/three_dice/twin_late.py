"""Who comes late, written down a second time: three dice, faces to give out, lower maxima below.

Like `twins`, it knows nothing of the rules' code.
"""

from itertools import permutations

from tests.systems.three_dice.twins import Melee, Twin


def newcomer(seat, faces, *, pool="off", depth=1):
    """Somebody new: three dice in order, all again at ten or less, and perhaps hit points.

    On a level below the first every maximum is as much lower as it is for the others, if `depth`
    says so. Returns the hero and the three faces; all dice are taken from `faces`.
    """
    three = [faces.pop(0) for _ in range(3)]
    while sum(three) <= 10:
        three = [faces.pop(0) for _ in range(3)]
    points = None if pool == "off" else faces.pop(0) + (6 if pool == "easy" else 0)
    lower = [max(1, face - depth + 1) for face in three]
    return Twin(seat, lower, lower, (), points, points), three


class LateMelee(Melee):
    """A fight to which others come; who has still to give faces out does that before all else."""

    def __init__(self, heroes, hp, *, order, pool, free, depth):
        super().__init__(heroes, hp, order=order)
        self.pool, self.free, self.depth, self.loose = pool, free, depth, {}

    def joins(self, seat, faces):
        """Somebody new has a say in all that is decided from now on; the monster stays as it is."""
        faces = list(faces)
        one, three = newcomer(seat, faces, pool=self.pool, depth=1 if self.free else self.depth)
        self.heroes = dict(sorted({**self.heroes, seat: one}.items()))
        if self.free:
            self.loose[seat] = three
        return faces

    def awaited(self):
        return sorted(self.loose) if self.loose and not self.over else super().awaited()

    def options(self, seat):
        if seat in self.loose:
            return {"assign-" + ".".join(map(str, way)) for way in permutations(self.loose[seat])}
        return super().options(seat)

    def does(self, seat, option, faces):
        if seat not in self.loose:
            return super().does(seat, option, faces)
        del self.loose[seat]
        given = [int(face) for face in option.removeprefix("assign-").split(".")]
        one = self.heroes[seat]
        one.now = [max(1, face - self.depth + 1) for face in given]
        one.most = list(one.now)
        return list(faces)
