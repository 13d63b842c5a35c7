"""The options that all tactical games have in common, and what they allow a team."""

from typing import NamedTuple, Protocol


class TeamLimits(NamedTuple):
    """How many Heroes a seat may lead, their highest total value, and whether novices are allowed.

    `points` is None where there is no limit (MA-003, MA-005, MA-007).
    """

    heroes: int = 1
    points: int | None = None
    novices: bool = False


class Settings(Protocol):
    """Those options of a game that all games of this kind have."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs that the game is played with."""
        ...

    @property
    def heroes(self) -> int:
        """How many Heroes each player leads."""
        ...

    @property
    def points(self) -> str:
        """The highest value of a team, or none for no limit."""
        ...

    @property
    def monsters(self) -> str:
        """Whether tokens and Monsters act at_once or by_hand."""
        ...

    @property
    def order(self) -> str:
        """Whether teams act by seat or in any order."""
        ...

    @property
    def ranged_in_melee(self) -> str:
        """Whether a figure may shoot with an opponent beside it: allowed or held."""
        ...

    @property
    def adjust_match(self) -> str:
        """Which values fit a token's target: le or exact."""
        ...


class RulesAsWritten(NamedTuple):
    """The default settings."""

    packs: tuple[str, ...] = ()
    heroes: int = 1
    points: str = "none"
    monsters: str = "at_once"
    order: str = "seat"
    ranged_in_melee: str = "allowed"
    adjust_match: str = "le"


AS_WRITTEN = RulesAsWritten()
