"""A second, plain way to draw a dungeon together: letters, cells and arithmetic.

It knows the rules by the book (DM-001 to DM-023, DM-057) and nothing of the program. Sides are
letters, cells are pairs, a tile is a record of its own, and what may be done is worked out anew
from all tiles each time.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

STEP = {"w": (-1, 0), "n": (0, 1), "e": (1, 0), "s": (0, -1)}
"""Where each side leads, clockwise from nine o'clock (DM-005); the second number grows upwards."""
BACK = {"w": "e", "e": "w", "n": "s", "s": "n"}
CLOCKWISE = "nesw"
TABLE_A = dict(
    enumerate(("ns", "nesw", "esw", "ns", "nesw", "esw", "ne", "ne", "s", "s", "ns", "s"), 1)
)
"""The openings of each row before the tile is turned (DM-027 to DM-038)."""
PICTURES = dict(enumerate((1, 4, 8, 7, 3, 6, 2, 5, 10, 9, 11, 12), 1))
"""Picture dice: the row of each face (DM-057)."""
STAIRS = 12
DICE = {1: 3, 2: 2, 3: 1}
Where = tuple[int, str]
Roll = Callable[[int], int]


class Refused(Exception):
    """The rules do not allow it; the argument is why."""


@dataclass(frozen=True)
class Laid:
    """A tile where it lies."""

    face: int
    special: int
    at: tuple[int, int]
    turns: int
    opens: frozenset[str]
    via: str
    edited: bool = False


