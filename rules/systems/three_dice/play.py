"""One action being carried out: the state so far, its dice and what has happened."""

from rules.core.dice import Dice
from rules.core.model import Seat
from rules.core.words import Event
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import (
    Hero,
    Level,
    Monster,
    Prompt,
    Room,
    ThreeDiceState,
)


class Play:
    """The working table of one action. States stay values: `state` is replaced, never altered.

    `movers` are the seats who act together: everybody of the group unless the party splits.
    """

    def __init__(self, state: ThreeDiceState, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        self.movers: tuple[Seat, ...] = state.acting

    @property
    def options(self) -> ThreeDiceOptions:
        """The game's settings."""
        return self.state.options

    @property
    def room(self) -> Room:
        """The room of the acting heroes."""
        return self.state.room

    def tell(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)

    def roll(self, sides: int, reason: str) -> int:
        """Roll one die."""
        return self.dice.roll(sides, reason)

    def change(self, **changes: object) -> None:
        """Replace fields of the state."""
        self.state = self.state.with_(**changes)

    def hero(self, seat: Seat) -> Hero:
        """Return a hero as of now."""
        return self.state.hero(seat)

    def set_hero(self, hero: Hero) -> None:
        """Replace a hero."""
        self.change(
            heroes=tuple(hero if old.seat == hero.seat else old for old in self.state.heroes)
        )

    def set_level(self, level: Level) -> None:
        """Replace the level the party is on."""
        levels = self.state.levels
        at = self.state.depth - 1
        self.change(levels=(*levels[:at], level, *levels[at + 1 :]))

    def set_room(self, room: Room) -> None:
        """Replace a room of this level, or add the next one."""
        rooms = self.state.level.rooms
        at = room.number - 1
        self.set_level(self.state.level.with_(rooms=(*rooms[:at], room, *rooms[at + 1 :])))

    def set_monster(self, monster: Monster | None) -> None:
        """Replace the monster of the present room."""
        self.set_room(self.room.with_(monster=monster))

    def ask(self, prompt: Prompt) -> None:
        """Put a decision at the end of the queue; voices for anything else do not count for it."""
        self.change(prompts=(*self.state.prompts, prompt), votes=())

    def answered(self) -> None:
        """Take the first decision from the queue; votes on it are done with."""
        self.change(prompts=self.state.prompts[1:], votes=())
