"""Wounds, healing and deaths; attacks."""

from typing import Literal

from rules.core.words import Event, Text


class Hurt(Event):
    """A figure lost clicks; `left` are live clicks after it."""

    kind: Literal["mkd-hurt"] = "mkd-hurt"
    figure: Text
    clicks: int
    left: int


class Unhurt(Event):
    """Armour or luck took all of a blow."""

    kind: Literal["mkd-unhurt"] = "mkd-unhurt"
    figure: Text


class Healed(Event):
    """A figure regained clicks."""

    kind: Literal["mkd-healed"] = "mkd-healed"
    figure: Text
    clicks: int


class Fell(Event):
    """A figure was eliminated."""

    kind: Literal["mkd-fell"] = "mkd-fell"
    figure: Text
    side: str


class CaptiveFreed(Event):
    """A captive is free again."""

    kind: Literal["mkd-captive-freed"] = "mkd-captive-freed"
    figure: Text


class ChestFell(Event):
    """A chest lies where its carrier fell."""

    kind: Literal["mkd-chest-fell"] = "mkd-chest-fell"
    chest: Text
    at: str


class Hit(Event):
    """An attack hit: `total` with everything added, against the defense it had to reach."""

    kind: Literal["mkd-hit"] = "mkd-hit"
    attacker: Text
    target: Text
    manner: str
    dice: int
    total: int
    defense: int
    critical: bool


class Missed(Event):
    """An attack missed."""

    kind: Literal["mkd-missed"] = "mkd-missed"
    attacker: Text
    target: Text
    manner: str
    dice: int
    total: int
    defense: int


class Blundered(Event):
    """A critical miss: the attacker hurts itself."""

    kind: Literal["mkd-blundered"] = "mkd-blundered"
    attacker: Text


class Dodged(Event):
    """A target that was hit got out of the way."""

    kind: Literal["mkd-dodged"] = "mkd-dodged"
    figure: Text
    die: int


class Retaliated(Event):
    """Magic Retaliation hurt an attacker."""

    kind: Literal["mkd-retaliated"] = "mkd-retaliated"
    figure: Text
    attacker: Text


class Drank(Event):
    """An attacker healed by the wound that it dealt."""

    kind: Literal["mkd-drank"] = "mkd-drank"
    figure: Text


class Frozen(Event):
    """A target loses its next activation."""

    kind: Literal["mkd-frozen"] = "mkd-frozen"
    figure: Text
    die: int


class Thawed(Event):
    """Magic Freeze failed to freeze a target."""

    kind: Literal["mkd-thawed"] = "mkd-thawed"
    figure: Text
    die: int


class Confused(Event):
    """A confused target moves where its attacker wants."""

    kind: Literal["mkd-confused"] = "mkd-confused"
    figure: Text
    by: Text


class Lifted(Event):
    """Levitation moved a figure."""

    kind: Literal["mkd-lifted"] = "mkd-lifted"
    figure: Text
    by: Text


class ForcedOut(Event):
    """Magic drove a figure out of the dungeon."""

    kind: Literal["mkd-forced-out"] = "mkd-forced-out"
    figure: Text


class Captured(Event):
    """A figure was taken prisoner."""

    kind: Literal["mkd-captured"] = "mkd-captured"
    figure: Text
    by: Text


class Released(Event):
    """A captor let its captive go."""

    kind: Literal["mkd-released"] = "mkd-released"
    figure: Text
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


class ChestBroken(Event):
    """The Quest Chest was destroyed."""

    kind: Literal["mkd-chest-broken"] = "mkd-chest-broken"
    attacker: Text
    chest: Text


class ChestWithstood(Event):
    """The Quest Chest withstood an attack."""

    kind: Literal["mkd-chest-withstood"] = "mkd-chest-withstood"
    attacker: Text
    chest: Text
    total: int
    defense: int


class Waived(Event):
    """A Hero waived an automatic attack."""

    kind: Literal["mkd-waived"] = "mkd-waived"
    figure: Text
    target: Text


class Regenerated(Event):
    """A figure regenerated, with the die that was rolled."""

    kind: Literal["mkd-regenerated"] = "mkd-regenerated"
    figure: Text
    die: int


class Tended(Event):
    """A figure healed another, or itself."""

    kind: Literal["mkd-tended"] = "mkd-tended"
    figure: Text
    target: Text


class TendedInVain(Event):
    """A healing failed."""

    kind: Literal["mkd-tended-in-vain"] = "mkd-tended-in-vain"
    figure: Text
    target: Text
    total: int
    defense: int


class Raised(Event):
    """A fallen figure was raised."""

    kind: Literal["mkd-raised"] = "mkd-raised"
    figure: Text
    by: Text


class RaisedInVain(Event):
    """A fallen figure could not be raised."""

    kind: Literal["mkd-raised-in-vain"] = "mkd-raised-in-vain"
    figure: Text
    by: Text
    die: int


class Summoned(Event):
    """A figure was summoned from the pool."""

    kind: Literal["mkd-summoned"] = "mkd-summoned"
    figure: Text
    by: Text
