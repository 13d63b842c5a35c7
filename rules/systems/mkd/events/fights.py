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
