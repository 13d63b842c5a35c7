"""What members may want to do in town."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Action
from rules.systems.mkd.terms import Ability, ItemKind


class Enlist(Action, kind="mkc_enlist"):
    """Enlist a new Hero; a novice begins at level 0 (MA-007)."""

    hero: str
    novice: bool = False


class Raise(Action, kind="mkc_raise"):
    """Have a fallen Hero brought back to life (MA-251)."""

    hero: int


class Buy(Action, kind="mkc_buy"):
    """Buy a chest for a Hero (MA-249)."""

    hero: int
    ware: str


class Sell(Action, kind="mkc_sell"):
    """Sell what a Hero owns (MA-246)."""

    hero: int
    item: int


class Recharge(Action, kind="mkc_recharge"):
    """Have an item charged for the next dungeon (MA-247)."""

    hero: int
    item: int


class Train(Action, kind="mkc_train"):
    """Train a Hero for some levels at once (MA-260, MA-261)."""

    hero: int
    levels: int = Field(ge=1, le=99)


class Learn(Action, kind="mkc_learn"):
    """Choose the ability that a level past 5 gives (MA-255, MA-256)."""

    hero: int
    ability: Ability


class Pass(Action, kind="mkc_pass"):
    """Hand a chest to another Hero; it costs nothing."""

    hero: int
    item: int
    to: int


class Browse(Action, kind="mkc_browse"):
    """Look at the shop's shelf for one of the member's Heroes, at one kind of item or all."""

    hero: int
    only: ItemKind | Literal["all"] = "all"


class Confirm(Action, kind="mkc_confirm"):
    """Confirm a deal."""


class TakeBack(Action, kind="mkc_take_back"):
    """Take back a deal that is not made yet."""


class Consent(Action, kind="mkc_consent"):
    """Say yes or no to a deal paid from the common purse."""

    yes: bool


class Done(Action, kind="mkc_done"):
    """Be finished with this part of the visit."""


Wish = Raise | Buy | Sell | Recharge | Train
"""Actions that have to be confirmed before they are done."""
AnyWish = Annotated[Wish, Field(discriminator="kind")]
