"""Wounds, healing and deaths; attacks."""

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import AttackEvent, FigureEvent


class Hurt(FigureEvent, kind="mkd-hurt"):
    """A figure lost clicks; `left` are live clicks after it."""

    clicks: int
    left: int


class Unhurt(FigureEvent, kind="mkd-unhurt"):
    """Armour or luck took all of a blow."""


class Healed(FigureEvent, kind="mkd-healed"):
    """A figure regained clicks."""

    clicks: int


class Fell(FigureEvent, kind="mkd-fell"):
    """A figure was eliminated."""

    side: str


class CaptiveFreed(FigureEvent, kind="mkd-captive-freed"):
    """A captive is free again."""


class ChestFell(Event, kind="mkd-chest-fell"):
    """A chest lies where its carrier fell."""

    chest: Text
    at: str


class Hit(AttackEvent, kind="mkd-hit"):
    """An attack hit."""

    critical: bool


class Missed(AttackEvent, kind="mkd-missed"):
    """An attack missed."""


class Blundered(Event, kind="mkd-blundered"):
    """A critical miss: the attacker hurts itself."""

    attacker: Text


class Dodged(FigureEvent, kind="mkd-dodged"):
    """A target that was hit got out of the way."""

    die: int
    needed: int = 0


class Poisoned(FigureEvent, kind="mkd-poisoned"):
    """A venomous figure hurts an opponent before it as its activation begins."""

    target: Text


class CurseFelt(FigureEvent, kind="mkd-curse-felt"):
    """A cursed figure is hurt by the magic that touched it."""


class Retaliated(FigureEvent, kind="mkd-retaliated"):
    """Magic Retaliation hurt an attacker."""

    attacker: Text


class Drank(FigureEvent, kind="mkd-drank"):
    """An attacker healed by the wound that it dealt."""


class Frozen(FigureEvent, kind="mkd-frozen"):
    """A target loses its next activation."""

    die: int
    needed: int = 0


class Thawed(FigureEvent, kind="mkd-thawed"):
    """Magic Freeze failed to freeze a target."""

    die: int
    needed: int = 0


class Confused(FigureEvent, kind="mkd-confused"):
    """A confused target moves where its attacker wants."""

    by: Text


class Lifted(FigureEvent, kind="mkd-lifted"):
    """Levitation moved a figure."""

    by: Text


class ForcedOut(FigureEvent, kind="mkd-forced-out"):
    """Magic drove a figure out of the dungeon."""


class Captured(FigureEvent, kind="mkd-captured"):
    """A figure was taken prisoner."""

    by: Text


class Released(FigureEvent, kind="mkd-released"):
    """A captor let its captive go."""

    by: Text


class Stolen(Event, kind="mkd-stolen"):
    """A chest was stolen from its carrier."""

    chest: Text
    thief: Text
    victim: Text


class DoorBroken(Event, kind="mkd-door-broken"):
    """A wooden door was destroyed."""

    attacker: Text
    at: str


class DoorHeld(Event, kind="mkd-door-held"):
    """A door withstood an attack."""

    attacker: Text
    at: str
    total: int
    defense: int


class ChestStruck(Event):
    """A blow against a chest."""

    attacker: Text
    chest: Text


class ChestBroken(ChestStruck, kind="mkd-chest-broken"):
    """The Quest Chest was destroyed."""


class ChestWithstood(ChestStruck, kind="mkd-chest-withstood"):
    """The Quest Chest withstood an attack."""

    total: int
    defense: int


class Waived(FigureEvent, kind="mkd-waived"):
    """A Hero waived an automatic attack."""

    target: Text


class Regenerated(FigureEvent, kind="mkd-regenerated"):
    """A figure regenerated, with the die that was rolled."""

    die: int


class Tended(FigureEvent, kind="mkd-tended"):
    """A figure healed another, or itself."""

    target: Text


class TendedInVain(FigureEvent, kind="mkd-tended-in-vain"):
    """A healing failed."""

    target: Text
    total: int
    defense: int


class Raised(FigureEvent, kind="mkd-raised"):
    """A fallen figure was raised."""

    by: Text


class RaisedInVain(FigureEvent, kind="mkd-raised-in-vain"):
    """A fallen figure could not be raised."""

    by: Text
    die: int


class Summoned(FigureEvent, kind="mkd-summoned"):
    """A figure was summoned from the pool."""

    by: Text
