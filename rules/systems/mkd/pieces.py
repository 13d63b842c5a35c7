"""What stands and lies in a dungeon: tiles, doors and markers, figures, tokens and chests."""

from typing import Literal

from pydantic import Field

from rules.core.model import Model, Seat
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.terms import Ability, Colour, MarkerKind, Side, Trap

Whereabouts = Literal["board", "waiting", "left", "below", "captive", "dead", "gone"]
"""Where a figure is: on the board; not yet entered or soon back; out for good alive; a floor
further down; carried by its captor; eliminated; removed without a death."""

Until = Literal["activation", "next_activation", "hero_turn", "round", "level", "next_level"]
"""When an effect ends: with the activation under way; with the figure's next one; when the next
Hero turn begins; with the round; on leaving this level; on leaving the next one."""


class Placed(Model):
    """One tile on the table. `turn` counts quarter turns clockwise; `at` is its top-left square.

    Of two that overlap, the one with the higher `layer` lies on top (MA-230).
    """

    tile: int
    side: Literal["A", "B"]
    turn: int = Field(ge=0, le=3)
    at: Square
    layer: int = 0


class Door(Model):
    """A door on the `side` (a facing N, E, S or W) of a square; it belongs to the edge (B-91).

    `trap` is None until somebody has looked; "spent" once sprung, disarmed or found to be none.
    """

    at: Square
    side: Facing
    iron: bool = False
    closed: bool = True
    trap: Trap | Literal["spent"] | None = None


class Marker(Model):
    """A terrain marker, artifact, piece of dressing or staircase on a square.

    `what` names an artifact or a dressing set; `tokens` are an artifact's remaining tables.
    """

    kind: MarkerKind
    at: Square
    what: str = ""
    tokens: tuple[str, ...] = ()


class Site(Model):
    """Where the game is played: tiles, doors, markers, ways in and sides closed for good.

    `entrance` is the square inside the way in and the side it is on; `exits` lists further ways
    out. `closed` are edges (square, side) shut although their tiles have openings there; `pierced`
    are open although their tiles have a wall there.
    """

    tiles: tuple[Placed, ...] = ()
    doors: tuple[Door, ...] = ()
    markers: tuple[Marker, ...] = ()
    entrance: tuple[Square, Facing] | None = None
    exits: tuple[Square, ...] = ()
    closed: tuple[tuple[Square, Facing], ...] = ()
    pierced: tuple[tuple[Square, Facing], ...] = ()


class Effect(Model):
    """Something that changes a figure for a while. `source` is the end of its catalog key."""

    source: str
    until: Until
    speed: int = 0
    attack: int = 0
    defense: int = 0
    abilities: tuple[Ability, ...] = ()
    halted: bool = False
    """Whether the figure may spend no speed points (snare, freeze)."""
    asleep: bool = False
    """Whether the figure has neither free spins nor automatic attacks."""


class Goal(Model):
    """What a Monster keeps trying over several activations.

    `seek`: reinforcements (MA-111); `exit`, `central`, `token`: a thief's destination (1.8);
    `return`: comes back in (MA-115); `hunt_chest`: the Quest Chest (MA-292);
    `rally`: recovers beside another (RG-133).
    """

    kind: Literal["seek", "exit", "central", "token", "return", "hunt_chest", "rally"]
    tile: int | None = None
    beside: int | None = None
    """The id of the figure or token beside which it rallies."""
    rested: bool = False
    """Whether it has rested there for a turn (RG-134)."""


class Figure(Model):
    """A Hero, Monster or NPC."""

    id: int
    kind: str
    number: int = 1
    """Which of its kind it is, the first being 1."""
    side: Side
    seat: Seat | None = None
    where: Whereabouts = "board"
    at: Square = (0, 0)
    rear: Square | None = None
    """The second square of a mounted figure (1.14)."""
    gate: Square | None = None
    """Where one who waits comes in, if not by the entrance."""
    facing: Facing = 0
    click: int = 0
    """Its place on the dial."""
    cap: int = 0
    """The best click to which it heals."""
    level: int = 0
    carries: tuple[int, ...] = ()
    """Chests, by number."""
    uses: tuple[int, ...] = ()
    """Items switched on in this activation."""
    captive: int | None = None
    """The id of the figure that it holds."""
    captor: int | None = None
    """The id of the figure that holds it."""
    gained: tuple[Ability, ...] = ()
    """Abilities from levels above the dial's."""
    aside: tuple[Ability, ...] = ()
    """Abilities that it does not use now."""
    effects: tuple[Effect, ...] = ()
    goal: Goal | None = None
    surprised: bool = False
    hurt_this_round: bool = False
    """Whether it was attacked or hurt since the round began (RG-135)."""
    role: str = ""
    """Its part in a quest or mission, such as `target` or `prisoner`."""


class Token(Model):
    """A wandering monster token face down on a square (B-100)."""

    id: int
    colour: Colour
    face: int
    at: Square
    guardian: bool = False
    heading: Facing | None = None
    worth: int = 0
    """The points of a master's token (RG-017); 0 for all others."""
    closes: int | None = None
    """The door it still has to shut behind it (MA-066)."""


class Chest(Model):
    """A chest on the floor (`at`) or in a figure's hands (B-80). `number` is its place in the list.

    `trap` is None while unknown, "spent" once disarmed, sprung or found empty. `charged` is
    whether its item still has its magic; `bare` when it never held gold, as an artifact's gift or
    from the town; `gift` when an artifact gave it; `gone` when it is out of the game.
    """

    number: int
    kind: str
    at: Square | None = None
    facing: Facing = 0
    opened: bool = False
    trap: Trap | Literal["spent"] | None = None
    quest: bool = False
    charged: bool = True
    bare: bool = False
    gift: bool = False
    carrier: int | None = None
    gone: bool = False


class Pools(Model):
    """What may still be drawn, in stored order (0.4.4)."""

    tokens: tuple[tuple[Colour, int], ...] = ()
    chests: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    """One entry for each copy, in the order of the content."""
    doors: tuple[Literal["wooden", "iron"], ...] = ()
    markers: tuple[MarkerKind, ...] = ()
    artifacts: tuple[str, ...] = ()
    dressing: tuple[str, ...] = ()
