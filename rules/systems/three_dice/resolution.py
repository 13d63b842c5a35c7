"""One action being carried out: the state so far, its dice and what has happened."""

from rules.core.dice import Dice
from rules.core.model import Seat
from rules.core.resolution import PartyResolution, with_item
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import (
    Hero,
    Level,
    Monster,
    Prompt,
    Room,
    ThreeDiceState,
)


class Resolution(PartyResolution[ThreeDiceState, Hero]):
    """The working table of one action.

    `movers` are the seats who act together: everybody of the group unless the party splits.
    """

    def __init__(self, state: ThreeDiceState, dice: Dice) -> None:
        super().__init__(state, dice)
        self.movers: tuple[Seat, ...] = state.acting

    @property
    def options(self) -> ThreeDiceOptions:
        """The game's settings."""
        return self.state.options

    @property
    def room(self) -> Room:
        """The room of the acting heroes."""
        return self.state.room

    def set_level(self, level: Level) -> None:
        """Replace the level the party is on."""
        self.change(levels=with_item(self.state.levels, self.state.depth - 1, level))

    def set_room(self, room: Room) -> None:
        """Replace a room of this level, or add the next one."""
        level = self.state.level
        self.set_level(level.with_(rooms=with_item(level.rooms, room.number - 1, room)))

    def set_monster(self, monster: Monster | None) -> None:
        """Replace the monster of the present room."""
        self.set_room(self.room.with_(monster=monster))

    def ask(self, prompt: Prompt) -> None:
        """Put a decision at the end of the queue; votes for other actions do not count for it."""
        self.change(prompts=(*self.state.prompts, prompt), votes=())

    def answered(self) -> None:
        """Take the first decision from the queue; votes on it are done with."""
        self.change(prompts=self.state.prompts[1:], votes=())
