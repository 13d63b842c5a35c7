"""Where things lie from the hero who acts, where it may go, and whom it may strike.

Games count in squares, or in whole rooms or tiles, which are the cells of the scene's ruler.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from render.view.visible import squares
from render.words import Say
from rules.core.compass import FACINGS, bearing, distance
from rules.core.scene import Facing, Scene, Square, Token
from rules.core.words import Words


class Bearings:
    """Tells places by direction and distance from one figure, in what the scene counts in."""

    def __init__(self, scene: Scene, me: Token, words: Words, feet: int | None = None) -> None:
        self.scene, self.me, self.words, self.feet = scene, me, words, feet
        self.by_squares = scene.measure == "square"

    def where(self, at: Square) -> str:
        """Return how far away a square is and in which direction; in games of rooms, which room."""
        if not self.by_squares:
            return self._which_room(cell_of(self.scene, at))
        steps, facing = self.off(at)
        told = self.words.phrase("render-prose-where", steps=steps, bearing=self._facing(facing))
        if self.feet is None or steps < 2:
            return told
        return self.words.phrase("render-prose-feet", where=told, feet=steps * self.feet)

    def off(self, at: Square) -> tuple[int, Facing]:
        """Return how many squares away another square is, and in which direction."""
        scene, me = self.scene, self.me
        steps = min(distance(mine, at) for mine in squares(me.at, me.size))
        return steps, bearing(me.at, at, scene.north)

    def here(self) -> str:
        """Return the name of the square, room or tile of the figure."""
        return place_name(self.scene, self.me.at, self.words)

    def moves(self) -> str:
        """Return all places where the figure may go now; an empty text where it may not move."""
        reach = dict.fromkeys(self.scene.reach)
        if not reach:
            return ""
        if self.by_squares:
            return self.words.phrase(
                "render-moves-squares", count=len(reach), list="; ".join(self._by_distance(reach))
            )
        rooms = sorted(set(map(self._beyond, reach)), key=self._order)
        several = "; ".join(self._which_room(cell) for cell in rooms)
        return self.words.phrase("render-moves", list=several)

    def range(self) -> str:
        """Return in short to how many squares the figure may go, and how far."""
        reach = set(self.scene.reach)
        farthest = max((self.off(at)[0] for at in reach), default=0)
        return self.words.phrase("render-moves-range", count=len(reach), steps=farthest)

    def _by_distance(self, reach: Iterable[Square]) -> Iterator[str]:
        """Yield squares by distance, those in one direction together, clockwise from north."""

        def order(at: Square) -> tuple[int, int, int, int]:
            steps, facing = self.off(at)
            return steps, FACINGS.index(facing), at[0], at[1]

        for steps, ring in groupby(sorted(reach, key=order), key=lambda at: self.off(at)[0]):
            ways = groupby(ring, key=lambda at: self.off(at)[1])
            told = (
                " ".join((self._facing(facing), *map(self.scene.ruler.name, several)))
                for facing, several in ways
            )
            yield self.words.phrase("render-moves-ring", steps=steps, list=", ".join(told))

    def _facing(self, facing: Facing) -> str:
        return self.words.phrase("render-facing", facing=facing)

    def _middle(self, cell: Square) -> Square:
        """Return the middle square of a room or tile."""
        step, (left, top) = self.scene.ruler.step, self.scene.ruler.offset
        return left + cell[0] * step + (step - 1) // 2, top + cell[1] * step + (step - 1) // 2

    def _beyond(self, at: Square) -> Square:
        """Return the room that a square leads to: the next one, for an exit of this room."""
        mine, cell = cell_of(self.scene, self.me.at), cell_of(self.scene, at)
        if cell != mine:
            return cell
        (column, row), (x, y) = mine, self._middle(mine)
        return column + (at[0] > x) - (at[0] < x), row + (at[1] > y) - (at[1] < y)

    def _order(self, cell: Square) -> tuple[int, int, Square]:
        """Return by what rooms are sorted: near ones first, then clockwise from north."""
        mine = cell_of(self.scene, self.me.at)
        steps = abs(cell[0] - mine[0]) + abs(cell[1] - mine[1])
        return steps, FACINGS.index(bearing(mine, cell, self.scene.north)), cell

    def _name(self, cell: Square) -> str:
        """Return a room's name; a room that nobody has entered bears no number."""
        scene = self.scene
        if scene.labels and _number(scene, cell) is None:
            return self.words.phrase("render-unexplored")
        return place_name(scene, self._middle(cell), self.words)

    def _which_room(self, cell: Square) -> str:
        """Return how many rooms away a room lies, in which direction, and its name."""
        mine = cell_of(self.scene, self.me.at)
        steps = abs(cell[0] - mine[0]) + abs(cell[1] - mine[1])
        return self.words.phrase(
            "render-where-room",
            steps=steps,
            measure=self.scene.measure,
            bearing=self._facing(bearing(mine, cell, self.scene.north)),
            place=self._name(cell),
        )


def cell_of(scene: Scene, at: Square) -> Square:
    """Return the column and row of the room or tile of a square."""
    step, (left, top) = scene.ruler.step, scene.ruler.offset
    return (at[0] - left) // step, (at[1] - top) // step


def place_name(scene: Scene, at: Square, words: Words) -> str:
    """Return a square's name by the rulers, or the number that its room bears on the map."""
    number = None if scene.measure == "square" else _number(scene, cell_of(scene, at))
    if number is None:
        return scene.ruler.name(at)
    return words.phrase("render-numbered", number=number)


def _number(scene: Scene, cell: Square) -> str | None:
    """Return the number written into a room."""
    for label in scene.labels:
        if cell_of(scene, (int(label.at[0]), int(label.at[1]))) == cell:
            return label.text
    return None


def aims(scene: Scene, say: Say) -> dict[str, Square]:
    """Return the figures that can be attacked, each with the first of its squares in reach."""
    found: dict[str, Square] = {}
    for at in scene.targets:
        here = [each for each in scene.tokens if at in set(squares(each.at, each.size))]
        foes = [each for each in here if each.side != "hero"] or here
        for each in foes:
            found.setdefault(say(each.name), at)
    return found
