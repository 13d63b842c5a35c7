"""Chests, traps, doors, items, artifacts, markers, discoveries and experience."""

from typing import Literal

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class Earned(Event):
    """The pool of experience grew."""

    kind: Literal["mkd-earned"] = "mkd-earned"
    points: int
    total: int


class Rose(FigureEvent):
    """A Hero rose a level."""

    kind: Literal["mkd-rose"] = "mkd-rose"
    level: int


class Restored(FigureEvent):
    """Experience healed a Hero who can rise no further."""

    kind: Literal["mkd-restored"] = "mkd-restored"


class TrapFound(FigureEvent):
    """Somebody looked, and there is a trap.

    `thing` is the door or the chest that it is on, and `die` what was rolled to find it.
    """

    kind: Literal["mkd-trap-found"] = "mkd-trap-found"
    thing: Text
    trap: Text
    die: int


class NoTrap(Event):
    """There is no trap."""

    kind: Literal["mkd-no-trap"] = "mkd-no-trap"
    thing: Text
    die: int


class Disarmed(FigureEvent):
    """A trap was disarmed."""

    kind: Literal["mkd-disarmed"] = "mkd-disarmed"
    trap: Text
    die: int
    needed: int


class DisarmFailed(FigureEvent):
    """A trap was not disarmed, and goes off."""

    kind: Literal["mkd-disarm-failed"] = "mkd-disarm-failed"
    trap: Text
    die: int
    needed: int


class Sprung(FigureEvent):
    """A trap goes off."""

    kind: Literal["mkd-sprung"] = "mkd-sprung"
    thing: Text
    trap: Text


class Snared(FigureEvent):
    """A trap holds a figure."""

    kind: Literal["mkd-snared"] = "mkd-snared"


class FellAsleep(FigureEvent):
    """A trap sends a figure to sleep."""

    kind: Literal["mkd-fell-asleep"] = "mkd-fell-asleep"


class Hurled(FigureEvent):
    """Magic carried a figure to another place."""

    kind: Literal["mkd-hurled"] = "mkd-hurled"
    to: str


class Alarmed(Event):
    """An alarm was set off; `monsters` is how many it calls."""

    kind: Literal["mkd-alarmed"] = "mkd-alarmed"
    monsters: int


class CursedBy(FigureEvent):
    """A curse lies on a figure."""

    kind: Literal["mkd-cursed-by"] = "mkd-cursed-by"


class Rusted(FigureEvent):
    """An item lost its magic for good."""

    kind: Literal["mkd-rusted"] = "mkd-rusted"
    item: Text


class NothingToRust(FigureEvent):
    """A rust trap found no charged item to destroy."""

    kind: Literal["mkd-nothing-to-rust"] = "mkd-nothing-to-rust"


class ChestOpened(Event):
    """A chest is open."""

    kind: Literal["mkd-chest-opened"] = "mkd-chest-opened"
    chest: Text
    gold: int
    item: Text


class ChestTaken(FigureEvent):
    """A Hero picked a chest up."""

    kind: Literal["mkd-chest-taken"] = "mkd-chest-taken"
    chest: Text


class ChestGiven(FigureEvent):
    """A chest was handed to another Hero."""

    kind: Literal["mkd-chest-given"] = "mkd-chest-given"
    chest: Text
    to: Text


class ChestDropped(FigureEvent):
    """A Hero put a chest down."""

    kind: Literal["mkd-chest-dropped"] = "mkd-chest-dropped"
    chest: Text
    at: str


class ItemUsed(FigureEvent):
    """An item is switched on."""

    kind: Literal["mkd-item-used"] = "mkd-item-used"
    item: Text


class PotionDrunk(FigureEvent):
    """A potion is drunk."""

    kind: Literal["mkd-potion-drunk"] = "mkd-potion-drunk"
    item: Text


class PotionFaded(FigureEvent):
    """A potion has worn off."""

    kind: Literal["mkd-potion-faded"] = "mkd-potion-faded"


class Travelled(FigureEvent):
    """A figure came out of a teleport somewhere else."""

    kind: Literal["mkd-travelled"] = "mkd-travelled"
    to: str


class ArtifactUsed(FigureEvent):
    """A Hero used an artifact, with the colour of the token drawn."""

    kind: Literal["mkd-artifact-used"] = "mkd-artifact-used"
    artifact: Text
    colour: str


class ArtifactSilent(Event):
    """An artifact was used and did nothing."""

    kind: Literal["mkd-artifact-silent"] = "mkd-artifact-silent"
    artifact: Text
    die: int


class RolledTwice(FigureEvent):
    """Two dice were rolled for an artifact, and one was chosen."""

    kind: Literal["mkd-artifact-twice"] = "mkd-artifact-twice"
    first: int
    second: int
    chosen: int


class Strengthened(FigureEvent):
    """Magic gave a figure a bonus or an ability; `amount` is 0 for an ability."""

    kind: Literal["mkd-strengthened"] = "mkd-strengthened"
    what: str
    amount: int


class GoldFound(FigureEvent):
    """A Hero found gold without a chest."""

    kind: Literal["mkd-gold-found"] = "mkd-gold-found"
    gold: int


class GaveItem(FigureEvent):
    """An artifact gave an item."""

    kind: Literal["mkd-gave-item"] = "mkd-gave-item"
    item: Text


class Winded(FigureEvent):
    """A figure lost its remaining speed points."""

    kind: Literal["mkd-winded"] = "mkd-winded"


class Dazed(FigureEvent):
    """A figure loses its next activation."""

    kind: Literal["mkd-dazed"] = "mkd-dazed"


class TileTurned(Event):
    """A vortex turned a tile by a quarter."""

    kind: Literal["mkd-tile-turned"] = "mkd-tile-turned"
    die: int
    way: str


class Crushed(Event):
    """Something that lay under a turning tile is gone."""

    kind: Literal["mkd-crushed"] = "mkd-crushed"
    thing: Text
    at: str


class FoundNothing(Event):
    """A place holds nothing special."""

    kind: Literal["mkd-found-nothing"] = "mkd-found-nothing"
    die: int


class Found(Event):
    """A chest, door, marker, artifact or set of furniture was discovered."""

    kind: Literal["mkd-found"] = "mkd-found"
    thing: Text
    at: str


class FoundToken(Event):
    """A token was found in a hallway."""

    kind: Literal["mkd-found-token"] = "mkd-found-token"
    colour: str
    at: str


class AbilitySetAside(FigureEvent):
    """A Hero does without an ability of a high level for now, or uses it after all."""

    kind: Literal["mkd-set-aside"] = "mkd-set-aside"
    ability: Text
    aside: bool
