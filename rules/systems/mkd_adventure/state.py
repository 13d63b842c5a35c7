"""What an adventure knows beyond the core: its settings, its quest, whose turn of what."""

from typing import Literal

from rules.core.errors import RuleError
from rules.core.model import Seat
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AnyTask
from rules.systems.mkd_adventure.options import AdventureOptions


class AdventureState(MkdState):
    """One adventure.

    `ready` are seats content with their team. `central` is the Central Chamber's place in
    `site.tiles`. `queue` are the tokens and Monsters that still have their activation this round.
    `first` is the seat that chose to go first this round, `offered` those that were asked.

    `floor` counts from 1 once a floor is built, `floors` is how many there are, `sets` the tile
    sets of each floor built so far. `deadline` is the last round of a timed quest. `quest_figure`
    is whom the quest is about: a prisoner, or the Monster to be taken. In a `campaign` levels are
    gained in town alone.
    """

    schema_version: Literal[1] = 1
    options: AdventureOptions
    ready: tuple[Seat, ...] = ()
    central: int = 0
    quest_chest: int | None = None
    queue: tuple[AnyTask, ...] = ()
    first: Seat | None = None
    offered: tuple[Seat, ...] = ()
    campaign: bool = False
    floor: int = 0
    floors: int = 1
    sets: tuple[int, ...] = ()
    deadline: int | None = None
    quest_figure: int | None = None
    ending: Literal["", "victory", "defeat"] = ""


def of(play: Play) -> AdventureState:
    """The state of a play as an adventure's.

    Raises:
        RuleError: it belongs to another mode.
    """
    if not isinstance(play.state, AdventureState):
        raise RuleError("mkd-error-other-mode")
    return play.state
