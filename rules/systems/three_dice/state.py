"""All that the game knows: heroes, levels of rooms, and what is being decided."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.grid import Cell
from rules.core.kinds import ActionOf
from rules.core.model import Action, GameState, Model, Seat
from rules.core.resolution import of_seat
from rules.core.scene import Side
from rules.systems.three_dice import actions
from rules.systems.three_dice.content import LOCATIONS, TableId
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.terms import Attribute, Item, Shape


class Points(Model):
    """BODY, MIND and SPIRIT."""

    body: int
    mind: int
    spirit: int

    def of(self, attribute: Attribute) -> int:
        """Return the points of one attribute."""
        return int(getattr(self, attribute))

    def plus(self, attribute: Attribute, points: int) -> "Points":
        """Return the points with one attribute changed."""
        return self.with_(**{attribute: self.of(attribute) + points})

    @property
    def total(self) -> int:
        """The sum of the three attributes."""
        return self.body + self.mind + self.spirit

    @property
    def zeroes(self) -> int:
        """How many of the three attributes are zero."""
        return (self.body, self.mind, self.spirit).count(0)


class Hero(Model):
    """One adventurer.

    `pack` is kept sorted by the order of `ITEMS`. `spent` lists uses of artifacts that stay in
    the pack. `due` counts level-ups not yet chosen, `unassigned` holds creation faces not yet
    given to attributes, `deepest` is the lowest dungeon level reached. `pool` and `pool_most`
    are hit points where the house rule gives some. `came_from` is the room before this one.
    `veteran` is the number on a campaign's roster, zero for who is on none.
    """

    seat: Seat
    name: str
    now: Points
    most: Points
    pool: int | None = None
    pool_most: int | None = None
    xp: int = 0
    pack: tuple[Item, ...] = ()
    spent: tuple[Item, ...] = ()
    artifacts_found: int = 0
    deepest: int = 1
    room: int = 1
    came_from: int | None = None
    due: int = 0
    unassigned: tuple[int, ...] = ()
    alive: bool = True
    veteran: int = 0

    def count(self, item: Item) -> int:
        """Return how many of an item are in the pack."""
        return self.pack.count(item)

    def lacks(self, attribute: Attribute) -> int:
        """Return points missing to an attribute's maximum."""
        return self.most.of(attribute) - self.now.of(attribute)


class Draw(Model):
    """The dice of one location: its kind, one monster die per hero present, its treasure."""

    location: int
    monsters: tuple[int, ...]
    treasure: int


class Monster(Model):
    """What has to be fought: `rank` 1 is the weakest of its table.

    `hp` are left of `each`; `more` of the same follow, with `each` hit points apiece.
    """

    name: str
    rank: int
    hp: int
    each: int
    more: int = 0
    undead: bool = False
    rover: bool = False
    asleep: bool = False


class Door(Model):
    """An exit on one side of a room. The `entrance` leads outside, or up."""

    side: Side
    kind: Literal["open", "locked", "unlocked", "secret", "entrance"] = "open"


Stage = Literal["exits", "locks", "spoils", "worth", "settled"]


class Room(Model):
    """An explored location; `number` is the order of discovery on its level.

    `stage` says what of its first visit is still to come; a monster there stands before the
    spoils. What it is "worth" waits for its treasure where levels take rewards (HR-003). `exits`
    is the number rolled. `searched` and `rested` are of the present visit.
    """

    number: int
    cell: Cell
    kind: str
    draw: Draw
    exits: int
    stage: Stage = "exits"
    doors: tuple[Door, ...] = ()
    monster: Monster | None = None
    floor: tuple[Item, ...] = ()
    bones: tuple[str, ...] = ()
    searched: bool = False
    rested: bool = False
    unearthed: bool = False

    @property
    def shape(self) -> Shape:
        """What kind of location it is to the rules, whatever its table calls it."""
        return LOCATIONS[self.kind].shape

    def door(self, side: Side) -> Door | None:
        """Return the exit on a side, if there is one."""
        return next((door for door in self.doors if door.side is side), None)


class Level(Model):
    """One dungeon level. `artifacts` were collected here; `stairs_from` is the hall above."""

    theme: TableId
    rooms: tuple[Room, ...] = ()
    artifacts: tuple[Item, ...] = ()
    stairs_from: int | None = None

    def room(self, number: int) -> Room:
        """Return a room by its number."""
        return self.rooms[number - 1]

    def at(self, cell: Cell) -> Room | None:
        """Return the room on a cell, if explored."""
        return next((room for room in self.rooms if room.cell == cell), None)


