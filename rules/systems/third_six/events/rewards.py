"""What is found."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class NothingFound(Event):
    """There was no treasure."""

    kind: Literal["ts-nothing-found"] = "ts-nothing-found"
    source: Text
    die: int


class CoinsFound(Event):
    """Coins were found: all that one source held."""

    kind: Literal["ts-coins-found"] = "ts-coins-found"
    source: Text
    coins: int


class ThingFound(Event):
    """Something for the bag was found."""

    kind: Literal["ts-thing-found"] = "ts-thing-found"
    item: Text


class PendantFound(Event):
    """A pendant was found."""

    kind: Literal["ts-pendant-found"] = "ts-pendant-found"
    artifact: Text


class PendantPassed(Event):
    """A pendant of the fallen has to find another neck."""

    kind: Literal["ts-pendant-passed"] = "ts-pendant-passed"
    artifact: Text


class PendantWorn(HeroEvent):
    """A hero wears a pendant."""

    kind: Literal["ts-pendant-worn"] = "ts-pendant-worn"
    artifact: Text
    does: Text
