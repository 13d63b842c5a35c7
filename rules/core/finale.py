"""The last picture of a game: how it ended and where, who was there, and what they carried."""

from collections.abc import Iterable
from typing import Literal

from rules.core.model import Model
from rules.core.words import Text

Result = Literal["victory", "defeat", "finished"]


class Bearer(Model):
    """One hero in the last picture: the key of its figure, and what it carried at the end."""

    key: str
    name: Text
    fallen: bool = False
    carried: tuple[Text, ...] = ()


class Finale(Model):
    """How a game ended. `place` is where, in a few words; `common` is what belongs to all.

    What belongs to all is gold, a bag, a score.
    """

    result: Result
    place: Text
    heroes: tuple[Bearer, ...]
    common: tuple[Text, ...] = ()


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