@dataclass
class Twin:
    """A dungeon as it is drawn; `rules` are the words of the settings."""

    rules: dict
    seats: tuple[int, ...]
    owner: int
    turn: int = 0
    target: int = 0
    rolled: bool = False
    waiting: list[tuple[int, int]] = field(default_factory=list)
    tiles: list[Laid] = field(default_factory=list)
    levels: list[list[Laid]] = field(default_factory=list)
    stairs: list[dict] = field(default_factory=list)

    # What is to be done

    @property
    def depth(self) -> int:
        return len(self.levels) + 1

    @property
    def awaited(self) -> int:
        return self.seats[self.turn % len(self.seats)]

    @property
    def phase(self) -> str:
        if self.levels and not self.rolled:
            lowest = [each for each in self.stairs if each["level"] == len(self.levels)]
            if not any(each["way"] == "down" and not each["blocked"] for each in lowest):
                return "finish"
        if self.waiting:
            return "place"
        return "close" if self.target and len(self.tiles) >= self.target else "roll"

    # Where tiles may go

    @property
    def start(self) -> tuple[int, int]:
        return self.rules["columns"] // 2, 1

    def behind(self, where: Where) -> tuple[int, int]:
        (x, y), (across, up) = self.tiles[where[0] - 1].at, STEP[where[1]]
        return x + across, y + up

    def free(self, cell: tuple[int, int]) -> bool:
        x, y = cell
        sheet = 0 <= x < self.rules["columns"] and 0 <= y < self.rules["rows"]
        entrance = (self.start[0], 0)
        return sheet and cell != entrance and all(tile.at != cell for tile in self.tiles)

    def _sides(self, *, open_ones: bool) -> list[Where]:
        numbers = range(1, len(self.tiles) + 1)
        return [
            (number, side)
            for number in (reversed(numbers) if self.rules["frontier"] == "dfs" else numbers)
            for side in STEP
            if (side in self.tiles[number - 1].opens) == open_ones
            and self.free(self.behind((number, side)))
        ]

    def passages(self) -> list[Where]:
        return self._sides(open_ones=True)

    def walls(self) -> list[Where]:
        return self._sides(open_ones=False)

    # How a tile lies

    def opens(self, face: int, turns: int) -> frozenset[str]:
        row = PICTURES[face] if self.rules["table"] == "chessex" else face
        return frozenset(CLOCKWISE[(CLOCKWISE.index(side) + turns) % 4] for side in TABLE_A[row])

    def ways_to_lie(self, face: int, toward: str) -> list[tuple[int, frozenset[str]]]:
        found: list[tuple[int, frozenset[str]]] = []
        for turns in range(4):
            opens = self.opens(face, turns)
            if toward in opens and opens not in [each for _, each in found]:
                found.append((turns, opens))
        return found

    def worth(self, cell: tuple[int, int], toward: str, opens: frozenset[str]) -> int:
        """Openings that match, less what does not match neighbours or the rim."""
        total = 0
        for side, (across, up) in STEP.items():
            there = (cell[0] + across, cell[1] + up)
            other = next((tile for tile in self.tiles if tile.at == there), None)
            if side == toward or (other is None and self.free(there)):
                continue
            theirs = other is not None and BACK[side] in other.opens
            total += 1 if theirs and side in opens else -(theirs or side in opens)
        return total

    def lie(
        self, face: int, cell: tuple[int, int], toward: str, roll: Roll
    ) -> tuple[int, frozenset[str]]:
        found = self.ways_to_lie(face, toward)
        if self.rules["orientation"] == "random":
            return found[one_of(len(found), roll)]
        return min(found, key=lambda each: (-self.worth(cell, toward, each[1]), each[0]))

    def turned(self, face: int, toward: str, turns: int) -> tuple[int, frozenset[str]]:
        if toward not in self.opens(face, turns):
            raise Refused("dm-error-turns")
        return turns % 4, self.opens(face, turns)

    # What people do

    def now(self, phase: str) -> None:
        if self.phase != phase:
            raise Refused(f"dm-error-now-{self.phase}")

    def roll_next(self, seat: int, roll: Roll) -> None:
        self.now("roll")
        if seat != self.awaited:
            raise Refused("dm-error-turn")
        faces = [roll(12) for _ in range(DICE[self.depth])]
        self.target = self.target or sum(faces)
        self.waiting = [(face, faces.count(face) - 1) for face in sorted(set(faces))]
        if self.rules["overshoot"] == "trim":
            del self.waiting[self.target - len(self.tiles) :]
        self.rolled = True

    def place(self, seat: int, roll: Roll, at: Where | None, turns: int | None) -> None:
        self.now("place")
        if seat not in (self.owner, self.awaited):
            raise Refused("dm-error-turn")
        passages, walls = (self.passages(), self.walls()) if self.tiles else ([], [])
        if at is not None and at not in passages + walls:
            raise Refused("dm-error-place")
        asked = self.rules["frontier" if passages else "secret_policy"]
        by_the_book = at is None or (asked == "player" and (at in passages or not passages))
        edited = not by_the_book or (turns is not None and self.rules["orientation"] != "player")
        if edited and seat != self.owner:
            raise Refused("dm-error-choice")
        (face, special), cell, toward = self.waiting[0], self.start, "s"
        if self.tiles:
            if at is None and passages:
                at = passages[0]
            elif at is None:
                first = self.rules["secret_policy"] == "first"
                at = walls[0] if first else walls[one_of(len(walls), roll)]
            cell, toward = self.behind(at), BACK[at[1]]
        lies = (
            self.lie(face, cell, toward, roll)
            if turns is None
            else self.turned(face, toward, turns)
        )
        self.tiles.append(Laid(face, special, cell, *lies, toward, edited))
        del self.waiting[0]
        self.turn += not self.waiting

    def _own(self, seat: int, number: int | None = None) -> None:
        if seat != self.owner:
            raise Refused("dm-error-owner")
        if number is not None and not 1 <= number <= len(self.tiles):
            raise Refused("dm-error-tile")

    def rotate(self, seat: int, number: int, turns: int) -> None:
        self._own(seat, number)
        tile = self.tiles[number - 1]
        turned, opens = self.turned(tile.face, tile.via, turns)
        self.tiles[number - 1] = replace(tile, turns=turned, opens=opens, edited=True)

    def move(self, seat: int, number: int, at: Where, turns: int | None) -> None:
        self._own(seat, number)
        if number == 1 or number != len(self.tiles):
            raise Refused("dm-error-move-last")
        tile = self.tiles.pop()
        try:
            if at not in self.passages() + self.walls():
                raise Refused("dm-error-place")
            cell, toward = self.behind(at), BACK[at[1]]
            found = self.ways_to_lie(tile.face, toward)
            best = min(found, key=lambda each: (-self.worth(cell, toward, each[1]), each[0]))
            lies = best if turns is None else self.turned(tile.face, toward, turns)
            tile = Laid(tile.face, tile.special, cell, *lies, toward, edited=True)
        finally:
            self.tiles.append(tile)

    def undo(self, seat: int) -> None:
        self._own(seat)
        if not self.tiles:
            raise Refused("dm-error-undo")
        self.turn -= not self.waiting
        last = self.tiles.pop()
        self.waiting.insert(0, (last.face, last.special))

    def close(self, roll: Roll) -> None:
        self.now("close")
        above = self.levels[-1] if self.levels else []
        for stair in self.stairs:
            if stair["to"] == self.depth and stair["tile_there"] is None:
                stair["tile_there"] = 1 + one_of(len(self.tiles), roll)
        down = 0
        for number, tile in enumerate(self.tiles, 1):
            row = PICTURES[tile.face] if self.rules["table"] == "chessex" else tile.face
            if row != STAIRS:
                continue
            stair = {"level": self.depth, "tile": number, "way": "down", "blocked": False}
            if self.rules["stairs_direction"] == "coin" and roll(2) == 2:
                there = 1 + one_of(len(above), roll) if above else None
                stair |= {"way": "up", "to": self.depth - 1, "tile_there": there}
            elif self.depth == self.rules["levels"]:
                stair |= {"blocked": True, "to": None, "tile_there": None}
            else:
                stair |= {"to": self.depth + 1, "tile_there": None if down else 1}
                down += 1
            self.stairs.append(stair)
        self.levels.append(self.tiles)
        self.tiles, self.target, self.rolled = [], 0, False


def one_of(count: int, roll: Roll) -> int:
    """One of so many, counted from nought: a single one takes no die."""
    return 0 if count == 1 else roll(count) - 1


def joined(tiles: list[Laid]) -> set[tuple[int, str, int, bool]]:
    """The ways between tiles: number, side, the later tile's number, whether it is secret."""
    found = set()
    for late, tile in enumerate(tiles, 1):
        for early, other in enumerate(tiles[: late - 1], 1):
            for side in tile.opens:
                across, up = STEP[side]
                if (tile.at[0] + across, tile.at[1] + up) == other.at:
                    meets = BACK[side] in other.opens
                    if meets or side == tile.via:
                        found.add((early, BACK[side], late, not meets))
    return found


def shut(tiles: list[Laid]) -> set[tuple[int, str]]:
    """The openings that lead nowhere, but for the entrance."""
    ways = joined(tiles)
    through = {(a, side) for a, side, _, _ in ways} | {(b, BACK[side]) for _, side, b, _ in ways}
    every = {(number, side) for number, tile in enumerate(tiles, 1) for side in tile.opens}
    return every - through - {(1, "s")}
