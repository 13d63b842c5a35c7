"""One action being carried out: the state so far, its dice and what has happened."""

from rules.core.model import Seat
from rules.core.resolution import PartyResolution, with_item
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.state import Fight, Foe, Hero, Level, Prompt, Room, ThirdSixState
from rules.systems.third_six.terms import ITEMS, Item


class Resolution(PartyResolution[ThirdSixState, Hero]):
    """An action being resolved: the state so far, the dice and the events."""

    @property
    def options(self) -> ThirdSixOptions:
        """The game's settings."""
        return self.state.options

    def set_level(self, level: Level) -> None:
        """Replace the level the party is on."""
        self.change(levels=with_item(self.state.levels, self.state.depth - 1, level))

    def set_room(self, room: Room) -> None:
        """Replace a room of this level, or add the next one."""
        level = self.state.level
        self.set_level(level.with_(rooms=with_item(level.rooms, room.number - 1, room)))

    def set_foe(self, foe: Foe) -> None:
        """Replace a foe of the fight; one without hit points is gone."""
        fight = self.fight
        foes = (foe if old.number == foe.number else old for old in fight.foes)
        self.change(fight=fight.with_(foes=tuple(one for one in foes if one.hp > 0)))

    @property
    def fight(self) -> Fight:
        """The fight that is on.

        Raises:
            ValueError: there is none; nobody should have asked.
        """
        if self.state.fight is None:
            raise ValueError("no fight is on")
        return self.state.fight

    def acted(self, seat: Seat) -> None:
        """Note that a hero had a turn in the fight, if one is on."""
        fight = self.state.fight
        if fight and seat not in fight.acted:
            self.change(fight=fight.with_(acted=(*fight.acted, seat)))

    def ask(self, prompt: Prompt) -> None:
        """Put a decision at the end of the queue."""
        self.change(prompts=(*self.state.prompts, prompt))

    def ask_first(self, prompt: Prompt) -> None:
        """Put a decision before all others."""
        self.change(prompts=(prompt, *self.state.prompts))

    def answered(self) -> None:
        """Take the first decision from the queue."""
        self.change(prompts=self.state.prompts[1:])

    def put(self, item: Item) -> None:
        """Put something into the party's bag, which is kept in the order of `ITEMS`."""
        self.change(bag=tuple(sorted((*self.state.bag, item), key=ITEMS.index)))

    def take(self, item: Item) -> None:
        """Take something out of the bag."""
        bag = list(self.state.bag)
        bag.remove(item)
        self.change(bag=tuple(bag))

    def earn(self, coins: int) -> None:
        """Put coins into the one purse of the party (TS-057)."""
        state = self.state
        self.change(coins=state.coins + coins, earned=state.earned + coins)

    def spend(self, coins: int) -> None:
        """Take coins from the purse."""
        state = self.state
        self.change(coins=state.coins - coins, spent=state.spent + coins)
