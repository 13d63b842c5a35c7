"""All that the game knows: heroes, levels of rooms, the fight, and what is being decided."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.grid import Cell
from rules.core.kinds import ActionOf
from rules.core.model import Action, GameState, Model, Seat
from rules.core.resolution import of_seat
from rules.core.scene import Side
from rules.systems.third_six import actions
from rules.systems.third_six.content import CallingId, MonsterId
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.terms import Artifact, Item, RoomKind, Spell


class Hero(Model):
    """One adventurer.

    `calling` is None until the class is chosen, and `spells_due` counts spells then still to be
    chosen. `shielded` lasts to the end of the next encounter, or of the present one. `veteran` is
    the number on a campaign's roster, zero for who is on none.
    """

    seat: Seat
    name: str
    calling: CallingId | None = None
    level: int = 1
    hp: int = 0
    hp_most: int = 0
    mnd: int = 0
    mnd_most: int = 0
    spells: tuple[Spell, ...] = ()
    spells_due: int = 0
    pendants: tuple[Artifact, ...] = ()
    shielded: bool = False
    alive: bool = True
    veteran: int = 0

    @property
    def unready(self) -> bool:
        """Whether the hero's player still has to choose a class or spells."""
        return self.alive and (self.calling is None or self.spells_due > 0)


class Foe(Model):
    """One monster in a fight; `number` stays its own. One `robbed` has nothing left to take."""

    number: int
    monster: MonsterId
    hp: int
    most: int
    asleep: bool = False
    robbed: bool = False


class Fight(Model):
    """A fight under way: who is left, and who had a turn this round.

    `hoard` are the treasure rolls that the bosses still guard. `idle` counts what was done
    in a row without changing anything: turns let go by, blows that cost nobody anything.
    """

    foes: tuple[Foe, ...]
    bosses: bool = False
    hoard: int = 0
    acted: tuple[Seat, ...] = ()
    idle: int = 0

    def foe(self, number: int) -> Foe | None:
        """Return a foe by its number, if it lives."""
        return next((foe for foe in self.foes if foe.number == number), None)


class Room(Model):
    """A discovered room; `number` is the order of discovery on its level.

    `lock` is what its door still withstands, zero where it is open; nobody has been in a vault
    until it is `entered`. `guards` are bosses that were left there, with their `hoard`.
    """

    number: int
    cell: Cell
    kind: RoomKind
    exits: tuple[Side, ...]
    lock: int = 0
    entered: bool = True
    guards: tuple[Foe, ...] = ()
    hoard: int = 0
    bones: tuple[str, ...] = ()


class Level(Model):
    """One dungeon level: its rooms in the order of discovery, the entrance first."""

    rooms: tuple[Room, ...]

    def room(self, number: int) -> Room:
        """Return a room by its number."""
        return self.rooms[number - 1]

    def at(self, cell: Cell) -> Room | None:
        """Return the room on a cell, if discovered."""
        for room in self.rooms:
            if room.cell == cell:
                return room
        return None

    @property
    def stairs(self) -> Room | None:
        """The room with the stairs down, if found."""
        return next((room for room in self.rooms if room.kind == "stairs"), None)


class ClosePrompt(Model):
    """`count` of the exits on `sides` are to be closed."""

    kind: Literal["close"] = "close"
    count: int
    sides: tuple[Side, ...]


class ModifyPrompt(Model):
    """An attack on a foe, or on the door to a side, has missed so far."""

    kind: Literal["modify"] = "modify"
    seat: Seat
    die: int
    foe: int | None = None
    side: Side | None = None


class BurnPrompt(Model):
    """Points of a Fireball are still to be given to foes."""

    kind: Literal["burn"] = "burn"
    seat: Seat
    points: int


class PendantPrompt(Model):
    """A pendant waits for somebody to wear it."""

    kind: Literal["pendant"] = "pendant"
    artifact: Artifact


Prompt = Annotated[
    ClosePrompt | ModifyPrompt | BurnPrompt | PendantPrompt, Field(discriminator="kind")
]


class Vote(Model):
    """What a seat wants the party to do."""

    seat: Seat
    action: Annotated[Action, ActionOf(actions)]


class Step(Model):
    """The last move: from one room to another of this level."""

    from_room: int
    to_room: int


Ending = Literal[
    "",
    "dead",
    "broken",
    "home",
    "explored",
    "bosses",
    "dragon",
    "level_2",
    "level_3",
    "depth_2",
    "depth_3",
]


class ThirdSixState(GameState):
    """One game.

    `here` is the number of the party's room on level `depth`. `due` says what a room entered
    still has in store once its exits are settled. `coins` are what of `earned` is not `spent`.
    """

    schema_version: Literal[2] = 2
    options: ThirdSixOptions
    heroes: tuple[Hero, ...]
    levels: tuple[Level, ...]
    dungeon: int = 1
    depth: int = 1
    here: int = 1
    place: Literal["dungeon", "town"] = "dungeon"
    due: Literal["", "foes", "bosses"] = ""
    coins: int = 0
    earned: int = 0
    spent: int = 0
    bag: tuple[Item, ...] = ()
    fight: Fight | None = None
    prompts: tuple[Prompt, ...] = ()
    votes: tuple[Vote, ...] = ()
    turn: int = 0
    last_step: Step | None = None
    bosses_beaten: int = 0
    dragons_slain: int = 0
    ending: Ending = ""

    @property
    def level(self) -> Level:
        """The dungeon level the party is on."""
        return self.levels[self.depth - 1]

    @property
    def room(self) -> Room:
        """The party's room."""
        return self.levels[self.depth - 1].rooms[self.here - 1]

    @property
    def living(self) -> tuple[Hero, ...]:
        """The living heroes in seat order."""
        return tuple(hero for hero in self.heroes if hero.alive)

    def hero(self, seat: Seat) -> Hero:
        """Return a hero by seat.

        Raises:
            RuleError: nobody has that seat.
        """
        return of_seat(seat, self.heroes, "ts-error-no-hero")
