"""What a campaign remembers: members, their heroes, the purse, the adventures behind it."""

from typing import Any, ClassVar, Generic, Literal, TypeVar

from pydantic import field_validator

from rules.core.errors import RuleError
from rules.core.model import GameState, Model, Seat
from rules.core.resolution import of_seat
from rules.core.ruleset import BaseRuleset
from rules.core.upgrade import load_state
from rules.core.words import Text

S = TypeVar("S", bound=GameState)
"""The state of one adventure."""
V = TypeVar("V", bound="Veteran")
"""A hero of the system between adventures."""
T = TypeVar("T", bound=Model)
"""What a visit to town has come to."""

NUMERALS = (
    (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
    (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip

Fate = Literal["home", "away", "dead", "retired"]


class Member(Model):
    """One seat at the campaign's table; who is not `active` is not waited for until asked back."""

    seat: Seat
    name: str
    active: bool = True


class Veteran(Model):
    """A hero who belongs to a member. Systems add what they keep from adventure to adventure.

    `number` is its own from the first day on. `adventures` counts those it came home from.
    """

    number: int
    owner: Seat
    name: str
    fate: Fate = "home"
    adventures: int = 0


class Chapter(Model):
    """One adventure behind the campaign: who went, who fell, what came home."""

    number: int
    result: Literal["victory", "defeat", "finished"]
    text: Text
    party: tuple[int, ...]
    fallen: tuple[int, ...] = ()
    coins: int = 0
    experience: int = 0


class Assent(Model):
    """A seat's word on a proposal."""

    seat: Seat
    yes: bool


class NoVisit(Model):
    """The visit of systems whose town asks nothing in any order: it never takes place."""


class CampaignState(GameState, Generic[S, V, T]):
    """One campaign. A system names its types, its `options` and the `plan` of an adventure.

    `visit` is the stay in town while there is still something to settle; `ready` are members who
    said whether they come along, `party` the heroes (by number) who go or are away. `turn` counts
    the turns before the adventure under way. `closing` holds the words on ending the campaign.
    """

    inner: ClassVar[BaseRuleset[Any, Any]]
    """The system whose adventures these are."""

    schema_version: Literal[1] = 1
    options: Any
    plan: Any
    members: tuple[Member, ...]
    roster: tuple[V, ...] = ()
    purse: int = 0
    chapters: tuple[Chapter, ...] = ()
    turn: int = 0
    visit: T | None = None
    ready: tuple[Seat, ...] = ()
    party: tuple[int, ...] = ()
    away: S | None = None
    closing: tuple[Assent, ...] | None = None
    ending: Literal["", "closed"] = ""

    @field_validator("away", mode="before")
    @classmethod
    def _today(cls, raw: object) -> object:
        """Bring an adventure up to date that an older version of its system stored."""
        if not isinstance(raw, dict):
            return raw
        return load_state(cls.inner.state_type, cls.inner.upgrades, raw)

    def veteran(self, number: int) -> V:
        """Return a hero by its number.

        Raises:
            RuleError: there is none.
        """
        found = next((each for each in self.roster if each.number == number), None)
        if found is None:
            raise RuleError("campaign-error-no-such-hero")
        return found

    @property
    def active(self) -> tuple[Member, ...]:
        """The members who are waited for, in seat order."""
        return tuple(member for member in self.members if member.active)

    def brought_by(self, seat: Seat) -> tuple[int, ...]:
        """Return the heroes (by number) of a member who go next, or are away."""
        return tuple(number for number in self.party if self.veteran(number).owner == seat)

    def name_for(self, seat: Seat) -> str:
        """Return a name for a member's next hero: the member's own, then the second of that name.

        Raises:
            RuleError: nobody has that seat.
        """
        name, taken = self.member(seat).name, {each.name for each in self.roster}
        number = 1
        while (full := name if number == 1 else f"{name} {roman(number)}") in taken:
            number += 1
        return full

    def heroes_of(self, seat: Seat) -> tuple[V, ...]:
        """Return a member's heroes who are at home."""
        return tuple(each for each in self.roster if each.owner == seat and each.fate == "home")

    def member(self, seat: Seat) -> Member:
        """Return a member by seat.

        Raises:
            RuleError: nobody has that seat.
        """
        return of_seat(seat, self.members, "campaign-error-no-such-member")


def roman(number: int) -> str:
    """Return a Roman numeral, as it follows a name."""
    written = ""
    for value, letters in NUMERALS:
        written += letters * (number // value)
        number %= value
    return written


AnyCampaign = CampaignState[Any, Any, Any]