class KeepPrompt(Model):
    """Two locations were rolled; one is kept for the cell beyond `side`."""

    kind: Literal["keep"] = "keep"
    draws: tuple[Draw, Draw]
    movers: tuple[Seat, ...]
    side: Side


class ExitsPrompt(Model):
    """`count` exits are to be placed on some of `sides`."""

    kind: Literal["exits"] = "exits"
    count: int
    sides: tuple[Side, ...]


class DoorPrompt(Model):
    """A secret door is to be placed on one of `sides`."""

    kind: Literal["door"] = "door"
    sides: tuple[Side, ...]


class ThemePrompt(Model):
    """The table of the level below is to be chosen."""

    kind: Literal["theme"] = "theme"


class HitPrompt(Model):
    """A hero with a Shielding Charm is about to lose a point."""

    kind: Literal["hit"] = "hit"
    seat: Seat
    attribute: Attribute


class LosePrompt(Model):
    """A hero chooses where to lose `points`."""

    kind: Literal["lose"] = "lose"
    seat: Seat
    points: int


class GainPrompt(Model):
    """A hero chooses where to regain a point."""

    kind: Literal["gain"] = "gain"
    seat: Seat


class ClaimPrompt(Model):
    """An item waits for somebody to take it; an artifact comes with the die that found it."""

    kind: Literal["claim"] = "claim"
    item: Item
    die: int = 0


class FlightPrompt(Model):
    """A hero wants everybody to run from a fight: on their legs, or with the boots."""

    kind: Literal["flight"] = "flight"
    seat: Seat
    way: Literal["legs", "boots"]


class ChallengePrompt(Model):
    """A duel was offered."""

    kind: Literal["challenge"] = "challenge"
    challenger: Seat
    challenged: Seat


Prompt = Annotated[
    KeepPrompt
    | ExitsPrompt
    | DoorPrompt
    | ThemePrompt
    | HitPrompt
    | LosePrompt
    | GainPrompt
    | ClaimPrompt
    | FlightPrompt
    | ChallengePrompt,
    Field(discriminator="kind"),
]


class Fight(Model):
    """A fight under way: who struck last, who struck this round, whether flight must wait.

    It waits for a blow when an escape failed (`must_attack`) or was voted down (`stood`).
    """

    last: Seat = 0
    struck: tuple[Seat, ...] = ()
    must_attack: bool = False
    stood: bool = False


class Duel(Model):
    """Two heroes strike in turn."""

    striker: Seat
    other: Seat


class Vote(Model):
    """What a seat wants the party to do."""

    seat: Seat
    action: Annotated[Action, ActionOf(actions)]


class Step(Model):
    """The last move: from one room to another of this level."""

    from_room: int
    to_room: int
    walked: bool


class ThreeDiceState(GameState):
    """One game.

    `acting` are the living seats whose turn it is, in seat order, all in room `here`; without
    `split_party` that is everybody. `acted` lists the seats of a split party that had a turn, the
    latest last. `drawn` counts locations rolled in the whole game, `turn` arrivals, `idle` those
    since the party last found anything. `turn_over` says that the acting heroes have done what they
    could this turn, but for the rest of a round of blows.
    """

    schema_version: Literal[2] = 2
    options: ThreeDiceOptions
    heroes: tuple[Hero, ...]
    levels: tuple[Level, ...]
    depth: int = 1
    acting: tuple[Seat, ...]
    here: int = 1
    acted: tuple[Seat, ...] = ()
    turn: int = 0
    drawn: int = 0
    idle: int = 0
    turn_over: bool = False
    prompts: tuple[Prompt, ...] = ()
    fight: Fight | None = None
    duel: Duel | None = None
    challenged: tuple[Seat, ...] = ()
    votes: tuple[Vote, ...] = ()
    last_share: Seat = 0
    last_step: Step | None = None
    ending: Literal["", "dead", "home", "quest", "xp", "level", "depth"] = ""

    @property
    def level(self) -> Level:
        """The dungeon level the party is on."""
        return self.levels[self.depth - 1]

    @property
    def room(self) -> Room:
        """The room of the acting heroes."""
        return self.level.room(self.here)

    @property
    def living(self) -> tuple[Hero, ...]:
        """The living heroes in seat order."""
        return tuple(hero for hero in self.heroes if hero.alive)

    @property
    def party(self) -> tuple[Hero, ...]:
        """The acting heroes in seat order."""
        return tuple(hero for hero in self.heroes if hero.seat in self.acting)

    def hero(self, seat: Seat) -> Hero:
        """Return a hero by seat.

        Raises:
            RuleError: nobody has that seat.
        """
        return of_seat(seat, self.heroes, "td-error-no-hero")
