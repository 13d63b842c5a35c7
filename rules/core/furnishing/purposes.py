"""What rooms can be for, and the pieces that stand in them: content, read from TOML files.

A purpose is a list of groups. A group has an anchor, such as a hearth, and companions that stand
by it. Names are in the catalogs: `purpose-<id>` and `furniture-<id of the piece>`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, Field

from rules.core.model import Model
from rules.core.scene import Symbol
from rules.core.words import Text

Place = Literal["wall", "end", "corner", "middle", "pairs", "lining", "rows", "anywhere"]
"""Where an anchor stands: with its back to a wall; in the middle of the wall that faces the door;
in a corner; in the middle of the floor; in pairs to both sides of the door's axis; along the walls,
again and again; in rows across the axis; or anywhere."""

Front = Literal["none", "wall", "anchor", "corner"]
Size = tuple[int, int]


class Piece(Model):
    """A piece of furniture: what it is drawn as, its sizes (best first), where its front turns.

    A size is how many squares it takes along its wall, and how many into the room.
    """

    id: str
    symbol: Symbol
    sizes: tuple[Size, ...] = ((1, 1),)
    front: Front = "none"

    @property
    def name(self) -> Text:
        """The name of the piece."""
        return _named(self.id)


@cache
def _named(piece: str) -> Text:
    return Text.of(f"furniture-{piece}")


class Wanted(Model):
    """One of some pieces, by id; it may be left out unless it is `sure`."""

    ids: tuple[str, ...]
    sure: bool = True


def _wanted(value: object) -> object:
    """Read `barrel|crate?`: one of two, which may be left out."""
    if not isinstance(value, str):
        return value
    return {"ids": tuple(value.removesuffix("?").split("|")), "sure": not value.endswith("?")}


Companion = Annotated[Wanted, BeforeValidator(_wanted)]


class Group(Model):
    """An anchor and what stands by it.

    `at` are places for the anchor, the first that fits counts. `beside` stands next to it along
    the same wall or at its ends, `before` in front of it, `around` on any side. There is one such
    group, and one more for every `every` squares of floor, at most `most`; none in a room of fewer
    than `least` squares, and none at all in so many of a hundred rooms as `chance` lacks.
    """

    anchor: Companion
    at: tuple[Place, ...] = ("wall",)
    beside: tuple[Companion, ...] = ()
    before: tuple[Companion, ...] = ()
    around: tuple[Companion, ...] = ()
    least: int = 0
    every: int = 0
    most: int = 1
    chance: int = Field(100, ge=1, le=100)


Kind = Literal["built", "natural"]


class Purpose(Model):
    """What a room is for.

    Its first group is what makes it so: where that does not fit, the room is for something else.
    `smallest` and `largest` bound the squares of floor, `doors` how many ways lead in. `words` call
    for it. Of several purposes each is as likely as its `weight`: four times that for each of
    `suits` (materials, kinds of dungeon, shapes) that the room has, and as often again next to a
    room of `near`, and nothing where it has one of `never`. A dungeon has at most `most` of it.
    """

    id: str
    kind: Kind = "built"
    smallest: int = 6
    largest: int = 400
    doors: tuple[int, int] = (0, 4)
    weight: int = 4
    most: int = 3
    symmetric: bool = False
    words: tuple[str, ...] = ()
    suits: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    groups: tuple[Group, ...] = Field(min_length=1)

    @property
    def name(self) -> Text:
        """What the room is called, with an article as its `indefinite` (see `rules.core.words`)."""
        return Text.of(f"purpose-{self.id}")


_HERE = Path(__file__).parent


def _pieces() -> dict[str, Piece]:
    raw = tomllib.loads((_HERE / "pieces.toml").read_text("utf-8"))
    return {
        id_: Piece.model_validate({"id": id_, "symbol": id_, **fields})
        for id_, fields in raw.items()
    }


def _purposes() -> dict[str, Purpose]:
    found: dict[str, Purpose] = {}
    for path in sorted((_HERE / "purposes").glob("*.toml")):
        for fields in tomllib.loads(path.read_text("utf-8"))["purpose"]:
            purpose = Purpose.model_validate(fields)
            found[purpose.id] = purpose
    return found


PIECES: Final[Mapping[str, Piece]] = _pieces()
PURPOSES: Final[Mapping[str, Purpose]] = _purposes()
