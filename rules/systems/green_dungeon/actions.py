"""What a seat may do. A row of `verbs` says when, and what it is called."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Action
from rules.core.option_ids import short_id
from rules.core.scene import Side
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.terms import Sold, Spell

TileNumber = Annotated[int, Field(ge=0, lt=layout.TILES)]
CardNumber = Annotated[int, Field(ge=0, lt=12)]


class Go(Action):
    """Enter the next room on a side; a shut door takes a roll."""

    kind: Literal["go"] = "go"
    side: Side


class Retry(Action):
    """Spend time on a door that did not open, and try it again."""

    kind: Literal["retry"] = "retry"
    side: Side


class Walk(Action):
    """Walk on through cleared rooms and free passages to one of them."""

    kind: Literal["walk"] = "walk"
    tile: TileNumber


class Rest(Action):
    """Stay here and rest."""

    kind: Literal["rest"] = "rest"


class EnterLair(Action):
    """Face the final boss."""

    kind: Literal["enter"] = "enter"


class Retreat(Action):
    """Go back from the final lair."""

    kind: Literal["retreat"] = "retreat"


class Touch(Action):
    """Wake the magic of a room, or let it be."""

    kind: Literal["touch"] = "touch"
    wake: bool


class Bribe(Action):
    """Pay a monster to let the heroes pass."""

    kind: Literal["bribe"] = "bribe"


class Refuse(Action):
    """Pay nothing, and fight."""

    kind: Literal["refuse"] = "refuse"


class Flee(Action):
    """Try to run into an explored room."""

    kind: Literal["flee"] = "flee"
    side: Side


class Stand(Action):
    """Stay in the fight."""

    kind: Literal["stand"] = "stand"


class Cast(Action):
    """Cast a spell instead of striking."""

    kind: Literal["cast"] = "cast"
    spell: Spell


class Strike(Action):
    """Use no magic, and strike."""

    kind: Literal["strike"] = "strike"


class Drink(Action):
    """Drink a potion."""

    kind: Literal["drink"] = "drink"
    card: CardNumber


class Skip(Action):
    """Drink nothing now."""

    kind: Literal["skip"] = "skip"


class SpendLuck(Action):
    """Spend so much luck to heal; nothing of it to let things be."""

    kind: Literal["luck"] = "luck"
    count: Annotated[int, Field(ge=0, le=3)]


class See(Action):
    """Choose a tile to be shown by a vision."""

    kind: Literal["see"] = "see"
    tile: TileNumber


class NameLair(Action):
    """Say which of two lairs seen at once is the lesser boss's."""

    kind: Literal["lair"] = "lair"
    tile: TileNumber


class Pick(Action):
    """Keep one of two treasures."""

    kind: Literal["pick"] = "pick"
    card: CardNumber


class Sell(Action):
    """Sell the old or the new of two weapons."""

    kind: Literal["sell"] = "sell"
    which: Sold


class LevelUp(Action):
    """Rise a level, or wait."""

    kind: Literal["level"] = "level"
    rise: bool


def own_id(action: Action) -> str:
    """Return an action in short that says its fields in words of its own: `walk-c3`, `lesser`."""
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
