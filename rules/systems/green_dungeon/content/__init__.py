"""The three decks and the tiles, read from JSON and checked; themes from the game's own pack."""

from pathlib import Path
from typing import Annotated, cast

from pydantic import Field

from rules.core.model import Model
from rules.core.packs.archive import from_folder
from rules.core.packs.library import Shelf
from rules.core.packs.points import Icon
from rules.core.packs.reading import read_own
from rules.systems.green_dungeon.content.points import FOLDER, POINTS, Theme
from rules.systems.green_dungeon.terms import CardSymbol, Symbol

Twelve = Field(min_length=12, max_length=12)


class Card(Model):
    """A card: its symbol and its number. Everywhere else a card is its place in its deck."""

    symbol: CardSymbol
    number: int = Field(ge=1, le=6)


class Treasure(Card):
    """A treasure card, with the icon of what it is."""

    icon: Icon


class _Decks(Model):
    """Everything in the game's box, as its file has it.

    GD-001: the tiles of the stack. GD-002: the lairs beside it. GD-003: three decks of twelve.
    """

    treasure: Annotated[tuple[Treasure, ...], Twelve]
    monster: Annotated[tuple[Card, ...], Twelve]
    boss: Annotated[tuple[Card, ...], Twelve]
    tiles: dict[Symbol, int]
    straw: int


_decks = _Decks.model_validate_json((Path(__file__).parent / "decks.json").read_text("utf-8"))

TREASURES = _decks.treasure
MONSTERS = _decks.monster
BOSSES = _decks.boss
STACK: tuple[Symbol, ...] = tuple(
    symbol for symbol, count in _decks.tiles.items() for _ in range(count)
)
LAIRS: tuple[Symbol, ...] = tuple("straw" for _ in range(_decks.straw))

_own = read_own(from_folder(Path(__file__).parents[1] / "pack"), POINTS)
THEMES = Shelf(FOLDER, ("themes",), cast(tuple[Theme, ...], _own["themes"]))
"""Every theme by id, those of packs at hand as well; to go through them gives the game's own."""
