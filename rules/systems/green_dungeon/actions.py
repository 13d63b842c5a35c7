"""What a seat may do. A row of `verbs` says when, and what it is called."""

from typing import Annotated

from pydantic import Field

from rules.core.model import Action
from rules.core.option_ids import short_id
from rules.core.scene import Side
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.terms import Sold, Spell

TileNumber = Annotated[int, Field(ge=0, lt=layout.TILES)]
CardNumber = Annotated[int, Field(ge=0, lt=12)]


class Go(Action, kind="go"):
    """Enter the next room on a side; a shut door takes a roll."""

    side: Side


class Retry(Action, kind="retry"):
    """Spend time on a door that did not open, and try it again."""

    side: Side


class Walk(Action, kind="walk"):
    """Walk on through cleared rooms and free passages to one of them."""

    tile: TileNumber


class Rest(Action, kind="rest"):
    """Stay here and rest."""


class EnterLair(Action, kind="enter"):
    """Face the final boss."""


class Retreat(Action, kind="retreat"):
    """Go back from the final lair."""


class Touch(Action, kind="touch"):
    """Wake the magic of a room, or let it be."""

    wake: bool


class Bribe(Action, kind="bribe"):
    """Pay a monster to let the heroes pass."""


class Refuse(Action, kind="refuse"):
    """Pay nothing, and fight."""


class Flee(Action, kind="flee"):
    """Try to run into an explored room."""

    side: Side


class Stand(Action, kind="stand"):
    """Stay in the fight."""


class Cast(Action, kind="cast"):
    """Cast a spell instead of striking."""

    spell: Spell


class Strike(Action, kind="strike"):
    """Use no magic, and strike."""


class Drink(Action, kind="drink"):
    """Drink a potion."""

    card: CardNumber


class Skip(Action, kind="skip"):
    """Drink nothing now."""


class SpendLuck(Action, kind="luck"):
    """Spend so much luck to heal; nothing of it to let things be."""

    count: Annotated[int, Field(ge=0, le=3)]


class See(Action, kind="see"):
    """Choose a tile to be shown by a vision."""

    tile: TileNumber


class NameLair(Action, kind="lair"):
    """Say which of two lairs seen at once is the lesser boss's."""

    tile: TileNumber


class Pick(Action, kind="pick"):
    """Keep one of two treasures."""

    card: CardNumber


class Sell(Action, kind="sell"):
    """Sell the old or the new of two weapons."""

    which: Sold


class LevelUp(Action, kind="level"):
    """Rise a level, or wait."""

    rise: bool


def own_id(action: Action) -> str:
    """Return the id of an action whose fields have words of their own: `walk-c3`, `lesser`."""
    match action:
        case Walk() | See() | NameLair():
            return f"{action.kind}-{layout.name(action.tile).lower()}"
        case Cast():
            return action.spell
        case Drink() | Pick():
            return f"{action.kind}-{action.card + 1}"
        case LevelUp():
            return "level-up" if action.rise else "level-wait"
        case Touch():
            return "touch" if action.wake else "touch-not"
        case _:
            return short_id(action)
