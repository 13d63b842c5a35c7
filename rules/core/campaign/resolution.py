"""One action at a campaign's table under way: the state so far, the dice, what happened."""

from collections.abc import Iterable
from operator import attrgetter
from typing import TypeVar

from rules.core.campaign.events import CoinsMoved, ExperienceMoved
from rules.core.campaign.state import AnyCampaign, Veteran
from rules.core.errors import RuleError
from rules.core.resolution import BaseResolution, with_one
from rules.core.words import Text

C = TypeVar("C", bound=AnyCampaign)


class CampaignResolution(BaseResolution[C]):
    """Changes a campaign step by step. Coins move through `pay` and `earn` alone."""

    def set_veteran(self, veteran: Veteran) -> None:
        """Store a changed hero in the roster, in its place or, if new, at the end."""
        self.change(roster=with_one(self.state.roster, veteran, attrgetter("number")))

    def new_number(self) -> int:
        """Return the number of the next hero to join the roster."""
        return max((each.number for each in self.state.roster), default=0) + 1

    def earn(self, coins: int, reason: Text) -> None:
        """Put coins into the purse and into the books."""
        if coins < 0:
            raise ValueError("coins are earned or paid, not both")
        self._move(coins, reason)

    def pay(self, coins: int, reason: Text) -> None:
        """Take coins out of the purse and record the reason.

        Raises:
            RuleError: the purse does not hold as many.
        """
        if coins < 0:
            raise ValueError("coins are earned or paid, not both")
        if coins > self.state.purse:
            raise RuleError("campaign-refused-coins", cost=coins, purse=self.state.purse)
        self._move(-coins, reason)

    def _move(self, coins: int, reason: Text) -> None:
        if coins:
            self.change(purse=self.state.purse + coins)
            self.tell(
                CoinsMoved(
                    amount=coins,
                    coins=abs(coins),
                    paid=coins < 0,
                    reason=reason,
                    purse=self.state.purse,
                )
            )

    def note_experience(self, hero: str, amount: int, total: int, reason: Text) -> None:
        """Record how much experience a hero gained or used; its system stores the experience."""
        if amount:
            self.tell(ExperienceMoved(hero=hero, amount=amount, reason=reason, total=total))

    def names(self, numbers: Iterable[int]) -> str:
        """Return the names of some heroes as one text."""
        return ", ".join(self.state.veteran(number).name for number in numbers)
