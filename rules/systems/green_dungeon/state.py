"""All that the game knows: heroes, tiles, decks, the tracks, and what is still to be done."""

from typing import Annotated, Literal

from rules.core.answers import SeatInfo
from rules.core.kinds import ActionOf
from rules.core.model import Action, GameState, Model, Seat
from rules.core.resolution import of_seat
from rules.core.scene import Side
from rules.systems.green_dungeon import actions
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.options import GreenDungeonOptions, Mode
from rules.systems.green_dungeon.terms import (
    BOSS_KINDS,
    Ending,
    FoeKind,
    Left,
    Resting,
    StepKind,
    Symbol,
)

LUCK_MOST = 3


class Hero(Model):
    """One adventurer as the game begins (GD-008). `cards` are treasures held: potions, a weapon."""

    seat: Seat
    name: str
    health: int = 10
    health_most: int = 10
    magic: int = 5
    magic_most: int = 5
    luck: int = LUCK_MOST
    level: int = 1
    xp: int = 0
    cards: tuple[int, ...] = ()
    alive: bool = True

    @property
    def is_whole(self) -> bool:
        """Whether a rest would give nothing back."""
        return self.health >= self.health_most and self.magic >= self.magic_most

    @property
    def weapon(self) -> int | None:
        """The weapon or ward held, as a treasure card."""
        return next((card for card in self.cards if TREASURES[card].symbol == "hammer"), None)

    @property
    def edge(self) -> int:
        """The bonus of the weapon to rolls and to damage (GD-135)."""
        weapon = self.weapon
        return 0 if weapon is None else TREASURES[weapon].number

    @property
    def potions(self) -> tuple[int, ...]:
        """The potions held, as treasure cards."""
        return tuple(card for card in self.cards if TREASURES[card].symbol != "hammer")

    def helped_by(self, card: int) -> bool:
        """Return whether a potion would restore anything now."""
        if TREASURES[card].symbol == "drop":
            return self.health < self.health_most
        return self.magic < self.magic_most


class Tile(Model):
    """One tile. `up` is seen, `explored` was entered, `done` has nothing of its own to trigger.

    `known` was seen at some time, though it may lie face down again: no lair does.
    """

    symbol: Symbol
    up: bool = False
    explored: bool = False
    done: bool = False
    known: bool = False


class Foe(Model):
    """A monster or boss, fought or waiting on tile `at`.

    `cards` are its monster or boss cards, the highest first; the last `lent` of them are from no
    deck. `price` is what a bribe takes, `paid` what bribes have brought it, `scale` for how many
    heroes it was made. `fled` says that heroes ever ran from it, `left` how it was left last.
    """

    kind: FoeKind
    at: int
    cards: tuple[int, ...]
    lent: int = 0
    difficulty: int
    health: int
    health_most: int
    magic: int = 0
    scale: int = 1
    price: int = 0
    treasure: bool = False
    paid: int = 0
    fled: bool = False
    left: Left = ""

    @property
    def is_boss(self) -> bool:
        """Whether it is one of the two bosses."""
        return self.kind in BOSS_KINDS


class Fight(Model):
    """A fight under way, in combat turn `round`.

    `heroes` fought when it began. `resting` wanderers take no bribe. `faltered` says that flight
    failed this turn, `cast` which heroes cast a spell in it, `struck` at whom the foe did.
    """

    foe: Foe
    round: int = 1
    heroes: int = 1
    resting: bool = False
    faltered: bool = False
    cast: tuple[Seat, ...] = ()
    struck: tuple[Seat, ...] = ()


class Step(Model):
    """Something still to be done; the agenda of the state lists them, the next first.

    `seat` is the hero it is about; `cards` are treasure cards to pick from or to sell, or the boss
    card that was drawn; `tiles` are tiles chosen, or whose turn it is; `count` is how often or how
    many; `side` is the side of a door.
    """

    kind: StepKind
    seat: Seat = 0
    cards: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    count: int = 0
    side: Side | None = None


class Vote(Model):
    """What a seat wants the party to do."""

    seat: Seat
    action: Annotated[Action, ActionOf(actions)]


class Tally(Model):
    """What has happened so far, for the story of the end."""

    cubes: int = 0
    rests: int = 0
    wanderers: int = 0
    resets: int = 0
    wounds: int = 0


class GreenDungeonState(GameState):
    """One game. Counters have no limit of supply (GD-148).

    `players` are the seats at the table; in the shared mode they have one hero. `light` says how
    the tiles are turned. `at` is the tile of the heroes, `came_from` the one before. `lairs` are
    the Straw tiles in the order in which they were flipped, `slain` the bosses that are dead.
    The three decks are without order, sorted: who draws picks one by a die. `spent` boss cards
    come back when their deck is empty, `removed` ones never; `sold` treasures never do.
    `tried` are the doors of this turn that did not open, `passed` says that one was opened.
    `potions_open` says that the last turn took no time, so that its time for potions lasts. `idle`
    counts the moves since time last passed or anything was turned up.
    """

    schema_version: Literal[2] = 2
    options: GreenDungeonOptions
    mode: Mode
    theme: str
    players: tuple[SeatInfo, ...]
    heroes: tuple[Hero, ...]
    tiles: tuple[Tile, ...]
    light: str
    at: int = 0
    came_from: int | None = None
    lairs: tuple[int, ...] = ()
    slain: tuple[FoeKind, ...] = ()
    gold: int
    time: int = 0
    events: int = 0
    monster_deck: tuple[int, ...]
    boss_deck: tuple[int, ...]
    treasure_deck: tuple[int, ...]
    spent: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    sold: tuple[int, ...] = ()
    foes: tuple[Foe, ...] = ()
    fight: Fight | None = None
    agenda: tuple[Step, ...] = ()
    votes: tuple[Vote, ...] = ()
    tried: tuple[Side, ...] = ()
    passed: bool = False
    potions_open: bool = False
    resting: Resting = ""
    must_rest: bool = False
    turn: int = 0
    idle: int = 0
    tally: Tally = Tally()
    ending: Ending = ""

    @property
    def living(self) -> tuple[Hero, ...]:
        """The living heroes in seat order."""
        return tuple(hero for hero in self.heroes if hero.alive)

    @property
    def here(self) -> Tile:
        """The tile of the heroes."""
        return self.tiles[self.at]

    def hero(self, seat: Seat) -> Hero:
        """Return the hero a seat plays; in the shared mode that is the one hero.

        Raises:
            RuleError: nobody has that seat.
        """
        if self.mode == "shared" and any(player.seat == seat for player in self.players):
            return self.heroes[0]
        return of_seat(seat, self.heroes, "gd-error-no-hero")

    def waiting(self, tile: int) -> tuple[Foe, ...]:
        """Return the foes that wait on a tile."""
        return tuple(foe for foe in self.foes if foe.at == tile)

    def cleared(self, tile: int) -> bool:
        """Return whether a tile has nothing left to face, of its own or left waiting (GD-024)."""
        return self.tiles[tile].done and not any(foe.at == tile for foe in self.foes)

    def is_final_lair(self, tile: int) -> bool:
        """Return whether a tile is the lair of the final boss, who lives."""
        return len(self.lairs) == 2 and self.lairs[1] == tile and "final" not in self.slain
