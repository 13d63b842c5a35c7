"""What lies on the table: heroes, tiles, foes, decks, tracks, and dice."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")
Asking = Generator[dict[int, set[str]], tuple[int, str], T]
"""Something that asks players on its way to an answer."""

SIGNS = ("drop", "hammer", "wood", "cog")
NUMBERS = {"treasure": (1, 1, 2), "monster": (1, 2, 3), "boss": (4, 5, 6)}
SIDES = {"n": -5, "e": 1, "s": 5, "w": -1}
LUCK = 3


def sign(card: int) -> str:
    """Return the symbol of a card: three of each stand next to each other (GD-003)."""
    return SIGNS[card // 3]


def number(deck: str, card: int) -> int:
    """Return the number on a card of a deck."""
    return NUMBERS[deck][card % 3]


def square(tile: int) -> str:
    """Return what a tile is called: its column and its row."""
    return "abcde"[tile % 5] + str(tile // 5 + 1)


class Over(Exception):
    """The game is over, for a reason."""


@dataclass
class Hero:
    """A hero (GD-008)."""

    seat: int
    level: int = 1
    health: int = 10
    most: int = 10
    magic: int = 5
    magic_most: int = 5
    luck: int = 3
    xp: int = 0
    cards: list[int] = field(default_factory=list)
    alive: bool = True

    @property
    def edge(self) -> int:
        """What a weapon adds (GD-135)."""
        return sum(number("treasure", card) for card in self.cards if sign(card) == "hammer")

    def heal(self, points: int) -> None:
        self.health = min(self.most, self.health + points)

    def restore(self, points: int) -> None:
        self.magic = min(self.magic_most, self.magic + points)


@dataclass
class Tile:
    """A tile: `north` where its light sides are north and south."""

    symbol: str
    north: bool
    up: bool = False
    explored: bool = False
    done: bool = False


@dataclass
class Foe:
    """A monster or a boss; `scale` is for how many heroes its health was counted."""

    kind: str
    at: int
    cards: list[int]
    lent: int
    difficulty: int
    health: int
    magic: int
    price: int
    scale: int
    treasure: bool = False
    paid: int = 0
    fled: bool = False
    left: str = ""


@dataclass
class Box:
    """A game under way. `voices` are the seats of all who play, `dice` takes sides and a reason.

    `moving` says that it is asked where to go, `at_door` that a door is tried again. Where
    `drinks_follow`, the potions of this turn's end come next: one just found waits for them.
    """

    heroes: list[Hero]
    shared: bool
    voices: list[int]
    rules: dict
    tiles: list[Tile]
    at: int
    gold: int
    treasures: list[int]
    dice: Callable[[int, str], int]
    monsters: list[int] = field(default_factory=lambda: list(range(12)))
    bosses: list[int] = field(default_factory=lambda: list(range(12)))
    spent: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    foes: list[Foe] = field(default_factory=list)
    fought: Foe | None = None
    lairs: list[int] = field(default_factory=list)
    slain: set[str] = field(default_factory=set)
    time: int = 0
    events: int = 0
    cubes: int = 0
    rests: int = 0
    wanderers: int = 0
    resets: int = 0
    came_from: int = 0
    potions_open: bool = False
    rest: str = ""
    must_rest: bool = False
    moving: bool = False
    at_door: bool = False
    drinks_follow: bool = False
    ending: str = ""

    def roll(self, reason: str) -> int:
        return self.dice(6, reason)

    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.alive]

    def waiting(self, tile: int) -> list[Foe]:
        return [foe for foe in self.foes if foe.at == tile]

    def cleared(self, tile: int) -> bool:
        """Return whether nothing is left in a room: neither its own nor a foe (GD-024)."""
        return self.tiles[tile].done and not self.waiting(tile)

    def draw(self, deck: list[int], reason: str) -> int:
        """Draw a card: a die picks one of the deck, and a last card takes none."""
        return deck.pop(self.dice(len(deck), reason) - 1 if len(deck) > 1 else 0)

    def boss_card(self) -> int:
        """Draw a Boss card; the used ones come back when there is none (GD-004, GD-142)."""
        if not self.bosses:
            self.bosses, self.spent = self.spent or list(range(12)), []
        return self.draw(self.bosses, "draw-boss")

    def monster_card(self) -> tuple[int, bool]:
        """Draw a Monster card, or lend one of a fresh deck when all are out (GD-142)."""
        if self.monsters:
            return self.draw(self.monsters, "draw-monster"), False
        return self.draw(list(range(12)), "draw-monster"), True


def back(deck: list[int], card: int) -> None:
    """Put a card back into its deck."""
    deck.append(card)
    deck.sort()
