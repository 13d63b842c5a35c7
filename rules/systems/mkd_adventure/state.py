"""The state of an adventure beyond the core's: its settings, its quest, its floors."""

from functools import partial
from typing import Literal

from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import state_of
from rules.systems.mkd.settings import Settings, TeamLimits
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Trap
from rules.systems.mkd_adventure.options import AdventureOptions


class AdventureState(MkdState):
    """One adventure.

    `central` is the Central Chamber's place in `site.tiles`; `shifted` are the tiles that players
    shifted.

    `floor` counts from 1 once a floor is built, `floors` is how many there are, `sets` the tile
    sets of each floor built so far. `deadline` is the last round of a timed quest. `quest_figure`
    is whom the quest is about: a prisoner, or the Monster to be taken. `bonds` is a prisoner's
    trap, None until somebody has looked; `aside` the Guardian's token while it is not in play.
    `hidden` are Monsters that fled to a tile without Heroes, and stay there (MA-190).
    In a `campaign` levels are gained in town alone; `in_town` are the members' Heroes, by kind,
    who stayed there.
    """

    schema_version: Literal[1] = 1
    options: AdventureOptions
    central: int = 0
    quest_chest: int | None = None
    campaign: bool = False
    in_town: tuple[str, ...] = ()
    shifted: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()
    floor: int = 0
    floors: int = 1
    sets: tuple[int, ...] = ()
    floor_began: int = 0
    """How many rounds were over when this floor was built."""
    deadline: int | None = None
    quest_figure: int | None = None
    bonds: Trap | Literal["spent"] | None = None
    aside: Token | None = None
    ending: Literal["", "victory", "defeat"] = ""

    @property
    def has_floor_below(self) -> bool:
        """Whether there is a floor below this one, so that the party seeks the stairs (MA-162)."""
        return 0 < self.floor < self.floors

    @property
    def quest(self) -> str:
        """The goal of the party: on floors above the last it is the stairs (MA-162)."""
        return "stairs" if self.has_floor_below else self.options.quest

    @property
    def settings(self) -> Settings:
        """The settings that all tactical games have in common."""
        return self.options

    @property
    def limits(self) -> TeamLimits:
        """The limits of a seat's team, and whether novices are allowed (MA-003, MA-005, MA-007)."""
        return super().limits._replace(novices=self.options.novices)


of = partial(state_of, AdventureState)
"""Return the state of a play as one of this game; RuleError if it belongs to another."""
