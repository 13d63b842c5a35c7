"""What members may want to do in town."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.kinds import by_kind
from rules.core.model import Action
from rules.systems.mkd.terms import Ability, ItemKind


class Enlist(Action):
    """Enlist a new Hero; a novice begins at level 0 (MA-007)."""

    kind: Literal["mkc_enlist"] = "mkc_enlist"
    hero: str
    novice: bool = False


class Raise(Action):
    """Have a fallen Hero brought back to life (MA-251)."""

    kind: Literal["mkc_raise"] = "mkc_raise"
    hero: int


class Buy(Action):
    """Buy a chest for a Hero (MA-249)."""

    kind: Literal["mkc_buy"] = "mkc_buy"
    hero: int
    ware: str


class Sell(Action):
    """Sell what a Hero owns (MA-246)."""

    kind: Literal["mkc_sell"] = "mkc_sell"
    hero: int
    item: int


class Recharge(Action):
    """Have an item charged for the next dungeon (MA-247)."""

    kind: Literal["mkc_recharge"] = "mkc_recharge"
    hero: int
    item: int


class Train(Action):
    """Train a Hero for some levels at once (MA-260, MA-261)."""

    kind: Literal["mkc_train"] = "mkc_train"
    hero: int
    levels: int = Field(ge=1, le=99)


class Learn(Action):
    """Choose the ability that a level past 5 gives (MA-255, MA-256)."""

    kind: Literal["mkc_learn"] = "mkc_learn"
    hero: int
    ability: Ability


class Pass(Action):
    """Hand a chest to another Hero; it costs nothing."""

    kind: Literal["mkc_pass"] = "mkc_pass"
    hero: int
    item: int
    to: int


class Browse(Action):
    """Look at the shop's shelf for one of the member's Heroes, at one kind of item or all."""

    kind: Literal["mkc_browse"] = "mkc_browse"
    hero: int
    only: ItemKind | Literal["all"] = "all"


class Confirm(Action):
    """Confirm a deal."""

    kind: Literal["mkc_confirm"] = "mkc_confirm"


class TakeBack(Action):
    """Take back a deal that is not made yet."""

    kind: Literal["mkc_take_back"] = "mkc_take_back"


class Consent(Action):
    """Say yes or no to a deal paid from the common purse."""

    kind: Literal["mkc_consent"] = "mkc_consent"
    yes: bool


class Done(Action):
    """Be finished with this part of the visit."""

    kind: Literal["mkc_done"] = "mkc_done"


Wish = Raise | Buy | Sell | Recharge | Train
"""Actions that have to be confirmed before they are done."""
AnyWish = Annotated[Wish, Field(discriminator="kind")]
AnyTownAction = (
    Enlist
    | Raise
    | Buy
    | Sell
    | Recharge
    | Train
    | Learn
    | Pass
    | Browse
    | Confirm
    | TakeBack
    | Consent
    | Done
)
ACTIONS = by_kind(AnyTownAction)
