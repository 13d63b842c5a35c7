"""The last picture of a game: how it ended and where, who was there, and what they carried."""

from collections.abc import Iterable
from typing import Literal

from rules.core.model import Model
from rules.core.words import Text

Result = Literal["victory", "defeat", "finished"]


class Bearer(Model):
    """One hero in the last picture: the key of its figure, and what it carried at the end.

    `icons` are those of the things among it (`rules.core.icons`), one for each sort.
    """

    key: str
    name: Text
    fallen: bool = False
    carried: tuple[Text, ...] = ()
    icons: tuple[str, ...] = ()


class Finale(Model):
    """How a game ended. `place` is where, in a few words; `common` is what belongs to all.

    What belongs to all is gold, a bag, a score; `icons` are those of things in it.
    """

    result: Result
    place: Text
    heroes: tuple[Bearer, ...]
    common: tuple[Text, ...] = ()
    icons: tuple[str, ...] = ()


def icons_of(several: Iterable[str]) -> tuple[str, ...]:
    """Return the icons of things, each once, in the order given; "" is none."""
    return tuple(dict.fromkeys(filter(None, several)))


def things(names: Iterable[tuple[object, Text]]) -> tuple[Text, ...]:
    """Return things by name, each sort once with how many there are, in the order given.

    Each comes with what tells its sort from others.
    """
    counts: dict[object, tuple[Text, int]] = {}
    for sort, name in names:
        counts[sort] = (name, counts.get(sort, (name, 0))[1] + 1)
    return tuple(
        name if count == 1 else Text.of("finale-several", thing=name, count=count)
        for name, count in counts.values()
    )
