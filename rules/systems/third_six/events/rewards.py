"""What is found."""

from rules.core.words import Event, HeroEvent, Text


class NothingFound(Event, kind="ts-nothing-found"):
    """There was no treasure."""

    source: Text
    die: int


class CoinsFound(Event, kind="ts-coins-found"):
    """Coins were found: all that one source held."""

    source: Text
    coins: int


class ThingFound(Event, kind="ts-thing-found"):
    """Something for the bag was found."""

    item: Text


class PendantFound(Event, kind="ts-pendant-found"):
    """A pendant was found."""

    artifact: Text


class PendantPassed(Event, kind="ts-pendant-passed"):
    """A pendant of the fallen has to find another neck."""

    artifact: Text


class PendantWorn(HeroEvent, kind="ts-pendant-worn"):
    """A hero wears a pendant."""

    artifact: Text
    does: Text
