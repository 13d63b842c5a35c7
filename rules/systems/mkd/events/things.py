"""Chests, traps, doors, items, artifacts, markers, discoveries and experience."""

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class Earned(Event, kind="mkd-earned"):
    """The pool of experience grew."""

    points: int
    total: int


class Rose(FigureEvent, kind="mkd-rose"):
    """A Hero rose a level."""

    level: int


class Restored(FigureEvent, kind="mkd-restored"):
    """Experience healed a Hero who can rise no further."""


class TrapFound(FigureEvent, kind="mkd-trap-found"):
    """Somebody looked, and there is a trap.

    `thing` is the door or the chest that it is on, and `die` what was rolled to find it.
    """

    thing: Text
    trap: Text
    die: int


class NoTrap(Event, kind="mkd-no-trap"):
    """There is no trap."""

    thing: Text
    die: int


class Disarmed(FigureEvent, kind="mkd-disarmed"):
    """A trap was disarmed."""

    trap: Text
    die: int
    needed: int


class DisarmFailed(FigureEvent, kind="mkd-disarm-failed"):
    """A trap was not disarmed, and goes off."""

    trap: Text
    die: int
    needed: int


class Sprung(FigureEvent, kind="mkd-sprung"):
    """A trap goes off."""

    thing: Text
    trap: Text


class Snared(FigureEvent, kind="mkd-snared"):
    """A trap holds a figure."""


class FellAsleep(FigureEvent, kind="mkd-fell-asleep"):
    """A trap sends a figure to sleep."""


class Hurled(FigureEvent, kind="mkd-hurled"):
    """Magic carried a figure to another place."""

    to: str


class Alarmed(Event, kind="mkd-alarmed"):
    """An alarm was set off; `monsters` is how many it calls."""

    monsters: int


class CursedBy(FigureEvent, kind="mkd-cursed-by"):
    """A curse lies on a figure."""


class Rusted(FigureEvent, kind="mkd-rusted"):
    """An item lost its magic for good."""

    item: Text


class NothingToRust(FigureEvent, kind="mkd-nothing-to-rust"):
    """A rust trap found no charged item to destroy."""


class ChestOpened(Event, kind="mkd-chest-opened"):
    """A chest is open."""

    chest: Text
    gold: int
    item: Text


class ChestTaken(FigureEvent, kind="mkd-chest-taken"):
    """A Hero picked a chest up."""

    chest: Text


class ChestGiven(FigureEvent, kind="mkd-chest-given"):
    """A chest was handed to another Hero."""

    chest: Text
    to: Text


class ChestDropped(FigureEvent, kind="mkd-chest-dropped"):
    """A Hero put a chest down."""

    chest: Text
    at: str


class ItemUsed(FigureEvent, kind="mkd-item-used"):
    """An item is switched on."""

    item: Text


class PotionDrunk(FigureEvent, kind="mkd-potion-drunk"):
    """A potion is drunk."""

    item: Text


class PotionFaded(FigureEvent, kind="mkd-potion-faded"):
    """A potion has worn off."""


class Travelled(FigureEvent, kind="mkd-travelled"):
    """A figure came out of a teleport somewhere else."""

    to: str


class ArtifactUsed(FigureEvent, kind="mkd-artifact-used"):
    """A Hero used an artifact, with the colour of the token drawn."""

    artifact: Text
    colour: str


class ArtifactSilent(Event, kind="mkd-artifact-silent"):
    """An artifact was used and did nothing."""

    artifact: Text
    die: int


class RolledTwice(FigureEvent, kind="mkd-artifact-twice"):
    """Two dice were rolled for an artifact, and one was chosen."""

    first: int
    second: int
    chosen: int


class Strengthened(FigureEvent, kind="mkd-strengthened"):
    """Magic gave a figure a bonus or an ability; `amount` is 0 for an ability."""

    what: str
    amount: int


class GoldFound(FigureEvent, kind="mkd-gold-found"):
    """A Hero found gold without a chest."""

    gold: int


class GaveItem(FigureEvent, kind="mkd-gave-item"):
    """An artifact gave an item."""

    item: Text


class Winded(FigureEvent, kind="mkd-winded"):
    """A figure lost its remaining speed points."""


class Dazed(FigureEvent, kind="mkd-dazed"):
    """A figure loses its next activation."""


class TileTurned(Event, kind="mkd-tile-turned"):
    """A vortex turned a tile by a quarter."""

    die: int
    way: str


class Crushed(Event, kind="mkd-crushed"):
    """Something that lay under a turning tile is gone."""

    thing: Text
    at: str


class FoundNothing(Event, kind="mkd-found-nothing"):
    """A place holds nothing special."""

    die: int


class Found(Event, kind="mkd-found"):
    """A chest, door, marker, artifact or set of furniture was discovered."""

    thing: Text
    at: str


class FoundToken(Event, kind="mkd-found-token"):
    """A token was found in a hallway."""

    colour: str
    at: str


class AbilitySetAside(FigureEvent, kind="mkd-set-aside"):
    """A Hero does without an ability of a high level for now, or uses it after all."""

    ability: Text
    aside: bool
