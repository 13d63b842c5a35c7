"""Wounds, healing and deaths; attacks."""

from typing import Literal

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import AttackEvent, FigureEvent


class Hurt(FigureEvent):
    """A figure lost clicks; `left` are live clicks after it."""

    kind: Literal["mkd-hurt"] = "mkd-hurt"
    clicks: int
    left: int


class Unhurt(FigureEvent):
    """Armour or luck took all of a blow."""

    kind: Literal["mkd-unhurt"] = "mkd-unhurt"


class Healed(FigureEvent):
    """A figure regained clicks."""

    kind: Literal["mkd-healed"] = "mkd-healed"
    clicks: int


class Fell(FigureEvent):
    """A figure was eliminated."""

    kind: Literal["mkd-fell"] = "mkd-fell"
    side: str


class CaptiveFreed(FigureEvent):
    """A captive is free again."""

    kind: Literal["mkd-captive-freed"] = "mkd-captive-freed"


class ChestFell(Event):
    """A chest lies where its carrier fell."""

    kind: Literal["mkd-chest-fell"] = "mkd-chest-fell"
    chest: Text
    at: str


class Hit(AttackEvent):
    """An attack hit."""

    kind: Literal["mkd-hit"] = "mkd-hit"
    critical: bool


class Missed(AttackEvent):
    """An attack missed."""

    kind: Literal["mkd-missed"] = "mkd-missed"


class Blundered(Event):
    """A critical miss: the attacker hurts itself."""

    kind: Literal["mkd-blundered"] = "mkd-blundered"
    attacker: Text


class Dodged(FigureEvent):
    """A target that was hit got out of the way."""

    kind: Literal["mkd-dodged"] = "mkd-dodged"
    die: int


class Retaliated(FigureEvent):
    """Magic Retaliation hurt an attacker."""

    kind: Literal["mkd-retaliated"] = "mkd-retaliated"
    attacker: Text


class Drank(FigureEvent):
    """An attacker healed by the wound that it dealt."""

    kind: Literal["mkd-drank"] = "mkd-drank"


class Frozen(FigureEvent):
    """A target loses its next activation."""

    kind: Literal["mkd-frozen"] = "mkd-frozen"
    die: int


class Thawed(FigureEvent):
    """Magic Freeze failed to freeze a target."""

    kind: Literal["mkd-thawed"] = "mkd-thawed"
    die: int


class Confused(FigureEvent):
    """A confused target moves where its attacker wants."""

    kind: Literal["mkd-confused"] = "mkd-confused"
    by: Text


class Lifted(FigureEvent):
    """Levitation moved a figure."""

    kind: Literal["mkd-lifted"] = "mkd-lifted"
    by: Text


class ForcedOut(FigureEvent):
    """Magic drove a figure out of the dungeon."""

    kind: Literal["mkd-forced-out"] = "mkd-forced-out"


class Captured(FigureEvent):
    """A figure was taken prisoner."""

    kind: Literal["mkd-captured"] = "mkd-captured"
    by: Text


class Released(FigureEvent):
    """A captor let its captive go."""

    kind: Literal["mkd-released"] = "mkd-released"
    by: Text


class Stolen(Event):
    """A chest was stolen from its carrier."""

    kind: Literal["mkd-stolen"] = "mkd-stolen"
    chest: Text
    thief: Text
    victim: Text


class DoorBroken(Event):
    """A wooden door was destroyed."""

    kind: Literal["mkd-door-broken"] = "mkd-door-broken"
    attacker: Text
    at: str


class DoorHeld(Event):
    """A door withstood an attack."""

    kind: Literal["mkd-door-held"] = "mkd-door-held"
    attacker: Text
    at: str
    total: int
    defense: int


class ChestStruck(Event):
    """A blow against a chest."""

    kind: str
    attacker: Text
    chest: Text


class ChestBroken(ChestStruck):
    """The Quest Chest was destroyed."""

    kind: Literal["mkd-chest-broken"] = "mkd-chest-broken"


class ChestWithstood(ChestStruck):
    """The Quest Chest withstood an attack."""

    kind: Literal["mkd-chest-withstood"] = "mkd-chest-withstood"
    total: int
    defense: int


class Waived(FigureEvent):
    """A Hero waived an automatic attack."""

    kind: Literal["mkd-waived"] = "mkd-waived"
    target: Text


class Regenerated(FigureEvent):
    """A figure regenerated, with the die that was rolled."""

    kind: Literal["mkd-regenerated"] = "mkd-regenerated"
    die: int


class Tended(FigureEvent):
    """A figure healed another, or itself."""

    kind: Literal["mkd-tended"] = "mkd-tended"
    target: Text


class TendedInVain(FigureEvent):
    """A healing failed."""

    kind: Literal["mkd-tended-in-vain"] = "mkd-tended-in-vain"
    target: Text
    total: int
    defense: int


class Raised(FigureEvent):
    """A fallen figure was raised."""

    kind: Literal["mkd-raised"] = "mkd-raised"
    by: Text


class RaisedInVain(FigureEvent):
    """A fallen figure could not be raised."""

    kind: Literal["mkd-raised-in-vain"] = "mkd-raised-in-vain"
    by: Text
    die: int


class Summoned(FigureEvent):
    """A figure was summoned from the pool."""

    kind: Literal["mkd-summoned"] = "mkd-summoned"
    by: Text
