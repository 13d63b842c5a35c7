"""What packs may bring to Green Dungeon: themes, which are names and sentences for its decks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from rules.core.packs.points import EntryKind, Faced, Icon, Icons, Keys, PackPoints
from rules.core.packs.ready_colours import ReadyColours
from rules.systems.green_dungeon.terms import FoeKind

FOLDER: Final = "green-dungeon"
CARDS: Final = 12
"""Cards of a deck: three of each symbol, in the order of `CARD_SYMBOLS`, with rising numbers."""
CARD_SYMBOLS: Final = ("drop", "hammer", "wood", "cog")
ROOM_SYMBOLS: Final = ("drop", "hammer", "wood", "brick", "cog", "straw")

RANKS: Final[Mapping[FoeKind, str]] = {"captain": "captain", "mini": "boss", "final": "final"}
"""What emblems of foes are called who are more than minions."""


class Theme(Faced):
    """The looks of a dungeon: names and sentences for the cards of its decks and for its rooms."""

    # Rooms next to each other are 1 or 5 tiles apart, and never say the same by these counts.
    scenes: Annotated[
        Literal[2, 3, 4, 6, 8],
        Field(description="how many sentences it has for the rooms of each symbol"),
    ] = 8
    colours: Annotated[
        ReadyColours | None,
        Field(
            description="colours of its map that are ready, in the place of those of the whole pack"
        ),
    ] = None

    icons: Annotated[
        Mapping[str, Icon],
        AfterValidator(Icons),
        Field(
            description="an icon for each of foe_0 to foe_11, boss_0 to boss_11, captain, boss and"
            " final, a foe without one has that of the theme; and for treasure_0 to treasure_11"
        ),
    ] = Field(default_factory=Icons)


def _theme(theme: Theme) -> Keys:
    """Return the keys of a theme's messages. Names of treasures are its own only where it likes."""
    begin = f"gd-{theme.id}"
    cards = [
        f"{begin}-{what}-{card}"
        for what in ("foe", "boss", "trap", "magic")
        for card in range(CARDS)
    ]
    ends = {"foe": "appears", "boss": "appears", "trap": "scene", "magic": "scene"}
    return Keys(
        names=(f"{begin}-title", *cards),
        sentences=(
            *(f"{begin}-{what}" for what in ("entrance", "victory", "defeat", "captain", "final")),
            *(f"{begin}-captain-appears-{symbol}" for symbol in CARD_SYMBOLS),
            f"{begin}-final-appears",
            *(f"{card}-{ends[card.split('-')[-2]]}" for card in cards),
            *(
                f"{begin}-scene-{symbol}-{number}"
                for symbol in ROOM_SYMBOLS
                for number in range(1, theme.scenes + 1)
            ),
        ),
        more=tuple(treasure_key(theme.id, card) for card in range(CARDS)),
    )


def card_emblem(theme: str, card: int, *, boss: bool) -> str:
    """Return the id of the emblem that a theme may have for a card of its foes or bosses."""
    plain, mark, hash_ = theme.partition("--")
    return f"{plain}_{'boss' if boss else 'foe'}_{card}{mark}{hash_}"


def _cards_pictured(theme: Theme) -> tuple[str, ...]:
    """Return the ids of the emblems of single foes."""
    return tuple(
        card_emblem(theme.id, card, boss=boss) for boss in (False, True) for card in range(CARDS)
    )


def treasure_key(theme: str, card: int) -> str:
    """Return the key of the name that a theme may have for a treasure card."""
    return f"gd-{theme}-treasure-{card}"


POINTS: Final = PackPoints(
    folder=FOLDER,
    kinds=(
        EntryKind(
            "themes",
            "theme",
            Theme,
            _theme,
            emblems=True,
            like=Theme(id="warren"),
            more_emblems=tuple(RANKS.values()),
            parts=_cards_pictured,
            more_icons=tuple(f"treasure_{card}" for card in range(CARDS)),
        ),
    ),
    catalogs=(Path(__file__).parents[1] / "words",),
    template=Path(__file__).parents[1] / "template",
    themed="themes",
)
