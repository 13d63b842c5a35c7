"""Chests, traps, doors, items, artifacts, markers, discoveries and experience."""

from typing import Literal

from rules.core.words import Event, Text


class Earned(Event):
    """The pool of experience grew."""

    kind: Literal["mkd-earned"] = "mkd-earned"
    points: int
    total: int


class Rose(Event):
    """A Hero rose a level."""

    kind: Literal["mkd-rose"] = "mkd-rose"
    figure: Text
    level: int


class Restored(Event):
    """Experience healed a Hero who can rise no further."""

    kind: Literal["mkd-restored"] = "mkd-restored"
    figure: Text


class TrapFound(Event):
    """Somebody looked, and there is a trap."""

    kind: Literal["mkd-trap-found"] = "mkd-trap-found"
    figure: Text
    thing: Text
    trap: Text
    die: int


class NoTrap(Event):
    """There is no trap."""

    kind: Literal["mkd-no-trap"] = "mkd-no-trap"
    thing: Text
    die: int


class Disarmed(Event):
    """A trap was disarmed."""

    kind: Literal["mkd-disarmed"] = "mkd-disarmed"
    figure: Text
    trap: Text
    die: int
    needed: int


class DisarmFailed(Event):
    """A trap was not disarmed, and goes off."""

    kind: Literal["mkd-disarm-failed"] = "mkd-disarm-failed"
    figure: Text
    trap: Text
    die: int
    needed: int


class Sprung(Event):
    """A trap goes off."""

    kind: Literal["mkd-sprung"] = "mkd-sprung"
    figure: Text
    thing: Text
    trap: Text


class Snared(Event):
    """A trap holds a figure."""

    kind: Literal["mkd-snared"] = "mkd-snared"
    figure: Text


class FellAsleep(Event):
    """A trap sends a figure to sleep."""

    kind: Literal["mkd-fell-asleep"] = "mkd-fell-asleep"
    figure: Text


class Hurled(Event):
    """Magic carried a figure to another place."""

    kind: Literal["mkd-hurled"] = "mkd-hurled"
    figure: Text
    to: str


class Alarmed(Event):
    """An alarm was set off; `monsters` is how many it calls."""

    kind: Literal["mkd-alarmed"] = "mkd-alarmed"
    monsters: int


class CursedBy(Event):
    """A curse lies on a figure."""

    kind: Literal["mkd-cursed-by"] = "mkd-cursed-by"
    figure: Text


class Rusted(Event):
    """An item lost its magic for good."""

    kind: Literal["mkd-rusted"] = "mkd-rusted"
    figure: Text
    item: Text


class NothingToRust(Event):
    """A rust trap found no charged item to destroy."""

    kind: Literal["mkd-nothing-to-rust"] = "mkd-nothing-to-rust"
    figure: Text


class ChestOpened(Event):
    """A chest is open."""

    kind: Literal["mkd-chest-opened"] = "mkd-chest-opened"
    chest: Text
    gold: int
    item: Text


class ChestTaken(Event):
    """A Hero picked a chest up."""

    kind: Literal["mkd-chest-taken"] = "mkd-chest-taken"
    figure: Text
    chest: Text


class ChestGiven(Event):
    """A chest was handed to another Hero."""

    kind: Literal["mkd-chest-given"] = "mkd-chest-given"
    figure: Text
    chest: Text
    to: Text


class ChestDropped(Event):
    """A Hero put a chest down."""

    kind: Literal["mkd-chest-dropped"] = "mkd-chest-dropped"
    figure: Text
    chest: Text
    at: str


class ItemUsed(Event):
    """An item is switched on."""

    kind: Literal["mkd-item-used"] = "mkd-item-used"
    figure: Text
    item: Text


class PotionDrunk(Event):
    """A potion is drunk."""

    kind: Literal["mkd-potion-drunk"] = "mkd-potion-drunk"
    figure: Text
    item: Text


class PotionFaded(Event):
    """A potion has worn off."""

    kind: Literal["mkd-potion-faded"] = "mkd-potion-faded"
    figure: Text


class Travelled(Event):
    """A figure came out of a teleport somewhere else."""

    kind: Literal["mkd-travelled"] = "mkd-travelled"
    figure: Text
    to: str


class ArtifactUsed(Event):
    """A Hero used an artifact, with the colour of the token drawn."""

    kind: Literal["mkd-artifact-used"] = "mkd-artifact-used"
    figure: Text
    artifact: Text
    colour: str


class ArtifactSilent(Event):
    """An artifact was used and did nothing."""

    kind: Literal["mkd-artifact-silent"] = "mkd-artifact-silent"
    artifact: Text
    die: int


class RolledTwice(Event):
    """Two dice were rolled for an artifact, and one was chosen."""

    kind: Literal["mkd-artifact-twice"] = "mkd-artifact-twice"
    figure: Text
    first: int
    second: int
    chosen: int


class Strengthened(Event):
    """Magic gave a figure a bonus or an ability; `amount` is 0 for an ability."""

    kind: Literal["mkd-strengthened"] = "mkd-strengthened"
    figure: Text
    what: str
    amount: int


class GoldFound(Event):
    """A Hero found gold without a chest."""

    kind: Literal["mkd-gold-found"] = "mkd-gold-found"
    figure: Text
    gold: int


class GaveItem(Event):
    """An artifact gave an item."""

    kind: Literal["mkd-gave-item"] = "mkd-gave-item"
    figure: Text
    item: Text


class Winded(Event):
    """A figure lost its remaining speed points."""

    kind: Literal["mkd-winded"] = "mkd-winded"
    figure: Text


class Dazed(Event):
    """A figure loses its next activation."""

    kind: Literal["mkd-dazed"] = "mkd-dazed"
    figure: Text


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


class AbilitySetAside(Event):
    """A Hero does without an ability of a high level for now, or uses it after all."""

    kind: Literal["mkd-set-aside"] = "mkd-set-aside"
    figure: Text
    ability: Text
    aside: bool
