"""Purposes by what a game says of a room: its sentence, else its kind, else words of a pack."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pydantic import field_validator

from rules.core.furnishing.arrange import arrange
from rules.core.furnishing.choose import called_by
from rules.core.furnishing.purposes import PURPOSES, Purpose
from rules.core.furnishing.space import Space
from rules.core.model import Model
from rules.core.packs.library import Names
from rules.core.packs.pack import marked
from rules.core.scene import Feature
from rules.core.words import Colour, Words

USUAL = "en"


class Flavours(Model):
    """The ids of purposes, by keys of sentences about rooms and by kinds of rooms."""

    sentences: dict[str, str]
    kinds: dict[str, tuple[str, ...]]

    @field_validator("sentences", "kinds")
    @classmethod
    def _known(cls, value: dict[str, str | tuple[str, ...]]) -> dict[str, str | tuple[str, ...]]:
        for each in value.values():
            for id_ in (each,) if isinstance(each, str) else each:
                if id_ not in PURPOSES:
                    raise ValueError(f"there is no purpose {id_!r}")
        return value

    @classmethod
    def read(cls, path: Path) -> "Flavours":
        """Read the purposes of a game's rooms from a TOML file."""
        return cls.model_validate(tomllib.loads(path.read_text("utf-8")))

    def purposes(self, key: str, kind: str, colour: Colour) -> Iterator[Purpose]:
        """Yield purposes for a room, the first choice first.

        Args:
            key: that of the sentence which says what the room looks like.
            kind: what sort of room it is.
            colour: the room's stream of chance, for what its words leave open.
        """
        if key in self.sentences:
            yield PURPOSES[self.sentences[key]]
        elif marked(key) and (called := called_by(_words().phrase(key))):
            yield called
        usual = self.kinds.get(kind, ())
        turn = colour.pick(len(usual)) if usual else 0
        yield from (PURPOSES[id_] for id_ in (*usual[turn:], *usual[:turn]))

    def furnished(
        self, space: Space, key: str, kind: str, colour: Colour
    ) -> tuple[Purpose, tuple[Feature, ...]] | None:
        """Return what a room is for and what stands in it; None where nothing fits."""
        for purpose in self.purposes(key, kind, colour):
            pieces = arrange(space, purpose, colour)
            if pieces:
                return purpose, pieces
        return None


@cache
def _words() -> Words:
    return Words({}, USUAL).with_further(Names(USUAL))
