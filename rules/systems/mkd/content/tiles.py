"""The printed tiles by number and side; those of packs have numbers that no other pack has."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, cast

from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import HASH_DIGITS, hash_in
from rules.systems.mkd.content import OWN
from rules.systems.mkd.content.models import TileKind, TileSide
from rules.systems.mkd.content.points import FOLDER as SYSTEM

PACKS_KEPT: Final = 256
"""Combinations of packs whose tiles are remembered."""
PER_PACK: Final = 1000
"""Numbers that a pack has for its tiles: the last digits count them, those before are its hash."""

Key = tuple[int, str]
"""A tile's number, and A or B for its side."""


class Tiles(Mapping[Key, TileSide]):
    """The sides of tiles. To go through them gives the game's own."""

    def __init__(self, own: Iterable[TileKind]) -> None:
        self._own = {
            (number, side): _side(number, tile, side)
            for number, tile in enumerate(own, start=1)
            for side in ("A", "B")
        }

    def __getitem__(self, key: Key) -> TileSide:
        """Return a side; KeyError where neither the game nor a pack at hand has it."""
        number, side = key
        return self._own[key] if number < PER_PACK else _side(number, tile_of(number), side)

    def __iter__(self) -> Iterator[Key]:
        """Yield those of the game's own."""
        return iter(self._own)

    def __len__(self) -> int:
        """Return how many sides the game's own have."""
        return len(self._own)


def tile_of(number: int) -> TileKind:
    """Return the tile of a pack; KeyError where no loaded pack has it."""
    marked, place = divmod(number, PER_PACK)
    pack = LIBRARY.of_id(f"--{marked:0{HASH_DIGITS}x}")
    tiles = pack.of(SYSTEM, "tiles") if pack else ()
    if not 0 < place <= len(tiles):
        raise KeyError(number)
    return cast(TileKind, tiles[place - 1])


def _side(number: int, tile: TileKind, side: str) -> TileSide:
    face = tile.a if side == "A" else tile.b
    return TileSide(number, side, tile.kind, face.rows, face.open)


def is_hall(number: int) -> bool:
    """Return whether a tile is a hallway; if not, it is a chamber."""
    return TILES[number, "A"].kind == "hall"


def tile_name(number: int, side: str) -> str:
    """Return the name of a side of a tile: `17A`, or `lava bridge A` for one of a pack."""
    if number < PER_PACK:
        return f"{number}{side}"
    plain, _, _ = tile_of(number).id.partition("--")
    return f"{plain.replace('_', ' ')} {side}"


TILES: Final = Tiles(cast(tuple[TileKind, ...], OWN["tiles"]))


@lru_cache(maxsize=PACKS_KEPT)
def tiles_of(kind: Literal["hall", "chamber"], packs: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of all tiles of a kind, of the game's own and of some packs.

    Raises:
        MissingPack: a pack is not at hand.
    """
    own = (number for number, side in TILES if side == "A" and TILES[number, side].kind == kind)
    return (*own, *(number for ref in packs for number in _numbers(ref, kind)))


def number_in(hash_: str, place: int) -> int:
    """Return the number of a tile of a pack, by the pack's hash and its place in it from 0."""
    return int(hash_, 16) * PER_PACK + place + 1


def _numbers(ref: str, kind: str) -> Iterator[int]:
    tiles = LIBRARY.pack(ref).of(SYSTEM, "tiles")
    for number, tile in enumerate(tiles, start=number_in(hash_in(ref), 0)):
        if cast(TileKind, tile).kind == kind:
            yield number
